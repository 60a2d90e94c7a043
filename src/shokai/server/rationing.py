"""Lets processes have so much of a core each, as if every one of them had a small machine of its own.

A machine with two cores that also carries clients and database cannot show what a second web process is worth: it is
full. With a share of a core for each it can. This needs no root: who is ahead of its share is stopped until it is not.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Sequence
from types import TracebackType

from shokai.texts import Refusal, Say

# Seconds between two looks, and for how long what a process does not use is kept for it.
LOOK, KEPT = 0.005, 0.1


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used, all its threads together, to the nanosecond."""
    # The clock of another process, see clock_getcpuclockid(3): Linux computes its number from the process's.
    return time.clock_gettime(~pid << 3 | 2)


class Rationed:
    """Processes that have a share of a core each, and no more, as long as this lasts."""

    def __init__(self, pids: Sequence[int], share: float) -> None:
        self._left = dict.fromkeys(pids, 0.0)
        self._share = share
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Rationed:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        now, stopped = time.monotonic(), set[int]()
        try:
            used = {pid: processor_seconds(pid) for pid in self._left}
            while not self._over.wait(LOOK):
                before, now = now, time.monotonic()
                for pid in self._left:
                    spent, used[pid] = used[pid], processor_seconds(pid)
                    gained = self._share * (now - before) - (used[pid] - spent)
                    self._left[pid] = min(self._left[pid] + gained, self._share * KEPT)
                    if (self._left[pid] < 0) != (pid in stopped):
                        os.kill(pid, signal.SIGCONT if pid in stopped else signal.SIGSTOP)
                        stopped ^= {pid}
        except OSError:
            # One of them has ended: whoever started it will notice.
            pass
        finally:
            for pid in stopped:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGCONT)


def check_share(percent: int) -> None:
    """Refuses what is no share of a core, or cannot be had here."""
    if not 1 <= percent <= 100:
        raise Refusal(Say("load-share-bounds"))
    try:
        processor_seconds(os.getpid())
    except (AttributeError, OSError):
        raise Refusal(Say("load-share-here")) from None
