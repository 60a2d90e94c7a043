"""Choices of YOKOHAMA without an order are made in exactly one order, and none is missing."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

from helpers.yokohama import CARDS, GOODS
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shokai.engine.engine import Engine
from shokai.games.yokohama.rules.state import AREA_NAMES, STEPS
from shokai.games.yokohama.table.notation import move_text
from shokai.match.match import Match


def endings(engine: Engine, s: Any, step: str) -> Iterator[list[str]]:
    """Every way through a step, as the texts of its moves."""
    if s.actor < 0 or STEPS[s.stack[s.depth - 1]] != step:
        yield []
        return
    for move in engine.legal(s):
        after = s.clone()
        engine.apply(after, move)
        for rest in endings(engine, after, step):
            yield [move_text(s, move), *rest]


@given(hand=st.integers(0, 5), yen=st.integers(0, 4), newspaper=st.booleans())
@settings(max_examples=20)
@example(hand=5, yen=2, newspaper=True)
@example(hand=0, yen=9, newspaper=False)
def test_every_placement_can_be_made_in_exactly_one_order(
    yokohama_python: Engine, hand: int, yen: int, newspaper: bool
) -> None:
    """Two opposing presidents in the Bank, one in the Port."""
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2 P3", "step": "placing", "P0 hand": f"a{hand}", "P0 yen": str(yen),
        "P1 president": "Bank", "P2 president": "Bank", "P3 president": "Port",
        "P0 titles": "newspaper" if newspaper else "",
    }, backend="python")  # fmt: skip
    toll = {name: {"Bank": 2, "Port": 1}.get(name, 0) for name in AREA_NAMES if name != "Canal"}
    right = [
        frozenset(chosen)
        for n in range(min(hand, 4 if newspaper else 3) + 1)
        for chosen in itertools.combinations(toll, n)
        if sum(toll[area] for area in chosen) <= yen
    ]
    pairs = [area for area in toll if hand >= 2 and 2 * toll[area] <= yen]
    made = [[text for text in texts if text != "done"] for texts in endings(yokohama_python, match.state, "placing")]
    singles = [frozenset(t.removeprefix("place ") for t in texts) for texts in made if not texts or "place" in texts[0]]
    assert Counter(singles) == Counter(right)
    assert sorted(texts[0].removeprefix("pair ") for texts in made if texts and "pair" in texts[0]) == sorted(pairs)


@given(
    held=st.lists(st.integers(0, 2), min_size=5, max_size=5),
    yen=st.integers(0, 5),
    men=st.integers(0, 4),
)
@settings(max_examples=40)
@example(held=[1, 1, 1, 1, 1], yen=2, men=4)
def test_every_donation_can_be_made_in_exactly_one_order(
    yokohama_python: Engine, held: list[int], yen: int, men: int
) -> None:
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2", "step": "moving", "P0 titles": "tram", "P0 men": f"{men}@Church",
        "P0 goods": " ".join(f"{letter}{n}" for letter, n in zip("cstfi", held, strict=True)), "P0 yen": str(yen),
    }, backend="python")  # fmt: skip
    match.play("go Church")
    gifts = [gift for gift, n in zip((*GOODS, "import"), held, strict=True) if n] + ["yen"] * (yen >= 2)
    power = men + 1
    free = [k for k in range(8) if CARDS["church"]["faith"][k] <= power + len(gifts)]
    assert ("worship" in STEPS[match.state.stack[match.state.depth - 1]]) == bool(free)
    for space in free:
        chosen = match.clone()
        chosen.play(f"church {space + 1}")
        need = max(0, CARDS["church"]["faith"][space] - power)
        right = [frozenset(some) for some in itertools.combinations(gifts, need)]
        made = [
            frozenset(text.removeprefix("donate ") for text in texts)
            for texts in endings(yokohama_python, chosen.state, "donating")
        ]
        assert Counter(made) == Counter(right)


@given(men=st.lists(st.integers(0, 2), min_size=4, max_size=4))
@settings(max_examples=20)
def test_every_choice_of_assistants_can_be_recalled_in_exactly_one_order(
    yokohama_python: Engine, men: list[int]
) -> None:
    where = ("Bank", "Port", "Tea1", "Copper1")
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2", "step": "moving", "P0 president": "Dock",
        "P0 men": " ".join(f"{n}@{area}" for n, area in zip(men, where, strict=True)),
    }, backend="python")  # fmt: skip
    state = match.state.clone()
    yokohama_python.apply(state, next(m for m in yokohama_python.legal(state) if move_text(state, m) == "recall"))
    made = [Counter(texts) - Counter(["done"]) for texts in endings(yokohama_python, state, "fetching")]
    right = [
        Counter({f"fetch {area}": n for area, n in zip(where, taken, strict=True) if n})
        for taken in itertools.product(*(range(n + 1) for n in men))
    ]
    assert sorted(map(sorted, (c.elements() for c in made))) == sorted(map(sorted, (c.elements() for c in right)))
