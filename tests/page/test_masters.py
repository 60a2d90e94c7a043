"""What the masters play, in a browser: the figures that come with the games, in every language and on every screen."""

from __future__ import annotations

import pytest
from helpers.charts import chart_of
from helpers.paging import LAPTOP, PHONE, Guest

import shokai
from shokai.masters.findings import shipped
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

TABLET = (1024, 768)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shokai.GAMES)
def test_the_figures_are_on_the_page(guest: Guest, game: str, language: str) -> None:
    """Every number of players, as the file has it, in sentences of the language."""
    found = shipped(game)
    reader = guest(lang=language)
    page = reader.visit(f"/masters/{game}").page
    for table in found["tables"]:
        page.locator(f'a[href="/masters/{game}?players={table["players"]}"]').click()
        page.locator(".facts b").first.wait_for()
        games = page.locator(".facts b").first
        assert games.inner_text().replace(",", "").replace(".", "") == str(table["games"])
        for row in chart_of(table, "seats")["rows"]:
            shown = page.locator(f'[data-chart="seats"] [data-row="{row["key"]}"] b').inner_text()
            # Halves are rounded up by browsers and to even numbers by Babel.
            assert abs(float(shown.rstrip("%\xa0 ").replace(",", ".")) - 100 * row["value"]) < 0.051
        shown = {chart["id"] for chart in table["charts"] if chart["rows"]}
        assert {one.get_attribute("data-chart") for one in page.locator("[data-chart]").all()} >= shown
    assert page.locator("h1").inner_text().replace("\n", " ") == speaker(language).say("masters-title")
    assert reader.missing == []
    assert reader.complaints == []


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE, (360, 640)], ids=str)
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("game", shokai.GAMES)
def test_it_can_be_read_everywhere(guest: Guest, game: str, size: tuple[int, int], theme: str) -> None:
    reader = guest(size=size, theme=theme)
    page = reader.visit(f"/masters/{game}").page
    page.locator('[data-chart="habits"]').wait_for()
    assert not reader.overflows()
    assert reader.too_small() == []
    reader.picture(f"masters-{game}-{size[0]}-{theme}")
    assert reader.accessibility() == []


def test_it_is_found_and_loaded_only_then(guest: Guest) -> None:
    """From the lessons and from the rules; who plays does not load it."""
    reader = guest()
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    page = reader.visit("/learn").page
    assert not [url for url in asked if "asters" in url]
    page.locator('a[href="/masters"]').click()
    page.locator('[data-masters="osaka"] [data-chart="seats"]').wait_for()
    assert [url for url in asked if "masters-play" in url]
    page = reader.visit("/rules/yokohama").page
    page.locator('a[href="/masters/yokohama"]').click()
    page.locator('[data-masters="yokohama"] [data-chart="technologies"]').wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Data as CSV").click()
    lines = saved.value.path().read_text("utf-8").splitlines()
    assert lines[0].startswith("chart,key,value")
    assert any(line.startswith("technologies,") for line in lines)


def test_an_unknown_game_is_a_sentence(guest: Guest) -> None:
    page = guest().visit("/masters/go").page
    page.get_by_text("No games of this kind have been counted yet.").wait_for()
