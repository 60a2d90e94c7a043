"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from shokai.server.tables.attendance import Attendance
from shokai.server.tables.behind import Behind
from shokai.server.tables.deciding import Who
from shokai.server.tables.table import Table
from shokai.server.tables.view_types import WatchingTold
from shokai.texts import Refusal

# Messages of a table that were not stored, and of which it is remembered what they were told.
MOST_ANSWERED = 200
# Watchers who are told by name, and how many are a crowd: they come and go without a word.
MOST_NAMED, CROWD = 8, 30


def bare(refusal: Refusal) -> Refusal:
    """The same refusal without the way it took, which holds on to all that lies on it: a connection with its view."""
    made = type(refusal).__new__(type(refusal), *refusal.args)
    vars(made).update(vars(refusal))
    return made


class Watcher(Protocol):
    """Somebody who looks at a table."""

    who: Who

    def wake(self) -> None:
        """Something may have changed."""

    def say_goodbye(self, why: str) -> None:
        """There is nothing to look at any more."""


@dataclass(eq=False)
class Live:
    """A table in memory. Hold the lock while you look at it or change it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    snapshot_at: int = 0
    seed_is_public: bool = False
    # What was told of messages that were not stored: why they were refused, or the version where there was nothing to
    # do. A copy that comes late is told the same, whatever has changed since.
    answered: OrderedDict[tuple[str, int], Exception | int] = field(default_factory=OrderedDict)
    # The game as those see it who watch, where they see it later.
    behind: Behind = field(default_factory=Behind)
    # Who is there through other processes: people, and when we heard of them.
    elsewhere: dict[str, tuple[set[str], float]] = field(default_factory=dict)
    # How often somebody who sits here came or went, or bots were held back.
    comings: int = 0
    # When somebody last asked for it.
    asked: float = field(default_factory=time.monotonic)
    # Whether its deal is played elsewhere, too, as far as we have heard, and who is known to have watched it.
    shared: bool = False
    watched_by: set[str] = field(default_factory=set)
    # Who sits here and has been found to know no other table of a shared deal.
    cleared: set[str] = field(default_factory=set)
    attendance: Attendance = field(default_factory=Attendance)
    # Whether a move of somebody here may be planned; None until the database is asked, which is not done for each move.
    planned: bool | None = None

    # Who looks at the table through this process, and how often.
    _looking: Counter[str] = field(default_factory=Counter)
    _names: dict[str, str] = field(default_factory=dict)
    _nameless: int = 0

    @property
    def here(self) -> set[str]:
        """Who looks at the table now through this process."""
        return set(self._looking)

    @property
    def present(self) -> set[str]:
        """Who looks at the table now."""
        return self.here.union(*(people for people, _ in self.elsewhere.values()))

    @property
    def watching(self) -> WatchingTold:
        """Who looks through this process without a seat here: who came first by name, and how many others."""
        seated = {chair.person for chair in self.table.chairs if chair.person in self._looking}
        names = [*islice((self._names[one] for one in self._looking if one not in seated), MOST_NAMED)]
        return {"names": names, "others": len(self._looking) - len(seated) - len(names) + self._nameless}

    def hear_of(self, process: str, people: set[str]) -> None:
        """Another process tells who is there."""
        before = self._company
        self.see(*self.present, *people)
        if people:
            self.elsewhere[process] = (people, time.monotonic())
        else:
            self.elsewhere.pop(process, None)
        self._tell_if_changed(before)

    @property
    def _company(self) -> tuple[set[str], WatchingTold | None]:
        """Those of whose coming and going views tell at once: who sits here, and who watches, unless it is a crowd."""
        seated = {chair.person for chair in self.table.chairs if chair.person} & self.present
        return seated, self.watching if len(self._looking) + self._nameless <= CROWD else None

    def _tell_if_changed(self, before: tuple[set[str], WatchingTold | None]) -> None:
        if self._company != before:
            self.renew()

    def renew(self) -> None:
        """Something else than an event has changed what everybody sees."""
        self.comings += 1
        self.wake()

    def see(self, *people: str | None) -> None:
        """Some people give a sign of life."""
        self.attendance.see(self.table, people)

    @property
    def stamp(self) -> tuple[Any, ...]:
        """As long as it is the same, so is everybody's view."""
        return self.table.version, self.comings, self.seed_is_public

    def answer(self, message: tuple[str, int], told: Exception | int) -> None:
        """Remembers what was told of a message that was not stored."""
        if isinstance(told, Exception):
            # Its frames would keep alive all that they were working on.
            told = bare(told) if isinstance(told, Refusal) else told.with_traceback(None)
        self.answered[message] = told
        if len(self.answered) > MOST_ANSWERED:
            self.answered.popitem(last=False)

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks."""
        before = self._company
        self.watchers.add(watcher)
        if watcher.who.person:
            self._looking[watcher.who.person] += 1
            self._names[watcher.who.person] = watcher.who.name
        else:
            self._nameless += 1
        self._tell_if_changed(before)
        watcher.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more."""
        before = self._company
        self.watchers.discard(watcher)
        if watcher.who.person:
            self._looking[watcher.who.person] -= 1
            if not self._looking[watcher.who.person]:
                del self._looking[watcher.who.person], self._names[watcher.who.person]
        else:
            self._nameless -= 1
        self.see(watcher.who.person)
        self._tell_if_changed(before)

    def wake(self) -> None:
        """Tells everybody that something may have changed."""
        for watcher in self.watchers:
            watcher.wake()
