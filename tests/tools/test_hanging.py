"""A test that hangs ends, wherever it hangs, and is told of by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from helpers.command import surroundings

TESTS = Path(__file__).parent.parent

WAITS = "threading.Event().wait()"
FILE = """
import signal, threading
import pytest

@pytest.fixture
def slow():
    {before}
    yield
    {after}

def test_it(slow):
    {within}

def test_other():
    pass
"""
HANGS = {
    "before it": {"before": WAITS},
    "in the test": {"within": WAITS},
    "after it has failed": {"within": "assert False", "after": WAITS},
    "where no signal is heard": {"within": f"signal.pthread_sigmask(signal.SIG_BLOCK, {{signal.SIGALRM}}); {WAITS}"},
}


@pytest.mark.slow
@pytest.mark.parametrize("where", HANGS)
def test_what_hangs_is_ended(where: str, tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\ntimeout = 1\nfaulthandler_timeout = 2\nfaulthandler_exit_on_timeout = true\n", "utf-8"
    )
    parts = dict.fromkeys(("before", "within", "after"), "pass") | HANGS[where]
    (tmp_path / "test_hanging.py").write_text(FILE.format(**parts), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "helpers.hanging", "-p", "no:cacheprovider", "-n", "1", "-q"]
    environment = surroundings(tmp_path, PYTHONPATH=str(TESTS), PYTEST_ADDOPTS="")
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    # The others run all the same.
    assert "1 passed" in done.stdout
    assert "test_hanging.py::test_it" in done.stdout
