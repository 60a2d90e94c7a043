"""The pool of thinking processes. One that dies is started again, and its question asked again."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, cast

from shokai.server.metrics import BOT_SECONDS, BOT_WAITS, BRAINS_LOST
from shokai.server.thinking.child import CannotStart, Child, Lost
from shokai.server.thinking.turns import Turns, expected, is_quick

log = logging.getLogger("shokai.bots")

# Seconds that a bot may think; the slowest setting is far below.
PATIENCE = 120
# How often a question is asked again when the process that thought about it died.
TRIES = 3
COMMAND = (sys.executable, "-m", "shokai.server.thinking.brain")


class BotFailed(Exception):
    """A bot could not answer. `reason` is for metrics: the bot's own, its process's, or that none can be started."""

    def __init__(self, why: str, reason: str = "bot") -> None:
        super().__init__(why)
        self.reason = reason


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
            raise BotFailed(f"no thinking process can be started: {error}", "start") from error


def _is_answer(told: Any, job: dict[str, Any]) -> bool:
    """Whether a brain has answered this question, and not another."""
    if not isinstance(told, dict) or told.get("id") != job["id"]:
        return False
    return isinstance(told.get("error"), str) or type(told.get("move")) is int


class Place:
    """A turn to think: a process that is ours as long as it lasts."""

    def __init__(self, brain: _Brain, numbers: Iterator[int], quick: bool) -> None:
        self._brain, self._numbers = brain, numbers
        # Whether it was given for a quick bot.
        self.quick = quick

    async def think(self, job: dict[str, Any]) -> int:
        """The move that a bot makes."""
        begun = time.perf_counter()
        for _ in range(TRIES):
            try:
                told = await self._brain.think({"id": next(self._numbers), **job})
            except Lost:
                _tell_of_a_loss()
                continue
            BOT_SECONDS.observe(time.perf_counter() - begun)
            if "error" in told:
                raise BotFailed(told["error"])
            return cast("int", told["move"])
        raise BotFailed("its process died again and again", "process")


class Pool:
    """So many thinking processes, and one more for quick bots; each is started when it is needed first."""

    def __init__(self, size: int) -> None:
        self.size = size + 1
        self._brains = [_Brain() for _ in range(self.size)]
        # Keyed by whether they are for quick bots alone.
        self._free = {False: self._brains[:-1], True: self._brains[-1:]}
        self._turns = Turns(size)
        self._numbers = itertools.count(1)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [brain.pid for brain in self._brains if brain.pid]

    @property
    def busy(self) -> int:
        """How many of them think now."""
        return self.size - sum(map(len, self._free.values()))

    @asynccontextmanager
    async def place(self, person: str | None, bot: str, table: str | None = None) -> AsyncIterator[Place]:
        """A turn to think for a bot of somebody's; people take turns, see `turns`."""
        begun, quick = time.perf_counter(), is_quick(bot)
        async with self._turns.turn(person, quick, expected(bot)) as lane:
            BOT_WAITS.labels("quick" if quick else "search").observe(time.perf_counter() - begun)
            free = self._free[lane]
            brain = self._pick(free, table)
            try:
                yield Place(brain, self._numbers, quick)
            finally:
                free.append(brain)

    async def think(self, job: dict[str, Any]) -> int:
        """The move that a bot makes for nobody in particular."""
        async with self.place(None, job.get("bot", "search"), job.get("table")) as place:
            return await place.think(job)

    @staticmethod
    def _pick(free: list[_Brain], table: str | None) -> _Brain:
        """A free process, the one that thought at this table last if there is a choice."""
        known = [brain for brain in free if table is not None and brain.table == table]
        brain = (known or free)[0]
        free.remove(brain)
        brain.table = table
        return brain

    async def stop(self) -> None:
        """Ends all of them."""
        await asyncio.gather(*(brain.stop() for brain in self._brains))
