"""Work on several cores: tasks are done in processes of their own, and told in the order of the tasks.

So what comes of it does not depend on how many there are.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int, ready: Callable[..., None], *told: Any
) -> Iterator[Result]:
    """What `work` makes of each task. Every process is made `ready` with what it is `told`; one is this process."""
    if workers == 1:
        ready(*told)
        yield from map(work, tasks)
        return
    # Fresh processes: compiled code and threads do not survive a fork.
    with ProcessPoolExecutor(workers, get_context("spawn"), _alone, (ready, told)) as pool:
        coming, running = iter(tasks), deque[Future[Result]]()
        try:
            for task in coming:
                running.append(pool.submit(work, task))
                # Enough that nobody waits for a long one; tasks may never end.
                if len(running) >= 4 * workers:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _alone(ready: Callable[..., None], told: tuple[Any, ...]) -> None:
    # Who breaks it off is told by the first process, not by all of them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ready(*told)
