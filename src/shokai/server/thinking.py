"""The pool of thinking processes. One that dies is started again, and its question asked again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import sys
import time
from typing import Any

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


class _Brain:
    """One thinking process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        # Where it thought last: it may still have its tree.
        self.table: str | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; raises EOFError when the process dies."""
        process = await self._running()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        except (OSError, TimeoutError) as error:
            await self.stop()
            raise EOFError from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise EOFError
        told: dict[str, Any] = json.loads(line)
        return told

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._is_lost(self._process):
            _tell_of_a_loss()
            await self.stop()
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=1 << 20)
        return self._process

    @staticmethod
    def _is_lost(process: asyncio.subprocess.Process) -> bool:
        # Of one that died just now, the broken pipe is known before the end.
        assert process.stdin
        return process.returncode is not None or process.stdin.is_closing()

    async def stop(self) -> None:
        """Ends the process."""
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        self._process = None


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
                    told = await brain.ask({"id": next(self._numbers), **job})
                except EOFError:
                    _tell_of_a_loss()
                    continue
                finally:
                    self._free.append(brain)
            BOT_SECONDS.observe(time.perf_counter() - begun)
            if "error" in told:
                raise BotFailed(told["error"])
            return int(told["move"])
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
