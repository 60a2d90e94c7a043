"""Hints in a browser: what is ringed can be pressed, reasons are read, and without hints there is no button."""

from __future__ import annotations

import time
from typing import Any

import pytest
from helpers.learning import COVERED
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.patience import PATIENCE

from shokai.texts import languages

pytestmark = pytest.mark.slow

BUTTON, PANEL, AGAIN = "[data-hint-button]:not([disabled])", "[data-hint]", ".hint .again"
# Presses what is ringed, if anything is; it is ringed again only if it is still what comes next. Tokens are drawn, and
# have no click() of their own.
PRESS = """all => all.forEach((one) => {
    one.removeAttribute('data-hinted');
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""
BOT = {"kind": "bot", "bot": "random"}


def situation(page: Any, address: str, table: str) -> int:
    return int(page.request.get(f"{address}/api/tables/{table}").json()["at"])


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de"), (PHONE, "ja")])
def test_what_is_ringed_makes_the_move(guest: Guest, game: str, size: tuple[int, int], language: str) -> None:
    assert language in languages()
    anna = guest(size=size, lang=language, hasty=True)
    table = anna.begin(game=game, players=2, seats=[{"kind": "me"}, BOT])
    page = anna.page
    for _ in range(3):
        page.locator(BUTTON).wait_for()
        before = situation(page, anna.address, table)
        page.keyboard.press("i")
        page.locator(PANEL).wait_for()
        assert page.locator("[data-ring]").count() == 1
        # Reasons, or a sentence that says that nothing certain speaks for it.
        assert page.locator(".hint dd, .hint .none").count()
        assert page.evaluate(COVERED, [PANEL, "[data-ring]"]) == []
        # Some moves take several presses; the ring goes ahead.
        until = time.monotonic() + PATIENCE
        while situation(page, anna.address, table) == before:
            assert time.monotonic() < until, "what is ringed makes no move"
            page.locator("[data-hinted]").evaluate_all(PRESS)
            page.wait_for_timeout(50)
    assert anna.missing == []
    assert not anna.overflows()
    assert anna.complaints == []


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_second_press_shows_others_and_a_third_puts_it_away(guest: Guest, game: str) -> None:
    anna = guest()
    anna.begin(game=game, players=2, seats=[{"kind": "me"}, BOT])
    page = anna.page
    page.locator(BUTTON).click()
    page.locator(PANEL).wait_for()
    assert page.locator("[data-hint-other]").count() == 0
    page.locator(AGAIN).click()
    # As many as there are: of two orders to keep, there is one other.
    page.locator("[data-hint-other]").nth(0 if game == "yokohama" else 1).wait_for()
    assert page.evaluate(COVERED, [PANEL, "[data-ring]"]) == []
    assert anna.accessibility() == []
    assert anna.too_small() == []
    anna.picture(f"hint-{game}")
    page.keyboard.press("i")
    page.locator(PANEL).wait_for(state="detached")
    assert page.locator("[data-ring]").count() == 0


def test_there_is_no_button_where_the_host_says_so(guest: Guest) -> None:
    anna = guest()
    page = anna.visit("/new?game=osaka").page
    page.get_by_label("Hints:").uncheck()
    page.locator("select").nth(1).select_option("trader")
    page.locator("form .seg").nth(1).locator("button").first.click()
    page.locator("form button.main").click()
    page.locator(".osaka .bar").wait_for()
    page.wait_for_selector(".bar .un")
    assert page.locator("[data-hint-button]").count() == 0
    # Nor in a game that counts.
    anna.visit("/new?game=osaka")
    page.get_by_label("Rated game").check()
    assert page.get_by_label("There are no hints in rated games.").is_disabled()
