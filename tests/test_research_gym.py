"""Gymnasium: one seat against bots, and vectors of such seats, by Gymnasium's own checks."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'shokai[research]' brings Gymnasium")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402

from shokai.research.gym_env import ShokaiEnv, ShokaiVectorEnv  # noqa: E402
from shokai.texts import Refusal  # noqa: E402

IDS = {"osaka": "shokai/Osaka-v0", "yokohama": "shokai/Yokohama-v0"}


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gymnasium_checks_it(game: str, players: int) -> None:
    env = gymnasium.make(IDS[game], players=players, seat=None, disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> list[Any]:
    """A game at random, by the masks. Returns all that came back."""
    observation, info = env.reset(seed=seed)
    rng, seen, over = np.random.default_rng(seed), [observation], False
    while not over:
        assert env.observation_space.contains(observation)
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        observation, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        assert over or reward == 0
        seen += [observation, reward, over, info]
    assert not info["action_mask"].any()
    return seen


@pytest.mark.parametrize("opponents", ["uniform", "random", "greedy", ("greedy", "uniform")])
def test_equal_seeds_play_equal_games_whoever_the_opponents_are(opponents: Any) -> None:
    env = ShokaiEnv("osaka", 3, seat=1, opponents=opponents)
    first, again, other = play(env, 5), play(env, 5), play(env, 6)
    assert data_equivalence(first, again)
    assert not data_equivalence(first, other)


def test_the_reward_is_that_of_the_place() -> None:
    env, rewards = ShokaiEnv("osaka", 2), set()
    for seed in range(12):
        *_, reward, _, info = play(env, seed)
        mine, other = info["points"][info["seat"]], info["points"][1 - info["seat"]]
        assert reward in (-1, 0, 1)
        assert mine == other or (reward > 0) == (mine > other)
        rewards.add(reward)
    assert {1.0, -1.0} <= rewards


def test_a_stronger_opponent_wins_more() -> None:
    lost = sum(
        play(ShokaiEnv("osaka", 2, seat=None, opponents="heuristic:turns=20"), seed)[-3] < 0 for seed in range(12)
    )
    assert lost >= 9


def test_an_illegal_move_loses_at_once() -> None:
    env = ShokaiEnv("osaka", 2)
    _, info = env.reset(seed=1)
    _, reward, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(0)


def test_every_seat_can_be_taken() -> None:
    env = ShokaiEnv("osaka", 4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_the_table_can_be_read() -> None:
    env = gymnasium.make(IDS["osaka"], render_mode="ansi")
    env.reset(seed=1)
    assert "White" in env.render()


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2 among 2"):
        ShokaiEnv("osaka", 2, seat=2)
    with pytest.raises(ValueError, match="3 players have 2 opponents, not 1"):
        ShokaiEnv("osaka", 3, opponents=("uniform",))
    with pytest.raises(ValueError, match="2 to 4 players, not 1"):
        ShokaiEnv("osaka", 1)
    with pytest.raises(Refusal, match="There is no bot"):
        ShokaiEnv("osaka", 2, opponents="deep-blue")


# Vectors.


def test_gymnasium_can_make_a_vector_of_them() -> None:
    """Gymnasium's own vector: each environment in it plays as it would alone."""
    many = SyncVectorEnv([lambda: ShokaiEnv("osaka", 2)] * 3)
    together, info = many.reset(seed=[4, 5, 6])
    alone = [ShokaiEnv("osaka", 2) for _ in range(3)]
    for number, env in enumerate(alone):
        assert (together[number] == env.reset(seed=4 + number)[0]).all()
    for _ in range(60):
        moves = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
        together, rewards, over, _, info = many.step(moves)
        for number, env in enumerate(alone):
            observation, reward, ended, _, _ = env.step(moves[number])
            assert (together[number] == observation).all()
            assert (rewards[number], over[number]) == (reward, ended)
        if over.any():
            break


@pytest.mark.parametrize("game", IDS)
def test_the_compiled_vector_keeps_to_the_interface(game: str) -> None:
    env = gymnasium.make_vec(IDS[game], num_envs=16, players=3, vectorization_mode="vector_entry_point")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.num_envs == 16
    observations, info = env.reset(seed=3)
    before = observations.copy()
    rng = np.random.default_rng(0)
    for _ in range(120):
        assert observations in env.observation_space
        moves = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        assert moves in env.action_space
        observations, rewards, over, truncated, info = env.step(moves)
        assert observations.dtype == np.float32
        assert rewards.shape == over.shape == truncated.shape == (16,)
        assert not truncated.any()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == bool(over.any())
    assert (env.reset(seed=3)[0] == before).all()


def test_the_compiled_vector_ends_games_and_begins_new_ones() -> None:
    env = ShokaiVectorEnv(200, "osaka", 2)
    _, info = env.reset(seed=1)
    ended, total = 0, 0.0
    for _ in range(300):
        _, rewards, over, _, info = env.step(env.vector.random_moves())
        if over.any():
            seen = env.vector.pieces.named(info["final_obs"][over])
            # At the end nobody is asked, the own points come first, and the reward agrees with them.
            assert not seen["actor"].any()
            assert (seen["points"][:, 0] == info["points"][over][:, 0]).all()
            behind = seen["points"][:, 0] < seen["points"][:, 1]
            assert (rewards[over][behind] == -1).all()
        ended += int(over.sum())
        total += float(rewards.sum())
    assert ended > 200
    # Random against random: nobody is better.
    assert abs(total / ended) < 0.25
