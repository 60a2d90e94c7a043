"""A bot for TRADERS OF OSAKA that hoards coins: shokai play osaka --seats you,python:miser:Miser

See docs/bots.md.
"""

from __future__ import annotations

import random
from typing import Any


class Miser:
    """Takes the dearest card it can, if it is worth at least `greed`, and else does something at random."""

    def __init__(self, seed: int, greed: int = 0) -> None:
        self._random = random.Random(seed)
        self._greed = greed

    def choose(self, seat: Any) -> int:
        """The number of a legal move."""
        takes = [move for move in seat.view["moves"] if move["text"].startswith("take")]
        dearest = max(takes, key=lambda move: int(move["text"][-1]), default=None)
        if dearest and int(dearest["text"][-1]) >= self._greed:
            return int(dearest["number"])
        return int(self._random.choice(seat.legal))
