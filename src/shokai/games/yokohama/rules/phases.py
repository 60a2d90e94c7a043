"""The turn and its additional action phases A and C (004 p.8): agents, achievements, orders."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.action import push_action
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_COMMERCIAL, ACHIEVEMENT_COUNTS, ACHIEVEMENT_FIRST, ACHIEVEMENT_LATER, ACHIEVEMENT_NEED, MARKER_COUNTRY,
    OWN_ORDERS, OWN_TITLES, OWN_TOKENS, OWN_YEN, STOCK_MARKET, STOCK_MARKET_YEN,
)  # fmt: skip
from shokai.games.yokohama.rules.countries import gain_flag
from shokai.games.yokohama.rules.rewards import areas_with_men, gain
from shokai.games.yokohama.rules.state import (
    ACHIEVE, AREAS, COMMERCIAL, DONE, END_TURN, FULFIL, HAND_LIMIT, MARKER, MINI_1, MOVING,
    OVER_STEP, PHASE_A, PHASE_C, PICK, PLACING, PRODUCTION, SEND,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import mark, owns, pop, push
from shokai.games.yokohama.rules.technologies import gain_by_order
from shokai.engine.bits import ones
from shokai.engine.contract import OVER
from shokai.engine.rule import rule


@rule
def begin_turn(s):
    """Stock Market first; then phase A, placement, movement with all that follows, phase C."""
    p = s.turn
    s.agent_sent = 0
    s.mill_used = 0
    s.university_used = 0
    if owns(s, p, STOCK_MARKET) and s.yen[p] < STOCK_MARKET_YEN:
        s.yen[p] = STOCK_MARKET_YEN
    push(s, END_TURN)
    push(s, PHASE_C)
    push(s, MOVING)
    push(s, PLACING)
    push(s, PHASE_A)


@rule
def end_turn(s):
    """The next player, or the end: after the announcement everybody has the same number of turns."""
    pop(s)
    if s.turns_left == 1:
        s.turns_left = 0
        push(s, OVER_STEP)
        return
    if s.turns_left > 1:
        s.turns_left -= 1
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1


@rule
def end_game(s):
    s.actor = OVER


@rule
def legal_phase(s, words):
    """Any number of actions in any order, and then on. Everybody stops here, able or not, so that
    the others cannot tell whether an order in the hand could be fulfilled."""
    p = s.turn
    if s.agents[p] > 0 and s.agent_sent == 0:
        mark(words, SEND, areas_for_agent(s, p))
    for i in range(3):
        if can_achieve(s, p, i):
            mark(words, ACHIEVE + i, 1)
    for i in range(HAND_LIMIT):
        if can_fulfil(s, p, i):
            mark(words, FULFIL + i, 1)
    mark(words, DONE, 1)


@rule
def areas_for_agent(s, p):
    """Areas with an own assistant and without the own president."""
    # A13: an agent gained in this phase may be used at once.
    areas = areas_with_men(s, p)
    if s.president[p] >= 0:
        areas &= ~(1 << s.president[p])
    return areas


@rule
def send_agent(s, area):
    """a) Once a turn; steps 3 to 6 there, without toll."""
    s.agents[s.turn] -= 1
    s.agents_used[s.turn] += 1
    s.agent_sent = 1
    push_action(s, area)


@rule
def building_areas(s, p):
    """Set of the areas with a building of the player; one with two buildings counts once."""
    areas = s.shop_areas[p]
    for a in range(AREAS):
        if s.house_owner[a] == p:
            areas |= 1 << a
    return areas


@rule
def counted(s, p, card):
    """How much a player has of what an achievement counts; of buildings, the production areas that have some."""
    thing = ACHIEVEMENT_COUNTS[card]
    if thing < OWN_YEN:
        return s.goods[p][thing]
    if thing == OWN_YEN:
        return s.yen[p]
    if thing == OWN_TITLES:
        return ones(s.titles[p])
    if thing == OWN_TOKENS:
        # Used agents and turned tokens count (A14).
        return s.tokens_owned[p] + s.agents[p] + s.agents_used[p]
    if thing == OWN_ORDERS:
        return ones(s.fulfilled[p])
    return ones(building_areas(s, p) & PRODUCTION)


@rule
def counted_commercial(s, p):
    """The commercial areas that have a building of the player."""
    return ones(building_areas(s, p) & COMMERCIAL)


@rule
def meets_goal(s, p, card):
    """Whether a player has what an achievement asks for; nothing of it is given away."""
    if counted(s, p, card) < ACHIEVEMENT_NEED[card]:
        return False
    needed = ACHIEVEMENT_COMMERCIAL[card]
    return needed == 0 or counted_commercial(s, p) >= needed


@rule
def can_achieve(s, p, i):
    """b) Each achievement once, with an assistant from the hand."""
    card = s.achievement[i]
    return card >= 0 and s.men_hand[p] > 0 and (s.achieved[p] >> i) & 1 == 0 and meets_goal(s, p, card)


@rule
def achieve(s, i):
    """The first player gets more than the later ones; the assistant stays on the card."""
    p = s.turn
    card = s.achievement[i]
    first = True
    for q in range(s.players):
        if (s.achieved[q] >> i) & 1 == 1:
            first = False
    s.points[p] += ACHIEVEMENT_FIRST[card] if first else ACHIEVEMENT_LATER[card]
    s.men_hand[p] -= 1
    s.achieved[p] |= 1 << i
    # Mini expansion 1: whoever has all three takes a marker.
    if s.options & MINI_1 and s.achieved[p] == 7 and s.markers_out != 0:
        push(s, MARKER)


@rule
def legal_markers(s, words):
    # R7: any of those that lie out; the agent of a marker is one like all others.
    mark(words, PICK, s.markers_out)


@rule
def pick_marker(s, marker):
    p = s.turn
    s.markers_out &= ~(1 << marker)
    s.marker[p] = marker
    pop(s)
    if MARKER_COUNTRY[marker] >= 0:
        gain_flag(s, p, MARKER_COUNTRY[marker])
    else:
        s.agents[p] += 1


@rule
def can_fulfil(s, p, i):
    """c) All goods of the order, or none of it."""
    card = s.hand[p][i]
    if card < 0:
        return False
    goods = s.order_goods[card]
    for good in range(4):
        if s.goods[p][good] < (goods >> 4 * good) & 15:
            return False
    return True


@rule
def fulfil(s, i):
    p = s.turn
    card = s.hand[p][i]
    goods = s.order_goods[card]
    for good in range(4):
        s.goods[p][good] -= (goods >> 4 * good) & 15
    for k in range(i, HAND_LIMIT - 1):
        s.hand[p][k] = s.hand[p][k + 1]
    s.hand[p][HAND_LIMIT - 1] = -1
    s.fulfilled[p] |= 1 << card
    s.secret &= ~(1 << card)
    gain_by_order(s, p)
    gain(s, p, s.order_reward[card])
    gain_flag(s, p, s.order_country[card])
