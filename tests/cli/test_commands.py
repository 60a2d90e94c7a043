"""The command `shokai`, run as people run it: a process, what it says, its exit code."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from helpers.command import (
    ALL_IS_WELL,
    FAILED,
    INTERRUPTED,
    SCENARIOS,
    Answer,
    Command,
    bad_file,
    heard,
    refused,
    shell,
    surroundings,
)
from helpers.patience import PATIENCE
from helpers.screen import watched

import shokai
from shokai.games import GAMES

# Asking for help.

COMMANDS = (
    "play", "simulate", "arena", "analyse", "replay", "scenario", "rules", "lessons", "cards", "bench", "conform",
    "compile",
)  # fmt: skip


def test_without_a_command_there_is_help(command: Command) -> None:
    answer = command()
    assert answer.code == ALL_IS_WELL
    for name in COMMANDS:
        assert re.search(rf"^ +{name} ", answer.out, re.MULTILINE), name


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(folder: Path, name: str) -> None:
    answer = heard([name, "--help"])
    assert answer.code == ALL_IS_WELL
    assert f"example: shokai {name}" in answer.out
    assert "--lang" in answer.out


def test_help_names_all_games_and_the_back_end_that_a_command_takes(folder: Path) -> None:
    assert f"one of {', '.join(GAMES)} (default" in heard(["conform", "--help"]).out
    # No bot plays in a scenario.
    assert "python or native (default: python)" in heard(["scenario", "--help"]).out


def test_help_in_german(command: Command) -> None:
    answer = command("play", "--help", "--lang", "de")
    assert answer.code == ALL_IS_WELL
    assert "Beispiel: shokai play" in answer.out
    assert "Zahl der Spieler" in answer.out


def test_the_version(command: Command) -> None:
    assert command("--version") == Answer(ALL_IS_WELL, f"shokai {shokai.__version__}\n", "")


# Where output goes, and where input comes from.


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "--help", "play osaka"])
def test_a_reader_who_has_seen_enough(words: str, tmp_path: Path, finished_file: Path) -> None:
    answer = shell(f"$SHOKAI {words} | head -n 1", tmp_path)
    assert answer.err == ""
    assert answer.out.count("\n") == 1
    assert answer.code == ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "simulate osaka --games 2"])
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_nobody_listens(words: str, closed: str, tmp_path: Path, finished_file: Path) -> None:
    answer = shell(f"$SHOKAI {words} {closed}", tmp_path)
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "simulate osaka --games 2 --json"])
def test_a_full_disk(words: str, tmp_path: Path, finished_file: Path) -> None:
    answer = shell(f"$SHOKAI {words} >/dev/full", tmp_path)
    assert "Traceback" not in answer.said
    assert "Exception ignored" not in answer.said
    assert "No space left" in answer.err
    assert answer.code != ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka --lang de", "--help --lang de", "replay finished.shokai"])
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_that_does_not_know_all_letters(
    command: Command, words: str, encoding: str, finished_file: Path
) -> None:
    answer = command(*words.split(), env={"PYTHONIOENCODING": encoding})
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL


# simulate


def simulated(command: Command, words: str) -> dict[str, Any]:
    answer = command("simulate", "osaka", "--json", *words.split())
    assert answer.code == ALL_IS_WELL, answer.err
    report: dict[str, Any] = json.loads(answer.out)
    return report


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_adds_up(command: Command, players: int) -> None:
    report = simulated(command, f"--players {players} --games 20 --seed x")
    assert report["game"] == "osaka"
    assert report["players"] == players
    assert report["bots"] == ["uniform"] * players
    assert report["errors"] == []
    assert 20 * 30 < report["turns"] < report["decisions"]
    assert report["games"] == 20
    assert report["decisions"] > 20 * 50
    assert report["seconds"] > 0
    assert len(report["mean_scores"]) == players
    assert all(0 < score < 100 for score in report["mean_scores"])
    assert len(report["wins_by_seat"]) == players
    # A shared first place is a win for each.
    assert sum(report["wins_by_seat"]) >= 20
    assert sum(report["end_reasons"].values()) == 20
    assert set(report["end_reasons"]) <= {"tokens", "exhausted"}


def test_equal_seeds_give_equal_games_and_both_back_ends_agree(command: Command) -> None:
    def results(seed: str, backend: str) -> list[Any]:
        report = simulated(command, f"--games 30 --players 3 --seed {seed} --backend {backend}")
        assert report["backend"] == backend
        same = ("games", "decisions", "mean_scores", "wins_by_seat", "end_reasons")
        return [report[field] for field in same]

    sevens = results("7", "python")
    assert sevens == results("7", "python") == results("7", "native")
    assert sevens != results("seven", "python")


def test_simulate_plays_any_bots_and_tells_the_same_things(command: Command) -> None:
    inside = simulated(command, "--games 6 --players 3 --seed x")
    mixed = simulated(command, "--games 6 --players 3 --seed x --bots uniform,random,uniform")
    assert mixed.keys() == inside.keys()
    assert mixed["bots"] == ["uniform", "random", "uniform"]
    assert (mixed["games"], mixed["errors"], sum(mixed["end_reasons"].values())) == (6, [], 6)
    assert 6 * 30 < mixed["turns"] < mixed["decisions"]
    assert sum(mixed["wins_by_seat"]) >= 6
    lasting = {key: value for key, value in mixed.items() if key != "seconds"}
    again = simulated(command, "--games 6 --players 3 --seed x --bots uniform,random,uniform")
    assert {key: again[key] for key in lasting} == lasting
    assert simulated(command, "--games 6 --bots random")["bots"] == ["random"] * 2


def test_simulate_goes_on_without_a_bot_that_fails(command: Command) -> None:
    report = simulated(command, "--games 2 --bots random,program:false")
    assert report["games"] == 2
    assert [(error["seat"], error["game"], error["kind"]) for error in report["errors"]] == [
        ("Pink", 0, "ended"),
        ("Pink", 1, "ended"),
    ]
    shown = command("simulate", "osaka", "--games", "1", "--bots", "random,program:false")
    assert "program:false, decision " in shown.out


def test_simulate_as_a_table_in_both_languages(command: Command) -> None:
    english = command("simulate", "osaka", "--games", "5", "--players", "3")
    assert english.code == ALL_IS_WELL
    for word in ("5 games", "Mean points", "White", "Pink", "Grey", "Ended by tokens: "):
        assert word in english.out
    german = command("simulate", "osaka", "--games", "5", "--lang", "de")
    assert "Punkte im Schnitt" in german.out
    assert "Ertragsplättchen" in german.out


def test_many_games_are_played_by_compiled_rules(command: Command) -> None:
    report = simulated(command, "--games 5000 --players 4")
    assert (report["backend"], report["games"]) == ("native", 5000)


def test_the_progress_is_shown_on_a_terminal_and_nowhere_else(command: Command, tmp_path: Path) -> None:
    words = ["simulate", "osaka", "--games", "300", "--json", "--backend", "python"]
    assert command(*words).err == ""
    screen = watched(tmp_path, words)
    screen.expect("Playing .*300")
    screen.expect(r'"games": 300')
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == ALL_IS_WELL


def test_ctrl_c_stops_a_simulation_with_a_word(tmp_path: Path) -> None:
    screen = watched(tmp_path, ["simulate", "osaka", "--games", "999999", "--backend", "python"])
    screen.expect("Playing")
    screen.sendintr()
    screen.expect("Stopped.")
    screen.expect(pexpect.EOF)
    assert "Traceback" not in screen.before
    screen.close()
    assert screen.exitstatus == INTERRUPTED


def test_an_interrupt_without_a_terminal_stops_a_simulation_too(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "shokai", "simulate", "osaka", "--games", "999999", "--backend", "python"],
        env=surroundings(tmp_path, PYTHONVERBOSE="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stderr
    # Told by Python itself: the last module that the command needs has been imported.
    for line in running.stderr:
        if "import 'shokai.games.osaka.table'" in line:
            break
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert "Traceback" not in out + err
    assert "\nStopped.\n" in err
    assert running.returncode == INTERRUPTED


# replay


def test_replay_tells_a_whole_game(command: Command, finished_file: Path) -> None:
    answer = command("replay", "finished.shokai")
    assert answer.code == ALL_IS_WELL
    lines = answer.out.splitlines()
    assert lines[0].startswith("New in the market: ")
    assert any("Payday" in line for line in lines)
    match = shokai.load(str(finished_file))
    assert [line for line in lines if line[:2] in ("1.", "2.")] == lines[-2:]
    for name, points in zip(match.names, match.standing.points, strict=True):
        assert any(f"{name}: {points} point" in line for line in lines[-2:])


def test_replay_of_an_unfinished_game_says_whose_move_it_is(command: Command, saved_file: Path) -> None:
    assert command("replay", "saved.shokai").out.splitlines()[-1] == "The game is not over; it is Pink’s turn."
    german = command("replay", "saved.shokai", "--lang", "de").out
    assert german.splitlines()[-1] == "Die Partie ist noch nicht zu Ende; am Zug: Pink."


def test_replay_with_the_compiled_rules_tells_the_same(command: Command, finished_file: Path) -> None:
    compiled = command("replay", "finished.shokai", env={"SHOKAI_BACKEND": "native"})
    assert compiled == command("replay", "finished.shokai")


def test_an_honest_game_is_verified(command: Command, finished_file: Path) -> None:
    answer = command("replay", "finished.shokai", "--verify")
    assert answer.code == ALL_IS_WELL
    match = shokai.load(str(finished_file))
    deals = sum(step.seat == shokai.CHANCE for step in match.steps)
    assert f"{deals} deals in {len(match.steps)} steps" in answer.out


def tampered(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "fragment"),
    [
        # The first two cards of the market change places: the same table, but not the seed's.
        ("* R3 G5", "* G5 R3", "Step 1 dealt G5, but the seed gives R3"),
        ('[Seed "7"]', '[Seed "8"]', "does not match the commitment"),
        ('[Commitment "7', '[Commitment "8', "does not match the commitment"),
        ('[Seed "7"]\n', "", "no seed or no commitment"),
    ],
)
def test_a_game_that_was_tampered_with(command: Command, old: str, new: str, fragment: str, saved_file: Path) -> None:
    tampered(saved_file, old, new)
    refused(command("replay", "saved.shokai", "--verify"), fragment, code=FAILED)


def test_a_result_that_was_tampered_with(command: Command, finished_file: Path) -> None:
    result = " ".join(map(str, shokai.load(str(finished_file)).standing.points))
    tampered(finished_file, f'[Result "{result}"]', '[Result "99 0"]')
    refused(command("replay", "finished.shokai", "--verify"), f"its moves lead to {result}")


# scenario

GOOD_SCENARIO = """
scenario: White takes the red 5
given:
  market: R5 B2
  White hand: G2
when:
  White: take R5
then:
  White hand: G2 R5
"""


def test_the_scenarios_of_the_rulebook_hold(command: Command) -> None:
    answer = command("scenario", *map(str, SCENARIOS))
    count = sum(file.read_text("utf-8").count("\nscenario:") for file in SCENARIOS)
    assert answer.out.splitlines()[-1] == f"{count} passed, 0 failed"
    assert answer.code == ALL_IS_WELL
    assert answer.err == ""


def test_scenarios_hold_with_the_compiled_rules_too(command: Command) -> None:
    answer = command("scenario", "--backend", "native", str(SCENARIOS[0]))
    assert answer.out.splitlines()[-1].endswith(" passed, 0 failed")
    assert answer.code == ALL_IS_WELL


def test_a_scenario_that_does_not_hold_fails_and_says_where(command: Command, tmp_path: Path) -> None:
    bad = GOOD_SCENARIO.replace("White hand: G2 R5", "White hand: G2 R3")
    (tmp_path / "mixed.scenario").write_text(GOOD_SCENARIO + bad, "utf-8")
    answer = command("scenario", "mixed.scenario", "gone.scenario")
    assert answer.code == FAILED
    assert answer.out.splitlines()[-1] == "1 passed, 2 failed"
    assert "line 18, “White hand: G2 R3”: “White hand” should be G2 R3, but is R5 G2" in answer.out
    assert "gone.scenario cannot be read" in answer.out


def test_the_last_line_of_scenarios_is_the_same_in_german(command: Command, tmp_path: Path) -> None:
    (tmp_path / "good.scenario").write_text(GOOD_SCENARIO, "utf-8")
    answer = command("scenario", "good.scenario", "--lang", "de")
    assert "bestanden good.scenario" in answer.out
    assert answer.out.splitlines()[-1] == "1 passed, 0 failed"


BAD_SCENARIOS = {
    "no game": ("game: chess\n" + GOOD_SCENARIO, "no game “chess”"),
    "line": (GOOD_SCENARIO + "  dance\n", "Line 10, “dance”"),
    "outside": ("market: R5\n", "Line 1, “market: R5”"),
    "long": (GOOD_SCENARIO + "x" * 3000 + "\n", "Line 10"),
    "fact": (GOOD_SCENARIO + "  weather: rain\n", "There is no “weather” to check"),
    "fact of four": (
        "scenario: x\ngiven:\n players: Bartholomew Cunegunde Desdemona Ermintrude\nthen:\n weather: rain\n",
        "There is no “weather” to check",
    ),
    "seat": (GOOD_SCENARIO.replace("White: take", "Green: take"), "There is no player called “Green”"),
    "turn": (GOOD_SCENARIO.replace("White: take", "Pink: take"), "It is White’s move, not Pink’s"),
    "move": (GOOD_SCENARIO.replace("take R5", "dance"), "“dance” is not a move"),
    "empty move": (GOOD_SCENARIO.replace("take R5", "insure save"), "White: insure save"),
    "illegal": (GOOD_SCENARIO.replace("take R5", "take Y5"), "The market does not have the yellow 5"),
    "deal": (GOOD_SCENARIO.replace("White: take R5", "deal: R5"), "No card is due to be dealt"),
    "players": ("scenario: x\ngiven:\n  new game: 7 players\n", "2 to 4 players, not 7"),
    "odd players": ("scenario: x\ngiven:\n  new game: ² players\n", "new game"),
    "new game": ("scenario: x\ngiven:\n  new game: 2 players\n  market: R5\n", "combined with “players: NAMES”"),
    "odd times": (GOOD_SCENARIO.replace("G2 R5", "G2x²"), "should be G2x²"),
    "many times": (GOOD_SCENARIO.replace("G2 R5", "G2x" + 20 * "9"), "should be G2x9"),
    "reason": (GOOD_SCENARIO + "  illegal: buy because rain\n", "The reason should be rain"),
    "legal": (GOOD_SCENARIO + "  illegal: take B2\n", "“take B2” is legal, but should not be"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_SCENARIOS)
def test_a_scenario_that_cannot_be_played(folder: Path, case: str) -> None:
    text, fragment = BAD_SCENARIOS[case]
    (folder / "bad.scenario").write_text(text, "utf-8")
    bad_file(heard(["scenario", "bad.scenario"]), "scenario", fragment)


# rules


def test_the_rules_in_both_languages(command: Command) -> None:
    english, german = command("rules", "osaka"), command("rules", "osaka", "--lang", "de")
    assert "Taking coins" in english.out
    assert "The black tide" in english.out
    assert "Schwarze Strömung" in german.out
    assert "Ertragsplättchen" in german.out
    assert max(map(len, english.out.splitlines() + german.out.splitlines())) <= 80


def test_the_rules_as_markdown(command: Command) -> None:
    answer = command("rules", "osaka", "--markdown")
    assert answer.out.startswith("# TRADERS OF OSAKA")
    assert answer.out.count("\n## ") == 14


def test_the_rules_use_the_names_of_an_edition(command: Command) -> None:
    first, said, second = (
        command("rules", "yokohama", "--markdown", "--lang", "de", *words).out
        for words in ([], ["--options", "2016"], ["--options", "2024,mini1"])
    )
    assert first == said
    assert "Importlagerplan" in first
    assert "Zoll-Verwaltungstafel" not in first
    assert "Zoll-Verwaltungstafel" in second
    assert "Importlagerplan" not in second


# compile


def test_compiling_what_is_compiled(command: Command) -> None:
    command("compile", "osaka")
    command("compile", "osaka", "--only", "laboratory")
    for words in ("osaka", "osaka --only rules", "osaka --only bots", "osaka --only laboratory --only rules"):
        assert command("compile", *words.split()) == Answer(ALL_IS_WELL, "osaka: compiled.\n", "")
