"""The puzzle of the day: the same for everybody, all in turn, and no day changes when puzzles are added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest

import shokai
from shokai.puzzles.daily import FIRST, daily, of_the_day
from shokai.puzzles.puzzle import Puzzle, puzzles_of

BEGIN = date.fromordinal(FIRST)


def days(number: int, first: int = 0) -> list[str]:
    return [(BEGIN + timedelta(days=i)).isoformat() for i in range(first, first + number)]


def ids(puzzles: Sequence[Puzzle], when: Sequence[str]) -> list[str]:
    found = [daily(puzzles, day) for day in when]
    assert all(found)
    return [puzzle.id for puzzle in found if puzzle]


def some(number: int, since: str = "", first: int = 0) -> list[Puzzle]:
    """Puzzles that differ in their position, and so in their id."""
    one = puzzles_of("osaka")[0]
    return [replace(one, position=f"# {i}", since=since) for i in range(first, first + number)]


def test_all_come_round_before_one_comes_again() -> None:
    puzzles = some(12)
    for again in range(3):
        assert set(ids(puzzles, days(12, 12 * again))) == {puzzle.id for puzzle in puzzles}
    one_after_another = ids(puzzles, days(36))
    assert all(a != b for a, b in pairwise(one_after_another))
    # The order of files does not matter.
    assert ids(puzzles[::-1], days(36)) == one_after_another
    # Nor does a clock that is slow.
    assert len(set(ids(puzzles, days(5, -5)))) > 1


def test_puzzles_that_are_added_change_no_day_before() -> None:
    old, when = some(12), days(40)
    more = [*old, *some(8, since=when[20], first=100)]
    before, after = ids(old, when), ids(more, when)
    assert after[:20] == before[:20]
    assert {puzzle.id for puzzle in more[12:]} & set(after[20:])


def test_a_puzzle_that_is_dropped_changes_few_days() -> None:
    puzzles, when = some(30), days(25)
    before = ids(puzzles, when)
    gone = before[3]
    after = ids([puzzle for puzzle in puzzles if puzzle.id != gone], when)
    assert gone not in after
    assert after[:3] == before[:3]
    assert sum(a != b for a, b in zip(before, after, strict=True)) <= 8


def test_new_puzzles_alone_are_there_at_once() -> None:
    assert daily(some(2, since="2999-01-01"), "2026-12-24")
    assert daily([], "2026-12-24") is None


@pytest.mark.parametrize("game", shokai.GAMES)
def test_every_game_has_one_for_today_and_for_tomorrow(game: str) -> None:
    today, tomorrow = (of_the_day(game, day) for day in days(2))
    assert today
    assert tomorrow
    assert today.id != tomorrow.id
