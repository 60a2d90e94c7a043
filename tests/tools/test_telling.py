"""A failure whose source cannot be parsed is one failure, and not the end of all tests."""

from __future__ import annotations

from pathlib import Path

from helpers.nested import told_with

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
    told = told_with("helpers.telling", tmp_path)
    assert "1 failed, 1 passed" in told
    assert "assert 1 == 2" in told
    assert "INTERNALERROR" not in told
