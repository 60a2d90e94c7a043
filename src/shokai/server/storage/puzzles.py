"""Puzzles in the database: first tries, ratings of people and of puzzles, days in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Literal

from sqlalchemy import Connection, select, text, update

from shokai.server.storage import schema as db
from shokai.server.storage.daily import day_at
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.skills import Skill, fresh_skill, rated

Mode = Literal["move", "turn"]
MOVE: Mode = "move"
TURN: Mode = "turn"
# A whole turn counts as solved from so much of what there is to gain on.
SOLVED = 0.8
# How hard a puzzle is taken to be before anybody has tried it, by the iterations of search that it took: mu.
_HARD = ((30, 19.0), (100, 22.0), (300, 25.0), (1000, 28.0), (3000, 30.0))
_HARDEST, _DOUBT = 32.0, 6.0
# Ratings that a curve is drawn from.
MOST = 60


@dataclass(frozen=True)
class Tried:
    """What came of a try: whether it was the first, and the rating before and after."""

    first: bool
    before: Skill
    after: Skill


def first_rating(searched: int) -> Skill:
    """The rating of a puzzle that nobody has tried.

    >>> first_rating(100), first_rating(6000)
    ((22.0, 6.0), (32.0, 6.0))
    """
    return next((mu for most, mu in _HARD if searched <= most), _HARDEST), _DOUBT


def note_try(
    connection: Connection, person: str, puzzle: tuple[str, str, str], searched: int, credit: float, now: float
) -> Tried:
    """Notes a try of a puzzle, which is a game, an id and a mode. Only the first one counts for ratings, and after it
    none of the same position in the other mode: who has seen one solution knows the other."""
    game, id, mode = puzzle
    t, p, r = db.puzzle_tries.c, db.puzzle_people.c, db.puzzle_ratings.c
    if connection.dialect.name != "sqlite":
        # Ratings follow from those before: one process at a time.
        connection.execute(text("select pg_advisory_xact_lock(5406009)"))
    else:
        # Changes nothing, but takes the right to write before anything is read.
        connection.execute(update(db.puzzle_people).where(p.person == person).values(mu=p.mu))
    here = (t.person == person, t.game == game, t.puzzle == id)
    mine = (*here, t.mode == mode)
    seen = connection.scalar(select(t.mode).where(*here, t.mode != mode)) is not None
    known = connection.execute(select(p.mu, p.sigma).where(p.person == person)).first()
    before: Skill = (known.mu, known.sigma) if known else fresh_skill()
    solved = credit >= SOLVED
    row = {"person": person, "game": game, "puzzle": id, "mode": mode, "at": now, "credit": credit, "solved": solved}
    fresh = insert_into(connection, db.puzzle_tries).values(**row, mu=before[0]).on_conflict_do_nothing()
    added = bool(connection.execute(fresh).rowcount)
    first, after = added and not seen, before
    if first:
        hard = connection.execute(select(r.mu, r.sigma).where(r.game == game, r.puzzle == id, r.mode == mode)).first()
        opponent: Skill = (hard.mu, hard.sigma) if hard else first_rating(searched)
        after, changed = rated([before, opponent], [1, 2] if solved else [2, 1])
        connection.execute(update(db.puzzle_tries).where(*mine).values(mu=after[0]))
        _write(connection, db.puzzle_people, {"person": person}, {"mu": after[0], "sigma": after[1]})
        key = {"game": game, "puzzle": id, "mode": mode}
        _write(connection, db.puzzle_ratings, key, {"mu": changed[0], "sigma": changed[1]})
        counted = update(db.puzzle_ratings).where(r.game == game, r.puzzle == id, r.mode == mode)
        connection.execute(counted.values(tries=r.tries + 1, solved=r.solved + int(solved)))
    elif solved and not added:
        connection.execute(update(db.puzzle_tries).where(*mine).values(solved=True))
    if solved:
        # They have a rating: some try of theirs was the first.
        _light(connection, person, day_at(now))
    return Tried(first, before, after)


def _light(connection: Connection, person: str, day: str) -> None:
    """Notes that somebody solved one today."""
    p = db.puzzle_people.c
    row = connection.execute(select(p.streak, p.best, p.day).where(p.person == person)).one()
    if row.day == day:
        return
    streak = row.streak + 1 if row.day == _yesterday(day) else 1
    values = {"streak": streak, "best": max(row.best, streak), "day": day}
    connection.execute(update(db.puzzle_people).where(p.person == person).values(values))


def _yesterday(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def has_tried(connection: Connection, person: str | None, game: str, id: str, mode: str) -> bool | None:
    """Whether somebody has solved a puzzle; None if they have not tried it."""
    t = db.puzzle_tries.c
    found = select(t.solved).where(t.person == person, t.game == game, t.puzzle == id, t.mode == mode)
    return connection.scalar(found)


def standing_of(connection: Connection, person: str | None, now: float) -> dict[str, Any]:
    """Somebody's rating, the last ratings, days in a row, and what they have tried, by game: (id, mode) to solved."""
    t, p = db.puzzle_tries.c, db.puzzle_people.c
    row = connection.execute(select(p.mu, p.sigma, p.streak, p.best, p.day).where(p.person == person)).first()
    tries = connection.execute(
        select(t.game, t.puzzle, t.mode, t.solved, t.mu).where(t.person == person).order_by(t.at)
    ).all()
    today = day_at(now)
    return {
        "skill": (row.mu, row.sigma) if row else fresh_skill(),
        # A day that is not over yet breaks nothing.
        "streak": row.streak if row and row.day in (today, _yesterday(today)) else 0,
        "best": row.best if row else 0,
        "today": bool(row and row.day == today),
        "curve": [one.mu for one in tries][-MOST:],
        "tried": {(one.game, one.puzzle, one.mode): one.solved for one in tries},
    }


def rating_of(connection: Connection, game: str, id: str, mode: str) -> tuple[float, int, int] | None:
    """A puzzle's rating, how many have tried it and how many solved it at once; None where nobody has."""
    r = db.puzzle_ratings.c
    row = connection.execute(
        select(r.mu, r.tries, r.solved).where(r.game == game, r.puzzle == id, r.mode == mode)
    ).first()
    return (row.mu, row.tries, row.solved) if row else None


def ratings_of(connection: Connection, games: Sequence[str]) -> dict[tuple[str, str, str], float]:
    """The ratings of all puzzles that somebody has tried."""
    r = db.puzzle_ratings.c
    rows = connection.execute(select(r.game, r.puzzle, r.mode, r.mu).where(r.game.in_(games)))
    return {(row.game, row.puzzle, row.mode): row.mu for row in rows}


def _write(connection: Connection, table: Any, key: dict[str, Any], values: dict[str, Any]) -> None:
    row = insert_into(connection, table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=values))
