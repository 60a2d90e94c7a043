"""The notifier: notes what people are to be told, and sends it, beside the game and without holding anybody up.

Every process notes what happens through it. Web processes send: each notice is claimed in the database first. A notice
is due some seconds after what it tells of, and by then it is only sent if the person is not at the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from shokai.server.http.buckets import Buckets
from shokai.server.live.hub import Hub
from shokai.server.metrics import NOTICES
from shokai.server.notifying import queue
from shokai.server.notifying.channels import MUTED, drop_channel, is_gone, note_delivery
from shokai.server.notifying.due import END, INVITE, LATE, REMATCH, START, TURN, Due, due
from shokai.server.notifying.missed import missed
from shokai.server.notifying.posting import Undelivered
from shokai.server.notifying.sending import Sender
from shokai.server.notifying.words import Message, message
from shokai.server.people.friends import hears
from shokai.server.storage import schema as db
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import CLOSED, OVER, PLAYING, Table
from shokai.server.times import wall_time
from shokai.texts import Refusal

log = logging.getLogger("shokai.notices")
Done = TypeVar("Done")

# What happened and is not noted yet, and seconds for which it is gathered.
MOST_UNNOTED, GATHERED = 10_000, 0.2
# Notices that are sent at the same time, and seconds between two looks for more.
AT_ONCE, LOOKS = 32, 2.0
# Seconds that other processes have to say who is at a table through them.
ASKED = 1.5
# Through one channel: so many a second over time, so many at once.
PER_SECOND, BURST, LATER = 1 / 30, 10, 60.0
FORGETS = 3600.0


class Notifier:
    """Tells people who are not here."""

    def __init__(self, hub: Hub, after: float, limits: bool = True, pauses: tuple[float, ...] = queue.PAUSES) -> None:
        self._hub, self._after, self._pauses = hub, after, pauses
        self._rates = Buckets(PER_SECOND, BURST) if limits else None
        self._unnoted: deque[tuple[str, Due]] = deque()
        self._happened, self._wanted = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._sender: Sender | None = None
        self._base = ""

    def start(self) -> None:
        """From now on notes what happens."""
        self._hub.happened = self._hear
        self._tasks.append(asyncio.create_task(self._note_all()))

    def send_from(self, base: str, sender: Sender) -> None:
        """Sends what is due, with links to a server at this address."""
        self._base, self._sender = base, sender
        self._tasks += [asyncio.create_task(self._send_all()), asyncio.create_task(self._resume())]

    async def stop(self) -> None:
        """Stops; what is noted is sent by another process, or by the next."""
        self._hub.happened = lambda before, after: None
        for task in [*self._tasks, *self._sending.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._unnoted:
            with contextlib.suppress(Exception):
                await self._note()

    async def _in_database(self, work: Callable[..., Done], *args: Any) -> Done:
        async with self._hub.store.engine.begin() as connection:
            return await connection.run_sync(work, *args)

    # Noting.

    def _hear(self, before: Table | None, after: Table) -> None:
        """Something was stored. Nobody waits for this."""
        for one in due(before, after):
            if len(self._unnoted) < MOST_UNNOTED:
                self._unnoted.append((after.terms.id, one))
                self._happened.set()

    async def _note_all(self) -> None:
        while True:
            await self._happened.wait()
            await asyncio.sleep(GATHERED)
            self._happened.clear()
            try:
                await self._note()
            except IntegrityError:
                # A channel was removed in this moment: the next look does not find it.
                self._happened.set()
            except Exception:
                log.exception("notices could not be noted")
                await asyncio.sleep(LOOKS)
                self._happened.set()

    async def _note(self) -> None:
        news = [self._unnoted.popleft() for _ in range(min(len(self._unnoted), 500))]
        if self._unnoted:
            self._happened.set()
        try:
            noted = await self._in_database(queue.note, news, wall_time(), self._after)
        except BaseException:
            # They are noted again later; what is there already is not added twice.
            self._unnoted.extendleft(reversed(news))
            raise
        if noted:
            # Those that are due at once do not wait for the next look.
            self._wanted.set()

    async def _resume(self) -> None:
        """Notes whose turn it is where a server ended before it could."""
        try:
            for table, one in await missed(self._hub):
                self._unnoted.append((table, one))
            self._happened.set()
        except Exception:
            log.exception("turns that were not noted cannot be looked up")

    # Sending.

    async def _send_all(self) -> None:
        forgotten = 0.0
        while True:
            try:
                if time.monotonic() > forgotten + FORGETS:
                    forgotten = time.monotonic()
                    await self._in_database(queue.forget_old)
                for notice in await self._in_database(queue.due_now, 2 * AT_ONCE):
                    self._begin(notice)
            except Exception as error:
                log.warning("notices cannot be looked up, trying again", extra={"why": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOKS)
            self._wanted.clear()

    def _begin(self, notice: dict[str, Any]) -> None:
        channel = notice["channel"]
        # One at a time through each: a receiver that is slow holds up nobody else.
        if channel in self._sending or len(self._sending) >= AT_ONCE:
            return
        task = asyncio.create_task(self._try(notice))
        self._sending[channel] = task
        task.add_done_callback(lambda _: self._end(channel))

    def _end(self, channel: str) -> None:
        self._sending.pop(channel, None)
        # There may be more for it, and room for others.
        self._wanted.set()

    async def _try(self, notice: dict[str, Any]) -> None:
        mine = False
        try:
            mine = await self._in_database(queue.claim, notice["id"])
            if mine:
                await self._send(notice)
        except Exception as error:
            log.warning("a notice could not be sent", extra={"why": type(error).__name__, "notice": notice["id"]})
            if mine:
                # Given up after some tries, like what does not arrive.
                with contextlib.suppress(Exception):
                    await self._in_database(self._note_failure, notice, "other")
            # A database that takes nothing is not asked again at once.
            await asyncio.sleep(LOOKS)

    async def _send(self, notice: dict[str, Any]) -> None:
        channel = await self._in_database(_reachable, notice["channel"])
        told = channel and await self._message(notice, channel)
        if not channel or not told:
            await self._in_database(queue.settle, notice["id"])
            NOTICES.labels("void").inc()
            return
        if self._rates and not self._rates.take(channel["id"]):
            await self._in_database(queue.postpone, notice["id"], LATER, False)
            return
        assert self._sender is not None
        try:
            await self._sender.send(channel, told)
        except Undelivered as why:
            if is_gone(channel, why.status):
                NOTICES.labels("void").inc()
                await self._in_database(drop_channel, channel["id"])
                return
            await self._in_database(self._note_failure, notice, why.problem)
        else:
            NOTICES.labels("sent").inc()
            await self._in_database(_note_success, notice)

    def _note_failure(self, connection: Connection, notice: dict[str, Any], problem: str) -> None:
        given_up = notice["tries"] >= len(self._pauses)
        NOTICES.labels("dropped" if given_up else "failed").inc()
        if given_up:
            queue.settle(connection, notice["id"])
        else:
            queue.postpone(connection, notice["id"], self._pauses[notice["tries"]], True)
        note_delivery(connection, notice["channel"], problem, given_up)

    async def _message(self, notice: dict[str, Any], channel: dict[str, Any]) -> Message | None:
        """What is to be said; None where it is not news any more, or the person is there."""
        try:
            live = await self._hub.get(notice["table_id"])
        except Refusal:
            # The table was deleted.
            return None
        if not self._hub.store.is_sqlite:
            # Who is there through other processes, they tell when they are asked.
            await self._hub.catch_up(live)
            self._hub.came_or_went(live, True)
            await asyncio.sleep(ASKED)
        person = channel["person"]
        if person in live.present or not is_news(notice["kind"], live.table, person):
            return None
        invited = notice["kind"] in (INVITE, REMATCH)
        if invited and not await self._in_database(hears, person, live.table.terms.host):
            return None
        return message(notice["kind"], live.table, person, self._base, channel["language"])


def is_news(kind: str, table: Table, person: str) -> bool:
    """Whether a notice still says what is."""
    if kind == TURN:
        chair = None if table.actor is None else table.chairs[table.actor]
        return table.state == PLAYING and chair is not None and chair.person == person and not chair.minded
    if kind == LATE:
        return bool(table.seats_of(person)) and any(chair.late for chair in table.chairs)
    if kind in (START, END):
        return bool(table.seats_of(person)) and table.state in ((PLAYING,) if kind == START else (OVER, CLOSED))
    return kind in (INVITE, REMATCH) and bool(kept_for(table, person))


def _reachable(connection: Connection, id: str) -> dict[str, Any] | None:
    """A channel through which something may be sent."""
    c, p = db.channels.c, db.people.c
    wanted = select(db.channels).join_from(db.channels, db.people, p.id == c.person)
    row = connection.execute(
        wanted.where(c.id == id, c.confirmed, c.dropped < MUTED, p.blocked.is_(False))
    ).mappings().first()  # fmt: skip
    return dict(row) if row else None


def _note_success(connection: Connection, notice: dict[str, Any]) -> None:
    queue.settle(connection, notice["id"])
    note_delivery(connection, notice["channel"], None)
