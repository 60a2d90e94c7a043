"""From the numbers of an observation to the inputs of a network.

Flags are inputs as they are. A count is two inputs: its logarithm, so that the first few make the difference, and
itself in units of what is usual. Inputs are whole numbers, in sixteenths.

>>> from shokai.sight.pieces import Piece, Pieces
>>> inputs = Inputs(Pieces(Piece("players", (3,), 1, ""), Piece("coins", (2,), 255, "", scale=50)))
>>> inputs.size, inputs.second, inputs.factor
(7, (-1, -1, -1, 5, 6), (0, 0, 0, 82, 82))
>>> inputs.of([0, 1, 0, 0, 50])
{1: 16, 4: 63, 6: 16}
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log1p

from shokai.sight.pieces import BYTE, Pieces

# An input of 1.
UNIT = 16
# Factors of counts are in 256ths.
FACTOR_BITS = 8
LOGS = tuple(round(UNIT * log1p(n)) for n in range(BYTE + 1))


class Inputs:
    """The inputs that an observation makes: one for each number, and behind them a second one for each count.

    `second` has the place of the second input, -1 for a flag; `factor` what its number is multiplied with.
    """

    def __init__(self, pieces: Pieces) -> None:
        self.features = pieces.size
        second, factor, at = [], [], pieces.size
        for high, scale in zip(pieces.highs().tolist(), pieces.scales().tolist(), strict=True):
            counted = high > 1
            second.append(at if counted else -1)
            factor.append(round((UNIT << FACTOR_BITS) / scale) if counted else 0)
            at += counted
        self.second, self.factor, self.size = tuple(second), tuple(factor), at

    def of(self, row: Sequence[int]) -> dict[int, int]:
        """The inputs that are not 0, by their places."""
        found: dict[int, int] = {}
        for i, n in enumerate(row):
            if n:
                found[i] = UNIT * n if self.second[i] < 0 else LOGS[n]
                if self.second[i] >= 0:
                    found[self.second[i]] = min(n * self.factor[i] >> FACTOR_BITS, BYTE)
        return {place: value for place, value in sorted(found.items()) if value}
