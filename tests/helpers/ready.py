"""Python with Shokai imported, ready to become a command: a process that forks where others would have to start.

Importing the server takes a second of processor time, and the tests start hundreds of commands and servers. What
is forked here has its own memory, files, environment and signals; nothing of it goes on in this process or in another
of its kind. `SHOKAI_FRESH=1` starts every command anew instead, as people do.
"""

from __future__ import annotations

import array
import contextlib
import importlib
import io
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO

import shokai

# What decides while modules are imported, and so must be the same as in the process that imported them.
AT_IMPORT = ("SHOKAI_GAMES", "NUMBA_", "PYTHON", "COVERAGE_")
# What commands and servers import, much of it only when they need it, which nearly all of them do.
IMPORTED = (
    "aiosqlite", "fluent.runtime", "psycopg", "pydantic.v1", "uvicorn.lifespan.off", "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl", "uvloop", "shokai.bots", "shokai.cli.commands.serve",
    "shokai.cli.main", "shokai.server.http.app", "shokai.server.http.hurrying", "shokai.server.live.gathering",
    "shokai.server.run",
)  # fmt: skip


class Forked:
    """A process, to be used as one of `subprocess.Popen`."""

    def __init__(self, pid: int, status: int) -> None:
        self.pid, self._status, self.returncode = pid, status, None
        self.returncode: int | None

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        """Waits for its end; its exit code."""
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("shokai", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Sends a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            told = os.read(self._status, 32)
            os.close(self._status)
            assert told, "the process that forks has died"
            self.returncode = int(told)
        return self.returncode


class _Nursery:
    """The process that forks, seen from the tests."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "helpers.ready", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parent.parent), *_sources()])},
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        self._socket = ours

    def fork(self, words: list[str], env: dict[str, str], folder: Path, files: list[int]) -> Forked:
        status, theirs = os.pipe()
        wanted = json.dumps({"words": words, "env": env, "folder": str(folder)}).encode()
        self._socket.sendmsg(
            [len(wanted).to_bytes(8, "big")],
            [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [*files, theirs]))],
        )
        self._socket.sendall(wanted)
        os.close(theirs)
        return Forked(int.from_bytes(_exactly(self._socket, 8), "big"), status)


def _sources() -> list[str]:
    return [str(Path(shokai.__file__).parent.parent)]


def _exactly(link: socket.socket, length: int) -> bytes:
    told = b""
    while len(told) < length:
        more = link.recv(length - len(told))
        if not more:
            raise EOFError
        told += more
    return told


@cache
def _nursery() -> _Nursery:
    return _Nursery()


def can_fork(env: dict[str, str]) -> bool:
    """Whether a command in these surroundings imports just what the process that forks has imported."""
    if os.environ.get("SHOKAI_FRESH") or not hasattr(os, "fork"):
        return False
    both = {name for name in {*env, *os.environ} if name.startswith(AT_IMPORT)} - {"PYTHONPATH", "PYTHONIOENCODING"}
    return all(env.get(name) == os.environ.get(name) for name in both) and env.get("PYTHONPATH", "") == _sources()[0]


def starting(
    words: Sequence[str | bytes], env: dict[str, str], folder: Path, files: Sequence[IO[bytes]], fresh: bool = False
) -> Forked | subprocess.Popen[bytes]:
    """Starts `shokai` with words in a folder, with files for what it reads, says and complains."""
    plain = [word for word in words if isinstance(word, str)]
    if not fresh and len(plain) == len(words) and can_fork(env):
        return _nursery().fork(plain, env, folder, [file.fileno() for file in files])
    reads, says, complains = files
    return subprocess.Popen(
        [sys.executable, "-m", "shokai", *words], stdin=reads, stdout=says, stderr=complains, env=env, cwd=folder
    )


# From here on: in the process that forks.


def _import_all() -> None:
    """Imports all that, and the games."""
    for name in IMPORTED:
        importlib.import_module(name)
    from shokai.match.game import check_games

    check_games()


def _become() -> list[str]:
    """Forks whenever it is asked to; what returns is the new process, with the words that it was asked with."""
    link = socket.socket(fileno=int(sys.argv[1]))
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    # Ctrl-C is for the tests.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    children: dict[int, int] = {}
    while True:
        ready = select.select([link, woken], [], [])[0]
        if woken in ready:
            os.read(woken, 4096)
            _bury(children)
        if link not in ready:
            continue
        head, files, *_ = socket.recv_fds(link, 8, 4)
        if not head:
            os._exit(0)
        wanted = json.loads(_exactly(link, int.from_bytes(head, "big")))
        pid = os.fork()
        if pid:
            children[pid] = files[3]
            for file in files[:3]:
                os.close(file)
            link.sendall(pid.to_bytes(8, "big"))
            continue
        signal.set_wakeup_fd(-1)
        for file in [woken, wakes, files[3], *children.values()]:
            os.close(file)
        link.close()
        return _settle(wanted, files)


def _bury(children: dict[int, int]) -> None:
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            told = children.pop(ended[0], None)
            if told is not None:
                with contextlib.suppress(BrokenPipeError):
                    os.write(told, str(os.waitstatus_to_exitcode(ended[1])).encode())
                os.close(told)


def _settle(wanted: dict[str, object], files: list[int]) -> list[str]:
    """Makes this process what a new one would be."""
    for number, file in enumerate(files[:3]):
        os.dup2(file, number)
        os.close(file)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder, env = str(wanted["folder"]), wanted["env"]
    assert isinstance(env, dict)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    coding, _, errors = env.get("PYTHONIOENCODING", "utf-8:strict").partition(":")
    at_once = bool(env.get("PYTHONUNBUFFERED"))
    sys.stdin = open(0, encoding=coding, errors=errors or "strict", closefd=False)  # noqa: SIM115
    sys.stdout = _written(1, coding, errors or "strict", at_once)
    sys.stderr = _written(2, coding, "backslashreplace", at_once)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr  # type: ignore[misc]
    sys.path[:] = [folder, *(place for place in sys.path if not place.endswith("tests"))]
    return [str(word) for word in wanted["words"]]  # type: ignore[attr-defined]


def _written(number: int, coding: str, errors: str, at_once: bool) -> io.TextIOWrapper:
    raw = open(number, "wb", 0 if at_once else -1, closefd=False)  # noqa: SIM115
    return io.TextIOWrapper(raw, coding, errors, line_buffering=number == 2, write_through=at_once)  # type: ignore[arg-type]


if __name__ == "__main__":
    import gc
    import runpy

    _import_all()
    gc.freeze()
    sys.argv = ["shokai", *_become()]
    runpy.run_module("shokai", run_name="__main__", alter_sys=True)
