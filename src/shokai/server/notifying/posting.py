"""One POST to a stranger's address: to a checked IP address, without redirects, within limits of time and size."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from shokai.server.notifying.hooks import Hook, is_public

# Seconds for all of it, and bytes of an answer's head; of its body nothing is read.
SECONDS, LONGEST_HEAD = 10.0, 16_384
# Addresses of a name that are tried.
MOST_ADDRESSES = 3

# Names are looked up in threads of their own: slow ones keep nobody else waiting. A thread stays with a name until the
# resolver gives up, long after whoever asked; so there are more of them than notices that are sent at the same time.
_LOOKUPS = ThreadPoolExecutor(64, "lookup")


class Undelivered(Exception):
    """Why something did not arrive: a code, and the status of the answer where there was one."""

    def __init__(self, code: str, status: int | None = None) -> None:
        super().__init__(code)
        self.code, self.status = code, status

    @property
    def problem(self) -> str:
        """What is noted of it: `http-404`, `timeout`."""
        return self.code if self.status is None else f"http-{self.status}"


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(hook: Hook, body: bytes, headers: dict[str, str], private: bool = False) -> None:
    """Sends something; raises Undelivered. `private` addresses are only for those who run the server to allow."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(hook, body, headers, private)
    except TimeoutError:
        raise Undelivered("timeout") from None
    except ssl.SSLError:
        raise Undelivered("tls") from None
    except OSError:
        raise Undelivered("unreachable") from None
    if not 200 <= status < 300:
        raise Undelivered("status", status)


async def _post(hook: Hook, body: bytes, headers: dict[str, str], private: bool) -> int:
    addresses = await _resolved(hook)
    if not private and not all(map(is_public, addresses)):
        # The same as for a name that does not exist: nobody learns which names our network has.
        raise Undelivered("unknown-host")
    reader, writer = await _connected(hook, addresses)
    try:
        head = {"Host": hook.named, "User-Agent": "Shokai", "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {hook.target} HTTP/1.1", *(f"{name}: {value}" for name, value in (head | headers).items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        try:
            first = await reader.readuntil(b"\r\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise Undelivered("no-http") from None
        found = re.match(rb"HTTP/1\.[01] ([1-9][0-9]{2})\b", first)
        if not found:
            raise Undelivered("no-http")
        return int(found[1])
    finally:
        writer.transport.abort()


async def _resolved(hook: Hook) -> list[str]:
    def look() -> list[str]:
        found = socket.getaddrinfo(hook.host, hook.port, type=socket.SOCK_STREAM)
        return list(dict.fromkeys(str(info[4][0]) for info in found))

    try:
        return await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look)
    except (socket.gaierror, UnicodeError):
        raise Undelivered("unknown-host") from None


async def _connected(hook: Hook, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    tls = {"ssl": _tls(), "server_hostname": hook.host} if hook.scheme == "https" else {}
    *others, last = addresses[:MOST_ADDRESSES]
    for address in others:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(address, hook.port, limit=LONGEST_HEAD, **tls)  # type: ignore[arg-type]  # of two kinds
    return await asyncio.open_connection(last, hook.port, limit=LONGEST_HEAD, **tls)  # type: ignore[arg-type]  # of two kinds
