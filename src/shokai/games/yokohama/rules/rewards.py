"""Rewards and their icons (004 p.10): what is gained at once, and what still has to be chosen."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    AGENT, ANY, COPPER, FIRST_GOOD, IMPORT, MINING, MOVE, VP, WAREHOUSE, YEN, icons,
)  # fmt: skip
from shokai.games.yokohama.rules.state import (
    AREAS, ASSISTANT, CANAL, CARRY, CARRYING, CARRY_HAND, DONE, FIRST_HOUSE_PRICE, GOOD, HOUSES, HOUSE_ITEM,
    ITEM, REWARD, SET_DOWN, SHOP_ITEM, SHOP_PRICE,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import mark, owns, pop, push
from shokai.engine.rule import rule


@rule
def gain_copper(s, p, n):
    """Mining Technology adds one copper to every receipt of copper, but once to one reward (R4)."""
    s.goods[p][COPPER] += n
    if n > 0 and owns(s, p, MINING) and s.mined == 0:
        s.goods[p][COPPER] += 1
        s.mined = 1


@rule
def gain(s, p, reward):
    """Points, money, goods and imports come at once; icons that ask for a choice are put by.

    001 p.8: the player chooses the order of rewards. What comes at once never harms what comes
    later, so it is first; among the icons the player is free.
    """
    s.mined = 0
    s.points[p] += icons(reward, VP, 5)
    s.yen[p] += icons(reward, YEN, 4)
    gain_copper(s, p, icons(reward, FIRST_GOOD, 3))
    for good in range(1, 4):
        s.goods[p][good] += icons(reward, FIRST_GOOD + 3 * good, 3)
    s.imports[p] += icons(reward, IMPORT, 2)
    s.agents[p] += icons(reward, AGENT, 1)
    s.any_left = icons(reward, ANY, 2)
    s.warehouse_left = icons(reward, WAREHOUSE, 2)
    s.moves_left = icons(reward, MOVE, 2)
    if s.any_left + s.warehouse_left + s.moves_left > 0:
        push(s, REWARD)
    else:
        s.mined = 0


@rule
def item_price(s, p, item):
    """004 p.13: assistants are free, shops cost 2 yen, trading houses 4, 5, 6, 7 in this order."""
    if item == ASSISTANT:
        return 0
    if item == SHOP_ITEM:
        return SHOP_PRICE
    return FIRST_HOUSE_PRICE + HOUSES - s.houses_store[p]


@rule
def items_for_sale(s, p):
    """Bits of the items in the warehouse that the player can pay."""
    items = 0
    if s.men_store[p] > 0:
        items |= 1 << ASSISTANT
    if s.shops_store[p] > 0 and s.yen[p] >= SHOP_PRICE:
        items |= 1 << SHOP_ITEM
    if s.houses_store[p] > 0 and s.yen[p] >= item_price(s, p, HOUSE_ITEM):
        items |= 1 << HOUSE_ITEM
    return items


@rule
def take_item(s, p, item):
    """From the warehouse to the hand, for the price printed on the tile."""
    s.yen[p] -= item_price(s, p, item)
    if item == ASSISTANT:
        s.men_store[p] -= 1
        s.men_hand[p] += 1
    elif item == SHOP_ITEM:
        s.shops_store[p] -= 1
        s.shops_hand[p] += 1
    else:
        s.houses_store[p] -= 1
        s.houses_hand[p] += 1


@rule
def areas_with_men(s, p):
    """Set of the areas with assistants of a player."""
    areas = 0
    for a in range(AREAS):
        if s.men[p][a] > 0:
            areas |= 1 << a
    return areas


@rule
def await_reward(s):
    """Icons that can be used are asked for; those that cannot lapse (R12)."""
    p = s.turn
    if s.warehouse_left > 0 and items_for_sale(s, p) == 0:
        s.warehouse_left = 0
    # An assistant may still come from the warehouse to be moved.
    hired_first = s.warehouse_left > 0 and s.men_store[p] > 0
    if s.moves_left > 0 and s.men_hand[p] == 0 and areas_with_men(s, p) == 0 and not hired_first:
        s.moves_left = 0
    if s.any_left + s.warehouse_left + s.moves_left > 0:
        s.actor = p
    else:
        s.mined = 0
        pop(s)


@rule
def legal_reward(s, words):
    """Icons are used in any order; warehouse and movement may be declined, one after the other (R11)."""
    p = s.turn
    if s.any_left > 0:
        mark(words, GOOD, 15)
    else:
        mark(words, DONE, 1)
    if s.warehouse_left > 0:
        mark(words, ITEM, items_for_sale(s, p))
    if s.moves_left > 0:
        mark(words, CARRY, areas_with_men(s, p))
        if s.men_hand[p] > 0:
            mark(words, CARRY_HAND, 1)


@rule
def choose_good(s, good):
    """A good of one's choice."""
    s.any_left -= 1
    if good == COPPER:
        gain_copper(s, s.turn, 1)
    else:
        s.goods[s.turn][good] += 1


@rule
def use_warehouse_icon(s, item):
    """One piece from the warehouse, for its price."""
    s.warehouse_left -= 1
    take_item(s, s.turn, item)


@rule
def decline_icons(s):
    """What is left of the reward is not wanted."""
    s.warehouse_left = 0
    s.moves_left = 0


@rule
def pick_up(s, source):
    """A movement icon: an assistant from an area, or from the hand, is moved next."""
    s.choice = source
    push(s, CARRYING)


@rule
def legal_set_down(s, words):
    """To any other area but the Canal; no toll is paid (004 p.10)."""
    # A17: never onto the Canal; the same assistant may be moved again by the next icon.
    areas = s.used & ~(1 << CANAL)
    if s.choice < AREAS:
        areas &= ~(1 << s.choice)
    mark(words, SET_DOWN, areas)


@rule
def set_down(s, area):
    p = s.turn
    if s.choice < AREAS:
        s.men[p][s.choice] -= 1
    else:
        s.men_hand[p] -= 1
    s.men[p][area] += 1
    s.moves_left -= 1
    s.choice = 0
    pop(s)
