"""The table of an observation: named pieces of numbers that lie one after the other on one buffer.

A game declares its observation once, as a table. The compiled code that fills the buffer, the spaces of the
environments, the names for people and the documentation all read that table.

>>> market, points = Piece("market", (12,), 11, "cards of each kind", scale=2), Piece("points", (4,), 255, "", scale=30)
>>> table = Pieces(market, points)
>>> table.size, table.places
(16, (0, 12))
>>> table.scales()[[0, 15]].tolist()
[2.0, 30.0]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


# Every number of an observation fits into a byte. Greater ones, which only endless games reach, are clipped.
BYTE = 255


@dataclass(frozen=True)
class Piece:
    """One entry of the table. Numbers are counts as they are, from 0 to `high`; flags are 0 or 1.

    `scale` is what a number typically comes to in games of decent bots, one for all numbers of the piece or one for
    each place of its last axis. A piece that is `remembered` is empty in the table view: only a seat with perfect
    recall knows it. A `fixed` piece does not change between the first decision of a game and its end, whoever looks.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    scale: float | tuple[float, ...] = 1
    remembered: bool = False
    fixed: bool = False


class Pieces:
    """All pieces of an observation, in their order."""

    def __init__(self, *pieces: Piece) -> None:
        self.pieces = pieces
        sizes = [prod(piece.shape) for piece in pieces]
        self.size = sum(sizes)
        self.places = tuple(sum(sizes[:i]) for i in range(len(sizes)))
        # The fixed pieces come first, so that they can be left alone as one block.
        fixed = [piece.fixed for piece in pieces]
        assert fixed == sorted(fixed, reverse=True)
        self.fixed_size = sum(size for size, piece in zip(sizes, pieces, strict=True) if piece.fixed)
        assert all(0 < piece.high <= BYTE for piece in pieces)

    def named(self, buffer: Any) -> dict[str, Any]:
        """The pieces of a buffer, or of many in an array whose last axis they lie on. Nothing is copied."""
        return {
            piece.name: buffer[..., at : at + prod(piece.shape)].reshape(*buffer.shape[:-1], *piece.shape)
            for piece, at in zip(self.pieces, self.places, strict=True)
        }

    def lows(self) -> Floats:
        """The smallest value of every number: 0."""
        return self._spread([0 for _ in self.pieces])

    def highs(self) -> Floats:
        """The greatest value of every number. These are bounds, far beyond what games come to: see `scales`."""
        return self._spread([piece.high for piece in self.pieces])

    def scales(self) -> Floats:
        """What to divide observations by: the quotients are of order 1 in games of decent bots."""
        return self._spread([piece.scale for piece in self.pieces])

    def _spread(self, values: Sequence[float | tuple[float, ...]]) -> Floats:
        import numpy as np

        pairs = zip(values, self.pieces, strict=True)
        return np.concatenate([np.broadcast_to(np.array(v, np.float32), piece.shape).ravel() for v, piece in pairs])

    def markdown(self) -> str:
        """The table for people, as docs/guide/laboratory.md shows it."""
        lines = ["| from | piece | shape | values | scale | meaning |", "|---|---|---|---|---|---|"]
        for piece, at in zip(self.pieces, self.places, strict=True):
            values = f"0 to {piece.high}" if piece.high > 1 else "0, 1"
            shape = " x ".join(map(str, piece.shape))
            told = f"{piece.meaning}{' (memory view only)' if piece.remembered else ''}"
            scale = ", ".join(f"{n:g}" for n in piece.scale) if isinstance(piece.scale, tuple) else f"{piece.scale:g}"
            lines.append(f"| {at} | `{piece.name}` | {shape} | {values} | {scale} | {told} |")
        return "\n".join(lines)
