"""Table mode: one big screen as the board for everybody, and a phone for each hand."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from helpers.clicking import LIT, MY_TURN, decide, play_on
from helpers.paging import LAPTOP, PHONE, Guest, Visitor

from shokai.server.tables.diff import patched
from shokai.texts import languages

pytestmark = pytest.mark.slow


def gathered(guest: Guest, game: str, **more: Any) -> Visitor:
    """A host with a seat, whose screen has become the board, and who waits for two phones."""
    host = guest(**more)
    host.begin(game=game, players=2, seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    host.page.locator(".gathering a[href$='?board']").click()
    host.page.locator("li[data-seat] a").nth(1).wait_for()
    return host


def take_hand(guest: Guest, host: Visitor, seat: int, name: str, **more: Any) -> Visitor:
    """Somebody who scans the code of a seat with a phone, and says a name."""
    link = host.page.locator(f"li[data-seat='{seat}'] a").get_attribute("href")
    phone = guest(size=PHONE, **more)
    phone.visit(link.removeprefix(host.address))
    phone.page.locator("dialog input").fill(name)
    phone.page.locator("dialog .button").click()
    return phone


def whose_turn(phones: list[Visitor], lit: str) -> Visitor:
    """The phone on which something can be decided."""
    while True:
        for phone in phones:
            if phone.page.locator(lit).first.is_visible():
                return phone
        phones[0].page.wait_for_timeout(20)


def views_told(heard: list[str]) -> Iterator[dict[str, Any]]:
    """Every view that the messages of one connection make."""
    view: dict[str, Any] = {}
    for message in map(json.loads, filter(None, heard)):
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "view":
            view = message["view"]
        elif kind == "change":
            view = patched(view, message["diff"])
        if kind in ("view", "change"):
            yield deepcopy(view)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_big_screen_and_two_phones_play_together(guest: Guest, game: str) -> None:
    host = gathered(guest, game)
    screen = host.page
    kenji = take_hand(guest, host, 0, "Kenji")
    # Who hands a seat over does not sit there any more: one code is left.
    screen.wait_for_function("() => document.querySelectorAll('li[data-seat]').length === 1")
    mira = take_hand(guest, host, 1, "Mira")
    phones, names = [kenji, mira], {id(kenji): "Kenji", id(mira): "Mira"}
    screen.locator(f".{game}").wait_for()
    lit, dice = (MY_TURN, None) if game == "osaka" else (LIT, random.Random(2))

    # A click may choose, commit, or come too soon after a change to count: what the screen was told says how far it is.
    def told() -> list[dict[str, Any]]:
        return [view for view in views_told(host.heard) if view["game"]]

    movers = set()
    while len(movers) < 2 or len(told()) < 7:
        phone = whose_turn(phones, lit)
        movers.add(names[id(phone)])
        assert "?hand" in phone.page.url
        screen.locator(".who", has_text=f"{names[id(phone)]}: ").wait_for()
        if dice is None:
            before = phone.page.locator(".bar .say").inner_text()
            decide(phone.page)
            asks_on = "before => document.querySelector('.bar .say').innerText !== before"
            phone.page.wait_for_function(asks_on, arg=before)
        else:
            play_on(phone.page, dice, 1)
    screen.locator(".short li").first.wait_for()
    host.picture(f"{game}-table-mode")
    kenji.picture(f"{game}-hand-mode")

    # Nothing to decide on the big screen, nobody's hand, and nothing of either in what it was sent.
    assert screen.locator(".bar, .own, .hand, .yk.mine, dialog").count() == 0
    for view in told():
        assert (view["you"]["seat"], view["question"], view["game"]["moves"]) == (None, None, [])
        hands = [person["hand"] for person in view["game"].get("traders", [])]
        orders = [person["orders"] for person in view["game"].get("merchants", [])]
        assert hands + orders == [None, None]
    # The test means something: phones were told of their hands.
    assert any('"hand":["' in text or '"orders":[{' in text for text in kenji.heard)
    assert [visitor.missing for visitor in (host, *phones)] == [[], [], []]
    assert not any(visitor.overflows() for visitor in (host, *phones))


def test_a_player_turns_the_own_screen_into_the_board_and_back(guest: Guest) -> None:
    """In the middle of a game, with the menu; the hand that was on the screen is gone from it."""
    aiko = guest()
    aiko.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    page = aiko.page
    page.locator(".bar .token").first.click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    aiko.heard.clear()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Table mode").click()
    page.locator("dialog li[data-seat='0'] a").wait_for()
    assert page.locator(".hand, .bar").count() == 0
    assert not [text for text in aiko.heard if '"hand":[' in text]

    # The code can be put away and fetched again; whoever scans it plays on from the phone.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Phone codes").click()
    phone = take_hand(guest, aiko, 0, "Mira")
    phone.page.locator(".osaka.inhand.behind .hand").wait_for()
    page.locator("dialog").wait_for(state="detached")
    assert phone.page.locator(".print").is_hidden()
    phone.page.get_by_role("tab", name="Board").click()
    phone.page.locator(".print").wait_for()
    phone.page.get_by_role("tab", name="Mine").click()
    phone.page.locator(".bar .act[data-move=buy]").wait_for()

    page.get_by_role("button", name="Leave table mode").click()
    page.get_by_text("You are watching").wait_for()


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language_and_is_accessible(guest: Guest, language: str) -> None:
    for size, theme in ((LAPTOP, "day"), ((1366, 768), "night")):
        host = gathered(guest, "yokohama", size=size, theme=theme, lang=language)
        assert host.accessibility() == []
        assert host.missing == []
        assert not host.overflows()
        host.page.locator(".gather .button.main").click()
        host.page.locator(".yokohama .tile").first.wait_for()
        host.page.locator("dialog li[data-seat] a").wait_for()
        host.page.keyboard.press("Escape")
        host.page.locator("dialog").wait_for(state="detached")
        assert host.accessibility() == []
        assert host.missing == []
