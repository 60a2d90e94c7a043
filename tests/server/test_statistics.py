"""Statistics and openings of games that were really played here: who is told what, and what came of it."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from helpers.charts import chart_of
from helpers.games import PASSWORD, Planned, play_games
from helpers.patience import PATIENCE
from helpers.serving import Serving

from shokai.masters.findings import shipped
from shokai.masters.lines import beside, rows_after
from shokai.masters.reading import read_game
from shokai.match.match import Match
from shokai.match.openings import openings, played
from shokai.server.storage.addresses import sqlite_url
from shokai.server.storage.daily import day_at
from shokai.server.storage.finished import finished_games
from shokai.server.storage.statistics import DEPTH

TWO, THREE = ("Anna", "Ben"), ("Anna", "Ben", "Cleo")
PLANNED = [
    *[Planned("osaka", TWO) for _ in range(4)],
    *[Planned("osaka", THREE) for _ in range(2)],
    Planned("yokohama", TWO),
    Planned("yokohama", THREE),
    # Nobody else hears of the private one. At the other Anna has both seats, so that it is no game of hers.
    Planned("osaka", ("Anna", "Dora"), public=False),
    Planned("osaka", ("Anna", "Anna")),
]
PUBLIC = {"osaka": [*range(6), 9], "yokohama": [6, 7]}


class Lab:
    """A server on whose tables games were played."""

    def __init__(self, server: Serving, tables: list[str]) -> None:
        self.server, self.tables = server, tables
        self.matches: list[Match] = [match for match in finished_games(sqlite_url(server.data)) if match]

    @contextmanager
    def visitor(self, name: str | None = None) -> Iterator[httpx.Client]:
        """Somebody, logged in to an account where it is one."""
        with httpx.Client(base_url=self.server.address, timeout=PATIENCE) as client:
            if name:
                assert client.post("/api/me/enter", json={"name": name, "password": PASSWORD}).status_code == 200
            yield client

    def ask(self, path: str, name: str | None = None, **query: Any) -> Any:
        with self.visitor(name) as client:
            answer = client.get(f"/api/{path}?{urlencode(query, doseq=True)}")
            assert answer.status_code == 200, answer.text
            return answer.json() if "json" in answer.headers["content-type"] else answer.text


def wait_until_read(server: Serving, *games: str) -> None:
    """Waits until the server has read all games that are over."""
    until = time.monotonic() + PATIENCE
    while any(server.ask("GET", f"/api/statistics/{game}").json()["waiting"] for game in games):
        assert time.monotonic() < until, "the games were not read"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("lab")
    tables = play_games(folder / "tables.db", PLANNED)
    with Serving(folder) as server:
        wait_until_read(server, "osaka", "yokohama")
        yield Lab(server, tables)


def chart(told: dict[str, Any], id: str) -> dict[str, dict[str, Any]]:
    """A chart of statistics, by keys."""
    return {row["key"]: row for chart in told["charts"] if chart["id"] == id for row in chart["rows"]}


def test_statistics_agree_with_the_games(lab: Lab) -> None:
    for game, numbers in PUBLIC.items():
        matches = [lab.matches[number] for number in numbers]
        for players in (2, 3):
            read = [seat for match in matches if match.players == players for seat in read_game(match)]
            told = lab.ask(f"statistics/{game}", whose="people", players=players)
            assert told["games"] == sum(match.players for match in matches)
            assert told["total"]["games"] == len(read)
            assert told["total"]["points"] == round(sum(seat.opening.points for seat in read) / len(read), 2)
            for id, keys in (
                ("strategies", [seat.strategy for seat in read]),
                ("seats", [str(seat.order) for seat in read]),
                ("first-area" if game == "yokohama" else "opening", [
                    seat.choices["first-area" if game == "yokohama" else "opening"] for seat in read
                ]),
            ):  # fmt: skip
                assert {key: row["games"] for key, row in chart(told, id).items()} == Counter(keys)
                assert abs(sum(row["share"] for row in chart(told, id).values()) - 1) < 0.001
            wins = sum(row["wins"] * row["games"] for row in chart(told, "seats").values())
            assert abs(wins - len(read) / players) < 0.01
            for source in told["sources"]:
                mine = sum(seat.sources[source["key"]] for seat in read) / len(read)
                assert abs(source["points"] - mine) < 0.01
            assert sum(moment["games"] for moment in told["curve"]) == len(read)
        assert set(chart(told, "players")) == {"2", "3"}


def test_most_games_decide_the_number_of_players(lab: Lab) -> None:
    assert lab.ask("statistics/osaka")["players"] == 2
    assert lab.ask("statistics/osaka", players=4)["total"] is None


def test_masters_stand_beside_them_and_by_themselves(lab: Lab) -> None:
    table = next(table for table in shipped("yokohama")["tables"] if table["players"] == 2)
    areas = {row["key"]: row for row in chart_of(table, "first-area")["rows"]}
    told = lab.ask("statistics/yokohama", whose="masters", players=2)
    for key, row in chart(told, "first-area").items():
        assert (row["share"], row["wins"]) == (areas[key]["often"], areas[key]["value"])
    sources = {row["key"]: row["value"] for row in chart_of(table, "points")["rows"]}
    assert {source["key"]: source["masters"] for source in told["sources"]} == sources
    for key, row in chart(lab.ask("statistics/yokohama", players=2), "first-area").items():
        theirs = {"share": areas[key]["often"], "wins": areas[key]["value"]} if key in areas else None
        assert row["masters"] == theirs


def test_everybody_has_their_own(lab: Lab) -> None:
    """Private games count for those who played them, and for nobody else; a hot seat counts for nobody."""
    mine = lab.ask("statistics/osaka", "Anna", whose="mine", players=2)
    assert mine["total"]["games"] == 5
    assert [moment["games"] for moment in mine["curve"]] == [1] * 5
    assert mine["curve"] == sorted(mine["curve"], key=lambda moment: moment["at"])
    assert lab.ask("statistics/osaka", "Dora", whose="mine")["games"] == 1
    assert lab.ask("statistics/osaka", "Cleo", whose="mine")["games"] == 2
    nobody = lab.ask("statistics/osaka", whose="mine")
    assert (nobody["games"], nobody["total"], nobody["charts"], nobody["curve"]) == (0, None, [], [])


def test_openings_are_those_of_the_terminal(lab: Lab) -> None:
    """Down a whole line, above and below the depth to which sums are kept."""
    for game, numbers in PUBLIC.items():
        games = [played(lab.matches[number]) for number in numbers]
        after: list[str] = []
        for _ in range(DEPTH + 3):
            told = lab.ask(f"openings/{game}", after=after)
            expected = openings(games, after)
            shown = [(row["move"], row["games"], row["wins"], row["points"]) for row in told["rows"]]
            assert shown == [(row.move, row.games, round(row.wins, 4), round(row.points, 4)) for row in expected]
            assert told["games"] == sum(row.games for row in expected)
            for row in told["rows"]:
                match = lab.matches[lab.tables.index(row["table"])]
                made = list(match.decisions())[[d.step for d in match.decisions()].index(row["step"] - 1)]
                assert made.move.text == row["move"]
            after.append(told["rows"][0]["move"])


def test_lines_of_the_masters_stand_beside_them_and_by_themselves(lab: Lab) -> None:
    for after in ([], ["token R"]):
        told = lab.ask("openings/osaka", players=2, after=after)
        theirs = beside("osaka", after, 2)
        assert theirs
        assert [row["masters"] for row in told["rows"]] == [theirs.get(row["move"]) for row in told["rows"]]
        own = lab.ask("openings/osaka", whose="masters", players=2, after=after)
        assert [(row["move"], row["games"]) for row in own["rows"]] == [
            (row.move, row.games) for row in rows_after("osaka", after, 2)
        ]
        assert {row["table"] for row in own["rows"]} == {row["masters"] for row in own["rows"]} == {None}
    assert any(row["masters"] for row in lab.ask("openings/osaka", players=2)["rows"])
    # Without a number of players it is one that there are masters for, as in the statistics.
    assert (
        lab.ask("openings/osaka", whose="masters")["players"] == lab.ask("statistics/osaka", whose="masters")["players"]
    )


def test_openings_by_number_of_players_and_of_ones_own(lab: Lab) -> None:
    threes = [played(lab.matches[number]) for number in PUBLIC["osaka"] if lab.matches[number].players == 3]
    told = lab.ask("openings/osaka", players=3, after="token R")
    assert {row["move"]: row["games"] for row in told["rows"]} == {
        r.move: r.games for r in openings(threes, ["token R"])
    }
    dora = lab.ask("openings/osaka", "Dora", whose="mine")
    assert [(row["games"], row["table"]) for row in dora["rows"]] == [(1, lab.tables[8])]
    assert lab.ask("openings/osaka", whose="mine")["rows"] == []
    assert lab.ask("openings/osaka", after=["token R", "fly"])["rows"] == []
    # Nothing of the private game is told to others, not even where it was played.
    everything = json.dumps([lab.ask("openings/osaka", "Ben", whose="all", after=a) for a in ([], ["token R"])])
    assert lab.tables[8] not in everything


def test_files_for_spreadsheets(lab: Lab) -> None:
    rows = list(csv.DictReader(io.StringIO(lab.ask("statistics/yokohama/charts.csv", players=2))))
    told = lab.ask("statistics/yokohama", players=2)
    assert {(row["chart"], row["key"]) for row in rows} >= {
        (chart["id"], row["key"]) for chart in told["charts"] for row in chart["rows"]
    }
    games = list(csv.DictReader(io.StringIO(lab.ask("statistics/osaka/games.csv", "Anna"))))
    assert {row["table"] for row in games} == {lab.tables[number] for number in (*range(6), 8)}
    for row in games:
        match = lab.matches[lab.tables.index(row["table"])]
        colours = [int(row[f"points_{colour}"]) for colour in ("red", "blue", "yellow", "green")]
        assert sum(colours) == int(row["points"]) == match.standing.points[0]
        assert row["moves"].split(", ")[:5] == list(played(match)[0].moves[:5])
    with lab.visitor() as client:
        answer = client.get("/api/statistics/osaka/games.csv")
        assert "attachment" in answer.headers["content-disposition"]
        assert len(answer.text.splitlines()) == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("statistics/chess", 404),
        ("statistics/..%2Fosaka", 404),
        ("statistics/" + "x" * 500, 422),
        ("statistics/osaka?players=99999999999999999999", 422),
        ("statistics/osaka?players=-1", 422),
        ("statistics/osaka?whose=Anna", 422),
        ("statistics/chess/games.csv", 404),
        ("statistics/chess/charts.csv", 404),
        ("openings/chess", 404),
        ("openings/osaka?after=" + "x" * 81, 422),
        ("openings/osaka?" + "&".join(["after=token+R"] * 41), 422),
        ("openings/osaka?after=a,b", 422),
        ("openings/osaka?after=%00", 422),
        ("openings/osaka?after=", 422),
    ],
)
def test_what_cannot_be_told_is_a_sentence(lab: Lab, path: str, status: int) -> None:
    answer = lab.server.ask("GET", f"/api/{path}")
    assert answer.status_code == status
    assert answer.json()["text"]


def test_a_deal_that_is_still_played_is_kept_secret(tmp_path: Any) -> None:
    """A game of a deal of which another table is being played is read when that is over."""
    tables = play_games(tmp_path / "tables.db", [Planned("osaka", TWO), Planned("osaka", TWO, deal="shared")])
    with sqlite3.connect(tmp_path / "tables.db") as file:
        day = day_at(time.time())
        file.execute("insert into daily_deals values (?, 'osaka', 'shared', 'seed')", (day,))
    with Serving(tmp_path) as server:
        until = time.monotonic() + PATIENCE
        while server.ask("GET", "/api/statistics/osaka").json()["games"] != 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        told = server.ask("GET", "/api/openings/osaka").json()
        assert tables[1] not in json.dumps(told)
        assert told["waiting"] == 1


def test_what_was_read_is_not_read_again_and_outlives_its_table(tmp_path: Any) -> None:
    play_games(tmp_path / "tables.db", [Planned("osaka", TWO)])
    with Serving(tmp_path) as server:
        wait_until_read(server, "osaka")
        first = server.ask("GET", "/api/statistics/osaka").json()
        server.terminate()
        server.start()
        wait_until_read(server, "osaka")
        assert server.ask("GET", "/api/statistics/osaka").json() == first


def test_favourite_openings_stand_on_the_profile(lab: Lab) -> None:
    told = lab.ask("me/profile", "Anna")["openings"]
    assert {one["game"] for one in told} == {"osaka", "yokohama"}
    for game, name in (("osaka", "opening"), ("yokohama", "first-area")):
        mine = [one for one in told if one["game"] == game]
        assert 1 <= len(mine) <= 3
        assert [one["games"] for one in mine] == sorted((one["games"] for one in mine), reverse=True)
        counted = Counter[str]()
        for players in (2, 3):
            rows = chart(lab.ask(f"statistics/{game}", "Anna", whose="mine", players=players), name)
            counted.update({key: row["games"] for key, row in rows.items()})
        assert {one["key"]: one["games"] for one in mine} == {one["key"]: counted[one["key"]] for one in mine}
        assert mine[0]["games"] == max(counted.values())
        assert all(one["name"]["id"].startswith("masters-") for one in mine)


def test_nobody_has_their_games_counted_all_the_time(tmp_path: Any) -> None:
    with Serving(tmp_path, limits=True) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        assert client.post("/api/me", json={"name": "Anna"}).status_code == 200
        path = "/api/statistics/osaka?whose=mine"
        assert client.get(path).status_code == 200
        # Slowly something comes back meanwhile, so that nobody can say after how many it is enough.
        assert any(client.get(path).status_code == 429 for _ in range(300))
        # What is summed up already can be looked at.
        assert client.get("/api/statistics/osaka?whose=people").status_code == 200
