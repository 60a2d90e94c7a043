"""Games that count for the ratings: who agreed, who left, and what spoils them, on real servers."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.patience import PATIENCE
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, a_move, people, refused, run, two_at_a_table

from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.server.client import Client, Live

OWN_CARDS = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'


@asynccontextmanager
async def accounts(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """People with accounts, whose names nobody else has."""
    async with people(address, *names) as clients:
        for client, name in zip(clients, names, strict=True):
            own = f"{name} {random.SystemRandom().randrange(10**9)}"
            await client.ask("POST", "/api/me/account", {"name": own, "password": "correct horse"})
        yield clients


@asynccontextmanager
async def rated_table(address: str, **terms: Any) -> AsyncIterator[tuple[str, Live, Live]]:
    """Two accounts at a table that counts and has begun."""
    async with accounts(address, "Anna", "Ben") as (anna, ben):
        table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], rated=True, **terms)
        await act(ben, table, 1, do="sit", seat=1)
        async with anna.live(table) as first, ben.live(table) as second:
            yield table, first, second


async def act(client: Client, table: str, number: int, **action: Any) -> dict[str, Any]:
    told: dict[str, Any] = await client.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": number, **action})
    return told


async def to_the_end(*lives: Live) -> None:
    """Whoever has to decide does, at random, until the game is over; bots decide for themselves."""
    dice = random.Random(7)
    while lives[0].view["table"]["state"] == "playing":
        ready = [live for live in lives if "play" in live.view["you"]["can"]]
        if not ready:
            version = lives[0].view["version"]
            await lives[0].until(lambda v, version=version: bool(v["version"] > version))
            continue
        done = await ready[0].play(dice.choice(ready[0].view["game"]["moves"])["number"])
        for live in lives:
            await live.reach(done["version"])


async def games_of(*clients: Client) -> list[int]:
    return [(await client.ask("GET", "/api/me"))["games"] for client in clients]


async def is_counted(database: Path | None, table: str, *clients: Client) -> None:
    """Waits until a game that is over was looked at."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if database is None:
                if all(await games_of(*clients)):
                    return
            else:
                with sqlite3.connect(database) as connection:
                    if connection.execute("select rated from tables where id = ?", (table,)).fetchone()[0]:
                        return
            await asyncio.sleep(0.05)


def test_a_game_counts_when_all_agreed_to_it_and_not_otherwise(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with rated_table(server.address) as (table, anna, ben):
            assert anna.view["table"]["rated"] == "yes"
            await to_the_end(anna, ben)
            assert anna.view["table"]["rated"] == "yes"
            await is_counted(None, table, anna.person, ben.person)
            told = [await live.person.ask("GET", "/api/me") for live in (anna, ben)]
            assert [person["games"] for person in told] == [1, 1]
            places = anna.view["game"]["over"]["places"]
            assert (told[0]["rating"] > told[1]["rating"]) == (places[0] < places[1])
            # The same two, where nobody said that it counts.
            plain = await anna.person.create(game="osaka", players=2, seats=[ME, OPEN])
            await act(ben.person, plain, 1, do="sit", seat=1)
            async with anna.person.live(plain) as first, ben.person.live(plain) as second:
                assert first.view["table"]["rated"] is None
                await to_the_end(first, second)
            await is_counted(server.data, plain)
            assert await games_of(anna.person, ben.person) == [1, 1]

    with Serving(tmp_path) as server:
        run(scene(server))


def test_only_accounts_sit_down_where_the_game_counts_each_on_one_seat(address: str) -> None:
    async def scene() -> None:
        asked: dict[str, Any] = {"game": "osaka", "players": 3, "seats": [ME, OPEN, OPEN], "rated": True}
        async with accounts(address, "Anna", "Ben") as (anna, ben), people(address, "Guest") as (guest,):
            assert await refused(guest.create(**asked)) == "rated-accounts"
            table = await anna.create(**asked)
            # Whoever thinks of sitting down sees it, in the list and at the table.
            listed = {t["id"]: t for t in await guest.ask("GET", "/api/tables?which=open")}
            assert (listed[table]["rated"], listed[table]["cards"]) == ("yes", 0)
            assert (await guest.ask("GET", f"/api/tables/{table}"))["table"]["rated"] == "yes"
            assert await refused(act(guest, table, 1, do="sit", seat=1)) == "rated-accounts"
            assert await refused(act(anna, table, 2, do="sit", seat=1)) == "rated-people"
            await act(ben, table, 1, do="sit", seat=1)
            # No bot that nobody agreed to.
            assert await refused(act(anna, table, 3, do="start")) == "rated-start"
            invite = (await act(anna, table, 4, do="invite", seat=2))["answer"]["invite"]
            assert await refused(act(guest, table, 2, do="sit", seat=2, invite=invite)) == "rated-accounts"

    run(scene())


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"seats": [ME, ME]}, "rated-people"),
        ({"seats": [ME, BOT]}, "rated-people"),
        ({"game": "yokohama", "cards": OWN_CARDS}, "rated-plain"),
        ({"record": "RECORD"}, "rated-plain"),
        ({"same_deal_as": "PLAIN"}, "deal-rated"),
        ({"same_deal_as": "RATED", "rated": False}, "deal-rated"),
        ({"leavers": "win"}, "bad-message"),
        ({"rated": "sometimes"}, "bad-message"),
        ({"delay": 201}, "bad-message"),
    ],
)
def test_a_game_that_cannot_count_is_refused(address: str, terms: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with accounts(address, "Anna") as (anna,):
            asked: dict[str, Any] = {"game": "osaka", "players": 2, "seats": [ME, OPEN], "rated": True, **terms}
            if asked.get("record"):
                asked["record"] = Match("osaka", seed="begun").record(secret=True)
            if asked.get("same_deal_as"):
                first = await anna.create(
                    game="osaka", players=2, seats=[OPEN, OPEN], rated=terms["same_deal_as"] == "RATED"
                )
                asked |= {"same_deal_as": first, "seats": [OPEN, OPEN]}
            assert await refused(anna.ask("POST", "/api/tables", asked)) == code

    run(scene())


def test_nobody_gets_out_of_a_game_that_counts(address: str) -> None:
    """No bot for oneself, no friend on one's seat, no vote against somebody who is there."""

    async def scene() -> None:
        async with rated_table(address) as (_, anna, ben):
            for live, other in ((anna, ben), (ben, anna)):
                seat = live.view["you"]["seat"]
                assert not {"mind", "invite"} & set(live.view["you"]["can"])
                assert await refused(live.act("mind", seat=seat, bot="clerk")) == "rated-no-bot"
                assert await refused(live.act("invite", seat=seat)) == "rated-seats"
                assert await refused(live.act("replace", seat=other.view["you"]["seat"], yes=True)) == "rated-there"
            await a_move(anna, ben)

    run(scene())


@pytest.mark.parametrize("leavers", ["lose", "void"])
def test_who_leaves_is_last_or_the_game_is_void_as_the_table_said(leavers: str, tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with rated_table(server.address, leavers=leavers) as (table, anna, ben):
            assert anna.view["table"]["leavers"] == leavers
            while "play" not in ben.view["you"]["can"]:
                await a_move(anna, ben)
            await ben.stop()
            await anna.until(lambda v: not v["table"]["seats"][1]["present"])
            assert await refused(anna.act("replace", seat=1, yes=True)) == "rated-there"
            # Minutes later.
            await asyncio.to_thread(server.kill)
            with sqlite3.connect(server.data) as connection:
                connection.execute("update events set at = at - 1000")
            await asyncio.to_thread(server.start)
            await anna.act("replace", seat=1, yes=True)
            await anna.until(lambda v: v["table"]["seats"][1]["left"])
            await to_the_end(anna)
            await is_counted(server.data, table)
            told = [await live.person.ask("GET", "/api/me") for live in (anna, ben)]
            if leavers == "void":
                assert (anna.view["table"]["rated"], [one["games"] for one in told]) == ("minded", [0, 0])
            else:
                assert (anna.view["table"]["rated"], [one["games"] for one in told]) == ("yes", [1, 1])
                # Whatever the bot made of it.
                assert told[0]["rating"] > told[1]["rating"]

    with Serving(tmp_path, "--away", "0", thinkers=1) as server:
        run(scene(server))


def test_a_clock_that_fell_is_forgiven_to_who_comes_back(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with rated_table(server.address, clock={"bank": 10, "each": 0}) as (table, anna, ben):
            late = anna.view["table"]["running"]
            mover = (anna, ben)[late]
            await mover.until(lambda v: v["table"]["seats"][late]["minded"] is not None)
            assert "mind" in mover.view["you"]["can"]
            await mover.act("mind", seat=late, bot=None)
            await mover.until(lambda v: v["table"]["seats"][late]["minded"] is None)
            # The clock is down for good: from now on it stands still.
            await anna.act("pause", on=True)
            await ben.until(lambda v: v["table"]["asks"])
            await ben.act("answer", ask=ben.view["table"]["asks"][0]["ask"], yes=True)
            for live in (anna, ben):
                await live.until(lambda v: v["table"]["paused"])
            await to_the_end(anna, ben)
            assert anna.view["table"]["rated"] == "yes"
            await is_counted(None, table, anna.person, ben.person)
            told = [(await live.person.ask("GET", "/api/me"))["rating"] for live in (anna, ben)]
            places = anna.view["game"]["over"]["places"]
            assert (told[0] > told[1]) == (places[0] < places[1])

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_a_game_from_before_tables_said_so_counts_as_it_was_meant(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with accounts(server.address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
            await act(ben, table, 1, do="sit", seat=1)
            await asyncio.to_thread(server.kill)
            with sqlite3.connect(server.data) as connection:
                # As earlier versions stored it.
                connection.execute(
                    "update tables set terms = json_remove(terms, '$.rated', '$.leavers', '$.delay'),"
                    " summary = json_remove(summary, '$.rated', '$.cards', '$.delay')"
                )
            await asyncio.to_thread(server.start)
            assert table in {t["id"] for t in await anna.ask("GET", "/api/tables?which=mine")}
            async with anna.live(table) as first, ben.live(table) as second:
                assert first.view["table"]["rated"] is None
                await to_the_end(first, second)
            await is_counted(None, table, anna, ben)
            assert await games_of(anna, ben) == [1, 1]

    with Serving(tmp_path) as server:
        run(scene(server))


# Cards of one's own.


def test_a_table_with_cards_of_its_own_says_so_to_everybody(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            terms: dict[str, Any] = {"game": "yokohama", "players": 2, "seats": [ME, OPEN]}
            own = await anna.create(**terms, cards=OWN_CARDS)
            printed = await anna.create(**terms)
            listed = {t["id"]: t["cards"] for t in await ben.ask("GET", "/api/tables?which=open")}
            assert (listed[own], listed[printed]) == (1, 0)
            views = [(await ben.ask("GET", f"/api/tables/{id}"))["table"]["cards"] for id in (own, printed)]
            assert views == [1, 0]
            # A record of such a game brings its cards with it.
            text = Match("yokohama", 2, seed="own", cards=OWN_CARDS).record(secret=True)
            assert not read_record(text).over
            again = await anna.create(**terms, record=text)
            assert (await ben.ask("GET", f"/api/tables/{again}"))["table"]["cards"] == 1

    run(scene())


def test_at_a_table_that_does_not_count_bots_may_play_for_people(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (_, anna, ben):
            assert {"mind", "invite"} <= set(anna.view["you"]["can"])
            await ben.act("mind", seat=1, bot="random")
            await anna.until(lambda v: v["table"]["seats"][1]["minded"])

    run(scene())
