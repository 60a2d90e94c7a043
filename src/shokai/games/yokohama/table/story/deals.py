"""What chance dealt, in sentences. Deals of a kind are told together, so they differ only in `cards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shokai.games.yokohama.table.names import (
    LETTERS, area_name, edition, goal_in_words, icons_of, joined, marker_name, order_in_words, the_area,
    title_name,
)  # fmt: skip
from shokai.games.yokohama.rules.components import ROW
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.setup import nth_area_with_card
from shokai.games.yokohama.rules.state import (
    ACHIEVEMENT_CARD, AREA_CARD, DEAL_ACHIEVEMENTS, DEAL_AREAS, DEAL_HANDS, DEAL_MARKERS, DEAL_ROWS,
    DEAL_SITES, DEAL_TITLES, DEAL_TOKENS, DOCK, FILL_ORDERS, LAB, MARKER_CARD, ORDER_CARD, PORT, RESEARCH,
    SITE_CARD, TITLE_CARD, TOKEN_CARD,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def deal_told(s: State, outcome: int, names: Sequence[str]) -> list[Say]:
    """What was turned up, and where."""
    step = present_step(s)
    if step == DEAL_HANDS:
        # The second of two cards; which they are is nobody's business.
        return [_told(s, "dealt", player=names[s.count // 2])] if s.count % 2 else []
    if step == DEAL_AREAS:
        return [_told(s, "areas", cards=(area_name(outcome - AREA_CARD, edition(s)),))]
    if step in (DEAL_SITES, DEAL_TOKENS):
        return [_laid_on_area(s, step, outcome)]
    if step == DEAL_ACHIEVEMENTS:
        goal = goal_in_words(outcome - ACHIEVEMENT_CARD, edition(s))
        card = Say("yokohama-lettered", letter=LETTERS[s.count], thing=goal)
        return [_told(s, "achievements", cards=(card,))]
    if step == DEAL_MARKERS:
        return [_told(s, "markers", cards=(marker_name(outcome - MARKER_CARD, edition(s)),))]
    if step in (DEAL_ROWS, FILL_ORDERS):
        row = s.count // ROW if step == DEAL_ROWS else order_board(s)
        cards = (order_in_words(s, outcome - ORDER_CARD),)
        return [_told(s, "new-orders", area=the_area((PORT, DOCK)[row], edition(s)), cards=cards)]
    row = s.count // ROW if step == DEAL_TITLES else title_board(s)
    area = the_area((LAB, RESEARCH)[row], edition(s))
    return [_told(s, "new-titles", area=area, cards=(title_name(outcome - TITLE_CARD, edition(s)),))]


def _laid_on_area(s: State, step: int, outcome: int) -> Say:
    area = area_name(nth_area_with_card(s, s.count), edition(s))
    if step == DEAL_SITES:
        card = Say("yokohama-numbered", number=outcome - SITE_CARD + 1, thing=area)
        return _told(s, "sites", cards=(card,))
    reward = joined(icons_of(s.token_reward[outcome - TOKEN_CARD]), edition(s))
    return _told(s, "tokens", cards=(Say("yokohama-token-at", area=area, reward=reward),))


def _told(s: State, code: str, **args: Any) -> Say:
    return Say(f"yokohama-story-{code}", edition=edition(s), **args)
