"""The table in the terminal: leaving it, saving, coming back, and nobody there at all."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from helpers.command import ALL_IS_WELL, Answer, Command, heard, shell, surroundings
from helpers.patience import PATIENCE
from helpers.screen import HAND_OVER, Seat, plain

import shokai


def kept_path(said: str) -> str:
    """The file that the last words name."""
    found = re.search(r"shokai play osaka --load (\S+)", said)
    assert found, said
    return found[1]


# Leaving and coming back.


def test_a_saved_game_goes_on(seat: Seat, tmp_path: Path) -> None:
    screen = seat("--seats you,you --seed 7")
    for line in ("token G", "token R", "take G5"):
        screen.choose(line)
    table = screen.type("table")
    said = screen.type("save mygame.shokai")
    assert "Saved. Continue later with: shokai play osaka --load mygame.shokai" in said
    screen.leave()
    again = seat("--load mygame.shokai --seats you,you")
    assert again.who == "White"
    assert again.text.endswith(table.lstrip("\n"))
    assert again.type("undo").startswith("Undone; it is Pink’s decision again.")


def played(command: Command, words: str, lines: list[str], last: str = "") -> Answer:
    """Lines typed one after the other, each with an Enter for whoever takes the screen over."""
    answer = command("play", "osaka", "--seats", "you,you", *words.split(), typed="\n\n".join([*lines, last]))
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL
    return answer


LINES = ["2", "1", "3", "9", "1", "5", "2", "buy", "1", "4", "1", "2", "1", "buy", "1", "1", "3"]


@pytest.mark.parametrize(("leaving", "half"), [("quit", 1), ("", 8), ("save other.shokai\n\nexit", 12)])
def test_whoever_leaves_finds_the_game_as_it_was(command: Command, tmp_path: Path, leaving: str, half: int) -> None:
    """It goes on identically: the same moves lead to the same record as without the break."""
    played(command, "--seed 7", LINES, "save whole.shokai")
    said = played(command, "--seed 7", LINES[:half], leaving).out
    assert "Your game has been saved." in said
    played(command, f"--load {kept_path(said)}", LINES[half:], "save again.shokai")
    whole = (tmp_path / "whole.shokai").read_text()
    assert whole == (tmp_path / "again.shokai").read_text()
    assert whole.count("\nWhite: ") + whole.count("\nPink: ") >= len(LINES) - 4


def test_without_a_move_there_is_nothing_to_keep(command: Command, tmp_path: Path) -> None:
    assert command("play", "osaka", typed="help\nlog\nquit\n").out.endswith("\nGoodbye.\n")
    assert not list(tmp_path.rglob("*.shokai"))


def test_ctrl_c_keeps_the_game(seat: Seat, tmp_path: Path) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.choose("token R")
    screen.child.sendintr()
    screen.child.expect(pexpect.EOF)
    said = plain(screen.child.before)
    screen.child.close()
    assert "Traceback" not in said
    assert screen.child.exitstatus == ALL_IS_WELL
    again = seat(f"--load {kept_path(said)} --seats you,you")
    assert again.who == "Pink"
    assert "Pink takes a green token." in again.type("log")


def test_ctrl_c_between_two_players_keeps_the_game(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.type("token G")
    assert screen.at == HAND_OVER
    screen.child.sendintr()
    screen.child.expect(pexpect.EOF)
    assert "Your game has been saved." in screen.child.before


def test_ctrl_d_keeps_the_game(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.child.sendeof()
    screen.child.expect(pexpect.EOF)
    assert "Your game has been saved." in screen.child.before


@pytest.mark.parametrize("which", [signal.SIGHUP, signal.SIGTERM], ids=["window closed", "machine stops"])
def test_a_table_that_is_ended_from_outside_keeps_the_game(seat: Seat, tmp_path: Path, which: signal.Signals) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.child.kill(which)
    screen.child.expect(pexpect.EOF)
    screen.child.close()
    [kept] = (tmp_path / "data").rglob("*.shokai")
    assert "Pink: token G" in kept.read_text()


def test_two_who_leave_at_the_same_time_both_find_their_games(tmp_path: Path) -> None:
    """Also where they share a home: neither game takes the other's place."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "shokai", "play", "osaka", "--seats", "you,you", "--seed", seed],
            env=surroundings(tmp_path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        for seed in "123"
    ]
    said = []
    for table in running:
        assert table.stdin
        table.stdin.write("1\n\n2\n")
        table.stdin.flush()
    for table in running:
        said.append(table.communicate("", timeout=PATIENCE)[0])
    paths = {kept_path(text) for text in said}
    assert len(paths) == len(list((tmp_path / "data").rglob("*.shokai"))) == 3
    assert {re.search(r'Seed "(\d)"', Path(path).read_text())[1] for path in paths} == set("123")  # type: ignore[index]


def test_a_finished_game_shows_its_sheet(command: Command, tmp_path: Path) -> None:
    match = shokai.Match("osaka", seed=11)
    while not match.over:
        match.play(match.legal[-1])
    match.save(str(tmp_path / "done.shokai"))
    answer = command("play", "osaka", "--load", "done.shokai")
    assert answer.code == ALL_IS_WELL
    assert "The seed was 11." in answer.out


# Saving where one cannot.


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("folder", "Is a directory"),
        ("gone/game", "No such file or directory"),
        ("a-file/game", "Not a directory"),
        ("x" * 300, "File name too long"),
        ("a\0b", "a"),
    ],
    ids=["folder", "no folder", "below a file", "long", "zero"],
)
def test_a_game_that_cannot_be_saved_there(command: Command, tmp_path: Path, target: str, why: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a-file").touch()
    answer = played(command, "--seed 7", ["1"], f"save {target}\nsave good.shokai\n1\n")
    assert "cannot be written" in answer.out
    assert why in answer.out
    # The game goes on, and nothing half-written is left behind.
    assert (tmp_path / "good.shokai").exists()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"folder", "a-file", "data", "good.shokai"}
    assert not list((tmp_path / "folder").iterdir())


def test_a_home_that_cannot_be_written(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    elsewhere = {"XDG_DATA_HOME": str(tmp_path / "a-file")}
    answer = command("play", "osaka", "--seed", "7", typed="1\n1\nquit\n", env=elsewhere)
    assert "Traceback" not in answer.said
    assert "cannot be written" in answer.said


@pytest.mark.parametrize("name", ["my game.shokai", "it's.shokai", ":cat:.shokai", "[bold]x.shokai", "spiel-ä.shokai"])
def test_the_command_that_is_told_can_be_copied(command: Command, tmp_path: Path, name: str) -> None:
    answer = played(command, "--seed 7", ["1"], f"save {name}\n")
    assert (tmp_path / name).exists()
    line = re.search(r"Continue later with: (shokai .*)", answer.out)
    assert line
    assert shlex.split(line[1]) == ["shokai", "play", "osaka", "--load", name]


def test_a_seed_is_told_as_it_was_given(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "random,random", "--seed", ':cat: [red]#"1"')
    assert 'The seed was :cat: [red]#"1".' in answer.out


@pytest.mark.parametrize("seed", ['"]', "#", " a b ", "[Seed]", "ü日本", '"', "\\", "*", 200 * "x"])
def test_odd_seeds_survive_in_a_saved_game(folder: Path, seed: str) -> None:
    answer = heard(["play", "osaka", "--seats", "you,you", "--seed", seed], "1\n\nsave odd.shokai\n")
    assert answer.code == ALL_IS_WELL
    match = shokai.load(str(folder / "odd.shokai"))
    assert match.dealer
    assert match.dealer.seed == seed


# Nobody at the keyboard.


@pytest.mark.parametrize("words", ["", "--seats you,you", "--seats random,random"])
def test_no_keyboard_at_all(tmp_path: Path, words: str) -> None:
    answer = shell(f"$SHOKAI play osaka --seed 7 {words} <&-", tmp_path)
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL


def test_bytes_that_are_no_text(command: Command) -> None:
    answer = command("play", "osaka", "--seed", "7", typed=b"\xff\xfe\nlog\n\x80take R5\n1\nquit\n")
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL
    # What was typed well is answered all the same.
    assert "New in the market: R3, G5, Y3, B3, R2." in answer.out
    assert "Your game has been saved." in answer.out
