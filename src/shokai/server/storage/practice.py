"""Bots on the scale of people: how strong each level is, and how well people play against them.

A level begins where the arena has it, for each game and number of players. A fair game of an account against levels
moves both: the levels, and how well this person plays against them, which is apart from their rating among people. So
nobody wins a rating from bots that others take for one won from people; and as what is known of this person follows
from these games, a level does not rise because it beats the same beginner a hundred times. The first game of a day of
an account against a level moves it, later ones only move the person: it is not for one person to say how strong a
level is.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.orm import aliased

from shokai.arena.yardsticks import NAMES, share, starting
from shokai.bots import canonical
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.skills import Skill, fresh_skill, margin, rated, shown
from shokai.server.tables.fair import bots_at, has_own_deal
from shokai.server.tables.table import Table
from shokai.texts import Refusal

DAY = 86_400.0


def note_hint(connection: Connection, table: str, person: str) -> None:
    """Notes that somebody has asked for a hint at a table."""
    row = insert_into(connection, db.table_hints).values(table_id=table, person=person)
    connection.execute(row.on_conflict_do_nothing())


def hinted_at(connection: Connection, table: str) -> set[str]:
    """Who has asked for a hint at a table."""
    h = db.table_hints.c
    return set(connection.execute(select(h.person).where(h.table_id == table)).scalars())


def level_of(bot: str | None) -> str | None:
    """The level that a bot is, by the name that ratings know it by; None for any other bot.

    >>> level_of("trader"), level_of("level:4"), level_of("clerk"), level_of("what was once a bot")
    ('level:4', 'level:4', None, None)
    """
    with contextlib.suppress(Refusal):
        name = canonical(bot or "")
        return name if name in NAMES else None
    return None


def rate_practice(connection: Connection, table: Table, fair: set[int], ranks: Sequence[int]) -> None:
    """Takes a game that is over into account, before its results are noted; one at a time."""
    game, players = table.terms.game, table.terms.players
    levels = {seat: name for seat, bot in bots_at(table).items() if (name := level_of(bot))}
    people = {str(table.chairs[seat].person): seat for seat in sorted(fair)}
    p = db.people.c
    accounts = set(connection.execute(select(p.id).where(p.id.in_(list(people)), p.account.is_not(None))).scalars())
    people = {person: seat for person, seat in people.items() if person in accounts}
    if not levels or not people or not has_own_deal(table):
        return
    bots, games = _levels(connection, game, players)
    mine = {person: practice_of(connection, person, game) for person in people}
    before = [mine[person][0] for person in people] + [bots[name] for name in levels.values()]
    after = rated(before, [ranks[seat] for seat in (*people.values(), *levels)])
    for (person, (_, n)), (mu, sigma) in zip(mine.items(), after, strict=False):
        _write(connection, db.practice_ratings, {"person": person, "game": game}, mu, sigma, n + 1)
    moved: dict[str, list[Skill]] = defaultdict(list)
    for name, skill in zip(levels.values(), after[len(people) :], strict=True):
        moved[name].append(skill)
    for name, skills in moved.items():
        if any(_has_moved(connection, person, name, table) for person in people):
            continue
        # A bot does not change: what is known of it only grows. On several seats it has come out in several ways.
        mu = sum(mu for mu, _ in skills) / len(skills)
        sigma = min(bots[name][1], sum(sigma for _, sigma in skills) / len(skills))
        key = {"game": game, "players": players, "bot": name}
        _write(connection, db.bot_ratings, key, mu, sigma, games.get(name, 0) + 1)


def _has_moved(connection: Connection, person: str, level: str, table: Table) -> bool:
    """Whether somebody has met a level on the same day, in the same game with as many players."""
    r, other, day = db.results.c, aliased(db.results), table.moved - table.moved % DAY
    met = select(other.c.bot).join_from(db.results, other, other.c.table_id == r.table_id)
    met = met.where(r.person == person, r.finished >= day, r.fair, other.c.bot.is_not(None))
    met = met.where(r.game == table.terms.game, r.players == table.terms.players, r.table_id != table.terms.id)
    return any(level_of(bot) == level for bot in connection.execute(met.distinct()).scalars())


def practice_of(connection: Connection, person: str, game: str) -> tuple[Skill, int]:
    """How well somebody plays against bots, and by how many games; before the first it is their rating among people."""
    c, r = db.practice_ratings.c, db.results.c
    row = connection.execute(select(c.mu, c.sigma, c.games).where(c.person == person, c.game == game)).first()
    if row:
        return (row.mu, row.sigma), row.games
    wanted = select(r.mu, r.sigma).where(r.person == person, r.game == game, r.mu.is_not(None))
    rating = connection.execute(wanted.order_by(r.finished.desc()).limit(1)).first()
    return (rating.mu, rating.sigma) if rating else fresh_skill(), 0


def _levels(connection: Connection, game: str, players: int) -> tuple[dict[str, Skill], dict[str, int]]:
    """Every level's strength, and how many games have moved it."""
    b = db.bot_ratings.c
    found = connection.execute(select(b.bot, b.mu, b.sigma, b.games).where(b.game == game, b.players == players)).all()
    known = {row.bot: (row.mu, row.sigma) for row in found}
    levels = {name: known.get(name, skill) for name, skill in starting(game, players).items()}
    return levels, {row.bot: row.games for row in found}


def levels_told(connection: Connection, skills: dict[str, Skill] | None = None) -> list[dict[str, Any]]:
    """All levels in all games and with all numbers of players, the weakest first; `share` says how often somebody with
    such a skill comes first among as many of the level as there are other seats."""
    told = []
    for game in GAMES:
        fewest, most = game_for(game).rules.PLAYERS
        for players in range(fewest, most + 1):
            levels, games = _levels(connection, game, players)
            mine = (skills or {}).get(game)
            told += [
                {
                    "game": game, "players": players, "bot": name, "rating": shown(mu), "margin": margin(sigma),
                    "games": games.get(name, 0),
                    "share": round(share(mine, [(mu, sigma)] * (players - 1)), 3) if mine else None,
                }
                for name, (mu, sigma) in levels.items()
            ]  # fmt: skip
    return told


def practice_told(connection: Connection, person: str) -> list[dict[str, Any]]:
    """How well somebody plays against bots, in each game that they have played against them."""
    c = db.practice_ratings.c
    rows = connection.execute(select(c.game, c.mu, c.sigma, c.games).where(c.person == person).order_by(c.game))
    return [
        {"game": row.game, "rating": shown(row.mu), "margin": margin(row.sigma), "games": row.games} for row in rows
    ]


def _write(connection: Connection, table: Any, key: dict[str, Any], mu: float, sigma: float, games: int) -> None:
    values = {"mu": mu, "sigma": sigma, "games": games}
    row = insert_into(connection, table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=values))
