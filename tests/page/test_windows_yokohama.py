"""YOKOHAMA fits every window: measured in Chromium, in all languages, with few and many things on the table.

SHOKAI_SHOTS names a folder for pictures of all of it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from helpers.clicking import LIT
from helpers.paging import Guest
from helpers.windows_yokohama import WINDOWS, faults, table

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
