"""Whether a position follows from another by a move: only then can a bot reuse its tree.

A bot is told nothing but what its seat knows now. Moves may have been taken back meanwhile, or it may be
another table. So the move is made again, with all that nobody chose, and must lead to the very same position.
"""

from __future__ import annotations

from shokai.bots.thinker import bytes_of
from shokai.engine.engine import CHANCE, Engine
from shokai.engine.fields import State

# Forced moves and cards dealt between two decisions. A market of TRADERS OF OSAKA that is dealt anew takes eight.
LONGEST = 16


def follows(engine: Engine, before: State, move: int, now: State, seat: int) -> bool:
    """Whether a seat that made a move when it knew `before` may know `now`, and nobody has decided anything since."""
    at, goal = engine.clone(before), bytes_of(engine, now)
    if engine.actor(now) != seat:
        return False
    engine.apply(at, move)
    for _ in range(LONGEST):
        if bytes_of(engine, at) == goal:
            return True
        if engine.actor(at) == CHANCE:
            at = _nearest(engine, at, goal)
        elif engine.actor(at) == seat and len(legal := engine.legal(at)) == 1:
            engine.apply(at, legal[0])
        else:
            return False
    return False


def _nearest(engine: Engine, at: State, goal: bytes) -> State:
    """The position after the outcome of a draw that brings it nearest to another one.

    If that was the wrong one, positions will differ in the end, and a tree is lost that could have been kept.
    """
    dealt = []
    for outcome in engine.chance(at).weights:
        dealt.append(engine.clone(at))
        engine.deal(dealt[-1], outcome)
    return min(dealt, key=lambda state: _distance(bytes_of(engine, state), goal))


def _distance(one: bytes, other: bytes) -> int:
    """By groups of four bits, which are counters of cards where cards are counted."""
    return sum(abs((a & 15) - (b & 15)) + abs((a >> 4) - (b >> 4)) for a, b in zip(one, other, strict=True) if a != b)
