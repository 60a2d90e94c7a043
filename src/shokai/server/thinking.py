"""The pool of thinking processes. One that dies is started again, and its question asked again."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import sys
import time
from typing import Any, cast

from shokai.server.child import CannotStart, Child, Lost
from shokai.server.metrics import BOT_SECONDS, BRAINS_LOST

log = logging.getLogger("shokai.bots")

# Seconds that a bot may think; the slowest setting is far below.
PATIENCE = 120
# How often a question is asked again when the process that thought about it died.
TRIES = 3
COMMAND = (sys.executable, "-m", "shokai.server.brain")


class BotFailed(Exception):
    """A bot could not answer, for a reason of its own."""


def _tell_of_a_loss() -> None:
    BRAINS_LOST.inc()
    log.warning("a thinking process died; its move goes to another")


class _Brain(Child):
    """One thinking process."""

    def __init__(self) -> None:
        super().__init__(lambda: COMMAND, _tell_of_a_loss)
        # Where it thought last: it may still have its tree.
        self.table: str | None = None

    async def think(self, job: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; raises Lost when none comes, and BotFailed when no process can be started."""

        async def read(stdout: asyncio.StreamReader) -> dict[str, Any]:
            line = await asyncio.wait_for(stdout.readline(), PATIENCE)
            told = json.loads(line)
            if not (line.endswith(b"\n") and _is_answer(told, job)):
                raise Lost
            return cast("dict[str, Any]", told)

        try:
            return await self.ask(json.dumps(job).encode() + b"\n", read)
        except CannotStart as error:
            raise BotFailed(f"no thinking process can be started: {error}") from error


def _is_answer(told: Any, job: dict[str, Any]) -> bool:
    """Whether a brain has answered this question, and not another."""
    if not isinstance(told, dict) or told.get("id") != job["id"]:
        return False
    return isinstance(told.get("error"), str) or type(told.get("move")) is int


class Pool:
    """So many thinking processes, started when they are needed first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._brains = [_Brain() for _ in range(size)]
        self._free = list(self._brains)
        self._any_free = asyncio.Semaphore(size)
        self._numbers = itertools.count(1)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [brain.pid for brain in self._brains if brain.pid]

    async def think(self, job: dict[str, Any]) -> int:
        """The move that a bot makes."""
        begun = time.perf_counter()
        for _ in range(TRIES):
            async with self._any_free:
                brain = self._pick(job.get("table"))
                try:
                    told = await brain.think({"id": next(self._numbers), **job})
                except Lost:
                    _tell_of_a_loss()
                    continue
                finally:
                    self._free.append(brain)
            BOT_SECONDS.observe(time.perf_counter() - begun)
            if "error" in told:
                raise BotFailed(told["error"])
            return cast("int", told["move"])
        raise BotFailed("its process died again and again")

    def _pick(self, table: str | None) -> _Brain:
        """A free process, the one that thought at this table last if there is a choice."""
        known = [brain for brain in self._free if table is not None and brain.table == table]
        brain = (known or self._free)[0]
        self._free.remove(brain)
        brain.table = table
        return brain

    async def stop(self) -> None:
        """Ends all of them."""
        await asyncio.gather(*(brain.stop() for brain in self._brains))
