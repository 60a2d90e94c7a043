"""A game that the page was not built with is shown by what every game tells of itself, and can be played."""

from __future__ import annotations

import shutil
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Visitor
from helpers.patience import PATIENCE
from helpers.places import EXAMPLES, PAGE, ROOT
from helpers.serving import Serving

GAME = "tutorial_game"
# All that a folder of the page must have, see docs/guide/games.md.
FOLDER = {
    "game.ts": """
import type { GameLook } from '../index';
import { SEATS as seats } from '../plain/seats';
export const GAME: GameLook = { kanji: '三品', seats, demand: 1.5 };
""",
    "Table.svelte": """
<script lang="ts">
  import Plain from '../plain/Table.svelte';
  let table = $props();
</script>
<div class="three"><Plain {...table} /></div>
""",
}


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


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server from a copy of the sources; the page there has a folder for this game, and nothing else is changed."""
    node = shutil.which("node")
    if node is None or not (PAGE / "node_modules" / "vite").is_dir():
        pytest.skip("Node or the modules of the page are missing; `npm install` in the folder page brings them.")
    copy: Path = tmp_path_factory.mktemp("built")
    shutil.copytree(PAGE, copy / "page", ignore=shutil.ignore_patterns("node_modules", "fixtures"))
    (copy / "page" / "node_modules").symlink_to(PAGE / "node_modules")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    folder = copy / "page" / "src" / "games" / GAME
    folder.mkdir()
    for name, source in FOLDER.items():
        (folder / name).write_text(source.lstrip(), "utf-8")
    done = subprocess.run(
        [node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"],
        cwd=copy / "page", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    env = {"SHOKAI_GAMES": str(EXAMPLES), "PYTHONPATH": str(copy / "src")}
    with Serving(tmp_path_factory.mktemp("served"), env=env, fresh=True) as server:
        yield server


# Everything on the home page that has a place of its own, with the games first.
PLACES = """() => [...document.querySelectorAll('[data-game], .grid > section')]
    .filter((one) => one.getClientRects().length)
    .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { name: one.dataset.game ?? one.className, left, top, right, bottom };
    })"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [LAPTOP, (1100, 800), PHONE], ids=str)
def test_a_third_game_with_a_table_of_its_own_is_one_folder_of_the_page(
    browser: Any, built: Serving, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, built.address, size=size)
    page = visitor.visit().page
    page.locator(f"[data-play={GAME}]").wait_for()
    places = page.evaluate(PLACES)
    visitor.picture(f"home-three-games-{size[0]}")
    names = [place["name"] for place in places]
    assert {"yokohama", "osaka", GAME} < {name.split()[0] for name in names}
    for place in places:
        assert 0 <= place["left"] < place["right"] <= size[0], place
    for one, other in combinations(places, 2):
        beside = one["right"] <= other["left"] or other["right"] <= one["left"]
        above = one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
        assert beside or above, (one, other)
    # The games stand together, above the tables of others.
    tops = {place["name"].split()[0]: place["top"] for place in places}
    assert max(tops[name] for name in ("yokohama", "osaka", GAME)) < min(tops["open"], tops["watch"])
    page.locator(f"[data-play={GAME}]").click()
    page.locator(".three .plain").wait_for()
    assert visitor.missing == []
    visitor.close()
    assert visitor.complaints == []
