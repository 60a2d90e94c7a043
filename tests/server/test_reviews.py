"""Reviews of finished games on a real server: who gets one, when, what is in it, and what it must not delay."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from helpers.operator import serving
from helpers.patience import PATIENCE, slowdown
from helpers.serving import Serving
from helpers.tables import ME, OPEN, people, refused, run, two_at_a_table

from shokai.coach.moments import moment_told
from shokai.coach.review import DEPTHS, moments
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.server import reviewing
from shokai.server.client import Client
from shokai.server.reviewing import Reviews
from shokai.server.storage.addresses import sqlite_url
from shokai.server.storage.reviewing import kept_review, note_review
from shokai.server.storage.store import Store
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.words import told as said
from shokai.server.tables.words import understood
from shokai.server.thinking import coaching
from shokai.server.thinking.coaching import Desk
from shokai.texts import languages, speaker

# Steps before the end at which a game is taken up: a review of the rest takes a second or two.
SHORT = 24


def a_game(game: str = "osaka", players: int = 2, seed: int = 1) -> Match:
    """A whole game of random moves."""
    match, dice = Match(game, players, seed=str(seed), backend="python"), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match


async def finished(client: Client, game: str = "osaka", players: int = 2, seed: int = 1, short: bool = True) -> str:
    """A table whose game is over: taken up shortly before its end, or played from the beginning."""
    match = a_game(game, players, seed)
    terms: dict[str, Any] = {}
    if short:
        terms = {"record": match.record(secret=True), "step": len(match.steps) - SHORT}
    table = await client.create(game=game, players=players, seats=[ME] * players, **terms)
    dice = random.Random(seed)
    # A random game of YOKOHAMA takes 787 decisions on average, and the deal is another one each time.
    for number in range(20_000):
        view = await client.ask("GET", f"/api/tables/{table}")
        if view["table"]["state"] == "over":
            return table
        seen = await client.ask("GET", f"/api/tables/{table}?seat={view['game']['actor']}")
        move = dice.choice(seen["game"]["moves"])["number"]
        action = {"client": "c", "id": number + 1, "do": "play", "at": view["at"], "move": move}
        await client.ask("POST", f"/api/tables/{table}/do", action)
    raise AssertionError("a game without an end")


async def begin(client: Client, table: str, depth: str = "normal") -> dict[str, Any]:
    told: dict[str, Any] = await client.ask("POST", f"/api/tables/{table}/review?depth={depth}")
    return told


async def look(client: Client, table: str, since: int = 0, wait: bool = False, depth: str = "normal") -> dict[str, Any]:
    query = f"depth={depth}&since={since}&wait={'true' if wait else 'false'}"
    told: dict[str, Any] = await client.ask("GET", f"/api/tables/{table}/review?{query}")
    return told


async def whole(client: Client, table: str, depth: str = "normal") -> dict[str, Any]:
    """A review from its beginning to its end, as a page follows it."""
    told = await begin(client, table, depth)
    moments = told["moments"]
    while told["state"] != "done":
        told = await look(client, table, len(moments), wait=True, depth=depth)
        assert told["state"] in ("waiting", "working", "done")
        moments += told["moments"]
    return {**told, "moments": moments}


@pytest.mark.parametrize(("game", "players"), [("osaka", 2), ("osaka", 4), ("yokohama", 3)])
def test_a_review_adds_up_and_has_words(address: str, game: str, players: int) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await finished(anna, game, players)
            assert (await look(anna, table))["state"] == "none"
            told = await whole(anna, table)
            assert told["reached"] == told["steps"]
            assert len(told["names"]) == len(told["seats"]) == players
            moments, seats = told["moments"], told["seats"]
            assert moments[0]["step"] == 0
            assert [moment["step"] for moment in moments] == sorted({moment["step"] for moment in moments})
            for p, seat in enumerate(seats):
                luck = moves = 0.0
                for before, after in pairwise(moments):
                    change = after["wins"][p] - before["wins"][p]
                    luck, moves = (luck + change, moves) if after["seat"] is None else (luck, moves + change)
                assert seat["luck"]["chance"] == pytest.approx(luck, abs=1e-3)
                assert seat["start"] + luck + moves == pytest.approx(seat["result"], abs=1e-3)
            assert sum(seat["result"] for seat in seats) == pytest.approx(1, abs=1e-3)
            for moment in moments:
                if decision := moment["decision"]:
                    assert decision["mistake"] == (
                        decision["loss"] >= max(0.03, 2 * decision["error"])
                    )  # fmt: skip
                    for reason in decision["why"]:
                        assert all(speaker(language).say(understood(reason["said"])) for language in languages())
            # Kept with the table: nothing is made again.
            assert (await begin(anna, table))["state"] == "done"
            again = await look(Client(address), table)
            assert (again["moments"], again["seats"]) == (moments, seats)

    run(scene(), 4 * PATIENCE)


def test_several_who_ask_get_the_same_one_and_nobody_gets_two(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben", "Carla") as (anna, ben, carla):
            tables = [await finished(anna, seed=seed) for seed in (2, 3)]
            told = await begin(anna, tables[0])
            assert told["state"] == "working"
            assert await refused(begin(anna, tables[1])) == "review-running"
            assert (await begin(ben, tables[0]))["state"] == "working"
            # Carla's waits for Anna's.
            waits = await begin(carla, tables[1])
            assert waits["state"] in ("waiting", "working")
            both = await asyncio.gather(whole(anna, tables[0]), whole(ben, tables[0]), whole(carla, tables[1]))
            assert both[0]["moments"] == both[1]["moments"]
            assert both[2]["moments"] != both[0]["moments"]

    run(scene(), 4 * PATIENCE)


def test_a_deeper_review_is_made_while_others_are_and_kept_beside_them(address: str) -> None:
    """It is the one that the library makes with that depth."""

    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            first, other = [await finished(anna, seed=seed) for seed in (5, 6)]
            await begin(anna, first, "deep")
            assert await refused(begin(anna, other, "deep")) == "review-running"
            deep = asyncio.create_task(whole(anna, first, "deep"))
            assert (await look(ben, first))["state"] == "none", "it is another one than the ordinary one"
            plain = await whole(ben, first)
            told = await deep
            assert [moment["step"] for moment in told["moments"]] == [moment["step"] for moment in plain["moments"]]
            at = next(at for at, moment in enumerate(told["moments"]) if moment["decision"])
            match = read_record(await anna.ask("GET", f"/api/tables/{first}/record"))
            again = next(moments(match, DEPTHS["deep"], after=told["moments"][at - 1]["step"]))
            assert told["moments"][at] == moment_told(again, said)
            assert told["moments"] != plain["moments"]
            # Both are kept.
            assert (await look(ben, first, depth="deep"))["moments"] == told["moments"]
            assert (await begin(ben, first))["moments"] == plain["moments"]

    run(scene(), 8 * PATIENCE)


def test_nothing_of_a_running_game_reaches_anybody(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben), people(address, "Carla") as (carla,):
            for client in (anna.person, ben.person, carla):
                assert await refused(begin(client, table)) == "not-over-yet"
                assert await refused(begin(client, table, "deep")) == "not-over-yet"
                assert await refused(look(client, table)) == "not-over-yet"
            assert await refused(look(Client(address), table)) == "not-over-yet"
            # The same cards are played at another table: what they were worth is no secret only when that is over, too.
            dealt = {"game": "osaka", "players": 2, "seats": [ME, ME]}
            first = await anna.person.create(**dealt)
            second = await anna.person.create(game="osaka", players=2, seats=[OPEN, OPEN], same_deal_as=first)
            await anna.person.ask("POST", f"/api/tables/{first}/do", {"client": "c", "id": 1, "do": "close"})
            assert await refused(begin(anna.person, first)) == "not-over-yet"
            await anna.person.ask("POST", f"/api/tables/{second}/do", {"client": "c", "id": 2, "do": "close"})
            assert await refused(begin(anna.person, first)) == "review-unfinished"

    run(scene())


def test_bad_questions_are_answered_with_a_sentence(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await finished(anna, seed=4)
            assert await refused(begin(Client(address), table)) == "name-first"
            assert await refused(begin(anna, "no-such-table")) == "no-such-table"
            assert await refused(look(anna, "no-such-table")) == "no-such-table"
            for query in ("since=-1", "since=x", "since=9999999", "wait=perhaps", "depth=abyss"):
                asked = anna.ask("GET", f"/api/tables/{table}/review?{query}")
                assert await refused(asked) == "bad-message", query
            assert (await look(anna, table, since=500))["moments"] == []

    run(scene())


def test_without_thinkers_there_are_no_reviews(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:

        async def scene() -> None:
            async with people(server.address, "Anna") as (anna,):
                table = await finished(anna)
                assert await refused(begin(anna, table)) == "review-nobody"

        run(scene())


def test_reviews_wait_while_the_operator_holds_searches_back(tmp_path: Path) -> None:
    """One that is under way stops at what there is, and goes on from there; a finished one can be read."""
    with serving(tmp_path, thinkers=1) as desk:

        def hold(on: bool) -> None:
            assert desk.ask("POST", "/rules", {"bots_paused": on}).is_success

        async def scene() -> None:
            async with people(desk.server.address, "Anna") as (anna,):
                done, long = await finished(anna), await finished(anna, "yokohama", short=False)
                await whole(anna, done)
                await begin(anna, long)
                while not (await look(anna, long, wait=True))["reached"]:
                    pass
                await asyncio.to_thread(hold, True)
                assert await refused(_to_the_end(anna, long)) == "review-held"
                assert (await look(anna, long))["state"] == "paused"
                assert await refused(begin(anna, long)) == "review-held"
                assert (await begin(anna, done))["state"] == "done"
                kept = (await look(anna, long))["moments"]
                await asyncio.to_thread(hold, False)
                assert (await begin(anna, long))["state"] == "working"
                assert (await look(anna, long))["moments"][: len(kept)] == kept

        run(scene(), 4 * PATIENCE)


async def _to_the_end(client: Client, table: str) -> None:
    """Follows a review until it does not grow any more."""
    told = await look(client, table)
    while told["state"] == "working":
        told = await look(client, table, len(told["moments"]), wait=True)
    # Whoever asked in between sees that it waits.
    await begin(client, table)


def test_a_review_goes_on_after_a_restart_and_is_the_same(tmp_path: Path) -> None:
    with Serving(tmp_path, thinkers=1) as server:

        async def first() -> tuple[Client, str, list[Any]]:
            async with people(server.address, "Anna") as (anna,):
                table = await finished(anna, "yokohama", short=False)
                await begin(anna, table)
                told = await look(anna, table, wait=True)
                while not told["reached"]:
                    told = await look(anna, table, len(told["moments"]), wait=True)
                assert told["state"] == "working"
                assert told["reached"] < told["steps"]
                told = await look(anna, table)
                return anna, table, told["moments"]

        _, table, before = run(first(), 4 * PATIENCE)
        server.kill()
        server.start()

        async def then() -> None:
            async with people(server.address, "Ben") as (ben,):
                kept = await look(ben, table)
                assert kept["state"] == "paused"
                assert kept["moments"][: len(before)] == before
                begun = await begin(ben, table)
                assert len(begun["moments"]) >= len(kept["moments"]), "it does not begin anew"
                # A part may take longer than a question waits.
                while not (part := await look(ben, table, len(begun["moments"]), wait=True))["moments"]:
                    assert part["state"] == "working"
                assert part["moments"][0]["step"] > begun["moments"][-1]["step"]

        run(then(), 4 * PATIENCE)


@pytest.mark.alone
def test_many_reviews_at_once_delay_no_move(tmp_path: Path) -> None:
    """Moves while everybody wants a review take hardly longer than before, and hints come in between."""
    with Serving(tmp_path, thinkers=1) as server:

        async def moves(client: Client, table: str, count: int, first: int) -> list[float]:
            """How long so many moves take, each from the message to its answer."""
            took, dice = [], random.Random(first)
            for number in range(first, first + count):
                view = await client.ask("GET", f"/api/tables/{table}")
                seen = await client.ask("GET", f"/api/tables/{table}?seat={view['game']['actor']}")
                move = dice.choice(seen["game"]["moves"])["number"]
                action = {"client": "c", "id": number, "do": "play", "at": view["at"], "move": move}
                begun = time.perf_counter()
                await client.ask("POST", f"/api/tables/{table}/do", action)
                took.append(time.perf_counter() - begun)
            return sorted(took)

        async def scene() -> None:
            async with people(server.address, *(f"P{n}" for n in range(10))) as everybody:
                done = [await finished(client, seed=n) for n, client in enumerate(everybody)]
                table = await everybody[0].create(game="yokohama", players=2, seats=[ME, ME])
                quiet = await moves(everybody[0], table, 30, 1)
                asked = await asyncio.gather(*(begin(c, t) for c, t in zip(everybody, done, strict=True)))
                assert [told["state"] for told in asked].count("working") >= 1
                assert max(told["ahead"] for told in asked) >= 5, "they are made one after the other"
                busy = await moves(everybody[0], table, 30, 31)
                assert (await look(everybody[9], done[9]))["state"] != "done", "reviews were still to be made"
                slower = slowdown()
                assert busy[15] <= (2 * quiet[15] + 0.02) * slower
                assert busy[28] <= (2 * quiet[28] + 0.1) * slower
                hinted = time.perf_counter()
                at = (await everybody[0].ask("GET", f"/api/tables/{table}"))["at"]
                await everybody[0].ask("POST", f"/api/tables/{table}/hint", {"at": at})
                assert time.perf_counter() - hinted < PATIENCE / 2, "a hint waits for one part of a review"

        run(scene(), 6 * PATIENCE)


@pytest.mark.parametrize("for_good", [False, True])
def test_a_review_waits_where_the_coach_is_busy_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, for_good: bool
) -> None:
    """Too many ask the coach just when a review needs its next part: it is asked again, some times."""
    asked: list[str] = []

    class Crowded(Desk):
        """So many others wait that nobody more may, at first or always."""

        async def ask(self, whose: str, kind: str, job: dict[str, Any]) -> bytes:
            asked.append(whose)
            monkeypatch.setattr(coaching, "MOST_WAITING", 0 if for_good or len(asked) < 3 else 40)
            return await super().ask(whose, kind, job)

    monkeypatch.setattr(reviewing, "BUSY", (0.01, 0.01, 0.01))

    async def scene() -> None:
        match = a_game()
        record = match.record(secret=True)
        terms = Terms(
            "crowded", "osaka", 0, 2, ({"kind": "bot", "bot": "clerk", "name": "clerk"},) * 2,
            host="anna", seed="1", deal="crowded", created=0.0,
        )  # fmt: skip
        store, desk = Store(sqlite_url(tmp_path / "crowded.db")), Crowded()
        await store.open()
        reviews = Reviews(store, desk)
        try:
            await store.create(Table(terms))
            await note_review(store, "crowded")
            making = reviews.begin("crowded", "osaka", record, "anna", None)
            await reviews.wait(making, 0, 2 * PATIENCE)
            if for_good:
                assert making.refusal
                assert making.refusal.said.id == "server-too-busy"
                assert len(asked) == 4
                # What another process may go on with.
                kept = await kept_review(store, "crowded")
                assert kept
                assert not kept.going_on
            else:
                assert making.refusal is None
                assert making.kept.moments
        finally:
            await reviews.stop()
            await desk.stop()
            await store.close()

    run(scene(), 4 * PATIENCE)
