"""Bots of one's own, named python:module:Class wherever the command line names bots."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused
from helpers.places import EXAMPLES

from shokai.arena.game import backend_for, play_game
from shokai.arena.patience import limit_for
from shokai.bots import bot_for, canonical, settings_of
from shokai.bots.lists import split_bots

BOTS = '''\
class First:
    """Takes the first legal move, and so never ends a game of YOKOHAMA."""

    def choose(self, seat):
        return seat.legal[0]


class Seeded:
    def __init__(self, seed, depth=1, name=""):
        self.made_of = (seed, depth, name)

    def choose(self, seat):
        return seat.legal[self.made_of[0] % len(seat.legal)]


class Settings(First):
    def __init__(self, depth=1, *, seed=None):
        self.made_of = (seed, depth)


class OnlySettings(First):
    def __init__(self, depth=1):
        self.made_of = depth


def make(seed):
    return Seeded(seed, 7)


class Wrong:
    def choose(self, seat):
        return None


class Shy:
    def choose(self, seat):
        raise ValueError("I would rather not")


class NoWeights(First):
    def __init__(self):
        raise OSError("no weights")


class Idle:
    pass


NUMBER = 3
'''


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of one's own in the current folder; every test has one of another name, as processes would."""
    name = f"mybots_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


def test_a_class_is_given_the_seed_however_it_takes_it(mine: str) -> None:
    def made_of(text: str) -> object:
        return bot_for(f"python:{mine}:{text}", seed=5).made_of  # type: ignore[attr-defined]

    assert made_of("Seeded") == (5, 1, "")
    assert made_of("Seeded:name=x,depth=2") == (5, 2, "x")
    assert made_of("Seeded:depth=0.5") == (5, 0.5, "")
    assert made_of("Settings:depth=3") == (5, 3)
    assert made_of("OnlySettings") == 1, "a setting is not mistaken for the seed"
    assert made_of("make") == (5, 7, "")
    assert bot_for(f"python:{mine}:First", seed=5)


def test_equal_bots_have_equal_names_and_nothing_is_imported_for_them() -> None:
    assert canonical(" python : no.such : Deep : width=3, depth=2 ") == "python:no.such:Deep:depth=2,width=3"
    assert settings_of("python:no.such:Deep:depth=2") == {"depth": "2"}
    assert split_bots("python:a:B:x=1,y=2,random") == ["python:a:B:x=1,y=2", "random"]
    assert backend_for(["python:a:B", "random"]) == "python"
    assert (limit_for("python:a:B"), limit_for("python:a:B:seconds=2"), limit_for("python:a:B:seconds=x")) == (
        60,
        80,
        60,
    )


def test_it_plays_and_its_faults_are_noted(mine: str) -> None:
    played = play_game("osaka", [f"python:{mine}:Seeded", "random"], deal="7", seed="own")
    assert (played.errors, sorted(played.places)) == ([], [1, 2])
    kinds = {}
    for name in ("Wrong", "Shy", "NoWeights"):
        played = play_game("osaka", [f"python:{mine}:{name}", "random"], deal="7", seed="own")
        (error,) = played.errors
        kinds[name] = error.kind, str(error.said)
    assert kinds["Wrong"] == (
        "illegal",
        "Its move “None” is not legal. It must choose one of the moves it was offered.",
    )
    assert kinds["Shy"] == ("broke", "It raised an error: ValueError: I would rather not.")
    assert kinds["NoWeights"][0] == "not-made"
    assert "OSError: no weights" in kinds["NoWeights"][1]


BAD = [
    ("python:nothing_there:X", "no module “nothing_there”", "without “.py”"),
    ("python:mybots:Nobody", "has no “Nobody”", "First, Seeded"),
    ("python:mybots:Idle", "is not a bot", "choose(seat)"),
    ("python:mybots:NUMBER", "is not a bot", "choose(seat)"),
    ("python:mybots:NoWeights", "OSError: no weights", "mybots.py:"),
    ("python:mybots:Seeded:width=3", "'width'", "settings as keyword arguments"),
    ("python:mybots:Seeded:depth=1,depth=2", "“depth”", "twice"),
    ("python:mybots:Seeded:depth", "python:module:Class"),
    ("python:mybots", "python:module:Class"),
    ("python:", "python:module:Class"),
    ("python:bots/mine.py:Deep", "python:module:Class"),
    ("python:breaks:X", "ZeroDivisionError", "breaks.py:2"),
    ("python:typo:X", "SyntaxError", "typo.py:1"),
    ("python:exits:X", "SystemExit"),
    ("python:imports:X", "No module named 'nowhere'", "imports.py:1"),
]


@pytest.mark.parametrize(("bot", "fragments"), [(bot, fragments) for bot, *fragments in BAD])
def test_what_cannot_be_made_is_refused_with_a_sentence(
    mine: str, command: Command, tmp_path: Path, bot: str, fragments: list[str]
) -> None:
    files = {
        "mybots": BOTS, "breaks": "x = 1\nx / 0\n", "typo": "def f(:\n", "exits": "raise SystemExit(3)\n",
        "imports": "import nowhere\n",
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text)
    refused(command("simulate", "osaka", "--bots", bot, "--games", "1"), *fragments)


def test_the_command_line_takes_it_everywhere(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    played = command("play", "osaka", "--seats", "python:mybots:First,python:mybots:Seeded:depth=2", "--seed", "7")
    assert (played.code, played.err) == (ALL_IS_WELL, "")
    assert "1. " in played.out
    fought = command("arena", "osaka", "python:mybots:Seeded", "random", "--blocks", "2", "--workers", "2", "--json")
    assert fought.code == ALL_IS_WELL, fought.err
    figures = json.loads(fought.out)
    assert (figures["games"], figures["errors"]) == (4, [])
    refused(command("arena", "osaka", "python:mybots:Nobody", "random"), "has no “Nobody”")
    refused(command("play", "osaka", "--seats", "you,python:nowhere:X", "--lang", "de"), "Ein Modul „nowhere“")


def test_the_example_of_the_documentation_plays(command: Command, tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "miser.py", tmp_path)
    words = ("simulate", "osaka", "--bots", "python:miser:Miser:greed=2", "--games", "2", "--json")
    told = json.loads(command(*words).out)
    assert (told["games"], told["errors"], told["truncated"]) == (2, [], 0)


# Games that do not end.

ENDLESS = ("python:mybots:First", "--most-decisions", "300", "--json")


def test_simulate_truncates_games_that_do_not_end(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    told = json.loads(command("simulate", "yokohama", "--games", "2", "--bots", *ENDLESS).out)
    assert (told["games"], told["truncated"], told["most_decisions"], told["decisions"]) == (2, 2, 300, 600)
    assert (told["mean_scores"], told["wins_by_seat"], told["end_reasons"]) == ([None, None], [0, 0], {})
    assert told["errors"] == []
    shown = command("simulate", "yokohama", "--games", "2", "--bots", *ENDLESS[:-1])
    assert "2 games were truncated after 300 decisions" in shown.out
    inside = json.loads(command("simulate", "osaka", "--games", "20", "--most-decisions", "210", "--json").out)
    assert 0 < inside["truncated"] < 20
    assert sum(inside["end_reasons"].values()) == 20 - inside["truncated"]
    assert sum(inside["wins_by_seat"]) >= 20 - inside["truncated"]
    assert all(score > 5 for score in inside["mean_scores"]), "the mean is that of games that ended"


def test_the_arena_counts_a_truncated_game_as_drawn(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    words = ("arena", "yokohama", ENDLESS[0], "--blocks", "2", *ENDLESS[1:], "--workers", "2", "--results", "kept")
    figures = json.loads(command(*words).out)
    bots = ["python:mybots:First", "python:mybots:First#2"]
    assert (figures["games"], figures["truncated"], figures["most_decisions"]) == (4, 4, 300)
    assert [figures["share"][bot]["mean"] for bot in bots] == [0.5, 0.5]
    assert (figures["verdict"], figures["errors"], figures["end_reasons"]) == ("unsure", [], {})
    assert figures["points"][bots[0]] == {"low": None, "mean": None, "high": None}
    again = command(*words[:-2], "--results", "kept", "--report", "report.html")
    assert json.loads(again.out)["kept"] == 4
    report = (tmp_path / "report.html").read_text("utf-8")
    assert "4 games were truncated after 300 decisions" in report
    assert "--most-decisions 300" in report
    screen = command(*(word for word in words if word != "--json"))
    assert "4 games were truncated after 300 decisions" in screen.out
    longer = json.loads(command(*(word.replace("300", "301") for word in words)).out)
    assert (longer["kept"], longer["decisions"]) == (0, 301)


def test_a_table_of_bots_alone_ends_with_a_sentence(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    seats = "python:mybots:First,python:mybots:First"
    answer = command("play", "yokohama", "--seats", seats, "--most-decisions", "300")
    assert (answer.code, answer.err) == (ALL_IS_WELL, "")
    assert answer.out.rstrip().endswith(
        "Stopped: the game was not over after 300 decisions. Use --most-decisions N to let it run longer."
    )


@pytest.mark.parametrize("words", ["play osaka", "simulate osaka", "arena osaka random uniform"])
@pytest.mark.parametrize(
    ("most", "said"), [("0", "must be at least 1"), ("-1", "not a whole number"), ("many", "not a whole number")]
)
def test_a_bad_number_of_decisions_is_refused(command: Command, words: str, most: str, said: str) -> None:
    refused(command(*words.split(), "--most-decisions", most), said)
