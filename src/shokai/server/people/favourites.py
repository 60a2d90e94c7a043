"""How somebody likes to begin: their favourite openings, from their last games of each kind."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, select

from shokai.games import GAMES
from shokai.masters.reading import strategies_of
from shokai.match.openings import Tally
from shokai.server.storage import schema as db
from shokai.server.tables.words import told

# Openings that are told of a game, and games that are looked at.
MOST, LAST = 3, 200


def favourite_openings(connection: Connection, theirs: ColumnElement[bool]) -> list[dict[str, Any]]:
    """Of each game the openings that were played most in the last of these results, with how often they won."""
    found = []
    for game in GAMES:
        if not (brought := strategies_of(game)):
            continue
        chart, names = next(iter(brought.CHOICES.items()))
        tallies = defaultdict[str, Tally](Tally)
        for row in _last(connection, theirs, game):
            key = json.loads(row.choices).get(chart)
            if key in names:
                tallies[key].add(row.win, row.points, row.place)
        games = sum(tally.games for tally in tallies.values())
        most = sorted(tallies.items(), key=lambda one: (-one[1].games, one[0]))[:MOST]
        found += [
            {
                "game": game, "chart": chart, "key": key, "name": told(names[key]), "games": tally.games,
                "share": round(tally.games / games, 3), "wins": round(tally.wins / tally.games, 3),
            }
            for key, tally in most
        ]  # fmt: skip
    return found


def _last(connection: Connection, theirs: ColumnElement[bool], game: str) -> list[Any]:
    n, r = db.seat_notes.c, db.results.c
    both = and_(n.table_id == r.table_id, n.seat == r.seat)
    wanted = select(n.choices, n.win, r.points, r.place).join_from(db.results, db.seat_notes, both)
    return list(connection.execute(wanted.where(theirs, r.game == game).order_by(r.finished.desc()).limit(LAST)))
