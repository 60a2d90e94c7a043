"""Hostile input to a real server: markup, files, floods, records, cards. See docs/operations/security.md."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import math
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.attacking import (
    ME,
    OSAKA,
    PASSWORD,
    anywhere,
    cookie_in,
    do,
    flood,
    heard_until,
    live,
    new_table,
    two_at_a_table,
    view_of,
    whose,
    with_account,
)
from helpers.patience import PATIENCE, work_of, work_with_children
from helpers.serving import Serving
from starlette.exceptions import HTTPException
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from shokai.match.match import Match
from shokai.server.http import guard, quotas
from shokai.server.http import page as web
from shokai.server.http.guard import LARGEST
from shokai.server.people.guessing import ACCOUNT_PER_SECOND, DEVICE_COOKIE

# Passwords.


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


NAMES = ["Anna Müller", "横浜の商人", "か\u3099", "Nguye\u0302\u0303n", "ก็", "🦊", "❤\ufe0f", "1\ufe0f\u20e3", "?!"]
UNSEEN = [
    "\u2800", "\u3164", "\u2800 \u2800", "a\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f", "\U000e0100",
    "\u034f", "\u00ad", "\u200b", "\u200d", "\ufeff", "\u2066a\u2069", "a \u0301", "a" + "\u0301" * 9,
]  # fmt: skip


def test_names_of_many_languages_are_taken(server: Serving) -> None:
    for name in NAMES:
        assert server.ask("POST", "/api/me", {"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_nobody_sees_are_refused(server: Serving, name: str) -> None:
    assert server.ask("POST", "/api/me", {"name": name}).json()["code"] == "bad-name"


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
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
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
        assert b"_file_of_page" not in body, path
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


def test_programs_are_not_started(server: Serving) -> None:
    cookie = server.cookie("Anna")
    # Where the server runs: the name of a bot is short.
    trap = server.folder / "trap-of-a-program"
    touch = f"touch {trap.name}"
    for bot in (f"program:{touch}", f" program : {touch}", f"PROGRAM:{touch}", "program"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.status_code in (400, 422)
    table, anna, _ = two_at_a_table(server)
    assert do(server, table, anna, "mind", seat=0, bot=f"program:{touch}").json()["code"] == "no-programs"
    assert not trap.exists()


def test_python_is_not_imported(server: Serving, tmp_path: Path) -> None:
    """Neither where a bot is named, nor when a database names one all the same."""
    trap = tmp_path / "trap"
    (server.data.parent / "trap.py").write_text(f"open({str(trap)!r}, 'w')\n")
    cookie = server.cookie("Anna")
    for bot in ("python:trap:Trap", " python : trap:Trap", "PYTHON:trap:Trap", "python", "python:"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.status_code in (400, 422)
    table = {**OSAKA, "seats": [ME, {"kind": "bot", "bot": "python:trap:Trap"}]}
    told = server.ask("POST", "/api/tables", table, cookie=cookie)
    assert told.json()["code"] == "no-programs"
    assert "A server does not run user code" in told.text
    for bot in ("python:trap:Trap", f"program:touch {trap}"):
        assert "does not run user code" in answer_of_a_brain(bot, server.data.parent)
    assert not trap.exists()


def answer_of_a_brain(bot: str, folder: Path) -> str:
    """What a thinking process answers, whatever it is asked."""
    job = {"id": 1, "game": "osaka", "seat": 0, "known": {}, "bot": bot}
    with subprocess.Popen(
        [sys.executable, "-m", "shokai.server.thinking.brain"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, text=True,
    ) as brain:  # fmt: skip
        assert brain.stdin
        assert brain.stdout
        # It ends with its input, whatever it is thinking about: the answer comes first.
        brain.stdin.write(json.dumps(job) + "\n")
        brain.stdin.flush()
        return str(json.loads(brain.stdout.readline())["error"])


def test_no_bot_thinks_for_minutes(server: Serving) -> None:
    cookie = server.cookie("Anna")
    for bot in ("search:seconds=3600", "search:iterations=10000000", "heuristic:turns=100000"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.json()["code"] == "bot-too-slow"
    for bot in ("search:keep=0", "search:turns=100", "search:seconds=1,playout=100"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.json()["code"] == "bot-setting"
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
        for path in ("/api/me", "/api/tables", "/api/records/look"):
            told = server.ask("POST", path, deep, content_type="application/json")
            assert told.status_code in (400, 413, 422), told.text
    strange = json.dumps({"name": "x", "\ud800": 1, "y" * 5000: 2}).encode()
    told = server.ask("POST", "/api/me", strange, content_type="application/json")
    assert (told.status_code, told.json()["code"]) == (422, "bad-message")
    assert len(told.content) < 2000
    for digits in (10_000, 100_000):
        numbers = b'{"name":"x","n":' + b"9" * digits + b"}"
        told = server.ask("POST", "/api/me", numbers, content_type="application/json")
        assert told.status_code in (400, 413, 422)


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
    tables = [new_table(strict, cookie) for _ in range(quotas.MOST_TABLES)]
    told = strict.ask("POST", "/api/tables", OSAKA, cookie=cookie, x_forwarded_for=anywhere())
    assert (told.status_code, told.json()["code"]) == (429, "too-many-tables")
    assert do(strict, tables[0], cookie, "close").status_code == 200
    new_table(strict, cookie)


def test_one_address_cannot_open_connections_without_end(strict: Serving) -> None:
    table = new_table(strict, strict.cookie("Anna"))
    address, until = anywhere(), time.monotonic() + PATIENCE

    def one_more() -> ClientConnection:
        while time.monotonic() < until:
            try:
                return live(strict, table, x_forwarded_for=address)
            except InvalidStatus:
                time.sleep(0.1)  # that was too fast
        pytest.fail("no connection may be opened any more")

    with contextlib.ExitStack() as everything:
        for _ in range(quotas.MOST_SOCKETS):
            everything.enter_context(one_more())
        with one_more() as too_many:
            assert json.loads(too_many.recv(timeout=PATIENCE)) == {"type": "bye", "why": "too-fast"}
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
        frames, until = (bytes([0x81, 0x80 | 1, 0, 0, 0, 0]) + b"x") * 200, time.monotonic() + PATIENCE
        deaf.settimeout(0.5)
        while watchers(server) and time.monotonic() < until:
            with contextlib.suppress(OSError):
                deaf.sendall(frames)
        assert watchers(server) == 0
    with live(server, table, cookie=anna) as listening:
        heard_until(listening, "view")
        listening.send('{"do": "ping"}')
        heard_until(listening, "pong")


def test_who_does_not_listen_cannot_outlive_a_cookie(server: Serving) -> None:
    """Whoever reads nothing cannot be told goodbye; they can do nothing more all the same."""
    cookie, before = with_account(server, "Deafened"), watchers(server)
    table = new_table(server, cookie)
    for _ in range(40):
        assert do(server, table, cookie, "chat", text="x" * 500).status_code == 200

    def frame(**message: Any) -> bytes:
        text = json.dumps(message).encode()
        assert len(text) < 126
        return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text

    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        assert b"101" in deaf.recv(12)
        # Whole views, until no more of them fit on the way; each is on its way before the next.
        for _ in range(500):
            deaf.sendall(frame(do="look"))
            server.ask("GET", "/api/health")
        changed = server.ask("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}, cookie=cookie)
        assert changed.status_code == 200
        with contextlib.suppress(OSError):
            deaf.sendall(frame(client="deaf", id=1, do="chat", text="I am still here"))
        until = time.monotonic() + PATIENCE
        while watchers(server) > before:
            assert time.monotonic() < until
        assert "still here" not in json.dumps(view_of(server, table)["chat"])


# Hostile records and cards.


@pytest.fixture(scope="module")
def long_record() -> str:
    """A game of YOKOHAMA by players without a plan, which takes longest."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match.record(secret=True)


@pytest.mark.alone
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


# Whoever asked for the legal moves of this position never got an answer: nothing is needed of the donations.
ENDLESS = """[Shokai "1"]
[Game "yokohama"]

position:
  steps: begin end-turn phase-c recovery building bonus donating
  where: Church
  power: 2
  P0 men: 1@Church
  P0 president: Church
"""


def test_hostile_records_are_refused(server: Serving, long_record: str) -> None:
    head = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
    hostile = [
        "", "\0", "[" * 100_000, "[x] " * 50_000, head * 1000 + "x", head + "* " + "R5 " * 60_000,
        head + "position:\n" + "".join(f"  market: {'R5x99999 ' * 50}\n" for _ in range(100)),
        head.replace("Pink", "Pink " * 40_000), '[Shokai "1"]\n[Game "__import__(\'os\')"]\n', long_record[:-200] + "}",
        head + "position:\n  White hand: R5x999999999\n", head + "White: " + "buy " * 49_000, ENDLESS,
        head + "{" * 190_000, head + "{}" * 90_000 + "{", head + "(" * 190_000, head + "{\0}", head + ")",
        head + "{" + "x" * 190_000 + "}", head + "{x}" * 60_000,
    ]  # fmt: skip
    cookie = server.cookie("Anna")
    for record in hostile:
        before = work_of(server.pid)
        looked = server.ask("POST", "/api/records/look", {"record": record})
        made = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, ME], "record": record}, cookie=cookie)
        assert 400 <= looked.status_code < 500, (record[:60], looked.text[:200])
        assert 400 <= made.status_code < 500, (record[:60], made.text[:200])
        assert "Traceback" not in looked.text + made.text
        assert work_of(server.pid) - before < 10, record[:60]
    assert server.ask("POST", "/api/records/look", {"record": "x" * 200_001}).status_code == 422


def test_annotated_records_are_looked_at_and_played_on(server: Serving) -> None:
    """Comments and variations are passed over: what counts is what was played."""
    match = Match("osaka", seed="7").play("token R")
    plain = match.record(secret=True)
    match.annotate("Red <b>first</b>.")
    other = match.clone().play("token B")
    match.play("token G").add_variation(other)
    looked = server.ask("POST", "/api/records/look", {"record": match.record(secret=True)})
    assert looked.status_code == 200, looked.text
    assert (looked.json()["step"], looked.json()["names"]) == (match.step, match.names)
    assert "<b>" not in looked.text
    table = {**OSAKA, "seats": [ME, ME], "step": match.step - 1}
    cookie = server.cookie("Anna")
    for record in (plain, match.record(secret=True)):
        made = server.ask("POST", "/api/tables", {**table, "record": record}, cookie=cookie)
        assert made.status_code < 300, made.text


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
        ".".join("a" * 20_000) + " = 1",
        "x = " + "[" * 40_000 + "]" * 40_000,
    ]
    for cards in hostile:
        for game in ("osaka", "yokohama"):
            before = work_of(server.pid)
            asked = {**OSAKA, "game": game, "seats": [ME, ME], "cards": cards}
            told = server.ask("POST", "/api/tables", asked, cookie=cookie)
            assert 400 <= told.status_code < 500 or not cards.strip(), (game, cards[:40], told.text[:200])
            assert told.status_code < 500
            assert work_of(server.pid) - before < 10, cards[:40]
