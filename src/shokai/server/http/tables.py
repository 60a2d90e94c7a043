"""Requests about tables and records, and the WebSocket at each table."""

from __future__ import annotations

import contextlib
import json
from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi import Path as PathPart
from fastapi.responses import PlainTextResponse

from shokai.match.dealer import new_seed
from shokai.match.game import game_for, read_options
from shokai.server.house import House
from shokai.server.http import shapes
from shokai.server.http.asking import (
    PLAIN_TEXT,
    AddressTurn,
    Known,
    Maybe,
    SeatNumber,
    TableId,
    TheHouse,
    Turn,
    Watching,
    as_is,
    identify,
    who_is,
)
from shokai.server.http.guard import address_of
from shokai.server.http.home import listed_for, note_presence
from shokai.server.http.problems import incident, problem
from shokai.server.live import past
from shokai.server.live.preparing import opening_job
from shokai.server.live.socket import Connection
from shokai.server.metrics import REFUSED
from shokai.server.people.names import checked_name
from shokai.server.people.people import COOKIE, Person, new_id
from shokai.server.storage.places import read_cursor
from shokai.server.tables import hinting
from shokai.server.tables.actions import Action
from shokai.server.tables.arranging import checked_title
from shokai.server.tables.counting import check_made
from shokai.server.tables.seating import checked_bot
from shokai.server.tables.terms import Terms
from shokai.server.tables.view_types import LogEntry, TableView
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time
from shokai.texts import Refusal

# A list of which there may be more.
PAGED: dict[int | str, dict[str, Any]] = {
    200: {"headers": {"Link": {"description": "the next page, with rel=next", "schema": {"type": "string"}}}}
}


def add_tables(app: FastAPI) -> None:
    @app.get("/api/tables", tags=["tables"], responses=PAGED)
    async def listed(
        house: TheHouse,
        person: Maybe,
        response: Response,
        which: Literal["open", "live", "mine", "over"] = "open",
        before: Annotated[str | None, Query(max_length=120)] = None,
        limit: Annotated[int, Query(ge=1, le=100)] = 50,
    ) -> list[shapes.TableListed]:
        """Tables, newest first; if there are more, the header Link has the next page."""
        place = read_cursor(before) if before is not None else None
        rows, further = await house.store.list_tables(which, person.id if person else None, limit, place)
        if further:
            query = urlencode({"which": which, "limit": limit, "before": further.cursor()})
            response.headers["link"] = f'</api/tables?{query}>; rel="next"'
        return [listed_for(row, person) for row in rows]

    @app.post("/api/tables", tags=["tables"], status_code=201)
    async def create(
        asked: shapes.TableAsked, house: TheHouse, person: Known, turn: Turn, request: Request
    ) -> shapes.NewTable:
        """Opens a table."""
        terms = await _terms(house, asked, person, turn)
        return shapes.NewTable(id=await house.hub.create(terms, address_of(request.scope)))

    @app.get("/api/tables/{id}", tags=["tables"], response_model=TableView)
    async def look(
        id: TableId, house: TheHouse, person: Maybe, seat: SeatNumber = None, watch: Watching = False
    ) -> Response:
        """Everything you can see."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        async with live.lock:
            await live.behind.prepare(live.table, house.store)
            view = house.hub.view(live, who_is(person, seat, watch))
        return as_is(view)

    @app.get("/api/tables/{id}/history/{step}", tags=["tables"], response_model=shapes.HistoryTold)
    async def history(
        id: TableId,
        step: Annotated[int, PathPart(ge=0, le=100_000)],
        house: TheHouse,
        person: Maybe,
        turn: Turn,
        seat: SeatNumber = None,
        watch: Watching = False,
    ) -> Response:
        """The game as you saw it after that many steps, and what led there."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        who, hub = who_is(person, seat, watch), house.hub
        return as_is(await past.history(hub.workroom, turn, hub.store, live, who, step))

    @app.get("/api/tables/{id}/log", tags=["tables"], response_model=list[LogEntry])
    async def whole_log(
        id: TableId, house: TheHouse, person: Maybe, turn: Turn, since: Annotated[int, Query(ge=0, le=100_000)] = 0
    ) -> Response:
        """The log from a step on."""
        live = await house.hub.get(id)
        await house.hub.check_look(live, person.id if person else None)
        return as_is(await past.whole_log(house.hub.workroom, turn, house.store, live, who_is(person, None), since))

    @app.get("/api/tables/{id}/record", tags=["tables"], response_class=Response, responses=PLAIN_TEXT)
    async def record(id: TableId, house: TheHouse, turn: AddressTurn) -> PlainTextResponse:
        """The record of a finished game."""
        text = await past.record_of(house.hub.workroom, turn, house.store, await house.hub.get(id))
        name = f"attachment; filename=shokai-{id}.shokai"
        return PlainTextResponse(text, headers={"content-disposition": name})

    @app.get("/api/tables/{id}/verify", tags=["tables"], response_model=shapes.Verdict)
    async def verified(id: TableId, house: TheHouse, turn: AddressTurn) -> Response:
        """Verifies the shuffle of a finished game."""
        return as_is(await past.verdict_on(house.hub.workroom, turn, house.store, await house.hub.get(id)))

    @app.post("/api/tables/{id}/do", tags=["tables"], response_model=shapes.Reply)
    async def act(id: TableId, action: Action, house: TheHouse, person: Maybe, request: Request) -> Response:
        """One action, as on the WebSocket."""
        who = who_is(person, None, address=address_of(request.scope))
        if not house.hub.quotas.may_speak(who):
            raise refuse("too-fast")
        return as_is(await house.hub.act_to_the_end(id, who, action))

    @app.post("/api/records/look", tags=["records"], response_model=shapes.RecordTold)
    async def look_at_record(asked: shapes.RecordAsked, house: TheHouse, turn: AddressTurn) -> Response:
        """A record's position after that many steps, with the log and everyone's figures up to its end."""
        return as_is(await house.hub.workroom.do("look", turn, asked.model_dump()))


async def _terms(house: House, asked: shapes.TableAsked, person: Person, turn: str) -> Terms:
    """The terms of a new table; raises Refusal for what cannot be played."""
    game = game_for(asked.game)
    options = read_options(game, asked.options)
    if len(asked.seats) != asked.players:
        raise refuse("seats-and-players", seats=len(asked.seats), players=asked.players)
    seats: list[dict[str, Any]] = []
    hot = sum(seat.kind == "me" for seat in asked.seats) > 1
    for seat in asked.seats:
        if seat.kind == "me":
            # At one screen there may be several people, each with a name of their own.
            own = checked_name(seat.name) if hot and seat.name and seat.name.strip() else person.name
            seats.append({"kind": "person", "person": person.id, "name": own})
        elif seat.kind == "bot":
            bot = checked_bot(seat.bot or "clerk")
            seats.append({"kind": "bot", "bot": bot, "name": bot})
        else:
            seats.append({"kind": "open"})
    if asked.record is not None and asked.cards is not None:
        raise refuse("record-and-cards")
    id, seed, deal, card_set, position = new_id(), new_seed(), "", game.card_sets, None
    if asked.record is not None:
        position, options = await _opening(house, turn, asked, options, card_set)
    if asked.same_deal_as is not None:
        other = (await house.hub.get(asked.same_deal_as)).table.terms
        if (other.game, other.options, other.players, other.cards) != (asked.game, options, asked.players, asked.cards):
            raise refuse("deal-differs")
        if other.host != person.id or other.record or asked.record or other.daily or other.tournament:
            raise refuse("deal-not-yours")
        if asked.rated or other.rated:
            raise refuse("deal-rated")
        if await house.store.deal_is_over(other.deal):
            raise refuse("deal-is-known")
        if any(seat.kind == "me" for seat in asked.seats):
            await house.hub.deals.check_deal(other.deal, person.id)
        await house.hub.deals.check_lend(other.deal)
        seed, deal, card_set = other.seed, other.deal, other.card_set
    hints = hinting.check_made(asked.hints, asked.rated)
    if asked.rated:
        plain = asked.record is None and asked.cards is None and asked.same_deal_as is None
        check_made(person.account, [seat.kind for seat in asked.seats], plain)
    if asked.cards is not None and asked.record is None:
        position, _ = await _opening(house, turn, asked, options, card_set)
    return Terms(
        id=id, game=asked.game, options=options, players=asked.players, seats=tuple(seats), host=person.id, seed=seed,
        deal=deal or id, created=wall_time(), public=asked.public, hurry=asked.hurry,
        clock=asked.clock.model_dump(exclude_defaults=True) if asked.clock else None, cards=asked.cards,
        card_set=card_set, record=asked.record, step=asked.step, position=position, rated=asked.rated,
        leavers=asked.leavers, delay=asked.delay, hints=hints, alone=asked.alone,
        name=checked_title(asked.name), watchers_talk=asked.watchers_talk,
    )  # fmt: skip


async def _opening(house: House, turn: str, asked: shapes.TableAsked, options: int, card_set: int) -> tuple[str, int]:
    """The position that a table begins with, and its options."""
    job = opening_job({**asked.model_dump(), "options": options, "card_set": card_set})
    told = json.loads(await house.hub.workroom.do("opening", turn, job))
    return told["position"], told["options"]


async def _turn_away(socket: WebSocket, code: str) -> None:
    """Says why somebody does not come in, unless they have gone already."""
    REFUSED.labels(code).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(json.dumps({"type": "bye", "why": code}))
        await socket.close(1008)


def add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: TableId, seat: SeatNumber = None, watch: Watching = False) -> None:
        house: House = socket.app.state.house
        address, quotas = address_of(socket.scope), house.hub.quotas
        with contextlib.ExitStack() as held:
            try:
                if not house.ready:
                    raise refuse("stopping")
                held.enter_context(quotas.socket_of_address(address))
                ended = house.endings.count
                person = await identify(house, socket.headers.get("authorization"), socket.cookies.get(COOKIE))
                held.enter_context(quotas.socket_of_person(person.id if person else None))
                table = await house.hub.get(id)
                await house.hub.check_look(table, person.id if person else None)
            except Refusal as refusal:
                await _turn_away(socket, problem(refusal)["code"])
                return
            except Exception as error:
                await _turn_away(socket, incident(error, "connecting failed", table=id)["code"])
                return
            await socket.accept()
            who = who_is(person, seat, watch, address)
            proof = person.proof if person else None
            connection = Connection(socket, house.hub, table, who, house.settings.limits, proof)
            house.connections.add(connection)
            try:
                if person:
                    await note_presence(house, person.id)
                if proof and house.endings.count != ended and not await house.endings.still_holds(proof):
                    # It became void on the way here, when nobody knew of this connection yet.
                    connection.say_goodbye("name-first")
                await connection.run()
            finally:
                house.connections.discard(connection)
                if person:
                    await note_presence(house, person.id, all_along=True)
