"""The command `shokai explore`: first moves over a folder of records, or over the games of a server."""

from __future__ import annotations

import asyncio
import csv
import json
import random
import shlex
from pathlib import Path
from typing import Any

import pytest
from helpers.command import Command
from helpers.patience import PATIENCE
from helpers.serving import Serving
from helpers.tables import BOT, people, run

from shokai.masters.lines import beside
from shokai.match.match import Match


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nine games of TRADERS OF OSAKA, one that goes on, one of the other game, and a file that is none."""
    folder = tmp_path_factory.mktemp("records")
    (folder / "below").mkdir()
    for number in range(9):
        match, dice = Match("osaka", 2, seed=str(number), names=["Anna", "Ben"]), random.Random(number)
        while not match.over:
            match.play(dice.choice(match.legal))
        match.save(folder / ("below" if number % 2 else ".") / f"{number}.shokai")
    Match("osaka", seed="on").save(folder / "on.shokai")
    other, dice = Match("yokohama", seed="on"), random.Random(1)
    while not other.over:
        other.play(dice.choice(other.legal))
    other.save(folder / "other.shokai")
    (folder / "bad.shokai").write_text("nonsense", "utf-8")
    return folder


def said(command: Command, words: str) -> Any:
    return command(*shlex.split(words))


def test_moves_are_counted_by_whom_and_by_seat_and_shares_add_up(command: Command, records: Path) -> None:
    told = said(command, f"explore {records} --game osaka --json --by player")
    found = json.loads(told.out)
    assert (found["games"], found["unread"]) == (9, 1)
    for name in ("Anna", "Ben"):
        rows = [row for row in found["rows"] if row["who"] == name]
        assert sum(row["games"] for row in rows) == 9
        assert abs(sum(row["share"] for row in rows) - 1) < 1e-9
        assert all(row["move"].startswith("token ") for row in rows)
    everybody = sum(row["games"] * row["wins"] for row in found["rows"])
    assert abs(everybody - 9) < 1e-9
    deeper = json.loads(said(command, f"explore {records} --game osaka --json --after 'token R' --player anna").out)
    first = json.loads(said(command, f"explore {records} --game osaka --json --player Anna").out)
    reds = next(row["games"] for row in first["rows"] if row["move"] == "token R")
    assert sum(row["games"] for row in deeper["rows"]) == reds


def test_what_the_masters_do_there_stands_beside_it(command: Command, records: Path) -> None:
    # All games were for two: they are compared with the masters' games for two.
    assert beside("osaka", (), 2) != beside("osaka", ())
    for by, players in (("all", 2), ("players", 2)):
        told = json.loads(said(command, f"explore {records} --game osaka --json --by {by}").out)
        theirs = beside("osaka", (), players)
        assert theirs
        assert [row["masters"] for row in told["rows"]] == [theirs.get(row["move"]) for row in told["rows"]]
    shown = said(command, f"explore {records} --game osaka").out
    assert "Masters" in shown
    rows = list(csv.DictReader(said(command, f"explore {records} --game osaka --csv").out.splitlines()))
    known = {row["move"]: row["masters_share"] for row in rows if row["masters_share"]}
    assert known == {move: f"{one['share']:.4f}" for move, one in beside("osaka", (), 2).items() if move in known}
    assert known
    # Where they do nothing like it, nothing is told.
    assert "Masters" not in said(command, f"explore {records} --game osaka --after 'token R, fly'").out


def test_it_is_a_table_for_people_and_csv_for_spreadsheets(command: Command, records: Path) -> None:
    shown = said(command, f"explore {records} --game osaka --by seat --most 2")
    assert "token" in shown.out
    assert "9 games" in shown.out
    assert "left out" in shown.err
    rows = list(csv.DictReader(said(command, f"explore {records} --game osaka --csv").out.splitlines()))
    assert sum(int(row["games"]) for row in rows) == 18
    numbers = {"who", "move", "games", "share", "wins", "points", "place"}
    assert set(rows[0]) == numbers | {"masters_share", "masters_wins"}


def test_what_cannot_be_counted_is_a_sentence(command: Command, records: Path) -> None:
    for words, expected in (
        (f"explore {records}/nowhere", "no folder"),
        (f"explore {records}", "--game: osaka, yokohama"),
        (f"explore {records} --game osaka --by weather", "weather"),
        (f"explore {records} --game osaka --data x.db", "not both"),
        (f"explore {records} --game chess", "chess"),
        ("explore --data nowhere.db", "nowhere.db"),
    ):
        told = said(command, words)
        assert told.code == 2
        assert expected in told.err
        assert "Traceback" not in told.err
    assert "nobody played that" in said(command, f"explore {records} --game osaka --after fly").out


def test_the_finished_games_of_a_server_are_counted(command: Command, tmp_path: Path) -> None:
    with Serving(tmp_path, thinkers=1) as server:

        async def scene() -> None:
            async with people(server.address, "Anna") as (anna,):
                table = await anna.create(game="osaka", players=2, seats=[BOT, BOT], hurry=True)
                async with asyncio.timeout(PATIENCE):
                    while (await anna.ask("GET", f"/api/tables/{table}"))["table"]["state"] != "over":
                        await asyncio.sleep(0.05)

        run(scene())
        found = json.loads(said(command, f"explore --data {server.data} --json").out)
        (same,) = [json.loads(said(command, f"explore {server.data} --json").out)]
    assert same == found
    assert found["games"] == 1
    assert sum(row["games"] for row in found["rows"]) == 2
