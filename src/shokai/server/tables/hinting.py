"""Hints at a table: where they are allowed, who may ask for one now, and what a thinking process is told for it."""

from __future__ import annotations

from typing import Any

from shokai.match.lesson import lesson_for
from shokai.server.tables.chairs import BOT
from shokai.server.tables.deciding import Who, my_turn
from shokai.server.tables.table import Table
from shokai.server.tables.words import refuse


def check_made(hints: bool | None, rated: bool) -> bool:
    """Whether a new table has hints, by what its host asks for; where nothing is said, unless the game counts."""
    if hints and rated:
        raise refuse("rated-hints")
    return not rated if hints is None else hints


def are_allowed(table: Table) -> bool:
    """Whether those who play here may ask for hints. Never where the game counts, or did as games did once."""
    terms = table.terms
    if terms.rated is not False:
        return False
    if terms.hints is None:
        # From before tables said so: nobody who plays with others agreed to it.
        return sum(chair.kind != BOT for chair in table.chairs) == 1 and _teaches_alone(table)
    return terms.hints and _teaches_alone(table)


def _teaches_alone(table: Table) -> bool:
    """Whether no teacher says what is to be done: in a lesson one does, except in its whole games."""
    lesson = table.terms.lesson
    return lesson is None or lesson_for(table.terms.game, lesson).guided


def check_hint(table: Table, who: Who, at: int) -> int:
    """The seat that a hint is for; raises Refusal."""
    seat = my_turn(table, who, at)
    if table.terms.rated is not False:
        raise refuse("hint-rated")
    if not _teaches_alone(table):
        raise refuse("not-in-lessons")
    if not are_allowed(table):
        raise refuse("hint-off")
    return seat


def hint_job(table: Table, seat: int) -> dict[str, Any]:
    """What a thinking process is told: the table as the seat knows it, the names, and nothing else."""
    match = table.match
    known = match.engine.lists(match.engine.hidden(match.history.state, seat))
    return {
        "game": table.terms.game,
        "seat": seat,
        "names": list(table.names),
        "known": {f.name: getattr(known, f.name) for f in table.game.rules.FIELDS},
    }
