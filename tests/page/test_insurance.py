"""TRADERS OF OSAKA: insurance as one panel, by mouse, keys and fingers, in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest
from helpers.dragging import Finger
from helpers.paging import LAPTOP, PHONE, Guest, Visitor

from shokai.match.match import Match
from shokai.texts import languages

pytestmark = pytest.mark.slow

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
# Blue and green sink as soon as White has bought.
BLUE_AND_GREEN = {
    "market": "R2", "farm": "Y3 G5", "ships": "R4 B4 G3",
    "White hand": "Y5 B2 B2 B3 B5 G3 G2", "White goods": "R5 B5 B3 B2 B2 G5 G3 G2",
    "Pink hand": "Y2 Y3", "Pink goods": "B3 G2",
}  # fmt: skip
SENT = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.sent.push(String(text)); return send.call(this, text); };
}"""


def asked(guest: Guest, position: dict[str, str] = BLUE_AND_GREEN, **more: Any) -> Visitor:
    """Somebody whose ships sink: the panel is open."""
    visitor: Visitor = guest(**more)
    visitor.page.add_init_script(f"({SENT})()")
    record = Match.from_position("osaka", position, seed="tide").record(secret=True)
    visitor.begin(game="osaka", players=2, seats=SEATS, record=record)
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".hand .hc[data-card=Y5][aria-pressed=true]").or_(page.locator(".hand .hc[data-card=Y5]")).wait_for()
    for card in page.locator(".hand .hc[aria-pressed=true]:not([data-card=Y5])").all():
        card.click()
    if page.locator(".hand .hc[data-card=Y5][aria-pressed=false]").count():
        page.locator(".hand .hc[data-card=Y5]").click()
    page.locator(".bar .go").click()
    page.locator(".insurance[aria-busy=false]").wait_for()
    return visitor


def lines(page: Any) -> list[str]:
    """The moves that were sent."""
    sent = [json.loads(text) for text in page.evaluate("window.sent")]
    return [str(one["move"]) for one in sent if one.get("do") == "play"]


def pressed(page: Any, colour: str, kind: str) -> list[str]:
    part = page.locator(f".insurance [data-colour={colour}] {kind}[aria-pressed=true]")
    told: list[str] = part.evaluate_all("all => all.map(one => one.dataset.card)")
    return told


@pytest.mark.parametrize("language", languages())
def test_several_colours_are_answered_in_one_panel(guest: Guest, language: str) -> None:
    visitor = asked(guest, lang=language)
    page = visitor.page
    # The most is proposed: all four blue ones for two 2s, all three green ones.
    assert pressed(page, "B", ".keep") == ["B5", "B3", "B2", "B2"]
    assert pressed(page, "B", ".payer") == ["B2", "B2"]
    assert sorted(pressed(page, "G", ".payer")) == ["G2", "G3"]
    # A blue 2 is given up: a 2 and a 3 pay for three. Then the 3 stays in the hand: the dearest two are kept.
    page.locator(".insurance [data-colour=B] .keep[data-card=B2]").last.click()
    assert sorted(pressed(page, "B", ".payer")) == ["B2", "B3"]
    page.locator(".insurance [data-colour=B] .payer[data-card=B3]").click()
    assert pressed(page, "B", ".keep") == ["B5", "B3"]
    # Taken back, as nothing is confirmed, and done again.
    page.keyboard.press("Backspace")
    assert pressed(page, "B", ".keep") == ["B5", "B3", "B2"]
    page.locator(".insurance [data-colour=B] .payer[data-card=B3]").click()
    # The 5 is given up for a 2: which goods is free, as many as there are rings.
    page.locator(".insurance [data-colour=B] .keep[data-card=B5]").click()
    assert page.locator(".bar .go").is_disabled()
    page.locator(".insurance [data-colour=B] .keep[data-card=B2]").first.click()
    visitor.picture(f"osaka-insurance-{language}")
    assert visitor.accessibility() == []
    before = len(lines(page))
    page.locator(".bar .go").click()
    page.locator(".insurance").wait_for(state="detached")
    assert lines(page)[before:] == ["insure B2 save B3 B2", "insure G2 G3"]
    page.locator(".bar .act[data-move=buy]").wait_for()
    goods = page.locator(".mine .good.ins").evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(goods) == ["B2", "B3", "G2", "G3", "G5"]
    hand = page.locator(".hand .hc").evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(hand) == ["B2", "B3", "B5"]
    assert visitor.missing == []


def test_insurance_by_keys_alone(guest: Guest) -> None:
    page = asked(guest).page
    page.locator(".insurance [data-colour=G] .keep").first.focus()
    page.keyboard.press("Space")
    assert pressed(page, "G", ".keep") == ["G3", "G2"]
    page.keyboard.press("Escape")
    assert len(pressed(page, "G", ".keep")) == 3
    page.locator(".bar .go:not([aria-disabled=true])").wait_for()
    before = len(lines(page))
    page.keyboard.press("Enter")
    page.locator(".insurance").wait_for(state="detached")
    assert lines(page)[before:] == ["insure B2 B2", "insure G2 G3"]


def test_insurance_on_a_phone_by_fingers_and_nothing_kept(guest: Guest) -> None:
    visitor = asked(guest, size=PHONE)
    page, before = visitor.page, len(lines(visitor.page))
    finger = Finger(page)
    good = page.locator(".insurance [data-colour=B] .keep").first
    finger.lift(good)
    finger.drop()
    page.locator(".insurance [data-colour=B] .keep[aria-pressed=false]").wait_for()
    visitor.picture("osaka-insurance-phone")
    page.locator(".insurance .nothing").scroll_into_view_if_needed()
    page.locator(".insurance .nothing").click()
    page.locator("dialog [data-sure]").click()
    page.locator(".insurance").wait_for(state="detached")
    assert lines(page)[before:] == ["done", "done"]


def test_a_colour_that_cannot_be_saved_says_so_and_costs_no_question(guest: Guest) -> None:
    page = asked(guest, {**BLUE_AND_GREEN, "White hand": "Y5 B5 G3"}).page
    blue = page.locator(".insurance [data-colour=B]")
    assert "no blue card with a ring" in blue.inner_text()
    assert blue.locator(".keep:not(:disabled)").count() == 0
    before = len(lines(page))
    page.locator(".bar .go").click()
    page.locator(".insurance").wait_for(state="detached")
    assert lines(page)[before:] == ["done", "insure G3 save G5"]


def test_who_can_insure_nothing_is_told_so_and_asked_nothing(guest: Guest) -> None:
    position = {**BLUE_AND_GREEN, "White hand": "Y5 B5 G5"}
    record = Match.from_position("osaka", position, seed="tide").record(secret=True)
    visitor = guest()
    page = visitor.page
    visitor.begin(game="osaka", players=2, seats=SEATS, record=record)
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go").click()
    told = page.locator(".bar .say p", has_text="None of your cards can insure your 4 goods")
    told.wait_for()
    assert "?" not in told.inner_text()
    assert page.locator(".insurance, .bar .go, .bar .act:not(.peek)").count() == 0
    # It is answered without a click.
    page.locator(".bar .act[data-move=buy]").wait_for()


def test_nobody_else_hears_what_could_be_saved(guest: Guest) -> None:
    white = asked(guest)
    spectator = guest(size=LAPTOP)
    spectator.visit(white.page.url.removeprefix(white.address))
    spectator.page.locator(".bar .say", has_text="whether to insure").wait_for()
    assert spectator.page.locator(".insurance").count() == 0
    assert '"insurance"' not in "".join(spectator.heard)
    assert '"insurance"' in "".join(white.heard)
