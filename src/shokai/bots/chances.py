"""Chances of winning, estimated from games played to the end, with confidence intervals.

>>> low, high = interval(0.0, 60)
>>> round(low, 3), round(high, 3)
(0.0, 0.06)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from shokai.bots.room import Future

# The standard score of a 95 % interval.
Z = 1.96


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson, 1927).

    It has a sensible width after 0 wins, and after nothing but wins, where an error from the variance would be 0.
    Shared wins vary less than whole ones of the same mean, so with them it is a little too wide, never too narrow.
    """
    if not games:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # With exact arithmetic both ends would be exact here.
    return (middle - reach if share > 0 else 0.0), (middle + reach if share < 1 else 1.0)


def win_shares(futures: Sequence[Future], players: int) -> list[float]:
    """The part of all games that each seat won, shared first places split; they add up to 1.

    >>> win_shares([Future((9, 7), (1, 2)), Future((8, 8), (1, 1))], players=2)
    [0.75, 0.25]
    """
    rows = [future.shares() for future in futures]
    return [sum(row[p] for row in rows) / max(len(rows), 1) for p in range(players)]
