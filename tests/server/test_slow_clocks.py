"""Days for each move with a reserve for the week, nights and days away. Weeks pass at once: clocks run by events."""

from __future__ import annotations

import itertools
import re
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from helpers.places import ROOT

from shokai.server.tables.calendars import Calendar
from shokai.server.tables.clocks import WEEK, Clock
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.seating import begun
from shokai.server.tables.table import STAND_IN, Table
from shokai.server.tables.terms import Terms
from shokai.texts import Refusal

HOUR, DAY = 3600.0, 86_400.0
A_DAY = {"bank": DAY, "each": 0.0, "per_move": True, "reserve": 10 * HOUR, "nights": True, "absence": True}


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]


def table_of(start: float = 0.0, **clock: Any) -> Table:
    """Anna and Ben have a day for each move and ten hours a week; the game begins."""
    seats = tuple({"kind": "person", "person": name.lower(), "name": name} for name in ("Anna", "Ben"))
    terms = Terms(
        id="slow", game="osaka", options=0, players=2, seats=seats, host="anna", seed="slow", deal="slow",
        created=start, clock={**A_DAY, **clock},
    )  # fmt: skip
    made = Table(terms)
    return happened(made, start, *begun(made, made.chairs).events)


def happened(table: Table, at: float, *events: tuple[str, dict[str, Any]]) -> Table:
    told = [Numbered(table.version + 1 + i, Event(kind, data, at)) for i, (kind, data) in enumerate(events)]
    return table.after(told)


def moved_to(table: Table, at: float, actor: int) -> Table:
    return happened(table, at, ("play", {"steps": [], "actor": actor}))


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def hours(seat: int, **told: Any) -> tuple[str, dict[str, Any]]:
    return "hours", {"seat": seat, "zone": "UTC", "night": None, "away": [], **told}


def test_the_reserve_is_used_when_the_days_have_passed_and_not_before() -> None:
    table = table_of()
    seat = table.actor or 0
    assert clock_of(table).falls_at() == DAY + 10 * HOUR
    in_time = moved_to(table, DAY - 1, 1 - seat)
    assert clock_of(in_time).spare == [10 * HOUR, 10 * HOUR]
    late = moved_to(table, DAY + 4 * HOUR, 1 - seat)
    assert clock_of(late).spare[seat] == 6 * HOUR
    # The next move has its day again, and what is left of the reserve.
    again = moved_to(late, DAY + 5 * HOUR, seat)
    assert clock_of(again).falls_at() == DAY + 5 * HOUR + DAY + 6 * HOUR


def test_the_reserve_is_full_again_every_week_also_in_the_middle_of_it() -> None:
    table = table_of()
    seat = table.actor or 0
    used = moved_to(table, DAY + 10 * HOUR, 1 - seat)
    assert clock_of(used).spare[seat] == 0
    # It comes back to the seat late in the week: six hours of reserve fall into the next one.
    back = moved_to(used, WEEK - DAY - 6 * HOUR, seat)
    assert clock_of(back).falls_at() == WEEK - 6 * HOUR
    waiting = moved_to(used, WEEK + 1, seat)
    assert clock_of(waiting).spare[seat] == 10 * HOUR
    # Over the end of a week, what was used of the old one is not taken from the new one.
    fresh = moved_to(table_of(), WEEK - DAY - 6 * HOUR, 1 - seat)
    assert clock_of(fresh).falls_at() == WEEK + 10 * HOUR
    over = moved_to(fresh, WEEK + 3 * HOUR, seat)
    assert clock_of(over).spare[1 - seat] == 7 * HOUR


def test_nights_do_not_count_by_the_clock_of_the_person() -> None:
    begins = at("Asia/Tokyo", 2026, 6, 1, 12)
    table = table_of(begins)
    seat = table.actor or 0
    night = happened(table, begins, hours(seat, zone="Asia/Tokyo", night=["22:00", "08:00"]))
    # Ten hours until the night, fourteen hours from eight on; then the reserve, of which nothing is left at eight.
    assert clock_of(night).falls_at() == at("Asia/Tokyo", 2026, 6, 3, 18)
    assert [why for *_, why in clock_of(night).rests()] == ["night", "night"]
    # Elsewhere the same hours are other hours.
    abroad = happened(table, begins, hours(seat, zone="America/New_York", night=["22:00", "08:00"]))
    assert clock_of(abroad).falls_at() != clock_of(night).falls_at()


@pytest.mark.parametrize(
    ("day", "asleep"),
    [((2026, 3, 28), 9.0), ((2026, 10, 24), 11.0), ((2026, 6, 1), 10.0)],
    ids=["spring", "autumn", "summer"],
)  # fmt: skip
def test_the_night_in_which_the_clocks_are_set_is_an_hour_longer_or_shorter(
    day: tuple[int, int, int], asleep: float
) -> None:
    calendar = Calendar("Europe/Berlin", ("22:00", "08:00"))
    noon = at("Europe/Berlin", *day, 12)
    [(first, last, _)] = calendar.rests(noon, noon + DAY)
    assert (last - first) / HOUR == asleep
    # What is left of the day counts, no second more or less.
    assert sum(b - a for a, b in calendar.counted(noon, noon + DAY)) == DAY - asleep * HOUR


def test_an_hour_that_is_there_twice_belongs_to_the_night() -> None:
    calendar = Calendar("Europe/Berlin", ("18:00", "02:30"))
    noon = at("Europe/Berlin", 2026, 10, 24, 12)
    [(first, last, _)] = calendar.rests(noon, noon + DAY)
    assert (last - first) / HOUR == 9.5


def test_days_away_do_not_count_and_swallow_their_nights() -> None:
    table = table_of()
    seat = table.actor or 0
    away = hours(seat, night=["22:00", "06:00"], away=[[12 * HOUR, 5 * DAY]])
    rests = happened(table, 6 * HOUR, away)
    # Six hours, then six until noon, then five days later from six in the morning.
    assert clock_of(rests).falls_at() == 5 * DAY + 6 * HOUR + 12 * HOUR + 4 * HOUR + 8 * HOUR + 6 * HOUR
    spans = clock_of(rests).rests()
    assert all(a < b for a, b, _ in spans)
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(spans))
    # Back earlier: from then on it counts.
    back = happened(rests, 3 * DAY, hours(seat))
    assert clock_of(back).left[seat] == 12 * HOUR


def test_the_others_do_not_lose_their_nights() -> None:
    table = table_of()
    seat = table.actor or 0
    asleep = happened(table, 0.0, hours(1 - seat, night=["00:00", "08:00"]))
    assert clock_of(asleep).falls_at() == DAY + 10 * HOUR
    theirs = moved_to(asleep, 12 * HOUR, 1 - seat)
    # Twelve hours, then from eight on; sixteen hours a day.
    assert clock_of(theirs).falls_at() == 12 * HOUR + 12 * HOUR + 8 * HOUR + 12 * HOUR + 4 * HOUR + 8 * HOUR + 6 * HOUR


def test_clocks_that_are_paused_use_up_nothing_and_the_week_goes_on() -> None:
    table = table_of()
    seat = table.actor or 0
    used = happened(table, DAY + 4 * HOUR, ("pause", {"on": True}))
    assert clock_of(used).falls_at() is None
    on = happened(used, WEEK + DAY, ("pause", {"on": False}))
    assert clock_of(on).spare[seat] == 10 * HOUR
    assert clock_of(on).falls_at() == WEEK + DAY + 10 * HOUR


def test_weeks_of_events_give_the_same_clocks_wherever_they_are_read_again() -> None:
    table = table_of(1_790_000_000.25)
    seat, now, told = table.actor or 0, 1_790_000_000.25, [*_begun(table)]
    for number in range(60):
        now += 5.5 * HOUR * (1 + number % 7)
        events = [("play", {"steps": [], "actor": (seat + number) % 2})]
        if number % 9 == 0:
            events.insert(0, hours(number % 2, zone="Europe/Berlin", night=["23:00", "07:00"], away=[[now, now + DAY]]))
        for kind, data in events:
            told.append(Numbered(table.version + 1, Event(kind, data, now)))
            table = table.after(told[-1:])
    again = Table(table.terms)
    again.apply(told)
    assert clock_of(again) == clock_of(table)
    assert clock_of(again).falls_at() == clock_of(table).falls_at()
    assert now - 1_790_000_000.25 > 6 * WEEK


def _begun(table: Table) -> list[Numbered]:
    fresh = Table(table.terms)
    [(kind, data)] = begun(fresh, fresh.chairs).events
    return [Numbered(1, Event(kind, data, table.terms.created))]


def test_what_happened_is_told_when_time_ran_out_and_at_the_end() -> None:
    table = table_of()
    seat = table.actor or 0
    late = happened(table, 2 * DAY, ("mind", {"seat": seat, "bot": STAND_IN, "late": True}))
    assert late.ran_out == [(len(table.steps), seat)]
    assert late.chairs[seat].late
    assert table.ran_out == []
    assert late.chat[-1]["said"] == {"id": "server-time-up", "args": {"player": table.names[seat]}}
    assert not late.nobody_left
    both = happened(late, 4 * DAY, ("mind", {"seat": 1 - seat, "bot": STAND_IN, "late": True}))
    assert both.nobody_left
    back = happened(both, 5 * DAY, ("mind", {"seat": seat, "bot": None}))
    assert not back.nobody_left
    assert not back.chairs[seat].late
    # Who lets a bot play by their own wish has not left.
    assert not happened(late, 5 * DAY, ("mind", {"seat": 1 - seat, "bot": STAND_IN})).nobody_left


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../etc/passwd", "", "Europe", "/etc/localtime", "\0"])
def test_a_zone_that_is_none_is_refused(zone: str) -> None:
    from shokai.server.tables.calendars import zone_called

    with pytest.raises(Refusal, match="no time zone"):
        zone_called(zone)


@pytest.mark.parametrize("night", [("22:00", "22:00"), ("20:00", "07:00"), ("8 pm", "07:00"), ("22:00", "24:30")])
def test_a_night_that_is_none_is_refused(night: tuple[str, str]) -> None:
    from shokai.server.tables.calendars import night_between

    with pytest.raises(Refusal):
        night_between(*night)


def test_the_server_has_one_clock_that_tests_can_set() -> None:
    """Nothing stored or due goes by another: pushes are signed by the time of those who check them."""
    others = r"\btime\.time\(|from time import[^\n]*\btime\b|\b(now|utcnow|today)\(\)|current_timestamp"
    folder = ROOT / "src" / "shokai" / "server"
    found = {path for path in folder.rglob("*.py") if re.search(others, path.read_text("utf-8"), re.IGNORECASE)}
    assert found == {folder / "times.py", folder / "notifying" / "push.py"}
