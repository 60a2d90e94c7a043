"""The operator's desk in a running server: carries out what the admin page asks, and hears what was done elsewhere.

An operator may work through any process, or with the command `shokai admin` on the database itself. Each process looks
for the operator's words every other second; with PostgreSQL it is told at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from shokai.server.metrics import LOOP_LAG, REFUSED
from shokai.server.operators import operating
from shokai.server.operators.clearing import clear_some
from shokai.server.operators.forgetting import forget
from shokai.server.operators.gate import Gate
from shokai.server.operators.overview import overview
from shokai.server.operators.rules import Rules, rules_of
from shokai.server.people.endings import Ending
from shokai.server.storage.backups import Copying, make_backup
from shokai.server.storage.transfer import opened
from shokai.server.times import wall_time

if TYPE_CHECKING:
    from shokai.server.house import House

log = logging.getLogger("shokai.operator")
Done = TypeVar("Done")

# Seconds between two looks for the operator's word, and after how many what is blocked is read again in any case.
LOOKS, READ_AGAIN = 2.0, 30.0
# Seconds between two notes of how many people are here, and how many are kept: those of a day.
COUNTS, COUNTED = 300.0, 288
# Seconds between two measurements of how late the event loop is, and how many of them are remembered.
MEASURES, REMEMBERED = 1.0, 60
# How often a change is tried again when somebody wrote what it was about to delete.
TRIES = 3
# Seconds between two looks for tables that are older than they are kept.
CLEARS = 3600.0
MOST_ADDRESSES = 10


def carried_out(url: str, change: Callable[..., Done], *args: Any) -> Done:
    """Carries out a change, or looks something up, in one transaction; raises Refusal."""
    with opened(url) as engine:
        for _ in range(TRIES - 1):
            with contextlib.suppress(IntegrityError), engine.begin() as connection:
                return change(connection, *args)
        with engine.begin() as connection:
            return change(connection, *args)


def at_one_moment(url: str, look: Callable[[Connection], Done]) -> Done:
    """Looks at a database as it was at one moment, however long it takes."""
    with opened(url) as engine:
        isolated: dict[str, Any] = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
        with engine.connect().execution_options(**isolated) as connection, connection.begin():
            return look(connection)


def note(what: str, id: str) -> None:
    """A line for the log of what the operator did."""
    log.info("the operator did something", extra={"who": "operator", "what": what, "id": id})


class Desk:
    """Where the operator's words are heard and given."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house, self.gate = house, gate
        self.rules = Rules()
        self._forgetting = asyncio.Lock()
        self._heard, self._read_at = -1, 0.0
        self._looking, self._awake, self._clears = asyncio.Lock(), asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._began = time.monotonic()
        self._crowd: deque[dict[str, Any]] = deque(maxlen=COUNTED)
        self._one_copy, self._copying = asyncio.Lock(), Copying()

    async def start(self) -> None:
        """Knows who is blocked before anybody comes."""
        await self.look()
        self._tasks = [asyncio.create_task(task()) for task in (self._listen, self._measure, self._clear, self._count)]

    def dismiss(self) -> None:
        """Ends what nobody waits for when the server stops."""
        self._copying.give_up()

    async def stop(self) -> None:
        self.dismiss()
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # Words.

    def hurry(self) -> None:
        """The operator has spoken."""
        self._awake.set()

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), LOOKS)
            self._awake.clear()
            try:
                await self.look()
            except Exception as error:
                log.warning("the operator's word cannot be read, trying again", extra={"why": type(error).__name__})

    async def look(self) -> None:
        """Hears what the operator has said since the last time, and acts on it."""
        async with self._looking:
            async with self._house.store.engine.connect() as connection:
                said = await connection.run_sync(operating.last_words)
                if said["n"] == self._heard and time.monotonic() < self._read_at + READ_AGAIN:
                    # Somebody may have been on their way in when they were blocked.
                    self._cut()
                    return
                blocked = await connection.run_sync(operating.blocked)
                self.rules = await connection.run_sync(rules_of)
            self._house.hub.hold_bots(self.rules.bots_paused)
            self.gate.shut_out(
                (row["id"] for row in blocked["people"]), (row["address"] for row in blocked["addresses"])
            )
            words = [word for number, word in said["words"] if number > self._heard]
            tables = {id for word in words for id in word.get("tables", ())}
            if self._heard >= 0 and len(words) != said["n"] - self._heard:
                # Some of the words are forgotten: they may have been about any table.
                tables = {live.table.terms.id for live in self._house.hub.lives}
                await self._house.endings.look_again()
            for word in words:
                person, deleted = word.get("person"), word["do"] == "delete"
                if person and (deleted or person in self.gate.people):
                    # Whoever is being connected at this moment looks again whether they may be here.
                    self._house.endings.hear(Ending(person), "name-first" if deleted else "blocked")
            self._cut()
            if any(word["do"] == "rules" for word in words):
                self._clears.set()
            if self._heard >= 0:
                for word in words:
                    log.info("heard the operator", extra=_told(word))
                for id in sorted(tables):
                    await self._house.hub.reload(id)
            self._heard, self._read_at = said["n"], time.monotonic()

    def _cut(self) -> None:
        """Ends the connections of whoever is blocked, also where the word of it was missed."""
        for connection in list(self._house.connections):
            if connection.who.person in self.gate.people:
                connection.say_goodbye("blocked")
            elif self.gate.is_blocked(connection.address):
                connection.say_goodbye("blocked-address")

    # What is asked over the web.

    async def ask(self, look_up: Callable[..., Done], *args: Any) -> Done:
        """Looks something up."""
        return await asyncio.to_thread(carried_out, self._house.store.url, look_up, *args)

    async def do(self, what: str, change: Callable[..., Done], *args: Any) -> Done:
        """Changes something, for all processes; this one has acted on it when it returns."""
        done = await self.ask(change, *args)
        note(what, str(args[0]))
        await self.look()
        return done

    async def forget(self, person: str) -> None:
        """Somebody deletes their own account, or all that there is of them as a guest."""
        # It looks through everything that was ever said: one after the other.
        async with self._forgetting:
            await self.ask(forget, person)
        log.info("somebody deleted themselves", extra={"who": "person", "what": "delete", "id": person})
        await self.look()

    async def back_up(self) -> None:
        """Copies the database while the server works with it; one copy at a time."""
        async with self._one_copy:
            note("backup", await asyncio.to_thread(make_backup, self._house.store.url, self._copying))

    # Old tables.

    async def _clear(self) -> None:
        """Clears old tables away, from time to time and when the operator has said for how long they are kept."""
        while True:
            try:
                while self.rules.keep_days is not None and (await self.ask(clear_some)) > 0:
                    # Everybody else comes first.
                    await asyncio.sleep(0.1)
            except Exception as error:
                log.warning(
                    "old tables cannot be cleared away, trying again later", extra={"why": type(error).__name__}
                )
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._clears.wait(), CLEARS)
            self._clears.clear()

    # What is busy.

    async def _measure(self) -> None:
        """How late the event loop is: everybody waits that long."""
        while True:
            due = time.monotonic() + MEASURES
            await asyncio.sleep(MEASURES)
            self._lags.append(max(time.monotonic() - due, 0.0))
            LOOP_LAG.set(self._lags[-1])

    async def _count(self) -> None:
        """How many people are here, through the day."""
        while True:
            self._crowd.append(self._here())
            await asyncio.sleep(COUNTS)

    def _here(self) -> dict[str, Any]:
        people = {connection.who.person for connection in self._house.connections} - {None}
        return {"at": round(wall_time(), 3), "people": len(people)}

    async def overview(self) -> dict[str, Any]:
        """What there is at first sight; who is here is known of this process only."""
        here = self._here()
        return {
            "here": here["people"],
            "crowd": [*self._crowd, here],
            "up_seconds": round(time.monotonic() - self._began, 1),
            "lag_seconds": round(max(self._lags), 4),
            **await self.ask(overview),
        }

    async def busy(self) -> dict[str, Any]:
        """What this process does now, and what all of them have before them."""
        house = self._house
        addresses = Counter(connection.address for connection in house.connections)
        thinking, thinkers = house.minder.thinkers if house.minder else (0, 0)
        return {
            "process": house.store.process,
            "tables_in_memory": house.hub.in_memory,
            "connections": len(house.connections),
            "addresses": [{"address": key, "connections": n} for key, n in addresses.most_common(MOST_ADDRESSES)],
            "thinking": thinking,
            "thinkers": thinkers,
            "loop_lag_seconds": round(self._lags[-1], 4),
            "worst_loop_lag_seconds": round(max(self._lags), 4),
            **await self.ask(operating.amounts),
            "refused": _counted(REFUSED, "code"),
            "limits": {name: buckets.told() for name, buckets in house.buckets.items()},
            "most": house.most,
        }


def _told(word: dict[str, Any]) -> dict[str, Any]:
    """A word for the log, without names that a log line has already."""
    tables = word.get("tables", [])
    id = word.get("person") or word.get("address") or " ".join(tables[:5])
    return {"who": "operator", "what": word["do"], "id": id, "tables": len(tables)}


def _counted(counter: Any, label: str) -> dict[str, int]:
    """What a metric has counted, by its label."""
    return {
        sample.labels[label]: int(sample.value)
        for metric in counter.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    }
