"""A new password by mail: a real mail server, a link that works once, and answers that do not say who exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from helpers.attacking import PASSWORD, with_account
from helpers.mailbox import Mailbox
from helpers.serving import Serving

ORIGIN = "https://play.example.org"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with Mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("forgotten"), "--origins", ORIGIN, *box.options) as serving:
        yield serving


def with_mail(server: Serving, box: Mailbox, name: str, address: str, confirmed: bool = True) -> str:
    """An account with a mail address; its cookie."""
    cookie = with_account(server, name)
    asked = {"kind": "mail", "address": address, "password": PASSWORD}
    id = server.ask("POST", "/api/me/channels", asked, cookie=cookie).json()["id"]
    code = re.search(r"\b\d{6}\b", box.next(address).get_content())
    assert code
    if confirmed:
        server.ask("POST", f"/api/me/channels/{id}/confirm", {"code": code[0]}, cookie=cookie)
    return cookie


def forgotten(server: Serving, address: str, **more: str) -> httpx.Response:
    return server.ask("POST", "/api/me/forgotten", {"address": address, **more})


def enter(server: Serving, name: str, password: str) -> int:
    return server.ask("POST", "/api/me/enter", {"name": name, "password": password}).status_code


def test_the_link_in_the_mail_sets_a_new_password_once(mailing: Serving, box: Mailbox) -> None:
    cookie = with_mail(mailing, box, "Forgetful", "forget@example.org")
    # However an address is written: the link goes to the one that was confirmed.
    assert forgotten(mailing, "Forget@example.org", language="de").json() == {"minutes": 60}
    letter = box.next("forget@example.org")
    assert letter["Subject"] == "Ein neues Passwort"
    assert "Forgetful" in letter.get_content()
    found = re.search(rf"{ORIGIN}/login\?reset=(\S+)", letter.get_content())
    assert found
    asked = {"code": found[1], "password": "another password"}
    assert mailing.ask("POST", "/api/me/reset", asked).json()["name"] == "Forgetful"
    assert enter(mailing, "Forgetful", "another password") == 200
    assert enter(mailing, "Forgetful", "correct horse battery") == 403
    assert mailing.ask("GET", "/api/me", cookie=cookie).json() is None
    assert mailing.ask("POST", "/api/me/reset", asked).json()["code"] == "bad-code"


def test_the_answer_does_not_say_whether_an_account_has_the_address(mailing: Serving, box: Mailbox) -> None:
    with_mail(mailing, box, "Known", "known@example.org")
    with_mail(mailing, box, "Unsure", "unsure@example.org", confirmed=False)
    told = [forgotten(mailing, f"{who}@example.org") for who in ("unknown", "unsure", "known")]
    assert [(one.status_code, one.json(), sorted(one.headers)) for one in told] == [
        (200, {"minutes": 60}, sorted(told[0].headers))
    ] * 3
    # Whoever is written to is written to after the others would have been.
    assert box.next("known@example.org")["Subject"] == "A new password"
    assert box.to("unknown@example.org") == []
    assert len(box.to("unsure@example.org")) == 1


def test_an_address_of_several_accounts_gets_a_link_for_each(mailing: Serving, box: Mailbox) -> None:
    for name in ("Mother", "Daughter"):
        with_mail(mailing, box, name, "family@example.org")
    forgotten(mailing, "family@example.org")
    said = [box.next("family@example.org").get_content() for _ in range(2)]
    assert sorted(name for text in said for name in ("Mother", "Daughter") if name in text) == ["Daughter", "Mother"]


def test_what_is_no_address_is_refused_in_a_sentence(mailing: Serving) -> None:
    told = forgotten(mailing, "nobody")
    assert (told.status_code, told.json()["text"]) == (400, "This is not an e-mail address.")
    assert forgotten(mailing, "a@example.org", language="tlh").status_code == 422


def test_requests_are_limited_the_same_for_every_address(tmp_path: Path, box: Mailbox) -> None:
    with Serving(tmp_path, *box.options, limits=True) as server:
        with_mail(server, box, "Anna", "limited@example.org")
        for address in ("limited@example.org", "stranger@example.org"):
            told = [forgotten(server, address).status_code for _ in range(4)]
            assert told == [200, 200, 200, 429], address


def test_without_a_mail_server_there_is_none(server: Serving) -> None:
    assert forgotten(server, "anna@example.org").json()["code"] == "no-mail"
    assert server.ask("GET", "/api/about").json()["mail"] is False


def test_a_stolen_cookie_is_not_enough_to_add_a_mail_address(mailing: Serving) -> None:
    """Whoever reads that mailbox could set a new password."""
    cookie = with_account(mailing, "Robbed")
    for password in ({}, {"password": "a guess of a thief"}):
        asked = {"kind": "mail", "address": "thief@example.org", **password}
        told = mailing.ask("POST", "/api/me/channels", asked, cookie=cookie)
        assert (told.status_code, told.json()["code"]) == (403, "wrong-password")
    assert mailing.ask("GET", "/api/me/channels", cookie=cookie).json()["channels"] == []


def test_a_stranger_who_asks_again_does_not_end_a_link_that_is_on_its_way(mailing: Serving, box: Mailbox) -> None:
    with_mail(mailing, box, "Patient", "patient@example.org")
    codes = []
    for _ in range(2):
        forgotten(mailing, "patient@example.org")
        found = re.search(r"reset=(\S+)", box.next("patient@example.org").get_content())
        assert found
        codes.append(found[1])
    assert mailing.ask("POST", "/api/me/reset", {"code": codes[0], "password": "another password"}).status_code == 200
    # A new password ends all of them.
    assert mailing.ask("POST", "/api/me/reset", {"code": codes[1], "password": "a third password"}).status_code == 403
