"""What people and programs can do at a table: the messages, over WebSocket and HTTP. See docs/reference/api.md."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from shokai.server.tables.table import LONGEST_BOT
from shokai.server.tables.terms import LONGEST_TITLE

Text = Annotated[str, StringConstraints(max_length=200)]
Seat = Annotated[int, Field(ge=0, le=3)]
Number = Annotated[int, Field(ge=0, le=2**53)]


class Message(BaseModel):
    """Every action has a client and a number, so that one sent twice takes effect once."""

    model_config = ConfigDict(extra="forbid", strict=True)

    # Letters and digits that any program can make up; no database minds them.
    client: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$")]
    id: Number


class Play(Message):
    """A move, by its text or number, in the situation `at`."""

    do: Literal["play"]
    at: Number
    move: Text | Annotated[int, Field(ge=0, le=100_000)]


class Undo(Message):
    """Takes one's last decision back, or all of this turn."""

    do: Literal["undo"]
    at: Number
    whole: bool = False


class Redo(Message):
    """Makes it again."""

    do: Literal["redo"]
    at: Number


class AskUndo(Message):
    """Asks the others to let one's last decision be taken back, or one's whole last turn."""

    do: Literal["ask_undo"]
    at: Number
    whole: bool = False


class Answer(Message):
    """Answers a question of another player."""

    do: Literal["answer"]
    ask: Number
    yes: bool


class Chat(Message):
    """Says something to everybody at the table."""

    do: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Sit(Message):
    """Takes a seat: an open one, or with an invitation any; in a running game, asks everybody who plays for it."""

    do: Literal["sit"]
    seat: Seat
    invite: Annotated[str, StringConstraints(max_length=300)] | None = None


class Stand(Message):
    """Leaves a seat before the start."""

    do: Literal["stand"]
    seat: Seat


class Start(Message):
    """Begins; open seats become bots."""

    do: Literal["start"]


class Mind(Message):
    """Lets a bot mind one's seat, or takes the seat back."""

    do: Literal["mind"]
    seat: Seat
    bot: Annotated[str, StringConstraints(max_length=LONGEST_BOT)] | None


class Invite(Message):
    """Makes an invitation to a seat."""

    do: Literal["invite"]
    seat: Seat


class Keep(Message):
    """Keeps a free seat for a friend, by name, or lets it go."""

    do: Literal["keep"]
    seat: Seat
    name: Annotated[str, StringConstraints(max_length=80)] | None = None


class SeatBot(Message):
    """Before the start, puts a bot on a free seat, or takes it away."""

    do: Literal["bot"]
    seat: Seat
    bot: Annotated[str, StringConstraints(max_length=LONGEST_BOT)] | None


class Swap(Message):
    """Before the start, lets two seats change places with whoever is on them."""

    do: Literal["swap"]
    seat: Seat
    other: Seat


class Rename(Message):
    """Gives the table a name; an empty one calls it by who plays there."""

    do: Literal["rename"]
    name: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)]


class Replace(Message):
    """Votes for a bot in the place of somebody who has been away for a while."""

    do: Literal["replace"]
    seat: Seat
    yes: bool


class Pause(Message):
    """Asks everybody to let the clocks stand still, or lets them run again."""

    do: Literal["pause"]
    on: bool


class Rematch(Message):
    """Makes a new table with the same people, seats turned by one."""

    do: Literal["rematch"]


class Close(Message):
    """Closes the table."""

    do: Literal["close"]


class Why(Message):
    """Asks why a move is not possible."""

    do: Literal["why"]
    move: Text


class Preview(Message):
    """Asks what a move would bring about."""

    do: Literal["preview"]
    move: Text


Action = Annotated[
    Play | Undo | Redo | AskUndo | Answer | Chat | Sit | Stand | Start | Mind | Invite | Keep | SeatBot | Swap | Rename
    | Replace | Pause | Rematch | Close | Why | Preview,
    Field(discriminator="do"),
]  # fmt: skip

ACTION: TypeAdapter[Action] = TypeAdapter(Action)
