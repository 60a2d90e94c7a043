"""Draw pile and discard pile.

Cards drawn unseen (victory points that a set was too small for) stay in the bag `draw`: nobody
knows which cards they were, so for everybody they may as well be any of the cards not yet seen.
`pile` counts the cards that are really left.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import count
from shokai.engine.bits import lowest
from shokai.engine.rule import rule


@rule
def discard(s, bag):
    """Puts cards on the discard pile, face up."""
    # Q12: the card on top is shown; of cards discarded together the order is fixed and means nothing.
    if bag != 0:
        s.discard += bag
        s.top = lowest(bag) // 4 + 1


@rule
def can_draw(s):
    """Whether there is a card to draw; makes a new draw pile when the old one is used up."""
    # Q17: the discard pile is shuffled when a card must be drawn from an empty pile, not earlier.
    # Rulebook, "Markt und Produktion auffüllen": a used-up pile is replaced by the shuffled
    # discard pile, in the middle of any draw.
    if s.pile == 0 and s.discard != 0:
        # What is left in the bag was drawn unseen, and lies under the traders for good.
        s.out += s.draw
        s.draw = s.discard
        s.pile = count(s.discard)
        s.discard = 0
        s.top = 0
        s.shuffles += 1
    return s.pile > 0


@rule
def draw_unseen(s, n):
    """Takes up to n cards off the draw pile without looking at them."""
    # Q10: nobody sees these cards, not even their owner.
    while n > 0 and can_draw(s):
        taken = min(n, s.pile)
        s.pile -= taken
        n -= taken
    # Ruling Q3: with both piles empty the points count all the same.
