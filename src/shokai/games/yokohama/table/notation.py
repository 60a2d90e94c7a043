"""Moves and deals of YOKOHAMA as short texts, the same in every language. docs/reference/formats.md lists them.

`reading` turns typed texts into moves again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from shokai.match.numbers import is_number
from shokai.games.yokohama.table.changes import deciding
from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.rules.components import ACHIEVEMENT_CODES, ORDERS, TITLES
from shokai.games.yokohama.rules.rows import PILE_TABLE, Moves
from shokai.games.yokohama.rules.state import (
    AREA_NAMES, BLOCKS, DOCK, OUTCOMES, RESEARCH,
)  # fmt: skip
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

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
    for first, last, verb, after in _TEXTS:
        if first <= move < last:
            return f"{verb} {after(s, move - first)}" if after else verb
    raise ValueError(f"there is no move {move}")


def order_in_hand(s: State, i: int) -> str:
    """An order of the one who decides."""
    return order_text(s.hand[deciding(s)][i])


def tolls(s: State, way: int) -> str:
    """Who is paid on the way, by seat: P0 is the start player."""
    seats = [f"P{(s.turn + 1 + i) % s.players}" for i in range(3) if way >> i & 1]
    if way & 8:
        seats.append(CANAL_PAYEE)
    return " ".join(seats) or "nobody"


def title_in_row(s: State, space: int) -> str:
    """By title; the second copy of a title in the row by its space."""
    row = title_row(s)
    by_title = row[space] >= 0 and row.index(row[space]) == space
    return str(TITLES[row[space]]) if by_title else str(space + 1)


def order_in_row(s: State, space: int) -> str:
    """By card, or by space where none lies."""
    card = harbour_row(s)[space]
    return order_text(card) if card >= 0 else str(space + 1)


def _after_verb(block: Moves) -> Callable[[State, int], str] | None:
    """What follows the verb in the texts of a block."""
    if block.text == "number":
        return lambda s, i: str(i + 1)
    if block.text == "amount":
        return lambda s, i: str(i)
    names = AREA_NAMES if block.text == "area" else block.text
    if isinstance(names, tuple):
        return lambda s, i: names[i]
    found: Callable[[State, int], str] | None = function(names, sys.modules[__name__]) if names else None
    return found


_TEXTS = tuple((block.first, block.first + block.count, block.verb, _after_verb(block)) for block in BLOCKS)


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
    for first, pile in PILE_TABLE.items():
        card = outcome - first
        if 0 <= card < pile.count:
            return pile.text[card] if isinstance(pile.text, tuple) else f"{pile.text}{card + 1}"
    raise ValueError(f"there is no outcome {outcome}")


_OUTCOMES = {outcome_text(i, ()).lower(): i for i in range(OUTCOMES)}


def achievement_text(card: int) -> str:
    """Letter and number of an achievement.

    >>> achievement_text(5)
    'B2'
    """
    return ACHIEVEMENT_CODES[card]


def read_outcome(text: str, names: Sequence[str]) -> int:
    """The chance outcome that a text stands for."""
    del names
    if text.lower() not in _OUTCOMES:
        raise Refusal(Say("yokohama-bad-outcome", text=text))
    return _OUTCOMES[text.lower()]
