"""A game that a bot finished for somebody is a plain win nowhere, also when its table is long gone."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import BOT, ME, do, new_table, view_of, with_account
from helpers.patience import PATIENCE
from helpers.serving import Serving

from shokai.server.storage.tournaments import _compared


def wait_for_results(server: Serving, cookie: str) -> Any:
    """The profile, as soon as a game is on it."""
    end = time.monotonic() + PATIENCE
    while not (told := server.ask("GET", "/api/me/profile", cookie=cookie).json())["by_bots"]:
        assert time.monotonic() < end, "the result was not noted"
        time.sleep(0.1)
    return told


def test_a_game_that_a_bot_played_to_its_end_counts_nowhere(tmp_path: Path) -> None:
    with Serving(tmp_path, thinkers=1) as server:
        cookie = with_account(server, "Wanderer")
        table = new_table(server, cookie, game="osaka", seats=[ME, BOT])
        assert do(server, table, cookie, "mind", seat=0, bot="clerk").status_code == 200
        told = wait_for_results(server, cookie)
        assert view_of(server, table, cookie)["table"]["state"] == "over"
        assert (told["games"], told["by_bots"]) == (0, 1)
        assert (told["results"], told["bots"], told["openings"]) == ([], {"games": 0, "ahead": 0}, [])
        assert [seat["by_bot"] for seat in told["recent"][0]["seats"]] == [True, False]
        end = time.monotonic() + PATIENCE
        while server.ask("GET", "/api/statistics/osaka").json()["waiting"]:
            assert time.monotonic() < end, "the game was not read"
            time.sleep(0.1)
        # The bot's own seat is one of the bots'; the other is nobody's, and in no average.
        for whose, games in (("people", 0), ("all", 1), ("mine", 0)):
            found = server.ask("GET", f"/api/statistics/osaka?whose={whose}", cookie=cookie).json()
            assert (found["total"] or {"games": 0})["games"] == games, whose
        # The table is cleared away, and the mark stays.
        with sqlite3.connect(server.data) as connection:
            for name in ("events", "snapshots", "table_people", "tables"):
                connection.execute(f"delete from {name}")
        again = server.ask("GET", "/api/me/profile", cookie=cookie).json()
        assert again["recent"][0]["id"] is None
        assert [seat["by_bot"] for seat in again["recent"][0]["seats"]] == [True, False]


@pytest.mark.parametrize(
    ("places", "scores"), [([1, 2], {(1, 0): 0.0, (2, 0): 1.0}), ([3, 1], {(1, 0): 0.0, (2, 0): 1.0})]
)
def test_points_that_a_bot_made_are_worth_less_than_ones_own(places: list[int], scores: dict[Any, float]) -> None:
    """Three tables with two seats; on the second one has left, or nobody."""
    points = [20, 40] if places == [1, 2] else [60, 40]
    rows = [
        {"number": number, "seat": 0, "place": place, "points": points[number - 1]}
        for number, place in enumerate(places, 1)
    ]
    rows += [{"number": number, "seat": 1, "place": 1, "points": 5} for number in (1, 2)]
    found = _compared(rows)
    assert {key: score for key, score in found.items() if key[1] == 0} == scores
