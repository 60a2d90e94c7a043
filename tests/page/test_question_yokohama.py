"""The question of YOKOHAMA in the decision bar: what is not asked, and what the bar says."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.asking import BOT, YOKOHAMA, at_table, moves_sent, placing, question
from helpers.clicking import ABLE, READY
from helpers.paging import PHONE, Guest

from shokai.match.match import Match

pytestmark = pytest.mark.slow


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


def test_an_agent_in_hand_shows_a_phone_where_it_can_act(guest: Guest) -> None:
    dice = random.Random(1)
    match = Match("yokohama", 2, seed="3")
    while not (match.actor == 0 and any(text.startswith("agent ") for text in match.legal_texts())):
        match.play(dice.choice(match.legal_texts()))
    table = {**YOKOHAMA, "record": match.record(), "step": match.step}
    page = at_table(guest, table, size=PHONE).page
    page.locator("[data-home=mine]").click()
    page.locator('.bar [data-at="bar:agent"]').click()
    page.locator('.tile .cover.lit[data-at^="area:"]').first.wait_for()


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
    page.get_by_role("heading", name=re.compile("win")).first.wait_for()


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
