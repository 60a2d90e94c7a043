"""Tables and their events from rows of the database."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Select, select

from shokai.server.storage import schema as db
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.terms import Terms


def events_of(id: str, version: int = 0) -> Select[Any]:
    """What happened at a table after a version."""
    c = db.events.c
    wanted = select(c.sequence, c.kind, c.data, c.at, c.person, c.client, c.number)
    return wanted.where(c.table_id == id, c.sequence > version).order_by(c.sequence)


def numbered(rows: Iterable[Any]) -> list[Numbered]:
    """Events from the rows of the database."""
    return [
        Numbered(sequence, Event(kind, json.loads(data), at, person, client, number))
        for sequence, kind, data, at, person, client, number in rows
    ]


def terms_of(row: dict[str, Any]) -> Terms:
    """The terms of a table from its row of the database."""
    values = json.loads(row["terms"])
    values["seats"] = tuple(values["seats"])
    return Terms(seed=row["seed"], deal=row["deal"], **values)


def summary_listed(row: Any) -> dict[str, Any]:
    """A table as a list shows it, from its row of the database."""
    return {**json.loads(row["summary"]), "id": row["id"], "updated": round(row["updated"], 1)}
