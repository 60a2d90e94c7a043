"""A turn (rulebook, "Spielerzug"): exactly one of buying goods, taking coins, reserving a card.

What a player may do and does here is hard to foresee, for a processor too, and each wrong guess costs it more than the
whole move. So conditions are factors of sums where that reads as well: 0 or 1 times the cards.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import (
    CARD,
    COINS,
    COLOURS,
    FROM_KIND,
    OF_COLOUR,
    count,
    number_of,
    present,
    worth,
)
from shokai.games.osaka.rules.piles import discard
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.state import (
    BUY, BY_PASSES, DISCARD, EDO, END, NEXT, NOBODY, PASS, PAY, PAYDAY, RESERVE, RESERVE_FARM, TAKE,
    TAKE_HELD, TURN,
)  # fmt: skip
from shokai.games.osaka.rules.refill import refill
from shokai.engine.bits import lowest
from shokai.engine.rule import rule


@rule
def wares_for(s, p):
    """What a player must buy: all cards without a stone and the one under the own stone."""
    # Q13: the own reserved card is for sale, even if it is all there is.
    # Rulebook, "Reservierungseffekte": cards reserved by others stay.
    return s.market + s.held[p]


@rule
def has_stone(s, p):
    """Whether a player's reservation stone is at hand."""
    return s.held[p] + s.held_farm[p] == 0


@rule
def can_buy(s, p):
    """Whether there is something to buy and the hand is worth enough."""
    price = worth(wares_for(s, p))
    return (price > 0) & (worth(s.hand[p]) >= price)


@rule
def next_turn(s):
    """Clockwise to the next player."""
    s.turn = seat_after(s, s.turn, 1)
    # Rulebook, "Markt und Produktion auffüllen", second case: with nothing in the market for this
    # player, market and farm are refilled first. The own reserved card is something.
    if wares_for(s, s.turn) == 0:
        refill(s, TURN)
    else:
        await_action(s)


@rule
def await_action(s):
    """The active player chooses an action."""
    s.phase = TURN
    s.actor = s.turn


@rule
def legal_actions(s):
    """The moves that open a turn."""
    p = s.turn
    market = present(s.market)
    # "Karte reservieren": only with the stone at hand, only a card without a stone.
    stone = has_stone(s, p)
    moves = (
        market << TAKE
        | (s.held[p] != 0) << TAKE_HELD
        | (stone * market) << RESERVE
        | (stone * present(s.farm)) << RESERVE_FARM
        | can_buy(s, p) << BUY
    )
    # Ruling Q3: a player who can do nothing at all passes.
    if moves == 0:
        moves = 1 << PASS
    return moves


@rule
def legal_payments(s):
    """The cards that may be paid next.

    Cards are paid from the dearest to the cheapest and only until the price is covered, so that
    every payment without a superfluous card can be made, in exactly one order.
    Ruling Q5: a card whose removal would still cover the price may not be paid.
    """
    # A card may come next if it and the cheaper ones after it can cover what is due.
    hand = s.hand[s.turn] & FROM_KIND[s.order]
    coins = worth(hand)
    kinds = present(hand)
    moves = 0
    while kinds != 0 and coins >= s.due:
        kind = lowest(kinds) // 4
        coins -= number_of(hand, kind) * COINS[kind // COLOURS]
        moves |= 1 << 4 * kind
        kinds &= kinds - 1
    return moves << DISCARD


@rule
def start_buying(s):
    """A. "Waren kaufen": the price is the value of all cards that must be bought."""
    s.due = worth(wares_for(s, s.turn))
    s.order = 0
    s.phase = PAY
    s.actor = s.turn


@rule
def pay(s, kind):
    """One card of the payment goes face up to the discard pile; there is no change."""
    s.hand[s.turn] -= CARD[kind]
    discard(s, CARD[kind])
    s.due -= COINS[kind // COLOURS]
    s.order = kind
    if s.due <= 0:
        receive_goods(s)


@rule
def receive_goods(s):
    """The goods lie before the buyer, an own stone comes back, the ships sail; then refill."""
    bought = wares_for(s, s.turn)
    s.market = 0
    s.held[s.turn] = 0
    s.goods[s.turn] += bought
    s.due = 0
    s.order = 0
    s.actor = NOBODY
    sail(s, bought)
    # Ruling Q1: the refill comes before payday, as the chapters of the rulebook do.
    refill(s, PAYDAY)


@rule
def sail(s, bought):
    """ "Schiffe vorrücken": one card of a colour moves its ship 1 space, two or more 2."""
    for colour in range(COLOURS):
        steps = min(count(bought & OF_COLOUR[colour]), 2)
        # Ruling Q4: a ship stops in Edo.
        s.ships[colour] = min(s.ships[colour] + steps, EDO)


@rule
def take_or_reserve(s, move):
    """B. "Münzen nehmen": a market card without a stone, or the one under the own stone, goes to the hand.
    C. "Karte reservieren": the stone goes on a card of market or farm. No refill now."""
    # Q15: a stone comes back with its card, and is not moved before.
    p = s.turn
    verb = move % 4
    card = (move != TAKE_HELD) << 4 * (move // 4)
    taken = (verb == TAKE) * card
    reserved = (verb == RESERVE) * card
    reserved_in_farm = (verb == RESERVE_FARM) * card
    held = s.held[p]
    released = held if move == TAKE_HELD else 0
    s.market -= taken + reserved
    s.farm -= reserved_in_farm
    s.hand[p] += taken + released
    s.held[p] = held + reserved - released
    s.held_farm[p] += reserved_in_farm
    s.phase = NEXT


@rule
def pass_turn(s):
    """Ruling Q3: when everybody in a row can do nothing, the game is over."""
    s.passes += 1
    if s.passes == s.players:
        s.ended = BY_PASSES
        s.phase = END
    else:
        s.phase = NEXT
