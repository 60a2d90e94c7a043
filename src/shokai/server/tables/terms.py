"""What a table was made with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# Characters of a table's name.
LONGEST_TITLE = 40


@dataclass(frozen=True)
class Terms:
    """What a table was made with. The seed stays secret until the game is over."""

    id: str
    game: str
    options: int
    players: int
    seats: tuple[dict[str, Any], ...]
    host: str
    seed: str
    deal: str
    created: float
    public: bool = True
    hurry: bool = False
    clock: dict[str, Any] | None = None
    cards: str | None = None
    # Tables that were made before there were several sets of cards have the first.
    card_set: int = 1
    record: str | None = None
    step: int | None = None
    rematch_of: str | None = None
    # Whether the game counts for the ratings, and what becomes of who leaves: "lose" or "void". A table from before
    # this was asked says nothing, and counts as games did then.
    rated: bool | None = None
    leavers: str = "lose"
    # How many steps those who watch are behind while the game is on.
    delay: int = 0
    # Where the game begins, if a record or cards say so. Tables of earlier versions have to find out again.
    position: str | None = None
    # The lesson that is taught here.
    lesson: str | None = None
    # Whether those who play may ask for hints. A table from before this was asked says nothing.
    hints: bool | None = None
    # The day whose deal is played here, by one person alone with bots.
    daily: str | None = None
    # What bots do when nobody else is left, through no wish of theirs: "wait" for somebody, "end" the table, or "play"
    # on, as they did before this was asked.
    alone: str = "play"
    # The tournament whose round is played here: its `id` and `name`, the `round`, the `number` of the table.
    tournament: dict[str, Any] | None = None
    # What its host calls it; "" is called by who plays there.
    name: str = ""
    # Whether those who watch may talk while the game is on.
    watchers_talk: bool = True
