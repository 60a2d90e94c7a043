"""The minder: makes the moves of bots, and lets clocks run down.

The queue is the database itself: a table whose row names a bot waits for its move. Whoever claims it thinks, and
if they die, the claim ends by itself. So any number of processes can mind the same tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from shokai.server.live.following import follow_due
from shokai.server.live.hub import Hub
from shokai.server.live.memory import Live
from shokai.server.metrics import BOT_MOVES, TABLES_RESTED
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.playing import played
from shokai.server.tables.table import PLAYING, STAND_IN, Table
from shokai.server.thinking.failing import Failures
from shokai.server.thinking.pool import BotFailed, Place, Pool
from shokai.server.thinking.turns import is_quick
from shokai.server.times import wall_time
from shokai.texts import Refusal

log = logging.getLogger("shokai.bots")

# Seconds between two looks at the database for what nobody told us of, and tables that one of them finds.
LOOKS, FOUND = 2.0, 50
# Seconds for which a move is claimed. Whoever thinks longer claims it again in time; whoever died does not.
CLAIM = 10.0
# Seconds to wait where not even a failure could be stored, or the server has too much to do; and how it says so.
PAUSE, BUSY = 5.0, ("server-too-busy", "server-stopping")


class Minder:
    """Minds the bots of all tables."""

    def __init__(self, hub: Hub, pool: Pool, alone: int) -> None:
        self._hub, self._pool, self._alone = hub, pool, alone
        self._busy: set[str] = set()
        # Tables of which something was heard while they were minded.
        self._again: set[str] = set()
        # Tables whose clock has run down.
        self._falling: set[str] = set()
        # Where the search for such tables goes on, and that for plans that are due.
        self._fallen_to = self._followed_to = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = Failures(hub)
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
        self._start(self._mind(id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def thinkers(self) -> tuple[int, int]:
        """How many processes think now, and how many there are."""
        return self._pool.busy, self._pool.size

    async def _look(self) -> None:
        while True:
            try:
                # Those that wait here for their turn are no news.
                for id in await self._hub.store.waiting_for_bots(FOUND + len(self._busy), self._is_held):
                    self.due(id)
                fallen = await self._hub.store.fallen(wall_time(), self._fallen_to, FOUND)
                self._fallen_to = fallen[-1] if len(fallen) == FOUND else ""
                for id in fallen:
                    self._let_fall(id)
                self._followed_to = await follow_due(self._hub, self._followed_to)
            except Exception:
                self._failures.log("", "looking for bots that have to move", exc_info=True)
            await asyncio.sleep(LOOKS)

    async def _mind(self, id: str) -> None:
        """Makes moves at a table until a person has to decide, and lets other tables have their turn in between."""
        try:
            goes_on = True
            while goes_on:
                self._again.discard(id)
                goes_on = await self._in_turn(id) or id in self._again
        except Exception as error:
            if isinstance(error, Refusal) and error.said.id == "server-no-such-table":
                # The operator has deleted it.
                return
            if isinstance(error, Refusal) and error.said.id in BUSY:
                # Its game could not be taken up yet: no fault of the bot's. The next look finds it again.
                await asyncio.sleep(PAUSE)
                return
            try:
                await self._failures.of_table(id)
            except Exception:
                # The database is out of reach, or the table is: others may have more luck.
                self._failures.log(id, "a bot's move could not be made", exc_info=True)
                await asyncio.sleep(PAUSE)
        finally:
            self._busy.discard(id)

    async def _in_turn(self, id: str) -> bool:
        """Makes a bot's move when its turn to think has come; False when there is none, or somebody else makes it."""
        live = await self._hub.get(id)
        async with live.lock:
            table, bot = live.table, live.table.bot_to_move
            if bot is None:
                return False
            if self._may_have_no_end(table):
                return not await self._rest(live)
            if table.nobody_left and table.terms.alone != "play":
                # They play for people who are gone: nobody is to win so unnoticed.
                return not await self._end_alone(live)
            if self._is_held(bot):
                return False
            person = _thinks_for(table)
        async with self._pool.place(person, bot, id) as place:
            return await self._one_move(id, place)

    async def _one_move(self, id: str, place: Place) -> bool:
        live = await self._hub.get(id)
        async with live.lock:
            version, bot = live.table.version, live.table.bot_to_move
        if bot is None or self._is_held(bot):
            return False
        if is_quick(bot) != place.quick:
            # Meanwhile it is another bot's move, which belongs into the other line.
            return True
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
            move = await claim.held_while(place.think(job))
            # It may have been thrown out of memory meanwhile.
            live = await self._hub.get(id)
            async with live.lock:
                # Somebody may have taken the seat back, or undone something. Chat does not matter.
                while not made and live.table.at == at and live.table.bot_to_move == bot:
                    made = await self._hub.add(live, at, _checked(live.table, move))
        except BotFailed as failure:
            # As long as the move is ours, nobody else tries it at once.
            await self._failures.of_bot(id, at, failure)
            return False
        finally:
            if not made:
                with contextlib.suppress(Exception):
                    await asyncio.shield(claim.release())
        if made:
            BOT_MOVES.labels(bot.partition(":")[0]).inc()
        return True

    def _is_held(self, bot: str) -> bool:
        """Whether the operator wants this bot to wait; it is found again when bots may go on."""
        return self._hub.bots_held and not is_quick(bot)

    def _may_have_no_end(self, table: Table) -> bool:
        return bool(self._alone) and table.only_bots and table.alone >= self._alone

    async def _rest(self, live: Live) -> bool:
        """Lets the bots of a table wait for somebody; False when something happened meanwhile. Hold the lock."""
        moves = live.table.alone
        rests = await self._hub.add(live, live.table.at, Outcome([("rest", {"moves": moves})]))
        if rests:
            TABLES_RESTED.inc()
            log.info("bots rest: nobody else plays", extra={"table": live.table.terms.id, "moves": moves})
        return rests

    async def _end_alone(self, live: Live) -> bool:
        """Bots wait, or close the table, as its host chose; False when something happened meanwhile. Hold the lock."""
        if live.table.terms.alone == "wait":
            return await self._rest(live)
        return await self._hub.add(live, live.table.at, Outcome([("close", {"by": "alone"})]))

    def _let_fall(self, id: str) -> None:
        """Lets a clock run down, beside the search for bots: a table may have to be opened for it, which takes long."""
        if id not in self._falling:
            self._falling.add(id)
            self._start(self._fall_if_it_can(id))

    async def _fall_if_it_can(self, id: str) -> None:
        try:
            await self._fall(id)
        except Exception:
            # One table that cannot be read must not stop the clocks of all others.
            self._failures.log(id, "a clock that ran down", exc_info=True)
        finally:
            self._falling.discard(id)

    async def _fall(self, id: str) -> None:
        """Lets a bot mind the seat whose time is up."""
        live = await self._hub.get(id)
        async with live.lock:
            table = live.table
            falls = table.clock.falls_at() if table.clock else None
            if table.state == PLAYING and falls is not None and falls < wall_time() and table.actor is not None:
                late = {"seat": table.actor, "bot": STAND_IN, "late": True}
                await self._hub.add(live, table.at, Outcome([("mind", late)]))


def _thinks_for(table: Table) -> str:
    """Whose bot has to move: that of the person who let it mind their seat, else the host's."""
    assert table.actor is not None
    return table.chairs[table.actor].person or table.terms.host


def _checked(table: Table, move: int) -> Outcome:
    """A bot's move, if it is one."""
    try:
        return played(table, move)
    except Refusal as refusal:
        raise BotFailed(f"its move {move} is not legal") from refusal


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
    known = match.engine.lists(match.engine.hidden(match.history.state, table.actor))
    fields = table.game.rules.FIELDS
    return {
        "game": table.terms.game,
        "seat": table.actor,
        "bot": bot,
        "known": {f.name: getattr(known, f.name) for f in fields},
    }
