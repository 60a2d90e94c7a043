"""TRADERS OF OSAKA fits every window: measured in Chromium, from a phone held sideways to 4K."""

from __future__ import annotations

import pytest
from helpers.paging import LAPTOP, Guest
from helpers.windows_osaka import CORNER, SIZES, TOUCHED, WATCH_FLIGHTS, faults, table

from shokai.texts import languages

pytestmark = pytest.mark.slow

TABLES = [(players, full) for players in (2, 4) for full in (False, True)]


@pytest.mark.parametrize("language", languages())
def test_the_table_fits_every_window(guest: Guest, language: str) -> None:
    # Stronger patterns are part of the longest words.
    visitor = guest(lang=language, patterns=language == "de")
    found = []
    for players, full in TABLES:
        visitor.begin(**table(players, full))
        page = visitor.page
        buy = page.locator(".bar .act[data-move=buy]")
        buy.wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        if full:
            # The most that is ever shown: a purchase with its payday and its tide.
            buy.click()
            page.locator(".ghost").first.wait_for()
        for size in SIZES:
            name = f"{language}-{players}-{'full' if full else 'ordinary'}"
            found += [f"{name} {size[0]}x{size[1]} {fault}" for fault in faults(visitor, size, name)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_any_traders_goods_open_by_click_or_tap(guest: Guest, size: tuple[int, int]) -> None:
    visitor = guest(size=size, patterns=True)
    visitor.begin(**table(4, full=True))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    # With stronger patterns the letter of the colour stands where a fan leaves it visible.
    letters = page.locator(".hand .hc .cl").evaluate_all(
        """all => all.map((one) => {
            const letter = one.getBoundingClientRect(), card = one.closest('svg').getBoundingClientRect();
            return [one.textContent.trim(), letter.right - card.left <= card.width * 0.4];
        })"""
    )
    assert len(letters) == 14
    assert all(letter in "RBYG" and visible for letter, visible in letters)
    for trader, goods in (("Pink", 20), ("Grey", 8), ("Beige", 6)):
        closer = page.locator(".trader .closer").nth(("Pink", "Grey", "Beige").index(trader))
        closer.click()
        page.locator("dialog h2", has_text=trader).wait_for()
        assert page.locator("dialog .good").count() == goods
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


# As lib/since.ts marks what changed: points and cards of everybody else.
MARK = """() => {
    for (const one of document.querySelectorAll('.trader .stat[data-anchor]')) {
        const badge = document.createElement('span');
        badge.className = 'since-badge more';
        badge.textContent = '+2';
        one.dataset.since = 'number';
        one.append(badge);
    }
    return document.querySelectorAll('.since-badge').length;
}"""
# What stands beside the tokens lies upon none of them.
ON_TOKENS = """() => [...document.querySelectorAll('.trader')].filter((one) =>
    one.querySelector('.rail > :last-child').getBoundingClientRect().right
        > one.querySelector('.stat[data-anchor^=hand]').getBoundingClientRect().left + 0.5
).map((one) => `upon its tokens: ${one.ariaLabel}`)"""


@pytest.mark.parametrize("language", languages())
def test_marks_on_three_others_leave_names_and_tokens_whole_on_a_phone(guest: Guest, language: str) -> None:
    visitor = guest(lang=language, size=(390, 844))
    visitor.begin(**table(4, full=False))
    page, found = visitor.page, []
    page.locator(".bar .act[data-move=buy]").wait_for()
    assert page.evaluate(ON_TOKENS) == []
    assert page.evaluate(MARK) == 6
    for size in ((390, 844), (360, 640)):
        found += [
            f"{size}: {fault}" for fault in (*faults(visitor, size, f"marks-{language}"), *page.evaluate(ON_TOKENS))
        ]
    assert not found, "\n".join(found)


def test_other_questions_fit_every_window(guest: Guest) -> None:
    """Tokens and insurance, in the language with the longest words."""
    visitor = guest(lang="de")
    page, found = visitor.page, []

    def look(name: str) -> None:
        found.extend(f"{name} {size} {fault}" for size in SIZES for fault in faults(visitor, size, f"de-{name}"))
        page.set_viewport_size({"width": 1440, "height": 900})

    visitor.begin(game="osaka", players=4, seats=table(4, full=False)["seats"])
    page.locator(".bar .token").first.wait_for()
    look("tokens")
    visitor.begin(**table(4, full=True))
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go").click()
    page.locator(".insurance").wait_for()
    look("insurance")
    assert not found, "\n".join(found)


def test_the_main_button_and_undo_keep_their_places(guest: Guest) -> None:
    visitor = guest()
    visitor.begin(**table(2, full=False))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for kind in (".bar .go", ".bar .un"):
            before = page.evaluate(CORNER, kind)
            page.keyboard.press("b")
            page.locator(".ghost").first.wait_for()
            held = page.evaluate(CORNER, kind)
            page.locator(".hand .hc[aria-pressed=true]").first.click()
            unpaid = page.evaluate(CORNER, kind)
            page.keyboard.press("Escape")
            assert before == held == unpaid, (kind, width, height)


# Where the parts of the table lie, and which controls of the bar are too small for a finger or outside.
PARTS = """[...document.querySelectorAll('.water, .stalls, .own, .hand, .barbox')]
    .map((part) => part.getBoundingClientRect()).flatMap((box) => [box.top, box.height].map(Math.round))"""
CONTROLS = """(target) => [...document.querySelectorAll('.bar :is(button, input)')].filter((one) => {
    const { width, height, right, bottom } = one.getBoundingClientRect();
    const outside = right > innerWidth || bottom > innerHeight + 1;
    return one.checkVisibility() && (Math.min(width, height) < target || outside);
}).map((one) => one.outerHTML)"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_earlier_moment_is_chosen_in_the_bar_and_pushes_nothing(guest: Guest, language: str) -> None:
    visitor = guest(lang=language)
    visitor.begin(**table(4, full=False))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(PARTS)
        page.keyboard.press("h")
        page.locator(".bar .history").wait_for(state="attached")
        assert page.evaluate(PARTS) == pytest.approx(before, abs=1), (width, height)
        assert page.evaluate(CONTROLS, 40 if (width, height) in TOUCHED else 24) == [], (width, height)
        page.keyboard.press("Escape")
        page.locator(".bar .history").wait_for(state="detached")


@pytest.mark.parametrize("size", [(3840, 2160), (1366, 640), (844, 390), (390, 844)])
def test_cards_fly_from_where_they_lie_to_where_they_come_to_lie(guest: Guest, size: tuple[int, int]) -> None:
    visitor = guest(size=size, pace=0.2)
    visitor.begin(**table(4, full=False))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.evaluate(WATCH_FLIGHTS)
    page.keyboard.press("t")
    card = page.locator(".market .slot.glow .face[data-card=R2]")
    card.click()
    page.locator(".market .slot.held").wait_for()
    before = card.bounding_box()
    page.locator(".bar .go").click()
    page.wait_for_function("() => window.flown.length && !document.querySelector('.flight')")
    x1, y1, x2, y2, width = page.evaluate("window.flown[0]")
    after = page.locator(".hand .hc[data-card=R2] svg").bounding_box()
    # A card that is held is lifted a little, and may be on its way there or back.
    assert (x1, y1) == pytest.approx(_middle(before), abs=max(6, size[0] / 100))
    assert (x2, y2) == pytest.approx(_middle(after), abs=4)
    assert width == pytest.approx(after["width"], rel=0.05)


def _middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [LAPTOP, (1280, 720)])
def test_four_traders_who_are_watched_show_tokens_beside_nothing_else(guest: Guest, size: tuple[int, int]) -> None:
    aiko, zoe = guest(), guest(size=size)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = aiko.begin(game="osaka", players=4, seats=[{"kind": "me"}, *bots])
    page = zoe.visit(f"/table/{table}").page
    page.locator(".trader").nth(3).wait_for()
    for trader in page.locator(".trader").all():
        rail, stats = trader.locator(".rail").bounding_box(), trader.locator(".stats").bounding_box()
        assert rail["y"] >= stats["y"] + stats["height"]
        assert rail["x"] + rail["width"] <= trader.bounding_box()["x"] + trader.bounding_box()["width"]
