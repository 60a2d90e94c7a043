"""What stands before every request: origins, sizes, rates, headers. See docs/security.md."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from shokai.server.metrics import REQUESTS
from shokai.server.people import COOKIE
from shokai.server.problems import problem, status_of

log = logging.getLogger("shokai.server")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LARGEST = 1_000_000
# Requests of one address: so many a second over time, so many at once.
PER_SECOND, AT_ONCE = 30, 150
# Requests that cost a lot, such as checking passwords and making tables.
DEAR_PER_SECOND, DEAR_AT_ONCE = 0.5, 30
DEAR = ("/api/me/enter", "/api/me/account", "/api/tables", "/api/me", "/api/me/tokens", "/api/records/look")
ADDRESSES = 10_000

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Bucket:
    """Lets so many through in a second, and some more at once.

    >>> bucket = Bucket(1, 2)
    >>> [bucket.take(10.0), bucket.take(10.0), bucket.take(10.0), bucket.take(11.5)]
    [True, True, False, True]
    """

    def __init__(self, per_second: float, at_once: float) -> None:
        self._rate, self._most = per_second, at_once
        self._left, self._since = at_once, 0.0

    def take(self, now: float | None = None) -> bool:
        """Whether one more may pass."""
        now = time.monotonic() if now is None else now
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: Any, limits: bool, origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        code = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if code:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": code})
                return
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
                there = {name.lower() for name, _ in message["headers"]}
                extra = [
                    (k.lower().encode(), v.encode()) for k, v in HEADERS.items() if k.lower().encode() not in there
                ]
                message["headers"] = [*message["headers"], *extra]
                if scope["path"].startswith("/api") and b"cache-control" not in there:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if code:
            await _respond(send_guarded, code)
            return
        try:
            await self._app(scope, _limited(receive), send_guarded)
        except TooLarge:
            if not begun:
                await _respond(send_guarded, "too-large")
        except Exception:
            # The reason is for whoever runs the server; the person gets its number.
            number = secrets.token_hex(4)
            log.exception("request failed", extra={"incident": number, "path": scope["path"]})
            if not begun:
                await _respond(send_guarded, "internal", incident=number)

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> str | None:
        if self._limits and not self._may_pass(scope):
            return "too-fast"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not headers.get("authorization") and not self._is_ours(headers):
            return "foreign-origin"
        if scope["type"] == "http" and not headers.get("content-length", "0").isdecimal():
            return "bad-message"
        if int(headers.get("content-length", "0") or 0) > LARGEST:
            return "too-large"
        return None

    def _may_pass(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("unknown",))[0]
        dear = scope["type"] == "http" and scope["method"] == "POST" and scope["path"] in DEAR
        passes = self._bucket(address, PER_SECOND, AT_ONCE).take()
        return passes and (not dear or self._bucket(f"{address} dear", DEAR_PER_SECOND, DEAR_AT_ONCE).take())

    def _bucket(self, key: str, per_second: float, at_once: float) -> Bucket:
        if key not in self._buckets:
            self._buckets[key] = Bucket(per_second, at_once)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]

    def _is_ours(self, headers: dict[str, str]) -> bool:
        """Browsers say which page a request comes from; a page of somebody else may not use our cookie."""
        origin = headers.get("origin")
        if origin is None:
            # Not a browser's; one that sends a cookie all the same has taken it from one.
            return COOKIE not in headers.get("cookie", "") or headers.get("sec-fetch-site", "none") in (
                "none", "same-origin",
            )  # fmt: skip
        return urlsplit(origin).netloc == headers.get("host") or origin in self._origins


class TooLarge(Exception):
    """More came than was announced or allowed."""


def _limited(receive: Receive) -> Receive:
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise TooLarge
        return message

    return receive_limited


async def _respond(send: Send, code: str, **more: str) -> None:
    body = json.dumps({**problem(code), **more}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if code == "too-fast":
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
