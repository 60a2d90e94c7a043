"""Notifications in a browser: adding a webhook and a mail address, tests of them, what is switched off, the link that
ends mails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.mailbox import Mailbox
from helpers.paging import LAPTOP, PHONE, Visitor
from helpers.receiving import Receiver
from helpers.serving import Serving


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with Mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Serving]:
    options = ("--notify-after", "0", "--private-webhooks", *box.options)
    with Serving(tmp_path_factory.mktemp("mailing"), *options) as serving:
        yield serving


PASSWORD = "a long password"


def test_somebody_sets_up_notifications_and_ends_them(browser: Any, mailing: Serving, box: Mailbox) -> None:
    visitor = Visitor(browser, mailing.address)
    page = visitor.visit("/settings").page
    page.get_by_text("Notifications need an account.").wait_for()
    visitor.account("Rin")
    visitor.visit("/settings")
    with Receiver() as receiver:
        page.locator("[data-add=webhook] input").fill(receiver.address)
        page.locator("[data-add=webhook] select").select_option("text")
        page.locator("[data-add=webhook] button").click()
        page.locator("[data-try]").click()
        page.get_by_text("The test was delivered.").wait_for()
        assert receiver.next().body.startswith("Notifications from Shokai arrive here.")
        page.locator("[data-kind=end]").uncheck()
        receiver.status = 500
        page.locator("[data-try]").click()
        page.get_by_text("The receiver refused it with status 500.").wait_for()
    visitor.visit("/settings")
    page.get_by_text("Last attempt failed").wait_for()
    assert not page.locator("[data-kind=end]").is_checked()
    assert page.locator("[data-kind=turn]").is_checked()
    page.locator("[data-remove]").click()
    page.locator("[data-channel]").wait_for(state="detached")
    page.locator("[data-add=mail] input:not([type=password])").fill("rin@example.org")
    page.locator("[data-add=mail] input[type=password]").fill(PASSWORD)
    page.locator("[data-add=mail] button").click()
    found = re.search(r"\b\d{6}\b", box.next("rin@example.org").get_content())
    assert found
    page.locator("[data-confirm] input").fill(found[0])
    page.locator("[data-confirm] button").click()
    page.locator("[data-kind=turn]").wait_for()
    page.locator("[data-try]").click()
    page.get_by_text("The test was delivered.").wait_for()
    link = re.search(r"\S+(/mail-off\?token=\S+)", box.next("rin@example.org").get_content())
    assert link
    # The browser complains about the status 400 of the test that failed, too.
    assert all("400" in complaint for complaint in visitor.complaints)
    stranger = Visitor(browser, mailing.address).visit(link[1])
    stranger.page.locator("[data-off]").click()
    stranger.page.get_by_text("You will get no more e-mails.").wait_for()
    assert stranger.complaints == stranger.missing == visitor.missing == []
    visitor.visit("/settings")
    page.locator("[data-add=mail]").wait_for()
    assert page.locator("[data-channel]").count() == 0
    stranger.close()
    visitor.close()


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_notifications_fit_every_screen(browser: Any, mailing: Serving, lang: str) -> None:
    for size in (LAPTOP, PHONE):
        visitor = Visitor(browser, mailing.address, size=size, lang=lang)
        visitor.account(f"Fit{lang}{size[0]}")
        for kind, address in (("webhook", f"http://127.0.0.1:9999/{'long' * 40}"), ("mail", f"f{size[0]}@example.org")):
            asked = {"kind": kind, "address": address, "password": PASSWORD}
            assert visitor.page.request.post(f"{visitor.address}/api/me/channels", data=asked).ok
        page = visitor.visit("/settings").page
        page.locator("[data-confirm]").wait_for()
        # Nobody listens there.
        page.locator("[data-try]").first.click()
        page.locator("[data-channel] [role=alert]").wait_for()
        page.locator("[data-notifications]").scroll_into_view_if_needed()
        visitor.picture(f"notifications-{lang}-{size[0]}")
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.missing == []
        visitor.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_somebody_who_forgot_the_password_gets_a_link_by_mail(
    browser: Any, mailing: Serving, box: Mailbox, size: tuple[int, int]
) -> None:
    visitor, name, mail = Visitor(browser, mailing.address, size=size), f"Yui{size[0]}", f"yui{size[0]}@example.org"
    visitor.account(name)
    asked = {"kind": "mail", "address": mail, "password": PASSWORD}
    id = visitor.page.request.post(f"{visitor.address}/api/me/channels", data=asked).json()["id"]
    code = re.search(r"\b\d{6}\b", box.next(mail).get_content())
    assert code
    visitor.page.request.post(f"{visitor.address}/api/me/channels/{id}/confirm", data={"code": code[0]})
    stranger = Visitor(browser, mailing.address, size=size)
    page = stranger.visit("/login").page
    page.get_by_role("group").get_by_role("button", name="Forgot password").click()
    page.locator("[data-forgotten] input").fill(mail)
    stranger.picture(f"forgotten-{size[0]}")
    assert not stranger.overflows()
    assert stranger.accessibility() == []
    page.locator("[data-forgotten] button").click()
    page.get_by_text("a link is on its way").wait_for()
    link = re.search(r"\S+(/login\?reset=\S+)", box.next(mail).get_content())
    assert link
    stranger.visit(link[1])
    page.locator("main form input[type=password]").fill("something new 1868")
    page.locator("main form button").click()
    page.get_by_role("banner").get_by_role("link", name=name).wait_for()
    assert stranger.complaints == stranger.missing == []
    stranger.close()
    visitor.close()
