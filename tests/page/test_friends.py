"""Friends in browsers: a desktop and a phone ask, agree, see each other, invite each other to a table, and block."""

from __future__ import annotations

import pytest
from helpers.paging import LAPTOP, PHONE, Guest


def test_two_friends_find_each_other_and_meet_at_a_table(guest: Guest) -> None:
    desktop, phone = guest(size=(1440, 900)), guest(size=PHONE)
    desktop.account("Haru")
    phone.account("Sora")
    desktop.visit("/friends").page.locator("[data-ask] input").fill("sora")
    desktop.page.locator("[data-ask] button").click()
    desktop.page.locator("[data-person=sora]").get_by_text("Asked").wait_for()
    phone.visit("/").page.locator("[data-asking=Haru]").wait_for()
    phone.picture("friends-asking-390")
    phone.page.locator("[data-asking=Haru]").get_by_role("button", name="Accept").click()
    phone.page.locator("[data-friend=Haru]").wait_for()
    desktop.visit("/").page.locator("[data-friend=Sora]").wait_for()
    # Their seal is a square, also beside a name.
    seal = desktop.page.locator("[data-friend=Sora] i").first.bounding_box()
    assert seal["width"] == seal["height"] == 30
    desktop.picture("friends-here-1440")
    # Haru opens a table and invites Sora by name.
    desktop.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Haru", public=False)
    desktop.page.locator("[data-keep] select").select_option("Sora")
    desktop.picture("friends-lobby-1440")
    assert desktop.accessibility() == []
    desktop.page.locator("[data-keep] button").click()
    desktop.page.get_by_text("Waiting for Sora").wait_for()
    # Sora sees it on the home page without loading it again.
    invited = phone.page.locator(".tb", has=phone.page.get_by_text("You are invited"))
    invited.wait_for()
    phone.picture("friends-invited-390")
    invited.get_by_role("link").click()
    phone.page.wait_for_selector(".gathering")
    phone.picture("friends-come-390")
    assert not phone.overflows()
    phone.page.locator(".gathering li .button.main").click()
    for visitor in (desktop, phone):
        visitor.page.wait_for_selector(".gathering", state="detached")
    # Sora has had enough of Haru.
    phone.visit("/friends").page.locator("[data-person=Haru]").get_by_role("button", name="Block").click()
    phone.page.locator("[data-blocked] [data-person=Haru]").wait_for()
    desktop.visit("/friends").page.get_by_text("No friends here yet.").wait_for()
    assert desktop.missing == phone.missing == []


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_friends_fit_every_screen(guest: Guest, lang: str) -> None:
    for size in (LAPTOP, PHONE):
        visitor, other = guest(size=size, lang=lang), guest()
        visitor.account(f"Fit{lang}{size[0]}")
        other.account(f"Other{lang}{size[0]}")
        post = visitor.page.request.post
        other.page.request.post(f"{other.address}/api/me/friends", data={"name": f"Fit{lang}{size[0]}"})
        post(f"{visitor.address}/api/me/friends", data={"name": "W" * 24})
        post(f"{visitor.address}/api/me/friends/block", data={"name": "M" * 24})
        for path, there in (("/friends", "[data-blocked]"), ("/", "[data-asking]")):
            visitor.visit(path).page.locator(there).first.wait_for()
            visitor.picture(f"friends-{path.strip('/') or 'home'}-{lang}-{size[0]}")
            assert not visitor.overflows()
            assert visitor.accessibility() == []
            assert visitor.too_small() == []
        assert visitor.missing == []
