"""What a game knows about itself that helps to play it well: a template, like the kernel's contract.

Thinking (`tree`, `planning`) is written against this module for every game. A game's own insight, such as
`shokai.games.osaka.bot`, has every name below and takes its place when the code is bound.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

FEATURES = 0
"""How many things are counted for each seat; see `notice`."""

NAMES = ("",)
"""Their names, for people."""


LOOK_AHEAD = (0, 0, 1, 1, 1)
"""How many turns search looks ahead, the present one counted, with 2, 3 and 4 players."""

EXPLORATION = 0.1
"""The weight of exploration in search; rewards differ more in some games than in others."""

FIRST_SHARE = 0.5
"""Which part of a reward is what the present turn leaves behind, and not what comes of it further on."""

LEAD = 10.0
"""When weights are tuned, a lead of so many points counts half as much as winning."""

TEMPERATURE = 0.0
"""Temperature of the prior over moves, which comes from the judge's first look; 0 means a uniform prior."""


def notice(s, p, counts):
    """Counts what matters about a seat: points, goods on their way, money and so on."""
    raise NotImplementedError


def progress(s):
    """How far the game has come, from 0 at the start to 1 when it is all but over."""
    raise NotImplementedError


def wealth(s, p):
    """What a seat has at the moment, in points, without a thought of what comes."""
    raise NotImplementedError
