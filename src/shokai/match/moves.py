"""Moves as small values, and the legal ones of a position.

>>> from shokai import Match
>>> match = Match("osaka", players=2, seed=7)
>>> match.legal_moves
<LegalMoves: token R, token B, token Y, token G>
>>> move = match.legal_moves[1]
>>> str(move), move in match.legal_moves, "token G" in match.legal_moves, "buy" in match.legal_moves
('token B', True, True, False)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from shokai.engine.fields import State
from shokai.match.game import Game, game_for
from shokai.texts import Refusal


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a game: its number in the game's table of moves, and its short text, the same in every language."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made: after so many steps, by whom, and which; with the comment on it, if there is one."""

    step: int
    seat: int
    player: str
    move: Move
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points and places by seat, the seats in first place, and the reason in a word."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class LegalMoves:
    """The legal moves of a position, in the order of their numbers. It stays as it is when the match goes on.

    It is like a sequence, but no `Sequence[Move]`: texts and numbers can be `in` it as well.
    """

    def __init__(self, game: Game, state: State, numbers: Sequence[int], names: Sequence[str]) -> None:
        """Those of a list state, whose numbers are known."""
        self._game, self._state = game, state
        self._numbers, self._names = tuple(numbers), tuple(names)

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(number) for number in self._numbers[index]]
        return self._move(self._numbers[index])

    def _move(self, number: int) -> Move:
        return Move(number, self._game.move_text(self._state, number))

    def __contains__(self, move: object) -> bool:
        """A Move, the number of one, or a text as `play` takes it."""
        if isinstance(move, Move):
            return move.number in self._numbers and self._move(move.number) == move
        if isinstance(move, str):
            return self._can(move)
        return move in self._numbers

    def _can(self, text: str) -> bool:
        try:
            text = self._game.with_seats(text, self._names)
            return self._state.actor >= 0 and self._game.why_not_text(self._state, text, self._names) is None
        except Refusal:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(move.text for move in self)}>"

    def __getstate__(self) -> dict[str, Any]:
        # The game is a module.
        return self.__dict__ | {"_game": self._game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state | {"_game": game_for(state["_game"])})
