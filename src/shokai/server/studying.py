"""Reads games for the statistics when they are over, one after the other, in the workroom and below those who wait.

What a server that stopped has left, and games from before there were statistics, are read little by little. A game
whose cards are still played elsewhere waits until they are not.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time

from shokai.server.live.hub import Hub
from shokai.server.storage.ratings import FIRST
from shokai.server.storage.statistics import game_to_read, note_seats, unstudied
from shokai.server.thinking.workroom import WorkFailed
from shokai.texts import Refusal

log = logging.getLogger("shokai.server")

# Games that are looked for at once.
FOUND = 50
# Seconds after which it looks again for games whose cards are played nowhere any more, or that others have left.
AGAIN = 60.0
# How much longer than it works it rests, when there is more than one game to read: it never has a whole core.
REST = 1.0
# Refusals after which the same game is tried again later.
LATER = ("server-stopping", "server-too-busy")


class Studying:
    """Reads games in the background."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Reads what was left, and from now on every game that is noted."""
        self._task = asyncio.create_task(self._work())

    def wake(self) -> None:
        """There is something to read."""
        self._wanted.set()

    async def stop(self) -> None:
        """Stops; what is left is read by the next server."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        while True:
            self._wanted.clear()
            try:
                await self._read_all()
            except Exception:
                log.exception("games could not be read")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), AGAIN)

    async def _read_all(self) -> None:
        after = FIRST
        while found := await unstudied(self._hub.store, after, FOUND):
            for after in found:
                begun = time.monotonic()
                await self._read(after[1])
                if len(found) > 1:
                    await asyncio.sleep(REST * (time.monotonic() - begun))

    async def _read(self, id: str) -> None:
        store, seats = self._hub.store, b"[]"
        job = await game_to_read(store, id)
        if job is None:
            return
        try:
            seats = await self._hub.workroom.do("seats", "statistics", job)
        except (Refusal, WorkFailed) as error:
            if isinstance(error, Refusal) and error.said.id in LATER:
                return
            # It counts for nothing, but is not tried for ever.
            log.warning("a game could not be read", extra={"table": id, "why": str(error)})
        async with store.engine.begin() as connection:
            await connection.run_sync(note_seats, id, json.loads(seats))
