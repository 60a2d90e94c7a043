"""Accounts and profiles in a browser: logging in and out in the header, sessions, who sees a profile, deletion."""

from __future__ import annotations

from typing import Any

from helpers.paging import PHONE, Guest


def test_somebody_makes_an_account_logs_out_and_in_and_deletes_it(guest: Guest) -> None:
    visitor = guest()
    page = visitor.visit("/login").page
    page.get_by_role("group").get_by_role("button", name="Create account").click()
    form = page.locator("main form")
    form.locator("input[type=text]").fill("Noriko")
    form.locator("input[type=password]").fill("a long password")
    form.get_by_role("button", name="Create account").click()
    page.get_by_role("banner").get_by_role("button", name="Log out").click()
    page.get_by_role("banner").get_by_role("link", name="Log in").click()
    form.locator("input[type=text]").fill("Noriko")
    form.locator("input[type=password]").fill("a wrong password")
    form.get_by_role("button", name="Log in").click()
    page.get_by_role("alert").get_by_text("Wrong name or password.").wait_for()
    # The browser says so, too.
    assert all("403" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()
    form.locator("input[type=password]").fill("a long password")
    form.get_by_role("button", name="Log in").click()
    page.get_by_role("banner").get_by_role("link", name="Noriko").click()
    page.get_by_role("heading", name="Noriko").wait_for()
    page.locator("[data-shown=nobody]").click()
    page.locator("[data-shown=nobody][aria-pressed=true]").wait_for()
    assert visitor.accessibility() == []
    visitor.visit("/settings")
    page.locator("[data-session]").first.wait_for()
    assert page.locator("[data-session]").count() == 1
    page.locator("[data-delete]").click()
    page.locator("form", has=page.get_by_role("button", name="Delete me")).locator("input").fill("a long password")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("banner").get_by_role("link", name="Log in").wait_for()
    assert visitor.missing == []


def test_a_guest_keeps_name_and_seat_with_an_account(guest: Guest) -> None:
    visitor = guest(size=PHONE)
    table = visitor.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Tsubaki")
    page = visitor.page
    # Also where a page is opened by its address, before it is known who is here.
    for path in ("/settings", "/new"):
        visitor.visit(path)
        page.wait_for_function("() => document.querySelector('input[autocomplete=nickname]').value === 'Tsubaki'")
    visitor.visit("/login?new")
    # The name that others know stands there already; only a password is missing.
    page.wait_for_function("() => document.querySelector('main form input[type=text]').value === 'Tsubaki'")
    page.locator("main form input[type=password]").fill("a long password")
    page.locator("main form .button.main").click()
    page.get_by_role("banner").get_by_role("button", name="Log out").wait_for()
    assert page.request.get(f"{visitor.address}/api/me").json()["account"] is True
    visitor.visit(f"/table/{table}")
    page.locator("[data-seat='0']", has_text="Tsubaki").wait_for()
    assert visitor.missing == []


def test_the_home_page_says_that_there_is_nothing_only_when_it_knows(guest: Guest) -> None:
    visitor = guest(played=True)
    visitor.account("Patient")
    page = visitor.page
    held: list[Any] = []
    known = False

    def hold(route: Any) -> None:
        if known:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/home", hold)
    visitor.visit("/")
    busy = page.locator("main li[aria-busy]")
    busy.first.wait_for()
    assert page.get_by_text("You are not at any table yet.").count() == 0
    assert page.get_by_text("There are no games to watch right now.").count() == 0
    known = True
    for route in held:
        route.continue_()
    busy.first.wait_for(state="detached")
    page.get_by_text("You are not at any table yet.").wait_for()


def test_the_pages_of_people_fit_every_screen_in_every_language(guest: Guest) -> None:
    for size in ((1440, 900), (820, 1180), (390, 844)):
        for lang in ("en", "de", "ja"):
            visitor = guest(size=size, lang=lang)
            visitor.page.request.post(f"{visitor.address}/api/me", data={"name": "Noriko"})
            for path in ("/login", "/login?reset=abc", "/profile"):
                visitor.visit(path)
                visitor.page.locator("main h1").first.wait_for()
                assert not visitor.overflows(), (path, size, lang)
                assert visitor.accessibility() == [], (path, size, lang)
            assert visitor.missing == []
