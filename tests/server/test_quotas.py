"""What one person and one address may have, by every route that leads to it. See docs/operations/security.md."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import socket
import sqlite3
import threading
import time
from pathlib import Path

from helpers.attacking import ME, OSAKA, anywhere, do, flood, live, new_table
from helpers.patience import PATIENCE
from helpers.serving import Serving
from websockets.exceptions import ConnectionClosed

from shokai.server.http import quotas

pytest_plugins = ("helpers.attacking",)


def test_one_address_does_not_look_at_profiles_all_the_time(strict: Serving) -> None:
    """That of somebody with thousands of games is a tenth of a second of work."""
    home, cookie = anywhere(), strict.cookie("Anna")
    for path in ("/api/people/Nobody", "/api/me/profile"):
        codes = set[int]()
        while 429 not in codes:
            codes.add(strict.ask("GET", path, cookie=cookie, x_forwarded_for=home).status_code)
    # Others look at them all the same.
    assert strict.ask("GET", "/api/me/profile", cookie=cookie, x_forwarded_for=anywhere()).status_code == 200


def metric(server: Serving, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([0-9.e+]+)", server.ask("GET", "/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


# Tables.


def test_rematches_count_as_tables(strict: Serving) -> None:
    """Closing a table and asking for a rematch makes room for none."""
    cookie, begun = strict.cookie("Anna"), time.monotonic()
    table, made, told = new_table(strict, cookie, seats=[ME, ME]), 1, ""
    while not told:
        assert do(strict, table, cookie, "close").status_code == 200
        answer = do(strict, table, cookie, "rematch")
        if answer.status_code == 200:
            made += 1
            assert made <= quotas.TABLES_AT_ONCE + 1 + (time.monotonic() - begun) * quotas.TABLES_PER_SECOND
            seen = strict.ask("GET", f"/api/tables/{table}", cookie=cookie, x_forwarded_for=anywhere())
            table = seen.json()["table"]["rematch"]
        else:
            told = answer.json()["code"]
    assert told == "too-fast"
    # Nor is there another way.
    asked = strict.ask("POST", "/api/tables", OSAKA, cookie=cookie, x_forwarded_for=anywhere())
    assert (asked.status_code, asked.json()["code"]) == (429, "too-fast")
    with live(strict, table, cookie=cookie, x_forwarded_for=anywhere()) as wire:
        wire.send(json.dumps({"client": "wire", "id": 1, "do": "rematch"}))
        while (message := json.loads(wire.recv(timeout=PATIENCE)))["type"] != "refused":
            pass
        assert message["why"]["code"] == "too-fast"


def test_a_rematch_is_the_table_of_whoever_asks_for_it(strict: Serving) -> None:
    """Else others could use up what the host may have."""
    anna, ben = strict.cookie("Anna"), strict.cookie("Ben")
    table = new_table(strict, anna)
    assert do(strict, table, ben, "sit", seat=1).status_code == 200
    assert do(strict, table, anna, "close").status_code == 200
    seen = strict.ask("GET", f"/api/tables/{table}", cookie=ben, x_forwarded_for=anywhere()).json()
    assert do(strict, table, ben, "answer", ask=seen["table"]["asks"][0]["ask"], yes=True).status_code == 200
    assert do(strict, table, ben, "rematch").status_code == 200
    seen = strict.ask("GET", f"/api/tables/{table}", cookie=ben, x_forwarded_for=anywhere()).json()
    hosts = [
        strict.ask("GET", f"/api/tables/{seen['table']['rematch']}", cookie=who, x_forwarded_for=anywhere()).json()
        for who in (anna, ben)
    ]
    assert [view["you"]["host"] for view in hosts] == [False, True]


def test_tables_of_a_day_are_counted_also_when_they_are_closed(strict: Serving) -> None:
    cookie = strict.cookie("Anna")
    table = new_table(strict, cookie)
    assert do(strict, table, cookie, "close").status_code == 200
    with contextlib.closing(sqlite3.connect(strict.data, timeout=PATIENCE)) as database, database:
        database.execute("create temp table copies as select * from tables where id = ?", (table,))
        for n in range(quotas.MOST_TABLES_A_DAY - 1):
            database.execute("update copies set id = ?", (f"{table[:10]}-{n}",))
            database.execute("insert into tables select * from copies")
    told = strict.ask("POST", "/api/tables", OSAKA, cookie=cookie, x_forwarded_for=anywhere())
    assert (told.status_code, told.json()["code"]) == (429, "too-many-tables-today")
    with contextlib.closing(sqlite3.connect(strict.data, timeout=PATIENCE)) as database, database:
        database.execute("update tables set created = created - ? where id = ?", (quotas.DAY, table))
    new_table(strict, cookie)


def test_no_host_crowds_the_others_out_of_the_lobby(server: Serving) -> None:
    ben = new_table(server, server.cookie("Ben"))
    anna = server.cookie("Anna")
    many = [new_table(server, anna) for _ in range(55)]
    listed = [row["id"] for row in server.ask("GET", "/api/tables?which=open").json()]
    # The newest first, a few of each host, and then the next.
    assert listed[:4] == [*reversed(many[-3:]), ben]
    assert listed[4:] == list(reversed(many))[3 : 3 + 46]


# Guests, connections, messages.


def test_one_address_cannot_be_guests_without_end(strict: Serving) -> None:
    address, made, told = anywhere(), 0, ""
    while told != "too-many-guests":
        answer = strict.ask("POST", "/api/me", {"name": "Crowd"}, x_forwarded_for=address)
        told = answer.json().get("code", "")
        made += answer.status_code == 200
        assert made <= 2 * quotas.GUESTS_AT_ONCE
        if told == "too-fast":
            time.sleep(0.5)  # requests that cost much have their own limit
    assert made >= quotas.GUESTS_AT_ONCE
    assert strict.ask("POST", "/api/me", {"name": "Other"}, x_forwarded_for=anywhere()).status_code == 200


def knock(server: Serving, table: str, address: str) -> socket.socket:
    """Asks for a WebSocket and does not wait for it."""
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"X-Forwarded-For: {address}\r\n\r\n".encode()
    )
    return wire


def answer_to(wire: socket.socket) -> str:
    """Whether somebody who knocked was let in."""
    heard = b""
    while True:
        for sign, told in ((b" 403 ", "too-fast"), (b'"type":"view"', "in"), (b'"bye"', "bye")):
            if sign in heard:
                return told
        more = wire.recv(65536)
        assert more, heard
        heard += more


def test_who_knocks_often_at_once_gets_no_more_connections(strict: Serving) -> None:
    """All are counted, however many are on their way; and those that end are counted no more."""
    table, address, inside, refused = new_table(strict, strict.cookie("Anna")), anywhere(), 0, 0
    with contextlib.ExitStack() as everything:

        def burst() -> list[str]:
            """As many as the limit for requests lets through."""
            wires = [everything.enter_context(knock(strict, table, address)) for _ in range(150)]
            return [answer_to(wire) for wire in wires]

        until = time.monotonic() + PATIENCE
        while not refused:
            assert time.monotonic() < until
            told = burst()
            inside, refused = inside + told.count("in"), told.count("bye")
            time.sleep(4)  # the next requests of that address are let through
        assert inside == quotas.MOST_SOCKETS
    told = []
    while "in" not in told:
        assert time.monotonic() < until
        with knock(strict, table, address) as wire:
            told.append(answer_to(wire))


def test_messages_count_for_a_person_over_all_connections_and_requests(strict: Serving) -> None:
    cookie, stop = strict.cookie("Anna"), threading.Event()
    table, byes = new_table(strict, cookie), []

    def speak() -> None:
        """Never more on one connection than a connection may, never twice from one address."""
        while not stop.is_set():
            with (
                live(strict, table, cookie=cookie, x_forwarded_for=anywhere()) as wire,
                contextlib.suppress(ConnectionClosed),
            ):
                for _ in range(50):
                    wire.send('{"do": "ping"}')
                pongs = 0
                while pongs < 50:
                    message = json.loads(wire.recv(timeout=PATIENCE))
                    pongs += message["type"] == "pong"
                    if message["type"] == "bye":
                        byes.append(message["why"])
                        break

    def plan(method: str, path: str, body: object = None) -> int:
        where = f"/api/tables/{table}/plan/0{path}"
        return int(strict.ask(method, where, body, cookie=cookie, x_forwarded_for=anywhere()).status_code)

    # Whatever is worked out on the spot counts, plans as well.
    asks = {
        "act": lambda: do(strict, table, cookie, "start").status_code,
        "plan": lambda: plan("POST", "", {"moves": []}),
        "withdraw": lambda: plan("DELETE", ""),
        "look": lambda: plan("POST", "/look", {"moves": []}),
        "about": lambda: plan("POST", "/move", {"about": "why", "move": "take R5"}),
    }
    speaking = threading.Thread(target=speak)
    speaking.start()
    try:
        until, let_pass = time.monotonic() + PATIENCE, set(asks)
        while let_pass or not byes:
            assert time.monotonic() < until, let_pass
            let_pass = {name for name in let_pass if asks[name]() != 429}
    finally:
        stop.set()
        speaking.join()
    assert set(byes) == {"too-fast"}
    # Nobody else suffers.
    assert do(strict, table, strict.cookie("Ben"), "start").json()["code"] == "host-only"


def test_the_operator_sees_why_requests_are_refused(strict: Serving) -> None:
    def refused(code: str) -> float:
        return metric(strict, f'shokai_refused_total{{code="{code}"}}')

    codes = ("too-fast", "foreign-origin", "too-large", "bad-message", "not-found")
    before = {code: refused(code) for code in codes}
    flood(strict, anywhere())
    cookie = strict.cookie("Anna")
    strict.ask("POST", "/api/me", {"name": "x"}, cookie=cookie, origin="https://evil.example")
    strict.ask("POST", "/api/me", b"x" * 1_000_001)
    strict.ask("POST", "/api/me", {"shoes": 46})
    strict.ask("GET", "/api/nothing")
    assert {code: refused(code) > before[code] for code in codes} == dict.fromkeys(codes, True)


# Connections that say nothing.


def test_silent_and_half_said_requests_end(tmp_path: Path) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with Serving(tmp_path) as server, contextlib.ExitStack() as everything:

        def said(*words: bytes) -> socket.socket:
            wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            for word in words:
                wire.sendall(word)
            return everything.enter_context(wire)

        answered = said(head + b"\r\n")
        assert b" 200 " in answered.recv(65536)
        answered.sendall(head)
        # A body that nobody waits for.
        refused = said(b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\nx")
        assert b" 405 " in refused.recv(65536)
        silent = {
            "nothing": said(),
            "half a request": said(head),
            "half a handshake": said(head + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-K"),
            "half of a second request": answered,
            "a body that nobody waits for": refused,
        }
        slow = said(head)
        table = new_table(server, server.cookie("Anna"))
        with live(server, table) as watching:
            begun = time.monotonic()
            ended: dict[str, float] = {}
            while len(ended) < len(silent) + 1:
                assert time.monotonic() < begun + PATIENCE, ended
                # A letter now and then is no request either.
                with contextlib.suppress(OSError):
                    slow.sendall(b"x")
                    time.sleep(0.2)
                for name, wire in {**silent, "a letter now and then": slow}.items():
                    wire.settimeout(0.01)
                    try:
                        gone = name not in ended and not wire.recv(65536)
                    except TimeoutError:
                        gone = False
                    except ConnectionResetError:
                        gone = name not in ended
                    if gone:
                        ended[name] = time.monotonic() - begun
            # Whoever has a WebSocket open need not hurry: it is pinged, which its library answers.
            watching.send('{"do": "ping"}')
            while json.loads(watching.recv(timeout=PATIENCE))["type"] != "pong":
                pass
        assert metric(server, 'shokai_refused_total{code="silent"}') >= 4


def test_a_websocket_is_pinged(server: Serving) -> None:
    """So a machine that went away without a word is noticed: it answers no ping."""
    table = new_table(server, server.cookie("Anna"))
    with knock(server, table, anywhere()) as wire:
        wire.settimeout(PATIENCE)
        assert answer_to(wire) == "in"
        # A ping of four bytes or more, in a frame without a mask; the view was read before.
        assert wire.recv(1)[0] == 0x89
