"""A server that checks, exports and looks back while it plays: every card of every game is the one that was sealed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from helpers.command import Command
from helpers.serving import Serving
from helpers.tables import ME, people, run

from shokai.engine.engine import CHANCE
from shokai.match.dealer import commitment_of
from shokai.match.record import read_record, verify
from shokai.server.client import Client

TABLES = 8
# Python switches threads as often as it can: what is shared without being read-only breaks soon.
RESTLESS = """
import sys
sys.setswitchinterval(1e-6)
"""


async def played_out(person: Client, game: str, number: int, most: int) -> tuple[str, str]:
    """A whole game of two seats by one person, or so many moves of it; the table and its commitment."""
    table = await person.create(game=game, players=2, seats=[ME, ME])
    choose = random.Random(number)
    async with person.live(table) as live:
        sealed = str(live.view["table"]["commitment"])
        for _ in range(most):
            if live.view["table"]["state"] != "playing":
                break
            seat = live.view["game"]["actor"]
            moves = (await person.ask("GET", f"/api/tables/{table}?seat={seat}"))["game"]["moves"]
            done = await live.act("play", at=live.view["at"], move=choose.choice(moves)["number"])
            await live.reach(done["version"])
        if live.view["table"]["state"] == "playing":
            await live.act("close")
    return table, sealed


async def curious(person: Client, table: str, number: int) -> int:
    """Somebody who asks for everything about a finished game, again and again; how often its deals were checked."""
    record = await person.ask("GET", f"/api/tables/{table}/record")
    steps = len(read_record(record).steps)
    choose, checked = random.Random(number), 0
    while True:
        try:
            assert (await person.ask("GET", f"/api/tables/{table}/verify"))["good"]
            checked += 1
            assert await person.ask("GET", f"/api/tables/{table}/record") == record
            await person.ask("GET", f"/api/tables/{table}/log")
            told = await person.ask("GET", f"/api/tables/{table}/history/{choose.randrange(steps)}")
            assert told["steps"] == steps
            await person.ask("POST", "/api/records/look", {"record": record, "step": choose.randrange(steps)})
        except asyncio.CancelledError:
            return checked


def test_every_deal_is_the_sealed_one_while_the_server_checks_exports_and_looks_back(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(RESTLESS)
    paths = [str(tmp_path), *(path for path in sys.path if path.endswith("/src"))]
    with Serving(tmp_path, env={"PYTHONPATH": ":".join(paths)}) as server:

        async def scene() -> list[tuple[str, str]]:
            async with people(server.address, "Anna") as (anna,):
                known = [await played_out(anna, "osaka", 100, 40), await played_out(anna, "yokohama", 101, 40)]
                asking = [asyncio.create_task(curious(anna, table, n)) for n, (table, _) in enumerate(known * 2)]
                games = [
                    played_out(anna, "yokohama" if n % 2 else "osaka", n, 60 if n % 2 else 400) for n in range(TABLES)
                ]
                known += await asyncio.gather(*games)
                for task in asking:
                    task.cancel()
                checks = await asyncio.gather(*asking)
                assert all(n > 0 for n in checks)
                return [(await anna.ask("GET", f"/api/tables/{table}/record"), sealed) for table, sealed in known]

        records = run(scene(), 900)
        assert "Traceback" not in server.log
    assert len(records) == TABLES + 2
    for text, sealed in records:
        match = read_record(text)
        assert match.dealer is not None
        assert commitment_of(match.dealer.seed) == sealed
        verdict = verify(text)
        assert verdict.fault is None
        assert verdict.deals == sum(step.seat == CHANCE for step in match.steps) > 0


def a_played_table(folder: Path) -> tuple[Path, str]:
    """The file of a server where one game was begun, and its table."""
    with Serving(folder) as server:

        async def scene() -> str:
            async with people(server.address, "Anna") as (anna,):
                await played_out(anna, "osaka", 2, 400)
                return (await played_out(anna, "osaka", 1, 10))[0]

        return server.data, run(scene())


def test_an_export_is_checked_at_every_table(tmp_path: Path, command: Command) -> None:
    data, _ = a_played_table(tmp_path)
    assert command("export", "all.jsonl", "--data", str(data)).code == 0
    answer = command("replay", "all.jsonl", "--verify")
    assert answer.code == 0
    assert answer.out.startswith("2 tables checked: all ")
    assert answer.out.rstrip().endswith("deals came from their seeds.")


def test_a_wrong_deal_in_a_database_is_found_and_named(tmp_path: Path, command: Command) -> None:
    """As one was stored when games in threads were dealt each other's cards."""
    data, table = a_played_table(tmp_path)
    with sqlite3.connect(data) as file:
        rows = file.execute(
            "SELECT sequence, data FROM events WHERE table_id = ? AND kind IN ('begin', 'play')", (table,)
        ).fetchall()
        sequence, told = next((n, json.loads(text)) for n, text in rows if _deals(json.loads(text)))
        deal = _deals(told)[-1]
        deal[1] = (deal[1] + 1) % 12
        file.execute(
            "UPDATE events SET data = ? WHERE table_id = ? AND sequence = ?", (json.dumps(told), table, sequence)
        )
    assert command("export", "all.jsonl", "--data", str(data)).code == 0
    answer = command("replay", "all.jsonl", "--verify")
    assert answer.code == 1
    named, counted = answer.err.splitlines()
    assert named.startswith(f"shokai: Table {table}: Step ")
    assert ", but the seed gives " in named
    assert counted.startswith("shokai: 2 tables checked; 1 of them contain something that does not follow from")


def test_an_export_whose_texts_cannot_be_read_is_told_with_a_sentence(tmp_path: Path, command: Command) -> None:
    data, table = a_played_table(tmp_path)
    for kind, text in (("play", "{}"), ("dance", '{"steps": []}')):
        with sqlite3.connect(data) as file:
            file.execute(
                "UPDATE events SET kind = ?, data = ? WHERE table_id = ? AND sequence = 2", (kind, text, table)
            )
        (tmp_path / "all.jsonl").unlink(missing_ok=True)
        assert command("export", "all.jsonl", "--data", str(data)).code == 0
        answer = command("replay", "all.jsonl", "--verify")
        assert answer.code == 1
        assert f"Table {table}: Its stored data cannot be read." in answer.err
        assert "Traceback" not in answer.err


def _deals(event: dict[str, Any]) -> list[list[int]]:
    return [step for step in event["steps"] if step[0] == CHANCE]


def test_what_is_no_export_is_refused_with_a_sentence(tmp_path: Path, command: Command) -> None:
    for text in ("{", '{"shokai":"export"', '{"shokai":"export","format":1,"schema":"0001"}\n', "{}\n" * 3):
        (tmp_path / "bad.jsonl").write_text(text)
        answer = command("replay", str(tmp_path / "bad.jsonl"), "--verify")
        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert "Traceback" not in answer.err


def test_a_file_without_an_end_is_no_export(tmp_path: Path, command: Command) -> None:
    answer = command("import", "/dev/zero", "--data", str(tmp_path / "new.db"))
    assert answer.code == 2
    assert answer.err == "shokai: That file was not written by “shokai export”.\n"
