"""Payday and tide fit every window, with two and four traders, in all languages."""

from __future__ import annotations

import pytest
from helpers import windows_osaka, windows_sheet
from helpers.holding import go_on_until, holding
from helpers.paging import Guest

from shokai.texts import languages

pytestmark = pytest.mark.slow

EVERYWHERE = pytest.mark.parametrize("language", languages())
PLAYERS = pytest.mark.parametrize("players", [2, 4])


@EVERYWHERE
@PLAYERS
def test_payday_and_tide_fit_every_window(guest: Guest, players: int, language: str) -> None:
    visitor = holding(guest(lang=language, pace=1))
    page, found = visitor.page, []
    page.set_default_timeout(60_000)
    visitor.begin(**windows_osaka.table(players, full=True))

    def look(part: str, name: str) -> None:
        go_on_until(page, part)
        name = f"{name}-{players}-{language}"
        for size in windows_osaka.SIZES:
            found.extend(windows_sheet.faults(page, size, ".climax", name))
            found.extend(f"{name} {size} {fault}" for fault in page.evaluate(NOT_ON_THE_BAR))
        page.set_viewport_size({"width": 1440, "height": 900})

    page.locator(".bar .act[data-move=buy]").click()
    page.evaluate("window.hold()")
    page.locator(".bar .go").click()
    look(".climax[data-stage=payday]", "payday")
    go_on_until(page, ".insurance[aria-busy=false]")
    # A button that has just come does nothing for half a second.
    page.evaluate("window.goOn()")
    page.locator(".bar .go:not([aria-disabled=true])").click()
    look(".climax[data-stage=tide]", "tide")
    assert not found, "\n".join(found)
    assert visitor.missing == []


# The stage ends above the bar, which says whose turn it is and how to skip it.
NOT_ON_THE_BAR = """() => {
    const stage = document.querySelector('.climax').getBoundingClientRect();
    const bar = document.querySelector('.barbox').getBoundingClientRect();
    const beside = stage.right <= bar.left + 1;
    return !beside && stage.bottom > bar.top + 1 ? [`upon the bar by ${stage.bottom - bar.top}`] : [];
}"""
