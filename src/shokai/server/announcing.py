"""Announcements between processes that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy.engine import make_url

from shokai.server import endings
from shokai.server.endings import Endings, read_ending
from shokai.server.hub import Hub
from shokai.server.operating import CHANNEL as OPERATOR
from shokai.server.presence import Presence
from shokai.server.writing import CHANNEL, PRESENCE, read_announcement

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
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {PRESENCE}")
                    await connection.execute(f"LISTEN {OPERATOR}")
                    await connection.execute(f"LISTEN {endings.CHANNEL}")
                    # What was said while nobody listened is in the database.
                    await self._ended.look_again()
                    await self._hub.refresh_watched()
                    async for notice in connection.notifies():
                        if notice.channel == PRESENCE:
                            self._presence.hear(notice.payload)
                            continue
                        if notice.channel == OPERATOR:
                            self.operator_spoke()
                            continue
                        if notice.channel == endings.CHANNEL:
                            self._ended.hear(read_ending(notice.payload))
                            continue
                        told = read_announcement(notice.payload)
                        if told.process != self._hub.store.process and self._hub.minds(told.table):
                            task = asyncio.create_task(self._hub.heard(told))
                            self._heard.add(task)
                            task.add_done_callback(self._heard.discard)
            except Exception as error:
                # Whatever it is: a process that is deaf would show its people an old table.
                why = type(error).__name__
                log.warning("announcements: the database cannot be reached, trying again", extra={"why": why})
                await asyncio.sleep(AGAIN)
