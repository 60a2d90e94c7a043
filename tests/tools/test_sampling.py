"""What `./check` runs of a test that is written for many languages and windows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import costs, sampling

SOURCE = """
import pytest

@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", ["osaka", "yokohama", "third"])
def test_games(game, size, language): ...

@pytest.mark.parametrize("choice", ["always", "final", "never"])
def test_choices(choice): ...

def test_long(): ...

@pytest.mark.essential
def test_long_and_essential(): ...
"""


def chosen(folder: Path, *words: str) -> list[str]:
    """The tests that are chosen, one of the page and the same one elsewhere."""
    for name in ("page", "server"):
        path = folder / "tests" / name / f"test_{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SOURCE, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = tests\nmarkers =\n    essential\n", "utf-8")
    # The plugin and its list, as they are beside the tests.
    helpers = folder / "tests" / "helpers"
    helpers.mkdir(exist_ok=True)
    shutil.copy(sampling.__file__, helpers)
    names = [
        f"tests/{name}/test_{name}.py::test_long{more}"
        for name in ("page", "server")
        for more in ("", "_and_essential")
    ]
    (folder / "tests" / "long.txt").write_text("# Long\n" + "\n".join(names), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "helpers.sampling", "--collect-only", "-q", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return re.findall(r"(?m)^tests/\w+/test_\w+\.py::(\S+)$", done.stdout)


@pytest.fixture
def sample(tmp_path: Path) -> list[str]:
    return chosen(tmp_path, "--sample", "tests/page")


def test_a_test_of_the_page_runs_in_one_language_and_one_window(sample: list[str]) -> None:
    assert [name.partition("-")[0] for name in sample if "games" in name] == [
        "test_games[osaka",
        "test_games[yokohama",
        "test_games[third",
    ]


def test_the_next_game_has_the_next_language(sample: list[str]) -> None:
    assert len({re.sub(r".*-", "", name) for name in sample if "games" in name}) == 3


def test_other_cases_are_all_there(sample: list[str]) -> None:
    assert [name for name in sample if "choices" in name] == [
        "test_choices[always]",
        "test_choices[final]",
        "test_choices[never]",
    ]


def test_what_is_long_is_left_out_only_from_a_sample_and_unless_it_is_essential(
    tmp_path: Path, sample: list[str]
) -> None:
    assert [name for name in sample if "long" in name] == ["test_long_and_essential"]
    assert "test_long" in chosen(tmp_path)


def test_what_needs_no_browser_runs_everywhere(tmp_path: Path) -> None:
    assert len(chosen(tmp_path, "--sample", "tests/server")) == 18 + 3 + 1


def test_a_run_with_costs_finds_the_long_ones_and_forgets_no_other(tmp_path: Path) -> None:
    chosen(tmp_path)
    shutil.copy(costs.__file__, tmp_path / "tests" / "helpers")
    busy = "    until = process_time() + 2.5\n    while process_time() < until: ...\n"
    source = f"from time import process_time\ndef test_quick(): ...\ndef test_busy():\n{busy}"
    (tmp_path / "tests" / "test_work.py").write_text(source, "utf-8")
    plugins = ["-p", "helpers.sampling", "-p", "helpers.costs"]
    command = [sys.executable, "-m", "pytest", *plugins, "-n1", "tests/test_work.py"]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)
    written = (tmp_path / "tests" / "long.txt").read_text("utf-8").splitlines()
    assert "tests/test_work.py::test_busy" in written
    assert "tests/test_work.py::test_quick" not in written
    assert "tests/page/test_page.py::test_long" in written
