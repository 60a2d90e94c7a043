"""What a server has of one person, as an export that an empty server can import. See docs/reference/formats.md.

Others are in it with their names, as the person saw them, and with nothing that proves who they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from shokai.server.operators.operating import person_called
from shokai.server.storage import schema as db
from shokai.server.storage.daily import secret_deals
from shokai.server.storage.importing import TABLES
from shokai.server.storage.transfer import line_of, what_it_is
from shokai.server.tables.table import CLOSED, OVER

# What others keep to themselves, and the value in its place.
_OTHERS: dict[str, Any] = {
    "account": None, "password": None, "epoch": 0, "created": 0.0, "mu": None, "sigma": None, "games": 0,
    "blocked": False, "seen": None, "away": None, "shown": "nobody",
}  # fmt: skip


def person_lines(connection: Connection, person: str, running: bool, told: Counter[str]) -> Iterator[str]:
    """The lines of an export of somebody's tables, with those that are `running` only if asked for: it has seeds."""
    me = person_called(connection, person)
    yield line_of(what_it_is())
    for name, row in _rows(connection, me, running):
        told[name] += 1
        yield line_of({name: row})
    yield line_of({"end": {name: told[name] for name in TABLES}})


def tables_of(connection: Connection, person: str, running: bool) -> list[str]:
    """The tables that an export of somebody has: those whose seed is known to everybody, or all."""
    t, at = db.tables.c, db.table_people.c
    theirs = select(at.table_id).where(at.person == person)
    rows = connection.execute(select(t.id, t.deal, t.state).where(t.id.in_(theirs)).order_by(t.id)).all()
    if running:
        return [row.id for row in rows]
    # A deal may be played at other people's tables, too.
    on = set(connection.execute(select(t.deal).where(t.state.not_in((OVER, CLOSED))).distinct()).scalars())
    secret = on | secret_deals(connection)
    return [row.id for row in rows if row.deal not in secret]


def _rows(connection: Connection, me: dict[str, Any], running: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    ids = tables_of(connection, me["id"], running)
    at = db.table_people.c
    there: set[str] = set()
    for id in ids:
        there |= set(connection.execute(select(at.person).where(at.table_id == id)).scalars())
    for id in sorted(there | {me["id"]}):
        row = connection.execute(select(db.people).where(db.people.c.id == id)).mappings().first()
        if row is not None:
            yield "people", dict(row) if id == me["id"] else {**row, **_OTHERS}
    tokens = select(db.tokens).where(db.tokens.c.person == me["id"]).order_by(db.tokens.c.id)
    for row in connection.execute(tokens).mappings():
        yield "tokens", dict(row)
    for name in ("tables", "table_people", "table_watchers", "events", "results"):
        table = db.metadata.tables[name]
        key = table.c.id if name == "tables" else table.c.table_id
        for id in ids:
            wanted = select(table).where(key == id).order_by(*table.primary_key.columns)
            for row in connection.execute(wanted).mappings().all():
                if (kept := _told(name, dict(row), me["id"])) is not None:
                    yield name, kept


def _told(name: str, row: dict[str, Any], me: str) -> dict[str, Any] | None:
    """A row of a table without what belongs to others."""
    if name == "tables":
        # Wherever it comes to, it is read there.
        return {**row, "claimed": 0.0, "studied": False}
    if name == "table_watchers":
        return row if row["person"] == me else None
    if name == "events" and row["person"] != me:
        # What their programs call themselves.
        return {**row, "client": None, "number": None}
    if name == "results" and row["person"] != me:
        # What others are rated is theirs.
        return {**row, "mu_before": None, "mu": None, "sigma": None}
    return row
