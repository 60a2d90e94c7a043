"""Names of bots: as long as the database holds them. Those of earlier versions may be longer, and still play."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from helpers.command import ALL_IS_WELL, Command
from helpers.filling import opened
from helpers.serving import Serving
from helpers.tables import ME, refused, run
from sqlalchemy import select

from shokai.bots import canonical
from shokai.server.storage import schema as db
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.seating import checked_bot
from shokai.server.tables.table import LONGEST_BOT
from shokai.server.tables.terms import Terms
from shokai.server.thinking.turns import is_quick
from shokai.texts import Refusal

pytest_plugins = ("helpers.postgres",)

# A bot with settings that it may have, in so many words.
FITS = "search:iterations=" + "9".zfill(18) + ",seconds=" + "1".zfill(18)
FITS += " " * (LONGEST_BOT - len(FITS) - 1) + ","
LONG = FITS + ","


def test_the_column_holds_the_longest_name() -> None:
    assert db.tables.c.bot.type.length == LONGEST_BOT == len(FITS)


@pytest.mark.parametrize("bot", ["network", "network:temperature=1", "master", "master:seconds=5,iterations=20000"])
def test_networks_may_play_on_a_server(bot: str) -> None:
    assert checked_bot(bot) == bot
    assert is_quick(bot) is bot.startswith("network")


@pytest.mark.parametrize("bot", ["master:seconds=6", "master:iterations=20001", "master:exploration=9"])
def test_masters_do_not_think_for_ever_on_a_server(bot: str) -> None:
    with pytest.raises(Refusal):
        checked_bot(bot)


def test_names_that_are_too_long_are_refused_in_a_sentence() -> None:
    assert canonical(LONG) == canonical(FITS) == "search:iterations=9,seconds=1"
    assert checked_bot(FITS) == FITS
    # Spaces around it do not count.
    assert checked_bot(f"  {FITS}  ") == FITS
    with pytest.raises(Refusal, match="at most 80 characters"):
        checked_bot(LONG)


def test_no_name_that_is_too_long_comes_in(any_database: str, tmp_path: Path) -> None:
    """Whichever way it comes; and the longest that fits is stored whole."""

    async def scene(server: Serving) -> None:
        anna = server.client()
        await anna.name("Anna")
        for bot in (LONG, "x" * 200):
            seats = [ME, {"kind": "bot", "bot": bot}]
            assert await refused(anna.create(game="osaka", players=2, seats=seats)) == "bad-message"
        table = await anna.create(game="osaka", players=2, seats=[ME, ME])
        async with anna.live(table) as live:
            for bot in (LONG, "x" * 200):
                assert await refused(live.act("mind", seat=0, bot=bot)) == "bad-message"
                action = {"client": "a", "id": len(bot), "do": "mind", "seat": 0, "bot": bot}
                assert await refused(anna.ask("POST", f"/api/tables/{table}/do", action)) == "bad-message"
            for seat in (0, 1):
                done = await live.act("mind", seat=seat, bot=FITS)
            await live.reach(done["version"])
            assert {seat["minded"] for seat in live.view["table"]["seats"]} == {FITS}
        async with opened(any_database) as hub, hub.store.engine.connect() as connection:
            assert await connection.scalar(select(db.tables.c.bot).where(db.tables.c.id == table)) == FITS
        assert "Traceback" not in server.log

    with Serving(tmp_path, database=any_database) as server:
        run(scene(server))


def an_old_table(folder: Path) -> str:
    """A file with a table where a bot has to move whose name an earlier version took."""
    url = f"sqlite:///{folder / 'old.db'}"
    seats = tuple({"kind": "bot", "bot": LONG, "name": LONG} for _ in range(2))

    async def make() -> None:
        async with opened(url) as hub:
            await hub.create(Terms("old", "osaka", 0, 2, seats, "h", "a seed", "old", 1.0))

    asyncio.run(make())
    with sqlite3.connect(folder / "old.db") as connection:
        connection.execute("UPDATE tables SET bot = ?", (LONG,))
    return url


@pytest.mark.parametrize("by", ["this version", "an earlier one"])
def test_longer_names_of_earlier_versions_move_to_any_database(
    by: str, any_database: str, command: Command, tmp_path: Path
) -> None:
    """The row, which only repeats it, has as much of it as fits; the table plays with the whole."""
    source, path = an_old_table(tmp_path), tmp_path / "all.jsonl"
    assert command("export", str(path), "--database", source).code == ALL_IS_WELL
    lines: list[dict[str, Any]] = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    (row,) = (line["tables"] for line in lines if "tables" in line)
    assert row["bot"] == LONG[:LONGEST_BOT]
    if by == "an earlier one":
        row["bot"] = LONG
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    done = command("import", str(path), "--database", any_database)
    assert (done.code, done.err) == (ALL_IS_WELL, "")

    async def look() -> None:
        async with opened(any_database) as hub:
            assert await hub.store.waiting_for_bots(5) == ["old"]
            live = await hub.get("old")
            assert live.table.bot_to_move == LONG
            # Whatever happens there is stored, although the name is too long for the row.
            async with live.lock:
                assert await hub.add(
                    live, live.table.at, Outcome([("chat", {"name": "Anna", "seat": None, "text": "Hm?"})])
                )
            assert await hub.store.waiting_for_bots(5) == ["old"]

    asyncio.run(look())
