"""The coach's desk: one process of low priority for what people ask about their own play, one question after the other.

Everybody has one question at a time, so whoever comes waits for at most one of everybody else.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import sys
from typing import Any

from shokai.server.metrics import WORK_KILLED, WORK_SECONDS
from shokai.server.tables.words import refuse, understood
from shokai.server.thinking.child import CannotStart, Child, Lost, TooLong
from shokai.texts import Refusal

log = logging.getLogger("shokai.coach")

COMMAND = (sys.executable, "-m", "shokai.server.thinking.coach")
# Seconds of processor time that a question may take: far more than a hint takes, its process's start included. On the
# clock it may take much longer where bots and games, which come first, leave the coach little.
SECONDS = 60.0
# Questions that wait, and seconds that one waits at most.
MOST_WAITING, LONGEST_WAIT = 40, 30.0
# Bytes of an answer. A process may have died before it heard of the question.
LARGEST, TRIES = 1 << 20, 2


class _Coach(Child):
    """The process."""

    def __init__(self) -> None:
        super().__init__(lambda: COMMAND, lambda: log.warning("a coaching process died; another is started"))
        self._numbers = itertools.count(1)

    async def work(self, kind: str, job: dict[str, Any]) -> tuple[str, bytes]:
        """What came of a question, and the answer; raises Lost, TooLong and CannotStart."""
        number = next(self._numbers)
        question = json.dumps({"id": number, "kind": kind, "job": job}).encode() + b"\n"

        async def read(stdout: asyncio.StreamReader) -> tuple[str, bytes]:
            head = json.loads(await stdout.readline())
            if head["id"] != number or not 0 <= head["bytes"] <= LARGEST:
                raise Lost
            return head["how"], await stdout.readexactly(head["bytes"])

        return await self.ask_within(SECONDS, question, read)


class Desk:
    """Questions to the coach, one after the other."""

    def __init__(self) -> None:
        self._coach = _Coach()
        self._turn = asyncio.Lock()
        # The questions that wait or are answered, by whose they are, and those of them that are answered.
        self._asking: dict[str, asyncio.Task[bytes]] = {}
        self._at_work: set[asyncio.Task[bytes]] = set()
        # The newest question of those who want no other answered.
        self._newest: dict[str, object] = {}
        self._stopping = False

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return self._coach.pid

    async def ask(self, whose: str, kind: str, job: dict[str, Any]) -> bytes:
        """The answer to somebody's question, as JSON; raises Refusal."""
        if self._stopping:
            raise refuse("stopping")
        if whose in self._asking:
            raise refuse(f"{kind}-running")
        if len(self._asking) >= MOST_WAITING:
            raise refuse("too-busy")
        task = asyncio.create_task(self._in_turn(kind, job))
        self._asking[whose] = task
        task.add_done_callback(lambda _: self._forget(whose, task))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if self._stopping:
                raise refuse("stopping") from None
            if task.cancelled():
                raise refuse("moved-on") from None
            if task not in self._at_work:
                task.cancel()
            # Else it is answered to its end: the process would have to be killed for it.
            raise

    async def ask_newest(self, whose: str, kind: str, job: dict[str, Any]) -> bytes:
        """The answer to somebody's question, unless they ask another one meanwhile; raises Refusal.

        A question of theirs that still waits is given up; one that is being answered is waited for.
        """
        mine = self._newest[whose] = object()
        try:
            while earlier := self._asking.get(whose):
                if earlier not in self._at_work:
                    earlier.cancel()
                await asyncio.wait({earlier})
                if self._newest.get(whose) is not mine:
                    raise refuse("moved-on")
                # Its callbacks have still to be called.
                await asyncio.sleep(0)
            return await self.ask(whose, kind, job)
        finally:
            if self._newest.get(whose) is mine:
                del self._newest[whose]

    def _forget(self, whose: str, task: asyncio.Task[bytes]) -> None:
        self._at_work.discard(task)
        if self._asking.get(whose) is task:
            del self._asking[whose]
        if not task.cancelled():
            # Nobody may have waited for it to the end.
            task.exception()

    async def _in_turn(self, kind: str, job: dict[str, Any]) -> bytes:
        try:
            await asyncio.wait_for(self._turn.acquire(), LONGEST_WAIT)
        except TimeoutError:
            raise refuse("too-busy") from None
        self._at_work |= {task for task in (asyncio.current_task(),) if task}
        try:
            with WORK_SECONDS.labels(kind).time():
                return await self._work(kind, job)
        finally:
            self._turn.release()

    async def _work(self, kind: str, job: dict[str, Any]) -> bytes:
        for _ in range(TRIES):
            try:
                how, body = await self._coach.work(kind, job)
            except Lost:
                continue
            except TooLong:
                WORK_KILLED.labels(kind).inc()
                raise refuse("too-heavy") from None
            except CannotStart as error:
                log.error("no coaching process can be started", extra={"why": str(error)})
                raise refuse(f"{kind}-failed") from None
            if how == "done":
                return body
            if how == "refused":
                raise Refusal(understood(json.loads(body)))
            log.error("the coach failed", extra={"work": kind, "why": body.decode("utf-8", "replace")})
            raise refuse(f"{kind}-failed")
        log.error("a coaching process died again and again", extra={"work": kind})
        raise refuse(f"{kind}-failed")

    def dismiss(self) -> None:
        """Gives up what is asked, and takes nothing more."""
        self._stopping = True
        for task in self._asking.values():
            task.cancel()

    async def stop(self) -> None:
        """Ends the process."""
        self.dismiss()
        await asyncio.gather(*self._asking.values(), return_exceptions=True)
        await self._coach.stop()
