"""PettingZoo: all seats as agents, by PettingZoo's own tests."""

from __future__ import annotations

import itertools
import pickle
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="pip install 'shokai[research]' brings PettingZoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from shokai.research import pettingzoo_env  # noqa: E402
from shokai.research.pettingzoo_env import RawEnv  # noqa: E402

GAMES = ("osaka", "yokohama")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_tests_the_interface(game: str, players: int) -> None:
    api_test(pettingzoo.make("aec", f"shokai/{game}-v0", players=players), num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_tests_the_seeds(game: str) -> None:
    seed_test(lambda: pettingzoo_env.env(game=game, players=3), num_cycles=150)


def play(env: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """A game at random. Returns who acted, and everybody's reward."""
    env.reset(seed=seed)
    rng, acted, rewards = np.random.default_rng(seed), [], {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        if over:
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        others = [a for a in env.agents if a != agent]
        assert not any(env.observe(a)["action_mask"].any() for a in others)
        acted.append(agent)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return acted, rewards


def test_a_turn_may_ask_an_agent_several_times() -> None:
    acted, rewards = play(pettingzoo_env.env(game="osaka", players=3), 2)
    assert any(a == b for a, b in itertools.pairwise(acted))
    assert set(acted) == set(rewards) == {"player_0", "player_1", "player_2"}
    assert abs(sum(rewards.values())) < 1e-6
    assert max(rewards.values()) > 0


def test_equal_seeds_play_equal_games() -> None:
    env = pettingzoo_env.env(game="osaka", players=2)
    assert play(env, 8) == play(env, 8)
    assert play(env, 8) != play(env, 9)


def test_an_illegal_move_ends_the_game_for_the_agent() -> None:
    env = pettingzoo_env.env(game="osaka", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_the_bare_environment_refuses_an_illegal_move() -> None:
    env = RawEnv("osaka", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="Move 58 is not legal"):
        env.step(58)


def test_it_can_be_pickled_and_read() -> None:
    env = pickle.loads(pickle.dumps(RawEnv("osaka", 3, render_mode="ansi")))  # noqa: S301 - made here
    env.reset(seed=4)
    assert "White" in env.render()
