"""Push messages to browsers: a real push service, which gets what only the browser can read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from helpers.attacking import do, new_table, view_of, with_account
from helpers.pushing import Subscriber, b64, unb64
from helpers.receiving import Receiver
from helpers.serving import Serving

from shokai.server.notifying.push import Subscription, read_subscription, sealed
from shokai.texts import Refusal

ORIGIN = "https://play.example.org"
AT_ONCE = ("--notify-after", "0", "--private-webhooks", "--origins", ORIGIN)


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("pushing"), *AT_ONCE) as serving:
        yield serving


@pytest.fixture
def service() -> Iterator[Receiver]:
    with Receiver(status=201) as made:
        yield made


def subscribe(server: Serving, cookie: str, address: str, browser: Subscriber, **more: Any) -> httpx.Response:
    asked = {"kind": "push", "address": address, "keys": browser.keys, **more}
    return server.ask("POST", "/api/me/channels", asked, cookie=cookie)


def channels(server: Serving, cookie: str) -> list[dict[str, Any]]:
    return list(server.ask("GET", "/api/me/channels", cookie=cookie).json()["channels"])


def key_of(server: Serving, cookie: str) -> str:
    return str(server.ask("GET", "/api/me/channels", cookie=cookie).json()["push_key"])


def turn_of(server: Serving, anna: str) -> str:
    """A table where it becomes Anna's turn."""
    table, ben = new_table(server, anna), server.cookie("Ben")
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    while "play" in (view := view_of(server, table, ben))["you"]["can"]:
        do(server, table, ben, "play", at=view["at"], move=view["game"]["moves"][0]["number"])
    return table


def test_the_example_of_the_standard_comes_out() -> None:
    # RFC 8291, section 5 and appendix A.
    auth = unb64("BTBZMqHH6r4Tts7J_aSIgg")
    browser = Subscriber(auth, int.from_bytes(unb64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"))
    server = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    read = read_subscription("https://push.example.net/x", json.dumps(browser.keys))
    to = Subscription(read.hook, read.key, auth)
    salt = unb64("DGv6ra1nlYgDCS1FRnbzlw")
    made = sealed(b"When I grow up, I want to be a watermelon", to, ec.derive_private_key(server, ec.SECP256R1()), salt)
    assert b64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(made) == b"When I grow up, I want to be a watermelon"


def test_a_browser_is_told_of_a_turn_in_words_that_only_it_can_read(ringing: Serving, service: Receiver) -> None:
    anna, browser = with_account(ringing, "Phone"), Subscriber()
    assert subscribe(ringing, anna, service.address, browser, off=["start"], language="de").status_code == 200
    table = turn_of(ringing, anna)
    received = service.next()
    told = browser.heard(received, key_of(ringing, anna), f"http://127.0.0.1:{service.port}")
    assert told == {
        "title": "Du bist am Zug", "text": "Du bist am Zug: Die Händler von Osaka mit Ben.", "path": f"/table/{table}",
        "tag": table,
    }  # fmt: skip
    # Nothing of it is there for the push service to read, not even which table it is.
    assert table not in str(received.headers) + received.path
    assert len(received.headers["topic"]) <= 32
    [one] = channels(ringing, anna)
    assert one["delivered"]
    assert "auth" not in json.dumps(one)


def test_a_subscription_that_has_ended_is_forgotten(ringing: Serving, service: Receiver) -> None:
    anna = with_account(ringing, "Gone")
    for status, code in ((404, "push-gone"), (410, "push-gone"), (500, "receiver-refused")):
        service.status = status
        id = subscribe(ringing, anna, service.address, Subscriber()).json()["id"]
        assert ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).json()["code"] == code
        assert len(channels(ringing, anna)) == (1 if status == 500 else 0)


def test_it_is_forgotten_by_a_turn_as_well_and_the_others_are_told(ringing: Serving, service: Receiver) -> None:
    anna, browser = with_account(ringing, "Half"), Subscriber()
    with Receiver(status=410) as gone:
        subscribe(ringing, anna, gone.address, Subscriber(), off=["start"])
        subscribe(ringing, anna, service.address, browser, off=["start"])
        turn_of(ringing, anna)
        gone.next()
        service.next()
        turn_of(ringing, anna)
        service.next()
        assert len(gone.all) == 1
    assert [one["address"] for one in channels(ringing, anna)] == [service.address]


def test_a_browser_has_one_subscription_and_keeps_its_switches(ringing: Serving, service: Receiver) -> None:
    anna, browser = with_account(ringing, "Twice"), Subscriber()
    id = subscribe(ringing, anna, service.address, browser, off=["end"]).json()["id"]
    assert subscribe(ringing, anna, service.address, browser).json()["id"] == id
    # The push service gave the browser another address.
    moved = subscribe(ringing, anna, f"{service.address}-2", Subscriber(), replaces=service.address).json()
    assert [one["id"] for one in channels(ringing, anna)] == [moved["id"]]
    assert moved["off"] == ["end"]


def test_a_browser_tells_only_whoever_used_it_last(ringing: Serving, service: Receiver) -> None:
    anna, ben, browser = with_account(ringing, "First"), with_account(ringing, "Second"), Subscriber()
    subscribe(ringing, anna, service.address, browser)
    # Whoever knows the address alone takes nothing away.
    subscribe(ringing, ben, service.address, Subscriber())
    assert len(channels(ringing, anna)) == 1
    cara = with_account(ringing, "Third")
    subscribe(ringing, cara, service.address, browser)
    assert (len(channels(ringing, anna)), len(channels(ringing, cara))) == (0, 1)


@pytest.fixture(scope="module")
def stray(ringing: Serving) -> str:
    """The cookie of an account without a subscription."""
    return with_account(ringing, "Stray")


@pytest.mark.parametrize(
    "broken",
    [
        {"address": "ftp://push.example.org/x"},
        {"address": "https://push.example.org:22/x"},
        {"keys": None},
        {"keys": {"p256dh": "", "auth": ""}},
        {"keys": {"p256dh": b64(b"\x04" + bytes(64)), "auth": b64(bytes(16))}},
        {"keys": {"p256dh": "ä" * 20, "auth": "?"}},
    ],
)
def test_what_is_no_subscription_is_refused_in_a_sentence(ringing: Serving, stray: str, broken: dict[str, Any]) -> None:
    asked = {"kind": "push", "address": "https://push.example.org/x", "keys": Subscriber().keys, **broken}
    told = ringing.ask("POST", "/api/me/channels", asked, cookie=stray)
    assert (told.status_code, told.json()["text"]) == (400, "This is not a browser’s push subscription.")


def test_nothing_is_pushed_to_this_machine_or_its_network(tmp_path: Path, service: Receiver) -> None:
    with Serving(tmp_path, "--notify-after", "0") as server:
        anna = with_account(server, "Anna")
        # Without TLS it is no push service.
        assert subscribe(server, anna, service.address, Subscriber()).json()["code"] == "bad-push"
        for host in ("127.0.0.1", "localhost", "[::1]", "169.254.169.254"):
            address = f"https://{host}:{service.port}/x"
            id = subscribe(server, anna, address, Subscriber()).json()["id"]
            told = server.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).json()
            assert told["said"]["args"] == {"why": "unknown-host"}
            server.ask("DELETE", f"/api/me/channels/{id}", cookie=anna)
    assert service.all == []


def test_the_key_stays_when_the_server_starts_again(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna = with_account(server, "Anna")
        key = key_of(server, anna)
        server.kill()
        server.start()
        assert key_of(server, anna) == key
        assert len(unb64(key)) == 65
    (tmp_path / "other").mkdir()
    with Serving(tmp_path / "other") as other:
        assert key_of(other, with_account(other, "Anna")) != key


def test_a_subscription_of_a_guest_is_refused(ringing: Serving, service: Receiver) -> None:
    told = subscribe(ringing, ringing.cookie("Guest"), service.address, Subscriber())
    assert told.json()["code"] == "account-first"


def test_an_address_without_a_key_cannot_be_read() -> None:
    with pytest.raises(Refusal):
        read_subscription("https://push.example.org/x", "")
