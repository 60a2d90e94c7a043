"""Long and hostile work is done in processes that can be killed: with limits, in turns, and never in anybody's way."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import signal
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from helpers.attacking import ME, anywhere, new_table, view_of
from helpers.filling import terms_of
from helpers.patience import PATIENCE, slowdown
from helpers.serving import Serving
from helpers.tables import run, sooner_or_later
from helpers.working import gone

from shokai.match.match import Match
from shokai.server.metrics import WORK_KILLED
from shokai.server.tables.openings import point_of
from shokai.server.thinking import workroom
from shokai.server.thinking.workroom import Workroom
from shokai.texts import Refusal

pytest_plugins = ("helpers.long_games",)

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


def test_work_whose_process_was_killed_as_it_began_is_done_by_another() -> None:
    async def scene() -> None:
        async with room(size=1) as work:
            looked = asyncio.create_task(work.do("look", "anna", look(SHORT)))
            await sooner_or_later(lambda: bool(work.pids), "a process")
            (first,) = map(psutil.Process, work.pids)
            first.kill()
            assert json.loads(await looked)["players"] == 2
            assert first.pid not in work.pids

    run(scene())


def test_no_working_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def scene() -> None:
        async with room(size=1) as work:
            for _ in range(2):
                with pytest.raises(workroom.WorkFailed, match="no working process can be started: it does not begin"):
                    await work.do("look", "anna", look(SHORT))

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
