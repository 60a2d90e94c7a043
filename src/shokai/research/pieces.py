"""The table of an observation: named pieces of numbers that lie one after the other on one buffer.

A game declares its observation once, as a table. The compiled code that fills the buffer, the spaces of the
environments, the names for people and the documentation all read that table.

>>> table = Pieces(Piece("market", (12,), 11, "cards of each kind"), Piece("points", (4,), 999, "points"))
>>> table.size, table.places
(16, (0, 12))
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Piece:
    """One entry of the table. Numbers are counts as they are, from `low` to `high`; flags are 0 or 1.

    A piece that is `remembered` is empty in the table view: only who forgot nothing knows it.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    low: int = 0
    remembered: bool = False


class Pieces:
    """All pieces of an observation, in their order."""

    def __init__(self, *pieces: Piece) -> None:
        self.pieces = pieces
        sizes = [prod(piece.shape) for piece in pieces]
        self.size = sum(sizes)
        self.places = tuple(sum(sizes[:i]) for i in range(len(sizes)))

    def named(self, buffer: Any) -> dict[str, Any]:
        """The pieces of a buffer, or of many in an array whose last axis they lie on. Nothing is copied."""
        return {
            piece.name: buffer[..., at : at + prod(piece.shape)].reshape(*buffer.shape[:-1], *piece.shape)
            for piece, at in zip(self.pieces, self.places, strict=True)
        }

    def lows(self) -> Floats:
        """The least value of every number."""
        return self._spread([piece.low for piece in self.pieces])

    def highs(self) -> Floats:
        """The greatest value of every number; observations divided by it lie between -1 and 1."""
        return self._spread([piece.high for piece in self.pieces])

    def _spread(self, values: list[int]) -> Floats:
        import numpy as np

        return np.repeat(np.array(values, np.float32), [prod(piece.shape) for piece in self.pieces])

    def markdown(self) -> str:
        """The table for people, as docs/laboratory.md shows it."""
        lines = ["| from | piece | shape | values | meaning |", "|---|---|---|---|---|"]
        for piece, at in zip(self.pieces, self.places, strict=True):
            values = f"{piece.low} to {piece.high}" if (piece.low, piece.high) != (0, 1) else "0, 1"
            shape = " x ".join(map(str, piece.shape))
            told = f"{piece.meaning}{' (memory view only)' if piece.remembered else ''}"
            lines.append(f"| {at} | `{piece.name}` | {shape} | {values} | {told} |")
        return "\n".join(lines)
