"""Tournaments in the database: who takes part, who sits where in which round, and how it came out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from shokai.server.club.pairing import A_BOT, Entrant
from shokai.server.club.scoring import BYE, BYE_OF_DEAL, Result, scores_by_deal, scores_by_place, standings
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.times import wall_time

OPEN, RUNNING, OVER = "open", "running", "over"
# The table of those who sit out.
OUT = 0
# Fewer points than anybody can make.
LEAST = -1_000_000
# A rating that nobody has yet, as openskill begins.
UNKNOWN = 25.0

_T, _P, _R, _S = db.tournaments.c, db.tournament_players.c, db.tournament_rounds.c, db.tournament_seats.c


def found(connection: Connection, id: str) -> dict[str, Any] | None:
    """A tournament."""
    row = connection.execute(select(db.tournaments).where(_T.id == id)).mappings().first()
    return dict(row) if row else None


def locked(connection: Connection, id: str) -> dict[str, Any] | None:
    """A tournament that nobody else changes before this transaction ends; it is the first thing that it does."""
    # Changes nothing, but takes the right to write: in SQLite of the file, else of the row.
    connection.execute(update(db.tournaments).where(_T.id == id).values(state=_T.state))
    return found(connection, id)


def people_in(connection: Connection, id: str) -> list[dict[str, Any]]:
    """Everybody who takes part or did, in the order in which they came."""
    wanted = select(db.tournament_players).where(_P.tournament == id).order_by(_P.joined, _P.person)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def seats_in(connection: Connection, id: str) -> list[dict[str, Any]]:
    """All seats of all rounds."""
    wanted = select(db.tournament_seats).where(_S.tournament == id).order_by(_S.round, _S.number, _S.seat)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def results_in(seats: Sequence[dict[str, Any]]) -> list[Result]:
    """What is known of the results."""
    return [
        Result(
            row["round"], row["number"] or None, row["seat"], row["person"], row["place"], row["points"], row["score"]
        )
        for row in seats
    ]


def join(connection: Connection, id: str, person: str, name: str) -> None:
    """Somebody takes part, perhaps again."""
    row = {"tournament": id, "person": person, "name": name, "joined": wall_time()}
    fresh = insert_into(connection, db.tournament_players).values(row)
    back = {"gone": False, "dropped": False, "name": name}
    connection.execute(fresh.on_conflict_do_update(index_elements=["tournament", "person"], set_=back))


def leave(connection: Connection, tournament: dict[str, Any], person: str) -> bool:
    """Somebody plays no further rounds; before the first they were never there. Whether they took part."""
    mine = (_P.tournament == tournament["id"], _P.person == person, _P.gone.is_(False))
    if tournament["state"] == OPEN:
        return bool(connection.execute(delete(db.tournament_players).where(*mine)).rowcount)
    return bool(connection.execute(update(db.tournament_players).where(*mine).values(gone=True)).rowcount)


def drop(connection: Connection, tournament: dict[str, Any], person: str) -> bool:
    """The host lets somebody play no further rounds. They stay noted, so that they do not come back by themselves."""
    mine = (_P.tournament == tournament["id"], _P.person == person, _P.dropped.is_(False))
    gone = update(db.tournament_players).where(*mine).values(gone=True, dropped=True)
    return bool(connection.execute(gone).rowcount)


def entrants(connection: Connection, id: str) -> list[Entrant]:
    """Those who are to be paired, by what they did so far and by their ratings."""
    people, seats = people_in(connection, id), seats_in(connection, id)
    p = db.people.c
    known = select(p.id, p.mu).where(p.id.in_([row["person"] for row in people]))
    ratings = {row.id: row.mu for row in connection.execute(known)}
    scores = {one.person: one.score for one in standings([row["person"] for row in people], results_in(seats))}
    met: dict[str, Counter[str]] = defaultdict(Counter)
    had: dict[str, Counter[int]] = defaultdict(Counter)
    byes: Counter[str] = Counter()
    tables: dict[tuple[int, int], list[str | None]] = defaultdict(list)
    for row in seats:
        if row["number"] == OUT:
            byes[row["person"]] += 1
            continue
        tables[row["round"], row["number"]].append(row["person"])
        if row["person"]:
            had[row["person"]][row["seat"]] += 1
    for seated in tables.values():
        for person in filter(None, seated):
            met[person].update(other or A_BOT for other in seated if other != person)
    return [
        Entrant(
            row["person"], scores[row["person"]], ratings.get(row["person"]) or UNKNOWN, met[row["person"]],
            had[row["person"]], byes[row["person"]],
        )
        for row in people
        if not row["gone"]
    ]  # fmt: skip


def begin_round(
    connection: Connection,
    tournament: dict[str, Any],
    tables: Sequence[tuple[str, Sequence[str | None]]],
    byes: Sequence[str],
    deal: tuple[str, str] | None,
) -> None:
    """Notes who sits where in the next round; hold the tournament."""
    id, round, now = tournament["id"], tournament["round"] + 1, wall_time()
    connection.execute(
        update(db.tournaments).where(_T.id == id).values(round=round, state=RUNNING, updated=now)
    )  # fmt: skip
    name, seed = deal or (None, None)
    connection.execute(
        insert(db.tournament_rounds).values(tournament=id, round=round, began=now, deal=name, seed=seed)
    )  # fmt: skip
    bye = BYE_OF_DEAL if tournament["duplicate"] else BYE
    rows = [
        {"number": number, "seat": seat, "table_id": table, "person": person, "score": None}
        for number, (table, seats) in enumerate(tables, 1)
        for seat, person in enumerate(seats)
    ] + [{"number": OUT, "seat": i, "table_id": None, "person": person, "score": bye} for i, person in enumerate(byes)]
    connection.execute(insert(db.tournament_seats), [{"tournament": id, "round": round, **row} for row in rows])


def note_table(connection: Connection, table: str, outcome: Sequence[tuple[int, int]]) -> None:
    """Takes the places and points of a game that is over, seat by seat, unless its host has decided before."""
    row = connection.execute(select(_S.tournament).where(_S.table_id == table).limit(1)).first()
    if row is None:
        return
    tournament = locked(connection, row.tournament)
    assert tournament is not None
    for seat, (place, points) in enumerate(outcome):
        mine = (_S.table_id == table, _S.seat == seat, _S.place.is_(None))
        connection.execute(update(db.tournament_seats).where(*mine).values(place=place, points=points))
    settle(connection, tournament)


def rule(connection: Connection, tournament: dict[str, Any], number: int, places: Sequence[int]) -> None:
    """The host says how a table of this round came out; hold the tournament."""
    for seat, place in enumerate(places):
        mine = (
            _S.tournament == tournament["id"], _S.round == tournament["round"], _S.number == number, _S.seat == seat,
        )  # fmt: skip
        connection.execute(
            update(db.tournament_seats).where(*mine).values(place=place, points=None, score=None, ruled=True)
        )  # fmt: skip
    settle(connection, tournament)


def settle(connection: Connection, tournament: dict[str, Any]) -> None:
    """Gives scores to all tables of this round that are over, and ends the tournament after its last; hold it."""
    mine = (_S.tournament == tournament["id"], _S.round == tournament["round"], _S.number != OUT)
    rows = connection.execute(select(db.tournament_seats).where(*mine).order_by(_S.number, _S.seat)).mappings().all()
    tables: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        tables[row["number"]].append(row)
    waits = any(row["place"] is None for row in rows)
    scores: dict[tuple[int, int], float] = {}
    for number, seats in tables.items():
        if all(row["place"] is not None for row in seats):
            for row, score in zip(seats, scores_by_place([row["place"] for row in seats]), strict=True):
                scores[number, row["seat"]] = score
    if tournament["duplicate"]:
        # Before all have played a deal, nobody hears how the others came out.
        scores = {} if waits else scores | _compared([row for row in rows if not row["ruled"]])
    for (number, seat), score in scores.items():
        at = (*mine, _S.number == number, _S.seat == seat)
        connection.execute(update(db.tournament_seats).where(*at).values(score=score))
    last = not waits and tournament["round"] == tournament["rounds"] and tournament["state"] == RUNNING
    state = OVER if last else tournament["state"]
    connection.execute(
        update(db.tournaments).where(_T.id == tournament["id"]).values(updated=wall_time(), state=state)
    )  # fmt: skip


def _compared(rows: Sequence[Any]) -> dict[tuple[int, int], float]:
    """The scores of those who had the same seat in the same deal, where there are two of them. Points that a bot made
    for somebody who had left are worth less than anybody's own."""
    by_seat: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        by_seat[row["seat"]].append(row)
    # All tables of a round have as many seats.
    points = {(row["number"], row["seat"]): row["points"] if row["place"] <= len(by_seat) else LEAST for row in rows}
    return {
        (row["number"], seat): score
        for seat, same in by_seat.items()
        if len(same) > 1
        for row, score in zip(same, scores_by_deal([points[row["number"], seat] for row in same]), strict=True)
    }


def is_complete(connection: Connection, tournament: dict[str, Any]) -> bool:
    """Whether all tables of this round are over."""
    mine = (_S.tournament == tournament["id"], _S.round == tournament["round"], _S.number != OUT)
    return not connection.scalar(select(func.count()).where(*mine, _S.place.is_(None)))


def missing_tables(connection: Connection, id: str) -> bool:
    """Whether a table of a round was not made: the server stopped in between."""
    t = db.tables.c
    there = select(t.id).where(t.id == _S.table_id).exists()
    wanted = select(_S.table_id).where(_S.tournament == id, _S.place.is_(None), _S.number != OUT, ~there)
    return connection.scalar(wanted.limit(1)) is not None


def deal_waits(connection: Connection, deal: str) -> bool:
    """Whether a table is still to be made for the deal of a round."""
    t = db.tables.c
    there = select(t.id).where(t.id == _S.table_id).exists()
    wanted = select(_S.table_id).join_from(
        db.tournament_rounds, db.tournament_seats, (_S.tournament == _R.tournament) & (_S.round == _R.round)
    )
    still = wanted.where(_R.deal == deal, _S.table_id.is_not(None), _S.place.is_(None), ~there)
    return connection.scalar(still.limit(1)) is not None


def deal_of_round(connection: Connection, id: str, round: int) -> tuple[str, str] | None:
    """The deal and the seed of a round, where its tables share one."""
    row = connection.execute(select(_R.deal, _R.seed).where(_R.tournament == id, _R.round == round)).first()
    return (row.deal, row.seed) if row and row.deal and row.seed else None


def unfinished(connection: Connection) -> list[str]:
    """Tournaments that are being played."""
    return list(connection.execute(select(_T.id).where(_T.state == RUNNING)).scalars())


def hosted(connection: Connection, person: str) -> int:
    """How many tournaments of a host are not over."""
    return connection.scalar(select(func.count()).where(_T.host == person, _T.state != OVER)) or 0


def taken_part(connection: Connection, person: str) -> int:
    """In how many tournaments that are not over somebody takes part."""
    mine = select(func.count()).join_from(db.tournament_players, db.tournaments, _T.id == _P.tournament)
    return connection.scalar(mine.where(_P.person == person, _P.gone.is_(False), _T.state != OVER)) or 0


def listed(connection: Connection, which: str, person: str | None, most: int) -> list[dict[str, Any]]:
    """Tournaments in a list, the newest first, with how many take part; `mine` also those that are not listed."""
    people = select(func.count()).where(_P.tournament == _T.id, _P.gone.is_(False)).scalar_subquery()
    host = select(db.people.c.name).where(db.people.c.id == _T.host).scalar_subquery()
    wanted = select(db.tournaments, people.label("people"), host.label("host_name"))
    if which == "mine":
        theirs = select(_P.tournament).where(_P.person == (person or ""), _P.gone.is_(False))
        wanted = wanted.where(or_(_T.host == (person or ""), _T.id.in_(theirs)))
    else:
        wanted = wanted.where(_T.public, _T.state == which)
    rows = connection.execute(wanted.order_by(_T.updated.desc(), _T.id).limit(most)).mappings()
    return [dict(row) for row in rows]


def remove(connection: Connection, id: str) -> None:
    """Deletes a tournament that has not begun."""
    for table in (db.tournament_seats, db.tournament_rounds, db.tournament_players):
        connection.execute(delete(table).where(table.c.tournament == id))
    connection.execute(delete(db.tournaments).where(_T.id == id))


def forget_in_tournaments(connection: Connection, person: str, nobody: str, name: str) -> None:
    """Makes somebody "somebody who left": what others played stays, tournaments of theirs that did not begin do not."""
    for id in connection.execute(select(_T.id).where(_T.host == person, _T.state == OPEN)).scalars().all():
        remove(connection, id)
    not_begun = select(_T.id).where(_T.state == OPEN)
    gone = delete(db.tournament_players).where(_P.person == person, _P.tournament.in_(not_begun))
    connection.execute(gone)
    connection.execute(
        update(db.tournaments).where(_T.host == person, _T.state == RUNNING).values(state=OVER)
    )  # fmt: skip
    connection.execute(update(db.tournaments).where(_T.host == person).values(host=nobody))
    theirs = update(db.tournament_players).where(_P.person == person)
    connection.execute(theirs.values(person=nobody, name=name, gone=True))
    connection.execute(update(db.tournament_seats).where(_S.person == person).values(person=nobody))


def lock_pairing(connection: Connection) -> None:
    """One process at a time gives out rounds; a file has one writer anyway."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("select pg_advisory_xact_lock(5406003)"))
