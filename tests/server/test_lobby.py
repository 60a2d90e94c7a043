"""Before the game: the host names the table, orders seats and bots; those who watch are seen, and talk if they may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, a_move, people, refused, run, two_at_a_table

from shokai.server.client import Client, Live


def seated(view: dict[str, Any]) -> list[str | None]:
    """Who sits where: a name, a bot, or None."""
    return [None if one["kind"] == "open" else one["bot"] or one["name"] for one in view["table"]["seats"]]


async def does(live: Live, action: str, **more: Any) -> dict[str, Any]:
    """What a table looks like after somebody did something."""
    return await live.reach((await live.act(action, **more))["version"])


def test_the_host_adds_bots_changes_their_level_and_takes_them_away(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=3, seats=[ME, OPEN, OPEN])
            async with anna.live(table) as host, ben.live(table) as guest:
                assert "bot" in host.view["you"]["can"]
                assert "bot" not in guest.view["you"]["can"]
                assert seated(await does(host, "bot", seat=2, bot="level:3")) == ["Anna", None, "level:3"]
                assert seated(await does(host, "bot", seat=2, bot="level:5")) == ["Anna", None, "level:5"]
                assert seated(await does(host, "bot", seat=2, bot=None)) == ["Anna", None, None]
                assert await refused(guest.act("bot", seat=2, bot="level:1")) == "host-only"
                assert await refused(host.act("bot", seat=0, bot="level:1")) == "seat-taken"
                assert await refused(host.act("bot", seat=3, bot="level:1")) == "no-such-seat"
                assert await refused(host.act("bot", seat=2, bot="program:rm")) == "no-programs"
                # A seat that stays free is free until somebody comes: nothing begins by itself with bots.
                view = await does(host, "bot", seat=2, bot="random")
                assert view["table"]["state"] == "gathering"
                view = await does(guest, "sit", seat=1)
                assert view["table"]["state"] == "playing"
                assert await refused(host.act("bot", seat=2, bot=None)) == "already-begun"

    run(scene())


def test_all_seats_with_bots_wait_for_the_host(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
            async with anna.live(table) as host:
                assert (await does(host, "bot", seat=1, bot="random"))["table"]["state"] == "gathering"
                view = await does(host, "start")
                assert view["table"]["state"] == "playing"
                assert seated(view) == ["Anna", "random"]

    run(scene())


def test_the_host_orders_the_seats(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=4, seats=[ME, OPEN, BOT, OPEN])
            async with anna.live(table) as host, ben.live(table) as guest:
                invited = (await host.act("invite", seat=3))["answer"]["invite"]
                await does(guest, "sit", seat=1)
                assert seated(await does(host, "swap", seat=0, other=1)) == ["Ben", "Anna", "random", None]
                assert seated(await does(host, "swap", seat=2, other=3)) == ["Ben", "Anna", None, "random"]
                view = await guest.reach(host.view["version"])
                assert view["you"]["seats"] == [0]
                assert await refused(guest.act("swap", seat=0, other=1)) == "host-only"
                # An invitation was for a seat as it was.
                await does(host, "swap", seat=3, other=2)
                async with people(address, "Cleo") as (cleo,), cleo.live(table) as late:
                    assert await refused(late.act("sit", seat=3, invite=invited)) == "bad-invitation"
                view = await does(host, "start")
                assert view["game"]["names"][:2] == ["Ben", "Anna"]
                assert await refused(host.act("swap", seat=0, other=1)) == "already-begun"

    run(scene())


def test_a_table_has_the_name_that_its_host_gives_it(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], name="  Custom   house ")
            async with anna.live(table) as host, ben.live(table) as guest:
                assert guest.view["table"]["name"] == "Custom house"
                assert (await does(host, "rename", name="税関"))["table"]["name"] == "税関"
                assert await refused(guest.act("rename", name="Mine")) == "host-only"
                assert await refused(host.act("rename", name="a\u202eb")) == "bad-title"
                listed = await ben.ask("GET", "/api/tables?which=open")
                assert [one["name"] for one in listed if one["id"] == table] == ["税関"]
                await does(guest, "sit", seat=1)
                # Else a host who only watches could tell the players anything.
                assert await refused(host.act("rename", name="take R5")) == "already-begun"
                while "rematch" not in host.view["you"]["can"]:
                    await a_move(host, guest)
                again = (await host.act("rematch"))["answer"]["table"]
            assert (await anna.ask("GET", f"/api/tables/{again}"))["table"]["name"] == "税関"
            assert await refused(anna.create(game="osaka", players=2, seats=[ME, OPEN], name="\u2800")) == "bad-title"

    run(scene())


def test_no_bot_sits_down_where_the_game_counts(address: str) -> None:
    async def scene() -> None:
        async with Client(address) as anna:
            await anna.ask("POST", "/api/me/account", {"name": "LobbyAnna", "password": "a long password"})
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], rated=True)
            async with anna.live(table) as host:
                assert "bot" not in host.view["you"]["can"]
                assert await refused(host.act("bot", seat=1, bot="level:1")) == "rated-no-bot"

    run(scene())


def test_those_who_watch_are_seen_by_name(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, _), people(address, "Cleo") as (cleo,):
            assert anna.view["table"]["watching"] == {"names": [], "others": 0}
            async with cleo.live(table):
                await anna.until(lambda view: view["table"]["watching"]["names"] == ["Cleo"])
                async with Client(address) as nameless, nameless.live(table):
                    await anna.until(lambda view: view["table"]["watching"] == {"names": ["Cleo"], "others": 1})
            await anna.until(lambda view: view["table"]["watching"] == {"names": [], "others": 0})

    run(scene())


@pytest.mark.parametrize("terms", [{"delay": 5}, {"watchers_talk": False}])
def test_those_who_cannot_talk_are_counted_while_the_game_is_on(address: str, terms: dict[str, Any]) -> None:
    """A name is a message as well."""

    async def scene() -> None:
        async with people(address, "Anna", "Ben", "take R5") as (anna, ben, cleo):
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], **terms)
            async with anna.live(table) as host, ben.live(table) as guest, cleo.live(table):
                await host.until(lambda view: view["table"]["watching"]["names"] == ["Ben", "take R5"])
                view = await does(guest, "sit", seat=1)
                assert view["table"]["state"] == "playing"
                assert view["table"]["watching"] == {"names": [], "others": 1}

    run(scene())


@pytest.mark.parametrize("may", [True, False])
def test_those_who_watch_talk_where_the_host_allows_it(address: str, may: bool) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], watchers_talk=may)
            async with anna.live(table) as host, ben.live(table) as guest, cleo.live(table) as watcher:
                # Before the game everybody talks: whoever comes asks whether there is a seat.
                assert (await does(watcher, "chat", text="May I?"))["chat"][-1]["name"] == "Cleo"
                await does(guest, "sit", seat=1)
                await watcher.reach(guest.view["version"])
                assert ("chat" in watcher.view["you"]["can"]) is may
                if may:
                    await does(watcher, "chat", text="Well played")
                else:
                    assert await refused(watcher.act("chat", text="Take the red one")) == "watchers-chat"
                await does(guest, "chat", text="Hello")
                while "rematch" not in host.view["you"]["can"]:
                    await a_move(host, guest)
                await watcher.reach(host.view["version"])
                assert (await does(watcher, "chat", text="Thank you"))["chat"][-1]["text"] == "Thank you"

    run(scene())


def test_the_name_of_a_table_goes_with_whoever_gave_it(tmp_path: Path) -> None:
    """Whoever is forgotten leaves no words of theirs behind."""
    with Serving(tmp_path, thinkers=0) as server:

        async def scene() -> tuple[str, str]:
            async with people(server.address, "Anna", "Ben") as (anna, ben):
                first = await anna.create(game="osaka", players=2, seats=[ME, OPEN], name="Annas Stube")
                second = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
                for table in (first, second):
                    async with anna.live(table) as host, ben.live(table) as guest:
                        if table == second:
                            await does(host, "rename", name="Annas Laden")
                        await does(guest, "sit", seat=1)
                await anna.ask("POST", "/api/me/delete", {})
                for table in (first, second):
                    assert (await ben.ask("GET", f"/api/tables/{table}"))["table"]["name"] == ""
                listed = await ben.ask("GET", "/api/tables?which=mine")
                assert {one["name"] for one in listed} == {""}
                return first, second

        run(scene())
