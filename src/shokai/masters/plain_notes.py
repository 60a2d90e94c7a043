"""The notes of a game that has none of its own: nothing but what every game has."""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from typing import Any

from shokai.engine.rule import rule

NOTES = 0


@rule
def before(s, move, notes):
    """See the template `shokai.masters.notes`; the same holds for the others."""


@rule
def after(s, move, notes):
    pass


@rule
def end(s, notes):
    pass


def charts(_series: Any) -> list[Any]:
    """Nothing to add."""
    return []
