"""A real `shokai worker` in a process of its own: thinks for the bots of a shared database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from pathlib import Path

import psutil

from helpers.command import surroundings
from helpers.patience import PATIENCE
from helpers.ready import Forked, starting
from helpers.serving import Serving
from shokai.server.client import Live


class Working:
    """A worker that can be killed and started again."""

    def __init__(self, folder: Path, database: str, thinkers: int = 1, env: dict[str, str] | None = None) -> None:
        self._folder, self._database, self._thinkers = folder, database, thinkers
        self._env = surroundings(folder, **(env or {}))
        self._process: Forked | subprocess.Popen[bytes] | None = None
        self._starts = 0

    def __enter__(self) -> Working:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Starts it and waits until it works."""
        assert self._process is None, "it runs already"
        self._starts += 1
        until = time.monotonic() + PATIENCE
        words = ["worker", "--database", self._database, "--thinkers", str(self._thinkers), "--no-compile"]
        with Path(os.devnull).open("r+b") as nothing, self._file.open("wb") as err:
            self._process = starting(words, self._env, self._folder, (nothing, nothing, err))
        while "Thinking for the bots" not in self._file.read_text("utf-8"):
            assert self._process.poll() is None, f"the worker ended: {self._file.read_text('utf-8')}"
            assert time.monotonic() < until, "the worker did not start in time"
            time.sleep(0.02)

    @property
    def log(self) -> str:
        """What all starts wrote into the log."""
        return "".join((self._folder / f"worker-{n}.err").read_text("utf-8") for n in range(1, self._starts + 1))

    @property
    def _file(self) -> Path:
        return self._folder / f"worker-{self._starts}.err"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Ends it at once, as a failure of power would, with the brains that it has."""
        if self._process is None:
            return
        left = [*brains_of(self.pid)]
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None
        for brain in left:
            kill(brain)


def brains_of(pid: int) -> list[psutil.Process]:
    """The thinking processes that a server or worker has."""
    try:
        children = psutil.Process(pid).children()
        return [child for child in children if "shokai.server.thinking.brain" in child.cmdline()]
    except psutil.NoSuchProcess:
        return []


async def lost_in_thought(owner: Serving | Working, *lives: Live) -> list[psutil.Process]:
    """Plays until a bot has to decide and cannot: the brains, which ponder until they are resumed or killed."""
    brains: list[psutil.Process] = []
    while not brains:
        # The first moves are made as ever, to have brains that can be stopped while nobody asks them.
        await _a_move(*lives)
        await _somebody_can_play(*lives)
        brains = brains_of(owner.pid)
    for brain in brains:
        brain.suspend()
    while lives[0].view["thinking"] is None:
        await _a_move(*lives)
    return brains


async def _a_move(*lives: Live) -> None:
    mover = await _somebody_can_play(*lives)
    done = await mover.play(mover.view["game"]["moves"][0]["number"])
    await asyncio.gather(*(live.reach(done["version"]) for live in lives))


async def _somebody_can_play(*lives: Live) -> Live:
    while True:
        latest = max(live.view["version"] for live in lives)
        await asyncio.gather(*(live.reach(latest) for live in lives))
        for live in lives:
            if "play" in live.view["you"]["can"]:
                return live
        await lives[0].reach(latest + 1)


def kill(process: psutil.Process) -> None:
    """Ends a process at once, if it is still there."""
    try:
        process.kill()
    except psutil.NoSuchProcess:
        return


def gone(process: psutil.Process) -> bool:
    """Whether a process has ended; one whose end nobody asks about has, too."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True
