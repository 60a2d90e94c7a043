"""What is written down about a game while it is played: a template, like the kernel's contract.

A game's own notes, such as `shokai.games.osaka.masters`, have every name below and take its place when the code is
bound. Notes are whole numbers in one row; whatever they mean, the game's `charts` knows.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

NOTES = 0
"""How many numbers a game notes."""


def before(s, move, notes):
    """Notes what can be seen before the seat that acts makes a move."""
    raise NotImplementedError


def after(s, move, notes):
    """Notes what the move has changed, when chance has dealt and somebody decides again or the game is over."""
    raise NotImplementedError


def end(s, notes):
    """Notes what can be seen when the game is over."""
    raise NotImplementedError


def charts(series):
    """What the notes of a `Series` tell, chart by chart. Not rule code."""
    raise NotImplementedError
