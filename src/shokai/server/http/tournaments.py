"""Requests about tournaments."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Any, Literal

from fastapi import FastAPI, Response
from sqlalchemy import Connection, select

from shokai.games import GAMES
from shokai.match.game import game_for, option_words, read_options
from shokai.server.club.scoring import Standing, standings
from shokai.server.house import House
from shokai.server.http import shapes_tournaments as shapes
from shokai.server.http.asking import KnownByCookie, Maybe, TableId, TheHouse, as_is
from shokai.server.operators.rules import Rules
from shokai.server.people.names import can_be_shown
from shokai.server.people.person import Person
from shokai.server.storage import schema as db
from shokai.server.storage import tournaments as stored
from shokai.server.tables.seating import checked_bot
from shokai.server.tables.words import refuse

# Tournaments of each kind in a list.
MOST = 50
# Tables of a tournament that is kept for a moment, in seconds, instead of being put together for everybody.
LARGE, MOMENT = 100, 2.0


@dataclass(frozen=True)
class Seen:
    """A tournament as somebody sees it who takes no part, and who is where in it: everybody else sees nearly the same.

    Of a large one this takes a twentieth of a second, and the pages of all who play ask every few seconds.
    """

    told: dict[str, Any]
    host: str
    joined: frozenset[str]
    dropped: frozenset[str]
    # The people of the standings, and where somebody sits: tables, and seats there, by their places in the lists.
    standings: list[str]
    seats: dict[str, list[tuple[int, int]]]
    made: float


class Large:
    """Large tournaments, each kept for a moment."""

    def __init__(self) -> None:
        self._seen: dict[str, Seen] = {}

    def get(self, id: str) -> Seen | None:
        seen = self._seen.get(id)
        return seen if seen and monotonic() < seen.made + MOMENT else None

    def keep(self, id: str, seen: Seen) -> None:
        self._seen = {id: one for id, one in self._seen.items() if monotonic() < one.made + MOMENT}
        if len(seen.told["tables"]) >= LARGE:
            self._seen[id] = seen


def add_tournaments(app: FastAPI) -> None:
    large = Large()

    @app.get("/api/tournaments", tags=["tournaments"])
    async def listed(
        house: TheHouse, person: Maybe, which: Literal["open", "running", "over", "mine"] = "open"
    ) -> list[shapes.TournamentListed]:
        """Tournaments, newest first: at most 50 of each kind. `mine` has those that you hold or take part in."""
        async with house.store.engine.connect() as connection:
            rows = await connection.run_sync(stored.listed, which, person.id if person else None, MOST)
        return [shapes.TournamentListed(**_listed(row)) for row in rows]

    @app.post("/api/tournaments", tags=["tournaments"], status_code=201)
    async def create(asked: shapes.TournamentAsked, house: TheHouse, person: KnownByCookie) -> shapes.NewTournament:
        """Announces a tournament, which you hold. Accounts only; the operator may say whose."""
        check_host(person, house.desk.rules)
        row = checked(asked)
        house.hub.quotas.check_tournament(person.id)
        return shapes.NewTournament(id=await house.tournaments.create(person, row))

    @app.get("/api/tournaments/{id}", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def look(id: TableId, house: TheHouse, person: Maybe) -> Response:
        """Everything about a tournament: standings, rounds, tables."""
        seen = large.get(id) or await _seen(house, id)
        return as_is(told_to(seen, person))

    @app.post("/api/tournaments/{id}/join", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def join(id: TableId, house: TheHouse, person: KnownByCookie) -> Response:
        """Takes part from the next round on. Accounts only."""
        if not person.account:
            raise refuse("tournament-account")
        await house.tournaments.join(id, person)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/leave", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def leave(id: TableId, house: TheHouse, person: KnownByCookie) -> Response:
        """Plays no further rounds; the results so far stay."""
        await house.tournaments.leave(id, person.id)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/begin", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def begin(id: TableId, house: TheHouse, person: KnownByCookie) -> Response:
        """Pairs the next round and opens its tables. Host only, once all tables of the round before are over."""
        await house.tournaments.begin_round(id, person.id)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/rule", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def rule(id: TableId, asked: shapes.RuleAsked, house: TheHouse, person: KnownByCookie) -> Response:
        """Says how a table came out that has no result; a game that goes on there is closed. Host only."""
        await house.tournaments.rule(id, person.id, asked.number, asked.places)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/replace", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def replace(id: TableId, asked: shapes.ReplaceAsked, house: TheHouse, person: KnownByCookie) -> Response:
        """Lets a bot play on for somebody who does not come. Host only."""
        await house.tournaments.replace(id, person.id, asked.number, asked.seat)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/drop", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def drop(id: TableId, asked: shapes.DropAsked, house: TheHouse, person: KnownByCookie) -> Response:
        """Lets somebody play no further rounds; they cannot join again by themselves. Host only."""
        await house.tournaments.drop(id, person.id, asked.name)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/readmit", tags=["tournaments"], response_model=shapes.TournamentTold)
    async def readmit(id: TableId, asked: shapes.DropAsked, house: TheHouse, person: KnownByCookie) -> Response:
        """Lets somebody take part again whom you have dropped. Host only."""
        await house.tournaments.readmit(id, person.id, asked.name)
        return await _told(house, id, person)

    @app.post("/api/tournaments/{id}/end", tags=["tournaments"])
    async def end(id: TableId, house: TheHouse, person: KnownByCookie) -> dict[str, bool]:
        """Ends a tournament before its last round; one that has not begun is deleted. Host only."""
        await house.tournaments.end(id, person.id)
        return {"ended": True}

    async def _seen(house: House, id: str) -> Seen:
        async with house.store.engine.connect() as connection:
            seen = await connection.run_sync(seen_of, id)
        large.keep(id, seen)
        return seen

    async def _told(house: House, id: str, person: Person | None) -> Response:
        return as_is(told_to(await _seen(house, id), person))


def check_host(person: Person, rules: Rules) -> None:
    """Refuses a tournament of somebody who may not hold one."""
    if not person.account:
        raise refuse("tournament-account")
    if rules.hosts and person.name.lower() not in rules.hosts:
        raise refuse("tournament-hosts")


def checked(asked: shapes.TournamentAsked) -> dict[str, Any]:
    """A tournament as it is stored; raises Refusal for what cannot be played."""
    name = " ".join(asked.name.split())
    if not name or len(name) > shapes.LONGEST_NAME or not can_be_shown(name):
        raise refuse("bad-tournament-name", most=shapes.LONGEST_NAME)
    if asked.game not in GAMES:
        raise refuse("not-found")
    game = game_for(asked.game)
    fewest, most = game.rules.PLAYERS
    if not fewest <= asked.players <= most:
        raise refuse("tournament-players", fewest=fewest, most=most)
    options = option_words(game, read_options(game, asked.options))
    if asked.duplicate and asked.rated:
        raise refuse("deal-rated")
    return {
        **asked.model_dump(include={"game", "players", "rounds", "rated", "duplicate", "public", "auto"}),
        "name": name,
        "options": options,
        "bot": None if asked.bot is None else checked_bot(asked.bot),
        "clock": json.dumps(asked.clock.model_dump(exclude_defaults=True)) if asked.clock else None,
    }


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "host": row["host_name"] or "", "clock": json.loads(row["clock"]) if row["clock"] else None}


def seen_of(connection: Connection, id: str) -> Seen:
    """A tournament; raises Refusal where there is none."""
    row = stored.found(connection, id)
    if row is None:
        raise refuse("no-such-tournament")
    people, seats = stored.people_in(connection, id), stored.seats_in(connection, id)
    waits = {one["number"] for one in seats if one["round"] == row["round"] and one["number"] and one["place"] is None}
    host = connection.scalar(select(db.people.c.name).where(db.people.c.id == row["host"]))
    ordered = standings([one["person"] for one in people], stored.results_in(seats), by_deal=row["duplicate"])
    listed = _listed({**row, "host_name": host, "people": sum(not one["gone"] for one in people)})
    told = shapes.TournamentTold(
        **listed, yours=False, joined=False, waits=len(waits), table=None, can=[],
        standings=_standings(people, ordered), tables=_tables(connection, row, people, seats),
    )  # fmt: skip
    numbers: dict[tuple[int, int], int] = {}
    where: dict[str, list[tuple[int, int]]] = {}
    places = Counter[int]()
    for one in seats:
        table = numbers.setdefault((one["round"], one["number"]), len(numbers))
        if one["person"]:
            where.setdefault(one["person"], []).append((table, places[table]))
        places[table] += 1
    joined = frozenset(one["person"] for one in people if not one["gone"])
    order = [one.person for one in ordered]
    dropped = frozenset(one["person"] for one in people if one["dropped"])
    return Seen(told.model_dump(mode="json"), row["host"], joined, dropped, order, where, monotonic())


def told_to(seen: Seen, person: Person | None) -> dict[str, Any]:
    """A tournament as somebody sees it."""
    told, me = seen.told, person.id if person else ""
    yours, joined = me == seen.host, me in seen.joined
    tables, table = list(told["tables"]), None
    for number, seat in seen.seats.get(me, []):
        one = tables[number]
        if one["round"] == told["round"] and one["number"] and one["state"] == "playing":
            table = one["table"]
        seats = [{**other, "you": other["you"] or i == seat} for i, other in enumerate(one["seats"])]
        tables[number] = {**one, "seats": seats}
    return {
        **told, "yours": yours, "joined": joined, "table": table, "tables": tables,
        "can": _can(told, yours, joined, me in seen.dropped, told["waits"] > 0),
        "standings": [
            {**row, "you": True} if one == me else row
            for one, row in zip(seen.standings, told["standings"], strict=True)
        ],
    }  # fmt: skip


def _can(row: dict[str, Any], yours: bool, joined: bool, dropped: bool, waits: bool) -> list[str]:
    """What somebody can do, for buttons; the requests themselves decide."""
    more = row["state"] != stored.OVER and row["round"] < row["rounds"]
    can = [("leave" if joined else "join")] if more and not dropped else []
    if yours and row["state"] != stored.OVER:
        can += ["begin"] if more and not waits else []
        can += ["rule", "replace"] if waits else []
        can += ["drop", *(["readmit"] if more else []), "end"]
    return can


def _standings(people: list[dict[str, Any]], ordered: list[Standing]) -> list[shapes.StandingTold]:
    known = {one["person"]: one for one in people}
    return [
        shapes.StandingTold(
            place=one.place, name=known[one.person]["name"], score=round(one.score, 3),
            opponents=round(one.opponents, 3), firsts=one.firsts, points=one.points, games=one.games,
            gone=known[one.person]["gone"], dropped=known[one.person]["dropped"], you=False,
        )
        for one in ordered
    ]  # fmt: skip


def _tables(
    connection: Connection, row: dict[str, Any], people: list[dict[str, Any]], seats: list[dict[str, Any]]
) -> list[shapes.TournamentTable]:
    names = {one["person"]: one["name"] for one in people}
    grouped: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for seat in seats:
        grouped.setdefault((seat["round"], seat["number"]), []).append(seat)
    t = db.tables.c
    ids = {seat["table_id"] for seat in seats if seat["table_id"]}
    states = {row.id: row.state for row in connection.execute(select(t.id, t.state).where(t.id.in_(ids)))}
    told = []
    for (round, number), those in grouped.items():
        id = those[0]["table_id"]
        # Where all have the same deal, nobody hears how others came out before all have played it.
        hidden = row["duplicate"] and number and any(seat["score"] is None for seat in those)
        told.append(
            shapes.TournamentTable(
                round=round, number=number, table=id if id in states else None,
                state="out" if not number else states.get(id, "gone"), ruled=those[0]["ruled"],
                seats=[
                    shapes.TournamentSeat(
                        name=names.get(seat["person"], row["bot"] or "clerk"), bot=seat["person"] is None,
                        you=False, place=None if hidden else seat["place"],
                        points=None if hidden else seat["points"],
                        score=None if seat["score"] is None else round3(seat["score"]),
                        by_bot=bool(not hidden and seat["person"] and (seat["place"] or 0) > len(those)),
                    )
                    for seat in those
                ],
            )
        )  # fmt: skip
    return told


def round3(number: float) -> float:
    """As many digits as somebody reads.

    >>> round3(2 / 3)
    0.667
    """
    return round(number, 3)
