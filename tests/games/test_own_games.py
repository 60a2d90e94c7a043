"""Games of one's own that do not work: one sentence each, with the file and the line where that is known."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.command import FAILED, MISUSED, run
from helpers.places import EXAMPLES

RULES = (EXAMPLES / "tutorial_game" / "rules.py").read_text("utf-8")


def spoiled(tmp_path: Path, name: str, old: str, new: str) -> dict[str, str]:
    """The example with something changed in its rules, and where it is found."""
    made = tmp_path / "games" / name
    made.mkdir(parents=True)
    assert old in RULES
    (made / "rules.py").write_text(RULES.replace("tutorial_game", name).replace(old, new), "utf-8")
    return {"SHOKAI_GAMES": str(tmp_path / "games")}


def line_of(text: str) -> int:
    """Where a text stands in the example's rules."""
    return RULES[: RULES.index(text)].count("\n") + 1


# What is changed, what it is changed to, and what the sentence says besides the file.
FAULTS = {
    "syntax": ("PLAYERS = (2, SEATS)", "PLAYERS = (2, SEATS", f"line {line_of('PLAYERS =')}: SyntaxError"),
    "raising": ("HAND = 8, 3, 6", "HAND = 1 // 0, 3, 6", "ZeroDivisionError"),
    "players": ("PLAYERS = (2, SEATS)\n", "", "does not define PLAYERS"),
    "pair": ("PLAYERS = (2, SEATS)\n", "PLAYERS = SEATS\n", "PLAYERS in "),
    "function": ("def tickets(s):", "def lots(s):", "does not define tickets"),
    "unmarked": ("@rule\ndef weight", "def weight", "weight in "),
    "dead_end": ("words[0] = go_on(s)", "words[0] = 0", f"no legal move|line {line_of('def legal') - 1}"),
    "index": ("s.hand[p][move] += 1", "s.hand[p][9] += 1", f"line {line_of('s.hand[p][move] += 1')}: IndexError"),
    "bounds": ("s.hand[p][move] += 1", "s.hand[p][move] += 9", "outside the bounds|hand"),
    "invariant": ("s.sold[good] += n", "s.sold[good] += 0", "breaks invariant 1"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_broken_game_is_one_sentence(tmp_path: Path, name: str) -> None:
    old, new, fragments = FAULTS[name]
    found = spoiled(tmp_path, name, old, new)
    answer = run(tmp_path, "simulate", name, "--games", "20", env=found)
    assert answer.code == MISUSED, answer
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    assert str(tmp_path / "games" / name / "rules.py") in answer.err
    assert all(one in answer.err for one in fragments.split("|")), answer.err


@pytest.mark.parametrize(
    "words",
    [
        "rules broken", "play broken", "cards broken", "bench broken", "compile broken", "compile",
        "arena broken random uniform --results kept", "serve --no-browser", "load --tables 1 --seconds 1",
    ],
)  # fmt: skip
def test_every_command_says_what_is_wrong_with_it(tmp_path: Path, words: str) -> None:
    found = spoiled(tmp_path, "broken", "def tickets(s):", "def tickets(s:")
    answer = run(tmp_path, *words.split(), env=found)
    assert (answer.code, answer.out, answer.err.count("\n")) == (MISUSED, "", 1), answer
    assert f"line {line_of('def tickets')}: SyntaxError" in answer.err


def test_a_dead_end_at_the_table_ends_the_game(tmp_path: Path) -> None:
    found = spoiled(tmp_path, "dead_end", "words[0] = go_on(s)", "words[0] = 0")
    answer = run(tmp_path, "play", "dead_end", "--seats", "random,random", env=found)
    assert answer.code == FAILED
    assert answer.err.startswith("shokai: The rules of dead_end lead to a dead end")


def test_rules_that_cannot_be_compiled(tmp_path: Path) -> None:
    found = spoiled(tmp_path, "slow", "    words = 0\n", "    words = 0\n    taken = open if s.turn > 9 else None\n")
    answer = run(tmp_path, "simulate", "slow", "--games", "5", "--backend", "native", env=found)
    assert answer.code == FAILED
    assert f"rules.py, line {line_of('    words = 0') + 1}: TypingError: " in answer.err
    assert "Traceback" not in answer.err


def test_a_folder_that_is_passed_over_is_named(tmp_path: Path) -> None:
    found = spoiled(tmp_path, "my-game", "HAND = 8, 3, 6", "HAND = 8, 3, 6")
    answer = run(tmp_path, "rules", "my-game", env=found)
    assert answer.code == MISUSED
    assert f"The game in {tmp_path / 'games' / 'my-game'} cannot be used" in answer.err
    assert "not “my-game”" in answer.err
    answer = run(tmp_path, "rules", "my_game", env=found)
    assert "There is no game “my_game”" in answer.err
    assert "not “my-game”" in answer.err
    answer = run(tmp_path, "rules", "game", env={"SHOKAI_GAMES": str(tmp_path / "gone")})
    assert f"SHOKAI_GAMES names the folder {tmp_path / 'gone'}, which does not exist." in answer.err
    answer = run(tmp_path, "rules", "tutorial_game", env={"SHOKAI_GAMES": str(EXAMPLES / "tutorial_game")})
    assert f"name the folder that contains it, {EXAMPLES}" in answer.err
