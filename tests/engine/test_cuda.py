"""The third back end: the same rules on a GPU. Without one, Numba's simulator runs the kernels, in a process of its
own, because Numba decides when it is imported. `python -m benchmarks.device` compares far more on a real one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from shokai.engine.cuda import cuda_rules, is_simulated, why_not
from shokai.match.game import game_for

_PLAY = """
import warnings
warnings.simplefilter("ignore")  # NumPy's numbers wrap around, as the GPU's do, and say so
from benchmarks.device import compare_games, compare_steps
{work}
"""


def simulated(work: str) -> str:
    """What a process prints whose GPU is Numba's simulator."""
    done = subprocess.run(
        [sys.executable, "-c", _PLAY.format(work=work)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "games"), [("osaka", 12), ("yokohama", 3)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_in_the_simulator_are_those_of_the_processor(game: str, games: int, players: int) -> None:
    told = simulated(
        f"told = compare_games({game!r}, {players}, {games}); print(told['equal'], told['decisions'] > 500)"
    )
    assert told.split() == [str(games), "True"]


@pytest.mark.parametrize(("game", "steps"), [("osaka", 260), ("yokohama", 40)])
def test_vectors_in_the_simulator_are_those_of_the_processor(game: str, steps: int) -> None:
    """Actions, observations, masks, rewards, points and states, after every step."""
    told = simulated(f"print(compare_steps({game!r}, 3, 3, {steps})['different'])")
    assert told.strip() == "{}"


def test_threads_that_play_several_games_tell_of_each_in_its_own_row() -> None:
    work = """
import numpy as np
from benchmarks.device import on_the_processor, SEED
from shokai.games.osaka import rules as osaka
from shokai.engine.cuda import cuda_rules
told = cuda_rules(osaka).random_games(2, SEED, 0, 11, threads=3, block=2).copy_to_host()
print((told == on_the_processor("osaka", 2, 11)[0]).all())
"""
    assert simulated(work).strip() == "True"


def test_games_that_go_on_too_long_are_truncated_alike() -> None:
    work = """
import numpy as np
from benchmarks.device import on_the_processor, SEED
from shokai.games.osaka import rules as osaka
from shokai.engine.cuda import cuda_rules
told = cuda_rules(osaka).random_games(2, SEED, 0, 11, most_decisions=200).copy_to_host()
print((told == on_the_processor("osaka", 2, 11, most=200)[0]).all(), 0 < (told[:, 3] == 0).sum() < 11, told[:, 0].max())
"""
    assert simulated(work).split() == ["True", "True", "200"]


def test_one_seat_against_random_ones() -> None:
    work = """
from shokai.research.device import DeviceVector
from shokai.research.vector import Vector
there, here = (make("osaka", 2, 3, seats=(1,), view="table", seed=4) for make in (DeviceVector, Vector))
for _ in range(30):
    moves = here.random_moves()
    assert (there.observations.copy_to_host() == here.observations).all()
    assert set(here.movers.tolist()) == {1}
    there.step(moves)
    here.step(moves)
print("same")
"""
    assert simulated(work).strip() == "same"


def test_both_vectors_have_the_same_shapes_settings_and_refusals() -> None:
    work = """
import numpy as np
from shokai.research.device import DeviceVector
from shokai.research.vector import Vector
position = "market: R5 B2\\nWhite hand: G5 Y2\\nPink points: 9"
settings = dict(seats=(0,), others="random", skip_forced=True, most_decisions=25, dtype="uint8", seed=4)
there, here = (make("osaka", 3, 2, positions=position, **settings) for make in (DeviceVector, Vector))
names = ("observations", "final_observations", "masks", "movers", "over", "truncated", "rewards", "points", "places",
         "decisions")

def same():
    for name in names:
        a, b = getattr(there, name).copy_to_host(), getattr(here, name)
        assert a.shape == b.shape and a.dtype == b.dtype, name
        assert (a == b).all(), name
    assert (there.states() == here.states()).all() and there.ended == here.ended

def refused(work):
    told = []
    for vector in (there, here):
        try:
            work(vector)
        except ValueError as error:
            told.append(str(error))
    assert len(told) == 2 and told[0] == told[1], told

cut = 0
for _ in range(14):
    same()
    moves = here.random_moves()
    assert (there.random_moves().copy_to_host() == moves).all()
    there.step(moves)
    here.step(moves)
    cut += int(here.truncated.sum())
assert cut >= 3
for wrong in (-1, 59, int(np.flatnonzero(~here.masks[1])[0])):
    bad = here.random_moves()
    there.random_moves()
    bad[1] = wrong
    refused(lambda vector: vector.step(bad))
refused(lambda vector: vector.step(np.zeros(2, np.int64)))
refused(lambda vector: vector.step(np.zeros(3)))
refused(lambda vector: vector.reset(-1))
refused(lambda vector: vector.reset([1, 2]))
refused(lambda vector: vector.reset(1, positions="market R5"))
refused(lambda vector: vector.reset(1, which=[3]))
same()
for vector in (there, here):
    vector.reset([8], which=[1])
same()
for vector in (there, here):
    vector.reset(9)
same()
refused(lambda vector: type(vector)("osaka", 2, 2, seats=(1,), most_decisions=1, positions=position))
refused(lambda vector: type(vector)("osaka", 2, 5))
print("same")
"""
    assert simulated(work).strip() == "same"


def test_states_are_whole_words() -> None:
    """Kernels keep states as words of eight bytes."""
    for game in ("osaka", "yokohama"):
        assert game_for(game).rules.FIELDS.dtype.itemsize % 8 == 0  # type: ignore[attr-defined]


def test_the_module_loads_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys, shokai.engine.cuda; print('numba' in sys.modules, 'numpy' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.skipif(bool(why_not()) or is_simulated(), reason="needs an NVIDIA GPU and `pip install numba-cuda`")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_real_gpu_plays_the_same_games(players: int) -> None:
    from benchmarks.device import compare_games, compare_steps

    assert compare_games("osaka", players, 2000)["equal"] == 2000
    assert compare_steps("osaka", players, 256, 300)["different"] == {}
    assert cuda_rules(game_for("osaka").rules).state_words == 31
