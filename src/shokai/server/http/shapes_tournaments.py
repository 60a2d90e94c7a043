"""The shapes of tournaments, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from shokai.server.club.running import MOST_PLAYERS, MOST_ROUNDS
from shokai.server.http.shapes import ClockAsked, Short, Strict

LONGEST_NAME = 60


class TournamentAsked(Strict):
    """A tournament to hold; see docs/reference/api.md."""

    name: Annotated[str, StringConstraints(max_length=200)]
    game: Short
    options: Short = ""
    players: Annotated[int, Field(ge=2, le=4)] = 2
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 3
    clock: ClockAsked | None = None
    rated: bool = False
    # Whether all tables of a round have the same deal.
    duplicate: bool = False
    # The bot for seats that nobody has; null lets people sit out.
    bot: Short | None = "clerk"
    public: bool = True
    # Whether the next round begins by itself when all tables are over.
    auto: bool = False


class RuleAsked(Strict):
    """How a table of this round came out, as the host says: a place for each seat."""

    number: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    places: Annotated[list[Annotated[int, Field(ge=1, le=4)]], Field(min_length=2, max_length=4)]


class ReplaceAsked(Strict):
    """The seat of somebody who does not come, at a table of this round."""

    number: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    seat: Annotated[int, Field(ge=0, le=3)]


class DropAsked(Strict):
    name: Short


class NewTournament(BaseModel):
    id: str


class TournamentListed(BaseModel):
    id: str
    name: str
    host: str
    game: str
    options: str
    players: int
    rounds: int
    round: int
    clock: ClockAsked | None
    rated: bool
    duplicate: bool
    bot: str | None
    public: bool
    auto: bool
    state: Literal["open", "running", "over"]
    created: float
    updated: float
    # How many take part.
    people: int


class StandingTold(BaseModel):
    """How somebody stands: equal scores are decided by those of their opponents; then, unless deals are compared, by
    first places and by points."""

    place: int
    name: str
    score: float
    opponents: float
    firsts: int
    points: int
    games: int
    gone: bool
    # Whether the host has dropped them: then they cannot join again by themselves.
    dropped: bool
    you: bool


class TournamentSeat(BaseModel):
    name: str
    bot: bool
    you: bool
    place: int | None
    points: int | None
    score: float | None
    # Whether a bot played to the end for somebody who did not come back: they are behind all others.
    by_bot: bool


class TournamentTable(BaseModel):
    """A table of a round. `number` 0 is those who sit out."""

    round: int
    number: int
    # None where there is none (any more).
    table: str | None
    state: Literal["playing", "over", "closed", "out", "gone"]
    # Whether the host said how it came out.
    ruled: bool
    seats: list[TournamentSeat]


class TournamentTold(TournamentListed):
    """Everything about a tournament."""

    yours: bool
    joined: bool
    # What you can do: `join`, `leave`, `begin`, `rule`, `replace`, `drop`, `end`.
    can: list[str]
    # Your table of this round, while you play there.
    table: str | None
    # Tables of this round that are not over.
    waits: int
    standings: list[StandingTold]
    tables: list[TournamentTable]
