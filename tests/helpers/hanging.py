"""Ends what hangs while a test that has failed is cleaned up after.

pytest-timeout ends a test that hangs, and pytest's faulthandler a worker whose test cannot even be ended (`timeout` and
`faulthandler_timeout` in pyproject.toml). Both stop counting when a test fails, and a fixture that then waits for ever
would hold up the whole run.
"""

from __future__ import annotations

import faulthandler
import sys

import pytest


# After those of the others.
@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    seconds = float(node.config.getini("faulthandler_timeout") or 0)
    # Cancelled by pytest at the end of the test.
    if seconds and isinstance(node, pytest.Item):
        faulthandler.dump_traceback_later(
            seconds, exit=bool(node.config.getini("faulthandler_exit_on_timeout")), file=sys.__stderr__
        )
