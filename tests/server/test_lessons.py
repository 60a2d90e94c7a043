"""Lessons at tables of a real server: taught, refused, resumed, and kept with the person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from helpers.tables import people, run

from shokai.match.lesson import lesson_for
from shokai.server.client import Client, Refused
from shokai.server.http.lessons import waits


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as why:
        yield
    assert why.value.code == code
    # A sentence, in whatever language.
    assert why.value.args


async def begin(client: Client, name: str, again: bool = False) -> str:
    told: dict[str, Any] = await client.ask("POST", f"/api/lessons/osaka/{name}", {"again": again})
    return str(told["id"])


async def listed(client: Client, name: str) -> dict[str, Any]:
    lessons: dict[str, Any] = await client.ask("GET", "/api/lessons")
    found: dict[str, Any] = next(lesson for lesson in lessons["osaka"] if lesson["name"] == name)
    return found


async def look(client: Client, table: str) -> dict[str, Any]:
    view: dict[str, Any] = await client.ask("GET", f"/api/tables/{table}")
    return view


async def play(client: Client, table: str, move: str, number: int) -> dict[str, Any]:
    at = (await look(client, table))["at"]
    told: dict[str, Any] = await client.ask(
        "POST", f"/api/tables/{table}/do", {"client": "c", "id": number, "do": "play", "at": at, "move": move}
    )
    return told


def test_a_lesson_is_played_to_its_goal_and_remembered(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            assert (await listed(lena, "turn"))["learned"] is False
            table = await begin(lena, "turn")
            view = await look(lena, table)
            assert (view["table"]["public"], view["table"]["rated"], view["table"]["state"]) == (False, None, "playing")
            assert view["lesson"]["lines"][0]["said"]["id"] == "osaka-lesson-turn-three"
            assert (view["lesson"]["hint"], view["lesson"]["state"]) == ("take R5", "on")
            assert "mind" not in view["you"]["can"]
            for number, stage in enumerate(lesson_for("osaka", "turn").stages):
                view = await look(lena, table)
                assert (view["lesson"]["step"], view["game"]["actor"]) == (number, 0)
                await play(lena, table, stage.do, number)
            view = await look(lena, table)
            assert (view["table"]["state"], view["lesson"]["state"]) == ("closed", "done")
            assert view["lesson"]["next"] == "ships"
            assert (await listed(lena, "turn"))["learned"] is True
            # Tables of lessons are not among those that one plays at.
            assert await lena.ask("GET", "/api/tables?which=mine") == []

    run(scene())


def test_a_wrong_move_is_refused_with_the_teachers_answer(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "tide")
            before = await look(lena, table)
            with refused("osaka-lesson-tide-keep-blue"):
                await play(lena, table, "buy B2", 1)
            with refused("lies-in-farm"):
                await play(lena, table, "take G5", 2)
            with refused("osaka-bad-move"):
                await play(lena, table, "dance", 3)
            assert (await look(lena, table))["version"] == before["version"]

    run(scene())


def test_a_lesson_goes_on_where_it_was_left_unless_it_is_begun_again(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "turn")
            await play(lena, table, "take R5", 1)
            assert (await listed(lena, "turn"))["table"] == table
            assert await begin(lena, "turn") == table
            assert (await look(lena, table))["lesson"]["step"] == 1
            fresh = await begin(lena, "turn", again=True)
            assert fresh != table
            assert (await look(lena, fresh))["lesson"]["step"] == 0
            assert (await look(lena, table))["lesson"]["state"] == "left"
            # Another short lesson closes it; a whole game waits.
            game = await begin(lena, "game")
            await begin(lena, "aim")
            assert (await look(lena, fresh))["table"]["state"] == "closed"
            assert (await look(lena, game))["table"]["state"] == "playing"
            assert (await listed(lena, "turn"))["learned"] is False

    run(scene())


def test_only_whole_games_wait_and_no_lesson_that_is_gone() -> None:
    assert [waits("osaka", name) for name in ("game", "turn", "of-an-older-program")] == [True, False, False]
    assert not waits("a-game-that-is-gone", "game")


def test_a_lesson_goes_on_at_another_device(address: str) -> None:
    async def scene() -> None:
        known = {"name": "Lena with two devices", "password": "correct horse"}
        async with people(address, "Lena") as (laptop,), Client(address) as phone:
            await laptop.ask("POST", "/api/me/account", known)
            await play(laptop, await begin(laptop, "aim"), "buy G2", 1)
            table = await begin(laptop, "turn")
            await play(laptop, table, "take R5", 2)
            assert (await listed(phone, "aim"))["learned"] is False
            await phone.ask("POST", "/api/me/enter", known)
            assert (await listed(phone, "aim"))["learned"] is True
            assert await begin(phone, "turn") == table
            assert (await look(phone, table))["lesson"]["step"] == 1

    run(scene())


def test_taking_a_move_back_takes_the_lesson_back(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "tide")
            await play(lena, table, "buy", 1)
            view = await look(lena, table)
            assert view["lesson"]["hint"] == "pay Y5"
            await lena.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": 2, "do": "undo", "at": view["at"]})
            assert (await look(lena, table))["lesson"]["hint"] == "buy"

    run(scene())


def test_a_guided_game_is_played_against_an_apprentice(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "game")
            live = lena.look(table)
            await live.start()
            heard: set[str] = set()
            for _ in range(12):
                await live.until(lambda v: v["game"]["actor"] == 0 or v["table"]["state"] == "over")
                heard |= {line["said"]["id"] for line in live.view["lesson"]["lines"]}
                await live.act("play", at=live.view["at"], move=live.view["game"]["moves"][0]["text"])
            assert {"osaka-lesson-game-token", "osaka-lesson-game-first", "osaka-lesson-game-second"} <= heard

    run(scene())


def test_nobody_else_sees_or_joins_a_lesson(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena", "Mallory") as (lena, mallory):
            table = await begin(lena, "aim")
            assert (await look(mallory, table))["lesson"] is None
            for number, action in enumerate(
                ({"do": "sit", "seat": 1}, {"do": "mind", "seat": 0, "bot": "clerk"}, {"do": "invite", "seat": 0})
            ):
                with refused("not-in-lessons"):
                    message = {"client": "c", "id": number, **action}
                    await lena.ask("POST", f"/api/tables/{table}/do", message)

    run(scene())


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("osaka/nothing", {}, "no-such-lesson"),
        ("chess/aim", {}, "no-such-game"),
        ("osaka/..%2Faim", {}, "method-not-allowed"),
        ("osaka/a%00b", {}, "bad-message"),
        (f"osaka/{'a' * 50}", {}, "bad-message"),
        ("osaka/aim", {"again": "perhaps"}, "bad-message"),
        ("osaka/aim", {"seed": "7"}, "bad-message"),
        ("osaka/aim", [], "bad-message"),
    ],
)  # fmt: skip
def test_bad_requests_are_answered_in_a_sentence(address: str, path: str, body: Any, code: str) -> None:
    async def scene() -> None:
        async with people(address, "Mallory") as (mallory,):
            with refused(code):
                await mallory.ask("POST", f"/api/lessons/{path}", body)

    run(scene())


def test_who_is_nobody_has_no_progress_and_no_table(address: str) -> None:
    async def scene() -> None:
        nobody = Client(address)
        assert (await listed(nobody, "aim"))["learned"] is False
        with refused("name-first"):
            await begin(nobody, "aim")
        await nobody.__aexit__()

    run(scene())
