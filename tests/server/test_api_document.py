"""docs/reference/api.md against what the server says of itself: every request, message and field, and no other."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from helpers.places import DOCS
from helpers.serving import Serving
from pydantic import TypeAdapter

from shokai.server.tables.view_types import GameView

PAGE = DOCS / "reference/api.md"
# The games' views have their tables there, between marks.
_MARKED = re.compile(r"<!-- tools/view_tables\.py \w+ -->(.*?)<!-- end -->", re.DOTALL)
VIEWS = "".join(_MARKED.findall((DOCS / "reference/formats.md").read_text("utf-8")))
_CODE = re.compile(r"`([^`]+)`")


class Described:
    """What the page says: requests, shapes with their fields, and messages."""

    def __init__(self, text: str) -> None:
        self.text = text
        # By method and path: the names in the query and in the body, and the shapes that the row names.
        self.requests: dict[tuple[str, str], tuple[set[str], set[str], set[str]]] = {}
        self.shapes: dict[str, set[str]] = {}
        # By the value of "type" or "do".
        self.messages: dict[str, set[str]] = {}
        self.actions: dict[str, set[str]] = {}
        for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
            # A vertical line inside a cell has a backslash before it.
            head, _, *rows = (
                [cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in block.splitlines()
            )
            for first, *others in rows:
                codes = _CODE.findall(first)
                if head[0] == "Request":
                    self._read_request(codes, " ".join(others))
                elif head[0] in ("Message", "Action"):
                    for code in codes:
                        self._read_message(json.loads(code))
                else:
                    (name,) = _CODE.findall(head[0])
                    fields = self.shapes.setdefault(name, set())
                    assert not fields & set(codes), f"{name} has a field twice"
                    fields |= set(codes)

    def _read_request(self, codes: list[str], told: str) -> None:
        (code,) = codes
        found = re.fullmatch(r"(GET|POST|DELETE) (/[\w/{}.]+)(?:\?(\S+))?(?: \{(.+)\})?", code)
        assert found, code
        query = {part.partition("=")[0] for part in (found[3] or "").split("&") if part}
        body = set(re.findall(r'"(\w+)"', found[4] or ""))
        key = (found[1].lower(), found[2])
        assert key not in self.requests, f"{code} stands there twice"
        self.requests[key] = (query, body, set(_CODE.findall(told)))

    def _read_message(self, message: dict[str, Any]) -> None:
        kind, into = ("type", self.messages) if "type" in message else ("do", self.actions)
        assert message[kind] not in into, message
        into[message[kind]] = set(message) - {kind}


def properties(schema: dict[str, Any]) -> set[str]:
    return set(schema.get("properties", {}))


def refs(schema: Any) -> set[str]:
    """The shapes that a schema names."""
    if isinstance(schema, list):
        return {name for one in schema for name in refs(one)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].rpartition("/")[2]} if isinstance(schema.get("$ref"), str) else set()
    return own | {name for key, value in schema.items() if key != "discriminator" for name in refs(value)}


def differences(page: Described, api: dict[str, Any], messages: dict[str, Any]) -> list[str]:
    """What the page says too little or too much."""
    schemas = api["components"]["schemas"]
    faults = _of_messages(page, messages)
    actions = refs(messages["$defs"]["FromClient"])
    inline: set[str] = set()
    there = set()
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            key = (method, path)
            there.add(key)
            if key not in page.requests:
                faults.append(f"{method} {path} is missing")
                continue
            query, body, named = page.requests[key]
            asked = {one["name"] for one in operation.get("parameters", []) if one["in"] == "query"}
            faults += [f"{method} {path}: {name} in the query" for name in query ^ asked]
            wanted = refs(operation.get("requestBody", {}).get("content", {})) - actions
            if body:
                inline |= wanted
                faults += [
                    f"{method} {path}: {name} in the body"
                    for name in body ^ {field for name in wanted for field in properties(schemas[name])}
                ]
            else:
                faults += [f"{method} {path}: does not name {name}" for name in wanted - named]
            answer = next(told for code, told in operation["responses"].items() if code.startswith("2"))
            faults += [f"{method} {path}: does not name {name}" for name in refs(answer.get("content", {})) - named]
    faults += [f"{method} {path} does not exist" for method, path in page.requests.keys() - there]
    spoken = actions | refs(messages["$defs"]["FromServer"]) | {"FromServer", "FromClient"}
    shapes = {name: properties(schema) for name, schema in {**messages["$defs"], **schemas}.items()}
    # Shapes that are one of several others have no fields of their own.
    choices = {name for name, schema in {**messages["$defs"], **schemas}.items() if "anyOf" in schema}
    faults += [f"{name} is not named" for name in choices if f"`{name}`" not in page.text]
    wanted = shapes.keys() - inline - spoken - choices
    faults += [f"{name} has no table" for name in wanted - page.shapes.keys()]
    faults += [f"there is no {name}" for name in page.shapes.keys() - wanted]
    for name in wanted & page.shapes.keys():
        faults += [f"{name}.{field} is missing" for field in shapes[name] - page.shapes[name]]
        faults += [f"{name}.{field} does not exist" for field in page.shapes[name] - shapes[name]]
    return faults


def _of_messages(page: Described, messages: dict[str, Any]) -> list[str]:
    faults = []
    sides = [("FromServer", "type", page.messages, set()), ("FromClient", "do", page.actions, {"client", "id"})]
    for side, kind, told, implied in sides:
        mapping = messages["$defs"][side]["discriminator"]["mapping"]
        faults += [f"{kind} {name}" for name in mapping.keys() ^ told.keys()]
        for name in mapping.keys() & told.keys():
            fields = properties(messages["$defs"][mapping[name].rpartition("/")[2]]) - {kind}
            faults += [f"{name}: {field}" for field in (fields - implied) ^ (told[name] - implied)]
    return faults


@pytest.fixture(scope="module")
def api(server: Serving) -> Any:
    return server.ask("GET", "/api/openapi.json").json()


@pytest.fixture(scope="module")
def messages(server: Serving) -> Any:
    return server.ask("GET", "/api/messages.json").json()


def test_the_page_says_what_the_server_says(api: Any, messages: Any) -> None:
    page = Described(PAGE.read_text("utf-8") + VIEWS)
    assert len(page.requests) > 20
    assert len(page.actions) > 15
    assert differences(page, api, messages) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("| `votes` |", "| `voices` |", "SeatTold.votes is missing"),
        ("| `votes` |", "| `votes`, `voices` |", "SeatTold.voices does not exist"),
        ("| `ChatLine` |", "| `ChatLime` |", "there is no ChatLime"),
        ("| `market_price` |", "| `market_prize` |", "OsakaTrader.market_price is missing"),
        ("a `GamePreview`", "a preview", "GamePreview is not named"),
        ("| `ChatLine` |", "| `ChatLime` |", "ChatLine has no table"),
        ("&limit=50` |", "` |", "get /api/tables: limit in the query"),
        ('{"old", "new"}', '{"old"}', "post /api/me/password: new in the body"),
        ("`DELETE /api/me/tokens/{id}`", "`DELETE /api/me/keys/{id}`", "delete /api/me/tokens/{id} is missing"),
        ("`DELETE /api/me/tokens/{id}`", "`DELETE /api/me/keys/{id}`", "delete /api/me/keys/{id} does not exist"),
        ("with the `n` of", "with the n of", None),
        ('{"type": "pong", "n": 2}', '{"type": "pong"}', "pong: n"),
        ('{"do": "pause", "on": true}', '{"do": "pause"}', "pause: on"),
        ('{"do": "close"}', '{"do": "shut"}', "do shut"),
        ("of a finished game: `Verdict`", "", "get /api/tables/{id}/verify: does not name Verdict"),
    ],
)  # fmt: skip
def test_a_page_that_says_something_else_is_found(
    api: Any, messages: Any, old: str, new: str, fault: str | None
) -> None:
    text = PAGE.read_text("utf-8") + VIEWS
    assert old in text
    faults = differences(Described(text.replace(old, new)), api, messages)
    assert (fault in faults) if fault else (faults == [])


def test_views_are_described_and_not_validated(api: Any) -> None:
    """Whatever a game shows is sent as it is: the types are for documents, and cost nothing while games are played."""
    anything = {"game": "osaka", "nothing": "that the document knows"}
    assert TypeAdapter(GameView).validate_python(anything) is not None
    assert TypeAdapter(GameView).dump_python(anything) == anything
    described = api["components"]["schemas"]["OsakaTrader"]["properties"]["market_price"]
    assert described["description"] == "what the market would cost this player"
