"""Tests that run tests: what a plugin of ours makes of a folder of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from helpers.command import surroundings
from helpers.places import TESTS


def told_with(plugin: str, folder: Path) -> str:
    """What pytest tells of the tests in a folder, in a process of its own; one of them has to fail."""
    command = [sys.executable, "-m", "pytest", "-p", plugin, "-p", "no:cacheprovider", "-n", "1", "-q"]
    environment = surroundings(folder, PYTHONPATH=str(TESTS), PYTEST_ADDOPTS="")
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return done.stdout
