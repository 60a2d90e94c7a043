"""Laboratory and Research Center (004 p.14-15): technologies, and what they bring at once."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    ROW, STATION_TITLE, SURCHARGE, TITLE_COST, TITLE_COUNTRY,
)  # fmt: skip
from shokai.games.yokohama.rules.countries import gain_flag
from shokai.games.yokohama.rules.setup import titles_in_deck
from shokai.games.yokohama.rules.state import (
    CANAL, DONE, FILL_TITLES, IMPORTS, NOBODY, PAYING, RESEARCH, STAND, STATION, TITLE,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import become, mark, owns, pop, push
from shokai.games.yokohama.rules.technologies import gain_by_now, gain_by_technology
from shokai.engine.bits import ones
from shokai.engine.contract import CHANCE
from shokai.engine.rule import rule

FREE_TITLES = 3  # from the fourth technology on, each costs 2 yen or an import more


@rule
def board(s):
    """Which row of technologies: 0 at the Laboratory, 1 at the Research Center."""
    return 1 if s.where == RESEARCH else 0


@rule
def units_to_pay(s, p, space):
    """How many times 2 yen or an import must be paid for the technology on a space.

    Power gives industry; what is missing is paid. The surcharge from the fourth technology on comes
    on top, and industry left over cannot pay for it.
    """
    title = s.title_row[board(s)][space]
    units = max(0, TITLE_COST[title] + SURCHARGE[space] - s.power)
    if ones(s.titles[p]) >= FREE_TITLES:
        units += 1
    return units


@rule
def can_pay_units(s, p, units, imports):
    """Whether so many units can be paid with so many imports and 2 yen for each of the others."""
    return 0 <= imports <= units and imports <= s.imports[p] and 2 * (units - imports) <= s.yen[p]


@rule
def titles_in_reach(s):
    """Bits of the spaces whose technology the player can pay and does not own yet."""
    p = s.turn
    bits = 0
    for k in range(ROW):
        title = s.title_row[board(s)][k]
        if title >= 0 and not owns(s, p, title):
            units = units_to_pay(s, p, k)
            if can_pay_units(s, p, units, min(units, s.imports[p])):
                bits |= 1 << k
    return bits


@rule
def await_study(s):
    if titles_in_reach(s) != 0:
        s.actor = s.turn
    else:
        pop(s)


@rule
def legal_study(s, words):
    mark(words, TITLE, titles_in_reach(s))
    mark(words, DONE, 1)


@rule
def choose_title(s, space):
    s.choice = space
    s.need = units_to_pay(s, s.turn, space)
    s.fresh = 0
    if s.need > 0:
        become(s, PAYING)
    else:
        take_title(s)


@rule
def legal_units(s, words):
    """How many of the units are paid with imports."""
    for imports in range(s.need + 1):
        if can_pay_units(s, s.turn, s.need, imports):
            mark(words, IMPORTS + imports, 1)


@rule
def pay_units(s, imports):
    s.imports[s.turn] -= imports
    s.yen[s.turn] -= 2 * (s.need - imports)
    take_title(s)


@rule
def take_title(s):
    """One technology for each action. Those owned before may pay for it."""
    p = s.turn
    row = board(s)
    title = s.title_row[row][s.choice]
    s.title_row[row][s.choice] = -1
    for k in range(s.choice, ROW - 1):
        s.title_row[row][k] = s.title_row[row][k + 1]
        s.title_row[row][k + 1] = -1
    s.choice = 0
    s.need = 0
    gain_by_technology(s, p)
    s.titles[p] |= 1 << title
    gain_by_now(s, p, title)
    gain_flag(s, p, TITLE_COUNTRY[title])
    become(s, FILL_TITLES)
    if title == STATION_TITLE:
        push(s, STATION)


@rule
def legal_station(s, words):
    """004 p.17: the token goes into an area of the player's choice; nothing stands on the Canal."""
    mark(words, STAND, s.used & ~(1 << CANAL))


@rule
def place_station(s, area):
    s.station = area
    pop(s)


@rule
def fill_titles(s):
    """A new technology on the right; with an empty deck the space stays empty."""
    if s.title_row[board(s)][ROW - 1] < 0 and titles_in_deck(s) > 0:
        s.actor = CHANCE
    else:
        pop(s)


@rule
def deal_title(s, title):
    s.titles_left[title] -= 1
    row = board(s)
    for k in range(ROW - 1, -1, -1):
        # The leftmost empty space: all cards were moved to the left before.
        if k == 0 or s.title_row[row][k - 1] >= 0:
            s.title_row[row][k] = title
            break
    s.actor = NOBODY
