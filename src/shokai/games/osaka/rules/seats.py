"""The order of the seats."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule


@rule
def seat_after(s, p, n):
    """The seat n places clockwise from seat p."""
    # The remainder of a division would take longer than all the rest of a turn's end.
    q = p + n
    return q if q < s.players else q - s.players
