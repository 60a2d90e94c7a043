"""The command `shokai analyse`: what a bot makes of a recorded game, and what it answers to bad questions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from helpers.command import Command

from shokai.match.match import Match


@pytest.fixture
def game_file(tmp_path: Path) -> str:
    match = Match("osaka", 2, seed="analyse")
    while len(match.steps) < 60:
        match.play(match.legal[0])
    match.save(str(tmp_path / "game.shokai"))
    return str(tmp_path / "game.shokai")


def test_a_position_is_told_in_words_and_as_a_table(command: Command, game_file: str) -> None:
    answer = command("analyse", game_file, "--iterations", "300")
    assert answer.code == 0
    assert "would play" in answer.out
    assert "expected score" in answer.out
    assert "chance of winning" in answer.out
    assert "60 games played to the end" in answer.out
    # A rating is a number from 0 to 1, and not to be taken for a chance.
    assert "Rating" in answer.out
    assert re.search(r"take \w+ .*0\.\d{3}", answer.out)
    assert "300 iterations" in answer.out


def test_the_same_for_programs_and_always_the_same(command: Command, game_file: str) -> None:
    words = ("analyse", game_file, "--iterations", "200", "--step", "40", "--json")
    first, second = command(*words), command(*words)
    assert first.out == second.out
    told = json.loads(first.out)
    seats = {"seat", "names", "chances", "intervals", "scores", "spreads"}
    assert set(told) == seats | {"iterations", "games", "unfinished", "moves", "plan"}
    assert sum(told["chances"]) == pytest.approx(1)
    assert all(low <= chance <= high for chance, (low, high) in zip(told["chances"], told["intervals"], strict=True))
    assert set(told["moves"][0]) == {"move", "text", "visits", "rating"}
    assert sum(move["visits"] for move in told["moves"]) == told["iterations"] == 200
    assert told["plan"][0] == told["moves"][0]["text"]


def test_german(command: Command, game_file: str) -> None:
    told = command("analyse", game_file, "--iterations", "50", "--lang", "de").out
    assert "würde spielen" in told
    assert "Gewinnchance" in told
    assert "Bewertung" in told


def test_with_a_clock_more_time_plays_on_more_games(command: Command, game_file: str) -> None:
    games = [json.loads(command("analyse", game_file, "--seconds", s, "--json").out)["games"] for s in ("0.01", "3")]
    assert 5 <= games[0] < games[1] <= 400


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--step", "9999"), "There is no step"),
        (("--seconds", "0"), "more than 0"),
        (("--seconds", "soon"), "not a number of seconds"),
        (("--seconds", "-1"), "seconds"),
        (("--iterations", "0"), "more than 0"),
        (("--iterations", "many"), "many"),
    ],
)
def test_bad_questions(command: Command, game_file: str, words: tuple[str, ...], said: str) -> None:
    answer = command("analyse", game_file, *words)
    assert answer.code == 2
    assert said in answer.err


def test_a_game_that_is_over_needs_a_step(command: Command, tmp_path: Path) -> None:
    match = Match("osaka", 2, seed="over")
    while not match.over:
        match.play(match.legal[-1] if match.move_text(match.legal[-1]) == "buy" else match.legal[0])
    match.save(str(tmp_path / "over.shokai"))
    answer = command("analyse", str(tmp_path / "over.shokai"))
    assert answer.code == 2
    assert "--step" in answer.err
    assert command("analyse", str(tmp_path / "over.shokai"), "--step", "60", "--iterations", "20").code == 0
