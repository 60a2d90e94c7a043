"""Copies of a match: each goes its own way, whatever made it, and what is handed out belongs to whoever asked."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from shokai import IllegalMove, Match
from shokai.engine.engine import OVER, BrokenRules
from shokai.engine.extras import MissingExtra
from shokai.games.osaka import rules as osaka
from shokai.games.yokohama.rules.components import BadCards
from shokai.match.record import read_record
from shokai.texts import Refusal, speaker

GAMES = [("osaka", "python"), ("osaka", "native"), ("yokohama", "python"), ("yokohama", "native")]


def pickled(thing: Any) -> Any:
    """What comes out of a pickle that it was put into."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - made a moment ago


COPIES: list[Callable[[Any], Any]] = [Match.clone, copy.copy, copy.deepcopy, pickled]


def played(game: str, backend: str | None = None, moves: int = 60, players: int = 3, options: str = "") -> Match:
    """A match some way into its game."""
    match, choose = Match(game, players, seed="copies", backend=backend, options=options), random.Random(5)
    for _ in range(moves):
        match.play(choose.choice(match.legal))
    return match


@pytest.mark.parametrize("make", COPIES, ids=["clone", "copy", "deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "backend"), GAMES)
def test_a_copy_goes_its_own_way(game: str, backend: str, make: Callable[[Match], Match]) -> None:
    match = played(game, backend)
    match.names[0] = "Ann"
    before = match.record(secret=True), match.view(0), match.legal, match.standing
    twin = make(match)
    assert (twin.record(secret=True), twin.view(0), twin.legal, twin.standing) == before
    assert twin.engine.backend == backend

    choose = random.Random(6)
    for _ in range(10):
        twin.play(choose.choice(twin.legal))
    twin.names[1] = "Ben"
    assert (match.record(secret=True), match.view(0), match.legal, match.standing) == before

    # The original goes on as if nobody had looked, and both deal alike.
    choose = random.Random(6)
    for _ in range(10):
        match.play(choose.choice(match.legal))
    match.names[1] = "Ben"
    assert match.record(secret=True) == twin.record(secret=True)


@pytest.mark.parametrize("make", COPIES, ids=["clone", "copy", "deepcopy", "pickle"])
def test_a_copy_can_take_back_and_make_again_what_the_original_could(make: Callable[[Match], Match]) -> None:
    match = Match("osaka", seed="7").play("token R").play("token G")
    match.undo()
    step, actor = match.step, match.actor
    twin = make(match)
    twin.redo()
    twin.undo()
    twin.undo()
    assert (match.step, match.actor) == (step, actor)
    match.redo()
    assert match.step > step


@pytest.mark.parametrize(("game", "backend"), GAMES)
def test_seats_and_states_can_be_copied_and_pickled(game: str, backend: str) -> None:
    seat = played(game, backend).seat()
    for twin in (copy.deepcopy(seat), pickled(seat)):
        assert (twin.game, twin.number, twin.legal, twin.view) == (seat.game, seat.number, seat.legal, seat.view)
        assert twin.engine is seat.engine
    state = played(game, backend).state
    assert pickled(state) == state == copy.deepcopy(state)


@pytest.mark.parametrize("make", COPIES[1:], ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_legal_moves_and_refusals_can_be_copied_and_pickled(game: str, make: Callable[[Any], Any]) -> None:
    match = played(game)
    moves = make(match.legal_moves)
    assert moves == match.legal_moves
    assert moves[0].text in moves
    with pytest.raises(IllegalMove) as refused:
        match.play(next(number for number in range(match.kind.rules.MOVES) if number not in match.legal))
    twin = make(refused.value)
    assert (type(twin), str(twin), twin.reason) == (IllegalMove, str(refused.value), refused.value.reason)


@pytest.mark.parametrize("make", COPIES[1:], ids=["copy", "deepcopy", "pickle"])
def test_what_is_raised_in_one_process_arrives_in_another(make: Callable[[Any], Any]) -> None:
    """An exception that cannot be unpickled leaves a pool of processes waiting for ever."""
    missing, cards = MissingExtra("numba", "fast"), BadCards("orders.1", "9 gold", ("copper", "silk"))
    for error in (BrokenRules(osaka, 1), missing, cards):
        twin = make(error)
        assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


def test_a_copied_speaker_is_this_process_s_own() -> None:
    assert pickled(speaker("de")) is copy.deepcopy(speaker("de")) is speaker("de")


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_what_is_handed_out_may_be_changed(game: str) -> None:
    """Views share their parts inside; those who are given one must not be able to change another's."""

    def ruin(data: Any) -> None:
        parts = list(data.values()) if isinstance(data, dict) else list(data)
        for part in parts:
            if isinstance(part, dict | list):
                ruin(part)
        data.clear()

    match = played(game)
    seat = match.seat()
    told = match.legal, match.view(0), match.view(None, step=match.step - 5), match.legal_texts(), match.record()
    ruin(match.legal)
    ruin(seat.legal)
    ruin(seat.view)
    ruin(match.view(0))
    ruin(match.view(None, step=match.step - 5))
    assert told == (
        match.legal, match.view(0), match.view(None, step=match.step - 5), match.legal_texts(), match.record(),
    )  # fmt: skip
    assert seat.legal == match.legal
    assert match.seat().view == played(game).seat().view


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_where_a_match_stood_before_is_right_after_forgetting(game: str) -> None:
    match = played(game)
    views = {step: match.at(step).view(0) for step in range(match.step + 1)}
    stood = {step: match.at(step).step for step in views}
    match.history.forget(match.step - 30)
    for step in range(match.history.first, match.step + 1):
        there = match.at(step)
        assert (there.step, there.view(0)) == (stood[step], views[step])
    last = match.at(match.step - 1)
    assert last.step <= match.step


@pytest.mark.parametrize("step", [-1, 0, 39, 1_000_000, 10**30])
def test_a_step_that_is_not_remembered_is_refused(step: int) -> None:
    match = played("osaka")
    match.history.forget(40)
    for ask in (match.at, lambda n: match.view(0, step=n), match.log_of):
        with pytest.raises(Refusal, match=f"Step {step} is not available: this game has kept steps 40 to"):
            ask(step)


@pytest.mark.parametrize("options", ["2016", "2024", "mini1", "2024 mini1 mini2"])
def test_a_match_from_a_position_knows_its_options(options: str) -> None:
    match = played("yokohama", options=options)
    entries = dict(line.split(":", 1) for line in match.position().splitlines())
    again = Match.from_position("yokohama", entries)
    assert again.options == match.options
    assert read_record(again.record()).options == match.options


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_standing_is_that_of_a_game_that_ended_now(game: str, backend: str) -> None:
    match, choose = Match(game, 3, seed="standing", backend=backend), random.Random(2)
    while not match.over and match.step < 1500:
        match.play(choose.choice(match.legal))
        if match.step % 7:
            continue
        standing = match.standing
        ended = match.engine.clone(match.history.state)
        s = match.engine.lists(ended)
        s.actor = OVER
        final = match.engine.standing(match.engine.of_lists(s), 3)
        assert (standing.points, standing.places) == (final.points, final.places)
        # Whoever has more points is never behind.
        order = sorted(range(3), key=lambda p: standing.places[p])
        assert [standing.points[p] for p in order] == sorted(standing.points, reverse=True)
        assert bool(standing.reason) == match.over


def test_no_record_is_written_of_a_game_whose_beginning_was_forgotten() -> None:
    match = played("osaka")
    match.history.forget(40)
    with pytest.raises(Refusal, match="has kept nothing from before step 40"):
        match.record()


def test_nothing_is_forgotten_beyond_where_a_match_stands() -> None:
    match = played("osaka")
    match.history.forget(match.step + 50)
    assert match.step == match.history.first == played("osaka").step
