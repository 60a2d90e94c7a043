"""What chance dealt, in sentences. Deals of a kind are told together, so they differ only in `cards`.

The table of steps says which of these functions belongs to which step.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.table.names import (
    area_name, edition, goal_in_words, icons_of, joined, marker_name, order_in_words, the_area,
    title_name,
)  # fmt: skip
from shokai.games.yokohama.rules.components import LETTERS, ROW
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.setup import nth_area_with_card
from shokai.games.yokohama.rules.rows import STEP_TABLE
from shokai.games.yokohama.rules.state import DOCK, FIRST_OUTCOME, LAB, PORT, RESEARCH
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def deal_told(s: State, outcome: int, names: Sequence[str]) -> list[Say]:
    """What was turned up, and where."""
    step = present_step(s)
    told: list[Say] = function(STEP_TABLE[step].told, sys.modules[__name__])(s, outcome - FIRST_OUTCOME[step], names)
    return told


def areas(s: State, area: int, _names: Sequence[str]) -> list[Say]:
    return [_told(s, "areas", cards=(area_name(area, edition(s)),))]


def _area_here(s: State) -> Say:
    """The area whose card is dealt."""
    return area_name(nth_area_with_card(s, s.count), edition(s))


def sites(s: State, site: int, _names: Sequence[str]) -> list[Say]:
    return [_told(s, "sites", cards=(Say("yokohama-numbered", number=site + 1, thing=_area_here(s)),))]


def tokens(s: State, token: int, _names: Sequence[str]) -> list[Say]:
    reward = joined(icons_of(s.token_reward[token]), edition(s))
    return [_told(s, "tokens", cards=(Say("yokohama-token-at", area=_area_here(s), reward=reward),))]


def hands(s: State, _card: int, names: Sequence[str]) -> list[Say]:
    """The second of two cards; which they are is nobody's business."""
    return [_told(s, "dealt", player=names[s.count // 2])] if s.count % 2 else []


def orders_laid(s: State, card: int, _names: Sequence[str]) -> list[Say]:
    return [_new_order(s, s.count // ROW, card)]


def orders_filled(s: State, card: int, _names: Sequence[str]) -> list[Say]:
    return [_new_order(s, order_board(s), card)]


def _new_order(s: State, row: int, card: int) -> Say:
    area = the_area((PORT, DOCK)[row], edition(s))
    return _told(s, "new-orders", area=area, cards=(order_in_words(s, card),))


def titles_laid(s: State, title: int, _names: Sequence[str]) -> list[Say]:
    return [_new_title(s, s.count // ROW, title)]


def titles_filled(s: State, title: int, _names: Sequence[str]) -> list[Say]:
    return [_new_title(s, title_board(s), title)]


def _new_title(s: State, row: int, title: int) -> Say:
    area = the_area((LAB, RESEARCH)[row], edition(s))
    return _told(s, "new-titles", area=area, cards=(title_name(title, edition(s)),))


def achievements(s: State, card: int, _names: Sequence[str]) -> list[Say]:
    goal = goal_in_words(card, edition(s))
    return [_told(s, "achievements", cards=(Say("yokohama-lettered", letter=LETTERS[s.count], thing=goal),))]


def markers(s: State, marker: int, _names: Sequence[str]) -> list[Say]:
    return [_told(s, "markers", cards=(marker_name(marker, edition(s)),))]


def _told(s: State, code: str, **args: Any) -> Say:
    return Say(f"yokohama-story-{code}", edition=edition(s), **args)
