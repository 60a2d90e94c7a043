"""Bots that cannot move: asked again ever more rarely, given up at last, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from helpers.filling import act, fill, opened
from helpers.serving import Serving
from helpers.tables import ME, run, sooner_or_later
from sqlalchemy import insert, select, update

from shokai.match.match import Match
from shokai.server.client import Client
from shokai.server.live.hub import Hub
from shokai.server.storage import schema as db
from shokai.server.storage.store import LONGEST_PAUSE
from shokai.server.tables.deciding import Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.views import view_of
from shokai.server.thinking.failing import TRIES, Failures
from shokai.server.thinking.minder import Minder
from shokai.server.thinking.pool import BotFailed, Pool
from shokai.texts import Say, languages, speaker

pytest_plugins = ("helpers.postgres",)

# A bot that this version does not know; another one might.
ORACLE = {"kind": "bot", "bot": "oracle", "name": "oracle"}
RANDOM = {"kind": "bot", "bot": "random", "name": "random"}


def bots(id: str, host: str, *seats: dict[str, Any], **more: Any) -> Terms:
    return Terms(id, "osaka", 0, len(seats), seats, host, f"seed {id}", id, time.time(), **more)


async def row(hub: Hub, id: str) -> Any:
    async with hub.store.engine.connect() as connection:
        return (await connection.execute(select(db.tables).where(db.tables.c.id == id))).one()


async def change(hub: Hub, id: str, **values: Any) -> None:
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(db.tables).where(db.tables.c.id == id).values(**values))


def metric(server: Serving, name: str) -> float:
    lines = server.ask("GET", "/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.split()[0] == name)


def stands_still(view: dict[str, Any]) -> bool:
    return view["notice"] is not None


# A real server.


def test_tables_whose_bots_fail_hold_nobody_up(tmp_path: Path) -> None:
    """More of them than one look at the database finds, and all older. And the log does not grow with time."""
    failing = [f"failing{n}" for n in range(55)]

    async def prepare() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            for n, id in enumerate(failing):
                await hub.create(bots(id, f"host{n}", ORACLE, ORACLE))
            await hub.create(bots("good", "Anna", RANDOM, RANDOM))

    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Ben")
        async with client.live("good") as live:
            await live.until(lambda view: view["step"] > 40)
        await sooner_or_later(
            lambda: metric(server, 'shokai_bot_failures_total{reason="bot"}') >= 2 * len(failing), "second failures"
        )

    run(prepare())
    begun = time.monotonic()
    with Serving(tmp_path, "--log-format", "json", thinkers=1) as server:
        run(scene(server))
        took = time.monotonic() - begun
        log = server.log
    assert "Traceback" not in log
    for id in failing:
        # The n-th failure comes after 1 + 2 + 4 + ... seconds.
        assert 1 <= sum(f'"{id}"' in line for line in log.splitlines()) <= math.log2(took + 1) + 1


def test_a_bot_that_fails_again_and_again_is_given_up_and_everybody_is_told(tmp_path: Path) -> None:
    """Until somebody takes its place, also through a restart."""
    anna = Client("")

    async def begin(server: Serving) -> str:
        """Anna's table, where a bot has to move that nobody knows any more, and that has failed often."""
        anna.address = server.address
        await anna.name("Anna")
        table = await anna.create(game="osaka", players=2, seats=[ME, {"kind": "bot", "bot": "random"}])
        async with anna.live(table) as live:
            while live.view["thinking"] is None:
                done = await live.play(live.view["game"]["moves"][0]["number"])
                await live.reach(done["version"])
        with sqlite3.connect(server.data) as connection:
            connection.execute(
                "UPDATE tables SET terms = replace(terms, 'random', 'oracle'), bot = 'oracle', bot_failures = ?",
                (TRIES - 1,),
            )
        return table

    async def scene(server: Serving, table: str) -> None:
        anna.address = server.address
        ben = server.client()
        await ben.name("Ben")
        async with anna.live(table) as live, ben.live(table) as other:
            await asyncio.gather(live.until(stands_still), other.until(stands_still))
            assert live.view["notice"] == {"id": "server-bot-stuck", "args": {"player": "Pink", "bot": "oracle"}}
            assert (live.view["thinking"], live.view["table"]["state"]) == (None, "playing")
            assert metric(server, "shokai_bots_given_up_total") == 1
            assert metric(server, 'shokai_bot_failures_total{reason="bot"}') == 1
            assert server.log.count("a bot is given up") == 1
            async with opened(f"sqlite:///{server.data}") as hub:
                assert (await row(hub, table)).bot is None
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await other.act("chat", text="What is it thinking about?")
            assert stands_still(other.view)
            # A person's act has it asked once more, which comes to nothing.
            done = await live.act("mind", seat=0, bot=None)
            await live.reach(done["version"])
            assert not stands_still(live.view)
            await sooner_or_later(lambda: metric(server, 'shokai_bot_failures_total{reason="bot"}'), "another try")
            invite = (await live.act("invite", seat=1))["answer"]["invite"]
            await other.act("sit", seat=1, invite=invite)
            await live.until(lambda view: view["table"]["asks"])
            done = await live.act("answer", ask=live.view["table"]["asks"][0]["ask"], yes=True)
            await other.reach(done["version"])
            assert not stands_still(other.view)
            await other.until(lambda view: "play" in view["you"]["can"])
            await other.play(other.view["game"]["moves"][0]["number"])

    with Serving(tmp_path) as server:
        table = run(begin(server))
    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server, table))


def test_a_table_that_cannot_be_read_is_given_up(tmp_path: Path) -> None:
    """Here because of an event that only a newer version knows."""

    async def prepare() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            for id in ("odd", "good"):
                await hub.create(bots(id, id, RANDOM, RANDOM))
            async with hub.store.engine.begin() as connection:
                riddle = {"table_id": "odd", "sequence": 2, "kind": "riddle", "data": "{}", "at": 0.0}
                await connection.execute(insert(db.events).values(riddle))
            await change(hub, "odd", version=2, bot_failures=TRIES - 1)

    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Ben")
        async with client.live("good") as live:
            await live.until(lambda view: view["step"] > 5)
        await sooner_or_later(lambda: metric(server, "shokai_bots_given_up_total"), "the end")
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            assert (await row(hub, "odd")).bot is None
        assert metric(server, 'shokai_bot_failures_total{reason="table"}') == 1

    run(prepare())
    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_a_bot_that_failed_waits_and_a_move_ends_its_failures(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare() -> float:
        async with opened(url) as hub:
            await hub.create(bots("slow", "Anna", RANDOM, RANDOM))
            later = time.time() + 8
            await change(hub, "slow", bot_failures=5, bot_after=later)
        return later

    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Ben")
        async with client.live("slow") as live:
            before = live.view["at"]
            # Chat is no reason to ask it sooner.
            await live.act("chat", text="Hurry up!")
            await live.until(lambda view: view["at"] > before)
        async with opened(url) as hub:
            found = await row(hub, "slow")
            assert (found.bot_failures, found.bot_after) == (0, 0)
            first = next(one.event for one in await hub.store.since("slow", 0) if one.event.kind == "play")
            assert first.at >= later

    later = run(prepare())
    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_a_busy_server_is_no_failure_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor of a table: here its record cannot be read now."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setattr("shokai.server.thinking.minder.PAUSE", 0)
    record = Match("osaka", seed="7").record(secret=True)

    async def scene() -> None:
        async with opened(url) as hub:
            await hub.create(bots("t", "Anna", RANDOM, RANDOM, record=record))
        async with opened(url) as hub:
            hub.workroom.dismiss()
            minder = Minder(hub, Pool(1), 0)
            minder.due("t")
            await asyncio.gather(*minder._tasks)
            assert (await row(hub, "t")).bot_failures == 0
            assert hub.at_hand("t") is None
            await minder.stop()

    run(scene())


def test_clocks_hold_no_bots_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose clock has run down, and that cannot be had now."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setattr("shokai.server.thinking.minder.LOOKS", 0.05)
    anna = {"kind": "person", "person": "a", "name": "Anna"}

    async def scene() -> None:
        async with opened(url) as hub, opened(url) as other:
            await hub.create(bots("late", "Anna", anna, anna, clock={"bank": 60, "each": 5}))
            await change(hub, "late", falls=1.0)
            live = await hub.get("late")
            minder = Minder(hub, Pool(1), 0)
            async with live.lock:
                minder.start()
                await sooner_or_later(lambda: live.lock._waiters, "a clock that runs down")
                await other.create(bots("bots", "Ben", RANDOM, RANDOM))
                await sooner_or_later(lambda: hub.at_hand("bots"), "bots that are minded")
            await minder.stop()

    run(scene())


def test_a_table_that_cannot_be_read_stops_no_ratings(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare() -> None:
        async with opened(url) as hub:
            await hub.create(bots("odd", "odd", RANDOM, RANDOM))
            async with hub.store.engine.begin() as connection:
                riddle = {"table_id": "odd", "sequence": 2, "kind": "riddle", "data": "{}", "at": 0.0}
                await connection.execute(insert(db.events).values(riddle))
            await change(hub, "odd", version=2, state="over", bot=None)

    def rated(id: str) -> bool:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            return bool(file.execute("select rated from tables where id = ?", (id,)).fetchone()[0])

    run(prepare())
    over = fill(url)["over"]
    # As if the process that ended the game had died before it counted it.
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("delete from results")
        file.execute("update tables set rated = 0, noted = 0")
    assert not rated(over)
    with Serving(tmp_path):
        run(sooner_or_later(lambda: rated(over), "a game that is counted"))
    assert not rated("odd")


# The database.


def test_failures_are_counted_where_all_processes_see_them(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as one, opened(any_database) as other:
            anna = await one.people.new_guest("Anna")
            seat = {"kind": "person", "person": anna.id, "name": anna.name}
            await one.create(bots("t", anna.id, seat, ORACLE))
            live = await one.get("t")
            await act(one, "t", anna, 1, do="mind", seat=0, bot="random")
            assert await other.store.waiting_for_bots(5) == ["t"]
            assert [await hub.store.bot_failed("t") for hub in (one, other, one)] == [(1, 1.0), (2, 2.0), (3, 4.0)]
            now = time.time()
            for number in (2, 3):
                assert await other.store.waiting_for_bots(5) == []
                assert await other.store.claim("t", live.table.version, 10) is None
                await act(one, "t", anna, number, do="chat", text="Hm?")
            found = await row(one, "t")
            assert (found.bot_failures, found.bot) == (3, live.table.bot_to_move)
            assert now + 3 < found.bot_after < now + 5
            # What a person does with the game asks anew, and at once.
            await act(one, "t", anna, 9, do="mind", seat=0, bot="uniform")
            found = await row(one, "t")
            assert (found.bot_failures, found.bot_after) == (0, 0)
            assert await other.store.waiting_for_bots(5) == ["t"]
            assert await other.store.bot_failed("no such table") == (0, 0.0)

    run(scene())


def test_where_no_process_can_be_started_no_bot_is_given_up(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            await hub.create(bots("t", "Anna", RANDOM, RANDOM))
            live, failures = await hub.get("t"), Failures(hub)
            for _ in range(3 * TRIES):
                await failures.of_bot("t", live.table.at, BotFailed("no memory", "start"))
            assert live.table.bot_to_move == "random"
            found = await row(hub, "t")
            assert found.bot_failures == 3 * TRIES
            assert found.bot_after <= time.time() + LONGEST_PAUSE
            # One that fails for a reason of its own is.
            await failures.of_bot("t", live.table.at, BotFailed("a riddle"))
            assert (live.table.bot_to_move, live.table.stuck) == (None, live.table.actor)
            assert (await row(hub, "t")).bot is None

    run(scene())


def test_every_host_has_a_turn_however_many_tables_others_have(any_database: str) -> None:
    """One has a hundred tables, all older. A move puts a table last, so nobody is left out for long."""
    rich, poor = [f"rich{n}" for n in range(100)], [f"poor{n}" for n in range(6)]

    async def scene() -> None:
        async with opened(any_database) as hub:
            for n, id in enumerate(rich + poor):
                await hub.create(bots(id, id if id in poor else "Midas", RANDOM, RANDOM))
                await change(hub, id, updated=float(n))
            now, found = 1000.0, set[str]()
            assert set(await hub.store.waiting_for_bots(7)) == {*poor, "rich0"}
            # Fewer at a time than there are hosts: the longest waiting is always among them.
            for look in range(len(rich) + len(poor)):
                waiting = await hub.store.waiting_for_bots(3)
                rows = [await row(hub, id) for id in rich + poor]
                assert min(rows, key=lambda row: float(row.updated)).id in waiting
                found.update(waiting)
                for id in waiting:
                    now += 1
                    await change(hub, id, updated=now)
                if look == 3:
                    assert set(poor) <= found
            assert found == {*rich, *poor}

    run(scene())


# What events make of a table.


def a_stuck_table(**more: Any) -> Table:
    anna = {"kind": "person", "person": "a", "name": "Anna"}
    table = Table(bots("t", "h", ORACLE, anna, clock={"bank": 60, "each": 5}, **more))
    table.apply([Numbered(1, Event("begin", {"names": ["A", "B"], "bots": {}, "steps": [(0, 0)], "actor": 0}, 0.0))])
    assert table.bot_to_move == "oracle"
    after(table, "stuck", seat=0)
    return table


def after(table: Table, kind: str, **data: Any) -> None:
    table.apply([Numbered(table.version + 1, Event(kind, data, 0.0))])


def test_nobody_loses_time_over_a_bot_that_was_given_up() -> None:
    table = a_stuck_table()
    assert (table.bot_to_move, table.state) == (None, "playing")
    assert table.clock is not None
    assert table.clock.falls_at() is None
    after(table, "chat", name="Anna", seat=1, text="Hm?")
    assert table.stuck == 0


def test_who_watches_later_is_not_told_which_bot_was_given_up() -> None:
    table = a_stuck_table(delay=9)
    assert view_of(table, Who("c", "Cleo"), set())["notice"] is None


@pytest.mark.parametrize(
    ("kind", "data", "bot"),
    [
        ("mind", {"seat": 1, "bot": None}, "oracle"),
        ("sit", {"seat": 0, "person": "b", "name": "Ben"}, None),
        ("undo", {"to": 0, "actor": 0}, "oracle"),
        ("close", {}, None),
    ],
)
def test_what_a_person_does_has_the_bot_asked_again(kind: str, data: dict[str, Any], bot: str | None) -> None:
    table = a_stuck_table()
    after(table, kind, **data)
    assert table.stuck is None
    assert table.bot_to_move == bot


def test_the_notice_is_a_sentence_in_every_language() -> None:
    said = {speaker(lang).say(Say("server-bot-stuck", player="White", bot="oracle")) for lang in languages()}
    assert len(said) == len(languages())
    assert all("oracle" in sentence and "White" in sentence for sentence in said)


def test_what_can_be_repeated_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who has a bot asked anew again and again, at a position that breaks it."""

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            for id in ("one", "two"):
                await hub.create(bots(id, "Anna", RANDOM, RANDOM))
            failures = Failures(hub)
            for _ in range(100):
                await change(hub, "one", bot_failures=0)
                await failures.of_bot("one", 1, BotFailed("a riddle"))
            await failures.of_bot("two", 1, BotFailed("a riddle"))

    run(scene())
    told = [record.__dict__["table"] for record in caplog.records if record.message == "a bot failed"]
    assert TRIES <= told.count("one") <= TRIES + 4
    assert told.count("two") == 1
