"""What the seat that acts is asked: in words for people, in numbers for the page."""

from __future__ import annotations

from typing import Any

from shokai.game.yokohama.changes import waiting
from shokai.game.yokohama.names import amounts, area_name, edition, title_name, the_area
from shokai.games.yokohama.components import TITLES
from shokai.games.yokohama.laboratory import board as title_board
from shokai.games.yokohama.movement import destinations
from shokai.games.yokohama.placement import most_areas
from shokai.games.yokohama.state import (
    AREAS, AREA_NAMES, BANK, BONUS, BUILDING, CARRYING, CHURCH_MAN, CLEARING, CUSTOMS_MAN, DONATING, DRAFT,
    FETCHING, HARVEST, HIRING, MARKER, MOVING, ORDERING, PAYING, PHASE_A, PHASE_C, PLACING, RECOVERY, REWARD,
    STATION, STUDYING, TELEGRAM, TOLLS, TRADING, WORSHIP,
)  # fmt: skip
from shokai.games.yokohama.steps import present_step
from shokai.kernel.fields import State
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


def question(s: State) -> Say:
    """What the seat that acts is asked."""
    step = present_step(s)
    if step in _PLAIN:
        return Say(_PLAIN[step], edition=edition(s))
    if step in (PLACING, TELEGRAM, MOVING, TOLLS, FETCHING):
        return _asks_in_placement_and_movement(s, step)
    if step in (REWARD, CARRYING):
        return _asks_for_icons(s, step)
    return _asks_in_action(s, step)


# Questions that are the same every time.
_PLAIN = {
    DRAFT: "yokohama-asks-draft",
    PHASE_A: "yokohama-asks-phase-a",
    PHASE_C: "yokohama-asks-phase-c",
    CHURCH_MAN: "yokohama-asks-man",
    CUSTOMS_MAN: "yokohama-asks-man",
    STATION: "yokohama-asks-station",
    RECOVERY: "yokohama-asks-recovery",
    MARKER: "yokohama-asks-marker",
}


def _asks_in_placement_and_movement(s: State, step: int) -> Say:
    p = s.turn
    if step == PLACING:
        if s.count:
            return Say("yokohama-asks-place-more", left=most_areas(s, p) - s.count, men=s.men_hand[p])
        return Say("yokohama-asks-place", most=most_areas(s, p), men=s.men_hand[p])
    if step == TELEGRAM:
        return Say("yokohama-asks-telegram", area=the_area(s.choice, edition(s)))
    if step == TOLLS:
        return Say("yokohama-asks-tolls", area=the_area(s.choice, edition(s)))
    if step == FETCHING:
        return Say("yokohama-asks-fetch")
    if destinations(s) == 0:
        return Say("yokohama-asks-stuck")
    return Say("yokohama-asks-move-from-hand" if s.president[p] < 0 else "yokohama-asks-move")


def _asks_for_icons(s: State, step: int) -> Say:
    if step == REWARD:
        return Say("yokohama-asks-reward", reward=amounts(waiting(s), edition(s)))
    if s.choice < AREAS:
        return Say("yokohama-asks-set-down", area=the_area(s.choice, edition(s)))
    return Say("yokohama-asks-set-down-from-hand")


def _asks_in_action(s: State, step: int) -> Say:
    here, power = area_name(s.where, edition(s)), s.power
    if step == HARVEST:
        return Say("yokohama-asks-harvest", area=here, power=power, bank=int(s.where == BANK))
    if step == TRADING:
        return Say("yokohama-asks-trade", area=here, exchanges=s.count)
    if step == WORSHIP:
        return Say("yokohama-asks-worship", area=here, power=power)
    if step == DONATING:
        return Say("yokohama-asks-donate", need=s.need)
    if step == CLEARING:
        return Say("yokohama-asks-clear", area=here, power=power, imports=s.imports[s.turn])
    if step == ORDERING:
        code = "second" if s.count == 1 and not s.need else "second-paid" if s.need else "first"
        return Say(f"yokohama-asks-order-{code}", area=here, power=power)
    if step == HIRING:
        return Say("yokohama-asks-hire", area=here, items=s.count, yen=s.yen[s.turn], edition=edition(s))
    if step == STUDYING:
        return Say("yokohama-asks-study", area=here, power=power)
    if step == PAYING:
        return Say("yokohama-asks-pay", title=title_name(_title_asked(s)), units=s.need)
    if step == BONUS:
        return Say("yokohama-asks-bonus", area=here)
    assert step == BUILDING
    return Say("yokohama-asks-build", area=here, edition=edition(s))
