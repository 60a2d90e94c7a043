"""Rematches: the same people at a new table, which begins when all of them have come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from helpers.tables import BOT, ME, OPEN, people, refused, run

from shokai.match.match import Match
from shokai.server.client import Client, Live


async def act(client: Client, table: str, number: int, **action: Any) -> dict[str, Any]:
    told: dict[str, Any] = await client.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": number, **action})
    return told


@asynccontextmanager
async def closed_table(address: str, **terms: Any) -> AsyncIterator[tuple[str, list[Client], list[Live]]]:
    """Three people after a game that all of them wanted to end."""
    async with people(address, "Anna", "Ben", "Cleo") as clients:
        table = await clients[0].create(game="osaka", players=3, seats=[ME, OPEN, OPEN], **terms)
        for seat in (1, 2):
            await act(clients[seat], table, 1, do="sit", seat=seat)
        lives = [client.look(table) for client in clients]
        for live in lives:
            await live.start()
        await lives[0].act("close")
        for live in lives[1:]:
            await live.until(lambda v: bool(v["table"]["asks"]))
            await live.act("answer", ask=live.view["table"]["asks"][0]["ask"], yes=True)
        await asyncio.gather(*(live.until(lambda v: v["table"]["state"] == "closed") for live in lives))
        yield table, clients, lives


def test_a_rematch_begins_when_all_have_come(address: str) -> None:
    async def scene() -> None:
        clock = {"bank": 60, "each": 0}
        async with (
            closed_table(address, clock=clock) as (_, (anna, ben, cleo), lives),
            people(address, "Zoe") as (zoe,),
        ):
            told = [await live.act("rematch") for live in (lives[1], lives[0])]
            again = told[0]["answer"]["table"]
            assert [one["type"] for one in told] == ["answer", "answer"]
            assert told[1]["answer"]["table"] == again
            # Who reads the view, as programs did before there was an answer, finds it there.
            await lives[2].until(lambda v: v["table"]["rematch"] == again)
            async with cleo.live(again) as live:
                view = live.view
                assert [seat["name"] for seat in view["table"]["seats"]] == ["Ben", "Cleo", "Anna"]
                assert [seat["kind"] for seat in view["table"]["seats"]] == ["person", "open", "person"]
                assert [seat["kept"] for seat in view["table"]["seats"]] == [False, True, False]
                assert (view["table"]["state"], view["table"]["running"], view["game"]) == ("gathering", None, None)
                # At the table that ended, all are told who asked: not whoever came after.
                for one in lives:
                    await one.until(lambda v: v["table"]["rematch_by"] == 1)
                assert (view["you"]["kept"], view["you"]["host"]) == ([1], False)
                assert again in {t["id"] for t in await cleo.ask("GET", "/api/tables?which=mine")}
                # Nobody else takes it, with or without an invitation.
                assert await refused(act(zoe, again, 1, do="sit", seat=1)) == "seat-kept"
                assert await refused(act(anna, again, 2, do="sit", seat=1)) == "seat-kept"
                assert await refused(act(ben, again, 3, do="invite", seat=1)) == "seat-kept"
                assert "sit" not in (await zoe.ask("GET", f"/api/tables/{again}"))["you"]["can"]
                assert (await lives[2].act("rematch"))["answer"]["table"] == again
                view = await live.until(lambda v: v["table"]["state"] == "playing")
                assert [seat["clock"] for seat in view["table"]["seats"]] == [60, 60, 60]
                # Whoever asks again stays where they are.
                assert (await lives[1].act("rematch"))["answer"]["table"] == again

    run(scene())


def test_the_answer_to_a_rematch_is_the_same_when_it_is_asked_again(address: str) -> None:
    async def scene() -> None:
        async with closed_table(address) as (table, (anna, ben, _), _lives):
            first = await act(anna, table, 7, do="rematch")
            assert first == await act(anna, table, 7, do="rematch")
            assert first["type"] == "answer"
            assert (await act(ben, table, 8, do="rematch"))["answer"] == first["answer"]

    run(scene())


def test_who_does_not_want_it_says_no_and_somebody_else_can_sit_down(address: str) -> None:
    async def scene() -> None:
        async with closed_table(address) as (_, (_anna, ben, cleo), lives), people(address, "Zoe") as (zoe,):
            again = (await lives[0].act("rematch"))["answer"]["table"]
            await lives[1].act("rematch")
            assert await refused(act(ben, again, 1, do="stand", seat=1)) == "not-your-seat"
            await act(cleo, again, 1, do="stand", seat=1)
            await act(zoe, again, 1, do="sit", seat=1)
            view = await zoe.ask("GET", f"/api/tables/{again}")
            assert view["table"]["state"] == "playing"
            assert view["game"]["names"] == ["Ben", "Zoe", "Anna"]

    run(scene())


def test_the_host_can_begin_with_bots_for_those_who_do_not_come(address: str) -> None:
    async def scene() -> None:
        async with closed_table(address) as (_, (anna, _ben, cleo), lives):
            again = (await lives[0].act("rematch"))["answer"]["table"]
            await act(anna, again, 1, do="start")
            view = await cleo.ask("GET", f"/api/tables/{again}")
            assert [seat["kind"] for seat in view["table"]["seats"]] == ["bot", "bot", "person"]
            assert (view["table"]["state"], view["you"]["kept"]) == ("playing", [])
            # Too late: the table is there, and the seat is a bot's.
            assert (await lives[2].act("rematch"))["answer"]["table"] == again

    run(scene())


def test_a_rematch_against_bots_begins_at_once(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await anna.create(game="osaka", players=3, seats=[ME, BOT, ME])
            await act(anna, table, 1, do="close")
            again = (await act(anna, table, 2, do="rematch"))["answer"]["table"]
            view = await anna.ask("GET", f"/api/tables/{again}")
            assert view["table"]["state"] == "playing"
            assert [seat["kind"] for seat in view["table"]["seats"]] == ["bot", "person", "person"]

    run(scene())


def test_a_table_has_the_cards_of_a_record_or_those_of_a_file(address: str) -> None:
    """Those beside a record would be read by its rematch, unchecked."""

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            both = {"record": Match("osaka", seed="7").record(), "cards": "[[orders"}
            assert await refused(anna.create(game="osaka", players=2, seats=[ME, BOT], **both)) == "record-and-cards"

    run(scene())
