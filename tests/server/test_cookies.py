"""Attacks on cookies and tokens of a real server, each of which fails. See docs/operations/security.md."""

from __future__ import annotations

import base64
import concurrent.futures
import contextlib
import hashlib
import json
import sqlite3
import stat
from typing import Any

import httpx
import pytest
from helpers.attacking import (
    PASSWORD,
    cookie_in,
    do,
    heard_until,
    live,
    new_table,
    whose,
    with_account,
)
from helpers.patience import PATIENCE
from helpers.serving import Serving

from shokai.server.people.guessing import DEVICE_COOKIE
from shokai.server.people.people import COOKIE


def test_a_cookie_is_hidden_from_scripts_and_from_other_sites(server: Serving) -> None:
    told = server.ask("POST", "/api/me", {"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "path=/" in told
    assert "domain" not in told
    assert "secure" not in told


def test_a_cookie_is_secure_when_the_proxy_has_tls(server: Serving, hosted: Serving) -> None:
    by_proxy = server.ask("POST", "/api/me", {"name": "Anna"}, x_forwarded_proto="https")
    assert "; secure" in by_proxy.headers["set-cookie"].lower()
    # This machine is not the proxy of that server, whatever it says.
    by_stranger = hosted.ask("POST", "/api/me", {"name": "Anna"}, x_forwarded_proto="https")
    assert "; secure" not in by_stranger.headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(server: Serving, strict: Serving) -> None:
    cookie = server.cookie("Anna")
    id = whose(server, cookie=cookie)["id"]
    _, _, value = cookie.partition("=")
    payload, _, signature = value.rpartition(".")
    other = base64.urlsafe_b64encode(json.dumps(["somebody-else", 0]).encode()).decode().rstrip("=")
    unsigned = base64.urlsafe_b64encode(json.dumps([id, 0]).encode()).decode().rstrip("=")
    by_guess = hashlib.sha256(payload.encode()).hexdigest()
    forged = ["", ".", payload, f"{other}.{signature}", f"{unsigned}.", f"{payload}.{by_guess}", "A" * 5000, "%00"]
    altered = signature[:5] + ("B" if signature[5] == "A" else "A") + signature[6:]
    for text in (*forged, f"{payload}.{altered}"):
        assert whose(server, cookie=f"{COOKIE}={text}") is None, text
    # Another server signs otherwise.
    assert whose(strict, cookie=cookie) is None
    assert whose(server, cookie=cookie)["id"] == id


def test_what_is_signed_for_one_purpose_serves_no_other(server: Serving) -> None:
    cookie = server.cookie("Anna")
    table = new_table(server, cookie)
    invitation = do(server, table, cookie, "invite", seat=1).json()["answer"]["invite"]
    assert whose(server, cookie=f"{COOKIE}={invitation}") is None
    stolen = do(server, table, server.cookie("Eve"), "sit", seat=1, invite=cookie.partition("=")[2])
    assert stolen.json()["code"] == "bad-invitation"
    # What says that a browser has entered an account is no way into it.
    made = server.ask("POST", "/api/me/account", {"name": "Purpose", "password": PASSWORD})
    device = made.cookies[DEVICE_COOKIE]
    assert whose(server, cookie=f"{COOKIE}={device}") is None
    assert whose(server, cookie=f"{DEVICE_COOKIE}={device}") is None


def test_a_stolen_cookie_is_void_after_a_new_password(server: Serving) -> None:
    stolen = with_account(server, "Robbed")
    table = new_table(server, stolen)
    with live(server, table, cookie=stolen) as thief:
        heard_until(thief, "view")
        wrong = server.ask("POST", "/api/me/password", {"old": "guessed it", "new": PASSWORD + "!"}, cookie=stolen)
        assert wrong.json()["code"] == "wrong-password"
        changed = server.ask("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}, cookie=stolen)
        assert changed.status_code == 200
        assert heard_until(thief, "bye")["why"] == "name-first"
    assert whose(server, cookie=stolen) is None
    assert whose(server, cookie=cookie_in(changed))["name"] == "Robbed"
    old = server.ask("POST", "/api/me/enter", {"name": "Robbed", "password": PASSWORD})
    assert old.json()["code"] == "wrong-password"


def test_a_stolen_cookie_is_void_after_leaving_everywhere(server: Serving) -> None:
    mine = with_account(server, "Lost")
    body = {"name": "Lost", "password": PASSWORD}
    stolen = cookie_in(server.ask("POST", "/api/me/enter", body))
    assert server.ask("POST", "/api/me/leave", cookie=mine).status_code == 200
    # Logging one browser out ends its session, and that of no other.
    assert whose(server, cookie=mine) is None
    assert whose(server, cookie=stolen)["name"] == "Lost"
    assert server.ask("POST", "/api/me/leave", {"everywhere": True}, cookie=stolen).status_code == 200
    assert whose(server, cookie=stolen) is None


def test_who_plants_a_cookie_gets_no_part_in_the_account(server: Serving) -> None:
    planted = server.cookie("Mallory")
    token = server.ask("POST", "/api/me/tokens", {"label": "later"}, cookie=planted).json()["token"]
    made = server.ask("POST", "/api/me/account", {"name": "Planted", "password": PASSWORD}, cookie=planted)
    assert whose(server, cookie=cookie_in(made))["name"] == "Planted"
    assert whose(server, cookie=planted) is None
    assert server.ask("GET", "/api/me", authorization=f"Bearer {token}").status_code == 401
    # And entering an account gives a cookie of its own.
    other = server.cookie("Mallory")
    entered = server.ask("POST", "/api/me/enter", {"name": "Planted", "password": PASSWORD}, cookie=other)
    assert whose(server, cookie=cookie_in(entered))["name"] == "Planted"
    assert whose(server, cookie=other)["name"] == "Mallory"


def new_token(server: Serving, cookie: str) -> dict[str, str]:
    made: dict[str, str] = server.ask("POST", "/api/me/tokens", {"label": "program"}, cookie=cookie).json()
    return made


@pytest.mark.parametrize("how", ["password", "leave"])
def test_what_a_thief_made_with_a_stolen_cookie_ends_with_it(server: Serving, how: str) -> None:
    """A token is all that is left to a thief whose cookie is void; it and whatever is open by it end as well."""
    name = f"Robbed by {how}"
    stolen = with_account(server, name)
    table = new_table(server, stolen)
    bearer = f"Bearer {new_token(server, stolen)['token']}"
    with live(server, table, authorization=bearer) as thief, live(server, table) as stranger:
        assert heard_until(thief, "view")["view"]["you"]["seats"] == [0]
        heard_until(stranger, "view")
        if how == "password":
            told = server.ask("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}, cookie=stolen)
            assert whose(server, cookie=cookie_in(told))["name"] == name
        else:
            told = server.ask("POST", "/api/me/leave", {"everywhere": True}, cookie=stolen)
        assert told.json()["dropped_tokens"] == 1
        assert heard_until(thief, "bye")["why"] == "name-first"
        # Nobody else is disturbed.
        stranger.send('{"do": "ping"}')
        assert heard_until(stranger, "pong")
    assert server.ask("GET", "/api/me", authorization=bearer).status_code == 401
    with live(server, table, authorization=bearer) as again:
        assert heard_until(again, "bye")["why"] == "name-first"


def test_a_dropped_token_ends_what_was_opened_with_it(server: Serving) -> None:
    cookie = with_account(server, "Two programs")
    table = new_table(server, cookie)
    first, second = new_token(server, cookie), new_token(server, cookie)
    with (
        live(server, table, authorization=f"Bearer {first['token']}") as ended,
        live(server, table, authorization=f"Bearer {second['token']}") as other,
        live(server, table, cookie=cookie) as browser,
    ):
        for socket in (ended, other, browser):
            heard_until(socket, "view")
        assert server.ask("DELETE", f"/api/me/tokens/{first['id']}", cookie=cookie).status_code == 200
        assert heard_until(ended, "bye")["why"] == "name-first"
        for socket in (other, browser):
            socket.send('{"do": "ping"}')
            assert heard_until(socket, "pong")


def test_a_token_cannot_outlive_its_owners_wish(server: Serving) -> None:
    """Whoever has a token plays with it. It makes no other tokens, passwords or accounts, and throws nobody out."""
    cookie, guest = with_account(server, "Owner"), server.cookie("Guest")
    bearer, guests = (f"Bearer {new_token(server, one)['token']}" for one in (cookie, guest))
    new = {"name": "Another", "password": PASSWORD}
    attempts: list[tuple[str, str, Any]] = [
        (bearer, "/api/me/tokens", {"label": "more"}),
        (bearer, "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
        (bearer, "/api/me/leave", {"everywhere": True}),
        (guests, "/api/me/account", new),
        (guests, "/api/me/enter", {"name": "Owner", "password": PASSWORD}),
    ]
    for token, path, body in attempts:
        # Not even beside a cookie.
        for headers in ({}, {"cookie": cookie}):
            told = server.ask("POST", path, body, authorization=token, **headers)
            assert (told.status_code, told.json()["code"]) == (403, "needs-cookie"), path
            assert "set-cookie" not in told.headers
    assert len(server.ask("GET", "/api/me/tokens", cookie=cookie).json()) == 1
    assert whose(server, cookie=cookie)["name"] == whose(server, authorization=bearer)["name"] == "Owner"
    assert server.ask("POST", "/api/me/account", new).status_code == 200


def test_a_planted_cookie_keeps_no_connection_into_the_account(server: Serving) -> None:
    planted = server.cookie("Mallory")
    table = new_table(server, planted)
    with live(server, table, cookie=planted) as thief:
        heard_until(thief, "view")
        server.ask("POST", "/api/me/account", {"name": "Kept out", "password": PASSWORD}, cookie=planted)
        assert heard_until(thief, "bye")["why"] == "name-first"


def test_tokens_and_new_passwords_at_once_leave_no_token_behind(server: Serving) -> None:
    cookie, password = with_account(server, "Raced"), PASSWORD
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for n in range(5):
            changed = {"old": password, "new": f"{PASSWORD} {n}"}
            makers = [
                pool.submit(httpx.post, f"{server.address}/api/me/tokens", json={"label": "race"},
                            headers={"cookie": cookie}, timeout=PATIENCE)
                for _ in range(3)
            ]  # fmt: skip
            told = server.ask("POST", "/api/me/password", changed, cookie=cookie)
            for maker in makers:
                made = maker.result()
                assert made.status_code in (200, 401)
                if made.status_code == 200:
                    bearer = f"Bearer {made.json()['token']}"
                    assert server.ask("GET", "/api/me", authorization=bearer).status_code == 401
            cookie, password = cookie_in(told), changed["new"]
    assert server.ask("GET", "/api/me/tokens", cookie=cookie).json() == []


def test_a_token_is_shown_once_works_and_can_be_dropped(server: Serving) -> None:
    cookie = with_account(server, "Robot")
    made = server.ask("POST", "/api/me/tokens", {"label": "my bot"}, cookie=cookie).json()
    bearer = f"Bearer {made['token']}"
    assert whose(server, authorization=bearer)["name"] == "Robot"
    assert made["token"] not in server.ask("GET", "/api/me/tokens", cookie=cookie).text
    for wrong in (bearer[:-1], bearer + "x", f"Bearer {made['id']}.", f"Basic {made['token']}", "Bearer", ""):
        assert server.ask("GET", "/api/me", authorization=wrong).status_code == 401
        # A token that is wrong is not made good by a cookie.
        assert server.ask("GET", "/api/me", authorization=wrong, cookie=cookie).status_code == 401
    stranger = server.cookie("Eve")
    assert server.ask("DELETE", f"/api/me/tokens/{made['id']}", cookie=stranger).status_code == 404
    assert server.ask("DELETE", f"/api/me/tokens/{made['id']}", cookie=cookie).status_code == 200
    assert server.ask("GET", "/api/me", authorization=bearer).status_code == 401


def test_the_database_has_neither_passwords_nor_tokens_and_is_private(server: Serving) -> None:
    cookie = with_account(server, "Kept")
    token = server.ask("POST", "/api/me/tokens", {"label": "kept"}, cookie=cookie).json()["token"]
    with contextlib.closing(sqlite3.connect(server.data)) as database:
        hashed = database.execute("select password from people where account = 'kept'").fetchone()[0]
        everything = "\n".join(database.iterdump())
    assert hashed.startswith("$argon2id$")
    assert PASSWORD not in everything
    assert token.partition(".")[2] not in everything
    for file in server.folder.glob("tables.db*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
