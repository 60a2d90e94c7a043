"""Bots on a server: whoever dies while a bot thinks, its move is made, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from helpers.filling import opened
from helpers.patience import slowdown
from helpers.serving import Serving
from helpers.tables import ME, run, sooner_or_later
from helpers.working import Working, brains_of, gone, kill, lost_in_thought

from shokai.bots.thinker import is_compiled, thinker_for
from shokai.server.client import Client, Live
from shokai.server.tables.terms import Terms

pytest_plugins = ("helpers.postgres",)


@asynccontextmanager
async def against(client: Client, game: str = "osaka", bot: str = "random") -> AsyncIterator[Live]:
    """A table of two against a bot."""
    table = await client.create(game=game, players=2, seats=[ME, {"kind": "bot", "bot": bot}])
    async with client.live(table) as live:
        yield live


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_brain_that_dies_while_it_thinks_has_its_move_made(game: str, tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Anna")
        async with against(client, game) as live:
            (brain,) = await lost_in_thought(server, live)
            before = live.view["at"]
            kill(brain)
            await live.until(lambda view: view["at"] > before)
            assert live.view["log"]
        metrics = server.ask("GET", "/metrics").text
        lost = next(line for line in metrics.splitlines() if line.startswith("shokai_brains_lost_total "))
        assert float(lost.split()[1]) >= 1
        assert "a thinking process died" in server.log

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_a_server_that_dies_while_a_bot_thinks_has_the_move_made_after_its_start(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Anna")
        async with against(client) as live:
            (brain,) = await lost_in_thought(server, live)
            before = live.view["at"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await live.until(lambda view: view["at"] > before)
            # A brain without a server has nobody to think for, and ends.
            with suppress(psutil.NoSuchProcess):
                brain.resume()
            await sooner_or_later(lambda: gone(brain), "the end of the old brain")

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_nobody_waits_for_a_bot_of_another_table(tmp_path: Path) -> None:
    """A bot thinks and thinks; meanwhile the same table and another one answer."""

    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Anna")
        other = await client.create(game="osaka", players=2, seats=[ME, ME])
        async with against(client) as live, client.live(other, 0) as first, client.live(other, 1) as second:
            await lost_in_thought(server, live)
            # It thinks for ever: whoever waited for it would wait as long.
            for _ in range(20):
                mover = next(one for one in (first, second) if one.view["game"]["moves"])
                done = await mover.play(mover.view["game"]["moves"][0]["number"])
                await asyncio.gather(first.reach(done["version"]), second.reach(done["version"]))
                await live.act("chat", text="Hm?")
            assert live.view["thinking"] is not None

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_tables_of_bots_alone_take_turns(tmp_path: Path) -> None:
    """With one brain for two whole games of bots, neither waits for the other's end."""

    async def scene(server: Serving) -> None:
        client = server.client()
        await client.name("Anna")
        bots = [{"kind": "bot", "bot": "random"}] * 4
        tables = [await client.create(game="osaka", players=4, seats=bots) for _ in range(2)]
        async with client.live(tables[0]) as first, client.live(tables[1]) as second:
            await second.until(lambda view: view["step"] > 60)
            assert first.view["table"]["state"] == second.view["table"]["state"] == "playing"
            await asyncio.gather(
                *(live.until(lambda view: view["table"]["state"] == "over") for live in (first, second))
            )

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


# People who let bots think much.


def tables_of_bots(url: str, host: str, bot: str, count: int) -> None:
    """So many tables of one host, where only bots play."""
    seats = ({"kind": "bot", "bot": bot, "name": bot},) * 2

    async def make() -> None:
        async with opened(url) as hub:
            for n in range(count):
                id = f"{host}-{n}"
                await hub.create(Terms(id, "osaka", 0, 2, seats, host, f"seed {id}", id, time.time()))

    asyncio.run(make())


def counted(server: Serving, name: str) -> float:
    """The value of a metric, or 0."""
    lines = server.ask("GET", "/metrics").text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.split()[0] == name), 0.0)


async def waits(server: Serving, bot: str, replies: int) -> list[float]:
    """Seconds that somebody waits for each decision of a bot, once there is a process that thinks for it."""
    client = server.client()
    await client.name("Anna")
    async with against(client, bot=bot) as live:

        async def reply() -> float:
            view: dict[str, Any] = live.view
            while live.view["thinking"] is None:
                done = await live.play(live.view["game"]["moves"][0]["number"])
                await live.reach(done["version"])
                view = live.view
            begun = time.monotonic()
            await live.until(lambda view: view["thinking"] is None)
            return (time.monotonic() - begun) / max(live.view["step"] - view["step"], 1)

        await reply()
        return [await reply() for _ in range(replies)]


def waits_beside(mallory: str, bot: str, replies: int, folder: Path) -> float:
    """How long a bot's moves take in the middle, while somebody has all the tables that one person may have, with bots
    of their own at each of them."""
    tables_of_bots(f"sqlite:///{folder / 'tables.db'}", "Mallory", mallory, 29)
    with Serving(folder, thinkers=1) as server:

        async def scene() -> list[float]:
            await sooner_or_later(lambda: counted(server, "shokai_bot_seconds_count"), "the first thought")
            return await waits(server, bot, replies)

        took = run(scene())
        assert "Traceback" not in server.log
    return statistics.median(took)


@pytest.mark.alone
@pytest.mark.usefixtures("compiled")
def test_quick_bots_do_not_wait_for_the_slow_ones_of_somebody_else(tmp_path: Path) -> None:
    assert waits_beside("search:seconds=5", "clerk", 9, tmp_path) < 0.5 * slowdown()


@pytest.mark.alone
@pytest.mark.usefixtures("compiled")
def test_bots_that_search_wait_for_one_thought_of_somebody_else(tmp_path: Path) -> None:
    """Not for one of each of their tables."""
    assert waits_beside("search:seconds=1", "search:seconds=0.05", 5, tmp_path) < 3 * slowdown()


# A thinking process has nobody left to think for.


async def in_compiled_thought(owner: Serving | Working) -> psutil.Process:
    """A brain that is in the midst of a long thought, in compiled code."""

    def busy() -> psutil.Process | None:
        with suppress(psutil.NoSuchProcess):
            # To start takes it two seconds of the processor; what it does then is to think.
            return next((brain for brain in brains_of(owner.pid) if brain.cpu_times().user > 4), None)
        return None

    found: psutil.Process = await sooner_or_later(busy, "a thought")
    return found


@pytest.fixture
def compiled() -> None:
    """Bots think with compiled code."""
    if not is_compiled("osaka"):
        thinker_for("osaka", "native").compile()


@pytest.mark.usefixtures("compiled")
def test_brains_die_with_a_server_that_is_killed_in_the_midst_of_a_thought(tmp_path: Path) -> None:
    tables_of_bots(f"sqlite:///{tmp_path / 'tables.db'}", "Anna", "search:seconds=5", 3)
    with Serving(tmp_path, thinkers=1) as server:

        async def scene() -> None:
            brain = await in_compiled_thought(server)
            await asyncio.to_thread(server.kill)
            await sooner_or_later(lambda: gone(brain), "the end of the brain")

        run(scene())


@pytest.mark.usefixtures("compiled")
def test_brains_die_with_a_worker_that_is_killed_in_the_midst_of_a_thought(tmp_path: Path, database: str) -> None:
    tables_of_bots(database, "Anna", "search:seconds=5", 3)
    with Working(tmp_path, database) as worker:

        async def scene() -> None:
            brain = await in_compiled_thought(worker)
            os.kill(worker.pid, signal.SIGKILL)
            await sooner_or_later(lambda: gone(brain), "the end of the brain")

        run(scene())
