"""What requests and responses look like: the source of the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from shokai.server.tables.terms import LONGEST_TITLE
from shokai.server.tables.view_types import GameView, LogEntry, SayTold, TournamentOfTable

Short = Annotated[str, StringConstraints(max_length=80)]
# The longest game has a fifth of this.
RecordText = Annotated[str, StringConstraints(max_length=200_000)]

# Steps of a record that are told in one answer.
MOST_AHEAD = 100
# What a clock may begin with: thirty days.
MOST_SECONDS = 30 * 86_400
# The largest reserve for a week: two days.
MOST_RESERVE = 2 * 86_400


class Strict(BaseModel):
    """Requests say nothing that nobody reads."""

    model_config = ConfigDict(extra="forbid")


class NameAsked(Strict):
    name: Annotated[str, StringConstraints(max_length=80)]


class AccountAsked(Strict):
    name: Annotated[str, StringConstraints(max_length=80)]
    password: Annotated[str, StringConstraints(max_length=200)]


class NewAccountAsked(AccountAsked):
    # Where the operator lets only invited people in.
    invitation: Short | None = None


class ResetAsked(Strict):
    code: Short
    password: Annotated[str, StringConstraints(max_length=200)]


class DeleteAsked(Strict):
    password: Annotated[str, StringConstraints(max_length=200)] = ""


class PasswordAsked(Strict):
    old: Annotated[str, StringConstraints(max_length=200)]
    new: Annotated[str, StringConstraints(max_length=200)]


class LeaveAsked(Strict):
    everywhere: bool = False


class TokenAsked(Strict):
    label: Short


class SeatAsked(Strict):
    kind: Literal["me", "open", "bot"]
    bot: Short | None = None
    # Of a seat of your own, where several people play at one screen: what they are called.
    name: Short | None = None


class ClockAsked(Strict):
    bank: Annotated[float, Field(ge=10, le=MOST_SECONDS)]
    each: Annotated[float, Field(ge=0, le=100_000)]
    # Whether the bank is for each move: it is full whenever the game comes to a seat.
    per_move: bool = False
    # Seconds for each week of the game that are used when a move's time has passed.
    reserve: Annotated[float, Field(ge=0, le=MOST_RESERVE)] = 0.0
    # Whether clocks stand still at night, and on days on which somebody is away, as they have said in their settings.
    nights: bool = False
    absence: bool = False

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if (self.reserve or self.nights or self.absence) and not self.per_move:
            raise ValueError("reserve, nights and absence belong to a clock with days for each move (per_move)")
        return self


class TableAsked(Strict):
    """A table to open; see docs/reference/api.md."""

    game: Short
    options: Short = ""
    players: Annotated[int, Field(ge=2, le=4)] = 2
    seats: Annotated[list[SeatAsked], Field(min_length=2, max_length=4)]
    public: bool = True
    hurry: bool = False
    clock: ClockAsked | None = None
    cards: Annotated[str, StringConstraints(max_length=200_000)] | None = None
    record: RecordText | None = None
    step: Annotated[int, Field(ge=0, le=100_000)] | None = None
    same_deal_as: Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    rated: bool = False
    leavers: Literal["lose", "void"] = "lose"
    delay: Annotated[int, Field(ge=0, le=200)] = 0
    # Unless it says so, a table has hints where its game is not rated.
    hints: bool | None = None
    # What bots do when nobody else is left, because everybody ran out of time or was replaced.
    alone: Literal["wait", "end", "play"] = "wait"
    # What it is called; "" is called by who plays there.
    name: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    # Whether those who watch may talk while the game is on.
    watchers_talk: bool = True


class RecordAsked(Strict):
    record: RecordText
    step: Annotated[int, Field(ge=0, le=100_000)] | None = None
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    # Without a seat: all hands open, as soon as the game is over; until then what a spectator sees.
    open: bool = False
    # Leaves out what is the same for every step: whoever looks further has it already.
    brief: bool = False
    # How many of the following steps are told, too.
    ahead: Annotated[int, Field(ge=0, le=MOST_AHEAD)] = 0


class Problem(BaseModel):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    text: str
    said: SayTold
    # The section of the rules that a move is against, what was wrong with a request, the number of a fault of ours.
    section: str | None = None
    where: list[str] | None = None
    incident: str | None = None


class PersonTold(BaseModel):
    id: str
    name: str
    account: bool
    rating: float | None
    games: int


class PasswordChanged(PersonTold):
    """Who you are, and how many programs need new tokens."""

    dropped_tokens: int


class Left(BaseModel):
    left: bool
    dropped_tokens: int


class SessionTold(BaseModel):
    """A browser that is logged in."""

    id: str
    label: str
    created: float
    seen: float
    current: bool


class Deleted(BaseModel):
    deleted: bool


class TokenTold(BaseModel):
    id: str
    label: str
    created: float


class NewToken(BaseModel):
    id: str
    token: str


class NewTable(BaseModel):
    id: str


class SeatListed(BaseModel):
    kind: str
    name: str
    bot: str | None
    minded: str | None
    # Tables that were stored before seats were kept do not say so.
    kept: bool = False


class TableListed(BaseModel):
    id: str
    # What its host calls it; "" is called by who plays there.
    name: str = ""
    game: str
    options: str
    state: Literal["gathering", "playing", "over", "closed"]
    players: int
    hurry: bool
    clock: ClockAsked | None
    actor: int | None
    seats: list[SeatListed]
    rated: str | None = None
    cards: int = 0
    delay: int = 0
    updated: float
    your_turn: bool
    your_seats: list[int]
    # Whether a seat is kept for you.
    invited: bool
    # The day whose deal is played there.
    daily: str | None = None
    tournament: TournamentOfTable | None = None


class HistoryTold(BaseModel):
    step: int
    steps: int
    game: GameView
    log: list[LogEntry]


class RecordTold(HistoryTold):
    """A record's position, what changes in it with each of the steps ahead, and what is the same for every step: the
    log, the sheet, the seats that moved, and everybody's figures before each step and at the end, by name. In a brief
    answer these are empty."""

    names: list[str]
    options: str
    players: int
    over: bool
    sheet: list[SayTold]
    curves: dict[str, list[list[int]]]
    movers: list[int | None]
    next: list[list[list[Any]]]


class Verdict(BaseModel):
    good: bool
    deals: int
    fault: SayTold | None


class Reply(BaseModel):
    """The result of an action."""

    type: Literal["done", "answer"]
    client: str
    id: int
    version: int | None = None
    answer: dict[str, Any] | None = None


class GameAbout(BaseModel):
    players: tuple[int, int]
    options: list[str]
    seat_names: list[str]
    sections: list[str]


class About(BaseModel):
    version: str
    games: dict[str, GameAbout]
    levels: dict[str, str]
    bots: list[str]
    languages: list[str]
    compiling: str
    progress: list[str]
    addresses: list[str]
    registration: Literal["open", "invited"] = "open"
    announcement: str = ""
    # Whether a new password can be asked for by mail.
    mail: bool
