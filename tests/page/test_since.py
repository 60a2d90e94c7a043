"""What others did stays to be seen: every turn is told, the view follows, and what changed is marked until one acts."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.asking import BOT, at_position, at_table
from helpers.clicking import ABLE, LIT, READY
from helpers.paging import PHONE, Guest

from shokai.bots import bot_for
from shokai.games.yokohama.table.questions import question
from shokai.match.match import Match

pytestmark = pytest.mark.slow

MARKS = "[data-since]"

# Every sentence of the bar about somebody's turn.
LISTEN = """() => {
    window.told = [];
    const look = () => {
        const said = document.querySelector('.followed p')?.innerText;
        if (said && said !== window.told.at(-1)) window.told.push(said);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
}"""
# Whether the marks were gone for a moment: the next ones may come soon.
GONE = """() => {
    window.gone = false;
    new MutationObserver(() => { window.gone ||= !document.querySelector('[data-since]'); })
        .observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
# The turns of the log, the oldest first, each in its sentence.
LOGGED = "all => all.map(one => one.querySelector('.whole > span:last-child').innerText).reverse()"


def recalls(match: Match) -> bool:
    """Whether the first player is about to place assistants and could recall the president instead."""
    if match.actor or "done" not in match.legal_texts() or question(match.state).id != "yokohama-asks-place":
        return False
    later = match.clone()
    later.play("done")
    moves = later.legal_texts()
    return "recall" in moves and len(moves) > 1


def yokohama(players: int, rounds: int) -> dict[str, Any]:
    """A table in the middle of a game, where the first player is asked where to place assistants."""
    match, bots = Match("yokohama", players, seed="7"), [bot_for("greedy", seat) for seat in range(players)]
    while match.state.round <= rounds or not recalls(match):
        match.play(bots[match.actor].choose(match.seat()))
    seats = [{"kind": "me"}, *[BOT] * (players - 1)]
    return {"game": "yokohama", "players": players, "seats": seats, "record": match.record(), "step": match.step}


def play_a_turn(page: Any) -> None:
    """Places nobody, recalls the president, takes nothing back and ends the turn."""
    page.locator(f"{READY} .bar [data-at='bar:decline']{ABLE}").click()
    page.locator(f"{READY} .bar [data-at='bar:recall']{ABLE}").click()
    leave = page.locator(f"{READY} .bar [data-at='bar:decline']{ABLE}", has_text="Leave them")
    end = page.locator(f"{READY} .bar .go{ABLE}", has_text="End turn")
    leave.or_(end).wait_for()
    if leave.count():
        leave.click()
    end.click()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["laptop", "phone"])
def test_every_turn_of_a_round_of_bots_is_told_whole_and_its_marks_stay_until_one_acts(
    guest: Guest, size: tuple[int, int]
) -> None:
    visitor = at_table(guest, yokohama(4, 3), pace=0.25, size=size)
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.evaluate(LISTEN)
    play_a_turn(page)
    page.locator(".followed").wait_for()
    # The view follows on a phone, whatever was looked at before.
    if size == PHONE:
        page.locator("[role=tab][data-home=city][aria-selected=true]").wait_for()
    page.locator(f"{READY} .bar [data-at='bar:decline'], {READY} .bar .go[data-at]").first.wait_for()
    assert page.locator(MARKS).count() > 0
    told = page.evaluate("window.told")
    if size == PHONE:
        page.locator("[role=tab][data-home=rivals]").click()
    page.locator(".log .turn .whole").first.wait_for()
    # The last turn of each of the three bots, word for word: no step of it was left out.
    logged = [said for said in page.locator(".log .turn:has(.whole)").evaluate_all(LOGGED) if "Aiko" not in said[:5]]
    assert len(logged) >= 3
    assert [said for said in logged[-3:] if said not in told] == [], told
    if size == PHONE:
        page.locator("[role=tab][data-home=city]").click()
    # Looking and pointing leave the marks; the first move takes them away.
    page.keyboard.press("Escape")
    assert page.locator(MARKS).count() > 0
    page.evaluate(GONE)
    page.locator(f"{READY} .bar [data-at='bar:decline']{ABLE}").click()
    page.wait_for_function("() => window.gone")


def test_marks_of_osaka_tell_cards_goods_ships_and_stones_of_others(guest: Guest) -> None:
    page = at_position(
        guest, {"market": "G2 Y5", "farm": "B2 B3", "White hand": "Y2 R3", "Pink hand": "B5 B5 R5 Y5"}, pace=0.25
    )
    assert page.locator(MARKS).count() == 0
    page.keyboard.press("t")
    page.locator(".market .slot.glow .face").first.click()
    page.locator(f".bar .go{ABLE}").click()
    page.locator(f".bar .act[data-move=buy]{ABLE}, .bar .act[data-explain='button:take']{ABLE}").first.wait_for()
    page.locator(MARKS).first.wait_for()
    marked = page.locator(MARKS).count()
    page.locator(".market .face").first.hover()
    assert page.locator(MARKS).count() == marked
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".market .slot.glow .face").first.click()
    page.evaluate(GONE)
    page.locator(f".bar .go{ABLE}").click()
    page.wait_for_function("() => window.gone")


def test_own_goods_say_what_they_would_bring_now(guest: Guest) -> None:
    page = at_position(guest, {"market": "G2", "White goods": "R5 R3 R2", "White tokens": "R", "White hand": "Y2"})
    # The highest card and a token make the price: 6 for each of 3 cards, rounded to 20.
    page.locator(".price", has_text="6 × 3 = 18: 4 points").wait_for()
