"""Those who watch see a game some steps later, where the table says so: in every answer, until it is over."""

from __future__ import annotations

from typing import Any

from helpers.tables import a_move, people, refused, run, two_at_a_table

DELAY = 5


def test_who_watches_sees_the_game_so_many_steps_later(address: str) -> None:
    async def scene() -> None:
        terms: dict[str, Any] = {"delay": DELAY, "clock": {"bank": 3600, "each": 0}}
        async with (
            two_at_a_table(address, **terms) as (table, anna, ben),
            people(address, "Zoe", "Tom") as (zoe, tom),
            zoe.live(table) as live,
            tom.live(table) as other,
        ):
            for _ in range(12):
                done = await a_move(anna, ben)
                for watching in (live, other):
                    await watching.reach(done["version"])
                steps = anna.view["step"]
                # Nor does the table stand still for them while its cards are dealt.
                step = live.view["step"]
                assert step <= max(steps - DELAY, 0)
                assert step == 0 or live.view["game"]["actor"] is not None
                # What a player sees of that moment without a seat is what those who watch see now.
                past = await anna.person.ask("GET", f"/api/tables/{table}/history/{step}?watch=true")
                seen = live.view
                assert (seen["step"], seen["you"]["behind"], anna.view["you"]["behind"]) == (step, DELAY, 0)
                assert {**seen["game"], "moves": []} == past["game"]
                assert seen["log"] == past["log"]
                assert all(entry["step"] < step for entry in seen["log"])
                assert (seen["question"], seen["thinking"]) == (None, None)
                assert (seen["table"]["running"], seen["table"]["seats"][0]["clock"]) == (None, None)
                assert other.view["game"] == seen["game"]
                assert (await tom.ask("GET", f"/api/tables/{table}"))["game"] == seen["game"]
                # Nor do other requests tell more.
                later = await zoe.ask("GET", f"/api/tables/{table}/history/{steps}")
                assert (later["step"], later["steps"]) == (step, step)
                log = await zoe.ask("GET", f"/api/tables/{table}/log")
                assert all(entry["step"] < step for entry in log)
                listed = {t["id"]: t for t in await zoe.ask("GET", "/api/tables?which=live")}
                assert (listed[table]["actor"], listed[table]["delay"]) == (None, DELAY)
            # Those who play see everything.
            whole = await ben.person.ask("GET", f"/api/tables/{table}/log")
            assert whole[-1]["step"] >= step
            assert await refused(live.act("chat", text="Take the red one!")) == "behind-chat"
            assert "chat" not in live.view["you"]["can"]
            # What is said about the game comes with it, and nobody is told who is asked or minded.
            said = (await anna.act("chat", text="Hello"))["version"]
            done = await anna.act("pause", on=True)
            await ben.reach(done["version"])
            assert [ask["kind"] for ask in ben.view["table"]["asks"]] == ["pause"]
            # A bot for who has not to move, which has nothing to do.
            waits = next(player for player in (anna, ben) if "play" not in player.view["you"]["can"])
            seat = waits.view["you"]["seat"]
            done = await waits.act("mind", seat=seat, bot="random")
            assert (await waits.reach(done["version"]))["table"]["seats"][seat]["minded"] == "random"
            seen = await live.reach(done["version"])
            assert seen["chat"] == seen["table"]["asks"] == []
            assert seen["table"]["seats"][seat]["minded"] is None
            done = await waits.act("mind", seat=seat, bot=None)
            for player in (anna, ben):
                await player.reach(done["version"])
            spoken = anna.view["step"]
            while live.view["step"] < spoken:
                assert live.view["chat"] == []
                done = await a_move(anna, ben)
                await live.reach(done["version"])
            assert [line["n"] for line in live.view["chat"]] == [said]
            steps = anna.view["step"]

            # When it is over, everybody sees all of it.
            await ben.reach((await anna.act("close"))["version"])
            await ben.act("answer", ask=ben.view["table"]["asks"][-1]["ask"], yes=True)
            over = await live.until(lambda v: v["table"]["state"] == "closed")
            assert (over["step"], over["you"]["behind"]) == (steps, 0)
            assert over["game"]["traders"][0]["hand"] is None
            await live.act("chat", text="Well played")

    run(scene())


def test_who_watches_follows_what_is_taken_back(address: str) -> None:
    async def scene() -> None:
        async with (
            two_at_a_table(address, delay=2) as (table, anna, ben),
            people(address, "Zoe") as (zoe,),
            zoe.live(table) as live,
        ):
            for _ in range(6):
                done = await a_move(anna, ben)
                await live.reach(done["version"])
            while True:
                done = await ben.act("ask_undo", at=ben.view["at"])
                await anna.reach(done["version"])
                answer = anna.view["table"]["asks"][0]["ask"]
                done = await anna.act("answer", ask=answer, yes=True)
                for watching in (anna, ben, live):
                    await watching.reach(done["version"])
                step = live.view["step"]
                assert step <= max(anna.view["step"] - 2, 0)
                assert step == 0 or live.view["game"]["actor"] is not None
                past = await anna.person.ask("GET", f"/api/tables/{table}/history/{step}?watch=true")
                assert {**live.view["game"], "moves": []} == past["game"]
                assert live.view["log"] == past["log"]
                if "ask_undo" not in ben.view["you"]["can"]:
                    break
            # Another way from there.
            mover = anna if "play" in anna.view["you"]["can"] else ben
            done = await mover.play(mover.view["game"]["moves"][-1]["number"])
            for watching in (anna, ben, live):
                await watching.reach(done["version"])
            done = await a_move(anna, ben)
            await live.reach(done["version"])
            step = live.view["step"]
            past = await anna.person.ask("GET", f"/api/tables/{table}/history/{step}?watch=true")
            assert {**live.view["game"], "moves": []} == past["game"]

    run(scene())
