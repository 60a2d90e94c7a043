"""Everything explains itself: pointed at, held, or reached by keys, in both games and all languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers.dragging import Finger
from helpers.explaining import (
    OSAKA,
    YOKOHAMA,
    codes,
    faults_by_holding,
    faults_by_mouse,
    faults_of,
    mute,
    note,
    points,
    yokohama_table,
)  # fmt: skip
from helpers.paging import PHONE, Guest, Visitor
from helpers.windows_osaka import table as osaka_table

from shokai.texts import languages

# Each thing of a table, by the name it has on the page, and a part of what its note says.
YOKOHAMA_THINGS = {
    "technology for sale": ("tech:Lab:1", "every further one costs another 2 yen"),
    "dearer technology": ("tech:Lab:6", "Here it costs"),
    "own technology": ("title:tram", "at the end"),
    "order within reach": ("row:Port:1", "with power 2 or more"),
    "order out of reach": ("row:Dock:6", "with power 4 or more"),
    "own order": ("order:O5", "In phase A or C you pay the goods"),
    "room for an order": ("room", "Room for 1 more"),
    "canal": ("area:Canal", "nobody may stop here"),
    **{f"power {power}": (f"level:Silk1:{power}", f"With power {power} the action brings") for power in range(1, 6)},
    "power at Customs": ("level:Customs:4", "up to 3 imports handed in"),
    "5-power token": ("token:Fish1", "For whoever acts here with power 5 first"),
    "token that was taken": ("token:Bank", "has been taken"),
    "building site": ("site:Fish1:2", "A shop here brings"),
    "shop": ("site:Fish1:1", "gives 1 power here for the rest of the game"),
    "site of a trading house": ("house:Fish1", "A trading house here brings"),
    "trading house": ("house:Port", "1 yen whenever somebody else acts here"),
    "station": ("station", "its owner’s president goes straight there"),
    "assistants": ("crew:Lab:1", "Each gives 1 power here"),
    "president": ("president:0", "Others cannot stop here"),
    "Church space": ("church:3", "6 faith: 5 points + 2 movements"),
    "Church space that is taken": ("church:2", "Taken by"),
    "Church board": ("board:Church", "the most assistants here score 6 points"),
    "Customs space": ("customs:7", "4 imports: 22 points"),
    "goal": ("achievement:B", "In phase A or C you put an assistant on it"),
    "marker": ("marker:2", "all three achievements"),
    "end by houses": ("end:houses", "all 4 trading houses"),
    "end by shops": ("end:shops", "all 8 shops"),
    "end by orders": ("end:orders", "cannot be refilled"),
    "end by Church": ("end:church", "6 assistants are on the Church board"),
    "end by Customs": ("end:customs", "6 assistants are on the Customs board"),
    "deck of orders": ("deck:orders", "They refill the boards of orders"),
    "deck of technologies": ("deck:titles", "They refill the boards of technologies"),
    "own agent": ("agents", "Once per turn"),
    "agents of a country": ("agents:FR", "left"),
    "president in hand": ("hand:president", "carries out the action"),
    "shops in the warehouse": ("store:shops", "the next one costs 2 yen"),
    "import": ("stock:import", "Chinatown sells it for 4 yen"),
    "rival": ("seat:1", "assistants in hand"),
    "step of the turn": ("stage:build", "power 4 or 5"),
    "recall": ("bar:recall", "Instead of moving"),
}
OSAKA_THINGS = {
    "card for sale": ("market:R2:", "One of the cards for sale"),
    "own reserved card": ("market:R5:0", "only you may buy or take it"),
    "another’s reserved card": ("market:B5:1", "Reserved by Pink"),
    "farm card": ("farm:B3:", "It moves to the market with the next refill"),
    "5 in hand": ("hand:R5", "It has no insurance symbol"),
    "2 in hand": ("hand:G2", "Its 2 symbols save 2 goods"),
    "own goods": ("pile:0:red", "all 7 are sold at 7 each"),
    "goods of others": ("pile:1:blue", "all 5 are sold at 6 each"),
    "ship at Osaka": ("ship:yellow", "It sails 1 space"),
    "ship among waves": ("ship:blue", "It is among the waves"),
    "wave": ("space:4", "sink when another ship reaches Edo"),
    "Osaka": ("space:0", "Here ships start"),
    "Anori": ("space:2", "Sunken ships return to Anori"),
    "Edo": ("space:5", "it is payday"),
    "own tokens, and the end": ("tokens:0", "whoever has 8 after a payday ends the game"),
    "points": ("points:1", "The most win"),
    "stone": ("stone", "one card is reserved"),
    "cards of others": ("cards:1", "hidden from the others"),
    "draw pile": ("draw", "the discard pile is shuffled"),
    "discard pile": ("discard", "used as insurance or lost"),
    "market": ("market", "refilled after every purchase"),
    "farm": ("farm", "move to the market"),
    "Buy": ("button:buy", "You buy every card in the market that is free for you"),
    "Take": ("button:take", "You take one card of the market"),
    "Reserve": ("button:reserve", "You put your stone on a card"),
    "Confirm": ("button:confirm", "Does what you have selected"),
    "Undo": ("page:undo", "Takes back your last decision"),
    "question": ("question", "What is expected now"),
}


def osaka(visitor: Visitor) -> Any:
    visitor.begin(**osaka_table(4, full=True))
    visitor.page.locator(".bar .act[data-move=buy]").wait_for()
    return visitor.page


def yokohama(visitor: Visitor) -> Any:
    visitor.begin(**yokohama_table())
    visitor.page.locator(".tile .cover.lit").first.wait_for()
    return visitor.page


def test_each_thing_of_osaka_says_what_it_is(guest: Guest) -> None:
    visitor = guest()
    osaka(visitor)
    assert faults_of(visitor, OSAKA_THINGS) == []


def test_each_thing_of_yokohama_says_what_it_is(guest: Guest) -> None:
    visitor = guest()
    yokohama(visitor)
    assert faults_of(visitor, YOKOHAMA_THINGS) == []


# The panel of insurance, by language: each thing with a part of what its note has to say.
INSURING = {
    "en": {
        "good at risk": ("save:B5", "It goes down with its ship unless you keep it"),
        "card that pays": ("insure:B2", "Its 2 symbols save 2 goods"),
        "card without a ring": ("insure:G5", "So it cannot pay here"),
        "main button": ("button:keep", "keeps the goods that are ticked"),
        "the most": ("button:most", "saves the most goods"),
        "nothing": ("button:done", "all goods at risk are lost"),
    },
    "de": {
        "good at risk": ("save:B5", "geht mit seinem Schiff unter"),
        "card that pays": ("insure:B2", "retten 2 Waren"),
        "nothing": ("button:done", "noch einmal gefragt"),
    },
    "ja": {
        "good at risk": ("save:B5", "船とともに沈みます"),
        "card that pays": ("insure:B2", "2枚を守れます"),
        "nothing": ("button:done", "すべて失います"),
    },
}


def test_what_a_purchase_brings_stands_beside_its_button_in_a_few_lines(guest: Guest) -> None:
    page = osaka(guest())
    button = page.locator(".bar .act[data-move=buy]")
    button.hover()
    page.locator(".explain.settled .foretold").wait_for()
    told = page.locator(".foretold li").all_inner_texts()
    assert told == [
        "5 cards for 14", "You sell red: +13 points", "6 blue goods sink, 5 rings in hand",
        "7 green goods sink, 4 rings in hand",
    ]  # fmt: skip
    lines = page.locator(".foretold").bounding_box()["height"]
    assert lines < 120, "it is longer than five lines"
    shown, at = page.locator(".explain").bounding_box(), button.bounding_box()
    assert shown["x"] + shown["width"] >= at["x"] - 20, "it is not beside the button"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
def test_no_note_lies_over_the_question_once_a_purchase_is_chosen(guest: Guest, size: tuple[int, int]) -> None:
    page = osaka(guest(size=size))
    button = page.locator(".bar .act[data-move=buy]")
    button.hover()
    page.locator(".explain.open .foretold").wait_for()
    button.click()
    page.locator(".bar .go:not([aria-disabled=true])").wait_for()
    page.locator(".explain.open").wait_for(state="detached")
    question = page.locator(".bar .say p").last
    assert "Buy" in question.inner_text()
    at = question.bounding_box()
    for x in (0.1, 0.5, 0.9):
        point = [at["x"] + x * at["width"], at["y"] + at["height"] / 2]
        assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.bar')", point)


@pytest.mark.parametrize("language", languages())
def test_tokens_and_insurance_of_osaka_explain_themselves(guest: Guest, language: str) -> None:
    visitor = guest(lang=language)
    page = visitor.page
    visitor.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    page.locator(".bar .token").first.wait_for()
    told = {"en": "raises the price of your later sales", "de": "bringen je Karte 1 mehr", "ja": "単価が1上がります"}
    assert faults_of(visitor, {"token": ("button:token", told[language])}) == []
    visitor.begin(**osaka_table(2, full=True))
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go").click()
    page.locator(".insurance").wait_for()
    assert faults_of(visitor, INSURING[language]) == []
    # The same on a phone, held: nothing is tapped by it.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    kept, seen = page.locator(".insurance .keep[aria-pressed=true]").count(), set[str]()
    assert faults_by_holding(visitor, Finger(page), seen) == []
    assert {"save", "insure", "button"} - seen == set()
    assert page.locator(".insurance .keep[aria-pressed=true]").count() == kept
    assert visitor.missing == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_pointing_at_anything_of_osaka_says_what_it_is(guest: Guest, language: str, size: tuple[int, int]) -> None:
    visitor, seen = guest(lang=language, size=size), set[str]()
    osaka(visitor)
    assert faults_by_mouse(visitor, seen) == []
    assert OSAKA - seen == set()
    assert visitor.missing == []


@pytest.mark.parametrize("language", languages())
def test_pointing_at_anything_of_yokohama_says_what_it_is(guest: Guest, language: str) -> None:
    visitor, seen = guest(lang=language), set[str]()
    yokohama(visitor)
    assert faults_by_mouse(visitor, seen) == []
    assert YOKOHAMA - seen == set()
    assert visitor.missing == []


@pytest.mark.parametrize("language", languages())
def test_holding_anything_of_osaka_on_a_phone_says_what_it_is(guest: Guest, language: str) -> None:
    visitor, seen = guest(size=PHONE, lang=language), set[str]()
    page = osaka(visitor)
    finger = Finger(page)
    assert faults_by_holding(visitor, finger, seen) == []
    # Holding is no pressing.
    assert page.locator(".slot.held, .ask").count() == 0
    assert {"market", "farm", "hand", "pile", "ship", "space", "tokens", "button", "question"} - seen == set()


@pytest.mark.parametrize("language", languages())
def test_holding_anything_of_yokohama_on_a_phone_says_what_it_is(guest: Guest, language: str) -> None:
    visitor, seen, wrong = guest(size=PHONE, lang=language), set[str](), []
    page = yokohama(visitor)
    finger = Finger(page)
    for tab in range(4):
        page.locator(".tabs [role=tab]").nth(tab).click()
        wrong += faults_by_holding(visitor, finger, seen)
    assert wrong == []
    assert {"area", "level", "token", "site", "church", "customs", "order", "title", "stock", "seat"} - seen == set()


@pytest.mark.parametrize("language", languages())
def test_pointing_at_anything_of_yokohama_on_a_tablet_says_what_it_is(guest: Guest, language: str) -> None:
    visitor, seen, wrong = guest(size=(1024, 768), lang=language), set[str](), []
    page = yokohama(visitor)
    wrong += faults_by_mouse(visitor, seen)
    # Boards wait behind tabs: one of orders, one of technologies, and both tracks.
    for board in ("Port", "Lab", "church", "customs"):
        page.locator(f'.rail [data-home="{board}"]').click()
        page.locator(f'.rail [data-home="{board}"][aria-expanded=true]').wait_for()
        wrong += faults_by_mouse(visitor, seen)
    assert wrong == []
    # One's own technologies, sets and tokens are in a drawer there.
    assert YOKOHAMA - seen - {"title", "sets", "tokens"} == set()
    assert visitor.missing == []


@pytest.mark.parametrize("game", [osaka, yokohama])
def test_whatever_can_be_pressed_explains_itself(guest: Guest, game: Callable[[Visitor], Any]) -> None:
    visitor = guest()
    page = game(visitor)
    for width, height in ((1440, 900), (1024, 768), (768, 1024), (844, 390), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert mute(page) == [], (width, height)
    wrong = faults_of(visitor, {"Hint": ("page:hint", "What a strong bot would do here")}, linked=False)
    assert wrong == []


def test_tabs_of_yokohama_say_what_is_behind_them(guest: Guest) -> None:
    visitor = guest(size=(1024, 768))
    page = yokohama(visitor)
    told = {
        "log": ("log", "newest first"),
        "Port": ("board:Port", "Take an order from the board"),
        "Church": ("board:Church", "assistants"),
    }
    assert faults_of(visitor, told, linked=False) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator('.yk.tabs [data-home="mine"]').wait_for()
    assert faults_of(visitor, {"own things": ("tab:mine", "Your goods")}, linked=False) == []


def test_a_preview_leaves_the_way_of_the_president_in_sight(guest: Guest) -> None:
    visitor = guest(size=(1024, 768))
    page = yokohama(visitor)
    at = points(page, ["level:Silk1:3"])["level:Silk1:3"]
    page.mouse.move(at["x"], at["y"])
    page.locator(".explain.open .facts, .explain.open .preview").first.wait_for()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown, way = (page.locator(kind).bounding_box() for kind in (".explain.open", ".path .walk"))
    across = min(shown["x"] + shown["width"], way["x"] + way["width"]) - max(shown["x"], way["x"])
    down = min(shown["y"] + shown["height"], way["y"] + way["height"]) - max(shown["y"], way["y"])
    assert min(across, down) <= 1


@pytest.mark.parametrize("language", languages())
def test_no_code_of_a_card_is_shown_to_people(guest: Guest, language: str) -> None:
    visitor = guest(lang=language, textTable=True)
    page = yokohama(visitor)
    page.locator("[data-text-table] h2").wait_for()
    assert codes(page) == []


def test_a_note_goes_with_the_pointer_and_by_escape(guest: Guest) -> None:
    page = osaka(guest())
    page.locator(".pk").first.hover()
    note(page, "draw").wait_for()
    page.mouse.move(5, 895)
    page.locator(".explain.open").wait_for(state="detached")
    page.locator(".pk").first.hover()
    note(page, "draw").wait_for()
    page.keyboard.press("Escape")
    page.locator(".explain.open").wait_for(state="detached")


def test_a_note_leads_to_the_rule(guest: Guest) -> None:
    page = osaka(guest())
    page.locator(".pk").first.hover()
    page.locator(".explain.settled").wait_for()
    with page.context.expect_page() as opened:
        page.locator(".explain a").click()
    opened.value.locator("article.on", has_text="draw pile").wait_for()


def test_keys_go_from_thing_to_thing(guest: Guest) -> None:
    page = yokohama(guest())
    page.keyboard.press("e")
    page.locator(".explain.open").wait_for()
    told = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        told.add(page.locator(".explain.open").get_attribute("data-about"))
    assert len(told) > 3
    page.keyboard.press("Escape")
    page.locator(".explain.open").wait_for(state="detached")


def test_nothing_is_explained_while_a_piece_is_moved(guest: Guest) -> None:
    page = osaka(guest())
    page.locator(".market .slot.glow .face").first.hover()
    page.locator(".explain.open").wait_for()
    page.mouse.down()
    page.mouse.move(720, 600, steps=5)
    page.locator(".dragged").wait_for()
    assert page.locator(".explain.open").count() == 0
    page.mouse.up()


def test_a_note_is_readable_for_everybody(guest: Guest) -> None:
    visitor = guest()
    page = osaka(visitor)
    page.locator(".pk").first.hover()
    page.locator(".explain.open").wait_for()
    assert visitor.accessibility() == []


@pytest.mark.parametrize("language", languages())
def test_one_key_shows_all_symbols(guest: Guest, language: str) -> None:
    visitor = guest(lang=language)
    page = yokohama(visitor)
    page.keyboard.press("l")
    page.locator(".half [data-symbol=toll]").wait_for()
    assert page.locator(".half [data-symbol]").count() > 25
    assert visitor.missing == []
    # The question and its buttons stay free, and what is pointed at is marked.
    sheet, bar = page.locator(".half").bounding_box(), page.locator(".bar").bounding_box()
    assert sheet["y"] + sheet["height"] <= bar["y"] + 1
    at = points(page, ["row:Port:5", "tech:Lab:6"])["tech:Lab:6"]
    page.mouse.move(at["x"], at["y"])
    page.locator(".half .marked[data-symbol=industry]").wait_for()
    page.locator(".half .marked[data-symbol=copper]").wait_for(state="detached")
    assert visitor.accessibility() == []
    page.keyboard.press("l")
    page.locator(".half").wait_for(state="detached")


def test_a_note_leads_to_all_symbols(guest: Guest) -> None:
    page = osaka(guest())
    page.locator(".pk").first.hover()
    page.locator(".explain.settled").wait_for()
    page.locator(".explain button").click()
    page.locator(".half [data-symbol=ring]").wait_for()
    page.keyboard.press("Escape")
    page.locator(".half").wait_for(state="detached")


def test_all_symbols_on_a_phone_are_in_the_menu(guest: Guest) -> None:
    page = osaka(guest(size=PHONE))
    page.locator(".head button[aria-expanded]").click()
    page.locator(".head [data-explain='page:legend']").click()
    page.locator("dialog [data-symbol=ring]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


# What is open once the table has come to rest.
OPEN = """async () => {
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.explain.open')].map((one) => one.innerText);
}"""


def test_what_is_taken_away_from_under_the_pointer_is_explained_no_longer(guest: Guest) -> None:
    lena = guest(size=PHONE, hasty=True)
    # What is loaded already comes to lie under the pointer at once, and is drawn anew when the window is measured.
    for lesson in ("production", "tokens", "houses"):
        page = lena.visit("/learn").page
        page.locator(f'[data-learn="yokohama {lesson}"]').click()
        page.locator(".teacher").wait_for()
        page.mouse.move(0, 0)
        page.locator("[data-lesson-place]").wait_for()
        assert page.evaluate(OPEN) == []


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_a_note_on_a_space_of_a_board_hides_none_of_the_others(guest: Guest, size: tuple[int, int]) -> None:
    visitor = guest(size=size)
    visitor.begin(**yokohama_table())
    page = visitor.page
    page.locator(".yokohama[aria-busy=false]").wait_for()
    for name in ("church", "customs"):
        board = page.locator(f".mboard[data-board={name}]:visible").first
        board.locator(".space").nth(2).hover()
        page.locator(".explain.open").wait_for()
        page.wait_for_function(NO_OVERLAP, arg=name)
        page.mouse.move(1, 1)


NO_OVERLAP = """(name) => {
    const note = document.querySelector('.explain.open')?.getBoundingClientRect();
    const board = document.querySelector(`.mboard[data-board=${name}]`).getBoundingClientRect();
    return note && note.height > 20 && (note.bottom <= board.top || note.top >= board.bottom
        || note.right <= board.left || note.left >= board.right);
}"""
