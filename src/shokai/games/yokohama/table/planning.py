"""Planning ahead: the table as if it were a seat's turn. In the turns of others nobody is asked anything."""

from __future__ import annotations

from shokai.engine.fields import State
from shokai.games.yokohama.rules.flow import settle
from shokai.games.yokohama.rules.state import BEGIN, NOBODY

# What the present step was about.
_SCRATCH = ("power", "count", "order", "choice", "need", "any_left", "warehouse_left", "moves_left", "mined")


def as_if_turn(s: State, seat: int) -> State | None:
    """The state, as far as a seat knows it, as if its turn began now; None before the first turn."""
    if s.depth == 0 or s.stack[0] != BEGIN:
        return None
    later = s.clone()
    later.turn, later.actor, later.depth, later.where, later.fresh = seat, NOBODY, 1, -1, 0
    for name in _SCRATCH:
        setattr(later, name, 0)
    settle(later)
    return later
