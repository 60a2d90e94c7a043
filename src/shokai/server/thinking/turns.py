"""Whose turn it is to think: a few places, shared out fairly between people.

There are two lines. Quick bots take milliseconds, and have a place that no search ever takes; bots that search stand in
the other line. In each line people take turns by the seconds that their bots have thought, however many tables they
have: start-time fair queueing. Every thought starts at a virtual time, its person's own or, for somebody who was away,
that of the line. The least goes first, and the person's time goes on by the seconds that it takes. So whoever comes
waits for what is under way and for at most one thought of everybody else in the line; and nobody waits for ever,
because the others' time goes on.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

from shokai.bots import canonical, settings_of
from shokai.texts import Refusal

# Seconds that a thought is expected to take, until it is known: a quick bot's, and that of a search without a time set.
QUICK, SEARCH = 0.005, 1.0
# Levels that search, for a part of a second.
SLOW_LEVELS = ("level:6",)
# People whose time is remembered before those are forgotten whose time has passed.
MANY = 1_000


def is_quick(bot: str) -> bool:
    """Whether a bot takes no time worth speaking of.

    >>> is_quick("clerk"), is_quick("merchant"), is_quick(" search:iterations=9"), is_quick("unheard of")
    (True, False, False, True)
    >>> is_quick("beginner"), is_quick("level:6")
    (True, False)
    """
    try:
        return canonical(bot).partition(":")[0] not in ("search", "master") and canonical(bot) not in SLOW_LEVELS
    except Refusal:
        # What nobody knows fails at once.
        return True


def expected(bot: str) -> float:
    """Seconds that a thought of a bot will take, roughly.

    >>> expected("merchant"), expected("search:iterations=9"), expected("greedy")
    (0.2, 1.0, 0.005)
    """
    return QUICK if is_quick(bot) else float(settings_of(bot).get("seconds", SEARCH))


@dataclass(eq=False)
class Turn:
    """A thought that waits, or is under way."""

    person: str | None
    quick: bool
    expected: float
    number: int
    # Whether it is thought in the place that is kept for quick ones; known when its turn has come.
    granted: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Line:
    """Those who wait with thoughts of one kind."""

    def __init__(self) -> None:
        self._waiting: dict[str | None, deque[Turn]] = {}
        self._under_way: Counter[str | None] = Counter()
        # The virtual time of the line, and of those whose own is ahead of it.
        self._now = 0.0
        self._own: dict[str | None, float] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def join(self, turn: Turn) -> None:
        self._waiting.setdefault(turn.person, deque()).append(turn)

    def leave(self, turn: Turn) -> None:
        """Somebody waits no more."""
        line = self._waiting.get(turn.person)
        if line is None or turn not in line:
            return
        line.remove(turn)
        if not line:
            del self._waiting[turn.person]

    def first(self, may: Callable[[str | None], bool]) -> Turn | None:
        """Who is next of those that may be."""
        first = [turns[0] for person, turns in self._waiting.items() if may(person)]
        return min(first, key=lambda turn: (self._start(turn.person), turn.number), default=None)

    def begin(self, turn: Turn) -> None:
        self._now = self._start(turn.person)
        if len(self._own) > MANY:
            self._own = {p: own for p, own in self._own.items() if own > self._now or p in self._under_way}
        self._own[turn.person] = self._now + turn.expected
        self._under_way[turn.person] += 1
        self.leave(turn)

    def end(self, turn: Turn, seconds: float) -> None:
        """A thought took so long."""
        self._own[turn.person] += seconds - turn.expected
        self._under_way[turn.person] -= 1
        if not self._under_way[turn.person]:
            del self._under_way[turn.person]
        if not self._under_way and not self._waiting:
            # Nobody was kept waiting: all begin anew.
            self._now = 0.0
            self._own.clear()

    def _start(self, person: str | None) -> float:
        return max(self._now, self._own.get(person, 0.0))


class Turns:
    """Places for thoughts: so many for any, and one more for quick ones alone."""

    def __init__(self, places: int, clock: Callable[[], float] = monotonic) -> None:
        # Keyed by whether they are for quick ones alone.
        self._free = {False: places, True: 1}
        self._lines = {False: Line(), True: Line()}
        # How many of the places for any somebody has, and may have: one is always left to others, where it can be.
        self._held: Counter[str | None] = Counter()
        self._most = max(places - 1, 1)
        self._numbers = itertools.count()
        self._clock = clock

    @asynccontextmanager
    async def turn(self, person: str | None, quick: bool, expected: float) -> AsyncIterator[bool]:
        """Waits for one's turn, which lasts as long as the block; whether it is in the place of quick ones."""
        turn = Turn(person, quick, expected, next(self._numbers))
        line = self._lines[quick]
        line.join(turn)
        self._serve()
        try:
            place = await turn.granted
        except asyncio.CancelledError:
            if turn.granted.cancelled():
                line.leave(turn)
            else:
                # Its turn had come at the same moment.
                self._end(turn, turn.granted.result(), 0.0)
            raise
        begun = self._clock()
        try:
            yield place
        finally:
            self._end(turn, place, self._clock() - begun)

    def _end(self, turn: Turn, place: bool, seconds: float) -> None:
        self._lines[turn.quick].end(turn, seconds)
        self._free[place] += 1
        if not place:
            self._held -= Counter([turn.person])
        self._serve()

    def _may_have_another(self, person: str | None) -> bool:
        # Thoughts that are nobody's are the server's own.
        return person is None or self._held[person] < self._most

    def _serve(self) -> None:
        """Gives free places to those whose turn it is."""
        quick, search = self._lines[True], self._lines[False]
        while self._free[True] and (turn := quick.first(lambda person: True)):
            self._grant(turn, True)
        may = self._may_have_another
        # Where nobody searches, quick ones may think as well.
        while self._free[False] and (turn := search.first(may) or quick.first(may)):
            self._grant(turn, False)

    def _grant(self, turn: Turn, place: bool) -> None:
        if turn.granted.cancelled():
            # Who waited for it was stopped a moment ago, and has not been told yet.
            self._lines[turn.quick].leave(turn)
            return
        self._lines[turn.quick].begin(turn)
        self._free[place] -= 1
        if not place:
            self._held[turn.person] += 1
        turn.granted.set_result(place)
