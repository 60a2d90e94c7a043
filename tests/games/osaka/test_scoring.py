"""TRADERS OF OSAKA: what cards are worth, sold and in bags, and who has won."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from helpers.osaka import BOX, COLOURS, coins
from hypothesis import given
from hypothesis import strategies as st

from shokai.engine.engine import Engine
from shokai.games.osaka.rules import FIELDS
from shokai.games.osaka.rules.cards import DECK, count, kind_at, worth
from shokai.games.osaka.rules.payday import sale_points, sell
from shokai.games.osaka.table.notation import bag_of, card_text, cards_of

# The tables are those of the fact sheet: points by number of cards (1 to 8), tokens 0 to 7.
POINTS = {
    2: ["1 1 2 2 2 3 3 4", "1 2 2 3 3 4 5 5", "1 2 3 4 4 5 6 7", "1 2 3 4 5 6 7 8",
        "2 3 4 5 6 8 9 10", "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13", "2 4 6 8 9 11 13 15"],
    3: ["1 2 2 3 3 4 5 5", "1 2 3 4 4 5 6 7", "1 2 3 4 5 6 7 8", "2 3 4 5 6 8 9 10",
        "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13", "2 4 6 8 9 11 13 15", "2 4 6 8 10 12 14 16"],
    5: ["1 2 3 4 5 6 7 8", "2 3 4 5 6 8 9 10", "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13",
        "2 4 6 8 9 11 13 15", "2 4 6 8 10 12 14 16", "3 5 7 9 11 14 16 18", "3 5 8 10 12 15 17 20"],
}  # fmt: skip


def _with_goods(values: list[int], tokens: int, colour: int = 0, insured: int = 0) -> Any:
    """A table where White owns these goods, the last `insured` of them turned."""
    s = FIELDS.new()
    s.players = 2
    texts = [f"{COLOURS[colour]}{value}" for value in values]
    s.goods[0] = bag_of(texts[: len(texts) - insured])
    s.insured[0] = bag_of(texts[len(texts) - insured :])
    s.tokens[0][colour] = tokens
    s.draw = DECK - s.goods[0] - s.insured[0]
    s.pile = 108 - len(values)
    return s


@pytest.mark.parametrize("colour", range(4))
@pytest.mark.parametrize("highest", POINTS)
def test_points_by_highest_card_tokens_and_number_of_cards(highest: int, colour: int) -> None:
    for tokens, row in enumerate(POINTS[highest]):
        found = [sale_points(_with_goods([highest] + [2] * n, tokens, colour), 0, colour) for n in range(8)]
        assert found == [int(n) for n in row.split()]


@pytest.mark.parametrize(
    ("owned", "tokens", "points", "kept", "top_up", "thrown"),
    [
        ([5, 3, 2], 0, 3, [2, 3, 5], 0, []),  # example 1 of the rulebook, red
        ([2], 0, 1, [2], 0, []),  # example 1, yellow
        ([5, 3, 2], 2, 5, [2, 3, 5], 2, []),  # example 2
        ([2, 2, 2], 0, 2, [2, 2], 0, [2]),
        ([3, 3, 3], 0, 2, [3, 3], 0, [3]),
        ([2, 2, 3, 5], 0, 4, [2, 2, 3, 5], 0, []),
        ([2, 2, 3], 1, 3, [2, 2, 3], 0, []),
        ([5], 0, 1, [5], 0, []),
        ([5], 1, 2, [5], 1, []),
        ([2, 2, 2, 2, 2], 0, 2, [2, 2], 0, [2, 2, 2]),
        ([3, 3, 2, 2, 2, 2], 0, 4, [2, 2, 2, 2], 0, [3, 3]),
        ([5, 5], 3, 4, [5, 5], 2, []),
    ],
)
@pytest.mark.parametrize("insured", [0, 1])
def test_a_sale(
    owned: list[int], tokens: int, points: int, kept: list[int], top_up: int, thrown: list[int], insured: int
) -> None:
    s = _with_goods(owned, tokens, insured=insured)
    sell(s, 0, 0)
    assert s.points[0] == points
    assert cards_of(s.out) == sorted((f"R{v}" for v in kept), reverse=True)
    assert s.pile == 108 - len(owned) - top_up
    assert cards_of(s.discard) == sorted((f"R{v}" for v in thrown), reverse=True)
    assert s.tokens[0][0] == tokens + 1
    assert (s.goods[0], s.insured[0]) == (0, 0)


@given(
    values=st.lists(st.sampled_from([2, 3, 5]), min_size=1, max_size=7),
    tokens=st.integers(0, 20),
    colour=st.integers(0, 3),
    insured=st.integers(0, 7),
)
def test_only_the_highest_card_the_tokens_and_the_number_of_cards_count(
    values: list[int], tokens: int, colour: int, insured: int
) -> None:
    s = _with_goods(values, tokens, colour, min(insured, len(values)))
    assert sale_points(s, 0, colour) == -(-(max(values) + tokens) * len(values) // 5)
    assert sale_points(s, 0, (colour + 1) % 4) == 0


@given(
    points=st.lists(st.integers(0, 4), min_size=2, max_size=4),
    tokens=st.lists(st.lists(st.integers(0, 2), min_size=4, max_size=4), min_size=4, max_size=4),
)
def test_most_points_win_then_more_tokens_and_else_the_place_is_shared(
    python_engine: Engine, points: list[int], tokens: list[list[int]]
) -> None:
    s = FIELDS.new()
    s.players = len(points)
    s.points = points + [0] * (4 - len(points))
    s.tokens = tokens
    claims = [(n, sum(tokens[p])) for p, n in enumerate(points)]
    places = tuple(1 + sum(other > mine for other in claims) for mine in claims)
    assert python_engine.standing(s, len(points)).places == places
    assert python_engine.standing(s, len(points)).points == tuple(points)


@cache
def bound(engine: Engine, function: Any) -> Any:
    """A rule function of an engine. Binding looks at all sources, so it is done once."""
    return engine.bind(function)


@given(chosen=st.dictionaries(st.sampled_from(sorted(BOX)), st.integers(0, 11)))
def test_bags_of_cards_are_counted_and_valued_right(engine: Engine, chosen: dict[str, int]) -> None:
    texts = [card for card, n in chosen.items() for _ in range(min(n, BOX[card]))]
    bag = bag_of(texts)
    assert Counter(cards_of(bag)) == Counter(texts)
    assert bound(engine, count)(bag) == len(texts)
    assert bound(engine, worth)(bag) == coins(texts)
    laid = [card_text(bound(engine, kind_at)(bag, n)) for n in range(len(texts))]
    assert Counter(laid) == Counter(texts)
