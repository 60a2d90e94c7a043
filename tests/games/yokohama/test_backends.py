"""The rules of YOKOHAMA interpreted and compiled: the same games, step by step, and no broken invariant."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.walks import MANY_STEPS
from helpers.yokohama import OPTIONS

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.games.yokohama.rules.state import AREA_NAMES
from shokai.match.match import Match

COMPARED = 504  # games that both back ends play alike
CHECKED = 50_000  # compiled games with all invariants at every step


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_play_the_same_games(
    yokohama_python: Engine, yokohama_native: Engine, players: int, options: int
) -> None:
    for number in range(COMPARED // 24):
        steps = yokohama_python.recorded_game(players, seed=2024, number=number, options=options)
        assert yokohama_native.recorded_game(players, seed=2024, number=number, options=options) == steps, (
            f"game {number}"
        )
        assert len(steps) < MANY_STEPS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_agree_on_everything_at_every_step(
    yokohama_python: Engine, yokohama_native: Engine, players: int
) -> None:
    options = 2 * players - 3
    plain, compiled = yokohama_python.new(players, options), yokohama_native.new(players, options)
    for step in [*yokohama_python.recorded_game(players, seed=7, number=0, options=options), None]:
        assert yokohama_native.lists(compiled) == plain
        assert yokohama_native.actor(compiled) == yokohama_python.actor(plain)
        assert yokohama_native.standing(compiled, players) == yokohama_python.standing(plain, players)
        assert yokohama_native.broken_invariant(compiled) == yokohama_python.broken_invariant(plain) == 0
        if yokohama_python.actor(plain) == CHANCE:
            assert yokohama_native.chance(compiled) == yokohama_python.chance(plain)
        elif yokohama_python.actor(plain) != OVER:
            assert yokohama_native.legal(compiled) == yokohama_python.legal(plain)
        if step is None:
            assert yokohama_python.actor(plain) == OVER
        elif step < 0:
            yokohama_python.deal(plain, -1 - step)
            yokohama_native.deal(compiled, -1 - step)
        else:
            yokohama_python.apply(plain, step)
            yokohama_native.apply(compiled, step)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_invariant_breaks_in_very_many_random_games(yokohama_native: Engine, players: int, options: int) -> None:
    yokohama_native.checked_games(players, seed=99, first=0, games=CHECKED // 24 + 1, options=options)


def test_a_broken_invariant_would_be_found(yokohama_python: Engine, yokohama_native: Engine) -> None:
    match = Match("yokohama", 3, seed="1", backend="python")
    for _ in range(3):
        match.play(match.legal[0])  # everybody keeps an order
    whole = match.state
    assert yokohama_python.broken_invariant(whole) == 0

    def broken(**change: Any) -> int:
        s = whole.clone()
        for name, value in change.items():
            setattr(s, name, value)
        assert yokohama_python.broken_invariant(s) == yokohama_native.broken_invariant(yokohama_native.of_lists(s))
        return yokohama_python.broken_invariant(s)

    assert broken(men_hand=[9, 8, 8, 0]) == 1
    assert broken(shop_areas=[1, 0, 0, 0]) == 2
    assert broken(yen=[-1, 4, 4, 0]) == 3
    assert broken(president=[AREA_NAMES.index("Canal"), -1, -1, -1]) == 4
    assert broken(hand=[[-1, whole.hand[0][0], -1], *whole.hand[1:]]) == 5
    assert broken(box=whole.box | whole.orders_left) == 6
    assert broken(titles=[1, 0, 0, 0]) == 7
    assert broken(actor=3) == 9
