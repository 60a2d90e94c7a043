"""Bots that do not search."""

from __future__ import annotations

import random

from shokai.match.seat import Seat


class RandomBot:
    """Chooses a kind of decision, each equally likely, and then a move of that kind.

    Whoever may buy, take one of five cards or reserve one of eight buys in one case of three.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        kinds = seat.kind.rules.MOVE_KINDS
        kind = self._random.choice(sorted({kinds[move] for move in seat.legal}))
        return self._random.choice([move for move in seat.legal if kinds[move] == kind])


class UniformBot:
    """Plays any legal move, each equally likely, as random series and benchmarks do."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        return self._random.choice(seat.legal)
