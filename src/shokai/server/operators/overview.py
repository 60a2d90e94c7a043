"""What an operator sees at first: whether all is well, how many people and tables there are, what waits."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, func, or_, select

from shokai.server.storage import schema as db
from shokai.server.tables.table import PLAYING
from shokai.server.times import wall_time

# Rows of each list, and days after which a table that waits for somebody is told as stuck.
MOST, STUCK_DAYS = 6, 14
DAY = 86_400.0


def overview(connection: Connection) -> dict[str, Any]:
    """How many of everything; the tables that are stuck and those that moved last; what waits for bots."""
    t, p, now = db.tables.c, db.people.c, wall_time()
    found = connection.execute(select(t.state, func.count().label("n")).group_by(t.state))
    states: dict[str, int] = {row.state: row.n for row in found}
    accounts, blocked, everybody = connection.execute(
        select(func.count(p.account), func.count().filter(p.blocked), func.count())
    ).one()
    stuck = and_(
        t.state == PLAYING,
        or_(t.bot_failures > 0, and_(t.bot.is_(None), t.updated < now - STUCK_DAYS * DAY)),
    )
    wanted = select(t.id, t.game, t.state, t.updated, t.bot, t.bot_failures, t.claimed, t.summary).where(db.UNFINISHED)
    first = [*connection.execute(wanted.where(stuck).order_by(t.updated, t.id).limit(MOST)).mappings()]
    rest = connection.execute(wanted.where(~stuck).order_by(t.updated.desc(), t.id).limit(MOST - len(first))).mappings()
    queue = wanted.where(t.bot.is_not(None)).order_by(t.claimed == 0.0, t.updated, t.id).limit(MOST)
    return {
        "accounts": accounts,
        "guests": everybody - accounts,
        "blocked": blocked,
        "tables": {state: states.get(state, 0) for state in ("gathering", "playing", "over", "closed")},
        "stuck": connection.scalar(select(func.count()).where(stuck)) or 0,
        "waiting": [_told(dict(row), True) for row in first] + [_told(dict(row), False) for row in rest],
        "queue": [_told(dict(row), row["bot_failures"] > 0) for row in connection.execute(queue).mappings()],
    }


def _told(row: dict[str, Any], stuck: bool) -> dict[str, Any]:
    summary = json.loads(row["summary"])
    seats, actor = summary.get("seats", []), summary.get("actor")
    mover = seats[actor] if actor is not None and actor < len(seats) else None
    return {
        "id": row["id"],
        "game": row["game"],
        "state": row["state"],
        "name": summary.get("name") or "",
        "people": [seat["name"] for seat in seats if seat["kind"] == "person"],
        "players": len(seats),
        "open": sum(seat["kind"] == "open" for seat in seats),
        "updated": row["updated"],
        # Whom it waits for: somebody by name, or a bot.
        "waits_for": mover["name"] if mover and not row["bot"] else None,
        "bot": row["bot"],
        "thinking": row["claimed"] > 0,
        "stuck": stuck,
    }
