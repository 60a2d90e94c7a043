"""Lessons in a browser: somebody who knows nothing reads what is on the screen and presses what glows."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.patience import PATIENCE
from helpers.places import ROOT

import shokai
from shokai.match.lesson import lessons_of
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

# The teacher's slip, and what it says now.
SLIP, SAID, FORWARD = ".teacher", "[data-lesson-said]", "[data-lesson-forward]"
# Presses what glows, or goes on, whenever the sentence has been read, until all is done; everything that was read.
LEARN = """async (patience) => {
  const read = [''];
  let clicks = 0, pressed = null;
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const said = document.querySelector('[data-lesson-said]')?.innerText ?? '';
    const done = document.querySelector('.teacher .praise') !== null;
    if (said !== read.at(-1)) {
      read.push(said);
      pressed = null;
    } else if (!done) {
      const press = document.querySelector('[data-lesson-forward]') ?? document.querySelector('[data-lesson-next]');
      // What was pressed glows again only if it is still what comes next.
      press?.removeAttribute('data-lesson-next');
      press?.click();
      // A press that comes too soon is made again, the more often the slower the machine: a reader presses once.
      clicks += press && press !== pressed ? 1 : 0;
      pressed = press ?? pressed;
    }
    if (done) return { read, clicks, done };
    await new Promise((next) => setTimeout(next, 200));
  }
  return { read, clicks, done: false };
}"""
# Every language and every size once for each game: where a lesson points depends on the size, and what it says on the
# language, but neither on both.
VISITS = [(("laptop", "phone")[i % 2], language) for i, language in enumerate(languages())]


# What was counted on a walk through all lessons: a table for docs/guide/lessons.md.
COUNTED = ROOT / "build" / "lessons"
# Somebody who has never heard of the game reads about three words a second, and looks a moment before each click.
WORDS_A_SECOND, LOOKING = 3, 1.5


def learn(page: Any, lesson: str) -> tuple[list[str], int]:
    """Goes through a lesson by what is on the screen; all that was read, and how many clicks it took."""
    page.locator(f'{SLIP}[data-lesson="{lesson}"]').wait_for()
    # A finger that has pressed something does not go on pointing at what comes to lie there.
    page.mouse.move(0, 0)
    told = page.evaluate(LEARN, PATIENCE * 1000)
    assert told["done"], f"{lesson} has no end: {told['read']}"
    return told["read"], told["clicks"]


@pytest.mark.parametrize(("window", "language"), VISITS)
@pytest.mark.parametrize("game", shokai.GAMES)
def test_all_lessons_by_what_is_on_the_screen(guest: Guest, game: str, window: str, language: str) -> None:
    lessons = [lesson for lesson in lessons_of(game) if not lesson.guided]
    lena = guest(lang=language, size={"laptop": LAPTOP, "phone": PHONE}[window], hasty=True)
    page = lena.visit("/learn").page
    page.locator(f'[data-learn="{game} {lessons[0].name}"]').click()
    speak = speaker(language)
    rows = ["| Lesson | Clicks | Seconds |", "|---|---|---|"]
    for lesson in lessons:
        # A whole game stands between the lessons and what comes beside the game.
        if page.locator(f'{SLIP}:not([data-lesson="{lesson.name}"])').count():
            page.goto(page.url.split("/table")[0] + "/learn")
            page.locator(f'[data-learn="{game} {lesson.name}"]').click()
        sentences, clicks = learn(page, lesson.name)
        read = " ".join(sentences)
        told = [line.id for part in lesson.parts for line in part.lines] + [line.id for line in lesson.end]
        assert [id for id in told if speak.say(id) not in read] == []
        assert speak.say(lesson.id_of("done")) in read
        if language == "en":
            assert lena.accessibility() == [], lesson.name
            seconds = round(len(read.split()) / WORDS_A_SECOND + LOOKING * clicks)
            title = speak.say(lesson.id_of(""))
            rows.append(f"| {title} | {clicks} | {seconds} |")
            assert seconds <= 90, f"{lesson.name} takes {seconds} seconds"
        following = page.locator(f"{SLIP} {FORWARD}")
        if following.count():
            following.click()
            page.locator(f'{SLIP}:not([data-lesson="{lesson.name}"])').wait_for()
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
    page.locator(SLIP).wait_for()
    page.locator('[data-zone="market"][data-card="B2"]').click()
    page.locator('.ask [data-move="take B2"]').click()
    page.locator(".barbox .go").click()
    page.locator(".teacher.wrong").wait_for()
    assert speaker("en").say("osaka-lesson-cards-dearer") in page.locator(SAID).inner_text()
    assert lena.missing == []


def test_the_first_table_asks_once(guest: Guest) -> None:
    lena = guest(played=False)
    page = lena.visit().page
    page.locator("[data-play=osaka]").click()
    page.locator("[data-played=no]").click()
    page.locator("[data-learn]").first.wait_for()
    lena.visit()
    page.locator("[data-play=osaka]").click()
    page.locator(".osaka .barbox").wait_for()
