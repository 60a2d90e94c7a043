"""The web application: errors, operations, the page; what people ask for is in `people` and `tables`."""

from __future__ import annotations

import asyncio
import hmac
import json
from functools import cached_property
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from shokai._version import __version__
from shokai.bots import BOTS, LEVELS
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.server.house import House
from shokai.server.http import shapes
from shokai.server.http.admin import add_admin, limit_told
from shokai.server.http.asking import PLAIN_TEXT, TheHouse, as_is
from shokai.server.http.board import add_board
from shokai.server.http.channels import add_channels
from shokai.server.http.daily import add_daily
from shokai.server.http.forgotten import add_forgotten
from shokai.server.http.friends import add_friends
from shokai.server.http.further import texts_of_further_games
from shokai.server.http.guard import Guard, is_of_this_machine
from shokai.server.http.hints import add_hints
from shokai.server.http.home import add_home
from shokai.server.http.hours import add_hours
from shokai.server.http.lessons import add_lessons
from shokai.server.http.messages import document
from shokai.server.http.page import add_page
from shokai.server.http.people import add_people
from shokai.server.http.plans import add_plans
from shokai.server.http.problems import incident, problem, status_of
from shokai.server.http.puzzles import add_puzzles
from shokai.server.http.ratings import add_ratings
from shokai.server.http.reviews import add_reviews
from shokai.server.http.statistics import add_statistics
from shokai.server.http.tables import add_live, add_tables
from shokai.server.http.tournaments import add_tournaments
from shokai.server.metrics import REFUSED, TABLES
from shokai.server.operators.rules import INVITED
from shokai.server.tables.game_views import with_descriptions
from shokai.server.tables.words import refuse
from shokai.texts import Refusal, languages


class Described(FastAPI):
    """An application whose document says what is in the views of the games."""

    @cached_property
    def document(self) -> bytes:
        """The document as it is sent. To write it takes as long as ten other requests."""
        return json.dumps(self.openapi(), separators=(",", ":"), ensure_ascii=False).encode()

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            parts = super().openapi()["components"]
            parts["schemas"] = with_descriptions(parts["schemas"])
        return super().openapi()


def make_app(house: House) -> Any:
    """The whole application, guarded."""
    # By name but for one: FastAPI would build a model of its own for each error of each route, which takes as long as
    # all the rest of a server's start.
    named = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    errors: dict[int | str, dict[str, Any]] = {400: {"model": shapes.Problem}}
    errors |= dict.fromkeys((401, 403, 404, 408, 409, 413, 421, 422, 429, 503), named)
    app = Described(
        title="Shokai",
        version=__version__,
        summary="Two Japanese trading games on the web",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        responses=errors,
        redirect_slashes=False,
    )
    app.state.house = house
    _add_errors(app)
    _add_operations(app)
    add_people(app)
    add_channels(app)
    add_forgotten(app)
    add_friends(app)
    add_hours(app)
    add_tables(app)
    add_hints(app)
    add_plans(app)
    add_reviews(app)
    add_board(app)
    add_home(app)
    add_ratings(app)
    add_lessons(app)
    add_daily(app)
    add_puzzles(app)
    add_statistics(app)
    add_tournaments(app)
    add_live(app)
    add_admin(app)
    add_page(app)
    private = is_of_this_machine(house.settings.host)
    guard = Guard(app, house.settings.limits, house.settings.origins, private, house.desk.gate)
    limit_told(house, guard.buckets)
    return guard


def _add_errors(app: FastAPI) -> None:
    def respond(what: Refusal | str) -> JSONResponse:
        told_problem = problem(what)
        REFUSED.labels(told_problem["code"]).inc()
        status = status_of(told_problem["code"])
        return JSONResponse(told_problem, status, headers={"retry-after": "10"} if status in (429, 503) else None)

    async def refused(_: Request, refusal: Exception) -> JSONResponse:
        assert isinstance(refusal, Refusal)
        return respond(refusal)

    async def invalid(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        where = [".".join(map(str, fault["loc"])) for fault in error.errors()]
        # Names of fields are told as they came, which may be no text at all.
        told_where = [place.encode("utf-8", "replace").decode()[:200] for place in where[:20]]
        REFUSED.labels("bad-message").inc()
        return JSONResponse({**problem("bad-message"), "where": told_where}, 422)

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        codes = {404: "not-found", 405: "method-not-allowed", 408: "too-slow", 413: "too-large"}
        code = codes.get(error.status_code, "bad-message")
        REFUSED.labels(code).inc()
        return JSONResponse(problem(code), error.status_code, headers=error.headers)

    async def failed(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse(incident(error, "request failed", path=request.url.path), 500)

    app.add_exception_handler(Exception, failed)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


def _add_operations(app: Described) -> None:
    # One at a time: what was written once is there for the next.
    writing = asyncio.Lock()

    @app.get("/api/health", tags=["operations"])
    async def health() -> dict[str, str]:
        """The process is alive."""
        return {"state": "alive"}

    @app.get("/api/ready", tags=["operations"])
    async def ready(house: TheHouse, response: Response) -> dict[str, Any]:
        """The database accepts writes, and people can play."""
        good = house.ready and await house.readiness.can_write()
        response.status_code = 200 if good else 503
        return {"ready": good}

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        """All requests, as OpenAPI."""
        # Beside the games: the first time it takes half a second and more.
        async with writing:
            return as_is(await asyncio.to_thread(lambda: app.document))

    @app.get("/api/messages.json", tags=["operations"])
    async def messages() -> dict[str, Any]:
        """The WebSocket messages as JSON Schema."""
        async with writing:
            return await asyncio.to_thread(document)

    @app.get("/metrics", tags=["operations"], response_class=Response, responses=PLAIN_TEXT)
    async def metrics(house: TheHouse, request: Request) -> Response:
        """Prometheus metrics, for this machine or with the metrics token."""
        token = house.settings.metrics_token
        here = request.client is not None and is_of_this_machine(request.client.host)
        given = request.headers.get("authorization", "")
        if not (hmac.compare_digest(given.encode(), f"Bearer {token}".encode()) if token else here):
            raise refuse("not-found")
        TABLES.set(house.hub.in_memory)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/texts/{language}", tags=["operations"], response_class=Response, responses=PLAIN_TEXT)
    async def texts(language: str) -> PlainTextResponse:
        """The page's texts for games that it was not built with, as Fluent source."""
        if language not in languages():
            raise refuse("not-found")
        return PlainTextResponse(texts_of_further_games(language))

    @app.get("/api/about", tags=["operations"])
    async def about(house: TheHouse) -> shapes.About:
        """What this server offers."""
        games = {name: game_for(name) for name in GAMES}
        return shapes.About(
            version=__version__,
            games={
                name: shapes.GameAbout(
                    players=game.rules.PLAYERS,
                    options=list(game.options),
                    seat_names=list(game.seat_names),
                    sections=list(game.sections),
                )
                for name, game in games.items()
            },
            levels=LEVELS,
            bots=[name for name, maker in BOTS.items() if not maker.free],
            languages=languages(),
            compiling=house.compiler.state,
            progress=house.compiler.progress,
            # For the code that phones in the same network read; nobody else needs to know our network.
            addresses=list(house.addresses) if house.settings.lan else [],
            registration="invited" if house.desk.rules.registration == INVITED else "open",
            announcement=house.desk.rules.announcement,
            mail=house.sender.mailer is not None,
        )
