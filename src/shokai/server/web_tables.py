"""Requests about tables and records, and the WebSocket at each table."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import pairwise
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Response, WebSocket
from fastapi import Path as PathPart
from fastapi.responses import PlainTextResponse

from shokai.game.dealer import new_seed
from shokai.game.record import read_record, verify
from shokai.game.title import option_words, read_options, title_for
from shokai.kernel.engine import CHANCE
from shokai.server import shapes
from shokai.server.acting import checked_bot, refuse
from shokai.server.actions import Action
from shokai.server.asking import (
    PLAIN_TEXT,
    Known,
    Maybe,
    SeatNumber,
    TableId,
    TheHouse,
    Watching,
    as_is,
    identify,
    who_is,
)
from shokai.server.diff import difference
from shokai.server.guard import address_of
from shokai.server.house import House
from shokai.server.live import Connection
from shokai.server.logbook import log_entries
from shokai.server.people import COOKIE, Person, new_id
from shokai.server.problems import problem
from shokai.server.table import CLOSED, OVER, Table, Terms, point_of
from shokai.server.words import told
from shokai.texts import Refusal

# Tables of one host that are not over.
MOST_TABLES = 30
# WebSockets of one address.
MOST_SOCKETS = 200


def add_tables(app: FastAPI) -> None:
    @app.get("/api/tables", tags=["tables"])
    async def listed(
        house: TheHouse, person: Maybe, which: Literal["open", "live", "mine", "over"] = "open"
    ) -> list[shapes.TableListed]:
        """Tables, the newest first."""
        rows = await house.store.list_tables(which, person.id if person else None)
        answer = []
        for row in rows:
            seats = row["seats"]
            mine = [i for i, seat in enumerate(seats) if person and seat.get("person") == person.id]
            your_turn = row["actor"] in mine and not seats[row["actor"]]["minded"] if mine else False
            answer.append(shapes.TableListed(**row, your_turn=your_turn, your_seats=mine))
        return answer

    @app.post("/api/tables", tags=["tables"], status_code=201)
    async def create(asked: shapes.TableAsked, house: TheHouse, person: Known) -> shapes.NewTable:
        """Makes a table."""
        if house.settings.limits and await house.store.open_tables_of(person.id) >= MOST_TABLES:
            raise refuse("too-many-tables", most=MOST_TABLES)
        return shapes.NewTable(id=await house.hub.create(await _terms(house, asked, person)))

    @app.get("/api/tables/{id}", tags=["tables"], response_model=shapes.TableView)
    async def look(
        id: TableId, house: TheHouse, person: Maybe, seat: SeatNumber = None, watch: Watching = False
    ) -> Response:
        """Everything that you may see."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        async with live.lock:
            view = house.hub.view(live, who_is(person, seat, watch))
        return as_is(view)

    @app.get("/api/tables/{id}/history/{step}", tags=["tables"], response_model=shapes.HistoryTold)
    async def history(
        id: TableId,
        step: Annotated[int, PathPart(ge=0, le=100_000)],
        house: TheHouse,
        person: Maybe,
        seat: SeatNumber = None,
        watch: Watching = False,
    ) -> Response:
        """The game as you saw it after so many steps, and what led there."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        return as_is(await house.hub.history(live, who_is(person, seat, watch), step))

    @app.get("/api/tables/{id}/log", tags=["tables"], response_model=list[shapes.LogEntry])
    async def whole_log(
        id: TableId, house: TheHouse, person: Maybe, since: Annotated[int, Query(ge=0, le=100_000)] = 0
    ) -> Response:
        """The log from a step on."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        async with house.heavy, live.lock:
            entries = await asyncio.to_thread(_whole_log, live.table, since)
        return as_is(entries)

    @app.get("/api/tables/{id}/record", tags=["tables"], response_class=Response, responses=PLAIN_TEXT)
    async def record(id: TableId, house: TheHouse) -> PlainTextResponse:
        """The record of a game that is over."""
        name = f"attachment; filename=shokai-{id}.shokai"
        return PlainTextResponse(await _record(house, id), headers={"content-disposition": name})

    @app.get("/api/tables/{id}/verify", tags=["tables"])
    async def verified(id: TableId, house: TheHouse) -> shapes.Verdict:
        """Checks the shuffle of a game that is over."""
        text = await _record(house, id)
        async with house.heavy:
            verdict = await asyncio.to_thread(verify, text)
        fault = told(verdict.fault) if verdict.fault else None
        return shapes.Verdict(good=verdict.fault is None, deals=verdict.deals, fault=fault)

    @app.post("/api/tables/{id}/do", tags=["tables"], response_model=shapes.Reply)
    async def act(id: TableId, action: Action, house: TheHouse, person: Maybe) -> Response:
        """One action, as on the WebSocket."""
        return as_is(await house.hub.act_to_the_end(id, who_is(person, None), action))

    @app.post("/api/records/look", tags=["records"], response_model=shapes.RecordTold)
    async def look_at_record(asked: shapes.RecordAsked, house: TheHouse) -> Response:
        """A record's position after so many steps, with the log and everybody's figures up to its end."""
        async with house.heavy:
            # A long game is a long answer: it is written there, too.
            return await asyncio.to_thread(lambda: as_is(_looked_at(asked)))


async def _terms(house: House, asked: shapes.TableAsked, person: Person) -> Terms:
    """The terms of a new table; raises Refusal for what cannot be played."""
    title = title_for(asked.game)
    options = read_options(title, asked.options)
    if len(asked.seats) != asked.players:
        raise refuse("seats-and-players", seats=len(asked.seats), players=asked.players)
    seats: list[dict[str, Any]] = []
    for seat in asked.seats:
        if seat.kind == "me":
            seats.append({"kind": "person", "person": person.id, "name": person.name})
        elif seat.kind == "bot":
            bot = checked_bot(seat.bot or "clerk")
            seats.append({"kind": "bot", "bot": bot, "name": bot})
        else:
            seats.append({"kind": "open"})
    id, seed, deal, card_set = new_id(), new_seed(), "", title.card_sets
    if asked.record is not None:
        async with house.heavy:
            there = await asyncio.to_thread(point_of, asked.record, asked.step)
        if there.title.name != asked.game or there.players != asked.players:
            raise refuse("record-differs", game=there.title.name, players=there.players)
        if there.actor < 0:
            raise refuse("record-over")
        options = there.options
    if asked.same_deal_as is not None:
        other = (await house.hub.get(asked.same_deal_as)).table.terms
        if (other.game, other.options, other.players, other.cards) != (asked.game, options, asked.players, asked.cards):
            raise refuse("deal-differs")
        if other.host != person.id or other.record or asked.record:
            raise refuse("deal-not-yours")
        if await house.store.deal_is_over(other.deal):
            raise refuse("deal-is-known")
        if getattr(asked, "rated", False) or getattr(other, "rated", False):
            raise refuse("deal-rated")
        if any(seat.kind == "me" for seat in asked.seats):
            await house.hub.deals.check_deal(other.deal, person.id)
        await house.hub.deals.check_lend(other.deal)
        seed, deal, card_set = other.seed, other.deal, other.card_set
    return Terms(
        id=id, game=asked.game, options=options, players=asked.players, seats=tuple(seats), host=person.id, seed=seed,
        deal=deal or id, created=time.time(), public=asked.public, hurry=asked.hurry,
        clock=asked.clock.model_dump() if asked.clock else None, cards=asked.cards, card_set=card_set,
        record=asked.record, step=asked.step,
    )  # fmt: skip


async def _record(house: House, id: str) -> str:
    live = await house.hub.get(id)
    async with house.heavy, live.lock:
        table = live.table
        if not table.names or table.state not in (OVER, CLOSED) or not await house.store.deal_is_over(table.terms.deal):
            raise refuse("not-over-yet")
        return await asyncio.to_thread(lambda: table.full_match().record(secret=True))


def _whole_log(table: Table, since: int) -> list[dict[str, Any]]:
    return log_entries(table.full_match(), since) if table.names else []


def _looked_at(asked: shapes.RecordAsked) -> dict[str, Any]:
    match = read_record(asked.record)
    step = match.step if asked.step is None else min(asked.step, match.step)
    seat = None if asked.seat is None or asked.seat >= match.players else asked.seat
    seen = [match.at(at).shared_view(seat) for at in range(step, min(step + asked.ahead, match.step) + 1)]
    over = match.over and not asked.brief
    return {
        "step": step,
        "steps": match.step,
        "game": seen[0],
        "next": [difference(before, after) for before, after in pairwise(seen)],
        "names": match.names,
        "options": option_words(match.title, match.options),
        "players": match.players,
        "over": match.over,
        "log": [] if asked.brief else log_entries(match, 0),
        "sheet": told(match.title.final_lines(match.state, match.names)) if over else [],
        "curves": {} if asked.brief else match.figures_over_time(),
        "movers": [] if asked.brief else [None if s.seat == CHANCE else s.seat for s in match.steps],
    }


def add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: TableId, seat: SeatNumber = None, watch: Watching = False) -> None:
        house: House = socket.app.state.house
        address = address_of(socket.scope)
        try:
            if not house.ready:
                raise refuse("stopping")
            if house.settings.limits and house.sockets[address] >= MOST_SOCKETS:
                raise refuse("too-fast")
            person = await identify(house, socket.headers.get("authorization"), socket.cookies.get(COOKIE))
            table = await house.hub.get(id)
            await house.hub.check_look(table, person.id if person else None)
        except Refusal as refusal:
            await socket.accept()
            await socket.send_text(json.dumps({"type": "bye", "why": problem(refusal)["code"]}))
            await socket.close(1008)
            return
        await socket.accept()
        connection = Connection(socket, house.hub, table, who_is(person, seat, watch), house.settings.limits)
        house.connections.add(connection)
        house.sockets[address] += 1
        try:
            await connection.run()
        finally:
            house.connections.discard(connection)
            house.sockets[address] -= 1
            if not house.sockets[address]:
                del house.sockets[address]
