"""Lessons at tables of a real server: taught, refused, resumed, and kept with the person."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.places import ROOT
from helpers.tables import people, run
from sqlalchemy import Connection, insert

from shokai.match.lesson import lesson_for, lessons_of
from shokai.server.client import Client, Refused
from shokai.server.http.lessons import waits
from shokai.server.load import OwnServer
from shokai.server.storage import lessons
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store

pytest_plugins = ("helpers.postgres",)


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


def test_pressed_many_times_at_once_a_lesson_begins_again_once(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "turn")
            # Nothing was tried yet: this is its beginning.
            assert await begin(lena, "turn", again=True) == table
            await play(lena, table, "take R5", 1)
            fresh = set(await asyncio.gather(*(begin(lena, "turn", again=True) for _ in range(20))))
            assert len(fresh) == 1
            assert fresh != {table}
            assert (await look(lena, table))["table"]["state"] == "closed"
            # Of two lessons begun at once, one is left.
            both = await asyncio.gather(*(begin(lena, name) for name in ("aim", "cards") * 5))
            states = [(await look(lena, one))["table"]["state"] for one in set(both)]
            assert states.count("playing") == 1

    run(scene())


def test_through_two_processes_a_lesson_begins_again_once(tmp_path: Path, database: str) -> None:
    async def scene(addresses: list[str]) -> None:
        known = {"name": "Lena with two devices", "password": "correct horse"}
        async with people(addresses[0], "Lena") as (one,), Client(addresses[1]) as other:
            await one.ask("POST", "/api/me/account", known)
            await other.ask("POST", "/api/me/enter", known)
            await play(one, await begin(one, "turn"), "take R5", 1)
            fresh = await asyncio.gather(*(begin(who, "turn", again=True) for who in (one, other) * 5))
            assert len(set(fresh)) == 1

    server = OwnServer(tmp_path, database, processes=2)
    server.start()
    try:
        run(scene(server.addresses))
    finally:
        server.stop()


def test_progress_is_known_however_often_lessons_are_repeated(tmp_path: Path) -> None:
    learned, left = (
        json.dumps({"game": "osaka", "lesson": name, "learned": done}, separators=(",", ":"))
        for name, done in (("aim", True), ("cards", False))
    )
    store = Store(f"sqlite:///{tmp_path / 'many.db'}")

    def often(connection: Connection) -> None:
        connection.execute(insert(db.people), [{"id": "lena", "name": "Lena", "created": 0.0}])
        rows = [
            {
                "id": f"t{i}", "game": "osaka", "terms": "{}", "seed": "1", "deal": f"t{i}", "host": "lena",
                "public": False, "created": float(i), "updated": float(i), "state": "closed",
                "summary": left if i else learned,
            }
            for i in range(1500)
        ]  # fmt: skip
        connection.execute(insert(db.tables), rows)
        connection.execute(insert(db.table_people), [{"table_id": row["id"], "person": "lena"} for row in rows])

    async def scene() -> None:
        await store.open()
        async with store.engine.begin() as connection:
            await connection.run_sync(often)
            assert await connection.run_sync(lessons.learned, "lena") == {("osaka", "aim")}
            assert await connection.run_sync(lessons.begun, "lena") == []
            assert await connection.run_sync(lessons.last_made, "lena") == "t1499"
        await store.close()

    asyncio.run(scene())


def test_of_lessons_that_cannot_be_read_only_they_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples" / "tutorial_game", tmp_path / "games" / "tutorial_game")
    written = tmp_path / "games" / "tutorial_game" / "lessons"
    written.mkdir()
    (written / "1-broken.lesson").write_text("colour: red\n", "utf-8")
    (written / "2-whole.lesson").write_text("step:\n  say: hello\n  do: sing\n", "utf-8")
    monkeypatch.setenv("SHOKAI_GAMES", str(tmp_path / "games"))
    server = OwnServer(tmp_path)
    server.start()

    async def scene() -> None:
        async with people(server.addresses[0], "Lena") as (lena,):
            lessons: dict[str, Any] = await lena.ask("GET", "/api/lessons")
            assert [one["name"] for one in lessons["tutorial_game"]] == ["whole"]
            assert len(lessons["osaka"]) == len(lessons_of("osaka"))
            assert await begin(lena, "aim")

    try:
        run(scene())
    finally:
        server.stop()
    told = [line for line in capfd.readouterr().err.splitlines() if "lesson" in line]
    assert len(told) == 1
    assert "1-broken.lesson, line 1: “colour” cannot stand before the first block." in told[0]


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


def test_whoever_learns_is_told_what_can_be_taken_back(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Lena") as (lena,):
            table = await begin(lena, "turn")
            undo = {"client": "c", "do": "undo", "at": (await look(lena, table))["at"]}
            with refused("nothing-to-undo"):
                await lena.ask("POST", f"/api/tables/{table}/do", {**undo, "id": 1})
            # The other merchant answers at once, and is nobody who could be asked.
            await play(lena, table, "take R5", 2)
            await play(lena, table, "reserve farm G5", 3)
            view = await look(lena, table)
            assert "undo" not in view["you"]["can"]
            with refused("undo-alone"):
                await lena.ask("POST", f"/api/tables/{table}/do", {**undo, "id": 4, "at": view["at"]})
            await lena.ask(
                "POST",
                f"/api/tables/{table}/do",
                {"client": "c", "id": 5, "do": "ask_undo", "at": view["at"], "whole": True},
            )
            assert (await look(lena, table))["lesson"]["step"] == 1

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
