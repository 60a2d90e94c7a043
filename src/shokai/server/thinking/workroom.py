"""The workroom: a few processes for work that may take long or be meant to, each job with limits on time and memory.

Never in the event loop and never under a lock: whoever asks takes what the job needs out of a table and lets go of it.
Everybody has their turn: one job of each account or address after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import os
import sys
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

from shokai.match.numbers import is_number
from shokai.server.metrics import WORK_KILLED, WORK_SECONDS
from shokai.server.tables.words import refuse, understood
from shokai.server.thinking.child import CannotStart, Child, Lost, Process, TooLong
from shokai.texts import Refusal, Say

log = logging.getLogger("shokai.work")

# Two, however many cores there are. What strangers brought along is never in all of them: who looks back at a game that
# was played here does not wait for that.
SIZE = 2
STUDIED = ("study", "study-move", "study-known", "study-begin", "study-position", "study-check", "study-picture")
BROUGHT = ("look", "opening", *STUDIED)
# Seconds of processor time that a job may take. The longest random games take one or two, with everything about them.
SECONDS = 5.0
# Megabytes that a job may have. A record of the greatest length that is taken has a fourth of it.
MEGABYTES = 512
# Jobs after which a process is replaced, whatever it has kept.
JOBS = 500
# Jobs of one person or address that wait, jobs of all, and seconds that one waits at most.
MOST_WAITING, MOST_IN_ALL, LONGEST_WAIT = 24, 400, 60.0
# Bytes of an answer, and seconds until a process must have started.
LARGEST, START = 64 << 20, 60.0
# A process may have died before it heard of the job.
TRIES = 2


class WorkFailed(Exception):
    """A job failed for a reason of our own."""


@dataclass(eq=False)
class _Job:
    kind: str
    question: bytes
    answer: asyncio.Future[bytes]


@dataclass(frozen=True)
class _Told:
    how: str
    body: bytes
    tired: bool


class _Bench(Child):
    """One working process."""

    def __init__(self, memory: int, jobs: int) -> None:
        command = (sys.executable, "-m", "shokai.server.thinking.workbench", str(memory), str(jobs))
        super().__init__(lambda: command, lambda: log.warning("a working process died; another is started"))
        self._numbers = itertools.count(1)

    async def begun(self, process: Process) -> None:
        assert process.stdout
        with contextlib.suppress(TimeoutError, OSError, ValueError):
            if await asyncio.wait_for(process.stdout.readline(), START) == b"ready\n":
                return
        raise CannotStart("it does not begin to work")

    async def work(self, job: _Job, seconds: float) -> _Told:
        """What comes of a job; raises Lost, CannotStart or TooLong, and then the process is gone."""
        number = next(self._numbers)
        question = b'{"id":%d,"kind":"%s","job":%s}\n' % (number, job.kind.encode(), job.question)
        return await self.ask_within(seconds, question, lambda stdout: _read(stdout, number))


async def _read(stdout: asyncio.StreamReader, number: int) -> _Told:
    line = await stdout.readline()
    head = json.loads(line)
    if head["id"] != number or not 0 <= head["bytes"] <= LARGEST:
        raise Lost
    return _Told(head["how"], await stdout.readexactly(head["bytes"]), head["tired"])


def _limit(name: str, default: float) -> float:
    """A limit, or another one from the environment: tests cannot wait for the real ones."""
    text = os.environ.get(name)
    if not text:
        return default
    if not is_number(text, 3600):
        raise Refusal(Say("server-bad-number", name=name, text=text, most="3600"))
    return float(text)


class Workroom:
    """So many working processes, started when they are first needed."""

    def __init__(
        self, size: int = SIZE, seconds: float | None = None, megabytes: int | None = None, jobs: int = JOBS
    ) -> None:
        self._seconds = _limit("SHOKAI_WORK_SECONDS", SECONDS) if seconds is None else seconds
        memory = int(_limit("SHOKAI_WORK_MEGABYTES", MEGABYTES)) if megabytes is None else megabytes
        self._benches = [_Bench(memory << 20, jobs) for _ in range(size)]
        self._free = list(self._benches)
        # The jobs that wait, by whose they are; whose turn is next comes first.
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        # Those who have a job that is being worked on.
        self._served: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [bench.pid for bench in self._benches if bench.pid]

    def warm_up(self) -> None:
        """Starts a process before anybody needs it."""
        self._start(self._ready(self._free.pop(0)))

    async def do(self, kind: str, whose: str, job: dict[str, Any]) -> bytes:
        """What comes of a job of somebody; raises Refusal, also for what takes too much, or when too much waits."""
        if self._stopping:
            raise refuse("stopping")
        waiting = len(self._waiting.get(whose, ()))
        if waiting >= MOST_WAITING or sum(map(len, self._waiting.values())) >= MOST_IN_ALL:
            raise refuse("too-busy")
        # Only now: whoever is refused leaves nothing here.
        mine = self._waiting.setdefault(whose, deque())
        ordered = _Job(kind, json.dumps(job).encode(), asyncio.get_running_loop().create_future())
        mine.append(ordered)
        self._go_on()
        try:
            await asyncio.wait({ordered.answer}, timeout=LONGEST_WAIT)
            if ordered in mine:
                raise refuse("too-busy")
            return await ordered.answer
        finally:
            if ordered in mine:
                mine.remove(ordered)
            if not mine and self._waiting.get(whose) is mine:
                del self._waiting[whose]

    def _go_on(self) -> None:
        """Gives every free process the first job of whoever has waited longest for their turn."""
        while self._free and not self._stopping:
            whose = next(
                (whose for whose, jobs in self._waiting.items() if jobs and self._may_go(whose, jobs[0])), None
            )
            if whose is None:
                return
            self._served[whose] = job = self._waiting[whose].popleft()
            # One that runs already is quicker.
            bench = next((bench for bench in self._free if bench.pid), self._free[0])
            self._free.remove(bench)
            self._start(self._serve(bench, whose, job))

    def _may_go(self, whose: str, job: _Job) -> bool:
        """Whether it can be somebody's turn, as far as processes are free."""
        brought = sum(served.kind in BROUGHT for served in self._served.values())
        return whose not in self._served and (job.kind not in BROUGHT or brought < max(len(self._benches) - 1, 1))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, bench: _Bench, whose: str, job: _Job) -> None:
        answer = job.answer
        try:
            with WORK_SECONDS.labels(job.kind).time():
                body = await self._work(bench, job)
            if not answer.done():
                answer.set_result(body)
        except asyncio.CancelledError:
            if not answer.done():
                answer.set_exception(refuse("stopping"))
            raise
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        finally:
            del self._served[whose]
            if whose in self._waiting:
                # Whoever came meanwhile is before them.
                self._waiting.move_to_end(whose)
            if not self._stopping:
                self._start(self._ready(bench))

    async def _ready(self, bench: _Bench) -> None:
        """Has a process running before it is given the next job."""
        try:
            await bench.running()
        except CannotStart as error:
            log.error("no working process can be started", extra={"why": str(error)})
        finally:
            self._free.append(bench)
            self._go_on()

    async def _work(self, bench: _Bench, job: _Job) -> bytes:
        unable: CannotStart | None = None
        for _ in range(TRIES):
            try:
                told = await bench.work(job, self._seconds)
            except Lost:
                unable = None
                continue
            except TooLong:
                raise self._too_heavy(job, "time") from None
            except CannotStart as error:
                # It may have been killed just as it began: that is no reason why the next one should not begin.
                unable = error
                continue
            if told.tired:
                await bench.stop()
            if told.how == "done":
                return told.body
            if told.how == "refused":
                raise Refusal(understood(json.loads(told.body)))
            if told.how == "no-memory":
                raise self._too_heavy(job, "memory")
            raise WorkFailed(told.body.decode("utf-8", "replace"))
        if unable:
            raise WorkFailed(f"no working process can be started: {unable}") from unable
        raise self._too_heavy(job, "death")

    @staticmethod
    def _too_heavy(job: _Job, why: str) -> Refusal:
        WORK_KILLED.labels(job.kind).inc()
        log.warning("work was given up", extra={"work": job.kind, "why": why, "bytes": len(job.question)})
        return refuse("too-heavy")

    def dismiss(self) -> None:
        """Gives up what is being worked on, and takes nothing more."""
        self._stopping = True
        # A task that is cancelled before its first step answers nobody: those that are served are told here, too.
        for job in (*self._served.values(), *itertools.chain(*self._waiting.values())):
            if not job.answer.done():
                job.answer.set_exception(refuse("stopping"))
        for jobs in self._waiting.values():
            jobs.clear()
        for task in self._tasks:
            task.cancel()

    async def stop(self) -> None:
        """Ends all processes."""
        self.dismiss()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(bench.stop() for bench in self._benches))
