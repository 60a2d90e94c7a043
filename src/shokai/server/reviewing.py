"""Reviews of finished games: made once for everybody who asks, one after the other, in the coaching process.

A review is made in parts of about a second, and each is kept: hints come in between, somebody who looks sees it grow,
and after a restart it goes on where it was. Those who ask for the same one get the same one. Deeper ones take many
times as long: they are made when no ordinary one waits, and one that is being made gives way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from json import loads
from typing import Any

from shokai.server.storage.reviewing import LEASE, Kept, claim_review, keep_review, kept_review
from shokai.server.storage.store import Store
from shokai.server.tables.words import refuse
from shokai.server.thinking.coaching import Desk
from shokai.texts import Refusal

log = logging.getLogger("shokai.coach")

# Seconds of a part: the first one is short, so that there is something to see.
FIRST, PART = 0.6, 1.5
# Reviews that wait or are being made: in all, and of one address, because guests are made in a moment.
MOST, MOST_OF_ADDRESS = 60, 8
# Seconds until one looks again what another process has made of a review.
ELSEWHERE = 1.0
# Seconds that nobody has looked at a review after which it waits until somebody does: what is made of it stays.
FORGOTTEN = 90.0
# Seconds until the coach is asked again after each time that too many others waited there. Then it is given up.
BUSY = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0)


# A table and a depth.
Key = tuple[str, str]


@dataclass(eq=False)
class Making:
    """A review that waits or is being made."""

    table: str
    game: str
    record: str
    # Those who asked first for a review that was not there: it is their one at a time.
    person: str
    depth: str = "normal"
    # Where they asked from; empty where there are no limits.
    address: str = ""
    kept: Kept = field(default_factory=Kept)
    steps: int = 0
    # Why it cannot be made.
    refusal: Refusal | None = None
    looked: float = 0.0
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def key(self) -> Key:
        """The same for all who ask for it."""
        return self.table, self.depth


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self._store, self._desk = store, desk
        # Whether the operator holds back what thinks long.
        self.held: Callable[[], bool] = lambda: False
        # In the order in which they were asked for.
        self._making: OrderedDict[Key, Making] = OrderedDict()
        self._work: asyncio.Task[None] | None = None
        self._stopping = False

    def of(self, table: str, depth: str = "normal") -> Making | None:
        """The review that waits or is being made for a table."""
        return self._making.get((table, depth))

    def ahead_of(self, making: Making) -> int:
        """How many are made before it."""
        order = self._in_order()
        return order.index(making) if making in order else 0

    def _in_order(self) -> list[Making]:
        """Those that wait or are made: first the ordinary ones."""
        return sorted(self._making.values(), key=lambda making: making.depth != "normal")

    def check_one_more(self, person: str, address: str = "") -> None:
        """Refuses one more review where there are too many, or where somebody waits for one already."""
        if self._stopping:
            raise refuse("stopping")
        if self.held():
            raise refuse("review-held")
        if any(making.person == person for making in self._making.values()):
            raise refuse("review-running")
        theirs = sum(making.address == address for making in self._making.values()) if address else 0
        if len(self._making) >= MOST or theirs >= MOST_OF_ADDRESS:
            raise refuse("too-busy")

    def begin(
        self,
        table: str,
        game: str,
        record: str,
        person: str,
        kept: Kept | None,
        address: str = "",
        depth: str = "normal",
    ) -> Making:
        """Has a review made, or gone on with; whoever asks for it meanwhile gets the same."""
        making = self._making.get((table, depth))
        if making is None:
            making = Making(table, game, record, person, depth, address, kept or Kept())
            self._making[making.key] = making
            making.looked = asyncio.get_running_loop().time()
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())
        return making

    async def wait(self, making: Making, known: int, seconds: float) -> None:
        """Waits until more than so many moments are there, or it is over with the review, or for so long."""
        making.looked = asyncio.get_running_loop().time()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds), making.changed:
                await making.changed.wait_for(
                    lambda: len(making.kept.moments) > known or self._making.get(making.key) is not making
                )
        making.looked = asyncio.get_running_loop().time()

    async def _go_on(self) -> None:
        try:
            await self._make_all()
        finally:
            # Whoever waits for one that is not made any more is told.
            while self._making:
                _, left = self._making.popitem()
                async with left.changed:
                    left.changed.notify_all()

    async def _make_all(self) -> None:
        while self._making:
            making, over = self._in_order()[0], True
            try:
                over = await self._make(making)
            except Refusal as refusal:
                making.refusal = refusal
            except Exception:
                log.exception("a review failed", extra={"table": making.table})
                making.refusal = refuse("review-failed")
            finally:
                if over:
                    self._making.pop(making.key, None)
                async with making.changed:
                    making.changed.notify_all()

    async def _make(self, making: Making) -> bool:
        """Makes a review from where it is; what is made of it stays, whatever happens. Whether it is over with it."""
        while not await claim_review(self._store, *making.key):
            # Another process makes it, or it is not wanted any more.
            await asyncio.sleep(ELSEWHERE)
            if self._in_order()[0] is not making:
                return False
            if not await self._tell(making, await kept_review(self._store, *making.key)):
                return True
        over = True
        try:
            await self._tell(making, await kept_review(self._store, *making.key))
            while not making.kept.done and not self._is_forgotten(making):
                if self._in_order()[0] is not making:
                    over = False
                    break
                if self.held():
                    raise refuse("review-held")
                now = making.kept
                job = {
                    "game": making.game,
                    "record": making.record,
                    "after": now.moments[-1]["step"] if now.moments else None,
                    "seconds": PART if now.moments else FIRST,
                    "depth": making.depth,
                }
                part = loads(await self._ask(making, job))
                making.steps = part["steps"]
                fresh = Kept([*now.moments, *part["moments"]], part["reached"], part["done"])
                if not await self._keep(making, fresh, going_on=not fresh.done):
                    # The table was deleted, or somebody at it forgotten: their name must not come back.
                    raise refuse("no-such-table")
                await self._tell(making, fresh)
        except BaseException:
            with contextlib.suppress(Exception):
                await asyncio.shield(self._keep(making, making.kept, going_on=False))
            raise
        if not making.kept.done:
            await self._keep(making, making.kept, going_on=False)
        return over

    async def _keep(self, making: Making, kept: Kept, going_on: bool) -> bool:
        return await keep_review(self._store, making.table, kept, going_on, making.depth)

    async def _ask(self, making: Making, job: dict[str, Any]) -> bytes:
        """The next part, as soon as the coach has time: a review that is under way is not lost to a busy moment."""
        pauses = iter(BUSY)
        while True:
            try:
                return await self._answer(making, job)
            except Refusal as refusal:
                pause = next(pauses, None) if refusal.said.id == "server-too-busy" else None
                if pause is None:
                    raise
            await asyncio.sleep(pause)
            # Still ours: no other process takes it up meanwhile.
            await self._keep(making, making.kept, going_on=True)

    async def _answer(self, making: Making, job: dict[str, Any]) -> bytes:
        """What the coach answers. On a busy machine that may take long; meanwhile no other process takes it up."""
        asking = asyncio.ensure_future(self._desk.ask(f"review {making.depth} {making.table}", "review", job))
        try:
            while not (await asyncio.wait({asking}, timeout=LEASE / 3))[0]:
                await self._keep(making, making.kept, going_on=True)
            return asking.result()
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _tell(self, making: Making, kept: Kept | None) -> bool:
        """Shows those who wait what there is; whether there is more to come."""
        if kept is None:
            raise refuse("no-such-table")
        if len(kept.moments) >= len(making.kept.moments):
            making.kept = kept
        async with making.changed:
            making.changed.notify_all()
        return not making.kept.done and not self._is_forgotten(making)

    @staticmethod
    def _is_forgotten(making: Making) -> bool:
        return asyncio.get_running_loop().time() - making.looked > FORGOTTEN

    def dismiss(self) -> None:
        """Makes no more; whoever waits is told."""
        self._stopping = True
        if self._work:
            self._work.cancel()
        for making in self._making.values():
            making.refusal = refuse("stopping")

    async def stop(self) -> None:
        """Ends the work. What is made is kept."""
        self.dismiss()
        if self._work:
            await asyncio.gather(self._work, return_exceptions=True)
