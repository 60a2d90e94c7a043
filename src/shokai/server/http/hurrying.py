"""Connections that say nothing, or say a request so slowly that it never ends, are closed.

Uvicorn waits for the header of a request without end, and a single byte on a connection that was kept alive stops its
clock there as well: some thousand such connections would take all that the process may have open.
"""

from __future__ import annotations

import asyncio
from typing import Any

from shokai.server.metrics import REFUSED

# Seconds for the whole header of a request, from the beginning of the connection or the end of the last response.
HEADER_SECONDS = 20


def hurried(protocol: Any, seconds: float = HEADER_SECONDS) -> Any:
    """One of uvicorn's protocols for HTTP/1.1, h11's or httptools', that waits only so long for each request.

    A body has its own time (`guard.BODY_SECONDS`), and so have WebSockets (`live.SILENCE` and pings).
    """

    class Hurried(protocol):  # type: ignore[misc]  # both kinds have what is used here
        _closing: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._begin_to_wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._is_asked():
                self._wait_no_more()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            # The next request may have come together with the last one.
            if not self._is_asked():
                self._begin_to_wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_no_more()
            super().connection_lost(exc)

        def _is_asked(self) -> bool:
            """Whether a whole header was read and is being answered, here or as a WebSocket."""
            if self.transport.get_protocol() is not self:
                return True
            return self.cycle is not None and not self.cycle.response_complete

        def _begin_to_wait(self) -> None:
            self._wait_no_more()
            if not self.transport.is_closing():
                self._closing = self.loop.call_later(seconds, self._give_up)

        def _wait_no_more(self) -> None:
            if self._closing is not None:
                self._closing.cancel()
                self._closing = None

        def _give_up(self) -> None:
            REFUSED.labels("silent").inc()
            # What was already answered is still sent.
            self.transport.close()

    return Hurried
