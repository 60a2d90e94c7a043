"""What a table says of itself in a browser: that it counts, how far behind one watches, and who is waited for."""

from __future__ import annotations

import re
from typing import Any

from helpers.paging import PHONE, Guest, Visitor

SEATS = [{"kind": "me"}, {"kind": "open"}]


def named(somebody: Visitor, name: str) -> Any:
    """A page of somebody with a name."""
    page: Any = somebody.page
    page.request.post(f"{somebody.address}/api/me", data={"name": name})
    return page


def act(somebody: Visitor, table: str, number: int, **action: Any) -> None:
    told = somebody.page.request.post(
        f"{somebody.address}/api/tables/{table}/do", data={"client": "c", "id": number, **action}
    )
    assert told.ok, told.text()


def made(somebody: Visitor, **terms: Any) -> str:
    told = somebody.page.request.post(
        f"{somebody.address}/api/tables", data={"game": "osaka", "players": 2, "seats": SEATS, **terms}
    )
    return str(told.json()["id"])


def test_who_thinks_of_sitting_down_sees_that_the_game_counts(guest: Guest) -> None:
    aiko, ben = guest(), guest()
    page = named(aiko, "Aiko")
    page.request.post(f"{aiko.address}/api/me/account", data={"name": "Aiko", "password": "correct horse"})
    table = made(aiko, rated=True, leavers="void", delay=20)
    other = named(ben, "Ben")
    ben.visit("/")
    other.locator(".rw", has_text="Rated game").filter(has_text="20 steps behind").first.wait_for()
    ben.visit(f"/table/{table}")
    other.get_by_text("If anyone leaves, it will not count.").wait_for()
    other.get_by_text("You need an account to sit down here.").wait_for()
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("alert").filter(has_text="Only players with an account can take part.").wait_for()


def test_who_watches_is_told_how_far_behind(guest: Guest) -> None:
    aiko, ben, zoe = guest(), guest(), guest()
    named(aiko, "Aiko")
    named(ben, "Ben")
    table = made(aiko, delay=20)
    act(ben, table, 1, do="sit", seat=1)
    page = named(zoe, "Zoe")
    zoe.visit(f"/table/{table}")
    page.get_by_text("You are watching · 20 steps behind").wait_for()


def test_a_rematch_is_one_click_for_each(guest: Guest) -> None:
    aiko, ben = guest(), guest()
    first, second = named(aiko, "Aiko"), named(ben, "Ben")
    table = made(aiko)
    act(ben, table, 1, do="sit", seat=1)
    for seat, somebody in enumerate((aiko, ben)):
        act(somebody, table, 9, do="mind", seat=seat, bot="random")
        somebody.visit(f"/table/{table}")
    first.get_by_role("button", name="Play again").wait_for()
    # Nobody is told to take the seat back from the bot when there is nothing left to play.
    assert first.locator(".notes").count() == 0
    first.get_by_role("button", name="Play again").click()
    # Aiko waits for Ben at the new table.
    first.get_by_text("the game starts when everyone is back.").wait_for()
    first.get_by_text("Ben (not here yet)").wait_for()
    # The lobby is as for any table, whatever was shown in this browser before.
    assert first.locator(".gathering .pic").bounding_box()["width"] > 300
    # Ben sees, without looking for it, that somebody wants to play again; and that nobody won this by themselves.
    asked = second.get_by_text("Aiko wants to play again.")
    asked.wait_for()
    assert asked.evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")
    assert "let a bot play to the end" in second.locator("[data-by-bot]").inner_text()
    # On the home page it is an invitation, once, and no table that anybody could join.
    waits = aiko.visit("/").page.locator(".tb", has_text="Waiting for Ben").get_by_role("link")
    waits.wait_for()
    link = waits.get_attribute("href")
    ben.visit("/").page.locator(f".tb a[href='{link}']").wait_for()
    assert second.locator(f".open a[href='{link}']").count() == 0
    waits.click()
    ben.visit(f"/table/{table}")
    second.get_by_role("button", name="Go to the new table").click()
    again = re.compile(r"/table/(?!" + re.escape(table) + ")")
    for page in (first, second):
        page.locator(".bar").first.wait_for()
        assert again.search(page.url)


def test_another_game_is_asked_for_from_home_and_from_the_profile(guest: Guest) -> None:
    aiko, ben = guest(), guest(size=PHONE)
    named(aiko, "Aiko"), named(ben, "Ben")
    table = made(aiko)
    act(ben, table, 1, do="sit", seat=1)
    for seat, somebody in enumerate((aiko, ben)):
        act(somebody, table, 9, do="mind", seat=seat, bot="random")
        somebody.visit(f"/table/{table}")
    for visitor in (aiko, ben):
        visitor.page.locator("dialog[open] .again").wait_for()
    again = aiko.visit("/").page.locator(f"[data-again='{table}']")
    assert again.get_attribute("aria-label") == "Rematch: Ben (bot)"
    again.click()
    aiko.page.get_by_text("Ben (not here yet)").wait_for()
    # Ben, on a phone, comes to the same table.
    ben.visit("/profile").page.locator(f"[data-again='{table}']").click()
    for visitor in (aiko, ben):
        visitor.page.locator(".bar").first.wait_for()
    assert aiko.page.url == ben.page.url != f"{aiko.address}/table/{table}"
    for path in ("/", "/profile"):
        ben.visit(path).page.locator("[data-again]").first.wait_for()
        ben.picture(f"again-{path[1:] or 'home'}-390")
        assert not ben.overflows()
        assert ben.too_small() == []
        assert ben.missing == ben.complaints == []
