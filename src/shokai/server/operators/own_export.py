"""Everything that belongs to one person, as they may download it: who they are, what they did, how their games ended.

It proves nothing and opens nothing: no password, no token that works. Of others it has the names at the same tables.
Of a game whose deal is still being played it has no moves, because deals are among them.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Select, Table, select

from shokai.server.operators.operating import person_called
from shokai.server.operators.person_export import tables_of
from shokai.server.storage import schema as db
from shokai.server.times import wall_time

_KEPT_SECRET = ("password", "account", "epoch")


def everything_of(connection: Connection, person: str) -> dict[str, Any]:
    """All that the server has of somebody."""
    me = person_called(connection, person)
    id = me["id"]

    def rows(wanted: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(wanted).mappings()]

    def own(table: Table, columns: str, order: str = "") -> list[dict[str, Any]]:
        """These columns of this person's rows, in the order of some of them."""
        wanted = select(*(table.c[name] for name in columns.split())).where(table.c.person == id)
        return rows(wanted.order_by(*(table.c[name] for name in order.split())))

    results, notes = db.results.c, db.seat_notes.c
    return {
        "shokai": "person",
        "at": wall_time(),
        "person": {
            **{name: value for name, value in me.items() if name not in _KEPT_SECRET},
            "account": me["account"] is not None,
        },
        "sessions": own(db.sessions, "id label created seen", "created"),
        "tokens": own(db.tokens, "id label created", "created"),
        "channels": own(
            db.channels, "id kind address label format language off created confirmed delivered", "created"
        ),
        "friends": {
            "friends": rows(
                select(db.people.c.name, db.friends.c.since)
                .join_from(db.friends, db.people, db.people.c.id == db.friends.c.other)
                .where(db.friends.c.person == id)
            ),
            "asked": own(db.friend_asks, "name created"),
            "blocked": own(db.friend_blocks, "name created"),
        },
        "daily": own(db.daily_plays, "day game table_id", "day game"),
        "puzzles": {
            "rating": own(db.puzzle_people, "mu sigma streak best day"),
            "tries": own(db.puzzle_tries, "game puzzle mode at credit solved", "at"),
        },
        "against_bots": own(db.practice_ratings, "game mu sigma games", "game"),
        "honours": own(db.honours, "name at table_id", "at name"),
        "hints": own(db.table_hints, "table_id", "table_id"),
        "tournaments": rows(
            select(
                db.tournaments.c.id,
                db.tournaments.c.name,
                db.tournament_players.c.joined,
                db.tournament_players.c.gone,
            )
            .join_from(db.tournament_players, db.tournaments)
            .where(db.tournament_players.c.person == id)
            .order_by(db.tournament_players.c.joined)
        ),
        "hours": own(db.hours, "zone night_begins night_ends changed"),
        "absences": own(db.absences, "first last", "first"),
        "plans": own(db.plans, "table_id seat made data", "table_id"),
        "results": rows(
            select(db.results).where(results.person == id).order_by(results.finished, results.table_id, results.seat)
        ),
        "openings": rows(
            select(notes.table_id, notes.seat, notes.line, notes.choices, notes.sources, notes.strategy)
            .join_from(db.seat_notes, db.results, (results.table_id == notes.table_id) & (results.seat == notes.seat))
            .where(results.person == id)
            .order_by(results.finished, notes.table_id, notes.seat)
        ),
        "tables": _tables(connection, id),
    }


def _tables(connection: Connection, id: str) -> list[dict[str, Any]]:
    tables, events, sat, watched = db.tables.c, db.events.c, db.table_people.c, db.table_watchers.c
    known = set(tables_of(connection, id, running=False))
    theirs = select(sat.table_id).where(sat.person == id)
    # Where they only watched, they may have talked.
    seen = select(watched.table_id).where(watched.person == id)
    wanted = select(
        tables.id, tables.game, tables.state, tables.host, tables.public, tables.created, tables.updated, tables.summary
    )
    wanted = wanted.where(tables.id.in_(theirs) | tables.id.in_(seen)).order_by(tables.created, tables.id)
    told = []
    for row in connection.execute(wanted).mappings().all():
        mine = (
            select(events.kind, events.data, events.at)
            .where(events.table_id == row["id"], events.person == id)
            .order_by(events.sequence)
        )
        if row["id"] not in known:
            mine = mine.where(events.kind == "chat")
        seats = json.loads(row["summary"]).get("seats", [])
        told.append(
            {
                **{name: row[name] for name in ("id", "game", "state", "public", "created", "updated")},
                "host": row["host"] == id,
                "seats": [
                    {"name": seat["name"], "bot": seat["bot"], "you": seat.get("person") == id} for seat in seats
                ],
                "events": [
                    {"kind": kind, "data": json.loads(data), "at": at} for kind, data, at in connection.execute(mine)
                ],
            }
        )
    return told
