"""What people are to be told of, decided from a table before and after something happened there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from shokai.server.tables.chairs import OPEN, PERSON, Chair
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING, Table

TURN, START, END, INVITE, REMATCH, LATE = "turn", "start", "end", "invite", "rematch", "late"
KINDS = (TURN, START, END, INVITE, REMATCH, LATE)


class Due(NamedTuple):
    """Somebody is to be told of a table: the first of these kinds that they want to hear of."""

    person: str
    kinds: tuple[str, ...]
    # After how many steps of the game: moves that are taken back and made again are not told twice.
    step: int


def due(before: Table | None, after: Table) -> list[Due]:
    """Who is to be told of what; `before` is None for a table that was just made."""
    if after.terms.lesson:
        return []
    ran_out = list(_late(before, after))
    if ran_out:
        return ran_out
    if before is not None and before.state == after.state and before.actor == after.actor and before.at == after.at:
        # Mostly talk; before the game, seats may be kept for others than they were.
        return list(_invited(before, after)) if after.state == GATHERING else []
    return list(_all(before, after))


def _all(before: Table | None, after: Table) -> Iterator[Due]:
    state, step = before.state if before else GATHERING, len(after.steps)
    if after.state == GATHERING:
        yield from _invited(before, after)
    elif after.state == PLAYING:
        mover = _mover(after) if before is None or before.actor != after.actor else None
        if mover:
            # Who begins is not told twice.
            yield Due(mover, (TURN, START) if state == GATHERING else (TURN,), step)
        if state == GATHERING:
            yield from (Due(person, (START,), step) for person in _seated(after) if person != mover)
    elif after.state in (OVER, CLOSED) and state != after.state:
        yield from (Due(person, (END,), step) for person in _seated(after))


def _late(before: Table | None, after: Table) -> Iterator[Due]:
    """Somebody's time ran out: everybody who plays hears of it."""
    if before is not None and len(after.ran_out) > len(before.ran_out):
        yield from (Due(person, (LATE,), len(after.steps)) for person in _seated(after))


def _mover(table: Table) -> str | None:
    """The person who has to decide, if it is one who decides themselves."""
    chair = None if table.actor is None else table.chairs[table.actor]
    return chair.person if chair and chair.kind == PERSON and not chair.minded else None


def _seated(table: Table) -> list[str]:
    return list(dict.fromkeys(c.person for c in table.chairs if c.kind == PERSON and c.person and not c.left))


def _invited(before: Table | None, after: Table) -> Iterator[Due]:
    """Those for whom a seat is kept now."""
    known = {chair.kept for chair in before.chairs} if before else set()
    kind = REMATCH if after.terms.rematch_of else INVITE
    for person in dict.fromkeys(chair.kept for chair in after.chairs if _is_kept(chair)):
        if person and person not in known:
            yield Due(person, (kind,), 0)


def _is_kept(chair: Chair) -> bool:
    return chair.kind == OPEN and chair.kept is not None
