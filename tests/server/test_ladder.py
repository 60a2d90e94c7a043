"""The ladder: people and bots on one scale, with nobody on it who does not want to be seen."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from helpers.attacking import with_account
from helpers.operator import Desk, id_of
from helpers.patience import PATIENCE
from sqlalchemy import create_engine, text

from shokai.server.http.ratings import Ladders
from shokai.server.people.ladder import MOST, rated_in
from shokai.server.storage.store import Store

pytest_plugins = ("helpers.postgres",)

NUMBERS = itertools.count()
COLUMNS = "table_id, seat, game, players, finished, person, name, place, points, mu_before, mu, sigma"


def change(desk: Desk, statement: str, **values: object) -> None:
    engine = create_engine(desk.url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def rated(desk: Desk, person: str, mu: float | None, sigma: float, players: int = 3, game: str = "osaka") -> None:
    """A game that counted for somebody, or one that did not."""
    n = next(NUMBERS)
    change(
        desk,
        f"insert into results ({COLUMNS}) values (:id, 0, :game, :players, :now, :person, 'N', 1, 9, 25, :mu, :sigma)",
        id=f"ladder-{n}", game=game, players=players, now=time.time() + n, person=person, mu=mu, sigma=sigma,
    )  # fmt: skip


def somebody(desk: Desk, name: str, shown: str = "everyone") -> str:
    """An account with a profile for everyone, or not; its cookie."""
    cookie = with_account(desk.server, name)
    assert desk.server.ask("POST", "/api/me/profile", {"shown": shown}, cookie=cookie).status_code == 200
    return cookie


def ladder(desk: Desk, cookie: str | None = None, game: str = "osaka", players: int = 3) -> dict[str, Any]:
    headers = {"cookie": cookie} if cookie else {}
    told = desk.server.ask("GET", f"/api/ladder/{game}?players={players}", **headers)
    assert told.status_code == 200, told.text
    return dict(told.json())


def names(told: dict[str, Any]) -> list[str]:
    return [one["name"] for one in told["rungs"] if one["name"]]


def test_people_and_bots_stand_in_the_order_of_what_is_sure(desk: Desk) -> None:
    strong, unsure, hidden, near, other = (
        somebody(desk, name, shown)
        for name, shown in (
            ("Strong", "everyone"), ("Unsure", "everyone"), ("Hidden", "nobody"), ("Near", "opponents"),
            ("Duel", "everyone"),
        )
    )  # fmt: skip
    server = desk.server
    # The last rating counts, with whatever number of players it was won.
    rated(desk, id_of(server, strong), 28.0, 5.0)
    rated(desk, id_of(server, strong), 32.0, 1.0, players=2)
    rated(desk, id_of(server, unsure), 33.0, 8.0)
    rated(desk, id_of(server, hidden), 30.0, 2.0)
    rated(desk, id_of(server, near), 30.0, 2.0)
    # Never with three players; and never in a game that counted.
    rated(desk, id_of(server, other), 30.0, 2.0, players=2)
    played = somebody(desk, "Unrated")
    rated(desk, id_of(server, played), None, 2.0)

    told = ladder(desk)
    assert names(told) == ["Strong", "Unsure"]
    assert told["people"] == 2
    sure = [one["rating"] - one["margin"] for one in told["rungs"]]
    assert sure == sorted(sure, reverse=True)
    assert len({one["bot"] for one in told["rungs"] if one["bot"]}) == 6
    [first] = [one for one in told["rungs"] if one["name"] == "Strong"]
    assert first == {"name": "Strong", "bot": None, "rating": 1780, "margin": 80, "games": 1, "you": False}
    assert set(names(ladder(desk, players=2))) == {"Strong", "Duel"}
    assert names(ladder(desk, game="yokohama")) == []

    # Whoever hides sees themselves, and is told that nobody else does.
    mine = ladder(desk, hidden)
    assert [one["name"] for one in mine["rungs"] if one["you"]] == ["Hidden"]
    assert mine["hidden"] is True
    assert ladder(desk, strong)["hidden"] is False
    assert [one["name"] for one in ladder(desk, strong)["rungs"] if one["you"]] == ["Strong"]

    # Whoever wants to be seen no more is gone at once.
    assert server.ask("POST", "/api/me/profile", {"shown": "opponents"}, cookie=strong).status_code == 200
    assert names(ladder(desk)) == ["Unsure"]


def test_the_place_beside_a_rating_is_among_all_who_show_themselves(desk: Desk) -> None:
    first, second, equal, hidden = (
        somebody(desk, name, shown)
        for name, shown in (("Ichi", "everyone"), ("Ni", "everyone"), ("Nino", "everyone"), ("Kakure", "nobody"))
    )
    server = desk.server

    def places(cookie: str, path: str = "/api/me/places") -> Any:
        told = server.ask("GET", path, cookie=cookie)
        return told.json() if told.status_code == 200 else told.status_code

    # Whatever the number of players: it is one rating.
    rated(desk, id_of(server, first), 33.0, 1.0, players=2, game="yokohama")
    rated(desk, id_of(server, hidden), 32.0, 1.0, players=4, game="yokohama")
    rated(desk, id_of(server, second), 31.0, 1.0, players=3, game="yokohama")
    rated(desk, id_of(server, equal), 31.0, 1.0, players=4, game="yokohama")
    assert places(first) == [{"game": "yokohama", "place": 1, "of": 3}]
    # Equals share a place, and whoever hides pushes nobody down.
    assert places(second) == places(equal) == [{"game": "yokohama", "place": 2, "of": 3}]
    assert places(hidden) == [{"game": "yokohama", "place": 2, "of": 4}]
    assert places(hidden, "/api/people/Ichi/places") == places(first)
    # Nobody learns of it who may not see the profile, or whether there is one.
    assert places(first, "/api/people/Kakure/places") == places(first, "/api/people/Nobody/places") == 404
    assert places(somebody(desk, "Unrated too")) == []


@pytest.mark.parametrize("path", ["chess", "osaka?players=5", "osaka?players=1", "osaka?players=two"])
def test_a_ladder_that_is_none_is_refused_in_a_sentence(one: Desk, path: str) -> None:
    told = one.server.ask("GET", f"/api/ladder/{path}")
    assert told.status_code in (404, 422)
    assert told.json()["said"]["id"].startswith("server-")


def test_a_ladder_of_very_many_is_short_and_quick(desk: Desk) -> None:
    series = "with recursive n(i) as (select 1 union all select i + 1 from n where i < {most}) "
    change(
        desk,
        f"insert into people (id, name, account, created, shown) {series.format(most=10_000)}"
        " select 'l' || i, 'L' || i, 'l' || i, i, 'everyone' from n",
    )
    change(
        desk,
        f"insert into results ({COLUMNS}) {series.format(most=100_000)}"
        " select 'lt' || i, 0, 'yokohama', 4, i, 'l' || (i % 10000 + 1), 'L', 1, i % 30, 25, 20 + i % 9, 2 from n",
    )
    change(desk, "analyze")
    ladder(desk, game="yokohama", players=4)
    begun = time.perf_counter()
    told = ladder(desk, game="yokohama", players=4)
    took = time.perf_counter() - begun
    # Others may be there from before.
    assert told["people"] >= 10_000
    assert len(names(told)) == MOST
    # Asked a moment ago: nobody waits for all games to be looked through.
    assert took < 1.0, took


def test_nobody_waits_for_what_is_looked_for_on_another_ladder() -> None:
    async def scene() -> None:
        long_one = asyncio.Event()

        class Connection:
            async def run_sync(self, _: object, game: str) -> str:
                if game == "osaka":
                    await long_one.wait()
                return game

        @asynccontextmanager
        async def connect() -> AsyncIterator[Connection]:
            yield Connection()

        ladders, store = Ladders(), cast(Store, SimpleNamespace(reading=connect))
        long = [asyncio.create_task(ladders.found(store, rated_in, "osaka")) for _ in range(2)]
        told = await asyncio.wait_for(ladders.found(store, rated_in, "yokohama"), PATIENCE)
        long_one.set()
        assert [told, *await asyncio.gather(*long)] == ["yokohama", "osaka", "osaka"]

    asyncio.run(scene())
