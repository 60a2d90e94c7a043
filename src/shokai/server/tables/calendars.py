"""Calendars: the hours of a person at which no clock runs, where the table allows it: nights, and days away.

A table knows of them by an event, like everything else, so every process counts alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Any
from zoneinfo import ZoneInfo

from shokai.server.tables.words import refuse

# Hours of the longest night: whoever plays has at least the others to decide in.
LONGEST_NIGHT = 10
NIGHT, AWAY = "night", "away"

# When no clock runs: from, to, and why.
Rest = tuple[float, float, str]


@lru_cache(1000)
def zone_called(name: str) -> ZoneInfo:
    """A time zone; raises Refusal for what is none.

    >>> zone_called("Europe/Berlin").key
    'Europe/Berlin'
    """
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        # A name that is none may lead to a folder, or out of it.
        raise refuse("bad-zone", zone=name[:60]) from None


def read_time(text: str) -> time:
    """A time of the day; raises Refusal for what is none.

    >>> read_time("22:30")
    datetime.time(22, 30)
    """
    try:
        return datetime.strptime(text, "%H:%M").time()
    except ValueError:
        raise refuse("bad-hour", hour=text[:20]) from None


def night_between(begins: str, ends: str) -> tuple[str, str]:
    """A night as it is stored; raises Refusal for one that is too long, or no time at all.

    >>> night_between("22:00", "8:00")
    ('22:00', '08:00')
    """
    first, last = read_time(begins), read_time(ends)
    minutes = (last.hour * 60 + last.minute - first.hour * 60 - first.minute) % 1440
    if not 0 < minutes <= LONGEST_NIGHT * 60:
        raise refuse("bad-night", most=LONGEST_NIGHT)
    return f"{first:%H:%M}", f"{last:%H:%M}"


def midnight(day: date, zone: ZoneInfo) -> float:
    """When a day begins somewhere."""
    return datetime.combine(day, time(), zone).timestamp()


def day_at(at: float, zone: ZoneInfo) -> date:
    """The day that it is somewhere."""
    return datetime.fromtimestamp(at, zone).date()


@dataclass(frozen=True)
class Calendar:
    """When the clock of a seat does not run. Without a night and days away it always does."""

    zone: str = "UTC"
    night: tuple[str, str] | None = None
    away: tuple[tuple[float, float], ...] = ()

    @classmethod
    def of(cls, told: dict[str, Any]) -> Calendar:
        """The calendar that an event tells of."""
        night = told.get("night")
        return cls(told["zone"], (night[0], night[1]) if night else None, tuple((a, b) for a, b in told["away"]))

    @property
    def is_empty(self) -> bool:
        return self.night is None and not self.away

    def rests(self, begins: float, ends: float) -> Iterator[Rest]:
        """The times between two moments at which no clock runs, in order and apart from each other."""
        at = begins
        for first, last, why in sorted((*self._nights(begins, ends), *((a, b, AWAY) for a, b in self.away))):
            if last > at and first < ends:
                # Where a night falls into days away, what is left of it counts as well.
                yield max(first, at), min(last, ends), why
                at = min(last, ends)

    def counted(self, begins: float, ends: float) -> Iterator[tuple[float, float]]:
        """The times between two moments at which the clock runs."""
        at = begins
        for first, last, _ in self.rests(begins, ends):
            if first > at:
                yield at, first
            at = last
        if at < ends:
            yield at, ends

    def _nights(self, begins: float, ends: float) -> Iterator[Rest]:
        if self.night is None:
            return
        zone = zone_called(self.zone)
        first, last = read_time(self.night[0]), read_time(self.night[1])
        day = day_at(begins, zone) - timedelta(days=1)
        until = day_at(ends, zone)
        while day <= until:
            morning = day + timedelta(days=1) if last <= first else day
            # An hour that is there twice, when the clocks are set back, belongs to the night as a whole.
            yield (
                datetime.combine(day, first, zone).timestamp(),
                datetime.combine(morning, last, zone).replace(fold=1).timestamp(),
                NIGHT,
            )
            day += timedelta(days=1)


ALWAYS = Calendar()
