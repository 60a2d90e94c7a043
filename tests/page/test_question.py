"""The question in the decision bar and its answers: what Enter, Escape and the main button do, in both games."""

from __future__ import annotations

import re

import pytest
from helpers.asking import BEFORE_THE_TIDE, OSAKA, YOKOHAMA, at_position, at_table, moves_sent, placing
from helpers.clicking import LIT
from helpers.paging import PHONE, Guest

pytestmark = pytest.mark.slow

# Somebody too quick: presses a button by click, Enter and another key in the moment in which its words change.
HASTY = """([selector, other]) => {
    let said = document.querySelector(selector)?.innerText ?? '';
    window.hasty = 0;
    window.calm?.disconnect();
    window.calm = new MutationObserver(() => {
        const button = document.querySelector(selector), now = button?.innerText ?? '';
        if (now && now !== said) {
            window.hasty += 1;
            button.click();
            for (const key of ['Enter', other]) {
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            }
        }
        said = now;
    });
    window.calm.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


# The main button.


def test_a_main_button_that_has_just_changed_does_nothing_for_half_a_second(guest: Guest) -> None:
    page = placing(guest)
    before = moves_sent(page)
    page.evaluate(HASTY, [".bar .go", "Enter"])
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
        page.locator(".bar .go", has_text=f"Place {tile + 1}").wait_for()
    assert page.evaluate("window.hasty") == 2
    assert moves_sent(page) == before
    page.locator(".bar .go").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    assert moves_sent(page) > before


def test_placing_nobody_is_never_the_main_button(guest: Guest) -> None:
    page = placing(guest)
    refusal = page.locator(".bar [data-at='bar:decline']", has_text="Place nobody")
    refusal.wait_for()
    assert page.locator(".bar .go").count() == 0
    page.locator(".bar [data-at='bar:decline']:not([aria-disabled=true])").wait_for()
    before = moves_sent(page)
    page.keyboard.press("Enter")
    page.locator(".tile .cover.lit").first.click()
    # What was begun is not declined by the same row of buttons.
    refusal.wait_for(state="detached")
    page.keyboard.press("Escape")
    refusal.wait_for()
    assert moves_sent(page) == before


def test_enter_does_what_the_main_button_says_wherever_the_focus_is(guest: Guest) -> None:
    # One assistant leaves one way only: who was not asked for it would be on it before anybody has seen the question.
    page = placing(guest, onlyWay=False)
    tile = page.locator(".tile .cover.lit").first
    tile.click()
    page.locator(".bar .go:not([aria-disabled=true])", has_text="Place 1").wait_for()
    # The tile has the focus, and would become a pair.
    assert page.evaluate("document.activeElement.dataset.at").startswith("area:")
    page.keyboard.press("Enter")
    page.locator(".bar .now", has_text="Move").wait_for()
    assert page.locator(".crew .as b").first.inner_text() == "1"


def test_keeping_nothing_is_a_quiet_button_that_asks_again(guest: Guest) -> None:
    page = at_position(guest, {**BEFORE_THE_TIDE, "market": "G2"})
    page.keyboard.press("b")
    page.locator(".bar .go").click()
    page.locator(".insurance .nothing").wait_for()
    before = moves_sent(page)
    # Nothing is lost by a key: the question is asked again, and what Enter does there is harmless.
    page.keyboard.press("d")
    page.locator("dialog [data-sure]", has_text="Lose all 3").wait_for()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")
    assert moves_sent(page) == before
    # Nor is it the main button, where nothing is chosen any more.
    for _ in range(page.locator(".insurance .keep[aria-pressed=true]").count()):
        page.locator(".insurance .keep[aria-pressed=true]").first.click()
    assert page.locator(".bar .go").is_disabled()
    page.keyboard.press("Enter")
    assert moves_sent(page) == before
    page.keyboard.press("d")
    page.locator("dialog [data-sure]").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)
    assert '"done"' in page.evaluate("window.sent.at(-1)")


def test_enter_confirms_a_purchase_although_its_own_button_has_the_focus(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go:not([aria-disabled=true])").wait_for()
    before = moves_sent(page)
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => window.sent.length > before", arg=before)
    assert '"buy ' in page.evaluate("window.sent.at(-1)")


# A second click.


def test_a_second_click_on_a_card_lets_go_of_it(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    page.keyboard.press("t")
    card = page.locator(".market .slot.glow .face").first
    card.click()
    page.locator(".market .slot.held").wait_for()
    before = moves_sent(page)
    card.click()
    page.locator(".market .slot.held").wait_for(state="detached")
    assert moves_sent(page) == before


@pytest.mark.parametrize("choice", ["always", "final", "never"])
def test_confirm_moves_works_in_both_games(guest: Guest, choice: str) -> None:
    page = placing(guest, confirm=choice)
    # Two assistants: with one the president could go to one area only, and would not be asked.
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    before = moves_sent(page)
    page.locator(".tile .cover.lit").first.click()
    if choice == "always":
        page.locator(".bar .go").wait_for()
        assert moves_sent(page) == before
        # Nor does the second click commit what the first one chose.
        page.locator(".tile .cover.lit").first.click()
        page.locator(".bar .go").wait_for(state="detached")
        assert moves_sent(page) == before
        page.locator(".tile .cover.lit").first.click()
        page.locator(".bar .go").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)

    page = at_position(guest, BEFORE_THE_TIDE, confirm=choice)
    page.keyboard.press("t")
    before = moves_sent(page)
    page.locator(".market .slot.glow .face").first.click()
    if choice != "never":
        page.locator(".market .slot.held").wait_for()
        assert moves_sent(page) == before
        page.locator(".bar .go").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)


def test_settings_of_earlier_versions_still_hold(guest: Guest) -> None:
    for kept, shown in ((True, "Every move"), (False, "None")):
        page = guest(confirm=kept).visit("/settings").page
        pressed = page.get_by_role("group", name="Confirm moves").locator("[aria-pressed=true]")
        assert pressed.inner_text() == shown


# What lies over the table.


def test_closing_a_table_asks_first(guest: Guest) -> None:
    visitor = at_table(guest, YOKOHAMA)
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Close table").click()
    sure = page.get_by_role("dialog", name="Close this table?")
    sure.wait_for()
    # What Enter does there is harmless.
    page.keyboard.press("Enter")
    sure.wait_for(state="detached")
    assert page.locator(LIT).count()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Close table").click()
    sure.get_by_role("button", name="Close table").click()
    page.locator(".bar", has_text="Closed").wait_for()


def test_menus_and_sheets_close_by_escape_and_by_a_click_beside_them(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    menu = page.locator(".menu")
    opens = page.get_by_role("button", name="Table menu")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 300), opens.click):
        opens.click()
        menu.wait_for()
        close()
        menu.wait_for(state="detached")
    # The small question at a card: take it or reserve it?
    ask = page.locator(".slot .ask")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 300)):
        page.locator(".market .slot.glow .face").first.click()
        ask.wait_for()
        close()
        ask.wait_for(state="detached")

    page = at_position(guest, BEFORE_THE_TIDE, size=PHONE)
    sheet = page.locator(".ledger.open")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(200, 20)):
        page.locator(".bar .peek").click()
        sheet.wait_for()
        close()
        sheet.wait_for(state="detached")

    page = placing(guest)
    page.get_by_role("button", name=re.compile("If it ended now")).click()
    final = page.locator(".yk .final")
    final.wait_for()
    page.keyboard.press("Escape")
    final.wait_for(state="detached")


# The table in words.


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_text_table_is_in_view_where_it_is_switched_on(guest: Guest, game: str, size: tuple[int, int]) -> None:
    page = at_table(guest, {"osaka": OSAKA, "yokohama": YOKOHAMA}[game], size=size, textTable=True).page
    page.locator(f".{game}").wait_for()
    heading = page.locator("[data-text-table] h2")
    heading.wait_for()
    box = page.locator("[data-text-table]").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    assert box["height"] >= 200
    # Nothing lies over it, and it lies over no button of the bar.
    assert heading.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2));
        }"""
    )
    covered = page.locator(".bar button:visible").evaluate_all(
        """all => all.filter((one) => {
            const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top?.closest('[data-text-table]');
        }).map((one) => one.innerText)"""
    )
    assert covered == []
