"""What things of YOKOHAMA are worth to somebody who plans with them, in points: rewards, orders, actions."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.action import YIELD, power_in
from shokai.games.yokohama.rules.boards import gifts
from shokai.games.yokohama.rules.components import (
    AGENT,
    ANY,
    CHURCH_SPACES,
    CUSTOMS_SPACES,
    FIRST_GOOD,
    IMPORT,
    MOVE,
    ROW,
    SHOPS_A_SITE,
    SURCHARGE,
    TITLE_COST,
    TITLE_WORTH,
    VP,
    WAREHOUSE,
    YEN,
    icons,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.state import (
    AGENCY,
    BANK,
    BUILDING_POWER,
    CANAL,
    CHINATOWN,
    CHURCH,
    CUSTOMS,
    DOCK,
    HAND_LIMIT,
    LAB,
    PORT,
    RESEARCH,
    STRONGEST,
    UNKNOWN,
)  # fmt: skip
from shokai.engine.bits import ones
from shokai.engine.rule import rule

# Copper, silk, tea, fish.
GOOD_WORTH = (1.6, 1.25, 0.9, 0.9)
YEN_WORTH, IMPORT_WORTH, ANY_WORTH, WAREHOUSE_WORTH, MOVE_WORTH, AGENT_WORTH = 0.5, 2.7, 1.5, 1.2, 0.5, 2.0
FLAG_WORTH = 1.5
MAN_WORTH, TOKEN_WORTH, HIRED_WORTH = 0.8, 2.5, 0.9


@rule
def reward_worth(reward):
    """All icons of a reward together."""
    worth = icons(reward, VP, 5) + YEN_WORTH * icons(reward, YEN, 4)
    for good in range(4):
        worth += GOOD_WORTH[good] * icons(reward, FIRST_GOOD + 3 * good, 3)
    worth += ANY_WORTH * icons(reward, ANY, 2) + IMPORT_WORTH * icons(reward, IMPORT, 2)
    worth += WAREHOUSE_WORTH * icons(reward, WAREHOUSE, 2) + MOVE_WORTH * icons(reward, MOVE, 2)
    return worth + AGENT_WORTH * icons(reward, AGENT, 1)


@rule
def order_profit(s, p, card):
    """What an order would bring beyond the goods it takes, less the trouble of getting those that are missing."""
    profit = reward_worth(s.order_reward[card]) + FLAG_WORTH
    goods = s.order_goods[card]
    for good in range(4):
        need = (goods >> 4 * good) & 15
        missing = max(0, need - s.goods[p][good])
        profit -= GOOD_WORTH[good] * 0.5 * need + 0.7 * missing
    return max(profit, 0.0)


@rule
def order_readiness(s, p, card):
    """How much of an order's goods a player has, from 0 to 1."""
    goods = s.order_goods[card]
    asked = 0
    there = 0
    for good in range(4):
        need = (goods >> 4 * good) & 15
        asked += need
        there += min(need, s.goods[p][good])
    return there / asked if asked > 0 else 1.0


@rule
def harbour_worth(s, p, row, power):
    """The best order within reach."""
    best = 0.0
    if hand_size(s, p) < HAND_LIMIT:
        for k in range(ROW):
            card = s.order_row[row][k]
            if card >= 0 and s.level[k] <= power - 2:
                best = max(best, 0.5 * order_profit(s, p, card))
    return best + (3.0 if power == STRONGEST else 0.0)


@rule
def study_worth(s, p, row, power):
    """The best technology that can be paid."""
    best = 0.0
    fourth = 1 if ones(s.titles[p]) >= 3 else 0
    for k in range(ROW):
        title = s.title_row[row][k]
        if title >= 0 and (s.titles[p] >> title) & 1 == 0:
            units = max(0, TITLE_COST[title] + SURCHARGE[k] - power) + fourth
            if units <= s.imports[p] + s.yen[p] // 2:
                best = max(best, TITLE_WORTH[title] + 1.0 + 0.5 * TITLE_COST[title] - 1.2 * units)
    return best


@rule
def church_worth(s, p, power):
    """The best space that donations can reach."""
    best = 0.0
    given = ones(gifts(s, p))
    for k in range(CHURCH_SPACES):
        need = max(0, s.church_faith[k] - power)
        if s.church[k] < 0 and need <= given:
            best = max(best, s.church_vp[k] + MOVE_WORTH * s.church_moves[k] + 1.5 - 1.1 * need - MAN_WORTH)
    return best


@rule
def customs_worth(s, p, power):
    """The best space that the imports suffice for."""
    best = 0.0
    most = min(power - 1, s.imports[p])
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] < 0 and s.customs_imports[k] <= most:
            kept = YEN_WORTH * s.customs_yen[k] + 2.0 - IMPORT_WORTH * s.customs_imports[k] - MAN_WORTH
            best = max(best, s.customs_vp[k] + kept)
    return best


@rule
def action_worth(s, p, area, power):
    """What the action of an area brings at a power, token and building left out."""
    if area <= BANK:
        amount = YIELD[5 * (area // 2) + power - 1]
        return amount * (YEN_WORTH if area == BANK else GOOD_WORTH[area // 2])
    if area == PORT or area == DOCK:
        return harbour_worth(s, p, 1 if area == DOCK else 0, power)
    if area == LAB or area == RESEARCH:
        return study_worth(s, p, 1 if area == RESEARCH else 0, power)
    if area == CHURCH:
        return church_worth(s, p, power)
    if area == CUSTOMS:
        return customs_worth(s, p, power)
    if area == AGENCY:
        return HIRED_WORTH * min(power - 1, s.men_store[p] + min(s.shops_store[p], s.yen[p] // 2))
    if area == CHINATOWN:
        return 0.5 * power
    return 0.0


@rule
def building_worth(s, p, area):
    """The best that can be built in an area, if the power there suffices."""
    best = 0.0
    if area != CANAL:
        site = s.site[area]
        if s.houses_hand[p] > 0 and s.house_owner[area] < 0:
            best = s.site_house[site] + 1.5
        if s.shops_hand[p] > 0 and (s.shop_areas[p] >> area) & 1 == 0:
            for k in range(SHOPS_A_SITE):
                if s.shop_owner[area][k] < 0:
                    best = max(best, reward_worth(s.site_reward[site][k]) + 1.0)
    return best


@rule
def visit_worth(s, p, area, power):
    """All that a visit of the president brings: action, token, building."""
    worth = action_worth(s, p, area, power)
    if power >= BUILDING_POWER:
        worth += building_worth(s, p, area)
    if power >= STRONGEST and s.token[area] >= 0:
        worth += TOKEN_WORTH
    return worth


@rule
def power_when_there(s, p, area):
    """The power that a president would have in an area who is not there yet."""
    power = power_in(s, p, area)
    return power if s.president[p] == area else min(power + 1, STRONGEST)


@rule
def is_known(card):
    return 0 <= card < UNKNOWN
