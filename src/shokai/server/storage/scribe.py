"""The scribe: writes events of many tables in one transaction, so that one wait for the disk serves them all."""

from __future__ import annotations

import asyncio
import contextlib

from shokai.server.storage.store import Store
from shokai.server.storage.writing import Commit

# Commits in one transaction at most.
MOST = 40


class Scribe:
    """Takes commits, and tells each when it is stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: asyncio.Queue[tuple[Commit, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Writes what is waiting, and stops."""
        await self._queue.join()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def commit(self, commit: Commit) -> None:
        """Returns when the events are stored; raises Conflict when somebody else was faster."""
        stored = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((commit, stored))
        await stored

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # Processes that write the same tables do it in the same order, so that no two wait for each other.
            batch.sort(key=lambda one: one[0].table)
            try:
                await self._together(batch)
            finally:
                for _, stored in batch:
                    if not stored.done():
                        stored.set_exception(RuntimeError("the scribe was stopped"))
                    self._queue.task_done()

    async def _together(self, batch: list[tuple[Commit, asyncio.Future[None]]]) -> None:
        try:
            await self._store.commit([commit for commit, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            # One of them was too late; the others need not suffer.
            for one in batch:
                await self._together([one])
            return
        for _, stored in batch:
            if not stored.done():
                stored.set_result(None)
