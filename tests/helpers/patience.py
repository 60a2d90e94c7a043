"""How long tests wait, in one place, and how busy the machine is that they run on.

Most limits are there only so that a test that hangs fails at last; what they wait for comes much sooner. They are long
enough for a machine several times slower than usual; `SHOKAI_PATIENCE=3` makes them three times as long.
"""

from __future__ import annotations

import os
import time

import psutil

# Seconds until something that does not come is given up.
PATIENCE = 300.0 * float(os.environ.get("SHOKAI_PATIENCE") or 1)


def slowdown(seconds: float = 0.3) -> float:
    """How many times longer than its own work something takes here, because others want the processor as well.

    For tests that measure time: what they allow grows with it. On a machine with nothing else to do it is 1.
    """
    wall, own = time.perf_counter(), time.process_time()
    while time.process_time() - own < seconds:
        pass
    return max((time.perf_counter() - wall) / (time.process_time() - own), 1.0)


def work_of(pid: int) -> float:
    """Seconds of processor time that a process has used so far: unlike a clock on the wall, it is nobody else's."""
    try:
        spent = psutil.Process(pid).cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(spent.user + spent.system)


def work_with_children(pid: int) -> float:
    """The same with that of its processes that have ended."""
    spent = psutil.Process(pid).cpu_times()
    return float(spent.user + spent.system + spent.children_user + spent.children_system)
