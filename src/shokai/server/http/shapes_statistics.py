"""The shapes of statistics and of the opening explorer, for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path as PathPart
from fastapi import Query
from pydantic import BaseModel, StringConstraints

from shokai.server.tables.view_types import SayTold

# Whose games: your own, those of people or of everybody with bots at public tables, or those that come with the game.
Whose = Literal["mine", "people", "all", "masters"]
GameName = Annotated[str, PathPart(max_length=40, pattern=r"^[a-z0-9_-]+$")]
# 0: as many as most of the games had.
Players = Annotated[int, Query(ge=0, le=4)]
MOST_MOVES = 40
Line = Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Query(max_length=MOST_MOVES)]


class MastersTold(BaseModel):
    """The same among masters: the share of those who chose it, and what they won of it."""

    share: float
    wins: float


class CountTold(BaseModel):
    """One of several things: how many seats had it, their share of all, and what came of it on average."""

    key: str
    name: SayTold | None
    games: int
    share: float
    wins: float
    points: float | None
    place: float | None
    masters: MastersTold | None = None


class CountsTold(BaseModel):
    """A chart: `seats`, `players`, `strategies`, or a choice that a game tells of, such as `first-area`."""

    id: str
    rows: list[CountTold]


class SourceTold(BaseModel):
    """Where points come from: on average, of those who won, and of masters who won."""

    key: str
    name: SayTold | None
    points: float | None
    winners: float | None
    masters: float | None


class TimedTold(BaseModel):
    """A game of your own, or a month of everybody's."""

    at: float
    games: int
    wins: float
    points: float
    place: float


class StatisticsTold(BaseModel):
    game: str
    whose: Whose
    # The number of players that is told of; 0 where there are no games.
    players: int
    # Seats that are counted, over all numbers of players; games that are over and still to be read, 100 at most.
    games: int
    waiting: int
    total: CountTold | None
    charts: list[CountsTold]
    sources: list[SourceTold]
    curve: list[TimedTold]


class OpeningTold(BaseModel):
    """A move after a line of a player's own moves; `table` and `step` are a game in which it was played."""

    move: str
    games: int
    share: float
    wins: float
    points: float
    place: float
    table: str | None
    step: int | None
    # How often masters play it there, and how often they win with it; null where they do not.
    masters: MastersTold | None


class OpeningsTold(BaseModel):
    game: str
    whose: Whose
    # The number of players; 0 is any.
    players: int
    after: list[str]
    games: int
    waiting: int
    rows: list[OpeningTold]
