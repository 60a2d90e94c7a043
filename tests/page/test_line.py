"""A line that falls silent, seen from both of its ends."""

from __future__ import annotations

import time
from typing import Any

import pytest
from helpers.paging import Visitor
from helpers.patience import PATIENCE
from helpers.serving import Serving
from helpers.vanishing import vanishing

# It measures time.
pytestmark = [pytest.mark.slow, pytest.mark.alone]

HOT_SEAT = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]}
# Milliseconds in which a dead line has to be noticed.
NOTICED = 10_000


def test_a_dead_line_is_noticed_within_ten_seconds_and_what_was_sent_arrives_later(browser: Any, host: Serving) -> None:
    with vanishing(host.address) as line:
        aiko = Visitor(browser, line.address)
        page = aiko.page
        page.set_default_timeout(PATIENCE * 1000)
        table = aiko.begin(**HOT_SEAT)
        page.locator(".bar .token").first.wait_for()
        line.silence()
        begun = time.monotonic()
        page.locator(".bar .token").first.click()
        # What is on its way is shown, and nobody is invited to play meanwhile.
        page.locator(".bar[aria-busy=true] .say p", has_text="Sending").wait_for(timeout=NOTICED)
        page.locator(".bar .say p", has_text="Connection lost").wait_for(timeout=NOTICED)
        assert time.monotonic() - begun < NOTICED / 1000 + 1
        assert page.locator(".bar .token:enabled").count() == 0

        # The server notices a little later: somebody who watches sees that nobody is there.
        watcher = Visitor(browser, host.address)
        watcher.visit(f"/table/{table}")
        page_of_watcher = watcher.page
        page_of_watcher.locator(".trader .note", has_text="away").first.wait_for()
        watcher.close()

        line.speak()
        page.locator(".log li", has_text="takes a red token").first.wait_for()
        page.locator(".bar .act[data-move=buy]").wait_for()
        aiko.close()
