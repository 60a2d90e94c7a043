"""What is made once and shared by all threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache, update_wrapper
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class once(Generic[P, T]):  # noqa: N801 - used as a decorator, like functools.cache
    """Like `functools.cache`, and threads that ask at the same time are given the same thing.

    >>> @once
    ... def room(name):
    ...     return [name]
    >>> room("engine") is room("engine")
    True
    """

    def __init__(self, make: Callable[P, T]) -> None:
        # Making one may recursively request others.
        self._lock = threading.RLock()
        self._kept = cache(make)
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._lock:
            return self._kept(*args, **kwargs)  # type: ignore[arg-type]

    def cache_clear(self) -> None:
        """Forgets what was made."""
        self._kept.cache_clear()
