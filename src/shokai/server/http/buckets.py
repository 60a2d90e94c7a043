"""Buckets: how often something may be done, over time and at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

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
        self._left, self._since = self.left(now), now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def left(self, now: float | None = None) -> float:
        """How many may pass at once now."""
        now = time.monotonic() if now is None else now
        return min(self._most, self._left + (now - self._since) * self._rate)

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

    def is_empty(self, key: str) -> bool:
        """Whether nothing more may pass now; asking costs nothing."""
        return key in self._buckets and self._buckets[key].left() < 1

    def told(self, most: int = 5) -> dict[str, Any]:
        """The limit, and who is nearest to it: the fraction used of what may be done at once.

        >>> buckets = Buckets(0.001, 4)
        >>> [buckets.take(who) for who in ("Anna", "Ben", "Anna")]
        [True, True, True]
        >>> buckets.told()
        {'per_second': 0.001, 'at_once': 4, 'fullest': [{'key': 'Anna', 'used': 0.5}, {'key': 'Ben', 'used': 0.25}]}
        """
        now = time.monotonic()
        used = [(round(1 - bucket.left(now) / self._at_once, 2), key) for key, bucket in self._buckets.items()]
        fullest = sorted(((part, key) for part, key in used if part > 0), key=lambda one: (-one[0], one[1]))
        return {
            "per_second": self._rate,
            "at_once": self._at_once,
            "fullest": [{"key": key, "used": part} for part, key in fullest[:most]],
        }

    def give_back(self, key: str) -> None:
        """One that passed does not count."""
        if key in self._buckets:
            self._buckets[key].give_back()
