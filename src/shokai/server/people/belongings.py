"""What a guest has besides tables: puzzles, honours, hours, days away. The account that they enter gets it.

What the account has of its own stays where both cannot be: nobody's rating or night is replaced by a guest's, and no
year has more days away than anybody may have.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, literal, select, update

from shokai.server.people.hours import DAYS_A_YEAR, days_taken
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into


def hand_over_belongings(connection: Connection, guest: str, account: str) -> None:
    """Gives an account what a guest has; once more changes nothing."""
    for table in (db.puzzle_tries, db.honours):
        _copy(connection, table, guest, account)
        connection.execute(delete(table).where(table.c.person == guest))
    # The guest stays known for what they saw there, as with tables.
    _copy(connection, db.table_hints, guest, account)
    _puzzles(connection, guest, account)
    _hours(connection, guest, account)


def _copy(connection: Connection, table: Any, guest: str, account: str) -> None:
    """Rows of a guest as rows of the account, except where it has its own."""
    names = [column.name for column in table.columns]
    same = select(*(literal(account) if name == "person" else table.c[name] for name in names))
    rows = insert_into(connection, table).from_select(names, same.where(table.c.person == guest))
    connection.execute(rows.on_conflict_do_nothing())


def _puzzles(connection: Connection, guest: str, account: str) -> None:
    p = db.puzzle_people.c
    rows = connection.execute(select(db.puzzle_people).where(p.person.in_((guest, account)))).mappings()
    known = {row["person"]: dict(row) for row in rows}
    theirs = known.get(guest)
    if theirs is None:
        return
    mine = known.get(account)
    if mine is None:
        connection.execute(update(db.puzzle_people).where(p.person == guest).values(person=account))
        return
    # Days in a row go on from whichever solved one last.
    last = max(mine, theirs, key=lambda row: (row["day"] or "", row["streak"]))
    values = {"best": max(mine["best"], theirs["best"]), "streak": last["streak"], "day": last["day"]}
    connection.execute(update(db.puzzle_people).where(p.person == account).values(values))
    connection.execute(delete(db.puzzle_people).where(p.person == guest))


def _hours(connection: Connection, guest: str, account: str) -> None:
    h, a = db.hours.c, db.absences.c
    if connection.scalar(select(h.person).where(h.person == account)) is None:
        connection.execute(update(db.hours).where(h.person == guest).values(person=account))
    else:
        connection.execute(delete(db.hours).where(h.person == guest))
    there = [dict(row) for row in connection.execute(select(db.absences).where(a.person == account)).mappings()]
    for away in connection.execute(select(db.absences).where(a.person == guest).order_by(a.first)).mappings().all():
        apart = not any(one["first"] <= away["last"] and away["first"] <= one["last"] for one in there)
        years = range(int(away["first"][:4]), int(away["last"][:4]) + 1)
        if apart and all(days_taken([*there, away], year) <= DAYS_A_YEAR for year in years):
            connection.execute(update(db.absences).where(a.id == away["id"]).values(person=account))
            there.append(dict(away))
    connection.execute(delete(db.absences).where(a.person == guest))
