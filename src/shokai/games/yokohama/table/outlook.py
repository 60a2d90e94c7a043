"""What an action in an area would offer: asked of the rules, on copies of the state."""

from __future__ import annotations

from shokai.games.yokohama.table.changes import change, changes
from shokai.games.yokohama.table.names import icons_of, listed, ones_of, order_code
from shokai.games.yokohama.table.preview_types import YokohamaEffect, YokohamaPreview
from shokai.games.yokohama.rules.action import act, harvest, yield_of
from shokai.games.yokohama.rules.boards import church_spaces, customs_spaces, gifts
from shokai.games.yokohama.rules.building import await_bonus, await_building, can_build_house, shop_places
from shokai.games.yokohama.rules.components import TITLES
from shokai.games.yokohama.rules.harbour import await_order, orders_in_reach
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.laboratory import titles_in_reach
from shokai.games.yokohama.rules.state import (
    BONUS, BUILDING, CHURCH, CUSTOMS, CHINATOWN, AGENCY, DOCK, PORT, BANK,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import pop, present_step
from shokai.engine.fields import State


def outlook(s: State) -> YokohamaPreview:
    """Steps 3 to 6, for a state in which they are about to begin.

    `effect` is what the area offers; `changes` what comes at once: the owner's yen for a trading house,
    the points of a strong Port. The rest holds for what the player has now.
    """
    t = s.clone()
    act(t)
    p = t.turn
    seen: YokohamaPreview = {"power": t.power, "effect": _effect(t)}
    at_once = changes(s, t)
    if at_once:
        seen["changes"] = at_once
    pop(t)
    assert present_step(t) == BONUS
    u = t.clone()
    await_bonus(u)
    if u.actor == p or u.token[t.where] != t.token[t.where]:
        seen["bonus"] = listed(icons_of(t.token_reward[t.token[t.where]]))
    pop(t)
    assert present_step(t) == BUILDING
    u = t.clone()
    await_building(u)
    if u.actor == p:
        seen["build"] = {
            "shops": [k + 1 for k in ones_of(shop_places(t))],
            "house": bool(can_build_house(t)),
        }
    seen["freed"] = t.men[p][t.where]
    return seen


def _effect(t: State) -> YokohamaEffect:
    """What the area offers at this power."""
    p = t.turn
    if t.where <= BANK:
        u = t.clone()
        harvest(u, yield_of(u, u.power))
        return {"kind": "harvest", "gains": change(t, u, p)}
    if t.where == CHINATOWN:
        return {"kind": "trade", "exchanges": t.count}
    if t.where == CHURCH:
        # With all that could be donated.
        spaces = [k + 1 for k in ones_of(church_spaces(t, p))]
        return {"kind": "church", "faith": t.power, "gifts": gifts(t, p).bit_count(), "spaces": spaces}
    if t.where == CUSTOMS:
        return {"kind": "customs", "spaces": [k + 1 for k in ones_of(customs_spaces(t, p))]}
    if t.where in (PORT, DOCK):
        u = t.clone()
        await_order(u)
        row = t.order_row[order_board(t)]
        reach = [order_code(row[k]) for k in ones_of(orders_in_reach(t))] if u.actor == p else []
        return {"kind": "orders", "orders": reach}
    if t.where == AGENCY:
        return {"kind": "hire", "items": t.count}
    titles = t.title_row[title_board(t)]
    return {"kind": "study", "titles": [TITLES[titles[k]] for k in ones_of(titles_in_reach(t))]}
