"""Notices by mail: a real mail server, a real server, addresses that are confirmed, and links that end it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from helpers.attacking import PASSWORD, do, new_table, with_account
from helpers.command import Command, refused
from helpers.mailbox import Mailbox
from helpers.serving import Serving

ORIGIN = "https://play.example.org"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with Mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Serving]:
    """A server that sends mail at once."""
    options = ("--notify-after", "0", "--origins", ORIGIN, *box.options)
    with Serving(tmp_path_factory.mktemp("mailing"), *options) as serving:
        yield serving


@pytest.fixture(scope="module")
def somebody(mailing: Serving) -> str:
    """The cookie of an account."""
    return with_account(mailing, "Somebody")


def add(server: Serving, cookie: str, address: str, **more: Any) -> httpx.Response:
    asked = {"kind": "mail", "address": address, "password": PASSWORD, **more}
    return server.ask("POST", "/api/me/channels", asked, cookie=cookie)


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"\b\d{6}\b", letter.get_content())
    assert found
    return found[0]


def confirmed(server: Serving, box: Mailbox, cookie: str, address: str, **more: Any) -> str:
    """A mail address of somebody that is confirmed; the ID of its channel."""
    id = str(add(server, cookie, address, **more).json()["id"])
    told = server.ask("POST", f"/api/me/channels/{id}/confirm", {"code": code_in(box.next(address))}, cookie=cookie)
    assert told.json().get("confirmed"), told.text
    return id


def play(server: Serving, anna: str, ben: str | None = None) -> str:
    """A table of Anna's begins."""
    table, ben = new_table(server, anna), ben or server.cookie("Ben")
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    return table


def test_nothing_but_a_code_is_sent_to_an_address_before_it_is_confirmed(mailing: Serving, box: Mailbox) -> None:
    anna = with_account(mailing, "Mailed")
    told = add(mailing, anna, "anna@example.org").json()
    assert (told["kind"], told["confirmed"]) == ("mail", False)
    letter = box.next("anna@example.org")
    assert (letter["To"], letter["From"]) == ("anna@example.org", "shokai@example.org")
    assert letter["Subject"] == "Confirm your address"
    ben = with_account(mailing, "Told")
    confirmed(mailing, box, ben, "ben@example.org")
    play(mailing, anna, ben)
    # Ben is told, and what is to be told to both is noted together.
    box.next("ben@example.org")
    wrong = f"{(int(code_in(letter)) + 1) % 1_000_000:06d}"
    path = f"/api/me/channels/{told['id']}/confirm"
    assert mailing.ask("POST", path, {"code": wrong}, cookie=anna).json()["code"] == "bad-mail-code"
    assert mailing.ask("POST", path, {"code": code_in(letter)}, cookie=anna).json()["confirmed"]
    table = play(mailing, anna)
    letter = box.next("anna@example.org")
    # The table from before was not told of.
    assert f"{ORIGIN}/table/{table}" in letter.get_content()
    assert letter["Subject"] in ("Your turn", "The game has started")


def test_a_code_cannot_be_guessed(mailing: Serving, box: Mailbox) -> None:
    anna = with_account(mailing, "Guesser")
    id = add(mailing, anna, "victim@example.org").json()["id"]
    code, path = code_in(box.next("victim@example.org")), f"/api/me/channels/{id}/confirm"
    for n in range(5):
        wrong = f"{(int(code) + 1 + n) % 1_000_000:06d}"
        assert mailing.ask("POST", path, {"code": wrong}, cookie=anna).status_code == 403
    # Now the right one does not help either; a new one does.
    assert mailing.ask("POST", path, {"code": code}, cookie=anna).json()["code"] == "bad-mail-code"
    assert mailing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).status_code == 200
    assert mailing.ask("POST", path, {"code": code_in(box.next("victim@example.org"))}, cookie=anna).json()["confirmed"]


def test_one_click_ends_it_and_a_look_does_not(mailing: Serving, box: Mailbox) -> None:
    anna = with_account(mailing, "Clicker")
    id = confirmed(mailing, box, anna, "clicker@example.org", language="de")
    assert mailing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).status_code == 200
    letter = box.next("clicker@example.org")
    assert letter["Subject"] == "Benachrichtigungen funktionieren"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # As it was sent: mail programs do not decode it.
    assert dict(letter.raw_items())["List-Unsubscribe"].strip().startswith(f"<{ORIGIN}/")
    link = letter["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    token = link.partition("=")[2]
    assert f"{ORIGIN}/mail-off?token={token}" in letter.get_content()
    # A program that follows links changes nothing, nor does a token that is not ours.
    assert mailing.ask("GET", link).status_code in (404, 405)
    forged = mailing.ask("POST", f"/api/mail/off?token={token[:-2]}xx")
    assert (forged.status_code, forged.json()["code"]) == (400, "bad-mail-link")
    assert len(mailing.ask("GET", "/api/me/channels", cookie=anna).json()["channels"]) == 1
    # As mail programs do it: without a cookie, with a form.
    done = mailing.ask("POST", link, b"List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")
    assert (done.status_code, done.json()) == (200, {"off": True})
    assert mailing.ask("POST", link).json() == {"off": True}
    assert mailing.ask("GET", "/api/me/channels", cookie=anna).json()["channels"] == []


@pytest.mark.parametrize(
    "address",
    [
        "anna",
        "@example.org",
        "a@b@c",
        "a b@example.org",
        "a@example.org\r\nBcc: x@example.org",
        "a@-",
        "<a@b.c>",
        "ä@b.c",
    ],
)
def test_what_is_no_mail_address_is_refused_in_a_sentence(mailing: Serving, somebody: str, address: str) -> None:
    told = add(mailing, somebody, address)
    assert told.json()["text"] == "This is not an e-mail address."


def test_an_address_that_the_mail_server_refuses_is_told_so(mailing: Serving, box: Mailbox) -> None:
    anna = with_account(mailing, "Refused")
    box.answer = "550 no such user"
    try:
        add(mailing, anna, "nobody@example.org")
        [told] = mailing.ask("GET", "/api/me/channels", cookie=anna).json()["channels"]
        assert told["problem"]["args"] == {"why": "mail-address"}
    finally:
        box.answer = "250 ok"


def test_a_server_without_a_mail_server_offers_no_mail(server: Serving) -> None:
    anna = with_account(server, "Mailless")
    assert server.ask("GET", "/api/me/channels", cookie=anna).json()["kinds"] == ["webhook", "push"]
    assert add(server, anna, "anna@example.org").json()["code"] == "no-mail"
    assert server.ask("POST", "/api/mail/off?token=x").json()["code"] == "bad-mail-link"


def test_nobody_fills_a_mailbox_of_others(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> None:
    with Serving(tmp_path_factory.mktemp("limited"), *box.options, limits=True) as server:
        told = [add(server, with_account(server, f"Flooder{n}"), "Flood@example.org") for n in range(5)]
        assert [one.status_code for one in told] == [200, 200, 200, 429, 429]
    assert len(box.to("Flood@example.org")) == 3


@pytest.mark.parametrize(
    "options",
    [
        ("--smtp-url", "http://example.org", "--smtp-from", "a@example.org"),
        ("--smtp-url", "smtp://user:s3cret@:25", "--smtp-from", "a@example.org"),
        ("--smtp-url", "smtp://mail.example.org:x", "--smtp-from", "a@example.org"),
    ],
)
def test_a_mail_server_that_cannot_be_is_refused_without_its_password(
    command: Command, options: tuple[str, ...]
) -> None:
    answer = command("serve", "--port", "0", *options)
    refused(answer, "mail server is not valid")
    assert "s3cret" not in str(answer)


def test_mail_needs_a_sender(command: Command) -> None:
    refused(command("serve", "--port", "0", "--smtp-url", "smtp://mail.example.org"), "SHOKAI_SMTP_FROM")
