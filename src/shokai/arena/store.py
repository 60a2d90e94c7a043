"""Results as files, each named by the hash of its unit: what was played is not played again.

Several processes and machines may share one folder. Before somebody plays a unit it is *claimed* by a small file,
which whoever made it touches now and then. A claim that nobody touches any more counts for nothing.
"""

from __future__ import annotations

import json
import os
import platform
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from shokai.arena.game import Played
from shokai.arena.unit import Unit, hash_of_record, read, told
from shokai.match.files import cannot_write

# Seconds between two touches, and without a touch until a claim counts for nothing.
TOUCHED_EVERY = 10.0
STALE_AFTER = 60.0


def default_folder() -> Path:
    """Where results are kept: SHOKAI_ARENA, else the user's data directory."""
    chosen = os.environ.get("SHOKAI_ARENA")
    return Path(chosen) if chosen else user_data_path("shokai") / "arena"


class Store:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._mine: set[Path] = set()
        self._touched = time.monotonic()
        # Of the claims of others: when each was last touched by their clock, and when we saw that by ours.
        # Clocks of machines differ, so the two are never compared.
        self._seen: dict[Path, tuple[int, float]] = {}

    def open(self) -> None:
        """Checks that results can be written, before hours are spent on them."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            raise cannot_write(self.folder, error) from None

    def path(self, unit: Unit) -> Path:
        """The file of a unit. Folders of two letters keep every folder short."""
        return self.folder / unit.key[:2] / f"{unit.key}.json"

    def path_of_record(self, unit: Unit) -> Path:
        """The record of a unit, beside its result, where records are kept."""
        return self.path(unit).with_suffix(".shokai")

    def load(self, unit: Unit) -> Played | None:
        """The result of a unit; None when it is not there, or not to be read, or without the record that is wanted."""
        try:
            data = json.loads(self.path(unit).read_text("utf-8"))
            if unit.keep_record and data["record"] != hash_of_record(self.path_of_record(unit).read_text("utf-8")):
                return None
            return read(unit, data)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            # A partial file, a foreign file, a file of an old version: play the game again.
            return None

    def save(self, unit: Unit, played: Played) -> None:
        """Writes a result, all of it or nothing, after its record if it has one, and gives the claim back."""
        if played.record:
            _write(self.path_of_record(unit), played.record)
        _write(self.path(unit), json.dumps(told(unit, played), separators=(",", ":")))
        self.release(unit)

    # Claims.

    def claim(self, unit: Unit) -> bool:
        """Whether the unit is ours to play now; False while another process has claimed it."""
        path = self._claim_of(unit)
        if path in self._mine:
            return True
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and self._is_stale(path):
                path.unlink(missing_ok=True)
            # Creating the file is atomic: only one of several processes succeeds.
            with path.open("x", encoding="utf-8") as file:
                file.write(f"{platform.node()} {os.getpid()}\n")
        except FileExistsError:
            return False
        except OSError as error:
            raise cannot_write(path, error) from None
        self._mine.add(path)
        return True

    def touch(self) -> None:
        """Keeps the claims alive; to be called often."""
        if time.monotonic() - self._touched >= TOUCHED_EVERY:
            self._touched = time.monotonic()
            for path in self._mine:
                with suppress(OSError):
                    os.utime(path)

    def release(self, unit: Unit) -> None:
        """Gives a claim back."""
        path = self._claim_of(unit)
        if path in self._mine:
            self._mine.discard(path)
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def release_all(self) -> None:
        """Gives all claims back, so that others need not wait for them."""
        for path in self._mine:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._mine.clear()

    def _claim_of(self, unit: Unit) -> Path:
        return self.path(unit).with_suffix(".claim")

    def _is_stale(self, path: Path) -> bool:
        try:
            touched = path.stat().st_mtime_ns
            node, _, pid = path.read_text("utf-8").strip().rpartition(" ")
        except (OSError, ValueError):
            return False
        if node == platform.node() and pid.isdecimal() and not _lives(int(pid)):
            return True
        now = time.monotonic()
        if self._seen.get(path, (-1, now))[0] != touched:
            self._seen[path] = (touched, now)
        return now - self._seen[path][1] > STALE_AFTER


def _write(path: Path, text: str) -> None:
    """Writes a file, all of it or nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise cannot_write(path, error) from None


def _lives(pid: int) -> bool:
    if os.name == "nt":
        # On Windows, probing a process would end it; its claim expires by itself.
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
