"""The tables of lessons, as the database has them: which somebody is at, and what they have learned."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ColumnElement, Connection, select

from shokai.server.storage import schema as db
from shokai.server.tables.table import PLAYING

# In the summary of a table at which a lesson is taught. Quotes in names are written otherwise.
OF_A_LESSON = '%"lesson":"%'


def _of(person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    mine = select(db.table_people.c.table_id).where(db.table_people.c.person == person)
    return db.tables.c.id.in_(mine), db.tables.c.summary.like(OF_A_LESSON)


def begun(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The tables at which somebody is learning, the newest first: what lists show of them, and their ids."""
    c = db.tables.c
    wanted = select(c.id, c.summary).where(*_of(person), c.state == PLAYING).order_by(c.updated.desc(), c.id)
    return [{**json.loads(row.summary), "id": row.id} for row in connection.execute(wanted)]


def learned(connection: Connection, person: str) -> set[tuple[str, str]]:
    """The lessons that somebody has learned, by game and name."""
    c = db.tables.c
    # Whoever repeats a lesson a thousand times leaves a thousand tables of which lists show the same.
    wanted = select(c.summary).where(*_of(person), c.state != PLAYING).distinct()
    told = map(json.loads, connection.execute(wanted).scalars())
    return {(one["game"], one["lesson"]) for one in told if one["learned"]}


def last_made(connection: Connection, person: str) -> str | None:
    """The table of a lesson that was made last for somebody."""
    c = db.tables.c
    found: str | None = connection.scalar(
        select(c.id).where(*_of(person)).order_by(c.created.desc(), c.id.desc()).limit(1)
    )
    return found
