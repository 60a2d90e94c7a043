"""What a bot is given when it has to decide: the table as its seat knows it, and nothing else.

The state comes from `hide`, which has taken out all that a player with a perfect memory cannot know, and
the view is made from that state. So a bot cannot cheat, however it is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from shokai.engine.engine import Engine
from shokai.engine.fields import State
from shokai.match.game import Game, game_for
from shokai.match.moves import LegalMoves
from shokai.match.plain import View, own_copy


@dataclass(frozen=True)
class Seat(Generic[View]):
    """A seat that has to decide. `known` is a state of `engine`, to be read and cloned, not changed."""

    kind: Game
    engine: Engine
    number: int
    known: State

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.kind.name

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

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, as values with a number and a text."""
        names = self.kind.seat_names[: self.players]
        return LegalMoves(self.kind, self.engine.lists(self.known), self._moves, names)

    @cached_property
    def view(self) -> View:
        """The table as a dictionary, legal moves with their texts and previews included: docs/reference/formats.md.

        It has all that `match.view` has but the names. The view of a `Seat[OsakaSeatView]` has types.
        """
        seen: View = own_copy(self.kind.view(self.engine.lists(self.known), self.number, memory=True))
        return seen

    def __getstate__(self) -> dict[str, Any]:
        # The game is a module.
        return {"kind": self.game, "engine": self.engine, "number": self.number, "known": self.known}

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Frozen against assignments, not against being made.
        self.__dict__.update(state | {"kind": game_for(state["kind"])})


def seat_at(game: Game, engine: Engine, state: State) -> Seat:
    """The seat that has to decide in a state."""
    seat = engine.actor(state)
    return Seat(game, engine, seat, engine.hidden(state, seat))
