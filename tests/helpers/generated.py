"""A client that knows nothing but what a server tells of itself: `/api/openapi.json` and `/api/messages.json`.

Every request is made from the description of its operation, and everything that is sent or heard is held against the
schemas. They are read strictly: a field that no schema names is an error, though clients are to ignore such fields.
"""

from __future__ import annotations

import json
import secrets
from typing import Any
from urllib.parse import quote

import httpx
from jsonschema_rs import Draft202012Validator
from websockets.sync.client import ClientConnection, connect

from helpers.patience import PATIENCE


def strict(schema: Any) -> Any:
    """A schema whose objects have no other fields than it names."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    told = {name: strict(value) for name, value in schema.items()}
    if told.get("type") == "object" and isinstance(told.get("properties"), dict):
        told.setdefault("additionalProperties", False)
    return told


class Document:
    """A document with schemas in it, and what fits them."""

    def __init__(self, contents: dict[str, Any]) -> None:
        self.contents = strict(contents)
        self._validators: dict[tuple[str, ...], Any] = {}

    def check(self, value: Any, *where: str) -> None:
        """Raises AssertionError for a value that the schema at a place of the document does not allow."""
        if where not in self._validators:
            pointer = "/".join(quote(part.replace("~", "~0").replace("/", "~1")) for part in where)
            around = {name: self.contents[name] for name in ("$defs", "components", "paths") if name in self.contents}
            self._validators[where] = Draft202012Validator({**around, "$ref": f"#/{pointer}"})
        faults = [
            f"{'.'.join(map(str, fault.instance_path))}: {fault.message[:300]}"
            for fault in self._validators[where].iter_errors(value)
        ]
        assert not faults, (where, faults)


class Generated:
    """The operations of a server, each by its id in the document."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.api = Document(self._http.get("/api/openapi.json").json())
        self.messages = Document(self._http.get("/api/messages.json").json())
        self._operations = {
            operation["operationId"]: (method, path, operation)
            for path, methods in self.api.contents["paths"].items()
            for method, operation in methods.items()
        }

    def close(self) -> None:
        self._http.close()

    def call(self, operation_id: str, body: Any = None, *, status: int | None = None, **arguments: Any) -> Any:
        """Calls an operation; its answer has the status that is expected, or else the document's for success."""
        method, path, operation = self._operations[operation_id]
        query: dict[str, Any] = {}
        place = ["paths", path, method]
        for number, parameter in enumerate(operation.get("parameters", [])):
            name = parameter["name"]
            if name not in arguments:
                assert not parameter.get("required"), f"{operation_id} needs {name}"
                continue
            value = arguments.pop(name)
            self.api.check(value, *place, "parameters", str(number), "schema")
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(str(value)))
            else:
                assert parameter["in"] == "query"
                query[name] = json.dumps(value) if isinstance(value, bool) else value
        assert not arguments, f"{operation_id} has no {list(arguments)}"
        if "requestBody" in operation:
            self.api.check(body, *place, "requestBody", "content", "application/json", "schema")
        else:
            assert body is None, f"{operation_id} has no body"
        answer = self._http.request(method, path, params=query, json=body)
        expected = status or next(int(code) for code in operation["responses"] if code.startswith("2"))
        assert answer.status_code == expected, (operation_id, answer.status_code, answer.text[:500])
        (kind,) = operation["responses"][str(expected)]["content"]
        assert answer.headers["content-type"].startswith(kind)
        told = answer.json() if kind == "application/json" else answer.text
        self.api.check(told, *place, "responses", str(expected), "content", kind, "schema")
        return told

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    def live(self, table: str, **query: Any) -> GeneratedLive:
        """The WebSocket at a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        asked = str(httpx.QueryParams(query))
        headers = {"cookie": self.cookie()}
        opened = connect(f"{address}?{asked}", additional_headers=headers, compression=None, max_size=None)
        return GeneratedLive(opened.__enter__(), self)


class GeneratedLive:
    """One WebSocket: every message fits the document, both ways, and so does the view that changes add up to."""

    def __init__(self, socket: ClientConnection, client: Generated) -> None:
        self._socket, self._client = socket, client
        self._called, self._number = secrets.token_hex(6), 0
        self.view: dict[str, Any] = {}
        self._n = 0
        self.heard: set[str] = set()
        self.hear_until("view")

    def close(self) -> None:
        self._socket.close()

    def send(self, message: dict[str, Any]) -> None:
        self._check("FromClient", message, "do")
        self._socket.send(json.dumps(message))

    def _check(self, side: str, message: dict[str, Any], kind: str) -> None:
        """Holds a message against the schema of its kind, which says more clearly what is wrong than all of them."""
        messages = self._client.messages
        kinds = messages.contents["$defs"][side]["discriminator"]["mapping"]
        assert message[kind] in kinds, message
        messages.check(message, *kinds[message[kind]].removeprefix("#/").split("/"))

    def hear(self) -> dict[str, Any]:
        """The next message; views and changes are taken in."""
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        self._check("FromServer", message, "type")
        self.heard.add(message["type"])
        if message["type"] == "view":
            self.view, self._n = message["view"], message["n"]
        elif message["type"] == "change":
            assert (message["n"], message["from"]) == (self._n + 1, self.view["version"])
            self.view, self._n = changed(self.view, message["diff"]), message["n"]
            assert self.view["version"] == message["to"]
            # Of the log, which grows and grows, what a fresh view would have.
            self._client.messages.check({**self.view, "log": self.view["log"][-40:]}, "$defs", "TableView")
        return message

    def hear_until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def act(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends an action; its answer, when the view has what came of it."""
        self._number += 1
        self.send({"client": self._called, "id": self._number, "do": do, **more})
        told = self.hear_until("done", "refused", "answer")
        assert (told["client"], told["id"]) == (self._called, self._number)
        while told["type"] == "done" and self.view["version"] < told["version"]:
            self.hear()
        return told


def changed(view: Any, diff: list[list[Any]]) -> Any:
    """A view after changes, as docs/reference/api.md describes them; the one before is used up."""
    for path, *value in diff:
        if not path:
            view = value[0]
            continue
        *way, last = path
        place = view
        for key in way:
            place = place[key]
        if not value:
            del place[last]
        elif path in (["log"], ["chat"]) and isinstance(value[0], dict):
            counted = "step" if path == ["log"] else "n"
            kept = [entry for entry in place[last] if entry[counted] < value[0]["keep"]]
            place[last] = kept + value[0]["add"]
        else:
            place[last] = value[0]
    return view
