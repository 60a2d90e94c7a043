"""A client for programs: everything that docs/reference/api.md asks of one. Tests, load and examples use it.

async with Client("http://127.0.0.1:8000") as client:
    await client.name("Robot")
    table = await client.create(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "clerk"}])
    async with client.live(table) as live:
        await live.act("play", at=live.view["at"], move=live.view["game"]["moves"][0]["number"])
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shokai.server.following import GAP, NEW, Following
from shokai.server.jsons import read, written
from shokai.server.people.people import COOKIE


class Refused(Exception):
    """The server says no."""

    def __init__(self, why: dict[str, Any]) -> None:
        super().__init__(why.get("text", "refused"))
        self.code: str = why.get("code", "unknown")
        self.why = why


class Live:
    """One table, seen through one WebSocket that is opened again whenever it breaks."""

    # Seconds until an action that was not answered is sent again, and between two heartbeats.
    patience = 2.0
    # Seconds that `until` waits, unless it is told how many.
    longest = 60.0
    heartbeat = 20.0

    def __init__(self, person: Client, url: str) -> None:
        self.person, self._url = person, url
        self._client = secrets.token_hex(8)
        self.next_number = 1
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self.following = Following()
        # Whether our cookie or token is void: to connect again would not help.
        self._void = False
        # Every text that came, for tests that look at every byte.
        self.heard: Callable[[str], None] = lambda text: None

    @property
    def view(self) -> dict[str, Any]:
        """What was seen last."""
        return self.following.view

    async def start(self) -> None:
        """Connects and waits for the first view."""
        self._task = asyncio.create_task(self._run())
        await self.until(bool)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self in self.person.lives:
            self.person.lives.remove(self)

    async def _run(self) -> None:
        while not self._void:
            try:
                async with connect(
                    self._url,
                    additional_headers=self.person.headers,
                    max_size=1 << 24,
                    compression=None,
                    ping_interval=None,
                ) as socket:
                    self._socket = socket
                    self.following.connect()
                    beating = asyncio.create_task(self._beat(socket))
                    try:
                        async for text in socket:
                            self._hear(str(text))
                    finally:
                        beating.cancel()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self._socket = None
            await asyncio.sleep(0.05)

    async def _beat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            await self._send_text(socket, json.dumps({"do": "ping"}))

    def _hear(self, text: str) -> None:
        self.heard(text)
        message = read(text)
        kind = message["type"]
        if kind in ("view", "change", "pong"):
            heard = self.following.hear(message)
            if heard == NEW:
                self._changed.set()
            elif heard == GAP:
                self._send({"do": "look"})
        elif kind == "bye" and message["why"] == "name-first":
            self._void = True
            self._changed.set()
        elif kind in ("done", "refused", "answer") and message.get("client") == self._client:
            waiting = self._waiting.get(message["id"])
            if waiting and not waiting.done():
                waiting.set_result(message)

    def _send(self, message: dict[str, Any]) -> None:
        if self._socket:
            task = asyncio.create_task(self._send_text(self._socket, json.dumps(message)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send_text(self, socket: ClientConnection, text: str) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            await socket.send(text)

    async def act(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends an action until it is answered; raises Refused."""
        number = self.next_number
        self.next_number += 1
        text = written({"client": self._client, "id": number, "do": do, **more})
        loop = asyncio.get_running_loop()
        try:
            while True:
                # One that was waited for in vain is cancelled.
                waiting: asyncio.Future[dict[str, Any]] = loop.create_future()
                self._waiting[number] = waiting
                if self._socket:
                    await self._send_text(self._socket, text)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.patience):
                        answer = await waiting
                    break
                self._check_known()
        finally:
            del self._waiting[number]
        if answer["type"] == "refused":
            raise Refused(answer["why"])
        return answer

    def _check_known(self) -> None:
        if self._void:
            raise Refused({"code": "name-first", "text": "The cookie or token is void."})

    async def play(self, move: str | int) -> dict[str, Any]:
        """Plays a move in the situation that is seen now."""
        return await self.act("play", at=self.view["at"], move=move)

    async def reach(self, version: int) -> dict[str, Any]:
        """Waits until the view is of a version, or of a later one."""
        return await self.until(lambda view: bool(view["version"] >= version))

    async def until(
        self, holds: Callable[[dict[str, Any]], bool], seconds: float | None = None, give_up: bool = False
    ) -> dict[str, Any]:
        """Waits until the view is as wanted; raises TimeoutError, unless one may `give_up`, and Refused."""
        if holds(self.view):
            return self.view
        try:
            async with asyncio.timeout(self.longest if seconds is None else seconds):
                while not holds(self.view):
                    self._check_known()
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            if not give_up:
                raise
        return self.view


class Client:
    """Somebody at a server, by cookie or by token."""

    # Seconds that a request may take.
    longest = 60.0

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie: str | None = None
        self.token = token
        self.lives: list[Live] = []

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        for live in list(self.lives):
            await live.stop()

    @property
    def headers(self) -> dict[str, str]:
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": f"{COOKIE}={self.cookie}", "sec-fetch-site": "same-origin"} if self.cookie else {}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; raises Refused."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        import http.client
        from urllib.parse import urlsplit

        parts = urlsplit(self.address)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=self.longest)
        data = None if body is None else json.dumps(body)
        try:
            connection.request(method, path, data, {"content-type": "application/json", **self.headers})
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        for value in response.headers.get_all("set-cookie") or []:
            name, _, rest = value.partition("=")
            if name == COOKIE:
                self.cookie = rest.partition(";")[0].strip('"') or None
        told = json.loads(text) if "json" in (response.headers.get("content-type") or "") else text
        if response.status >= 400:
            raise Refused(told if isinstance(told, dict) else {"code": str(response.status), "text": text})
        return told

    async def name(self, name: str) -> dict[str, Any]:
        """Takes a name."""
        told: dict[str, Any] = await self.ask("POST", "/api/me", {"name": name})
        return told

    async def create(self, **terms: Any) -> str:
        """Makes a table."""
        return str((await self.ask("POST", "/api/tables", terms))["id"])

    @contextlib.asynccontextmanager
    async def live(self, table: str, seat: int | None = None) -> AsyncIterator[Live]:
        """Looks at a table."""
        live = self.look(table, seat)
        await live.start()
        try:
            yield live
        finally:
            await live.stop()

    def look(self, table: str, seat: int | None = None) -> Live:
        """A look at a table that is not open yet."""
        query = "" if seat is None else "?" + urlencode({"seat": seat})
        live = Live(self, f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}")
        self.lives.append(live)
        return live
