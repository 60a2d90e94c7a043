"""What a bot is given when it has to decide: the table as its seat knows it, and nothing else.

The state comes from `hide`, which has taken out all that a player with a perfect memory cannot know, and
the view is made from that state. So a bot cannot cheat, however it is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shokai.engine.engine import Engine
from shokai.engine.fields import State
from shokai.match.plain import own_copy
from shokai.match.title import Title, title_for


@dataclass(frozen=True)
class Seat:
    """A seat that has to decide. `known` is a state of `engine`, to be read and cloned, not changed."""

    title: Title
    engine: Engine
    number: int
    known: State

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.title.name

    @property
    def players(self) -> int:
        """How many play."""
        return self.engine.players(self.known)

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return list(self._moves)

    @cached_property
    def _moves(self) -> tuple[int, ...]:
        return tuple(self.engine.legal(self.known))

    @cached_property
    def view(self) -> dict[str, Any]:
        """The table as a dictionary, legal moves with their texts and previews included: docs/formats.md."""
        seen: dict[str, Any] = own_copy(self.title.view(self.engine.lists(self.known), self.number, memory=True))
        return seen

    def __getstate__(self) -> dict[str, Any]:
        # The title is a module.
        return {"title": self.game, "engine": self.engine, "number": self.number, "known": self.known}

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Frozen against assignments, not against being made.
        self.__dict__.update(state | {"title": title_for(state["title"])})


def seat_at(title: Title, engine: Engine, state: State) -> Seat:
    """The seat that has to decide in a state."""
    seat = engine.actor(state)
    return Seat(title, engine, seat, engine.hidden(state, seat))
