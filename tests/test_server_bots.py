"""Bots on a server: whoever dies while a bot thinks, its move is made, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psutil
import pytest
from helpers.serving import Serving
from helpers.tables import ME, run, sooner_or_later
from helpers.working import gone, kill, lost_in_thought

from shokai.server.client import Client, Live


@asynccontextmanager
async def against(client: Client, game: str = "osaka") -> AsyncIterator[Live]:
    """A table of two against a bot."""
    table = await client.create(game=game, players=2, seats=[ME, {"kind": "bot", "bot": "random"}])
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
