"""A running server against its own OpenAPI document, and its WebSocket against nonsense: nothing breaks it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from helpers.patience import PATIENCE
from helpers.serving import Serving
from helpers.tables import ME, OPEN
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shokai.server.tables.actions import ACTION

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# These take the cookie away, and with it the guest.
FAREWELLS = ("/api/me/leave", "/api/me/account")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture(scope="module")
def guest(server: Serving) -> str:
    """The cookie of somebody who has tables."""
    return server.cookie("Guest")


@pytest.fixture(scope="module")
def tables(server: Serving, guest: str) -> list[str]:
    """A table that gathers, one that plays, and one that is over."""
    terms = {"game": "osaka", "players": 2, "public": True}
    asked = [{**terms, "seats": seats} for seats in ([ME, OPEN], [ME, ME], [ME, ME])]
    ids = [server.ask("POST", "/api/tables", body, cookie=guest).json()["id"] for body in asked]
    closed = server.ask("POST", f"/api/tables/{ids[2]}/do", {"client": "c", "id": 1, "do": "close"}, cookie=guest)
    assert closed.status_code == 200
    return ids


@pytest.fixture(scope="module")
def api(server: Serving) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


_BOUNDED = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def examine(api: Any, call: Callable[[Any], None]) -> None:
    """Calls every operation of the document, with what it allows and with what it does not."""
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            with contextlib.suppress(Unsatisfiable):  # a request without any argument cannot be wrong
                _BOUNDED(given(case=operation.as_strategy(generation_mode=mode))(_named(call)))()


def _named(call: Callable[[Any], None]) -> Callable[[Any], None]:
    def visit(case: Any) -> None:
        call(case)

    return visit


@pytest.mark.slow
def test_strangers_get_what_the_document_says(api: Any) -> None:
    examine(api, lambda case: case.call_and_validate(checks=CHECKS, timeout=PATIENCE))


@pytest.mark.slow
def test_guests_get_what_the_document_says(api: Any, guest: str, tables: list[str]) -> None:
    def call(case: Any) -> None:
        if "/tables/{id}" in case.path:
            case.path_parameters["id"] = tables[len(repr(case.query) + repr(case.body)) % len(tables)]
        headers = {} if case.path in FAREWELLS else {"cookie": guest}
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    examine(api, call)


def test_the_document_names_every_request(server: Serving) -> None:
    told = server.ask("GET", "/api/openapi.json").json()
    assert told["info"]["title"] == "Shokai"
    paths = set(told["paths"])
    assert {"/api/me", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/do", "/api/records/look"} <= paths
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} says nothing about itself"


# The WebSocket.

_ANY_TEXT = st.text(st.characters(), max_size=30)
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | _ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)
_DOS = sorted(ACTION.json_schema()["discriminator"]["mapping"])
_SMALL = st.integers(-1, 5)
_FIELDS = {
    "at": _SMALL, "move": _SMALL | st.sampled_from(["take R5", "token R", "buy", ""]), "seat": _SMALL, "ask": _SMALL,
    "text": st.sampled_from(["hello", " ", "<b>"]), "invite": st.none() | _ANY_TEXT, "yes": st.booleans(),
    "bot": st.none() | st.sampled_from(["clerk", "program:true", "nobody"]), "on": st.booleans(),
}  # fmt: skip
# Like an action, with one thing or another that does not belong there.
_NEARLY = st.fixed_dictionaries(
    {"client": st.sampled_from(["c", "d"]) | _JSON, "id": st.integers(-1, 2**60) | _JSON, "do": st.sampled_from(_DOS)},
    optional={name: usual | _JSON for name, usual in _FIELDS.items()} | {"more": _JSON},
)
_MESSAGES = st.one_of(_JSON.map(json.dumps), _NEARLY.map(json.dumps), st.text(max_size=50), st.binary(max_size=50))


class Visitor:
    """Somebody who sends whatever there is, and connects again when told goodbye."""

    def __init__(self, server: Serving, table: str, cookie: str) -> None:
        self._server, self._path, self._cookie = server, f"/api/tables/{table}/live", cookie
        self._socket: ClientConnection | None = None

    def close(self) -> None:
        if self._socket:
            self._socket.close()

    def answers(self, message: str | bytes) -> list[dict[str, Any]]:
        """What comes back for a message, up to the pong of the ping that follows it, or to the goodbye."""
        if self._socket is None:
            address = self._server.address.replace("http", "ws") + self._path
            headers = {"cookie": self._cookie}
            self._socket = connect(address, additional_headers=headers, compression=None).__enter__()
        heard: list[dict[str, Any]] = []
        self._socket.send(message)
        with contextlib.suppress(ConnectionClosed):  # what was said before can still be heard
            self._socket.send('{"do": "ping"}')
        while not heard or heard[-1]["type"] not in ("pong", "bye"):
            heard.append(json.loads(self._socket.recv(timeout=PATIENCE), parse_constant=_no_json))
        if heard[-1]["type"] == "bye":
            self.close()
            self._socket = None
        return heard


def _no_json(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


@pytest.fixture(scope="module")
def visitor(server: Serving) -> Iterator[Visitor]:
    cookie = server.cookie("Visitor")
    asked = {"game": "osaka", "players": 2, "seats": [ME, OPEN]}
    table = server.ask("POST", "/api/tables", asked, cookie=cookie).json()["id"]
    someone = Visitor(server, table, cookie)
    yield someone
    someone.close()


@settings(max_examples=300, suppress_health_check=list(HealthCheck))
@given(message=_MESSAGES)
@example(message="")
@example(message="null")
@example(message='{"do": "chat"}')
@example(message='{"client": NaN, "id": Infinity, "do": "chat"}')
@example(message='{"client": "\\ud800", "id": 1, "do": "start"}')
@example(message='{"client": "c\\u0000", "id": 1, "do": "chat", "text": "x"}')
@example(message='{"client": "c", "id": 1e400, "do": "start"}')
@example(message='{"client": "c", "id": ' + "9" * 4000 + ', "do": "start"}')
@example(message='{"client": ' + "[" * 950 + "]" * 950 + "}")
@example(message="[" * 4000)
@example(message="x" * 5000)
@example(message=b"\x00\xff")
def test_whatever_is_sent_is_answered(server: Serving, visitor: Visitor, message: str | bytes) -> None:
    heard = [told for told in visitor.answers(message) if told["type"] not in ("view", "change")]
    last = heard.pop()
    if last["type"] == "bye":
        # Only bytes are not even refused.
        assert isinstance(message, bytes)
        assert last["why"] == "bad-message"
    else:
        assert len(heard) == 1, heard
        assert heard[0]["type"] in ("refused", "done", "answer")
        assert set(heard[0]) >= {"client", "id"}
    assert server.runs


def test_the_server_lives_after_all_that(server: Serving) -> None:
    assert server.ask("GET", "/api/ready").json() == {"ready": True}
    assert "incident" not in server.log, server.log
    assert "Traceback" not in server.log, server.log
