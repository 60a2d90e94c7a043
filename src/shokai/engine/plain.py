"""What many a game has in common, to be taken over by its rules."""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from shokai.engine.rule import rule


@rule
def hide_nothing(s, seat):
    """For a game without secrets: everybody knows everything but what will be dealt."""


@rule
def guess_nothing(s, rng):
    """The other half of it: nothing was taken out, so nothing is put back."""
