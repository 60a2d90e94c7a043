"""Lessons in a browser: somebody who knows nothing reads what is on the screen and presses what glows."""

from __future__ import annotations

import os
from itertools import product

import pytest
from helpers.learning import CARD, COVERED, FORWARD, SAID, learn
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.places import ROOT

import shokai
from shokai.match.lesson import lessons_of
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

SIZES = {"laptop": LAPTOP, "phone": PHONE, "tablet": (1024, 768)}
# Every language and every size once for each game; with SHOKAI_LESSONS=all every language at every size, with a picture
# of each stage.
ALL = os.environ.get("SHOKAI_LESSONS") == "all"
VISITS = list(product(SIZES, languages())) if ALL else list(zip(SIZES, languages(), strict=True))

# What was counted on a walk through all lessons: a table for docs/guide/lessons.md.
COUNTED = ROOT / "build" / "lessons"
# Somebody who has never heard of the game reads about three words a second, and looks a moment before each click.
WORDS_A_SECOND, LOOKING = 3, 1.5


@pytest.mark.parametrize(("window", "language"), VISITS)
@pytest.mark.parametrize("game", shokai.GAMES)
def test_all_lessons_by_what_is_on_the_screen(guest: Guest, game: str, window: str, language: str) -> None:
    lessons = [lesson for lesson in lessons_of(game) if not lesson.guided]
    lena = guest(lang=language, size=SIZES[window], hasty=True)
    page = lena.visit("/learn").page
    page.locator(f'[data-learn="{game} {lessons[0].name}"]').click()
    speak = speaker(language)
    rows = ["| Lesson | Clicks | Seconds |", "|---|---|---|"]
    for lesson in lessons:
        # A whole game stands between the lessons and what comes beside the game.
        if page.locator(f'{CARD}:not([data-lesson="{lesson.name}"])').count():
            page.goto(page.url.split("/table")[0] + "/learn")
            page.locator(f'[data-learn="{game} {lesson.name}"]').click()
        pictured = f"lessons/{game}-{window}-{language}/{lesson.path.stem}"
        learnt = learn(
            page, lesson.name, (lambda stage, to=pictured: lena.picture(f"{to}-{stage:02}")) if ALL else None
        )
        assert learnt.covered == []
        read, clicks = " ".join(learnt.read), learnt.clicks
        told = [line.id for part in lesson.parts for line in part.lines] + [line.id for line in lesson.end]
        assert [id for id in told if speak.say(id) not in read] == []
        assert speak.say(lesson.id_of("done")) in read
        if language == "en" or ALL:
            assert lena.accessibility() == [], lesson.name
        if language == "en":
            seconds = round(len(read.split()) / WORDS_A_SECOND + LOOKING * clicks)
            title = speak.say(lesson.id_of(""))
            rows.append(f"| {title} | {clicks} | {seconds} |")
            assert seconds <= 90, f"{lesson.name} takes {seconds} seconds"
        following = page.locator(f"{CARD} {FORWARD}")
        if following.count():
            following.click()
            page.locator(f'{CARD}:not([data-lesson="{lesson.name}"])').wait_for()
    if language == "en":
        COUNTED.mkdir(parents=True, exist_ok=True)
        (COUNTED / f"{game}-{window}.md").write_text("\n".join(rows) + "\n", "utf-8")
    # The list knows what is done.
    page.goto(page.url.split("/table")[0] + "/learn")
    page.locator(".bead.learned").nth(len(lessons) - 1).wait_for()
    assert page.locator(".bead.learned").count() == len(lessons)
    assert lena.missing == []


def test_a_wrong_move_is_answered_in_the_teachers_place(guest: Guest) -> None:
    lena = guest()
    page = lena.visit("/learn").page
    page.locator('[data-learn="osaka cards"]').click()
    page.locator(CARD).wait_for()
    page.locator('[data-zone="market"][data-card="B2"]').click()
    page.locator('.ask [data-move="take B2"]').click()
    page.locator(".barbox .go").click()
    page.locator(".teacher.wrong").wait_for()
    assert speaker("en").say("osaka-lesson-cards-dearer") in page.locator(SAID).inner_text()
    assert lena.missing == []


@pytest.mark.parametrize("window", SIZES)
def test_why_not_lies_beside_the_teachers_card(guest: Guest, window: str) -> None:
    page = guest(size=SIZES[window]).visit("/learn").page
    page.locator('[data-learn="osaka turn"]').click()
    page.locator(CARD).wait_for()
    # Thirteen coins are too many.
    page.locator('.barbox [data-move="buy"]').hover()
    page.locator(".explain.open .slip").wait_for()
    assert page.evaluate(COVERED, [CARD, ".explain.open"]) == []
    assert page.evaluate(COVERED, [CARD, "[data-lesson-place]"]) == []


def test_the_first_table_asks_once(guest: Guest) -> None:
    lena = guest(played=False)
    page = lena.visit().page
    page.locator("[data-play=osaka]").click()
    page.locator("[data-played=no]").click()
    page.locator("[data-learn]").first.wait_for()
    lena.visit()
    page.locator("[data-play=osaka]").click()
    page.locator(".osaka .barbox").wait_for()


def test_whoever_wants_to_try_plays_a_first_game_with_notes(guest: Guest) -> None:
    lena = guest(played=False, firstNotes=False)
    page = lena.visit().page
    page.locator("[data-play=osaka]").click()
    page.locator("[data-played=try]").click()
    page.locator(".osaka .barbox").wait_for()
    assert page.locator(CARD).count() == 0
    assert page.evaluate("JSON.parse(localStorage.getItem('shokai-settings')).firstNotes") is True
    # The question is answered.
    lena.visit()
    page.locator("[data-play=osaka]").click()
    page.locator(".osaka .barbox").wait_for()
    assert lena.missing == []


@pytest.mark.parametrize("language", languages())
def test_the_other_merchant_of_a_lesson_is_called_a_rival(guest: Guest, language: str) -> None:
    page = guest(lang=language).visit("/learn").page
    page.locator('[data-learn="osaka aim"]').click()
    page.locator(CARD).wait_for()
    speak = speaker(language)
    seat = page.locator(".traders").inner_text()
    assert speak.say("page-lesson-rival") in seat
    assert speak.say("page-bot-apprentice") not in seat
