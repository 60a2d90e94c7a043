"""What processes tell each other of a move, and what they make of it."""

from __future__ import annotations

import random

import pytest

from shokai.games import GAMES
from shokai.server.jsons import read, written
from shokai.server.storage.writing import (
    LONGEST_ANNOUNCEMENT,
    Commit,
    announcement,
    people_of,
    read_announcement,
    row_of,
)
from shokai.server.tables import course, logbook
from shokai.server.tables.deciding import Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.playing import played
from shokai.server.tables.seating import begun
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.views import view_of

PEOPLE = ("one", "two", "three")


def begun_table(game: str) -> Table:
    seats = tuple({"kind": "person", "person": person, "name": person.title()} for person in PEOPLE)
    table = Table(Terms("t" * 20, game, 0, len(PEOPLE), seats, host="one", seed="4", deal="t" * 20, created=0.0))
    opening = begun(table, table.chairs)
    events = [Event(kind, data, 0.0, "one") for kind, data in opening.events]
    return table.after([Numbered(1 + i, event) for i, event in enumerate(events)], opening.ahead)


def announced(before: Table, move: int, number: int) -> tuple[Table, str]:
    """The table after a move, and what the process that stored it tells of it."""
    outcome = played(before, move)
    person = PEOPLE[before.actor or 0]
    events = [Event(kind, data, float(number), person, "c1", number) for kind, data in outcome.events]
    numbered = [Numbered(before.version + 1 + i, event) for i, event in enumerate(events)]
    later = before.after(numbered, outcome.ahead)
    commit = Commit(later.terms.id, before.version, events, row_of(later), people_of(later), entries=later.fresh)
    return later, announcement("there", commit)


@pytest.mark.parametrize("game", GAMES)
def test_who_hears_of_a_move_sees_the_same_and_needs_no_words_of_its_own(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, dice, moves = begun_table(game), random.Random(1), 0
    there = here.copy()
    assert here.log == there.log
    words = logbook.log_entries
    while here.state == PLAYING and moves < 600:
        here, told = announced(here, dice.choice(here.match.legal), moves)
        heard = read_announcement(told)
        assert heard.events is not None
        assert len(told.encode()) <= LONGEST_ANNOUNCEMENT
        monkeypatch.setattr(course, "log_entries", None)
        there = there.after(heard.events, entries=heard.entries)
        monkeypatch.setattr(course, "log_entries", words)
        moves += 1
        for person in PEOPLE:
            views = [read(written(view_of(table, Who(person, person), set(PEOPLE)))) for table in (here, there)]
            assert views[0] == views[1]
    assert moves > 100


def test_what_comes_without_words_is_put_into_words() -> None:
    here = begun_table("osaka")
    there = here.copy()
    assert here.log == there.log
    here, told = announced(here, here.match.legal[0], 1)
    # As an earlier version tells it.
    heard = read_announcement(written(read(told)[:5]))
    assert heard.events is not None
    assert heard.entries is None
    assert there.after(heard.events, entries=heard.entries).log == here.log


def test_what_was_said_of_a_move_is_not_said_of_the_next() -> None:
    """A table whose game is not at hand finds no words, and must not hand on older ones."""
    table = begun_table("osaka")
    table, _ = announced(table, table.match.legal[0], 1)
    assert table.fresh
    later, _ = announced(table, table.match.legal[0], 2)
    step = later.steps[len(table.steps) :]
    table.rename(["A", "B", "C"])
    assert table.must_be_replayed
    table.go_on(step)
    assert table.fresh is None
