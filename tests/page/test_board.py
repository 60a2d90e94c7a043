"""The analysis board in a browser: opened, moved on, tried otherwise, written on, shared, set up; desktop and phone."""

from __future__ import annotations

import base64
import random
import re
from pathlib import Path
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor

import shokai
from shokai.match.match import Match
from shokai.match.record import read_record

pytestmark = pytest.mark.slow


def record_of(game: str, moves: int = 12) -> str:
    match, dice = Match(game, 3, seed="board"), random.Random(2)
    for _ in range(moves):
        match.play(dice.choice(match.legal))
    return match.record(secret=True)


# The share of pixels in which two pictures of the same thing differ by more than the edges of letters do.
APART = """async (pictures) => {
    const seen = [];
    for (const text of pictures) {
        const image = new Image();
        image.src = `data:image/png;base64,${text}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 240 });
        const brush = canvas.getContext('2d');
        brush.drawImage(image, 0, 0, 400, 240);
        seen.push(brush.getImageData(0, 0, 400, 240).data);
    }
    let apart = 0;
    for (let i = 0; i < seen[0].length; i += 4)
        if ([0, 1, 2].some((k) => Math.abs(seen[0][i + k] - seen[1][i + k]) > 60)) apart++;
    return apart / (400 * 240);
}"""


def opened(guest: Guest, record: str, **more: Any) -> Visitor:
    visitor: Visitor = guest(**more)
    visitor.visit("/board")
    visitor.page.locator("[data-paste]").fill(record)
    visitor.page.locator("[data-paste]").locator("xpath=ancestor::section").get_by_role("button").last.click()
    visitor.page.locator("[data-board] .history").wait_for()
    return visitor


def at(page: Any, step: int) -> None:
    page.wait_for_function("step => document.querySelector('[data-step]').dataset.step === String(step)", arg=step)


def tab(visitor: Visitor, name: str) -> None:
    small = visitor.page.viewport_size["width"] <= 720
    chosen = visitor.page.locator(f"[data-switch={name}]" if small else f"#board-tab-{name}")
    if not small and not chosen.is_visible():
        # Here it would lie over the table, and waits until it is wanted.
        visitor.page.locator("[data-panel]").click()
    chosen.click()


def clean(visitor: Visitor) -> None:
    assert visitor.complaints == []
    assert visitor.missing == []
    assert not visitor.overflows()
    assert visitor.too_small() == []


@pytest.mark.parametrize("game", shokai.GAMES)
@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), ((1024, 768), "de"), (PHONE, "ja")])
def test_another_move_becomes_a_line_with_comments_and_comes_back_whole(
    guest: Guest, tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    record = record_of(game)
    end = read_record(record).step
    visitor = opened(guest, record, size=size, lang=language)
    page = visitor.page
    at(page, end)
    start = next(i for i, step in enumerate(read_record(record).steps) if step.seat >= 0)
    page.keyboard.press("Home")
    at(page, 0)
    for _ in range(start):
        page.keyboard.press("ArrowRight")
    at(page, start)
    # The table in words has a button for each legal move, as everywhere.
    played = read_record(record).steps[start].number
    match = read_record(record).at(start)
    other = next(move for move in match.legal_moves if move.number != played)
    with page.expect_response("**/api/board") as answer:
        page.evaluate(
            """move => document.querySelector(`[data-text-table] button[data-move="${move}"]`)?.click()
                ?? [...document.querySelectorAll('[data-text-table] button')].at(-1).click()""",
            other.text,
        )
    assert answer.value.json()["line"] == [[start, 0]]
    page.locator("[data-lines='1']").wait_for(state="attached")
    tab(visitor, "lines")
    page.locator("#board-comment").fill("見込みあり – promising")
    page.locator(".lines form button").click()
    page.locator("[data-variation] .said", has_text="promising").wait_for()
    clean(visitor)
    assert visitor.accessibility() == []
    visitor.picture(f"board-{game}-{size[0]}-{language}")
    # Saved, and opened again in another browser, from the link.
    kept = page.evaluate("JSON.parse(sessionStorage.getItem('shokai-study')).record")
    assert read_record(kept).record(secret=True) == kept
    assert "promising" in kept
    table = page.locator("[data-board] .board > *").first
    # In smaller windows the panel lies over the table, and is not in the picture.
    if size == LAPTOP:
        page.mouse.move(0, 0)
        there = table.screenshot(animations="disabled")
    page.locator(".ways .button").nth(2).click()
    link = page.locator("[data-link]").input_value()
    with page.expect_download() as saved:
        page.locator("dialog .ways .button").nth(1).click()
    saved.value.save_as(tmp_path / "study.shokai")
    assert (tmp_path / "study.shokai").read_text("utf-8") == kept
    # The picture is the table as it stands there, painted by the browser itself.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download() as drawn:
        page.locator("dialog .ways .button").nth(2).click()
    drawn.value.save_as(tmp_path / "study.png")
    picture = (tmp_path / "study.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert not any("/api/" in url for url in asked)
    if size == LAPTOP:
        told = [base64.b64encode(one).decode() for one in (picture, there)]
        assert page.evaluate(APART, told) < 0.02
    friend = guest(size=size, lang=language)
    friend.visit(link.removeprefix(friend.address))
    friend.page.locator("[data-lines='1']").wait_for(state="attached")
    assert friend.page.evaluate("JSON.parse(sessionStorage.getItem('shokai-study')).record") == kept
    assert friend.complaints == []


def test_real_controls_move_for_every_seat(guest: Guest) -> None:
    visitor = opened(guest, Match("osaka", 3, seed="tokens").record(secret=True))
    page = visitor.page
    seats = set()
    for _ in range(3):
        seats.add(page.locator(".bar .say small").inner_text())
        step = page.locator("[data-step]").first.get_attribute("data-step")
        page.locator(".osaka [data-move^='token ']:visible").first.click()
        page.wait_for_function(
            "step => document.querySelector('[data-step]').dataset.step !== step || document.querySelector('.bar .go')",
            arg=step,
        )
        if page.locator("[data-step]").first.get_attribute("data-step") == step:
            page.locator(".bar .go:not(:disabled)").click()
            page.wait_for_function("step => document.querySelector('[data-step]').dataset.step !== step", arg=step)
    assert len(seats) == 3
    clean(visitor)
    # What the moves are worth is legible beside the table.
    page.locator("#board-tab-values").click()
    page.get_by_role("switch").check()
    page.locator(".choices .move").first.wait_for()
    widths = page.evaluate("[...document.querySelectorAll('.choices .move')].map((one) => one.clientWidth)")
    assert min(widths) > 150
    # Looking for another game loses nothing.
    last = page.locator("[data-step]").first.get_attribute("data-step")
    page.locator(".ways .button").first.click()
    page.locator("[data-back-to]").click()
    page.locator(f"[data-step='{last}']").wait_for()


@pytest.mark.parametrize("game", shokai.GAMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_position_is_set_up_from_an_empty_table_and_faults_are_named_at_their_lines(
    guest: Guest, game: str, size: tuple[int, int]
) -> None:
    visitor = guest(size=size)
    page = visitor.page
    visitor.visit("/board")
    page.locator(".seg button", has_text=re.compile(game if game == "yokohama" else "osaka", re.IGNORECASE)).click()
    page.locator("[data-empty]").click()
    page.locator("[data-verdict=good]").wait_for()
    page.locator("[data-setup] .seg button").nth(1).click()
    name = page.locator("#position-text").input_value().splitlines()[0].split()[1]
    page.locator(f"[data-field='{name} points'] input").fill("7")
    page.locator(f"[data-field='{name} points'] input").press("Tab")
    assert f"{name} points: 7" in page.locator("#position-text").input_value()
    clean(visitor)
    assert visitor.accessibility() == []
    whole = page.locator("#position-text").input_value()
    # Choices have the words of the table: orders by country and goods, cards by colour and whose they are.
    page.locator("[data-setup] .seg button").first.click()
    if game == "yokohama":
        orders = page.locator("[data-field=port] option").all_text_contents()
        assert len(orders) > 30
        assert not [order for order in orders if re.fullmatch(r"O\d+", order)]
    else:
        page.locator("#position-text").fill(re.sub("(?m)^market:.*$", f"market: R3*{name}", whole))
        page.locator("[data-field=market] .chip", has_text=f"Red 3, reserved by {name}").wait_for()
    page.locator("#position-text").fill(whole + "wind: north\n")
    page.locator("[data-verdict=bad]").wait_for()
    assert page.locator(".verdict .at").inner_text() == f"Line {len(whole.splitlines()) + 1}"
    assert page.locator("[data-use]").is_disabled()
    page.locator("#position-text").fill(whole)
    page.locator("[data-verdict=good]").wait_for()
    page.locator("[data-use]").click()
    page.locator("[data-board] .history").wait_for()
    assert "points: 7" in page.evaluate("JSON.parse(sessionStorage.getItem('shokai-study')).record")
    assert visitor.complaints == []


def test_what_cannot_be_opened_says_why(guest: Guest) -> None:
    visitor = guest()
    page = visitor.page
    visitor.visit("/board")
    page.locator("[data-paste]").fill("nonsense")
    page.get_by_role("button", name="Open the text").click()
    assert "record" in page.get_by_role("alert").inner_text()
    page.locator("[data-paste]").fill("x" * 200_001)
    page.get_by_role("button", name="Open the text").click()
    page.get_by_role("alert").filter(has_text="200,000").wait_for()
    visitor.visit("/board#s=AAAA")
    page.reload()
    ask, api = page.request, f"{visitor.address}/api"
    ask.post(f"{api}/me", data={"name": "Aiko"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "clerk"}]
    table = ask.post(f"{api}/tables", data={"game": "osaka", "players": 2, "seats": seats}).json()["id"]
    visitor.visit(f"/board/{table}")
    page.get_by_role("alert").wait_for()
    assert page.locator("[data-board]").count() == 0
    # The browser itself notes what the server refused; nothing else went wrong.
    assert all(complaint.startswith("Failed to load resource") for complaint in visitor.complaints)
    visitor.complaints.clear()
