"""Main action phase, step 2: movement of the president (004 p.6).

Where the president can go is a set of areas for every way of paying tolls. A way of paying is a
number of four bits: the three opponents clockwise, and the bank for the Canal; a bit is set where
1 yen is paid. Routes that pay alike do not differ; routes that do not are different choices.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.action import push_action
from shokai.games.yokohama.rules.components import POSTAL, STAGECOACH, STATION_TITLE, TRAM
from shokai.games.yokohama.rules.rewards import areas_with_men
from shokai.games.yokohama.rules.state import (
    CANAL, DONE, FETCH, FETCHING, GO, RECALL, TOLL, TOLLS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import become, mark, owns, pop
from shokai.engine.bits import lowest, ones
from shokai.engine.rule import rule

CANAL_TOLL = 8


@rule
def payees(s, p, area):
    """Which opponents have their presidents in an area, as bits of a way of paying."""
    bits = 0
    for i in range(s.players - 1):
        q = p + 1 + i
        if q >= s.players:
            q -= s.players
        if s.president[q] == area:
            bits |= 1 << i
    return bits


@rule
def find_destinations(s):
    """Fills `reach` with the legal destinations for every way of paying."""
    p = s.turn
    for way in range(16):
        s.reach[way] = 0
    mine = areas_with_men(s, p)
    if s.president[p] < 0:
        place_from_hand(s, p, mine)
    else:
        walk(s, p, mine)
    jump(s, p)


@rule
def occupied_by_others(s, p):
    """Set of the areas with opposing presidents."""
    areas = 0
    for q in range(s.players):
        if q != p and s.president[q] >= 0:
            areas |= 1 << s.president[q]
    return areas


@rule
def place_from_hand(s, p, mine):
    """From the hand to any area with an own assistant and no opposing president."""
    others = occupied_by_others(s, p)
    s.reach[0] |= mine & ~others
    # A4, 001 p.17: Postal System works for a president from the hand too; the toll is due.
    if owns(s, p, POSTAL):
        areas = mine & others
        while areas != 0:
            area = lowest(areas)
            way = 0 if owns(s, p, STAGECOACH) else payees(s, p, area)
            if ones(way) <= s.yen[p]:
                s.reach[way] |= 1 << area
            areas &= areas - 1


@rule
def walk(s, p, mine):
    """From area to area, each with an own assistant, never back to the start."""
    start = s.president[p]
    others = occupied_by_others(s, p)
    # The Canal needs no assistant but costs 1 yen. R15: whoever likes may pay more tolls than the cheapest way costs,
    # but nobody is paid twice on one way.
    enterable = (mine | (s.used & (1 << CANAL))) & ~(1 << start)
    tolls = 1 << CANAL
    if not owns(s, p, STAGECOACH):
        tolls |= others
    s.reach[0] = 1 << start
    for way in range(16):
        frontier = s.reach[way]
        seen = frontier
        while frontier != 0:
            around = 0
            while frontier != 0:
                around |= s.near[lowest(frontier)]
                frontier &= frontier - 1
            around &= enterable
            frontier = around & ~tolls & ~seen
            seen |= frontier
            paid = around & tolls
            while paid != 0:
                area = lowest(paid)
                paid &= paid - 1
                price = CANAL_TOLL if area == CANAL else payees(s, p, area)
                further = way | price
                if price & way == 0 and ones(further) <= s.yen[p]:
                    s.reach[further] |= 1 << area
        s.reach[way] = seen
    # A destination has an own assistant and, without Postal System, no opposing president.
    ends = mine & ~(1 << start)
    if not owns(s, p, POSTAL):
        ends &= ~others
    for way in range(16):
        s.reach[way] &= ends


@rule
def jump(s, p):
    """Tram and Station go straight to their end. R10: also from hand, without an own assistant."""
    here = 0 if s.president[p] < 0 else 1 << s.president[p]
    # A3: no own assistant is needed there, in either edition. R3: Tram keeps its own condition, whatever else the
    # player owns.
    if owns(s, p, TRAM):
        s.reach[0] |= s.used & ~(1 << CANAL) & ~occupied_by_others(s, p) & ~here
    if owns(s, p, STATION_TITLE) and s.station >= 0:
        s.reach[0] |= (1 << s.station) & ~here


@rule
def destinations(s):
    """All areas where the president can go."""
    areas = 0
    for way in range(16):
        areas |= s.reach[way]
    return areas


@rule
def await_movement(s):
    find_destinations(s)
    s.actor = s.turn


@rule
def legal_movement(s, words):
    areas = destinations(s)
    mark(words, GO, areas)
    # Option a: always with the president on the map; from hand only when there is no way out (R2).
    if s.president[s.turn] >= 0 or areas == 0:
        mark(words, RECALL, 1)


@rule
def ways_to(s, area):
    """How many ways of paying lead to an area."""
    n = 0
    for way in range(16):
        n += (s.reach[way] >> area) & 1
    return n


@rule
def only_way_to(s, area):
    for way in range(16):
        if (s.reach[way] >> area) & 1 == 1:
            return way
    return -1


@rule
def choose_destination(s, area):
    if ways_to(s, area) > 1:
        s.choice = area
        s.fresh = 0
        become(s, TOLLS)
    else:
        go(s, area, only_way_to(s, area))


@rule
def legal_tolls(s, words):
    """Which tolls to pay on the way."""
    for way in range(16):
        if (s.reach[way] >> s.choice) & 1 == 1:
            mark(words, TOLL + way, 1)


@rule
def choose_tolls(s, way):
    go(s, s.choice, way)


@rule
def go(s, area, way):
    """Tolls are paid, the president arrives, and the action there follows."""
    p = s.turn
    for i in range(s.players - 1):
        if (way >> i) & 1 == 1:
            q = p + 1 + i
            if q >= s.players:
                q -= s.players
            s.yen[p] -= 1
            s.yen[q] += 1
    if way & CANAL_TOLL != 0:
        s.yen[p] -= 1
    s.president[p] = area
    end_movement(s)
    push_action(s, area)


@rule
def recall(s):
    """Option a: the president comes back to the hand, with any assistants of the player's choice."""
    s.president[s.turn] = -1
    for way in range(16):
        s.reach[way] = 0
    s.order = 0
    s.fresh = 0
    become(s, FETCHING)


@rule
def await_fetching(s):
    if areas_with_men(s, s.turn) >> s.order != 0:
        s.actor = s.turn
    else:
        # Steps 3 to 6 are left out.
        end_movement(s)


@rule
def legal_fetching(s, words):
    """Assistants from areas, in the order of the areas; none from the boards."""
    mark(words, FETCH, areas_with_men(s, s.turn) >> s.order << s.order)
    mark(words, DONE, 1)


@rule
def fetch(s, area):
    s.men[s.turn][area] -= 1
    s.men_hand[s.turn] += 1
    s.order = area


@rule
def end_movement(s):
    for way in range(16):
        s.reach[way] = 0
    s.choice = 0
    s.order = 0
    pop(s)
