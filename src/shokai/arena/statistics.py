"""How sure one can be. The unit of all of it is the block: its games share a deal, so they are no independent games.

Two intervals, each honest in its own place:

- `fixed_interval`, for a number of blocks that was fixed in advance: Student's t over the block means, with two
  made-up tables of a fair game added, so that three blocks of 100 % do not claim certainty.
- `Sequence`, for looking after every block and stopping when sure: a confidence sequence, whose intervals hold all
  at once. However often one looks, the chance that the truth is ever outside is at most 5 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence as Row
from dataclasses import dataclass

# Confidence level.
ALPHA = 0.05
_NORMAL = 1.959963984540054
# Student's t for 97.5 % and few degrees of freedom; from there on an expansion is exact to three digits.
_STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)

# Fair pseudo-observations added to an interval for a fixed number of blocks.
MADE_UP = 2


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % confidence interval; without bounds if nothing can be said."""

    low: float | None
    mean: float
    high: float | None

    def told(self, digits: int = 4) -> dict[str, float | None]:
        """For JSON."""
        low, high = (None if n is None else round(n, digits) for n in (self.low, self.high))
        return {"low": low, "mean": round(self.mean, digits), "high": high}


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t distribution.

    >>> round(student(3), 3), round(student(21), 3), round(student(10**6), 3)
    (3.182, 2.08, 1.96)
    """
    if degrees <= len(_STUDENT):
        return _STUDENT[degrees - 1]
    z, n = _NORMAL, float(degrees)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def fixed_interval(shares: Row[float], fair: float, tables: int = 1) -> Interval:
    """The interval of a share over a fixed number of blocks, each between 0 and 1.

    The made-up tables are won wholly or not at all, as a fair game would have it. They pull towards the fair share,
    never away from it, and matter only while there are few real ones. `tables` is how many a block has.

    >>> [round(n, 2) for n in fixed_interval([1.0] * 3, 0.5).told().values()]
    [0.24, 1.0, 1.0]
    >>> [round(n, 2) for n in fixed_interval([0.5, 1.0] * 50, 0.5).told().values()]
    [0.69, 0.75, 0.8]
    """
    count = len(shares)
    if not count:
        return Interval(None, fair, None)
    added = MADE_UP / tables
    mean, n = math.fsum(shares) / count, count + added
    centre = (math.fsum(shares) + added * fair) / n
    squares = math.fsum(x * x for x in shares) + added * fair - n * centre * centre
    half = student(max(1, int(n - 1))) * math.sqrt(max(squares, 0.0) / (n - 1) / n)
    return Interval(max(centre - half, 0.0), mean, min(centre + half, 1.0))


def plain_interval(values: Row[float], of_one: float = 0.0) -> Interval:
    """Student's t interval of a mean without bounds, such as points.

    `of_one` is the variance that a block of independent games would have. One made-up block that is as far off as
    that keeps two blocks that happen to agree from claiming certainty.

    >>> [round(n, 1) for n in plain_interval([12.0, 12.0], of_one=4.0).told().values()]
    [-0.7, 12.0, 24.7]
    """
    count = len(values)
    mean = math.fsum(values) / count if count else 0.0
    if count < 2:
        return Interval(None, mean, None)
    squares = math.fsum((x - mean) ** 2 for x in values) + of_one
    half = student(count - 1) * math.sqrt(squares / count / count)
    return Interval(mean - half, mean, mean + half)


class Sequence:
    """A confidence sequence for the mean of values between 0 and 1, by betting.

    For every possible mean somebody bets, block after block, that the truth is higher or lower, with stakes that
    depend only on earlier blocks. Against the true mean no system wins in the long run: the chance that its capital
    ever reaches 40 times the stake on one of the two sides is at most 5 %. Means against which somebody became that
    rich are ruled out for ever. No distribution is assumed. (Waudby-Smith and Ramdas, Estimating means of bounded
    random variables by betting, 2023: the hedged capital process with predictable plug-in bets.)

    >>> looks = Sequence()
    >>> for _ in range(8):
    ...     looks.add(1.0)
    >>> looks.interval.low > 0.5
    True
    """

    # Grid points for the mean, and the largest fraction of the capital that is bet.
    GRID = 1000
    BOLDNESS = 0.75

    def __init__(self) -> None:
        import numpy as np

        self._np = np
        # The middles of equal steps: no bet against 0 or 1 could ever be lost.
        self._means = (np.arange(self.GRID) + 0.5) / self.GRID
        self._up = np.zeros(self.GRID)
        self._down = np.zeros(self.GRID)
        self._open = np.ones(self.GRID, bool)
        self._count, self._sum, self._spread = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """One more block."""
        np, m = self._np, self._means
        t = self._count + 1
        # An estimate from the blocks before this one, starting from a pseudo-observation.
        variance = (0.25 + self._spread) / t
        bet = math.sqrt(2 * math.log(2 / ALPHA) / (variance * t * math.log(t + 1)))
        self._up += np.log1p(np.minimum(bet, self.BOLDNESS / m) * (value - m))
        self._down += np.log1p(-np.minimum(bet, self.BOLDNESS / (1 - m)) * (value - m))
        still = self._open & (np.maximum(self._up, self._down) < math.log(2 / ALPHA))
        # Everything is ruled out in fewer than 5 cases of 100; the last that was known is then kept.
        self._open = still if still.any() else self._open
        self._count, self._sum = t, self._sum + value
        self._spread += (value - (0.5 + self._sum) / (t + 1)) ** 2

    @property
    def interval(self) -> Interval:
        """What is not ruled out, widened to the steps of the grid."""
        mean = self._sum / self._count if self._count else 0.5
        left = self._np.flatnonzero(self._open)
        low, high = float(left[0] / self.GRID), float((left[-1] + 1) / self.GRID)
        return Interval(min(low, mean), mean, max(high, mean))


def sequence_of(shares: Row[float]) -> Sequence:
    """The confidence sequence after these blocks."""
    looks = Sequence()
    for share in shares:
        looks.add(share)
    return looks


def is_sure(interval: Interval, fair: float) -> bool:
    """Whether the fair share is outside."""
    return interval.low is not None and interval.high is not None and not interval.low <= fair <= interval.high
