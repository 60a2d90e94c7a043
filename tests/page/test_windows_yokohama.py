"""YOKOHAMA fits every window: measured in Chromium, in all languages, with few and many things on the table.

SHOKAI_SHOTS names a folder for pictures of all of it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from helpers.clicking import LIT
from helpers.paging import Guest
from helpers.windows_yokohama import MARK, OPTIONS, OWN, WINDOWS, faults, table

from shokai.texts import languages

pytestmark = pytest.mark.slow

SHOTS = os.environ.get("SHOKAI_SHOTS")


@pytest.mark.parametrize("language", languages())
def test_the_table_fits_every_window(guest: Guest, language: str) -> None:
    visitor, found = guest(lang=language), []
    page = visitor.page
    page.set_default_timeout(60_000)
    for players, full in ((2, False), (2, True), (3, True), (4, False), (4, True)):
        visitor.begin(**table(players, full))
        page.locator(LIT).first.wait_for()
        name = f"{players}-{'full' if full else 'ordinary'}-{language}"
        for size in WINDOWS:
            found += [f"{name} {size[0]}x{size[1]} {fault}" for fault in faults(page, size)]
            if SHOTS:
                Path(SHOTS).mkdir(parents=True, exist_ok=True)
                page.screenshot(path=Path(SHOTS) / f"yokohama-{name}-{size[0]}x{size[1]}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", languages())
def test_every_tab_of_a_phone_fits(guest: Guest, language: str) -> None:
    visitor, found = guest(lang=language), []
    page = visitor.page
    for full, options in ((True, OPTIONS), (False, "2024")):
        visitor.begin(**table(4, full, options))
        page.locator(LIT).first.wait_for()
        for size in ((390, 844), (360, 640), (844, 390)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for tab in page.locator(".yk.tabs [role=tab]").all():
                tab.click()
                name = f"{tab.inner_text()} {options} {size[0]}x{size[1]}"
                found += [f"{name} {fault}" for fault in faults(page, size)]
                found += [f"{name} {fault}" for fault in page.evaluate(OWN)]
                if SHOTS:
                    page.screenshot(path=Path(SHOTS) / f"yokohama-tab-{language}-{name.replace('/', '-')}.png")
    assert not found, "\n".join(found)


def test_marks_on_three_rivals_leave_their_names_whole(guest: Guest) -> None:
    visitor, found = guest(), []
    page = visitor.page
    visitor.begin(**table(4, full=False))
    page.locator(LIT).first.wait_for()
    for size in ((1024, 768), (1440, 900), (820, 1180), (390, 844), (844, 390)):
        # Another layout is another row of names.
        faults(page, size)
        if not page.locator(".since-badge").count():
            assert page.evaluate(MARK) == 3
        found += [f"{size} {fault}" for fault in faults(page, size)]
    assert not found, "\n".join(found)


def test_letters_of_ones_own_drawer_can_be_read_on_a_tablet(guest: Guest) -> None:
    visitor = guest(size=(1024, 768))
    visitor.begin(**table(2, full=False))
    visitor.page.locator(".ownstrip .stamps").click()
    visitor.page.locator(".drawer .know").wait_for()
    assert visitor.too_small() == []


SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"
# Where a button is, from the lower right corner of the window.
CORNER = """(kind) => {
    const box = [...document.querySelectorAll(kind)].at(-1).getBoundingClientRect();
    return [innerWidth - box.right, innerHeight - box.bottom, box.width, box.height].map(Math.round);
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_undo_and_the_main_button_keep_their_places(guest: Guest, language: str) -> None:
    """With nothing chosen there is no main button: Undo stays where it is, and the bar as high."""
    visitor = guest(lang=language, hasty=True)
    page = visitor.page
    page.set_default_timeout(60_000)
    visitor.begin(game="yokohama", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}], hurry=True)
    page.locator(".ticket.order.lit").first.click()
    page.locator(".bar .quiet").wait_for()

    def places(*kinds: str) -> dict[tuple[int, int], list[list[int]]]:
        found = {}
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            found[width, height] = [page.evaluate(CORNER, kind) for kind in kinds]
        return found

    before = places(".bar .un")
    page.locator(".tile .cover.lit").first.click()
    page.locator(".bar .go").wait_for()
    after = places(".bar .un", ".bar .go", ".bar")
    for size, (undo, main, bar) in after.items():
        assert undo[0] == pytest.approx(before[size][0][0], abs=1), size
        # In the lower right corner of the bar, which is one row high; on a phone it is the last of two.
        assert main[0] - bar[0] <= max(24, size[0] / 60), size
        assert main[1] - bar[1] <= max(24, size[1] / 60), size
        assert main[2] >= 100, size
        assert min(size) < 500 or bar[3] < 2 * main[3], size


def test_any_trader_opens_above_the_bar(guest: Guest) -> None:
    """Goods, technologies and fulfilled orders of a rival, by a click or a tap, in every window."""
    visitor = guest()
    page = visitor.page
    page.set_default_timeout(60_000)
    visitor.begin(**table(2, full=True))
    page.locator(LIT).first.wait_for()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".opens").first.click()
        drawer = page.locator(".drawer")
        drawer.wait_for()
        assert "13" in drawer.locator(".things").inner_text()
        open_, bar = drawer.bounding_box(), page.locator(".barslot").bounding_box()
        beside = open_["x"] + open_["width"] <= bar["x"] + 1
        assert beside or open_["y"] + open_["height"] <= bar["y"] + 1, (width, height)
        assert open_["y"] >= 0, (width, height)
        drawer.locator(".close").click()
        drawer.wait_for(state="detached")
