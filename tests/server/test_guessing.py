"""Guessing passwords and names of a real server. See docs/operations/security.md."""

from __future__ import annotations

import math
import time

import httpx
from helpers.attacking import (
    PASSWORD,
    anywhere,
    cookie_in,
    with_account,
)
from helpers.patience import work_with_children
from helpers.serving import Serving

from shokai.server.people.guessing import ACCOUNT_PER_SECOND, DEVICE_COOKIE


def enter(server: Serving, name: str, password: str, address: str | None = None, cookie: str = "") -> str:
    """What somebody who enters an account is told, from an address or from one that nobody has come from yet."""
    body = {"name": name, "password": password}
    told = server.ask("POST", "/api/me/enter", body, x_forwarded_for=address or anywhere(), cookie=cookie)
    return str(told.json().get("code", "entered"))


def guesses(server: Serving, name: str, cookie: str = "") -> int:
    """How many wrong passwords somebody can try, each from another address, until they have to wait.

    More come back with time, and a slow machine takes seconds for each: those are not counted.
    """
    tried, begun = 0, time.monotonic()
    while (told := enter(server, name, "guessed", cookie=cookie)) != "too-many-guesses":
        assert told == "wrong-password"
        tried += 1
        # Nothing comes back before the first.
        begun = time.monotonic() if tried == 1 else begun
    return math.ceil(tried - (time.monotonic() - begun) * ACCOUNT_PER_SECOND)


def device_in(response: httpx.Response) -> str:
    """What a browser keeps of an account that it has entered once."""
    return f"{DEVICE_COOKIE}={response.cookies[DEVICE_COOKIE]}"


def test_an_account_cannot_be_guessed_from_many_places(strict: Serving) -> None:
    with_account(strict, "Rich")
    assert 10 <= guesses(strict, "Rich") < 15
    for name in ("rich", " RICH "):
        assert guesses(strict, name) < 5
    with_account(strict, "Neighbour")
    assert enter(strict, "Neighbour", PASSWORD) == "entered"


def test_an_account_cannot_be_guessed_from_one_place(strict: Serving) -> None:
    with_account(strict, "Tried")
    address = anywhere()
    answers = [enter(strict, "Tried", f"guess {n}", address) for n in range(7)]
    assert answers[:5] == ["wrong-password"] * 5
    assert "too-many-guesses" in answers
    # Somebody elsewhere does not suffer for it, and right passwords do not count.
    home = anywhere()
    assert [enter(strict, "Tried", PASSWORD, home) for _ in range(8)] == ["entered"] * 8


def test_nobody_is_locked_out_by_those_who_guess(strict: Serving) -> None:
    made = strict.ask("POST", "/api/me/account", {"name": "Owner", "password": PASSWORD}, x_forwarded_for=anywhere())
    device, cookie, home = device_in(made), cookie_in(made), anywhere()
    assert enter(strict, "Owner", PASSWORD, home) == "entered"
    assert guesses(strict, "Owner") >= 10
    # With a browser that has entered the account, from anywhere; without one, from where it was entered.
    assert enter(strict, "Owner", PASSWORD, cookie=device) == "entered"
    assert enter(strict, "Owner", PASSWORD, home) == "entered"
    # Browsers of other accounts are not known here, nor are forged ones.
    other = strict.ask("POST", "/api/me/account", {"name": "Other", "password": PASSWORD}, x_forwarded_for=anywhere())
    forged = device[:-2] + ("A" if device[-2] != "A" else "B") + device[-1]
    for unknown in (device_in(other), forged):
        assert guesses(strict, "Owner", unknown) < 5
    # A known browser does not guess as much as it likes, either.
    assert 10 <= guesses(strict, "Owner", device) < 15
    # Whoever is in can change the password all the same; from then on only their own browser is known.
    changed = strict.ask(
        "POST", "/api/me/password", {"old": PASSWORD, "new": "another one"}, x_forwarded_for=anywhere(), cookie=cookie
    )
    assert changed.status_code == 200
    assert guesses(strict, "Owner", device) < 5
    assert enter(strict, "Owner", "another one", cookie=device_in(changed)) == "entered"


def test_the_cookie_of_a_device_is_hidden_and_remembers_several_accounts(strict: Serving) -> None:
    cookie = ""
    for name in ("Shared 1", "Shared 2"):
        body = {"name": name, "password": PASSWORD}
        made = strict.ask("POST", "/api/me/account", body, x_forwarded_for=anywhere(), cookie=cookie)
        told = next(text for text in made.headers.get_list("set-cookie") if text.startswith(DEVICE_COOKIE)).lower()
        assert "httponly" in told
        assert "samesite=lax" in told
        cookie = device_in(made)
    for name in ("Shared 1", "Shared 2"):
        assert guesses(strict, name) >= 10
        assert enter(strict, name, PASSWORD, cookie=cookie) == "entered"


def test_an_address_cannot_try_many_accounts(strict: Serving) -> None:
    address = anywhere()
    answers = [enter(strict, f"Somebody {n}", "guessed", address) for n in range(28)]
    assert answers[:20] == ["wrong-password"] * 20
    assert "too-many-guesses" in answers
    # What is not even a name costs something, too.
    address = anywhere()
    answers = [enter(strict, "", "?", address) for _ in range(50)]
    assert (answers[0], answers[-1]) == ("bad-name", "too-fast")


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(server: Serving) -> None:
    with_account(server, "Timed")

    def work(name: str) -> float:
        """What the server does; how long that takes depends on what else the machine does."""
        before = work_with_children(server.pid)
        for _ in range(8):
            told = server.ask("POST", "/api/me/enter", {"name": name, "password": "not the one"})
            assert told.json()["code"] == "wrong-password"
        return work_with_children(server.pid) - before

    work("Nobody")
    assert 0.5 < work("Timed") / work("Nobody") < 2


def test_bad_passwords_and_names_are_refused(server: Serving) -> None:
    for password in ("", "short", "x" * 201):
        told = server.ask("POST", "/api/me/account", {"name": "Fine", "password": password})
        assert told.json()["code"] in ("bad-password", "bad-message")
    with_account(server, "Unique")
    taken = server.ask("POST", "/api/me/account", {"name": "uniQUE", "password": PASSWORD})
    assert taken.json()["code"] == "name-taken"
