"""Comments and variations are kept when a record is read, written again, and undone with their steps."""

from __future__ import annotations

import contextlib
import copy
import pickle
import random
import time
from pathlib import Path

import pytest
from helpers.command import heard, refused
from helpers.patience import slowdown
from helpers.playing import refusal_of

from shokai.match.match import Match
from shokai.match.notes import DEEPEST, MOST_LETTERS, MOST_VARIATIONS
from shokai.match.record import read_record, verify
from shokai.texts import Refusal

HEAD = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
DEAL = "* R3 G5 Y3 B3 R2 R5 R3 Y3 Y2 R3 R2 B2 Y2 Y5 G2\n"
START = HEAD + DEAL + "Pink: token R\nWhite: token G\n"

ANNOTATED = f"""{HEAD}
{{The decisive game.
[Game "of the year"] # and no remark}}
{DEAL}Pink: token R
White: token G
{{Green will not sail.}}
(
  {{Better:}}
  White: token B
  {{Blue may be first.}}
  Pink: take G5
  (
    Pink: take R3
  )
)
(
  White: token Y
)
Pink: take G5
White: reserve R3
Pink: buy Y5
{{A large card first.}}
Pink: pay Y2
Pink: pay G2
"""
"""As a program writes it."""


def test_an_annotated_record_is_read_and_written_again() -> None:
    assert read_record(ANNOTATED).record() == ANNOTATED


def test_moves_that_belong_together_are_parted_by_a_note_and_only_then() -> None:
    match = read_record(ANNOTATED)
    for step in match.comments:
        match.annotate("", step)
    assert match.record().endswith("White: reserve R3\nPink: buy Y5 Y2 G2\n")


def annotated_game(game: str, players: int, seed: int) -> Match:
    """A random game with comments and variations at random places, variations of variations too."""
    dice = random.Random(seed)

    def noted(match: Match, depth: int) -> Match:
        for _ in range(60 if depth == 0 else dice.randint(1, 4)):
            if match.over:
                break
            other = match.clone()
            match.play(dice.choice(match.legal))
            if dice.random() < 0.2:
                match.annotate(f"after {match.step}", dice.randint(other.step, match.step))
            if depth < 3 and dice.random() < 0.2 and len(other.legal) > 1:
                other.play(dice.choice([move for move in other.legal if move != match.steps[other.step].number]))
                match.add_variation(noted(other, depth + 1))
        return match

    return noted(Match(game, players, seed=str(seed)), 0)


@pytest.mark.parametrize(("game", "players"), [("osaka", 2), ("osaka", 4), ("yokohama", 2), ("yokohama", 4)])
def test_whatever_is_noted_is_read_again(game: str, players: int) -> None:
    for seed in range(6):
        match = annotated_game(game, players, seed)
        text = match.record(secret=True)
        again = read_record(text)
        assert again.record(secret=True) == text
        assert (again.steps, again.comments) == (match.steps, match.comments)
        assert again.variations.keys() == match.variations.keys()
        assert verify(text).fault is None


def test_people_write_brackets_as_they_like() -> None:
    text = START.replace(
        "token G\n", "token G {a} {b}# c\n( White: token B {or)\nso} (White: token Y))\n(White: token R )\n"
    )
    match = read_record(text)
    assert match.comments == {17: "a\nb"}
    [(step, (first, second))] = match.variations.items()
    assert step == 16
    assert first.comment == "or)\nso"
    assert [str(made.move) for made in second.decisions()] == ["token R", "token R"]
    assert [str(made.move) for other in first.variations[16] for made in other.decisions()] == ["token R", "token Y"]


def test_a_comment_is_with_its_decision_and_a_variation_is_a_match() -> None:
    match = read_record(ANNOTATED)
    assert match.comments[0].startswith("The decisive game.")
    assert [made.comment for made in match.decisions() if made.comment] == [
        "Green will not sail.",
        "A large card first.",
    ]
    first, second = match.variations[16]
    assert first.play("take R3").over is False
    assert {step: len(others) for step, others in first.variations.items()} == {17: 1}
    assert second.at(16) == match.at(16)
    assert second != match.at(17)
    assert (first.comments[16], 16 in second.comments) == ("Better:", False)
    assert match.record() == ANNOTATED, "what was played there is played there only"


def test_a_move_of_several_steps_is_marked_where_a_note_parts_it() -> None:
    """`go Bank` would mean the cheapest way: the record says that the toll was named afterwards."""
    found = 0
    for seed in range(40):
        match, dice = Match("yokohama", 3, seed=str(seed)), random.Random(seed)
        while not match.over and match.step < 400:
            match.play(dice.choice(match.legal))
            made = list(match.decisions())[-1]
            if str(made.move).startswith("go ") and match.actor == made.seat and "paying" in match.legal_texts()[0]:
                match.annotate("on the way", made.step + 1)
                match.play(dice.choice(match.legal))
                found += 1
        again = read_record(match.record(secret=True))
        assert again.steps == match.steps
        assert again.comments == match.comments
        if found:
            assert " ...\n{on the way}\n" in match.record()
            return
    raise AssertionError("no toll was ever chosen")


def test_notes_go_with_their_steps() -> None:
    match = Match("osaka", seed="7")
    match.annotate("at first")
    match.play("token R")
    match.annotate("red")
    twin = copy.deepcopy(match)
    match.undo()
    assert match.comment == "at first"
    match.redo()
    assert match.comment == "red"
    match.annotate("")
    assert match.comment == ""
    assert twin.comment == pickle.loads(pickle.dumps(twin)).comment == "red"  # noqa: S301 - our own
    match.undo()
    assert match.play("token G").comments == {15: "at first"}


def test_the_way_of_another_match_is_kept() -> None:
    match = Match("osaka", seed="7").play("token R")
    other = match.clone().play("token B").play("take G5")
    match.play("token G")
    match.add_variation(other)
    again = read_record(match.record(secret=True))
    assert [one.record(secret=True) for one in again.variations[16]] == [other.record(secret=True)]
    other.annotate("Better:", 16)
    match.add_variation(other)
    assert [one.comments for one in match.variations[16]] == [{}, {16: "Better:"}]
    for stranger in (match, match.clone(), Match("osaka", 3, seed="8"), Match("yokohama", seed="7")):
        with pytest.raises(Refusal, match="is not a variation of this one"):
            match.add_variation(stranger)


def test_notes_change_nothing_else(finished_record: str) -> None:
    lines = finished_record.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if ": take" in line)
    name, _, move = lines[at].partition(": ")
    noted = "".join([*lines[:at], lines[at].rstrip() + " {why}\n", f"( {name}: {move.strip()} )\n", *lines[at + 1 :]])
    plain, annotated = read_record(finished_record), read_record(noted)
    assert annotated.steps == plain.steps
    assert annotated == plain
    assert verify(noted) == verify(finished_record)
    assert plain.record() == finished_record
    assert annotated.record() != finished_record


def test_names_may_look_like_brackets() -> None:
    names = ["(Ann)", "{Bob"]
    match = Match("osaka", seed="7", names=names).play("token R").play("token G")
    match.annotate("why")
    text = match.record(secret=True)
    assert "{Bob: token R\n(Ann): token G\n{why}\n" in text
    assert read_record(text).record(secret=True) == text


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        ("{", "Line 7: the comment that starts here has no closing brace."),
        ("(\nWhite: token B\n", "Line 7: the variation that starts here has no closing parenthesis."),
        (")", "Line 7: this closing parenthesis has no opening one."),
        ("()", "Line 7: A variation needs at least one move."),
        ("( White: token B ))", "Line 7: this closing parenthesis has no opening one."),
        ("(\n( White: token B )\n)", "Line 8: A variation must follow the move that it replaces."),
        ("( White: token R5 )", "Line 7, “White: token R5”: "),
        ("( Pink: token B )", "Line 7, “Pink: token B”: It is White’s move, not Pink’s."),
        ("( White: token B\n* R5 )", "Line 8, “* R5”: "),
        ("{a\0b}", "Line 7: A comment must be plain text, without closing braces or control characters."),
        ("{\x1b[2J}", "Line 7: A comment must be plain text"),
        ("{\u202egnp.exe}", "Line 7: A comment must be plain text"),
        ("{" + "x" * (MOST_LETTERS + 1) + "}", f"Line 7: A comment can have at most {MOST_LETTERS:,} characters."),
        ("{" + "x" * MOST_LETTERS + "}{x}", f"Line 7: A comment can have at most {MOST_LETTERS:,} characters."),
        ("( White: token B\n" * (DEEPEST + 1), f"Line {7 + DEEPEST}: Variations can be nested at most {DEEPEST} deep"),
        ("( White: token B )\n" * (MOST_VARIATIONS + 1), f"A game can have at most {MOST_VARIATIONS:,} variations."),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_one_sentence(notes: str, told: str) -> None:
    assert told in refusal_of(read_record, START + notes)


def test_a_variation_needs_something_to_replace() -> None:
    assert "must follow the move" in refusal_of(read_record, HEAD + "( Pink: token R )\n" + DEAL)
    assert "must follow the move" in refusal_of(read_record, HEAD + "*\n( * R5 )\n" + DEAL)


@pytest.mark.alone
@pytest.mark.parametrize("unit", ["{}", "{x}", "( White: token B )", "(", ")", "{", "( ", "{ ) ", " {", "# {", "()"])
def test_huge_lines_take_no_time(unit: str) -> None:
    """A megabyte of brackets is read or refused in time that grows with its length only."""
    text = START + unit * (1_000_000 // len(unit))
    begun = time.process_time()
    with contextlib.suppress(Refusal):
        read_record(text)
    assert time.process_time() - begun < 10 * slowdown()


@pytest.mark.parametrize("text", ["a } b", "\0", "x" * (MOST_LETTERS + 1)])
def test_a_comment_that_no_record_can_hold_is_refused(text: str) -> None:
    match = Match("osaka", seed="7")
    with pytest.raises(Refusal):
        match.annotate(text)
    with pytest.raises(Refusal, match="step"):
        match.annotate("late", 99)
    assert match.comments == {}


def test_letters_of_every_language_are_plain() -> None:
    match = Match("osaka", seed="7")
    match.annotate("赤い船は\u3000安い。\n\nSchön – 5 €")
    assert read_record(match.record(secret=True)).comments == match.comments


def test_the_terminal_tells_comments_and_checks_the_deals(tmp_path: Path) -> None:
    match = Match("osaka", seed="7").play("token R")
    match.annotate("Red is\ncheap.")
    match.play("token G")
    path = str(tmp_path / "game.shokai")
    match.save(path)
    told = heard(["replay", path])
    assert told.code == 0
    assert "\n    Red is\n    cheap.\nWhite " in told.out
    assert heard(["replay", path, "--verify"]).code == 0
    with Path(path).open("a") as file:
        file.write("( White: token B")
    refused(heard(["replay", path]), "has no closing parenthesis")


def test_a_comment_before_the_first_move_is_forgotten_with_it() -> None:
    match = Match("osaka", seed="7")
    match.history.rewind()
    match.annotate("A quiet beginning.")
    match.deal_on()
    match.history.forget(3)
    assert match.comments == {}


def test_replay_tells_comments_and_variations_where_they_stand(folder: Path) -> None:
    (folder / "noted").write_text(ANNOTATED, "utf-8")
    lines = heard(["replay", "noted"]).out.splitlines()
    start = next(i for i, line in enumerate(lines) if line == "    Green will not sail.")
    told = lines[start : start + 9]
    assert told[0] == "    Green will not sail."
    assert [line for line in told if line.strip() == "Variation:"] == [
        "    Variation:",
        "            Variation:",
        "    Variation:",
    ]
    assert "            Better:" in told
    assert "            Blue may be first." in told
    # Each line is told once, however many variations share the beginning.
    assert sum("The decisive game." in line for line in lines) == 1


def test_variations_and_comments_are_edited_and_removed() -> None:
    match = read_record(ANNOTATED)
    untouched = match.clone()
    (step, (better, other)), *_ = match.variations.items()
    better.annotate("Best of all.")
    match.replace_variation(step, 0, better.play("take Y2") if "take Y2" in better.legal_texts() else better)
    assert "Best of all." in match.record()
    assert "Blue may be first." in match.record()
    assert len(match.variations[step]) == 2
    match.remove_variation(step)
    assert [at.record() for at in match.variations[step]] == [other.record()]
    match.remove_variation(step, 0)
    for at in match.comments:
        match.annotate("", at)
    assert match.comments == match.variations == {}
    assert read_record(match.record()).record() == match.record()
    assert untouched.record() == ANNOTATED
    for at, number in ((step, 0), (-1, 0), (999, 0), (0, -1)):
        with pytest.raises(Refusal, match="There is no variation"):
            match.remove_variation(at, number)
    with pytest.raises(Refusal, match="There is no variation"):
        match.replace_variation(0, 0, untouched)
