"""Main action phase, steps 4 to 6: 5-power bonus, construction, recovery (004 p.7)."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import AGENT, SHOPS_A_SITE, TELEPHONE, icons
from shokai.games.yokohama.rules.ending import announce_end
from shokai.games.yokohama.rules.extras import extras
from shokai.games.yokohama.rules.rewards import gain
from shokai.games.yokohama.rules.state import (
    BUILDING_POWER, BY_HOUSES, BY_SHOPS, DONE, EDITION_2024, HOUSE, HOUSES, SHOP, SHOPS, STAY, STRONGEST,
    TAKE_TOKEN,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import mark, owns, pop
from shokai.games.yokohama.rules.technologies import gain_by_house, gain_by_shop
from shokai.engine.rule import rule


@rule
def await_bonus(s):
    if s.power == STRONGEST and s.token[s.where] >= 0:
        # A5: in 004 p.7 the bonus is optional. In 001 p.7 whoever can gets it; then only Textile Mill or University
        # may want to be used before.
        if s.options & EDITION_2024 and extras(s) == 0:
            take_token(s)
        else:
            s.actor = s.turn
    else:
        pop(s)


@rule
def legal_bonus(s, words):
    mark(words, TAKE_TOKEN, 1)
    if not s.options & EDITION_2024:
        mark(words, DONE, 1)


@rule
def take_token(s):
    """The token is turned and kept, its reward taken. An agent of mini expansion 2 stays an agent."""
    p = s.turn
    reward = s.token_reward[s.token[s.where]]
    s.token[s.where] = -1
    if icons(reward, AGENT, 1) == 0:
        s.tokens_owned[p] += 1
    pop(s)
    gain(s, p, reward)


@rule
def shop_places(s):
    """Bits of the places for a shop: one shop for each player and area, from the hand."""
    p = s.turn
    bits = 0
    if s.shops_hand[p] > 0 and (s.shop_areas[p] >> s.where) & 1 == 0:
        for k in range(SHOPS_A_SITE):
            if s.shop_owner[s.where][k] < 0:
                bits |= 1 << k
    return bits


@rule
def can_build_house(s):
    """One trading house for each area, from the hand; no shop is needed."""
    return s.houses_hand[s.turn] > 0 and s.house_owner[s.where] < 0


@rule
def await_building(s):
    if s.power >= BUILDING_POWER and (shop_places(s) != 0 or can_build_house(s)):
        s.actor = s.turn
    else:
        pop(s)


@rule
def legal_building(s, words):
    mark(words, SHOP, shop_places(s))
    if can_build_house(s):
        mark(words, HOUSE, 1)
    mark(words, DONE, 1)


@rule
def shops_built(s, p):
    return SHOPS - s.shops_hand[p] - s.shops_store[p]


@rule
def houses_built(s, p):
    return HOUSES - s.houses_hand[p] - s.houses_store[p]


@rule
def build_shop(s, place):
    p = s.turn
    s.shops_hand[p] -= 1
    s.shop_areas[p] |= 1 << s.where
    s.shop_owner[s.where][place] = p
    gain_by_shop(s, p)
    if shops_built(s, p) == SHOPS:
        announce_end(s, BY_SHOPS)
    pop(s)
    gain(s, p, s.site_reward[s.site[s.where]][place])


@rule
def build_house(s):
    p = s.turn
    s.houses_hand[p] -= 1
    s.house_owner[s.where] = p
    s.points[p] += s.site_house[s.site[s.where]]
    gain_by_house(s, p)
    if houses_built(s, p) == HOUSES:
        announce_end(s, BY_HOUSES)
    pop(s)


@rule
def await_recovery(s):
    """All assistants of the area come back. Telephone lets one stay."""
    if owns(s, s.turn, TELEPHONE) and s.men[s.turn][s.where] > 0:
        s.actor = s.turn
    else:
        recover(s, 0)


@rule
def legal_recovery(s, words):
    mark(words, STAY, 1)
    mark(words, DONE, 1)


@rule
def recover(s, staying):
    p = s.turn
    s.men_hand[p] += s.men[p][s.where] - staying
    s.men[p][s.where] = staying
    s.where = -1
    s.power = 0
    pop(s)
