"""Runs the commands of a setup, shows how far they are, and says in a sentence why one failed.

Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import os
import platform
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

# How wide a terminal is at least.
WIDTH = 78


class SetupError(Exception):
    """What went wrong and what to do about it, for the person at the keyboard."""


def say(text: str, end: str = "\n") -> None:
    """Speaks on stderr, so that what Shokai itself prints can be piped."""
    print(text, end=end, file=sys.stderr, flush=True)


class Progress:
    """One step of a setup: a line that says what is done, and how long it took. In a terminal it moves."""

    def __init__(self, title: str) -> None:
        self.title, self.detail, self.begun = title, "", time.monotonic()
        self.moves = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        say(f"  {self.title} ... ", end="")
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        word = "stopped" if kind is KeyboardInterrupt else "failed"
        if kind is None:
            word = f"{time.monotonic() - self.begun:.0f} s"
        self._draw(f"  {self.title} ... {word}")
        say("" if self.moves else word)

    def show(self, detail: str | None = None) -> None:
        """Draws the line again, with how far it is."""
        self.detail = self.detail if detail is None else detail
        self._draw(f"  {self.title} ... {time.monotonic() - self.begun:.0f} s {self.detail}")

    def _draw(self, line: str) -> None:
        if self.moves:
            say(f"\r{line[:WIDTH]:<{WIDTH}}", end="")


def run_quietly(
    command: list[str],
    lock: IO[bytes],
    progress: Progress | None = None,
    listen: Callable[[str], str | None] | None = None,
) -> tuple[int, str]:
    """Runs a command and returns its exit code and what it said. `listen` makes of a line how far it is.

    It inherits the lock: if this process is killed, the command may work on in .venv for a while.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        # A pip that is told to install for the user, by its settings, could not install into .venv.
        env=os.environ | {"PIP_USER": "0"},
        pass_fds=[] if os.name == "nt" else [lock.fileno()],
    )
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
    said: list[str] = []
    try:
        while True:
            try:
                line = lines.get(timeout=1)
            except queue.Empty:
                if progress:
                    progress.show()
                continue
            if line is None:
                return process.wait(), "".join(said)
            said.append(line)
            if progress and listen and (detail := listen(line)):
                progress.show(detail)
    except BaseException:
        process.terminate()
        process.wait()
        raise


def _read(pipe: IO[str] | None, lines: queue.Queue[str | None]) -> None:
    """Hands over line by line, and None at the end."""
    for line in pipe or ():
        lines.put(line)
    lines.put(None)


def last_lines(output: str, count: int = 20) -> str:
    """The end of what a command said, set off from our own words."""
    return "\n".join(f"  | {line[:300]}" for line in output.rstrip().splitlines()[-count:])


# --- Why it failed ------------------------------------------------------------------------------

FULL = re.compile(r"No space left on device|Errno 28\b|Disk quota exceeded|not enough space on the disk|WinError 112")
# pip says of these that no version was found, too, but only after it tried to connect.
UNREACHED = re.compile(
    r"NewConnectionError|ConnectTimeoutError|ReadTimeoutError|NameResolutionError|ProxyError|SSLError"
    r"|Max retries exceeded|connection broken by|Temporary failure in name resolution|getaddrinfo failed"
    r"|Connection refused|Network is unreachable"
)
CHANGED = re.compile(r"DO NOT MATCH THE HASHES")
UNFIT = re.compile(r"No matching distribution found for ([\w.\[\]-]+(?:==[\w.!+]+)?)")


def why_pip_failed(output: str, room: Path) -> str:
    """What stood in the way of pip, in a sentence or two, and what helps."""
    if FULL.search(output):
        return disk_full(room)
    if UNREACHED.search(output):
        return (
            "The package index was not reached: setting up needs the internet, or an index configured for pip\n"
            "(`pip config set global.index-url ...`, and `global.proxy` behind a proxy). Then try again."
        )
    if CHANGED.search(output):
        return (
            "A file from the package index has another digest than the one Shokai was tested with (requirements/).\n"
            "If a download was cut short, `pip cache purge` and another try help; otherwise do not trust this index."
        )
    if found := UNFIT.search(output):
        return (
            f"The package index has no file of {found[1]} for Python {platform.python_version()} on this system"
            f" ({platform.system()}, {platform.machine()}).\n"
            "Shokai is tested with Python 3.11 to 3.14 on Linux, macOS (Apple silicon) and Windows (x86-64).\n"
            "To install other, untested versions instead, set SHOKAI_UNLOCKED=1 in the environment and try again."
        )
    return "pip could not install what Shokai needs; its last words are above. Put that right, then try again."


def disk_full(room: Path) -> str:
    """How much room there is, and how much is wanted."""
    free = shutil.disk_usage(room).free / 1e9
    return (
        f"The disk is full: {free:.1f} GB are free where {room} is. Shokai needs about 1 GB to play and 2 GB for\n"
        "development, and pip as much again in its folder for temporary files (TMPDIR) and its cache while it works."
    )
