"""Accounts and profiles in a browser: logging in and out in the header, sessions, who sees a profile, deletion."""

from __future__ import annotations

from helpers.paging import Guest


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
