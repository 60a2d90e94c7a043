"""Lists of tables: one's own, those that somebody can join or watch, and those that are over; page by page."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, literal, or_, select

from shokai.server.storage import schema as db
from shokai.server.storage.lessons import OF_A_LESSON
from shokai.server.storage.places import Place
from shokai.server.storage.rows import summary_listed
from shokai.server.tables.table import OVER, PLAYING

# Tables of one host that a list shows before those of other hosts.
OF_ONE_HOST = 3


def listed(
    connection: Connection, which: str, person: str | None, most: int, before: Place | None
) -> tuple[list[dict[str, Any]], Place | None]:
    """Tables to show in a list, the newest first, and the place where it goes on."""
    c, in_turns = db.tables.c, which in ("open", "live")
    turn: ColumnElement[int] = literal(0)
    if in_turns:
        # A few of each host, the newest first, then the next few of each: nobody crowds the others out.
        number = func.row_number().over(partition_by=c.host, order_by=(c.updated.desc(), c.id.desc()))
        turn = (number - 1) // OF_ONE_HOST
    all_of_them = select(turn.label("turn"), c.id, c.updated, c.summary)
    if which == "mine":
        mine = select(db.table_people.c.table_id).where(db.table_people.c.person == (person or ""))
        # Lessons have a list of their own.
        all_of_them = all_of_them.where(c.id.in_(mine), c.summary.not_like(OF_A_LESSON))
    else:
        state = {"open": "gathering", "live": PLAYING, "over": OVER}[which]
        all_of_them = all_of_them.where(c.public, c.state == state)
        if which != "over":
            # Says nothing new, but by it the index of tables that are not over is found.
            all_of_them = all_of_them.where(db.UNFINISHED)
    chosen = all_of_them.subquery()
    of = chosen.c
    # One more than is shown, to know whether there is a next page.
    # Where all have the same turn it is not named: all games that are over would be sorted for the first fifty.
    newest = (of.updated.desc(), of.id.desc())
    wanted = select(chosen).order_by(*([of.turn] if in_turns else []), *newest).limit(most + 1)
    if before:
        later = or_(of.updated < before.updated, and_(of.updated == before.updated, of.id < before.id))
        if in_turns:
            later = or_(of.turn > before.turn, and_(of.turn == before.turn, later))
        else:
            # Says nothing new, but by it the index is entered at that place.
            later = and_(of.updated <= before.updated, later)
        wanted = wanted.where(later)
    rows = connection.execute(wanted).mappings().all()
    shown = rows[:most]
    further = Place(shown[-1]["turn"], shown[-1]["updated"], shown[-1]["id"]) if len(rows) > most else None
    return [summary_listed(row) for row in shown], further
