"""Chairs around a table, who sits on them, and what they are asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from shokai.match.game import Game
from shokai.match.names import RESERVED

PERSON, BOT, OPEN = "person", "bot", "open"
# The name of everybody who was deleted, in what is stored; whoever reads it is told so in their own language.
GONE = "somebody who left"


@dataclass
class Chair:
    """A seat at a table and who is on it."""

    number: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    # The bot that plays for the person meanwhile, and whether the others put it there.
    minded: str | None = None
    left: bool = False
    # After how many steps they did; 0 when the person is back.
    left_at: int = 0
    # Whether the bot plays because their time ran out.
    late: bool = False
    # How often somebody sat down here: an invitation is for the next time only.
    generation: int = 0
    # Whom an open seat is kept for: who played before plays again.
    kept: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot if self.kind == BOT else self.minded

    def copy(self) -> Chair:
        """The same for a table that goes its own way: every move makes one, and `replace` asks each field by name."""
        twin = object.__new__(Chair)
        twin.__dict__.update(self.__dict__)
        return twin


@dataclass
class Ask:
    """A question to everybody who plays: may it be undone, closed, paused, may somebody have a seat."""

    number: int
    kind: str
    # The seat that asks, or the one that is asked for.
    seat: int
    to: int
    yes: set[int] = field(default_factory=set)
    # Who would like to sit there.
    person: str | None = None
    name: str | None = None


def names_for(game: Game, chairs: Sequence[Chair]) -> list[str]:
    """Names for the record: one word each, no two alike, made from what people call themselves."""
    names: list[str] = []
    for chair in chairs:
        spare = game.seat_names[chair.number]
        word = re.sub(r'[\s:*"\[\]#,/]+', "_", chair.name.strip()).strip("_")[:20] if chair.kind == PERSON else spare
        if not word or not word.isprintable() or word.lower() in RESERVED:
            word = spare
        unique, n = word, 1
        while unique.lower() in {name.lower() for name in names}:
            n += 1
            unique = f"{word}{n}"
        names.append(unique)
    return names
