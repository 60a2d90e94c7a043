"""Too much and too slow: sizes, floods and silence at a real server. See docs/operations/security.md."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import socket
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
    do,
    flood,
    heard_until,
    live,
    new_table,
    two_at_a_table,
    view_of,
    with_account,
)
from helpers.patience import PATIENCE
from helpers.serving import Serving
from starlette.exceptions import HTTPException
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from shokai.server.http import guard, quotas
from shokai.server.http.guard import LARGEST


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
