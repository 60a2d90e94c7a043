"""The command `shokai`, run as people run it: a process, what it says, its exit code.

Whatever is asked of it, the answer is a sentence and never a traceback. Where there are many cases, bad
files and the fuzz tests at the end, the same command runs inside this process.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import shokai
from shokai import Match
from shokai.terminal.cli import main

ALL_IS_WELL, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = sorted((ROOT / "tests" / "scenarios" / "osaka").glob("*.scenario"))


@dataclass(frozen=True)
class Answer:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err


Command = Callable[..., Answer]


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a person who keeps games in that folder. Compiled code is shared."""
    ours = ("LANG", "LC_", "SHOKAI_", "XDG_DATA", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONIOENCODING")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    # With an error of encoding strict, as it is wherever the locale is a real one.
    return {
        **inherited,
        "PYTHONPATH": str(Path(shokai.__file__).parent.parent),
        "PYTHONIOENCODING": "utf-8:strict",
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
        **more,
    }


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Runs `shokai` in an empty folder with words on the command line and lines typed at it."""

    def run(*words: str | bytes, typed: str | bytes = "", env: dict[str, str] | None = None) -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "shokai", *words],
            input=typed.encode() if isinstance(typed, str) else typed,
            env=surroundings(tmp_path, **(env or {})),
            cwd=tmp_path,
            capture_output=True,
            timeout=120,
            check=False,
        )
        out, err = (text.decode("utf-8", "backslashreplace") for text in (done.stdout, done.stderr))
        return Answer(done.returncode, out, err)

    return run


def shell(line: str, folder: Path) -> Answer:
    """A line for the shell in which SHOKAI is the command: pipes, closed files."""
    command = f"{shlex.quote(sys.executable)} -m shokai"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line.replace("$SHOKAI", command)],
        env=surroundings(folder),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


class TookTooLong(BaseException):
    """Something goes on and on."""


@contextlib.contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Ends what goes on for longer, so that an endless loop is a failure and no standstill."""

    def stop(*_: object) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def heard(words: list[str], typed: str = "") -> Answer:
    """What the command says, run in this process: whatever it raises is a failure of the test."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), at_most(20):
            main(words)
    except SystemExit as end:
        return Answer(int(end.code or 0), out.getvalue(), err.getvalue())
    finally:
        sys.stdin = before
    raise AssertionError("the command ends by saying so")


def refused(answer: Answer, *fragments: str, code: int = MISUSED) -> None:
    """The answer is a sentence on stderr with these words in it, and nothing on stdout."""
    assert "Traceback" not in answer.said
    assert answer.code == code, answer
    assert answer.out == ""
    assert "usage:" not in answer.err
    assert re.search(r"[.”]$", answer.err.strip()), answer.err
    for fragment in fragments:
        assert fragment in answer.err


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One folder for all that runs in this process, which is also where it runs."""
    path = tmp_path_factory.mktemp("here")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(path)
        patch.setenv("XDG_DATA_HOME", str(path / "data"))
        patch.setenv("LANG", "C.UTF-8")
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        yield path


RECORD = Match("osaka", seed=7).play("token R").play("token G").play("take G5").play("take R3").record(secret=True)
"""A game of two after its first moves, with its seed."""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The same in a file."""
    (tmp_path / "saved.shokai").write_text(RECORD, "utf-8")
    return tmp_path / "saved.shokai"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game of two that was played to its end."""
    match = Match("osaka", seed=11)
    while not match.over:
        match.play(match.legal[-1])
    match.save(str(tmp_path / "finished.shokai"))
    return tmp_path / "finished.shokai"


# Asking for help.


def test_without_a_command_there_is_help(command: Command) -> None:
    answer = command()
    assert answer.code == ALL_IS_WELL
    for name in ("play", "simulate", "replay", "scenario", "rules", "cards", "bench", "compile"):
        assert re.search(rf"^ +{name} ", answer.out, re.MULTILINE), name


@pytest.mark.parametrize("name", ["play", "simulate", "replay", "scenario", "rules", "cards", "bench", "compile"])
def test_every_command_has_help_with_an_example(folder: Path, name: str) -> None:
    answer = heard([name, "--help"])
    assert answer.code == ALL_IS_WELL
    assert f"example: shokai {name}" in answer.out
    assert "--lang" in answer.out


def test_help_in_german(command: Command) -> None:
    answer = command("play", "--help", "--lang", "de")
    assert answer.code == ALL_IS_WELL
    assert "Beispiel: shokai play" in answer.out
    assert "Zahl der Spieler" in answer.out


def test_the_version(command: Command) -> None:
    assert command("--version") == Answer(ALL_IS_WELL, f"shokai {shokai.__version__}\n", "")


# Bad input. What is wrong, and words of the sentence that says so.

BAD_COMMANDS = [
    ("dance", "dance"),
    ("''", "invalid choice"),
    ("--dance", "--help"),
    ("--lang", "--lang"),
    ("--lang klingon rules osaka", "no language “klingon”", "en, de"),
    ("rules osaka --lang ../../en", "no language"),
]
BAD_GAMES = [
    (f"{name} {game}", f"no game “{game or ''}”", "osaka")
    for name in ("play", "simulate", "rules", "cards", "bench", "compile")
    for game in ("chess", "../osaka")
] + [
    ("play ''", "no game “”"),
    ("rules ''", "no game “”"),
    ("compile ''", "no game “”"),
    ("play", "GAME"),
    ("simulate", "GAME"),
    ("rules", "GAME"),
    ("cards", "GAME"),
    ("bench", "GAME"),
    ("replay", "FILE"),
    ("scenario", "FILE"),
    ("rules osaka chess", "chess"),
    ("rules osaka --fast", "--fast"),
    ("replay a b", "b"),
]
BAD_COUNTS = [
    ("play osaka --players 1", "2 to 4 players, not for 1"),
    ("play osaka --players 0", "2 to 4 players, not for 0"),
    ("play osaka --players 5", "2 to 4 players, not for 5"),
    ("play osaka --players 999999999999", "2 to 4 players"),
    ("play osaka --players 9999999999999999999", "9999999999999999999"),
    ("play osaka --players -1", "“-1” is no whole number"),
    ("play osaka --players two", "“two” is no whole number"),
    ("play osaka --players 2.5", "“2.5” is no whole number"),
    ("play osaka --players ''", "“” is no whole number"),
    ("play osaka --players ²", "“²” is no whole number"),
    ("play osaka --players " + 5000 * "9", "argument --players: “999"),
    ("play osaka --players", "--players"),
    ("play osaka --players 3 --seats you,random", "2 seats are named for 3 players"),
    ("play osaka --players 2 --seats you,random,random", "3 seats are named for 2 players"),
    ("play osaka --seats you", "2 to 4 players, not for 1"),
    ("play osaka --seats you,you,you,you,you", "2 to 4 players, not for 5"),
    ("play osaka --seats " + "you," * 2000, "2 to 4 players"),
    ("simulate osaka --players 5", "2 to 4 players"),
    ("simulate osaka --players x", "“x” is no whole number"),
    ("simulate osaka --games 0", "At least one game is needed"),
    ("simulate osaka --games -5", "“-5” is no whole number"),
    ("simulate osaka --games many", "“many” is no whole number"),
    ("simulate osaka --games 99999999999999999", "99999999999999999"),
    ("bench osaka --players 1", "2 to 4 players"),
    ("bench osaka --seconds soon", "“soon” is no whole number"),
    ("bench osaka --seconds -1", "“-1” is no whole number"),
]
BAD_BOTS = [
    ("play osaka --seats you,chess", "no bot “chess”", "random"),
    ("play osaka --seats you,", "no bot “”"),
    ("play osaka --seats ,", "no bot “”"),
    ("play osaka --seats you,random:level=3", "“random” has no settings", "“level=3”"),
    ("simulate osaka --bots chess", "no bot “chess”"),
    ("simulate osaka --bots random,random,random", "3 bots are named for 2 players"),
    ("simulate osaka --bots random:x", "has no settings"),
    ("simulate osaka --bots you", "no bot “you”"),
    ("simulate osaka --backend gpu", "no back end “gpu”", "python, native"),
    ("simulate osaka --backend ''", "no back end “”"),
    (f"scenario {shlex.quote(str(SCENARIOS[0]))} --backend gpu", "no back end “gpu”"),
]
BAD_OPTIONS = [
    ("play osaka --options 2024", "osaka has no option “2024”"),
    ("play yokohama --options mini9", "yokohama has no option “mini9”", "2024"),
    ("play osaka --cards gone.toml", "gone.toml cannot be read"),
    ("cards yokohama --cards gone.toml", "gone.toml cannot be read"),
    (f"cards osaka --cards {shlex.quote(str(SCENARIOS[0]))}", "there is nothing to replace"),
    ("cards yokohama --cards /", "/ cannot be read"),
    (f"cards yokohama --cards {shlex.quote(str(SCENARIOS[0]))}", ""),
    (f"play yokohama --cards {shlex.quote(str(SCENARIOS[0]))}", ""),
    ("cards yokohama --cards ''", "--cards"),
]
BAD_NAMES = [
    (f"play osaka --names {shlex.quote(names)}", "2 names are needed")
    for names in (
        "Ada", "Ada,Bob,Eve", "Ada,Ada", "Ada,ADA", "Ada,", ",", "Ada,Bob Lee", "Ada,B:b", "Ada,B*b",
        "Ada,B#b", 'Ada,B"b', "Ada,[Bob]", "Ada,Bob\n", "Ada,B\tb", "Ada,B\rb", "Ada,B\x0bb",
        "Ada,B\x1b[2Jb", "Ada,B\u2028b", "Ada,B\u00a0b", "Ada,B\u3000b", "Ada," + 2000 * "b",
    )
]  # fmt: skip
BAD_SEEDS = [
    (f"play osaka --seed {shlex.quote(seed)}", "A seed is a text")
    for seed in ("", " ", "a\nb", "a\rb", "a\tb", "a\x1b[2J", "\u2028", 201 * "x", 5000 * "x")
]


def _name(case: tuple[str, ...]) -> str:
    return case[0] if len(case[0]) < 80 else f"{case[0][:60]}..."


BAD_WORDS = [*BAD_COMMANDS, *BAD_GAMES, *BAD_COUNTS, *BAD_BOTS, *BAD_OPTIONS, *BAD_NAMES, *BAD_SEEDS]


@pytest.mark.parametrize("case", BAD_WORDS, ids=lambda case: ascii(_name(case)))
def test_bad_words_are_answered_with_a_sentence(folder: Path, case: tuple[str, ...]) -> None:
    line, *fragments = case
    refused(heard(shlex.split(line)), *fragments)


@pytest.mark.parametrize("case", BAD_WORDS[::12], ids=lambda case: ascii(_name(case)))
def test_bad_words_to_a_process_of_its_own(command: Command, case: tuple[str, ...]) -> None:
    line, *fragments = case
    refused(command(*shlex.split(line)), *fragments)


@pytest.mark.parametrize("name", ["play", "rules", "compile"])
def test_words_that_are_no_text_at_all(command: Command, name: str) -> None:
    refused(command(name, b"os\xffaka"), "There is no game")


def test_a_seed_that_is_no_text_at_all(command: Command) -> None:
    refused(command("play", "osaka", "--seed", b"\xff"), "A seed is a text")
    refused(command("simulate", "osaka", "--games", "2", "--seed", b"\xff"), "A seed is a text")


def test_a_name_that_is_no_text_at_all(command: Command) -> None:
    refused(command("play", "osaka", "--names", b"Ada,\xff"), "2 names are needed")


@pytest.mark.parametrize("words", ["--load ''", "--names ''", "--seats ''", "--cards ''"])
def test_an_option_with_nothing_in_it_is_not_just_left_out(command: Command, words: str) -> None:
    answer = command("play", "osaka", *shlex.split(words))
    assert "Traceback" not in answer.said
    assert answer.code == MISUSED, "whoever writes $FILE and has no FILE should hear of it"


def test_complaints_in_german(command: Command) -> None:
    refused(command("--lang", "de", "play", "chess"), "Das Spiel „chess“ gibt es hier nicht")
    refused(command("play", "osaka", "--players", "x", "--lang=de"), "„x“ ist keine ganze Zahl")
    refused(command("play", "chess", env={"LANG": "de_DE.UTF-8"}), "Das Spiel „chess“ gibt es hier nicht")


@pytest.mark.parametrize("words", ["play osaka", "replay saved.shokai", "simulate osaka --games 2"])
def test_a_back_end_that_the_environment_names_wrongly(command: Command, words: str, saved: Path) -> None:
    answer = command(*words.split(), env={"SHOKAI_BACKEND": "gpu"})
    assert "Traceback" not in answer.said
    # A simulation of few games chooses for itself; the others do what the environment says.
    assert answer.code == ALL_IS_WELL or "“gpu”" in answer.err


@pytest.mark.parametrize("words", ["compile osaka", "simulate osaka --games 2 --backend native"])
def test_a_cache_that_cannot_be_written(command: Command, words: str, tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    answer = command(*words.split(), env={"SHOKAI_CACHE": str(tmp_path / "a-file" / "cache")})
    assert "Traceback" not in answer.said
    assert str(tmp_path / "a-file" / "cache") in answer.err


# Bad files.

READERS = ("replay {}", "replay {} --verify", "play osaka --load {}", "scenario {}")


def bad_file(answer: Answer, words: str, *fragments: str) -> None:
    """Said on stderr, or by `scenario`, which goes on with the next file, on stdout with its count."""
    assert "Traceback" not in answer.said
    if words.startswith("scenario"):
        assert answer.code == FAILED
        assert answer.out.splitlines()[-1] == "0 passed, 1 failed"
    else:
        assert answer.code == MISUSED
        assert answer.out == ""
    for fragment in fragments:
        assert fragment in answer.said


@pytest.mark.parametrize("words", READERS)
def test_a_file_that_is_not_there(command: Command, words: str) -> None:
    bad_file(command(*words.format("gone.shokai").split()), words, "gone.shokai cannot be read: No such file")


@pytest.mark.parametrize("words", READERS)
def test_what_is_no_file_of_text(folder: Path, words: str) -> None:
    (folder / "folder").mkdir(exist_ok=True)
    (folder / "binary").write_bytes(bytes(range(256)) * 8)
    secret = folder / "secret"
    secret.touch()
    secret.chmod(0)
    # The administrator may read everything, except what cannot be read at all.
    closed = "/proc/self/mem" if os.access(secret, os.R_OK) else "secret"
    for path, why in {
        "folder": "folder cannot be read: Is a directory",
        "binary": "binary is not a text file",
        "binary/x": "binary/x cannot be read: Not a directory",
        "x" * 3000: "cannot be read: File name too long",
        closed: f"{closed} cannot be read: ",
    }.items():
        bad_file(heard(words.format(path).split()), words, why)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "Dear diary, today we played.\n",
        "\x00\x01\x02\n",
        "x" * 5000,
        "# only a comment\n",
        "\ufeff",
        '[Shokai "2"]\n[Game "osaka"]\n[Players "White Pink"]\n',
        '[Shokai "1"]\n',
        '[Game "osaka"]\n[Players "White Pink"]\n',
    ],
    ids=["empty", "blank", "prose", "zeros", "long", "comment", "mark", "version", "no-game", "no-version"],
)
def test_a_text_that_is_something_else(folder: Path, text: str) -> None:
    (folder / "file").write_text(text, "utf-8")
    for words in READERS:
        bad_file(heard(words.format("file").split()), words)


HEAD = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
BAD_RECORDS = {
    "another game": (HEAD.replace("osaka", "chess"), "no game “chess”"),
    "nobody": (HEAD.replace("White Pink", ""), "2 to 4 players, not for 0"),
    "five": (HEAD.replace("White Pink", "A B C D E"), "2 to 4 players, not for 5"),
    "twins": (HEAD.replace("White Pink", "Ada ada"), "2 names are needed"),
    "header": (HEAD + '[Weather "rain"]\n', "Line 4: there is no header “Weather”"),
    "options": (HEAD + '[Options "many"]\n', "osaka has no option “many”"),
    "odd options": (HEAD + '[Options "²"]\n', "osaka has no option “²”"),
    "no card": (HEAD + "* R7\n", "Line 4, “* R7”: “R7” is no card"),
    "not now": (HEAD + "* start:White\n", "cannot come now"),
    "no move": (HEAD + "White: dance\n", "Line 4, “White: dance”"),
    "no seat": (HEAD + "Green: take R5\n", "A line starts with * or with a seat and a colon"),
    "too early": (HEAD + "White: token R\n", "First it must say, on a line with *, what was dealt"),
    "too many": (HEAD + "* " + 8 * "R5 " + "\n", "R5 cannot come now"),
    "a long line": (HEAD + "* " + 3000 * "R" + "\n", "Line 4"),
    "a position": (HEAD + "position:\n  market: R9\n", " is no card"),
    "the same 16 times": (HEAD + "position:\n  market: R5x15\n  farm: R5\n", "There are not that many"),
    "no number": (HEAD + "position:\n  White points: ²\n", "“²” is no number"),
    "no times": (HEAD + "position:\n  market: R5x²\n", "“R5x²”"),
    "no top": (HEAD + "position:\n  discard: R5\n  top: R5x0\n", "R5x0"),
    "no key": (HEAD + "position:\n  weather: rain\n", "A position has no weather"),
    "nobody acts": (HEAD + "position:\n  actor: nobody\n  market: R5\n", "nobody could go on"),
    "nothing to pay": (HEAD + "position:\n  phase: pay\n  market: R5\n", "nobody could go on"),
    "nothing to deal": (HEAD + "position:\n  phase: hands\n  draw:\n", "nobody could go on"),
    "nothing to save": (HEAD + "position:\n  phase: save\n  market: R5\n", "nobody could go on"),
    "no colour": (HEAD + "position:\n  phase: insure\n  colour: 4\n  market: R5\n", "nobody could go on"),
    "a result": (HEAD + '[Result "3 4"]\n', "The record tells of the result 3 4"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_RECORDS)
def test_a_record_that_cannot_be(folder: Path, case: str) -> None:
    text, fragment = BAD_RECORDS[case]
    # With a seed cards are dealt on, up to whoever must decide.
    (folder / "file").write_text(text.replace("[Players", '[Seed "7"]\n[Players', 1), "utf-8")
    for words in ("replay file", "replay file --verify", "play osaka --load file --seats you,you"):
        refused(heard(words.split(), "1\n1\n"), fragment.replace("Line 4", "Line 5"))


def test_a_bad_record_in_a_process_of_its_own(command: Command, saved: Path) -> None:
    saved.write_text(RECORD.replace("take G5", "take Y2"), "utf-8")
    why = "Line 10, “Pink: take Y2”: The market does not have the yellow 2."
    refused(command("replay", "saved.shokai"), f"shokai: {why}")
    refused(command("play", "osaka", "--load", "saved.shokai"), f"shokai: {why}")


def test_a_record_that_breaks_off(folder: Path) -> None:
    """Wherever it ends, it is told as far as it goes, or a sentence says what is wrong with it."""
    for cut in range(len(RECORD)):
        (folder / "file").write_text(RECORD[:cut], "utf-8")
        answer = heard(["replay", "file"])
        assert (answer.code, answer.err == "") in [(ALL_IS_WELL, True), (MISUSED, False)]


@pytest.mark.parametrize(
    ("words", "fragments"),
    [
        ("--players 3", ["A saved game brings its own players"]),
        ("--names Ada,Bob", ["A saved game brings its own players"]),
        ("--seed 8", ["A saved game brings its own players"]),
        ("--options x", ["A saved game brings its own players"]),
        ("--cards x", ["A saved game brings its own players"]),
        ("--seed ''", ["A saved game brings its own players"]),
        ("--seats you", ["1 seats are named for 2 players"]),
        ("--seats you,you,you", ["3 seats are named for 2 players"]),
        ("--seats you,chess", ["no bot “chess”"]),
    ],
)
def test_a_saved_game_brings_its_own_table(folder: Path, words: str, fragments: list[str]) -> None:
    (folder / "saved.shokai").write_text(RECORD, "utf-8")
    refused(heard(["play", "osaka", "--load", "saved.shokai", *shlex.split(words)]), *fragments)


def test_a_record_without_its_seed_can_be_told_but_not_played_on(command: Command, tmp_path: Path) -> None:
    (tmp_path / "open.shokai").write_text(Match("osaka", seed=7).play("token R").record(), "utf-8")
    refused(command("play", "osaka", "--load", "open.shokai"), "has no seed", "shokai replay")
    assert command("replay", "open.shokai").code == ALL_IS_WELL


# Where output goes, and where input comes from.


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "--help", "play osaka"])
def test_a_reader_who_has_seen_enough(words: str, tmp_path: Path, finished: Path) -> None:
    answer = shell(f"$SHOKAI {words} | head -n 1", tmp_path)
    assert answer.err == ""
    assert answer.out.count("\n") == 1
    assert answer.code == ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "simulate osaka --games 2"])
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_nobody_listens(words: str, closed: str, tmp_path: Path, finished: Path) -> None:
    answer = shell(f"$SHOKAI {words} {closed}", tmp_path)
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka", "replay finished.shokai", "simulate osaka --games 2 --json"])
def test_a_full_disk(words: str, tmp_path: Path, finished: Path) -> None:
    answer = shell(f"$SHOKAI {words} >/dev/full", tmp_path)
    assert "Traceback" not in answer.said
    assert "Exception ignored" not in answer.said
    assert "No space left" in answer.err
    assert answer.code != ALL_IS_WELL


@pytest.mark.parametrize("words", ["rules osaka --lang de", "--help --lang de", "replay finished.shokai"])
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_that_does_not_know_all_letters(command: Command, words: str, encoding: str, finished: Path) -> None:
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
    assert report["bots"] == ["random"] * players
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
    screen = pexpect.spawn(
        sys.executable,
        ["-m", "shokai", *words],
        env=surroundings(tmp_path, TERM="xterm"),
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
    screen.expect("Playing .*300")
    screen.expect(r'"games": 300')
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == ALL_IS_WELL


def test_ctrl_c_stops_a_simulation_with_a_word(tmp_path: Path) -> None:
    screen = pexpect.spawn(
        sys.executable,
        ["-m", "shokai", "simulate", "osaka", "--games", "999999", "--backend", "python"],
        env=surroundings(tmp_path, TERM="xterm"),
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
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
        if "import 'shokai.game.osaka'" in line:
            break
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert "Traceback" not in out + err
    assert "\nStopped.\n" in err
    assert running.returncode == INTERRUPTED


# replay


def test_replay_tells_a_whole_game(command: Command, finished: Path) -> None:
    answer = command("replay", "finished.shokai")
    assert answer.code == ALL_IS_WELL
    lines = answer.out.splitlines()
    assert lines[0].startswith("New in the market: ")
    assert any("Payday" in line for line in lines)
    match = shokai.load(str(finished))
    assert [line for line in lines if line[:2] in ("1.", "2.")] == lines[-2:]
    for name, points in zip(match.names, match.standing.points, strict=True):
        assert any(f"{name}: {points} point" in line for line in lines[-2:])


def test_replay_of_an_unfinished_game_says_whose_move_it_is(command: Command, saved: Path) -> None:
    assert command("replay", "saved.shokai").out.splitlines()[-1] == "The game is not over; Pink is to play."
    german = command("replay", "saved.shokai", "--lang", "de").out
    assert german.splitlines()[-1] == "Die Partie ist noch nicht zu Ende; am Zug: Pink."


def test_replay_with_the_compiled_rules_tells_the_same(command: Command, finished: Path) -> None:
    compiled = command("replay", "finished.shokai", env={"SHOKAI_BACKEND": "native"})
    assert compiled == command("replay", "finished.shokai")


def test_an_honest_game_is_verified(command: Command, finished: Path) -> None:
    answer = command("replay", "finished.shokai", "--verify")
    assert answer.code == ALL_IS_WELL
    match = shokai.load(str(finished))
    deals = sum(step.seat == shokai.CHANCE for step in match.steps)
    assert f"{deals} deals of {len(match.steps)} steps" in answer.out


def tampered(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "fragment"),
    [
        # The first two cards of the market change places: the same table, but not the seed's.
        ("* R3 G5", "* G5 R3", "Step 1 dealt G5, but the seed deals R3"),
        ('[Seed "7"]', '[Seed "8"]', "does not fit the commitment"),
        ('[Commitment "7', '[Commitment "8', "does not fit the commitment"),
        ('[Seed "7"]\n', "", "no seed or no commitment"),
    ],
)
def test_a_game_that_was_tampered_with(command: Command, old: str, new: str, fragment: str, saved: Path) -> None:
    tampered(saved, old, new)
    refused(command("replay", "saved.shokai", "--verify"), fragment, code=FAILED)


def test_a_result_that_was_tampered_with(command: Command, finished: Path) -> None:
    result = " ".join(map(str, shokai.load(str(finished)).standing.points))
    tampered(finished, f'[Result "{result}"]', '[Result "99 0"]')
    refused(command("replay", "finished.shokai", "--verify"), f"the moves lead to {result}")


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
    "fact": (GOOD_SCENARIO + "  weather: rain\n", "There is no “weather” to ask for"),
    "fact of four": (
        "scenario: x\ngiven:\n players: Bartholomew Cunegunde Desdemona Ermintrude\nthen:\n weather: rain\n",
        "There is no “weather” to ask for",
    ),
    "seat": (GOOD_SCENARIO.replace("White: take", "Green: take"), "Nobody here is called “Green”"),
    "turn": (GOOD_SCENARIO.replace("White: take", "Pink: take"), "It is not Pink’s move but White’s"),
    "move": (GOOD_SCENARIO.replace("take R5", "dance"), "“dance” is no move"),
    "empty move": (GOOD_SCENARIO.replace("take R5", "insure save"), "White: insure save"),
    "illegal": (GOOD_SCENARIO.replace("take R5", "take Y5"), "The market does not have the yellow 5"),
    "deal": (GOOD_SCENARIO.replace("White: take R5", "deal: R5"), "No card is to be dealt now"),
    "players": ("scenario: x\ngiven:\n  new game: 7 players\n", "2 to 4 players, not for 7"),
    "odd players": ("scenario: x\ngiven:\n  new game: ² players\n", "new game"),
    "new game": ("scenario: x\ngiven:\n  new game: 2 players\n  market: R5\n", "goes with “players: NAMES”"),
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


# compile


def test_compiling_what_is_compiled(command: Command) -> None:
    command("compile", "osaka")
    again = command("compile", "osaka")
    assert again == Answer(ALL_IS_WELL, "osaka: compiled.\n", "")


# Whatever is in a file, whatever is typed: the command inside this process, many times.


CARDS = st.sampled_from(["R5", "B3", "Y2", "G5", "g2", "R5x2", "B2x15", "Y3*White", "G3*", "R2'", "R9", "x", "R5x0"])
HANDFUL = st.lists(CARDS, max_size=6).map(" ".join)
NUMBERS = st.sampled_from(["0", "1", "2", "3", "4", "7", "12", "999", "-1", "²", "9" * 30, "9" * 5000, "1e9", ""])
SEATS = st.sampled_from(["White", "Pink", "Grey", "white", "nobody", "chance", "deal", ""])
WORDS = st.text(max_size=30) | st.sampled_from(["rest", "-", "x" * 1500, "{ $x }", "start:White", "[b]"])
PHASES = st.sampled_from(
    ["lay", "hands", "start", "tokens", "turn", "pay", "payday", "insurance", "insure", "save", "next", "end"]
)
VERBS = st.sampled_from(
    [
        "token",
        "take",
        "reserve",
        "reserve farm",
        "buy",
        "pay",
        "insure",
        "save",
        "done",
        "pass",
        "insure R2 save",
    ]
)
MOVES = st.builds(lambda verb, rest: f"{verb} {rest}".strip(), VERBS, HANDFUL | st.sampled_from("RBYG") | WORDS)
ENTRIES = st.one_of(
    st.tuples(st.sampled_from(["market", "farm", "draw", "discard", "out", "top"]), HANDFUL | WORDS),
    st.tuples(
        st.builds("{} {}".format, SEATS, st.sampled_from(["hand", "goods", "tokens", "points", "x"])),
        HANDFUL | NUMBERS | st.text("RBYG", max_size=9),
    ),
    st.tuples(st.sampled_from(["phase", "after_lay"]), PHASES),
    st.tuples(st.sampled_from(["turn", "actor"]), SEATS),
    st.tuples(st.just("ships"), st.lists(st.sampled_from(["R0", "R4", "B5", "Y:anori", "G3", "Z9"])).map(" ".join)),
    st.tuples(
        st.sampled_from(["pile", "to_market", "to_farm", "due", "order", "asked", "symbols", "passes", "shuffles"]),
        NUMBERS,
    ),
    st.tuples(st.sampled_from(["colour", "ended", "players", "new game"]), NUMBERS | WORDS | SEATS),
    st.tuples(WORDS, WORDS),
)
POSITIONS = st.lists(ENTRIES.map(lambda entry: f"  {entry[0]}: {entry[1]}"), max_size=8)
STEPS = st.lists(
    st.one_of(
        st.builds("{}: {}".format, SEATS, MOVES),
        HANDFUL.map(lambda cards: f"* {cards}"),
        WORDS,
    ),
    max_size=6,
)
ASKED = st.one_of(
    st.tuples(st.sampled_from(["market", "ships", "actor", "White hand", "places", "White price"]), HANDFUL | WORDS),
    st.tuples(st.sampled_from(["legal", "illegal"]), MOVES),
    ENTRIES,
).map(lambda entry: f"  {entry[0]}: {entry[1]}")


def never_a_traceback(answer: Answer) -> None:
    assert answer.code in (ALL_IS_WELL, FAILED, MISUSED)
    assert "Traceback" not in answer.said


def read_in_every_way(folder: Path, text: str) -> None:
    """A text as a record: told, verified, played on."""
    (folder / "fuzzed").write_text(text, "utf-8", "replace")
    never_a_traceback(heard(["replay", "fuzzed"]))
    never_a_traceback(heard(["replay", "fuzzed", "--verify"]))
    never_a_traceback(heard(["play", "osaka", "--load", "fuzzed", "--seats", "you,you"], "1\n1\nlog\nundo\n1\n"))
    never_a_traceback(heard(["play", "osaka", "--load", "fuzzed", "--lang", "de"], "1\n1\n"))


@settings(max_examples=60)
@given(changes=st.lists(st.tuples(st.integers(0, len(RECORD)), st.integers(0, 20), st.text(max_size=8)), max_size=3))
def test_fuzz_a_record_with_changes(folder: Path, changes: list[tuple[int, int, str]]) -> None:
    text = RECORD
    for at, length, new in changes:
        text = text[:at] + new + text[at + length :]
    read_in_every_way(folder, text)


@settings(max_examples=40)
@given(
    order=st.lists(st.integers(0, RECORD.count("\n") - 1), max_size=14),
    extra=st.lists(STEPS, min_size=1, max_size=1),
)
def test_fuzz_a_record_with_lines_in_disorder(folder: Path, order: list[int], extra: list[list[str]]) -> None:
    lines = RECORD.splitlines()
    read_in_every_way(folder, "\n".join([*lines[:3], *(lines[i] for i in order), *extra[0]]))


@settings(max_examples=150)
@given(position=POSITIONS, steps=STEPS, seed=st.sampled_from(['[Seed "7"]\n', ""]))
def test_fuzz_a_record_with_a_position(folder: Path, position: list[str], steps: list[str], seed: str) -> None:
    read_in_every_way(folder, "\n".join([f"{HEAD}{seed}position:", *position, *steps, ""]))


@settings(max_examples=150)
@given(
    given_lines=POSITIONS,
    steps=STEPS,
    asked=st.lists(ASKED, max_size=4),
    at=st.sampled_from(["then", "then at once"]),
)
def test_fuzz_a_scenario(folder: Path, given_lines: list[str], steps: list[str], asked: list[str], at: str) -> None:
    text = "\n".join(["scenario: x", "given:", *given_lines, "when:", *steps, f"{at}:", *asked])
    (folder / "fuzzed.scenario").write_text(text, "utf-8", "replace")
    answer = heard(["scenario", "fuzzed.scenario"])
    never_a_traceback(answer)
    assert re.fullmatch(r"\d+ passed, \d+ failed", answer.out.splitlines()[-1])


@settings(max_examples=60)
@given(text=st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_fuzz_any_file(folder: Path, text: str) -> None:
    read_in_every_way(folder, text)
    (folder / "fuzzed.scenario").write_text(text, "utf-8", "replace")
    never_a_traceback(heard(["scenario", "fuzzed.scenario"]))


WORDS_OF_COMMANDS = """
    play simulate replay scenario rules osaka 2 -1 de python you,you A,B = -- -h --help --version --players
    --seats --seed --seed= --names --games --json --load --lang --verify --markdown --backend @file %s {}
"""


@settings(max_examples=80)
@given(
    words=st.lists(
        st.sampled_from(["", *WORDS_OF_COMMANDS.split()]) | st.text(st.characters(exclude_characters="\0"), max_size=8),
        max_size=7,
    )
)
def test_fuzz_the_command_line(folder: Path, words: list[str]) -> None:
    # A number of games that takes a year is not bad input.
    assume(not any(re.fullmatch(r"\d{4,}", word) for word in words))
    never_a_traceback(heard(words))
