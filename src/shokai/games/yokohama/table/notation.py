"""Moves and deals of YOKOHAMA as short texts, the same in every language. docs/formats.md lists them.

`reading` turns typed texts into moves again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shokai.match.numbers import is_number
from shokai.games.yokohama.table.changes import deciding
from shokai.games.yokohama.rules.components import GOODS, MARKERS, ORDERS, TITLES
from shokai.games.yokohama.rules.state import (
    ACHIEVE, ACHIEVEMENT_CARD, AREA_CARD, AREA_NAMES, BUY, CARRY, CARRY_HAND, CHURCH_SPACE, CUSTOMS_SPACE, DOCK,
    DONATE, DONE, FETCH, FROM_AREA, FROM_HAND, FULFIL, GET, GO, GOOD, HOUSE, IMPORTS, ITEM, KEEP, MARKER_CARD, MILL,
    ORDER, ORDER_CARD, PAIR, PICK, PLACE, RECALL, RESEARCH, SECOND_IMPORT, SECOND_YEN, SELL, SEND, SET_DOWN, SHOP,
    SITE_CARD, STAND, STAY, TAKE_TOKEN, TITLE, TITLE_CARD, TOKEN_CARD, TOLL, UNIVERSITY,
)  # fmt: skip
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

ITEMS = ("assistant", "shop", "house")
GIFTS = (*GOODS, "import", "yen")
WARES = (*GOODS, "import")
LETTERS = "ABC"
CANAL_PAYEE = "canal"


# Small words.


def read_area(s: State, text: str) -> int:
    """An area by its name; `Silk` is Silk1 where there is only one."""
    for a, name in enumerate(AREA_NAMES):
        if name.lower() == text.lower():
            return a
    twins = [a for a, name in enumerate(AREA_NAMES) if name[:-1].lower() == text.lower()]
    there = [a for a in twins if s.used >> a & 1]
    if len(there) == 1:
        return there[0]
    raise Refusal(Say("yokohama-bad-area", text=text, areas=areas_in(s)))


def areas_in(s: State) -> tuple[str, ...]:
    """The names of the areas on the table."""
    return tuple(name for a, name in enumerate(AREA_NAMES) if s.used >> a & 1)


def one_of(text: str, choices: Sequence[str]) -> int:
    """A word out of a few; a plural s does not matter."""
    word = text.lower()
    for i, choice in enumerate(choices):
        if word in (choice, f"{choice}s"):
            return i
    raise Refusal(Say("yokohama-bad-word", text=text, choices=tuple(choices)))


def number(text: str, low: int, high: int) -> int:
    if not is_number(text, high) or int(text) < low:
        raise Refusal(Say("yokohama-bad-number", text=text, low=low, high=high))
    return int(text)


def read_order_card(text: str) -> int:
    """An order by its number, `O12`."""
    if text[:1].upper() != "O":
        raise Refusal(Say("yokohama-bad-order", text=text, most=ORDERS))
    return number(text[1:], 1, ORDERS) - 1


def order_text(card: int) -> str:
    """The short text of an order.

    >>> order_text(11)
    'O12'
    """
    return f"O{card + 1}"


def harbour_row(s: State) -> list[int]:
    row: list[int] = s.order_row[1 if s.where == DOCK else 0]
    return row


def title_row(s: State) -> list[int]:
    row: list[int] = s.title_row[1 if s.where == RESEARCH else 0]
    return row


# From a move to its text.


def move_text(s: State, move: int) -> str:
    """The text of a move. Only moves that are legal in the state have a sure text."""
    for first, last, text in _RANGES:
        if first <= move < last:
            return text(s, move - first)
    raise ValueError(f"there is no move {move}")


def _area(word: str) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {AREA_NAMES[i]}"


def _plain(word: str) -> Callable[[State, int], str]:
    return lambda s, i: word


def _named(word: str, names: Sequence[str]) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {names[i]}"


def _numbered(word: str, start: int = 1) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {i + start}"


def _hand_text(word: str) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {order_text(s.hand[deciding(s)][i])}"


def _toll_text(s: State, way: int) -> str:
    """Who is paid on the way, by seat: P0 is the start player."""
    seats = [f"P{(s.turn + 1 + i) % s.players}" for i in range(3) if way >> i & 1]
    if way & 8:
        seats.append(CANAL_PAYEE)
    return f"paying {' '.join(seats) or 'nobody'}"


def _title_text(s: State, space: int) -> str:
    """By title; the second copy of a title in the row by its space."""
    row = title_row(s)
    by_title = row[space] >= 0 and row.index(row[space]) == space
    return f"learn {TITLES[row[space]]}" if by_title else f"learn {space + 1}"


def _order_row_text(s: State, space: int) -> str:
    card = harbour_row(s)[space]
    return f"order {order_text(card)}" if card >= 0 else f"order {space + 1}"


_RANGES: tuple[tuple[int, int, Callable[[State, int], str]], ...] = (
    (PLACE, PAIR, _area("place")),
    (PAIR, GO, _area("pair")),
    (GO, KEEP, _area("go")),
    (KEEP, FULFIL, _hand_text("keep")),
    (FULFIL, RECALL, _hand_text("fulfil")),
    (RECALL, RECALL + 1, _plain("recall")),
    (SEND, FETCH, _area("agent")),
    (FETCH, STAND, _area("fetch")),
    (STAND, ACHIEVE, _area("station")),
    (ACHIEVE, MILL, _named("achieve", LETTERS)),
    (MILL, UNIVERSITY, _plain("mill")),
    (UNIVERSITY, DONE, _plain("university")),
    (DONE, DONE + 1, _plain("done")),
    (CARRY, CARRY_HAND, _area("carry")),
    (CARRY_HAND, SET_DOWN, _plain("carry hand")),
    (SET_DOWN, TOLL, _area("to")),
    (TOLL, GET, _toll_text),
    (GET, GET + 6, _numbered("get", 0)),
    (BUY, SELL, _named("buy", WARES)),
    (SELL, CHURCH_SPACE, _named("sell", GOODS)),
    (CHURCH_SPACE, DONATE, _numbered("church")),
    (DONATE, FROM_AREA, _named("donate", GIFTS)),
    (FROM_AREA, FROM_HAND, _plain("from area")),
    (FROM_HAND, CUSTOMS_SPACE, _plain("from hand")),
    (CUSTOMS_SPACE, ORDER, _numbered("customs")),
    (ORDER, SECOND_YEN, _order_row_text),
    (SECOND_YEN, SECOND_IMPORT, _plain("second yen")),
    (SECOND_IMPORT, ITEM, _plain("second import")),
    (ITEM, TITLE, _named("hire", ITEMS)),
    (TITLE, TITLE + 6, _title_text),
    (IMPORTS, TAKE_TOKEN, _numbered("imports", 0)),
    (TAKE_TOKEN, SHOP, _plain("token")),
    (SHOP, HOUSE, _numbered("shop")),
    (HOUSE, STAY, _plain("house")),
    (STAY, GOOD, _plain("stay")),
    (GOOD, PICK, _named("good", GOODS)),
    (PICK, PICK + MARKERS, _numbered("marker")),
)

# The words that moves begin with, in the order in which a list of moves shows them.
VERBS = (
    "keep", "fulfil", "achieve", "agent", "mill", "university", "place", "pair", "go", "paying", "recall",
    "fetch", "get", "buy", "sell", "church", "donate", "customs", "from", "order", "second", "hire", "learn",
    "imports", "station", "token", "shop", "house", "stay", "good", "carry", "to", "marker", "done",
)  # fmt: skip


def join_moves(first: str, second: str) -> str | None:
    """Two moves as one text, where they belong together in a record."""
    if first.startswith("go ") and "paying" not in first and second.startswith("paying "):
        return f"{first} {second}"
    if first.startswith("carry ") and second.startswith("to "):
        return f"move {first[6:]} {second[3:]}"
    return None


# Chance.


def outcome_text(outcome: int, names: Sequence[str]) -> str:
    """The text of a chance outcome: Bank, S5, T3, O12, tram, B2, M1."""
    del names
    if outcome < SITE_CARD:
        return AREA_NAMES[outcome - AREA_CARD]
    if outcome < TOKEN_CARD:
        return f"S{outcome - SITE_CARD + 1}"
    if outcome < ORDER_CARD:
        return f"T{outcome - TOKEN_CARD + 1}"
    if outcome < TITLE_CARD:
        return order_text(outcome - ORDER_CARD)
    if outcome < ACHIEVEMENT_CARD:
        return str(TITLES[outcome - TITLE_CARD])
    if outcome < MARKER_CARD:
        return achievement_text(outcome - ACHIEVEMENT_CARD)
    return f"M{outcome - MARKER_CARD + 1}"


def achievement_text(card: int) -> str:
    """Letter and number of an achievement.

    >>> achievement_text(5)
    'B2'
    """
    return f"{LETTERS[card // 4]}{card % 4 + 1}"


_OUTCOMES = {outcome_text(i, ()).lower(): i for i in range(MARKER_CARD + MARKERS)}


def read_outcome(text: str, names: Sequence[str]) -> int:
    """The chance outcome that a text stands for."""
    del names
    if text.lower() not in _OUTCOMES:
        raise Refusal(Say("yokohama-bad-outcome", text=text))
    return _OUTCOMES[text.lower()]
