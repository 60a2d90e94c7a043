"""Observations of single states: what a seat knows as numbers.

>>> from shokai.games.osaka import rules as osaka
>>> from shokai.engine.engine import engine_for
>>> observer = Observer("osaka", engine_for(osaka, "python"))
>>> state = observer.engine.new(players=3)
>>> seen = observer.pieces.named(observer.observe(state, seat=0))
>>> seen["players"].tolist(), seen["pile"].tolist()
([0.0, 1.0, 0.0], [108.0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shokai.engine.engine import Engine, engine_for
from shokai.engine.fields import State
from shokai.match.game import game_for
from shokai.sight import look
from shokai.sight.looks import look_of, observe_state

if TYPE_CHECKING:
    from shokai.sight.pieces import Floats, Pieces

__all__ = ["VIEWS", "Observer", "look_of", "looking_engine"]

# Who forgot nothing, and who looks only at the table.
VIEWS = ("table", "memory")


def looking_engine(engine: Engine, backend: str | None = None) -> Engine:
    """The engine of the same game that can also fill observations."""
    game = engine.game
    return engine_for(game, backend or engine.backend, ((look, look_of(game.NAME)),))


class Observer:
    """Fills observations of one game, on the back end of an engine. Several threads may use one."""

    def __init__(self, game: str, engine: Engine, view: str = "memory") -> None:
        if view not in VIEWS:
            raise ValueError(f"There is no view {view!r}; it can be {' or '.join(VIEWS)}.")
        self.game, self.view = game, view
        self.pieces: Pieces = look_of(game).PIECES
        self.engine = looking_engine(engine)
        self._observe = self.engine.bind(observe_state)

    def observe(self, state: State, seat: int, into: Floats | None = None) -> Floats:
        """What the seat knows in this state, in a new array or in one of one's own, float32 or uint8."""
        import numpy as np

        out = np.zeros(self.pieces.size, np.float32) if into is None else into
        self._observe(state, seat, VIEWS.index(self.view), out)
        return out

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled code cannot be pickled; it is found again by the names of game and back end.
        return _observer_of, (self.game, self.engine.backend, self.view)


def _observer_of(game: str, backend: str, view: str) -> Observer:
    return Observer(game, engine_for(game_for(game).rules, backend), view)
