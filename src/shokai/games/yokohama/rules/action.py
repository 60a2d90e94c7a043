"""Main action phase, step 3: the area action (004 p.6, 11-15), and the areas that yield things."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import COPPER
from shokai.games.yokohama.rules.rewards import gain_copper
from shokai.games.yokohama.rules.state import (
    ACT, AGENCY, BANK, BONUS, BUILDING, BUY, CHINATOWN, CHURCH, CLEARING, CUSTOMS, DOCK, DONE, GET, HARVEST,
    HIRING, ORDERING, PORT, RECOVERY, SELL, STRONGEST, STUDYING, TRADING, WORSHIP,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import become, mark, pop, push
from shokai.engine.rule import rule

# What power 1 to 5 yields, by pairs of areas: copper, silk, tea, fish, then the Bank.
YIELD = (
    0, 0, 1, 2, 3,
    0, 1, 2, 3, 4,
    1, 2, 3, 4, 5,
    1, 2, 3, 4, 5,
    1, 2, 3, 4, 5,
)  # fmt: skip
PRICES = (2, 2, 1, 1, 4)  # Chinatown: copper, silk, tea, fish, import
IMPORT_GOOD = 4


@rule
def push_action(s, area):
    """Steps 3 to 6 in an area, for the president or for an agent."""
    s.where = area
    push(s, RECOVERY)
    push(s, BUILDING)
    push(s, BONUS)
    push(s, ACT)


@rule
def power_in(s, p, area):
    """President, assistants, shop, trading house and station count 1 each; at most 5."""
    power = s.men[p][area]
    if s.president[p] == area:
        power += 1
    power += (s.shop_areas[p] >> area) & 1
    if s.house_owner[area] == p:
        power += 1
    if s.station == area:
        power += 1
    return min(power, STRONGEST)


@rule
def act(s):
    """The power is fixed now (A8); another player's trading house earns 1 yen from the bank."""
    # A12: also in the action of an agent.
    p = s.turn
    s.power = power_in(s, p, s.where)
    owner = s.house_owner[s.where]
    if owner >= 0 and owner != p:
        s.yen[owner] += 1
    s.count = 0
    s.order = 0
    if s.where <= BANK:
        become(s, HARVEST)
    elif s.where == CHINATOWN:
        s.count = s.power
        become(s, TRADING)
    elif s.where == CHURCH:
        become(s, WORSHIP)
    elif s.where == CUSTOMS:
        become(s, CLEARING)
    elif s.where == PORT or s.where == DOCK:
        # R1: the 3 points of power 5 come whether or not an order is taken.
        if s.power == STRONGEST:
            s.points[p] += 3
        become(s, ORDERING)
    elif s.where == AGENCY:
        s.count = s.power - 1
        s.order = 2
        become(s, HIRING)
    else:
        become(s, STUDYING)


@rule
def yield_of(s, power):
    """What the present area yields at a power."""
    return YIELD[5 * (s.where // 2) + power - 1]


@rule
def yields(s):
    """Bits of the amounts that can be taken: that of the power, or of any lower one (003)."""
    # A6: less than the power allows may be done everywhere.
    bits = 0
    for power in range(1, s.power + 1):
        bits |= 1 << yield_of(s, power)
    return bits


@rule
def await_harvest(s):
    bits = yields(s)
    if bits & (bits - 1) == 0:
        harvest(s, yield_of(s, s.power))
    else:
        s.actor = s.turn


@rule
def legal_harvest(s, words):
    mark(words, GET, yields(s))


@rule
def harvest(s, amount):
    """Copper, silk, tea, fish or yen."""
    # R5: whatever is taken, the power stays for bonus and construction.
    good = s.where // 2
    s.mined = 0
    if s.where == BANK:
        s.yen[s.turn] += amount
    elif good == COPPER:
        gain_copper(s, s.turn, amount)
    else:
        s.goods[s.turn][good] += amount
    s.mined = 0
    pop(s)


@rule
def sales(s, p):
    """Bits of the goods a player can sell in Chinatown; imports cannot be sold."""
    bits = 0
    for good in range(4):
        if s.goods[p][good] > 0:
            bits |= 1 << good
    return bits


@rule
def purchases(s, p):
    """Bits of what a player can pay in Chinatown."""
    bits = 0
    for good in range(5):
        if s.yen[p] >= PRICES[good]:
            bits |= 1 << good
    return bits


@rule
def await_trade(s):
    if s.count > 0 and sales(s, s.turn) + purchases(s, s.turn) > 0:
        s.actor = s.turn
    else:
        end_trade(s)


@rule
def legal_trade(s, words):
    mark(words, BUY, purchases(s, s.turn))
    mark(words, SELL, sales(s, s.turn))
    mark(words, DONE, 1)


@rule
def buy(s, good):
    """One exchange. Each purchase of copper is a receipt of its own (A15)."""
    p = s.turn
    s.yen[p] -= PRICES[good]
    s.mined = 0
    if good == IMPORT_GOOD:
        s.imports[p] += 1
    elif good == COPPER:
        gain_copper(s, p, 1)
    else:
        s.goods[p][good] += 1
    s.mined = 0
    s.count -= 1
    s.fresh = 0


@rule
def sell(s, good):
    s.goods[s.turn][good] -= 1
    s.yen[s.turn] += PRICES[good]
    s.count -= 1
    s.fresh = 0


@rule
def end_trade(s):
    s.count = 0
    pop(s)
