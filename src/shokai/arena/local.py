"""Units played on this machine: in this process, or in several of its own."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Any, Protocol

from shokai.arena.game import MakeBot, Played, warm_up
from shokai.arena.unit import Unit
from shokai.bots import bot_for
from shokai.match.game import game_for, read_options
from shokai.match.own_games import told
from shokai.texts import Say


class Failure(Exception):
    """A failure that ends the tournament without being a usage error; its message is a sentence for people."""

    def __init__(self, said: Say) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)


Finished = tuple[Unit, Played]


class Executor(Protocol):
    """Plays units, any number of them at a time."""

    def free(self) -> int:
        """How many more units it can accept now."""

    def submit(self, unit: Unit) -> None:
        """Accepts a unit."""

    def wait(self, seconds: float) -> list[Finished]:
        """The finished units, as soon as there is one, or nothing after that many seconds."""

    def drop(self) -> None:
        """Forgets the units that are not finished."""

    def close(self) -> None:
        """Stops everything it started."""


class Here:
    """Plays in this process, one unit at a time."""

    def __init__(self, make: MakeBot = bot_for) -> None:
        self._make = make
        self._waiting: deque[Unit] = deque()

    def free(self) -> int:
        return 1 - len(self._waiting)

    def submit(self, unit: Unit) -> None:
        self._waiting.append(unit)

    def wait(self, seconds: float) -> list[Finished]:  # noqa: ARG002, it works instead of waiting
        if not self._waiting:
            return []
        unit = self._waiting.popleft()
        return [(unit, unit.play(self._make))]

    def drop(self) -> None:
        self._waiting.clear()

    def close(self) -> None:
        self.drop()


def prepare(unit: Unit) -> None:
    """Lets the bots of a unit compile and load what they need."""
    options = read_options(game_for(unit.game), unit.options)
    warm_up(unit.game, unit.seats, len(unit.seats), options, unit.backend)


@dataclass
class _Worker:
    process: Any
    pipe: Any
    unit: Unit | None = None


class Processes:
    """Plays in processes of this machine. One that dies is started again, and its unit with it, once."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._workers: list[_Worker] = []
        self._died: set[str] = set()

    def free(self) -> int:
        return self._count - sum(worker.unit is not None for worker in self._workers)

    def submit(self, unit: Unit) -> None:
        worker = next((worker for worker in self._workers if worker.unit is None), None)
        if worker is None:
            worker = self._start()
        worker.unit = unit
        # A worker may die at any moment; `wait` finds out.
        try:
            worker.pipe.send(unit)
        except OSError:
            return

    def wait(self, seconds: float) -> list[Finished]:
        busy = {worker.pipe: worker for worker in self._workers if worker.unit is not None}
        finished = []
        for pipe in connection.wait(list(busy), seconds):
            worker = busy[pipe]
            unit = worker.unit
            assert unit is not None
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                self._bury(worker, unit)
                continue
            if isinstance(answer, Say):
                raise Failure(answer)
            worker.unit = None
            finished.append((unit, answer))
            if any(error.kind == "slow" for error in answer.errors):
                # A bot may still be thinking in there.
                self._end(worker)
        return finished

    def drop(self) -> None:
        for worker in [worker for worker in self._workers if worker.unit is not None]:
            self._end(worker)

    def close(self) -> None:
        for worker in list(self._workers):
            self._end(worker)

    def _start(self) -> _Worker:
        # A fresh process: compiled code and threads do not survive a fork.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        worker = _Worker(process, ours)
        self._workers.append(worker)
        return worker

    def _end(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.process.terminate()
        worker.process.join(2)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.pipe.close()

    def _bury(self, worker: _Worker, unit: Unit) -> None:
        worker.process.join(2)
        code = worker.process.exitcode
        self._end(worker)
        if unit.key in self._died:
            raise Failure(Say("arena-worker-died", key=unit.key[:12], code=str(code), bots=unit.seats))
        self._died.add(unit.key)
        self.submit(unit)


def _work(pipe: Any) -> None:
    """The life of a worker: units come in, results go out, until the pipe is closed."""
    # Ctrl-C reaches every process of the terminal; the one that was started by the person decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _leave_with_parent()
    prepared: set[tuple[Sequence[str], str]] = set()
    while True:
        try:
            unit = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Played | Say
        try:
            if unit.stamp_here() != unit.stamp:
                answer = Say("arena-sources-changed", ours=unit.stamp, theirs=unit.stamp_here())
            else:
                if (unit.seats, unit.game) not in prepared:
                    prepare(unit)
                    prepared.add((unit.seats, unit.game))
                answer = unit.play()
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            why = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
            answer = told(error) or Say("arena-game-broke", key=unit.key[:12], why=why)
        try:
            pipe.send(answer)
        except OSError:
            return


def _leave_with_parent() -> None:
    """Ends this process as soon as the one that started it has gone, however it went."""
    parent = parent_process()

    def watch() -> None:
        assert parent is not None
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
