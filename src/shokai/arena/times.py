"""How long decisions took: counts in bins that are five percent wide, small enough to keep for every game.

>>> times = Times()
>>> for ms in (1.0, 2.0, 2.0, 50.0):
...     times.add(ms)
>>> round(times.quantile(0.5), 1), round(times.quantile(0.95))
(2.0, 51)
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

# A quantile read from the bins is off by at most half of this.
WIDTH = math.log(1.05)
# Nothing is faster than a microsecond here.
LEAST_MS = 0.001


class Times:
    """A distribution of decision times."""

    def __init__(self, bins: dict[int, int] | None = None) -> None:
        self.bins: Counter[int] = Counter(bins or {})

    def add(self, ms: float) -> None:
        """One more decision."""
        self.bins[math.floor(math.log(max(ms, LEAST_MS)) / WIDTH)] += 1

    @property
    def count(self) -> int:
        """How many decisions there were."""
        return self.bins.total()

    def quantile(self, part: float) -> float:
        """The milliseconds that this part of all decisions did not exceed; 0 without any."""
        passed, wanted = 0, part * self.count
        for number in sorted(self.bins):
            passed += self.bins[number]
            if passed >= wanted:
                return math.exp((number + 0.5) * WIDTH)
        return 0.0

    def told(self) -> dict[str, int]:
        """The bins for JSON."""
        return {str(number): self.bins[number] for number in sorted(self.bins)}

    @classmethod
    def read(cls, told: dict[str, int]) -> Times:
        """The reverse of `told`."""
        return cls({int(number): int(count) for number, count in told.items()})

    @classmethod
    def of(cls, many: Iterable[Times]) -> Times:
        """Several distributions as one."""
        whole = cls()
        for times in many:
            whole.bins.update(times.bins)
        return whole
