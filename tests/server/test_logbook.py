"""The log of a table: round and turn of every entry, however the table was taken up."""

from __future__ import annotations

import random

import pytest

from shokai.engine.engine import CHANCE
from shokai.match.match import Match
from shokai.server.tables.course import REMEMBERED, Course, snapshot_of
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.terms import Terms
from shokai.server.tables.view_types import LogEntry

# How a turn of TRADERS OF OSAKA begins, in the log.
BEGINS = {f"osaka-story-{what}" for what in ("takes", "takes-held", "reserves", "reserves-farm", "buys", "passes")}


def played(game: str, players: int, most: int) -> tuple[Course, Match]:
    """A game at a table, and the same game with all that it remembers."""
    match, dice = Match(game, players, seed="4"), random.Random(4)
    while match.actor >= 0 and match.step < most:
        match.play(dice.choice(match.legal))
    terms = Terms("t" * 20, game, 0, players, (), host="one", seed="4", deal="t" * 20, created=0.0)
    return Course(terms, match.names, match.steps), match


def numbers(entries: list[LogEntry]) -> list[tuple[int, int | None, int | None]]:
    return [(entry["step"], entry.get("round"), entry.get("turn")) for entry in entries]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_entry_of_osaka_has_round_and_turn(players: int) -> None:
    _, match = played("osaka", players, 150)
    entries, turn = log_entries(match, 0), 0
    assert {entry["said"]["id"] for entry in entries} & BEGINS
    for entry in entries:
        turn += entry["said"]["id"] in BEGINS
        assert entry.get("turn", 0) == turn
        assert entry.get("round", 0) == (turn + players - 1) // players
    assert turn > 2 * players


def test_numbers_stay_when_a_table_is_taken_up_in_the_middle_and_when_moves_are_taken_back() -> None:
    course, match = played("osaka", 3, 150)
    whole = numbers(log_entries(match, 0))
    assert numbers(course.log) == whole[-len(course.log) :]
    # From a snapshot, nothing before it is remembered.
    later = Course(course.terms, course.names, course.steps)
    later.begin_from(snapshot_of(match.at(120)))
    assert numbers(later.log) == [one for one in whole if one[0] >= 120][-len(later.log) :]
    # Back, and on again.
    to = next(step for step in range(match.step - 3, match.step - REMEMBERED, -1) if match.steps[step].seat != CHANCE)
    gone = course.steps[to:]
    course.go_back(to)
    assert numbers(course.log)[-1] == [one for one in whole if one[0] < to][-1]
    course.go_on(gone)
    assert numbers(course.log)[-5:] == whole[-5:]


def test_turns_are_counted_on_from_one_entry_to_the_next() -> None:
    course, match = played("osaka", 3, 150)
    told = {step: turn for step, _, turn in numbers(log_entries(match, 0))}
    bit_by_bit = Course(course.terms, course.names)
    assert not bit_by_bit.log
    for step in match.steps:
        bit_by_bit.go_on([step])
        assert all(told.get(entry["step"], entry.get("turn")) == entry.get("turn") for entry in bit_by_bit.fresh or ())
    assert bit_by_bit.log[-1].get("turn") == told[max(told)]


def test_the_sentences_of_yokohama_tell_the_round_themselves() -> None:
    _, match = played("yokohama", 2, 60)
    entries = log_entries(match, 0)
    assert all("turn" not in entry for entry in entries)
    assert {"yokohama-story-turn"} <= {entry["said"]["id"] for entry in entries}
