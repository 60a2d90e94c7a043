"""Requests for hints: what a bot would do in one's seat."""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated, Literal

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel, Field

from shokai.server.house import House
from shokai.server.http.asking import Maybe, TableId, TheHouse, as_is, who_is
from shokai.server.http.channels import in_database
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import Strict
from shokai.server.storage.practice import note_hint
from shokai.server.tables.deciding import Who
from shokai.server.tables.hinting import check_hint, hint_job
from shokai.server.tables.view_types import SayTold
from shokai.server.tables.words import refuse

# Hints that are kept for who asks again in the same situation.
KEPT = 500


class HintAsked(Strict):
    """A hint in the situation `at`."""

    at: Annotated[int, Field(ge=0, le=2**53)]


class ReasonTold(BaseModel):
    kind: Literal["brings", "prepares", "prevents", "keeps", "mind"]
    said: SayTold


class ChoiceTold(BaseModel):
    """A move, the own moves that would follow in the same turn, why, and how good it is."""

    move: int
    text: str
    plan: list[str]
    reasons: list[ReasonTold]
    # The share of the win after it with its standard error, and what it brings less than the first choice; null where
    # no network can tell. `sure` says whether the loss stands out from chance.
    chance: float | None
    error: float | None
    loss: float | None
    points_lost: float | None
    sure: bool


class HintTold(BaseModel):
    """The first choice, and up to two others, in the situation `at`."""

    at: int
    seat: int
    choices: list[ChoiceTold]


class Hints:
    """The hints that were found last, by table, situation and seat: who asks again costs nothing."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()

    def get(self, id: str, at: int, seat: int) -> bytes | None:
        return self._found.get((id, at, seat))

    def keep(self, id: str, at: int, seat: int, found: bytes) -> None:
        self._found[id, at, seat] = found
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


def add_hints(app: FastAPI) -> None:
    hints = Hints()

    @app.post("/api/tables/{id}/hint", tags=["tables"], response_model=HintTold)
    async def hint(id: TableId, asked: HintAsked, house: TheHouse, person: Maybe, request: Request) -> Response:
        """What a strong bot would do in your place, from what you know. Nobody else hears of it."""
        who = who_is(person, None, address=address_of(request.scope))
        return as_is(await _hint(house, hints, id, who, asked.at))


async def _hint(house: House, hints: Hints, id: str, who: Who, at: int) -> bytes:
    live = await house.hub.get(id)
    await house.hub.deals.check_ask(live, who.person)
    async with live.lock:
        seat = check_hint(live.table, who, at)
        found = hints.get(id, at, seat)
        job = {} if found else hint_job(live.table, seat)
    if found:
        await in_database(house, note_hint, id, str(who.person))
        return found
    if not house.settings.thinkers:
        raise refuse("hint-nobody")
    if not house.hub.quotas.may_have_hint(who):
        raise refuse("too-fast")
    choices = await house.coach.ask(str(who.person), "hint", job)
    # Before it is told: who has seen one has had it.
    await in_database(house, note_hint, id, str(who.person))
    told = b'{"at":%d,"seat":%d,"choices":%s}' % (at, seat, choices)
    hints.keep(id, at, seat, told)
    return told
