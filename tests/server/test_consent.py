"""Nobody is cheated without being asked: seats, clocks, what is taken back, and who is present, on a real server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, a_move, agree, people, refused, run, two_at_a_table

from shokai.server.client import Client, Live

pytest_plugins = ("helpers.tables", "helpers.postgres")


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[str]:
    """A server whose bots do not think, and where a bot takes over from whoever is away for a moment."""
    with Serving(tmp_path, "--away", "0") as server:
        yield server.address


async def ask(client: Client, table: str, do: str, number: int, **more: Any) -> Any:
    """One action over HTTP."""
    return await client.ask("POST", f"/api/tables/{table}/do", {"client": "http", "id": number, "do": do, **more})


async def invited(live: Live, seat: int) -> str:
    return str((await live.act("invite", seat=seat))["answer"]["invite"])


# Seats.


def test_a_host_gets_no_bots_hand_without_the_others(quiet: str) -> None:
    """A host who plays, and one who does not, invite themselves to the seat of a bot in a running game."""

    async def scene() -> None:
        async with people(quiet, "Anna", "Ben", "Host") as (anna, ben, host):
            for inviting in (anna, host):
                seats = [ME, OPEN, BOT] if inviting is anna else [OPEN, OPEN, BOT]
                table = await inviting.create(game="yokohama", players=3, seats=seats)
                for seat, client in enumerate((anna, ben)):
                    if seat or inviting is host:
                        await ask(client, table, "sit", 1, seat=seat)
                async with inviting.live(table) as first, anna.live(table) as second, ben.live(table) as third:
                    others = [third] if inviting is anna else [second, third]
                    invite = await invited(first, 2)
                    done = await first.act("sit", seat=2, invite=invite)
                    await first.reach(done["version"])
                    assert first.view["table"]["seats"][2]["kind"] == "bot"
                    assert 2 not in first.view["you"]["seats"]
                    (asked,) = first.view["table"]["asks"]
                    name = "Anna" if inviting is anna else "Host"
                    assert (asked["kind"], asked["seat"], asked["name"]) == ("seat", 2, name)
                    assert asked["missing"] == ([1] if inviting is anna else [0, 1])
                    # One no ends it, and the invitation with it.
                    await first.reach((await agree(done["version"], third, yes=False))["version"])
                    assert first.view["table"]["asks"] == []
                    assert await refused(first.act("sit", seat=2, invite=invite)) == "bad-invitation"
                    # With everybody's consent the seat changes hands, and everybody is told.
                    done = await first.act("sit", seat=2, invite=await invited(first, 2))
                    await first.reach((await agree(done["version"], *others))["version"])
                    assert 2 in first.view["you"]["seats"]
                    said = third.view["chat"][-1]["said"]
                    assert (said["id"], said["args"]["player"]) == ("server-took-seat", name)
                    assert third.view["table"]["spoiled"] == ["seat"]

    run(scene())


def test_among_bots_a_host_sits_where_they_like(quiet: str) -> None:
    async def scene() -> None:
        async with people(quiet, "Anna") as (anna,):
            for seats in ([BOT, BOT], [ME, BOT]):
                table = await anna.create(game="osaka", players=2, seats=seats)
                async with anna.live(table) as live:
                    await live.act("sit", seat=1, invite=await invited(live, 1))
                    await live.until(lambda v: 1 in v["you"]["seats"])
                    assert live.view["table"]["spoiled"] == ["seat"]

    run(scene())


def test_the_others_are_asked_when_somebody_hands_a_seat_over(quiet: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(quiet) as (table, anna, ben), people(quiet, "Zoe", "Tom") as (zoe, tom):
            invite = await invited(anna, 0)
            done = await ask(zoe, table, "sit", 1, seat=0, invite=invite)
            await ben.reach(done["version"])
            assert [a["missing"] for a in ben.view["table"]["asks"]] == [[1]]
            old = ben.view["table"]["asks"][0]["ask"]
            # A second one with the same link is another question: no yes for Zoe is one for Tom.
            await ben.reach((await ask(tom, table, "sit", 1, seat=0, invite=invite))["version"])
            assert await refused(ben.act("answer", ask=old, yes=True)) == "no-such-question"
            view = await agree(ben.view["version"], ben)
            assert view["game"]["names"] == ["Tom", "Ben"]
            # Before the game there is nothing to be seen, and nobody is asked.
            fresh = await zoe.create(game="osaka", players=2, seats=[ME, OPEN])
            async with zoe.live(fresh) as live:
                await ask(tom, fresh, "sit", 2, seat=0, invite=await invited(live, 0))
                await live.until(lambda v: v["table"]["seats"][0]["name"] == "Tom")
                assert live.view["table"]["spoiled"] == []

    run(scene())


# Who is there is not replaced.


def test_who_is_present_is_not_voted_out(address: str) -> None:
    """One of two votes, and then takes back what was revealed, and closes, which tells the seed."""

    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            assert "replace" not in anna.view["you"]["can"]
            assert await refused(anna.act("replace", seat=1, yes=True)) == "still-here"
            # Who reloads the page is away for a moment.
            await ben.stop()
            await anna.until(lambda v: not v["table"]["seats"][1]["present"])
            assert await refused(anna.act("replace", seat=1, yes=True)) == "just-left"
            # A program that plays over HTTP is there, too.
            await ask(ben.person, table, "chat", 7, text="I am thinking.")
            assert await refused(anna.act("replace", seat=1, yes=True)) == "just-left"

    run(scene())


def test_a_restart_makes_nobody_absent(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:

        async def before() -> tuple[str, Client]:
            async with two_at_a_table(server.address) as (table, anna, _):
                return table, anna.person

        table, anna = run(before())
        server.restart()
        assert run(refused(ask(anna, table, "replace", 1, seat=1, yes=True))) == "just-left"


def test_who_is_present_at_another_process_is_not_voted_out(tmp_path: Path, database: str) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with (
        Serving(tmp_path / "one", "--away", "0", database=database) as one,
        Serving(tmp_path / "two", "--away", "0", database=database) as two,
    ):

        async def scene() -> None:
            async with people(one.address, "Anna") as (anna,), people(two.address, "Ben") as (ben,):
                table = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
                await ask(ben, table, "sit", 1, seat=1)
                async with anna.live(table) as live:
                    async with ben.live(table):
                        await live.until(lambda v: v["table"]["seats"][1]["present"])
                        assert await refused(live.act("replace", seat=1, yes=True)) == "still-here"
                    await live.until(lambda v: "replace" in v["you"]["can"])
                    await live.reach((await live.act("replace", seat=1, yes=True))["version"])
                    assert live.view["table"]["seats"][1]["left"]

        run(scene())


def test_who_was_replaced_is_not_offered_the_next_game(tmp_path: Path) -> None:
    """At the table, and in the list of games that ended: the others play on without them."""

    async def scene(server: Serving) -> None:
        async with two_at_a_table(server.address) as (table, anna, ben):
            while anna.view["game"]["phase"] != "turn":
                await a_move(anna, ben)
            await ben.stop()
            await anna.until(lambda v: "replace" in v["you"]["can"])
            await anna.reach((await anna.act("replace", seat=1, yes=True))["version"])
            await anna.reach((await anna.act("close"))["version"])
            await ben.start()
            await ben.until(lambda v: v["table"]["state"] == "closed")
            assert [("rematch" in live.view["you"]["can"]) for live in (anna, ben)] == [True, False]
            assert await refused(ben.act("rematch")) == "not-seated"
            # As if it had been played to its end.
            with sqlite3.connect(server.data) as file:
                file.execute("UPDATE tables SET state = 'over', noted = 1")
                for seat, live in enumerate((anna, ben)):
                    person = (await live.person.ask("GET", "/api/me"))["id"]
                    file.execute(
                        "INSERT INTO results (table_id, seat, game, players, finished, person, name, place, points,"
                        " by_bot) VALUES (?, ?, 'osaka', 2, 1e9, ?, 'Somebody', 1, 10, 0)",
                        (table, seat, person),
                    )
            offered = []
            for live in (anna, ben):
                [ended] = (await live.person.ask("GET", "/api/home"))["finished"]
                offered.append(ended["game"]["again"])
            assert offered == [True, False]

    with Serving(tmp_path, "--away", "0") as server:
        run(scene(server))


def test_what_was_before_somebody_was_replaced_is_not_taken_back(quiet: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(quiet) as (_, anna, ben):
            while not (anna.view["game"]["phase"] == "turn" and "play" in anna.view["you"]["can"]):
                await a_move(anna, ben)
            take = next(m for m in anna.view["game"]["moves"] if m["text"].startswith("take"))
            await anna.reach((await anna.play(take["number"]))["version"])
            await ben.stop()
            await anna.until(lambda v: "replace" in v["you"]["can"])
            await anna.reach((await anna.act("replace", seat=1, yes=True))["version"])
            assert anna.view["table"]["seats"][1]["left"]
            assert "ask_undo" not in anna.view["you"]["can"]
            assert await refused(anna.act("ask_undo", at=anna.view["at"])) == "undo-replaced"
            # Ben comes back, takes his seat, and is asked again.
            await ben.start()
            await anna.reach((await ben.act("mind", seat=1, bot=None))["version"])
            step = anna.view["step"]
            await agree((await anna.act("ask_undo", at=anna.view["at"]))["version"], ben)
            await anna.until(lambda v: v["step"] < step)
            assert anna.view["table"]["spoiled"] == ["undo"]

    run(scene())


# Clocks.


def test_nobody_stops_the_clocks_alone(quiet: str) -> None:
    async def scene() -> None:
        clock = {"bank": 1000, "each": 0}
        async with two_at_a_table(quiet, clock=clock) as (_, anna, ben):
            await ben.reach((await anna.act("pause", on=True))["version"])
            assert not ben.view["table"]["paused"]
            assert [(a["kind"], a["missing"]) for a in ben.view["table"]["asks"]] == [("pause", [1])]
            assert not (await agree(ben.view["version"], ben, yes=False))["table"]["paused"]
            view = await agree((await anna.act("pause", on=True))["version"], ben)
            assert (view["table"]["paused"], view["table"]["asks"]) == (True, [])
            # To play on, one is enough.
            await anna.reach((await ben.act("pause", on=False))["version"])
            assert not anna.view["table"]["paused"]
            table = await anna.person.create(game="osaka", players=2, seats=[ME, BOT], clock=clock)
            async with anna.person.live(table) as alone:
                await alone.reach((await alone.act("pause", on=True))["version"])
                assert alone.view["table"]["paused"]

    run(scene())


# Advice.


def test_a_bots_move_is_no_free_advice(address: str) -> None:
    """Somebody lets a bot play for them, looks at what it does, and would like to have it back."""

    async def scene() -> None:
        async with two_at_a_table(address, "yokohama") as (_, anna, ben):
            while not (anna.view["game"]["step"] == "placing" and anna.view["game"]["actor"] == 0):
                await a_move(anna, ben)
            assert anna.view["table"]["spoiled"] == []
            step = anna.view["step"]
            await anna.act("mind", seat=0, bot="random")
            await anna.until(lambda v: v["step"] > step)
            await anna.reach((await anna.act("mind", seat=0, bot=None))["version"])
            # In the middle of the turn or after it: what the bot did stays, unless Ben agrees.
            assert "undo" not in anna.view["you"]["can"]
            assert await refused(anna.act("undo", at=anna.view["at"])) in ("cannot-undo", "not-your-turn")
            assert anna.view["table"]["spoiled"] == ["minded"]
            step = anna.view["step"]
            done = await anna.act("ask_undo", at=anna.view["at"])
            await anna.reach(done["version"])
            assert anna.view["step"] == step
            await anna.reach((await agree(done["version"], ben))["version"])
            assert anna.view["step"] < step
            assert anna.view["table"]["spoiled"] == ["minded", "undo"]

    run(scene())


def test_ones_own_move_is_taken_back_without_a_mark(quiet: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(quiet, "yokohama") as (_, anna, ben):
            while not (anna.view["game"]["step"] == "placing" and anna.view["game"]["actor"] == 0):
                await a_move(anna, ben)
            await a_move(anna, ben)
            await anna.reach((await anna.act("undo", at=anna.view["at"]))["version"])
            assert anna.view["table"]["spoiled"] == []
            await asyncio.gather(anna.stop(), ben.stop())

    run(scene())
