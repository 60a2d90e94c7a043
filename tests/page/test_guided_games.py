"""The whole games that lessons end with, by clicks: a teacher who says one thing a turn, falls silent, and has a last
word; and the ways on from there."""

from __future__ import annotations

import random

import pytest
from helpers.clicking import LIT, MY_TURN, decided
from helpers.learning import CARD, FORWARD, SAID
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.sensible import sensible

from shokai.match.lesson import lesson_for
from shokai.texts import speaker

pytestmark = pytest.mark.slow

SIZES = {"laptop": LAPTOP, "phone": PHONE}
# More decisions than the longest game has.
MOST = 1500
# What the teacher says while the game goes on, and how one has read it.
TIP = f"{CARD}[data-lesson-state=on] {FORWARD}"
OVER = "dialog [data-ranks] li"
# What there is to do: read what the teacher says, or else play; or all is over.
NEXT = {"osaka": f"{OVER}, {TIP}, {MY_TURN}", "yokohama": f"{OVER}, {TIP}, {LIT}"}


def play_once(visitor: Visitor, game: str, chance: random.Random) -> None:
    if game == "osaka":
        decided(visitor.page)
    elif not sensible(visitor.page, visitor.address, chance):
        # The page is about to show what the server knows already, or the other way round.
        visitor.page.wait_for_timeout(50)


def guided(visitor: Visitor, game: str, window: str) -> list[str]:
    """A guided game to its end: what the teacher said, in order. Nothing is played while it is being said."""
    page, chance, heard = visitor.page, random.Random(7), list[str]()
    for _ in range(MOST):
        page.locator(NEXT[game]).first.wait_for()
        if page.locator(OVER).count():
            return heard
        if page.locator(TIP).count():
            heard.append(page.locator(SAID).inner_text())
            visitor.picture(f"guided/{game}-{window}-{len(heard)}")
            page.locator(TIP).click()
        else:
            play_once(visitor, game, chance)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    ("game", "window", "language"),
    [("osaka", "phone", "de"), ("osaka", "laptop", "ja"), ("yokohama", "laptop", "en"), ("yokohama", "phone", "ja")],
)
def test_a_guided_game_by_clicks_to_its_end(guest: Guest, game: str, window: str, language: str) -> None:
    lena = guest(size=SIZES[window], lang=language, hasty=True)
    page, speak = lena.visit("/learn").page, speaker(language)
    page.locator(f'[data-learn="{game} game"]').click()
    page.locator(TIP).wait_for()
    heard = guided(lena, game, window)
    # One thing a turn, each once, in the order of the turns; what explains a question comes when it is asked.
    lesson = lesson_for(game, "game")
    turns = [
        speak.say(line.id) for tip in sorted(lesson.tips, key=lambda tip: tip.turn) if tip.turn for line in tip.lines
    ]
    sudden = [speak.say(line.id) for tip in lesson.tips if tip.can for line in tip.lines]
    assert [said for said in heard if said not in sudden] == turns
    assert len(turns) == 6
    # The end: where the points came from, and the ways on.
    lena.picture(f"guided/{game}-{window}-end")
    assert page.locator('dialog .again a[href="/learn"]').count() == 1
    assert lena.accessibility() == []
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator(SAID).inner_text() == speak.say(f"{game}-lesson-game-over")
    lena.picture(f"guided/{game}-{window}-over")
    page.locator(".bar .go[data-explain='page:result']").click()
    before = page.url
    page.locator("dialog .again button").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    # The teacher is there from the beginning.
    page.locator(TIP).wait_for()
    assert page.locator(SAID).inner_text() == heard[0]
    assert lena.missing == []
