"""Compiles what bots think with, in the background, and says how far it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

from shokai.server.thinking.child import FAREWELL

log = logging.getLogger("shokai.bots")


class Compiler:
    """One run of `shokai compile`, at low priority. Where all is compiled it takes a few seconds."""

    def __init__(self) -> None:
        self.state = "off"
        self.progress: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process and self._process.returncode is None else None

    def start(self) -> None:
        self.state = "compiling"
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "shokai", "compile", "--lang", "en",
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )  # fmt: skip
        if hasattr(os, "setpriority"):
            # Not between fork and exec: Python code there can hang where other threads hold a lock.
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PGRP, self._process.pid, 10)
        assert self._process.stdout
        async for line in self._process.stdout:
            text = line.decode("utf-8", "replace").strip()
            if text:
                self.progress = [*self.progress[-19:], text]
                log.info("compiling: %s", text)
        self.state = "ready" if await self._process.wait() == 0 else "failed"
        log.log(
            logging.INFO if self.state == "ready" else logging.ERROR, "bots think with compiled code: %s", self.state
        )

    async def stop(self) -> None:
        process = self._process
        if process and process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                # It has processes of its own, one for each game.
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGTERM)
                else:
                    process.terminate()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if process:
            # If the loop were closed first, the end of the process would be told by a traceback.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.communicate(), FAREWELL)
