"""Clocks of days for each move. They run by the times of events, so that here days pass at once."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.attacking import new_table, view_of
from helpers.serving import Serving

from shokai.server.tables.clocks import Clock
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.seating import begun
from shokai.server.tables.table import STAND_IN, Table
from shokai.server.tables.terms import Terms

DAY = 86_400.0
THREE_DAYS = {"bank": 3 * DAY, "each": 0.0, "per_move": True}


@pytest.fixture
def table() -> Table:
    """Anna and Ben have three days for each move; the game has begun at the time 0."""
    seats = tuple({"kind": "person", "person": name.lower(), "name": name} for name in ("Anna", "Ben"))
    terms = Terms(
        id="days", game="osaka", options=0, players=2, seats=seats, host="anna", seed="days", deal="days", created=0.0,
        clock=THREE_DAYS,
    )  # fmt: skip
    made = Table(terms)
    return happened(made, 0.0, *begun(made, made.chairs).events)


def happened(table: Table, at: float, *events: tuple[str, dict[str, Any]]) -> Table:
    told = [Numbered(table.version + 1 + i, Event(kind, data, at)) for i, (kind, data) in enumerate(events)]
    return table.after(told)


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def moved_to(table: Table, at: float, actor: int) -> Table:
    """The game comes to a seat, whatever was played."""
    return happened(table, at, ("play", {"steps": [], "actor": actor}))


def test_every_move_has_all_its_days_and_none_are_saved(table: Table) -> None:
    first = table.actor
    assert first is not None
    assert clock_of(table).falls_at() == 3 * DAY
    other = moved_to(table, 2 * DAY, 1 - first)
    assert clock_of(other).falls_at() == 5 * DAY
    # What was left of the first move is not added.
    again = moved_to(other, 2.5 * DAY, first)
    assert clock_of(again).falls_at() == 5.5 * DAY


def test_several_decisions_of_one_turn_have_the_days_together(table: Table) -> None:
    assert table.actor is not None
    later = moved_to(table, 2 * DAY, table.actor)
    assert clock_of(later).falls_at() == 3 * DAY


def test_letting_a_bot_take_over_for_a_moment_gives_no_more_time(table: Table) -> None:
    seat = table.actor
    minded = happened(table, 2 * DAY, ("mind", {"seat": seat, "bot": STAND_IN}))
    assert clock_of(minded).falls_at() is None
    back = happened(minded, 2 * DAY, ("mind", {"seat": seat, "bot": None}))
    assert clock_of(back).falls_at() == 3 * DAY


def test_who_was_late_has_all_days_again_for_the_next_move(table: Table) -> None:
    first = table.actor
    assert first is not None
    late = happened(table, 4 * DAY, ("mind", {"seat": first, "bot": STAND_IN, "late": True}))
    played = moved_to(late, 4 * DAY, 1 - first)
    back = happened(played, 5 * DAY, ("mind", {"seat": first, "bot": None}))
    assert clock_of(moved_to(back, 6 * DAY, first)).falls_at() == 9 * DAY


def test_a_table_with_days_for_each_move_is_made_and_shown(server: Serving) -> None:
    anna = server.cookie("Anna")
    table = new_table(server, anna, clock=THREE_DAYS)
    assert view_of(server, table, anna)["table"]["clock"] == THREE_DAYS
    # Other clocks are told as they always were.
    plain = new_table(server, anna, clock={"bank": 60, "each": 5})
    assert view_of(server, plain, anna)["table"]["clock"] == {"bank": 60.0, "each": 5.0}
    asked = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    too_long = {**asked, "clock": {"bank": 31 * DAY, "each": 0, "per_move": True}}
    assert server.ask("POST", "/api/tables", too_long, cookie=anna).status_code == 422
