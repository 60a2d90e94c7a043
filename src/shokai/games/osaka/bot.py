"""Insight into TRADERS OF OSAKA: what each set is worth and how much in danger, money, tempo.

A set is worth its sale times the chance that it is sold before it sinks, which depends on how far its ship
has come; insured goods do not sink. Coins are worth less the more one has. Tokens raise prices, and whoever
is near the eighth decides when the game ends. The weights of all this are fitted to games (docs/guide/bots.md).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import COINS, COLOURS, OF_COLOUR, SYMBOLS, VALUES, count, number_of, worth
from shokai.games.osaka.rules.payday import token_count
from shokai.games.osaka.rules.state import COINS_A_POINT, EDO, END_TOKENS, FIRST_WAVE, PAY
from shokai.games.osaka.rules.turn import has_stone, wares_for
from shokai.engine.rule import rule

NAMES = (
    "points", "set in Osaka", "set on space 1", "set in Anori", "set on the first wave", "set on the last wave",
    "insured set", "first 6 coins", "next 6 coins", "next 6 coins more", "further coins", "goods the hand can insure",
    "tokens", "tokens beyond the fourth", "stone at hand", "coins of the reserved card", "own turn",
    "market within means", "sale if the market is bought", "loss if the market is bought", "constant",
)  # fmt: skip
FEATURES = len(NAMES)
# A sale is prepared in one turn and made in another, with everybody's turns in between. Weights are tuned at the end of
# the own turn, so the last turn looked at is best an own one, or with two players the reply to it.
LOOK_AHEAD = (0, 0, 2, 4, 9)
EXPLORATION, FIRST_SHARE, TEMPERATURE = 0.1, 0.3, 0.025
LEAD = 8.0
(
    POINTS, SET, _1, _2, _3, _4, INSURED, COINS_1, COINS_2, COINS_3, COINS_4, SYMBOLS_IN_HAND, TOKENS, MANY_TOKENS,
    STONE, RESERVED, TURN, CAN_BUY, SALE, LOSS, CONSTANT,
) = range(FEATURES)  # fmt: skip


@rule
def progress(s):
    """How near anybody is to the eighth token."""
    most = 0
    for p in range(s.players):
        most = max(most, token_count(s, p))
    return min(most, END_TOKENS) / END_TOKENS


@rule
def sale_of(s, p, colour, goods):
    """What a set would bring today, in points, not rounded."""
    for value in range(VALUES):
        if number_of(goods, COLOURS * value + colour) > 0:
            return (COINS[value] + s.tokens[p][colour]) * count(goods) / COINS_A_POINT
    return 0.0


@rule
def after_buying(s, colour):
    """Where a ship will be when all free cards of the market are bought."""
    return min(s.ships[colour] + min(count(s.market & OF_COLOUR[colour]), 2), EDO)


@rule
def notice(s, p, counts):
    """See the template. Whoever is paying has the goods already, and the ships have sailed."""
    for k in range(FEATURES):
        counts[k] = 0.0
    buys = s.phase == PAY and p == s.turn
    goods = s.goods[p]
    coins = worth(s.hand[p])
    if buys:
        goods += wares_for(s, p)
        coins -= s.due
    payday = False
    for colour in range(COLOURS):
        if after_buying(s, colour) == EDO:
            payday = True
    counts[POINTS] = s.points[p] * 1.0
    for colour in range(COLOURS):
        loose = goods & OF_COLOUR[colour]
        safe = s.insured[p] & OF_COLOUR[colour]
        if loose + safe != 0:
            sale = sale_of(s, p, colour, loose + safe)
            kept = sale_of(s, p, colour, safe)
            where = after_buying(s, colour) if s.phase == PAY else s.ships[colour]
            counts[INSURED] += kept
            if where >= EDO:
                counts[POINTS] += sale
                counts[INSURED] -= kept
            else:
                counts[SET + where] += sale - kept
            then = after_buying(s, colour)
            if then == EDO:
                counts[SALE] += sale
            elif payday and then >= FIRST_WAVE:
                counts[LOSS] += sale - kept
            symbols = 0
            for value in range(VALUES):
                symbols += SYMBOLS[value] * number_of(s.hand[p], COLOURS * value + colour)
            counts[SYMBOLS_IN_HAND] += min(symbols, count(loose))
    counts[COINS_1] = min(coins, 6) * 1.0
    counts[COINS_2] = min(max(coins - 6, 0), 6) * 1.0
    counts[COINS_3] = min(max(coins - 12, 0), 6) * 1.0
    counts[COINS_4] = max(coins - 18, 0) * 1.0
    tokens = token_count(s, p)
    counts[TOKENS] = tokens * 1.0
    counts[MANY_TOKENS] = max(tokens - 4, 0) * 1.0
    if has_stone(s, p):
        counts[STONE] = 1.0
    else:
        counts[RESERVED] = worth(s.held[p] + s.held_farm[p]) * 1.0
    if s.turn == p:
        counts[TURN] = 1.0
    if not buys and coins >= worth(wares_for(s, p)):
        counts[CAN_BUY] = 1.0
    counts[CONSTANT] = 1.0


@rule
def wealth(s, p):
    """Points, goods at half their price, and coins as far as one can spend them."""
    value = s.points[p] * 1.0
    for colour in range(COLOURS):
        value += 0.5 * sale_of(s, p, colour, (s.goods[p] + s.insured[p]) & OF_COLOUR[colour])
    return value + 0.1 * min(worth(s.hand[p]), 15)
