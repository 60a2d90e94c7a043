"""Chaos: bad lines, processes killed at any moment, and yet no move is lost, none is made twice, all see the same.

A failure tells its seed: `SHOKAI_CHAOS=SEED pytest tests/server/test_chaos.py` deals, plays and kills like that again,
as far as a machine with many processes can. `SHOKAI_FAULTS=10000 pytest -s tests/server/test_chaos.py` goes on, with
new tables again and again, until so much has gone wrong in each test; docs/operations/server.md has what it said.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from helpers.chaos import BadLive, Line, Seated, differences
from helpers.patience import PATIENCE
from helpers.postgres import OwnDatabase
from helpers.serving import Serving
from helpers.working import Working, brains_of, kill
from sqlalchemy import select

from shokai.match.record import read_record, verify
from shokai.server.client import Client
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.deciding import Who
from shokai.server.tables.table import OVER, Table
from shokai.server.tables.views import view_of

pytest_plugins = ("helpers.postgres",)

SEED = os.environ.get("SHOKAI_CHAOS") or str(random.SystemRandom().randrange(10**6))
FAULTS = int(os.environ.get("SHOKAI_FAULTS") or 1)
GAMES = ("osaka", "yokohama")
# How often something is killed, and after how many acknowledged actions at most each time.
KILLS, ACTIONS = {"file": 12, "shared": 8}, 120
PEOPLE = 12


async def seated(addresses: list[str], tables: int, seed: str, dice: random.Random, line: Line) -> list[Seated]:
    """Guests at tables of both games with two and three seats; at every third table one seat is a bot's."""
    guests = [Client(dice.choice(addresses)) for _ in range(PEOPLE)]
    ids = [(await guest.name(f"Guest {i}"))["id"] for i, guest in enumerate(guests)]
    everybody: list[Seated] = []
    for number in range(tables):
        players = 2 + number % 2
        humans = dice.sample(range(PEOPLE), players - (number % 3 == 0))
        seats = [{"kind": "me" if i == 0 else "open"} for i in range(len(humans))]
        seats += [{"kind": "bot", "bot": dice.choice(["random", "clerk"])}] * (players - len(humans))
        host = guests[humans[0]]
        table = await host.create(game=GAMES[number // 2 % 2], players=players, seats=seats)
        for seat, human in enumerate(humans):
            guest = guests[human]
            if seat:
                sit = {"client": "sitting", "id": 1, "do": "sit", "seat": seat}
                await guest.ask("POST", f"/api/tables/{table}/do", sit)
            live = BadLive(guest, addresses, table, seat, line)
            everybody.append(Seated(guest, ids[human], table, seat, live, random.Random(f"{seed} {number} {seat}")))
    await asyncio.gather(*(somebody.live.start() for somebody in everybody))
    return everybody


async def rampage(
    dice: random.Random, processes: list[Any], kills: int, acknowledged: Callable[[], int]
) -> Counter[str]:
    """Kills servers, workers and databases and starts them again, and brains, which are started by themselves."""
    killed: Counter[str] = Counter()
    while killed.total() < kills:
        wanted, until = acknowledged() + dice.randrange(1, ACTIONS), time.monotonic() + PATIENCE
        while acknowledged() < wanted:
            assert time.monotonic() < until, f"seed {SEED}: nothing goes on after {dict(killed)}"
            await asyncio.sleep(0.01)
        victim = dice.choice(processes)
        brains = [] if isinstance(victim, OwnDatabase) else brains_of(victim.pid)
        if brains and dice.random() < 0.4:
            for brain in brains:
                kill(brain)
            killed["brain"] += len(brains)
        else:
            await asyncio.to_thread(victim.kill)
            killed[type(victim).__name__] += 1
            await asyncio.to_thread(victim.start)
    return killed


async def calm(everybody: list[Seated], store: Store) -> None:
    """Waits until no bot has to move, and everybody has seen the last version of their table."""
    until = time.monotonic() + PATIENCE
    while True:
        async with store.engine.connect() as connection:
            c = db.tables.c
            rows = {row.id: row for row in await connection.execute(select(c.id, c.version, c.bot))}
        behind = [s for s in everybody if s.live.view["version"] != rows[s.table].version or rows[s.table].bot]
        if not behind:
            return
        told = [(s.table, s.seat, s.live.view["version"], tuple(rows[s.table])) for s in behind[:5]]
        assert time.monotonic() < until, f"{len(behind)} wait in vain, among them {told}"
        await asyncio.sleep(0.1)


async def views_agree(everybody: list[Seated], alone: bool) -> None:
    """What everybody has put together from differences is what the server would tell them now."""
    # Who is present is known to each web process of its own connections.
    ignored = () if alone else ("present",)
    for somebody in everybody:
        asked = Client(somebody.live.address)
        asked.cookie = somebody.person.cookie
        deadline = time.monotonic() + PATIENCE
        while True:
            fresh = await asked.ask("GET", f"/api/tables/{somebody.table}?seat={somebody.seat}")
            found = differences(somebody.live.view, fresh, ignored)
            if not found:
                break
            # A connection that comes or goes is told a moment later; anything else stays wrong.
            assert time.monotonic() < deadline, f"seed {SEED}, table {somebody.table}, seat {somebody.seat}: {found}"
            await asyncio.sleep(0.2)


async def books_agree(everybody: list[Seated], store: Store) -> Counter[str]:
    """What the database has: every message that was acknowledged once, none that was refused, and one game a table."""
    counted: Counter[str] = Counter()
    ids = {somebody.table for somebody in everybody}
    async with store.engine.connect() as connection:
        c = db.events.c
        wanted = select(c.table_id, c.client, c.number).where(c.client.is_not(None), c.table_id.in_(ids))
        stored = Counter(tuple(row) for row in (await connection.execute(wanted)).all())
        rows = await connection.execute(select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(ids)))
        versions = {row.id: row.version for row in rows}
    for somebody in everybody:
        assert not somebody.live.contradictions, f"seed {SEED}: {somebody.live.contradictions}"
        for number in somebody.diary.done:
            key = (somebody.table, somebody.sender, number)
            assert stored[key] == 1, f"seed {SEED}: {key} was acknowledged and is there {stored[key]} times"
            counted["acknowledged"] += 1
        for number, code in somebody.diary.refused.items():
            key = (somebody.table, somebody.sender, number)
            assert not stored[key], f"seed {SEED}: {key} was refused ({code}) and is there"
            counted["refused"] += 1
    for id, version in versions.items():
        table = await store.load(id)
        assert table is not None
        events = await store.since(id, 0)
        assert [event.sequence for event in events] == list(range(1, version + 1))
        again = Table(table.terms)
        again.apply(events)
        for chair in table.chairs:
            who = Who(chair.person, chair.name)
            assert differences(view_of(table, who, set()), view_of(again, who, set())) == []
        match = read_record(again.full_match().record(secret=True))
        assert (match.steps, match.state) == (again.match_at(len(again.steps)).steps, table.match.state)
        assert verify(match.record(secret=True)).fault is None
        counted["over"] += table.state == OVER
        counted["steps"] += len(table.steps)
        counted["undone"] += sum(event.event.kind == "undo" for event in events)
        counted["moves of bots"] += sum(event.event.kind == "play" and not event.event.client for event in events)
    return counted


async def scene(addresses: list[str], processes: list[Any], database: str, tables: int, seed: str) -> Counter[str]:
    """Some tables from their beginning to a quiet end: what went wrong on the way, and what was counted."""
    dice = random.Random(seed)
    line = Line(random.Random(f"line {seed}"))
    begun = time.monotonic()
    everybody = await seated(addresses, tables, seed, dice, line)
    over = asyncio.Event()
    playing = [asyncio.create_task(somebody.play_until(over)) for somebody in everybody]
    kills = KILLS["file" if len(addresses) == 1 else "shared"]
    killed = await rampage(dice, processes, kills, lambda: sum(len(somebody.diary.done) for somebody in everybody))
    line.mend()
    over.set()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    store = Store(database)
    await calm(everybody, store)
    await views_agree(everybody, alone=len(addresses) == 1)
    for somebody in everybody:
        await somebody.live.stop()
    counted = await books_agree(everybody, store)
    await store.close()
    print(f"seed {seed}: {dict(line.faults)}, killed {dict(killed)}, {dict(counted)}, {time.monotonic() - begun:.0f} s")
    assert counted["moves of bots"] > tables // 3
    return line.faults + Counter({f"{name} killed": number for name, number in killed.items()})


def scenes(addresses: list[str], processes: list[Any], database: str, tables: int) -> None:
    """As many scenes as it takes until enough has gone wrong."""
    faults: Counter[str] = Counter()
    for number in itertools.count(1):
        seed = SEED if number == 1 else f"{SEED}.{number}"
        faults += asyncio.run(scene(addresses, processes, database, tables, seed))
        if faults.total() >= FAULTS:
            break
    print(f"{faults.total():,} faults in {number} scenes: {dict(faults.most_common())}")


@pytest.mark.slow
def test_nothing_is_lost_when_a_server_is_killed_again_and_again(tmp_path: Path) -> None:
    with Serving(tmp_path, thinkers=1) as server:
        scenes([server.address], [server], f"sqlite:///{server.data}", 50)
        assert "Traceback" not in server.log


@pytest.mark.slow
def test_nothing_is_lost_when_servers_and_workers_share_a_database(tmp_path: Path, own_database: OwnDatabase) -> None:
    with ExitStack() as stack:
        webs = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            webs.append(stack.enter_context(Serving(tmp_path / name, database=own_database.address)))
        worker = stack.enter_context(Working(tmp_path, own_database.address))
        addresses = [web.address for web in webs]
        scenes(addresses, [*webs, worker, own_database], own_database.address, 16)
        assert [process.log for process in (*webs, worker) if "Traceback" in process.log] == []
