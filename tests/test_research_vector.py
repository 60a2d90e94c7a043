"""The vector of games: it plays what the rules say, game by game, on however many threads."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from shokai.game.title import title_for
from shokai.kernel.chance import below, sow
from shokai.kernel.engine import CHANCE, OVER, engine_for
from shokai.research.observer import Observer
from shokai.research.vector import Vector

USED_LATER = """
from numba.core import event
from shokai.research import compiling, stepping
from shokai.research.table import Table
from shokai.research.vector import Vector

compiling.compile("osaka")
assert compiling.is_compiled("osaka")
with event.install_recorder("numba:compile") as seen:
    games = Vector("osaka", 300, 4, view="table", seats=(1, 3))
    games.step(games.random_moves())
    table = Table("osaka", 3)
    table.begin(5, seats=(0,))
    table.play(table.legal[0])
    table.observe(2)
    table.engine.bind(stepping.secret_of)(table.state)
print(len(seen.buffer))
"""


def test_what_is_compiled_ahead_is_all_that_is_used_later() -> None:
    done = subprocess.run([sys.executable, "-c", USED_LATER], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


STEPS = {"osaka": 700, "yokohama": 250}


CASES = [("osaka", 2, "table"), ("osaka", 4, "memory"), ("yokohama", 3, "memory")]


@pytest.mark.parametrize(("game", "players", "view"), CASES)
def test_a_vector_plays_what_the_interpreted_rules_play(game: str, players: int, view: str) -> None:
    engine = engine_for(title_for(game).rules, "python")
    observer = Observer(game, engine, view)
    vector = Vector(game, 3, players, view=view, seed=11)
    dice, ends = np.random.default_rng(3), 0
    states, rngs = [engine.new(players) for _ in range(3)], [[0, 0] for _ in range(3)]

    def deal_on(number: int) -> None:
        state, rng = states[number], rngs[number]
        while engine.actor(state) == CHANCE:
            engine.deal(state, engine.outcome(state, below(rng, engine.chance(state).total)))

    for number in range(3):
        sow(rngs[number], 11, number)
        deal_on(number)
    for _ in range(STEPS[game]):
        moves = []
        for number, state in enumerate(states):
            legal, actor = engine.legal(state), engine.actor(state)
            assert np.flatnonzero(vector.masks[number]).tolist() == legal
            assert vector.movers[number] == actor
            assert (vector.observations[number] == observer.observe(state, actor)).all()
            moves.append(int(dice.choice(legal)))
        vector.step(moves)
        for number, move in enumerate(moves):
            engine.apply(states[number], move)
            deal_on(number)
            over = engine.actor(states[number]) == OVER
            assert vector.over[number] == over
            if over:
                standing = engine.standing(states[number], players)
                assert vector.points[number].tolist() == list(standing.points)
                best = [p for p, place in enumerate(standing.places) if place == 1]
                assert vector.rewards[number].argmax() in best
                assert abs(vector.rewards[number].sum()) < 1e-6
                states[number] = engine.new(players)
                deal_on(number)
                ends += 1
            else:
                assert not vector.rewards[number].any()
    assert vector.ended == ends
    assert ends > 2 or game == "yokohama"


def played(**more: Any) -> list[Any]:
    vector = Vector("osaka", 600, 3, seed=5, **more)
    for _ in range(400):
        vector.step(vector.random_moves())
    return [
        vector.states(),
        vector.observations.copy(),
        vector.masks.copy(),
        vector.rewards.copy(),
        vector.points.copy(),
    ]


def test_the_number_of_threads_changes_nothing() -> None:
    for one, many in zip(played(threads=1), played(threads=4), strict=True):
        assert (one == many).all()


def test_arrays_stay_where_they_are_and_a_seed_begins_again() -> None:
    vector = Vector("osaka", 64, 2, seed=9)
    first, before = vector.observations, vector.observations.copy()
    places = [array.__array_interface__["data"] for array in (vector.observations, vector.masks, vector.rewards)]
    for _ in range(50):
        vector.step(vector.random_moves())
    assert vector.observations is first
    assert places == [
        array.__array_interface__["data"] for array in (vector.observations, vector.masks, vector.rewards)
    ]
    assert (first != before).any()
    vector.reset(9)
    assert (first == before).all()
    vector.reset(10)
    assert (first != before).any()


def test_other_seats_can_move_at_random() -> None:
    vector = Vector("osaka", 200, 4, seats=(1, 3), seed=2)
    for _ in range(300):
        assert set(vector.movers.tolist()) <= {1, 3}
        vector.step(vector.random_moves())
    assert vector.ended > 0


def test_a_move_that_is_not_legal_is_refused_before_anything_happens() -> None:
    vector = Vector("osaka", 8, 2, seed=1)
    moves, before = vector.random_moves(), vector.states()
    for wrong in (-1, 59, int(np.flatnonzero(~vector.masks[5])[0])):
        bad = moves.copy()
        bad[5] = wrong
        with pytest.raises(ValueError, match=rf"Move {wrong} is not legal in game 5"):
            vector.step(bad)
        assert (vector.states() == before).all()
    vector.step(moves)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        Vector("osaka", 1, 5)
    with pytest.raises(ValueError, match="no view 'all'"):
        Vector("osaka", 1, 2, view="all")
    with pytest.raises(ValueError, match="some of 0 to 1"):
        Vector("osaka", 1, 2, seats=(2,))


def test_editions_and_expansions_can_be_chosen() -> None:
    vector = Vector("yokohama", 4, 2, options="2024 mini1", seed=1)
    assert (vector.pieces.named(vector.observations)["options"] == [1, 1, 0]).all()


def test_random_moves_are_spread_evenly() -> None:
    vector = Vector("osaka", 1000, 2, seed=4)
    counts = np.bincount(np.concatenate([vector.random_moves() for _ in range(40)]), minlength=vector.moves)
    chosen = counts[counts > 0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Four tokens to choose from, forty thousand times.
        assert len(chosen) == 4
        assert (abs(chosen - 10_000) < 500).all()
