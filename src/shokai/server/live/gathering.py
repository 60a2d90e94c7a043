"""What one turn of the event loop has to tell a client goes out together.

Whoever moves is told `done` and the change of the view: two messages, and each would be a system call, by far the
dearest part of sending it.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Gathered:
    """A transport that writes at the end of the turn, in one piece, what was written during it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._held: list[bytes] = []

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
    """One of uvicorn's protocols for WebSockets, with such a transport."""

    class Gathering(protocol):  # type: ignore[misc]  # all kinds have what is used here
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(Gathered(transport, self.loop))

    return Gathering
