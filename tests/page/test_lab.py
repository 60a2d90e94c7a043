"""The lab for players in a browser: statistics and the opening explorer, with games that were really played."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.games import PASSWORD, Planned, play_games
from helpers.paging import LAPTOP, PHONE, Visitor, chromium
from helpers.patience import PATIENCE
from helpers.serving import Serving

from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

TABLET = (1024, 768)
TWO = ("Anna", "Ben")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("lab")
    play_games(folder / "tables.db", [*[Planned("osaka", TWO)] * 3, Planned("yokohama", TWO)])
    with Serving(folder) as server:
        until = time.monotonic() + PATIENCE
        while any(server.ask("GET", f"/api/statistics/{game}").json()["games"] < 2 for game in ("osaka", "yokohama")):
            assert time.monotonic() < until, "the games were not read"
            time.sleep(0.1)
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    with chromium() as found:
        yield found


class Anna(Visitor):
    """Somebody who has played here."""

    def enter(self) -> Anna:
        self.visit("/login")
        who = {"name": "Anna", "password": PASSWORD}
        assert self.page.request.post(f"{self.address}/api/me/enter", data=who, headers={"origin": self.address}).ok
        return self


@pytest.mark.parametrize(
    ("size", "theme", "lang"), [(LAPTOP, "night", "en"), (TABLET, "day", "de"), (PHONE, "day", "ja")]
)
def test_both_pages_can_be_read_everywhere(
    browser: object, server: Serving, size: tuple[int, int], theme: str, lang: str
) -> None:
    anna = Anna(browser, server.address, size=size, theme=theme, lang=lang).enter()
    for path in (
        "/statistics/yokohama?whose=mine", "/statistics/osaka?whose=people", "/explore/yokohama",
        "/explore/osaka?whose=masters", "/statistics/osaka?players=4", "/explore/osaka?after=nothing",
    ):  # fmt: skip
        anna.visit(path).page.wait_for_selector("[data-chart], [data-none], [data-move]")
        assert not anna.overflows(), path
        assert anna.too_small() == [], path
        assert anna.accessibility() == [], path
    assert anna.missing == []
    assert anna.complaints == []
    anna.close()


def test_a_line_is_stepped_into_and_back_and_opened_on_the_board(browser: object, server: Serving) -> None:
    visitor = Visitor(browser, server.address)
    page = visitor.visit("/explore/osaka").page
    for depth in (1, 2, 3):
        page.locator("[data-move] .into").first.click()
        page.wait_for_function(f"new URLSearchParams(location.search).getAll('after').length === {depth}")
        page.wait_for_selector("[data-move]")
    page.locator("[data-back]").click()
    page.wait_for_function("new URLSearchParams(location.search).getAll('after').length === 2")
    page.locator('[data-move] a[href^="/board/"]').first.click()
    page.wait_for_selector(".board[data-lines]")
    assert "step=" in page.url
    assert visitor.complaints == []
    visitor.close()


def test_files_are_downloaded(browser: object, server: Serving) -> None:
    anna = Anna(browser, server.address).enter()
    page = anna.visit("/statistics/osaka").page
    page.wait_for_selector("[data-chart=strategies]")
    for kind, least in (("charts", 6), ("games", 3)):
        with page.expect_download() as waiting:
            page.locator(f"[data-csv={kind}]").click()
        rows = list(csv.DictReader(io.StringIO(Path(waiting.value.path()).read_text("utf-8"))))
        assert len(rows) >= least
    anna.close()


@pytest.mark.parametrize("lang", languages())
def test_who_has_not_played_is_told_so_kindly_and_what_is_unknown_in_a_sentence(
    browser: object, server: Serving, lang: str
) -> None:
    visitor = Visitor(browser, server.address, lang=lang)
    page = visitor.visit("/statistics/yokohama?whose=mine").page
    assert page.locator("[data-none] p").inner_text() == speaker(lang).say("lab-none-mine")
    page.locator('[data-none] a[href="/statistics/yokohama?whose=masters"]').click()
    page.wait_for_selector("[data-chart=first-area]")
    visitor.visit("/statistics/chess").page.locator("main [role=alert]").wait_for()
    visitor.close()


def test_it_is_found_and_loaded_only_then(browser: object, server: Serving) -> None:
    anna = Anna(browser, server.address).enter()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    page = anna.visit("/").page
    page.locator('a[href="/statistics"]').wait_for()
    assert not [url for url in asked if "lab-" in url or "Statistics" in url]
    anna.visit("/profile").page.locator('a[href="/statistics?whose=mine"]').click()
    page.wait_for_selector("[data-statistics] [data-whose=mine].on")
    anna.visit("/board").page.locator('a[href="/explore"]').click()
    page.wait_for_selector("[data-explore]")
    anna.close()
