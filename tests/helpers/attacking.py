"""What tests of the server's protections share: servers of several kinds, and whoever attacks them."""

from __future__ import annotations

import contextlib
import itertools
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from helpers.patience import PATIENCE
from helpers.serving import Serving

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
    return connect(
        f"{address}/api/tables/{table}/live",
        additional_headers=named,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
    )


def heard_until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The first message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def seed_of(server: Serving, table: str) -> str:
    """What only the database knows."""
    with contextlib.closing(sqlite3.connect(server.data)) as database:
        return str(database.execute("select seed from tables where id = ?", (table,)).fetchone()[0])
