"""Insight into a game that tells nothing of itself but points: see the template `insight`.

It serves every game whose state has a field `points` with a number for each seat.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule

NAMES = ("points",)
FEATURES = len(NAMES)
# Where nothing is known but points, search plays on to the end, or nearly, and looks at what came of it.
LOOK_AHEAD = (0, 0, 40, 40, 40)
EXPLORATION, FIRST_SHARE, TEMPERATURE = 0.1, 0.0, 0.0
LEAD = 10.0
# A point is worth a point, early and late; what is not seen of the game is worth about as much as ten of them.
WEIGHTS = ((1.0, 10.0), (1.0, 10.0))


@rule
def notice(s, p, counts):
    """See the template."""
    counts[0] = s.points[p]


@rule
def progress(s):
    """See the template. Nobody knows."""
    return 0.5


@rule
def wealth(s, p):
    """See the template."""
    return s.points[p] * 1.0
