"""A real server: `shokai serve` in a process of its own, on a free port, with a folder for its file and its logs."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from helpers.command import surroundings
from helpers.patience import PATIENCE
from helpers.ready import Forked, starting
from shokai.server.client import Client


class Serving:
    """A server with options. Unless they say otherwise, it has no limits, no bots, and compiles nothing.

    with Serving(folder) as server:
        assert server.ask("GET", "/api/health").status_code == 200
        server.kill()
        server.start()  # the same port, the same file
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        limits: bool = False,
        thinkers: int = 0,
        compiles: bool = False,
        database: str | None = None,
        env: dict[str, str] | None = None,
        fresh: bool = False,
    ) -> None:
        self.folder = folder
        self.data = folder / "tables.db"
        self.port = 0
        self._options = [
            *(["--database", database] if database else ["--data", str(self.data)]),
            *([] if limits else ["--no-limits"]),
            *([] if compiles else ["--no-compile"]),
            *["--thinkers", str(thinkers), "--no-browser", *options],
        ]
        self._env = surroundings(folder, **(env or {}))
        # Where the time to start is measured, nothing may be imported before.
        self._fresh = fresh
        self._process: Forked | subprocess.Popen[bytes] | None = None
        self._starts = 0
        self._http = httpx.Client(timeout=PATIENCE)
        self.seconds_to_start = 0.0

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._http.close()

    # Starting and stopping.

    def start(self) -> None:
        """Starts it and waits until it is ready; later starts are on the port of the first."""
        assert self._process is None, "it runs already"
        self._starts += 1
        begun = time.monotonic()
        words = ["serve", "--port", str(self.port), *self._options]
        with (
            Path(os.devnull).open("rb") as nothing,
            self._file("out").open("wb") as out,
            self._file("err").open("wb") as err,
        ):
            self._process = starting(words, self._env, self.folder, (nothing, out, err))
        while not self._answers():
            if self._process.poll() is not None:
                raise AssertionError(f"the server ended with {self._process.returncode}: {self.said}")
            if time.monotonic() > begun + PATIENCE:
                self.kill()
                raise AssertionError(f"the server did not start in {PATIENCE} seconds: {self.said}")
            time.sleep(0.02)
        self.seconds_to_start = time.monotonic() - begun

    def _answers(self) -> bool:
        if not self.port:
            # It tells its address when it has one.
            found = re.search(r"https?://[^/\s]+:(\d+)", self._file("out").read_text("utf-8"))
            if not found:
                return False
            self.port = int(found[1])
        # A bare connection first: while the server starts, the machine is busy enough.
        with contextlib.suppress(OSError, httpx.TransportError), socket.create_connection(("127.0.0.1", self.port), 5):
            return self.ask("GET", "/api/ready").status_code == 200
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the process is still there."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Ends it at once, as a failure of power would."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Ends it in order, as systemd does; its exit code."""
        return self._end(signal.SIGTERM)

    def send(self, signal_number: int) -> None:
        """Sends a signal and does not wait."""
        assert self._process is not None
        self._process.send_signal(signal_number)

    def wait(self) -> int:
        """Waits for its end after a signal; its exit code."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def restart(self) -> None:
        """An orderly stop, and a start on the same port and file."""
        self.terminate()
        self.start()

    def _end(self, how: int) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        return self.wait()

    # What it says.

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _file(self, which: str) -> Path:
        return self.folder / f"server-{self._starts}.{which}"

    @property
    def out(self) -> str:
        """What the last start wrote for people."""
        return self._file("out").read_text("utf-8")

    @property
    def log(self) -> str:
        """What all starts wrote into the log."""
        files = [self.folder / f"server-{start}.err" for start in range(1, self._starts + 1)]
        return "".join(file.read_text("utf-8") for file in files)

    @property
    def said(self) -> str:
        return self.out + self.log

    # Talking to it.

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """One request with a body of JSON or of bytes and with these headers, `sec_fetch_site` for `Sec-Fetch-Site`."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self._http.cookies.clear()
        content = body if isinstance(body, bytes) else None
        told = None if isinstance(body, bytes) else body
        return self._http.request(method, self.address + path, json=told, content=content, headers=named)

    def client(self, token: str | None = None) -> Client:
        """Somebody who can take a name, make tables and play."""
        return Client(self.address, token)

    def cookie(self, name: str = "Guest") -> str:
        """The cookie of a new guest, as a header."""
        return self.ask("POST", "/api/me", {"name": name}).headers["set-cookie"].partition(";")[0]
