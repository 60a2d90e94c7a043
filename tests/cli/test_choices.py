"""What the environment and the command line choose holds, or is refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.command import Command, refused

from shokai import Match


def test_the_environment_chooses_the_back_end_of_thinking_bots(command: Command, tmp_path: Path) -> None:
    # Nothing is compiled where SHOKAI_BACKEND=python, so the cache stays empty.
    env = {"SHOKAI_BACKEND": "python", "SHOKAI_CACHE": str(tmp_path / "cache")}
    told = command("simulate", "osaka", "--games", "1", "--bots", "heuristic:turns=2,random", "--json", env=env)
    assert json.loads(told.out)["backend"] == "python", told
    told = command(
        "arena", "osaka", "heuristic:turns=2", "random", "--blocks", "1", "--workers", "1", "--json",
        "--results", str(tmp_path / "results"), env=env,
    )  # fmt: skip
    assert json.loads(told.out)["backend"] == "python", told
    Match("osaka", seed=1).save(tmp_path / "game.shokai")
    told = command("analyse", "game.shokai", "--iterations", "5", "--json", env=env)
    assert json.loads(told.out)["iterations"] == 5, told
    assert not (tmp_path / "cache").exists()


def test_many_random_games_run_where_the_environment_says(command: Command) -> None:
    told = command("simulate", "osaka", "--games", "2000", "--json", "--most-decisions", "1",
                   env={"SHOKAI_BACKEND": "python"})  # fmt: skip
    assert json.loads(told.out)["backend"] == "python"


@pytest.mark.parametrize(
    "words",
    ["simulate osaka --bots program:nope", "arena osaka program:nope random", "play osaka --seats you,program:nope"],
)
def test_a_program_that_is_not_there_is_refused(command: Command, words: str) -> None:
    refused(command(*words.split()), "no program “nope”")
