"""The house: all that a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field

from shokai.game.dealer import new_seed
from shokai.server.announcing import Announcements
from shokai.server.compiling import Compiler
from shokai.server.hub import Hub
from shokai.server.live import Connection
from shokai.server.minder import Minder
from shokai.server.people import People, Person
from shokai.server.ratings import rate, unrated
from shokai.server.settings import Settings
from shokai.server.store import Store
from shokai.server.thinking import Pool

log = logging.getLogger("shokai.server")


@dataclass
class House:
    """All that a running server consists of."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    minder: Minder | None
    compiler: Compiler
    announcements: Announcements | None
    connections: set[Connection]
    ready: bool = False
    addresses: tuple[str, ...] = ()
    sockets: Counter[str] = field(default_factory=Counter)
    # Whole games are played through one at a time, so that there is always time for everybody else.
    heavy: asyncio.Lock = field(default_factory=asyncio.Lock)

    def say_goodbye(self) -> None:
        """Tells everybody that the server stops; nobody else comes in."""
        self.ready = False
        for connection in self.connections:
            connection.say_goodbye("stopping")

    def say_goodbye_to(self, person: Person) -> None:
        """Ends the connections of somebody whose cookies are void."""
        for connection in self.connections:
            if connection.who.person == person.id:
                connection.say_goodbye("name-first")


async def open_house(settings: Settings) -> House:
    """Opens the database and starts what works in the background."""
    store = Store(settings.database)
    await store.open()
    secret = settings.secret or await store.shared("secret", new_seed() + new_seed())
    people = People(store, secret, settings.limits)
    hub = Hub(store, people, settings.limits, settings.away)
    hub.scribe.start()
    if store.is_sqlite:
        # Nobody else works with this file, so nobody is thinking.
        await store.release_all()
    announcements = None
    if not store.is_sqlite:
        announcements = Announcements(hub)
        announcements.start()
    minder = None
    if settings.thinkers:
        minder = Minder(hub, Pool(settings.thinkers), settings.bots_alone)
        minder.start()
    compiler = Compiler()
    if settings.compile and settings.thinkers:
        compiler.start()
    house = House(settings, store, people, hub, minder, compiler, announcements, set())
    hub.finished = lambda id: _rate_later(house)
    _rate_later(house)
    house.ready = True
    return house


async def close_house(house: House) -> None:
    """Says goodbye to everybody, writes what is to be written, and stops."""
    house.say_goodbye()
    if house.minder:
        await house.minder.stop()
    await house.compiler.stop()
    if house.announcements:
        await house.announcements.stop()
    await house.hub.scribe.stop()
    await house.store.close()


_LATER: set[asyncio.Task[None]] = set()


def _rate_later(house: House) -> None:
    async def rate_all() -> None:
        try:
            for id in await unrated(house.store):
                live = await house.hub.get(id)
                async with live.lock:
                    await rate(house.store, live.table)
        except Exception:
            log.exception("ratings could not be counted")

    task = asyncio.create_task(rate_all())
    _LATER.add(task)
    task.add_done_callback(_LATER.discard)
