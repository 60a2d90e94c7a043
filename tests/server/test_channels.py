"""Channels of notices: which addresses are none, where nothing is sent, and whose they are."""

from __future__ import annotations

import asyncio
import itertools

import pytest
from helpers.attacking import with_account
from helpers.receiving import Receiver
from helpers.ringing import at_a_table, hook, in_file, rows
from helpers.serving import Serving

from shokai.server.notifying import posting

pytest_plugins = ("helpers.ringing",)

NUMBERS = itertools.count()


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/", "file:///etc/passwd", "gopher://example.org:70/", "javascript:alert(1)", "", "https://",
        "http://user:secret@example.org/", "http://exa mple.org/", "http://example.org/\r\nX: y", "http://[::1",
        "http://example.org:99999/", "http://exämple.org/", "http://example.org\\@127.0.0.1/",
        "http://" + "a" * 600 + ".example/", "http://example.org/" + "a" * 1000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused_in_a_sentence(ringing: Serving, address: str) -> None:
    cookie = with_account(ringing, f"Bad{next(NUMBERS)}")
    told = ringing.ask("POST", "/api/me/channels", {"kind": "webhook", "address": address}, cookie=cookie)
    assert told.json()["code"] == ("bad-message" if len(address) > 1000 else "bad-hook"), told.text


@pytest.mark.parametrize("port", [22, 25, 465, 587, 1023])
def test_ports_of_other_services_are_refused(ringing: Serving, port: int) -> None:
    cookie = with_account(ringing, f"Port{port}")
    asked = {"kind": "webhook", "address": f"http://mail.example.org:{port}/"}
    assert ringing.ask("POST", "/api/me/channels", asked, cookie=cookie).json()["code"] == "hook-port"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "127.1", "2130706433", "0x7f000001"]
)
def test_nothing_is_sent_to_this_machine_or_its_network(hosted: Serving, receiver: Receiver, host: str) -> None:
    cookie = with_account(hosted, f"Net{next(NUMBERS)}")
    id = hook(hosted, cookie, f"http://{host}:{receiver.port}/hook")
    told = hosted.ask("POST", f"/api/me/channels/{id}/try", cookie=cookie)
    # The same words as for a name that nobody has.
    assert told.json()["text"] == "There is no such host, or it is not on the public internet."
    assert receiver.all == []


def test_redirects_are_not_followed(ringing: Serving, receiver: Receiver) -> None:
    with Receiver(307, Location=receiver.address) as first:
        anna = with_account(ringing, "Redirected")
        id = hook(ringing, anna, first.address)
        told = ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna)
        assert told.json()["text"] == "The receiver refused it with status 307."
    assert receiver.all == []


def test_a_receiver_has_so_much_time(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.5)
    receiver.answers.clear()

    async def send() -> str:
        with pytest.raises(posting.Undelivered) as why:
            await posting.post(posting.Hook("http", "127.0.0.1", receiver.port, "/"), b"", {}, private=True)
        return why.value.problem

    assert asyncio.run(send()) == "timeout"


def test_channels_are_for_accounts_in_their_own_browser_and_nobody_elses(ringing: Serving, receiver: Receiver) -> None:
    asked = {"kind": "webhook", "address": receiver.address}
    guest = ringing.cookie("Guest")
    assert ringing.ask("POST", "/api/me/channels", asked, cookie=guest).json()["code"] == "account-first"
    assert ringing.ask("GET", "/api/me/channels").status_code == 401
    anna, ben = with_account(ringing, "Owner"), with_account(ringing, "Thief")
    token = ringing.ask("POST", "/api/me/tokens", {"label": "x"}, cookie=anna).json()["token"]
    for method, path in (("GET", "/api/me/channels"), ("POST", "/api/me/channels")):
        body = asked if method == "POST" else None
        told = ringing.ask(method, path, body, authorization=f"Bearer {token}")
        assert told.json()["code"] == "needs-cookie"
    id = hook(ringing, anna, receiver.address)
    assert ringing.ask("POST", "/api/me/channels", asked, cookie=anna).json()["code"] == "channel-is-there"
    for method, path in (("POST", ""), ("POST", "/try"), ("DELETE", "")):
        body = {} if (method, path) == ("POST", "") else None
        theirs = ringing.ask(method, f"/api/me/channels/{id}{path}", body, cookie=ben)
        # As for one that does not exist.
        assert theirs.json() == ringing.ask(method, f"/api/me/channels/nobodys{path}", body, cookie=ben).json()
        assert theirs.status_code == 404
    for n in range(4):
        hook(ringing, anna, f"{receiver.address}{n}")
    told = ringing.ask("POST", "/api/me/channels", {**asked, "address": "http://example.org/"}, cookie=anna)
    assert told.json()["code"] == "too-many-channels"
    assert receiver.all == []


def test_a_channel_is_exported_with_its_owner_and_erased_with_them(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Leaving")
    hook(ringing, anna, receiver.address)
    at_a_table(ringing, anna)
    receiver.next()
    exported = ringing.ask("GET", "/api/me/export", cookie=anna).json()
    assert [one["address"] for one in exported["channels"]] == [receiver.address]
    told = ringing.ask("POST", "/api/me/delete", {"password": "correct horse battery"}, cookie=anna)
    assert told.status_code == 200
    assert receiver.address not in str(rows(in_file(ringing), "select * from channels"))


def test_tests_are_limited(strict: Serving) -> None:
    anna = with_account(strict, "Impatient")
    id = hook(strict, anna, "http://127.0.0.1:9999/")
    codes = [strict.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).json()["code"] for _ in range(8)]
    assert codes[:6] == ["undelivered"] * 6
    assert codes[6:] == ["too-fast"] * 2
