"""`shokai bench`: every figure that it promises, both back ends in one run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from helpers.patience import PATIENCE

import shokai

MOST_BYTES = 512
"""A state must stay small enough to be copied in nanoseconds."""


@pytest.mark.slow
def test_one_run_tells_every_figure() -> None:
    """As short a run as there is. It compiles the rules into an empty cache, which takes most of the time."""
    done = subprocess.run(
        [sys.executable, "-m", "shokai", "bench", "osaka", "--players", "3", "--seconds", "1", "--json"],
        env={**os.environ, "PYTHONPATH": str(Path(shokai.__file__).parent.parent), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # What is being measured is told beside the figures, so that these can be piped.
    assert [line for line in done.stderr.splitlines() if "native" in line]
    report = json.loads(done.stdout)
    assert (report["game"], report["players"]) == ("osaka", 3)
    for backend in ("python", "native"):
        rates_are_complete(report[backend])
    back_ends_agree(report["python"], report["native"])
    # A start with the compiled code at hand loads it; compiling it takes many times as long.
    assert 0 < report["native"]["warm_start_seconds"] < report["native"]["cold_compile_seconds"]
    assert 0 < report["state_bytes"] <= MOST_BYTES
    the_machine_is_told(report)


def rates_are_complete(told: dict[str, float]) -> None:
    for figure in ("decisions_per_second", "games_per_second", "deals_per_second", "clone_nanoseconds"):
        assert told[figure] > 0, figure
    games = told["decisions_per_second"] / told["decisions_per_game"]
    assert games == pytest.approx(told["games_per_second"], rel=0.05)


def back_ends_agree(python: dict[str, float], native: dict[str, float]) -> None:
    # They play different numbers of the same games: the means agree and are not equal.
    assert python["decisions_per_game"] == pytest.approx(native["decisions_per_game"], rel=0.1)
    assert native["decisions_per_second"] > 20 * python["decisions_per_second"]


def the_machine_is_told(report: dict[str, Any]) -> None:
    assert report["machine"]["cores"] == os.cpu_count()
    assert report["machine"]["system"]
    assert report["versions"]["shokai"] == shokai.__version__
    assert set(report["versions"]) >= {"shokai", "python", "numpy", "numba", "llvmlite"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", report["date"])


def test_every_way_to_step_vectors_is_measured() -> None:
    from benchmarks.vectors import WAYS, measure

    runners = measure("osaka", 2, 0.05, threads=1, games=64)
    assert [runner.name for runner in runners] == list(WAYS)
    for runner in runners:
        skipping = "skipped" in runner.name
        assert runner.questions > 1000
        # Forced decisions are made besides, and counted as decisions.
        assert (runner.decisions > 1.02 * runner.questions) == skipping
