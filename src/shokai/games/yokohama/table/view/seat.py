"""What a seat may see. The only thing that leaves the engine for a player, a bot or a spectator.

Orders in hand are secret, and so is the order that each player gave back at the start; everything
else lies open. The *table* view shows how many orders the others have. The *memory* view is that of
somebody who forgot nothing: orders taken from Port or Dock lay open before, so only what was dealt
at the start is not known.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from shokai.games.yokohama.table.view import board
from shokai.games.yokohama.table.legality import legal_words
from shokai.games.yokohama.table.names import edition, ones_of
from shokai.games.yokohama.table.notation import move_text
from shokai.games.yokohama.table.foresight import briefs
from shokai.games.yokohama.table.questions import asks, question
from shokai.games.yokohama.table.sheet import final_sheet, result
from shokai.games.yokohama.table.part_types import REASON, STEP, YokohamaByCountry, YokohamaGoods, YokohamaOrder
from shokai.games.yokohama.table.preview_types import YokohamaMove
from shokai.games.yokohama.table.view_types import YokohamaMerchant, YokohamaOpenView, YokohamaSeatView
from shokai.games.yokohama.rules.components import LETTERS, TITLES
from shokai.games.yokohama.rules.ending import industry
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.rewards import item_price
from shokai.games.yokohama.rules.setup import titles_in_deck
from shokai.games.yokohama.rules.state import (
    AREAS, AREA_NAMES, ASSISTANT, HOUSE_ITEM, MINI_1, MINI_2, SHOP_ITEM, UNKNOWN,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import OVER, WORD
from shokai.engine.fields import State

__all__ = ["open_view", "question", "view"]


def view(s: State, seat: int | None, memory: bool, common: YokohamaOpenView | None = None) -> YokohamaSeatView:
    """The table as `seat` may see it (None: a spectator), with its legal moves when it acts."""
    shown: YokohamaSeatView = {"game": "yokohama", "seat": seat, "memory": memory, **(common or open_view(s))}
    if seat is not None:
        shown["areas"] = board.areas_from(shown["areas"], seat)
        if seat == s.actor:
            shown["moves"] = _moves(s)
    # Orders in hand: one's own, and with memory those of others that lay open once.
    shown["merchants"] = [
        {**merchant, "orders": _hand(s, p, p == seat)} if memory or p == seat else merchant
        for p, merchant in enumerate(shown["merchants"])
    ]
    return shown


def open_view(s: State) -> YokohamaOpenView:
    """What everybody sees alike; it can be made once for all who look at a table."""
    return {
        "players": s.players,
        "edition": edition(s),
        "expansions": [n for n, option in ((1, MINI_1), (2, MINI_2)) if s.options & option],
        "round": s.round,
        "turn": s.turn,
        "actor": s.actor if s.actor >= 0 else None,
        "step": STEP[present_step(s)],
        "action": {"area": AREA_NAMES[s.where], "power": s.power} if s.where >= 0 else None,
        "used_this_turn": _used_this_turn(s),
        "ended": REASON[s.ended] or None,
        # This turn counted; none while the end is not announced.
        "turns_left": s.turns_left if s.ended else None,
        "layout": board.layout(s),
        "areas": board.areas(s),
        "station": AREA_NAMES[s.station] if s.station >= 0 else None,
        "church": board.church(s),
        "customs": board.customs(s),
        "orders": board.order_rows(s),
        "technologies": board.title_rows(s),
        "achievements": board.achievements(s),
        "markers": board.markers(s),
        "agents": _by_country(s.agents_supply),
        "decks": {"orders": s.deck, "technologies": titles_in_deck(s)},
        "merchants": [_merchant(s, p) for p in range(s.players)],
        "asks": asks(s),
        "moves": [],
        "ends": board.ends(s),
        # Everybody's sheet if the game ended now.
        "standing": [final_sheet(s, p) for p in range(s.players)],
        "over": result(s) if s.actor == OVER else None,
    }


def _by_country(numbers: list[int]) -> YokohamaByCountry:
    gb, us, fr, de, nl = numbers
    return {"GB": gb, "US": us, "FR": fr, "DE": de, "NL": nl}


def _by_good(numbers: list[int]) -> YokohamaGoods:
    copper, silk, tea, fish = numbers
    return {"copper": copper, "silk": silk, "tea": tea, "fish": fish}


def _hand(s: State, p: int, own: bool) -> list[YokohamaOrder]:
    hand = [card for card in s.hand[p] if 0 <= card < UNKNOWN and (own or not s.secret >> card & 1)]
    return [board.order(s, card) for card in hand]


def _used_this_turn(s: State) -> list[Literal["agent", "textile-mill", "university"]]:
    """What can be done once a turn and has been done."""
    used: list[Literal["agent", "textile-mill", "university"]] = []
    if s.agent_sent:
        used.append("agent")
    if s.mill_used:
        used.append("textile-mill")
    if s.university_used:
        used.append("university")
    return used


def _merchant(s: State, p: int) -> YokohamaMerchant:
    return {
        "seat": p,
        "points": s.points[p],
        "yen": s.yen[p],
        "goods": _by_good(s.goods[p]),
        "imports": s.imports[p],
        "president": AREA_NAMES[s.president[p]] if s.president[p] >= 0 else None,
        "hand": {"assistants": s.men_hand[p], "shops": s.shops_hand[p], "houses": s.houses_hand[p]},
        "warehouse": {"assistants": s.men_store[p], "shops": s.shops_store[p], "houses": s.houses_store[p]},
        # What the next piece of each kind costs; none where the warehouse has no more.
        "prices": {
            "assistants": item_price(s, p, ASSISTANT) if s.men_store[p] else None,
            "shops": item_price(s, p, SHOP_ITEM) if s.shops_store[p] else None,
            "houses": item_price(s, p, HOUSE_ITEM) if s.houses_store[p] else None,
        },
        "shops": _areas(s.shop_areas[p]),
        "houses": [AREA_NAMES[a] for a in range(AREAS) if s.house_owner[a] == p] if p in s.house_owner else [],
        "technologies": _technologies(s.titles[p]),
        "industry": industry(s, p),
        "orders_in_hand": hand_size(s, p),
        # Secret; whoever may know them is shown them in their own view.
        "orders": None,
        "fulfilled": [board.order(s, card) for card in ones_of(s.fulfilled[p])],
        "flags": _by_country(s.flags[p]),
        "agents": s.agents[p],
        "agents_used": s.agents_used[p],
        "tokens": s.tokens_owned[p],
        "achieved": [LETTERS[i] for i in ones_of(s.achieved[p])],
        "marker": board.marker(s.marker[p]) if s.marker[p] >= 0 else None,
    }


@lru_cache(board.KEPT)
def _areas(which: int) -> list[str]:
    return [AREA_NAMES[a] for a in ones_of(which)]


@lru_cache(board.KEPT)
def _technologies(which: int) -> list[str]:
    return [TITLES[title] for title in ones_of(which)]


def _moves(s: State) -> list[YokohamaMove]:
    legal = [i * WORD + bit for i, word in enumerate(legal_words(s)) for bit in ones_of(word)]
    return [
        {"number": m, "text": move_text(s, m), "preview": seen} for m, seen in zip(legal, briefs(s, legal), strict=True)
    ]
