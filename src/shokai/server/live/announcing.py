"""Announcements between processes that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import make_url

from shokai.server.live.hub import Hub
from shokai.server.live.presence import Presence
from shokai.server.operators.operating import CHANNEL as OPERATOR
from shokai.server.people import endings
from shokai.server.people.endings import Endings, read_ending
from shokai.server.storage.plans import PLANS
from shokai.server.storage.writing import CHANNEL, PRESENCE, Announcement, read_announcement
from shokai.texts import Refusal

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("shokai.server")
# Seconds until the next try when the database cannot be reached.
AGAIN = 1.0


class Announcements:
    """Hears what other processes stored."""

    def __init__(self, hub: Hub, ended: Endings) -> None:
        self._hub = hub
        self._ended = ended
        self._presence = Presence(hub)
        # Called when the operator has done something.
        self.operator_spoke: Callable[[], None] = lambda: None
        self._task: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()
        self._own = f'["{hub.store.process}",'
        self._hearers: dict[str, Callable[[str], None]] = {
            CHANNEL: self._hear_of_table,
            PRESENCE: self._presence.hear,
            PLANS: hub.hear_of_plan,
            OPERATOR: lambda _: self.operator_spoke(),
            endings.CHANNEL: lambda payload: ended.hear(read_ending(payload)),
        }

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())
        self._presence.start()

    async def stop(self) -> None:
        await self._presence.stop()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import psycopg

        url = make_url(self._hub.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    for channel in self._hearers:
                        await connection.execute(f"LISTEN {channel}")
                    # What was said while nobody listened is in the database.
                    await self._ended.look_again()
                    self._hub.forget_plans()
                    # Beside that everything new is heard: a table may have to wait for the workroom.
                    catching_up = asyncio.create_task(self._catch_up())
                    try:
                        await self._hear_all(connection)
                    finally:
                        catching_up.cancel()
                        await asyncio.wait({catching_up})
            except Exception as error:
                # Whatever it is: a process that is deaf would show its people an old table.
                why = type(error).__name__
                log.warning("announcements: the database cannot be reached, trying again", extra={"why": why})
                await asyncio.sleep(AGAIN)

    async def _catch_up(self) -> None:
        while True:
            try:
                await self._hub.refresh_watched()
                return
            except Exception:
                log.warning("announcements: what was missed cannot be looked up, trying again", exc_info=True)
                await asyncio.sleep(AGAIN)

    async def _hear_all(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Hears what is said until the connection breaks.

        There is an announcement for every move: the socket is read as soon as something is there, where psycopg's own
        generator would set out anew each time.
        """
        loop, pipe = asyncio.get_running_loop(), connection.pgconn
        broken: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            try:
                pipe.consume_input()
                while notice := pipe.notifies():
                    self._hearers[notice.relname.decode()](notice.extra.decode())
            except Exception as error:
                if not broken.done():
                    broken.set_exception(error)

        descriptor = connection.fileno()
        loop.add_reader(descriptor, read)
        try:
            # What came while everything else was looked up.
            read()
            await broken
        finally:
            loop.remove_reader(descriptor)

    def _hear_of_table(self, payload: str) -> None:
        # Half of them are our own: those are not even read.
        if payload.startswith(self._own):
            return
        told = read_announcement(payload)
        if self._hub.minds(told.table) and not self._hub.heard_at_once(told):
            task = asyncio.create_task(self._take_in(told))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

    async def _take_in(self, told: Announcement) -> None:
        """Tries until the table has what was announced: nobody else will tell this process of it."""
        while True:
            try:
                return await self._hub.heard(told)
            except Refusal:
                # The table is gone, and whoever watched it was told.
                return None
            except Exception as error:
                log.warning("table %s is behind other processes: %s", told.table, type(error).__name__)
                await asyncio.sleep(AGAIN)
