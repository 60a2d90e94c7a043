"""A line on which packets can vanish: nothing is closed and nothing is refused, it just does not arrive."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class Vanishing:
    """Stands between a browser and a server, and passes everything on as long as it is not `silent`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._real = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._passes = threading.Event()
        self._passes.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._wires: list[socket.socket] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def silence(self) -> None:
        """From now on nothing arrives, in either direction; new connections get no answer either."""
        self._passes.clear()

    def speak(self) -> None:
        """New connections work again. What was sent on the old ones in between is lost, so they are broken off."""
        for wire in self._wires:
            with contextlib.suppress(OSError):
                wire.shutdown(socket.SHUT_RDWR)
        self._wires.clear()
        self._passes.set()

    def close(self) -> None:
        self.speak()
        self._listening.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._real)
                self._wires += [near, far]
                for here, there in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(here, there), daemon=True).start()

    def _pass(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(1 << 16):
                if self._passes.is_set():
                    there.sendall(data)
            if self._passes.is_set():
                there.shutdown(socket.SHUT_WR)


@contextmanager
def vanishing(address: str) -> Iterator[Vanishing]:
    """A line to a server that can fall silent."""
    line = Vanishing(address)
    try:
        yield line
    finally:
        line.close()
