"""Files of a server: one process to a file, and commands that are ended leave nothing half done behind."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused, surroundings
from helpers.patience import PATIENCE
from helpers.serving import Serving

TERMINATED = {signal.SIGINT: 130, signal.SIGTERM: 128 + signal.SIGTERM}


def until(happens: Callable[[], object], what: str) -> None:
    """Waits for something."""
    given_up = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < given_up, what
        time.sleep(0.005)


# One server for each file.


def test_a_second_server_on_one_file_is_refused(command: Command, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        (tmp_path / "link.db").symlink_to(server.data)
        (tmp_path / "folder").mkdir()
        for name in (str(server.data), "tables.db", "folder/../tables.db", "link.db"):
            answer = command("serve", "--no-browser", "--no-compile", "--port", "0", "--data", name)
            refused(answer, name, "Another Shokai server")
        refused(
            command("serve", "--no-browser", "--port", "0", "--database", "sqlite:///link.db"), "link.db", "Another"
        )
        # Who only reads is welcome.
        for words in (["export", "all.jsonl"], ["backup", "copy.db"], ["replay", "--verify", "all.jsonl"]):
            place = [] if words[0] == "replay" else ["--data", "tables.db"]
            assert command(*words, *place).code == ALL_IS_WELL
        refused(command("import", "all.jsonl", "--data", "tables.db"), "tables.db", "Another Shokai server")
        assert server.ask("GET", "/api/ready").status_code == 200
        # Whoever dies lets go of it.
        server.kill()
        server.start()
        assert server.terminate() == 0
    assert not list(tmp_path.glob("*.lock"))


def test_no_server_begins_with_a_file_that_is_being_imported(command: Command, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        assert command("export", "all.jsonl", "--data", "tables.db").code == ALL_IS_WELL
        server.terminate()
    os.mkfifo(tmp_path / "pipe")
    with started(tmp_path, "import", "pipe", "--data", "new.db") as importing:
        lines = (tmp_path / "all.jsonl").read_bytes().splitlines(keepends=True)
        with (tmp_path / "pipe").open("wb") as pipe:
            pipe.write(lines[0])
            pipe.flush()
            until(lambda: parts(tmp_path), "the import begins")
            refused(command("serve", "--no-browser", "--no-compile", "--port", "0", "--data", "new.db"), "new.db")
            pipe.writelines(lines[1:])
        assert importing.wait(PATIENCE) == 0
    with Serving(tmp_path, "--data", str(tmp_path / "new.db")):
        pass


# Commands that are ended.


@contextlib.contextmanager
def started(folder: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that is still at work."""
    with subprocess.Popen(
        [sys.executable, "-m", "shokai", *words],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=surroundings(folder), cwd=folder,
        # Where tests run in the background, Ctrl-C may be ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - no threads here
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()


def parts(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.startswith(".")]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def filled(command: Command, tmp_path: Path) -> Path:
    """A folder with a file that takes a while to write out, and the export of an empty one."""
    with Serving(tmp_path) as server:
        assert command("export", "all.jsonl", "--data", "tables.db").code == ALL_IS_WELL
        server.terminate()
    with contextlib.closing(sqlite3.connect(server.data)) as database, database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute(
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)"
            " insert into shared select 'name ' || i, 'x' from n"
        )
    (tmp_path / "work").mkdir()
    return tmp_path / "work"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_export_that_is_ended_leaves_no_file(filled: Path, how: signal.Signals) -> None:
    with started(filled, "export", "new.jsonl", "--data", "../tables.db") as exporting:
        until(lambda: parts(filled), "the export begins")
        exporting.send_signal(how)
        assert exporting.wait(PATIENCE) == TERMINATED[how]
    assert names(filled) == []


def test_a_backup_that_is_ended_leaves_no_file(filled: Path) -> None:
    with contextlib.closing(sqlite3.connect(filled.parent / "tables.db")) as database:
        # As long as somebody else has it, the copy cannot be finished.
        database.execute("BEGIN EXCLUSIVE")
        with started(filled, "backup", "new.db", "--data", "../tables.db") as copying:
            until(lambda: parts(filled), "the backup begins")
            copying.send_signal(signal.SIGTERM)
            assert copying.wait(PATIENCE) == TERMINATED[signal.SIGTERM]
    assert names(filled) == []


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_import_that_is_ended_leaves_no_file(filled: Path, how: signal.Signals) -> None:
    os.mkfifo(filled / "pipe")
    with started(filled, "import", "pipe", "--data", "new.db") as importing, (filled / "pipe").open("wb") as pipe:
        pipe.write((filled.parent / "all.jsonl").read_bytes().splitlines(keepends=True)[0])
        pipe.flush()
        until(lambda: parts(filled), "the import begins")
        importing.send_signal(how)
        assert importing.wait(PATIENCE) == TERMINATED[how]
    assert names(filled) == ["pipe"]


def test_what_was_left_by_a_killed_command_is_cleared_away_by_the_next(filled: Path, command: Command) -> None:
    with started(filled, "export", "new.jsonl", "--data", "../tables.db") as exporting:
        until(lambda: parts(filled), "the export begins")
        exporting.kill()
        exporting.wait(PATIENCE)
    left = parts(filled)
    assert len(left) == 1
    assert left[0].endswith(".part")
    # The file of one that is still at work stays.
    with started(filled, "export", "new.jsonl", "--data", "../tables.db") as exporting:
        until(lambda: parts(filled) and parts(filled) != left, "the left one is replaced")
        assert len(parts(filled)) == 1
        assert command("export", str(filled / "other.jsonl"), "--data", "tables.db").code == ALL_IS_WELL
        assert exporting.wait(PATIENCE) == 0
    assert names(filled) == ["new.jsonl", "other.jsonl"]


def test_endless_files_are_refused(command: Command) -> None:
    for words in (["replay"], ["replay", "--verify"], ["analyse"], ["cards", "osaka", "--cards"]):
        refused(command(*words, "/dev/zero"), "larger than 8 MB")
    refused(command("import", "/dev/zero", "--data", "new.db"), "not written by")
