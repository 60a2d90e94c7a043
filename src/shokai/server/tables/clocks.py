"""Clocks: what each seat has left. They run by the times of the events, so every process counts alike."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any, Self

from shokai.server.tables.calendars import ALWAYS, Calendar, Rest

WEEK = 7 * 86_400.0
# Weeks after which nobody looks further ahead for the end of somebody's time.
FAR = 60


@dataclass
class Clock:
    """The clocks of a table: a bank for each seat, and what is added whenever a seat comes to decide.

    `per_move` fills the bank up instead, whenever the game comes to a seat: so many days for each move. When they have
    passed, the seat's `reserve` is used up; it is full again with every week of the game. At the hours of a seat's
    calendar its clock stands still.
    """

    each: float
    left: list[float]
    running: int | None = None
    since: float = 0.0
    paused: bool = False
    per_move: float | None = None
    # Seconds for each week, what is left of them, and when the first week began.
    reserve: float = 0.0
    spare: list[float] = field(default_factory=list)
    begun: float | None = None
    calendars: list[Calendar] = field(default_factory=list)

    @classmethod
    def of(cls, told: dict[str, Any], players: int) -> Self:
        """The clocks that a table was made with."""
        clock = cls(told["each"], [told["bank"]] * players, calendars=[ALWAYS] * players)
        if told.get("per_move"):
            clock.per_move = told["bank"]
            clock.reserve = told.get("reserve", 0.0)
        clock.spare = [clock.reserve] * players
        return clock

    def copy(self) -> Self:
        """Clocks that go their own way from here."""
        return replace(self, left=list(self.left), spare=list(self.spare), calendars=list(self.calendars))

    def turn(self, actor: int | None, at: float, moved: bool = True) -> None:
        """From now on this seat's clock runs, or nobody's; whether because the game has moved."""
        self._count(at)
        if self.begun is None:
            self.begun = at
        if actor is not None and actor != self.running:
            if self.per_move is None:
                self.left[actor] += self.each
            elif moved:
                # Who lets a bot take over and comes back has no more time than before.
                self.left[actor] = self.per_move
        self.running = actor

    def pause(self, on: bool, at: float) -> None:
        """Stops the clocks, or lets them run again."""
        self._count(at)
        self.paused = on

    def set_calendar(self, seat: int, calendar: Calendar, at: float) -> None:
        """From now on a seat rests at other hours."""
        self._count(at)
        self.calendars[seat] = calendar

    def _count(self, at: float) -> None:
        if self.reserve and self.begun is not None and self._week(at) > self._week(self.since):
            fresh = [seat for seat in range(len(self.spare)) if seat != self.running or self.paused]
        else:
            fresh = []
        if self.running is not None and not self.paused:
            self.left[self.running], self.spare[self.running], _ = self._spent(self.running, at)
        for seat in fresh:
            self.spare[seat] = self.reserve
        self.since = at

    def _week(self, at: float) -> int:
        return math.floor((at - (self.begun or 0.0)) / WEEK)

    def _begins(self, week: int) -> float:
        return (self.begun or 0.0) + week * WEEK

    def _spent(self, seat: int, until: float) -> tuple[float, float, float | None]:
        """What a seat whose clock runs has left at a moment, in its bank and of its reserve; and when all was spent."""
        left, spare, at = self.left[seat], self.spare[seat], self.since
        fell, week = None, self._week(at)
        while at < until:
            # A week at a time: then the reserve is full again, unless time was up before.
            next_week = self._begins(week + 1)
            ends = min(until, next_week)
            for first, last in self.calendars[seat].counted(at, ends):
                from_bank = max(min(last - first, left), 0.0) if self.reserve else last - first
                from_spare = min(last - first - from_bank, spare)
                over = last - first - from_bank - from_spare
                if fell is None and (over > 0 or left - from_bank < 0):
                    fell = first + max(left, 0.0) + from_spare
                left -= from_bank + over
                spare -= from_spare
            if fell is None and ends == next_week:
                spare = self.reserve
            at, week = ends, week + 1
        return left, spare, fell

    def falls_at(self) -> float | None:
        """When the clock that runs will have run down."""
        if self.running is None or self.paused:
            return None
        calendar = self.calendars[self.running] if self.calendars else ALWAYS
        if not self.reserve and calendar.is_empty:
            return self.since + max(self.left[self.running], 0.0)
        if self.left[self.running] <= 0 and self.spare[self.running] <= 0:
            return self.since
        # In steps, as most do not have to be looked for far ahead.
        for weeks in (2, 8, FAR):
            _, _, fell = self._spent(self.running, self.since + weeks * WEEK)
            if fell is not None:
                return fell
        return None

    def rests(self) -> list[Rest]:
        """When the clock that runs will stand still for a while before its time is up."""
        falls = self.falls_at()
        if self.running is None or falls is None or not self.calendars:
            return []
        return list(self.calendars[self.running].rests(self.since, falls))
