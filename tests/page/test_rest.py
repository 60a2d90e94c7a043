"""Bots among themselves, in a browser: the page says why nothing happens, and lets the host play on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from helpers.paging import Guest
from helpers.serving import Serving


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where bots soon stop that play among themselves."""
    with Serving(tmp_path_factory.mktemp("page"), thinkers=1, env={"SHOKAI_BOTS_ALONE": "6"}) as running:
        yield running


def test_the_page_says_that_bots_wait_and_the_host_plays_on(guest: Guest) -> None:
    aiko = guest()
    page: Any = aiko.page
    page.request.post(f"{aiko.address}/api/me", data={"name": "Aiko"})
    terms = {"game": "osaka", "players": 2, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    table = page.request.post(f"{aiko.address}/api/tables", data=terms).json()["id"]
    aiko.visit(f"/table/{table}")
    note = page.locator(".note", has_text="Only bots are left here, and they have paused after 6 moves")
    note.wait_for()
    note.get_by_role("button", name="Sit here").click()
    note.wait_for(state="detached")
    # Random bots may have left any question behind: a token, a turn, insurance, or the rest of a payment in hand cards.
    asked = (".bar [data-move]", ".bar .token", ".bar .go", ".insurance", ".hand .can")
    page.locator(", ".join(f"{one}:visible" for one in asked)).first.wait_for()
