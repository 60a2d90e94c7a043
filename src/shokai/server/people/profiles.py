"""Profiles: what somebody has played and how it ended, and who may see it.

Whoever may not see a profile is told the same as of somebody who does not exist, after the same questions to the
database.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, and_, case, cast, func, or_, select
from sqlalchemy.orm import aliased

from shokai.server.people.favourites import favourite_openings
from shokai.server.storage import schema as db
from shokai.server.storage.honours import honours_told
from shokai.server.storage.practice import levels_told, practice_of, practice_told
from shokai.server.storage.skills import margin, shown

NOBODY, OPPONENTS, EVERYONE = "nobody", "opponents", "everyone"
SHOWN = (NOBODY, OPPONENTS, EVERYONE)
# Recent games, people played against, and points of the curves of ratings.
RECENT, MOST_OPPONENTS, MOST_POINTS = 10, 10, 300


def profile_called(connection: Connection, name: str, viewer: str | None) -> dict[str, Any] | None:
    """The profile of the account of a name, as somebody sees it; None where there is none for them."""
    found = person_seen(connection, name, viewer)
    return _profile(connection, found, viewer) if found else None


def person_seen(connection: Connection, name: str, viewer: str | None) -> dict[str, Any] | None:
    """The account of a name, for those who may see its profile."""
    p = db.people.c
    account = " ".join(name.split()).lower()
    found = connection.execute(select(db.people).where(p.account == account, ~p.blocked)).mappings().first()
    met = _have_met(connection, found["id"] if found else "", viewer or "")
    if found is None:
        return None
    mine = viewer == found["id"]
    seen = mine or found["shown"] == EVERYONE or (found["shown"] == OPPONENTS and met)
    return dict(found) if seen else None


def own_profile(connection: Connection, person: str) -> dict[str, Any] | None:
    """Somebody's own profile; guests have one, too."""
    found = connection.execute(select(db.people).where(db.people.c.id == person)).mappings().first()
    return _profile(connection, dict(found), person) if found else None


def _have_met(connection: Connection, person: str, viewer: str) -> bool:
    """Whether two people have sat at one table."""
    one, other = aliased(db.table_people), aliased(db.table_people)
    wanted = select(one.c.table_id).join_from(one, other, other.c.table_id == one.c.table_id)
    return connection.scalar(wanted.where(one.c.person == viewer, other.c.person == person).limit(1)) is not None


def _profile(connection: Connection, person: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    id, mine = person["id"], person["id"] == viewer
    theirs = _games_of(id) if mine else and_(_games_of(id), _may_be_told())
    history = _history(connection, id)
    latest = {point["game"]: point for point in history}
    counted = and_(theirs, _counts(db.results.c))
    results = _by_game_and_players(connection, counted)
    practice = practice_told(connection, id)
    known = {one["game"] for one in practice} | latest.keys()
    return {
        "name": person["name"],
        "account": person["account"] is not None,
        "created": person["created"],
        "yours": mine,
        "shown": person["shown"] if mine else None,
        "games": sum(row["games"] for row in results),
        "by_bots": connection.scalar(select(func.count()).where(theirs, ~_counts(db.results.c))) or 0,
        "ratings": [{key: value for key, value in point.items() if key != "at"} for _, point in sorted(latest.items())],
        "history": history,
        "results": results,
        "opponents": _opponents(connection, counted, id, viewer),
        "bots": _against_bots(connection, counted),
        "openings": favourite_openings(connection, counted),
        "practice": practice,
        "levels": levels_told(connection, {game: practice_of(connection, id, game)[0] for game in known}),
        "honours": honours_told(connection, id, mine),
        "recent": recent_games(connection, id, None if mine else viewer or "", RECENT),
    }


def _games_of(person: str) -> ColumnElement[bool]:
    """Results of somebody at tables where they had one seat: at a hot seat nobody plays against themselves."""
    r = db.results.c
    # One list for the whole query: asked for each result, SQLite would read all games of the person each time.
    again = aliased(db.results).c
    several = select(again.table_id).where(again.person == person).group_by(again.table_id).having(func.count() > 1)
    return and_(r.person == person, r.table_id.not_in(several))


def _counts(r: Any) -> ColumnElement[bool]:
    """Whether a result is somebody's own: not one that a bot reached for them. But who is behind all others for having
    left has lost by themselves."""
    return or_(~r.by_bot, r.place > r.players)


def _may_be_told() -> ColumnElement[bool]:
    """Results that anybody may hear of: where all tables of a round have the same deal, when the last of them is over,
    which is when they have scores."""
    s, t = db.tournament_seats.c, db.tournaments.c
    waits = select(s.table_id).join_from(db.tournament_seats, db.tournaments, t.id == s.tournament)
    return ~waits.where(s.table_id == db.results.c.table_id, t.duplicate, s.score.is_(None)).exists()


def _by_game_and_players(connection: Connection, theirs: ColumnElement[bool]) -> list[dict[str, Any]]:
    """How often they came first, second and so on, in each game with each number of players."""
    r = db.results.c
    wanted = select(
        r.game, r.players, r.place, func.count().label("n"), func.sum(r.points).label("sum"),
        func.max(r.points).label("best"),
    ).where(theirs).group_by(r.game, r.players, r.place)  # fmt: skip
    grouped: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for row in connection.execute(wanted).mappings():
        grouped[row["game"], row["players"]].append(row)
    told = []
    for (game, players), rows in sorted(grouped.items()):
        places = [0] * players
        for row in rows:
            # Who left a game that counted has a place behind all others.
            places[min(row["place"], players) - 1] += row["n"]
        games = sum(places)
        average = round(float(sum(row["sum"] for row in rows)) / games, 1)
        told.append(
            {
                "game": game, "players": players, "games": games, "places": places, "average": average,
                "best": max(row["best"] for row in rows),
            }
        )  # fmt: skip
    return told


def _against(theirs: ColumnElement[bool]) -> tuple[Any, Any]:
    """Everybody else at those tables; how many there were, and how many of them were behind."""
    r, other = db.results, aliased(db.results)
    ahead = func.sum(cast(case((r.c.place < other.c.place, 1), else_=0), Integer))
    joined = select(func.count().label("games"), ahead.label("ahead")).join_from(
        r, other, and_(other.c.table_id == r.c.table_id, other.c.seat != r.c.seat, _counts(other.c))
    )
    return joined.where(theirs), other.c


def _opponents(
    connection: Connection, theirs: ColumnElement[bool], person: str, viewer: str | None
) -> list[dict[str, Any]]:
    """People they played against most. Others than themselves see those who show themselves to everybody."""
    wanted, other = _against(theirs)
    p = db.people.c
    wanted = wanted.add_columns(p.name, p.account.is_not(None).label("account")).join(
        db.people, p.id == other.person
    )  # fmt: skip
    if viewer != person:
        wanted = wanted.where(or_(p.shown == EVERYONE, p.id == (viewer or "")))
    wanted = wanted.where(other.person != person).group_by(p.id, p.name, p.account)
    rows = connection.execute(wanted.order_by(func.count().desc(), p.name).limit(MOST_OPPONENTS)).mappings()
    return [
        {"name": row["name"], "account": bool(row["account"]), "games": row["games"], "ahead": int(row["ahead"])}
        for row in rows
    ]


def _against_bots(connection: Connection, theirs: ColumnElement[bool]) -> dict[str, int]:
    wanted, other = _against(theirs)
    row = connection.execute(wanted.where(other.bot.is_not(None))).mappings().one()
    return {"games": row["games"], "ahead": int(row["ahead"] or 0)}


def _history(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Their last ratings, one after each game that counted, oldest first."""
    r = db.results.c
    wanted = select(r.game, r.finished, r.mu, r.sigma).where(r.person == person, r.mu.is_not(None))
    return [
        {
            "game": row.game, "at": row.finished, "mu": round(row.mu, 2), "sigma": round(row.sigma, 2),
            "rating": shown(row.mu), "margin": margin(row.sigma),
        }
        for row in reversed(connection.execute(wanted.order_by(r.finished.desc(), r.table_id).limit(MOST_POINTS)).all())
    ]  # fmt: skip


def recent_games(connection: Connection, person: str, viewer: str | None, most: int) -> list[dict[str, Any]]:
    """The last games of somebody with everybody's results, for themselves (`viewer` None) or for somebody else.

    Others see those at tables that are listed for everybody, as long as they are there.
    """
    r, t = db.results.c, db.tables.c
    mine = select(r.table_id, func.max(r.finished).label("finished"), func.min(r.seat).label("seat"))
    mine = mine.where(r.person == person)
    if viewer is not None:
        mine = mine.where(select(t.id).where(t.id == r.table_id, t.public).exists(), _may_be_told())
    rows = connection.execute(mine.group_by(r.table_id).order_by(func.max(r.finished).desc()).limit(most)).all()
    return games_at(connection, [(row.table_id, row.seat) for row in rows])


def games_at(connection: Connection, seats: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
    """How games ended, each seen from one seat."""
    ids = [id for id, _ in seats]
    r, t = db.results.c, db.tables.c
    there = set(connection.execute(select(t.id).where(t.id.in_(ids))).scalars())
    noted: dict[str, dict[int, Any]] = defaultdict(dict)
    for row in connection.execute(select(db.results).where(r.table_id.in_(ids)).order_by(r.seat)).mappings():
        noted[row["table_id"]][row["seat"]] = row
    told = []
    for id, seat in seats:
        at_table = noted.get(id, {})
        if seat not in at_table:
            continue
        me = at_table[seat]
        told.append(
            {
                "id": id if id in there else None,
                "game": me["game"],
                "players": me["players"],
                "finished": me["finished"],
                "seat": seat,
                "change": None if me["mu"] is None else shown(me["mu"]) - shown(me["mu_before"]),
                "seats": [
                    {
                        "name": row["name"],
                        "bot": row["bot"],
                        "place": row["place"],
                        "points": row["points"],
                        "by_bot": row["by_bot"],
                    }
                    for row in at_table.values()
                ],
            }
        )
    return told
