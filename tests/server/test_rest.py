"""Bots that play among themselves: after so many moves they wait, say so, and go on when somebody comes."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import BOT, ME, refused, run
from helpers.working import Working, brains_of
from sqlalchemy import select

from shokai.server.client import Client
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.texts import Say, languages, speaker

pytest_plugins = ("helpers.postgres",)

CAP = 12
FEW = {"SHOKAI_BOTS_ALONE": str(CAP)}


def rests(view: dict[str, Any]) -> bool:
    return view["notice"] is not None


async def a_table(client: Client, *seats: dict[str, Any], game: str = "osaka", **terms: Any) -> str:
    return await client.create(game=game, players=len(seats), seats=list(seats), **terms)


async def row(database: str, table: str) -> Any:
    """What the list of tables to think for has of a table."""
    store = Store(database)
    async with store.engine.connect() as connection:
        found = (await connection.execute(select(db.tables).where(db.tables.c.id == table))).one()
    await store.close()
    return found


async def moves_of_bots(database: str, table: str) -> int:
    store = Store(database)
    events = await store.since(table, 0)
    await store.close()
    return sum(event.event.kind == "play" and event.event.person is None for event in events)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_bots_among_themselves_wait_after_so_many_moves(game: str, tmp_path: Path) -> None:
    """And so they do after a restart, until somebody takes a seat."""

    async def scene(server: Serving) -> None:
        anna, ben = server.client(), server.client()
        await anna.name("Anna")
        await ben.name("Ben")
        table = await a_table(anna, BOT, BOT, game=game)
        async with anna.live(table) as live:
            await live.until(rests)
            view = live.view
            assert view["notice"] == {"id": "server-bots-rest", "args": {"moves": CAP}}
            assert (view["table"]["state"], view["thinking"]) == ("playing", None)
            assert await moves_of_bots(f"sqlite:///{server.data}", table) == CAP
            assert (await row(f"sqlite:///{server.data}", table)).bot is None
            metrics = server.ask("GET", "/metrics").text
            assert "shokai_tables_rested_total 1.0" in metrics
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await live.act("chat", text="Is anybody there?")
            assert rests(live.view)
            assert brains_of(server.pid) == []
            # The host lets somebody play, and the bots go on as long as they do.
            invite = (await live.act("invite", seat=1))["answer"]["invite"]
            sit = {"client": "b", "id": 1, "do": "sit", "seat": 1, "invite": invite}
            await ben.ask("POST", f"/api/tables/{table}/do", sit)
            async with ben.live(table) as second:
                while (await moves_of_bots(f"sqlite:///{server.data}", table)) < 2 * CAP + 2:
                    await second.until(lambda view: "play" in view["you"]["can"])
                    assert not rests(second.view)
                    done = await second.play(second.view["game"]["moves"][0]["number"])
                    await second.reach(done["version"])
        assert "Traceback" not in server.log

    with Serving(tmp_path, thinkers=1, env=FEW) as server:
        run(scene(server))


def test_whoever_left_takes_the_seat_back_and_the_game_goes_on(tmp_path: Path) -> None:
    """The clock stands meanwhile: nobody loses time over a game that waits."""

    async def scene(server: Serving) -> None:
        anna = server.client()
        await anna.name("Anna")
        table = await a_table(anna, ME, BOT, clock={"each": 5, "bank": 600})
        async with anna.live(table) as live:
            for _ in range(2):
                await live.act("mind", seat=0, bot="random")
                await live.until(rests)
                assert live.view["table"]["running"] is None
                before = live.view["at"]
                assert (await row(f"sqlite:///{server.data}", table)).falls is None
                done = await live.act("mind", seat=0, bot=None)
                await live.reach(done["version"])
                assert not rests(live.view)
                await live.until(lambda view: "play" in view["you"]["can"])
                done = await live.play(live.view["game"]["moves"][0]["number"])
                await live.reach(done["version"])
                assert live.view["at"] > before

    with Serving(tmp_path, thinkers=1, env=FEW) as server:
        run(scene(server))


def test_where_only_bots_play_the_host_can_close_the_table(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        anna, ben = server.client(), server.client()
        await anna.name("Anna")
        await ben.name("Ben")
        table = await a_table(anna, BOT, BOT)
        async with anna.live(table) as live, ben.live(table) as other:
            await asyncio.gather(live.until(rests), other.until(rests))
            assert "close" in live.view["you"]["can"]
            assert "close" not in other.view["you"]["can"]
            assert await refused(other.act("close")) == "host-only"
            await live.reach((await live.act("close"))["version"])
            assert live.view["table"]["state"] == "closed"
            assert not rests(live.view)

    with Serving(tmp_path, thinkers=1, env=FEW) as server:
        run(scene(server))


def test_bots_wait_whichever_process_thinks(tmp_path: Path, database: str) -> None:
    """Two workers see the same table; it rests once, and a person wakes it through a server that thinks of nothing."""

    async def scene(server: Serving) -> None:
        anna = server.client()
        await anna.name("Anna")
        table = await a_table(anna, ME, BOT, BOT)
        async with anna.live(table) as live:
            for _ in range(2):
                await live.act("mind", seat=0, bot="random")
                await live.until(rests)
                done = await live.act("mind", seat=0, bot=None)
                await live.until(lambda view, woken=done["version"]: view["version"] >= woken and not rests(view))
        store = Store(database)
        kinds = [event.event.kind for event in await store.since(table, 0)]
        await store.close()
        assert kinds.count("rest") == 2

    with ExitStack() as stack:
        workers = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            workers.append(stack.enter_context(Working(tmp_path / name, database, env=FEW)))
        run(scene(stack.enter_context(Serving(tmp_path, database=database))))
        assert [worker.log for worker in workers if "Traceback" in worker.log] == []


# What events make of a table.


def a_dull_table(*seats: dict[str, Any]) -> Table:
    terms = Terms("t", "osaka", 0, len(seats), seats, "h", "7", "t", 0.0)
    table = Table(terms)
    table.apply([Numbered(1, Event("begin", {"names": ["A", "B"], "bots": {}, "steps": [], "actor": 0}, 0.0))])
    return table


def after(table: Table, kind: str, **data: Any) -> Table:
    table.apply([Numbered(table.version + 1, Event(kind, data, 0.0))])
    return table


ANNA = {"kind": "person", "person": "a", "name": "Anna"}
CLERK = {"kind": "bot", "bot": "clerk", "name": "clerk"}
MOVE = {"steps": [(0, 0)], "actor": 0}


def test_moves_of_bots_count_only_where_nobody_else_plays() -> None:
    table = a_dull_table(ANNA, CLERK)
    for _ in range(3):
        after(table, "play", **MOVE)
    assert (table.alone, table.only_bots) == (0, False)
    after(table, "mind", seat=0, bot="clerk")
    for _ in range(3):
        after(table, "play", **MOVE)
    assert (table.alone, table.only_bots) == (3, True)
    after(table, "chat", name="Anna", seat=0, text="Hm?")
    assert table.alone == 3


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("mind", {"seat": 0, "bot": None}),
        ("mind", {"seat": 0, "bot": "random"}),
        ("sit", {"seat": 1, "person": "b", "name": "Ben"}),
        ("undo", {"to": 1, "actor": 0}),
    ],
)
def test_what_a_person_does_wakes_the_bots(kind: str, data: dict[str, Any]) -> None:
    table = a_dull_table(ANNA, CLERK)
    after(table, "mind", seat=0, bot="clerk")
    for _ in range(3):
        after(table, "play", **MOVE)
    after(table, "rest", moves=3)
    assert table.bot_to_move is None
    after(table, kind, **data)
    assert (table.alone, table.rests_after) == (0, None)
    assert table.bot_to_move == table.chairs[0].player


def test_the_notice_is_a_sentence_in_every_language() -> None:
    said = {speaker(language).say(Say("server-bots-rest", moves=10_000)) for language in languages()}
    assert len(said) == len(languages())
    assert all("10" in sentence and "000" in sentence for sentence in said)
