"""Long and hostile work is done in processes that can be killed: with limits, in turns, and never in anybody's way."""

from __future__ import annotations

import asyncio
import concurrent.futures
import itertools
import json
import random
import signal
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from helpers.attacking import ME, anywhere, new_table, view_of
from helpers.command import ALL_IS_WELL, Command
from helpers.filling import opened
from helpers.patience import PATIENCE, slowdown
from helpers.serving import Serving
from helpers.tables import run, sooner_or_later
from helpers.working import gone

from shokai.match.history import History
from shokai.match.match import Match
from shokai.server.live.preparing import MOST_REPLAYED
from shokai.server.metrics import WORK_KILLED
from shokai.server.storage.writing import Commit, people_of, row_of
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Outcome, Who
from shokai.server.tables.events import Event
from shokai.server.tables.openings import opening, point_of
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.server.thinking import workroom
from shokai.server.thinking.workroom import Workroom
from shokai.texts import Refusal

pytest_plugins = ("helpers.postgres",)


@pytest.fixture(scope="module")
def endless() -> str:
    """A record of nearly the greatest length, of players who never come to an end: slow to read, and much to keep."""
    match = Match("yokohama", 4, seed="long")
    while match.step < 10_500:
        match.play(match.legal[0])
    text = match.record(secret=True)
    assert 150_000 < len(text) < 200_000
    return text


@pytest.fixture(scope="module")
def long_game() -> Match:
    """A game of YOKOHAMA by players without a plan."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match


SHORT = Match("osaka", seed="7").record(secret=True)


def look(record: str, **more: Any) -> dict[str, Any]:
    return {"record": record, "step": None, "seat": None, "brief": False, "ahead": 0, **more}


@asynccontextmanager
async def room(**limits: Any) -> AsyncIterator[Workroom]:
    """A workroom with limits of its own."""
    made = Workroom(**limits)
    try:
        yield made
    finally:
        await made.stop()
        assert made.pids == []


async def refusal(work: Awaitable[bytes]) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.said.id


def killed(work: str) -> float:
    return float(WORK_KILLED.labels(work)._value.get())


# The workroom.


def test_work_that_takes_too_long_is_killed_and_the_next_is_done(endless: str) -> None:
    async def scene() -> None:
        async with room(size=1, seconds=0.5) as work:
            assert json.loads(await work.do("look", "anna", look(SHORT)))["players"] == 2
            (first,), before = work.pids, killed("look")
            assert await refusal(work.do("look", "anna", look(endless))) == "server-too-heavy"
            assert not psutil.pid_exists(first)
            assert killed("look") == before + 1
            assert json.loads(await work.do("look", "anna", look(SHORT)))["players"] == 2
            assert first not in work.pids

    run(scene())


def test_work_that_takes_too_much_memory_is_given_up_and_the_next_is_done(endless: str) -> None:
    async def scene() -> None:
        # Running out of memory may take the processor for long: then its time ends it.
        async with room(size=1, seconds=30, megabytes=24) as work:
            before = killed("look")
            assert await refusal(work.do("look", "anna", look(endless))) == "server-too-heavy"
            assert killed("look") == before + 1
            assert json.loads(await work.do("look", "anna", look(SHORT)))["players"] == 2

    run(scene())


def test_the_longest_record_that_is_taken_has_room_enough(endless: str) -> None:
    async def scene() -> None:
        async with room(size=1, seconds=300) as work:
            told = json.loads(await work.do("look", "anna", look(endless)))
            assert told["steps"] == len(told["movers"]) > 10_000

    run(scene())


def test_work_whose_process_died_is_done_by_another() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            await work.do("look", "anna", look(SHORT))
            (first,) = map(psutil.Process, work.pids)
            first.suspend()
            looked = asyncio.create_task(work.do("look", "anna", look(SHORT)))
            await asyncio.sleep(0)
            first.kill()
            assert json.loads(await looked)["players"] == 2
            assert first.pid not in work.pids

    run(scene())


def test_a_process_is_replaced_after_so_many_jobs() -> None:
    async def scene() -> None:
        async with room(size=1, jobs=2) as work:
            work.warm_up()
            pids = [await who_works(work) for _ in range(4)]
            assert pids[0] == pids[1] != pids[2] == pids[3]

    async def who_works(work: Workroom) -> int:
        await sooner_or_later(lambda: work._free, "a process that is ready")
        (pid,) = work.pids
        await work.do("look", "anna", look(SHORT))
        return pid

    run(scene())


def test_what_cannot_be_read_is_refused_with_the_same_sentence_as_ever() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            with pytest.raises(Refusal) as refused:
                await work.do("look", "anna", look(SHORT + "White: fly\n"))
            with pytest.raises(Refusal) as as_ever:
                point_of(SHORT + "White: fly\n", None)
            assert refused.value.said == as_ever.value.said
            with pytest.raises(workroom.WorkFailed, match="KeyError"):
                await work.do("look", "anna", {})

    run(scene())


def test_whoever_has_much_to_do_delays_another_by_one_job_at_most() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            done: list[str] = []

            async def one(whose: str) -> None:
                await work.do("look", whose, look(SHORT))
                done.append(whose)

            # Wherever a process is, the second of Anna's jobs waits for the first.
            annas = [asyncio.create_task(one("anna")) for _ in range(20)]
            await asyncio.sleep(0)
            bens = asyncio.create_task(one("ben"))
            await asyncio.gather(bens, *annas)
            assert done.index("ben") <= 1

    run(scene())


def past(game: Match) -> dict[str, Any]:
    """What is asked about a table that is a game old."""
    terms = replace(terms_of("past", game.game, game.players), card_set=game.kind.card_sets)
    steps = [(step.seat, step.number) for step in game.steps]
    return {"terms": vars(terms), "names": game.names, "steps": steps, "step": game.step, "seat": None}


def test_what_strangers_bring_does_not_hold_up_what_was_played_here(endless: str) -> None:
    async def scene() -> None:
        async with room(size=2, seconds=300) as work:
            hogging = [asyncio.create_task(work.do("look", f"stranger {n}", look(endless))) for n in range(5)]
            await asyncio.sleep(0)
            told = json.loads(await work.do("history", "ben", past(Match("osaka", seed="long"))))
            assert told["step"] == told["steps"]
            assert not any(task.done() for task in hogging)
            work.dismiss()
            for task in hogging:
                assert await refusal(task) == "server-stopping"

    run(scene())


def test_more_than_so_much_does_not_wait() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            tasks = [asyncio.create_task(work.do("look", "anna", look(SHORT))) for _ in range(27)]
            told = await asyncio.gather(*tasks, return_exceptions=True)
            refused = [why for why in told if isinstance(why, Refusal)]
            # One is being worked on, and the others wait.
            assert len(told) - len(refused) == workroom.MOST_WAITING + 1
            assert {why.said.id for why in refused} == {"server-too-busy"}

    run(scene())


def test_who_is_refused_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workroom, "MOST_IN_ALL", 1)

    async def scene() -> None:
        async with room(size=1) as work:
            done = [asyncio.create_task(work.do("look", whose, look(SHORT))) for whose in ("anna", "ben")]
            await asyncio.sleep(0)
            assert await refusal(work.do("look", "cleo", look(SHORT))) == "server-too-busy"
            assert "cleo" not in work._waiting
            await asyncio.gather(*done)

    run(scene())


def test_work_that_ends_before_it_began_is_answered_too() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            asked = asyncio.create_task(work.do("look", "anna", look(SHORT)))
            await asyncio.sleep(0)
            work.dismiss()
            assert await refusal(asyncio.wait_for(asked, PATIENCE)) == "server-stopping"

    run(scene())


# Tables.


def terms_of(id: str, game: str, players: int, **more: Any) -> Terms:
    seats = ({"kind": "person", "person": "anna", "name": "Anna"},) * players
    return Terms(id, game, 0, players, seats, "anna", "long", id, 1.0, **more)


async def stored(hub: Any, terms: Terms, game: Match | None = None) -> None:
    """A table as another version may have left it, with a game in one go and no snapshots."""
    table = Table(terms)
    await hub.store.create(table)
    if game:
        steps = [(step.seat, step.number) for step in game.steps]
        begin = {"names": game.names, "bots": {}, "steps": [], "actor": 0}
        events = [Event("begin", begin, 1.0), Event("play", {"steps": steps, "actor": game.actor}, 1.0)]
        row = {**row_of(table), "version": 2, "state": "over" if game.over else "playing"}
        await hub.store.commit([Commit(terms.id, 0, events, row, people_of(table))])


def snapshots_of(path: Path, id: str) -> list[int]:
    with closing(sqlite3.connect(path)) as file:
        return [n for (n,) in file.execute("select step from snapshots where table_id = ? order by step", (id,))]


def test_an_imported_table_gets_snapshots_when_it_is_first_opened(
    tmp_path: Path, command: Command, long_game: Match
) -> None:
    source, target = tmp_path / "from.db", tmp_path / "to.db"
    terms = replace(terms_of("imported", "yokohama", 4), options=long_game.options, card_set=long_game.kind.card_sets)

    async def make() -> None:
        async with opened(f"sqlite:///{source}") as hub:
            await stored(hub, terms, long_game)

    async def look_back() -> None:
        async with opened(f"sqlite:///{target}") as hub:
            live = await hub.get(terms.id)
            assert live.table.must_be_replayed <= MOST_REPLAYED
            assert live.table.match.state == long_game.state
            assert len(hub.view(live, Who("anna", "Anna"))["log"]) > 30
            # What is taken back goes to a snapshot, too, and not to the beginning.
            to = next(n for n, step in enumerate(long_game.steps) if n >= 1500 and step.seat >= 0)
            assert await hub.add(
                live, live.table.at, Outcome([("undo", {"to": to, "actor": long_game.steps[to].seat})])
            )
            assert live.table.snapshot_step > to - MOST_REPLAYED
            assert live.table.match.state == long_game.at(to).state

    run(make())
    assert command("export", "all.jsonl", "--data", str(source)).code == ALL_IS_WELL
    assert command("import", "all.jsonl", "--data", str(target)).code == ALL_IS_WELL
    assert snapshots_of(target, terms.id) == []
    run(look_back())
    made = snapshots_of(target, terms.id)
    assert made[0] < MOST_REPLAYED
    assert max(b - a for a, b in itertools.pairwise(made)) < MOST_REPLAYED
    # Those of what was taken back are gone.
    assert 1500 - MOST_REPLAYED < made[-1] <= 1500 + 100


def test_who_watches_later_has_no_long_game_replayed_in_the_event_loop(tmp_path: Path, long_game: Match) -> None:
    """Neither at the first look nor with every undo."""
    game = long_game.at(next(n for n, step in enumerate(long_game.steps) if n >= 1500 and step.seat >= 0))
    terms = replace(
        terms_of("late", "yokohama", 4, delay=5), options=game.options, card_set=game.kind.card_sets
    )  # fmt: skip

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'late.db'}") as hub:
            await stored(hub, terms, game)
            live = await hub.get(terms.id)
            made: list[int] = []
            for number, to in enumerate((game.step, game.step - 1, game.step - 9, game.step - 300)):
                if number:
                    assert await hub.add(live, live.table.at, Outcome([("undo", {"to": to, "actor": 0})]))
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(History, "_make", counted(made, History._make))
                    async with live.lock:
                        await live.behind.prepare(live.table, hub.store)
                        seen = hub.view(live, Who("zoe", "Zoe"))
                assert seen["step"] == to - 5
                assert {**seen["game"], "moves": []} == {**game.at(to - 5).view(), "moves": []}
                assert len(made) < MOST_REPLAYED * (2 if number in (0, 3) else 0) + 1
                made.clear()

    def counted(made: list[int], make: Any) -> Any:
        def counting(history: History, step: Any) -> None:
            made.append(history.step)
            make(history, step)

        return counting

    run(scene())


def test_snapshots_are_made_in_postgresql_too_unless_the_game_went_on(database: str, long_game: Match) -> None:
    terms = replace(terms_of("long", "yokohama", 4), options=long_game.options, card_set=long_game.kind.card_sets)

    async def scene() -> None:
        async with opened(database) as hub:
            await stored(hub, terms, long_game)
            live = await hub.get(terms.id)
            assert live.table.must_be_replayed <= MOST_REPLAYED
            kept = await hub.store.snapshot_before(terms.id, long_game.step)
            assert kept is not None
            assert kept.step > long_game.step - MOST_REPLAYED
            late = replace(kept, step=1)
            assert not await hub.store.keep_snapshots(terms.id, live.table.version - 1, [late])
            assert await hub.store.snapshot_before(terms.id, 1) is None

    run(scene())


def test_a_table_of_an_earlier_version_finds_where_its_record_stood(tmp_path: Path, long_game: Match) -> None:
    record = long_game.record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            old = terms_of("old", "yokohama", 4, record=record, step=700)
            await stored(hub, old)
            live = await hub.get("old")
            assert live.table.terms.position == opening(vars(old))["position"]
            match = live.table.first_match(live.table.game.seat_names)
            there = point_of(record, 700)
            assert (match.state, match.actor) == (there.state, there.actor)
            assert hub.workroom.pids

    run(scene())


def test_many_tables_can_be_opened_at_once(tmp_path: Path) -> None:
    """More than may wait of one person."""
    ids = [f"old{n}" for n in range(workroom.MOST_WAITING + 6)]

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            for id in ids:
                await stored(hub, terms_of(id, "osaka", 2, record=SHORT))
            lives = await asyncio.gather(*map(hub.get, ids))
            assert all(live.table.terms.position for live in lives)

    run(scene())


def test_cards_that_nobody_has_read_are_read_in_the_workroom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of an earlier version with a record and cards beside it, whose rematch has the cards."""

    def never(terms: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError("cards are read in the event loop")

    cards = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'
    record = Match("yokohama", 2, seed="7").record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            for id, text in (("good", cards), ("bad", "[[orders")):
                await stored(hub, terms_of(id, "yokohama", 2, record=record, cards=text))
                live = await hub.get(id)
                async with live.lock:
                    await hub.add(live, live.table.at, Outcome([("close", {})]))
            monkeypatch.setattr("shokai.server.tables.course.opening", never)
            told = await rematch(hub, "good")
            live = await hub.get(told["answer"]["table"])
            assert live.table.own_cards == 1
            with pytest.raises(Refusal, match=r"TOML|cards"):
                await rematch(hub, "bad")

    async def rematch(hub: Any, id: str) -> dict[str, Any]:
        asked = ACTION.validate_python({"do": "rematch", "client": "c", "id": 1})
        told: dict[str, Any] = await hub.act(id, Who("anna", "Anna"), asked)
        return told

    run(scene())


def test_a_rematch_that_waits_for_the_workroom_holds_nobody_up(tmp_path: Path) -> None:
    """Those who chat at the old table go on while the cards of the new one are read."""
    cards = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'
    record = Match("yokohama", 2, seed="7").record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            await stored(hub, terms_of("old", "yokohama", 2, record=record, cards=cards))
            live = await hub.get("old")
            async with live.lock:
                await hub.add(live, live.table.at, Outcome([("close", {})]))
            # The process that reads cards stands still.
            working = [psutil.Process(pid) for pid in hub.workroom.pids]
            for process in working:
                process.suspend()
            try:
                again = asyncio.create_task(act(hub, do="rematch"))
                chat = asyncio.create_task(act(hub, do="chat", text="Once more?"))
                await asyncio.wait({chat}, timeout=PATIENCE)
                assert chat.done(), "the table is locked"
                assert not again.done()
            finally:
                for process in working:
                    process.resume()
            told = await again
            assert (await hub.get(told["answer"]["table"])).table.own_cards == 1

    async def act(hub: Any, **action: Any) -> dict[str, Any]:
        asked = ACTION.validate_python({"client": action["do"], "id": 1, **action})
        told: dict[str, Any] = await hub.act("old", Who("anna", "Anna"), asked)
        return told

    run(scene())


# A real server.


def answers(server: Serving, method: str, path: str, body: Any = None, cookie: str = "") -> httpx.Response:
    """One request from an address of its own."""
    headers = {"x-forwarded-for": anywhere(), **({"cookie": cookie} if cookie else {})}
    with httpx.Client(timeout=PATIENCE) as http:
        return http.request(method, server.address + path, json=body, headers=headers)


def p95(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=20)[-1]


def health(server: Serving) -> float:
    begun = time.monotonic()
    assert server.ask("GET", "/api/health").status_code == 200
    return time.monotonic() - begun


@pytest.mark.alone
def test_long_and_hostile_work_holds_nobody_up(tmp_path: Path, endless: str, long_game: Match) -> None:
    record = long_game.record(secret=True)
    with (
        Serving(tmp_path, env={"SHOKAI_WORK_SECONDS": "3"}) as server,
        concurrent.futures.ThreadPoolExecutor(16) as pool,
    ):
        cookie = server.cookie("Anna")
        table = new_table(
            server, cookie, game="yokohama", players=4, seats=[ME] * 4, record=record, step=long_game.step - 40
        )
        idle = p95([health(server) for _ in range(60)])
        histories = [
            pool.submit(answers, server, "GET", f"/api/tables/{table}/history/0", None, cookie) for _ in range(8)
        ]
        hostile = [pool.submit(answers, server, "POST", "/api/records/look", look(endless)) for _ in range(8)]
        waited = []
        while not all(asked.done() for asked in histories + hostile):
            waited.append(health(server))
        assert len(waited) > 20
        assert p95(waited) < 0.1 * slowdown() + idle
        assert {asked.result().status_code for asked in histories} == {200}
        assert {asked.result().status_code for asked in hostile} <= {200, 422, 503}
        metrics = server.ask("GET", "/metrics").text
        assert "shokai_work_seconds_count" in metrics


def test_tables_from_long_records_take_little_memory(tmp_path: Path, endless: str) -> None:
    with Serving(tmp_path, env={"SHOKAI_WORK_SECONDS": "120"}) as server:
        cookie, before = server.cookie("Anna"), psutil.Process(server.pid).memory_info().rss
        terms: dict[str, Any] = {"game": "yokohama", "players": 4, "seats": [ME] * 4, "record": endless}
        tables = [new_table(server, cookie, **terms, step=10_000 + n) for n in range(6)]
        for table in tables:
            assert view_of(server, table, cookie)["table"]["from_record"]
        assert psutil.Process(server.pid).memory_info().rss - before < 60 << 20
        assert 'shokai_work_seconds_count{work="opening"} 6.0' in server.ask("GET", "/metrics").text
        # None of it is replayed when it is opened again.
        server.restart()
        views = [view_of(server, table, cookie)["game"]["actor"] for table in tables]
        assert all(actor in range(4) for actor in views)
        assert 'work="opening"' not in server.ask("GET", "/metrics").text


@pytest.mark.alone
def test_a_server_ends_at_once_whatever_is_worked_on(tmp_path: Path, endless: str) -> None:
    with (
        Serving(tmp_path, env={"SHOKAI_WORK_SECONDS": "600"}) as server,
        concurrent.futures.ThreadPoolExecutor(8) as pool,
    ):
        asked = [pool.submit(answers, server, "POST", "/api/records/look", look(endless)) for _ in range(6)]
        process = psutil.Process(server.pid)

        async def scene() -> list[psutil.Process]:
            def working() -> list[psutil.Process]:
                found = [child for child in process.children() if "shokai.server.thinking.workbench" in child.cmdline()]
                return found if len(found) == 2 else []

            found: list[psutil.Process] = await sooner_or_later(working, "two working processes")
            server.send(signal.SIGTERM)
            await sooner_or_later(lambda: "stopped" in server.log, "the end")
            return found

        workers, stopped = run(scene()), time.monotonic()
        assert server.wait() == 0
        assert time.monotonic() - stopped < 2 * slowdown()
        # Who came too late to be let in finds nobody; everybody else is told why there is no answer.
        concurrent.futures.wait(asked)
        told = [answer.result() for answer in asked if not isinstance(answer.exception(), httpx.TransportError)]
        assert len(told) >= len(workers)
        assert {(each.status_code, each.json()["code"]) for each in told} == {(503, "stopping")}
        assert all(map(gone, workers))
