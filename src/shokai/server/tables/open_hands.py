"""A game with all hands open: what a spectator or a seat saw, and of each seat what it saw of itself."""

from __future__ import annotations

from typing import Any

from shokai.match.match import Match

# What differs from seat to seat although nothing is hidden.
OWN = ("seat", "moves", "insurance")


def open_view(match: Match, whose: int | None = None) -> dict[str, Any]:
    """The view of a spectator or a seat; hidden parts are filled in from the views of those who saw them."""
    shown: dict[str, Any] = match.view(whose)
    for seat in range(match.players):
        own = {key: value for key, value in match.view(seat).items() if key not in OWN}
        shown = _filled(shown, own)
    return shown


def _filled(shown: Any, own: Any) -> Any:
    """What is hidden is `null` in a view."""
    if shown is None:
        return own
    if isinstance(shown, dict) and isinstance(own, dict):
        return {key: _filled(value, own.get(key)) for key, value in shown.items()}
    if isinstance(shown, list) and isinstance(own, list) and len(shown) == len(own):
        return [_filled(a, b) for a, b in zip(shown, own, strict=True)]
    return shown
