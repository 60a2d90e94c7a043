"""Turns of others fit the windows: a rival's purchase, payday, insurance and tide; placing, moving and building."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from helpers import windows_osaka, windows_sheet, windows_yokohama
from helpers.freezing import arm, freezing, stopped
from helpers.paging import Guest, Visitor
from helpers.serving import Serving

from shokai.match.match import Match

pytestmark = pytest.mark.slow

WINDOWS = ((1024, 768), (1440, 900), (390, 844), (844, 390))
SHOTS = os.environ.get("SHOKAI_SHOTS")
TOLD = ".bar .followed p"

# The sentence of the bar is there, whole, in the window, and nothing lies upon it.
SENTENCE = """(part) => {
    const one = document.querySelector(part);
    if (!one) return ['the bar says nothing'];
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect(), found = [];
    if (text.left < -1 || text.top < -1 || text.right > innerWidth + 1 || text.bottom > innerHeight + 1)
        found.push('the sentence is outside');
    const top = document.elementFromPoint(text.left + 4, text.top + Math.min(8, text.height / 2));
    if (!top || !(one.contains(top) || top.contains(one))) found.push('the sentence is covered');
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
        found.push('the sentence is cut');
    if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
        found.push('the sentence is cut below');
    return found;
}"""


def beside(guest: Guest, host: Serving, game: str, position: dict[str, str], **more: Any) -> tuple[Visitor, Any, Match]:
    """Aiko at a table where Ben is about to move, how he moves, and the same game to look up what he can do."""
    visitor = freezing(guest(pace=1, **more))
    match = Match.from_position(game, position, seed="beside")
    seats = [{"kind": "me"}, {"kind": "open"}]
    terms = {"game": game, "players": 2, "seats": seats, "record": match.record(secret=True)}
    if game == "yokohama":
        terms["options"] = position["options"]
    table = visitor.begin(**terms)
    cookie, numbers = host.cookie("Ben"), count(1)

    def do(action: str, **args: Any) -> None:
        asked = {"client": "ben", "id": next(numbers), "do": action, **args}
        answer = host.ask("POST", f"/api/tables/{table}/do", asked, cookie=cookie)
        assert answer.status_code == 200, answer.text

    def ben(*moves: str) -> None:
        for move in moves:
            told = host.ask("GET", f"/api/tables/{table}", cookie=cookie).json()
            do("play", at=told["at"], move=move)

    do("sit", seat=1)
    visitor.page.locator(f".{game}").wait_for()
    return visitor, ben, match


def look(visitor: Visitor, name: str, faults: Any, words: str = TOLD) -> list[str]:
    """What is wrong in any of the windows."""
    page, found = visitor.page, []
    for size in WINDOWS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        told = [*faults(size), *page.evaluate(SENTENCE, words), *visitor.too_small()]
        found += [f"{name} {size[0]}x{size[1]} {fault}" for fault in told]
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(SHOTS) / f"following-{name}-{size[0]}x{size[1]}.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


# Pink buys the red cards: red arrives in Edo, and blue sinks with goods of both.
SALE = {
    "players": "White Pink", "turn": "Pink", "ships": "R4 B3 Y0 G0", "market": "R2 R3", "farm": "G3 G5 Y2",
    "White hand": "Y5 Y3", "White goods": "R2 R2 R2 B3 B2", "White tokens": "B",
    "Pink hand": "G5 G2 B2", "Pink goods": "R2 B5", "Pink tokens": "R", "discard": "G5 Y5",
}  # fmt: skip


def test_a_rivals_purchase_payday_insurance_and_tide_fit(guest: Guest, host: Serving) -> None:
    visitor, ben, _ = beside(guest, host, "osaka", SALE)
    page, found = visitor.page, []

    def table(size: tuple[int, int]) -> list[str]:
        return windows_osaka.faults(visitor, size, "following")

    def stage(size: tuple[int, int]) -> list[str]:
        return windows_sheet.faults(page, size, ".climax", "")

    arm(page, TOLD)
    ben("buy", "pay G5")
    assert stopped(page)
    found += look(visitor, "purchase", table)
    arm(page, ".climax[data-stage=payday] article.now")
    assert stopped(page)
    found += look(visitor, "payday", stage)
    arm(page, ".never")
    # Who is asked which goods to save takes as long as they like, and the bar says what is waited for.
    page.locator(".climax").wait_for(state="detached")
    page.wait_for_function("() => !document.querySelector('.flight')")
    page.locator(".bar .say p", has_text="Ben: whether to insure blue goods").wait_for()
    found += look(visitor, "insurance", table, ".bar .say p")
    arm(page, ".climax[data-stage=tide]")
    ben("done")
    assert stopped(page)
    found += look(visitor, "tide", stage)
    assert not found, "\n".join(found)
    assert visitor.missing == []


# Daryl stands in the Port with enough to build a shop there.
BUSY = {
    "players": "Aiko Daryl", "options": "2024 mini1", "step": "placing", "turn": "Daryl", "round": "7",
    **windows_yokohama.seat("Aiko", False), **windows_yokohama.seat("Daryl", False),
    "Daryl men": "2@Lab 2@Port 1@Bank 1@Copper1", "Daryl goods": "c3 s4 t6 f3 i8", "Daryl yen": "20",
}  # fmt: skip
TURN = ("place Port", "done", "go Port", "done", "shop 1", "done")


# A badge is whole within what it is told of.
NARROW = """() => [...document.querySelectorAll('.since-badge')].filter((one) => {
    const badge = one.getBoundingClientRect(), room = one.closest('[data-at]').getBoundingClientRect();
    return badge.right > room.right + 1 || badge.bottom > room.bottom + 1;
}).map(() => 'a badge is cut')"""


def test_a_rival_who_places_moves_and_builds_fits_and_so_do_marks(guest: Guest, host: Serving) -> None:
    visitor, ben, _ = beside(guest, host, "yokohama", BUSY)
    page, found = visitor.page, []

    def table(size: tuple[int, int]) -> list[str]:
        return windows_yokohama.faults(page, size)

    arm(page, TOLD)
    ben(*TURN)
    said: list[str] = []
    # The sentence grows with what he does, and what is done together comes together.
    while not said or "shop" not in said[-1]:
        assert len(said) < len(TURN), said
        assert stopped(page), said
        said.append(page.locator(TOLD).inner_text())
        found += look(visitor, f"turn-{len(said)}", table)
        if "shop" not in said[-1]:
            arm(page, TOLD, other=True)
    for size in WINDOWS:
        table(size)
        page.evaluate(windows_sheet.LONGER, TOLD)
        found += [f"long {size} {fault}" for fault in (*table(size), *page.evaluate(SENTENCE, TOLD))]
    arm(page, ".never")
    # Then Aiko is asked. Points that a rival won since somebody's last move are a number beside the name.
    page.locator(".bar .say", has_text="Place").wait_for()
    for size in WINDOWS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(windows_yokohama.MARK)
        found += [f"marks {size} {fault}" for fault in (*table(size), *page.evaluate(NARROW))]
    assert not found, "\n".join(found)
    assert visitor.missing == []


# Where the table lies, and whether the menu in the head can be pressed.
BOARD = """() => {
    const { x, y, width, height } = document.querySelector('.board > *').getBoundingClientRect();
    const menu = document.querySelector('[data-explain="page:menu"]'), at = menu.getBoundingClientRect();
    const free = menu.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
    return [x, y, width, height, free].join();
}"""


@pytest.mark.parametrize(("game", "position"), [("osaka", SALE), ("yokohama", BUSY)], ids=["osaka", "yokohama"])
def test_a_slip_of_paper_lies_on_the_head_and_pushes_nothing(
    guest: Guest, host: Serving, game: str, position: dict[str, str]
) -> None:
    visitor, _, _ = beside(guest, host, game, position)
    page, before, found = visitor.page, {}, []
    for size in WINDOWS:
        windows_sheet.faults(page, size, ".board", "")
        before[size] = page.evaluate(BOARD)
    page.locator("[data-explain='page:menu']").click()
    page.get_by_role("menuitem", name="Let a bot play for me: beginner").click()
    page.locator(".notes .note").wait_for()
    for size in WINDOWS:
        found += windows_sheet.faults(page, size, ".notes", "notes")
        if page.evaluate(BOARD) != before[size]:
            found.append(f"{size}: {page.evaluate(BOARD)} instead of {before[size]}")
    assert not found, "\n".join(found)
