"""Requests about planned moves. Only whoever has the seat sees its plan, or that there is one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import FastAPI, Request, Response
from fastapi import Path as PathPart
from pydantic import BaseModel, Field, StringConstraints

from shokai.server.house import House
from shokai.server.http.asking import Known, TableId, TheHouse, as_is, who_is
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import Strict
from shokai.server.http.shapes_board import MoveTold
from shokai.server.live.following import keep, withdraw
from shokai.server.live.preparing import prepare
from shokai.server.people.person import Person
from shokai.server.storage.plans import plans_at
from shokai.server.tables.deciding import own_chair
from shokai.server.tables.planning import (
    LONGEST_MOVE,
    MOST_MOVES,
    Plan,
    about_move,
    answers_told,
    check_planner,
    foreseen,
)
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.view_types import GameView, SayTold
from shokai.server.tables.words import refuse

SeatPart = Annotated[int, PathPart(ge=0, le=3)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_MOVE)]
Moves = Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
Key = Annotated[str, StringConstraints(max_length=40)]


class PlanAsked(Strict):
    # Moves in their order, as in a record.
    moves: Moves = Field(default_factory=list)
    # Answers by what is asked, as the plan tells them: `insure R`.
    answers: dict[Key, Moves] = Field(default_factory=dict, max_length=8)
    # Whether the moves are to be made even if something was revealed since.
    even_so: bool = False


class LookAsked(Strict):
    moves: Moves = Field(default_factory=list)


class PlannedMoveAsked(LookAsked):
    """A move that could follow planned ones."""

    about: Literal["why", "preview"]
    move: Annotated[str, StringConstraints(min_length=1, max_length=2 * LONGEST_MOVE)]


class AnswerTold(BaseModel):
    moves: list[str]
    said: SayTold


class QuestionTold(BaseModel):
    """Something that you may be asked in the turns of others, and the answers that you could give."""

    key: str
    said: SayTold
    options: list[AnswerTold]


class PlanTold(BaseModel):
    moves: list[str]
    answers: dict[str, list[str]]
    even_so: bool
    # What became of it.
    note: SayTold | None
    questions: list[QuestionTold]


class Foreseen(BaseModel):
    """The table as you would see it if it were your turn now and you had made these moves; None where that is all."""

    game: GameView | None
    question: SayTold | None
    said: list[SayTold]
    ends: bool


def add_plans(app: FastAPI) -> None:
    async def told(house: House, table: Table, seat: int) -> dict[str, Any]:
        async with house.store.engine.connect() as connection:
            plan = (await connection.run_sync(plans_at, table.terms.id)).get(seat)
        if plan is None or plan.person != table.chairs[seat].person:
            plan = Plan(seat, "", 0)
        questions = answers_told(table, seat) if table.state == PLAYING else []
        told = plan.data()
        # How it was made sure that it is still for this game is nobody's concern.
        del told["past"]
        return {**told, "questions": questions}

    def check_pace(house: House, person: Person, request: Request) -> None:
        """Plans, and questions about them, are counted with the messages at tables: they are worked out on the spot."""
        if not house.hub.quotas.may_speak(who_is(person, None, address=address_of(request.scope))):
            raise refuse("too-fast")

    async def kept(house: House, id: str, person: Person, seat: int, plan: Plan) -> Response:
        live = await house.hub.get(id)
        async with live.lock:
            await prepare(live.table, house.store, house.hub.workroom)
            await keep(house.hub, live, who_is(person, seat), plan)
            return as_is(await told(house, live.table, seat))

    @app.get("/api/tables/{id}/plan/{seat}", tags=["tables"], response_model=PlanTold)
    async def own_plan(id: TableId, seat: SeatPart, house: TheHouse, person: Known) -> Response:
        """What you have planned, what became of it, and what you may be asked in the turns of others."""
        live = await house.hub.get(id)
        async with live.lock:
            await prepare(live.table, house.store, house.hub.workroom)
            own_chair(live.table, who_is(person, seat), seat)
            return as_is(await told(house, live.table, seat))

    @app.post("/api/tables/{id}/plan/{seat}", tags=["tables"], response_model=PlanTold)
    async def set_plan(
        id: TableId, seat: SeatPart, asked: PlanAsked, house: TheHouse, person: Known, request: Request
    ) -> Response:
        """Plans moves for your next turn, and answers. They take the place of what was planned before."""
        answers = {key: tuple(moves) for key, moves in asked.answers.items()}
        plan = Plan(seat, person.id, 0, tuple(asked.moves), answers, asked.even_so)
        check_pace(house, person, request)
        return await kept(house, id, person, seat, plan)

    @app.delete("/api/tables/{id}/plan/{seat}", tags=["tables"], response_model=PlanTold)
    async def drop_plan(id: TableId, seat: SeatPart, house: TheHouse, person: Known, request: Request) -> Response:
        """Withdraws a plan, or the note about what became of it."""
        check_pace(house, person, request)
        live = await house.hub.get(id)
        async with live.lock:
            await prepare(live.table, house.store, house.hub.workroom)
            own_chair(live.table, who_is(person, seat), seat)
            await withdraw(house.hub, live, seat)
            return as_is(await told(house, live.table, seat))

    @app.post("/api/tables/{id}/plan/{seat}/look", tags=["tables"], response_model=Foreseen)
    async def foresee(
        id: TableId, seat: SeatPart, asked: LookAsked, house: TheHouse, person: Known, request: Request
    ) -> Response:
        """What you could do if it were your turn now and you had made these moves."""
        check_pace(house, person, request)
        live = await house.hub.get(id)
        await house.hub.deals.check_ask(live, person.id)
        async with live.lock:
            await prepare(live.table, house.store, house.hub.workroom)
            check_planner(live.table, who_is(person, seat), seat)
            return as_is(foreseen(live.table, seat, asked.moves))

    @app.post("/api/tables/{id}/plan/{seat}/move", tags=["tables"], response_model=MoveTold)
    async def about_planned(
        id: TableId, seat: SeatPart, asked: PlannedMoveAsked, house: TheHouse, person: Known, request: Request
    ) -> Response:
        """Why a move after planned ones would not be possible, or what it would bring about."""
        check_pace(house, person, request)
        live = await house.hub.get(id)
        await house.hub.deals.check_ask(live, person.id)
        async with live.lock:
            await prepare(live.table, house.store, house.hub.workroom)
            check_planner(live.table, who_is(person, seat), seat)
            return as_is(about_move(live.table, seat, asked.moves, asked.about, asked.move))
