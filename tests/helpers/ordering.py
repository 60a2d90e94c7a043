"""The order of the tests where several workers share them, and which files took longest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

# Seconds that a test takes, roughly: those in a browser and those that say so, and all others.
LONG, SHORT = 10.0, 0.3


def _file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _is_long(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/page/") or item.get_closest_marker("slow") is not None


def long_first(items: Iterable[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order in which every worker begins with its share of the long ones.

    Each gets a part of the list, as many tests as the others, begins at its front, and takes from the end of another's
    when it is done: a long one there would be left for last, and everybody would wait for it. A file stays whole where
    it can, since its tests share a server.
    """
    files: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[_file_of(item)].append(item)
    weights = {name: sum(LONG if _is_long(item) else SHORT for item in tests) for name, tests in files.items()}
    heavy = sorted(
        (name for name, tests in files.items() if any(map(_is_long, tests))), key=lambda name: -weights[name]
    )
    fronts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    burdens = [0.0] * workers
    for name in heavy:
        least = burdens.index(min(burdens))
        fronts[least] += files[name]
        burdens[least] += weights[name]
    light = iter([item for name, tests in files.items() if name not in heavy for item in tests])
    count = sum(map(len, files.values()))
    return list(_filled(fronts, light, count))


def _filled(fronts: list[list[pytest.Item]], rest: Iterator[pytest.Item], count: int) -> Iterator[pytest.Item]:
    """Each front, and so many of the rest that every worker has the same number."""
    for number, front in enumerate(fronts):
        yield from front
        missing = count // (len(fronts) - number) - len(front)
        count -= max(missing, 0) + len(front)
        for _ in range(missing):
            yield from [one for one in [next(rest, None)] if one is not None]
    yield from rest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers > 1:
        items[:] = long_first(items, workers)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Which files took longest, where the longest tests are asked for."""
    if not config.getoption("durations"):
        return
    seconds: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    longest = sorted(seconds.items(), key=lambda one: -one[1])[:10]
    if longest:
        terminalreporter.section("slowest files")
        terminalreporter.write_line(", ".join(f"{name} {spent:.0f} s" for name, spent in longest))
