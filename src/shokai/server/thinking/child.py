"""A child process that is asked over pipes: started when first needed, killed when it is of no use, started again.

`thinking` and `workroom` make pools of them; `inside` is their own side.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

Told = TypeVar("Told")
Process = asyncio.subprocess.Process

# Bytes of a line at most, and seconds to wait for the end of a process that was killed.
LONGEST, FAREWELL = 1 << 16, 5.0
# How many times longer an answer may take on the clock than of the processor: others may want that, too.
PATIENCE = 12


class Lost(Exception):
    """A process is of no use any more: it died, or its pipes did, or what it says is no answer."""


class TooLong(Exception):
    """An answer took longer than it may; the process is gone with the question."""


class CannotStart(Exception):
    """No process can be started."""


class Child:
    """One process; `command` says what it runs, whenever it is started."""

    def __init__(self, command: Callable[[], Sequence[str]], tell_of_a_loss: Callable[[], None]) -> None:
        self._command, self._tell_of_a_loss = command, tell_of_a_loss
        self._process: Process | None = None
        self._pipe_end: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, question: bytes, read: Callable[[asyncio.StreamReader], Awaitable[Told]]) -> Told:
        """What is read of the answer to a line; raises Lost when none comes, and CannotStart."""
        process = await self.running()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            return await read(process.stdout)
        except Exception as error:
            await self.stop()
            # How a dead pipe shows depends on the event loop and on the moment: as an OSError of any kind, as uvloop's
            # RuntimeError for a closed handle, as a ValueError for a line without an end. It is all the same to us.
            raise Lost from error
        except BaseException:
            # Cancelled: an answer that still comes would be taken for that to the next question.
            await self.stop()
            raise

    async def ask_within(
        self, seconds: float, question: bytes, read: Callable[[asyncio.StreamReader], Awaitable[Told]]
    ) -> Told:
        """The same, if it takes no more than so many seconds of processor time; else raises TooLong."""
        process = await self.running()
        begun, spent = time.monotonic(), _processor_seconds(process.pid)
        asking = asyncio.ensure_future(self.ask(question, read))
        try:
            left = seconds
            while not (await asyncio.wait({asking}, timeout=left))[0]:
                now = _processor_seconds(process.pid)
                left = 0.0 if spent is None or now is None else seconds - (now - spent)
                left = min(left, begun + PATIENCE * seconds - time.monotonic())
                if left <= 0.01:
                    raise TooLong
            return asking.result()
        finally:
            if not asking.done():
                # It ends with its process.
                asking.cancel()
                await asyncio.wait({asking})

    async def running(self) -> Process:
        """The process, started if there is none; raises CannotStart."""
        if self._process is not None and self._is_lost(self._process):
            self._tell_of_a_loss()
            await self.stop()
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            try:
                process = await asyncio.create_subprocess_exec(*self._command(), stdin=pipe, stdout=pipe, limit=LONGEST)
            except Exception as error:
                # No memory, no file descriptors, no room for another process or for the thread that waits for its end.
                raise CannotStart(str(error)) from error
            self._process, self._pipe_end = process, asyncio.create_task(_end_of_pipe(process))
            try:
                await self.begun(process)
            except BaseException:
                await self.stop()
                raise
        return self._process

    async def begun(self, process: Process) -> None:
        """What there is to do when a process has just been started."""

    @staticmethod
    def _is_lost(process: Process) -> bool:
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
        ends = asyncio.gather(_drained(process.stdout), process.wait(), pipe_end, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ends, FAREWELL)


async def _drained(pipe: asyncio.StreamReader) -> None:
    """Reads to the end and keeps nothing."""
    while await pipe.read(LONGEST):
        pass


async def _end_of_pipe(process: Process) -> None:
    """Waits until a pipe is closed. If nobody did, some versions of asyncio would log how it broke, as a traceback."""
    assert process.stdin
    with contextlib.suppress(Exception):
        await process.stdin.wait_closed()


def _processor_seconds(pid: int) -> float | None:
    """What a process has used of the processor so far; None where the system does not tell."""
    try:
        # The name, which may have spaces, is in brackets.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None
