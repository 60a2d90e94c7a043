"""What is asked and told about puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from shokai.puzzles.solving import MOST_MOVES
from shokai.server.http.hints import ReasonTold
from shokai.server.http.shapes import Strict
from shokai.server.tables.game_views import ByGame
from shokai.server.tables.view_types import SayTold

Text = Annotated[str, Field(min_length=1, max_length=200)]
Moves = Annotated[list[Text], Field(max_length=MOST_MOVES)]
Seen = Annotated[dict[str, Any], ByGame("GameView")]
Mode = Literal["move", "turn"]


class PuzzleLookAsked(Strict):
    """The moves of the turn so far."""

    moves: Moves


class PuzzleMoveAsked(Strict):
    """A move, after some of the same turn."""

    moves: Moves = Field(default_factory=list)
    move: Text


class TurnAsked(Strict):
    """A whole turn."""

    moves: Annotated[list[Text], Field(min_length=1, max_length=MOST_MOVES)]


class ThemeTold(BaseModel):
    """Puzzles of a theme, and how many of them you have solved; null for whole turns, whatever they are about."""

    game: str
    theme: str | None
    mode: Mode
    count: int
    solved: int


class OfTheDay(BaseModel):
    """The puzzle of the day: `tried` is null before a try, then whether you have solved it."""

    game: str
    id: str
    theme: str
    tried: bool | None


class SolverTold(BaseModel):
    """How you stand: your rating, give or take `spread`, and after each of the last tries; days in a row."""

    rating: int
    spread: int
    tries: int
    solved: int
    streak: int
    best: int
    # Whether one was solved today.
    today: bool
    curve: list[int]


class PuzzlesTold(BaseModel):
    day: str
    ends: float
    daily: list[OfTheDay]
    themes: list[ThemeTold]
    you: SolverTold


class NextTold(BaseModel):
    game: str
    id: str
    mode: Mode
    # The theme that was asked for.
    theme: str | None


class LookTold(BaseModel):
    """The table as the seat sees it that has to decide."""

    seat: int
    names: list[str]
    options: str
    game: Seen
    question: SayTold | None
    turn_over: bool


class PuzzleTold(LookTold):
    """A puzzle, and how hard it is: its rating, how many have tried it, how many solved it on the first try."""

    id: str
    theme: str
    mode: Mode
    has_turn: bool
    of_the_day: bool
    rating: int
    tries: int
    solved: int
    tried: bool | None


class WhyReason(BaseModel):
    code: str
    text: SayTold
    section: str | None


class WhyTold(BaseModel):
    reason: WhyReason | None


class PreviewTold(BaseModel):
    preview: Annotated[dict[str, Any], ByGame("GamePreview")]
    said: list[SayTold]


class ValueTold(BaseModel):
    """What a move is worth: the share of the win, the final points, and the error of the difference to the best."""

    move: str
    chance: float
    points: float
    error: float


class SolutionTold(BaseModel):
    """The best move, why, what the others are worth, and the table after it."""

    move: str
    reasons: list[ReasonTold]
    tempting: list[str]
    values: list[ValueTold]
    # The whole turn that search has found, where that was asked for.
    line: list[str] | None
    after: Seen
    # The position as a record, for the analysis board.
    record: str


class NotedTold(BaseModel):
    """What a try means for you; `first` says whether it counted."""

    first: bool
    rating_before: int
    rating: int
    streak: int


class TriedTold(NotedTold):
    """A move judged. `lost` is what it loses of the win, null where that was not compared: `at_least` so much."""

    move: str
    right: bool
    chance: float | None
    lost: float | None
    points_lost: float | None
    at_least: float
    error: float
    reasons: list[ReasonTold]
    after: Seen
    # Only after the right move.
    solution: SolutionTold | None


class TurnTold(NotedTold):
    """A whole turn judged: what it is worth, and what of the way from a weak turn to the best one."""

    value: float
    credit: float
    right: bool
    best: float
    weak: float
    line: list[str]
