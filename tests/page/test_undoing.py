"""Taking back in the page: what Z and Undo do, in words and while an answer is on its way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers.asking import at_position, placing
from helpers.clicking import READY
from helpers.paging import Guest, Visitor

pytestmark = pytest.mark.slow


def test_z_does_what_undo_says_and_a_turn_is_taken_back_in_words(guest: Guest) -> None:
    page = at_position(guest, {"market": "R2 G2", "farm": "B2 B3", "White hand": "Y2 Y5 R3"})
    page.keyboard.press("b")
    cards = page.locator(".hand .hc").count()
    page.locator(".bar .go").click()
    back = page.get_by_role("button", name="Undo my turn")
    back.wait_for()
    assert "?" not in page.locator(".bar .un").last.inner_text()
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.keyboard.press("z")
    # The whole purchase is taken back, with its payment.
    page.wait_for_function("(cards) => document.querySelectorAll('.hand .hc').length === cards", arg=cards)
    page.locator(".bar .act[data-move=buy]").wait_for()
    assert page.locator(".market .face[data-card=R2]").count()


def test_undo_takes_back_what_it_says_and_shift_z_the_turn(guest: Guest) -> None:
    page = placing(guest)
    step = page.locator(".bar .steps .now i")
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(".tile .cover.lit").first.click()
    page.locator(".bar .now", has_text=re.compile("Place|Move")).wait_for(state="detached")
    undo = page.locator(".bar .un[data-explain='page:undo']:not([disabled])")
    undo.hover()
    page.locator("[data-note], .explain", has_text="Takes back: ").first.wait_for()
    page.keyboard.press("Shift+Z")
    page.locator(".bar .now", has_text="Place").wait_for()
    page.locator(".crew .as:visible").first.wait_for(state="hidden")
    assert step.inner_text() == "1"
    # The menu says in words what the key does, and what was taken back can be made again.
    page.keyboard.press("y")
    page.locator(".crew .as:visible").first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Undo my turn").click()
    page.locator(".crew .as:visible").first.wait_for(state="hidden")


def test_a_turn_that_is_over_is_taken_back_as_a_whole_or_by_its_last_decision(guest: Guest) -> None:
    page = placing(guest, takeMost=False)
    page.locator('[data-at="area:Bank"]').click()
    page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first.click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(f'{READY} .lit[data-at="area:Bank"]').click()
    page.locator('[data-at="panel:get 2"]').click()
    end = page.locator(".bar .go", has_text="End turn")
    end.click()
    # The bot has played, and what comes before my placement needed no answer: it is my last turn that can be undone.
    back = page.get_by_role("button", name="Undo my turn")
    page.locator(".bar .now", has_text="Place").wait_for()
    back.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Undo only my last decision").click()
    # Where ending the turn was all that could be done, the decision before it was what the Bank yields.
    yields = page.locator('[data-at="panel:get 2"]')
    yields.or_(end).first.wait_for()
    if yields.count():
        yields.click()
    end.click()
    page.locator(".bar .round", has_text="Round 2").wait_for()
    page.locator(".bar .now", has_text="Place").wait_for()
    back.wait_for()
    page.keyboard.press("z")
    page.locator(".bar .round", has_text="Round 1").wait_for()
    page.locator(".bar .now", has_text="Place").wait_for()
    assert page.locator(".crew .as:visible").count() == 0


class SlowLine:
    """Holds back what the server says, from the moment in which a certain move is sent."""

    def __init__(self, page: Any, move: str) -> None:
        self._move = move
        self._held: list[Any] = []
        self._holding = False
        self.sent: list[str] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: Any) -> None:
        server = line.connect_to_server()

        def up(text: str) -> None:
            self.sent.append(text)
            self._holding = self._holding or f'"move":"{self._move}"' in text
            server.send(text)

        def down(text: str) -> None:
            if self._holding:
                self._held.append((line, text))
            else:
                line.send(text)

        line.on_message(up)
        server.on_message(down)

    def holds(self, page: Any) -> None:
        """Waits until the move is on its way."""
        while not self._holding:
            page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Says all of it."""
        self._holding, self._move = False, "nothing more"
        for line, text in self._held:
            line.send(text)


def test_undo_while_an_answer_is_on_its_way_takes_it_back_with_what_led_to_it(guest: Guest) -> None:
    lines: list[SlowLine] = []

    def enter(**more: Any) -> Visitor:
        visitor = guest(**more)
        lines.append(SlowLine(visitor.page, "get 2"))
        return visitor

    page = placing(enter)
    page.locator('[data-at="area:Bank"]').click()
    page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first.click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(f'{READY} .lit[data-at="area:Bank"]').click()
    # All that the Bank yields is taken without a question. Nobody here has heard yet that it was.
    (line,) = lines
    line.holds(page)
    page.keyboard.press("z")
    line.let_go()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(f'{READY} .lit[data-at="area:Bank"]').wait_for()
    assert page.locator(".note[role=alert]").count() == 0
    assert len([text for text in line.sent if '"do":"undo"' in text]) == 2
    assert page.locator(".log li", has_text="gets 2 yen").count() == 0
    # Whoever goes there again is given it again.
    page.locator(f'{READY} .lit[data-at="area:Bank"]').click()
    page.locator(".log li", has_text="gets 2 yen").wait_for()
