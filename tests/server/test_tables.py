"""Tables on a real server: coming together, playing, records and deals, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import pytest
from helpers.tables import BOT, ME, OPEN, a_move, people, refused, run, two_at_a_table

import shokai
from shokai.bots import bot_for
from shokai.match.record import read_record, verify
from shokai.server.client import Refused
from shokai.server.tables.diff import patched

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
                nothing = {"seat": None, "seats": [], "host": False, "kept": [], "behind": 0}
                assert live.view["you"] == {**nothing, "can": ["chat"]}
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


@pytest.mark.parametrize("game", shokai.GAMES)
def test_all_hands_are_open_after_the_game_and_only_then(address: str, game: str) -> None:
    match, bot = shokai.Match(game, 3, seed="open"), bot_for("random", 1)
    while not match.over:
        match.play(bot.choose(match.seat()))
    record, middle = match.record(), match.step // 2

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            asked = {"record": record, "step": middle, "ahead": 2, "open": True}
            told = await anna.ask("POST", "/api/records/look", asked)
            before = match.at(middle)
            assert told["game"] != before.view(None)
            assert told["game"]["seat"] is None
            for part in ("traders", "merchants"):
                for seat, shown in enumerate(told["game"].get(part, [])):
                    assert shown == before.view(seat)[part][seat]
            # Without asking for it, and of a game that is not over, nothing is shown that a spectator did not see.
            told = await anna.ask("POST", "/api/records/look", {"record": record, "step": middle})
            assert told["game"] == before.view(None)
            told = await anna.ask("POST", "/api/records/look", {"record": before.record(), "open": True})
            assert (told["over"], told["game"]) == (False, before.view(None))

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
