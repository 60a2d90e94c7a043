"""TRADERS OF OSAKA in a browser, against a real server: played by clicks and keys, alone and together."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from helpers.clicking import MY_TURN, decided
from helpers.dragging import Finger, Mouse
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.serving import Serving

from shokai.bots import bot_for
from shokai.match.match import Match
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

AGAINST_A_BOT = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]}
HOT_SEAT = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.essential
@pytest.mark.parametrize(
    ("language", "size"), [("en", (1440, 900)), ("de", (1024, 768)), ("ja", PHONE)], ids=["en", "de", "ja"]
)
def test_a_whole_game_by_clicks_to_the_final_sheet_and_its_replay(
    guest: Guest, language: str, size: tuple[int, int]
) -> None:
    aiko = guest(lang=language, size=size, hasty=True)
    page = aiko.visit().page
    page.locator("[data-game=osaka] [aria-pressed]").first.click()
    page.locator("[data-game=osaka] select").select_option("beginner")
    page.locator("[data-play=osaka]").click()
    over = page.locator("dialog .win")
    for _ in range(400):
        page.locator(f"{MY_TURN}, dialog .win").first.wait_for()
        if over.count():
            break
        decided(page)
    assert over.count(), "the game did not end"
    # Everybody's points by payday add up to what the sheet says, with the reason of the end.
    assert page.locator("dialog .reason").inner_text()
    page.locator("dialog tfoot tr").first.wait_for()
    sums = [int(one) for one in page.locator("dialog tfoot tr:first-child td").all_inner_texts()]
    points = [int(re.findall(r"\d+", line)[1]) for line in page.locator("dialog [data-ranks] li").all_inner_texts()]
    assert sums == points
    page.locator("dialog [data-turning]").first.wait_for()
    # Every payday of everybody is in the log of this table.
    assert speaker(language).say("end-before") not in page.locator("dialog").inner_text()
    page.get_by_role("button", name=speaker(language).say("page-seed-check")).click()
    page.get_by_text(speaker(language).say("page-seed-good")).wait_for()
    aiko.picture(f"osaka-end-{language}")
    assert aiko.accessibility() == []
    assert aiko.missing == []

    # A turning point leads to its moment on the table; from there one goes on to the last one.
    shown = page.locator("dialog [data-turning] .link").first
    shown.click()
    page.locator(".history output").wait_for()
    last = int(page.locator(".history input").get_attribute("max"))
    assert 0 < int(page.locator(".history input").input_value()) <= last
    page.keyboard.press("Escape")
    page.locator(".history").wait_for(state="detached")
    page.locator(".bar .go").click()

    page.locator("dialog a[href^='/replay/']").click()
    page.locator(".history output").wait_for()
    last = int(page.locator(".history input").get_attribute("max"))
    page.keyboard.press("End")
    page.wait_for_function("last => document.querySelector('[data-step]')?.dataset.step === String(last)", arg=last)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("last => document.querySelector('[data-step]').dataset.step === String(last - 1)", arg=last)
    assert page.locator("figure path").count() >= 2
    assert aiko.missing == []


def test_two_browsers_at_one_table(guest: Guest) -> None:
    aiko, kenji = guest(), guest()
    page = aiko.visit("/new").page
    page.locator("input[autocomplete=nickname]").fill("Aiko")
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Open table").click()
    # The link is there at once, and what to do where it is of no use to others.
    page.locator(".bring input").wait_for()
    assert page.locator(".bring input").input_value() == page.url

    other = kenji.visit(page.url.removeprefix(aiko.address)).page
    other.get_by_role("button", name="Sit here").click()
    other.locator("dialog input").fill("Kenji")
    other.get_by_role("button", name="Save").click()
    for mine in (page, other):
        mine.locator(".osaka").wait_for()
    # One of them is asked for a token.
    while not (page.locator(".bar .token").count() or other.locator(".bar .token").count()):
        page.wait_for_timeout(50)
    first, second = (page, other) if page.locator(".bar .token").count() else (other, page)
    assert second.locator(".bar .token").count() == 0
    first.locator(".bar .token").nth(1).click()
    second.locator(".log li", has_text="takes a blue token").wait_for()
    second.locator(".bar .token").first.wait_for()

    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Write a message").fill("Good winds!")
    first.get_by_role("button", name="Send").click()
    second.get_by_role("tab", name="Chat").click()
    second.get_by_text("Good winds!").wait_for()


def test_a_seat_is_handed_over(guest: Guest) -> None:
    aiko, mira = guest_at(guest, AGAINST_A_BOT), guest()
    page = aiko.page
    page.locator(".bar .token").first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Hand over my seat").click()
    link = page.locator("dialog input").input_value()
    other = mira.visit(link.removeprefix(aiko.address)).page
    other.locator("dialog input").fill("Mira")
    other.get_by_role("button", name="Save").click()
    other.locator(".bar .token").first.wait_for()
    page.get_by_text("You are watching").wait_for()


def test_undo_and_redo(guest: Guest) -> None:
    page = guest_at(guest, HOT_SEAT).page
    page.get_by_role("button", name=re.compile("I am")).click()
    page.locator(".bar .token").first.click()
    page.get_by_role("button", name=re.compile("I am")).click()
    page.locator(".bar .token").first.click()
    # The first turn of the game: a card is taken, taken back, and taken again.
    page.get_by_role("button", name=re.compile("I am")).or_(page.locator(".bar .act[data-move=buy]")).first.wait_for()
    if page.get_by_role("button", name=re.compile("I am")).count():
        page.get_by_role("button", name=re.compile("I am")).click()
    hand = page.locator(".hand .hc")
    page.locator(".bar .act[data-move=buy]").wait_for()
    before = hand.count()
    page.keyboard.press("t")
    page.locator(".market .slot.glow .face").first.click()
    page.locator(".bar .go").click()
    page.get_by_role("button", name=re.compile("I am")).wait_for()
    # Behind the curtain nothing of anybody's hand is in the page.
    assert page.locator(".hc, .card").count() == 0
    page.get_by_role("button", name=re.compile("I am")).click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name=re.compile("I am")).click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    assert hand.count() == before
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name=re.compile("I am")).wait_for()


def guest_at(guest: Guest, table: dict[str, Any], **more: Any) -> Visitor:
    """Somebody at a new table."""
    visitor = guest(**more)
    visitor.begin(**table)
    return visitor


def test_a_killed_server_comes_back_and_the_page_finds_it(guest: Guest, host: Serving) -> None:
    page = guest_at(guest, AGAINST_A_BOT).page
    page.locator(".bar .token").first.wait_for()
    # All parts of the page are there.
    page.wait_for_load_state("networkidle")
    host.kill()
    page.locator(".bar .say p", has_text="Connection lost").wait_for()
    host.start()
    page.locator(".bar .say p", has_text="Connection lost").wait_for(state="detached")
    page.locator(".bar .token").first.click()
    page.locator(".log li", has_text="Aiko takes a red token").wait_for()


def test_an_earlier_moment(guest: Guest) -> None:
    page = guest_at(guest, AGAINST_A_BOT).page
    page.locator(".bar .token").first.click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.locator(".log li button", has_text="New in the farm").click()
    page.get_by_text("You are looking at an earlier position.").first.wait_for()
    assert page.locator(".bar .act[data-move]").count() == 0
    page.keyboard.press("ArrowLeft")
    page.locator(".history output", has_text="Step").wait_for()
    page.get_by_role("button", name="Back to the present").click()
    page.locator(".bar .act[data-move=buy]").wait_for()

    # Whoever comes back is told what was missed, and can watch it.
    page.evaluate("localStorage.setItem(`shokai-seen-${location.pathname.split('/').at(-1)}`, '3')")
    page.reload()
    page.get_by_role("button", name="Show me").click()
    page.locator(".history output", has_text=re.compile("Step [4-9]")).wait_for()
    page.get_by_role("button", name="Back to the present").click()
    page.locator(".bar .act[data-move=buy]").wait_for()


def test_why_not_names_the_reason_and_the_rule(guest: Guest) -> None:
    page = guest_at(guest, AGAINST_A_BOT).page
    page.locator(".bar .token").first.click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.keyboard.press("r")
    page.locator(".farm .slot.glow .face").first.click()
    page.locator(".bar .go").click()
    page.locator(".bar .act", has_text="Reserve").and_(page.locator("[aria-disabled=true]")).hover()
    slip = page.locator(".explain.open .slip")
    slip.wait_for()
    # What the bot did meanwhile may have brought the farm to the market.
    assert "Your stone is on a card in the" in slip.inner_text()
    with page.expect_popup() as opened:
        slip.get_by_role("link").click()
    rules = opened.value
    rules.locator("article.on h2", has_text="Reserving").wait_for()


def test_by_keyboard_alone(guest: Guest) -> None:
    visitor = guest(last={"osaka": {"players": 2, "bot": "apprentice"}})
    page = visitor.visit().page
    page.locator("[data-play=osaka]").focus()
    page.keyboard.press("Enter")
    page.locator(".bar .token").first.wait_for()
    page.keyboard.press("2")
    page.locator(".log li", has_text="takes a blue token").first.wait_for()
    page.locator(".bar .act[data-move=buy]").wait_for()
    before = page.locator(".hand .hc").count()
    page.keyboard.press("t")
    page.keyboard.press("1")
    page.locator(".bar .go:not(:disabled, [aria-disabled=true])").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelectorAll('.hand .hc').length === before + 1", arg=before)
    # Everything that can be pressed can be reached with Tab and shows where it is.
    page.locator(".bar .act[data-move=buy]").wait_for()
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("document.activeElement.dataset.move ?? document.activeElement.getAttribute('aria-label')")
        )
    assert {"buy", "Undo"} & reached == {"buy"} or "buy" in reached
    assert any(str(move).startswith(("take", "reserve")) for move in reached)


# Dragging.

# White buys the green 2, green arrives in Edo, and red sinks with White's goods.
BEFORE_THE_TIDE = {
    "market": "G2 Y5", "farm": "B2 B3", "White hand": "Y2 Y5 R3 R2 B5", "White goods": "R5 R3 R2", "ships": "G4 R3",
}  # fmt: skip


def at_position(guest: Guest, position: dict[str, str], **more: Any) -> Any:
    """The page of somebody who plays White from a position on."""
    record = Match.from_position("osaka", position, seed="drag").record(secret=True)
    page = guest_at(guest, {**AGAINST_A_BOT, "record": record}, **more).page
    page.locator(".bar .act[data-move=buy]").wait_for()
    return page


@pytest.mark.parametrize(("by", "size"), [(Mouse, LAPTOP), (Finger, PHONE)])
def test_cards_and_the_stone_are_dragged(guest: Guest, by: type[Mouse], size: tuple[int, int]) -> None:
    page = at_position(guest, BEFORE_THE_TIDE, size=size)
    hand, market = page.locator(".hand"), page.locator(".market .slot")
    pointer, glowing = by(page), page.locator(".osaka :is(.slot.glow, .drops)")

    # A card of the market onto the own hand: only the hand glows, and the card is held as by a click.
    pointer.lift(market.first.locator(".face"), hand)
    page.locator(".hand.drops.over").wait_for()
    assert glowing.count() == 1
    pointer.drop()
    page.locator(".market .slot.held").wait_for()
    page.locator(".bar .go:not(:disabled, [aria-disabled=true])").wait_for()
    assert page.locator(".dragged").count() == 0
    page.keyboard.press("Escape")

    # The own stone onto a card of the farm; what is reserved already does not glow.
    pointer.lift(page.locator(".plaque .top"), page.locator(".farm .slot").nth(1))
    page.locator(".farm .slot.glow.over").wait_for()
    assert glowing.count() == 4
    pointer.drop()
    page.locator(".farm .slot.held").wait_for()
    page.keyboard.press("Escape")

    # Dropped where it cannot lie, it is where it was: nothing is held, nothing is asked.
    for over in ([page.locator(".print")], [page.locator(".print"), market.first]):
        pointer.lift(market.first.locator(".face"), *over)
        page.locator(".dragged").wait_for()
        pointer.drop()
        page.locator(".dragged").wait_for(state="detached")
        assert page.locator(".slot.held, .slot .ask").count() == 0


def test_hand_cards_are_dragged_to_pay(guest: Guest) -> None:
    page = at_position(guest, {**BEFORE_THE_TIDE, "market": "G2"})
    pointer, cards = Mouse(page), page.locator(".hand .hc")
    page.keyboard.press("b")
    yellow = cards.and_(page.locator("[data-card=Y2]"))
    if yellow.get_attribute("aria-pressed") == "false":
        page.locator(".hand .hc[aria-pressed=true]").first.click()
    else:
        yellow.click()
    assert page.locator(".bar .go").is_disabled()
    pointer.lift(yellow, page.locator(".market .lot"))
    page.locator(".lot.drops.over").wait_for()
    pointer.drop()
    page.locator(".hc[data-card=Y2][aria-pressed=true]").wait_for()
    page.locator(".bar .go:not(:disabled)").wait_for()


def test_the_text_table_says_what_the_board_shows(guest: Guest) -> None:
    page = guest_at(guest, AGAINST_A_BOT).page
    for _ in range(4):
        page.locator(f"{MY_TURN}, dialog .win").first.wait_for()
        board = page.locator(".market .face").evaluate_all("cards => cards.map(card => card.dataset.card)")
        told = page.locator("[data-text=market]").inner_text()
        letters = {"red": "R", "blue": "B", "yellow": "Y", "green": "G"}
        words = [letters[colour] + value for colour, value in re.findall(r"(red|blue|yellow|green) (\d)", told)]
        assert sorted(words) == sorted(board)
        decided(page)


def test_secrets_stay_secret(guest: Guest) -> None:
    """Neither the page nor anything that comes over its wire has another's hand, or the seed."""
    aiko = guest_at(guest, AGAINST_A_BOT)
    page = aiko.page
    watcher = guest()
    watcher.visit(page.url.removeprefix(aiko.address)).page.locator(".osaka").wait_for()
    for _ in range(3):
        page.locator(MY_TURN).first.wait_for()
        decided(page)
    views = [json.loads(text) for text in aiko.heard if '"traders"' in text]
    assert views
    for told in views:
        traders = (told.get("view") or told).get("game", {}).get("traders", [])
        assert [trader["hand"] for trader in traders if trader["seat"] != 0] in ([None], [])
    assert not [text for text in watcher.heard if '"hand":[' in text]
    assert not [text for text in [*aiko.heard, *watcher.heard] if re.search(r'"seed":"', text)]
    assert watcher.page.locator(".hand").count() == 0


# What it looks like.


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """A table in the middle of a game, before a purchase that ends in a payday and a tide."""
    best: tuple[int, Match, int, int] | None = None
    for seed in range(12):
        match, bot = (
            Match("osaka", 4, seed=str(seed), names=["Aiko", "Kenji", "Mira", "Osamu"]),
            bot_for("greedy", seed),
        )
        while not match.over:
            seen = match.view(match.actor)
            buy = next((move["preview"] for move in seen["moves"] if move["text"] == "buy"), None)
            mine = seen["traders"][match.actor]
            if buy and buy["sales"] and buy["at_risk"] and len(mine["hand"]) in range(4, 9):
                goods = sum(len(t["goods"]) + 2 * len(t["insured"]) for t in seen["traders"]) + len(mine["goods"])
                worth = goods + 3 * len(buy["cards"]) + len(buy["ships"])
                if best is None or worth > best[0]:
                    best = (worth, match, match.step, match.actor)
            match.play(bot.choose(match.seat()))
    assert best
    _, match, step, actor = best
    seats = [{"kind": "me"} if seat == actor else {"kind": "bot", "bot": "apprentice"} for seat in range(4)]
    return {"game": "osaka", "players": 4, "seats": seats, "record": match.record(), "step": step}


def test_a_pointer_that_rests_on_buy_leaves_lit_what_can_be_reserved(guest: Guest, position: dict[str, Any]) -> None:
    # The button may appear under a pointer that stands still, for somebody who plays by keyboard.
    page = guest_at(guest, position).page
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.keyboard.press("r")
    page.locator(".bar .act[data-move=buy]").hover()
    page.locator(".ghost").first.wait_for()
    page.locator(".farm .slot.glow").first.wait_for()


def test_it_looks_as_it_should(guest: Guest, position: dict[str, Any]) -> None:
    for name, more in {
        "osaka": {},
        "osaka-night": {"theme": "night"},
        "osaka-phone": {"size": PHONE},
        "osaka-ja": {"lang": "ja"},
        "osaka-de": {"lang": "de", "size": (1366, 768)},
        "osaka-small": {"size": (360, 740), "lang": "de"},
    }.items():
        visitor = guest_at(guest, position, **more)
        page = visitor.page
        page.locator(".bar .act[data-move=buy]").click()
        page.locator(".ghost").first.wait_for()
        assert not visitor.overflows(), name
        assert visitor.missing == [], name
        visitor.picture(name)
        # Fingers need room: what can be pressed in the bar has 44 pixels.
        heights = page.locator(".bar button:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44, name


@pytest.mark.parametrize("language", languages())
def test_nothing_is_too_small_to_read(guest: Guest, position: dict[str, Any], language: str) -> None:
    visitor = guest_at(guest, position, size=(1366, 768), lang=language)
    visitor.page.locator(".bar .act[data-move=buy]").click()
    visitor.page.locator(".ghost").first.wait_for()
    assert visitor.too_small() == []


@pytest.mark.parametrize("language", languages())
def test_on_short_phones_nothing_lies_under_the_bar(guest: Guest, position: dict[str, Any], language: str) -> None:
    for size in ((360, 740), (390, 664), (375, 667), PHONE):
        page = guest_at(guest, position, size=size, lang=language).page
        page.locator(".bar .act[data-move=buy]").wait_for()
        lowest = max(
            box["y"] + box["height"] for box in (card.bounding_box() for card in page.locator(".hand .hc").all())
        )
        assert lowest <= page.locator(".bar").bounding_box()["y"], size
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1], size


@pytest.mark.essential
def test_nothing_serious_for_accessibility(guest: Guest, position: dict[str, Any]) -> None:
    for theme in ("day", "night"):
        visitor = guest_at(guest, position, theme=theme)
        visitor.page.locator(".bar .act[data-move=buy]").click()
        assert visitor.accessibility() == []


def test_the_record_on_disk_can_be_opened(guest: Guest, tmp_path: Path, an_osaka_record: str) -> None:
    file = tmp_path / "game.shokai"
    file.write_text(an_osaka_record, "utf-8")
    visitor = guest()
    page = visitor.visit().page
    page.locator(".drop input").set_input_files(file)
    page.locator(".history output").wait_for()
    page.get_by_label("Point of view").select_option("1")
    page.locator(".own .hand").wait_for()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".frame .osaka").wait_for()
    page.get_by_text("This game continues from a record.").wait_for()
