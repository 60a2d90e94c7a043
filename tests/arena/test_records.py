"""What the arena keeps: records of games, and results only of the very code and weights that played them."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.command import ALL_IS_WELL, Command, refused, surroundings

import shokai
from shokai.arena import stamp
from shokai.arena.cluster import play_there
from shokai.arena.contest import Plan, play_contest
from shokai.arena.lineup import lineup_for
from shokai.arena.local import Here
from shokai.arena.store import Store
from shokai.arena.unit import stamp_for
from shokai.match.record import read_record, verify

# Records.


def fought(command: Command, words: str, **more: Any) -> dict[str, Any]:
    answer = command("arena", *shlex.split(words), "--json", **more)
    assert answer.code == ALL_IS_WELL, answer.err
    figures: dict[str, Any] = json.loads(answer.out)
    return figures


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_every_record_tells_the_game_that_its_result_tells(tmp_path: Path, game: str) -> None:
    store = Store(tmp_path)
    store.open()
    lineup = lineup_for(["random", "uniform"], 3)
    plan = Plan(game, lineup, options="2024 mini1" if game == "yokohama" else "", blocks=1, keep_records=True)
    for one in play_contest(plan, store, Here()).games:
        text = store.path_of_record(one.unit).read_text("utf-8")
        match = read_record(text)
        assert match.over
        assert list(match.standing.points) == one.played.points
        assert match.standing.reason == one.played.reason
        assert sum(step.seat >= 0 for step in match.steps) == one.played.decisions
        assert verify(text).fault is None
        for name, bot in zip(match.names, one.unit.seats, strict=True):
            assert f"# {name}: {bot}\n" in text


def test_records_lie_beside_results_and_can_be_replayed(command: Command, tmp_path: Path) -> None:
    figures = fought(command, "osaka random uniform --blocks 2 --results kept --keep records --workers 2")
    records = sorted((tmp_path / "kept").rglob("*.shokai"))
    assert len(records) == 4
    assert all(path.with_suffix(".json").exists() for path in records)
    assert sorted(one["path"] for one in figures["records"]) == [str(path.relative_to(tmp_path)) for path in records]
    assert [(one["block"], one["seats"]) for one in figures["records"]][:2] == [
        (0, ["random", "uniform"]), (0, ["uniform", "random"]),
    ]  # fmt: skip
    replayed = command("replay", figures["records"][0]["path"], "--verify")
    assert replayed.code == ALL_IS_WELL
    shown = command(*shlex.split("arena osaka random uniform --blocks 2 --results kept --keep records"))
    assert f"shokai replay {figures['records'][0]['path']}" in shown.out
    assert "0 new games, 4 from earlier runs" in shown.out


def test_a_tournament_goes_on_with_records_and_plays_again_what_has_none(command: Command, tmp_path: Path) -> None:
    words = "osaka random uniform --results kept --blocks"
    plain = fought(command, f"{words} 1")
    assert "records" not in plain
    assert not list((tmp_path / "kept").rglob("*.shokai"))
    both = fought(command, f"{words} 2 --keep records")
    assert (both["played"], both["kept"]) == (4, 0)
    # A record that is gone, or tells another game than the result.
    first, second, *_ = (tmp_path / one["path"] for one in both["records"])
    text = first.read_text("utf-8")
    first.write_text(second.read_text("utf-8"))
    second.unlink()
    again = fought(command, f"{words} 2 --keep records")
    assert (again["played"], again["kept"]) == (2, 2)
    assert first.read_text("utf-8") == text
    assert again["share"] == both["share"]
    assert fought(command, f"{words} 2")["played"] == 0, "whoever wants no records has results"


def test_a_truncated_game_has_a_record_that_can_be_played_on(tmp_path: Path) -> None:
    plan = Plan("osaka", lineup_for(["uniform"], 2), blocks=1, most_decisions=20, keep_records=True)
    store = Store(tmp_path)
    store.open()
    one = play_contest(plan, store, Here()).games[0]
    match = read_record(store.path_of_record(one.unit).read_text("utf-8"))
    assert not match.over
    assert match.dealer
    assert match.legal


def test_a_machine_of_a_cluster_keeps_the_record_and_finds_ones_own_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "cluster_bots.py").write_text(
        "class First:\n    def choose(self, seat):\n        return seat.legal[0]\n"
    )
    sys.path.insert(0, str(tmp_path))
    lineup = lineup_for(["python:cluster_bots:First", "random"], 2)
    unit = Plan("osaka", lineup, blocks=1, keep_records=True).units(0)[0]
    sys.path.remove(str(tmp_path))
    played = play_there(unit, str(tmp_path))
    assert not isinstance(played, str)
    assert played.errors == []
    assert read_record(played.record).over


def test_only_what_there_is_can_be_kept(command: Command) -> None:
    refused(command(*shlex.split("arena osaka random uniform --keep everything")), "“records”", "“everything”")
    refused(command(*shlex.split("arena osaka random uniform --keep ''")), "--keep needs a value")


# Stamps.


def test_the_stamp_covers_every_module_of_shokai_that_decides_something() -> None:
    for game in ("osaka", "yokohama"):
        covered = set(stamp.shokai_sources(game))
        assert stamp._imported(covered, stamp.ROOT.parent, {"shokai"}) <= covered
        told = {path.relative_to(stamp.ROOT).as_posix() for path in covered}
        assert {
            f"games/{game}/weights.json",
            f"games/{game}/components.toml",
            "arena/game.py",
            "arena/patience.py",
        } <= told
        assert not any(name.startswith(("server/", "cli/", "page/", "research/")) for name in told)
    assert "games/yokohama/weights.json" not in {
        path.relative_to(stamp.ROOT).as_posix() for path in stamp.shokai_sources("osaka")
    }


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Shokai's own sources, to be edited."""
    source = Path(shokai.__file__).parent
    shutil.copytree(source, tmp_path / "src" / "shokai", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (tmp_path / "docs").mkdir()
    return tmp_path / "src"


def appended(text: str) -> Callable[[Path], None]:
    return lambda path: path.write_text(path.read_text("utf-8") + text, "utf-8")


EDITS = [
    ("games/osaka/weights.json", " ", False),
    ("bots/simple.py", "\n# Edited.\n", False),
    ("games/osaka/table/view.py", "\n# Edited.\n", False),
    ("games/osaka/rules/turn.py", "\n# Edited.\n", False),
    ("games/osaka/components.toml", "\n# Edited.\n", False),
    ("games/yokohama/weights.json", " ", True),
    ("cli/commands/arena.py", "\n# Edited.\n", True),
    ("arena/report.css", "\n", True),
]


def test_what_decides_nothing_may_change_and_what_decides_may_not(command: Command, copy: Path) -> None:
    env = {"PYTHONPATH": str(copy)}
    words = "osaka random uniform --blocks 1 --results kept --workers 1"
    assert fought(command, words, env=env)["played"] == 2
    (copy.parent / "docs" / "arena.md").write_text("Edited.")
    assert fought(command, words, env=env)["kept"] == 2
    for name, text, reused in EDITS:
        appended(text)(copy / "shokai" / name)
        figures = fought(command, words, env=env)
        assert figures["kept"] == (2 if reused else 0), name


MODULE = """\
import json
from pathlib import Path

from helper import choose_from

WEIGHTS = json.loads(Path(__file__).with_name("weights.json").read_text())


class Mine:
    def __init__(self, seed, book=""):
        self.weight = WEIGHTS["weight"]

    def choose(self, seat):
        return choose_from(seat.legal, self.weight)
"""
HELPER = """\
def choose_from(moves, weight):
    return moves[weight % len(moves)]
"""


def test_results_of_ones_own_bot_are_those_of_its_code_and_weights(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MODULE)
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "weights.json").write_text('{"weight": 0}')
    (tmp_path / "book.dat").write_text("1")
    words = "osaka python:mine:Mine:book=book.dat random --blocks 1 --results kept --workers 1"
    first = fought(command, words)
    assert (first["played"], first["errors"]) == (2, [])
    for unrelated in ("notes.md", "other.py", "log.txt"):
        (tmp_path / unrelated).write_text("x = 1\n")
    assert fought(command, words)["kept"] == 2
    (tmp_path / "weights.json").write_text('{"weight": 1}')
    trained = fought(command, words)
    assert trained["played"] == 2
    assert trained["points"] != first["points"]
    assert trained["stamp"] != first["stamp"]
    for name, text in (
        ("helper.py", HELPER + "\n# Edited.\n"),
        ("mine.py", MODULE + "\n# Edited.\n"),
        ("book.dat", "2"),
    ):
        (tmp_path / name).write_text(text)
        assert fought(command, words)["played"] == 2, name
    (tmp_path / "weights.json").write_text('{"weight": 0}')
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "mine.py").write_text(MODULE)
    (tmp_path / "book.dat").write_text("1")
    assert fought(command, words)["kept"] == 2, "what was there before counts again"


def stamp_in(folder: Path, bot: str) -> str:
    """The stamp that a fresh process has for a bot."""
    import subprocess

    code = f"from shokai.arena.unit import stamp_for; print(stamp_for('osaka', [{bot!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=surroundings(folder), capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_stamp_of_a_package_covers_its_files_and_what_its_class_names(tmp_path: Path) -> None:
    package = tmp_path / "pack" / "deep"
    package.mkdir(parents=True)
    (tmp_path / "pack" / "__init__.py").write_text("")
    (package / "__init__.py").write_text("from .net import Net\n")
    (package / "net.py").write_text("class Net:\n    files = ['elsewhere.bin']\n    def choose(self, seat): ...\n")
    (tmp_path / "elsewhere.bin").write_text("1")
    bot = "python:pack.deep:Net"
    stamps = [stamp_in(tmp_path, bot)]
    assert stamp_in(tmp_path, bot) == stamps[0]
    for name in ("pack/deep/weights.xyz", "pack/other.py", "elsewhere.bin", "pack/deep/net.py"):
        file = tmp_path / name
        file.write_text((file.read_text() if file.exists() else "") + "# 2\n")
        stamps.append(stamp_in(tmp_path, bot))
    assert len(set(stamps)) == len(stamps)


def test_the_stamp_of_a_program_covers_what_its_source_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text("import helper\nopen('net.npz')\n")
    (tmp_path / "helper.py").write_text("x = 1\n")
    (tmp_path / "net.npz").write_text("1")
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain" / "__main__.py").write_text("1")
    (tmp_path / "tool").write_text("#!/bin/sh\n")
    (tmp_path / "tool").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    for command, files in {
        "python3 bot.py --weights=extra.dat": ("bot.py", "helper.py", "net.npz", "extra.dat"),
        "python3 -m plain": ("plain/__main__.py",),
        "python3 -m bot": ("bot.py", "helper.py"),
        "tool --level 3": ("tool",),
    }.items():
        (tmp_path / "extra.dat").write_text("1")
        for name in files:
            before = stamp_for("osaka", [f"program:{command}"])
            with (tmp_path / name).open("a") as file:
                file.write("# changed\n")
            assert stamp_for("osaka", [f"program:{command}"]) != before, (command, name)
    before = stamp_for("osaka", ["program:python3 bot.py --log log.txt"])
    (tmp_path / "log.txt").write_text("what a bot writes is not what it is")
    assert stamp_for("osaka", ["program:python3 bot.py --log log.txt"]) == before
