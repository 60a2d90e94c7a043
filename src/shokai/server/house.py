"""The house: all that a running server consists of, opened and closed in order."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from shokai.match.dealer import new_seed
from shokai.server.club.running import Tournaments
from shokai.server.honouring import Honouring
from shokai.server.http.buckets import Buckets
from shokai.server.live.announcing import Announcements
from shokai.server.live.following import follow_due
from shokai.server.live.hub import Hub
from shokai.server.live.socket import Connection
from shokai.server.notifying.mailing import Mailer, read_post
from shokai.server.notifying.notifier import Notifier
from shokai.server.notifying.push import Pusher, contact_for, new_vapid_key
from shokai.server.notifying.sending import Sender
from shokai.server.operators.desk import Desk
from shokai.server.operators.gate import Gate
from shokai.server.people.endings import Endings
from shokai.server.people.handover import Handovers
from shokai.server.people.people import People
from shokai.server.rating import Rater
from shokai.server.reviewing import Reviews
from shokai.server.settings import Settings
from shokai.server.storage.readiness import Readiness
from shokai.server.storage.store import Store
from shokai.server.studying import Studying
from shokai.server.thinking.coaching import Desk as CoachDesk
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
        self.rater = Rater(self.hub)
        self.tournaments = Tournaments(self.hub)
        self.rater.noted = self.tournaments.noted
        self.honouring = Honouring(self.hub)
        self.rater.ended, self.rater.done = self.honouring.heard, self.honouring.look
        self.studying = Studying(self.hub)
        self.rater.told = self.studying.wake
        self.coach = CoachDesk()
        self.reviews = Reviews(self.store, self.coach)
        self.reviews.held = lambda: self.hub.bots_held
        self.notifier = Notifier(self.hub, self.settings.notify_after, self.settings.limits)
        self.sender = Sender(self.settings.private_webhooks)

    @property
    def public_address(self) -> str:
        """Where people reach the server, for links that are sent to them."""
        known = self.settings.origins or self.addresses[-1:] or (f"http://127.0.0.1:{self.settings.port}",)
        return known[0].rstrip("/")

    @property
    def contact(self) -> str:
        """Whom push services are told to write to."""
        return contact_for(self.public_address, self.settings.smtp_from)

    def say_goodbye(self) -> None:
        """Tells everybody that the server stops; nobody else comes in, and nothing long is waited for."""
        self.ready = False
        self.hub.workroom.dismiss()
        self.reviews.dismiss()
        self.coach.dismiss()
        self.desk.dismiss()
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
    minder = Minder(hub, Pool(settings.thinkers), settings.bots_alone) if settings.thinkers else None
    compiler = Compiler()
    if settings.compile and settings.thinkers:
        compiler.start()
    house = House(
        settings, store, people, hub, minder, compiler, announcements, connections, Readiness(store), endings,
        Handovers(hub),
    )  # fmt: skip
    await house.desk.start()
    # Only now is it known whether bots may think.
    if minder:
        minder.start()
    if announcements:
        announcements.operator_spoke = house.desk.hurry
    house.rater.start()
    house.honouring.start()
    house.studying.start()
    house.notifier.start()
    if settings.smtp_url:
        house.sender.mailer = Mailer(read_post(settings.smtp_url, settings.smtp_from), secret)
    house.sender.pusher = Pusher(await store.shared("vapid", new_vapid_key()), house.contact)
    await house.handovers.resume()
    await follow_due(hub)
    await house.tournaments.resume()
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
    await house.rater.stop()
    await house.honouring.stop()
    await house.studying.stop()
    await house.notifier.stop()
    if house.sender.mailer:
        house.sender.mailer.stop()
    if house.announcements:
        await house.announcements.stop()
    await house.hub.workroom.stop()
    await house.reviews.stop()
    await house.coach.stop()
    await house.people.stop()
    await house.readiness.stop()
    await house.hub.scribe.stop()
    await house.store.close()
