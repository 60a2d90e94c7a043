"""The web application: every request that the server answers."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi import Path as PathPart
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text as sql
from starlette.exceptions import HTTPException

from shokai._version import __version__
from shokai.bots import BOTS, LEVELS
from shokai.game.dealer import new_seed
from shokai.game.record import read_record, verify
from shokai.game.title import TITLES, option_words, read_options, title_for
from shokai.kernel.engine import CHANCE
from shokai.server import shapes
from shokai.server.acting import Who, checked_bot, refuse
from shokai.server.actions import Action
from shokai.server.announcing import Announcements
from shokai.server.compiling import Compiler
from shokai.server.guard import Guard, address_of, is_of_this_machine
from shokai.server.hub import Hub
from shokai.server.live import Connection
from shokai.server.metrics import REFUSED, TABLES
from shokai.server.minder import Minder
from shokai.server.people import COOKIE, KEPT, People, Person, new_id
from shokai.server.problems import incident, problem, status_of
from shokai.server.ratings import rate, unrated
from shokai.server.settings import Settings
from shokai.server.store import Store
from shokai.server.table import CLOSED, OVER, Table, Terms, log_entries, point_of
from shokai.server.thinking import Pool
from shokai.server.words import told
from shokai.texts import Refusal, languages

log = logging.getLogger("shokai.server")

# Tables of one host that are not over.
MOST_TABLES = 30
# WebSockets of one address.
MOST_SOCKETS = 200
# Answers of text; their errors are JSON all the same.
PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
PAGE = Path(__file__).parent.parent / "page"


@dataclass
class House:
    """All that a running server consists of."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    minder: Minder | None
    compiler: Compiler
    announcements: Announcements | None
    connections: set[Connection]
    ready: bool = False
    addresses: tuple[str, ...] = ()
    sockets: Counter[str] = field(default_factory=Counter)
    # Whole games are played through one at a time, so that there is always time for everybody else.
    heavy: asyncio.Lock = field(default_factory=asyncio.Lock)

    def say_goodbye(self) -> None:
        """Tells everybody that the server stops; nobody else comes in."""
        self.ready = False
        for connection in self.connections:
            connection.say_goodbye("stopping")

    def say_goodbye_to(self, person: Person) -> None:
        """Ends the connections of somebody whose cookies are void."""
        for connection in self.connections:
            if connection.who.person == person.id:
                connection.say_goodbye("name-first")


async def open_house(settings: Settings) -> House:
    """Opens the database and starts what works in the background."""
    store = Store(settings.database)
    await store.open()
    secret = settings.secret or await store.shared("secret", new_seed() + new_seed())
    people = People(store, secret, settings.limits)
    hub = Hub(store, people, settings.limits)
    hub.scribe.start()
    if store.is_sqlite:
        # Nobody else works with this file, so nobody is thinking.
        await store.release_all()
    announcements = None
    if not store.is_sqlite:
        announcements = Announcements(hub)
        announcements.start()
    minder = None
    if settings.thinkers:
        minder = Minder(hub, Pool(settings.thinkers))
        minder.start()
    compiler = Compiler()
    if settings.compile and settings.thinkers:
        compiler.start()
    house = House(settings, store, people, hub, minder, compiler, announcements, set())
    hub.finished = lambda id: _rate_later(house)
    _rate_later(house)
    house.ready = True
    return house


async def close_house(house: House) -> None:
    """Says goodbye to everybody, writes what is to be written, and stops."""
    house.say_goodbye()
    if house.minder:
        await house.minder.stop()
    await house.compiler.stop()
    if house.announcements:
        await house.announcements.stop()
    await house.hub.scribe.stop()
    await house.store.close()


_LATER: set[asyncio.Task[None]] = set()


def _rate_later(house: House) -> None:
    async def rate_all() -> None:
        try:
            for id in await unrated(house.store):
                live = await house.hub.get(id)
                async with live.lock:
                    await rate(house.store, live.table)
        except Exception:
            log.exception("ratings could not be counted")

    task = asyncio.create_task(rate_all())
    _LATER.add(task)
    task.add_done_callback(_LATER.discard)


def make_app(house: House) -> Any:
    """The whole application, guarded."""
    errors: dict[int | str, dict[str, Any]] = {
        code: {"model": shapes.Problem} for code in (400, 401, 403, 404, 408, 409, 413, 421, 422, 429)
    }
    app = FastAPI(
        title="Shokai",
        version=__version__,
        summary="Two Japanese trading games on the web",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=errors,
        redirect_slashes=False,
    )
    app.state.house = house
    _add_errors(app)
    _add_operations(app)
    _add_people(app)
    _add_tables(app)
    _add_live(app)
    _add_page(app)
    private = is_of_this_machine(house.settings.host)
    return Guard(app, house.settings.limits, house.settings.origins, private)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _maybe(request: Request) -> Person | None:
    """Who asks, if they are known."""
    return await _identify(_house(request), request.headers.get("authorization"), request.cookies.get(COOKIE))


async def _identify(house: House, authorization: str | None, cookie: str | None) -> Person | None:
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        person = await house.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise refuse("name-first")
        return person
    return await house.people.by_cookie(cookie)


async def _person(person: Annotated[Person | None, Depends(_maybe)]) -> Person:
    if person is None:
        raise refuse("name-first")
    return person


TheHouse = Annotated[House, Depends(_house)]
Maybe = Annotated[Person | None, Depends(_maybe)]
Known = Annotated[Person, Depends(_person)]
TableId = Annotated[str, PathPart(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int | None, Query(ge=0, le=3)]


def _add_errors(app: FastAPI) -> None:
    def respond(what: Refusal | str) -> JSONResponse:
        told_problem = problem(what)
        REFUSED.labels(told_problem["code"]).inc()
        return JSONResponse(told_problem, status_of(told_problem["code"]))

    async def refused(_: Request, refusal: Exception) -> JSONResponse:
        assert isinstance(refusal, Refusal)
        return respond(refusal)

    async def invalid(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        where = [".".join(map(str, fault["loc"])) for fault in error.errors()]
        # Names of fields are told as they came, which may be no text at all.
        told_where = [place.encode("utf-8", "replace").decode()[:200] for place in where[:20]]
        return JSONResponse({**problem("bad-message"), "where": told_where}, 422)

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        codes = {404: "not-found", 405: "method-not-allowed", 408: "too-slow", 413: "too-large"}
        code = codes.get(error.status_code, "bad-message")
        return JSONResponse(problem(code), error.status_code, headers=error.headers)

    async def failed(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse(incident(error, "request failed", path=request.url.path), 500)

    app.add_exception_handler(Exception, failed)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


def _add_operations(app: FastAPI) -> None:
    @app.get("/api/health", tags=["operations"])
    async def health() -> dict[str, str]:
        """The process lives."""
        return {"state": "alive"}

    @app.get("/api/ready", tags=["operations"])
    async def ready(house: TheHouse, response: Response) -> dict[str, Any]:
        """The database answers, and people can play."""
        good = house.ready
        try:
            async with house.store.engine.connect() as connection:
                await connection.execute(sql("select 1"))
        except Exception:
            good = False
        response.status_code = 200 if good else 503
        return {"ready": good}

    @app.get("/metrics", tags=["operations"], response_class=Response, responses=PLAIN_TEXT)
    async def metrics(house: TheHouse, request: Request) -> Response:
        """Prometheus metrics, for this machine and for whoever has the token of the metrics."""
        token = house.settings.metrics_token
        here = request.client is not None and is_of_this_machine(request.client.host)
        given = request.headers.get("authorization", "")
        if not (hmac.compare_digest(given.encode(), f"Bearer {token}".encode()) if token else here):
            raise refuse("not-found")
        TABLES.set(house.hub.in_memory)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/about", tags=["operations"])
    async def about(house: TheHouse) -> shapes.About:
        """What this server has."""
        titles = {name: title_for(name) for name in TITLES}
        return shapes.About(
            version=__version__,
            games={
                name: shapes.GameAbout(
                    players=title.rules.PLAYERS,
                    options=list(title.options),
                    seat_names=list(title.seat_names),
                    sections=list(title.sections),
                )
                for name, title in titles.items()
            },
            levels=LEVELS,
            bots=[name for name, maker in BOTS.items() if not maker.free],
            languages=languages(),
            compiling=house.compiler.state,
            progress=house.compiler.progress,
            # For the code that phones in the same network read; nobody else needs to know our network.
            addresses=list(house.addresses) if house.settings.lan else [],
        )


def _add_people(app: FastAPI) -> None:
    def remember(house: House, request: Request, response: Response, person: Person) -> None:
        response.set_cookie(
            COOKIE,
            house.people.cookie_for(person),
            max_age=KEPT,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    @app.get("/api/me", tags=["people"])
    async def me(person: Maybe) -> shapes.PersonTold | None:
        """Who you are."""
        return shapes.PersonTold(**person.told()) if person else None

    @app.post("/api/me", tags=["people"])
    async def name_me(
        asked: shapes.NameAsked, house: TheHouse, person: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Gives you a name."""
        if person is None:
            person = await house.people.new_guest(asked.name)
            remember(house, request, response, person)
        else:
            person = await house.people.rename(person, asked.name)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/account", tags=["people"])
    async def account(
        asked: shapes.AccountAsked, house: TheHouse, person: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Makes an account of a guest."""
        person = person or await house.people.new_guest(asked.name)
        person = await house.people.make_account(person, asked.name, asked.password)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/enter", tags=["people"])
    async def enter(
        asked: shapes.AccountAsked, house: TheHouse, guest: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Enters an account; seats that you held as a guest come along."""
        person = await house.people.enter(asked.name, asked.password)
        if guest and not guest.account and guest.id != person.id:
            for row in await house.store.list_tables("mine", guest.id):
                await house.hub.take_over(row["id"], guest.id, person)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/password", tags=["people"])
    async def password(
        asked: shapes.PasswordAsked, house: TheHouse, person: Known, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Changes the password of your account; all other browsers have to enter again."""
        person = await house.people.change_password(person, asked.old, asked.new)
        house.say_goodbye_to(person)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/leave", tags=["people"])
    async def leave(
        house: TheHouse, person: Maybe, response: Response, asked: shapes.LeaveAsked | None = None
    ) -> dict[str, bool]:
        """Forgets the cookie: of this browser, or of all that you ever used."""
        if person and asked and asked.everywhere:
            await house.people.forget_cookies(person)
            house.say_goodbye_to(person)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return {"left": True}

    @app.get("/api/me/tokens", tags=["people"])
    async def tokens(house: TheHouse, person: Known) -> list[shapes.TokenTold]:
        """Your tokens, without what makes them work."""
        return [shapes.TokenTold(**token) for token in await house.people.tokens(person)]

    @app.post("/api/me/tokens", tags=["people"])
    async def new_token(asked: shapes.TokenAsked, house: TheHouse, person: Known) -> shapes.NewToken:
        """A token for a program; it is shown once."""
        return shapes.NewToken(**await house.people.new_token(person, asked.label))

    @app.delete("/api/me/tokens/{id}", tags=["people"])
    async def drop_token(id: TableId, house: TheHouse, person: Known) -> dict[str, bool]:
        """Makes a token void."""
        if not await house.people.drop_token(person, id):
            raise refuse("not-found")
        return {"dropped": True}


def _add_tables(app: FastAPI) -> None:
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
    async def look(id: TableId, house: TheHouse, person: Maybe, seat: SeatNumber = None) -> Response:
        """Everything that you may see."""
        live = await house.hub.get(id)
        await house.hub.check_look(live.table, person.id if person else None)
        async with live.lock:
            view = house.hub.view(live, _who(person, seat))
        return _as_is(view)

    @app.get("/api/tables/{id}/history/{step}", tags=["tables"], response_model=shapes.HistoryTold)
    async def history(
        id: TableId,
        step: Annotated[int, PathPart(ge=0, le=100_000)],
        house: TheHouse,
        person: Maybe,
        seat: SeatNumber = None,
    ) -> Response:
        """The game as you saw it after so many steps, and what led there."""
        live = await house.hub.get(id)
        await house.hub.check_look(live.table, person.id if person else None)
        return _as_is(await house.hub.history(live, _who(person, seat), step))

    @app.get("/api/tables/{id}/log", tags=["tables"], response_model=list[shapes.LogEntry])
    async def whole_log(
        id: TableId, house: TheHouse, person: Maybe, since: Annotated[int, Query(ge=0, le=100_000)] = 0
    ) -> Response:
        """The log from a step on."""
        live = await house.hub.get(id)
        await house.hub.check_look(live.table, person.id if person else None)
        async with house.heavy, live.lock:
            entries = await asyncio.to_thread(_whole_log, live.table, since)
        return _as_is(entries)

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
        return _as_is(await house.hub.act(id, _who(person, None), action))

    @app.post("/api/records/look", tags=["records"], response_model=shapes.RecordTold)
    async def look_at_record(asked: shapes.RecordAsked, house: TheHouse) -> Response:
        """A record's position after so many steps, with the log and everybody's points up to its end."""
        async with house.heavy:
            return _as_is(await asyncio.to_thread(_looked_at, asked))


def _as_is(view: Any) -> Response:
    """A response that is right by construction: its shape is for the documentation."""
    return Response(json.dumps(view, separators=(",", ":"), ensure_ascii=False), media_type="application/json")


def _who(person: Person | None, seat: int | None) -> Who:
    return Who(person.id, person.name, seat) if person else Who(None, "", None)


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
    id, seed, deal = new_id(), new_seed(), ""
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
        if any(seat.kind == "me" for seat in asked.seats):
            await house.hub.check_deal_of(other.deal, person.id)
        seed, deal = other.seed, other.deal
    return Terms(
        id=id, game=asked.game, options=options, players=asked.players, seats=tuple(seats), host=person.id, seed=seed,
        deal=deal or id, created=time.time(), public=asked.public, hurry=asked.hurry,
        clock=asked.clock.model_dump() if asked.clock else None, cards=asked.cards, record=asked.record,
        step=asked.step,
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
    there = match.at(step) if step < match.step else match
    curve = [list(there_points) for there_points in match.points_over_time()]
    return {
        "step": step,
        "steps": match.step,
        "game": there.view(seat),
        "log": log_entries(match, 0),
        "names": match.names,
        "options": option_words(match.title, match.options),
        "players": match.players,
        "over": match.over,
        "sheet": told(match.title.final_lines(match.state, match.names)) if match.over else [],
        "curve": curve,
        "movers": [None if s.seat == CHANCE else s.seat for s in match.steps],
    }


def _add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: TableId, seat: SeatNumber = None) -> None:
        house: House = socket.app.state.house
        address = address_of(socket.scope)
        try:
            if not house.ready:
                raise refuse("stopping")
            if house.settings.limits and house.sockets[address] >= MOST_SOCKETS:
                raise refuse("too-fast")
            person = await _identify(house, socket.headers.get("authorization"), socket.cookies.get(COOKIE))
            table = await house.hub.get(id)
            await house.hub.check_look(table.table, person.id if person else None)
        except Refusal as refusal:
            await socket.accept()
            await socket.send_text(json.dumps({"type": "bye", "why": problem(refusal)["code"]}))
            await socket.close(1008)
            return
        await socket.accept()
        connection = Connection(socket, house.hub, table, _who(person, seat), house.settings.limits)
        house.connections.add(connection)
        house.sockets[address] += 1
        try:
            await connection.run()
        finally:
            house.connections.discard(connection)
            house.sockets[address] -= 1
            if not house.sockets[address]:
                del house.sockets[address]


def _file_of_page(path: str) -> Path | None:
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name.
        return None


def _add_page(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """The page, whichever of its addresses was asked for."""
        if path.startswith(("api/", "metrics")):
            raise refuse("not-found")
        file = _file_of_page(path)
        if file:
            lasting = "assets/" in path
            return FileResponse(
                file, headers={"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
            )
        index = PAGE / "index.html"
        if "." in path.rsplit("/", 1)[-1] or not index.is_file():
            raise refuse("not-found" if index.is_file() else "no-page")
        return FileResponse(index, headers={"cache-control": "no-cache"})
