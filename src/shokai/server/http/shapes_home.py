"""The shapes of the home page and of profiles, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from shokai.server.http.shapes import TableListed
from shokai.server.http.shapes_friends import FriendsTold
from shokai.server.tables.view_types import SayTold


class SeatResult(BaseModel):
    name: str
    bot: str | None
    place: int
    points: int
    # Whether a bot played a person's seat to the end.
    by_bot: bool


class GameTold(BaseModel):
    """How a game ended, seen from one seat."""

    # None when the table was cleared away.
    id: str | None
    game: str
    players: int
    finished: float
    seat: int
    # Of the rating, in points; None where the game did not count.
    change: int | None
    seats: list[SeatResult]
    # Whether you played there and can ask the others for another game.
    again: bool = False


class FinishedTold(BaseModel):
    table: TableListed
    # None for a table that was closed.
    game: GameTold | None


class HomeTold(BaseModel):
    running: list[TableListed]
    more_running: int
    finished: list[FinishedTold]
    games: int
    away: float | None
    # None for guests.
    friends: FriendsTold | None
    open: list[TableListed]
    more_open: bool
    live: list[TableListed]
    more_live: bool


class NewsOfTable(BaseModel):
    table: TableListed
    lines: list[SayTold]
    left_out: int
    step: int | None


class NewsTold(BaseModel):
    since: float | None
    tables: list[NewsOfTable]
    more: int


class RatingTold(BaseModel):
    """A rating among people: as OpenSkill has it, and in points, give or take `margin`."""

    game: str
    mu: float
    sigma: float
    rating: int
    margin: int


class RatingPoint(RatingTold):
    at: float


class ResultsTold(BaseModel):
    game: str
    players: int
    games: int
    places: list[int]
    average: float
    best: int


class AgainstTold(BaseModel):
    games: int
    ahead: int


class OpponentTold(AgainstTold):
    name: str
    account: bool


class PracticeTold(BaseModel):
    """How well somebody plays against bots, apart from their rating among people, and by how many games."""

    game: str
    rating: int
    margin: int
    games: int


class LevelTold(BaseModel):
    """How strong a level of the bots is in a game with so many players, on the scale of people's ratings."""

    game: str
    players: int
    bot: str
    rating: int
    margin: int
    # Games that have moved it from where the arena has it.
    games: int
    # How often somebody is expected to come first against such bots alone; None where nothing is known of them.
    share: float | None


class FavouriteTold(BaseModel):
    """How somebody likes to begin a game: which choice it is of which chart of the statistics, in words, and which
    share of their last games began so and was won."""

    game: str
    chart: str
    key: str
    name: SayTold
    games: int
    share: float
    wins: float


class RungTold(BaseModel):
    """Somebody, or a level of the bots, on the ladder of a game."""

    # One of the two.
    name: str | None
    bot: str | None
    rating: int
    margin: int
    # Rated games with this number of players; of a level, games that have moved it.
    games: int
    you: bool


class PlaceTold(BaseModel):
    """Somebody's place in a game among those who show themselves to everybody and have a rating."""

    game: str
    place: int
    # Of how many, with them.
    of: int


class LadderTold(BaseModel):
    """People and bots on one scale, the strongest first: by what is sure of them, the rating less the margin."""

    game: str
    players: int
    rungs: list[RungTold]
    # Who is rated and shows themselves to everybody; more than so many are not told.
    people: int
    # Whether you have a rating here that others do not see.
    hidden: bool


class HonourTold(BaseModel):
    """An honour, and when it was earned; None before that."""

    name: str
    sign: str
    # None for those of no game in particular.
    game: str | None
    at: float | None


class ProfileTold(BaseModel):
    name: str
    account: bool
    created: float
    yours: bool
    shown: Literal["nobody", "opponents", "everyone"] | None
    # Played to the end, and finished by a bot for them: only the former are in `results`, `opponents` and `bots`.
    games: int
    by_bots: int
    ratings: list[RatingTold]
    history: list[RatingPoint]
    results: list[ResultsTold]
    opponents: list[OpponentTold]
    bots: AgainstTold
    openings: list[FavouriteTold]
    practice: list[PracticeTold]
    levels: list[LevelTold]
    honours: list[HonourTold]
    recent: list[GameTold]


class ShownTold(BaseModel):
    """Who can see a profile now."""

    shown: str


class ShownAsked(BaseModel):
    """Who can see a profile."""

    model_config = ConfigDict(extra="forbid")

    shown: Literal["nobody", "opponents", "everyone"]
