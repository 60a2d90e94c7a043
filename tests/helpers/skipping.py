"""What `./check` installs, it also tests: there, a test that is left out for want of it fails."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest

# What a machine may lack, and nobody can install without asking.
LACKING = (
    "needs an NVIDIA GPU",
    "There is no Chromium here",
    "only Linux",
    # 200 MB and more, for training alone.
    "needs PyTorch",
    "shokai/train/",
    "processes are counted where there is /proc",
)


def _must_run(report: Any) -> None:
    """Turns a skipped test into one that failed, unless the machine is to blame."""
    if not report.skipped or hasattr(report, "wasxfail"):
        return
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if not any(lacking in reason for lacking in LACKING):
        report.outcome = "failed"
        report.longrepr = f"left out, and ./check should have brought what it needs: {reason}"


if os.environ.get("SHOKAI_CHECK"):

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport() -> Generator[None, Any, Any]:
        report = yield
        _must_run(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report() -> Generator[None, Any, Any]:
        report = yield
        _must_run(report)
        return report
