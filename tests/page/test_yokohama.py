"""YOKOHAMA in a browser, against a real server: played by clicks, keys and fingers."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from typing import Any

import pytest
from helpers.clicking import LIT, READY, play_on
from helpers.dragging import Finger, Mouse
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.places import PAGE

from shokai.bots import bot_for
from shokai.match.match import Match
from shokai.texts import languages

BOT = {"kind": "bot", "bot": "apprentice"}
TWO = {"game": "yokohama", "players": 2, "seats": [{"kind": "me"}, BOT], "hurry": True}


def guest_at(guest: Guest, table: dict[str, Any], **more: Any) -> Visitor:
    """Somebody at a new table, when there is something to do."""
    visitor = guest(**more)
    # Bots think on the same machine.
    visitor.page.set_default_timeout(60_000)
    visitor.begin(**table)
    visitor.page.locator(LIT).first.wait_for()
    return visitor


def spot(page: Any, place: str) -> Any:
    return page.locator(f'[data-at="{place}"]:is(.lit, .go, .act)').first


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", (1024, 768)), ("ja", PHONE)])
def test_a_whole_game_by_clicks_to_the_final_sheet(guest: Guest, language: str, size: tuple[int, int]) -> None:
    # Whoever clicks at random may never come to an end; a clerk does.
    table = {**TWO, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "clerk"}]}
    aiko = guest_at(guest, table, hasty=True, lang=language, size=size)
    page = aiko.page
    pressed = play_on(page, random.Random(7), 1500)
    assert page.locator("dialog .win").count(), "the game did not end"
    # There is one sheet: the table has none of its own behind it.
    assert page.locator(".yk .final").count() == 0
    # Panels and rows have tests of their own: not every game comes to them.
    assert {"area", "bar", "order"} <= pressed
    page.locator("dialog tfoot").wait_for()
    totals = page.locator("dialog tfoot tr").first.locator("td").all_inner_texts()
    assert len(totals) == 2
    assert int(totals[0]) >= int(totals[1])
    page.locator("dialog [data-ranks] li").first.wait_for()
    lines = page.locator("dialog [data-ranks] li").all_inner_texts()
    assert [re.findall(r"\d+", line)[1] for line in lines] == totals, lines
    # The winner's points stand first, and how far behind one is.
    assert totals[0] in page.locator("dialog .win").inner_text()
    points_are_told_by_source(page, totals)
    turning_points_lead_to_their_moments(aiko, language)
    assert aiko.missing == []


def points_are_told_by_source(page: Any, totals: list[str]) -> None:
    """Orders, buildings, achievements, Church, Customs, technology, countries, the rest: nothing is lumped together."""
    table = page.locator("dialog [role=group] table")
    table.wait_for()
    assert table.locator("tbody tr").count() == 8
    assert table.locator("tfoot tr").first.locator("td").all_inner_texts() == totals
    parts = table.locator("tbody td").all_inner_texts()
    assert any(points != "–" for points in parts), parts
    # Everybody's column is in view.
    assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")


def turning_points_lead_to_their_moments(visitor: Visitor, language: str) -> None:
    """The end sheet says what turned the game, in the words of the log, and shows it on the table."""
    page = visitor.page
    points = page.locator("dialog [data-turning]")
    points.first.wait_for()
    assert 1 <= points.count() <= 4
    for kind in points.evaluate_all("all => all.map(one => one.dataset.turning)"):
        assert kind in ("lead", "gain", "final")
    # Whoever only has a colour is called by it in the language of the page.
    assert ("Yellow" in page.locator("dialog").inner_text()) == (language == "en")
    assert not visitor.overflows()
    points.first.scroll_into_view_if_needed()
    visitor.picture(f"yokohama-end-{language}")
    points.locator(".link").first.click()
    page.locator(".history output").wait_for()
    last = int(page.locator(".history input").get_attribute("max"))
    assert 0 < int(page.locator(".history input").input_value()) <= last
    page.keyboard.press("Escape")
    page.locator(".history").wait_for(state="detached")


@pytest.mark.essential
@pytest.mark.parametrize(("language", "size"), [("de", (1024, 768)), ("ja", PHONE)])
def test_the_last_turns_of_a_game_by_clicks_in_other_languages_and_windows(
    guest: Guest, language: str, size: tuple[int, int]
) -> None:
    match, bots = Match("yokohama", 2, seed="3"), [bot_for("greedy", seat) for seat in range(2)]
    while not (match.state.ended and match.actor == 0 and match.view(0)["step"] == "placing"):
        match.play(bots[match.actor].choose(match.seat()))
    table = {**TWO, "record": match.record(), "step": match.step}
    visitor = guest_at(guest, table, size=size, lang=language, hasty=True)
    pressed = play_on(visitor.page, random.Random(5), 400)
    visitor.page.locator("dialog .win").wait_for()
    assert {"area", "bar"} <= pressed
    assert visitor.missing == []


def test_questions_do_not_speak_of_typing(guest: Guest) -> None:
    page, chance = guest_at(guest, TWO).page, random.Random(5)
    asked = set()
    for _ in range(40):
        page.locator(LIT).first.wait_for()
        asked.add(page.locator(".bar .say p").inner_text())
        play_on(page, chance, 1)
    assert len(asked) > 6
    assert [words for words in asked if re.search("“[a-z]+”|one line|the list", words)] == []


# One step after the other.


def keep_an_order(page: Any) -> None:
    page.locator(".ticket.order.lit").first.click()
    # Who could fulfil the order at once is asked before the main action.
    place, before = page.locator(".bar .now", has_text="Place"), page.locator(f"{READY} .bar:has(.now:first-child) .go")
    place.or_(before).first.wait_for()
    before.evaluate_all("all => all.forEach(one => one.click())")
    place.wait_for()


# What every decision while placing changes: what is asked, and who stands where.
LAID = "() => [...document.querySelectorAll('.bar .now, .bar .act, .crew')].map(one => one.innerText).join()"


def test_assistants_in_any_order_and_back_again(guest: Guest) -> None:
    # A pair leaves one way only: who was not asked for it would be on it before the pair is seen.
    page = guest_at(guest, TWO, onlyWay=False).page
    keep_an_order(page)
    areas = page.locator(".tile .cover.lit").evaluate_all("all => all.map(one => one.dataset.at.slice(5))")
    # The rules want areas in an order of their own; a player does not care.
    last, first = areas[-1], areas[0]
    spot(page, f"area:{last}").click()
    spot(page, f"area:{first}").click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    assert page.locator(f'[data-at="crew:{last}:0"] b').inner_text() == "1"
    assert page.locator(".tile .cover.lit").count() == 2
    # Each press takes back one decision: that no more are placed, where that was asked, and both assistants.
    nobody = page.locator(".bar .act", has_text="Place nobody")
    while not nobody.is_visible():
        page.locator(f"{READY} .bar .say").wait_for()
        before = page.evaluate(LAID)
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function(f"before => ({LAID})() !== before", arg=before)
    # The same area twice is a pair.
    spot(page, f"area:{first}").click()
    spot(page, f"area:{first}").click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(f'[data-at="crew:{first}:0"] b', has_text="2").wait_for()


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_an_assistant_is_dragged_from_the_hand(guest: Guest, by: type[Mouse]) -> None:
    page = guest_at(guest, TWO).page
    keep_an_order(page)
    pointer, hand = by(page), page.locator('[data-at="hand:assistants"]')
    pointer.lift(hand, page.locator('[data-at="area:Bank"]'))
    page.locator(".dragged").wait_for()
    pointer.drop()
    page.locator(".tile.staged").wait_for()
    page.locator(".bar .go", has_text="Place 1").wait_for()
    # Dropped where no area is, it is back in the hand.
    pointer.lift(hand, page.locator(".bar"))
    page.locator(".dragged").wait_for()
    pointer.drop()
    page.locator(".dragged").wait_for(state="detached")
    assert page.locator(".tile.staged").count() == 1


def test_a_way_is_shown_before_it_is_gone_and_why_another_is_not(guest: Guest) -> None:
    page = guest_at(guest, TWO, takeMost=False).page
    keep_an_order(page)
    spot(page, "area:Bank").click()
    # With one way only, nobody would be asked.
    page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first.click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator('[data-at="area:Bank"]').hover()
    preview = page.locator(".yk .preview")
    preview.wait_for()
    assert "Bank" in preview.inner_text()
    assert preview.locator(".powerseal b").inner_text() == "2"
    other = page.locator(".tile:not(.lit, .canal) .cover").first
    other.hover()
    page.locator(".explain.open .slip", has_text="assistant").wait_for()
    spot(page, "area:Bank").click()
    # Two yen are there to be taken, or fewer.
    spot(page, "panel:get 2").click()
    page.locator(".log li", has_text="gets 2 yen").wait_for()


def test_by_keyboard_alone(guest: Guest) -> None:
    # Who has one way only is not asked for it.
    page = guest_at(guest, TWO, onlyWay=False).page
    keep_an_order(page)
    page.locator(".tile .cover.lit").first.focus()
    start = page.evaluate("document.activeElement.dataset.at")
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.at")
    assert below != start
    assert below.startswith("area:")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    page.locator(".tile.staged").wait_for()
    page.keyboard.press("Escape")
    page.locator(".tile.staged").wait_for(state="detached")
    page.keyboard.press("Space")
    page.locator(".tile.staged").wait_for()
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.dataset.at"))
    assert {place for place in reached if str(place).startswith("area:")}
    assert "bar:main" in reached
    page.locator('[data-at="bar:main"]').focus()
    page.locator('[data-at="bar:main"]:not([aria-disabled=true])').wait_for()
    page.keyboard.press("Enter")
    page.locator(".bar .now", has_text="Move").wait_for()


TOUCH = """one => {
    one.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    one.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
    one.click();
}"""


def test_by_fingers_a_touch_shows_and_the_main_button_does(guest: Guest) -> None:
    # A deal where no order could be fulfilled at once, which would be asked first.
    dealt = Match("yokohama", 2, seed="1")
    visitor = guest_at(guest, {**TWO, "record": dealt.record(), "step": dealt.step}, size=PHONE)
    page = visitor.page
    # The tab with the choice comes to the front by itself.
    page.locator("[role=tab][aria-selected=true]", has_text="Mine").wait_for()
    order = page.locator(".ticket.order.lit").first
    order.evaluate(TOUCH)
    keep = page.locator(".bar .go", has_text="Keep")
    keep.wait_for()
    # A second touch lets go again.
    order.evaluate(TOUCH)
    keep.wait_for(state="detached")
    order.evaluate(TOUCH)
    keep.click()
    page.locator("[role=tab][aria-selected=true]", has_text="City").wait_for()
    page.locator(".minimap").wait_for()
    assert not visitor.overflows()


def test_the_text_table_says_what_the_board_shows(guest: Guest) -> None:
    page = guest_at(guest, TWO).page
    keep_an_order(page)
    told = page.locator("[data-text=merchant]").first.inner_text()
    stock = page.locator(".stock .thing b").all_inner_texts()
    names = ("copper", "silk", "tea", "fish")
    assert [re.findall(rf"(\d+) {name}", told)[0] for name in names] == stock[:4]
    assert page.locator("[data-text=row] li").count() == page.locator(".tile").count()


def test_secrets_stay_secret(guest: Guest) -> None:
    """Nothing that comes over the wire has an order in another's hand."""
    aiko = guest_at(guest, TWO)
    keep_an_order(aiko.page)
    views = [json.loads(text) for text in aiko.heard if '"merchants"' in text]
    assert views
    for told in views:
        merchants = (told.get("view") or told).get("game", {}).get("merchants", [])
        assert all(merchant["orders"] is None for merchant in merchants if merchant["seat"] != 0)
    assert not [text for text in aiko.heard if re.search(r'"seed":"', text)]


def before(step: str) -> dict[str, Any]:
    """A table of three where the first player has come to a step of the turn, and no move there ends the game."""
    for seed in range(20):
        match = Match("yokohama", 3, seed=str(seed), names=["Aiko", "Daryl", "Seiji"])
        bots = [bot_for("greedy", seat) for seat in range(3)]
        while not match.over:
            seen = match.view(0) if match.actor == 0 else {}
            # What brings the end is confirmed first.
            if seen.get("step") == step and not any("ends" in move["preview"] for move in seen["moves"]):
                seats = [{"kind": "me"}, BOT, BOT]
                return {"game": "yokohama", "players": 3, "seats": seats, "record": match.record(), "step": match.step}
            match.play(bots[match.actor].choose(match.seat()))
    raise AssertionError(f"no game came to {step}")


@pytest.mark.parametrize(
    ("step", "place"), [("ordering", "row:"), ("studying", "tech:"), ("worship", "church:"), ("clearing", "customs:")]
)
def test_what_lies_on_a_board_is_taken_there(guest: Guest, step: str, place: str) -> None:
    # Nothing is answered by itself: what is seen then is over before it can be looked at.
    page = guest_at(guest, before(step), takeMost=False, onlyWay=False, fromArea=False).page
    question = page.locator(f"{READY} .bar .say")
    asked = question.inner_text()
    changed = "(said) => document.querySelector('.bar .say').innerText !== said"
    page.locator(f'{READY} .lit[data-at^="{place}"]').first.click()
    # The server took the move, and asks for the next one: a payment, a gift, or whatever comes.
    page.wait_for_function(changed, arg=asked)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("(asked) => document.querySelector('.bar .say').innerText === asked", arg=asked)


# What it looks like.


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """A table of four in the middle of a game, where the president is about to move."""
    match = Match("yokohama", 4, seed="12", names=["Aiko", "Daryl", "Seiji", "Noriko"])
    bots = [bot_for("greedy", seat) for seat in range(4)]
    while not match.over:
        seen = match.view(match.actor)
        goes = [move for move in seen["moves"] if move["text"].startswith("go ")]
        if match.actor == 0 and seen["round"] >= 11 and len(goes) >= 2:
            break
        match.play(bots[match.actor].choose(match.seat()))
    seats = [{"kind": "me"}, BOT, BOT, BOT]
    return {"game": "yokohama", "players": 4, "seats": seats, "record": match.record(), "step": match.step}


def test_it_looks_as_it_should(guest: Guest, position: dict[str, Any]) -> None:
    for name, more in {
        "yokohama": {},
        "yokohama-night": {"theme": "night"},
        "yokohama-phone": {"size": PHONE},
        "yokohama-ja": {"lang": "ja"},
        "yokohama-de": {"lang": "de", "size": (1366, 768)},
        "yokohama-small": {"size": (360, 740), "lang": "de"},
    }.items():
        visitor = guest_at(guest, position, **more)
        page = visitor.page
        page.locator(".tile .cover.lit").last.hover()
        page.locator(".yk .preview").wait_for()
        assert not visitor.overflows(), name
        assert visitor.missing == [], name
        # A Japanese sign beside a Japanese heading would say the same twice.
        if name in ("yokohama", "yokohama-ja"):
            assert (page.locator(".yk .kj:visible").count() == 0) == (name == "yokohama-ja")
        visitor.picture(name)
        # Fingers need room: what can be pressed in the bar has 44 pixels.
        buttons = page.locator(".bar button:visible")
        heights = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= 44, name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_too_small_to_read(guest: Guest, players: int, language: str) -> None:
    match, bot = Match("yokohama", players, options="2024 mini1 mini2", seed="small"), bot_for("greedy", 1)
    while match.step < 300 or match.actor:
        match.play(bot.choose(match.seat()))
    seats = [{"kind": "me"}] + [BOT] * (players - 1)
    table = {"game": "yokohama", "players": players, "options": "2024 mini1 mini2", "seats": seats}
    visitor = guest_at(guest, {**table, "record": match.record(secret=True)}, size=(1366, 768), lang=language)
    assert visitor.too_small() == []
    assert not visitor.overflows()


@pytest.mark.parametrize("size", [(360, 640), PHONE])
@pytest.mark.parametrize("language", languages())
def test_what_stands_beside_the_pieces_is_not_broken(guest: Guest, language: str, size: tuple[int, int]) -> None:
    page = guest_at(guest, TWO, lang=language, size=size).page
    page.locator("[role=tab][data-home=mine]").click()
    page.locator(".house .k").nth(1).wait_for()
    # A word that fits no line is broken anywhere: each of these is one line.
    lines = page.locator(".house .k").evaluate_all(
        "all => all.map(one => { const range = document.createRange(); range.selectNodeContents(one);"
        " return range.getClientRects().length; })"
    )
    assert lines == [1, 1]


# What is cut of a technology's name, and how far its sign reaches into its flag.
CRAMPED = """() => [...document.querySelectorAll('.ticket.tech:not(.big)')].flatMap((ticket) => {
    const [name, sign, flag] = ['h4', '.eff s', '.flag'].map((part) => ticket.querySelector(part));
    const over = sign ? sign.getBoundingClientRect().right - flag.getBoundingClientRect().left : 0;
    return name.scrollWidth > name.clientWidth || over > 0 ? [ticket.innerText] : [];
})"""


@pytest.mark.parametrize("language", languages())
def test_technologies_have_room_for_their_words(guest: Guest, language: str) -> None:
    page = guest_at(guest, {**TWO, "players": 4, "seats": [{"kind": "me"}, BOT, BOT, BOT]}, lang=language).page
    page.locator(".ticket.order.lit").first.click()
    page.locator(".ticket.tech").nth(11).wait_for()
    assert page.evaluate(CRAMPED) == []


def test_with_two_players_the_city_is_larger(guest: Guest) -> None:
    """There are fewer areas and boards: what is there takes the room."""
    widths = {}
    for players in (2, 4):
        table = {"game": "yokohama", "players": players, "seats": [{"kind": "me"}] + [BOT] * (players - 1)}
        visitor = guest_at(guest, table)
        tile, board = (visitor.page.locator(part).first.bounding_box() for part in (".tile", ".mboard:not(.track)"))
        widths[players] = (tile["width"], board["width"])
    assert widths[2][0] > 1.08 * widths[4][0]
    assert widths[2][1] > 1.2 * widths[4][1]


@pytest.mark.essential
def test_nothing_serious_for_accessibility(guest: Guest, position: dict[str, Any]) -> None:
    for theme in ("day", "night"):
        visitor = guest_at(guest, position, theme=theme)
        assert visitor.accessibility() == []


def test_what_is_printed_is_what_the_rules_have() -> None:
    """The page draws ladders, prices, prizes and the cards of its rules from files that a script writes."""
    spec = importlib.util.spec_from_file_location("fixtures_of_yokohama", PAGE / "fixtures/yokohama.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("printed", "components"):
        file = PAGE / f"src/games/yokohama/{name}.json"
        told = getattr(module, name)()
        written = json.loads(file.read_text("utf-8"))
        assert written == json.loads(json.dumps(told)), f"page/fixtures/yokohama.py writes {file}"
