"""A failure whose source cannot be parsed is one failure, and not the end of all tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from helpers.command import surroundings

TESTS = Path(__file__).parent.parent
FILE = """
import ast

def parse(*args, **more):
    raise SystemError("AST constructor recursion depth mismatch")

def test_it():
    ast.parse = parse
    assert 1 == 2

def test_other():
    pass
"""


def test_what_cannot_be_shown_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text(FILE, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "helpers.telling", "-p", "no:cacheprovider", "-n", "1", "-q"]
    environment = surroundings(tmp_path, PYTHONPATH=str(TESTS), PYTEST_ADDOPTS="")
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert "1 failed, 1 passed" in done.stdout
    assert "assert 1 == 2" in done.stdout
    assert "INTERNALERROR" not in done.stdout
