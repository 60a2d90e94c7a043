"""Set-up (rulebook, "Vorbereitung"): market, farm, starting hands, start player, tokens."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import CARD, DECK, count, worth
from shokai.games.osaka.rules.piles import can_draw
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.state import (
    FARM_CARDS, HANDS, LAY, LOT, MARKET_CARDS, NEXT, NOBODY, START, START_COINS, TOKENS,
)  # fmt: skip
from shokai.engine.contract import CHANCE
from shokai.engine.rule import rule


@rule
def set_up(s, players, options):
    """Steps 1 to 6: all cards in the draw pile, all ships in Osaka; 5 and 3 cards to be laid."""
    s.players = players
    s.draw = DECK
    s.pile = count(DECK)
    s.to_market = MARKET_CARDS
    s.to_farm = FARM_CARDS
    s.phase = LAY
    s.after_lay = HANDS
    s.actor = CHANCE


@rule
def draw_hands(s):
    """Step 7: one after another draws openly until the cards are worth 8 or more."""
    # Q22: seat by seat, each until the hand is complete.
    if worth(s.hand[s.turn]) < START_COINS and can_draw(s):
        s.actor = CHANCE
    elif s.turn < s.players - 1:
        s.turn += 1
    else:
        s.phase = START


@rule
def starts(s, p):
    """Whether nobody has a better claim to start: the lowest sum, then the fewer cards."""
    mine = 16 * worth(s.hand[p]) + count(s.hand[p])
    for q in range(s.players):
        if 16 * worth(s.hand[q]) + count(s.hand[q]) < mine:
            return False
    return True


@rule
def starters(s):
    """How many players are level for the start."""
    n = 0
    for p in range(s.players):
        if starts(s, p):
            n += 1
    return n


@rule
def nth_starter(s, n):
    """The n-th of those who are level for the start."""
    for p in range(s.players):
        if starts(s, p):
            if n == 0:
                return p
            n -= 1
    return -1


@rule
def find_start_player(s):
    """Step 7, last paragraph: who starts; players level on both counts draw lots."""
    if starters(s) > 1:
        s.actor = CHANCE
    else:
        let_start(s, nth_starter(s, 0))


@rule
def let_start(s, p):
    """The start player is found; step 8 begins."""
    s.turn = p
    s.actor = p
    s.phase = TOKENS


@rule
def choose_token(s, colour):
    """Step 8: each in turn takes one token of any colour. Ruling Q16: also one taken before."""
    s.tokens[s.actor][colour] += 1
    following = seat_after(s, s.actor, 1)
    if following != s.turn:
        s.actor = following
    else:
        # The start player opens: one seat back, so that NEXT moves on to it.
        s.turn = seat_after(s, s.turn, s.players - 1)
        s.phase = NEXT
        s.actor = NOBODY


@rule
def draw_lot(s, result):
    """Chance decides between players level for the start."""
    # Q23: each of them equally likely.
    let_start(s, result - LOT)


@rule
def deal_to_hand(s, kind):
    """A card drawn openly into a starting hand."""
    s.hand[s.turn] += CARD[kind]
    s.actor = NOBODY
