"""Whether a state can be met in a game: what a position from outside must pass before the rules see it.

Rules check nothing twice: a step counts on what the step before has left. So whatever a text says is held
against all of that first. It is not proof that some game leads there, but then every rule finds what it needs.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import CHURCH_SPACES, CUSTOMS_SPACES, ORDERS, SHOPS_A_SITE, TITLES
from shokai.games.yokohama.rules.invariants import broken_table, copies_of
from shokai.games.yokohama.rules.possible_setup import (
    achievements_fit, hands_fit, in_set_up, layout_fits, markers_fit, orders_fit, set_up_needs, set_up_stack_fits,
    sites_fit, titles_fit, tokens_fit,
)  # fmt: skip
from shokai.games.yokohama.rules.possible_steps import (
    action_needs, begun, reach_fits, stack_fits, step_needs, unused_are_zero,
)  # fmt: skip
from shokai.games.yokohama.rules.state import (
    AREAS, BEGIN, CANAL, DEPTH, DRAFT, DRAWS, END_TURN, NEUTRAL, OVER_STEP, SEATS, STEPS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.rule import rule

# What does not fit, by the numbers of `impossible`: first the invariants by theirs, then the rest of the
# table, then the steps that do not find what they need.
FAULTS = (
    "", "pieces", "shops", "negative", "canal", "hand-gaps", "orders-twice", "copies", "depth", "actor", "row-gaps",
    "seats", "layout", "sites", "tokens", "places", "boards", "orders", "technologies", "hands", "achievements",
    "markers", "countries", "stack", "area", "unused", "fresh", "destinations", "end",
    *(f"step-{step}" for step in STEPS),
)  # fmt: skip
(
    COPIES, STACK_DEPTH, ACTOR, _, NO_SUCH_SEAT, LAYOUT, SITE_CARDS, POWER_TOKENS, PLACES, BOARDS, ORDER_ROWS,
    TECHNOLOGIES, HANDS, ACHIEVEMENT_CARDS, MARKER_CARDS, COUNTRY_ICONS, STACK, AREA, UNUSED, FRESH, DESTINATIONS, END,
    STEP,
) = range(7, 30)  # fmt: skip
assert FAULTS[STEP] == f"step-{STEPS[0]}"

STEP_COUNT = len(STEPS)  # compiled rules know numbers alone
MOST_COPIES = 9  # of a technology, with a player's own cards
MOST_FLAGS = ORDERS + len(TITLES) + 1


@rule
def impossible(s):
    """0, or the number of what does not fit together, an index into FAULTS. The fields are within their bounds."""
    if not depth_fits(s):
        return STACK_DEPTH
    if not seats_fit(s):
        return NO_SUCH_SEAT
    if in_set_up(s):
        if not set_up_stack_fits(s):
            return STACK
        if not set_up_needs(s, present_step(s)):
            return STEP + present_step(s)
    elif not end_fits(s, present_step(s)):
        return END
    table = impossible_table(s)
    if table != 0:
        return table
    return impossible_turn(s)


@rule
def impossible_table(s):
    """The same for what lies on the table, whatever happens now."""
    if not layout_fits(s):
        return LAYOUT
    if not sites_fit(s):
        return SITE_CARDS
    if not tokens_fit(s):
        return POWER_TOKENS
    if not places_fit(s):
        return PLACES
    if not boards_fit(s):
        return BOARDS
    broken = broken_table(s)
    if broken != 0:
        return broken
    for title in range(len(s.titles_left)):
        if copies_of(s, title) > MOST_COPIES:
            return COPIES
    if not orders_fit(s):
        return ORDER_ROWS
    if not titles_fit(s):
        return TECHNOLOGIES
    if not hands_fit(s):
        return HANDS
    if not achievements_fit(s):
        return ACHIEVEMENT_CARDS
    if not markers_fit(s):
        return MARKER_CARDS
    for p in range(s.players):
        for country in range(len(s.flags[p])):
            if s.flags[p][country] > MOST_FLAGS:
                return COUNTRY_ICONS
    return 0


@rule
def impossible_turn(s):
    """The same for the steps of a turn, and for who decides."""
    step = present_step(s)
    if s.actor != who_decides(s, step):
        return ACTOR
    if not action_needs(s):
        return AREA
    if not in_set_up(s) and step != OVER_STEP and not stack_fits(s):
        return STACK
    if not in_set_up(s):
        if not unused_are_zero(s, step):
            return UNUSED
        if not step_needs(s, step):
            return STEP + step
    if s.fresh == 0 and not begun(s, step):
        return FRESH
    if not reach_fits(s, step):
        return DESTINATIONS
    return 0


@rule
def depth_fits(s):
    """Something lies on the stack, steps that there are, and nothing above them."""
    if s.depth < 2 or s.depth >= DEPTH or s.stack[0] != BEGIN:
        return False
    for i in range(DEPTH):
        if s.stack[i] >= STEP_COUNT or (i >= s.depth and s.stack[i] != 0):
            return False
    # The game is over after a turn, and nothing follows.
    return s.stack[1] == END_TURN or in_set_up(s) or (s.stack[1] == OVER_STEP and s.depth == 2)


@rule
def who_decides(s, step):
    """Who must act in a step."""
    if step == OVER_STEP:
        return OVER
    if step == DRAFT:
        return s.count
    return CHANCE if DRAWS[step] == 1 else s.turn


@rule
def seats_fit(s):
    """It is somebody's turn, and nobody who does not play has anything."""
    if s.turn >= s.players:
        return False
    for p in range(s.players, SEATS):
        pieces = s.men_hand[p] + s.men_store[p] + s.shops_hand[p] + s.shops_store[p] + s.houses_hand[p]
        owned = s.yen[p] + s.imports[p] + s.points[p] + s.agents[p] + s.agents_used[p] + s.tokens_owned[p]
        if pieces + s.houses_store[p] + owned + s.achieved[p] != 0 or s.shop_areas[p] != 0 or s.titles[p] != 0:
            return False
        if s.fulfilled[p] != 0 or s.president[p] >= 0 or s.marker[p] >= 0:
            return False
        for good in range(len(s.goods[p])):
            if s.goods[p][good] != 0:
                return False
        for a in range(AREAS):
            if s.men[p][a] != 0:
                return False
        for i in range(len(s.hand[p])):
            if s.hand[p][i] >= 0:
                return False
        for country in range(len(s.flags[p])):
            if s.flags[p][country] != 0:
                return False
    return True


@rule
def places_fit(s):
    """Whatever stands in an area stands in one of the layout, and belongs to somebody who plays."""
    if s.station >= 0 and (s.place[s.station] < 0 or s.station == CANAL):
        return False
    for p in range(s.players):
        if s.president[p] >= 0 and s.place[s.president[p]] < 0:
            return False
    for a in range(AREAS):
        built = s.house_owner[a] >= 0
        if s.house_owner[a] >= s.players:
            return False
        for k in range(SHOPS_A_SITE):
            if s.shop_owner[a][k] >= s.players:
                return False
            built = built or s.shop_owner[a][k] >= 0
        # What is built is built on a site card, which the Canal does not get.
        if built and s.site[a] < 0:
            return False
        for p in range(s.players):
            if s.men[p][a] != 0 and s.place[a] < 0:
                return False
    return True


@rule
def boards_fit(s):
    """Assistants of those who play, and with two players a neutral one on each."""
    church = 0
    for k in range(CHURCH_SPACES):
        if s.church[k] == NEUTRAL:
            church += 1
        elif s.church[k] >= s.players:
            return False
    customs = 0
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] == NEUTRAL:
            customs += 1
        elif s.customs[k] >= s.players:
            return False
    neutral = 1 if s.players == 2 else 0
    return church == neutral and customs == neutral


@rule
def end_fits(s, step):
    """Once the end is announced there is a reason, and everybody has as many turns."""
    if step == OVER_STEP:
        return s.ended != 0 and s.turns_left == 0
    if (s.ended != 0) != (s.turns_left != 0):
        return False
    return s.turns_left == 0 or (s.turns_left <= 2 * s.players - s.turn and (s.turns_left + s.turn) % s.players == 0)
