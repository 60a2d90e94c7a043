"""The sheet at the end fits every window, in all languages, after whole games of both with two and four players."""

from __future__ import annotations

import pytest
from helpers.finished import reader
from helpers.paging import Guest
from helpers.serving import Serving
from helpers.windows_osaka import SIZES
from helpers.windows_sheet import faults

from shokai.texts import languages

pytestmark = pytest.mark.slow


@pytest.mark.essential
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_sheet_fits_every_window(guest: Guest, host: Serving, game: str, players: int, language: str) -> None:
    visitor = reader(guest, host, game, players, lang=language)
    page = visitor.page
    # Everything that it can have: turning points, and what was asked about the shuffle.
    page.locator("dialog .do button").click()
    page.locator("dialog [role=status]").wait_for()
    assert page.evaluate(IN_VIEW, "[role=status]")
    found = []
    for size in SIZES:
        found += faults(page, size, "dialog", f"end-{game}-{players}-{language}", always=".again", over=".foot")
        # Who won, and where one came oneself, is read without scrolling.
        page.locator("dialog").evaluate("one => one.scrollTo(0, 0)")
        found += [f"{size}: {part} is below" for part in (".win", ".ranks") if not page.evaluate(IN_VIEW, part)]
    assert not found, "\n".join(found)
    assert visitor.missing == []


IN_VIEW = """(part) => {
    const box = document.querySelector(`dialog ${part}`).getBoundingClientRect();
    const foot = [...document.querySelectorAll('dialog .foot, dialog .again')]
        .filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect().top);
    return box.top >= 0 && box.bottom <= Math.min(innerHeight, ...foot) + 1;
}"""
