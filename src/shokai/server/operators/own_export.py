"""Everything that belongs to one person, as they may download it: who they are, what they did, how their games ended.

It proves nothing and opens nothing: no password, no token that works. Of others it has the names at the same tables.
Of a game whose deal is still being played it has no moves, because deals are among them.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Select, select

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

    a, b, d = db.friend_asks.c, db.friend_blocks.c, db.daily_plays.c
    z, y = db.puzzle_tries.c, db.puzzle_people.c
    q, o, i = db.practice_ratings.c, db.honours.c, db.table_hints.c
    h, w, pl = db.hours.c, db.absences.c, db.plans.c
    n = db.seat_notes.c
    s, k, r, c = db.sessions.c, db.tokens.c, db.results.c, db.channels.c
    channels = select(
        c.id, c.kind, c.address, c.label, c.format, c.language, c.off, c.created, c.confirmed, c.delivered
    )
    results = select(db.results).where(r.person == id).order_by(r.finished, r.table_id, r.seat)
    return {
        "shokai": "person",
        "at": wall_time(),
        "person": {
            **{name: value for name, value in me.items() if name not in _KEPT_SECRET},
            "account": me["account"] is not None,
        },
        "sessions": rows(select(s.id, s.label, s.created, s.seen).where(s.person == id).order_by(s.created)),
        "tokens": rows(select(k.id, k.label, k.created).where(k.person == id).order_by(k.created)),
        "channels": rows(channels.where(c.person == id).order_by(c.created)),
        "friends": {
            "friends": rows(
                select(db.people.c.name, db.friends.c.since)
                .join_from(db.friends, db.people, db.people.c.id == db.friends.c.other)
                .where(db.friends.c.person == id)
            ),
            "asked": rows(select(a.name, a.created).where(a.person == id)),
            "blocked": rows(select(b.name, b.created).where(b.person == id)),
        },
        "daily": rows(select(d.day, d.game, d.table_id).where(d.person == id).order_by(d.day, d.game)),
        "puzzles": {
            "rating": rows(select(y.mu, y.sigma, y.streak, y.best, y.day).where(y.person == id)),
            "tries": rows(
                select(z.game, z.puzzle, z.mode, z.at, z.credit, z.solved).where(z.person == id).order_by(z.at)
            ),
        },
        "against_bots": rows(select(q.game, q.mu, q.sigma, q.games).where(q.person == id).order_by(q.game)),
        "honours": rows(select(o.name, o.at, o.table_id).where(o.person == id).order_by(o.at, o.name)),
        "hints": rows(select(i.table_id).where(i.person == id).order_by(i.table_id)),
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
        "hours": rows(select(h.zone, h.night_begins, h.night_ends, h.changed).where(h.person == id)),
        "absences": rows(select(w.first, w.last).where(w.person == id).order_by(w.first)),
        "plans": rows(select(pl.table_id, pl.seat, pl.made, pl.data).where(pl.person == id).order_by(pl.table_id)),
        "results": rows(results),
        "openings": rows(
            select(n.table_id, n.seat, n.line, n.choices, n.sources, n.strategy)
            .join_from(db.seat_notes, db.results, (r.table_id == n.table_id) & (r.seat == n.seat))
            .where(r.person == id)
            .order_by(r.finished, n.table_id, n.seat)
        ),
        "tables": _tables(connection, id),
    }


def _tables(connection: Connection, id: str) -> list[dict[str, Any]]:
    t, e, at, watched = db.tables.c, db.events.c, db.table_people.c, db.table_watchers.c
    known = set(tables_of(connection, id, running=False))
    theirs = select(at.table_id).where(at.person == id)
    # Where they only watched, they may have talked.
    seen = select(watched.table_id).where(watched.person == id)
    wanted = select(t.id, t.game, t.state, t.host, t.public, t.created, t.updated, t.summary)
    wanted = wanted.where(t.id.in_(theirs) | t.id.in_(seen)).order_by(t.created, t.id)
    told = []
    for row in connection.execute(wanted).mappings().all():
        mine = select(e.kind, e.data, e.at).where(e.table_id == row["id"], e.person == id).order_by(e.sequence)
        if row["id"] not in known:
            mine = mine.where(e.kind == "chat")
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
