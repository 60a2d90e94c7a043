"""The home page of somebody: tables that go on, games that ended, what they can join or watch, and since when they
were away."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, case, distinct, func, or_, select, update

from shokai.server.people.profiles import games_at
from shokai.server.storage import schema as db
from shokai.server.storage.rows import summary_listed
from shokai.server.tables.table import CLOSED, GATHERING, OVER
from shokai.server.times import wall_time

# Tables of each kind that are shown at first.
MOST_RUNNING, MOST_FINISHED = 6, 5
# Seconds without a sign after which somebody was away, and after which it is noted again that they are here.
AWAY, NOTED = 600.0, 60.0


def home_of(connection: Connection, person: str) -> dict[str, Any]:
    """What is somebody's own on their home page."""
    t, at, r = db.tables.c, db.table_people.c, db.results.c
    mine = select(t.id, t.updated, t.summary, t.host).join_from(db.table_people, db.tables, t.id == at.table_id)
    mine = mine.where(at.person == person).order_by(t.updated.desc(), t.id)
    running = connection.execute(mine.where(db.UNFINISHED)).mappings()
    # What waits for them comes first.
    theirs = [summary_listed(row) for row in running if row["host"] == person or not _has_left(row, person)]
    going_on = sorted(theirs, key=lambda row: not _waits_for(row, person))
    # Games that ended are found by their results: whoever plays a lot has thousands, most of them long ago.
    last = select(r.table_id).where(r.person == person).order_by(r.finished.desc()).limit(4 * MOST_FINISHED)
    ids = list(dict.fromkeys(connection.execute(last).scalars()))
    over = connection.execute(select(t.id, t.updated, t.summary).where(t.id.in_(ids), t.state == OVER)).mappings().all()
    # By an index alone: what is in the tables is read of those that are shown.
    at_a_glance = mine.with_only_columns(t.id).where(t.state == CLOSED).limit(MOST_FINISHED)
    shut = list(connection.execute(at_a_glance).scalars())
    closed = connection.execute(select(t.id, t.updated, t.summary).where(t.id.in_(shut))).mappings().all()
    ended = sorted([*over, *closed], key=lambda row: (-row["updated"], row["id"]))[:MOST_FINISHED]
    games = {game["id"]: game for game in games_at(connection, [(row["id"], _seat(row, person)) for row in ended])}
    finished = [{"table": summary_listed(row), "game": games.get(row["id"])} for row in ended]
    noted = select(func.count(distinct(r.table_id))).where(r.person == person)
    return {
        "running": going_on[:MOST_RUNNING],
        "more_running": max(len(going_on) - MOST_RUNNING, 0),
        "finished": finished,
        "games": connection.scalar(noted) or 0,
        "away": away_since(connection, person),
    }


def again_at(connection: Connection, person: str, tables: Sequence[str], rematch_of: Callable[[str], str]) -> set[str]:
    """At which of these tables somebody can ask for another game: those that are over, where nobody had replaced them,
    until the game that followed has ended, too. The deal of a day is played once."""
    t, after = db.tables.c, {rematch_of(id): id for id in tables}
    rows = connection.execute(select(t.id, t.summary).where(t.id.in_(tables), t.state == OVER))
    ended = {row.id for row in rows if _asks_again(json.loads(row.summary), person)}
    had = connection.execute(select(t.id).where(t.id.in_(after), ~db.UNFINISHED)).scalars()
    return ended - {after[id] for id in had}


def _asks_again(told: dict[str, Any], person: str) -> bool:
    # Tables that were stored before it was noted do not say who was replaced: the table itself does.
    there = any(seat.get("person") == person and seat.get("again", True) for seat in told["seats"])
    return there and not told.get("daily")


def away_since(connection: Connection, person: str) -> float | None:
    """Since when somebody was away before this visit."""
    return connection.scalar(select(db.people.c.away).where(db.people.c.id == person))


def _seat(row: Any, person: str) -> int:
    """Where somebody sat; -1 for a host without a seat."""
    seats = json.loads(row["summary"])["seats"]
    return next((i for i, seat in enumerate(seats) if seat.get("person") == person), -1)


def _has_left(row: Any, person: str) -> bool:
    """Whether somebody has given up their seat before the game, or turned an invitation down."""
    told = json.loads(row["summary"])
    seats = told["seats"]
    # Tables that were stored before it was noted whom a seat is kept for.
    unsure = any(seat.get("kept") and "for" not in seat for seat in seats)
    there = any(person in (seat.get("person"), seat.get("for")) for seat in seats)
    return told["state"] == GATHERING and not unsure and not there


def is_invited(row: dict[str, Any], person: str) -> bool:
    """Whether a seat is kept for somebody at a table before its game."""
    return row["state"] == GATHERING and any(seat.get("for") == person for seat in row["seats"])


def _waits_for(row: dict[str, Any], person: str) -> bool:
    if is_invited(row, person):
        return True
    actor = row["actor"]
    return actor is not None and row["seats"][actor].get("person") == person and not row["seats"][actor]["minded"]


def news_tables(connection: Connection, person: str, since: float, most: int) -> tuple[list[str], int]:
    """Tables of somebody where something happened since a moment, the last first, and how many there are in all."""
    t, at = db.tables.c, db.table_people.c
    mine = select(t.id).join_from(db.table_people, db.tables, t.id == at.table_id)
    mine = mine.where(at.person == person, t.updated > since)
    in_all = connection.scalar(select(func.count()).select_from(mine.subquery())) or 0
    return list(connection.execute(mine.order_by(t.updated.desc(), t.id).limit(most)).scalars()), in_all


def is_here(connection: Connection, person: str, all_along: bool = False) -> None:
    """Notes that somebody is here now; after a while without a sign they have been away since the last one.

    `all_along` they were here, at a table, and have not been away.
    """
    p, now = db.people.c, wall_time()
    again = update(db.people).where(p.id == person, or_(p.seen.is_(None), p.seen < now - (0 if all_along else NOTED)))
    if all_along:
        connection.execute(again.values(seen=now))
    else:
        connection.execute(again.values(seen=now, away=case((p.seen < now - AWAY, p.seen), else_=p.away)))
