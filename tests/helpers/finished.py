"""Whole games that bots played to the end at tables of a server, and who sits there to read the sheet."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from helpers.paging import Guest, Visitor
from helpers.patience import PATIENCE
from helpers.serving import Serving

# As long as many a name is.
NAME = "Kunigunde-Elisabeth"
BOTS = {"osaka": "heuristic", "yokohama": "greedy"}


@cache
def finished(host: Serving, game: str, players: int) -> tuple[str, str]:
    """A table where a game was played from its first move on, and the cookie of whoever has its first seat."""
    cookie = host.cookie(NAME)
    bot = {"kind": "bot", "bot": BOTS[game]}
    terms = {"game": game, "players": players, "seats": [{"kind": "me"}] + [bot] * (players - 1), "hurry": True}
    table = str(host.ask("POST", "/api/tables", terms, cookie=cookie).json()["id"])
    minded = {"client": "reader", "id": 1, "do": "mind", "seat": 0, "bot": BOTS[game]}
    assert host.ask("POST", f"/api/tables/{table}/do", minded, cookie=cookie).status_code == 200
    limit = time.monotonic() + 8 * PATIENCE
    while host.ask("GET", f"/api/tables/{table}", cookie=cookie).json()["table"]["state"] != "over":
        assert time.monotonic() < limit, "the game did not end"
        time.sleep(0.2)
    return table, cookie


def reader(guest: Guest, host: Serving, game: str, players: int, **settings: Any) -> Visitor:
    """Whoever played this game, with the sheet of its end open."""
    table, cookie = finished(host, game, players)
    visitor: Visitor = guest(**settings)
    name, _, value = cookie.partition("=")
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": host.address}])
    visitor.visit(f"/table/{table}")
    visitor.page.locator("dialog .win").wait_for()
    # The points by source need the whole log, which is fetched.
    visitor.page.locator("dialog tfoot").wait_for()
    return visitor
