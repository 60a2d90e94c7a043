"""Whether people can play: the database must take what is written, not only answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from shokai.server.storage.store import Store

log = logging.getLogger("shokai.server")

# Seconds between two tries, however often somebody asks, and seconds that one may take.
AGAIN, WITHIN = 5.0, 2.0


class Readiness:
    """Tries now and then to write. A full disk and a database that is read-only are found out before people are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[str] | None = None
        self._tried = 0.0
        self._fault = ""

    async def can_write(self) -> bool:
        """Whether the last try succeeded; the reason why not is in the log."""
        # One that hangs is not followed by others, which would hang as well.
        if self._trying is None or (self._trying.done() and time.monotonic() > self._tried + AGAIN):
            self._tried = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        trying = self._trying
        await asyncio.wait({trying}, timeout=WITHIN)
        self._tell(trying.result() if trying.done() else f"no answer within {WITHIN:.0f} seconds")
        return not self._fault

    async def stop(self) -> None:
        """Waits for nothing any more."""
        if self._trying is not None:
            self._trying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._trying

    async def _try(self) -> str:
        """What keeps us from writing, or nothing."""
        try:
            await self._store.try_to_write()
        except Exception as error:
            return (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
        return ""

    def _tell(self, fault: str) -> None:
        """Says it once, not as often as somebody asks."""
        if fault and fault != self._fault:
            log.error("the database cannot be written to", extra={"why": fault})
        elif self._fault and not fault:
            log.info("the database can be written to again")
        self._fault = fault
