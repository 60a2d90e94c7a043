"""What others do fits every window: a turn that is followed, payday and tide, insurance; in all languages."""

from __future__ import annotations

import pytest
from helpers import windows_osaka, windows_sheet, windows_yokohama
from helpers.clicking import LIT
from helpers.holding import go_on_until, holding
from helpers.paging import Guest, Visitor
from helpers.windows_yokohama import NAMES

from shokai.texts import languages

pytestmark = pytest.mark.slow

EVERYWHERE = pytest.mark.parametrize("language", languages())
PLAYERS = pytest.mark.parametrize("players", [2, 4])


@pytest.mark.essential
@EVERYWHERE
@PLAYERS
def test_a_purchase_and_the_turns_after_it_in_osaka(guest: Guest, players: int, language: str) -> None:
    visitor = holding(guest(lang=language, pace=1))
    page, found = visitor.page, []
    page.set_default_timeout(60_000)
    visitor.begin(**windows_osaka.table(players, full=True))

    def look(part: str, name: str) -> None:
        go_on_until(page, part)
        name = f"{name}-{players}-{language}"
        for size in windows_osaka.SIZES:
            if "climax" in part:
                found.extend(windows_sheet.faults(page, size, ".climax", name))
                found.extend(f"{name} {size} {fault}" for fault in page.evaluate(NOT_ON_THE_BAR))
            else:
                found.extend(f"{name} {size} {fault}" for fault in windows_osaka.faults(visitor, size, name))
        page.set_viewport_size({"width": 1440, "height": 900})

    page.locator(".bar .act[data-move=buy]").click()
    page.evaluate("window.hold()")
    page.locator(".bar .go").click()
    look(".climax[data-stage=payday]", "payday")
    look(".insurance[aria-busy=false]", "insurance")
    # A button that has just come does nothing for half a second.
    page.evaluate("window.goOn()")
    page.locator(".bar .go:not([aria-disabled=true])").click()
    look(".climax[data-stage=tide]", "tide")
    look(".bar .followed", "followed")
    assert not found, "\n".join(found)
    assert visitor.missing == []


# The stage ends above the bar, which says whose turn it is and how to skip it.
NOT_ON_THE_BAR = """() => {
    const stage = document.querySelector('.climax').getBoundingClientRect();
    const bar = document.querySelector('.barbox').getBoundingClientRect();
    return stage.bottom > bar.top + 1 ? [`upon the bar by ${stage.bottom - bar.top}`] : [];
}"""


@pytest.mark.essential
@EVERYWHERE
@PLAYERS
def test_a_turn_that_is_followed_in_yokohama(guest: Guest, players: int, language: str) -> None:
    visitor = holding(guest(lang=language, pace=1))
    page, found = visitor.page, []
    page.set_default_timeout(60_000)
    visitor.begin(**windows_yokohama.table(players, full=True))
    page.locator(LIT).first.wait_for()
    page.evaluate("window.hold()")
    _end_the_turn(visitor)
    # The first rival's turn; with four, the next one's as well, with all that has changed by then.
    rivals = NAMES[1 : 2 if players == 2 else 3]
    for part in [f".bar .say [aria-label={name}] + .followed" for name in rivals]:
        go_on_until(page, part)
        for size in windows_yokohama.WINDOWS:
            name = f"followed-{players}-{language} {size[0]}x{size[1]}"
            found += [f"{name} {fault}" for fault in windows_yokohama.faults(page, size)]
            found += [f"{name} {fault}" for fault in page.evaluate(WHOLE)]
            if windows_sheet.SHOTS:
                page.screenshot(path=f"{windows_sheet.SHOTS}/yokohama-{name}.png")
        page.set_viewport_size({"width": 1440, "height": 900})
    assert not found, "\n".join(found)
    assert visitor.missing == []


def _end_the_turn(visitor: Visitor) -> None:
    """Plays one's own turn by what the rules allow first."""
    page = visitor.page
    url, number = f"{visitor.address}/api/tables/{page.url.rpartition('/')[2]}", 0
    while "play" in (view := page.request.get(url).json())["you"]["can"]:
        number += 1
        move = view["game"]["moves"][0]["number"]
        action = {"client": "looking", "id": number, "do": "play", "at": view["at"], "move": move}
        assert page.request.post(f"{url}/do", data=action).ok


# The sentence is told to its end.
WHOLE = """() => [...document.querySelectorAll('.bar .followed p')]
    .filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => `cut: ${one.innerText}`)"""
