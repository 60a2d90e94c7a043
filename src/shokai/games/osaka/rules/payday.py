"""Payday (rulebook, "Zahltag"): sales, tokens, the end check, and who won."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import CARD, COINS, COLOURS, OF_COLOUR, VALUES, count, number_of
from shokai.games.osaka.rules.piles import discard, draw_unseen
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.state import (
    BY_TOKENS, COINS_A_POINT, EDO, END, END_TOKENS, INSURANCE, NEXT,
)  # fmt: skip
from shokai.engine.rule import rule


@rule
def payday(s):
    """Ships in Edo mean payday; without one the turn is over."""
    # Ruling Q2: every colour that arrived is sold and rewarded before the game can end. Q18: the order
    # of colours and players changes no result: colours in their order, from the active player on.
    arrived = False
    for colour in range(COLOURS):
        if s.ships[colour] == EDO:
            arrived = True
            for i in range(s.players):
                sell(s, seat_after(s, s.turn, i), colour)
    if not arrived:
        s.phase = NEXT
    elif somebody_has_end_tokens(s):
        # "Ende des Spiels": right after step 2; nothing sinks any more.
        s.ended = BY_TOKENS
        s.phase = END
    else:
        s.phase = INSURANCE
        s.asked = 0
        s.colour = 0


@rule
def goods_of(s, p, colour):
    """All goods of a colour, insured or not: a player's set."""
    return (s.goods[p] + s.insured[p]) & OF_COLOUR[colour]


@rule
def price(s, p, colour):
    """Step 1: the highest card of the set, and 1 more for each token of the colour."""
    goods = goods_of(s, p, colour)
    for value in range(VALUES):
        if number_of(goods, COLOURS * value + colour) > 0:
            return COINS[value] + s.tokens[p][colour]
    return 0


@rule
def sale_points(s, p, colour):
    """Price times cards, rounded up to a multiple of 5; one point for each 5."""
    coins = price(s, p, colour) * count(goods_of(s, p, colour))
    return (coins + COINS_A_POINT - 1) // COINS_A_POINT


@rule
def sell(s, p, colour):
    """One player sells a whole set: cards become points, the rest is discarded."""
    # Q14: whoever brought the ship here has just bought the colour, so somebody sells.
    goods = goods_of(s, p, colour)
    if goods == 0:
        return
    points = sale_points(s, p, colour)
    # The cheapest cards of the set are kept as points.
    kept = 0
    missing = points
    for value in range(VALUES - 1, -1, -1):
        kind = COLOURS * value + colour
        n = min(missing, number_of(goods, kind))
        kept += n * CARD[kind]
        missing -= n
    s.out += kept
    discard(s, goods - kept)
    s.goods[p] &= ~OF_COLOUR[colour]
    s.insured[p] &= ~OF_COLOUR[colour]
    # "Bonus durch Ertragsplättchen": points that the set is too small for come from the draw pile.
    draw_unseen(s, missing)
    s.points[p] += points
    # Step 2: a token for the sale. It raises later prices, not this one.
    s.tokens[p][colour] += 1


@rule
def token_count(s, p):
    """All tokens of a player."""
    return s.tokens[p][0] + s.tokens[p][1] + s.tokens[p][2] + s.tokens[p][3]


@rule
def somebody_has_end_tokens(s):
    """Whether any player has 8 tokens or more, of whatever colours."""
    for p in range(s.players):
        if token_count(s, p) >= END_TOKENS:
            return True
    return False


@rule
def scores(s, points):
    """Victory points; goods and hands count nothing."""
    for p in range(s.players):
        points[p] = s.points[p]


@rule
def ranking(s, places):
    """ "Spielsieg": most points, then more tokens, then a shared place."""
    for p in range(s.players):
        places[p] = 1
        for q in range(s.players):
            if s.points[q] > s.points[p] or (s.points[q] == s.points[p] and token_count(s, q) > token_count(s, p)):
                places[p] += 1


@rule
def end_reason(s):
    """Why the game is over."""
    return s.ended
