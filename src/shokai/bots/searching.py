"""Search: as many iterations of the tree as time or a number allows, and no more than are needed."""

from __future__ import annotations

import time
from importlib import import_module

from shokai.bots.thinker import How, Thought, seed_for, thinker_at
from shokai.bots.weights import Weights, weights_of
from shokai.game.seat import Seat

# Iterations between two looks at the clock: a few milliseconds. Each portion has random numbers of its own, so without
# a clock it is the same on both back ends, and so are the trees.
PORTION = {"native": 50, "python": 2}
WITHOUT_CLOCK = 50
DEFAULT_SECONDS = 1.0


def how_for(seat: Seat) -> How:
    """How to search a game, by what its insight has found best."""
    own = import_module(f"shokai.bots.{seat.game}")
    turns = own.LOOK_AHEAD[seat.players]
    return How(curiosity=own.CURIOSITY, turns=turns, at_first=own.AT_FIRST, doubt=own.DOUBT)


class SearchBot:
    """Monte-Carlo tree search, for `seconds` or for a fixed number of `iterations`, whichever is over first.

    It stops sooner when no move can overtake the leading one any more. With a number of iterations and no
    seconds it is deterministic: the same seat and seed lead to the same tree.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: float | None = None,
        weights: Weights | None = None,
    ) -> None:
        self._seed = seed
        self._most = None if iterations is None else int(iterations)
        self._seconds = DEFAULT_SECONDS if seconds is None and iterations is None else seconds
        self._weights = weights

    def think(self, seat: Seat, to_the_end: bool = False) -> Thought:
        """What came of it; `to_the_end` uses all the time, for the sake of the other moves."""
        thinker = thinker_at(seat)
        seed, known = seed_for(self._seed, seat), thinker.known(seat)
        portion = WITHOUT_CLOCK if self._seconds is None else PORTION[thinker.engine.backend]
        begun, done, left = time.perf_counter(), 0, 1.0
        with thinker.lock:
            thinker.begin(how_for(seat), self._weights or weights_of(seat.game, seat.players))
            while left > 0:
                step = portion if self._most is None else min(portion, self._most - done)
                thinker.go_on(known, step, seed)
                done += step
                left = self._left(done, time.perf_counter() - begun)
                if not to_the_end and thinker.lead() > left:
                    break
            return thinker.thought()

    def _left(self, done: int, spent: float) -> float:
        """About how many more iterations there will be."""
        by_number = float("inf") if self._most is None else self._most - done
        by_time = float("inf") if self._seconds is None else done * (self._seconds - spent) / max(spent, 1e-6)
        return min(by_number, by_time)

    def choose(self, seat: Seat) -> int:
        return seat.legal[0] if len(seat.legal) == 1 else self.think(seat).move
