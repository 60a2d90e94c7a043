"""Slow play on real servers, with a time that the tests set: weeks pass at once, over restarts, in either database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from helpers.attacking import do, new_table, two_at_a_table, view_of
from helpers.patience import PATIENCE
from helpers.serving import Serving

pytest_plugins = ("helpers.postgres",)

HOUR, DAY = 3600, 86_400
SLOW = {"bank": DAY, "each": 0, "per_move": True, "reserve": 10 * HOUR, "nights": True, "absence": True}


class Slow(Serving):
    """A server whose time the test sets."""

    def __init__(self, folder: Path, database: str) -> None:
        self._shift = folder / "shift"
        self.passed = 0.0
        super().__init__(folder, database=database, thinkers=1, env={"SHOKAI_TIME_SHIFT": str(self._shift)})

    def later(self, seconds: float) -> None:
        """Time passes."""
        self.passed += seconds
        fresh = self._shift.with_suffix(".new")
        fresh.write_text(str(self.passed), "utf-8")
        fresh.replace(self._shift)

    @property
    def day(self) -> datetime:
        return datetime.fromtimestamp(time.time() + self.passed, UTC)


@pytest.fixture
def slow(any_database: str, tmp_path: Path) -> Iterator[Slow]:
    with Slow(tmp_path, any_database) as serving:
        yield serving


def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    ends = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ends, "it did not come about"
        time.sleep(0.05)


def settled(server: Slow, table: str, cookie: str) -> dict[str, Any]:
    """The view of a table when the server has looked at all clocks once more."""
    # Whoever minds the clocks looks every two seconds; what is due by then has happened.
    other, one, two = two_at_a_table(server, clock={"bank": 10, "each": 0})
    server.later(11)
    until(
        lambda: bool(view_of(server, other, one)["table"]["ran_out"] or view_of(server, other, two)["table"]["ran_out"])
    )
    return view_of(server, table, cookie)


def test_days_then_the_reserve_then_a_bot_over_restarts(slow: Slow) -> None:
    table, anna, ben = two_at_a_table(slow, clock=SLOW)
    seat = view_of(slow, table, anna)["game"]["actor"]
    assert view_of(slow, table, anna)["table"]["seats"][seat]["reserve"] == 10 * HOUR
    slow.later(DAY + 4 * HOUR)
    slow.restart()
    seen = settled(slow, table, anna)
    assert seen["table"]["ran_out"] == []
    assert seen["table"]["running"] == seat
    mover = (anna, ben)[seat]
    moves = view_of(slow, table, mover)["game"]["moves"]
    assert do(slow, table, mover, "play", at=seen["at"], move=moves[0]["number"]).status_code == 200
    left = view_of(slow, table, anna)["table"]["seats"][seat]["reserve"]
    assert 5.9 * HOUR < left < 6 * HOUR
    # A week later the reserve of the first is full again; now the other one's day and reserve pass.
    slow.later(DAY + 10 * HOUR + 60)
    slow.kill()
    slow.start()
    until(lambda: bool(view_of(slow, table, anna)["table"]["ran_out"]))
    told = view_of(slow, table, anna)
    [ran_out] = told["table"]["ran_out"]
    late = ran_out["seat"]
    assert told["table"]["seats"][late]["late"]
    assert told["chat"][-1]["said"]["id"] == "server-time-up"


def test_nights_and_days_away_stop_the_clock_where_the_table_allows_it(slow: Slow) -> None:
    table, anna, ben = two_at_a_table(slow, clock={**SLOW, "reserve": 0})
    plain, carl, _ = two_at_a_table(slow, clock={"bank": DAY, "each": 0, "per_move": True})
    seat = view_of(slow, table, anna)["game"]["actor"]
    mover, other = ((anna, ben), (ben, anna))[seat]
    first, last = slow.day.date(), slow.day.date() + timedelta(days=5)
    assert slow.ask("POST", "/api/me/hours", {"zone": "UTC"}, cookie=mover).status_code == 200
    told = slow.ask("POST", "/api/me/absences", {"first": str(first), "last": str(last)}, cookie=mover)
    assert told.status_code == 201, told.text
    assert sum(year["days"] for year in told.json()["taken"]) == 6
    # The others see it, and that the clock stands still; whose table does not allow it has a clock that runs.
    seen = view_of(slow, table, other)["table"]
    assert seen["seats"][seat]["away"][0][1] > time.time() + 5 * DAY
    assert seen["rests"][0]["why"] == "away"
    slow.later(4 * DAY)
    until(lambda: bool(view_of(slow, plain, carl)["table"]["ran_out"]))
    assert view_of(slow, table, other)["table"]["ran_out"] == []
    # Back earlier than planned: from then on it counts, also for whoever has a night.
    away = slow.ask("GET", "/api/me/hours", cookie=mover).json()["absences"][0]["id"]
    back = slow.ask("DELETE", f"/api/me/absences/{away}", cookie=mover).json()
    assert back["absences"][0]["past"]
    begins = (slow.day + timedelta(hours=1)).strftime("%H:%M")
    ends = (slow.day + timedelta(hours=9)).strftime("%H:%M")
    asked = {"zone": "UTC", "night": [begins, ends]}
    assert slow.ask("POST", "/api/me/hours", asked, cookie=mover).status_code == 200
    rests = view_of(slow, table, other)["table"]["rests"]
    assert rests[0]["why"] == "night"
    # A night does not follow the clock around.
    moved = slow.ask("POST", "/api/me/hours", {"zone": "Asia/Tokyo", "night": [begins, ends]}, cookie=mover)
    assert moved.json()["code"] == "night-changed"
    slow.later(DAY + 4 * HOUR)
    slow.restart()
    assert settled(slow, table, other)["table"]["ran_out"] == []
    # An hour, sixteen, and seven in the morning after: then the day is over.
    slow.later(13 * HOUR)
    until(lambda: bool(view_of(slow, table, other)["table"]["ran_out"]))


def test_bots_wait_or_close_the_table_when_nobody_is_left(slow: Slow) -> None:
    quick = {"bank": 60, "each": 0, "per_move": True}
    waits, anna, ben = two_at_a_table(slow, clock=quick)
    ends, carl, _ = two_at_a_table(slow, clock=quick, alone="end")
    slow.later(61)
    # The first bot plays until it is the other one's turn, whose time runs out as well.
    until(lambda: len(view_of(slow, waits, anna)["table"]["ran_out"]) == 1)
    until(lambda: len(view_of(slow, ends, carl)["table"]["ran_out"]) == 1)
    until(lambda: (slow.later(61), view_of(slow, waits, anna)["notice"] is not None)[1])
    assert view_of(slow, waits, anna)["notice"]["id"] == "server-nobody-left"
    until(lambda: (slow.later(61), view_of(slow, ends, carl)["table"]["state"] == "closed")[1])
    assert view_of(slow, ends, carl)["notice"]["id"] == "server-ended-alone"
    # Whoever comes back plays on.
    version = view_of(slow, waits, anna)["version"]
    assert do(slow, waits, anna, "mind", seat=0, bot=None).status_code == 200
    assert view_of(slow, waits, ben)["notice"] is None
    assert view_of(slow, waits, ben)["version"] > version


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"first": "tomorrow", "last": "2030-01-01"}, "bad-day"),
        ({"first": "2020-01-01", "last": "2020-01-02"}, "bad-absence"),
        ({"first": "2999-01-01", "last": "2999-01-02"}, "bad-absence"),
    ],
)
def test_days_that_cannot_be_are_refused(asked: dict[str, str], code: str, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna = server.cookie("Anna")
        assert server.ask("POST", "/api/me/absences", asked, cookie=anna).json()["code"] == code


def test_more_days_than_there_are_in_a_year_are_refused(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna, ben = server.cookie("Anna"), server.cookie("Ben")
        # Days of one year, whenever this is tried.
        begins = datetime.now(UTC).date() + timedelta(days=2)
        if (begins + timedelta(days=28)).year > begins.year:
            begins = begins.replace(begins.year + 1, 1, 1)
        asked = {"first": str(begins), "last": str(begins + timedelta(days=28))}
        assert server.ask("POST", "/api/me/absences", asked, cookie=anna).json()["code"] == "absence-too-long"
        asked["last"] = str(begins + timedelta(days=27))
        told = server.ask("POST", "/api/me/absences", asked, cookie=anna)
        assert told.status_code == 201
        assert server.ask("POST", "/api/me/absences", asked, cookie=anna).json()["code"] == "absence-there"
        # Nobody else ends it.
        id = told.json()["absences"][0]["id"]
        assert server.ask("DELETE", f"/api/me/absences/{id}", cookie=ben).json()["code"] == "no-such-absence"
        assert server.ask("DELETE", f"/api/me/absences/{id}", cookie=anna).json()["absences"] == []
        for asked in (
            {"zone": "Mars/Olympus"},
            {"zone": "localtime"},
            {"zone": "UTC", "night": ["20:00", "10:00"]},
            {"zone": "UTC", "night": ["a", "b"]},
        ):
            assert server.ask("POST", "/api/me/hours", asked, cookie=anna).status_code == 400
        assert server.ask("GET", "/api/me/hours").status_code == 401


def test_a_reserve_needs_days_for_each_move(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna = server.cookie("Anna")
        asked = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for clock in ({"bank": 60, "each": 5, "reserve": 60}, {"bank": 60, "each": 5, "nights": True}):
            told = server.ask("POST", "/api/tables", {**asked, "clock": clock}, cookie=anna)
            assert told.status_code == 422
        too_much = {**SLOW, "reserve": 3 * DAY}
        assert server.ask("POST", "/api/tables", {**asked, "clock": too_much}, cookie=anna).status_code == 422


def test_people_at_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna = server.cookie("Anna")
        seats = [{"kind": "me", "name": "Mia"}, {"kind": "me", "name": " Jürgen "}, {"kind": "me"}]
        table = new_table(server, anna, players=3, seats=seats)
        told = view_of(server, table, anna)
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Mia", "Jürgen", "Anna"]
        assert told["game"]["names"] == ["Mia", "Jürgen", "Anna"]
        bad = [{"kind": "me", "name": "a\u202eb"}, {"kind": "me"}]
        refused = server.ask("POST", "/api/tables", {"game": "osaka", "players": 2, "seats": bad}, cookie=anna)
        assert refused.status_code == 400
        # Who plays at one seat only is who they are.
        alone = new_table(server, anna, seats=[{"kind": "me", "name": "Ben"}, {"kind": "open"}])
        assert view_of(server, alone, anna)["table"]["seats"][0]["name"] == "Anna"


def test_days_asked_for_at_the_same_moment_are_counted_together(any_database: str, tmp_path: Path) -> None:
    with Serving(tmp_path, database=any_database) as server:
        cookie = server.cookie("Traveller")
        today = datetime.now(UTC).date()
        new_year = today.replace(year=today.year + 1, month=1, day=1)
        # Six times the days of a year, all of them in one year, and no further ahead than they may be named.
        first = today + timedelta(1) if (new_year - today).days > 28 * 6 else new_year
        spans = [(first + timedelta(28 * i), first + timedelta(28 * i + 27)) for i in range(6)]
        ready = Barrier(len(spans))

        def be_away(span: tuple[date, date]) -> int:
            asked = {"first": span[0].isoformat(), "last": span[1].isoformat()}
            with httpx.Client(base_url=server.address, timeout=PATIENCE, headers={"cookie": cookie}) as client:
                # All of them are connected before the first one asks.
                client.get("/api/me/hours")
                ready.wait(PATIENCE)
                return client.post("/api/me/absences", json=asked).status_code

        with ThreadPoolExecutor(len(spans)) as pool:
            codes = sorted(pool.map(be_away, spans))
        assert codes == [201] + [400] * 5
        taken = {one["year"]: one["days"] for one in server.ask("GET", "/api/me/hours", cookie=cookie).json()["taken"]}
        assert taken[first.year] == 28
        # Of two nights that are set at once for the first time one is kept, and the other refused in a sentence.
        with ThreadPoolExecutor(2) as pool:
            nights = [{"zone": "UTC", "night": night} for night in (["22:00", "07:00"], ["03:00", "12:00"])]
            told = list(pool.map(lambda asked: server.ask("POST", "/api/me/hours", asked, cookie=cookie), nights))
        assert sorted(one.status_code for one in told) == [200, 400]


def test_hours_that_change_nothing_at_a_table_are_no_event(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        table, anna, _ = two_at_a_table(server, clock=SLOW)
        version = view_of(server, table, anna)["version"]
        for zone in ("Asia/Tokyo", "Europe/Berlin", "Asia/Tokyo"):
            assert server.ask("POST", "/api/me/hours", {"zone": zone}, cookie=anna).status_code == 200
        assert view_of(server, table, anna)["version"] == version
        asked = {"zone": "Asia/Tokyo", "night": ["23:00", "07:00"]}
        for _ in range(3):
            assert server.ask("POST", "/api/me/hours", asked, cookie=anna).status_code == 200
        assert view_of(server, table, anna)["version"] == version + 1
