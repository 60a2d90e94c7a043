"""A message has one outcome, and whoever sent it is told that one: however late it is asked, and whatever breaks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from helpers.cutting import Cutting
from helpers.serving import Serving
from helpers.tables import ME, run, sooner_or_later

from shokai.server.client import Client, Refused

pytest_plugins = ("helpers.postgres",)


async def outcome(client: Client, table: str, message: dict[str, Any]) -> str | int:
    """What a message came to: the version that it led to, or the code of its refusal."""
    try:
        return int((await client.ask("POST", f"/api/tables/{table}/do", message))["version"])
    except Refused as refused:
        return refused.code


async def hot_seat(server: Serving) -> tuple[Client, str, dict[str, Any]]:
    """Anna on both seats of a table, and a message with her first move."""
    anna = server.client()
    anna.longest = 300.0
    await anna.name("Anna")
    table = await anna.create(game="osaka", players=2, seats=[ME, ME])
    view = await anna.ask("GET", f"/api/tables/{table}")
    actor = view["game"]["actor"]
    view = await anna.ask("GET", f"/api/tables/{table}?seat={actor}")
    move = view["game"]["moves"][0]["number"]
    return anna, table, {"client": "c", "id": 1, "do": "play", "at": view["at"], "move": move}


def stored(database: str, table: str) -> list[tuple[int, int | None]]:
    """The events that messages led to: their number, and the message's."""
    with psycopg.connect(database) as connection:
        wanted = "select sequence, number from events where table_id = %s and client is not null order by sequence"
        return connection.execute(wanted, (table,)).fetchall()


def waiting(database: str) -> list[int]:
    """Processes of the database that wait for a lock."""
    with psycopg.connect(database) as connection:
        wanted = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        return [pid for (pid,) in connection.execute(wanted).fetchall()]


def test_a_message_that_was_stored_long_ago_is_answered_as_it_was(any_database: str, tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        anna, table, first = await hot_seat(server)
        version = await outcome(anna, table, first)
        assert isinstance(version, int)
        for number in range(2, 502):
            chat = {"client": "c", "id": number, "do": "chat", "text": "On and on"}
            assert isinstance(await outcome(anna, table, chat), int)
        assert await outcome(anna, table, first) == version
        assert await outcome(anna, table, {**chat, "id": 200}) == version + 199
        await asyncio.to_thread(server.restart)
        assert await outcome(anna, table, first) == version
        # A number that was never used is no old message.
        assert await outcome(anna, table, {**chat, "id": 502}) == version + 501

    with Serving(tmp_path, database=any_database) as server:
        run(scene(server))


@pytest.fixture
def cutting(database: str) -> Iterator[Cutting]:
    """A line to the database that can be cut."""
    # The path of a socket is short.
    with tempfile.TemporaryDirectory(prefix="cut-") as folder:
        line = Cutting(database, Path(folder))
        yield line
        line.close()


@pytest.mark.parametrize("arrives", [True, False])
def test_a_commit_whose_answer_was_lost_is_told_as_it_went(
    arrives: bool, cutting: Cutting, database: str, tmp_path: Path
) -> None:
    async def scene(server: Serving) -> None:
        anna, table, message = await hot_seat(server)
        cutting.arm()
        sent = asyncio.create_task(outcome(anna, table, message))
        await sooner_or_later(cutting.cut.is_set, "the cut")
        # Nobody knows yet what becomes of it: it is not told that nothing did.
        await sooner_or_later(lambda: sent.done() or waiting(database), "somebody who waits for the database")
        cutting.let_go(arrives)
        told = await sent
        if arrives:
            assert stored(database, table) == [(told, 1)]
        else:
            assert (told, stored(database, table)) == ("internal", [])
        # A copy that comes late changes nothing.
        assert await outcome(anna, table, message) == told
        assert len(stored(database, table)) == int(arrives)
        # And the game goes on.
        assert isinstance(await outcome(anna, table, {**message, "client": "d"}), str if arrives else int)

    with Serving(tmp_path, database=cutting.database) as server:
        run(scene(server))


@contextlib.contextmanager
def stopped_while_it_writes(database: str) -> Iterator[Callable[[], int]]:
    """Lets the next write wait, and stops the process of the database that does it: its number, when it is there."""
    with psycopg.connect(database) as connection:
        connection.execute("lock table events in share row exclusive mode")

        def stop() -> int:
            pids = waiting(database)
            if not pids:
                return 0
            os.kill(pids[0], signal.SIGSTOP)
            return pids[0]

        yield stop


@pytest.mark.parametrize("ends", ["goes on", "dies"])
def test_a_database_that_stops_in_a_write_is_waited_for(ends: str, database: str, tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        anna, table, message = await hot_seat(server)
        with stopped_while_it_writes(database) as stop:
            sent = asyncio.create_task(outcome(anna, table, message))
            pid = await sooner_or_later(stop, "a write")
        again = asyncio.create_task(outcome(anna, table, message))
        try:
            # Whoever sends it again waits for the same.
            assert not (await asyncio.wait({sent, again}, timeout=1))[0]
        finally:
            os.kill(pid, signal.SIGCONT if ends == "goes on" else signal.SIGKILL)
        told = await sent
        assert await again == told
        # PostgreSQL may be starting again.
        found = await sooner_or_later(lambda: reachable(database) and [stored(database, table)], "the database")
        assert found == ([[(told, 1)]] if ends == "goes on" else [[]])
        assert told == "internal" if ends == "dies" else isinstance(told, int)

    with Serving(tmp_path, database=database) as server:
        run(scene(server))


def reachable(database: str) -> bool:
    with contextlib.suppress(psycopg.Error):
        psycopg.connect(database).close()
        return True
    return False
