"""Requests for reviews: how everybody played a game that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, Response
from pydantic import BaseModel

from shokai.coach.moments import moment_read
from shokai.coach.review import TURNING, seat_as_dict, seats_of
from shokai.server.house import House
from shokai.server.http.asking import AddressTurn, Known, Maybe, TableId, TheHouse, as_is, who_is
from shokai.server.http.buckets import Buckets
from shokai.server.http.guard import address_of
from shokai.server.http.hints import ReasonTold
from shokai.server.live import past
from shokai.server.live.memory import Live, bare
from shokai.server.reviewing import ELSEWHERE, Making
from shokai.server.storage.reviewing import Kept, kept_review, note_review
from shokai.server.tables.words import refuse, understood

# Seconds that a question waits for something new.
WAITS = 20.0
# Answers with many moments, which take long to read and to write, to one address: so many a second, so many at once.
LONG, LONG_PER_SECOND, LONG_AT_ONCE = 50, 0.5, 20


class OutlookTold(BaseModel):
    """What each seat may expect: its share of the win, and its final points."""

    wins: list[float]
    points: list[float]


class DecisionTold(BaseModel):
    """What was played and what was better, from what the seat knew; see docs/guide/coach.md."""

    played: str
    best: str
    # What the same search would have played with all cards open.
    seeing: str
    # Everybody's outlook with the best move, and with the one that was played.
    before: OutlookTold
    after: OutlookTold
    loss: float
    points_lost: float
    error: float
    mistake: bool
    why: list[ReasonTold]


class MomentTold(OutlookTold):
    """After so many steps: everybody's outlook, who moved (null after a draw), and how good that was."""

    step: int
    seat: int | None
    decision: DecisionTold | None
    # The round of that step, where the game has rounds; missing in reviews by an earlier version.
    round: int | None = None


class PartsTold(BaseModel):
    """An amount in chances of winning and in points."""

    chance: float
    points: float


class WorstTold(BaseModel):
    """The round that cost a seat most: its number, the points, and whether they are most of all that was lost."""

    round: int
    points: float
    most: bool


class SeatReviewTold(BaseModel):
    """How a seat played."""

    name: str
    accuracy: float
    lost: PartsTold
    luck: PartsTold
    start: float
    result: float
    without_luck: float
    worst: WorstTold | None


class ReviewTold(BaseModel):
    """A review as far as it is made: all moments after the first `since`."""

    # `none`: nobody has asked for it; `paused`: it goes on when somebody asks for it.
    state: Literal["none", "waiting", "working", "paused", "done"]
    # Reviews that are made before it.
    ahead: int
    # How many steps of the game are reviewed, and how many there are.
    reached: int
    steps: int
    game: str
    names: list[str]
    # A change of somebody's chances from which a moment is a turning point.
    turning: float
    since: int
    moments: list[MomentTold]
    # When it is done.
    seats: list[SeatReviewTold] | None


Since = Annotated[int, Query(ge=0, le=100_000)]
# How closely it looks: see docs/guide/coach.md.
HowDeep = Annotated[Literal["normal", "deep"], Query()]


def add_reviews(app: FastAPI) -> None:
    long_ones = Buckets(LONG_PER_SECOND, LONG_AT_ONCE)

    def check_long(house: House, request: Request) -> None:
        if house.settings.limits and not long_ones.take(address_of(request.scope)):
            raise refuse("too-fast")

    @app.post("/api/tables/{id}/review", tags=["tables"], response_model=ReviewTold)
    async def begin(
        id: TableId, house: TheHouse, person: Known, turn: AddressTurn, request: Request, depth: HowDeep = "normal"
    ) -> Response:
        """Has a finished game reviewed; whoever asks for the same game and depth gets the same review."""
        live = await _live(house, id, person.id)
        making, kept = house.reviews.of(id, depth), None
        if making is None:
            kept = await kept_review(house.store, id, depth)
            if kept is None or not kept.done:
                if not house.settings.thinkers:
                    raise refuse("review-nobody")
                address = address_of(request.scope) if house.settings.limits else ""
                house.reviews.check_one_more(person.id, address)
                if not house.hub.quotas.may_have_review(who_is(person, None, address=address_of(request.scope))):
                    raise refuse("too-fast")
                await note_review(house.store, id, depth)
                record = await past.record_of(house.hub.workroom, turn, house.store, live)
                # Others may have come meanwhile.
                if house.reviews.of(id, depth) is None:
                    house.reviews.check_one_more(person.id, address)
                game = live.table.terms.game
                making = house.reviews.begin(id, game, record.decode(), person.id, kept, address, depth)
        return as_is(_told(house, live, making, making.kept if making else kept, 0))

    @app.get("/api/tables/{id}/review", tags=["tables"], response_model=ReviewTold)
    async def look(
        id: TableId,
        house: TheHouse,
        person: Maybe,
        request: Request,
        since: Since = 0,
        wait: Annotated[bool, Query()] = False,
        depth: HowDeep = "normal",
    ) -> Response:
        """What there is of a review beyond the first moments; with `wait`, as soon as there is more."""
        live = await _live(house, id, person.id if person else None)
        making = house.reviews.of(id, depth)
        if making is None:
            kept = await kept_review(house.store, id, depth)
            if wait and kept and kept.going_on and len(kept.moments) <= since:
                # Another process makes it: whoever follows it asks again and again.
                await asyncio.sleep(ELSEWHERE)
                kept = await kept_review(house.store, id, depth)
            if kept and (kept.done or len(kept.moments) - since > LONG):
                check_long(house, request)
            return as_is(_told(house, live, None, kept, since))
        if wait:
            await house.reviews.wait(making, since, WAITS)
        if making.refusal:
            raise bare(making.refusal)
        if len(making.kept.moments) - since > LONG or making.kept.done:
            check_long(house, request)
        return as_is(_told(house, live, making, making.kept, since))


async def _live(house: House, id: str, person: str | None) -> Live:
    """A table whose game is over and may be looked at; raises Refusal."""
    live = await house.hub.get(id)
    await house.hub.check_look(live, person)
    await past.check_reviewed(house.store, live)
    return live


def _told(house: House, live: Live, making: Making | None, kept: Kept | None, since: int) -> dict[str, Any]:
    kept = kept or Kept()
    table, ahead = live.table, 0
    state = "done" if kept.done else "working" if kept.going_on else "paused" if kept.moments else "none"
    if making and not kept.done and house.reviews.of(*making.key) is making:
        ahead = house.reviews.ahead_of(making)
        state = "waiting" if ahead else "working"
    return {
        "state": state,
        "ahead": ahead,
        "reached": kept.reached,
        "steps": len(table.steps),
        "game": table.terms.game,
        "names": list(table.names),
        "turning": TURNING,
        "since": since,
        "moments": kept.moments[since:],
        "seats": _seats(kept.moments, table.names) if kept.done else None,
    }


def _seats(moments: Sequence[dict[str, Any]], names: Sequence[str]) -> list[dict[str, Any]]:
    return [seat_as_dict(seat) for seat in seats_of(names, [moment_read(moment, understood) for moment in moments])]
