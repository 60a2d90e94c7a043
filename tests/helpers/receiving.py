"""A receiver of webhooks: a real web server in a thread, which answers as it is told to."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from helpers.patience import PATIENCE


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: str
    raw: bytes = b""


class Receiver:
    """Somebody's webhook.

    with Receiver() as receiver:
        ...
        assert receiver.next().path == "/hook"
    """

    def __init__(self, status: int = 200, **headers: str) -> None:
        self.status, self.headers = status, headers
        # While it is cleared, nobody is answered.
        self.answers = threading.Event()
        self.answers.set()
        # What came, in order.
        self.all: list[Received] = []
        self._new: queue.Queue[Received] = queue.Queue()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["content-length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                receiver.all.append(Received(self.path, named, raw.decode("utf-8", "replace"), raw))
                receiver._new.put(receiver.all[-1])
                receiver.answers.wait(PATIENCE)
                with contextlib.suppress(OSError):
                    self.send_response(receiver.status)
                    for name, value in receiver.headers.items():
                        self.send_header(name, value)
                    self.end_headers()

            do_GET = do_POST  # noqa: N815, the server's name

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    def next(self) -> Received:
        """Waits for the next request."""
        return self._new.get(timeout=PATIENCE)

    def __enter__(self) -> Receiver:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.answers.set()
        self._server.shutdown()
        self._server.server_close()


class Babbler:
    """Something that listens, is no web server, and never ends what it says."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])

    def __enter__(self) -> Babbler:
        threading.Thread(target=self._talk, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def _talk(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                with connection, contextlib.suppress(OSError):
                    while True:
                        connection.sendall(b"x" * 65536)
