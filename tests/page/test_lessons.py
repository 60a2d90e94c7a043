"""Lessons in a browser: somebody who knows nothing reads what is on the screen and presses what glows."""

from __future__ import annotations

import os
import time
from itertools import product
from typing import Any

import pytest
from helpers.clicking import decided
from helpers.learning import CARD, COVERED, FORWARD, SAID, learn
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.places import ROOT

import shokai
from shokai.match.lesson import lessons_of
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

SIZES = {"laptop": LAPTOP, "phone": PHONE, "tablet": (1024, 768), "small": (360, 640)}
# The longest sentences on the smallest phone, where not all that a sentence speaks of has room beside the card.
SMALL = ("small", "de")
# Every language and every size once for each game; with SHOKAI_LESSONS=all every language at every size, with a picture
# of each stage.
ALL = os.environ.get("SHOKAI_LESSONS") == "all"
VISITS = list(product(SIZES, languages())) if ALL else [*zip(SIZES, languages(), strict=False), SMALL]

# What was counted on a walk through all lessons: a table for docs/guide/lessons.md.
COUNTED = ROOT / "build" / "lessons"
GUIDE = ROOT / "docs" / "guide" / "lessons.md"
# Somebody who has never heard of the game reads about three words a second, and looks a moment before each click.
WORDS_A_SECOND, LOOKING = 3, 1.5


def differing(rows: list[str]) -> list[str]:
    """The lessons of which the guide says other figures. A button that has just changed does nothing for a moment, so
    that here and there one press more is counted."""
    told = dict(
        read(line) for line in GUIDE.read_text("utf-8").splitlines() if line.count("|") == 4 and line[-3].isdigit()
    )
    return [
        title
        for title, (clicks, seconds) in map(read, rows[2:])
        if title not in told or abs(told[title][0] - clicks) > 2 or abs(told[title][1] - seconds) > 5
    ]


def read(row: str) -> tuple[str, tuple[int, int]]:
    """A lesson's title, its clicks and its seconds."""
    title, clicks, seconds = (cell.strip() for cell in row.strip("|").split("|"))
    return title, (int(clicks), int(seconds))


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
            page,
            lesson.name,
            (lambda stage, to=pictured: lena.picture(f"{to}-{stage:02}")) if ALL else None,
            crowded=window == "small",
        )
        assert learnt.covered == []
        read, clicks = " ".join(learnt.read), learnt.clicks
        lines = [line for part in lesson.parts for line in part.lines] + list(lesson.end)
        told = [line.id for line in lines]
        assert [id for id in told if speak.say(id) not in read] == []
        # What a sentence speaks of is there to be looked at.
        pointless = " ".join(learnt.pointless)
        assert [line.id for line in lines if line.place and speak.say(line.id) in pointless] == []
        assert speak.say(lesson.id_of("done")) in read
        if language == "en" or ALL:
            assert lena.accessibility() == [], lesson.name
        if language == "en":
            seconds = round(len(read.split()) / WORDS_A_SECOND + LOOKING * clicks)
            title = speak.say(lesson.id_of(""))
            rows.append(f"| {title} | {clicks} | {seconds} |")
            assert seconds <= 90, f"{lesson.name} takes {seconds} seconds"
            if window == "laptop":
                assert abs(seconds - lesson.seconds) <= 5, f"{lesson.path.name} says {lesson.seconds}, not {seconds}"
        following = page.locator(f"{CARD} {FORWARD}")
        if following.count():
            following.click()
            page.locator(f'{CARD}:not([data-lesson="{lesson.name}"])').wait_for()
    if language == "en":
        COUNTED.mkdir(parents=True, exist_ok=True)
        counted = "\n".join(rows) + "\n"
        (COUNTED / f"{game}-{window}.md").write_text(counted, "utf-8")
        if window == "laptop":
            assert differing(rows) == [], f"{GUIDE.name} has other figures than {COUNTED}"
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


# Whether what is to be pressed has the focus; and what changes when it was pressed.
FOCUSED = """() => {
  const wanted = document.querySelector('[data-lesson-forward], [data-lesson-next]');
  return wanted?.contains(document.activeElement) ?? false;
}"""
STANDING = """() => {
  const wanted = document.querySelector('[data-lesson-forward], [data-lesson-next]');
  return [document.querySelector('[data-lesson-said]')?.innerText, wanted?.outerHTML].join();
}"""
FAR = 120
# How often somebody presses before they give up, and how many seconds they wait each time.
PRESSES, PAUSE = 20, 5.0


def changed(page: Any, before: str) -> bool:
    """Whether something happens within a few seconds."""
    limit = time.monotonic() + PAUSE
    while page.evaluate(STANDING) == before:
        if time.monotonic() > limit:
            return False
        page.wait_for_timeout(50)
    return True


# Enter presses the main button once there is something to confirm: what is gathered before that is pressed by Space.
@pytest.mark.parametrize(("game", "lesson", "key"), [("osaka", "cards", "Enter"), ("yokohama", "church", "Space")])
def test_a_lesson_is_learnt_by_keys_alone(guest: Guest, game: str, lesson: str, key: str) -> None:
    page = guest(hasty=True).visit("/learn").page
    page.locator(f'[data-learn="{game} {lesson}"]').focus()
    page.keyboard.press("Enter")
    page.locator(f'{CARD}[data-lesson="{lesson}"]').wait_for()
    # What the teacher says is read aloud when it changes.
    assert page.locator(SAID).get_attribute("aria-live") == "polite"
    while True:
        page.locator("[data-lesson-forward], [data-lesson-next]").first.wait_for()
        # From here on it is the next lesson that glows.
        if page.locator(f"{CARD} .praise").count():
            break
        for _ in range(FAR):
            if page.evaluate(FOCUSED):
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError(f"no key leads to it: {page.evaluate(STANDING)}")
        before = page.evaluate(STANDING)
        # A button whose meaning has just changed does nothing for a moment: whoever sees nothing happen presses again.
        for _ in range(PRESSES):
            if not page.evaluate(FOCUSED):
                break
            page.keyboard.press(key)
            if changed(page, before):
                break
        else:
            raise AssertionError(f"nothing happens: {before}")
    assert page.locator(".praise").inner_text() == speaker("en").say(f"{game}-lesson-{lesson}-done")


# Whether a part of the table stays open while the teacher looks again and again.
STAYS = """async (tab) => {
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector(tab).ariaSelected !== 'true') return false;
  }
  return true;
}"""
# Whether most of what a sentence speaks of is in the window, once the table has come to rest.
IN_VIEW = """async () => {
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  const place = document.querySelector('[data-lesson-place]')?.getBoundingClientRect();
  return place && (place.left + place.right) / 2 < innerWidth && (place.left + place.right) / 2 > 0;
}"""


def test_whoever_opens_another_part_of_the_table_by_a_key_stays_there(guest: Guest) -> None:
    page = guest(size=PHONE, hasty=True).visit("/learn").page
    page.locator('[data-learn="yokohama placing"]').click()
    # It speaks of what is in the hand, and opens it by itself.
    page.locator(".tabs [data-home=mine][aria-selected=true]").wait_for()
    page.locator("[data-lesson-place]").wait_for()
    city = ".tabs [data-home=city]"
    page.locator(city).focus()
    page.keyboard.press("Enter")
    assert page.evaluate(STAYS, city)
    # What is said next is shown again.
    page.locator(f"{CARD} {FORWARD}").focus()
    page.keyboard.press("Enter")
    page.locator(".tabs [data-home=mine][aria-selected=true]").wait_for()


# The city of a phone moves by itself, as it does when it is there first or follows what somebody else does.
AWAY = """() => {
  const mine = document.querySelector('[data-at="area:Copper1"]');
  mine.dispatchEvent(new CustomEvent('show', { bubbles: true }));
}"""


def test_what_is_spoken_of_comes_back_when_the_city_moves_away_by_itself(guest: Guest) -> None:
    page = guest(size=PHONE, hasty=True).visit("/learn").page
    # The Port is at the edge of the city.
    page.locator('[data-learn="yokohama edition"]').click()
    page.locator("[data-lesson-place]").wait_for()
    page.evaluate(AWAY)
    assert page.evaluate(IN_VIEW)


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


def test_the_teachers_own_buttons_say_why_nothing_comes_of_them(guest: Guest) -> None:
    page = guest().visit("/learn").page
    page.locator('[data-learn="osaka cards"]').click()
    page.locator(f"{CARD} {FORWARD}").wait_for()
    page.route("**/api/lessons/**", lambda route: route.abort("connectionrefused"))
    why = page.locator(f"{CARD} [role=alert]")
    for button in ("page-lesson-over", "page-lesson-skip"):
        page.locator(f"{CARD} button", has_text=speaker("en").say(button)).click()
        why.wait_for()
        assert why.inner_text() == speaker("en").say("page-no-server")
        page.unroute("**/api/lessons/**")
        # What is pressed again is answered again.
        page.locator(f"{CARD} button", has_text=speaker("en").say(button)).click()
        why.wait_for(state="detached")
        page.locator(f"{CARD} {FORWARD}").wait_for()
        page.route("**/api/lessons/**", lambda route: route.abort("connectionrefused"))
    page.locator(f'{CARD}[data-lesson="turn"]').wait_for()


def test_a_lesson_in_which_nothing_was_tried_starts_over_with_its_first_words(guest: Guest) -> None:
    page = guest(hasty=True).visit("/learn").page
    page.locator('[data-learn="osaka cards"]').click()
    page.locator(f"{CARD} {FORWARD}").wait_for()
    first, table = page.locator(SAID).inner_text(), page.url
    page.locator(f"{CARD} {FORWARD}").click()
    page.wait_for_function("([said, first]) => document.querySelector(said).innerText !== first", arg=[SAID, first])
    page.locator(f"{CARD} button", has_text=speaker("en").say("page-lesson-over")).click()
    page.wait_for_function("([said, first]) => document.querySelector(said).innerText === first", arg=[SAID, first])
    assert page.url == table


# Symbols that stick out of the buttons of Chinatown.
STICKING = """() => [...document.querySelectorAll('.market .choice')].flatMap((choice) => {
    const box = choice.getBoundingClientRect();
    return [...choice.querySelectorAll('svg, .num')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width && (one.left < box.left - 1 || one.right > box.right + 1))
        .map((one) => `${choice.dataset.at}: ${one.left} to ${one.right}, not ${box.left} to ${box.right}`);
})"""


def test_what_chinatown_offers_stays_within_its_buttons_on_the_smallest_phone(guest: Guest) -> None:
    page = guest(size=SIZES["small"], lang="de", hasty=True).visit("/learn").page
    page.locator('[data-learn="yokohama trade"]').click()
    offered, sticking = 0, list[str]()

    def look(_: int) -> None:
        nonlocal offered
        offered += page.locator(".market .choice").count()
        sticking.extend(page.evaluate(STICKING))

    learn(page, "trade", look, crowded=True)
    assert offered
    assert sticking == []


# Whether something can be pressed where it is drawn, with nothing upon it.
UNCOVERED = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_a_silent_teacher_of_a_whole_game_covers_nobody(guest: Guest) -> None:
    page = guest(size=PHONE).visit("/learn").page
    page.locator('[data-learn="osaka game"]').click()
    rival = page.locator(".osaka .traders")
    page.locator(f"{CARD} {FORWARD}").wait_for()
    assert not rival.evaluate(UNCOVERED), "the tip lies above the market"
    page.locator(f"{CARD} {FORWARD}").click()
    page.locator(f"{CARD}.silent").wait_for(state="attached")
    assert rival.evaluate(UNCOVERED)
    assert page.locator(f"{CARD} button").count() == 0
    # The next tip is read aloud, as the region for it was there before.
    assert page.locator(f"{CARD} [aria-live=polite]").inner_text() == ""
    decided(page)
    page.locator(f"{CARD} {FORWARD}").wait_for()
    assert page.locator(SAID).inner_text() == speaker("en").say("osaka-lesson-game-first")


@pytest.mark.parametrize("language", languages())
def test_the_first_lesson_is_in_view_on_a_phone(guest: Guest, language: str) -> None:
    lena = guest(size=PHONE, lang=language, played=False)
    page = lena.visit("/learn").page
    first = page.locator("[data-learn]").first
    for width, height in (PHONE, SIZES["small"]):
        page.set_viewport_size({"width": width, "height": height})
        first.wait_for()
        box = first.bounding_box()
        assert box["y"] + box["height"] <= height
        assert not lena.overflows()
        # What else there is to study comes after the lessons.
        assert page.locator('main a[href="/masters"]').bounding_box()["y"] > box["y"]


@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_home_offers_the_lessons_to_whoever_is_new(guest: Guest, window: str) -> None:
    lena = guest(played=False, size=SIZES[window])
    page = lena.visit().page
    teach = page.locator(".first a.main")
    teach.wait_for()
    assert teach.bounding_box()["y"] < page.locator("[data-play]").first.bounding_box()["y"]
    assert lena.accessibility() == []
    teach.click()
    page.locator("[data-learn]").first.wait_for()


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
