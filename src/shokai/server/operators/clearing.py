"""Clearing old tables away, where the operator does not keep them for ever. Results stay, for the profiles."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, func, not_, or_, select
from sqlalchemy.orm import aliased

from shokai.server.operators.forgetting import delete_table
from shokai.server.operators.operating import speak, take_the_floor
from shokai.server.operators.rules import DAY, rules_of
from shokai.server.storage import schema as db
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING
from shokai.server.times import wall_time

# Tables that are cleared away in one transaction: others wait for it.
AT_ONCE = 50


def _old(before: float) -> Any:
    """Tables that ended before a moment, whose results and honours are noted, and whose deal is played nowhere else."""
    t, other = db.tables.c, aliased(db.tables)
    played = select(other.c.id).where(other.c.deal == t.deal, other.c.state.in_((GATHERING, PLAYING))).exists()
    ended = or_(t.state == CLOSED, and_(t.state == OVER, t.noted, t.honoured))
    return and_(t.state.in_((OVER, CLOSED)), t.updated < before, ended, not_(played))


def old_tables(connection: Connection, days: int) -> int:
    """How many tables would be cleared away if they were kept for so many days."""
    old = select(func.count()).select_from(db.tables).where(_old(wall_time() - days * DAY))
    return connection.scalar(old) or 0


def clear_some(connection: Connection, most: int = AT_ONCE) -> int:
    """Clears some of the tables away that are older than the operator keeps them; how many."""
    days = rules_of(connection).keep_days
    if days is None:
        return 0
    take_the_floor(connection, games=True)
    t = db.tables.c
    old = select(t.id).where(_old(wall_time() - days * DAY)).order_by(t.updated).limit(most)
    ids = list(connection.execute(old).scalars())
    for id in ids:
        delete_table(connection, id, results=False)
    if ids:
        speak(connection, {"do": "clear", "tables": ids})
    return len(ids)
