"""Backups: copies of a database file, made also while a server works with it, and how one takes its place again."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shokai.server.settings import settings_from
from shokai.server.storage.addresses import file_of, no_database
from shokai.server.storage.files import alone_with, appearing, clear_up, ending_in_order
from shokai.server.storage.transfer import existing, refuse_existing
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time
from shokai.texts import Refusal, Say, Speaker

# The folder beside a database for backups that the operator makes over the web, and the most that may lie there:
# none is deleted unasked.
FOLDER, MOST = "backups", 20
# How many times the size of a database must be free before it is copied.
ROOM = 2
# Pages of a file that are copied in one piece.
PAGES = 1000


class Copying:
    """What another thread copies over the web, which can take minutes: it is given up when the server stops."""

    def __init__(self) -> None:
        self._over = threading.Event()
        self._reading: sqlite3.Connection | None = None

    def give_up(self) -> None:
        """Ends what is under way, and all that is asked for later."""
        self._over.set()
        if reading := self._reading:
            # It may be read to its end at this moment.
            with contextlib.suppress(sqlite3.ProgrammingError):
                reading.interrupt()

    def go_on(self, *_: int) -> None:
        """Refuses to go on where it was given up."""
        if self._over.is_set():
            raise refuse("stopping")

    @contextlib.contextmanager
    def reading(self, file: sqlite3.Connection) -> Iterator[None]:
        """Reads a file, which is interrupted where it is given up."""
        self._reading = file
        try:
            self.go_on()
            yield
        except sqlite3.OperationalError:
            self.go_on()
            raise
        finally:
            self._reading = None


@ending_in_order()
def backup(asked: Any, speak: Speaker) -> int:
    """Copies a database file, also while a server works with it; or puts a copy in the place of one."""
    url, path = settings_from(asked).database, Path(asked.file)
    if asked.restore:
        before = restore(path, url)
        print(speak.say("transfer-restored", path=str(file_of(url)), copy=asked.file))
        if before:
            print(speak.say("transfer-restored-before", path=str(before)))
        return 0
    copy(url, path)
    print(speak.say("transfer-backed-up", path=asked.file, bytes=path.stat().st_size))
    return 0


def copy(url: str, path: Path) -> None:
    """Copies a database file as it is at one moment; raises Refusal."""
    check_file(url)
    existing(url)
    refuse_existing(path)
    with appearing(path) as fresh:
        _copy(file_of(url), fresh)


def check_file(url: str) -> None:
    """Refuses a database that is no file."""
    if not url.startswith("sqlite"):
        raise Refusal(Say("transfer-backup-is-for-files"))


def _copy(file: Path, fresh: Path, copying: Copying | None = None) -> None:
    go_on = (copying or Copying()).go_on
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(fresh)) as copied,
        ):
            # As it was at one moment, however much is written meanwhile; a signal is heard between two pieces.
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(copied, pages=PAGES, progress=go_on)
            # One file, whole by itself: it becomes one with a journal again when a server opens it.
            copied.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        raise no_database(f"sqlite:///{file}", error) from None


def restore(path: Path, url: str) -> Path | None:
    """Puts a copy in the place of a database that no server works with. What was there is kept beside it: its name."""
    check_file(url)
    if not path.is_file():
        raise Refusal(Say("transfer-no-backup", path=str(path)))
    _check(path)
    # Where a link leads, or the copy would take the place of the link.
    target = file_of(url).resolve()
    if not target.parent.is_dir():
        raise Refusal(Say("transfer-no-folder", path=str(target), folder=str(target.parent)))
    if target.exists() and target.samefile(path):
        raise Refusal(Say("transfer-restores-itself", path=str(path)))
    with alone_with(target), appearing(target) as fresh:
        _copy(path, fresh)
        _give_to_owner(fresh, target)
        return keep(target)


def keep(target: Path) -> Path | None:
    """Keeps what is in a place under another name, too, until something else takes the place: at no moment is nothing
    there. What SQLite had not written back belongs to the old file, and would harm the new one."""
    before = target.with_name(f"{target.name}.before-{_now()}")
    refuse_existing(before)
    known = target.exists()
    if known:
        with contextlib.suppress(sqlite3.DatabaseError), contextlib.closing(sqlite3.connect(target)) as file:
            file.execute("PRAGMA journal_mode=DELETE")
        try:
            os.link(target, before)
        except OSError:
            # A file system without links.
            shutil.copy2(target, before)
    for end in ("-wal", "-shm", "-journal"):
        left = target.with_name(target.name + end)
        if left.exists():
            left.rename(before.with_name(before.name + end))
    return before if known else None


def _give_to_owner(fresh: Path, target: Path) -> None:
    """Whoever restores as root does not keep the server out."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (target if target.exists() else target.parent).stat()
        with contextlib.suppress(OSError):
            os.chown(fresh, owner.st_uid, owner.st_gid)


def _check(path: Path, copying: Copying | None = None) -> None:
    """Refuses a file that is no database of ours, or is not whole."""
    name = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with (
            contextlib.closing(sqlite3.connect(name, uri=True, check_same_thread=False)) as file,
            (copying or Copying()).reading(file),
        ):
            if file.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Refusal(Say("transfer-backup-broken", path=str(path)))
            if not file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'events'").fetchone()[0]:
                raise Refusal(Say("transfer-nothing-there"))
    except sqlite3.DatabaseError as error:
        raise no_database(f"sqlite:///{path}", error) from None


# Over the web.


def backups_told(url: str) -> dict[str, Any]:
    """The backups that were made over the web, the last first, with the command that restores each."""
    if not url.startswith("sqlite"):
        return {"possible": False, "folder": "", "backups": []}
    file = file_of(url).resolve()
    folder = file.parent / FOLDER
    found = []
    # Another database may have its backups there, and a name that begins in the same way.
    named = re.compile(re.escape(file.stem) + r"-\d{4}-\d\d-\d\d-\d{6}\.db")
    there = (one for one in folder.glob("*.db") if named.fullmatch(one.name))
    for one in sorted(there, reverse=True):
        with contextlib.suppress(OSError):
            known = one.stat()
            words = ["shokai", "backup", "--restore", str(one), "--data", str(file)]
            found.append({"name": one.name, "at": known.st_mtime, "bytes": known.st_size, "restore": shlex.join(words)})
    return {"possible": True, "folder": str(folder), "backups": found[:MOST]}


def make_backup(url: str, copying: Copying) -> str:
    """Copies the database into the folder beside it, and reads the copy back; its name. Where it is given up, nothing
    is left of it."""
    copying.go_on()
    check_file(url)
    file = file_of(url).resolve()
    folder = file.parent / FOLDER
    if len(backups_told(url)["backups"]) >= MOST:
        raise Refusal(Say("transfer-many-backups", n=MOST, folder=str(folder)))
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        if shutil.disk_usage(folder).free < ROOM * existing_size(file):
            raise Refusal(Say("transfer-disk-full", folder=str(folder)))
        path = folder / f"{file.stem}-{_now()}.db"
        existing(url)
        refuse_existing(path)
        # Every name is new: what a killed server left there under another is cleared away here.
        clear_up(folder, f"{file.stem}-")
        with appearing(path) as fresh:
            _copy(file, fresh, copying)
            _check(fresh, copying)
    except OSError as error:
        raise Refusal(Say("transfer-no-room", folder=str(folder), why=error.strerror or str(error))) from None
    return path.name


def existing_size(file: Path) -> int:
    """How large a database is, with what SQLite keeps beside it."""
    beside = file.with_name(file.name + "-wal")
    return file.stat().st_size + (beside.stat().st_size if beside.exists() else 0)


def _now() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(wall_time()))
