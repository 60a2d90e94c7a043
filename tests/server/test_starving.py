"""Tables that cannot be opened keep nobody's clock and nobody's rating waiting, however many there are."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from helpers.filling import opened
from helpers.tables import run, sooner_or_later
from sqlalchemy import select, update

from shokai.server.live.hub import Hub
from shokai.server.rating import FOUND as GAMES_FOUND
from shokai.server.rating import Rater
from shokai.server.storage import schema as db
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.terms import Terms
from shokai.server.thinking.minder import FOUND as CLOCKS_FOUND
from shokai.server.thinking.minder import Minder
from shokai.server.thinking.pool import Pool

# More than one look at the database finds, and all before the good one.
BROKEN = [f"broken{n:03}" for n in range(max(GAMES_FOUND, CLOCKS_FOUND) + 5)]


def a_table(id: str) -> Terms:
    seats = tuple({"kind": "person", "person": name, "name": name} for name in ("Anna", "Ben"))
    clock = {"bank": 0.1, "each": 0.1}
    return Terms(id, "osaka", 0, 2, seats, "Anna", f"seed {id}", id, time.time(), clock=clock)


async def filled(hub: Hub, **row: Any) -> None:
    """Many tables of which nobody can make anything, and one good one after them."""
    c = db.tables.c
    for id in [*BROKEN, "good"]:
        await hub.create(a_table(id))
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(db.tables).where(c.id != "good").values(terms="{}", **row))
    for id in BROKEN:
        hub._live.pop(id)


def test_clocks_run_down_behind_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'clocks.db'}") as hub:
            await filled(hub)
            live = await hub.get("good")
            seat = live.table.actor or 0
            minder = Minder(hub, Pool(1), alone=0)
            minder.start()
            try:
                await sooner_or_later(lambda: live.table.chairs[seat].minded, "the clock to run down")
            finally:
                await minder.stop()

    run(scene())


def test_games_are_counted_behind_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as hub:
            await filled(hub, state="over")
            live = await hub.get("good")
            async with live.lock:
                # A game that has ended, as if the server had stopped at that moment.
                await hub.add(live, live.table.at, Outcome([("play", {"steps": [], "actor": -2})]))
            assert live.table.state == "over"
            rater = Rater(hub)
            rater.start()
            await sooner_or_later(lambda: not rater.busy, "the games to be counted")
            wanted = select(db.tables.c.id).where(db.tables.c.rated)
            async with hub.store.engine.connect() as connection:
                assert list((await connection.execute(wanted)).scalars()) == ["good"]

    run(scene())
