"""Honours in the database: those of a game, which its own table knows, and those of no game in particular, which follow
from results, puzzles and lessons. What was earned stays, whatever is cleared away later."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, literal_column, or_, select, update
from sqlalchemy.orm import aliased

from shokai.arena.yardsticks import NAMES
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.honours import Honour, honours_of
from shokai.match.lesson import lessons_of
from shokai.server.storage import lessons
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.practice import level_of

# What is counted about a person for them is in `facts_of`.
GENERAL = (
    Honour("first-win", "初", lambda n: n["wins"] >= 1),
    Honour("every-game", "両", lambda n: n["games_won"] == len(GAMES)),
    Honour("every-number", "全", lambda n: n["every_number"] >= 1),
    Honour("company", "和", lambda n: n["company"] >= 1),
    Honour("hundred-games", "百", lambda n: n["games"] >= 100),
    Honour("every-level", "登", lambda n: n["levels"] == len(NAMES)),
    Honour("master", "名", lambda n: n["master"] >= 1),
    Honour("daily-win", "日", lambda n: n["daily"] >= 1),
    Honour("course", "修", lambda n: n["courses"] >= 1),
    Honour("puzzle-week", "連", lambda n: n["streak"] >= 7),
    Honour("fifty-puzzles", "解", lambda n: n["solved"] >= 50),
)
# Others at a table that make a company.
COMPANY = 2
_NOTED = "honours"


def all_honours() -> list[tuple[str | None, Honour]]:
    """Every honour that there is, with its game."""
    return [*((None, honour) for honour in GENERAL), *((game, one) for game in GAMES for one in honours_of(game))]


def honours_told(connection: Connection, person: str, mine: bool) -> list[dict[str, Any]]:
    """All honours, with when somebody has earned them. Others hear of one at a table whose deal others still play when
    the last of them has played it."""
    h, s, t = db.honours.c, db.tournament_seats.c, db.tournaments.c
    wanted = select(h.name, h.at).where(h.person == person)
    if not mine:
        waits = select(s.table_id).join_from(db.tournament_seats, db.tournaments, t.id == s.tournament)
        wanted = wanted.where(~waits.where(s.table_id == h.table_id, t.duplicate, s.score.is_(None)).exists())
    at = {row.name: row.at for row in connection.execute(wanted)}
    return [
        {"name": honour.name, "sign": honour.sign, "game": game, "at": at.get(honour.name)}
        for game, honour in all_honours()
    ]


# Giving them.


def unhonoured(connection: Connection, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
    """Tables whose results are noted and that were not looked through yet, oldest first, those after one."""
    c = db.tables.c
    later = or_(c.updated > after[0], (c.updated == after[0]) & (c.id > after[1]))
    # Not a parameter, so that the index of just these tables is used.
    over = c.state == literal_column("'over'")
    wanted = select(c.updated, c.id).where(over, c.honoured.is_(False), c.noted, later)
    return [(row.updated, row.id) for row in connection.execute(wanted.order_by(c.updated, c.id).limit(most))]


def give_honours(
    connection: Connection,
    table: str,
    at: float,
    seats: dict[str, int],
    fair: set[int],
    earned: Sequence[Sequence[str]],
) -> None:
    """Gives those who sat at a table what they have earned there, and what follows from it, once.

    `seats` are all people's, `fair` those for whom the game counts, `earned` the game's own honours of each seat.
    """
    r = db.results.c
    noted = update(db.results).where(r.table_id == table, r.person.is_not(None))
    connection.execute(noted.where(r.seat.in_(sorted(fair))).values(fair=True))
    connection.execute(noted.where(r.seat.not_in(sorted(fair))).values(fair=False))
    for person, seat in seats.items():
        _give(connection, person, earned[seat] if seat in fair else (), at, table)
        give_general(connection, person, at, table)
    connection.execute(update(db.tables).where(db.tables.c.id == table).values(honoured=True))


def give_general(connection: Connection, person: str, at: float, table: str | None = None) -> None:
    """Gives somebody what follows from all that they did until a moment."""
    facts = facts_of(connection, person, at)
    _give(connection, person, [one.name for one in GENERAL if one.earned(facts)], at, table)


def _give(connection: Connection, person: str, names: Sequence[str], at: float, table: str | None) -> None:
    # Who was forgotten is nobody any more.
    known = names and connection.scalar(select(db.people.c.id).where(db.people.c.id == person))
    if known:
        rows = [{"person": person, "name": name, "at": at, "table_id": table} for name in names]
        connection.execute(insert_into(connection, db.honours).values(rows).on_conflict_do_nothing())


def facts_of(connection: Connection, person: str, until: float) -> dict[str, int]:
    """What is counted about somebody: of their fair games until a moment, of puzzles, and of lessons."""
    r, other = db.results.c, aliased(db.results)
    mine = (r.person == person, r.fair, r.finished <= until)
    won = connection.execute(select(r.game, r.players).where(*mine, r.place == 1).distinct()).all()
    beaten = select(other.c.bot).join_from(db.results, other, other.c.table_id == r.table_id)
    beaten = beaten.where(*mine, other.c.bot.is_not(None), r.place < other.c.place).distinct()
    levels = {level_of(bot) for bot in connection.execute(beaten).scalars()} - {None}
    people = select(func.count()).where(other.c.table_id == r.table_id, other.c.person.is_not(None)).scalar_subquery()
    d = db.daily_plays.c
    daily = select(func.count()).join_from(
        db.daily_plays, db.results, (r.table_id == d.table_id) & (r.person == d.person)
    )
    numbers: dict[str, set[int]] = defaultdict(set)
    for row in won:
        numbers[row.game].add(row.players)
    y, z = db.puzzle_people.c, db.puzzle_tries.c

    def count(*which: Any) -> int:
        return connection.scalar(select(func.count()).where(*mine, *which)) or 0

    return {
        "games": count(),
        "wins": count(r.place == 1),
        "games_won": len(numbers.keys() & set(GAMES)),
        "every_number": sum(played >= _numbers(game) for game, played in numbers.items() if game in GAMES),
        "company": count(r.place == 1, people > COMPANY),
        "levels": len(levels),
        "master": int(NAMES[-1] in levels),
        "daily": connection.scalar(daily.where(*mine, r.place == 1)) or 0,
        "courses": _courses(connection, person),
        "streak": connection.scalar(select(y.best).where(y.person == person)) or 0,
        "solved": connection.scalar(select(func.count()).where(z.person == person, z.solved)) or 0,
    }


def _numbers(game: str) -> set[int]:
    fewest, most = game_for(game).rules.PLAYERS
    return set(range(fewest, most + 1))


def _courses(connection: Connection, person: str) -> int:
    """Of how many games somebody has learned every lesson."""
    courses = [{(game, lesson.name) for lesson in lessons_of(game)} for game in GAMES]
    known = lessons.learned(connection, person)
    return sum(bool(course) and known >= course for course in courses)


# Honours that there were not before.


def _digest() -> str:
    names = sorted(honour.name for _, honour in all_honours())
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:16]


def begin_anew(connection: Connection) -> list[str]:
    """Where there are honours that old games were never looked through for, has all of them looked through again; who
    has solved puzzles or learned lessons, to be looked at, too."""
    shared, t, at = db.shared.c, db.tables.c, db.table_people.c
    if connection.scalar(select(shared.value).where(shared.name == _NOTED)) == _digest():
        return []
    connection.execute(update(db.tables).where(t.state == "over", t.honoured).values(honoured=False))
    learned = select(at.person).join_from(db.table_people, db.tables, t.id == at.table_id)
    people = set(connection.execute(learned.where(t.summary.like(lessons.OF_A_LESSON)).distinct()).scalars())
    return sorted(people | set(connection.execute(select(db.puzzle_people.c.person)).scalars()))


def has_begun(connection: Connection) -> None:
    """Notes that all who had to be looked at were."""
    row = insert_into(connection, db.shared).values(name=_NOTED, value=_digest())
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value}))
