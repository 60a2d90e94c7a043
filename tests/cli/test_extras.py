"""A base install has the rules, matches and the terminal; whoever asks for more is told what is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from helpers.command import surroundings
from helpers.patience import PATIENCE
from helpers.places import ROOT

from shokai.engine.extras import EXTRAS, command_for, extra_of

# A process in which these packages are not to be found.
WITHOUT = """
import importlib.abc, sys
class Gone(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {gone!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Gone())
from shokai.cli.main import main
main({words!r})
"""
EVERY = sorted({package for packages in EXTRAS.values() for package in packages})


def base(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs the command as after `pip install shokai`."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(gone=set(EVERY), words=list(words))],
        env=surroundings(folder), cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    "words",
    ["play osaka --seats random,random --seed 1", "rules yokohama", "cards yokohama", "simulate osaka --games 2",
     "--help"],
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
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_the_command(folder: Path, words: str, extra: str) -> None:
    done = base(folder, *words.split())
    assert done.returncode == 2, done.stdout + done.stderr
    assert command_for(extra) in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


def test_extras_are_those_of_the_project() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {"argon2-cffi": "argon2"}
    for extra in ("fast", "server", "research"):
        for line in told["optional-dependencies"][extra]:
            package = re.split(r"[\[><=;]", line)[0]
            if package not in ("shokai", "uvloop"):
                assert extra_of(names.get(package, package.replace("-", "_"))) == extra, line
    assert extra_of("rich") is None
