"""A failure that Python cannot show the source of is told all the same, and the other tests go on.

Beside the greenlets of Playwright, CPython 3.11 now and then loses count of how deep it has parsed: "AST constructor
recursion depth mismatch". Pytest parses the source of what has failed, and an error there would end all workers.
"""

from __future__ import annotations

import traceback
from collections.abc import Generator
from typing import Any

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, Any, Any]:
    try:
        return (yield)
    except SystemError as why:
        if call.excinfo is None:
            raise
        lines = [f"{place.filename}:{place.lineno} in {place.name}" for place in traceback.extract_tb(call.excinfo.tb)]
        said = "\n".join([*lines, call.excinfo.exconly(), f"(without its source: {why})"])
        return pytest.TestReport(
            item.nodeid, item.location, dict.fromkeys(item.keywords, 1), "failed", said, call.when,
            duration=call.duration, start=call.start, stop=call.stop,
        )  # fmt: skip
