"""What `./check` leaves to `./check --thorough`: long tests, and those of the page in other languages and windows.

Of a test of the page that is written once for several languages, windows, themes or numbers of players, `./check` runs
one variant. Which one depends on the name of the test, so that each language and window has its turn. Of the long tests
(tests/long.txt) it runs those that are marked `essential`.

`--sample` asks for all that. Without it, as whenever tests are named on the command line, everything runs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

LIST = Path(__file__).parent.parent / "long.txt"
# The parameters of tests that demand the same everywhere.
EVERYWHERE = frozenset({"language", "lang", "size", "window", "theme", "players"})


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", action="store_true", help="leave out what `./check` leaves to `./check --thorough`")


@cache
def long_tests() -> frozenset[str]:
    """The names in the list of long tests."""
    return frozenset(line for line in LIST.read_text("utf-8").splitlines() if line and not line.startswith("#"))


def function_of(name: str) -> str:
    """The name of a test without its parameters."""
    return name.partition("[")[0]


def is_left_out(item: pytest.Item) -> bool:
    """Whether a test takes too long to run every time."""
    return function_of(item.nodeid) in long_tests() and item.get_closest_marker("essential") is None


def sampled(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """The tests that are short or essential, each once, whatever the number of its languages and windows."""
    tests: dict[str, dict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        if not is_left_out(item):
            name, case = _parts(item)
            tests[name][case].append(item)
    return [
        # The next case in the next language.
        variants[(crc32(name.encode()) + number) % len(variants)]
        for name, cases in tests.items()
        for number, variants in enumerate(cases.values())
    ]


def _parts(item: pytest.Item) -> tuple[str, str]:
    """The name of a test, and what else it is about than where it holds."""
    called = getattr(item, "callspec", None)
    if called is None or not item.nodeid.startswith("tests/page/"):
        return item.nodeid, ""
    case = {name: value for name, value in called.params.items() if name not in EVERYWHERE}
    return function_of(item.nodeid), repr(case)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("sample"):
        return
    chosen = sampled(items)
    left_out = [*{*items} - {*chosen}]
    items[:] = chosen
    config.hook.pytest_deselected(items=left_out)
