"""The types of what somebody at a table is shown, as the server's documents have them. See docs/reference/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from shokai.server.tables.game_views import ByGame

# The game as a seat may see it, and what a move would bring about; each game has its own.
GameView = Annotated[dict[str, Any], ByGame("GameView")]
GamePreview = Annotated[dict[str, Any], ByGame("GamePreview")]

TableState = Literal["gathering", "playing", "over", "closed"]
SeatKind = Literal["person", "bot", "open"]
AskKind = Literal["undo", "close", "seat", "pause"]
Leavers = Literal["lose", "void"]
RestKind = Literal["night", "away"]
Alone = Literal["wait", "end", "play"]


class SayTold(TypedDict):
    """A sentence for any language: the id of a Fluent message, and its arguments, which may be sentences too."""

    id: str
    args: dict[str, Any]


class ClockTold(TypedDict):
    bank: float
    each: float
    per_move: NotRequired[bool]
    reserve: NotRequired[float]
    nights: NotRequired[bool]
    absence: NotRequired[bool]


class RestTold(TypedDict):
    """A time at which the clock that runs stands still."""

    begins: float
    ends: float
    why: RestKind


class RanOutTold(TypedDict):
    """Somebody's time ran out: after how many steps."""

    step: int
    seat: int


class SeatTold(TypedDict):
    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    minded: str | None
    left: bool
    present: bool
    votes: int
    clock: float | None
    # What is left of the week's reserve.
    reserve: float | None
    # Days away that are still to come or going on: from when to when.
    away: list[list[float]]
    # Whether a bot plays because time ran out.
    late: bool
    kept: bool


class AskTold(TypedDict):
    ask: int
    kind: AskKind
    seat: int
    # Who would like to have the seat.
    name: str | None
    yes: list[int]
    missing: list[int]


class TournamentOfTable(TypedDict):
    """The round of a tournament that a table belongs to."""

    id: str
    name: str
    round: int
    number: int


class TableTold(TypedDict):
    id: str
    # What its host calls it; "" is called by who plays there.
    name: str
    game: str
    options: str
    players: int
    state: TableState
    public: bool
    hurry: bool
    clock: ClockTold | None
    clock_at: float | None
    # When the time of the clock that runs is up, when it stands still until then, and whose time ran out before.
    falls: float | None
    rests: list[RestTold]
    ran_out: list[RanOutTold]
    # What bots do when nobody else is left.
    alone: Alone
    running: int | None
    paused: bool
    commitment: str
    seed: str | None
    deal: str | None
    from_record: bool
    rematch: str | None
    # The seat of whoever asked for it first.
    rematch_by: int | None
    rematch_of: str | None
    rated: str | None
    leavers: Leavers
    delay: int
    hints: bool
    cards: int
    tournament: TournamentOfTable | None
    # The day whose deal is played here.
    daily: str | None
    # Whether those who watch may talk while the game is on, and who they are.
    watchers_talk: bool
    watching: WatchingTold
    spoiled: list[str]
    seats: list[SeatTold]
    asks: list[AskTold]


class WatchingTold(TypedDict):
    """Who looks at a table without a seat: some of their names, and how many others."""

    names: list[str]
    others: int


class YouTold(TypedDict):
    seat: int | None
    seats: list[int]
    host: bool
    can: list[str]
    kept: list[int]
    behind: int


class LogEntry(TypedDict):
    step: int
    seat: int | None
    said: SayTold
    # Of the turn that it belongs to, counted from where the game began, where no sentence tells the round.
    round: NotRequired[int]
    turn: NotRequired[int]


class ChatLine(TypedDict):
    n: int
    at: float
    name: str
    seat: int | None
    text: str
    # What the table itself tells.
    said: NotRequired[SayTold | None]


class LessonLine(TypedDict):
    said: SayTold
    # What it speaks of, in the game's own words for places; "" for the table as a whole.
    place: str


class LessonTold(TypedDict):
    """A lesson, for whoever learns: its number among the game's, what the teacher says, and what is to be done."""

    name: str
    number: int
    count: int
    next: str | None
    guided: bool
    title: SayTold
    goal: SayTold
    praise: SayTold | None
    lines: list[LessonLine]
    step: int
    steps: int
    # The move that is hinted at as a whole, and the part of it that comes next.
    do: str
    hint: str
    state: Literal["on", "done", "left", "lost"]


class TableView(TypedDict):
    """Everything that somebody at a table may see."""

    version: int
    at: int
    table: TableTold
    you: YouTold
    game: GameView | None
    step: int
    question: SayTold | None
    notice: SayTold | None
    sheet: list[SayTold]
    thinking: int | None
    log: list[LogEntry]
    chat: list[ChatLine]
    lesson: LessonTold | None
