"""Both clients follow one rule for messages that were lost: gaps.json, which the page's tests read as well."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from shokai.server.client import Client, Live
from shokai.server.following import Following

CASES = json.loads((Path(__file__).parent / "gaps.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_is_new_old_or_missing(case: dict[str, Any]) -> None:
    # A message is used up when it is taken in.
    case = copy.deepcopy(case)
    table = Following()
    for message, expected in case["messages"]:
        assert (table.connect() if message == "connect" else table.hear(message)) == expected, message
    assert table.view == case["view"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_client_asks_for_a_look_whenever_something_is_missing(case: dict[str, Any]) -> None:
    asked: list[dict[str, Any]] = []

    class Deaf(Live):
        def _send(self, message: dict[str, Any]) -> None:
            asked.append(message)

    live = Deaf(Client("http://nowhere"), "ws://nowhere")
    for message, _ in case["messages"]:
        live.following.connect() if message == "connect" else live._hear(json.dumps(message))
    assert live.view == case["view"]
    assert asked == [{"do": "look"}] * [expected for _, expected in case["messages"]].count("gap")
