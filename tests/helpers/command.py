"""The command `shokai`, run as people run it: a process, what it says, its exit code. Or inside this process."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import shokai
from helpers.patience import PATIENCE
from helpers.places import TESTS
from helpers.ready import starting
from shokai import Match
from shokai.cli.main import main

ALL_IS_WELL, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
SCENARIOS = sorted((TESTS / "scenarios" / "osaka").glob("*.scenario"))

RECORD = Match("osaka", seed=7).play("token R").play("token G").play("take G5").play("take R3").record(secret=True)
"""A game of two after its first moves, with its seed."""

HEAD = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
"""How a record begins."""


@dataclass(frozen=True)
class Answer:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err


Command = Callable[..., Answer]


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a person who keeps games in that folder. Compiled code is shared."""
    ours = ("LANG", "LC_", "SHOKAI_", "XDG_DATA", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONIOENCODING")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    # With an error of encoding strict, as it is wherever the locale is a real one.
    return {
        **inherited,
        "PYTHONPATH": str(Path(shokai.__file__).parent.parent),
        "PYTHONIOENCODING": "utf-8:strict",
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
        **more,
    }


def run(folder: Path, *words: str | bytes, typed: str | bytes = "", env: dict[str, str] | None = None) -> Answer:
    """Runs `shokai` in a folder with words on the command line and lines typed at it."""
    around = surroundings(folder, **(env or {}))
    with tempfile.TemporaryFile() as reads, tempfile.TemporaryFile() as says, tempfile.TemporaryFile() as complains:
        reads.write(typed.encode() if isinstance(typed, str) else typed)
        reads.seek(0)
        code = starting(words, around, folder, (reads, says, complains)).wait(PATIENCE)
        says.seek(0)
        complains.seek(0)
        out, err = (file.read().decode("utf-8", "backslashreplace") for file in (says, complains))
    return Answer(code, out, err)


def shell(line: str, folder: Path) -> Answer:
    """A line for the shell in which SHOKAI is the command: pipes, closed files."""
    command = f"{shlex.quote(sys.executable)} -m shokai"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line.replace("$SHOKAI", command)],
        env=surroundings(folder),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


class TookTooLong(BaseException):
    """Something goes on and on."""


@contextlib.contextmanager
def at_most(seconds: float = PATIENCE) -> Iterator[None]:
    """Ends what goes on for longer, so that an endless loop is a failure and no standstill."""

    def stop(*_: object) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(int(seconds))
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def heard(words: list[str], typed: str = "") -> Answer:
    """What the command says, run in this process: whatever it raises is a failure of the test."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), at_most():
            main(words)
    except SystemExit as end:
        return Answer(int(end.code or 0), out.getvalue(), err.getvalue())
    finally:
        sys.stdin = before
    raise AssertionError("the command ends by saying so")


def refused(answer: Answer, *fragments: str, code: int = MISUSED) -> None:
    """The answer is a sentence on stderr with these words in it, and nothing on stdout."""
    assert "Traceback" not in answer.said
    assert answer.code == code, answer
    assert answer.out == ""
    assert "usage:" not in answer.err
    assert re.search(r"[.”]$", answer.err.strip()), answer.err
    for fragment in fragments:
        assert fragment in answer.err


def bad_file(answer: Answer, words: str, *fragments: str) -> None:
    """Said on stderr, or by `scenario`, which goes on with the next file, on stdout with its count."""
    assert "Traceback" not in answer.said
    if words.startswith("scenario"):
        assert answer.code == FAILED
        assert answer.out.splitlines()[-1] == "0 passed, 1 failed"
    else:
        assert answer.code == MISUSED
        assert answer.out == ""
    for fragment in fragments:
        assert fragment in answer.said
