"""What the seat that acts is asked: in words for people, in numbers for the page."""

from __future__ import annotations

from typing import Any

from shokai.games.yokohama.table.changes import waiting
from shokai.games.yokohama.table.names import amounts, area_name, edition, title_name, the_area
from shokai.games.yokohama.rules.components import TITLES
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.movement import destinations
from shokai.games.yokohama.rules.placement import most_areas
from shokai.games.yokohama.rules.state import (
    AREAS, AREA_NAMES, BANK, BONUS, BUILDING, CARRYING, CHURCH_MAN, CLEARING, CUSTOMS_MAN, DONATING, DRAFT,
    FETCHING, HARVEST, HIRING, MARKER, MOVING, ORDERING, PAYING, PHASE_A, PHASE_C, PLACING, RECOVERY, REWARD,
    STATION, STUDYING, TELEGRAM, TOLLS, TRADING, WORSHIP,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def _title_asked(s: State) -> int:
    """The technology that is being paid."""
    return int(s.title_row[title_board(s)][s.choice])


def asks(s: State) -> dict[str, Any]:
    """What the present decision is about, as far as the step does not say it. Nothing secret."""
    step = present_step(s)
    if s.actor < 0:
        return {}
    if step == PLACING:
        return {"placed": s.count, "most": most_areas(s, s.turn)}
    if step == TELEGRAM:
        return {"beside": AREA_NAMES[s.choice]}
    if step == TOLLS:
        return {"to": AREA_NAMES[s.choice]}
    if step == TRADING:
        return {"exchanges": s.count}
    if step == DONATING:
        return {"space": s.choice + 1, "donations": s.need}
    if step in (CHURCH_MAN, CUSTOMS_MAN):
        return {"space": s.choice + 1}
    if step == ORDERING:
        return {"taken": s.count, "paid": s.need == 1}
    if step == HIRING:
        return {"items": s.count}
    if step == PAYING:
        return {"title": TITLES[_title_asked(s)], "units": s.need}
    if step == REWARD:
        return waiting(s)
    if step == CARRYING:
        return {"from": AREA_NAMES[s.choice] if s.choice < AREAS else None}
    return {}


def _ask(s: State, code: str, **args: object) -> Say:
    return Say(f"yokohama-asks-{code}", edition=edition(s), **args)


def question(s: State) -> Say:
    """What the seat that acts is asked."""
    step = present_step(s)
    if step in _PLAIN:
        return _ask(s, _PLAIN[step])
    if step in (PLACING, TELEGRAM, MOVING, TOLLS, FETCHING):
        return _asks_in_placement_and_movement(s, step)
    if step in (REWARD, CARRYING):
        return _asks_for_icons(s, step)
    return _asks_in_action(s, step)


# Questions that are the same every time.
_PLAIN = {
    DRAFT: "draft",
    PHASE_A: "phase-a",
    PHASE_C: "phase-c",
    CHURCH_MAN: "man",
    CUSTOMS_MAN: "man",
    STATION: "station",
    RECOVERY: "recovery",
    MARKER: "marker",
}


def _asks_in_placement_and_movement(s: State, step: int) -> Say:
    p = s.turn
    if step == PLACING:
        if s.count:
            return _ask(s, "place-more", left=most_areas(s, p) - s.count, men=s.men_hand[p])
        return _ask(s, "place", most=most_areas(s, p), men=s.men_hand[p])
    if step == TELEGRAM:
        return _ask(s, "telegram", area=the_area(s.choice, edition(s)))
    if step == TOLLS:
        return _ask(s, "tolls", area=the_area(s.choice, edition(s)))
    if step == FETCHING:
        return _ask(s, "fetch")
    if destinations(s) == 0:
        return _ask(s, "stuck")
    return _ask(s, "move-from-hand" if s.president[p] < 0 else "move")


def _asks_for_icons(s: State, step: int) -> Say:
    if step == REWARD:
        return _ask(s, "reward", reward=amounts(waiting(s), edition(s)))
    if s.choice < AREAS:
        return _ask(s, "set-down", area=the_area(s.choice, edition(s)))
    return _ask(s, "set-down-from-hand")


def _asks_in_action(s: State, step: int) -> Say:
    here, power = area_name(s.where, edition(s)), s.power
    if step == HARVEST:
        return _ask(s, "harvest", area=here, power=power, bank=int(s.where == BANK))
    if step == TRADING:
        return _ask(s, "trade", area=here, exchanges=s.count)
    if step == WORSHIP:
        return _ask(s, "worship", area=here, power=power)
    if step == DONATING:
        return _ask(s, "donate", need=s.need)
    if step == CLEARING:
        return _ask(s, "clear", area=here, power=power, imports=s.imports[s.turn])
    if step == ORDERING:
        code = "second" if s.count == 1 and not s.need else "second-paid" if s.need else "first"
        return _ask(s, f"order-{code}", area=here, power=power)
    if step == HIRING:
        return _ask(s, "hire", area=here, items=s.count, yen=s.yen[s.turn])
    if step == STUDYING:
        return _ask(s, "study", area=here, power=power)
    if step == PAYING:
        return _ask(s, "pay", title=title_name(_title_asked(s), edition(s)), units=s.need)
    if step == BONUS:
        return _ask(s, "bonus", area=here)
    assert step == BUILDING
    return _ask(s, "build", area=here)
