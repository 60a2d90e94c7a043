"""The operator holds back bots that search: at their tables a sentence says so, and everybody else plays on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import BOT, ME, do, new_table, view_of, with_account
from helpers.operator import Desk, serving, until
from helpers.serving import Serving

from shokai.server import house
from shokai.server.operators import rules
from shokai.server.settings import settings_from
from shokai.server.storage.addresses import sqlite_url
from shokai.server.thinking.minder import Minder

SEARCHES = {"kind": "bot", "bot": "search:iterations=20"}


def step(server: Serving, table: str, cookie: str) -> dict[str, Any]:
    """What somebody sees who plays on whenever it is their turn: who begins is chance."""
    view = view_of(server, table, cookie)
    if "play" in view["you"]["can"]:
        move = view["game"]["moves"][0]["number"]
        assert do(server, table, cookie, "play", at=view["at"], move=move).status_code == 200
    return view


def waits(view: dict[str, Any]) -> bool:
    return bool(view["notice"]) and view["notice"]["id"] == "server-bots-held"


def test_bots_that_search_wait_until_the_operator_lets_them_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as desk:
        server, anna = desk.server, with_account(desk.server, "Anna")
        assert desk.ask("POST", "/rules", {"bots_paused": True}).json()["bots_paused"] is True
        held = new_table(server, anna, seats=[SEARCHES, ME])
        quick = new_table(server, anna, seats=[BOT, ME])
        until(lambda: waits(step(server, held, anna)), "the table says why its bot does not move")
        assert view_of(server, held, anna)["thinking"] is None
        until(lambda: len(step(server, quick, anna)["log"]) > 12, "a quick bot moves all the same")
        assert not waits(view_of(server, quick, anna))
        # A start finds the bots as they were left.
        at = view_of(server, held, anna)["at"]
        server.kill()
        server.start()
        until(lambda: waits(view_of(server, held, anna)), "they wait after a start, too")
        assert view_of(server, held, anna)["at"] == at
        answer = desk.command("bots", "go")
        assert (answer.code, answer.out.strip()) == (0, "Bots may think ahead.")
        until(lambda: "play" in view_of(server, held, anna)["you"]["can"], "the bot moves")
        assert not waits(view_of(server, held, anna))


def test_no_bot_thinks_before_it_is_known_whether_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[bool] = []

    class Watched(Minder):
        def start(self) -> None:
            held.append(self._hub.bots_held)
            super().start()

    monkeypatch.setattr(house, "Minder", Watched)
    settings = replace(settings_from(None), database=sqlite_url(tmp_path / "tables.db"), thinkers=1, compile=False)

    async def scene() -> None:
        for _ in range(2):
            there = await house.open_house(settings)
            await there.desk.do("rules", rules.change, {"bots_paused": True})
            await house.close_house(there)

    asyncio.run(scene())
    # The first start finds bots that may think, the second those that the operator has paused.
    assert held == [False, True]


def test_what_bots_may_do_is_said_with_one_of_two_words(one: Desk) -> None:
    answer = one.command("bots", "dance")
    assert answer.code != 0
    assert "pause" in answer.err
    assert one.command("bots").out.strip() == "Bots may think ahead."


def test_the_operator_makes_backups_and_is_told_how_to_restore_them(tmp_path: Path) -> None:
    with serving(tmp_path) as desk:
        # Another database has its own there.
        (tmp_path / "backups").mkdir()
        (tmp_path / "backups" / "tables-2-2026-01-01-000000.db").touch()
        left = tmp_path / "backups" / ".tables-2026-01-01-000000.db.x.part"
        left.touch()
        assert desk.ask("GET", "/backups").json()["backups"] == []
        with_account(desk.server, "Anna")
        [made] = desk.ask("POST", "/backups").json()["backups"]
        file = tmp_path / "backups" / made["name"]
        assert file.stat().st_size == made["bytes"]
        assert file.stat().st_mode & 0o077 == 0
        # What a killed server left is gone.
        assert not left.exists()
        assert str(file) in made["restore"]
        assert str(desk.server.data) in made["restore"]
        assert desk.server.ask("POST", "/api/admin/backups").status_code in (401, 403)
        # None is deleted, and the disk is not filled.
        for n in range(19):
            (tmp_path / "backups" / f"tables-2026-01-01-0000{n:02}.db").touch()
        refused = desk.ask("POST", "/backups")
        assert refused.status_code == 400
        assert "20 backups" in refused.json()["text"]


def test_a_backup_under_way_does_not_hold_up_the_end_of_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with serving(tmp_path) as desk, ThreadPoolExecutor(1) as pool:
        for megabytes in (100, 200, 400):
            _fill(desk.server.data, megabytes)
            answer = pool.submit(desk.ask, "POST", "/backups")
            until(partial(_has_begun, answer, folder), "it is begun")
            desk.server.send(signal.SIGTERM)
            assert desk.server.wait() == 0
            told = answer.result()
            if told.status_code != 200:
                break
            # It was faster than the signal: a larger one takes longer.
            [made] = told.json()["backups"]
            (folder / made["name"]).unlink()
            desk.server.start()
        assert (told.status_code, told.json()["code"]) == (503, "stopping")
        assert list(folder.iterdir()) == []


def _has_begun(answer: Future[Any], folder: Path) -> bool:
    return answer.done() or any(folder.glob(".*.part"))


def _fill(data: Path, megabytes: int) -> None:
    """Makes a database larger."""
    with sqlite3.connect(data) as file:
        file.execute("CREATE TABLE IF NOT EXISTS ballast (weight BLOB)")
        file.executemany("INSERT INTO ballast VALUES (zeroblob(1000000))", [()] * megabytes)
