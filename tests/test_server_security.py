"""Attacks on a real server, each of which fails. docs/security.md says which protection stops which."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import http.client
import itertools
import json
import os
import random
import re
import socket
import sqlite3
import stat
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.serving import Serving
from starlette.exceptions import HTTPException
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from shokai.game.dealer import commitment_of
from shokai.game.match import Match
from shokai.server import guard, web, web_tables
from shokai.server.acting import begun, played
from shokai.server.events import Event, Numbered
from shokai.server.guard import LARGEST
from shokai.server.minder import job_for
from shokai.server.people import COOKIE
from shokai.server.table import Table, Terms

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
OSAKA = {"game": "osaka", "players": 2, "seats": [ME, OPEN]}
PASSWORD = "correct horse battery"
PUBLIC = "https://play.example.org"
METRICS = "metrics-for-the-test"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without limits on rates."""
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with all limits. It believes a proxy on this machine, so that the tests can come from anywhere."""
    with Serving(tmp_path_factory.mktemp("strict"), limits=True) as serving:
        yield serving


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a public name behind a proxy on another machine."""
    options = ("--proxies", "192.0.2.1", "--origins", PUBLIC, "--metrics-token", METRICS)
    with Serving(tmp_path_factory.mktemp("hosted"), *options) as serving:
        yield serving


_ADDRESSES = (f"198.18.{n // 250}.{n % 250 + 1}" for n in itertools.count())


def anywhere() -> str:
    """An address that nobody has come from yet."""
    return next(_ADDRESSES)


def with_account(server: Serving, name: str) -> str:
    """The cookie of a new account."""
    told = server.ask("POST", "/api/me/account", {"name": name, "password": PASSWORD}, x_forwarded_for=anywhere())
    assert told.status_code == 200
    return cookie_in(told)


def cookie_in(response: httpx.Response) -> str:
    return response.headers["set-cookie"].partition(";")[0]


def whose(server: Serving, **headers: str) -> Any:
    """Who the server takes somebody for."""
    return server.ask("GET", "/api/me", x_forwarded_for=anywhere(), **headers).json()


def new_table(server: Serving, cookie: str, **terms: Any) -> str:
    told = server.ask("POST", "/api/tables", {**OSAKA, **terms}, cookie=cookie, x_forwarded_for=anywhere())
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def flood(server: Serving, address: str | None = None) -> list[httpx.Response]:
    """Requests from one address, or each from another, until one is refused for their number."""
    told: list[httpx.Response] = []
    while len(told) < 3000 and (not told or told[-1].status_code == 200):
        told.append(server.ask("GET", "/api/health", x_forwarded_for=address or anywhere()))
    return told


_NUMBERS = itertools.count(1)


def do(server: Serving, table: str, cookie: str, what: str, **more: Any) -> httpx.Response:
    """One action over HTTP."""
    message = {"client": "test", "id": next(_NUMBERS), "do": what, **more}
    return server.ask("POST", f"/api/tables/{table}/do", message, cookie=cookie, x_forwarded_for=anywhere())


def two_at_a_table(server: Serving, **terms: Any) -> tuple[str, str, str]:
    """A table that has begun, and the cookies of its players."""
    anna, ben = server.cookie("Anna"), server.cookie("Ben")
    table = new_table(server, anna, **terms)
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    return table, anna, ben


def view_of(server: Serving, table: str, cookie: str = "", seat: int | None = None) -> dict[str, Any]:
    query = "" if seat is None else f"?seat={seat}"
    told: dict[str, Any] = server.ask("GET", f"/api/tables/{table}{query}", cookie=cookie).json()
    return told


def live(server: Serving, table: str, **headers: str) -> ClientConnection:
    """A WebSocket at a table, as a program or a browser opens it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = server.address.replace("http", "ws")
    return connect(f"{address}/api/tables/{table}/live", additional_headers=named, compression=None, max_size=None)


def heard_until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The first message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def seed_of(server: Serving, table: str) -> str:
    """What only the database knows."""
    with contextlib.closing(sqlite3.connect(server.data)) as database:
        return str(database.execute("select seed from tables where id = ?", (table,)).fetchone()[0])


# Cookies and tokens.


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
    for text in (*forged, f"{payload}.{signature[:-2]}AA"):
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
    stolen = with_account(server, "Lost")
    assert server.ask("POST", "/api/me/leave", cookie=stolen).status_code == 200
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


# Other pages: forged requests, WebSockets, names that point to us.


def foreign_origins(server: Serving) -> list[str]:
    return [
        "null", "", "https://evil.example", "http://127.0.0.1:1", f"{server.address}.evil.example",
        f"http://evil.example/{server.address}", f"ftp://127.0.0.1:{server.port}", "http://[", "file://",
    ]  # fmt: skip


def test_no_other_page_can_act_with_my_cookie(server: Serving) -> None:
    cookie = with_account(server, "Victim")
    table = new_table(server, cookie)
    token = server.ask("POST", "/api/me/tokens", {"label": "x"}, cookie=cookie).json()["id"]
    attacks: list[tuple[str, str, Any]] = [
        ("POST", "/api/me", {"name": "Owned"}), ("POST", "/api/me/leave", None), ("POST", "/api/tables", OSAKA),
        ("POST", "/api/me/enter", {"name": "Victim", "password": PASSWORD}),
        ("POST", "/api/me/tokens", {"label": "mine"}), ("DELETE", f"/api/me/tokens/{token}", None),
        ("POST", f"/api/tables/{table}/do", {"client": "evil", "id": 1, "do": "close"}),
    ]  # fmt: skip
    for origin in foreign_origins(server):
        for method, path, body in attacks:
            told = server.ask(method, path, body, cookie=cookie, origin=origin)
            assert (told.status_code, told.json()["code"]) == (403, "foreign-origin"), (origin, path)
            assert "set-cookie" not in told.headers
    # Browsers that leave the origin out say so in another way.
    assert server.ask("POST", "/api/me/leave", cookie=cookie, sec_fetch_site="cross-site").status_code == 403
    assert server.ask("POST", "/api/me/leave", cookie=cookie, sec_fetch_site="same-site").status_code == 403
    # A name and password in a link are no token.
    basic = "Basic " + base64.b64encode(b"a:b").decode()
    told = server.ask("POST", "/api/me/leave", cookie=cookie, origin="null", authorization=basic)
    assert told.status_code == 403
    assert view_of(server, table, cookie)["table"]["state"] == "gathering"
    # Our own page can, with or without TLS.
    assert do(server, table, cookie, "chat", text="hello").status_code == 200
    own = server.ask("POST", "/api/me/leave", cookie=cookie, origin=server.address, sec_fetch_site="same-origin")
    assert own.status_code == 200


def test_a_page_without_tls_cannot_act_where_there_is_tls(server: Serving) -> None:
    cookie = server.cookie("Anna")
    secure = server.address.replace("http", "https")
    for origin, status in ((server.address, 403), (secure, 200)):
        told = server.ask("POST", "/api/me/leave", cookie=cookie, origin=origin, x_forwarded_proto="https")
        assert told.status_code == status


def test_a_public_name_is_ours(hosted: Serving) -> None:
    cookie = hosted.cookie("Anna")
    told = hosted.ask("POST", "/api/me/leave", cookie=cookie, origin=PUBLIC, host="play.example.org")
    assert told.status_code == 200
    other = hosted.ask("POST", "/api/me/leave", cookie=cookie, origin="https://evil.example", host="play.example.org")
    assert other.status_code == 403


def test_no_other_page_may_read(server: Serving) -> None:
    for method in ("GET", "OPTIONS"):
        told = server.ask(method, "/api/me", origin="https://evil.example", access_control_request_method="POST")
        assert not [name for name in told.headers if name.startswith("access-control")]
        assert told.headers["cross-origin-resource-policy"] == "same-origin"


def test_no_other_page_can_open_a_websocket(server: Serving) -> None:
    cookie = server.cookie("Anna")
    table = new_table(server, cookie)
    for origin in foreign_origins(server):
        with pytest.raises(InvalidStatus) as refused, live(server, table, cookie=cookie, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with live(server, table, cookie=cookie, origin=server.address) as own:
        assert heard_until(own, "view")["view"]["you"]["seat"] == 0


def test_another_name_for_this_machine_is_refused(server: Serving, hosted: Serving) -> None:
    """A page may let its own name point to 127.0.0.1, and is then of one origin with whatever listens there."""
    for name in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "192.0.2.7", "", "["):
        for method, path in (("GET", "/api/tables"), ("GET", "/"), ("POST", "/api/me")):
            told = server.ask(method, path, host=name, origin=f"http://{name}")
            assert (told.status_code, told.json()["code"]) == (421, "foreign-host"), name
    for name in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000"):
        assert server.ask("GET", "/api/me", host=name).status_code == 200
    assert hosted.ask("GET", "/api/me", host="play.example.org").status_code == 200
    assert hosted.ask("GET", "/api/me", host="evil.example").status_code == 421


def test_every_answer_has_its_headers(server: Serving, strict: Serving) -> None:
    answers = [
        server.ask("GET", path) for path in ("/", "/api/me", "/api/tables/nowhere", "/api/nothing", "/x.js", "/metrics")
    ]
    answers.append(server.ask("PUT", "/api/me"))
    answers.append(server.ask("POST", "/api/me", b"{"))
    answers.append(server.ask("POST", "/api/me", b"x" * (LARGEST + 1)))
    answers.append(server.ask("GET", "/api/me", host="evil.example"))
    answers.append(server.ask("POST", "/api/me", {"name": "x"}, origin="null"))
    answers.append(flood(strict, anywhere())[-1])
    assert {answer.status_code for answer in answers} >= {200, 403, 404, 405, 413, 421, 422, 429}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        for part in ("default-src 'self'", "script-src 'self';", "object-src 'none'", "frame-ancestors 'none'"):
            assert part in policy, answer.request.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


# Secrets of the game. test_server_secrets.py looks at every byte of whole games.


def everything_told(server: Serving, table: str, cookie: str) -> str:
    """All that somebody can ask for while a game is on."""
    paths = [
        "",
        "?seat=0",
        "?seat=1",
        "/log",
        "/record",
        "/verify",
        "/history/0",
        "/history/9?seat=1",
        "/history/99999",
    ]
    texts = [server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie).text for path in paths]
    texts += [server.ask("GET", f"/api/tables?which={which}", cookie=cookie).text for which in ("live", "mine", "over")]
    texts += [do(server, table, cookie, "why", move=move).text for move in ("take R5", "buy", "nonsense")]
    texts += [do(server, table, cookie, "preview", move=move).text for move in ("take R5", "token R", "nonsense")]
    texts.append(do(server, table, cookie, "play", at=0, move="take R5").text)
    texts.append(do(server, table, cookie, "play", at=10**6, move=10**5).text)
    with live(server, table, cookie=cookie) as socket:
        texts.append(str(socket.recv(timeout=20)))
    return "\n".join(texts)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_seed_is_told_when_the_game_is_over_and_not_before(server: Serving, game: str) -> None:
    table, anna, ben = two_at_a_table(server, game=game)
    seed = seed_of(server, table)
    assert len(seed) >= 32
    for cookie in (anna, ben, server.cookie("Watcher"), ""):
        told = everything_told(server, table, cookie)
        assert seed not in told
        assert commitment_of(seed) in told
        assert "not-over-yet" in told
    assert do(server, table, anna, "close").status_code == 200
    assert seed not in everything_told(server, table, ben)
    ask = view_of(server, table, ben)["table"]["asks"][0]["ask"]
    assert do(server, table, ben, "answer", ask=ask, yes=True).status_code == 200
    assert view_of(server, table)["table"]["seed"] == seed
    assert server.ask("GET", f"/api/tables/{table}/verify").json()["good"]


def test_a_seat_is_seen_by_whoever_sits_there(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    stranger = server.cookie("Eve")
    for cookie, own in ((anna, 0), (ben, 1), (stranger, None), ("", None)):
        for seat in (None, 0, 1):
            assert view_of(server, table, cookie, seat)["you"]["seat"] == own
    for cookie in (stranger, ""):
        for what in ("why", "preview"):
            assert do(server, table, cookie, what, move="take R5").status_code in (401, 403)
        assert do(server, table, cookie, "play", at=view_of(server, table)["at"], move=0).status_code in (401, 403)


def test_a_deal_that_is_played_twice_cannot_be_watched(server: Serving) -> None:
    table, anna, _ = two_at_a_table(server)
    assert view_of(server, table)["table"]["id"] == table
    again = new_table(server, anna, seats=[OPEN, OPEN], same_deal_as=table)
    for cookie in ("", server.cookie("Second browser")):
        for path in ("", "/log", "/history/3"):
            told = server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie)
            assert (told.status_code, told.json()["code"]) == (403, "same-deal")
        with live(server, table, cookie=cookie) as socket:
            assert heard_until(socket, "bye")["why"] == "same-deal"
    assert do(server, again, anna, "sit", seat=0).json()["code"] == "same-deal"
    assert view_of(server, table, anna)["you"]["seat"] == 0
    # When the other table is closed, everybody may look.
    assert do(server, again, anna, "close").status_code == 200
    assert view_of(server, table)["table"]["id"] == table


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_thinking_process_knows_what_its_seat_knows(game: str) -> None:
    seats = tuple({"kind": "bot", "bot": "random", "name": "random"} for _ in range(3))
    terms = Terms("t", game, 0, 3, seats, host="h", seed="a seed that nobody knows", deal="t", created=0.0)
    table = Table(terms)
    table.apply([Numbered(1, Event(*begun(table, table.chairs), 0.0))])
    secrets, dice = 0, random.Random(1)
    while table.match.step < 200 and table.actor is not None:
        match = table.match
        job = job_for(table, "random")
        # What others hold may be anything that the seat cannot tell apart: the question is the same.
        hidden = match.engine.hidden(match.state, table.actor)
        assert job["known"] == {field.name: getattr(hidden, field.name) for field in table.title.rules.FIELDS}
        secrets += job["known"] != {field.name: getattr(match.state, field.name) for field in table.title.rules.FIELDS}
        assert terms.seed not in json.dumps(job)
        assert set(job) == {"game", "seat", "bot", "known"}
        table.apply([Numbered(table.version + 1, Event("play", played(table, dice.choice(match.legal)), 0.0))])
    # In TRADERS OF OSAKA whoever remembers every card that was taken knows all hands; only the deck is secret.
    assert secrets or game == "osaka"


# Guessing tables and invitations.


def test_secret_tables_are_not_listed_and_cannot_be_guessed(server: Serving) -> None:
    cookie = server.cookie("Anna")
    ids = [new_table(server, cookie, public=False) for _ in range(20)]
    listed = "".join(server.ask("GET", f"/api/tables?which={which}").text for which in ("open", "live", "over", "mine"))
    assert not [id for id in ids if id in listed]
    assert ids[0] in server.ask("GET", "/api/tables?which=mine", cookie=cookie).text
    # 96 bits each.
    assert all(re.fullmatch(r"[\w-]{16}", id) for id in ids)
    assert len(set(ids)) == len({id[:6] for id in ids}) == len({id[-6:] for id in ids}) == 20


def test_an_invitation_is_for_one_seat_and_one_time(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    other, _, _ = two_at_a_table(server)
    carl, dora = server.cookie("Carl"), server.cookie("Dora")
    invitation = do(server, table, anna, "invite", seat=0).json()["answer"]["invite"]
    # Not for a seat of somebody else, and not from somebody who has none.
    assert do(server, table, ben, "invite", seat=0).json()["code"] == "not-your-seat"
    assert do(server, table, carl, "invite", seat=1).json()["code"] == "not-your-seat"
    flipped = invitation[:-1] + ("A" if invitation[-1] != "A" else "B")
    for where, seat, text in ((table, 1, invitation), (other, 0, invitation), (table, 0, flipped), (table, 0, "")):
        assert do(server, where, carl, "sit", seat=seat, invite=text).json()["code"] == "bad-invitation"
    assert do(server, table, carl, "sit", seat=0).json()["code"] == "seat-taken"
    assert do(server, table, carl, "sit", seat=0, invite=invitation).status_code == 200
    for cookie in (dora, anna):
        assert do(server, table, cookie, "sit", seat=0, invite=invitation).json()["code"] == "bad-invitation"
    assert view_of(server, table, carl)["you"]["seat"] == 0


def test_nobody_swallows_anothers_message_by_its_number(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    for cookie, text in ((ben, "first"), (anna, "second"), (anna, "repeated")):
        message = {"client": "c1", "id": 1, "do": "chat", "text": text}
        assert server.ask("POST", f"/api/tables/{table}/do", message, cookie=cookie).status_code == 200
    assert [line["text"] for line in view_of(server, table, anna)["chat"]] == ["first", "second"]


# Passwords.


def test_an_account_cannot_be_guessed_from_many_places(strict: Serving) -> None:
    with_account(strict, "Rich")

    def enter(name: str, password: str) -> str:
        body = {"name": name, "password": password}
        told = strict.ask("POST", "/api/me/enter", body, x_forwarded_for=anywhere()).json()
        return str(told.get("code", "entered"))

    answers = [enter(name, f"guess {n}") for n, name in enumerate(["Rich", "rich", " RICH "] * 5)]
    assert answers[:10] == ["wrong-password"] * 10
    assert answers[-1] == "too-many-guesses"
    assert enter("Rich", PASSWORD) == "too-many-guesses"
    with_account(strict, "Neighbour")
    assert enter("Neighbour", PASSWORD) == "entered"


def test_an_address_cannot_try_many_accounts(strict: Serving) -> None:
    address = anywhere()
    statuses = [
        strict.ask("POST", "/api/me/enter", {"name": "", "password": "?"}, x_forwarded_for=address).status_code
        for _ in range(50)
    ]
    assert statuses[0] == 400
    assert statuses[-1] == 429


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(server: Serving) -> None:
    with_account(server, "Timed")

    def seconds(name: str) -> float:
        begun = time.perf_counter()
        told = server.ask("POST", "/api/me/enter", {"name": name, "password": "not the one"})
        assert told.json()["code"] == "wrong-password"
        return time.perf_counter() - begun

    seconds("Nobody")
    there, nobody = ([seconds(name) for _ in range(8)] for name in ("Timed", "Nobody"))
    assert 0.5 < min(there) / min(nobody) < 2


def test_bad_passwords_and_names_are_refused(server: Serving) -> None:
    for password in ("", "short", "x" * 201):
        told = server.ask("POST", "/api/me/account", {"name": "Fine", "password": password})
        assert told.json()["code"] in ("bad-password", "bad-message")
    with_account(server, "Unique")
    taken = server.ask("POST", "/api/me/account", {"name": "uniQUE", "password": PASSWORD})
    assert taken.json()["code"] == "name-taken"


# Markup, databases, files.

MARKUP = "<b onclick='x()'>&amp;"


def test_names_and_chat_are_data(server: Serving) -> None:
    anna, ben = server.cookie(MARKUP), server.cookie("Ben")
    table = new_table(server, anna)
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    said = "<script>alert(1)</script> [x](javascript:alert(1)) { $name }"
    assert do(server, table, anna, "chat", text=said).status_code == 200
    told = server.ask("GET", f"/api/tables/{table}")
    assert told.headers["content-type"].startswith("application/json")
    assert told.json()["chat"][0]["text"] == said
    assert told.json()["table"]["seats"][0]["name"] == MARKUP
    do(server, table, anna, "close")
    ask = view_of(server, table)["table"]["asks"][0]["ask"]
    do(server, table, ben, "answer", ask=ask, yes=True)
    record = server.ask("GET", f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")
    assert record.text.count("[Players ") == 1


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "a\x1b[2Jb", "a\x07", "\ud800"])
def test_names_that_cannot_be_shown_are_refused(server: Serving, name: str) -> None:
    told = server.ask("POST", "/api/me", json.dumps({"name": name}).encode(), content_type="application/json")
    assert told.json()["code"] in ("bad-name", "bad-message")
    cookie = server.cookie("Anna")
    table = new_table(server, cookie)
    message = json.dumps({"client": "x", "id": 1, "do": "chat", "text": name}).encode()
    told = server.ask("POST", f"/api/tables/{table}/do", message, cookie=cookie, content_type="application/json")
    assert told.status_code in (400, 422) or name.strip("x") == ""


def test_sql_is_data(server: Serving) -> None:
    attack = "x'; drop table people; --"
    cookie = server.cookie(attack[:24])
    assert whose(server, cookie=cookie)["name"] == attack[:24]
    answers = [
        server.ask("POST", "/api/me/enter", {"name": "' or 1=1 --", "password": "' or 1=1 --"}),
        server.ask("GET", "/api/tables?which=open' or '1'='1"),
        server.ask("GET", "/api/tables/' or '1'='1"),
        server.ask("DELETE", "/api/me/tokens/' or '1'='1", cookie=cookie),
        server.ask("GET", "/api/me", authorization="Bearer ' or 1=1 --.x"),
        server.ask("POST", "/api/tables", {**OSAKA, "same_deal_as": "' or '1'='1"}, cookie=cookie),
        server.ask("POST", "/api/tables", {**OSAKA, "game": attack}, cookie=cookie),
    ]
    assert all(400 <= answer.status_code < 500 for answer in answers)
    assert whose(server, cookie=cookie)["name"] == attack[:24]


def raw(server: Serving, path: str) -> tuple[int, bytes]:
    """A request whose path nobody has tidied up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", f"127.0.0.1:{server.port}")
    connection.endheaders()
    response = connection.getresponse()
    told = response.status, response.read()
    connection.close()
    return told


def test_only_files_of_the_page_are_sent(server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    up = ["..", "%2e%2e", "..%2f..", "%252e%252e", "..\\..", "assets/.."]
    inside = Path(web.__file__).relative_to(web.PAGE.parent.parent)
    paths = [f"/{'/'.join([step] * n)}/{file}" for step in up for n in (1, 2, 9) for file in (inside, "etc/passwd")]
    paths += ["//etc/passwd", "/%2fetc%2fpasswd", "/file:///etc/passwd", "/%00", "/a%00.js", f"/{'a' * 300}.js"]
    for path in (*paths, f"/{'a/' * 2000}b.js", "/%ff%fe.js"):
        status, body = raw(server, path)
        assert status in (200, 400, 404), path
        assert b"root:" not in body, path
        assert b"open_house" not in body, path
    # The same where there surely is a page, and something secret beside it.
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page-secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(web, "PAGE", page)
    assert web._file_of_page("index.html") == page / "index.html"
    for path in ("../secret.txt", str(tmp_path / "secret.txt"), "../page-secret.txt", "link.txt", "\0", "", "x" * 999):
        assert web._file_of_page(path) is None, path


def test_programs_are_not_started(server: Serving, tmp_path: Path) -> None:
    cookie = server.cookie("Anna")
    trap = tmp_path / "trap"
    for bot in (f"program:touch {trap}", f" program : touch {trap}", f"PROGRAM:touch {trap}", "program"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.status_code in (400, 422)
    table, anna, _ = two_at_a_table(server)
    assert do(server, table, anna, "mind", seat=0, bot=f"program:touch {trap}").json()["code"] == "no-programs"
    assert not trap.exists()


def test_no_bot_thinks_for_minutes(server: Serving) -> None:
    cookie = server.cookie("Anna")
    for bot in ("search:seconds=3600", "search:iterations=10000000", "heuristic:turns=100000"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.json()["code"] == "bot-too-slow"
    for bot in ("apprentice", "clerk", "merchant", "president", "search:seconds=5"):
        new_table(server, cookie, seats=[ME, {"kind": "bot", "bot": bot}])


# Sizes, floods, slowness.


def test_large_and_deep_bodies_are_refused(server: Serving) -> None:
    assert server.ask("POST", "/api/me", b"[" * (LARGEST + 1)).json()["code"] == "too-large"
    # One that does not say how large it is.
    pieces = (b"x" * 65536 for _ in range(40))
    told = httpx.post(f"{server.address}/api/me", content=pieces, headers={"content-type": "application/json"})
    assert (told.status_code, told.json()["code"]) == (413, "too-large")
    for deep in (b"[" * 500_000, b'{"name":' * 100_000, b'{"name":' + b"[" * 100_000 + b"]" * 100_000 + b"}"):
        told = server.ask("POST", "/api/me", deep, content_type="application/json")
        assert told.status_code in (400, 422), told.text
    strange = json.dumps({"name": "x", "\ud800": 1, "y" * 5000: 2}).encode()
    told = server.ask("POST", "/api/me", strange, content_type="application/json")
    assert (told.status_code, told.json()["code"]) == (422, "bad-message")
    assert len(told.content) < 2000
    numbers = b'{"name":"x","n":' + b"9" * 100_000 + b"}"
    assert server.ask("POST", "/api/me", numbers, content_type="application/json").status_code in (400, 422)


def test_a_body_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)

    async def never() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    with pytest.raises(HTTPException) as refused:
        asyncio.run(guard._limited(never)())
    assert refused.value.status_code == 408


def test_long_messages_are_refused(server: Serving) -> None:
    table, anna, _ = two_at_a_table(server)
    with live(server, table, cookie=anna) as socket:
        socket.send(json.dumps({"client": "c", "id": 1, "do": "chat", "text": "x" * 4096}))
        assert heard_until(socket, "refused")["why"]["code"] == "bad-message"
        socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            heard_until(socket, "nothing more")
    told = do(server, table, anna, "chat", text="x" * 501)
    assert told.json()["code"] == "bad-message"


def test_a_flood_of_requests_is_stopped_for_one_address_only(strict: Serving) -> None:
    for mine, neighbour, other in (
        (anywhere(),) * 2 + (anywhere(),),
        ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"),
    ):
        told = flood(strict, mine)
        assert told[0].status_code == 200
        assert told[-1].status_code == 429
        assert int(told[-1].headers["retry-after"]) > 0
        # What a slow machine lets drop back into the bucket meanwhile is soon used up again.
        again = (strict.ask("GET", "/api/health", x_forwarded_for=neighbour).status_code for _ in range(50))
        assert 429 in again
        assert strict.ask("GET", "/api/health", x_forwarded_for=other).status_code == 200


def test_who_is_no_proxy_cannot_choose_an_address(tmp_path: Path) -> None:
    with Serving(tmp_path, "--proxies", "192.0.2.1", limits=True) as server:
        assert flood(server)[-1].status_code == 429


def test_what_costs_much_is_limited_more(strict: Serving) -> None:
    cookie = strict.cookie("Anna")
    table = new_table(strict, cookie, seats=[ME, ME])
    for path in ("log", "record", "verify"):
        address = anywhere()
        told = [
            strict.ask("GET", f"/api/tables/{table}/{path}", x_forwarded_for=address).status_code for _ in range(40)
        ]
        assert told[-1] == 429
        assert told[0] != 429


def test_a_flood_of_messages_ends_the_connection_with_a_word(strict: Serving) -> None:
    cookie = strict.cookie("Anna")
    table = new_table(strict, cookie)
    with live(strict, table, cookie=cookie, x_forwarded_for=anywhere()) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                socket.send('{"do": "ping"}')
        assert heard_until(socket, "bye")["why"] == "too-fast"
    assert strict.ask("GET", "/api/health").status_code == 200


def test_chatter_is_limited(strict: Serving) -> None:
    cookie = strict.cookie("Anna")
    tables = [new_table(strict, cookie) for _ in range(2)]
    answers = [do(strict, tables[n % 2], cookie, "chat", text=f"spam {n}") for n in range(14)]
    assert answers[0].status_code == 200
    assert answers[-1].json()["code"] == "too-fast"


def test_one_person_cannot_open_tables_without_end(strict: Serving) -> None:
    cookie = strict.cookie("Anna")
    tables = [new_table(strict, cookie) for _ in range(web_tables.MOST_TABLES)]
    told = strict.ask("POST", "/api/tables", OSAKA, cookie=cookie, x_forwarded_for=anywhere())
    assert (told.status_code, told.json()["code"]) == (429, "too-many-tables")
    assert do(strict, tables[0], cookie, "close").status_code == 200
    new_table(strict, cookie)


def test_one_address_cannot_open_connections_without_end(strict: Serving) -> None:
    table = new_table(strict, strict.cookie("Anna"))
    address, opened, until = anywhere(), 0, time.monotonic() + 60
    with contextlib.ExitStack() as everything:
        while opened < web_tables.MOST_SOCKETS and time.monotonic() < until:
            try:
                everything.enter_context(live(strict, table, x_forwarded_for=address))
                opened += 1
            except InvalidStatus:
                time.sleep(0.1)  # that was too fast
        assert opened == web_tables.MOST_SOCKETS
        time.sleep(0.2)
        with live(strict, table, x_forwarded_for=address) as one_more:
            assert json.loads(one_more.recv(timeout=20)) == {"type": "bye", "why": "too-fast"}
        with live(strict, table, x_forwarded_for=anywhere()) as another:
            heard_until(another, "view")


def watchers(server: Serving) -> int:
    found = re.search(r"^shokai_watchers ([0-9.]+)", server.ask("GET", "/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def test_who_does_not_listen_is_dropped_and_holds_nobody_up(server: Serving) -> None:
    table, anna, _ = two_at_a_table(server)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in deaf.recv(12)
        assert watchers(server) == 1
        # Every message of nonsense is answered, and no answer is read.
        frames, until = (bytes([0x81, 0x80 | 1, 0, 0, 0, 0]) + b"x") * 200, time.monotonic() + 60
        deaf.settimeout(0.5)
        while watchers(server) and time.monotonic() < until:
            with contextlib.suppress(OSError):
                deaf.sendall(frames)
        assert watchers(server) == 0
    with live(server, table, cookie=anna) as listening:
        heard_until(listening, "view")
        listening.send('{"do": "ping"}')
        heard_until(listening, "pong")


# Hostile records and cards.


@pytest.fixture(scope="module")
def long_record() -> str:
    """A game of YOKOHAMA by players without a plan, which takes longest."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match.record(secret=True)


def test_long_records_hold_nobody_up(server: Serving, long_record: str) -> None:
    begun = time.monotonic()
    assert server.ask("POST", "/api/records/look", {"record": long_record}).status_code == 200
    took = time.monotonic() - begun
    client = server.client()
    looks = [
        threading.Thread(target=client._ask, args=("POST", "/api/records/look", {"record": long_record}))
        for _ in range(3)
    ]
    for look in looks:
        look.start()
    waited = []
    while any(look.is_alive() for look in looks):
        begun = time.monotonic()
        assert server.ask("GET", "/api/health").status_code == 200
        waited.append(time.monotonic() - begun)
    # One that met a busy machine says nothing; were they held up, nearly all would be.
    assert statistics.median(waited) < took / 4
    assert len(waited) > 10


def test_hostile_records_are_refused(server: Serving, long_record: str) -> None:
    head = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
    hostile = [
        "", "\0", "[" * 100_000, "[x] " * 50_000, head * 1000 + "x", head + "* " + "R5 " * 60_000,
        head + "position:\n" + "".join(f"  market: {'R5x99999 ' * 50}\n" for _ in range(100)),
        head.replace("Pink", "Pink " * 40_000), '[Shokai "1"]\n[Game "__import__(\'os\')"]\n', long_record[:-200] + "}",
        head + "position:\n  White hand: R5x999999999\n", head + "White: " + "buy " * 49_000,
    ]  # fmt: skip
    cookie = server.cookie("Anna")
    for record in hostile:
        begun = time.monotonic()
        looked = server.ask("POST", "/api/records/look", {"record": record})
        made = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, ME], "record": record}, cookie=cookie)
        assert 400 <= looked.status_code < 500, (record[:60], looked.text[:200])
        assert 400 <= made.status_code < 500, (record[:60], made.text[:200])
        assert "Traceback" not in looked.text + made.text
        assert time.monotonic() - begun < 10, record[:60]
    assert server.ask("POST", "/api/records/look", {"record": "x" * 200_001}).status_code == 422


def test_hostile_cards_are_refused(server: Serving) -> None:
    cookie = server.cookie("Anna")
    hostile = [
        "",
        "\0",
        "{" * 100_000,
        "[" * 199_000,
        "x = 1\n" * 30_000,
        '"' * 1000,
        "order: " + "R5 " * 60_000,
        "\n" * 199_000,
    ]
    for cards in hostile:
        for game in ("osaka", "yokohama"):
            begun = time.monotonic()
            asked = {**OSAKA, "game": game, "seats": [ME, ME], "cards": cards}
            told = server.ask("POST", "/api/tables", asked, cookie=cookie)
            assert 400 <= told.status_code < 500 or not cards.strip(), (game, cards[:40], told.text[:200])
            assert told.status_code < 500
            assert time.monotonic() - begun < 10, cards[:40]


# What strangers learn.


def test_errors_tell_a_number_and_the_log_tells_the_rest(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        cookie = with_account(server, "Anna")
        table = new_table(server, cookie)
        with live(server, table, cookie=cookie) as socket:
            heard_until(socket, "view")
            with contextlib.closing(sqlite3.connect(server.data)) as database:
                hashed = database.execute("select password from people").fetchone()[0]
                database.execute("alter table people rename to gone")
                database.execute(
                    "create trigger broken before insert on events begin insert into nowhere values (1); end"
                )
            told = server.ask("POST", "/api/me/account", {"name": "Ben", "password": "a secret of mine"})
            socket.send('{"client": "c", "id": 1, "do": "chat", "text": "a secret word"}')
            refused = heard_until(socket, "refused")
        assert told.status_code == 500
        assert set(told.json()) == {"code", "text", "said", "incident"}
        assert told.json()["code"] == refused["why"]["code"] == "internal"
        for text in (told.text, json.dumps(refused)):
            assert not re.search(r"(?i)traceback|sqlalchemy|sqlite|select|insert|\.py", text)
        for number in (told.json()["incident"], refused["why"]["incident"]):
            assert number in server.log
        for secret in ("a secret of mine", "$argon2", hashed, "a secret word", cookie.partition("=")[2]):
            assert secret not in server.log


def test_metrics_are_for_the_operator(server: Serving, hosted: Serving) -> None:
    assert "shokai_requests_total" in server.ask("GET", "/metrics").text
    assert server.ask("GET", "/metrics", x_forwarded_for="203.0.113.5").status_code == 404
    for given in ("", "Bearer", f"Bearer {METRICS}x", METRICS):
        assert hosted.ask("GET", "/metrics", authorization=given).status_code == 404
    assert hosted.ask("GET", "/metrics", authorization=f"Bearer {METRICS}").status_code == 200


def test_metrics_do_not_grow_with_what_strangers_send(server: Serving) -> None:
    for n in range(20):
        with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
            wire.sendall(f"WORD{n} /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            while wire.recv(65536):
                pass
    assert "WORD" not in server.ask("GET", "/metrics").text


def test_strangers_learn_nothing_of_the_network(server: Serving) -> None:
    about = server.ask("GET", "/api/about").json()
    assert about["addresses"] == []
    assert str(Path.home()) not in json.dumps(about)


def test_the_list_of_threats_names_tests_that_are_there() -> None:
    folder = Path(__file__).parent
    listed = (folder.parent / "docs" / "security.md").read_text("utf-8")
    sources = {path.name: path.read_text("utf-8") for path in folder.glob("test_server_*.py")}
    named = set(re.findall(r"`(?:tests/\w+\.py::)?(test_\w+)`", listed))
    assert len(named) > 40
    assert not [name for name in named if not any(f"def {name}(" in source for source in sources.values())]
    assert set(re.findall(r"tests/(test_\w+\.py)", listed)) <= sources.keys()
    own = set(re.findall(r"^def (test_\w+)", sources[Path(__file__).name], re.MULTILINE))
    assert own - named == {"test_the_list_of_threats_names_tests_that_are_there"}
