"""The time by the server's own clock. Everything that is stored, due or runs down goes by it.

Tests let weeks pass at once: `SHOKAI_TIME_SHIFT` names a file with the seconds that are to be added. Signatures that
others check by their own clocks do not go by it.
"""

from __future__ import annotations

import os
import time
from pathlib import Path


def wall_time() -> float:
    """Seconds since 1970."""
    shift = os.environ.get("SHOKAI_TIME_SHIFT")
    return time.time() + (_shift(Path(shift)) if shift else 0.0)


def _shift(file: Path) -> float:
    try:
        return float(file.read_text("utf-8"))
    except (OSError, ValueError):
        # It is not there yet, or just being written.
        return 0.0
