"""The front door, `import shokai`: what somebody finds who knows python-chess."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.places import ROOT, TESTS

import shokai
from shokai import IllegalMove, Match, Move, Refusal
from shokai.engine.engine import OVER

SCRIPT = TESTS / "match" / "user_script.py"


def test_a_users_program_runs(tmp_path: Path) -> None:
    work = f"import sys; sys.path.insert(0, {str(SCRIPT.parent)!r}); import user_script, pathlib; "
    work += f"print(len(user_script.main(pathlib.Path({str(tmp_path)!r}))))"
    done = subprocess.run([sys.executable, "-c", work], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30


@pytest.mark.parametrize("checker", [["mypy", "--strict"], ["pyright", "--pythonpath", sys.executable]])
def test_a_users_program_has_types(checker: list[str], tmp_path: Path) -> None:
    copied = tmp_path / "program.py"
    copied.write_text(SCRIPT.read_text("utf-8"), "utf-8")
    if checker[0] == "pyright":
        (tmp_path / "pyrightconfig.json").write_text(
            '{"typeCheckingMode": "strict", "reportMissingModuleSource": false}', "utf-8"
        )
    done = subprocess.run(
        [sys.executable, "-m", *checker, str(copied)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    # The checkers mean something: a program that is wrong does not pass.
    for good, bad in (("moves: set[Move]", "moves: set[int]"), ('seen["ships"]["red"]', 'seen["ships"]["pink"]')):
        copied.write_text(SCRIPT.read_text("utf-8").replace(good, bad), "utf-8")
        done = subprocess.run(
            [sys.executable, "-m", *checker, str(copied)], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1, bad


def test_moves_are_values() -> None:
    match = Match("osaka", seed=7)
    move = match.legal_moves[0]
    assert move == Move(move.number, str(move))
    assert len({move, *match.legal_moves}) == len(match.legal_moves)
    assert move in match.legal_moves
    assert move.number in match.legal_moves
    assert "Token  r" in match.legal_moves
    for no in ("buy", "nonsense", Move(move.number, "take R5"), Move(999, "token R"), -1, None, 1.5):
        assert no not in match.legal_moves, no
    assert match.legal_moves[1:3] == list(match.legal_moves)[1:3]
    before = match.legal_moves
    match.play(before[0]).play(before[1])
    assert before[0].text == "token R", "what was handed out stays as it was"
    assert before != match.legal_moves


def test_a_move_from_elsewhere_is_refused_with_a_reason() -> None:
    match = Match("osaka", seed=7)
    first = match.legal_moves[0]
    match.play(first).play(first)
    with pytest.raises(IllegalMove):
        match.play(first)
    with pytest.raises(Refusal):
        match.play(Move(0, "nonsense"))


def test_equal_positions_are_equal_however_they_came_about() -> None:
    one, other = Match("osaka", seed=7), Match("osaka", seed=7, backend="native")
    assert one == other
    assert one.position_hash() == other.position_hash()
    assert one != Match("osaka", seed=8)
    assert one != Match("osaka", 3, seed=7)
    assert one != "osaka"
    with pytest.raises(TypeError):
        hash(one)
    one.play("token R")
    assert one != other


def test_an_outcome_is_there_when_the_game_is_over() -> None:
    match = Match("osaka", 3, seed=5)
    while match.actor != OVER:
        assert match.outcome() is None
        assert len(match.legal_moves) > 0
        match.play(match.legal_moves[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(p for p in range(3) if outcome.places[p] == 1)
    assert (outcome.points, outcome.places, outcome.reason) == (
        match.standing.points, match.standing.places, match.standing.reason,
    )  # fmt: skip
    assert list(match.legal_moves) == []
    assert "pass" not in match.legal_moves
    moves = [str(decision.move) for decision in match.decisions()]
    again = shokai.read_record(match.record())
    assert [str(decision.move) for decision in again.decisions()] == moves
    assert again == match


def test_a_position_is_read_from_its_text_and_bad_ones_are_one_sentence() -> None:
    match = Match("yokohama", 2, seed=3)
    assert Match.from_position("yokohama", match.position(), seed=3) == match
    for bad in ("players", "nonsense: 3", "players: A A"):
        with pytest.raises(Refusal):
            Match.from_position("yokohama", bad)


def test_bots_are_asked_at_the_door() -> None:
    match = Match("osaka", seed=7)
    assert shokai.bot("random", seed=1).choose(match.seat()) in match.legal_moves
    with pytest.raises(Refusal):
        shokai.bot("nobody")


def test_types_are_part_of_the_package() -> None:
    assert (ROOT / "src" / "shokai" / "py.typed").is_file()


@pytest.mark.parametrize("game", shokai.GAMES)
def test_a_seat_has_the_legal_moves_of_its_match(game: str) -> None:
    match, dice = Match(game, 3, seed=7), random.Random(7)
    for _ in range(60):
        moves = match.seat().legal_moves
        assert moves == match.legal_moves
        assert moves[0].text in moves
        assert "no such move" not in moves
        match.play(dice.choice(list(moves)))


def test_whom_a_move_names_is_known_among_the_legal_moves_as_when_it_is_played() -> None:
    match, dice = Match("yokohama", 2, seed=7, names=["Ann", "Bob"]), random.Random(7)
    while not (paying := [move.text for move in match.legal_moves if " P1" in move.text or " P0" in move.text]):
        match.play(dice.choice(list(match.legal_moves)))
    named = paying[0].replace("P0", "Ann").replace("P1", "Bob")
    assert match.why_not(named) is None
    assert named in match.legal_moves


@pytest.mark.parametrize(("game", "options"), [("yokohama", -1), ("yokohama", 99), ("osaka", 1)])
def test_a_number_of_options_that_do_not_exist_is_refused(game: str, options: int) -> None:
    with pytest.raises(Refusal, match="no option"):
        Match(game, options=options)


def test_files_may_be_paths(tmp_path: Path) -> None:
    match = Match("osaka", seed=7).play("token R")
    match.save(tmp_path / "game.shokai")
    assert shokai.load(tmp_path / "game.shokai") == match
