"""The question in the decision bar and its answers: what Enter, Escape, Z and the main button do, in both games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.clicking import ABLE, LIT, READY
from helpers.paging import PHONE, Guest, Visitor

from shokai.match.match import Match

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "apprentice"}
YOKOHAMA = {"game": "yokohama", "players": 2, "seats": [{"kind": "me"}, BOT], "hurry": True}
OSAKA = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, BOT], "hurry": True}

# White buys the green 2, green arrives in Edo, and red sinks with White's goods.
BEFORE_THE_TIDE = {
    "market": "G2 Y5", "farm": "B2 B3", "White hand": "Y2 Y5 R3 R2 B5", "White goods": "R5 R3 R2", "ships": "G4 R3",
}  # fmt: skip

# Notes which moves are sent over the wire.
CLOCKS = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (String(text).includes('"play"')) window.sent.push(String(text));
        return send.call(this, text);
    };
}"""

# Somebody too quick: presses a button by click, Enter and another key in the moment in which its words change.
HASTY = """([selector, other]) => {
    let said = document.querySelector(selector)?.innerText ?? '';
    window.hasty = 0;
    window.calm?.disconnect();
    window.calm = new MutationObserver(() => {
        const button = document.querySelector(selector), now = button?.innerText ?? '';
        if (now && now !== said) {
            window.hasty += 1;
            button.click();
            for (const key of ['Enter', other]) {
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            }
        }
        said = now;
    });
    window.calm.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def at_table(guest: Guest, table: dict[str, Any], **more: Any) -> Visitor:
    visitor = guest(**more)
    visitor.page.set_default_timeout(60_000)
    visitor.page.add_init_script(f"({CLOCKS})()")
    visitor.begin(**table)
    return visitor


def placing(guest: Guest, **more: Any) -> Any:
    """The page of somebody who is asked where to place assistants, at a deal where nothing else comes before."""
    dealt = Match("yokohama", 2, seed="1")
    page = at_table(guest, {**YOKOHAMA, "record": dealt.record(), "step": dealt.step}, **more).page
    page.locator(f"{LIT}").first.wait_for()
    page.locator(".ticket.order.lit").first.click()
    if more.get("confirm") == "always":
        page.locator(".bar .go").click()
    page.locator(".bar .now", has_text="Place").wait_for()
    return page


def at_position(guest: Guest, position: dict[str, str], **more: Any) -> Any:
    record = Match.from_position("osaka", position, seed="drag").record(secret=True)
    page = at_table(guest, {**OSAKA, "record": record}, **more).page
    page.locator(".bar .act[data-move=buy]").wait_for()
    return page


def moves_sent(page: Any) -> int:
    return int(page.evaluate("window.sent.length"))


# The main button.


def test_a_main_button_that_has_just_changed_does_nothing_for_half_a_second(guest: Guest) -> None:
    page = placing(guest)
    before = moves_sent(page)
    page.evaluate(HASTY, [".bar .go", "Enter"])
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
        page.locator(".bar .go", has_text=f"Place {tile + 1}").wait_for()
    assert page.evaluate("window.hasty") == 2
    assert moves_sent(page) == before
    page.locator(".bar .go").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    assert moves_sent(page) > before


def test_placing_nobody_is_never_the_main_button(guest: Guest) -> None:
    page = placing(guest)
    refusal = page.locator(".bar [data-at='bar:decline']", has_text="Place nobody")
    refusal.wait_for()
    assert page.locator(".bar .go").count() == 0
    page.locator(".bar [data-at='bar:decline']:not([aria-disabled=true])").wait_for()
    before = moves_sent(page)
    page.keyboard.press("Enter")
    page.locator(".tile .cover.lit").first.click()
    # What was begun is not declined by the same row of buttons.
    refusal.wait_for(state="detached")
    page.keyboard.press("Escape")
    refusal.wait_for()
    assert moves_sent(page) == before


def test_enter_does_what_the_main_button_says_wherever_the_focus_is(guest: Guest) -> None:
    page = placing(guest)
    tile = page.locator(".tile .cover.lit").first
    tile.click()
    page.locator(".bar .go:not([aria-disabled=true])", has_text="Place 1").wait_for()
    # The tile has the focus, and would become a pair.
    assert page.evaluate("document.activeElement.dataset.at").startswith("area:")
    page.keyboard.press("Enter")
    page.locator(".bar .now", has_text="Move").wait_for()
    assert page.locator(".crew .as b").first.inner_text() == "1"


def test_keeping_nothing_is_a_quiet_button_that_asks_again(guest: Guest) -> None:
    page = at_position(guest, {**BEFORE_THE_TIDE, "market": "G2"})
    page.keyboard.press("b")
    page.locator(".bar .go").click()
    page.locator(".insurance .nothing").wait_for()
    before = moves_sent(page)
    # Nothing is lost by a key: the question is asked again, and what Enter does there is harmless.
    page.keyboard.press("d")
    page.locator("dialog [data-sure]", has_text="Lose all 3").wait_for()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")
    assert moves_sent(page) == before
    # Nor is it the main button, where nothing is chosen any more.
    for _ in range(page.locator(".insurance .keep[aria-pressed=true]").count()):
        page.locator(".insurance .keep[aria-pressed=true]").first.click()
    assert page.locator(".bar .go").is_disabled()
    page.keyboard.press("Enter")
    assert moves_sent(page) == before
    page.keyboard.press("d")
    page.locator("dialog [data-sure]").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)
    assert '"done"' in page.evaluate("window.sent.at(-1)")


def test_enter_confirms_a_purchase_although_its_own_button_has_the_focus(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go:not([aria-disabled=true])").wait_for()
    before = moves_sent(page)
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => window.sent.length > before", arg=before)
    assert '"buy ' in page.evaluate("window.sent.at(-1)")


# A second click.


def test_a_second_click_on_a_card_lets_go_of_it(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    page.keyboard.press("t")
    card = page.locator(".market .slot.glow .face").first
    card.click()
    page.locator(".market .slot.held").wait_for()
    before = moves_sent(page)
    card.click()
    page.locator(".market .slot.held").wait_for(state="detached")
    assert moves_sent(page) == before


@pytest.mark.parametrize("choice", ["always", "final", "never"])
def test_confirm_moves_works_in_both_games(guest: Guest, choice: str) -> None:
    page = placing(guest, confirm=choice)
    # Two assistants: with one the president could go to one area only, and would not be asked.
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    before = moves_sent(page)
    page.locator(".tile .cover.lit").first.click()
    if choice == "always":
        page.locator(".bar .go").wait_for()
        assert moves_sent(page) == before
        # Nor does the second click commit what the first one chose.
        page.locator(".tile .cover.lit").first.click()
        page.locator(".bar .go").wait_for(state="detached")
        assert moves_sent(page) == before
        page.locator(".tile .cover.lit").first.click()
        page.locator(".bar .go").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)

    page = at_position(guest, BEFORE_THE_TIDE, confirm=choice)
    page.keyboard.press("t")
    before = moves_sent(page)
    page.locator(".market .slot.glow .face").first.click()
    if choice != "never":
        page.locator(".market .slot.held").wait_for()
        assert moves_sent(page) == before
        page.locator(".bar .go").click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)


def test_settings_of_earlier_versions_still_hold(guest: Guest) -> None:
    for kept, shown in ((True, "Every move"), (False, "None")):
        page = guest(confirm=kept).visit("/settings").page
        pressed = page.get_by_role("group", name="Confirm moves").locator("[aria-pressed=true]")
        assert pressed.inner_text() == shown


# Taking back.


def test_z_does_what_undo_says_and_a_turn_is_taken_back_in_words(guest: Guest) -> None:
    page = at_position(guest, {"market": "R2 G2", "farm": "B2 B3", "White hand": "Y2 Y5 R3"})
    page.keyboard.press("b")
    cards = page.locator(".hand .hc").count()
    page.locator(".bar .go").click()
    back = page.get_by_role("button", name="Undo my turn")
    back.wait_for()
    assert "?" not in page.locator(".bar .un").last.inner_text()
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.keyboard.press("z")
    # The whole purchase is taken back, with its payment.
    page.wait_for_function("(cards) => document.querySelectorAll('.hand .hc').length === cards", arg=cards)
    page.locator(".bar .act[data-move=buy]").wait_for()
    assert page.locator(".market .face[data-card=R2]").count()


def test_undo_takes_back_what_it_says_and_shift_z_the_turn(guest: Guest) -> None:
    page = placing(guest)
    step = page.locator(".bar .steps .now i")
    for tile in range(2):
        page.locator(".tile .cover.lit").nth(tile).click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(".tile .cover.lit").first.click()
    page.locator(".bar .now", has_text=re.compile("Place|Move")).wait_for(state="detached")
    undo = page.locator(".bar .un[data-explain='page:undo']:not([disabled])")
    undo.hover()
    page.locator("[data-note], .explain", has_text="Takes back: ").first.wait_for()
    page.keyboard.press("Shift+Z")
    page.locator(".bar .now", has_text="Place").wait_for()
    page.locator(".crew .as:visible").first.wait_for(state="hidden")
    assert step.inner_text() == "1"
    # The menu says in words what the key does, and what was taken back can be made again.
    page.keyboard.press("y")
    page.locator(".crew .as:visible").first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Undo my turn").click()
    page.locator(".crew .as:visible").first.wait_for(state="hidden")


def test_a_turn_that_is_over_is_taken_back_as_a_whole_or_by_its_last_decision(guest: Guest) -> None:
    page = placing(guest, takeMost=False)
    page.locator('[data-at="area:Bank"]').click()
    page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first.click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator('.lit[data-at="area:Bank"]').click()
    page.locator('[data-at="panel:get 2"]').click()
    end = page.locator(".bar .go", has_text="End turn")
    end.click()
    # The bot has played, and what comes before my placement needed no answer: it is my last turn that can be undone.
    back = page.get_by_role("button", name="Undo my turn")
    page.locator(".bar .now", has_text="Place").wait_for()
    back.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Undo only my last decision").click()
    # Ending the turn was all that could be done: the decision before it was what the Bank yields.
    page.locator('[data-at="panel:get 2"]').click()
    end.click()
    page.locator(".bar .round", has_text="Round 2").wait_for()
    page.locator(".bar .now", has_text="Place").wait_for()
    back.wait_for()
    page.keyboard.press("z")
    page.locator(".bar .round", has_text="Round 1").wait_for()
    page.locator(".bar .now", has_text="Place").wait_for()
    assert page.locator(".crew .as:visible").count() == 0


# What lies over the table.


def test_closing_a_table_asks_first(guest: Guest) -> None:
    visitor = at_table(guest, YOKOHAMA)
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Close table").click()
    sure = page.get_by_role("dialog", name="Close this table?")
    sure.wait_for()
    # What Enter does there is harmless.
    page.keyboard.press("Enter")
    sure.wait_for(state="detached")
    assert page.locator(LIT).count()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Close table").click()
    sure.get_by_role("button", name="Close table").click()
    page.locator(".bar", has_text="Closed").wait_for()


def test_menus_and_sheets_close_by_escape_and_by_a_click_beside_them(guest: Guest) -> None:
    page = at_position(guest, BEFORE_THE_TIDE)
    menu = page.locator(".menu")
    opens = page.get_by_role("button", name="Table menu")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 300), opens.click):
        opens.click()
        menu.wait_for()
        close()
        menu.wait_for(state="detached")
    # The small question at a card: take it or reserve it?
    ask = page.locator(".slot .ask")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 300)):
        page.locator(".market .slot.glow .face").first.click()
        ask.wait_for()
        close()
        ask.wait_for(state="detached")

    page = at_position(guest, BEFORE_THE_TIDE, size=PHONE)
    sheet = page.locator(".ledger.open")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(200, 20)):
        page.locator(".bar .peek").click()
        sheet.wait_for()
        close()
        sheet.wait_for(state="detached")

    page = placing(guest)
    page.get_by_role("button", name=re.compile("If it ended now")).click()
    final = page.locator(".yk .final")
    final.wait_for()
    page.keyboard.press("Escape")
    final.wait_for(state="detached")


# TRADERS OF OSAKA: what is said about a purchase is true.

# Two equal cards in the market, and a hand with which one can pay too little, exactly, and too much.
A_MARKET = {"market": "G2 G2 Y5", "farm": "B2 B3", "White hand": "R5 Y2 Y2 R3 R2 B5"}


def question(page: Any) -> str:
    return str(page.locator(".bar .say p").inner_text())


def test_what_is_paid_is_counted_and_overpaying_is_refused_with_a_reason(guest: Guest) -> None:
    page = at_position(guest, A_MARKET)
    page.keyboard.press("b")
    assert "for 9" in question(page)
    paying = page.locator(".hand .hc[aria-pressed=true]")
    for _ in range(paying.count()):
        paying.first.click()
    page.locator(".ledger .deal span", has_text="Still to pay: 9").wait_for()
    page.locator(".hand .hc[data-card=R5]").click()
    pays = page.locator(".ledger .deal span", has_text="You pay")
    assert pays.inner_text() == "You pay 5 of 9, 4 missing"
    for card in ("B5", "Y2"):
        page.locator(f".hand .hc[data-card={card}]").first.click()
    # The rules say which card is too much.
    page.locator(".bar .say p", has_text="the yellow 2 is not needed").wait_for()
    assert page.locator(".bar .go").is_disabled()
    page.locator(".hand .hc[data-card=B5]").click()
    page.locator(".hand .hc[data-card=Y2]").nth(1).click()
    page.locator(".bar .go", has_text="Buy for 9").wait_for()
    assert pays.inner_text() == "You pay 9, exact"


def test_cards_that_can_be_taken_are_counted_one_by_one_and_the_farm_stays_dark(guest: Guest) -> None:
    page = at_position(guest, A_MARKET)
    take = page.locator(".bar .act", has_text="Take as coins")
    assert "one of 3" in take.inner_text()
    take.click()
    page.locator(".market .slot.glow").nth(2).wait_for()
    assert page.locator(".farm .slot.glow").count() == 0
    # Also where the card was asked for itself, without choosing the verb first.
    take.click()
    page.locator(".farm .slot.glow").first.wait_for()
    page.locator(".market .slot.glow .face").first.click()
    page.locator(".ask button", has_text="Take as coins").click()
    page.locator(".market .slot.held").first.wait_for()
    assert page.locator(".farm .slot.glow").count() == 0
    assert question(page).startswith("Take ")


def test_a_spectator_sees_the_price_of_whoever_is_to_play(guest: Guest) -> None:
    page = at_position(guest, {**A_MARKET, "market": "G2 Y5 B3*White"})
    brace = page.locator(".market .lot:not(.no) .brace").inner_text()
    watcher = guest().visit(page.url.split("/", 3)[3].join(["/", ""])).page
    watcher.locator(".market .brace").first.wait_for()
    assert watcher.locator(".market .lot:not(.no) .brace").inner_text() == brace == "3 cards for 10"


def test_the_bar_names_what_can_be_done_what_was_chosen_and_that_it_ends_the_game(guest: Guest) -> None:
    tokens = {"White tokens": "R R R B B Y G", "ships": "G4", "White goods": "G5"}
    page = at_position(guest, {**A_MARKET, **tokens})
    assert question(page) == "Buy everything for 9, take a card as coins, or reserve one. Your hand is worth 19."
    page.keyboard.press("b")
    ends = "This ends the game, and you would win."
    assert question(page) == f"{ends} Buy 3 cards for 9 and bring green to Edo?"
    page.locator(".bar .go", has_text="End the game and win").wait_for()
    # It stands first in the preview as well.
    assert page.locator(".preview > :is(p, div)").first.inner_text() == ends


def test_the_bar_names_what_others_decide(guest: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    aiko, ben = guest(), guest()
    table = aiko.begin(**{**OSAKA, "seats": seats})
    ben.page.request.post(f"{ben.address}/api/me", data={"name": "Ben"})
    page = ben.visit(f"/table/{table}").page
    page.get_by_role("button", name="Sit here").click()
    for mine in (page, aiko.page):
        mine.locator(".osaka").wait_for()
    told = sorted(question(mine) for mine in (page, aiko.page))
    assert any(re.fullmatch("(Ben|Aiko): which token to take", words) for words in told), told


# YOKOHAMA: what is not asked, and what the bar says.


def test_a_typical_turn_takes_five_clicks_and_can_be_taken_back(guest: Guest) -> None:
    page = placing(guest)
    before, clicks = moves_sent(page), 0

    def click(what: Any) -> None:
        nonlocal clicks
        what.click()
        clicks += 1

    click(page.locator('[data-at="area:Bank"]'))
    assert question(page) == "One assistant to Bank?"
    click(page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first)
    click(page.locator(".bar .go", has_text="Place 2"))
    page.locator(".bar .now", has_text="Move").wait_for()
    click(page.locator('.lit[data-at="area:Bank"]'))
    # All that the Bank yields is taken without a question.
    page.locator(".log li", has_text="gets 2 yen").wait_for()
    end = page.locator(".bar .go", has_text="End turn")
    end.wait_for()
    # Whoever takes it back is asked, and takes less.
    page.keyboard.press("z")
    page.locator('[data-at="panel:get 1"]').wait_for()
    page.keyboard.press("y")
    end.wait_for()
    assert question(page).endswith("nd your turn.")
    click(end)
    page.locator(".bar .now", has_text="Place").or_(page.locator(".bar .say", has_text="Your turn")).first.wait_for()
    assert clicks == 5
    assert moves_sent(page) > before


def test_the_bar_names_what_phase_a_really_offers(guest: Guest) -> None:
    from shokai.bots import bot_for

    for seed in range(30):
        match, bot = Match("yokohama", 2, seed=str(seed)), bot_for("greedy", seed)
        while not match.over:
            seen = match.view(match.actor)
            verbs = [move["text"].split()[0] for move in seen["moves"]]
            if match.actor == 0 and seen["step"] == "phase-c" and sorted(verbs) == ["done", "fulfil"]:
                code = next(move["text"] for move in seen["moves"] if move["text"].startswith("fulfil")).split()[1]
                country = next(o["country"] for o in seen["merchants"][0]["orders"] if o["order"] == code)
                words = {"GB": "British", "US": "American", "FR": "French", "DE": "German", "NL": "Dutch"}[country]
                page = at_table(guest, {**YOKOHAMA, "record": match.record(), "step": match.step}).page
                page.locator(".bar .go", has_text="End turn").wait_for()
                assert question(page) == f"Fulfil the {words} order or end your turn."
                return
            match.play(bot.choose(match.seat()))
    raise AssertionError("no game came to such a turn")


def test_placing_tells_what_the_president_would_find_and_whether_it_can_get_there(guest: Guest) -> None:
    from shokai.bots import bot_for

    match, bots = Match("yokohama", 2, seed="4"), [bot_for("greedy", seat) for seat in range(2)]
    while True:
        seen = match.view(match.actor)
        if match.actor == 0 and seen["step"] == "placing" and seen["merchants"][0]["president"]:
            full = {move["text"]: match.preview(move["text"]) for move in seen["moves"] if "place " in move["text"]}
            ways = [text for text, told in full.items() if told["ways"] and told["effect"].get("gains")]
            stuck = [text for text, told in full.items() if not told["destinations"]]
            if ways and stuck:
                break
            far = [text for text, told in full.items() if not told["ways"] and told["destinations"]]
            if ways and far:
                break
        match.play(bots[match.actor].choose(match.seat()))
    page = at_table(guest, {**YOKOHAMA, "record": match.record(), "step": match.step}).page
    preview = page.locator(".yk .preview")
    area = ways[0].split()[1]
    page.locator(f'.lit[data-at="area:{area}"]').hover()
    preview.locator("dt", has_text="Yield").wait_for()
    # The way is drawn, as it is when the president moves.
    page.locator(".city .path .walk").wait_for()
    told = full[ways[0]]
    # The explanation beside it does not speak of the power without all that.
    about = page.locator(".explain.open", has=page.locator("footer"))
    about.wait_for()
    assert "Your power here" not in about.inner_text()
    assert preview.locator(".powerseal b").inner_text() == str(told["power_with_president"])
    far_area = (stuck or far)[0].split()[1]
    page.locator(f'.lit[data-at="area:{far_area}"]').hover()
    preview.locator(".noway", has_text=re.compile("Your president could")).wait_for()
    assert page.locator(".city .path .walk").count() == 0
    if stuck:
        page.locator(f'.lit[data-at="area:{far_area}"]').click()
        page.locator(".bar .say p", has_text="go nowhere").wait_for()


def test_placing_that_leaves_no_destination_warns(guest: Guest) -> None:
    from shokai.bots import bot_for

    for seed in range(20):
        match, bots = Match("yokohama", 2, seed=str(seed)), [bot_for("greedy", seat) for seat in range(2)]
        while not match.over:
            seen = match.view(match.actor)
            if match.actor == 0 and seen["step"] == "placing" and seen["merchants"][0]["president"]:
                for move in seen["moves"]:
                    if not move["text"].startswith("place ") or match.preview(move["text"])["destinations"]:
                        continue
                    page = at_table(guest, {**YOKOHAMA, "record": match.record(), "step": match.step}).page
                    page.locator(f'.lit[data-at="area:{move["text"].split()[1]}"]').click()
                    page.locator(".bar .say p", has_text="go nowhere").wait_for()
                    return
            match.play(bots[match.actor].choose(match.seat()))
    raise AssertionError("no placement left the president without a destination")


def at_step(guest: Guest, wanted: Callable[[Match, dict[str, Any]], bool], players: int = 2, **more: Any) -> Any:
    """The page of somebody who is asked something, in a game that bots have brought there."""
    from shokai.bots import bot_for

    for seed in range(20):
        match = Match("yokohama", players, seed=str(seed))
        bots = [bot_for("greedy", seat) for seat in range(players)]
        while not match.over:
            if match.actor == 0 and wanted(match, dict(match.view(0))):
                table = {**YOKOHAMA, "players": players, "seats": [{"kind": "me"}] + [BOT] * (players - 1)}
                return at_table(guest, {**table, "record": match.record(), "step": match.step}, **more).page
            match.play(bots[match.actor].choose(match.seat()))
    raise AssertionError("no game came to such a moment")


def test_the_last_move_says_first_and_on_the_button_that_it_ends_the_game_and_who_wins(guest: Guest) -> None:
    from shokai.bots import bot_for

    match, bots = Match("yokohama", 2, seed="3"), [bot_for("greedy", seat) for seat in range(2)]
    while not any("over" in move["preview"] for move in match.view(match.actor)["moves"]):
        match.play(bots[match.actor].choose(match.seat()))
    seats = [BOT, {"kind": "me"}] if match.actor else [{"kind": "me"}, BOT]
    page = at_table(guest, {**YOKOHAMA, "seats": seats, "record": match.record(), "step": match.step}).page
    go = page.locator(".bar .go")
    winner = next(move["preview"]["winner"] for move in match.view(match.actor)["moves"] if "over" in move["preview"])
    mine = winner == match.actor
    go.wait_for()
    assert question(page).startswith("This ends the game, and " + ("you win." if mine else "")), question(page)
    assert ("End the game and win" if mine else "End the game: ") in go.inner_text()
    go.click()
    page.get_by_role("heading", name=re.compile("won")).first.wait_for()


def test_a_move_that_brings_the_end_says_so_first_and_waits_for_the_button(guest: Guest) -> None:
    kept: dict[str, Any] = {}

    def wanted(match: Match, seen: dict[str, Any]) -> bool:
        kept.update(next((move for move in seen["moves"] if "ends" in move["preview"]), {}))
        return seen["step"] in ("worship", "ordering") and bool(kept)

    page = at_step(guest, wanted)
    choice = page.locator(f'.lit[data-move="{kept["text"]}"]')
    choice.wait_for()
    before = moves_sent(page)
    choice.hover()
    first = page.locator(".preview > :is(p, header)").first
    first.wait_for()
    assert first.inner_text().startswith("This triggers the end of the game: one more round follows.")
    choice.click()
    # Nothing happens before the main button has said what it means, and who would win.
    go = page.locator(".bar .go", has_text="brings the end")
    go.wait_for()
    assert question(page).startswith("This triggers the end of the game: one more round follows.")
    assert ("As things stand" in question(page)) == ("winner" in kept["preview"])
    assert moves_sent(page) == before
    go.click()
    page.wait_for_function("(before) => window.sent.length > before", arg=before)


def test_a_president_that_can_only_be_recalled_is_recalled_without_a_question(guest: Guest) -> None:
    def wanted(match: Match, seen: dict[str, Any]) -> bool:
        if seen["step"] != "placing" or [move["text"] for move in seen["moves"]][1:] == []:
            return False
        later = match.clone()
        later.play("done")
        return later.actor == 0 and later.legal_texts() == ["recall"]

    page = at_step(guest, wanted)
    page.locator(f".bar [data-at='bar:decline']{ABLE}").click()
    page.wait_for_function("() => window.sent.some((text) => text.includes('recall'))")
    # It can be taken back, with the decision that led to it.
    placing = page.locator(".bar .now", has_text="Place")
    page.wait_for_function("() => !document.querySelector('.bar .now')?.textContent.includes('Place')")
    page.locator(f"{READY} .bar .un[data-explain='page:undo']:not([disabled])").wait_for()
    # The recall may still be on its way: then it is waited for.
    page.keyboard.press("z")
    placing.wait_for()
    page.locator(f".bar [data-at='bar:decline']{ABLE}").wait_for()


class SlowLine:
    """Holds back what the server says, from the moment in which a certain move is sent."""

    def __init__(self, page: Any, move: str) -> None:
        self._move = move
        self._held: list[Any] = []
        self._holding = False
        self.sent: list[str] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: Any) -> None:
        server = line.connect_to_server()

        def up(text: str) -> None:
            self.sent.append(text)
            self._holding = self._holding or f'"move":"{self._move}"' in text
            server.send(text)

        def down(text: str) -> None:
            if self._holding:
                self._held.append((line, text))
            else:
                line.send(text)

        line.on_message(up)
        server.on_message(down)

    def holds(self, page: Any) -> None:
        """Waits until the move is on its way."""
        while not self._holding:
            page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Says all of it."""
        self._holding, self._move = False, "nothing more"
        for line, text in self._held:
            line.send(text)


def test_undo_while_an_answer_is_on_its_way_takes_it_back_with_what_led_to_it(guest: Guest) -> None:
    lines: list[SlowLine] = []

    def enter(**more: Any) -> Visitor:
        visitor = guest(**more)
        lines.append(SlowLine(visitor.page, "get 2"))
        return visitor

    page = placing(enter)
    page.locator('[data-at="area:Bank"]').click()
    page.locator(".tile .cover.lit:not([data-at='area:Bank'])").first.click()
    page.locator(".bar .go", has_text="Place 2").click()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator('.lit[data-at="area:Bank"]').click()
    # All that the Bank yields is taken without a question. Nobody here has heard yet that it was.
    (line,) = lines
    line.holds(page)
    page.keyboard.press("z")
    line.let_go()
    page.locator(".bar .now", has_text="Move").wait_for()
    page.locator(f'{READY} .lit[data-at="area:Bank"]').wait_for()
    assert page.locator(".note[role=alert]").count() == 0
    assert len([text for text in line.sent if '"do":"undo"' in text]) == 2
    assert page.locator(".log li", has_text="gets 2 yen").count() == 0
    # Whoever goes there again is given it again.
    page.locator('.lit[data-at="area:Bank"]').click()
    page.locator(".log li", has_text="gets 2 yen").wait_for()


# The table in words.


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_text_table_is_in_view_where_it_is_switched_on(guest: Guest, game: str, size: tuple[int, int]) -> None:
    page = at_table(guest, {"osaka": OSAKA, "yokohama": YOKOHAMA}[game], size=size, textTable=True).page
    page.locator(f".{game}").wait_for()
    heading = page.locator("[data-text-table] h2")
    heading.wait_for()
    box = page.locator("[data-text-table]").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    assert box["height"] >= 200
    # Nothing lies over it, and it lies over no button of the bar.
    assert heading.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2));
        }"""
    )
    covered = page.locator(".bar button:visible").evaluate_all(
        """all => all.filter((one) => {
            const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top?.closest('[data-text-table]');
        }).map((one) => one.innerText)"""
    )
    assert covered == []
