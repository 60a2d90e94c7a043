"""What requests and responses of the analysis board look like."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from shokai.match.notes import DEEPEST, MOST_LETTERS
from shokai.server.http.hints import ChoiceTold
from shokai.server.http.shapes import MOST_AHEAD, RecordText, Short, Strict
from shokai.server.tables.view_types import GameView, LogEntry, SayTold

# The longest written position has a tenth of this.
PositionText = Annotated[str, StringConstraints(max_length=50_000)]
Step = Annotated[int, Field(ge=0, le=100_000)]
# Where a line leaves the one before it, and which of the variations there it is; from the main line on.
LineName = Annotated[list[Annotated[list[Step], Field(min_length=2, max_length=2)]], Field(max_length=DEEPEST)]
MoveText = Annotated[str, StringConstraints(max_length=400)]
Players = Annotated[int, Field(ge=2, le=4)]


class PlaceAsked(Strict):
    """A record, and a place in it: so many steps along a line; without a step, its end."""

    record: RecordText
    line: LineName = Field(default_factory=list)
    step: Step | None = None


class DoPlay(Strict):
    do: Literal["play"]
    move: MoveText | Annotated[int, Field(ge=0, le=100_000)]


class DoDeal(Strict):
    do: Literal["deal"]


class DoComment(Strict):
    do: Literal["comment"]
    text: Annotated[str, StringConstraints(max_length=2 * MOST_LETTERS)]


class DoToLine(Strict):
    """Removes a variation, or makes it the way on."""

    do: Literal["remove", "promote"]
    line: LineName


class StudyAsked(PlaceAsked):
    """What is done at the place, if anything, and what is to be told afterwards."""

    do: Annotated[DoPlay | DoDeal | DoComment | DoToLine, Field(discriminator="do")] | None = None
    # Whether other hands are shown, too.
    open: bool = True
    brief: bool = False
    ahead: Annotated[int, Field(ge=0, le=MOST_AHEAD)] = 0


class LineTold(BaseModel):
    """A variation: its name, how many steps lead to its end, what happens in it, and the comments by their steps."""

    line: list[list[int]]
    steps: int
    comment: str
    moves: list[LogEntry]
    more: int
    comments: list[list[Any]]


class StudyTold(BaseModel):
    """A place in a record with its variations. `record` is null where nothing was done; `next` is what changes in the
    view with each of the steps ahead, and `questions` are what whoever decides is asked, now and after each of them. In
    a brief answer the log, the sheet, the comments and the lines are empty."""

    record: str | None
    line: list[list[int]]
    step: int
    steps: int
    game: GameView
    next: list[list[list[Any]]]
    questions: list[SayTold | None]
    names: list[str]
    options: str
    players: int
    over: bool
    # Whether something is to be dealt, which the record does not tell.
    deal: bool
    log: list[LogEntry]
    sheet: list[SayTold]
    comments: list[list[Any]]
    lines: list[LineTold]
    more_lines: int


class BeginAsked(Strict):
    """A fresh game, or one that begins with a position."""

    game: Short
    options: Short = ""
    players: Players = 2
    position: PositionText | None = None


class RecordMade(BaseModel):
    record: str


class MoveAsked(PlaceAsked):
    about: Literal["why", "preview"]
    move: MoveText


class MoveTold(BaseModel):
    """`reason` where it was asked why a move is not possible, else what it would bring about."""

    reason: dict[str, Any] | None = None
    preview: dict[str, Any] | None = None
    said: list[SayTold] | None = None


class PositionAsked(Strict):
    """The position at a place of a record; without a record that of a set-up, or of an empty table."""

    record: RecordText | None = None
    line: LineName = Field(default_factory=list)
    step: Step | None = None
    game: Short = ""
    options: Short = ""
    players: Players = 2
    empty: bool = False


class FieldTold(BaseModel):
    """A line of a position that there is a control for; docs/reference/api.md has the kinds."""

    key: str
    what: str
    kind: Literal["cards", "choice", "number", "counts", "men", "each"]
    seat: int | None
    choices: list[str]
    places: list[str]
    most: int


class PositionTold(BaseModel):
    game: str
    names: list[str]
    text: str
    fields: list[FieldTold]
    keys: list[str]


class CheckAsked(Strict):
    game: Short
    position: PositionText


class CheckTold(BaseModel):
    """Why a position cannot be, and the line that is to blame, from 1 on; `actor` is who would have to decide."""

    fault: SayTold | None
    line: int | None
    actor: str | None


class PictureAsked(PlaceAsked):
    language: Literal["en", "de", "ja"] = "en"


class ValuesTold(BaseModel):
    """Each seat's share of the win and final points with the first choice, and standard errors of the shares; null
    where no network can tell. `choices` are the best moves for the seat that decides."""

    seat: int
    choices: list[ChoiceTold]
    wins: list[float] | None
    errors: list[float] | None
    points: list[float] | None
    futures: int
