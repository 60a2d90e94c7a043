"""A database with finished games in it, really played by the server's own parts, without a network."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from helpers.filling import opened
from shokai.server.live.hub import Hub
from shokai.server.people.people import Person
from shokai.server.storage.addresses import sqlite_url
from shokai.server.storage.writing import Commit, people_of, row_of
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.playing import told_after
from shokai.server.tables.table import OVER
from shokai.server.tables.terms import Terms
from shokai.server.times import wall_time

PASSWORD = "correct horse"


@dataclass(frozen=True)
class Planned:
    """A game that is to be played: by whom, and whether everybody sees it."""

    game: str
    names: tuple[str, ...]
    public: bool = True
    daily: str | None = None
    deal: str | None = None


def play_games(file: Path, planned: list[Planned]) -> list[str]:
    """Plays games between accounts of these names; the tables."""
    # In a thread of its own: where a browser is open, there is an event loop already.
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(_play_all(sqlite_url(file), planned))).result()


async def _play_all(url: str, planned: list[Planned]) -> list[str]:
    async with opened(url) as hub:
        people = dict[str, Person]()
        for name in dict.fromkeys(name for game in planned for name in game.names):
            people[name] = await hub.people.make_account(await hub.people.new_guest(name), name, PASSWORD)
        tables = []
        for number, game in enumerate(planned):
            those = [people[name] for name in game.names]
            id = await hub.create(_terms(number, game, those))
            await play_to_the_end(hub, id, those, seed=number)
            tables.append(id)
    return tables


def _terms(number: int, game: Planned, people: list[Person]) -> Terms:
    seats = tuple({"kind": "person", "person": one.id, "name": one.name} for one in people)
    return Terms(
        id=f"game-{number}", game=game.game, options=0, players=len(people), seats=seats, host=people[0].id,
        seed=f"seed {number}", deal=game.deal or f"game-{number}", created=1_700_000_000.0 + number, public=game.public,
        daily=game.daily,
    )  # fmt: skip


async def play_to_the_end(hub: Hub, id: str, people: list[Person], seed: int) -> None:
    """Random moves until nobody has to make one, all of them written at once."""
    table = (await hub.get(id)).table
    # Somebody talks, as people do.
    greeting = Event("chat", {"name": people[0].name, "seat": 0, "text": "Good luck!"}, wall_time(), people[0].id)
    dice, match, events = random.Random(seed), table.match.clone(), [greeting]
    while not match.over:
        mover, before = people[match.actor], match.step
        match.play(dice.choice(match.legal))
        events.append(Event("play", told_after(match, before), wall_time(), mover.id))
    base = table.version
    table.apply([Numbered(base + 1 + i, event) for i, event in enumerate(events)])
    assert table.state == OVER
    await hub.store.commit([Commit(id, base, events, row_of(table), people_of(table))])
