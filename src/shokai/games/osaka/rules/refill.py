"""Refilling (rulebook, "Markt und Produktion auffüllen")."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import CARD
from shokai.games.osaka.rules.piles import can_draw
from shokai.games.osaka.rules.state import FARM_CARDS, LAY, NOBODY, REFILL_CARDS
from shokai.engine.contract import CHANCE
from shokai.engine.rule import rule


@rule
def refill(s, phase_after):
    """Farm to market, stones staying on their cards; then 2 cards to the market and 3 to the farm."""
    s.market += s.farm
    s.farm = 0
    for p in range(s.players):
        s.held[p] += s.held_farm[p]
        s.held_farm[p] = 0
    s.to_market = REFILL_CARDS
    s.to_farm = FARM_CARDS
    s.phase = LAY
    s.after_lay = phase_after


@rule
def go_on_laying(s):
    """The next card must be drawn, or all are laid."""
    # Ruling Q3: with both piles empty, as many cards are laid as there are.
    if s.to_market + s.to_farm > 0 and can_draw(s):
        s.actor = CHANCE
    else:
        s.to_market = 0
        s.to_farm = 0
        s.phase = s.after_lay
        s.after_lay = 0


@rule
def lay(s, kind):
    """A card from the draw pile comes to the market, or to the farm once the market is full."""
    if s.to_market > 0:
        s.to_market -= 1
        s.market += CARD[kind]
    else:
        s.to_farm -= 1
        s.farm += CARD[kind]
    s.actor = NOBODY
