"""What always holds, at every step of every game. Checked over very many random games."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import DECK, count
from shokai.games.osaka.rules.payday import token_count
from shokai.games.osaka.rules.state import (
    EDO, END_TOKENS, NOBODY, SEATS, TURN,
)  # fmt: skip
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.contract import OVER
from shokai.engine.rule import rule


@rule
def broken_invariant(s):
    """0, or the number of the first invariant that does not hold; the comments name them."""
    # 1: all 108 cards are somewhere, kind by kind, and no kind is below zero.
    total = s.market + s.farm + s.draw + s.discard + s.out
    for p in range(SEATS):
        total += s.hand[p] + s.goods[p] + s.insured[p] + s.held[p] + s.held_farm[p]
    if total != DECK or s.market < 0 or s.farm < 0 or s.draw < 0 or s.discard < 0 or s.out < 0:
        return 1
    # 2: the pile is no larger than the cards that it may consist of.
    if s.pile < 0 or s.pile > count(s.draw):
        return 2
    # 3: no ship is beyond the track, none in Edo when a turn begins.
    for colour in range(4):
        if s.ships[colour] < 0 or s.ships[colour] > EDO:
            return 3
        if s.phase == TURN and s.ships[colour] == EDO:
            return 3
    # 4: a stone lies on one card at most.
    for p in range(SEATS):
        if count(s.held[p]) + count(s.held_farm[p]) > 1:
            return 4
    # 5: whoever begins a turn finds something in the market, unless both piles are exhausted.
    if s.phase == TURN and wares_for(s, s.turn) == 0 and (s.pile > 0 or s.discard != 0):
        return 5
    # 6: whatever was drawn unseen was drawn for points.
    points = 0
    for p in range(s.players):
        points += s.points[p]
    if points < count(s.draw) - s.pile:
        return 6
    # 7: nobody goes on with 8 tokens.
    for p in range(s.players):
        if s.phase == TURN and token_count(s, p) >= END_TOKENS:
            return 7
    # 8: seats that are not in the game own nothing.
    for p in range(s.players, SEATS):
        if s.hand[p] + s.goods[p] + s.insured[p] + s.held[p] + s.held_farm[p] + s.points[p] != 0:
            return 8
    # 9: somebody acts, or the game is over for a reason.
    if s.actor == NOBODY or s.actor >= s.players or (s.actor == OVER) != (s.ended != 0):
        return 9
    return 0
