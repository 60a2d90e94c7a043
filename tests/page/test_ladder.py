"""The ladder in a browser: people and bots on one scale, found from the home page and the profile."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.serving import Serving

# Others are on it as well: the tests of this file share a server.
PLACE = {"en": re.compile(r"place \d+ of \d+ here"), "de": re.compile(r"hier Platz \d+ von \d+"), "ja": "人中"}
COLUMNS = "table_id, seat, game, players, finished, person, name, place, points, mu_before, mu, sigma"


def rated(host: Serving, visitor: Visitor, name: str, mu: float, shown: str = "everyone") -> None:
    """An account with a rating of TRADERS OF OSAKA for three."""
    visitor.account(name)
    assert visitor.page.request.post(f"{visitor.address}/api/me/profile", data={"shown": shown}).ok
    id = visitor.page.request.get(f"{visitor.address}/api/me").json()["id"]
    row = (f"ladder-{name}", "osaka", 3, time.time(), id, name, mu)
    with closing(sqlite3.connect(host.data)) as database, database:
        database.execute(f"insert into results ({COLUMNS}) values (?, 0, ?, ?, ?, ?, ?, 1, 9, 25, ?, 2)", row)


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("de", PHONE), ("ja", PHONE), ("ja", (820, 1180))])
def test_the_ladder_has_people_and_bots(guest: Guest, host: Serving, lang: str, size: tuple[int, int]) -> None:
    strong, shy = guest(size=size, lang=lang), guest(size=size, lang=lang)
    one, other = f"S{lang}{size[0]}", f"H{lang}{size[0]}"
    rated(host, strong, one, 33.0)
    rated(host, shy, other, 30.0, shown="nobody")
    strong.visit("/profile").page.locator("[data-place=osaka]", has_text=PLACE[lang]).wait_for()
    # The only game on the chart has room for its name.
    named = strong.page.locator("svg text.name")
    named.wait_for()
    assert named.evaluate("one => one.getBoundingClientRect().left >= one.ownerSVGElement.getBoundingClientRect().left")
    strong.page.locator("a[href^='/ladder/']").click()
    strong.page.locator("[data-ladder] nav a[data-players='3']").click()
    rung = strong.page.locator(f"[data-rung='{one}']")
    rung.wait_for()
    assert "you" in (rung.get_attribute("class") or "")
    assert strong.page.locator("[data-rung^='level:']").count() == 6
    assert strong.page.locator(f"[data-rung='{other}']").count() == 0
    assert strong.page.locator("[data-hidden]").count() == 0
    strong.picture(f"ladder-{lang}-{size[0]}")
    # Whoever hides sees themselves, and how to be seen.
    shy.visit("/ladder/osaka?players=3").page.locator(f"[data-rung='{other}']").wait_for()
    shy.page.locator("[data-hidden] a").wait_for()
    for visitor in (strong, shy):
        assert not visitor.overflows()
        assert visitor.too_small() == []
        assert visitor.accessibility() == []
        assert visitor.missing == []
