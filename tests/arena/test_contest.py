"""The command `shokai arena`: what it plays, what it says, and how it goes on where it stopped."""

from __future__ import annotations

import json
import os
import platform
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest
from helpers.command import ALL_IS_WELL, FAILED, INTERRUPTED, Command, refused, surroundings
from helpers.patience import PATIENCE
from helpers.programs import python
from helpers.screen import watched

from shokai.arena import store as store_module
from shokai.arena.contest import Plan, play_contest
from shokai.arena.game import play_game
from shokai.arena.lineup import lineup_for
from shokai.arena.local import Failure, Here, Processes
from shokai.arena.store import Store
from shokai.arena.unit import Unit, stamp_for, units_of_block

# What differs between two runs of the same tournament.
OF_THE_MOMENT = ("seconds", "playing_seconds", "decision_ms", "played", "kept", "date", "results", "executor")


def fought(command: Command, words: str) -> dict[str, Any]:
    answer = command("arena", *shlex.split(words), "--json")
    assert answer.code == ALL_IS_WELL, answer.err
    figures: dict[str, Any] = json.loads(answer.out)
    return figures


def lasting(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if key not in OF_THE_MOMENT}


def units(folder: Path) -> dict[str, int]:
    """The results that are there, and when each was written."""
    return {file.name: file.stat().st_mtime_ns for file in folder.rglob("*.json")}


def claims(folder: Path) -> list[Path]:
    return list(folder.rglob("*.claim"))


# What it plays.


def test_one_bot_against_copies_of_another(command: Command) -> None:
    figures = fought(command, "osaka random uniform --players 4 --blocks 3 --workers 2")
    assert (figures["games"], figures["blocks"], figures["fair"], figures["players"]) == (12, 3, 0.25, 4)
    assert set(figures["share"]) == {"random", "uniform"}
    for share in figures["share"].values():
        assert 0 <= share["low"] <= share["mean"] <= share["high"] <= 1
    # One seat of the first and three of the second win everything together.
    assert figures["share"]["random"]["mean"] + 3 * figures["share"]["uniform"]["mean"] == pytest.approx(1, abs=0.001)
    assert figures["errors"] == []
    assert [at["games"] for at in figures["seats"]["random"]] == [3] * 4
    assert [at["games"] for at in figures["seats"]["uniform"]] == [9] * 4
    times = figures["decision_ms"]
    assert 0 < times["p50"] <= times["p95"]
    assert 0 < times["random"]["p50"] <= times["random"]["p95"]
    assert sum(figures["end_reasons"].values()) == 12
    assert (figures["stopped"], figures["interval"], figures["played"], figures["kept"]) == ("blocks", "student", 12, 0)
    assert {"machine", "versions", "date", "seconds", "stamp", "margin", "points", "verdict"} <= set(figures)


def test_many_bots_meet_in_a_round_robin_and_are_rated(command: Command) -> None:
    figures = fought(command, "osaka random uniform random uniform --players 2 --blocks 2 --options ''")
    assert figures["games"] == 2 * 6 * 2
    assert sorted(rating["bot"] for rating in figures["ratings"]) == ["random", "random#2", "uniform", "uniform#2"]
    assert figures["ratings"] == sorted(figures["ratings"], key=lambda rating: -rating["mu"])
    assert set(figures["ahead"]["random"]) == {"uniform", "random#2", "uniform#2"}
    for other, ahead in figures["ahead"]["random"].items():
        assert ahead + figures["ahead"][other]["random"] == pytest.approx(1, abs=0.001)


def test_the_checks_are_played_when_they_are_asked_for(command: Command) -> None:
    figures = fought(command, "osaka random uniform --blocks 4 --sanity")
    mirror, sanity = figures["checks"]["mirror"], figures["checks"]["sanity"]
    assert set(mirror["share"]) == {"random", "random#2"}
    assert mirror["share"]["random"]["low"] <= 0.5 <= mirror["share"]["random"]["high"]
    assert mirror["verdict"] == "unsure"
    assert sanity["games"] == 8
    assert fought(command, "osaka random uniform --blocks 4")["checks"] == {}


def test_expansions_of_yokohama(command: Command) -> None:
    figures = fought(command, "yokohama uniform random --blocks 1 --options 2024,mini1")
    assert (figures["options"], figures["games"]) == (["2024", "mini1"], 2)


def test_equal_inputs_give_equal_figures_however_they_are_played(command: Command, tmp_path: Path) -> None:
    words = "osaka random uniform --players 3 --blocks 4 --seed x --results"
    one = fought(command, f"{words} one --workers 1")
    other = fought(command, f"{words} other --workers 3")
    assert lasting(one) == lasting(other)
    assert set(units(tmp_path / "one")) == set(units(tmp_path / "other"))
    assert lasting(one) != lasting(fought(command, "osaka random uniform --players 3 --blocks 4 --seed y"))


def test_a_test_that_is_sure_stops_and_stops_at_the_same_block_everywhere(command: Command) -> None:
    """In YOKOHAMA a bot that stops as readily as it acts loses to one that likes every move alike."""
    words = "yokohama uniform random --until-sure --at-most 60 --results"
    figures = fought(command, f"{words} one --workers 1")
    assert (figures["stopped"], figures["verdict"], figures["interval"]) == ("sure", "better", "betting")
    assert figures["blocks"] < 30
    assert figures["share"]["uniform"]["low"] > 0.5
    assert lasting(figures) == lasting(fought(command, f"{words} other --workers 2"))


def test_a_test_that_is_never_sure_ends_as_well(command: Command) -> None:
    figures = fought(command, "osaka random random --until-sure --at-most 6")
    assert (figures["stopped"], figures["blocks"]) == ("most", 6)


def test_a_program_that_fails_is_replaced_and_reported(command: Command, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise SystemExit(3)\n")
    program = f"program:{shlex.quote(sys.executable)} broken.py"
    answer = command("arena", "osaka", program, "random", "--blocks", "1", "--json")
    figures = json.loads(answer.out)
    assert answer.code == ALL_IS_WELL
    assert figures["games"] == 2
    assert len(figures["errors"]) == 2
    for error in figures["errors"]:
        assert error["bot"] == program
        assert error["kind"]
        assert error["message"]
    german = command("arena", "osaka", program, "random", "--blocks", "1", "--lang", "de")
    assert "2 Fehler" in german.out
    assert f"{program}, Entscheidung" in german.out


# What it says.


def test_the_screen_in_both_languages(command: Command) -> None:
    english = command("arena", "osaka", "random", "uniform", "--players", "3", "--blocks", "2", "--sanity")
    assert english.code == ALL_IS_WELL
    assert english.err == ""
    for words in ("6 games in 2 blocks", "Share of wins by seat", "White", "Mirror match", "Sanity match", "No errors"):
        assert words in english.out
    german = command("arena", "osaka", "random", "uniform", "random", "--blocks", "2", "--lang", "de")
    for words in ("6 Partien in 2 Blöcken", "Wertungszahlen", "Keine Fehler", "6 Partien jetzt gespielt, 0 von früher"):
        assert words in german.out


def test_the_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    words = ["arena", "osaka", "random", "uniform", "--until-sure", "--at-most", "40", "--json"]
    screen = watched(tmp_path, words, columns=100)
    screen.expect("Playing .*/80")
    screen.expect(r"\d+% – \d+%")
    screen.expect(r'"games": \d+')
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == ALL_IS_WELL


BAD = [
    ("go random random", "no game “go”"),
    ("osaka chess random", "no bot “chess”"),
    ("osaka random:x=1 random", "“random” has no settings"),
    ("osaka random uniform --players 5", "2 to 4 players"),
    ("osaka random uniform --players x", "“x” is not a whole number"),
    ("osaka random uniform random --players 4", "3 bots do not fill 4 seats"),
    ("osaka random uniform --blocks 0", "at least one block"),
    ("osaka random uniform --blocks -1", "“-1” is not a whole number"),
    ("osaka random uniform --blocks 5 --until-sure", "Use either --blocks"),
    ("osaka random uniform --at-most 5", "--at-most only works with --until-sure"),
    ("osaka random uniform --until-sure --at-most 0", "at least one block"),
    ("osaka random uniform --executor moon", "no executor “moon”", "local, ray"),
    ("osaka random uniform --workers 0", "at least one worker"),
    ("osaka random uniform --backend gpu", "no back end “gpu”"),
    ("osaka random uniform --options 2024", "no option “2024”"),
    ("osaka random uniform --seed ''", "A seed is one line of text"),
    ("osaka random uniform --results file", "file cannot be written"),
    ("osaka random uniform --results ''", "--results needs a value"),
    ("osaka random uniform --report ''", "--report needs a value"),
    ("osaka random uniform --report nowhere/report.html", "nowhere/report.html cannot be written"),
    ("osaka random uniform --report .", ". cannot be written"),
    ("osaka", "BOT"),
    ("", "GAME"),
]


@pytest.mark.parametrize(("words", "fragments"), [(words, fragments) for words, *fragments in BAD])
def test_what_cannot_be_is_refused_with_a_sentence(
    command: Command, tmp_path: Path, words: str, fragments: list[str]
) -> None:
    (tmp_path / "file").write_text("")
    refused(command("arena", *shlex.split(words)), *fragments)
    assert not units(tmp_path)


def test_ray_that_is_not_there_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError\n")
    path = os.pathsep.join([str(tmp_path), surroundings(tmp_path)["PYTHONPATH"]])
    answer = command("arena", "osaka", "random", "--executor", "ray", env={"PYTHONPATH": path})
    refused(answer, "Ray is not installed", "shokai[ray]")


# Files: what was played is not played again.


def test_a_second_run_plays_only_what_is_missing(command: Command, tmp_path: Path) -> None:
    first = fought(command, "osaka random uniform --blocks 3 --results kept")
    before = units(tmp_path / "kept")
    second = fought(command, "osaka random uniform --blocks 5 --results kept")
    after = units(tmp_path / "kept")
    assert (first["played"], second["played"], second["kept"]) == (6, 4, 6)
    assert {name: after[name] for name in before} == before
    assert claims(tmp_path) == []
    shorter = fought(command, "osaka random uniform --blocks 3 --results kept")
    assert (shorter["played"], shorter["kept"]) == (0, 6)
    assert lasting(shorter) == lasting(first)


def test_results_lie_where_the_environment_says_or_with_the_users_data(command: Command, tmp_path: Path) -> None:
    words = ("arena", "osaka", "random", "uniform", "--blocks", "1")
    command(*words)
    assert len(units(tmp_path / "data" / "shokai" / "arena")) == 2
    command(*words, env={"SHOKAI_ARENA": str(tmp_path / "mine")})
    assert len(units(tmp_path / "mine")) == 2


def test_games_of_a_pair_serve_a_larger_tournament(command: Command) -> None:
    fought(command, "osaka random uniform --blocks 2 --results kept")
    figures = fought(command, "osaka random uniform random --players 2 --blocks 2 --results kept")
    assert (figures["kept"], figures["games"]) == (4, 12)


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"inputs": 1}', "\x00\xff"])
def test_a_damaged_file_is_played_again(command: Command, tmp_path: Path, damage: str) -> None:
    first = fought(command, "osaka random uniform --blocks 2 --results kept")
    file = next((tmp_path / "kept").rglob("*.json"))
    file.write_text(damage, "latin-1")
    second = fought(command, "osaka random uniform --blocks 2 --results kept")
    assert (second["played"], second["kept"]) == (1, 3)
    assert lasting(first) == lasting(second)
    assert fought(command, "osaka random uniform --blocks 2 --results kept")["played"] == 0


def started(folder: Path, words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "shokai", "arena", *words.split()],
        env=surroundings(folder),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_units(folder: Path, count: int, running: subprocess.Popen[str]) -> dict[str, int]:
    deadline = time.monotonic() + PATIENCE
    while len(found := units(folder)) < count:
        assert running.poll() is None, "it ended too soon"
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


LONG = "yokohama uniform random --players 3 --blocks 8 --results kept --json"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_an_interrupted_tournament_goes_on_where_it_stopped(command: Command, tmp_path: Path, how: int) -> None:
    running = started(tmp_path, LONG)
    wait_for_units(tmp_path / "kept", 3, running)
    running.send_signal(how)
    out, err = running.communicate(timeout=PATIENCE)
    assert out == ""
    assert "Traceback" not in err
    if how == signal.SIGINT:
        assert running.returncode == INTERRUPTED
        assert "run the same command again to continue" in err
        assert claims(tmp_path) == []
    kept = units(tmp_path / "kept")
    assert 3 <= len(kept) < 24
    figures = fought(command, LONG)
    assert figures["kept"] == len(kept)
    assert figures["played"] == 24 - len(kept)
    after = units(tmp_path / "kept")
    assert {name: after[name] for name in kept} == kept
    assert claims(tmp_path) == []
    assert not list(tmp_path.rglob("*.part"))


def test_two_at_once_share_the_work(tmp_path: Path) -> None:
    both = [started(tmp_path, f"{LONG} --workers 1") for _ in range(2)]
    answers = [running.communicate(timeout=PATIENCE) for running in both]
    figures = [json.loads(out) for out, _ in answers]
    # A game may be played twice when both look for it in the same moment, but hardly ever.
    assert 24 <= figures[0]["played"] + figures[1]["played"] <= 25
    assert min(one["played"] for one in figures) > 0
    assert lasting(figures[0]) == lasting(figures[1])


def a_unit(deal: int = 0) -> Unit:
    return units_of_block(lineup_for(["uniform", "random"], 2), "osaka", "", "python", "s", deal)[0]


def test_a_claim_keeps_others_away_until_it_is_given_back(tmp_path: Path) -> None:
    mine, other, unit = Store(tmp_path), Store(tmp_path), a_unit()
    assert mine.claim(unit)
    assert mine.claim(unit)
    assert not other.claim(unit)
    mine.release(unit)
    assert other.claim(unit)
    assert other.claim(a_unit(1))
    other.release_all()
    assert claims(tmp_path) == []


def test_the_claim_of_a_process_that_died_counts_for_nothing(tmp_path: Path) -> None:
    store, unit = Store(tmp_path), a_unit()
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    path = store.path(unit).with_suffix(".claim")
    path.parent.mkdir()
    path.write_text(f"{platform.node()} {dead.pid}\n")
    assert store.claim(unit)


def test_the_claim_of_another_machine_counts_as_long_as_it_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, unit = Store(tmp_path), a_unit()
    path = store.path(unit).with_suffix(".claim")
    path.parent.mkdir()
    path.write_text("elsewhere 1\n")
    # Their clock may be years behind ours.
    os.utime(path, (10**9, 10**9))
    now = 1000.0
    monkeypatch.setattr(store_module.time, "monotonic", lambda: now)
    assert not store.claim(unit)
    now += store_module.STALE_AFTER - 1
    assert not store.claim(unit)
    os.utime(path, (10**9 + 5, 10**9 + 5))
    now += 2
    assert not store.claim(unit)
    now += store_module.STALE_AFTER + 1
    assert store.claim(unit)


def test_what_another_machine_left_unfinished_is_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "STALE_AFTER", 1.5)
    store, plan = Store(tmp_path), Plan("osaka", lineup_for(["uniform", "random"], 2), blocks=2)
    path = store.path(plan.units(0)[1]).with_suffix(".claim")
    path.parent.mkdir(parents=True)
    path.write_text("elsewhere 1\n")
    outcome = play_contest(plan, store, Here())
    assert (outcome.fresh, len(outcome.blocks), outcome.stopped) == (4, 2, "blocks")


def test_another_version_of_rules_or_bots_has_other_units() -> None:
    unit = a_unit()
    other = Unit(unit.game, unit.options, unit.backend, unit.seats, unit.deal, unit.round, "other")
    assert unit.key != other.key
    assert unit.seed == other.seed, "and the bots the same luck"


def test_the_version_of_a_program_is_what_its_files_hold(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "b.py").write_text("2")
    one, other = (stamp_for("osaka", (f"program:python {tmp_path / name}",)) for name in ("a.py", "b.py"))
    assert one != other
    assert stamp_for("osaka", ("random",)) == stamp_for("osaka")


# Processes.


def test_a_worker_that_dies_is_replaced_and_its_game_played_all_the_same(tmp_path: Path) -> None:
    processes = Processes(1)
    try:
        processes.submit(a_unit())
        processes._workers[0].process.kill()
        finished = []
        while not finished:
            finished = processes.wait(1)
        assert finished[0][1].places
        processes.submit(a_unit())
        processes._workers[0].process.kill()
        with pytest.raises(Failure, match="died twice"):
            processes.wait(PATIENCE)
    finally:
        processes.close()


def test_a_game_that_breaks_ends_the_tournament_with_a_sentence(command: Command, tmp_path: Path) -> None:
    """Rules that break are a fault of ours; what was played is kept, and nobody sees a page of Python."""
    (tmp_path / "sitecustomize.py").write_text(
        "import multiprocessing\n"
        "if multiprocessing.parent_process() is not None or '--multiprocessing-fork' in __import__('sys').argv:\n"
        "    import shokai.arena.game as game\n"
        "    def broken(*_):\n"
        "        raise AssertionError('the ship has no sea')\n"
        "    game._deal = broken\n"
    )
    path = os.pathsep.join([str(tmp_path), surroundings(tmp_path)["PYTHONPATH"]])
    answer = command("arena", "osaka", "random", "uniform", "--blocks", "1", env={"PYTHONPATH": path})
    assert answer.code == FAILED
    assert "could not be played" in answer.err
    assert "AssertionError: the ship has no sea (sitecustomize.py:5)" in answer.err
    assert "Traceback" not in answer.err


def test_sources_that_change_meanwhile_are_noticed() -> None:
    unit, processes = a_unit(), Processes(1)
    older = Unit(unit.game, unit.options, unit.backend, unit.seats, unit.deal, unit.round, "older")
    try:
        processes.submit(older)
        with pytest.raises(Failure, match="changed while the tournament was running"):
            processes.wait(PATIENCE)
    finally:
        processes.close()


@pytest.mark.slow
def test_ray_plays_the_same_games(command: Command) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install shokai[ray]")
    words = "osaka random uniform --blocks 3 --workers 2 --results"
    local = fought(command, f"{words} local")
    there = fought(command, f"{words} there --executor ray")
    assert there["executor"] == "ray"
    assert there["played"] == 6
    assert lasting(local) == lasting(there)


# What programs hear.

LISTENER = """\
import json, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "Listener"}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"id": message["id"], "move": message["view"]["moves"][0]["number"]}), flush=True)
    elif message["type"] == "result":
        open(sys.argv[1], "a").write(line)
"""


def test_a_program_hears_how_its_game_ended(tmp_path: Path) -> None:
    (tmp_path / "listener.py").write_text(LISTENER, "utf-8")
    bot = f"program:{python(tmp_path / 'listener.py', str(tmp_path / 'heard'))}"
    played = play_game("osaka", [bot, "random"], deal="7", seed="result")
    ended = {"points": played.points, "places": played.places, "reason": played.reason}
    assert json.loads((tmp_path / "heard").read_text("utf-8")) == {"type": "result", **ended}
