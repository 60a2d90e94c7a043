"""Buckets: how often something may be done, over time and at once."""

from __future__ import annotations

import time
from collections import OrderedDict

# How many addresses, accounts or people are remembered: those who came last.
REMEMBERED = 10_000


class Bucket:
    """Lets so many through in a second, and some more at once.

    >>> bucket = Bucket(1, 2)
    >>> [bucket.take(10.0), bucket.take(10.0), bucket.take(10.0), bucket.take(11.5)]
    [True, True, False, True]
    """

    def __init__(self, per_second: float, at_once: float) -> None:
        self._rate, self._most = per_second, at_once
        self._left, self._since = at_once, 0.0

    def take(self, now: float | None = None) -> bool:
        """Whether one more may pass."""
        now = time.monotonic() if now is None else now
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """One that passed does not count."""
        self._left = min(self._most, self._left + 1)


class Buckets:
    """A bucket for each of many; whoever has not come for long gets a new one.

    >>> buckets = Buckets(1, 1, most=1)
    >>> [buckets.take("Anna"), buckets.take("Anna"), buckets.take("Ben"), buckets.take("Anna")]
    [True, False, True, True]
    """

    def __init__(self, per_second: float, at_once: float, most: int = REMEMBERED) -> None:
        self._rate, self._at_once, self._most = per_second, at_once, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more may pass."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._rate, self._at_once)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key].take()

    def give_back(self, key: str) -> None:
        """One that passed does not count."""
        if key in self._buckets:
            self._buckets[key].give_back()
