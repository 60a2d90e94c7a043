"""Whose seat it is: seats change hands, accounts, tokens, on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import ME, OPEN, a_move, agree, people, refused, run, two_at_a_table

from shokai.server.client import Client, Live, Refused

# Seats change hands.


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[str]:
    """A server where a bot can take over from whoever is away for a moment."""
    with Serving(tmp_path, "--away", "0") as server:
        yield server.address


def test_a_bot_minds_a_seat_and_gives_it_back(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (_, anna, ben):
            step = anna.view["step"]
            await anna.act("mind", seat=0, bot="random")
            for _ in range(3):
                await ben.until(lambda v: "play" in v["you"]["can"])
                done = await ben.play(ben.view["game"]["moves"][0]["number"])
                await ben.reach(done["version"])
                await anna.reach(done["version"])
            assert anna.view["step"] > step
            assert anna.view["table"]["seats"][0]["minded"] == "random"
            assert await refused(ben.act("mind", seat=0, bot=None)) == "not-your-seat"
            for code in ("program:rm -rf /", "python:os:abort", " python : os:abort"):
                assert await refused(anna.act("mind", seat=0, bot=code)) == "no-programs"
            done = await anna.act("mind", seat=0, bot=None)
            await anna.reach(done["version"])
            assert anna.view["table"]["seats"][0]["minded"] is None

    run(scene())


def test_a_seat_is_handed_over_by_invitation_once(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben), people(address, "Zoe", "Tom") as (zoe, tom):
            invite = (await anna.act("invite", seat=0))["answer"]["invite"]
            assert await refused(ben.act("invite", seat=0)) == "not-your-seat"
            async with zoe.live(table) as live, tom.live(table) as late:
                await agree((await live.act("sit", seat=0, invite=invite))["version"], ben)
                view = await live.until(lambda v: v["you"]["seat"] == 0)
                assert view["table"]["seats"][0]["name"] == "Zoe"
                assert view["game"]["names"] == ["Zoe", "Ben"]
                await anna.until(lambda v: v["you"]["seat"] is None)
                assert anna.view["game"]["names"] == ["Zoe", "Ben"]
                assert await refused(late.act("sit", seat=0, invite=invite)) == "bad-invitation"
                assert await refused(late.act("sit", seat=1, invite=invite)) == "bad-invitation"

    run(scene())


def test_somebody_who_left_is_replaced_by_majority(hasty: str) -> None:
    async def scene() -> None:
        async with people(hasty, "Anna", "Ben", "Cleo", "Dan") as clients:
            table = await clients[0].create(game="osaka", players=4, seats=[ME, OPEN, OPEN, OPEN])
            lives = [client.look(table) for client in clients]
            for seat, live in enumerate(lives):
                await live.start()
                if seat:
                    await live.act("sit", seat=seat)
            await lives[0].until(lambda v: v["table"]["state"] == "playing")
            assert await refused(lives[3].act("replace", seat=3, yes=False)) == "cannot-replace"
            await lives[3].stop()
            await lives[0].until(lambda v: "replace" in v["you"]["can"])
            await lives[0].act("replace", seat=3, yes=True)
            await lives[1].until(lambda v: v["table"]["seats"][3]["votes"] == 1)
            assert lives[1].view["table"]["seats"][3]["minded"] is None
            done = await lives[1].act("replace", seat=3, yes=True)
            await lives[3].start()
            await lives[3].reach(done["version"])
            assert lives[3].view["table"]["seats"][3]["minded"] == "clerk"
            assert lives[3].view["chat"][-1]["said"]["id"] == "server-was-replaced"
            # Who comes back takes the seat again.
            done = await lives[3].act("mind", seat=3, bot=None)
            await lives[0].reach(done["version"])
            assert lives[0].view["table"]["seats"][3]["left"] is False

    run(scene())


def test_closing_a_game_needs_everybody_and_then_there_is_a_rematch(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            await ben.reach((await anna.act("close"))["version"])
            assert ben.view["table"]["asks"][0]["kind"] == "close"
            await anna.reach((await ben.act("answer", ask=ben.view["table"]["asks"][0]["ask"], yes=True))["version"])
            assert anna.view["table"]["state"] == "closed"
            assert "Seed" in await anna.person.ask("GET", f"/api/tables/{table}/record")
            told = await anna.act("rematch")
            await ben.reach(told["version"])
            again = ben.view["table"]["rematch"]
            assert told["answer"] == {"table": again}
            fresh = await ben.person.ask("GET", f"/api/tables/{again}")
            assert [seat["name"] for seat in fresh["table"]["seats"]] == ["Ben", "Anna"]
            # Ben has not said yet that he wants it.
            assert fresh["table"]["state"] == "gathering"
            assert (await ben.act("rematch"))["answer"] == {"table": again}
            assert (await ben.person.ask("GET", f"/api/tables/{again}"))["table"]["state"] == "playing"

    run(scene())


def test_a_copy_of_a_refused_message_is_refused_whatever_has_changed_since(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):

            async def rematch(number: int) -> str:
                message = {"client": "c", "id": number, "do": "rematch"}
                try:
                    await anna.person.ask("POST", f"/api/tables/{table}/do", message)
                except Refused as refused:
                    return refused.code
                return "done"

            assert await rematch(1) == "not-over"
            await ben.reach((await anna.act("close"))["version"])
            await anna.reach((await ben.act("answer", ask=ben.view["table"]["asks"][0]["ask"], yes=True))["version"])
            # The network may have kept a copy until now.
            assert await rematch(1) == "not-over"
            assert await rematch(2) == "done"

    run(scene())


def test_clocks_run_pause_and_fall(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address, clock={"bank": 10, "each": 0}) as (_, anna, ben):
            assert anna.view["table"]["running"] is not None
            await agree((await anna.act("pause", on=True))["version"], ben)
            assert ben.view["table"]["paused"]
            await anna.reach((await ben.act("pause", on=False))["version"])
            running = anna.view["table"]["running"]
            # Nobody moves: a bot does when the time is up.
            view = await anna.until(lambda v: v["table"]["seats"][running]["minded"] == "clerk", 30)
            assert view["table"]["seats"][running]["minded"] == "clerk"

    run(scene())


def test_a_screen_for_everybody_sees_what_a_spectator_sees(address: str) -> None:
    """Whoever watches is shown no hand, whatever seats are theirs; and nobody is told what another one is asked."""

    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=2, seats=[ME, ME])
            own = anna.look(table)
            screen = Live(anna, f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?watch=true")
            await own.start()
            await screen.start()
            for _ in range(6):
                view = await anna.ask("GET", f"/api/tables/{table}?seat={screen.view['game']['actor']}")
                assert view["question"] is not None
                move = {"client": "c", "id": view["step"], "do": "play", "at": view["at"]}
                told = await anna.ask(
                    "POST", f"/api/tables/{table}/do", {**move, "move": view["game"]["moves"][0]["number"]}
                )
                await screen.reach(told["version"])
                seen = screen.view
                assert (seen["you"]["seat"], seen["you"]["seats"], seen["question"]) == (None, [0, 1], None)
                assert seen["game"] == (await ben.ask("GET", f"/api/tables/{table}"))["game"]
                assert [trader["hand"] for trader in seen["game"]["traders"]] == [None, None]
                past = await anna.ask("GET", f"/api/tables/{table}/history/{seen['step'] - 1}?watch=true")
                assert [trader["hand"] for trader in past["game"]["traders"]] == [None, None]
            await own.reach(told["version"])
            assert (own.view["question"] is None) == (own.view["game"]["actor"] != own.view["you"]["seat"])
            await screen.stop()

    run(scene())


# People.


def test_a_guest_becomes_an_account_and_keeps_the_seats_on_every_device(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Eve") as (eve,):
            table = await eve.create(game="osaka", players=2, seats=[ME, OPEN])
            account = {"name": f"Eve {table[:5]}", "password": "correct horse"}
            assert await refused(eve.ask("POST", "/api/me/account", {**account, "password": "short"})) == "bad-password"
            told = await eve.ask("POST", "/api/me/account", account)
            assert told["account"]
            phone = Client(address)
            await phone.name("Somebody")
            other = await phone.create(game="osaka", players=2, seats=[ME, OPEN])
            assert (
                await refused(phone.ask("POST", "/api/me/enter", {**account, "password": "wrong horse"}))
                == "wrong-password"
            )
            assert (await phone.ask("POST", "/api/me/enter", account))["id"] == told["id"]
            mine = {t["id"] for t in await phone.ask("GET", "/api/tables?which=mine")}
            assert {table, other} <= mine
            for id in (table, other):
                assert (await phone.ask("GET", f"/api/tables/{id}"))["you"]["seats"] == [0]
            late = Client(address)
            await late.name("Late")
            assert await refused(late.ask("POST", "/api/me/account", account)) == "name-taken"

    run(scene())


def test_a_program_takes_a_seat_with_a_token(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Owner", "Guest") as (owner, guest):
            token = await owner.ask("POST", "/api/me/tokens", {"label": "robot"})
            robot = Client(address, token=token["token"])
            assert (await robot.ask("GET", "/api/me"))["name"] == "Owner"
            table = await guest.create(game="osaka", players=2, seats=[ME, OPEN])
            async with robot.live(table) as live:
                await live.act("sit", seat=1)
                await live.until(lambda v: v["table"]["state"] == "playing")
                assert [t["label"] for t in await owner.ask("GET", "/api/me/tokens")] == ["robot"]
                await owner.ask("DELETE", f"/api/me/tokens/{token['id']}")
                # The client gives up: no waiting helps.
                assert await refused(live.until(lambda _: False)) == "name-first"
                assert await refused(live.act("chat", text="still here?")) == "name-first"
            assert await refused(robot.ask("GET", "/api/me")) == "name-first"

    run(scene())


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": "2024"}, "no-options"),
        ({"players": 3}, "seats-and-players"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep-thought"}]}, "no-such-bot"),
        ({"seats": [ME, {"kind": "bot", "bot": "program:true"}]}, "no-programs"),
        ({"seats": [ME, {"kind": "bot", "bot": "python:os:abort"}]}, "no-programs"),
        ({"seats": [ME, {"kind": "bot", "bot": " python :os:abort"}]}, "no-programs"),
        ({"seats": [ME, {"kind": "king"}]}, "bad-message"),
        ({"cards": "nonsense"}, "osaka-no-own-cards"),
        ({"clock": {"bank": -1, "each": 0}}, "bad-message"),
        ({"same_deal_as": "nowhere"}, "no-such-table"),
        ({"colour": "red"}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(address: str, terms: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            asked = {"game": "osaka", "players": 2, "seats": [ME, OPEN], **terms}
            assert await refused(anna.ask("POST", "/api/tables", asked)) == code

    run(scene())


def test_bots_play_interpreted_while_what_they_think_with_is_compiled(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            assert (await anna.ask("GET", "/api/about"))["compiling"] == "compiling"
            table = await anna.create(game="osaka", players=2, seats=[{"kind": "bot", "bot": "clerk"}, ME])
            async with anna.live(table) as live:
                await live.until(lambda v: "play" in v["you"]["can"])
                done = await a_move(live)
                await live.until(lambda v: v["version"] > done["version"] and "play" in v["you"]["can"])
            while not (about := await anna.ask("GET", "/api/about"))["progress"]:
                await asyncio.sleep(0.1)
            assert about["compiling"] == "compiling"

    with Serving(tmp_path, thinkers=1, compiles=True, env={"SHOKAI_CACHE": str(tmp_path / "cache")}) as server:
        run(scene(server.address))
        server.terminate()
