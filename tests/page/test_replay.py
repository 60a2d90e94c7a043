"""A record, looked at again: everything in view, all hands open once the game is over, by turns and by small steps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers.paging import PHONE, Guest, Visitor
from helpers.windows_sheet import LONGER

import shokai
from shokai.bots import bot_for

pytestmark = pytest.mark.slow

IN_VIEW = """(kinds) => kinds.filter((kind) => {
    const box = document.querySelector(kind)?.getBoundingClientRect();
    return !box || !box.width || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
})"""


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    """A whole game of each kind."""
    found = {}
    for game in shokai.GAMES:
        match, bot = shokai.Match(game, 3, seed="replay"), bot_for("random", 1)
        while not match.over:
            match.play(bot.choose(match.seat()))
        found[game] = match.record(secret=True)
    return found


def opened(guest: Guest, record: str, **more: Any) -> Visitor:
    visitor: Visitor = guest(**more)
    visitor.visit("/replay")
    visitor.page.evaluate("record => sessionStorage.setItem('shokai-record', record)", record)
    visitor.visit("/replay")
    visitor.page.locator(".history output", has_text="0").wait_for()
    return visitor


def at(page: Any, step: int) -> None:
    """Waits until the table shows a moment, not only until the scrubber names it."""
    page.wait_for_function("step => document.querySelector('main [data-step]').dataset.step === String(step)", arg=step)


@pytest.mark.parametrize("game", shokai.GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), PHONE])
def test_controls_and_curves_are_in_view(
    guest: Guest, records: dict[str, str], game: str, size: tuple[int, int]
) -> None:
    visitor = opened(guest, records[game], size=size)
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # A low window has a list of the curves, beside the controls.
    kinds = "figure .pick" if size[0] > size[1] else "figure .kinds"
    assert page.evaluate(IN_VIEW, [".history", ".history input", "figure .plot", kinds, ".top select"]) == []
    if size != PHONE:
        # All of the table is above them: it is not a window within the window.
        page.locator(f".board .{game}").wait_for()
        assert page.locator(".board").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert not visitor.overflows()
    assert visitor.too_small() == []
    visitor.picture(f"replay-{game}-{size[0]}")
    if size[0] == 1280:
        assert visitor.accessibility() == []


def test_a_long_turn_is_told_whole_and_the_moment_is_chosen_in_small_windows(
    guest: Guest, records: dict[str, str]
) -> None:
    page = opened(guest, records["yokohama"]).page
    page.keyboard.press("End")
    page.locator("main p.now", has_text=re.compile(r"\w+:? \w+")).wait_for()
    found = []
    for width, height in ((1280, 720), (1024, 768), (820, 1180), (844, 390), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LONGER, "main p.now")
        cut = page.locator("main p.now").evaluate("one => one.scrollHeight - one.clientHeight")
        unseen = page.evaluate(IN_VIEW, [".history", ".history input", "main p.now"])
        found += [(width, height, cut, unseen)] if cut > 1 or unseen else []
    assert found == []


@pytest.mark.parametrize("game", shokai.GAMES)
def test_quick_presses_all_count_by_turn_and_by_step_up_to_the_last_moment(
    guest: Guest, records: dict[str, str], game: str
) -> None:
    page = opened(guest, records[game]).page
    output = page.locator(".history output")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.locator(".history output", has_text=re.compile("Step 7 of")).wait_for()
    at(page, 7)
    # Turn by turn: more than a step, and what happened stands there in words.
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('.history output').innerText.match(/[0-9]+/)[0]) > 8")
    first, last = (int(one.replace(",", "")) for one in re.findall(r"[\d,]+", output.inner_text()))
    at(page, first)
    page.locator("main p.now", has_text=re.compile(r"\w+:? \w+")).wait_for()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    at(page, last)
    assert int(page.locator(".history input").input_value()) == last
    assert page.get_by_role("button", name="Next step").is_disabled()


def test_all_hands_are_open_after_the_game_and_only_then(guest: Guest, records: dict[str, str]) -> None:
    page = opened(guest, records["osaka"]).page
    page.keyboard.press("PageDown")
    page.locator(".trader .opened").nth(2).wait_for()
    page.wait_for_function(
        """() => [...document.querySelectorAll('.trader')].every((one) =>
            one.querySelectorAll('.opened li').length === Number(one.querySelector('[data-anchor^=hand]').innerText)
            && one.querySelectorAll('.opened li').length)"""
    )
    page.locator(".top select").select_option("")
    page.locator(".trader .opened").first.wait_for(state="detached")

    match = shokai.Match("osaka", 3, seed="running")
    for _ in range(12):
        match.play(match.legal_texts()[0])
    running = opened(guest, match.record(secret=True))
    assert running.page.locator(".top select option[value=open]").count() == 0
    running.page.keyboard.press("End")
    at(running.page, match.step)
    assert running.page.locator(".trader").count() == 3
    assert running.page.locator(".trader .opened").count() == 0
    # The server tells nothing that the page would only have to hide.
    assert '"hand":["' not in "".join(running.heard)
