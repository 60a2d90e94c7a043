"""Several processes on one PostgreSQL database: people on different web processes, bots in a worker, deaths."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psycopg
import pytest
from helpers.attacking import PASSWORD, cookie_in, heard_until, live, new_table, with_account
from helpers.filling import opened, terms
from helpers.serving import Serving
from helpers.tables import ME, OPEN, run, sooner_or_later
from helpers.working import Working, lost_in_thought

from shokai.match.record import read_record, verify
from shokai.server.client import Client, Live
from shokai.server.live.announcing import Announcements
from shokai.server.operators.operating import CHANNEL
from shokai.server.people.endings import Endings

pytest_plugins = ("helpers.postgres",)


async def two_and_a_bot(webs: list[Serving], game: str, bot: str) -> tuple[str, Client, Client]:
    """Anna on one web process, Ben on the other, and a bot."""
    anna, ben = (web.client() for web in webs)
    await anna.name("Anna")
    await ben.name("Ben")
    table = await anna.create(game=game, players=3, seats=[ME, OPEN, {"kind": "bot", "bot": bot}])
    await ben.ask("POST", f"/api/tables/{table}/do", {"client": "ben", "id": 1, "do": "sit", "seat": 1})
    return table, anna, ben


def stored(database: str, table: str) -> list[tuple[int, str, str | None, int | None]]:
    """The events of a table as they are in the database: number, kind, client, its number."""
    with psycopg.connect(database) as connection:
        wanted = "select sequence, kind, client, number from events where table_id = %s order by sequence"
        return connection.execute(wanted, (table,)).fetchall()


async def play_to_the_end(
    lives: list[Live], dice: random.Random, between: Callable[[int], Coroutine[Any, Any, None]]
) -> int:
    """Whoever has to decide does, and everybody sees it; how many moves people made."""
    moves = 0
    while True:
        await asyncio.gather(
            *(live.until(lambda view: view["thinking"] is None or view["table"]["state"] == "over") for live in lives)
        )
        latest = max(live.view["version"] for live in lives)
        await asyncio.gather(*(live.reach(latest) for live in lives))
        if lives[0].view["table"]["state"] == "over":
            return moves
        mover = next((live for live in lives if "play" in live.view["you"]["can"]), None)
        if mover is None:
            continue
        done = await mover.play(dice.choice(mover.view["game"]["moves"])["number"])
        moves += 1
        # On the other web process, too.
        await asyncio.gather(*(live.reach(done["version"]) for live in lives))
        await between(moves)


@pytest.mark.essential
@pytest.mark.slow
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_two_web_processes_and_a_worker_play_a_whole_game(
    game: str, webs: list[Serving], database: str, tmp_path: Path
) -> None:
    """One of the web processes is killed on the way; no move is lost, and none is made twice."""

    async def scene() -> None:
        table, anna, ben = await two_and_a_bot(webs, game, "random")

        async def between(moves: int) -> None:
            if moves in (5, 20):
                await asyncio.to_thread(webs[1].kill)
                await asyncio.to_thread(webs[1].start)

        async with anna.live(table) as first, ben.live(table) as second:
            assert (first.view["you"]["seat"], second.view["you"]["seat"]) == (0, 1)
            moves = await play_to_the_end([first, second], random.Random(game), between)
            for live in (first, second):
                await live.until(lambda view: view["table"]["seed"] is not None)
                assert live.view["sheet"]
            for key in ("version", "at", "step", "sheet"):
                assert first.view[key] == second.view[key]
        events = stored(database, table)
        assert [sequence for sequence, *_ in events] == list(range(1, len(events) + 1))
        played = [(client, number) for _, kind, client, number in events if kind == "play" and client]
        assert len(set(played)) == len(played) == moves
        assert len(events) > moves + 10
        record = await anna.ask("GET", f"/api/tables/{table}/record")
        assert read_record(record).over
        assert verify(record).fault is None

    with Working(tmp_path, database):
        run(scene())


def test_who_is_present_is_known_on_every_web_process(webs: list[Serving]) -> None:
    async def scene() -> None:
        table, anna, ben = await two_and_a_bot(webs, "osaka", "random")

        def here(*seats: int) -> Callable[[dict[str, Any]], bool]:
            return lambda view: [seat["seat"] for seat in view["table"]["seats"] if seat["present"]] == list(seats)

        async with anna.live(table) as first:
            async with ben.live(table) as second:
                # Ben came later and asks who was there before; Anna hears of him.
                await second.until(here(0, 1))
                await first.until(here(0, 1))
            await first.until(here(0))

    run(scene())


def bearer_of(token: dict[str, str]) -> str:
    return f"Bearer {token['token']}"


def test_what_is_void_on_one_web_process_ends_on_every(webs: list[Serving], database: str) -> None:
    """Open connections, too, and also when the announcement was lost because the database closed the line."""
    one, two = webs
    cookie = with_account(one, "Anna")
    table = new_table(one, cookie)
    first, second = (one.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=cookie).json() for _ in range(2))
    with (
        live(two, table, authorization=bearer_of(first)) as dropped,
        live(two, table, authorization=bearer_of(second)) as program,
        live(two, table, cookie=cookie) as browser,
    ):
        for socket in (dropped, program, browser):
            heard_until(socket, "view")
        assert one.ask("DELETE", f"/api/me/tokens/{first['id']}", cookie=cookie).status_code == 200
        assert heard_until(dropped, "bye")["why"] == "name-first"
        for socket in (program, browser):
            socket.send('{"do": "ping"}')
            assert heard_until(socket, "pong")
        changed = one.ask("POST", "/api/me/password", {"old": PASSWORD, "new": "another one"}, cookie=cookie)
        for socket in (program, browser):
            assert heard_until(socket, "bye")["why"] == "name-first"
    fresh = cookie_in(changed)
    with live(two, table, cookie=fresh) as browser:
        heard_until(browser, "view")
        # A process that did not hear of it looks for itself when it listens again.
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("update people set epoch = epoch + 1")
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'"
                " and datname = current_database()"
            )
        assert heard_until(browser, "bye")["why"] == "name-first"


def test_two_who_wish_a_rematch_at_once_come_to_one_table(webs: list[Serving], database: str) -> None:
    async def scene() -> None:
        table, anna, ben = await two_and_a_bot(webs, "osaka", "random")
        async with anna.live(table) as first, ben.live(table) as second:
            await second.reach((await first.act("close"))["version"])
            ask = second.view["table"]["asks"][0]["ask"]
            await first.reach((await second.act("answer", ask=ask, yes=True))["version"])
            told = await asyncio.gather(first.act("rematch"), second.act("rematch"))
            assert told[0]["answer"] == told[1]["answer"]
            views = [await live.until(lambda view: bool(view["table"]["rematch"])) for live in (first, second)]
            again = {view["table"]["rematch"] for view in views}
            with psycopg.connect(database) as connection:
                there = connection.execute("select id from tables").fetchall()
            assert {id for (id,) in there} == {table, *again}
            assert len(again) == 1
            fresh = await ben.ask("GET", f"/api/tables/{again.pop()}")
            assert fresh["table"]["state"] == "playing"

    run(scene())


def test_a_move_claimed_by_a_dead_worker_is_made_by_another(webs: list[Serving], database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        table, anna, ben = await two_and_a_bot(webs, "osaka", "random")
        async with anna.live(table) as first, ben.live(table) as second:
            with Working(tmp_path, database) as worker:
                await lost_in_thought(worker, first, second)
                await sooner_or_later(lambda: claimed(database, table) > time.time(), "a claim")
                worker.kill()
            before = first.view["at"]
            (tmp_path / "another").mkdir()
            with Working(tmp_path / "another", database):
                await asyncio.gather(*(live.until(lambda view: view["at"] > before) for live in (first, second)))
            assert first.view["at"] == second.view["at"]

    run(scene())


def test_a_claim_lasts_as_long_as_somebody_thinks(webs: list[Serving], database: str, tmp_path: Path) -> None:
    """Whoever thinks for long keeps the move, and a second worker keeps off."""

    async def scene() -> None:
        table, anna, ben = await two_and_a_bot(webs, "osaka", "random")
        (tmp_path / "another").mkdir()
        async with anna.live(table) as first, ben.live(table) as second:
            with Working(tmp_path, database) as worker:
                brains = await lost_in_thought(worker, first, second)
                await sooner_or_later(lambda: claimed(database, table) > time.time(), "a claim")
                # The second comes when the move is claimed: its own brain would answer at once.
                with Working(tmp_path / "another", database):
                    before, begun = first.view["at"], claimed(database, table)
                    # People may talk meanwhile.
                    await first.act("chat", text="Take your time!")
                    assert claimed(database, table) >= begun
                    await sooner_or_later(lambda: time.time() > begun, "the time when the first claim would have ended")
                    assert claimed(database, table) > time.time()
                    assert first.view["at"] == before
                    for brain in brains:
                        brain.resume()
                    await asyncio.gather(*(live.until(lambda view: view["at"] > before) for live in (first, second)))

    run(scene())


def claimed(database: str, table: str) -> float:
    """Until when a bot's move is claimed."""
    with psycopg.connect(database) as connection:
        found = connection.execute("select claimed from tables where id = %s", (table,)).fetchone()
    assert found
    return float(found[0])


def test_what_is_new_is_heard_while_what_was_missed_is_looked_up(database: str) -> None:
    """However long a table makes wait that has to be looked at again."""

    async def scene() -> None:
        async with opened(database) as hub:
            anna = await hub.people.new_guest("Anna")
            one = await hub.get(await hub.create(terms("one", "osaka", anna, None)))
            heard: list[bool] = []
            announcements = Announcements(hub, Endings(hub.store, ()))
            announcements.operator_spoke = lambda: heard.append(True)
            async with one.lock:
                announcements.start()
                await sooner_or_later(lambda: one.lock._waiters, "a table that is looked at again")
                with psycopg.connect(database, autocommit=True) as connection:
                    connection.execute(f"NOTIFY {CHANNEL}")
                await sooner_or_later(lambda: heard, "the operator's words")
            await announcements.stop()

    run(scene())
