"""The deal of the day in browsers: a desktop and a phone play it, and find each other on the board."""

from __future__ import annotations

import time
from itertools import count

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.patience import PATIENCE


def play_to_the_end(visitor: Visitor, table: str) -> None:
    """Plays the table where the visitor is, over the API: always the first move."""
    request, path = visitor.page.request, f"{visitor.address}/api/tables/{table}"
    until = time.monotonic() + PATIENCE
    for number in count():
        assert time.monotonic() < until, "it does not end"
        view = request.get(path).json()
        if view["table"]["state"] != "playing":
            return
        if "play" not in view["you"]["can"]:
            visitor.page.wait_for_timeout(20)
            continue
        move = view["game"]["moves"][0]["number"]
        request.post(f"{path}/do", data={"do": "play", "client": "test", "id": number, "at": view["at"], "move": move})


def test_two_people_play_the_deal_of_the_day_and_compare(guest: Guest) -> None:
    desktop, phone = guest(size=(1440, 900)), guest(size=PHONE)
    desktop.account("Kai")
    phone.account("Ren")
    desktop.visit("/").page.locator("[data-daily=osaka]").get_by_role("button", name="Play").click()
    desktop.page.wait_for_url("**/table/*")
    play_to_the_end(desktop, desktop.page.url.rsplit("/", 1)[1].partition("?")[0])
    # While others play the same cards, the end sheet offers nothing that the server would refuse.
    offered = desktop.page.locator("dialog :is(.do, .again) :is(a, button)")
    offered.first.wait_for()
    assert offered.all_inner_texts() == ["Play again"]
    desktop.page.get_by_text("Others may still be playing this deal.").wait_for()
    desktop.picture("daily-end-1440")
    # The phone sees how Kai came out, but not the game.
    card = phone.visit("/").page.locator("[data-daily=osaka]")
    card.get_by_text("Kai").wait_for()
    assert card.get_by_role("link", name="Kai").count() == 0
    phone.picture("daily-before-390")
    card.get_by_role("button", name="Play").click()
    phone.page.wait_for_url("**/table/*")
    play_to_the_end(phone, phone.page.url.rsplit("/", 1)[1].partition("?")[0])
    phone.visit("/").page.locator("[data-daily=osaka] li.you").get_by_text("Ren").wait_for()
    phone.picture("daily-after-390")
    card.get_by_role("link", name="Kai").click()
    phone.page.wait_for_selector(".frame")
    desktop.visit("/").page.locator("[data-daily=osaka]").get_by_role("link", name="Ren").wait_for()
    desktop.picture("daily-1440")
    assert desktop.missing == phone.missing == []


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_the_card_fits_every_screen(guest: Guest, lang: str) -> None:
    for size in (LAPTOP, PHONE):
        visitor = guest(size=size, lang=lang)
        visitor.visit("/").page.locator("[data-daily=yokohama]").wait_for()
        visitor.page.locator("[data-daily=yokohama]").scroll_into_view_if_needed()
        visitor.picture(f"daily-{lang}-{size[0]}")
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.missing == []
