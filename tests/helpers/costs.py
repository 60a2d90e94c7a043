"""Finds out which tests take long, in processor time, and writes them into tests/long.txt.

    .venv/bin/python -m pytest -p helpers.costs -n 3

What a test starts counts, too: servers, browsers, databases. Processor time hardly depends on what else the machine
does. Only a run of all tests says which are long: one of some leaves the others in the list as they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator
from typing import Any

import psutil
import pytest

from helpers.sampling import LIST, function_of, long_tests

# Seconds of processor time from which on a test is long.
LONG = 2.0

HEADER = """\
# Tests that take more than two seconds of processor time, each with what it starts. `./check` leaves them to
# `./check --thorough`, unless they are marked `essential`. tests/helpers/costs.py writes this and says how to renew it.
"""

_spent: dict[str, list[float]] = defaultdict(list)


def _work() -> float:
    """Seconds of processor time of this process, of those that it started, and of those that have ended."""
    total, me = 0.0, psutil.Process()
    for process in [me, *me.children(recursive=True)]:
        try:
            total += sum(process.cpu_times()[:4])
        except psutil.NoSuchProcess:
            continue
    return total


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    before = _work()
    try:
        return (yield)
    finally:
        # A property of a report finds its way from the worker to whoever counts.
        item.user_properties.append(("work", _work() - before))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        _spent[function_of(report.nodeid)] += [work for name, work in report.user_properties if name == "work"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput") or not _spent:
        return
    long = {name for name, works in _spent.items() if works and sum(works) / len(works) > LONG}
    kept = {name for name in long_tests() if name not in _spent}
    LIST.write_text(HEADER + "".join(f"{name}\n" for name in sorted(long | kept)), "utf-8")
