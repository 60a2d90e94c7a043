"""Who is at a table through other processes that share the database.

It is not stored: each process announces it periodically, and announcements expire. An announcement lists the seated
people who are watching a table, as `PROCESS TABLE ASKS PERSON...`; `ASKS` is 1 when the process wants an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from shokai.server.live.hub import Hub
from shokai.server.live.memory import Live

log = logging.getLogger("shokai.server")

# Seconds between two tellings, and after how many a process that says nothing more is taken to be dead.
AGAIN, FORGOTTEN = 20.0, 60.0


class Presence:
    """Tells other processes who is here, and hears who is there."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._process = hub.store.process
        # Tables to be told of, and whether we want to hear of them, too.
        self._news: dict[str, bool] = {}
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._hub.came_or_went = self._changed
        self._task = asyncio.create_task(self._tell())

    async def stop(self) -> None:
        """Tells of those who have gone last, and stops."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            with contextlib.suppress(Exception):
                await self._hub.store.tell_presence(self._payloads())

    def _changed(self, live: Live, came: bool) -> None:
        id = live.table.terms.id
        self._news[id] = came or self._news.get(id, False)
        self._awake.set()

    async def _tell(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), AGAIN)
            if not self._awake.is_set():
                self._news |= {live.table.terms.id: False for live in self._hub.lives if live.watchers}
                self._forget()
            self._awake.clear()
            try:
                await self._hub.store.tell_presence(self._payloads())
            except Exception as error:
                # It is told again before long.
                log.warning("presence could not be told", extra={"why": type(error).__name__})

    def _payloads(self) -> list[str]:
        news, self._news = self._news, {}
        payloads = []
        for id, asks in news.items():
            live = self._hub.at_hand(id)
            seated = {chair.person for chair in live.table.chairs if chair.person} & live.here if live else set()
            payloads.append(" ".join([self._process, id, str(int(asks)), *sorted(seated)]))
        return payloads

    def _forget(self) -> None:
        before = time.monotonic() - FORGOTTEN
        for live in self._hub.lives:
            for process in [process for process, (_, heard) in live.elsewhere.items() if heard < before]:
                live.hear_of(process, set())

    def hear(self, payload: str) -> None:
        """What another process told; we hear ourselves, too."""
        process, id, asks, *people = payload.split()
        live = self._hub.at_hand(id)
        if process == self._process or live is None:
            return
        live.hear_of(process, set(people))
        if asks == "1" and live.watchers:
            self._news.setdefault(id, False)
            self._awake.set()
