"""Puzzles in a browser: found by the table's own controls, wrong and right, on a laptop and on a phone."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from helpers.clicking import LOOK, chosen
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.patience import PATIENCE

from shokai.match.record import read_record
from shokai.puzzles.puzzle import puzzle_for, puzzles_of
from shokai.texts import speaker

pytestmark = pytest.mark.slow

BUY = ".bar .act[data-move=buy][aria-disabled=false]"


def state(page: Any, what: str) -> Any:
    """The panel, as soon as it is in a state."""
    panel = page.locator(f"[data-puzzle-state={what}]")
    panel.wait_for()
    return panel


def take(page: Any) -> None:
    """Takes a card of the market as coins."""
    page.locator(".bar .act[data-explain='button:take']").click()
    page.locator(".market .slot.glow .face").last.click()
    page.locator(".bar .go").click()


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de"), (PHONE, "ja")])
def test_a_puzzle_is_tried_and_solved_by_the_controls_of_the_table(
    guest: Guest, size: tuple[int, int], language: str
) -> None:
    puzzle = next(one for one in puzzles_of("osaka") if one.solution == "buy" and one.tempting[0].startswith("take"))
    anna = guest(size=size, lang=language, hasty=True)
    page = anna.visit("/puzzles").page
    page.locator("[data-puzzle-rating='1500']").wait_for()
    assert not anna.overflows()
    assert anna.too_small() == []
    anna.visit(f"/puzzles/osaka/{puzzle.id}")
    state(page, "asked")
    assert not any('"solution":{' in heard or '"values"' in heard for heard in anna.heard)
    take(page)
    panel = state(page, "wrong")
    assert not anna.overflows()
    assert '"values"' not in "".join(anna.heard)
    panel.locator("[data-puzzle-again]").click()
    state(page, "asked")
    page.locator(BUY).click()
    page.locator(".bar .go").click()
    panel = state(page, "right")
    assert panel.locator("li.best").count() == 1
    assert panel.get_by_role("heading", name=speaker(language).say("puzzle-values")).is_visible()
    assert panel.locator(".reason").count()
    assert anna.too_small() == []
    assert anna.missing == []
    if language == "en":
        assert anna.accessibility() == []
    panel.locator("[data-puzzle-next]").click()
    page.locator(f"[data-puzzle]:not([data-puzzle$='{puzzle.id}'])").wait_for()
    state(page, "asked")
    # The first try counted: one of one solved at last, and a rating below the first.
    anna.visit("/puzzles")
    page.locator("[data-puzzle-streak='1']").wait_for()
    assert int(page.locator("[data-puzzle-rating]").get_attribute("data-puzzle-rating")) < 1500


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_solution_is_shown_on_the_table(guest: Guest, size: tuple[int, int]) -> None:
    anna = guest(size=size, hasty=True)
    page = anna.visit("/puzzles").page
    page.locator("[data-puzzle-day=yokohama]").click()
    state(page, "asked").locator("[data-puzzle-show]").click()
    panel = state(page, "shown")
    assert panel.locator("li").count() >= 2
    assert not anna.overflows()
    assert anna.accessibility() == []
    # And looked into on the analysis board.
    name = page.locator("[data-puzzle]").get_attribute("data-puzzle").split()
    panel.locator("[data-puzzle-explore]").click()
    page.locator("[data-board] .history").wait_for()
    kept = page.evaluate("JSON.parse(sessionStorage.getItem('shokai-study')).record")
    match, puzzle = read_record(kept), puzzle_for(name[0], name[1])
    assert (match.step, match.actor) == (0, puzzle.match().actor)
    assert match.legal_texts() == puzzle.match().legal_texts()
    assert anna.complaints == []


def test_where_there_is_no_room_the_table_with_the_solution_comes_before_the_reasons(guest: Guest) -> None:
    anna = guest(size=(1024, 768), lang="de", hasty=True)
    page = anna.visit(f"/puzzles/osaka/{puzzles_of('osaka')[0].id}").page
    state(page, "asked").locator("[data-puzzle-show]").click()
    panel = state(page, "shown")
    fold = panel.locator("[data-puzzle-fold][aria-expanded=false]")
    fold.wait_for()
    # All of the map and of what can be bought is in sight.
    for part in (".print", ".stalls"):
        box = page.locator(f".osaka {part}").first.bounding_box()
        assert box["y"] + box["height"] <= panel.bounding_box()["y"], part
    fold.click()
    panel.locator("[data-puzzle-fold][aria-expanded=true]").wait_for()
    assert panel.locator("li.best").is_visible()
    assert anna.too_small() == []
    assert anna.accessibility() == []


def test_a_whole_turn_is_played_to_its_end_and_judged(guest: Guest) -> None:
    puzzle = next(one for one in puzzles_of("yokohama") if one.turn)
    anna = guest(hasty=True)
    page = anna.visit(f"/puzzles/yokohama/{puzzle.id}?mode=turn").page
    state(page, "asked")
    chance, judged = random.Random(1), "[data-puzzle-state=right], [data-puzzle-state=part]"
    until = time.monotonic() + PATIENCE
    while not page.locator(judged).count():
        assert time.monotonic() < until, "the turn does not end"
        lit = page.evaluate(LOOK)
        if lit:
            page.mouse.click(*lit[chosen(lit, chance)])
        page.wait_for_timeout(150)
    panel = page.locator(judged)
    assert "%" in panel.inner_text()
    assert panel.locator(".line").count() == 1
    assert anna.accessibility() == []


def test_an_address_without_a_puzzle_says_so(guest: Guest) -> None:
    anna = guest()
    page = anna.visit("/puzzles/osaka/00000000").page
    page.get_by_text("no puzzle").wait_for()
    anna.complaints = [one for one in anna.complaints if "404" not in one]
