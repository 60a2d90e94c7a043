"""What always holds, at every step of every game. Checked over very many random games."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    CHURCH_SPACES, CUSTOMS_SPACES, ORDERS, ROW, SHOPS_A_SITE, TITLE_COPIES,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.state import (
    AREAS, CANAL, DEAL_MARKERS, DEPTH, HAND_LIMIT, HOUSES, MEN, NOBODY, SHOPS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.bits import ones
from shokai.engine.contract import OVER
from shokai.engine.rule import rule


@rule
def men_of(s, p):
    """All assistants of a player, wherever they are."""
    men = s.men_hand[p] + s.men_store[p] + ones(s.achieved[p])
    for a in range(AREAS):
        men += s.men[p][a]
    for k in range(CHURCH_SPACES):
        if s.church[k] == p:
            men += 1
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] == p:
            men += 1
    return men


@rule
def copies_of(s, title):
    """All copies of a technology: in the deck, the rows and with the players."""
    copies = s.titles_left[title]
    for p in range(s.players):
        copies += (s.titles[p] >> title) & 1
    for row in range(2):
        for k in range(ROW):
            if s.title_row[row][k] == title:
                copies += 1
    return copies


@rule
def broken_invariant(s):
    """0, or the number of the first invariant that does not hold; the comments name them."""
    broken = broken_table(s)
    if broken != 0:
        return broken
    # 7: no technology has more copies than are printed.
    if present_step(s) > DEAL_MARKERS:
        for title in range(len(TITLE_COPIES)):
            if copies_of(s, title) > TITLE_COPIES[title]:
                return 7
    return 0


@rule
def broken_table(s):
    """The same for what holds whatever cards are printed: with a player's own there may be more of a technology."""
    for p in range(s.players):
        # 1: 20 assistants, 8 shops, 4 trading houses a player.
        if men_of(s, p) != MEN:
            return 1
        shops = s.shops_hand[p] + s.shops_store[p]
        houses = s.houses_hand[p] + s.houses_store[p]
        for a in range(AREAS):
            if s.house_owner[a] == p:
                houses += 1
            here = 0
            for k in range(SHOPS_A_SITE):
                if s.shop_owner[a][k] == p:
                    here += 1
            # 2: one shop for each player and area, and the set of areas agrees.
            if here != (s.shop_areas[p] >> a) & 1:
                return 2
            shops += here
        if shops != SHOPS or houses != HOUSES:
            return 1
        # 3: nothing is below zero.
        if s.yen[p] < 0 or s.imports[p] < 0 or s.points[p] < 0 or s.men_hand[p] < 0 or s.agents[p] < 0:
            return 3
        for good in range(4):
            if s.goods[p][good] < 0:
                return 3
        # 4: nothing stands on the Canal.
        if s.men[p][CANAL] != 0 or s.president[p] == CANAL:
            return 4
        # 5: hands have no gaps.
        for i in range(hand_size(s, p), HAND_LIMIT):
            if s.hand[p][i] >= 0:
                return 5
    # 6: every order is somewhere, and only once.
    orders = s.orders_left | s.box
    n = ones(s.orders_left) + ones(s.box)
    for p in range(s.players):
        orders |= s.fulfilled[p]
        n += ones(s.fulfilled[p])
        for i in range(HAND_LIMIT):
            if s.hand[p][i] >= 0:
                orders |= 1 << s.hand[p][i]
                n += 1
    for row in range(2):
        for k in range(ROW):
            if s.order_row[row][k] >= 0:
                orders |= 1 << s.order_row[row][k]
                n += 1
    if n != ORDERS or orders != (1 << ORDERS) - 1:
        return 6
    # 8: the stack is neither empty nor full.
    if s.depth < 1 or s.depth >= DEPTH:
        return 8
    # 9: somebody acts, or the game is over for a reason.
    if s.actor == NOBODY or s.actor >= s.players or (s.actor == OVER and s.ended == 0):
        return 9
    # 10: rows have no gaps on the left while a player decides.
    if s.actor >= 0 and s.count == 0:
        for row in range(2):
            for k in range(1, ROW):
                if s.title_row[row][k] >= 0 and s.title_row[row][k - 1] < 0:
                    return 10
    return 0
