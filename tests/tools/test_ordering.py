"""In which order several workers run the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from helpers.ordering import long_first


class Item:
    """As much of a test as its place depends on."""

    def __init__(self, nodeid: str, slow: bool = False) -> None:
        self.nodeid, self._slow = nodeid, slow

    def get_closest_marker(self, name: str) -> object | None:
        return self if name == "slow" and self._slow else None


def some_of_each() -> Iterator[Any]:
    yield from (Item(f"tests/cli/test_play.py::test_{n}") for n in range(50))
    for game, long in (("osaka", 4), ("yokohama", 9), ("plain", 1)):
        yield from (Item(f"tests/page/test_{game}.py::test_{n}") for n in range(long))
    yield from (Item(f"tests/server/test_work.py::test_{n}", slow=n == 1) for n in range(3))
    yield from (Item(f"tests/texts/test_texts.py::test_{n}") for n in range(40))


@pytest.mark.parametrize("workers", [2, 3, 4, 50])
def test_every_test_is_run_once(workers: int) -> None:
    given = list(some_of_each())
    assert sorted(map(id, long_first(given, workers))) == sorted(map(id, given))


def test_every_worker_begins_with_long_tests_and_files_stay_whole() -> None:
    told = [item.nodeid for item in long_first(some_of_each(), 3)]
    # Of 107 tests the workers have 35, 36 and 36, and each begins at the front, with long files of its own.
    assert told[0] == "tests/page/test_yokohama.py::test_0"
    assert told[35] == "tests/page/test_osaka.py::test_0"
    assert told[71] == "tests/server/test_work.py::test_0"
    assert told[74] == "tests/page/test_plain.py::test_0"
    files = [name.partition("::")[0] for name in told if "/cli/" not in name and "/texts/" not in name]
    assert len([file for file, before in zip(files, ["", *files], strict=False) if file != before]) == 4
