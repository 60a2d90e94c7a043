"""What requests about somebody's hours look like."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from shokai.server.http.shapes import Strict

Hour = Annotated[str, StringConstraints(max_length=20)]
Day = Annotated[str, StringConstraints(max_length=20)]


class HoursAsked(Strict):
    zone: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    # From when to when it is night, by the clock of that zone: at most ten hours.
    night: Annotated[list[Hour], Field(min_length=2, max_length=2)] | None = None


class AbsenceAsked(Strict):
    # The first and the last day, as 2026-12-24.
    first: Day
    last: Day


class AbsenceTold(BaseModel):
    id: str
    first: str
    last: str
    # Whether it is over.
    past: bool


class DaysTaken(BaseModel):
    year: int
    days: int


class HoursTold(BaseModel):
    zone: str | None
    night: list[str] | None
    # When the night can be changed again, if it cannot be now.
    change_from: float | None
    # Days that one may be away in a year, and those that are taken of this year and the next.
    days: int
    taken: list[DaysTaken]
    absences: list[AbsenceTold]
