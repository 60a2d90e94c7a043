"""The match of a table: what a server needs of one beside what everybody does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from shokai.engine.fields import State
from shokai.match.game import game_for
from shokai.match.history import History
from shokai.match.match import Match


class TableMatch(Match):
    """A match that may begin in the middle, and whose views share what is alike between them."""

    # What everybody sees alike, and the state that it was made from.
    _open: tuple[State, Mapping[str, Any]] | None = None

    @classmethod
    def taken_up(cls, game: str, s: State, step: int, *, seed: str, names: Sequence[str], options: int = 0) -> Self:
        """A match that goes on from a list state after so many steps, without the steps that led there."""
        match = cls.__new__(cls)
        match._begin(game_for(game), len(names), names, options, None, seed)
        match.history = History(match.engine, match.engine.of_lists(s), step)
        return match

    def shared_view(self, seat: int | None = None) -> dict[str, Any]:
        """`view`, sooner, for those who only read: its parts belong to other views as well."""
        state = self.history.state
        if self._open is None or self._open[0] is not state:
            self._open = state, self.kind.open_view(self.state)
        seen = cast(dict[str, Any], self.kind.view(self.state, seat, False, self._open[1]))
        seen["names"] = list(self.names)
        if seen["moves"] and seat is not None and seat == self.actor:
            self.history.offer([move["number"] for move in seen["moves"]])
        return seen

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_open": None}
