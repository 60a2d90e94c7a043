"""The lines of the masters: counted over whole games, told after any beginning, the same on any number of cores."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused

import shokai
from shokai.masters import lines
from shokai.masters.lines import LinesPlan, as_dict, beside, playing, rows_after
from shokai.match.openings import openings

PLAN = LinesPlan("osaka", ("random", "greedy"), (2, 3), 16, "test")


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Lines that come with TRADERS OF OSAKA."""
    *_, found = playing(PLAN, 1, None)
    told = as_dict(PLAN, found)
    (tmp_path / "osaka").mkdir()
    (tmp_path / "osaka" / "lines.json").write_text(json.dumps(told), "utf-8")
    monkeypatch.setattr(shokai.games, "__path__", [str(tmp_path)])
    lines._shipped.cache_clear()
    yield
    lines._shipped.cache_clear()


def test_lines_are_counted_as_openings_are(shipped: None) -> None:
    lines._get_ready(PLAN, None)
    told = 0
    for players in PLAN.players:
        games = [lines._play((players, number)) for number in range(PLAN.games)]
        for after in ((), ("token R",), ("token B",), ("token Y",), ("token G",)):
            counted = openings([game for game in games if game], after)
            expected = {row.move: (row.games, row.wins, row.points) for row in counted if row.games >= lines.FEWEST}
            found = {row.move: (row.games, row.wins, row.points) for row in rows_after("osaka", after, players)}
            assert found.keys() == expected.keys()
            assert all(found[move] == pytest.approx(expected[move], abs=1e-3) for move in found)
            told += bool(after and found)
    assert told
    # For one number of players only theirs; together they are all.
    both = [{row.move: row.games for row in rows_after("osaka", (), n)} for n in (2, 3)]
    every = {row.move: row.games for row in rows_after("osaka", ())}
    assert every == {move: sum(one.get(move, 0) for one in both) for move in {*both[0], *both[1]}}
    assert sum(one["share"] for one in beside("osaka", ()).values()) == pytest.approx(1, abs=1e-3)
    assert rows_after("osaka", ("fly",)) == []
    assert beside("yokohama", ()) == {}


def test_several_cores_count_the_same_and_time_ends_it() -> None:
    *_, one = playing(PLAN, 1, None)
    *_, two = playing(PLAN, 2, None)
    assert as_dict(PLAN, one) == as_dict(PLAN, two)
    assert list(playing(PLAN, 1, -1)) == []


@pytest.mark.parametrize("game", shokai.GAMES)
def test_the_lines_that_come_with_a_game_can_be_played(game: str) -> None:
    """Whoever begins a game finds the first moves of the masters among the legal ones of somebody."""
    lines._shipped.cache_clear()
    rows = rows_after(game, ())
    assert sum(row.games for row in rows) > 500
    assert sum(row.share for row in rows) == pytest.approx(1)
    words = {move.split()[0] for row in rows for move in [row.move]}
    assert words <= {"token", "keep"}
    assert any(rows_after(game, (row.move,)) for row in rows)


def test_the_command(command: Command, tmp_path: Path) -> None:
    words = ("masters", "osaka", "--bots", "random", "--games", "2", "--players", "2", "--workers", "1")
    done = command(*words, "--lines", "lines.json")
    assert done.code == ALL_IS_WELL
    told = json.loads((tmp_path / "lines.json").read_text("utf-8"))
    assert [(table["players"], table["games"]) for table in told["tables"]] == [(2, 2)]
    refused(command("masters", "osaka", "--lines", ""))
