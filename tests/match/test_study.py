"""Studies: records that are explored. What is tried is kept, what is there is gone along, nothing is lost."""

from __future__ import annotations

import random

import pytest

from shokai import GAMES, Match
from shokai.match.form import form_of, sparse
from shokai.match.record import read_record
from shokai.match.study import Place, Study
from shokai.texts import Refusal


def wandered(game: str, seed: int, tries: int = 30) -> Study:
    """Somebody goes anywhere and plays anything."""
    dice = random.Random(seed)
    study = Study(Match(game, 2 + seed % 3, seed=str(seed)))
    begun = study.match.step
    for _ in range(tries):
        lines = [(), *(line for line, _ in study.lines())]
        line = dice.choice(lines)
        place = Place(line, dice.randint(begun, study.along(line).step))
        match = study.at(place)
        if match.actor >= 0:
            now = study.play(place, dice.choice(match.legal))
            assert study.along(now.line).step >= now.step
            if dice.random() < 0.4:
                study.annotate(now, f"Tried {dice.random()}")
    return study


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_was_tried_is_in_the_record_and_comes_back_without_loss(game: str, seed: int) -> None:
    study = wandered(game, seed)
    text = study.match.record(secret=True)
    again = Study(read_record(text))
    assert again.match.record(secret=True) == text
    assert list(again.lines()) == list(study.lines())
    assert list(study.lines())
    assert study.match.comments or any(variation.steps for _, variation in study.lines())


def test_going_along_makes_no_new_line_and_deals_nothing_anew() -> None:
    # Without a seed, what was dealt can only come from the record.
    match = Match("osaka", seed="7")
    start = match.step
    for _ in range(6):
        match.play(match.legal[0])
    study = Study(read_record(match.record(secret=False)))
    assert study.match.dealer is None
    place = Place((), start)
    for made in match.decisions():
        place = study.play(place, made.move.number)
    assert (place, list(study.lines())) == (Place((), match.step), [])
    # Past the end somebody has to deal; the dice of the study do, and the record tells what came.
    on = study.play(place, study.at(place).legal[0])
    assert study.along(on.line).actor >= 0
    assert read_record(study.match.record(secret=True)).steps == study.match.steps


def test_a_line_can_take_the_place_of_the_one_it_left_and_be_taken_back() -> None:
    study = Study(Match("osaka", seed="7"))
    start = study.match.step
    study.play(Place((), start), "token R")
    study.annotate(Place((), start + 1), "as played")
    other = study.play(Place((), start), "token B")
    study.annotate(other, "better")
    before = study.match.record()
    study.promote(other.line)
    assert study.match.record() != before
    assert [str(made.move) for made in study.match.decisions()] == ["token B"]
    ((line, old),) = study.lines()
    assert (old.steps[0].comment, study.match.comments) == ("as played", {start + 1: "better"})
    study.promote(line)
    assert study.match.record() == before
    study.remove(other.line)
    assert list(study.lines()) == []


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    study = Study(Match("osaka", seed="7"))
    for doing in (
        lambda: study.promote(()),
        lambda: study.remove(()),
        lambda: study.remove(((3, 9),)),
        lambda: study.play(Place(((0, 0),), 0), "token R"),
        lambda: study.play(Place((), 99_999), "token R"),
        lambda: study.play(Place((), study.match.step), "buy"),
        lambda: study.annotate(Place((), study.match.step), "a } bracket"),
    ):
        with pytest.raises(Refusal):
            doing()
    assert list(study.lines()) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_position_without_what_follows_from_the_rest_is_read_again(game: str) -> None:
    dice, match = random.Random(5), Match(game, 3, seed="5")
    read = 0
    while not match.over and read < 40:
        if dice.random() < 0.2:
            form = form_of(match.kind, match.names)
            lines = match.kind.write_position(match.state, match.names)
            again = Match.from_position(game, sparse(lines, form))
            assert again.actor == match.actor
            for field in form.fields:
                facts = again.kind.write_position(again.state, again.names)
                assert [line for line in lines if line.startswith(f"{field.key}:")] == [
                    line for line in facts if line.startswith(f"{field.key}:")
                ]
            read += 1
        match.play(dice.choice(match.legal))
