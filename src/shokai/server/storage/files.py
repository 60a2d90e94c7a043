"""Files that one process has to itself, and files that appear whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from shokai.texts import Refusal, Say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Ends of the names of our own files beside those of the user.
LOCK, PART = ".lock", ".part"
# What SQLite puts beside a database.
_BESIDE = ("-journal", "-wal", "-shm")


class FileLock:
    """Keeps a database file to one process, for as long as that lives: the kernel lets go when it dies.

    The lock is on a file beside it. Were it on the database itself, closing our handle would also drop the locks that
    SQLite holds there (https://sqlite.org/howtocorrupt.html, 2.2).

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     first, second = FileLock(Path(folder) / "a.db"), FileLock(Path(folder) / "." / "a.db")
    ...     taken = [first.take(), second.take()]
    ...     first.release()
    ...     [*taken, second.take()]
    [True, False, True]
    """

    def __init__(self, file: Path) -> None:
        real = Path(os.path.realpath(file))
        self._path = real.with_name(real.name + LOCK)
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether it is ours now; raises OSError where no lock can be made."""
        while True:
            # Where others may write, too, it must not be a way to a file elsewhere.
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            if not _locked(handle):
                os.close(handle)
                return False
            # Whoever had it before has removed the file on leaving: then the lock is on nothing that others see.
            if _is_still_there(handle, self._path):
                self._handle = handle
                return True
            os.close(handle)

    def release(self) -> None:
        """Lets others have it, and leaves no file behind."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):  # Windows removes no file that is open
            self._path.unlink()
        os.close(self._handle)
        self._handle = None


def _locked(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        # A file system that knows no locks: then there is nothing to keep to.
        return True
    return True


def _is_still_there(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Nobody else works with a database file meanwhile; raises Refusal where somebody does."""
    lock = FileLock(file)
    take_or_refuse(lock, file)
    try:
        yield
    finally:
        lock.release()


def take_or_refuse(lock: FileLock, file: Path) -> None:
    """Takes the lock of a database file; raises Refusal, which names the file, where somebody else has it."""
    try:
        taken = lock.take()
    except OSError as error:
        raise Refusal(Say("server-no-database", url=str(file), why=error.strerror or str(error))) from None
    if not taken:
        raise Refusal(Say("server-file-in-use", path=str(file)))


@contextlib.contextmanager
def appearing(path: Path) -> Iterator[Path]:
    """A file that takes its place when it is whole; it may hold secrets, so nobody else can read it."""
    clear_up(path.parent, f"{path.name}.")
    # Its name is known before it is there: whoever ends this process in between leaves nothing behind.
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(8)}{PART}")
    handle: int | None = None
    try:
        handle = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        if sys.platform != "win32":
            # As long as it is locked, somebody is writing it. There, a lock would keep ourselves from writing.
            _locked(handle)
        yield fresh
        os.fsync(handle)
        fresh.replace(path)
    finally:
        _remove(fresh)
        if handle is not None:
            os.close(handle)


def clear_up(folder: Path, name: str) -> None:
    """Removes what was left of files whose names begin so by processes that were killed."""
    if sys.platform == "win32":
        return  # what is written there cannot be told from what was left
    for left in folder.glob(f".{_literal(name)}*{PART}"):
        with contextlib.suppress(OSError):
            handle = os.open(left, os.O_RDWR)
            try:
                if _locked(handle):
                    _remove(left)
            finally:
                os.close(handle)


def _literal(name: str) -> str:
    """A name in which no letter stands for others."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in name)


def _remove(file: Path) -> None:
    for left in (file, *(Path(f"{file}{end}") for end in _BESIDE)):
        left.unlink(missing_ok=True)


@contextlib.contextmanager
def ending_in_order() -> Iterator[None]:
    """Lets SIGTERM and a closed terminal end this process as Ctrl-C does: what was begun is cleared away."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _: FrameType | None) -> None:
        # Once is enough, or clearing up would be interrupted as well.
        for name in names:
            signal.signal(name, signal.SIG_IGN)
        raise SystemExit(128 + number)

    names = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.getsignal(name) for name in names}
    for name in names:
        # Whoever was started to outlive its terminal does so.
        if before[name] not in (signal.SIG_IGN, None):
            signal.signal(name, end)
    try:
        yield
    finally:
        for name, handler in before.items():
            if handler is not None:
                signal.signal(name, handler)


__all__ = ["FileLock", "alone_with", "appearing", "clear_up", "ending_in_order", "take_or_refuse"]
