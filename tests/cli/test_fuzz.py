"""Whatever is in a file, whatever is typed: the command inside this process, many times."""

from __future__ import annotations

import re
from pathlib import Path

from helpers.command import ALL_IS_WELL, FAILED, HEAD, MISUSED, RECORD, Answer, heard
from helpers.screen import SINKING, record
from hypothesis import assume, given, settings
from hypothesis import strategies as st

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


# At the table.

UNWRITABLE = ("", ".", "/", "/dev/full/x", "a\0b", "gone/x", "x" * 300)
ASKING = st.sampled_from(["why", "WHY", "rules", "log", "undo", "table", "?"])
TYPED = st.one_of(
    st.integers(-2, 20).map(str),
    st.sampled_from(["1", "2", "undo", "redo", "log", "table", "rules", "rules tide", "help", "why"]),
    st.sampled_from([f"save {path}" for path in UNWRITABLE]),
    st.builds("{} {}".format, ASKING, MOVES | NUMBERS),
    NUMBERS,
    MOVES,
    WORDS,
)


@settings(max_examples=120)
@given(
    lines=st.lists(TYPED, max_size=25),
    seats=st.sampled_from(["you,you", "you,random", "you,random,you"]),
    game=st.sampled_from(["--seed 7", "--load sinking"]),
)
def test_fuzz_what_is_typed_at_the_table(folder: Path, lines: list[str], seats: str, game: str) -> None:
    for line in "\n".join(lines).split("\n"):
        word, _, path = line.strip().partition(" ")
        # Nothing is written outside this folder.
        assume(word.lower() != "save" or path.strip() in UNWRITABLE or re.fullmatch(r"[\w ]+", path, re.ASCII))
    assume(game == "--seed 7" or seats != "you,random,you")
    (folder / "sinking").write_text(record(SINKING))
    answer = heard(["play", "osaka", "--seats", seats, *game.split()], "\n".join(lines))
    assert answer.code == ALL_IS_WELL
    assert "Traceback" not in answer.said
    assert not list(folder.glob(".*")), "a file that was not written to its end"
