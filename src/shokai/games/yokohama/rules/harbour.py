"""Port and Dock (004 p.13-14): taking orders, sliding, refilling."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import ROW
from shokai.games.yokohama.rules.ending import announce_end
from shokai.games.yokohama.rules.setup import draw_order
from shokai.games.yokohama.rules.state import (
    BY_ORDERS, DOCK, DONE, FILL_ORDERS, HAND_LIMIT, NOBODY, ORDER, SECOND_IMPORT, SECOND_YEN,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import become, mark, pop
from shokai.engine.contract import CHANCE
from shokai.engine.rule import rule

SECOND_PRICE = 2
# The present step counts cards taken in `count`; `need` is 1 while a second card is paid and not taken.


@rule
def board(s):
    """Which row of orders: 0 at the Port, 1 at the Dock."""
    return 1 if s.where == DOCK else 0


@rule
def hand_size(s, p):
    n = 0
    for i in range(HAND_LIMIT):
        if s.hand[p][i] >= 0:
            n += 1
    return n


@rule
def orders_in_reach(s):
    """Bits of the spaces: LOW with power 2, also MID with 3, all with 4."""
    bits = 0
    for k in range(ROW):
        if s.order_row[board(s)][k] >= 0 and s.level[k] <= s.power - 2:
            bits |= 1 << k
    return bits


@rule
def await_order(s):
    """Whether there is an order to take and room in the hand, which everybody can see."""
    p = s.turn
    free = hand_size(s, p) < HAND_LIMIT and orders_in_reach(s) != 0
    affordable = s.yen[p] >= SECOND_PRICE or s.imports[p] > 0
    if free and (s.count == 0 or s.need == 1 or (s.count == 1 and affordable)):
        s.actor = p
    else:
        end_ordering(s)


@rule
def legal_orders(s, words):
    """One order, and a second one for 2 yen or an import; no refill in between (A21)."""
    p = s.turn
    if s.count == 0 or s.need == 1:
        mark(words, ORDER, orders_in_reach(s))
    else:
        if s.yen[p] >= SECOND_PRICE:
            mark(words, SECOND_YEN, 1)
        if s.imports[p] > 0:
            mark(words, SECOND_IMPORT, 1)
    if s.need == 0:
        mark(words, DONE, 1)


@rule
def pay_second(s, with_import):
    if with_import:
        s.imports[s.turn] -= 1
    else:
        s.yen[s.turn] -= SECOND_PRICE
    s.need = 1


@rule
def take_order(s, space):
    p = s.turn
    s.hand[p][hand_size(s, p)] = s.order_row[board(s)][space]
    s.order_row[board(s)][space] = -1
    s.count += 1
    s.need = 0
    s.fresh = 0
    if s.count == 2:
        end_ordering(s)


@rule
def end_ordering(s):
    taken = s.count
    s.count = 0
    s.need = 0
    if taken > 0:
        slide(s)
        become(s, FILL_ORDERS)
    else:
        pop(s)


@rule
def slide(s):
    """The orders left move to the left."""
    row = board(s)
    to = 0
    for k in range(ROW):
        card = s.order_row[row][k]
        if card >= 0:
            s.order_row[row][k] = -1
            s.order_row[row][to] = card
            to += 1


@rule
def empty_space(s):
    """The first empty space of the row, or -1."""
    for k in range(ROW):
        if s.order_row[board(s)][k] < 0:
            return k
    return -1


@rule
def fill_orders(s):
    """New orders from the left to the right; a row that cannot be filled announces the end."""
    if empty_space(s) < 0:
        pop(s)
    elif s.deck > 0:
        s.actor = CHANCE
    else:
        announce_end(s, BY_ORDERS)
        pop(s)


@rule
def deal_order(s, card):
    draw_order(s, card)
    s.order_row[board(s)][empty_space(s)] = card
    s.actor = NOBODY
