"""A game that the page was not built with is shown by what every game tells of itself, and can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.patience import PATIENCE
from helpers.places import EXAMPLES
from helpers.serving import Serving

GAME = "tutorial_game"


@pytest.fixture(scope="module")
def further(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that was led to the folder of examples."""
    folder: Path = tmp_path_factory.mktemp("further")
    with Serving(folder, thinkers=1, env={"SHOKAI_GAMES": str(EXAMPLES)}) as server:
        yield server


def test_texts_of_further_games_are_told_in_every_language(further: Serving) -> None:
    english = further.ask("GET", "/api/texts/en")
    assert 'page-game-tutorial_game = { "Three Goods" }' in english.text
    assert "tutorial_game-rules-turn =" in english.text
    assert "Server hinzugefügt" in further.ask("GET", "/api/texts/de").text
    assert further.ask("GET", "/api/texts/xx").status_code == 404


def test_a_further_game_is_played_by_clicks_to_its_end(further: Serving, browser: Any) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(1000 * PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(further.address)
    page.get_by_role("link", name="Three Goods").click()
    page.get_by_role("button", name="2 players").first.click()
    page.locator("label.seat select").nth(1).select_option("beginner")
    page.locator("form .button.main").last.click()
    moves, final = page.locator(".plain .moves button"), page.locator("dialog[open], .sheet")
    while not final.count():
        moves.or_(final).first.wait_for()
        if moves.count():
            moves.last.hover()
            assert "→" in page.locator(".changes").inner_text()
            before = page.locator(".plain aside").inner_text()
            moves.last.click()
            page.wait_for_function("before => document.querySelector('.plain aside')?.innerText !== before", arg=before)
    assert "place 1" in page.inner_text("body")
    assert wrong == []
    page.close()
