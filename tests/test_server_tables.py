"""Tables on a real server: everything that people can do there, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving

from shokai.game.record import read_record, verify
from shokai.server.client import Client, Live, Refused
from shokai.server.diff import patched
from shokai.server.load import OwnServer

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with thinking processes."""
    server = OwnServer(tmp_path_factory.mktemp("server"), thinkers=1)
    server.start()
    yield server.addresses[0]
    server.stop()


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Plays a scene to its end."""
    asyncio.run(asyncio.wait_for(scene, 60))


@asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """Some guests."""
    clients = [Client(address) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.name(name)
    yield clients
    for client in clients:
        await client.__aexit__()


@asynccontextmanager
async def two_at_a_table(address: str, game: str = "osaka", **terms: Any) -> AsyncIterator[tuple[str, Live, Live]]:
    """Anna and Ben at a table that has begun."""
    async with people(address, "Anna", "Ben") as (anna, ben):
        table = await anna.create(game=game, players=2, seats=[ME, OPEN], **terms)
        await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
        async with anna.live(table) as first, ben.live(table) as second:
            yield table, first, second


async def a_move(*lives: Live) -> dict[str, Any]:
    """Whoever has to decide makes the first move there is, and everybody hears of it."""
    mover = next(live for live in lives if "play" in live.view["you"]["can"])
    done = await mover.play(mover.view["game"]["moves"][0]["number"])
    for live in lives:
        await live.reach(done["version"])
    return done


async def refused(coroutine: Coroutine[Any, Any, Any]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as refusal:
        await coroutine
    return refusal.value.code


# Coming together.


def test_a_guest_plays_a_whole_game_against_a_bot_and_checks_the_shuffle(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna Lena") as (anna,):
            table = await anna.create(game="osaka", players=2, seats=[ME, BOT])
            assert await refused(anna.ask("GET", f"/api/tables/{table}/record")) == "not-over-yet"
            async with anna.live(table) as live:
                assert live.view["table"]["seats"][0]["name"] == "Anna Lena"
                assert live.view["table"]["seed"] is None
                sealed = live.view["table"]["commitment"]
                while True:
                    view = await live.until(lambda v: "play" in v["you"]["can"] or v["table"]["state"] == "over")
                    if view["table"]["state"] == "over":
                        break
                    done = await live.play(view["game"]["moves"][0]["text"])
                    await live.reach(done["version"])
                view = live.view
                assert [line["id"] for line in view["sheet"]] == ["osaka-final", "osaka-final"]
            record = await anna.ask("GET", f"/api/tables/{table}/record")
            match = read_record(record)
            assert match.over
            assert match.names[0] == "Anna_Lena"
            assert list(match.standing.points) == [t["points"] for t in view["game"]["traders"]]
            assert verify(record).fault is None
            assert sealed in record
            assert (await anna.ask("GET", f"/api/tables/{table}/verify"))["good"]
            assert view["table"]["seed"] in record
            listed = await anna.ask("GET", "/api/tables?which=mine")
            assert [t["state"] for t in listed if t["id"] == table] == ["over"]

    run(scene())


def test_people_find_an_open_table_sit_stand_and_begin(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
            table = await anna.create(game="yokohama", options="2024", players=3, seats=[ME, OPEN, OPEN])
            assert table in [t["id"] for t in await ben.ask("GET", "/api/tables?which=open")]
            async with ben.live(table) as live:
                assert live.view["table"]["state"] == "gathering"
                assert live.view["game"] is None
                await live.act("sit", seat=1)
                await live.until(lambda v: v["you"]["seat"] == 1)
                assert await refused(live.act("start")) == "host-only"
                assert await refused(live.act("sit", seat=0)) == "seat-taken"
                await live.act("stand", seat=1)
                await live.until(lambda v: v["you"]["seat"] is None)
                await live.act("sit", seat=2)
                async with cleo.live(table) as other:
                    await other.act("sit", seat=1)
                    # The last open seat was taken: it begins by itself.
                    view = await live.until(lambda v: v["table"]["state"] == "playing")
                    assert view["game"]["names"] == ["Anna", "Cleo", "Ben"]
                    assert view["table"]["options"] == "2024"
                    assert await refused(other.act("stand", seat=1)) == "already-begun"
            assert table in [t["id"] for t in await anna.ask("GET", "/api/tables?which=live")]

    run(scene())


def test_the_host_begins_and_bots_take_what_is_open(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await anna.create(game="osaka", players=3, seats=[OPEN, ME, OPEN], public=False)
            assert table not in [t["id"] for t in await anna.ask("GET", "/api/tables?which=open")]
            async with anna.live(table) as live:
                await live.act("start")
                view = await live.until(lambda v: v["table"]["state"] == "playing")
                assert [seat["kind"] for seat in view["table"]["seats"]] == ["bot", "person", "bot"]
                await live.until(lambda v: v["game"]["actor"] == 1, 30)

    run(scene())


def test_one_browser_plays_two_seats(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await anna.create(game="osaka", players=2, seats=[ME, ME])
            async with anna.live(table, seat=0) as first, anna.live(table, seat=1) as second:
                assert (first.view["you"]["seat"], second.view["you"]["seat"]) == (0, 1)
                for _ in range(6):
                    await a_move(first, second)
                hands = [[t["hand"] is not None for t in live.view["game"]["traders"]] for live in (first, second)]
                assert hands == [[True, False], [False, True]]

    run(scene())


def test_a_spectator_sees_no_hand_and_can_do_nothing_but_talk(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, _), people(address, "Zoe") as (zoe,):  # noqa: SIM117
            async with zoe.live(table, seat=0) as live:
                assert live.view["you"] == {"seat": None, "seats": [], "host": False, "can": ["chat"]}
                assert all(trader["hand"] is None for trader in live.view["game"]["traders"])
                assert live.view["game"]["moves"] == []
                assert await refused(live.play("token R")) == "not-seated"
                done = await live.act("chat", text="<b>hello</b> & goodbye")
                await anna.reach(done["version"])
                line = anna.view["chat"][-1]
                assert (line["name"], line["seat"], line["text"]) == ("Zoe", None, "<b>hello</b> & goodbye")

    run(scene())


# Playing.


def test_a_move_that_is_not_possible_says_why_and_changes_nothing(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (_, anna, ben):
            mover, other = (anna, ben) if "play" in anna.view["you"]["can"] else (ben, anna)
            version = mover.view["version"]
            assert await refused(other.play("token R")) == "not-your-turn"
            with pytest.raises(Refused) as refusal:
                await mover.play("buy")
            assert refusal.value.why["section"].startswith("osaka-rules-")
            assert (await mover.act("why", move="token R"))["answer"] == {"reason": None}
            assert (await mover.act("why", move="buy"))["answer"]["reason"]["code"] == refusal.value.code
            assert "said" in (await mover.act("preview", move="token R"))["answer"]
            assert mover.view["version"] == version

    run(scene())


def test_undo_is_free_inside_the_turn_and_redo_brings_it_back(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address, "yokohama") as (_, anna, ben):
            both = (anna, ben)
            # Beyond the draft of orders, into the first turn.
            while not (anna.view["game"]["step"] == "placing" and anna.view["game"]["actor"] == 0):
                await a_move(*both)
            before = deepcopy(anna.view["game"])
            move = next(m for m in before["moves"] if m["text"].startswith("place"))
            done = await anna.play(move["number"])
            await anna.reach(done["version"])
            after, step = deepcopy(anna.view["game"]), anna.view["step"]
            assert after != before
            assert "undo" in anna.view["you"]["can"]
            done = await anna.act("undo", at=anna.view["at"])
            await anna.reach(done["version"])
            assert anna.view["game"] == before
            assert "redo" in anna.view["you"]["can"]
            done = await anna.act("redo", at=anna.view["at"])
            for live in both:
                await live.reach(done["version"])
            assert anna.view["game"] == after
            assert anna.view["step"] == step
            assert await refused(ben.act("undo", at=ben.view["at"])) == "not-your-turn"

    run(scene())


def test_undo_after_something_was_revealed_needs_consent(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (_, anna, ben):
            while anna.view["game"]["phase"] != "turn" or anna.view["game"]["actor"] != 0:
                await a_move(anna, ben)
            step = anna.view["step"]
            move = next(m for m in anna.view["game"]["moves"] if m["text"].startswith("take"))
            await ben.reach((await anna.play(move["number"]))["version"])
            await anna.reach(ben.view["version"])
            assert "undo" not in anna.view["you"]["can"]
            assert "ask_undo" in anna.view["you"]["can"]
            await ben.reach((await anna.act("ask_undo", at=anna.view["at"]))["version"])
            ask = ben.view["table"]["asks"][0]
            assert (ask["kind"], ask["seat"], ask["missing"]) == ("undo", 0, [1])
            await anna.reach((await ben.act("answer", ask=ask["ask"], yes=False))["version"])
            assert anna.view["table"]["asks"] == []
            assert anna.view["step"] > step
            await ben.reach((await anna.act("ask_undo", at=anna.view["at"]))["version"])
            done = await ben.act("answer", ask=ben.view["table"]["asks"][0]["ask"], yes=True)
            await anna.reach(done["version"])
            assert anna.view["step"] == step
            assert anna.view["game"]["actor"] == 0
            # The same cards come again: undoing is no way to a better deal.
            assert max(entry["step"] for entry in anna.view["log"]) < step

    run(scene())


def test_a_message_sent_twice_takes_effect_once_and_a_late_one_none(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            mover = anna if "play" in anna.view["you"]["can"] else ben
            client = mover.person
            message = {
                "client": "twice", "id": 5, "do": "play", "at": mover.view["at"],
                "move": mover.view["game"]["moves"][0]["number"],
            }  # fmt: skip
            answers = await asyncio.gather(*(client.ask("POST", f"/api/tables/{table}/do", message) for _ in range(4)))
            assert len({answer["version"] for answer in answers}) == 1
            fresh = await client.ask("GET", f"/api/tables/{table}")
            assert fresh["version"] == answers[0]["version"]
            assert await refused(client.ask("POST", f"/api/tables/{table}/do", {**message, "id": 6})) in (
                "late", "not-your-turn",
            )  # fmt: skip

    run(scene())


def test_the_table_at_any_earlier_point_as_ones_seat_saw_it(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            seen: dict[int, dict[str, Any]] = {}
            for _ in range(30):
                game = deepcopy(anna.view["game"])
                seen[anna.view["step"]] = {k: v for k, v in game.items() if k != "moves"}
                await a_move(anna, ben)
            for step, game in seen.items():
                told = await anna.person.ask("GET", f"/api/tables/{table}/history/{step}")
                assert {k: v for k, v in told["game"].items() if k != "moves"} == game
                others = await ben.person.ask("GET", f"/api/tables/{table}/history/{step}?seat=0")
                assert others["game"]["seat"] == 1
                assert others["game"]["traders"][0]["hand"] is None
            whole = await anna.person.ask("GET", f"/api/tables/{table}/log")
            assert whole[-len(anna.view["log"]) :] == anna.view["log"]

    run(scene())


# Seats change hands.


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
            assert await refused(anna.act("mind", seat=0, bot="program:rm -rf /")) == "no-programs"
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
                await live.act("sit", seat=0, invite=invite)
                view = await live.until(lambda v: v["you"]["seat"] == 0)
                assert view["table"]["seats"][0]["name"] == "Zoe"
                await anna.until(lambda v: v["you"]["seat"] is None)
                assert await refused(late.act("sit", seat=0, invite=invite)) == "bad-invitation"
                assert await refused(late.act("sit", seat=1, invite=invite)) == "bad-invitation"

    run(scene())


def test_somebody_who_left_is_replaced_by_majority(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben", "Cleo", "Dan") as clients:
            table = await clients[0].create(game="osaka", players=4, seats=[ME, OPEN, OPEN, OPEN])
            lives = [client.look(table) for client in clients]
            for seat, live in enumerate(lives):
                await live.start()
                if seat:
                    await live.act("sit", seat=seat)
            await lives[0].until(lambda v: v["table"]["state"] == "playing")
            await lives[0].act("replace", seat=3, yes=True)
            await lives[1].until(lambda v: v["table"]["seats"][3]["votes"] == 1)
            assert lives[1].view["table"]["seats"][3]["minded"] is None
            assert await refused(lives[3].act("replace", seat=3, yes=False)) == "cannot-replace"
            done = await lives[1].act("replace", seat=3, yes=True)
            await lives[3].reach(done["version"])
            assert lives[3].view["table"]["seats"][3]["minded"] == "clerk"
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
            await ben.reach((await anna.act("rematch"))["version"])
            again = ben.view["table"]["rematch"]
            fresh = await ben.person.ask("GET", f"/api/tables/{again}")
            assert [seat["name"] for seat in fresh["table"]["seats"]] == ["Ben", "Anna"]
            assert fresh["table"]["state"] == "playing"
            assert (await ben.act("rematch"))["answer"]["table"] == again

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
            await ben.reach((await anna.act("pause", on=True))["version"])
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


# Records and deals.


def test_a_record_is_looked_at_and_played_on_from_any_point(address: str, an_osaka_record: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            told = await anna.ask("POST", "/api/records/look", {"record": an_osaka_record, "step": 40, "seat": 1})
            assert (told["step"], told["over"]) == (40, True)
            match = read_record(an_osaka_record)
            assert told["game"] == match.at(40).view(1)
            assert told["curves"] == match.figures_over_time()
            # Whoever looks on is told only what is new.
            asked = {"record": an_osaka_record, "step": 41, "seat": 1, "ahead": 30, "brief": True}
            more = await anna.ask("POST", "/api/records/look", asked)
            assert (more["log"], more["curves"], more["movers"], more["sheet"]) == ([], {}, [], [])
            assert len(more["next"]) == 30
            game = more["game"]
            for step, change in enumerate(more["next"], 42):
                game = patched(game, change)
                assert game == match.at(step).view(1)
            table = await anna.create(
                game="osaka", players=2, seats=[ME, BOT], record=an_osaka_record, step=40, public=False
            )
            view = await anna.ask("GET", f"/api/tables/{table}")
            assert view["table"]["from_record"]
            assert view["game"]["ships"] == match.at(40).view(0)["ships"]
            assert await refused(anna.create(game="osaka", players=2, seats=[ME, BOT], record="nonsense"))
            assert await refused(anna.create(game="osaka", players=3, seats=[ME, BOT, BOT], record=an_osaka_record))

    run(scene())


def test_the_same_deal_at_several_tables(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben", "Cleo", "Dan") as (anna, ben, cleo, dan):
            first = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
            assert (
                await refused(anna.create(game="osaka", players=2, seats=[ME, OPEN], same_deal_as=first)) == "same-deal"
            )
            second = await anna.create(game="osaka", players=2, seats=[OPEN, OPEN], same_deal_as=first)
            await ben.ask("POST", f"/api/tables/{first}/do", {"client": "x", "id": 1, "do": "sit", "seat": 1})
            sit = {"client": "x", "id": 1, "do": "sit", "seat": 0}
            assert await refused(ben.ask("POST", f"/api/tables/{second}/do", sit)) == "same-deal"
            await cleo.ask("POST", f"/api/tables/{second}/do", sit)
            await dan.ask("POST", f"/api/tables/{second}/do", {**sit, "seat": 1})
            views = [await c.ask("GET", f"/api/tables/{t}") for c, t in ((ben, first), (cleo, second))]
            assert views[0]["game"]["market"] == views[1]["game"]["market"]
            assert views[0]["table"]["commitment"] == views[1]["table"]["commitment"]
            assert await refused(ben.ask("GET", f"/api/tables/{second}")) == "same-deal"

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


def test_a_game_of_two_accounts_counts_for_their_ratings_once(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            for live, name in ((anna, "Rated"), (ben, "Rival")):
                account = {"name": f"{name} {table[:5]}", "password": "correct horse"}
                await live.person.ask("POST", "/api/me/account", account)
                assert (await live.person.ask("GET", "/api/me"))["rating"] is None
                await live.act("mind", seat=live.view["you"]["seat"], bot="random")
            await anna.until(lambda v: v["table"]["state"] == "over")
            async with asyncio.timeout(20):
                while (await anna.person.ask("GET", "/api/me"))["games"] == 0:
                    await asyncio.sleep(0.1)
            people = [await live.person.ask("GET", "/api/me") for live in (anna, ben)]
            assert [person["games"] for person in people] == [1, 1]
            places = anna.view["game"]["over"]["places"]
            assert (people[0]["rating"] > people[1]["rating"]) == (places[0] < places[1])

    run(scene())


def test_bots_play_interpreted_while_what_they_think_with_is_compiled(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            assert (await anna.ask("GET", "/api/about"))["compiling"] == "compiling"
            table = await anna.create(game="osaka", players=2, seats=[{"kind": "bot", "bot": "clerk"}, ME])
            async with anna.live(table) as live:
                await live.until(lambda v: "play" in v["you"]["can"], 50)
                done = await a_move(live)
                await live.until(lambda v: v["version"] > done["version"] and "play" in v["you"]["can"], 50)
            while not (about := await anna.ask("GET", "/api/about"))["progress"]:
                await asyncio.sleep(0.1)
            assert about["compiling"] == "compiling"

    with Serving(tmp_path, thinkers=1, compiles=True, env={"SHOKAI_CACHE": str(tmp_path / "cache")}) as server:
        run(scene(server.address))
        server.terminate()
