"""The pool of thinking processes. One that dies is started again, and its question asked again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import sys
import time
from typing import Any, cast

from shokai.server.metrics import BOT_SECONDS, BRAINS_LOST

log = logging.getLogger("shokai.bots")

# Seconds that a bot may think; the slowest setting is far below.
PATIENCE = 120
# How often a question is asked again when the process that thought about it died.
TRIES = 3
# Bytes of an answer at most, and seconds to wait for the end of a process that was killed.
LONGEST, FAREWELL = 1 << 16, 5.0
COMMAND = (sys.executable, "-m", "shokai.server.brain")


class BotFailed(Exception):
    """A bot could not answer, for a reason of its own."""


class _Lost(Exception):
    """A thinking process is of no use any more: it died, or its pipes did, or what it says is no answer."""


def _tell_of_a_loss() -> None:
    BRAINS_LOST.inc()
    log.warning("a thinking process died; its move goes to another")


class _Brain:
    """One thinking process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        # Where it thought last: it may still have its tree.
        self.table: str | None = None
        self._pipe_end: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; raises _Lost when none comes, and BotFailed when no process can be started."""
        process = await self._running()
        try:
            return await self._answer(process, job)
        except BaseException:
            # Cancelled or lost: an answer that still comes would be taken for that to the next question.
            await self.stop()
            raise

    @staticmethod
    async def _answer(process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
        question = json.dumps(job).encode() + b"\n"
        assert process.stdin and process.stdout
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        except Exception as error:
            # How a dead pipe shows depends on the event loop and on the moment: as an OSError of any kind, as uvloop's
            # RuntimeError for a closed handle, as a ValueError for a line without an end. It is all the same to us.
            raise _Lost from error
        try:
            told = json.loads(line)
        except Exception as error:
            # Nothing at all, or half a line, or no JSON that can be read.
            raise _Lost from error
        if not (line.endswith(b"\n") and _is_answer(told, job)):
            raise _Lost
        return cast("dict[str, Any]", told)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._is_lost(self._process):
            _tell_of_a_loss()
            await self.stop()
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            try:
                self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST)
            except Exception as error:
                # No memory, no file descriptors, no room for another process or for the thread that waits for its end.
                raise BotFailed(f"no thinking process can be started: {error}") from error
            self._pipe_end = asyncio.create_task(_end_of_pipe(self._process))
        return self._process

    @staticmethod
    def _is_lost(process: asyncio.subprocess.Process) -> bool:
        # The pipe may break before the exit code is known.
        assert process.stdin
        return process.returncode is not None or process.stdin.is_closing()

    async def stop(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        pipe_end, self._pipe_end = self._pipe_end, None
        if process is None or pipe_end is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        assert process.stdout
        # What it has still said is read: asyncio waits for the end of its pipes, too. Somebody else may hold them open,
        # and the kernel may take its time; nobody has to wait for that.
        ends = asyncio.gather(process.stdout.read(), process.wait(), pipe_end, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ends, FAREWELL)


async def _end_of_pipe(process: asyncio.subprocess.Process) -> None:
    """Waits until a pipe is closed. If nobody did, some versions of asyncio would log how it broke, as a traceback."""
    assert process.stdin
    with contextlib.suppress(Exception):
        await process.stdin.wait_closed()


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

    @property
    def busy(self) -> int:
        """How many of them think now."""
        return self.size - len(self._free)

    async def think(self, job: dict[str, Any]) -> int:
        """The move that a bot makes."""
        begun = time.perf_counter()
        for _ in range(TRIES):
            async with self._any_free:
                brain = self._pick(job.get("table"))
                try:
                    told = await brain.ask({"id": next(self._numbers), **job})
                except _Lost:
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
