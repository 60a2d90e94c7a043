"""Insight into YOKOHAMA: the race for points, orders within reach, power on the board, the engine, turns left.

What an action, an order or a building is worth is in `worth`. The weights of all this are fitted to
games (docs/guide/bots.md).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import sys

from shokai.games.yokohama.worth import (
    ANY_WORTH,
    MOVE_WORTH,
    TOKEN_WORTH,
    WAREHOUSE_WORTH,
    action_worth,
    building_worth,
    is_known,
    order_profit,
    order_readiness,
    power_when_there,
    visit_worth,
)  # fmt: skip
from shokai.games.yokohama.rules.building import houses_built, shops_built
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_COUNTS,
    ACHIEVEMENT_FIRST,
    ACHIEVEMENT_LATER,
    ACHIEVEMENT_NEED,
    BUILT,
    CHURCH_SPACES,
    CUSTOMS_SPACES,
    TITLE_WORTH,
)  # fmt: skip
from shokai.games.yokohama.rules.components import ORDERS as ALL_ORDERS
from shokai.games.yokohama.rules.ending import country_bonus, industry, majority_bonus, remainder
from shokai.games.yokohama.rules.phases import counted
from shokai.games.yokohama.rules.state import (
    AREAS,
    BOARD_FULL,
    BUILDING_POWER,
    CANAL,
    HAND_LIMIT,
    HOUSES,
    ORDERS_REMOVED,
    RESEARCH,
    REWARD,
    SHOPS,
    STRONGEST,
    cells,
)  # fmt: skip
from shokai.engine.contract import OVER
from shokai.engine.dispatch import Chapters
from shokai.engine.rule import rule

NAMES = (
    "points", "first 4 yen", "further yen", "first 3 of each good", "further goods", "imports",
    "profit of orders in hand", "profit of orders times readiness", "orders in hand", "country sets", "agents",
    "Church majority", "Customs majority", "technology majority", "industry", "technologies", "assistants in hand",
    "assistants in areas", "assistants in the warehouse", "shops in hand", "shops built", "trading houses in hand",
    "trading houses built", "achievements within reach", "best visit", "second best visit", "what is going on",
    "own turn", "president in hand", "remainder", "constant",
)  # fmt: skip
FEATURES = len(NAMES)
# A turn has so many ways to be played that with more than two players all the time goes into the present one.
LOOK_AHEAD = (0, 0, 3, 1, 1)
EXPLORATION, FIRST_SHARE, TEMPERATURE = 0.03, 0.5, 0.0
LEAD = 25.0
(
    POINTS, YEN_1, YEN_2, GOODS_1, GOODS_2, IMPORTS, PROFIT, READY, ORDERS, SETS, AGENTS, CHURCH_LEAD, CUSTOMS_LEAD,
    TITLE_LEAD, INDUSTRY, ENGINE, MEN_HAND, MEN_OUT, MEN_STORE, SHOPS_HAND, SHOPS_BUILT, HOUSES_HAND, HOUSES_BUILT,
    ACHIEVABLE, BEST_VISIT, SECOND_VISIT, GOING_ON, TURN, PRESIDENT_HOME, REMAINDER, CONSTANT,
) = range(FEATURES)  # fmt: skip
# What deals the orders at the start leave in the deck, for 2, 3 and 4 players.
_DECK = (0, 0, *(ALL_ORDERS - ORDERS_REMOVED[n] - (6 if n == 2 else 12) - 2 * n for n in (2, 3, 4)))


@rule
def progress(s):
    """How near the nearest condition for the end is; when it is announced, how many turns are left."""
    if s.actor == OVER:
        return 1.0
    if s.ended != 0:
        return 1.0 - 0.05 * s.turns_left / s.players
    church = 0
    for k in range(CHURCH_SPACES):
        if s.church[k] >= 0:
            church += 1
    customs = 0
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] >= 0:
            customs += 1
    far = max(church, customs) / BOARD_FULL[s.players]
    far = max(far, 1.0 - s.deck / _DECK[s.players])
    for p in range(s.players):
        far = max(far, shops_built(s, p) / SHOPS, houses_built(s, p) / HOUSES)
    return 0.9 * min(max(far, 0.0), 1.0)


@rule
def nearness(s, p, card):
    """How much of what an achievement asks for a player has, from 0 to 1."""
    if ACHIEVEMENT_COUNTS[card] == BUILT:
        return min((shops_built(s, p) + houses_built(s, p)) / 5.0, 1.0)
    return min(counted(s, p, card) / max(ACHIEVEMENT_NEED[card], 1), 1.0)


# What a step of the action that is under way will still bring to the active player. The table of steps says which of
# these belongs to which step.


@rule
def icons_left(s):
    return ANY_WORTH * s.any_left + WAREHOUSE_WORTH * s.warehouse_left + MOVE_WORTH * s.moves_left


@rule
def building_left(s):
    can_build = power_when_there(s, s.turn, s.where) >= BUILDING_POWER
    return building_worth(s, s.turn, s.where) if can_build else 0.0


@rule
def token_left(s):
    can_take = power_when_there(s, s.turn, s.where) == STRONGEST and s.token[s.where] >= 0
    return TOKEN_WORTH if can_take else 0.0


@rule
def pieces_left(s):
    return 0.9 * s.count


@rule
def exchanges_left(s):
    return 0.5 * s.count


@rule
def church_space(s):
    return s.church_vp[s.choice] + MOVE_WORTH * s.church_moves[s.choice] + 1.5 - 1.1 * s.need


@rule
def customs_space(s):
    return s.customs_vp[s.choice] + 2.0


@rule
def title_to_pay(s):
    title = s.title_row[1 if s.where == RESEARCH else 0][s.choice]
    return TITLE_WORTH[title] + 1.0 - 1.2 * s.need


@rule
def action_left(s):
    return action_worth(s, s.turn, s.where, max(s.power, 1))


@rule
def first_order(s):
    return action_left(s) if s.count == 0 else 0.0


@rule
def whole_action(s):
    return action_worth(s, s.turn, s.where, power_when_there(s, s.turn, s.where))


step_worth = Chapters(sys.modules[__name__]).choose(
    "step_worth",
    "s, step",
    "What a step will still bring to the active player.",
    cells("worth"),
    otherwise="0.0",
    module=__name__,
)


@rule
def going_on(s):
    """What the action that is under way will still bring to the active player."""
    worth = 0.0
    for depth in range(s.depth):
        step = s.stack[depth]
        # Icons may be used without an action in an area.
        if s.where >= 0 or step == REWARD:
            worth += step_worth(s, step)
    return worth


@rule
def notice_visits(s, p, counts):
    """The two best areas to go to next, with up to two more assistants placed there."""
    more = min(s.men_hand[p], 2)
    for a in range(AREAS):
        if (s.used >> a) & 1 == 1 and a != CANAL and s.president[p] != a and (s.men[p][a] > 0 or more > 0):
            blocked = False
            for q in range(s.players):
                if q != p and s.president[q] == a:
                    blocked = True
            if not blocked:
                power = min(power_when_there(s, p, a) + more, STRONGEST)
                worth = visit_worth(s, p, a, power)
                if worth > counts[BEST_VISIT]:
                    counts[SECOND_VISIT] = counts[BEST_VISIT]
                    counts[BEST_VISIT] = worth
                elif worth > counts[SECOND_VISIT]:
                    counts[SECOND_VISIT] = worth


@rule
def notice_orders(s, p, counts):
    for i in range(HAND_LIMIT):
        card = s.hand[p][i]
        if is_known(card):
            profit = order_profit(s, p, card)
            ready = order_readiness(s, p, card)
            counts[PROFIT] += profit
            counts[READY] += profit * ready * ready
            counts[ORDERS] += 1.0


@rule
def notice(s, p, counts):
    """See the template."""
    for k in range(FEATURES):
        counts[k] = 0.0
    counts[POINTS] = s.points[p] * 1.0
    counts[YEN_1] = min(s.yen[p], 4) * 1.0
    counts[YEN_2] = min(max(s.yen[p] - 4, 0), 8) * 1.0
    for good in range(4):
        counts[GOODS_1] += min(s.goods[p][good], 3)
        counts[GOODS_2] += min(max(s.goods[p][good] - 3, 0), 5)
    counts[IMPORTS] = s.imports[p] * 1.0
    notice_orders(s, p, counts)
    counts[SETS] = country_bonus(s, p) * 1.0
    counts[AGENTS] = s.agents[p] * 1.0
    counts[CHURCH_LEAD] = majority_bonus(s, 0, p) * 1.0
    counts[CUSTOMS_LEAD] = majority_bonus(s, 1, p) * 1.0
    counts[TITLE_LEAD] = majority_bonus(s, 2, p) * 1.0
    counts[INDUSTRY] = industry(s, p) * 1.0
    for title in range(len(TITLE_WORTH)):
        if (s.titles[p] >> title) & 1 == 1:
            counts[ENGINE] += TITLE_WORTH[title]
    counts[MEN_HAND] = min(s.men_hand[p], 8) * 1.0
    for a in range(AREAS):
        counts[MEN_OUT] += s.men[p][a]
    counts[MEN_STORE] = s.men_store[p] * 1.0
    counts[SHOPS_HAND] = s.shops_hand[p] * 1.0
    counts[SHOPS_BUILT] = shops_built(s, p) * 1.0
    counts[HOUSES_HAND] = s.houses_hand[p] * 1.0
    counts[HOUSES_BUILT] = houses_built(s, p) * 1.0
    for i in range(3):
        card = s.achievement[i]
        if card >= 0 and (s.achieved[p] >> i) & 1 == 0:
            taken = False
            for q in range(s.players):
                if (s.achieved[q] >> i) & 1 == 1:
                    taken = True
            near = nearness(s, p, card)
            counts[ACHIEVABLE] += near * near * (ACHIEVEMENT_LATER[card] if taken else ACHIEVEMENT_FIRST[card])
    notice_visits(s, p, counts)
    if p == s.turn:
        counts[GOING_ON] = going_on(s)
        counts[TURN] = 1.0
    if s.president[p] < 0:
        counts[PRESIDENT_HOME] = 1.0
    counts[REMAINDER] = remainder(s, p) * 1.0
    counts[CONSTANT] = 1.0


@rule
def wealth(s, p):
    """Points, and what is in hand at its plain price."""
    goods = 1.5 * s.goods[p][0] + 1.2 * s.goods[p][1] + s.goods[p][2] + s.goods[p][3]
    worth = s.points[p] + 0.5 * s.yen[p] + 0.8 * goods + 2.5 * s.imports[p] + 1.5 * s.agents[p]
    for i in range(HAND_LIMIT):
        if is_known(s.hand[p][i]):
            worth += 1.5
    worth += 0.7 * (s.shops_hand[p] + s.men_hand[p] * 0.5) + 2.0 * s.houses_hand[p]
    return worth + industry(s, p)


__all__ = ["FEATURES", "NAMES", "notice", "progress", "wealth"]
