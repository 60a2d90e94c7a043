"""A bot for TRADERS OF OSAKA that hoards coins: shokai play osaka --seats you,python:miser:Miser

See docs/guide/bots.md.
"""

from __future__ import annotations

import random

from shokai import Move
from shokai.bots import Seat


class Miser:
    """Takes the highest card it can, if it is worth at least `greed`; otherwise makes a random move."""

    def __init__(self, seed: int, greed: int = 0) -> None:
        self._random = random.Random(seed)
        self._greed = greed

    def choose(self, seat: Seat) -> int:
        """The number of a legal move."""
        takes = [move for move in seat.legal_moves if move.text.startswith("take")]
        dearest = max(takes, key=_worth, default=None)
        if dearest and _worth(dearest) >= self._greed:
            return dearest.number
        return self._random.choice(seat.legal)


def _worth(take: Move) -> int:
    """The coins of the card that a move takes; a reserved one, `take *`, may be worth anything."""
    return int(take.text[-1]) if take.text[-1].isdigit() else 5
