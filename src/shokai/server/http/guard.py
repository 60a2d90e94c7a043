"""What stands before every request: origins, sizes, rates, headers. See docs/operations/security.md."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException

from shokai.server.http.buckets import Buckets
from shokai.server.http.problems import incident, problem, status_of
from shokai.server.metrics import REFUSED, REQUESTS
from shokai.server.operators.gate import Gate, is_operators
from shokai.server.people.people import COOKIE

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

# Bytes of a body: where it may hold a record or a cards file, and everywhere else.
LARGEST, LARGEST_WITHOUT_TEXT = 1_000_000, 16_384
WITH_TEXT = re.compile(r"POST /api/(tables|records/look|board(/[a-z]+)?)")
# What a body has besides its texts: braces, commas, numbers. Of a request that means well these are some hundred bytes;
# a hundred thousand keys that nobody knows would be a hundred thousand faults to be told.
LARGEST_FRAME = 4096
# Seconds in which a body has to come.
BODY_SECONDS = 30
# Requests of one address: so many a second over time, so many at once.
PER_SECOND, AT_ONCE = 30, 150
# Requests that cost a lot, such as checking passwords, making tables, and playing a whole game through.
EXPENSIVE_PER_SECOND, EXPENSIVE_AT_ONCE = 0.5, 30
EXPENSIVE = re.compile(
    r"POST /api/(me|me/enter|me/account|me/password|me/reset|me/delete|me/tokens|tables|records/look"
    r"|tables/[^/]+/(hint|review)|me/channels(/[^/]+/(try|confirm))?|mail/off"
    r"|puzzles/[^/]+/[^/]+/turn)"
    r"|GET /api/(tables/[^/]+/(log|record|verify)|me/export)"
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

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


def address_of(scope: Scope) -> str:
    """Where a request comes from. One household has a whole network of IPv6 addresses.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 1234)})
    '2001:db8:1:2::/64'
    """
    address = str((scope.get("client") or ("unknown",))[0])
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


def is_of_this_machine(host: str) -> bool:
    """Whether a name or an address means this machine, for whoever uses it.

    >>> [is_of_this_machine(host) for host in ("localhost", "127.0.0.1", "::1", "192.0.2.1", "evil.example")]
    [True, True, True, False, False]
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Guard:
    """An ASGI application around another.

    `private` is a server that only this machine reaches: under any other name than its own, or one of `origins`, a
    foreign page is at work that has let its own name point to us.
    """

    def __init__(
        self, app: Any, limits: bool, origins: tuple[str, ...] = (), private: bool = False, gate: Gate | None = None
    ) -> None:
        self._app = app
        self._gate = gate or Gate()
        self._limits = limits
        self._origins = origins
        self._hosts = {urlsplit(origin).hostname for origin in origins}
        self._private = private
        self._all = Buckets(PER_SECOND, AT_ONCE)
        self._expensive = Buckets(EXPENSIVE_PER_SECOND, EXPENSIVE_AT_ONCE)

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What is limited here, for the operator."""
        return {"requests": self._all, "expensive-requests": self._expensive} if self._limits else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        code = self._refusal(scope, headers)
        if code:
            REFUSED.labels(code).inc()
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
                method = scope["method"] if scope["method"] in METHODS else "other"
                REQUESTS.labels(method, str(message["status"])).inc()
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
            await self._app(scope, _limited(receive, _largest(scope)), send_guarded)
        except Exception as error:
            told = incident(error, "request failed", path=scope["path"])
            if not begun:
                await _respond(send_guarded, "internal", told)

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> str | None:
        if self._gate.refuses(scope):
            return "blocked-address"
        if self._limits and not self._may_pass(scope):
            return "too-fast"
        if not self._is_our_name(headers.get("host", "")):
            return "foreign-host"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        # No page can make a browser send a token of another, as it does with cookies.
        by_token = headers.get("authorization", "").lower().startswith("bearer ")
        # The operator's token is no reason for the operator to be asked by foreign pages.
        for_operator = is_operators(scope["path"])
        if for_operator and not self._gate.has_operator:
            return "not-found"
        if ((changes and not by_token) or for_operator) and not self._is_ours(scope, headers):
            return "foreign-origin"
        if for_operator and (code := self._gate.refusal(address_of(scope), headers.get("authorization", ""))):
            return code
        length = headers.get("content-length", "0")
        if not length.isdecimal():
            return "bad-message"
        if len(length) > 12 or int(length) > _largest(scope):
            return "too-large"
        return None

    def _may_pass(self, scope: Scope) -> bool:
        address = address_of(scope)
        expensive = scope["type"] == "http" and EXPENSIVE.fullmatch(f"{scope['method']} {scope['path']}")
        return self._all.take(address) and (not expensive or self._expensive.take(address))

    def _is_our_name(self, host: str) -> bool:
        if not self._private:
            return True
        name = _hostname(host)
        return name is not None and (is_of_this_machine(name) or name in self._hosts)

    def _is_ours(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Browsers say which page a request comes from; a page of somebody else may not use our cookie."""
        origin = headers.get("origin")
        if origin is None:
            # Not a browser's; one that sends a cookie all the same has taken it from one.
            return COOKIE not in headers.get("cookie", "") or headers.get("sec-fetch-site", "none") in (
                "none", "same-origin",
            )  # fmt: skip
        if origin in self._origins:
            return True
        try:
            page = urlsplit(origin)
        except ValueError:
            return False
        # Whoever listens on the way can make pages of http, but not of https.
        safe = page.scheme == "https" or (page.scheme == "http" and scope["scheme"] in ("http", "ws"))
        return safe and page.netloc == headers.get("host")


def _hostname(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _largest(scope: Scope) -> int:
    """How large the body of a request may be."""
    may_hold_text = scope["type"] == "http" and WITH_TEXT.fullmatch(f"{scope['method']} {scope['path']}")
    return LARGEST if may_hold_text else LARGEST_WITHOUT_TEXT


def _limited(receive: Receive, largest: int = LARGEST) -> Receive:
    """Ends bodies that are larger or slower than they may be, or have more in them than anybody would ask for."""
    received, complete, until = 0, False, time.monotonic() + BODY_SECONDS
    parts: list[bytes] = []

    async def receive_limited() -> Message:
        nonlocal received, complete
        if complete:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(until - time.monotonic(), 0.01))
        except TimeoutError:
            raise HTTPException(status_of("too-slow")) from None
        if message["type"] == "http.request":
            parts.append(message.get("body", b""))
            received += len(parts[-1])
            complete = not message.get("more_body", False)
            if received > largest:
                raise HTTPException(status_of("too-large"))
            if complete and received > LARGEST_FRAME and not _is_modest(b"".join(parts)):
                raise HTTPException(status_of("bad-message"))
        return message

    return receive_limited


def _is_modest(body: bytes) -> bool:
    """Whether a body of JSON has few keys and values, however long its texts are.

    >>> [_is_modest(b'{"record": "%s"}' % (b"x" * 9999)), _is_modest(b"[%s]" % (b"0," * 9999))]
    [True, False]
    """
    # What is left when escapes are gone is in a text after every other quote.
    pieces = body.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"', LARGEST_FRAME)
    return len(pieces) <= LARGEST_FRAME and sum(map(len, pieces[::2])) <= LARGEST_FRAME


async def _respond(send: Send, code: str, told: dict[str, Any] | None = None) -> None:
    body = json.dumps(told).encode() if told else _refused(code)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status_of(code) == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": body})


@cache
def _refused(code: str) -> bytes:
    """What is told of a refusal: the same to everybody, which in a flood is a thousand times a second."""
    return json.dumps(problem(code)).encode()
