"""The house: all that a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from shokai.match.dealer import new_seed
from shokai.server.http.buckets import Buckets
from shokai.server.live.announcing import Announcements
from shokai.server.live.hub import Hub
from shokai.server.live.socket import Connection
from shokai.server.operators.desk import Desk
from shokai.server.operators.gate import Gate
from shokai.server.people.endings import Endings
from shokai.server.people.handover import Handovers
from shokai.server.people.people import People
from shokai.server.settings import Settings
from shokai.server.storage.ratings import rate, unrated
from shokai.server.storage.readiness import Readiness
from shokai.server.storage.store import Store
from shokai.server.thinking.compiling import Compiler
from shokai.server.thinking.minder import Minder
from shokai.server.thinking.pool import Pool

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
    readiness: Readiness
    endings: Endings
    handovers: Handovers
    ready: bool = False
    addresses: tuple[str, ...] = ()
    # Limits that are in force, for the operator: rates, and the most there may be of something.
    buckets: dict[str, Buckets] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.desk = Desk(self, Gate(self.settings.admin_token, self.settings.limits))

    def say_goodbye(self) -> None:
        """Tells everybody that the server stops; nobody else comes in, and nothing long is waited for."""
        self.ready = False
        self.hub.workroom.dismiss()
        for connection in self.connections:
            connection.say_goodbye("stopping")


async def open_house(settings: Settings) -> House:
    """Opens the database and starts what works in the background."""
    store = Store(settings.database)
    await store.open(alone=True)
    secret = settings.secret or await store.shared("secret", new_seed() + new_seed())
    people = People(store, secret, settings.limits)
    hub = Hub(store, people, settings.limits, settings.away)
    hub.scribe.start()
    if store.is_sqlite:
        # Nobody else works with this file, so nobody is thinking.
        await store.release_all()
    connections: set[Connection] = set()
    endings = Endings(store, connections)
    people.ended = endings.hear
    announcements = None
    if not store.is_sqlite:
        announcements = Announcements(hub, endings)
        announcements.start()
    minder = None
    if settings.thinkers:
        minder = Minder(hub, Pool(settings.thinkers), settings.bots_alone)
        minder.start()
    compiler = Compiler()
    if settings.compile and settings.thinkers:
        compiler.start()
    house = House(
        settings, store, people, hub, minder, compiler, announcements, connections, Readiness(store), endings,
        Handovers(hub),
    )  # fmt: skip
    await house.desk.start()
    if announcements:
        announcements.operator_spoke = house.desk.hurry
    hub.finished = lambda id: _rate_later(house)
    _rate_later(house)
    await house.handovers.resume()
    house.ready = True
    return house


async def close_house(house: House) -> None:
    """Says goodbye to everybody, writes what is to be written, and stops."""
    house.say_goodbye()
    if house.minder:
        await house.minder.stop()
    await house.compiler.stop()
    await house.desk.stop()
    await house.handovers.stop()
    if house.announcements:
        await house.announcements.stop()
    await house.hub.workroom.stop()
    await house.readiness.stop()
    await house.hub.scribe.stop()
    await house.store.close()


_LATER: set[asyncio.Task[None]] = set()


def _rate_later(house: House) -> None:
    async def rate_all() -> None:
        try:
            for id in await unrated(house.store):
                await rate_one(id)
        except Exception:
            log.exception("ratings could not be counted")

    async def rate_one(id: str) -> None:
        try:
            live = await house.hub.get(id)
            async with live.lock:
                await rate(house.store, live.table)
        except Exception:
            # One table that cannot be opened must not stop the ratings of all others.
            log.exception("a game could not be counted", extra={"table": id})

    task = asyncio.create_task(rate_all())
    _LATER.add(task)
    task.add_done_callback(_LATER.discard)
