"""Bad words and bad files: whatever is asked of `shokai`, the answer is a sentence and never a traceback.

There are many cases, so most run inside this process.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest
from helpers.command import (
    ALL_IS_WELL,
    HEAD,
    MISUSED,
    RECORD,
    SCENARIOS,
    Command,
    bad_file,
    heard,
    refused,
)

from shokai import Match

# Bad words. What is wrong, and words of the sentence that says so.

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
    ("play osaka --players 1", "2 to 4 players, not 1"),
    ("play osaka --players 0", "2 to 4 players, not 0"),
    ("play osaka --players 5", "2 to 4 players, not 5"),
    ("play osaka --players 999999999999", "2 to 4 players"),
    ("play osaka --players 9999999999999999999", "9999999999999999999"),
    ("play osaka --players -1", "“-1” is not a whole number"),
    ("play osaka --players two", "“two” is not a whole number"),
    ("play osaka --players 2.5", "“2.5” is not a whole number"),
    ("play osaka --players ''", "“” is not a whole number"),
    ("play osaka --players ²", "“²” is not a whole number"),
    ("play osaka --players " + 5000 * "9", "argument --players: “999"),
    ("play osaka --players", "--players"),
    ("play osaka --players 3 --seats you,random", "You named 2 seats for 3 players"),
    ("play osaka --players 2 --seats you,random,random", "You named 3 seats for 2 players"),
    ("play osaka --seats you", "2 to 4 players, not 1"),
    ("play osaka --seats you,you,you,you,you", "2 to 4 players, not 5"),
    ("play osaka --seats " + "you," * 2000, "2 to 4 players"),
    ("simulate osaka --players 5", "2 to 4 players"),
    ("simulate osaka --players x", "“x” is not a whole number"),
    ("simulate osaka --games 0", "You need at least one game"),
    ("simulate osaka --games -5", "“-5” is not a whole number"),
    ("simulate osaka --games many", "“many” is not a whole number"),
    ("simulate osaka --games 99999999999999999", "99999999999999999"),
    ("bench osaka --players 1", "2 to 4 players"),
    ("bench osaka --seconds soon", "“soon” is not a whole number"),
    ("bench osaka --seconds -1", "“-1” is not a whole number"),
]
BAD_BOTS = [
    ("play osaka --seats you,chess", "no bot “chess”", "random"),
    ("play osaka --seats you,", "no bot “”"),
    ("play osaka --seats ,", "no bot “”"),
    ("play osaka --seats you,random:level=3", "“random” has no settings", "“level=3”"),
    ("simulate osaka --bots chess", "no bot “chess”"),
    ("simulate osaka --bots random,random,random", "You named 3 bots for 2 players"),
    ("simulate osaka --bots random:x", "has no settings"),
    ("simulate osaka --bots you", "no bot “you”"),
    ("simulate osaka --backend gpu", "no back end “gpu”", "python, native"),
    ("simulate osaka --backend ''", "no back end “”"),
    (f"scenario {shlex.quote(str(SCENARIOS[0]))} --backend gpu", "no back end “gpu”"),
]
BAD_OPTIONS = [
    ("play osaka --options 2024", "osaka has no option “2024”"),
    ("play yokohama --options mini9", "yokohama has no option “mini9”", "2024"),
    ("rules osaka --options 2024", "osaka has no option “2024”"),
    ("rules yokohama --options 1859", "yokohama has no option “1859”", "2016", "2024"),
    ("rules yokohama --options 2016,2024", "one edition, not 2016, 2024"),
    ("play osaka --cards gone.toml", "gone.toml cannot be read"),
    ("cards yokohama --cards gone.toml", "gone.toml cannot be read"),
    (f"cards osaka --cards {shlex.quote(str(SCENARIOS[0]))}", "none can be replaced"),
    ("cards yokohama --cards /", "/ cannot be read"),
    (f"cards yokohama --cards {shlex.quote(str(SCENARIOS[0]))}", ""),
    (f"play yokohama --cards {shlex.quote(str(SCENARIOS[0]))}", ""),
    ("cards yokohama --cards ''", "--cards"),
]
BAD_NAMES = [
    (f"play osaka --names {shlex.quote(names)}", "Give 2 different names")
    for names in (
        "Ada", "Ada,Bob,Eve", "Ada,Ada", "Ada,ADA", "Ada,", ",", "Ada,Bob Lee", "Ada,B:b", "Ada,B*b",
        "Ada,B#b", 'Ada,B"b', "Ada,[Bob]", "Ada,Bob\n", "Ada,B\tb", "Ada,B\rb", "Ada,B\x0bb",
        "Ada,B\x1b[2Jb", "Ada,B\u2028b", "Ada,B\u00a0b", "Ada,B\u3000b", "Ada," + 2000 * "b",
    )
]  # fmt: skip
BAD_SEEDS = [
    (f"play osaka --seed {shlex.quote(seed)}", "A seed is one line of text")
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
    refused(command("play", "osaka", "--seed", b"\xff"), "A seed is one line of text")
    refused(command("simulate", "osaka", "--games", "2", "--seed", b"\xff"), "A seed is one line of text")


def test_a_name_that_is_no_text_at_all(command: Command) -> None:
    refused(command("play", "osaka", "--names", b"Ada,\xff"), "Give 2 different names")


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
def test_a_back_end_that_the_environment_names_wrongly(command: Command, words: str, saved_file: Path) -> None:
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


BAD_RECORDS = {
    "another game": (HEAD.replace("osaka", "chess"), "no game “chess”"),
    "nobody": (HEAD.replace("White Pink", ""), "2 to 4 players, not 0"),
    "five": (HEAD.replace("White Pink", "A B C D E"), "2 to 4 players, not 5"),
    "twins": (HEAD.replace("White Pink", "Ada ada"), "Give 2 different names"),
    "header": (HEAD + '[Weather "rain"]\n', "Line 4: records have no header “Weather”"),
    "options": (HEAD + '[Options "many"]\n', "osaka has no option “many”"),
    "odd options": (HEAD + '[Options "²"]\n', "osaka has no option “²”"),
    "no card": (HEAD + "* R7\n", "Line 4, “* R7”: “R7” is not a card"),
    "not now": (HEAD + "* start:White\n", "is not among the possible deals"),
    "no move": (HEAD + "White: dance\n", "Line 4, “White: dance”"),
    "no seat": (HEAD + "Green: take R5\n", "A line must start with * or with a seat name and a colon"),
    "too early": (HEAD + "White: token R\n", "A deal is due here"),
    "too many": (HEAD + "* " + 8 * "R5 " + "\n", "R5 is not among the possible deals"),
    "a long line": (HEAD + "* " + 3000 * "R" + "\n", "Line 4"),
    "a position": (HEAD + "position:\n  market: R9\n", " is not a card"),
    "the same 16 times": (HEAD + "position:\n  market: R5x15\n  farm: R5\n", "There are not that many"),
    "no number": (HEAD + "position:\n  White points: ²\n", "“²” is not a number"),
    "no times": (HEAD + "position:\n  market: R5x²\n", "“R5x²”"),
    "no top": (HEAD + "position:\n  discard: R5\n  top: R5x0\n", "R5x0"),
    "no key": (HEAD + "position:\n  weather: rain\n", "Positions have no weather"),
    "nobody acts": (HEAD + "position:\n  actor: nobody\n  market: R5\n", "someone other than “actor” decides"),
    "nothing to pay": (HEAD + "position:\n  phase: pay\n  market: R5\n", "“pay” needs an amount"),
    "nothing to deal": (HEAD + "position:\n  phase: hands\n  draw:\n", "“hands” needs a pile"),
    "nothing to save": (HEAD + "position:\n  phase: save\n  market: R5\n", "a ship is in Edo only"),
    "no colour": (HEAD + "position:\n  phase: insure\n  colour: 4\n  market: R5\n", "a ship is in Edo only"),
    "a result": (HEAD + '[Result "3 4"]\n', "The record gives the result 3 4"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_RECORDS)
def test_a_record_that_cannot_be(folder: Path, case: str) -> None:
    text, fragment = BAD_RECORDS[case]
    # With a seed cards are dealt on, up to whoever must decide.
    (folder / "file").write_text(text.replace("[Players", '[Seed "7"]\n[Players', 1), "utf-8")
    for words in ("replay file", "replay file --verify", "play osaka --load file --seats you,you"):
        refused(heard(words.split(), "1\n1\n"), fragment.replace("Line 4", "Line 5"))


def test_a_bad_record_in_a_process_of_its_own(command: Command, saved_file: Path) -> None:
    saved_file.write_text(RECORD.replace("take G5", "take Y2"), "utf-8")
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
        ("--players 3", ["A saved game comes with its own players"]),
        ("--names Ada,Bob", ["A saved game comes with its own players"]),
        ("--seed 8", ["A saved game comes with its own players"]),
        ("--options x", ["A saved game comes with its own players"]),
        ("--cards x", ["A saved game comes with its own players"]),
        ("--seed ''", ["A saved game comes with its own players"]),
        ("--seats you", ["You named 1 seats for 2 players"]),
        ("--seats you,you,you", ["You named 3 seats for 2 players"]),
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
