"""The ladder of a server: people and the levels of the bots on one scale, by game and number of players.

People have one rating in each game, whatever the number of players; on a ladder are those who have played rated games
with that number. Who does not show their profile to everybody is on nobody's ladder but their own.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, case, func, select

from shokai.server.people.profiles import EVERYONE
from shokai.server.storage import schema as db
from shokai.server.storage.practice import levels_told
from shokai.server.storage.skills import margin, shown

# People who are told.
MOST = 100


def rated_people(connection: Connection, game: str, players: int) -> tuple[list[dict[str, Any]], int]:
    """Who shows themselves to everybody and has a rating, the first ones, and how many there are."""
    p = db.people.c
    found = [_rung(row) for row in _ratings(connection, game, players, p.shown == EVERYONE)]
    return sorted(found, key=_order)[:MOST], len(found)


def ladder(
    connection: Connection, game: str, players: int, viewer: str | None, everybody: tuple[list[dict[str, Any]], int]
) -> dict[str, Any]:
    """The ladder as somebody sees it: with themselves on it, also where nobody else sees them there."""
    people, count = everybody
    # Whoever has hidden themselves since they were found is on it no more.
    p = db.people.c
    known = select(p.id).where(p.id.in_([one["id"] for one in people]), p.shown == EVERYONE, ~p.blocked)
    still = set(connection.execute(known).scalars())
    people = [one for one in people if one["id"] in still]
    mine = [_rung(row) for row in _ratings(connection, game, players, db.people.c.id == viewer)] if viewer else []
    listed = any(one["id"] == viewer for one in people)
    bots = [
        {"id": None, "name": None, **{key: level[key] for key in ("bot", "rating", "margin", "games")}}
        for level in levels_told(connection)
        if (level["game"], level["players"]) == (game, players)
    ]
    rungs = sorted([*people, *([] if listed else mine), *bots], key=_order)
    return {
        "game": game, "players": players, "people": count, "hidden": any(not one["open"] for one in mine),
        "rungs": [
            {key: one[key] for key in ("name", "bot", "rating", "margin", "games")}
            | {"you": viewer is not None and one["id"] == viewer}
            for one in rungs
        ],
    }  # fmt: skip


def rated_in(connection: Connection, game: str) -> list[tuple[str, int]]:
    """Who shows themselves to everybody and has a rating in a game, whatever the number of players, and what is sure
    of it."""
    found = [_rung(row) for row in _ratings(connection, game, None, db.people.c.shown == EVERYONE)]
    return [(one["id"], _sure(one)) for one in found]


def place_among(
    connection: Connection, person: str, game: str, everybody: list[tuple[str, int]]
) -> dict[str, Any] | None:
    """Which place somebody has among those who are rated in a game; equals share one. None without a rating."""
    mine = _ratings(connection, game, None, db.people.c.id == person)
    if not mine:
        return None
    own = _sure(_rung(mine[0]))
    others = [sure for id, sure in everybody if id != person]
    return {"game": game, "place": 1 + sum(sure > own for sure in others), "of": 1 + len(others)}


def _sure(one: dict[str, Any]) -> int:
    """By which people and bots are ranked: what a rating is at least."""
    return int(one["rating"] - one["margin"])


def _order(one: dict[str, Any]) -> tuple[Any, ...]:
    """By what is sure; the rest only keeps the order the same."""
    return -_sure(one), one["name"] or "", one["bot"] or ""


def _rung(row: Any) -> dict[str, Any]:
    return {
        "id": row.id, "name": row.name, "bot": None, "rating": shown(row.mu), "margin": margin(row.sigma),
        "games": int(row.here), "open": row.shown == EVERYONE,
    }  # fmt: skip


def _ratings(connection: Connection, game: str, players: int | None, whose: Any) -> list[Any]:
    """The last rating in a game of accounts that have played it with so many players, or any, for it to count."""
    r, p = db.results.c, db.people.c
    newest = func.row_number().over(partition_by=r.person, order_by=(r.finished.desc(), r.table_id.desc()))
    with_so_many = r.players > 0 if players is None else r.players == players
    here = func.sum(case((with_so_many, 1), else_=0)).over(partition_by=r.person)
    rated = select(p.id, p.name, p.shown, r.mu, r.sigma, newest.label("newest"), here.label("here"))
    rated = rated.join_from(db.people, db.results, r.person == p.id)
    rated = rated.where(r.game == game, r.mu.is_not(None), p.account.is_not(None), ~p.blocked, whose)
    every = rated.subquery()
    return list(connection.execute(select(every).where(every.c.newest == 1, every.c.here > 0)))
