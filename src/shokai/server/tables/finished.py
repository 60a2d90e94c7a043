"""Games that were played to their end here, as matches: for those who count what was played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from shokai.masters.reading import read_game
from shokai.match.match import Match
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms


def is_whole(terms: Terms) -> bool:
    """Whether a game was played here from its beginning, and was not a lesson."""
    return not terms.lesson and not terms.record


def finished_match(terms: Terms, happened: Iterable[Numbered]) -> Match | None:
    """The game of a table with all its steps; None where it is not over."""
    table = Table(terms)
    table.apply(list(happened))
    match = table.first_match(table.names)
    match.history.rewind()
    match.history.repeat(table.steps)
    return match if match.over else None


def read_seats(job: dict[str, Any]) -> list[dict[str, Any]]:
    """How every seat of a finished game was played; nobody's, where it is not one to be counted."""
    terms = Terms(**{**job["terms"], "seats": tuple(job["terms"]["seats"])})
    # Numbered anew: what people said to each other was left out.
    happened = [Numbered(number, Event(kind, data, at)) for number, (kind, data, at) in enumerate(job["events"], 1)]
    match = finished_match(terms, happened) if is_whole(terms) else None
    return [asdict(seat) for seat in read_game(match)] if match else []
