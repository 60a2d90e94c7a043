"""A base install has the rules, matches and the terminal; whoever asks for more is told what is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from helpers.command import surroundings
from helpers.patience import PATIENCE
from helpers.places import ROOT

import shokai
from shokai.engine.extras import EXTRAS, command_for, extra_of

# A process in which these packages are not to be found.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({gone!r}))
{work}
"""
COMMAND = "from shokai.cli.main import main; main({words!r})"
EVERY = sorted({package for packages in EXTRAS.values() for package in packages})


def base(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs the command as after `pip install shokai`."""
    return without(folder, EVERY, COMMAND.format(words=list(words)))


def without(folder: Path, packages: Sequence[str], work: str) -> subprocess.CompletedProcess[str]:
    """Runs a program where these packages are not installed."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(gone=list(packages), work=work)],
        env=surroundings(folder), cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    "words",
    ["play osaka --seats random,random --seed 1", "play osaka --seats apprentice,greedy --seed 1",
     "rules yokohama", "cards yokohama", "simulate osaka --games 2",
     "--help", "arena --help", "bench --help", "compile --help", "serve --help", "admin tables --help"],
)  # fmt: skip
def test_a_base_install_plays(folder: Path, words: str) -> None:
    done = base(folder, *words.split())
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") <= 2


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --no-browser", "server"), ("worker", "server"), ("load", "server"), ("admin tables", "server"),
        ("export x", "server"), ("compile osaka", "fast"), ("bench osaka", "fast"),
        ("arena osaka greedy random --blocks 1 --workers 1", "fast"),
        ("simulate osaka --games 2 --backend native", "fast"),
        ("train osaka --device cpu", "train"), ("train osaka", "train"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_the_command(folder: Path, words: str, extra: str) -> None:
    done = base(folder, *words.split())
    assert done.returncode == 2, done.stdout + done.stderr
    assert command_for(extra) in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("gym_env", "gymnasium", "research"), ("pettingzoo_env", "pettingzoo", "research"),
        ("openspiel", "pyspiel", "research"), ("vector", "numpy", "fast"), ("device", "numpy", "fast"),
        ("scaling", "numpy", "fast"), ("table", "numpy", "fast"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("nothing", [False, True])
def test_an_adapter_without_its_extra_names_the_command(
    folder: Path, module: str, package: str, extra: str, nothing: bool
) -> None:
    done = without(folder, EVERY if nothing else [package], f"import shokai.research.{module}")
    last = done.stderr.splitlines()[-1]
    assert last == f"shokai.engine.extras.MissingExtra: This needs the package {package}: {command_for(extra)}"
    assert "During handling" not in done.stderr


def test_the_library_plays_thinks_and_compares_without_extras(folder: Path) -> None:
    """Every bot, positions and their hashes, which are those of an installation that has everything."""
    work = """
import shokai
from shokai.bots import LEVELS
for game in shokai.GAMES:
    match = shokai.Match(game, seed=7)
    assert match == match.clone()
    print(match.position_hash())
    for bot in ("random", "uniform", "greedy", "heuristic", "search:iterations=5", *LEVELS):
        assert shokai.bot(bot).choose(match.seat()) in match.legal, bot
"""
    done = without(folder, EVERY, work)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [shokai.Match(game, seed=7).position_hash() for game in shokai.GAMES]


def test_extras_are_those_of_the_project() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {"argon2-cffi": "argon2"}
    for extra in ("fast", "server", "research", "train"):
        for line in told["optional-dependencies"][extra]:
            package = re.split(r"[\[><=;]", line)[0]
            if package not in ("shokai", "uvloop"):
                assert extra_of(names.get(package, package.replace("-", "_"))) == extra, line
    assert extra_of("rich") is None
