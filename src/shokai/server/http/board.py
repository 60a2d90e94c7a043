"""Requests of the analysis board: records and positions that people bring along, explored by the rules.

Nothing is stored. The page holds the record and sends it with each request; the workroom plays it through, and the
coach, below the games, says what a position is worth.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

from fastapi import FastAPI, Request, Response

from shokai.server.house import House
from shokai.server.http import shapes_board as shapes
from shokai.server.http.asking import AddressTurn, Known, TheHouse, as_is, who_is
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import Strict
from shokai.server.tables.deciding import Who
from shokai.server.tables.words import refuse

# Values that are kept for whoever looks at the same position again.
KEPT = 500
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


class Found:
    """The values that were found last, by what was known in the position."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        return self._found.get(key)

    def keep(self, key: str, values: bytes) -> None:
        self._found[key] = values
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


def add_board(app: FastAPI) -> None:
    found = Found()

    async def work(house: House, request: Request, kind: str, turn: str, asked: Strict) -> bytes:
        house.hub.quotas.check_board(address_of(request.scope))
        return await house.hub.workroom.do(kind, turn, asked.model_dump())

    @app.post("/api/board", tags=["board"], response_model=shapes.StudyTold)
    async def look(asked: shapes.StudyAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """A record with its variations: one step in it, and what can be seen from there."""
        return as_is(await work(house, request, "study", turn, asked))

    @app.post("/api/board/begin", tags=["board"], response_model=shapes.RecordMade)
    async def begin(asked: shapes.BeginAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """The record of a fresh game, or of one that begins with a position."""
        return as_is(await work(house, request, "study-begin", turn, asked))

    @app.post("/api/board/move", tags=["board"], response_model=shapes.MoveTold)
    async def about_move(asked: shapes.MoveAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """Why a move is not possible, or what it would bring about."""
        return as_is(await work(house, request, "study-move", turn, asked))

    @app.post("/api/board/position", tags=["board"], response_model=shapes.PositionTold)
    async def position(asked: shapes.PositionAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """A position to change, with its form."""
        return as_is(await work(house, request, "study-position", turn, asked))

    @app.post("/api/board/check", tags=["board"], response_model=shapes.CheckTold)
    async def check(asked: shapes.CheckAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """Whether a position can be, by the rules."""
        return as_is(await work(house, request, "study-check", turn, asked))

    @app.post("/api/board/picture", tags=["board"], response_class=Response, responses=PICTURE)
    async def picture(asked: shapes.PictureAsked, house: TheHouse, turn: AddressTurn, request: Request) -> Response:
        """The table as a picture."""
        return Response(await work(house, request, "study-picture", turn, asked), media_type="image/svg+xml")

    @app.post("/api/board/values", tags=["board"], response_model=shapes.ValuesTold)
    async def values(
        asked: shapes.PlaceAsked, house: TheHouse, person: Known, turn: AddressTurn, request: Request
    ) -> Response:
        """Everybody's chances, and the best moves, from what whoever has to decide can know.

        Who asks again before the answer is there gets only the newer one.
        """
        who = who_is(person, None, address=address_of(request.scope))
        if not house.settings.thinkers:
            raise refuse("values-nobody")
        await _check_values(house, person.id)
        told = json.loads(await work(house, request, "study-known", turn, asked))
        return as_is(found.get(told["key"]) or await _found_out(house, found, who, told))


async def _found_out(house: House, found: Found, who: Who, told: dict[str, object]) -> bytes:
    if not house.hub.quotas.may_have_values(who):
        raise refuse("too-fast")
    job = told["job"]
    assert isinstance(job, dict)
    values = await house.coach.ask_newest(f"board {who.person}", "values", job)
    found.keep(str(told["key"]), values)
    return values


async def _check_values(house: House, person: str) -> None:
    """Refuses whoever plays in a game in which nobody may ask a machine: one that is rated, of the day, or of a
    tournament, or one with others for which its host has switched hints off."""
    running = await house.store.running_of(person)
    if any(table.get(what) for table in running for what in ("rated", "daily", "tournament")):
        raise refuse("values-rated")
    for table in running:
        if table.get("hints") is False and any(seat["person"] not in (None, person) for seat in table["seats"]):
            raise refuse("values-no-hints")
