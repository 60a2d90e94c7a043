"""A line to PostgreSQL that is cut at the worst moment: when a transaction was told to end, before the answer."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit, urlunsplit

from helpers.patience import PATIENCE

# How a connection is told to carry out what it has prepared (a Bind message), by the names that `Pipe` gives.
WRITE, COMMIT = b"\0shokai_3_with\0", b"\0shokai_1_commit\0"


class Cutting:
    """Stands between a server and PostgreSQL, both by sockets in folders, and passes everything on.

    When it is `armed`, the next transaction that adds events is cut off: the server's end is closed, and the COMMIT is
    kept until `let_go` says whether it reaches the database.
    """

    def __init__(self, database: str, folder: Path) -> None:
        parts = urlsplit(database)
        self._real = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self.database = urlunsplit(parts._replace(query=f"host={folder}"))
        self.cut = threading.Event()
        self._armed = False
        self._arrives = False
        self._let_go = threading.Event()
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen(50)
        threading.Thread(target=self._listen, daemon=True).start()

    def arm(self) -> None:
        """The next transaction that adds events is cut off."""
        self.cut.clear()
        self._let_go.clear()
        self._armed = True

    def let_go(self, arrives: bool) -> None:
        """The COMMIT that was kept reaches the database, or never does."""
        self._arrives = arrives
        self._let_go.set()

    def close(self) -> None:
        self._let_go.set()
        self._listening.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._real)
                threading.Thread(target=self._back, args=(far, near), daemon=True).start()
                threading.Thread(target=self._forth, args=(near, far), daemon=True).start()

    def _forth(self, near: socket.socket, far: socket.socket) -> None:
        writes = False
        with contextlib.suppress(OSError):
            for data in _heard(near):
                writes = writes or WRITE in data
                if COMMIT in data:
                    if writes and self._armed:
                        self._armed = False
                        near.shutdown(socket.SHUT_RDWR)
                        self.cut.set()
                        self._let_go.wait(PATIENCE)
                        if self._arrives:
                            far.sendall(data)
                        # The database reads what was sent, and then that nobody is there.
                        far.shutdown(socket.SHUT_WR)
                        return
                    writes = False
                far.sendall(data)
            far.shutdown(socket.SHUT_WR)

    def _back(self, far: socket.socket, near: socket.socket) -> None:
        with contextlib.suppress(OSError), far, near:
            for data in _heard(far):
                with contextlib.suppress(OSError):
                    near.sendall(data)


def _heard(line: socket.socket) -> Iterator[bytes]:
    while data := line.recv(1 << 16):
        yield data
