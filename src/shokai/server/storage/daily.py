"""Deals of the day in the database: one of each game for everybody, and who has played it.

What is dealt stays secret for a day longer than it can be begun, so that those who began late can end their game.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, func, select

from shokai.match.dealer import new_seed
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.tables.table import OVER
from shokai.server.times import wall_time

# Rows of a board.
MOST = 50


def day_at(now: float) -> str:
    """The day of a moment, in UTC: the same everywhere.

    >>> day_at(1_700_000_000.0)
    '2023-11-14'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def ends(day: str) -> float:
    """When a day ends.

    >>> ends("2023-11-14") - 1_700_000_000
    6400.0
    """
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def is_secret(day: str, now: float) -> bool:
    """Whether nobody may know yet what was dealt on a day.

    >>> is_secret("2023-11-14", 1_700_000_000.0), is_secret("2023-11-12", 1_700_000_000.0)
    (True, False)
    """
    return now < ends(day) + 86_400


def secret_deals(connection: Connection) -> set[str]:
    """Deals of days that nobody may know yet."""
    d, now = db.daily_deals.c, wall_time()
    rows = connection.execute(select(d.deal, d.day).where(d.day >= day_at(now - 3 * 86_400)))
    return {row.deal for row in rows if is_secret(row.day, now)}


def day_of_deal(connection: Connection, deal: str) -> str | None:
    """The day whose deal it is, if it is one."""
    return connection.scalar(select(db.daily_deals.c.day).where(db.daily_deals.c.deal == deal))


def deal_of(connection: Connection, day: str, game: str, fresh: str) -> tuple[str, str]:
    """The deal and the seed of a day: made by whoever asks first, with a `fresh` name."""
    d = db.daily_deals.c
    row = {"day": day, "game": game, "deal": fresh, "seed": new_seed()}
    connection.execute(insert_into(connection, db.daily_deals).values(row).on_conflict_do_nothing())
    found = connection.execute(select(d.deal, d.seed).where(d.day == day, d.game == game)).one()
    return found.deal, found.seed


def take_part(connection: Connection, day: str, game: str, person: str, table: str) -> str:
    """Notes that somebody plays the deal of a day, once; their table, which they may have already."""
    p = db.daily_plays.c
    row = {"day": day, "game": game, "person": person, "table_id": table}
    connection.execute(insert_into(connection, db.daily_plays).values(row).on_conflict_do_nothing())
    mine = select(p.table_id).where(p.day == day, p.game == game, p.person == person)
    return str(connection.scalar(mine))


def own_play(connection: Connection, day: str, game: str, person: str | None) -> tuple[str, str] | None:
    """Somebody's table of a day and its state; None before they have begun."""
    p, t = db.daily_plays.c, db.tables.c
    wanted = select(p.table_id, t.state).join_from(db.daily_plays, db.tables, t.id == p.table_id)
    row = connection.execute(wanted.where(p.day == day, p.game == game, p.person == person)).first()
    return (row.table_id, row.state) if row else None


def has_finished(connection: Connection, day: str, game: str, person: str | None) -> bool:
    """Whether somebody has played their game of a day to its end. Who gave it up knows less of the deal than those do
    whose games they would see, and may play it as somebody else."""
    mine = own_play(connection, day, game, person)
    return mine is not None and mine[1] == OVER


def board_of(connection: Connection, day: str, game: str) -> tuple[list[dict[str, Any]], int]:
    """How those who ended the game of a day in time came out, the best first; and how many have begun it."""
    p, r, t = db.daily_plays.c, db.results.c, db.tables.c
    wanted = select(r.person, r.name, r.points, r.place, r.table_id).join_from(
        db.daily_plays, db.results, (r.table_id == p.table_id) & (r.person == p.person)
    )
    in_time = wanted.where(p.day == day, p.game == game, r.finished < ends(day) + 86_400)
    rows = connection.execute(in_time.order_by(r.place, r.points.desc(), r.finished).limit(MOST)).mappings()
    # Not those who were refused a table.
    plays = select(func.count()).select_from(db.daily_plays.join(db.tables, t.id == p.table_id))
    begun = connection.scalar(plays.where(p.day == day, p.game == game)) or 0
    return [dict(row) for row in rows], begun
