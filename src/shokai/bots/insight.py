"""What a game knows about itself that helps to play it well: a template, like the kernel's contract.

Thinking (`tree`, `planning`) is written against this module for every game. A game's own insight, such as
`shokai.bots.osaka`, has every name below and takes its place when the code is bound.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

FEATURES = 0
"""How many things are counted for each seat; see `notice`."""

NAMES = ("",)
"""Their names, for people."""


LOOK_AHEAD = (0, 0, 1, 1, 1)
"""How many turns search looks ahead, the present one counted, with 2, 3 and 4 players."""

CURIOSITY = 0.1
"""How curious search is about moves seldom tried; rewards differ more in some games than in others."""

AT_FIRST = 0.5
"""Which part of a reward is what the present turn leaves behind, and not what comes of it further on."""

DOUBT = 0.0
"""How much worse a move may look at first sight and still deserve a third of the curiosity; 0 if looks do not count."""


def notice(s, p, counts):
    """Counts what matters about a seat: points, goods on their way, money and so on."""
    raise NotImplementedError


def progress(s):
    """How far the game has come, from 0 at the start to 1 when it is all but over."""
    raise NotImplementedError


def wealth(s, p):
    """What a seat has at the moment, in points, without a thought of what comes."""
    raise NotImplementedError
