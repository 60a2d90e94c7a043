"""Raw connections: requests and WebSockets from any address, with nothing in between that would tidy them up."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import struct
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

# Seconds until an answer that does not come is given up.
LONGEST = 120.0
_ADDRESSES = itertools.count(1)


def anywhere() -> str:
    """An address that nobody has come from yet."""
    number = next(_ADDRESSES)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Tally:
    """What came of everything that was sent."""

    def __init__(self) -> None:
        self.sent = 0
        # By status, or by a word for what is no answer of HTTP.
        self.answers: Counter[str] = Counter()

    def count(self, answer: int | str) -> None:
        self.answers[str(answer)] += 1

    @property
    def refused(self) -> dict[str, int]:
        """What was not taken, by status."""
        return {kind: self.answers[kind] for kind in sorted(self.answers) if not kind.startswith(("1", "2"))}

    @property
    def errors(self) -> int:
        """Answers that no server should give: 503 says that there is too much at once, and to come again."""
        return sum(number for kind, number in self.answers.items() if kind.startswith("5") and kind != "503")


class Caller:
    """Somebody who asks over one connection, which is opened again when it was closed."""

    def __init__(self, port: int, tally: Tally, address: str | None = None, cookie: str = "") -> None:
        self._port, self._tally = port, tally
        self.address, self.cookie = address or anywhere(), cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """One request with a body of JSON or of bytes; status 0 when the connection ended without an answer."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        self._tally.sent += 1
        try:
            answer = await asyncio.wait_for(self._ask(method, path, data), LONGEST)
        except (OSError, EOFError, ValueError, TimeoutError) as error:
            self.close()
            answer = 0, type(error).__name__.encode()
        self._tally.count(answer[0] or "closed")
        return answer

    async def _ask(self, method: str, path: str, data: bytes) -> tuple[int, bytes]:
        if self._streams is None or self._streams[1].is_closing() or self._streams[0].at_eof():
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        cookie = f"Cookie: {self.cookie}\r\nSec-Fetch-Site: same-origin\r\n" if self.cookie else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nX-Forwarded-For: {self.address}\r\n{cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        if "set-cookie" in fields:
            found = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie: "))
            self.cookie = found[12:].partition(";")[0]
        told = await _body(reader, fields)
        if fields.get("connection") == "close":
            self.close()
        return int(head.split(" ", 2)[1]), told

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
            self._streams = None

    async def named(self, name: str = "Guest") -> Caller:
        """The same, with the cookie of a guest."""
        await self.ask("POST", "/api/me", {"name": name})
        return self

    async def table(self, **terms: Any) -> str:
        """A new table; nothing when it was refused."""
        status, told = await self.ask("POST", "/api/tables", terms)
        return str(json.loads(told)["id"]) if status == 201 else ""


async def _body(reader: asyncio.StreamReader, fields: dict[str, str]) -> bytes:
    if "chunked" not in fields.get("transfer-encoding", ""):
        return await reader.readexactly(int(fields.get("content-length", 0)))
    told = b""
    while size := int(await reader.readline(), 16):
        told += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return told


# WebSockets.

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or one that no client would."""
    size = len(payload)
    length = bytes([size]) if size < 126 else struct.pack(">BH" if size < 65536 else ">BQ", 126 + (size > 65535), size)
    mask = bytes([length[0] | (0x80 if masked else 0)]) + length[1:] + (b"\0\0\0\0" if masked else b"")
    return bytes([kind | (0x80 if last else 0) | reserved << 4]) + mask + payload


def said(**message: Any) -> bytes:
    """A message in a frame."""
    return frame(json.dumps(message).encode())


class Wire:
    """A WebSocket at a table, or what became of it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, status: int) -> None:
        self.reader, self.writer, self.status = reader, writer, status
        self.open = status == 101

    async def send(self, data: bytes) -> bool:
        """Whether it could still be sent."""
        if not self.open or self.writer.is_closing():
            self.open = False
            return False
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            self.open = False
        return self.open

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """What comes, until the end. Pings are answered: whoever does not is taken for gone after 16 seconds."""
        with contextlib.suppress(OSError, EOFError):
            while True:
                kind, size = await self.reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack(">H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
                payload = await self.reader.readexactly(size)
                if kind & 15 == PING:
                    await self.send(frame(payload, PONG))
                yield kind & 15, payload
        self.open = False

    def close(self) -> None:
        self.open = False
        self.writer.close()


async def connect(port: int, table: str, address: str, cookie: str = "", extra: str = "") -> Wire:
    """Asks for a WebSocket at a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    known = f"Cookie: {cookie}\r\nSec-Fetch-Site: same-origin\r\n" if cookie else ""
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{extra}{known}"
        f"X-Forwarded-For: {address}\r\n\r\n".encode()
    )
    try:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONGEST)
    except (OSError, EOFError, TimeoutError):
        return Wire(reader, writer, 0)
    return Wire(reader, writer, int(head.split(b" ", 2)[1]))
