"""Events: everything that ever happened at a table, in order. A table is what its events make of it.

Events are only ever added. The database keeps them under (table, sequence), which decides races: of two
processes that add the same number, one is too late and looks again.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened: its kind, what belongs to it, when, and who did it by which message."""

    kind: str
    data: dict[str, Any]
    at: float
    person: str | None = None
    client: str | None = None
    number: int | None = None


class Numbered(NamedTuple):
    """An event with its number at its table, from 1."""

    sequence: int
    event: Event
