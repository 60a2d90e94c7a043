"""OpenSpiel: both games by OpenSpiel's own tests, and what a player can tell from what."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
import sys
import unittest
from functools import cache
from typing import Any

import numpy as np
import pytest
from helpers.places import TESTS

pyspiel = pytest.importorskip("pyspiel", reason="pip install 'shokai[research]' brings OpenSpiel")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from shokai.research import openspiel  # noqa: E402
from shokai.texts import Refusal  # noqa: E402

GAMES = ("osaka", "yokohama")
PLAYTHROUGHS = TESTS / "playthroughs"
# Texts of a table of YOKOHAMA take milliseconds, and OpenSpiel asks for many at each of two thousand steps.
SIMULATED = [
    *[("osaka", players) for players in (2, 3, 4)],
    ("yokohama", 2),
    *[pytest.param("yokohama", players, marks=pytest.mark.slow) for players in (3, 4)],
]


def load(game: str, players: int = 2, options: str = "") -> Any:
    return pyspiel.load_game(f"shokai_{game}", {"players": players, "options": options})


def played(game: Any, seed: int, steps: int = 100_000) -> Any:
    """A state after some random steps."""
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


# OpenSpiel's own tests.


@pytest.mark.parametrize(("game", "players"), SIMULATED)
def test_random_sim_test_with_serialisation(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_games_sim_test(game: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, players))


@pytest.mark.parametrize("game", GAMES)
def test_api_test_on_a_partial_tree(game: str) -> None:
    name = f"shokai_{game}"
    case = type(f"EnforceAPIPartialTree_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game_name, case.game = name, pyspiel.load_game(name)  # type: ignore[attr-defined]
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)  # type: ignore[arg-type]
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert [text for _, text in (*result.errors, *result.failures)] == []


class Seldom:
    """Which states a playthrough shows in full: the first of everybody, and then few, for they are long."""

    def __init__(self) -> None:
        self._count: dict[int, int] = {}

    def __call__(self, state: Any) -> bool:
        player = state.current_player()
        self._count[player] = self._count.get(player, -1) + 1
        return self._count[player] % 150 == 0 if player >= 0 else self._count[player] == 0


def shortened(text: str) -> list[str]:
    """The lines of a playthrough; of long ones the beginning and a hash."""
    lines = [line.rstrip() for line in text.splitlines()]
    return [
        line if len(line) < 500 else f"{line[:300]} ... {hashlib.sha256(line.encode()).hexdigest()[:16]}"
        for line in lines
    ]


@pytest.mark.parametrize("game", ["osaka", pytest.param("yokohama", marks=pytest.mark.slow)])
def test_playthroughs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game as OpenSpiel writes it down; with SHOKAI_GOLDEN=write it is written anew."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    monkeypatch.setattr(generate_playthrough, "ShouldDisplayStateTracker", Seldom)
    # Millions of numbers are written, and nearly all of them are 0 or 1.
    monkeypatch.setattr(generate_playthrough, "_format_value", cache(generate_playthrough._format_value))
    monkeypatch.setattr(generate_playthrough, "round", cache(round), raising=False)
    path = PLAYTHROUGHS / f"shokai_{game}.txt"
    if os.environ.get("SHOKAI_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        text = generate_playthrough.playthrough(f"shokai_{game}(players=2)", action_sequence=None, seed=7)
        path.write_text("\n".join(shortened(text)) + "\n", "utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert shortened(actual) == expected.splitlines()


# What the games say.


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_game(game: str) -> None:
    state = played(load(game, 3), 1)
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9
    assert max(returns) > 0
    standing = openspiel.desk_for(game).engine.standing(state._state, 3)
    assert [place == 1 for place in standing.places] == [value == max(returns) for value in returns]


def test_what_is_written_down_names_its_cards() -> None:
    """A state that was written down is read with its cards, whatever set is the newest by then."""
    first, newest = pyspiel.load_game("shokai_yokohama(card_set=1)"), pyspiel.load_game("shokai_yokohama")
    assert "card_set=2" in str(newest)
    faces = []
    for game in (first, newest):
        state = played(game, 3, 60)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        faces.append(again._lists.order_goods[33])
        assert str(game.new_initial_state(state.to_struct())) == str(state)
    assert faces == [0x0032, 0x0221]
    assert "cards: 2" in str(played(newest, 3, 60))
    # A struct of before there were sets has no number in its position.
    struct = json.loads(played(first, 3, 60).to_struct().to_json())
    assert "cards" not in struct["position"]
    with pytest.raises(ValueError, match="card_set=1"):
        newest.new_initial_state(struct)
    with pytest.raises(Refusal, match="sets 1 to 2"):
        openspiel.CLASSES["yokohama"]({"card_set": 3})


def test_chance_is_explicit() -> None:
    state = load("osaka").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert abs(sum(outcomes.values()) - 1) < 1e-12
    # Twelve kinds: 7 fives, 9 threes, 11 twos of each colour.
    assert sorted(round(chance * 108) for chance in outcomes.values()) == [7] * 4 + [9] * 4 + [11] * 4


def test_options_are_parameters() -> None:
    state = played(load("yokohama", 2, "2024 mini1"), 2, 60)
    assert state._lists.options == 3
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 - made here


def states_of(game: Any, seed: int, every: int) -> list[Any]:
    state, rng, found = game.new_initial_state(), random.Random(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            if rng.random() < 1 / every:
                found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    game, rng, changed = load("yokohama", 3), random.Random(5), 0
    for state in states_of(game, 3, 40):
        for player in range(3):
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert (np.array(twin.information_state_tensor(player)) == state.information_state_tensor(player)).all()
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            changed += twin.history() != state.history()
    assert changed > 20


def test_other_players_can_tell_a_resampled_state() -> None:
    game, rng = load("yokohama", 2), random.Random(6)
    state = states_of(game, 4, 30)[0]
    twins = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    assert len({twin.information_state_string(1) for twin in twins}) > 5


def test_without_secrets_resampling_changes_nothing() -> None:
    state = played(load("osaka", 2), 3, 90)
    assert str(state.resample_from_infostate(0, random.random)) == str(state)


def test_information_states_remember_and_observations_do_not() -> None:
    """Two ways to the same table: the observation is one, the information state is not."""
    game = load("osaka", 2)
    state = played(game, 9, 200)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state = played(game, 9, len(state.history()) + 1)
    player = state.current_player()
    told = state.information_state_string(player)
    assert all(str(step) in told.split() for step in state.history())
    assert told.startswith(f"{player}: ")
    assert "hand" in state.observation_string(player)


def test_observers_have_named_pieces() -> None:
    from open_spiel.python.observation import make_observation

    game = load("osaka", 2)
    state = played(game, 4, 60)
    for recall in (False, True):
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        observation.set_from(state, player=1)
        assert observation.dict["ships"].shape == (4, 6)
        assert bool(observation.dict["unseen"].any()) is recall
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, player=1)
    assert not public.dict["hand"].any()
    with pytest.raises(ValueError, match="no observation parameters"):
        make_observation(game, params={"x": 1})


@pytest.mark.parametrize("game", GAMES)
def test_structs_are_json_and_lead_back(game: str) -> None:
    loaded = load(game, 2)
    state = played(loaded, 2, 80)
    told = json.loads(state.to_json())
    assert told["steps"] == list(state.history())
    assert told["current_player"] == state.current_player()
    again = loaded.new_initial_state(told)
    assert str(again) == str(state)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    move = state.legal_actions()[0]
    struct = state.action_to_struct(state.current_player(), move)
    assert json.loads(struct.to_json())["move"] == state.action_to_string(state.current_player(), move)
    twin = state.clone()
    twin.apply_action_struct(struct)
    assert list(twin.history()) == [*state.history(), move]
    seen = json.loads(state.to_observation_struct(0).to_json())
    assert seen["seat"] == 0


def test_its_search_bots_play() -> None:
    """OpenSpiel's own search, in Python, on our games."""
    rng = np.random.RandomState(1)
    state = played(load("osaka", 2), 6, 120)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(load("osaka", 2), 1.5, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    state = played(load("yokohama", 2), 6, 200)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    searching = ismcts.ISMCTSBot(load("yokohama", 2), mcts.RandomRolloutEvaluator(1, rng), 1.5, 4, random_state=rng)
    assert searching.step(state) in state.legal_actions()


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        load("osaka", 5)
