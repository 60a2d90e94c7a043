"""The vector of games: it plays what the rules say, game by game, on however many threads."""

from __future__ import annotations

import itertools
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from shokai.engine.chance import below, sow
from shokai.engine.engine import CHANCE, OVER, engine_for
from shokai.match.game import game_for
from shokai.research.observer import VIEWS, Observer
from shokai.research.table import Table
from shokai.research.vector import Vector
from shokai.texts import Refusal

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
    engine = engine_for(game_for(game).rules, "python")
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


def test_a_game_that_nobody_ends_is_truncated() -> None:
    """YOKOHAMA under the first legal move has no end by the rules."""
    vector, cut = Vector("yokohama", 3, 2, most_decisions=200, seed=1), np.zeros(3, np.int64)
    for step in range(1, 451):
        before, movers = vector.decisions.copy(), vector.movers.copy()
        vector.step(vector.masks.argmax(axis=1))
        assert (vector.truncated == (before == 199)).all()
        assert not vector.over.any()
        assert not vector.rewards.any()
        assert vector.masks.any(axis=1).all()
        if vector.truncated.any():
            assert step in (200, 400)
            assert vector.places[vector.truncated].min() == 1
            # The seat that moved last sees its own points first: those on the track, and the standing has more.
            seen = vector.pieces.named(vector.final_observations)["points"]
            assert (seen[np.arange(3), -movers % 2] <= vector.points[:, 0]).all()
            assert (vector.pieces.named(vector.observations)["round"] == 1).all()
        cut += vector.truncated
    assert cut.tolist() == [2, 2, 2]
    assert vector.ended == 0


def test_the_usual_limit_cuts_no_random_game_and_can_be_lifted() -> None:
    assert Vector("osaka", 1).most_decisions == 2_000
    assert Vector("yokohama", 1).most_decisions == 10_000
    assert Vector("osaka", 1, most_decisions=None).most_decisions is None
    assert Vector("osaka", 1, most_decisions=0).most_decisions is None
    vector, cut = Vector("osaka", 500, 4, seed=3), 0
    for _ in range(700):
        vector.step(vector.random_moves())
        cut += int(vector.truncated.sum())
    assert vector.ended > 500
    assert cut == 0


def test_a_limit_that_the_last_move_reaches_is_the_end_of_the_game_all_the_same() -> None:
    free = Vector("osaka", 1, 2, seed=6)
    moves: list[Any] = []
    while not free.ended:
        moves.append(free.random_moves())
        free.step(moves[-1])
    for most, expected in ((len(moves), (True, False)), (len(moves) - 1, (False, True))):
        bound = Vector("osaka", 1, 2, seed=6, most_decisions=most)
        for move in moves[:most]:
            bound.step(move)
        assert (bool(bound.over[0]), bool(bound.truncated[0])) == expected
        assert bool(bound.rewards.any()) == expected[0]


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_forced_decisions_are_made_and_nothing_else_changes(game: str) -> None:
    """The same games, less the questions with one answer."""
    full, short = Vector(game, 20, 3, seed=8), Vector(game, 20, 3, seed=8, skip_forced=True)
    asked = skipped = 0
    for _ in range(150):
        assert (short.masks.sum(axis=1) > 1).all()
        forced = full.masks.sum(axis=1) == 1
        while forced.any():
            skipped += int(forced.sum())
            full.step(full.masks.argmax(axis=1), np.flatnonzero(forced))
            forced = full.masks.sum(axis=1) == 1
        assert (full.states() == short.states()).all()
        assert (full.observations == short.observations).all()
        assert (full.decisions == short.decisions).all()
        moves = short.random_moves()
        asked += short.games
        full.step(moves)
        short.step(moves)
    assert skipped > 0.05 * asked


def test_bytes_are_the_same_numbers() -> None:
    wide, narrow = Vector("osaka", 50, 3, seed=2), Vector("osaka", 50, 3, seed=2, dtype="uint8")
    for _ in range(300):
        moves = wide.random_moves()
        wide.step(moves)
        narrow.step(moves)
        assert (wide.observations == narrow.observations).all()
        assert (wide.final_observations == narrow.final_observations).all()
    assert narrow.observations.dtype == np.uint8
    assert narrow.ended > 0


def test_nobody_else_writes_to_observations() -> None:
    vector = Vector("osaka", 2)
    with pytest.raises(ValueError, match="read-only"):
        vector.observations[0, 0] = 1


def test_the_fixed_part_follows_when_a_new_game_begins() -> None:
    """YOKOHAMA lays another city for each game."""
    vector = Vector("yokohama", 4, 2, seed=1, most_decisions=40)
    observer, changed = Observer("yokohama", vector.engine), 0
    for _ in range(100):
        before = vector.pieces.named(vector.observations)["near"].copy()
        vector.step(vector.random_moves())
        changed += int((before != vector.pieces.named(vector.observations)["near"]).any(axis=(1, 2)).sum())
        for number in range(4):
            seen = observer.observe(vector.state(number), int(vector.movers[number]))
            assert (seen == vector.observations[number]).all()
    assert changed >= 4


POSITION = "market: R5 B2\nWhite hand: G5 Y2\nPink points: 9"


def test_games_start_from_positions_also_after_their_end() -> None:
    vector = Vector("osaka", 3, 2, seed=1, positions=POSITION, most_decisions=30)
    for _ in range(65):
        begun = vector.decisions == 0
        points = vector.pieces.named(vector.observations)["points"][:, :2]
        assert (points[begun] == [0, 9]).all()
        vector.step(vector.random_moves())
    vector.reset(2, which=[1])
    assert vector.pieces.named(vector.observations)["points"][1].sum() == 0
    vector.reset(2, which=[0, 2], positions=[POSITION, {"Pink points": "7", "market": "R2"}])
    assert vector.pieces.named(vector.observations)["points"][:, 1].tolist() == [9, 0, 7]
    vector.reset(2)
    assert vector.pieces.named(vector.observations)["points"].sum() == 0
    before = vector.states()
    for positions, told in (
        ([POSITION] * 2, "3 games to begin, but 2 positions"),
        ("players: a b c\nmarket: R2", "for 3 players, not 2"),
        (7, "a text or a dictionary, not int"),
        ("market R5", "Each line of a position"),
    ):
        with pytest.raises(ValueError, match=told):
            vector.reset(1, positions=positions)  # type: ignore[arg-type]
        assert (vector.states() == before).all()


def test_positions_of_games_begun_anew_again_and_again_are_forgotten() -> None:
    vector = Vector("osaka", 2, 2, seed=1)
    for points in range(40):
        for number in range(2):
            entries = {"market": "R5 B2", "White points": str(points), "Pink points": str(number)}
            vector.reset(points, which=[number], positions=entries)
        seen = vector.pieces.named(vector.observations)["points"][:, :2]
        assert seen.tolist() == [[points, 0], [points, 1]]
    assert len(pickle.dumps(vector)) < 2 * len(pickle.dumps(Vector("osaka", 2, 2, seed=1)))


def test_a_seed_in_a_list_is_a_game_of_its_own() -> None:
    vector = Vector("osaka", 3, 2)
    vector.reset([5, 6, 5])
    assert (vector.observations[0] == vector.observations[2]).all()
    vector.reset([6], which=np.array([True, False, False]))
    assert (vector.observations[0] == vector.observations[1]).all()
    for seed, told in (([1, 2], "3 games to begin, but 2 seeds"), (-1, "A seed is"), (2**63, "A seed is")):
        with pytest.raises(ValueError, match=told):
            vector.reset(seed)
    for which in ([3], [-1], [0.5], "all"):
        with pytest.raises(ValueError, match="`which` has numbers of games"):
            vector.reset(1, which=which)


def test_a_vector_that_would_never_ask_is_refused() -> None:
    with pytest.raises(ValueError, match="before any of the seats is asked"):
        Vector("osaka", 2, 2, seats=(1,), most_decisions=1, positions=POSITION)


def test_moves_of_a_wrong_shape_or_kind_are_refused() -> None:
    vector = Vector("osaka", 4)
    for moves in (3, [1, 2], vector.random_moves().astype(np.float64)):
        with pytest.raises(ValueError, match="Moves are 4 whole numbers"):
            vector.step(moves)


def test_more_bad_settings_are_refused() -> None:
    for settings, told in (
        ({"dtype": "float64"}, "float32 or uint8"),
        ({"most_decisions": -5}, "most_decisions is a number from 1"),
        ({"most_decisions": "many"}, "most_decisions is a number from 1"),
        ({"seats": (0,), "others": "greedy"}, "uniform or random each, not greedy"),
        ({"seats": (0,), "others": ("uniform", "random")}, "The 1 others are"),
        ({"games": 0}, "at least one game"),
    ):
        with pytest.raises(ValueError, match=told):
            Vector("osaka", **{"games": 1, **settings})


def same_together_as_alone(work: Callable[[int], list[Any]]) -> bool:
    """Whether six threads at once come to what they come to one after the other."""
    alone = [work(seed) for seed in range(6)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(6) as pool:
            together = list(pool.map(work, range(6)))
    finally:
        sys.setswitchinterval(usual)
    pairs = zip(itertools.chain(*alone), itertools.chain(*together), strict=True)
    return all((a == b).all() for a, b in pairs)


def test_vectors_and_observers_of_several_threads_do_not_disturb_each_other() -> None:
    observers = [Observer("osaka", engine_for(game_for("osaka").rules, "native"), view) for view in VIEWS]

    def work(seed: int) -> list[Any]:
        vector, told = Vector("osaka", 40, 3, seed=seed, threads=1), []
        for k in range(60):
            vector.step(vector.random_moves())
            told += [vector.observations.copy(), vector.rewards.copy()]
            told.append(observers[k % 2].observe(vector.state(k % 40), int(vector.movers[k % 40])))
        return told

    assert same_together_as_alone(work)


def test_single_games_of_several_threads_do_not_disturb_each_other() -> None:
    def work(seed: int) -> list[Any]:
        table, told = Table("osaka", 2), []
        for k in range(60):
            table.begin(seed + k, seats=(0,))
            for _ in range(10):
                table.play(table.legal[-1], seats=(0,))
                told += [table.mask(0), np.array(table.points()), table.observe(1)]
        return told

    assert same_together_as_alone(work)


def test_a_pickled_vector_goes_on_as_it_would_have() -> None:
    vector = Vector("osaka", 5, 3, seed=4, seats=(0, 2), others="random", skip_forced=True, dtype="uint8")
    for _ in range(30):
        vector.step(vector.random_moves())
    twin = pickle.loads(pickle.dumps(vector))  # noqa: S301 - made here
    observer = pickle.loads(pickle.dumps(Observer("osaka", engine_for(game_for("osaka").rules, "python"), "table")))  # noqa: S301
    assert (observer.view, observer.engine.backend) == ("table", "python")
    for _ in range(60):
        moves = vector.random_moves()
        assert (moves == twin.random_moves()).all()
        vector.step(moves)
        twin.step(moves)
        assert (vector.states() == twin.states()).all()
        assert (vector.observations == twin.observations).all()


def test_starts_that_no_game_begins_with_any_more_are_forgotten() -> None:
    games = Vector("osaka", 8, 2)
    for n in range(20):
        games.reset(n, which=np.array([n % 8]), positions="market: R5 B2\nWhite hand: G5 Y2")
    assert len(games._from.starts) <= 9
    games.reset(1)
    assert len(games._from.starts) == 1


def test_masks_that_somebody_wrote_to_make_nothing_legal() -> None:
    games = Vector("osaka", 4, 2, seed=1)
    legal = games.masks.copy()
    games.masks[:] = True
    with pytest.raises(ValueError, match="is not legal in game 0"):
        games.step(np.argmin(legal, axis=1))


def test_a_mix_holds_games_of_several_kinds_each_as_it_would_be_alone() -> None:
    mix = [(2, ""), (4, ""), (3, "")]
    mixed = Vector("osaka", games=9, mix=mix, seed=5, dtype="uint8")
    alone = {players: Vector("osaka", games=9, players=players, seed=5, dtype="uint8") for players, _ in mix}
    for _ in range(400):
        mixed.step(mixed.random_moves())
        for players, vector in alone.items():
            vector.step(vector.random_moves())
            own = [g for g in range(9) if mix[g % 3][0] == players]
            assert (mixed.observations[own] == vector.observations[own]).all()
            assert (mixed.rewards[own][:, :players] == vector.rewards[own]).all()
            assert not mixed.rewards[own][:, players:].any()
    assert mixed.players == 4
    assert mixed.ended > 9
    again = pickle.loads(pickle.dumps(mixed))  # noqa: S301 - made here
    again.reset(seed=6, which=[1, 2])
    assert again.observations[:3, :3].tolist() == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]


def test_a_mix_has_the_options_of_its_games() -> None:
    games = Vector("yokohama", games=2, mix=[(2, "2024"), (3, "mini2")], seed=1)
    options = games.pieces.named(games.observations)["options"]
    assert options.tolist() == [[1, 0, 0], [0, 0, 1]]


@pytest.mark.parametrize(
    ("mix", "why"),
    [([], "at least one pair"), ([(2, ""), (5, "")], "2 to 4 players, not 5"), ([(2, "chess")], "chess")],
)
def test_a_bad_mix_is_refused(mix: list[tuple[int, str]], why: str) -> None:
    with pytest.raises((ValueError, Refusal), match=why):
        Vector("osaka", games=4, mix=mix)


def test_a_mix_starts_from_no_position() -> None:
    with pytest.raises(ValueError, match="starts none of them from a position"):
        Vector("osaka", games=4, mix=[(2, ""), (3, "")], positions="market: Y5")


def test_a_limit_for_each_player_is_longer_for_more_of_them() -> None:
    games = Vector("osaka", games=2, mix=[(2, ""), (4, "")], seed=1)
    games.limit_each(10)
    cut: list[list[int]] = [[], []]
    for n in range(1, 41):
        games.step(games.random_moves())
        for g in range(2):
            if games.truncated[g]:
                cut[g].append(n)
    assert cut == [[20, 40], [40]]
    games.limit_each(None)
    for _ in range(30):
        games.step(games.random_moves())
    assert not games.truncated.any()
