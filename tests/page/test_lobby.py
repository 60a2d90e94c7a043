"""Before the game, with real browsers: a desktop and a phone come together, talk, and order the seats."""

from __future__ import annotations

import re

import pytest
from helpers.paging import LAPTOP, PHONE, Guest

TABLET = (820, 1180)


def test_friends_gather_talk_and_begin(guest: Guest) -> None:
    host, phone = guest(size=LAPTOP), guest(size=PHONE)
    table = host.begin(game="osaka", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], name="Haru")
    page = host.page
    page.locator("[data-lobby]").wait_for()
    # What the table is called: by who plays there, until the host says otherwise.
    assert "Haru" in page.locator("[data-table-name]").inner_text()
    page.locator("[data-rename]").click()
    page.keyboard.type("Custom house")
    page.keyboard.press("Enter")
    page.locator("[data-table-name]", has_text="Custom house").wait_for()
    # The link is there at once. On the server's own machine it leads nobody else here, and the page says what does.
    assert page.locator(".bring input").input_value().endswith(f"/table/{table}")
    assert "--lan" in page.locator("[data-only-here]").inner_text()
    # A seat stays free until the host says otherwise; then the level can be chosen.
    assert page.locator("[data-start]").inner_text() == "Start with 2 bots"
    page.locator("[data-seat='2'] [data-bot]").select_option("peddler")
    page.locator("[data-seat='2']", has_text=re.compile("Bot")).wait_for()
    page.locator("[data-start]", has_text="Start with a bot").wait_for()

    phone.page.request.post(f"{phone.address}/api/me", data={"name": "Sora"})
    phone.visit(f"/table/{table}")
    phone.page.locator("[data-lobby]").wait_for()
    # Who is here without a seat is seen, and heard.
    page.locator("[data-watching]", has_text="Sora is watching").wait_for()
    phone.page.locator("[data-talk] input").fill("Is there a seat for me?")
    phone.page.locator("[data-talk] form button").click()
    line = page.locator("[data-talk] li", has_text="Is there a seat for me?")
    line.wait_for()
    assert "Sora" in line.inner_text()
    assert re.search(r"\d:\d\d", line.locator("time").inner_text())
    # The order of seats is the host's.
    page.locator("[data-seat='2'] [data-up]").click()
    page.locator("[data-seat='1']", has_text="Bot").wait_for()
    host.picture("lobby-host-1440")
    phone.picture("lobby-phone-390")
    for visitor in (host, phone):
        assert visitor.accessibility() == []
        assert not visitor.overflows()
        assert visitor.too_small() == []
    phone.page.locator(".gathering li .button.main").click()
    for visitor in (host, phone):
        visitor.page.wait_for_selector(".gathering", state="detached")
        visitor.page.locator("header.head").wait_for()
    assert host.page.locator("header.head [data-table-name]").inner_text() == "Custom house"
    seats = host.page.request.get(f"{host.address}/api/tables/{table}").json()["table"]["seats"]
    assert [one["bot"] or one["name"] for one in seats] == ["Haru", "peddler", "Sora"]
    assert host.missing == phone.missing == []


def test_the_host_begins_with_bots_only_by_saying_so(guest: Guest) -> None:
    host = guest(size=LAPTOP)
    host.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Haru")
    host.page.locator("[data-start]", has_text="Start with a bot").click()
    host.page.wait_for_selector(".gathering", state="detached")


def test_a_table_that_was_closed_says_so_and_leads_on(guest: Guest) -> None:
    host, phone = guest(size=LAPTOP), guest(size=PHONE)
    table = host.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Haru")
    phone.visit(f"/table/{table}").page.locator("[data-lobby]").wait_for()
    host.page.get_by_role("button", name="Close table").click()
    host.page.locator("dialog [data-sure]").click()
    # Whoever closed it is done here, and finds the same as the others when they come back.
    host.page.wait_for_url(f"{host.address}/")
    host.visit(f"/table/{table}")
    for visitor in (host, phone):
        visitor.page.get_by_role("heading", name="Closed").wait_for()
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.missing == []
    # Whoever was about to play plays elsewhere.
    phone.picture("lobby-closed-390")
    phone.page.locator("main .button.main").click()
    phone.page.wait_for_url("**/new?game=osaka")


@pytest.mark.parametrize(("lang", "size"), [("de", TABLET), ("ja", PHONE), ("ja", LAPTOP), ("de", PHONE)])
def test_the_lobby_fits_every_screen(guest: Guest, lang: str, size: tuple[int, int]) -> None:
    host = guest(size=size, lang=lang)
    clock = {"bank": 259_200, "each": 0, "per_move": True, "reserve": 86_400, "nights": True, "absence": True}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "trader"}, {"kind": "open"}]
    host.begin(
        game="yokohama", options="2024 mini1", players=4, seats=seats, name="春", clock=clock, watchers_talk=False
    )
    host.page.locator("[data-start]").wait_for()
    host.page.locator("[data-bot] option", has_text=re.compile(r"\d")).first.wait_for(state="attached")
    host.picture(f"lobby-{lang}-{size[0]}")
    assert not host.overflows()
    assert host.too_small() == []
    assert host.accessibility() == []
    assert host.missing == []
