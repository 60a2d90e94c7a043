"""PettingZoo: all seats as agents, by PettingZoo's own tests."""

from __future__ import annotations

import copy
import itertools
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="pip install 'shokai[research]' brings PettingZoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402
from pettingzoo.test.state_test import test_state as check_state  # noqa: E402
from pettingzoo.test.state_test import test_state_space as check_state_space  # noqa: E402

import shokai  # noqa: E402
from shokai.games.osaka.rules import cards as osaka_cards  # noqa: E402
from shokai.match.game import game_for  # noqa: E402
from shokai.research import pettingzoo_env  # noqa: E402
from shokai.research.pettingzoo_env import RawEnv  # noqa: E402
from shokai.texts import Refusal  # noqa: E402

GAMES = ("osaka", "yokohama")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("skip_forced", [False, True])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_tests_the_interface(game: str, players: int, skip_forced: bool) -> None:
    env = pettingzoo.make("aec", f"shokai/{game}-v0", players=players, skip_forced=skip_forced)
    api_test(env, num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_tests_games_that_are_cut_off(game: str) -> None:
    api_test(pettingzoo.make("aec", f"shokai/{game}-v0", players=3, max_cycles=20), num_cycles=100)


@pytest.mark.parametrize("skip_forced", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_tests_the_seeds(game: str, skip_forced: bool) -> None:
    seed_test(lambda: pettingzoo_env.env(game=game, players=3, skip_forced=skip_forced), num_cycles=150)


@pytest.mark.parametrize("view", ["memory", "table"])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_tests_the_global_state(game: str, view: str) -> None:
    env = pettingzoo_env.env(game=game, players=3, view=view)
    env.reset(seed=3)
    check_state_space(env)
    # It samples moves without looking at the mask: the wrapper ends the game, and the state stays.
    check_state(env, num_cycles=50)


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


# Games that nobody ends.


@pytest.mark.parametrize("skip_forced", [False, True])
@pytest.mark.parametrize("which", [0, -1])
def test_a_game_that_nobody_ends_is_cut_off_for_everybody(which: int, skip_forced: bool) -> None:
    env = pettingzoo_env.env(game="yokohama", players=3, max_cycles=500, skip_forced=skip_forced)
    env.reset(seed=1)
    steps, cut = 0, []
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        assert not over
        if truncated:
            assert set(env.truncations.values()) == {True}
            assert not seen["action_mask"].any()
            cut.append((agent, reward))
            env.step(None)
        else:
            steps += 1
            env.step(int(np.flatnonzero(seen["action_mask"])[which]))
    # Nothing was decided, so nobody has a reward.
    assert sorted(cut) == [("player_0", 0), ("player_1", 0), ("player_2", 0)]
    assert steps < 500 if skip_forced else steps == 500


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_limit_unless_nobody_wants_one(game: str) -> None:
    assert RawEnv(game).max_cycles == game_for(game).most_decisions
    assert RawEnv(game, max_cycles=None).max_cycles is None


def test_a_game_that_ends_at_its_limit_has_ended() -> None:
    """The last decision counts: it is no game that was cut off."""
    env = RawEnv("osaka", 2)
    play(env, 5)
    decisions = env._decisions
    for limit, ended in ((decisions, True), (decisions - 1, False)):
        env = RawEnv("osaka", 2, max_cycles=limit)
        env.reset(seed=5)
        rng = np.random.default_rng(5)
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        assert env._decisions == limit
        assert all(env.terminations.values()) is ended
        assert any(env.truncations.values()) is not ended


@pytest.mark.parametrize("limit", [0, -1, True, 2.5, "many"])
def test_a_limit_that_is_none_is_refused(limit: Any) -> None:
    with pytest.raises(ValueError, match=r"^max_cycles is .*; it can be a number from 1, \"auto\", or None"):
        RawEnv("osaka", max_cycles=limit)


# Forced decisions.


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_where_there_is_one_answer(game: str) -> None:
    """The same game twice: once with every decision, once only with those where there is something to decide."""
    whole, short = RawEnv(game, 2), RawEnv(game, 2, skip_forced=True)
    whole.reset(seed=6)
    short.reset(seed=6)
    rng, forced = np.random.default_rng(6), 0
    while not all(whole.terminations.values()):
        legal = whole.table.legal
        if len(legal) == 1:
            forced += 1
            whole.step(legal[0])
            continue
        assert short.agent_selection == whole.agent_selection
        assert (short.observe("player_0")["observation"] == whole.observe("player_0")["observation"]).all()
        assert short.table.legal == legal
        move = int(rng.choice(legal))
        whole.step(move)
        short.step(move)
    assert forced > 20
    assert all(short.terminations.values())
    assert short.rewards == whole.rewards
    assert short._decisions == whole._decisions


# The global state.


def test_the_global_state_has_what_everybody_knows() -> None:
    env = RawEnv("osaka", 3, view="table")
    env.reset(seed=4)
    pieces = env.table.observer.pieces
    views = env.state().reshape(3, pieces.size)
    hands = [tuple(pieces.named(views[seat])["hand"][0]) for seat in range(3)]
    s = env.table.engine.lists(env.table.state)
    assert [sum(hand) for hand in hands] == [osaka_cards.count(bag) for bag in s.hand[:3]]
    # Memory, whatever view the agents have.
    assert pieces.named(views[0])["unseen"].any()
    assert not pieces.named(env.observe("player_0")["observation"])["unseen"].any()
    assert env.state_space.contains(env.state())


# Copies.


def rest_of(env: Any) -> list[Any]:
    """Plays to the end with the environment's own samples, and tells everything."""
    told: list[Any] = [env.agent_selection]
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        done = over or truncated
        told.append((agent, reward, over, truncated, seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    # And one game more: the generator went along, too.
    env.reset()
    return [*told, env.agent_selection, env.state().tobytes()]


def unpickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - made here


@pytest.mark.parametrize("copied", [copy.deepcopy, unpickled])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("raw", [False, True])
def test_a_copy_in_the_middle_plays_on_as_the_original(raw: bool, game: str, copied: Any) -> None:
    settings = {"game": game, "players": 3, "max_cycles": 250, "skip_forced": True}
    env: Any = RawEnv(**settings) if raw else pettingzoo.make("aec", f"shokai/{game}-v0", **settings)
    env.reset(seed=9)
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    for agent in env.agent_iter(60):
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    before, twin = env.state().tobytes(), copied(env)
    told = rest_of(twin)
    # What the copy did has not touched the original.
    assert env.state().tobytes() == before
    assert rest_of(env) == told


def test_a_copy_before_the_first_game_can_be_reset() -> None:
    env = copy.deepcopy(pettingzoo_env.env(game="osaka", players=2))
    env.reset(seed=8)
    assert play(env, 8) == play(pettingzoo_env.env(game="osaka", players=2), 8)


# Positions.


def test_a_game_starts_from_a_position() -> None:
    env = pettingzoo_env.env(game="osaka", players=2)
    text = "players: Ann Bob\n\nmarket: Y5 Y3   # five and three\nturn: Bob\nBob hand: R5 B3 G3 G2\n"
    env.reset(seed=1, options={"position": text})
    table = env.unwrapped.table
    assert env.agent_selection == "player_1"
    assert table.moves_text() == ["take Y5", "reserve Y5", "take Y3", "reserve Y3", "buy"]
    entries = {"players": "Ann Bob", "market": "Y5 Y3", "turn": "Bob", "Bob hand": "R5 B3 G3 G2"}
    again = pettingzoo_env.env(game="osaka", players=2)
    again.reset(seed=1, options={"position": entries})
    assert (again.state() == env.state()).all()
    # The deals that follow come from the seed.
    for each in (env, again):
        each.step(55)
        while each.unwrapped.table.moves_text()[0].startswith("pay"):
            each.step(each.unwrapped.table.legal[0])
    assert (again.state() == env.state()).all()
    # The next game is a usual one.
    env.reset(seed=7)
    assert table.moves_text()[0] == "token R"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_starts_from_a_match(game: str) -> None:
    match = shokai.Match(game, 3, seed=4)
    for _ in range(40):
        match.play(match.legal[0])
    for position in (match, match.position()):
        env = RawEnv(game, 3)
        env.reset(options={"position": position})
        assert env.possible_agents.index(env.agent_selection) == match.actor
        assert env.table.legal == match.legal
        assert env.table.game.write_position(env.table.engine.lists(env.table.state), match.names) == (
            match.position().splitlines()
        )
    before = match.position()
    env.step(env.table.legal[0])
    assert match.position() == before


def test_a_position_before_a_deal_is_dealt_by_the_seed() -> None:
    match = shokai.Match("yokohama", 2, seed=1)
    match.history.rewind()
    states = set()
    for seed in (1, 1, 2):
        env = RawEnv("yokohama", 2)
        env.reset(seed=seed, options={"position": match})
        assert env.table.actor >= 0
        states.add(env.state().tobytes())
    assert len(states) == 2


def test_a_game_that_ends_before_anybody_is_asked_is_over_at_once() -> None:
    env = pettingzoo_env.env(game="osaka", players=2, skip_forced=True)
    env.reset(seed=1)
    # Nothing is left: both can only pass, and that is the end.
    env.reset(options={"position": {"draw": "-", "pile": "0", "White points": "3"}})
    told = []
    for agent in env.agent_iter():
        _, reward, over, truncated, _ = env.last()
        told.append((agent, reward, over, truncated))
        env.step(None)
    assert sorted(told) == [("player_0", 1.0, True, False), ("player_1", -1.0, True, False)]


def finished() -> shokai.Match:
    match = shokai.Match("osaka", 2, seed=11)
    while not match.over:
        match.play(match.legal[-1])
    return match


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("market R5", "“market R5” is not part of a position: lines look like “key: value”."),
        ("market: R9", "“r9” is not a card."),
        ("wharf: R5", "wharf"),
        ("players: A B C", "The position has 3 players, and the environment has 2."),
        (3, "A position is a text, a dictionary or a Match, not a int."),
        (shokai.Match("yokohama", 2, seed=1), "The match is one of yokohama, and the environment plays osaka."),
        (finished(), "In this position the game is over."),
    ],
)
def test_a_bad_position_is_refused_and_the_game_goes_on(position: Any, sentence: str) -> None:
    env = RawEnv("osaka", 2)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises((ValueError, Refusal)) as refused:
        env.reset(options={"position": position})
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert (env.state() == before).all()
    env.step(env.table.legal[0])


# Threads.


@pytest.mark.parametrize("game", GAMES)
def test_environments_in_threads_do_not_disturb_each_other(game: str) -> None:
    def played(seed: int) -> list[Any]:
        env = RawEnv(game, 2, skip_forced=bool(seed % 2), max_cycles=120)
        env.reset(seed=seed)
        rng, told = np.random.default_rng(seed), []
        while not any(env.truncations.values()) and not any(env.terminations.values()):
            seen = env.last()[0]
            told += [env.state().tobytes(), seen["action_mask"].tobytes(), env.table.points()]
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return [*told, env.rewards]

    expected = [played(seed) for seed in range(6)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(6) as pool:
            for _ in range(2):
                assert list(pool.map(played, range(6))) == expected
    finally:
        sys.setswitchinterval(before)
