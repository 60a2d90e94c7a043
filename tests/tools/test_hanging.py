"""A test that hangs ends, wherever it hangs, and is told of by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.nested import told_with

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
    told = told_with("helpers.hanging", tmp_path)
    # The others run all the same.
    assert "1 passed" in told
    assert "test_hanging.py::test_it" in told
