"""Notes the results of games when they are over, with their ratings, and what was left when a server stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from shokai.server.live.hub import Hub
from shokai.server.storage.ratings import FIRST, note_results, unnoted
from shokai.server.tables.table import OVER

log = logging.getLogger("shokai.server")

# Games that are looked for at once.
FOUND = 50
# Seconds between two games that ended long ago: those who play come first.
PAUSE = 0.02


class Rater:
    """Notes games in the background, one after the other in the order in which they ended."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # Whether games are being noted.
        self.busy = False
        # Called with the id of a tournament after a result of one of its tables was noted.
        self.noted: Callable[[str], Awaitable[None]] | None = None
        # Called with the id of a table that has come to its end, and when all results are noted.
        self.ended: Callable[[str], None] = lambda id: None
        self.done: Callable[[], None] = lambda: None
        # Called after any result was noted.
        self.told: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Notes what was left, and from now on every game that ends."""
        self._hub.finished = self._heard
        self.busy = True
        self._task = asyncio.create_task(self._work())

    def _heard(self, id: str) -> None:
        self._wanted.set()
        self.ended(id)

    async def stop(self) -> None:
        """Stops; what is left is noted by the next server."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        while True:
            try:
                await self._note_all()
            except Exception:
                log.exception("results could not be noted")
            self.done()
            self.busy = self._wanted.is_set()
            await self._wanted.wait()
            self._wanted.clear()
            self.busy = True

    async def _note_all(self) -> None:
        after = FIRST
        while found := await unnoted(self._hub.store, after, FOUND):
            for after in found:
                await self._note(after[1])
                if len(found) > 1:
                    await asyncio.sleep(PAUSE)

    async def _note(self, id: str) -> None:
        try:
            live = await self._hub.get(id)
            async with live.lock:
                if live.table.state == OVER:
                    await note_results(self._hub.store, live.table)
                    self.told()
            if self.noted and live.table.terms.tournament:
                await self.noted(live.table.terms.tournament["id"])
        except Exception:
            # One table that cannot be opened must not stop the ratings of all others.
            log.exception("a game could not be noted", extra={"table": id})
