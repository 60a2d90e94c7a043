"""The question of TRADERS OF OSAKA in the decision bar: what is said about a purchase is true."""

from __future__ import annotations

import re

import pytest
from helpers.asking import OSAKA, at_position, question
from helpers.paging import Guest

pytestmark = pytest.mark.slow

# Two equal cards in the market, and a hand with which one can pay too little, exactly, and too much.
A_MARKET = {"market": "G2 G2 Y5", "farm": "B2 B3", "White hand": "R5 Y2 Y2 R3 R2 B5"}


def test_what_is_paid_is_counted_and_overpaying_is_refused_with_a_reason(guest: Guest) -> None:
    page = at_position(guest, A_MARKET)
    page.keyboard.press("b")
    assert "for 9" in question(page)
    paying = page.locator(".hand .hc[aria-pressed=true]")
    for _ in range(paying.count()):
        paying.first.click()
    page.locator(".ledger .deal span", has_text="Still to pay: 9").wait_for()
    page.locator(".hand .hc[data-card=R5]").click()
    pays = page.locator(".ledger .deal span", has_text="You pay")
    assert pays.inner_text() == "You pay 5 of 9, 4 missing"
    for card in ("B5", "Y2"):
        page.locator(f".hand .hc[data-card={card}]").first.click()
    # The rules say which card is too much.
    page.locator(".bar .say p", has_text="the yellow 2 is not needed").wait_for()
    assert page.locator(".bar .go").is_disabled()
    page.locator(".hand .hc[data-card=B5]").click()
    page.locator(".hand .hc[data-card=Y2]").nth(1).click()
    page.locator(".bar .go", has_text="Buy for 9").wait_for()
    assert pays.inner_text() == "You pay 9, exact"


def test_cards_that_can_be_taken_are_counted_one_by_one_and_the_farm_stays_dark(guest: Guest) -> None:
    page = at_position(guest, A_MARKET)
    take = page.locator(".bar .act", has_text="Take as coins")
    assert "one of 3" in take.inner_text()
    take.click()
    page.locator(".market .slot.glow").nth(2).wait_for()
    assert page.locator(".farm .slot.glow").count() == 0
    # Also where the card was asked for itself, without choosing the verb first.
    take.click()
    page.locator(".farm .slot.glow").first.wait_for()
    page.locator(".market .slot.glow .face").first.click()
    page.locator(".ask button", has_text="Take as coins").click()
    page.locator(".market .slot.held").first.wait_for()
    assert page.locator(".farm .slot.glow").count() == 0
    assert question(page).startswith("Take ")


def test_a_spectator_sees_the_price_of_whoever_is_to_play(guest: Guest) -> None:
    page = at_position(guest, {**A_MARKET, "market": "G2 Y5 B3*White"})
    brace = page.locator(".market .lot:not(.no) .brace").inner_text()
    watcher = guest().visit(page.url.split("/", 3)[3].join(["/", ""])).page
    watcher.locator(".market .brace").first.wait_for()
    assert watcher.locator(".market .lot:not(.no) .brace").inner_text() == brace == "3 cards for 10"


def test_the_bar_names_what_can_be_done_what_was_chosen_and_that_it_ends_the_game(guest: Guest) -> None:
    tokens = {"White tokens": "R R R B B Y G", "ships": "G4", "White goods": "G5"}
    page = at_position(guest, {**A_MARKET, **tokens})
    assert question(page) == "Buy everything for 9, take a card as coins, or reserve one. Your hand is worth 19."
    page.keyboard.press("b")
    ends = "This ends the game, and you would win."
    assert question(page) == f"{ends} Buy 3 cards for 9 and bring green to Edo?"
    page.locator(".bar .go", has_text="End the game and win").wait_for()
    # It stands first in the preview as well.
    assert page.locator(".preview > :is(p, div)").first.inner_text() == ends


def test_the_bar_names_what_others_decide(guest: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    aiko, ben = guest(), guest()
    table = aiko.begin(**{**OSAKA, "seats": seats})
    ben.page.request.post(f"{ben.address}/api/me", data={"name": "Ben"})
    page = ben.visit(f"/table/{table}").page
    page.get_by_role("button", name="Sit here").click()
    for mine in (page, aiko.page):
        mine.locator(".osaka").wait_for()
    told = sorted(question(mine) for mine in (page, aiko.page))
    assert any(re.fullmatch("(Ben|Aiko): which token to take", words) for words in told), told
