"""What a seat knows who forgot nothing: everything that the state holds.

Every card in a hand lay open before it was taken, and cards drawn unseen are not in the state.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule


@rule
def hide(s, seat):
    """See the contract. There is nothing to hide."""
    # Q11: the numbers of hand cards and of points are open.


@rule
def guess(s, rng):
    """See the contract. There is nothing to guess."""
