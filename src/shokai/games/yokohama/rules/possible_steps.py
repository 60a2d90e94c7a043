"""What each step of a turn needs: the steps below it, and the fields it reads when it is asked about.

Play brings every step about with all that belongs to it. A position from outside may name any step with
anything, and the rules, which check nothing twice, would then take a good that is not there, write a fourth
order into a hand, or never come to an end.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import sys

from shokai.games.yokohama.rules.boards import gifts, has_man_for_board
from shokai.games.yokohama.rules.components import (
    CHURCH_SPACES, CUSTOMS_SPACES, MINING, ROW, STATION_TITLE, TELEGRAM_TITLE, TELEPHONE,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import empty_space, hand_size, orders_in_reach
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.laboratory import can_pay_units, units_to_pay
from shokai.games.yokohama.rules.movement import find_destinations, ways_to
from shokai.games.yokohama.rules.placement import most_areas
from shokai.games.yokohama.rules.setup import titles_in_deck
from shokai.games.yokohama.rules.state import (
    ACTION, AREAS, AREAS_OF_STEP, BONUS, BUILDING_POWER, CANAL, CARRYING, CHURCH, FETCHING, FILL_TITLES, HAND_LIMIT,
    LAB, MARKER, MINI_1, MOVING, RECOVERY, RESEARCH, REWARD, STATION, STRONGEST, TELEGRAM, TOLLS, TURN, cells, readers,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import owns, present_step
from shokai.engine.bits import ones
from shokai.engine.dispatch import Chapters
from shokai.engine.rule import rule

READS_COUNT, READS_ORDER, READS_CHOICE = readers("count"), readers("order"), readers("choice")
READS_NEED, READS_ICONS = readers("need"), readers("icons")
BELOW_PHASE_C, BELOW_MOVING, BELOW_PLACING = 2, 3, 4


# The stack.


@rule
def steps_of_turn(s):
    """How many steps from the bottom are those of a turn, still to come or going on."""
    n = 0
    while n < s.depth and n < len(TURN) and s.stack[n] == TURN[n]:
        n += 1
    return n


@rule
def steps_of_action(s, first):
    """How many steps from `first` on are those of an action, still to come or going on."""
    n = 0
    while first + n < s.depth and n < len(ACTION) and s.stack[first + n] == ACTION[n]:
        n += 1
    return n


@rule
def stack_fits(s):
    """Whether the steps of a turn can lie on each other like that."""
    turn = steps_of_turn(s)
    if turn <= BELOW_PHASE_C:
        return False
    if turn == s.depth:
        return True
    above = s.stack[turn]
    last = turn + 1 == s.depth
    # These have taken the place of the step that led to them.
    if above == TELEGRAM:
        return last and turn == BELOW_PLACING
    if above == TOLLS or above == FETCHING:
        return last and turn == BELOW_MOVING
    if turn != BELOW_MOVING and turn != len(TURN):
        return False
    # On phase C, which is also where the president acts, or on phase A.
    if above == MARKER:
        return last
    if above == RECOVERY:
        return action_fits(s, turn)
    return reward_fits(s, turn)


@rule
def reward_fits(s, first):
    """Icons that are being used, and an assistant who is being moved by one."""
    if s.stack[first] != REWARD:
        return False
    return first + 1 == s.depth or (first + 2 == s.depth and s.stack[first + 1] == CARRYING)


@rule
def action_fits(s, first):
    """Steps 3 to 6 in an area, with what may lie on each."""
    n = steps_of_action(s, first)
    top = first + n
    if top == s.depth:
        return True
    if s.stack[top] == REWARD:
        # In the place of the action that is over, there is only what a space of the Church brings.
        return reward_fits(s, top) and (n < len(ACTION) or s.where == CHURCH)
    if n < len(ACTION):
        return False
    if s.stack[top] == FILL_TITLES and top + 2 == s.depth:
        return s.stack[top + 1] == STATION
    return top + 1 == s.depth and step_of_area(s.stack[top], s.where)


@rule
def step_of_area(step, area):
    """Whether a step belongs to the action of an area."""
    return (AREAS_OF_STEP[step] >> area) & 1 == 1


@rule
def in_action(s):
    """Whether an action in an area goes on."""
    for i in range(s.depth):
        if s.stack[i] == RECOVERY:
            return True
    return False


@rule
def action_needs(s):
    """An action has an area, where something can stand, and a power; without one there is neither."""
    if not in_action(s):
        return s.where == -1 and s.power == 0
    if s.where < 0 or s.where == CANAL or (s.used >> s.where) & 1 == 0 or s.power < 1:
        return False
    # The station is placed, and technologies are refilled, where one was learned.
    return present_step(s) != STATION or s.where == LAB or s.where == RESEARCH


# The fields of the present step.


@rule
def unused_are_zero(s, step):
    """Every step leaves what it used at zero, and the next one counts on that."""
    if s.count != 0 and READS_COUNT[step] == 0:
        return False
    if s.order != 0 and READS_ORDER[step] == 0:
        return False
    if s.choice != 0 and READS_CHOICE[step] == 0:
        return False
    if s.need != 0 and READS_NEED[step] == 0:
        return False
    if s.any_left + s.warehouse_left + s.moves_left != 0 and READS_ICONS[step] == 0:
        return False
    return s.mined == 0 or (READS_ICONS[step] == 1 and owns(s, s.turn, MINING))


# Whether something has been done in a step, where its fields tell.


@rule
def counted(s):
    return s.count > 0


@rule
def traded(s):
    return s.count < s.power


@rule
def hired(s):
    return s.count < s.power - 1


@rule
def reach_fits(s, step):
    """Destinations are known while the president is about to move, and are those to which there are ways.

    They are found anew and compared. Where they fit this changes nothing; where not, nobody plays on.
    """
    claimed = reach_digest(s)
    if claimed == 0:
        return True
    if step != MOVING and step != TOLLS:
        return False
    find_destinations(s)
    return claimed == reach_digest(s)


@rule
def reach_digest(s):
    """A number that tells one set of destinations from another; 0 for none."""
    digest = 0
    for way in range(len(s.reach)):
        digest = (digest * 1000003 + s.reach[way]) & ((1 << 40) - 1)
    return digest


# What each step needs.


@rule
def placing_needs(s):
    if s.count >= most_areas(s, s.turn) or s.order >= AREAS:
        return False
    # Areas are named in order, each once.
    return s.count <= s.order and (s.count == 0) == (s.order == 0)


@rule
def telegram_needs(s):
    if s.choice >= CANAL or (s.used >> s.choice) & 1 == 0:
        return False
    return owns(s, s.turn, TELEGRAM_TITLE) and s.men[s.turn][s.choice] >= 2 and s.men_hand[s.turn] > 0


@rule
def tolls_need(s):
    return s.choice < CANAL and ways_to(s, s.choice) > 1


@rule
def fetching_needs(s):
    return s.president[s.turn] < 0 and s.order < AREAS


@rule
def donating_needs(s):
    """A free space, so many donations as are missing, and the gifts for them."""
    if s.choice >= CHURCH_SPACES or s.need < 1:
        return False
    given = s.church_faith[s.choice] - s.power - s.need
    if s.church[s.choice] >= 0 or given < 0 or given > s.order or (given == 0) != (s.order == 0):
        return False
    return has_man_for_board(s, s.turn) and ones(gifts(s, s.turn) >> s.order) >= s.need


@rule
def trading_needs(s):
    return 1 <= s.count <= s.power


@rule
def church_man_needs(s):
    return s.choice < CHURCH_SPACES and s.church[s.choice] < 0 and man_needs(s)


@rule
def customs_man_needs(s):
    return s.choice < CUSTOMS_SPACES and s.customs[s.choice] < 0 and man_needs(s)


@rule
def man_needs(s):
    """Assistants in both places, or there would be nothing to choose."""
    return s.men[s.turn][s.where] > 0 and s.men_hand[s.turn] > 0


@rule
def ordering_needs(s):
    """Room in the hand; a second order after the first one, and there must be one."""
    if hand_size(s, s.turn) >= HAND_LIMIT or s.count > 1 or s.need > s.count:
        return False
    return s.count == 0 or orders_in_reach(s) != 0


@rule
def fill_orders_needs(s):
    return empty_space(s) >= 0 and s.deck > 0


@rule
def hiring_needs(s):
    return 1 <= s.count < s.power and s.order <= 2


@rule
def paying_needs(s):
    """A technology the player does not own, its price, and what pays for it."""
    if s.choice >= ROW or s.need < 1:
        return False
    title = s.title_row[title_board(s)][s.choice]
    if title < 0 or owns(s, s.turn, title) or s.need != units_to_pay(s, s.turn, s.choice):
        return False
    return can_pay_units(s, s.turn, s.need, min(s.need, s.imports[s.turn]))


@rule
def fill_titles_needs(s):
    return s.title_row[title_board(s)][ROW - 1] < 0 and titles_in_deck(s) > 0


@rule
def station_needs(s):
    return owns(s, s.turn, STATION_TITLE)


@rule
def bonus_needs(s):
    return s.power == STRONGEST and s.token[s.where] >= 0


@rule
def building_needs(s):
    return s.power >= BUILDING_POWER


@rule
def recovery_needs(s):
    return owns(s, s.turn, TELEPHONE) and s.men[s.turn][s.where] > 0


@rule
def reward_needs(s):
    """Icons; a space of the Church has none but movement."""
    if s.stack[s.depth - 2] == BONUS and s.any_left + s.warehouse_left > 0:
        return False
    return s.any_left + s.warehouse_left + s.moves_left > 0


@rule
def carrying_needs(s):
    """An assistant in the area chosen, or in the hand, and the icon."""
    if s.stack[s.depth - 3] == BONUS and s.any_left + s.warehouse_left > 0:
        return False
    if s.moves_left < 1:
        return False
    return s.men_hand[s.turn] > 0 if s.choice >= AREAS else s.men[s.turn][s.choice] > 0


@rule
def marker_needs(s):
    return s.options & MINI_1 != 0 and s.achieved[s.turn] == 7 and s.markers_out != 0 and s.marker[s.turn] < 0


_HERE = Chapters(sys.modules[__name__])
step_needs = _HERE.choose(
    "step_needs",
    "s, step",
    "Whether the present step of a turn finds what it needs.",
    cells("needs"),
    otherwise="1",
    module=__name__,
)
begun = _HERE.choose(
    "begun",
    "s, step",
    "Whether something has been done in the present step, as far as its fields tell.",
    cells("begun"),
    otherwise="0",
    module=__name__,
)
