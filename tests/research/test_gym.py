"""Gymnasium: one seat against bots, and vectors of such seats, by Gymnasium's own checks."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'shokai[research]' brings Gymnasium")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402

from shokai.bots.failures import BotFailed  # noqa: E402
from shokai.research.gym_env import ShokaiEnv, ShokaiVectorEnv  # noqa: E402
from shokai.texts import Refusal  # noqa: E402

IDS = {"osaka": "shokai/Osaka-v1", "yokohama": "shokai/Yokohama-v1"}


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
    # Gymnasium's vectors ask for one more action, which they ignore: sampling by the mask must work.
    assert info["action_mask"].all()
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
        assert ("final_obs" in info) == ("final_info" in info) == bool(over.any())
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


def sampled(masks: Any, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def test_masks_can_always_be_sampled_from_where_the_next_step_resets() -> None:
    many = SyncVectorEnv([lambda: ShokaiEnv("osaka", 2)] * 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    _, info = many.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        _, _, over, _, info = many.step(sampled(info["action_mask"], rng))
        ended += int(over.sum())
    assert ended >= 2


def test_a_game_without_end_is_truncated() -> None:
    """The first legal move for ever: YOKOHAMA by the rules has no end."""
    env = ShokaiEnv("yokohama", 2, most_decisions=300)
    _, info = env.reset(seed=1)
    for _ in range(300):
        observation, reward, over, truncated, info = env.step(int(info["action_mask"].argmax()))
        if truncated:
            break
    assert (truncated, over, reward) == (True, False, 0.0)
    assert env.observation_space.contains(observation)
    assert info["action_mask"].all()
    assert env.table.decisions == 300
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(0)


def test_the_vector_truncates_games_without_end() -> None:
    env = ShokaiVectorEnv(4, "yokohama", 2, most_decisions=300)
    _, info = env.reset(seed=1)
    cut = np.zeros(4, np.int64)
    for _ in range(400):
        _, rewards, over, truncated, info = env.step(info["action_mask"].argmax(axis=1))
        assert not over.any()
        assert not rewards.any()
        assert ("final_obs" in info) == bool(truncated.any())
        if truncated.any():
            seen = env.vector.pieces.named(info["final_obs"][truncated])
            # Those on the track are seen; the standing has those, too, that a game would end with.
            assert (seen["points"][:, :2] <= info["final_info"]["points"][truncated]).all()
        cut += truncated
    assert (cut >= 1).all()


@pytest.mark.parametrize("seat", [None, 1])
def test_nobody_is_asked_where_there_is_one_answer(seat: int | None) -> None:
    env = ShokaiEnv("osaka", 2, seat=seat, opponents="greedy", skip_forced=True)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].sum() > 1
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("opponents", ["uniform", "random", ("uniform", "greedy"), ("random", "heuristic:turns=5")])
def test_the_vector_plays_against_bots(opponents: Any) -> None:
    env = ShokaiVectorEnv(6, "osaka", 3, seat=1, opponents=opponents)
    rows = []
    for _ in range(2):
        _, info = env.reset(seed=5)
        env.vector.random_moves()
        rng, kept = np.random.default_rng(1), []
        for _ in range(120):
            assert (env.vector.movers == 1).all()
            observations, rewards, over, _, info = env.step(sampled(info["action_mask"], rng))
            kept += [observations.copy(), rewards, over]
            if over.any():
                seen = env.vector.pieces.named(info["final_obs"][over])
                mine = info["points"][over][:, 1]
                assert (seen["points"][:, 0] == mine).all()
                best = info["points"][over].max(axis=1)
                assert (rewards[over][mine < best] < 1).all()
        rows.append(kept)
    assert sum(over.sum() for over in rows[0][2::3]) > 3
    assert data_equivalence(rows[0], rows[1])


def test_stronger_opponents_win_more_in_the_vector() -> None:
    env, rewards = ShokaiVectorEnv(12, "osaka", 2, opponents="heuristic:turns=20"), []
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while len(rewards) < 12:
        _, reward, over, _, info = env.step(sampled(info["action_mask"], rng))
        rewards += reward[over].tolist()
    assert sum(reward < 0 for reward in rewards) >= 9


def test_the_bot_random_inside_compiled_code_chooses_kinds_first() -> None:
    """Whoever may take one of many cards or buy buys far more often than by chance among all moves."""
    from shokai.research.vector import Vector

    def purchases(others: str) -> float:
        vector = Vector("osaka", 300, 2, seats=(0,), others=others, seed=2)
        for _ in range(150):
            vector.step(vector.random_moves())
        goods = vector.pieces.named(vector.observations)["tokens"][:, 1]
        return float(goods.sum())

    assert purchases("random") > 1.2 * purchases("uniform")


def test_one_can_play_all_seats_of_the_vector() -> None:
    env = ShokaiVectorEnv(8, "osaka", 3, seat=None)
    _, info = env.reset(seed=2)
    rng, seats, ended = np.random.default_rng(2), set(), 0
    for _ in range(350):
        movers = info["seat"].copy()
        seats |= set(movers.tolist())
        _, rewards, over, _, info = env.step(sampled(info["action_mask"], rng))
        for g in np.flatnonzero(over):
            assert rewards[g] == info["rewards"][g, movers[g]]
            assert abs(info["rewards"][g].sum()) < 1e-6
            ended += 1
        assert not rewards[~over].any()
    assert seats == {0, 1, 2}
    assert ended > 4
    with pytest.raises(ValueError, match="there are no opponents"):
        ShokaiVectorEnv(8, "osaka", 3, seat=None, opponents="greedy")


def test_a_seed_of_its_own_also_decides_what_the_bots_of_a_game_do() -> None:
    env = ShokaiVectorEnv(2, "osaka", 2, opponents="greedy")
    kept = []
    for seeds, place in (([7, 8], 0), ([9, 7], 1)):
        observations, info = env.reset(seed=seeds)
        for _ in range(40):
            observations, *_, info = env.step(info["action_mask"].argmax(axis=1))
        kept.append(observations[place].copy())
    assert (kept[0] == kept[1]).all()


def test_every_game_of_the_vector_can_have_a_seed_of_its_own() -> None:
    env = ShokaiVectorEnv(3, "osaka", 2)
    first = env.reset(seed=[7, 8, 7])[0].copy()
    assert (first[0] == first[2]).all()
    again = env.reset(seed=[8, 7, None])[0]
    assert (again[1] == first[0]).all()
    assert (again[0] == first[1]).all()
    with pytest.raises(ValueError, match="3 games, but 2 seeds"):
        env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="A seed is a whole number"):
        env.reset(seed=[1, 2, -3])


def test_some_games_of_the_vector_can_be_begun_anew() -> None:
    env = ShokaiVectorEnv(4, "osaka", 2, opponents="greedy")
    _, info = env.reset(seed=3)
    for _ in range(5):
        observations, *_, info = env.step(info["action_mask"].argmax(axis=1))
    before, mask = observations.copy(), np.array([False, True, False, True])
    after = env.reset(seed=[0, 1, 2, 3], options={"reset_mask": mask})[0]
    assert (after[~mask] == before[~mask]).all()
    assert (after[mask] != before[mask]).any(axis=1).all()
    assert env.vector.decisions[1] <= 4
    for wrong in ([True] * 4, np.ones(3, np.bool_), np.zeros(4, np.bool_), np.ones(4)):
        with pytest.raises(ValueError, match="reset_mask is a boolean array"):
            env.reset(options={"reset_mask": wrong})


def test_an_environment_with_bots_that_keep_trees_can_be_copied() -> None:
    env = ShokaiEnv("osaka", 2, seat=None, opponents="search:iterations=20")
    _, info = env.reset(seed=4)
    for _ in range(4):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - made here
        twin.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("opponents", ["uniform", "random", "greedy"])
def test_an_environment_can_be_pickled_in_the_middle_of_a_game(opponents: str) -> None:
    env = ShokaiEnv("osaka", 2, seat=None, opponents=opponents)
    _, info = env.reset(seed=4)
    for _ in range(10):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    twin, told = pickle.loads(pickle.dumps(env)), [[], []]  # noqa: S301 - made here
    for which, one in enumerate((env, twin)):
        over, now = False, info
        while not over:
            observation, reward, over, _, now = one.step(int(np.flatnonzero(now["action_mask"])[-1]))
            told[which] += [observation, reward]
        told[which] += [one.reset()[0]]
    assert data_equivalence(told[0], told[1])


class Stubborn:
    """A bot that always answers with the same number, legal or not."""

    def choose(self, _: object) -> int:
        return 999


def test_a_bot_that_answers_with_what_is_no_move_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules check no index: such a number must not reach them."""
    monkeypatch.setattr("shokai.research.opponents.bot_for", lambda name, seed: Stubborn())
    env = ShokaiEnv("osaka", 2, seat=0, opponents="greedy")
    several = ShokaiVectorEnv(5, "osaka", 2, seat=0, opponents="greedy")
    with pytest.raises(BotFailed, match="Its move “999” is not legal"):
        env.step(int(env.reset(seed=4)[1]["action_mask"].argmax()))
    with pytest.raises(BotFailed, match="Its move “999” is not legal"):
        several.step(several.reset(seed=4)[1]["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
def test_a_vector_can_be_pickled_in_the_middle_of_its_games(opponents: str) -> None:
    env = ShokaiVectorEnv(5, "osaka", 2, opponents=opponents)
    env.reset(seed=4)
    for _ in range(20):
        env.step(env.vector.masks.argmax(axis=1))
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - made here
    for _ in range(150):
        moves = env.vector.random_moves()
        assert (moves == twin.vector.random_moves()).all()
        told, told_again = env.step(moves), twin.step(moves)
        assert all((a == b).all() for a, b in zip(told[:4], told_again[:4], strict=True))
    assert env.vector.ended == twin.vector.ended > 0


POSITION = "market: R5 B2\nWhite hand: G5 Y2\nPink points: 9"


def test_games_start_from_a_position() -> None:
    env = ShokaiEnv("osaka", 2)
    _, info = env.reset(seed=1, options={"position": POSITION})
    assert env.table.moves_text() == ["take R5", "reserve R5", "take B2", "reserve B2", "buy"]
    assert info["points"].tolist() == [0, 9]
    env = ShokaiEnv("osaka", 2, position=POSITION)
    assert env.reset(seed=2)[1]["points"].tolist() == [0, 9]
    many = ShokaiVectorEnv(3, "osaka", 2, position=POSITION)
    observations, info = many.reset(seed=1)
    assert (many.vector.pieces.named(observations)["points"][:, :2] == [0, 9]).all()
    assert (info["action_mask"].sum(axis=1) == 5).all()
    with pytest.raises(ValueError, match="for 2 players, not 3"):
        ShokaiEnv("osaka", 3).reset(options={"position": POSITION})
    with pytest.raises(ValueError, match="this one is not: nonsense"):
        env.reset(options={"position": "nonsense"})
    with pytest.raises(Refusal):
        env.reset(options={"position": "market: X9"})
    with pytest.raises(ValueError, match=r"not \['positon'\]"):
        env.reset(options={"positon": POSITION})


def test_a_seat_that_is_never_asked_is_told() -> None:
    """Truncated before the seat has its say, again and again: a sentence, not an endless loop."""
    for opponents in ("uniform", "greedy"):
        env = ShokaiEnv("osaka", 2, seat=1, opponents=opponents, most_decisions=1, position=POSITION)
        with pytest.raises(ValueError, match="ended 100 times before seat 1"):
            env.reset(seed=1)
    many = ShokaiVectorEnv(2, "osaka", 2, seat=1, opponents="greedy", most_decisions=1)
    with pytest.raises(ValueError, match="ended 100 times before seat 1"):
        many.reset(seed=1, options={"position": POSITION})


def test_bytes_hold_the_same_numbers() -> None:
    wide, narrow = ShokaiEnv("osaka", 2), ShokaiEnv("osaka", 2, dtype="uint8")
    a, b = wide.reset(seed=3)[0], narrow.reset(seed=3)[0]
    assert b.dtype == np.uint8
    assert b in narrow.observation_space
    assert (a == b).all()
    with pytest.raises(ValueError, match="float32 or uint8"):
        ShokaiEnv("osaka", 2, dtype="int4")
