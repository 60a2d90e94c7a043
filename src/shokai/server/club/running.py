"""Runs tournaments: gives out rounds, makes their tables as any other table is made, and takes what comes of them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from shokai.match.dealer import new_seed
from shokai.match.game import game_for, read_options
from shokai.server.club.pairing import Entrant, Pairing, pair
from shokai.server.live.hub import Hub
from shokai.server.people.people import new_id
from shokai.server.people.person import Person
from shokai.server.storage import schema as db
from shokai.server.storage import tournaments as stored
from shokai.server.tables.chairs import PERSON
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.table import CLOSED, OVER, PLAYING, STAND_IN
from shokai.server.tables.terms import Terms
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

log = logging.getLogger("shokai.server")

MOST_PLAYERS, MOST_ROUNDS = 256, 12
# Tournaments of one host, and of one player, that are not over.
MOST_HOSTED, MOST_JOINED = 5, 20
# Tries to end a table or replace somebody where somebody moves at the same moment.
TRIES = 20


class Tournaments:
    """The tournaments of a house."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def resume(self) -> None:
        """Makes the tables that a server which stopped did not make, and begins rounds that are due."""
        for id in await self._ask(stored.unfinished):
            try:
                await self.noted(id)
            except Exception:
                # One of them must not keep the server from starting; its host can decide its tables.
                log.exception("a tournament could not be resumed", extra={"tournament": id})

    async def create(self, person: Person, asked: dict[str, Any]) -> str:
        """A new tournament; raises Refusal where its host has too many."""
        id, now = new_id(), wall_time()
        row = {**asked, "id": id, "host": person.id, "state": stored.OPEN, "round": 0, "created": now, "updated": now}

        def made(connection: Connection) -> None:
            stored.lock_pairing(connection)
            if stored.hosted(connection, person.id) >= MOST_HOSTED:
                raise refuse("too-many-tournaments", most=MOST_HOSTED)
            connection.execute(insert(db.tournaments).values(row))

        await self._do(made)
        return id

    async def join(self, id: str, person: Person) -> None:
        """Somebody takes part from the next round on."""

        def joined(connection: Connection) -> None:
            tournament = _held(connection, id)
            if tournament["state"] == stored.OVER or tournament["round"] >= tournament["rounds"]:
                raise refuse("tournament-over")
            known = stored.people_in(connection, id)
            there = [row for row in known if not row["gone"]]
            if any(row["person"] == person.id for row in there):
                return
            if any(row["person"] == person.id and row["dropped"] for row in known):
                raise refuse("tournament-dropped")
            if len(there) >= MOST_PLAYERS:
                raise refuse("tournament-full", most=MOST_PLAYERS)
            if stored.taken_part(connection, person.id) >= MOST_JOINED:
                raise refuse("too-many-joined", most=MOST_JOINED)
            stored.join(connection, id, person.id, person.name)

        await self._do(joined)

    async def leave(self, id: str, person: str) -> None:
        """Somebody plays no further rounds."""

        def left(connection: Connection) -> None:
            if not stored.leave(connection, _held(connection, id), person):
                raise refuse("not-in-tournament")

        await self._do(left)

    async def drop(self, id: str, host: str, name: str) -> None:
        """The host lets somebody play no further rounds."""

        def dropped(connection: Connection) -> None:
            tournament = _hosted(connection, id, host)
            wanted = " ".join(name.split()).lower()
            there = [row for row in stored.people_in(connection, id) if row["name"].lower() == wanted]
            if not sum(stored.drop(connection, tournament, row["person"]) for row in there):
                raise refuse("no-such-player")

        await self._do(dropped)

    async def readmit(self, id: str, host: str, name: str) -> None:
        """The host lets somebody take part again whom they had dropped."""

        def readmitted(connection: Connection) -> None:
            tournament = _hosted(connection, id, host)
            wanted = " ".join(name.split()).lower()
            known = stored.people_in(connection, id)
            again = [row for row in known if row["dropped"] and row["name"].lower() == wanted]
            if not again:
                raise refuse("no-such-player")
            if tournament["round"] >= tournament["rounds"]:
                raise refuse("tournament-over")
            if sum(not row["gone"] for row in known) + len(again) > MOST_PLAYERS:
                raise refuse("tournament-full", most=MOST_PLAYERS)
            for row in again:
                stored.join(connection, id, row["person"], row["name"])

        await self._do(readmitted)

    async def begin_round(self, id: str, host: str | None) -> None:
        """Gives out the next round and makes its tables; `host` None is the server itself."""

        for _ in range(TRIES):
            tournament, people = await self._do(_to_pair, id, host)
            # Hundreds of people take a second: meanwhile nobody else has to wait.
            round = await asyncio.to_thread(pair, people, tournament["players"], tournament["bot"] is not None)
            if await self._do(_given_out, id, host, (tournament, people), round):
                await self._make_tables(id)
                return
        raise refuse("busy")

    async def end(self, id: str, host: str) -> None:
        """The host ends a tournament before its last round, or takes one back that has not begun."""

        def ended(connection: Connection) -> None:
            tournament = _hosted(connection, id, host)
            if tournament["state"] == stored.OPEN:
                stored.remove(connection, id)
            else:
                stored.settle(connection, {**tournament, "rounds": tournament["round"]})
                change = db.tournaments.update().where(db.tournaments.c.id == id)
                connection.execute(change.values(state=stored.OVER, updated=wall_time()))

        await self._do(ended)

    async def rule(self, id: str, host: str, number: int, places: list[int]) -> None:
        """The host says how a table came out whose game does not end, or was closed; a game that goes on is closed."""

        def ruled(connection: Connection) -> str | None:
            tournament = _hosted(connection, id, host)
            seats = _table(connection, tournament, number)
            if any(row["place"] is not None and not row["ruled"] for row in seats):
                raise refuse("table-has-result")
            if tournament["rated"] and any(row["person"] == host for row in seats):
                # A game that is closed does not count: nobody gets out of one that they are about to lose.
                found = select(db.tables.c.state).where(db.tables.c.id == seats[0]["table_id"])
                if connection.scalar(found) == PLAYING:
                    raise refuse("own-rated-game")
            if sorted(places) != _as_places(places) or len(places) != len(seats):
                raise refuse("bad-places", seats=len(seats))
            stored.rule(connection, tournament, number, places)
            table: str | None = seats[0]["table_id"]
            return table

        await self._end_table(await self._do(ruled), host)
        await self.noted(id)

    async def replace(self, id: str, host: str, number: int, seat: int) -> None:
        """The host lets a bot play on for somebody who does not come; not for somebody who is there."""

        def looked_up(connection: Connection) -> str:
            seats = _table(connection, _hosted(connection, id, host), number)
            if seat >= len(seats) or seats[seat]["person"] is None:
                raise refuse("cannot-replace")
            return str(seats[seat]["table_id"])

        live = await self._hub.get(await self._do(looked_up))
        for _ in range(TRIES):
            async with live.lock:
                chair = live.table.chairs[seat]
                if live.table.state != PLAYING or chair.kind != PERSON or chair.left:
                    raise refuse("cannot-replace")
                self._hub.check_away(live, seat)
                out = Outcome([("mind", {"seat": seat, "bot": STAND_IN, "left": True})])
                if await self._hub.add(live, live.table.at, out, host):
                    return
        raise refuse("busy")

    async def noted(self, id: str) -> None:
        """A result was noted: tables that are missing are made, and the next round begins where it does by itself."""
        if await self._ask(stored.missing_tables, id):
            await self._make_tables(id)

        def due(connection: Connection) -> bool:
            tournament = stored.found(connection, id)
            return (
                tournament is not None and tournament["state"] == stored.RUNNING and tournament["auto"]
                and tournament["round"] < tournament["rounds"] and stored.is_complete(connection, tournament)
                and len(stored.entrants(connection, id)) > 1
            )  # fmt: skip

        if await self._ask(due):
            await self.begin_round(id, None)

    async def _end_table(self, id: str | None, host: str) -> None:
        """Closes a table whose result is decided otherwise."""
        if id is None or not await self._hub.store.has(id):
            return
        live = await self._hub.get(id)
        for _ in range(TRIES):
            async with live.lock:
                if live.table.state in (OVER, CLOSED):
                    return
                if await self._hub.add(live, live.table.at, Outcome([("close", {})]), host):
                    return
        raise refuse("busy")

    async def _make_tables(self, id: str) -> None:
        """The tables of this round that are not there yet: whoever makes them, each is made once."""

        def to_make(connection: Connection) -> list[Terms]:
            tournament = stored.found(connection, id)
            if tournament is None:
                return []
            names = {row["person"]: row["name"] for row in stored.people_in(connection, id)}
            deal = stored.deal_of_round(connection, id, tournament["round"])
            tables: dict[int, list[dict[str, Any]]] = {}
            for row in stored.seats_in(connection, id):
                if row["round"] == tournament["round"] and row["number"] != stored.OUT and row["place"] is None:
                    tables.setdefault(row["number"], []).append(row)
            there = set(
                connection.execute(
                    select(db.tables.c.id).where(db.tables.c.id.in_([s[0]["table_id"] for s in tables.values()]))
                ).scalars()
            )
            return [
                _terms(tournament, seats, names, deal) for seats in tables.values() if seats[0]["table_id"] not in there
            ]

        for terms in await self._ask(to_make):
            try:
                await self._hub.create(terms, official=True)
            except IntegrityError:
                # Another process was faster.
                if not await self._hub.store.has(terms.id):
                    raise
            # A round has many tables; those who play go on meanwhile.
            await asyncio.sleep(0)

    async def _ask(self, act: Callable[..., Any], *args: Any) -> Any:
        async with self._hub.store.engine.connect() as connection:
            return await connection.run_sync(act, *args)

    async def _do(self, act: Callable[..., Any], *args: Any) -> Any:
        async with self._hub.store.engine.begin() as connection:
            return await connection.run_sync(act, *args)


def _held(connection: Connection, id: str) -> dict[str, Any]:
    tournament = stored.locked(connection, id)
    if tournament is None:
        raise refuse("no-such-tournament")
    return tournament


def _hosted(connection: Connection, id: str, host: str) -> dict[str, Any]:
    tournament = _held(connection, id)
    if tournament["host"] != host:
        raise refuse("host-only")
    if tournament["state"] == stored.OVER:
        raise refuse("tournament-over")
    return tournament


def _to_pair(connection: Connection, id: str, host: str | None) -> tuple[dict[str, Any], list[Entrant]]:
    """A tournament whose next round can begin, and who is to be paired for it."""
    tournament = _held(connection, id) if host is None else _hosted(connection, id, host)
    if tournament["state"] == stored.OVER or tournament["round"] >= tournament["rounds"]:
        raise refuse("tournament-over")
    if not stored.is_complete(connection, tournament):
        raise refuse("round-goes-on")
    people = stored.entrants(connection, id)
    if len(people) < 2:
        raise refuse("tournament-alone")
    return tournament, people


def _given_out(
    connection: Connection, id: str, host: str | None, known: tuple[dict[str, Any], list[Entrant]], round: Pairing
) -> bool:
    """Notes a round, unless somebody came or went since it was paired, or another process gave it out."""
    tournament, people = _to_pair(connection, id, host)
    if tournament["round"] != known[0]["round"] or people != known[1]:
        return False
    tables = [(new_id(), seats) for seats in round.tables]
    deal = (new_id(), new_seed()) if tournament["duplicate"] else None
    stored.begin_round(connection, tournament, tables, round.byes, deal)
    return True


def _table(connection: Connection, tournament: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The seats of a table of this round."""
    seats = [
        row
        for row in stored.seats_in(connection, tournament["id"])
        if row["round"] == tournament["round"] and row["number"] == number != stored.OUT
    ]
    if not seats:
        raise refuse("no-such-table")
    return seats


def _as_places(places: list[int]) -> list[int]:
    """Places as a game gives them, in order: equal ones share the first of theirs.

    >>> _as_places([1, 1, 3]), _as_places([2, 2]), _as_places([1, 3])
    ([1, 1, 3], [1, 1], [1, 2])
    """
    ordered = sorted(places)
    return [1 + sum(other < place for other in ordered) for place in ordered]


def _terms(
    tournament: dict[str, Any], seats: list[dict[str, Any]], names: dict[str, str], deal: tuple[str, str] | None
) -> Terms:
    id, bot, game = seats[0]["table_id"], tournament["bot"] or STAND_IN, game_for(tournament["game"])
    people = [row["person"] for row in seats if row["person"]]
    chairs: list[dict[str, Any]] = [
        {"kind": "person", "person": row["person"], "name": names[row["person"]]}
        if row["person"]
        else {"kind": "bot", "bot": bot, "name": bot}
        for row in seats
    ]
    name, seed = deal or (id, new_seed())
    return Terms(
        id=id, game=tournament["game"], options=read_options(game, tournament["options"]), players=len(seats),
        seats=tuple(chairs), host=people[0], seed=seed, deal=name, created=wall_time(), public=tournament["public"],
        clock=json.loads(tournament["clock"]) if tournament["clock"] else None, card_set=game.card_sets,
        rated=tournament["rated"] and len(people) > 1, hints=False,
        tournament={
            "id": tournament["id"], "name": tournament["name"], "round": tournament["round"],
            "number": seats[0]["number"],
        },
    )  # fmt: skip
