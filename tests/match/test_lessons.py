"""Lessons: they are read with clear complaints, played by their own hints, and refuse what they do not teach."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.places import ROOT

import shokai
from shokai.match.game import game_for
from shokai.match.lesson import lesson_for, lessons_of, places_of, read_lesson
from shokai.match.lesson_check import check_lesson
from shokai.match.lesson_parts import Lesson
from shokai.match.lesson_run import LessonRun, WrongTry
from shokai.match.match import IllegalMove, Match
from shokai.texts import Refusal, speaker

CARDS = """
seconds: 50
given:
  market: R5 Y3 B2
  White hand: G3
  Pink hand: B3 Y5
step:
  say: coins @ hand
  do: take R5
  wrong: take = dearer
  illegal: buy because too-dear
  Pink: take Y3
"""


def first(match: Match) -> int:
    return match.legal[0]


def written(folder: Path, text: str, name: str = "cards.lesson") -> Lesson:
    (folder / name).write_text(text, "utf-8")
    return read_lesson(game_for("osaka"), folder / name)


def faults_of(folder: Path, text: str) -> list[tuple[int, str]]:
    return [(fault.number, speaker("en").say(fault.why)) for fault in check_lesson(written(folder, text), first)]


@pytest.mark.parametrize(
    "name", [f"{game} {lesson.name}" for game in shokai.GAMES for lesson in lessons_of(game) if not lesson.guided]
)
def test_every_lesson_is_played_by_its_own_hints(name: str) -> None:
    assert check_lesson(lesson_for(*name.split()), first) == []


def test_osaka_has_its_stages_and_a_guided_game() -> None:
    lessons = lessons_of("osaka")
    assert sum(not lesson.guided for lesson in lessons) >= 8
    assert lessons[-1].guided
    assert all(lesson.seconds <= 90 for lesson in lessons if not lesson.guided)


@pytest.mark.parametrize("name", [f"{game} {lesson.name}" for game in shokai.GAMES for lesson in lessons_of(game)])
def test_the_teacher_speaks_in_short_sentences(name: str) -> None:
    for id in lesson_for(*name.split()).sentences():
        assert len(speaker("en").say(id).split()) <= 30, id


def test_a_wrong_move_is_answered_by_the_lesson_and_an_illegal_one_by_the_rules() -> None:
    run = LessonRun.begin(lesson_for("osaka", "cards"))
    with pytest.raises(WrongTry, match="the higher the number"):
        run.play("take B2")
    with pytest.raises(IllegalMove) as refused:
        run.play("buy")
    assert refused.value.reason.code == "too-dear"
    with pytest.raises(Refusal, match="is not a move"):
        run.play("dance")
    assert run.at == 0


def test_others_move_as_the_lesson_says_and_chance_by_its_seed() -> None:
    run = LessonRun.begin(lesson_for("osaka", "cards")).play("take R5")
    assert run.match.position().splitlines()[5] == "market: B2"
    assert run.hint == "buy"
    ends = [run.play("buy G3") for _ in range(2)]
    assert ends[0].done
    assert ends[0].match == ends[1].match


def test_a_move_is_accepted_in_parts_and_a_wrong_part_is_refused() -> None:
    run = LessonRun.begin(lesson_for("osaka", "tide")).play("buy")
    assert (run.at, run.hint) == (0, "pay Y5")
    with pytest.raises(WrongTry, match="the rings on that card"):
        run.play("pay B2")
    assert run.play("pay Y5").at == 1


def test_moves_that_follow_each_other_share_their_sentences(tmp_path: Path) -> None:
    text = CARDS.replace("  Pink: take Y3\n", "").replace("do: take R5", "do: take R5; buy G3")
    lesson = written(tmp_path, text + "  wrong: buy = no-change\n  wrong: buy G3 = take-it\n  wrong: * = buy-it\n")
    first, second = lesson.stages
    assert (first.do, second.do) == ("take R5", "buy G3")
    assert first.lines == second.lines
    # An answer is about the move that begins with the same word; what is right later on is wrong at first.
    assert [wrong.move for wrong in first.wrong] == ["take", "buy g3", "*"]
    assert [wrong.move for wrong in second.wrong] == ["buy", "*"]


@pytest.mark.parametrize("game", shokai.GAMES)
def test_a_teacher_has_a_word_at_the_end_of_a_whole_game(game: str) -> None:
    assert [lesson.name for lesson in lessons_of(game) if lesson.guided and not lesson.end] == []


def test_yokohama_has_its_stages_and_a_guided_game() -> None:
    lessons = lessons_of("yokohama")
    assert sum(not lesson.guided for lesson in lessons) >= 14
    assert all(lesson.seconds <= 90 for lesson in lessons if not lesson.guided)


def test_a_turn_goes_on_through_what_needs_no_asking() -> None:
    run = LessonRun.begin(lesson_for("yokohama", "power"))
    with pytest.raises(WrongTry, match="power 2"):
        run.play("go Tea1")
    run = run.play("go Fish1")
    assert (run.at, run.hint) == (1, "get 3")
    assert run.lines == run.lesson.stages[0].lines
    assert run.play("get 3").done


def test_a_run_is_what_the_steps_make_of_it() -> None:
    lesson = lesson_for("osaka", "turn")
    begun = run = LessonRun.begin(lesson)
    steps = []
    for stage in lesson.stages:
        later = run.play(stage.do)
        steps += [later.at]
        run = later
    assert run.done
    assert steps == [1, 2, 3]
    # Whoever replays the game comes to the same; a step that the lesson does not know is off its path.
    astray = begun.match.clone()
    astray.play("take B3")
    assert begun.after(astray.steps[-1:]).lost


@pytest.mark.parametrize("game", shokai.GAMES)
def test_the_teacher_of_a_whole_game_falls_silent_after_six_turns(game: str) -> None:
    lesson = lesson_for(game, "game")
    run, heard = LessonRun.begin(lesson), set()
    while not run.done and run.turns < 10:
        if run.turns > 6:
            assert run.lines == ()
        heard |= {line.id for line in run.lines}
        match = run.match.clone()
        match.play(match.legal[0])
        run = run.after(match.steps[run.match.step - match.history.first :])
    assert run.turns == 10
    told = {f"{game}-lesson-game-{word}" for word in ("first", "second", "third", "fourth", "fifth", "sixth")}
    assert told <= heard


BAD = {
    "": "line 1: the lesson has neither steps nor tips.",
    "seconds: long\nstep:\n  say: a\n  do: take R5": "line 1: “long” is not possible for seconds.",
    "colour: red": "line 1: “colour” cannot stand before the first block.",
    "step:\n  say a": "line 2: “say a” is not a line of the form “key: value”.",
    "step:\n  do: take R5": "line 1: this part says nothing",
    "given:\n  market: R5": "line 2: the lesson has neither steps nor tips.",
    "step:\n  say: a": "line 1: a step needs exactly one “do: MOVE”.",
    "step:\n  say: A b\n  do: take R5": "line 1: “A b” is not the name of a sentence",
    "step:\n  say: a @ <b>\n  do: take R5": "line 1: “<b>” cannot be a place",
    "step:\n  say: a\n  do: take R5\n  wrong: take": "line 1: “take” is not of the form “move = sentence”.",
    "step:\n  say: a\n  do: take R5\n  illegal: buy": "line 1: “buy” is not of the form “move because code”.",
    "step:\n  say: a\n  do: take R5\n  also: any\n  Pink: buy": "line 1: after “also: any” nobody knows",
    "step:\n  say: a\n  do: take R5\ntip:\n  say: a\n  turn: 1": "line 4: a lesson has steps or tips, not both.",
    "tip:\n  say: a": "line 1: a tip needs exactly one",
    "tip:\n  say: a\n  turn: 0": "line 1: “0” is not possible for turn.",
    "tip:\n  say: a\n  turn: 1\n  do: buy": "line 1: “do” belongs in a step.",
    "step:\n  say: a\n  do: buy\n  turn: 1": "line 1: “turn” belongs in a tip.",
    "seed: 1\nseconds: 40\nSeed: 2": "line 3: “Seed” is said twice.",
    "given:\n  market: R5\n  White hand: G3\n  white_hand: G5": "line 4: “white_hand” is said twice.",
    "seed: 1\ntip:\n  say: a\n  can: buy": "line 2: a whole game needs a tip with “turn: NUMBER”",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        written(tmp_path, text)
    assert f"cards.lesson, {BAD[text]}" in str(refused.value)


@pytest.mark.parametrize("name", ["Cards.lesson", "a b.lesson"])
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refusal, match="lower-case letters"):
        written(tmp_path, CARDS, name)


def test_a_folder_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "cards.lesson").mkdir()
    with pytest.raises(Refusal, match=r"cards\.lesson cannot be read"):
        read_lesson(game_for("osaka"), tmp_path / "cards.lesson")


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.lesson").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="not text in UTF-8"):
        read_lesson(game_for("osaka"), tmp_path / "cards.lesson")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("do: take R5", "do: take G5", (7, "The market does not have the green 5.")),
        ("Pink: take Y3", "Pink: take R5", (12, "The market does not have the red 5.")),
        ("Pink: take Y3", "Grey: take Y3", (12, "Grey")),
        ("Pink: take Y3", "White: take Y3", (12, "it is not White’s turn here.")),
        ("wrong: take =", "wrong: buy =", (7, "“buy” should be answered by osaka-lesson-cards-dearer")),
        ("because too-dear", "because over", (7, "too-dear")),
        ("illegal: buy because too-dear", "illegal: take B2 because over", (7, "take B2")),
        ("illegal: buy because too-dear", "illegal: dance because over", (7, "“dance” is not a move")),
        ("do: take R5\n  wrong: take = dearer", "do: dance", (7, "“dance” is not a move")),
        ("wrong: take = dearer", "also: dance", (7, "“dance” is not a move")),
        ("say: coins", "say: nothing-of-the-kind", (7, "is missing in en, de, ja")),
        ("say: coins @ hand", "say: coins @ nirvana", (8, "“nirvana” is not a place on the table of this game.")),
        ("say: coins @ hand", "say: coins @ hand, card R4", (8, "“card R4” is not a place")),
        ("say: coins @ hand", "say: coins @ bank", (8, "“bank” is not a place")),
        ("market: R5 Y3 B2", "market: R9", (4, "“r9” is not a card")),
    ],
)  # fmt: skip
def test_a_lesson_that_does_not_work_is_found(tmp_path: Path, old: str, new: str, fault: tuple[int, str]) -> None:
    assert old in CARDS
    assert faults_of(tmp_path, CARDS) == []
    found = faults_of(tmp_path, CARDS.replace(old, new))
    assert any(number == fault[0] and fault[1] in text for number, text in found), found


def test_a_lesson_that_stops_halfway_is_found(tmp_path: Path) -> None:
    text = lesson_for("yokohama", "laboratory").path.read_text("utf-8")
    path = tmp_path / "laboratory.lesson"
    path.write_text(text.replace("learn gaslight; imports 0", "learn gaslight"), "utf-8")
    faults = check_lesson(read_lesson(game_for("yokohama"), path), first)
    assert [speaker("en").say(fault.why) for fault in faults] == [
        "the lesson ends before “imports 0”, which is all that can follow: add it to the last “do”."
    ]


def test_a_game_of_ones_own_may_have_lessons(tmp_path: Path) -> None:
    shutil.copytree(Path(__file__).parents[2] / "examples" / "tutorial_game", tmp_path / "tutorial_game")
    lessons = tmp_path / "tutorial_game" / "lessons"
    lessons.mkdir()
    (lessons / "1-market.lesson").write_text("step:\n  say: hello\n  do: sing\n", "utf-8")
    (lessons / "2-game.lesson").write_text("others: nobody\ntip:\n  say: hello\n  turn: 1\n", "utf-8")
    (lessons / "3-broken.lesson").write_text("seconds: 50\nseconds: 60\n", "utf-8")
    environment = os.environ | {"SHOKAI_GAMES": str(tmp_path)}
    command = [sys.executable, "-m", "shokai", "lessons", "tutorial_game", "--check", "--lang", "en"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "1-market.lesson:1: the sentence tutorial_game-lesson-market-hello is missing" in done.stdout
    assert "2-game.lesson:1: There is no bot “nobody”." in done.stdout
    assert "3-broken.lesson, line 2: “seconds” is said twice." in done.stdout
    assert "0 passed, 3 failed" in done.stdout
    listed = subprocess.run(
        [*command[:5], "--lang", "en"], env=environment, capture_output=True, text=True, check=False
    )
    # A lesson that cannot be read does not hide the others.
    assert [line.split()[1] for line in listed.stdout.splitlines()] == ["market", "game"]
    assert listed.stderr == "This lesson is left out: 3-broken.lesson, line 2: “seconds” is said twice.\n"
    assert listed.returncode == 1


@pytest.mark.parametrize(("game", "title"), [("osaka", "TRADERS OF OSAKA"), ("yokohama", "YOKOHAMA")])
def test_the_places_of_a_game_are_those_of_the_guide_and_of_its_table(game: str, title: str) -> None:
    guide = (ROOT / "docs" / "guide" / "lessons.md").read_text("utf-8")
    (row,) = (line for line in guide.splitlines() if line.startswith(f"| {title} | "))
    named = re.findall("`([^`]+)`", row)
    # What is in the guide can be said, and what can be said is in the guide.
    assert [place for place in named if not any(one.fullmatch(place) for one in places_of(game))] == []
    assert [one.pattern for one in places_of(game) if not any(map(one.fullmatch, named))] == []
    words = {place.split()[0] for place in named}
    table = (ROOT / "page" / "src" / "games" / game / "lesson.ts").read_text("utf-8")
    assert [word for word in words if not re.search(rf"\b{word}\b", table)] == []


def test_no_such_lesson_and_no_such_game() -> None:
    with pytest.raises(Refusal, match="has no lesson"):
        lesson_for("osaka", "../../secret")
    with pytest.raises(Refusal, match="There is no game"):
        lessons_of("go")
