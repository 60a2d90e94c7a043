"""What one turn of the event loop has to tell a client goes out together, and by the shortest way.

Whoever moves is told `done` and the change of the view: two messages, and each would be a system call, by far the
dearest part of sending it. And each would pass through every layer of the web framework, which is the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from websockets.protocol import State

# By this name a connection finds its wire among the extensions of its scope.
WIRE = "shokai.wire"


class Wire(Protocol):
    """The shortest way to a client."""

    @property
    def is_free(self) -> bool:
        """Whether something can be said at once: nothing waits for the client to read it, and nobody leaves."""

    def say(self, text: bytes) -> None:
        """Sends a text; ask first whether the wire is free."""


class Gathered:
    """A transport that writes at the end of the turn, in one piece, what was written during it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._held: list[bytes] = []
        # Asked for with every message.
        self.is_closing: Callable[[], bool] = transport.is_closing
        self.pause_reading, self.resume_reading = transport.pause_reading, transport.resume_reading

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._held:
            self._loop.call_soon(self._flush)
        self._held.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        held, self._held = self._held, []
        # The connection may have been lost since.
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))


def gathered(protocol: Any) -> Any:
    """One of uvicorn's protocols for WebSockets, with such a transport, and a wire."""

    class Gathering(protocol):  # type: ignore[misc]  # all kinds have what is used here
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(Gathered(transport, self.loop))

        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            # There is none where the handshake was refused.
            if scope := getattr(self, "scope", None):
                scope["extensions"][WIRE] = self

        @property
        def is_free(self) -> bool:
            is_open = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
            return is_open and self.handshake_complete and self.writable.is_set()

        def say(self, text: bytes) -> None:
            if self.conn.extensions:
                self.conn.send_text(text)
                self.transport.write(b"".join(self.conn.data_to_send()))
            else:
                self.transport.write(_head(len(text)) + text)

    return Gathering


def _head(length: int) -> bytes:
    """The header of a frame that is a whole text, from a server (RFC 6455, 5.2).

    >>> _head(5), _head(300), _head(70_000)
    (b'\\x81\\x05', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
