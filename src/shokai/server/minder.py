"""The minder: makes the moves of bots, and lets clocks run down.

The queue is the database itself: a table whose row names a bot waits for its move. Whoever claims it thinks, and
if they die, the claim ends by itself. So any number of processes can mind the same tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from shokai.server.acting import played
from shokai.server.hub import Hub, Live
from shokai.server.metrics import BOT_MOVES, TABLES_RESTED
from shokai.server.table import PLAYING, STAND_IN, Table
from shokai.server.thinking import BotFailed, Pool
from shokai.texts import Refusal

log = logging.getLogger("shokai.bots")

# Seconds between two looks at the database for what nobody told us of.
LOOKS = 2.0
# Seconds for which a move is claimed. Whoever thinks longer claims it again in time; whoever died does not.
CLAIM = 10.0
# Seconds to wait after a bot failed.
PAUSE = 5.0


class Minder:
    """Minds the bots of all tables."""

    def __init__(self, hub: Hub, pool: Pool, alone: int) -> None:
        self._hub, self._pool, self._alone = hub, pool, alone
        self._busy: set[str] = set()
        # Tables of which something was heard while they were minded.
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(pool.size)
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._hub.bot_is_due = self.due
        self._watch = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Leaves what is not done to others."""
        self._hub.bot_is_due = lambda id: None
        tasks = [task for task in (*self._tasks, self._watch) if task]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._pool.stop()

    def due(self, id: str) -> None:
        """A bot has to move at a table."""
        if id in self._busy:
            self._again.add(id)
            return
        self._busy.add(id)
        task = asyncio.create_task(self._mind(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def thinkers(self) -> tuple[int, int]:
        """How many processes think now, and how many there are."""
        return self._pool.busy, self._pool.size

    async def _look(self) -> None:
        while True:
            try:
                for id in await self._hub.store.waiting_for_bots(50):
                    self.due(id)
                for id in await self._hub.store.fallen(time.time()):
                    await self._fall(id)
            except Exception:
                log.exception("looking for bots that have to move")
            await asyncio.sleep(LOOKS)

    async def _mind(self, id: str) -> None:
        """Makes moves at a table until a person has to decide, and lets other tables have their turn in between."""
        try:
            goes_on = True
            while goes_on:
                self._again.discard(id)
                async with self._room:
                    goes_on = await self._one_move(id) or id in self._again
        except Refusal:
            # The operator has deleted the table.
            log.info("a bot has no table any more", extra={"table": id})
        except BotFailed as failure:
            log.error("a bot failed", extra={"table": id, "why": str(failure)})
            await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("a bot's move could not be made", extra={"table": id})
            await asyncio.sleep(PAUSE)
        finally:
            self._busy.discard(id)

    async def _one_move(self, id: str) -> bool:
        """Makes a bot's move; False when there is none to make, or somebody else makes it."""
        live = await self._hub.get(id)
        async with live.lock:
            version, bot = live.table.version, live.table.bot_to_move
            if bot is not None and self._may_have_no_end(live.table):
                return not await self._rest(live)
        if bot is None:
            return False
        until = await self._hub.store.claim(id, version, CLAIM)
        if until is None:
            # Somebody else thinks, or our table is behind.
            return await self._hub.catch_up(live)
        claim, made = _Claim(self._hub, id, until), False
        try:
            async with live.lock:
                table, bot = live.table, live.table.bot_to_move
                if bot is None:
                    return False
                at, job = table.at, {**job_for(table, bot), "table": id}
            move = await claim.held_while(self._pool.think(job))
            # It may have been thrown out of memory meanwhile.
            live = await self._hub.get(id)
            async with live.lock:
                # Somebody may have taken the seat back, or undone something. Chat does not matter.
                while not made and live.table.at == at and live.table.bot_to_move == bot:
                    made = await self._hub.add(live, at, [("play", played(live.table, move))])
        finally:
            if not made:
                with contextlib.suppress(Exception):
                    await asyncio.shield(claim.release())
        if made:
            BOT_MOVES.labels(bot.partition(":")[0]).inc()
        return True

    def _may_have_no_end(self, table: Table) -> bool:
        return bool(self._alone) and table.only_bots and table.alone >= self._alone

    async def _rest(self, live: Live) -> bool:
        """Lets the bots of a table wait for somebody; False when something happened meanwhile. Hold the lock."""
        moves = live.table.alone
        rests = await self._hub.add(live, live.table.at, [("rest", {"moves": moves})])
        if rests:
            TABLES_RESTED.inc()
            log.info("bots rest: nobody else plays", extra={"table": live.table.terms.id, "moves": moves})
        return rests

    async def _fall(self, id: str) -> None:
        """Lets a bot mind the seat whose time is up."""
        live = await self._hub.get(id)
        async with live.lock:
            table = live.table
            falls = table.clock.falls_at() if table.clock else None
            if table.state == PLAYING and falls is not None and falls < time.time() and table.actor is not None:
                await self._hub.add(live, table.at, [("mind", {"seat": table.actor, "bot": STAND_IN, "late": True})])


class _Claim:
    """A move of a bot that is ours to make, as long as we live."""

    def __init__(self, hub: Hub, id: str, until: float) -> None:
        self._hub, self._id, self._until = hub, id, until

    async def held_while(self, thinking: Coroutine[Any, Any, int]) -> int:
        """The move that comes of thinking."""
        task = asyncio.ensure_future(thinking)
        try:
            while not (await asyncio.wait({task}, timeout=CLAIM / 3))[0]:
                until = await self._hub.store.keep_claim(self._id, self._until, CLAIM)
                self._until = self._until if until is None else until
            return await task
        finally:
            task.cancel()

    async def release(self) -> None:
        """Leaves the move to others, unless it was made."""
        await self._hub.store.release(self._id, self._until)


def job_for(table: Table, bot: str) -> dict[str, Any]:
    """What a thinking process is told: the table as the seat knows it, and nothing else."""
    match = table.match
    assert table.actor is not None
    known = match.engine.hidden(match.state, table.actor)
    fields = table.title.rules.FIELDS
    return {
        "game": table.terms.game,
        "seat": table.actor,
        "bot": bot,
        "known": {f.name: getattr(known, f.name) for f in fields},
    }
