"""What a seat knows: all that lies open, the own hand, and every order that anybody took openly.

Only the orders dealt at the start are secret: the one a player kept, until it is fulfilled, and the one
that went back to the box.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.state import HAND_LIMIT, UNKNOWN
from shokai.engine.bits import nth_one, ones
from shokai.engine.chance import below
from shokai.engine.rule import rule


@rule
def hide(s, seat):
    """See the contract. Cards not known join those that nobody has seen."""
    own = 0
    for p in range(s.players):
        for i in range(HAND_LIMIT):
            card = s.hand[p][i]
            if card >= 0 and (s.secret >> card) & 1 == 1:
                if p == seat:
                    own |= 1 << card
                else:
                    s.hand[p][i] = UNKNOWN
    s.orders_left |= s.secret & ~own
    s.secret = own
    s.box = 0


@rule
def guess(s, rng):
    """See the contract. Any order not seen may be in a hand."""
    for p in range(s.players):
        for i in range(HAND_LIMIT):
            if s.hand[p][i] == UNKNOWN:
                card = nth_one(s.orders_left, below(rng, ones(s.orders_left)))
                s.hand[p][i] = card
                s.orders_left &= ~(1 << card)
                s.secret |= 1 << card
