"""What the seat that acts is asked: in words for people, in numbers for the page.

The table of steps says which of these functions belongs to which step.
"""

from __future__ import annotations

import sys
from typing import cast

from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.table.changes import waiting
from shokai.games.yokohama.table.names import amounts, area_name, edition, title_name, the_area
from shokai.games.yokohama.table.view_types import YokohamaAsks
from shokai.games.yokohama.rules.action import purchases, sales
from shokai.games.yokohama.rules.building import can_build_house, shop_places
from shokai.games.yokohama.rules.components import TITLES
from shokai.games.yokohama.rules.harbour import SECOND_PRICE
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.movement import destinations
from shokai.games.yokohama.rules.placement import most_areas
from shokai.games.yokohama.rules.rows import STEP_TABLE
from shokai.games.yokohama.rules.state import AREAS, AREA_NAMES, BANK
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def _title_asked(s: State) -> int:
    """The technology that is being paid."""
    return int(s.title_row[title_board(s)][s.choice])


def asks(s: State) -> YokohamaAsks:
    """What the present decision is about, as far as the step does not say it. Nothing secret."""
    cell = STEP_TABLE[present_step(s)].numbers
    if s.actor < 0 or not cell:
        return {}
    return cast(YokohamaAsks, function(cell, sys.modules[__name__])(s))


def _ask(s: State, code: str, **args: object) -> Say:
    return Say(f"yokohama-asks-{code}", edition=edition(s), **args)


def question(s: State) -> Say:
    """What the seat that acts is asked: the same every time, or by a function of its own."""
    cell = STEP_TABLE[present_step(s)].asks
    if "." not in cell:
        return _ask(s, cell)
    said: Say = function(cell, sys.modules[__name__])(s)
    return said


# Placement and movement.


def placing(s: State) -> Say:
    p = s.turn
    men = s.men_hand[p]
    if s.count:
        return _ask(s, "place-more", left=min(most_areas(s, p) - s.count, men), men=men)
    return _ask(s, "place", most=min(most_areas(s, p), men), men=men)


def placed(s: State) -> YokohamaAsks:
    return {"placed": s.count, "most": most_areas(s, s.turn)}


def telegram(s: State) -> Say:
    return _ask(s, "telegram", area=the_area(s.choice, edition(s)))


def beside(s: State) -> YokohamaAsks:
    return {"beside": AREA_NAMES[s.choice]}


def moving(s: State) -> Say:
    if destinations(s) == 0:
        return _ask(s, "stuck")
    return _ask(s, "move-from-hand" if s.president[s.turn] < 0 else "move")


def tolls(s: State) -> Say:
    return _ask(s, "tolls", area=the_area(s.choice, edition(s)))


def destination(s: State) -> YokohamaAsks:
    return {"to": AREA_NAMES[s.choice]}


# Actions.


def _here(s: State) -> Say:
    return area_name(s.where, edition(s))


def _either(first: int, name: str, second: int, other: str) -> str:
    """Which of two things can be done: a question offers nothing else."""
    return "both" if first and second else name if first else other


def harvest(s: State) -> Say:
    return _ask(s, "harvest", area=_here(s), power=s.power, bank=int(s.where == BANK))


def trading(s: State) -> Say:
    can = _either(purchases(s, s.turn), "buy", sales(s, s.turn), "sell")
    return _ask(s, "trade", area=_here(s), exchanges=s.count, can=can)


def exchanges(s: State) -> YokohamaAsks:
    return {"exchanges": s.count}


def worship(s: State) -> Say:
    return _ask(s, "worship", area=_here(s), power=s.power)


def donating(s: State) -> Say:
    return _ask(s, "donate", need=s.need)


def donations(s: State) -> YokohamaAsks:
    return {"space": s.choice + 1, "donations": s.need}


def space(s: State) -> YokohamaAsks:
    return {"space": s.choice + 1}


def clearing(s: State) -> Say:
    return _ask(s, "clear", area=_here(s), power=s.power, imports=s.imports[s.turn])


def ordering(s: State) -> Say:
    if s.count == 1 and not s.need:
        price = _either(s.yen[s.turn] >= SECOND_PRICE, "yen", s.imports[s.turn], "import")
        return _ask(s, "order-second", area=_here(s), power=s.power, price=price)
    return _ask(s, "order-second-paid" if s.need else "order-first", area=_here(s), power=s.power)


def taken(s: State) -> YokohamaAsks:
    return {"taken": s.count, "paid": s.need == 1}


def hiring(s: State) -> Say:
    return _ask(s, "hire", area=_here(s), items=s.count, yen=s.yen[s.turn])


def items(s: State) -> YokohamaAsks:
    return {"items": s.count}


def studying(s: State) -> Say:
    return _ask(s, "study", area=_here(s), power=s.power)


def paying(s: State) -> Say:
    return _ask(s, "pay", title=title_name(_title_asked(s), edition(s)), units=s.need)


def units(s: State) -> YokohamaAsks:
    return {"title": TITLES[_title_asked(s)], "units": s.need}


def bonus(s: State) -> Say:
    return _ask(s, "bonus", area=_here(s))


def building(s: State) -> Say:
    can = _either(shop_places(s), "shop", can_build_house(s), "house")
    return _ask(s, "build", area=_here(s), can=can)


# Icons.


def reward(s: State) -> Say:
    left = waiting(s)
    kind = next(iter(left)) if len(left) == 1 else "several"
    return _ask(s, "reward", kind=kind, reward=amounts(left, edition(s)))


def icons(s: State) -> YokohamaAsks:
    return cast(YokohamaAsks, waiting(s))


def carrying(s: State) -> Say:
    if s.choice < AREAS:
        return _ask(s, "set-down", area=the_area(s.choice, edition(s)))
    return _ask(s, "set-down-from-hand")


def origin(s: State) -> YokohamaAsks:
    return {"from": AREA_NAMES[s.choice] if s.choice < AREAS else None}
