"""Three Goods, for two to four traders.

Three cards lie open in the market. Whose turn it is either takes one of them or sells all cards of one good. Each card
sold brings the good's price, and a coin more for every card beyond the first; then that price falls by as many steps
as cards were sold, and the other two rise by one. A taken card is replaced from the draw pile. The game is over when
somebody can neither take nor sell, and whoever has the most coins wins.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.fields import Field, FieldTable
from shokai.engine.plain import guess_nothing, hide_nothing
from shokai.engine.rule import rule

GOODS = ("silk", "tea", "rice")
COPIES, OPEN, HAND = 8, 3, 6  # cards of each good, cards in the market, the most cards in a hand
FIRST_PRICE, LOWEST, HIGHEST = 3, 1, 6
SEATS = 4
TAKE, SELL = 0, len(GOODS)

# What the contract asks for: names, numbers, the table of fields. See shokai.engine.contract.
NAME = "tutorial_game"
PLAYERS = (2, SEATS)
MOVE_NAMES = tuple(f"take {good}" for good in GOODS) + tuple(f"sell {good}" for good in GOODS)
MOVE_KINDS = (0, 0, 0, 1, 1, 1)
MOVES = len(MOVE_NAMES)
WORDS = -(-MOVES // WORD)
OUTCOME_NAMES = GOODS
OUTCOMES = len(GOODS)
END_REASONS = ("", "nothing left to do")
FAULTS = ("", "a card too many or too few", "an empty space in the market", "somebody else decides")
FIELDS = FieldTable(
    NAME,
    Field("actor", (), "i1", OVER, SEATS - 1, "who decides"),
    Field("players", (), "i1", 2, SEATS, "how many play"),
    Field("turn", (), "i1", 0, SEATS - 1, "whose turn it is"),
    Field("pile", (OUTCOMES,), "i1", 0, COPIES, "cards of each good in the draw pile"),
    Field("market", (OUTCOMES,), "i1", 0, COPIES, "open cards of each good"),
    Field("price", (OUTCOMES,), "i1", LOWEST, HIGHEST, "coins for a card of each good"),
    Field("hand", (SEATS, OUTCOMES), "i1", 0, HAND, "cards of each trader, open to all"),
    Field("points", (SEATS,), "i2", 0, 999, "coins"),
    Field("sold", (OUTCOMES,), "i1", 0, COPIES, "cards that are out of the game"),
    module=__name__,
)
# Nothing is secret but what the pile will bring.
hide, guess = hide_nothing, guess_nothing


@rule
def total(cards):
    """How many cards these are."""
    return cards[0] + cards[1] + cards[2]


@rule
def set_up(s, players, options):
    """All cards are in the pile; the market is dealt first."""
    s.players = players
    for good in range(OUTCOMES):
        s.pile[good] = COPIES
        s.price[good] = FIRST_PRICE
    go_on(s)


@rule
def go_on(s):
    """Who is next: chance while the market has an empty space and the pile a card, else the trader, if he can act."""
    words = 0
    for good in range(OUTCOMES):
        if s.market[good] > 0 and total(s.hand[s.turn]) < HAND:
            words |= 1 << (TAKE + good)
        if s.hand[s.turn][good] > 0:
            words |= 1 << (SELL + good)
    if total(s.market) < OPEN and total(s.pile) > 0:
        s.actor = CHANCE
    else:
        s.actor = s.turn if words != 0 else OVER
    return words


@rule
def legal(s, words):
    words[0] = go_on(s)


@rule
def apply(s, move):
    p = s.turn
    if move < SELL:
        s.market[move] -= 1
        s.hand[p][move] += 1
    else:
        sell(s, p, move - SELL)
    s.turn = p + 1 if p + 1 < s.players else 0
    go_on(s)


@rule
def sell(s, p, good):
    n = s.hand[p][good]
    s.points[p] += n * s.price[good] + n - 1
    s.hand[p][good] = 0
    s.sold[good] += n
    for other in range(OUTCOMES):
        s.price[other] = max(s.price[other] - n, LOWEST) if other == good else min(s.price[other] + 1, HIGHEST)


# Chance: each card of the pile is one ticket.


@rule
def tickets(s):
    return total(s.pile)


@rule
def outcome(s, ticket):
    good = 0
    while ticket >= s.pile[good]:
        ticket -= s.pile[good]
        good += 1
    return good


@rule
def weight(s, result):
    return s.pile[result]


@rule
def deal(s, result):
    s.pile[result] -= 1
    s.market[result] += 1
    go_on(s)


@rule
def draw_label(s, label):
    """There is one pile, never shuffled: a draw is named by how many cards are left."""
    label[0] = 0
    label[1] = 0
    label[2] = total(s.pile)


# The end, and what must hold.


@rule
def scores(s, points):
    for p in range(s.players):
        points[p] = s.points[p]


@rule
def ranking(s, places):
    for p in range(s.players):
        places[p] = 1
        for q in range(s.players):
            if s.points[q] > s.points[p]:
                places[p] += 1


@rule
def end_reason(s):
    return 1 if s.actor == OVER else 0


@rule
def broken_invariant(s):
    """Every card is somewhere."""
    for good in range(OUTCOMES):
        n = s.pile[good] + s.market[good] + s.sold[good]
        for p in range(SEATS):
            n += s.hand[p][good]
        if n != COPIES:
            return 1
    return 0


@rule
def impossible(s):
    """See the contract: positions come from outside."""
    if broken_invariant(s) != 0 or s.turn >= s.players:
        return 1
    for p in range(SEATS):
        if total(s.hand[p]) > HAND or (p >= s.players and total(s.hand[p]) + s.points[p] > 0):
            return 1
    if total(s.market) > OPEN:
        return 2
    actor = s.actor
    go_on(s)
    return 0 if s.actor == actor else 3
