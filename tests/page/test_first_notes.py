"""First-game notes in a browser: beside what happens, once each, pushing nothing, gone with one click."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from helpers.clicking import LIT, LOOK, MY_TURN, chosen, decided
from helpers.learning import COVERED
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.places import PAGE

import shokai
from shokai.texts import languages, speaker

BOT = {"kind": "bot", "bot": "random"}
NOTE = "[data-first-note]"
TABLE = {"players": 2, "seats": [{"kind": "me"}, BOT]}
# Whether everything at the table lies where it would lie without the note.
PUSHES_NOTHING = """card => {
    const all = [...document.querySelectorAll('.frame *')];
    const parts = () => JSON.stringify(all.map(one => one.getBoundingClientRect()));
    const there = parts();
    card.style.display = 'none';
    const gone = parts();
    card.style.display = '';
    return there === gone;
}"""


def notes_of(game: str) -> list[tuple[str, list[str]]]:
    """The notes of a game, and the lines of the log that each is about."""
    source = (PAGE / "src/games" / game / "notes.ts").read_text("utf-8")
    rows = re.findall(r"\{ note: '([\w-]+)', on: ([^\n]+?), (?:by|place):", source)
    return [(note, re.findall(r"'([\w-]+)'", on)) for note, on in rows]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "least"), [("osaka", 6), ("yokohama", 10)])
def test_every_note_has_a_sentence_and_is_about_a_line_of_the_log(game: str, least: int, language: str) -> None:
    assert game in shokai.GAMES
    notes, speak = notes_of(game), speaker(language)
    assert len(notes) >= least
    for note, lines in notes:
        text = speak.say(f"{game}-note-{note}")
        assert text.endswith((".", "。"))
        assert len(text) < 170, text
        assert lines
        assert all(speak.has(line) for line in lines), note


def move(page: Any, game: str, dice: random.Random) -> None:
    """One decision, by clicks."""
    if game == "osaka":
        page.locator(MY_TURN).first.wait_for()
        return decided(page)
    page.locator(LIT).first.wait_for()
    seen = page.evaluate(LOOK)
    if seen:
        page.mouse.click(*seen[chosen(seen, dice)])
        page.mouse.move(2, 2)
    return None


def until_a_note(page: Any, game: str, moves: int = 200) -> str:
    dice = random.Random(5)
    for _ in range(moves):
        move(page, game, dice)
        page.wait_for_timeout(300)
        if page.locator(NOTE).count():
            return str(page.locator(NOTE).get_attribute("data-first-note"))
    raise AssertionError("no note in so many moves")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), [("osaka", LAPTOP), ("osaka", PHONE), ("yokohama", LAPTOP)])
def test_the_first_time_something_happens_a_note_says_so(guest: Guest, game: str, size: tuple[int, int]) -> None:
    lena = guest(played=False, size=size)
    lena.begin(game=game, **TABLE)
    page = lena.page
    page.locator(MY_TURN if game == "osaka" else LIT).first.wait_for()
    note = until_a_note(page, game)
    card = page.locator(NOTE)
    assert speaker("en").say(f"{game}-note-{note}") in card.inner_text()
    # It lies over the table and pushes nothing; the bar stays free.
    assert card.evaluate(PUSHES_NOTHING)
    box = card.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    bar = page.locator(".bar").first.bounding_box()
    assert box["y"] + box["height"] <= bar["y"] or box["y"] >= bar["y"] + bar["height"]
    assert page.evaluate(COVERED, [NOTE, "[data-note-place]"]) == []
    assert lena.accessibility() == []
    assert lena.too_small() == []
    lena.picture(f"first-note-{game}-{size[0]}")
    # Read once, it does not come again; the next one is another.
    card.get_by_role("button", name="Got it").click()
    page.wait_for_function(f"document.querySelector('[data-first-note={note}]') === null")
    kept = page.evaluate("JSON.parse(localStorage.getItem('shokai-settings')).notesGiven")
    assert f"{game} {note}" in kept
    if not page.locator(NOTE).count():
        assert until_a_note(page, game) != note
    # One click, and there are no more: here, and after the page was opened anew.
    page.locator("[data-no-more-notes]").click()
    page.locator(NOTE).wait_for(state="detached")
    lena.visit("/settings")
    row = page.locator(".item", has_text="First-game notes")
    assert row.locator("button", has_text="Off").get_attribute("aria-pressed") == "true"
    assert lena.missing == []


@pytest.mark.slow
def test_whoever_has_played_before_gets_none(guest: Guest) -> None:
    lena = guest(played=False)
    page = lena.visit().page
    page.locator("[data-play=osaka]").click()
    page.locator("[data-played=yes]").click()
    page.locator(MY_TURN).first.wait_for()
    for _ in range(3):
        page.locator(MY_TURN).first.wait_for()
        decided(page)
        page.wait_for_timeout(300)
        assert page.locator(NOTE).count() == 0
    assert page.evaluate("JSON.parse(localStorage.getItem('shokai-settings')).firstNotes") is False
