"""A program that is spoken to in lines: started, told, heard with a time limit, stopped with its children.

Three threads look after its pipes, so that nothing it does, or leaves undone, can hold us up: one writes,
one cuts what it says into lines, one keeps the last lines of standard error. This works on every system,
where waiting for several pipes at once does not.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import IO

from shokai.bots.failures import BotFailed
from shokai.texts import Refusal, Say

# Limit on a program's output. An answer has less than a hundred bytes; so much more is nonsense.
LONGEST_LINE = 100_000
MOST_LINES = 100

# Lines of standard error that are kept, and how much of each.
LAST_WORDS, WORDS_OF_A_LINE = 5, 200

# How long to wait for an exit code and the last words of a program that has closed its pipes.
MOMENT = 1.0


class Sign(Enum):
    """What comes from a program instead of a line."""

    ENDED = "ended"
    FLOODED = "flooded"


def words_of(command: str) -> list[str] | str:
    """A command as the system takes it: never by way of a shell, so nothing in it has a second meaning.

    >>> words_of("python3 'my bot.py' --level 3")
    ['python3', 'my bot.py', '--level', '3']
    """
    try:
        words = shlex.split(command)
    except ValueError:
        raise Refusal(Say("bad-command", command=command)) from None
    if not words:
        raise Refusal(Say("bot-needs-command", bot="program"))
    # Windows takes a command as one text, in which a backslash is part of a path.
    return command if os.name == "nt" else words


class LineProcess:
    """A program that runs, and its pipes."""

    def __init__(self, command: str) -> None:
        try:
            process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own: Ctrl-C at our terminal is not meant for it, and its children end with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise BotFailed(Say("bot-failed-cannot-start", command=command, why=why)) from None
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[bytes | Sign] = queue.SimpleQueue()
        self._words: deque[str] = deque(maxlen=LAST_WORDS)
        # The threads hold no reference to this object, or it would never be collected and the program never stopped.
        _thread(_write, process.stdin, self._outbox, self._inbox)
        _thread(_cut, process.stdout, self._inbox)
        self._listener = _thread(_keep_last, process.stderr, self._words)
        self._stop = weakref.finalize(self, _end, process, self._outbox, os.getpid())

    def tell(self, line: str) -> None:
        """Sends a line. This never blocks: a program that does not read counts as silent."""
        self._outbox.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> str:
        """The next line that it says."""
        try:
            heard = self._inbox.get(timeout=seconds)
        except queue.Empty:
            raise self.failed(Say("bot-failed-silent", seconds=seconds)) from None
        if heard is Sign.FLOODED:
            raise self.failed(Say("bot-failed-flooded"))
        if isinstance(heard, Sign):
            raise self.failed(self._ended())
        try:
            return heard.decode()
        except UnicodeDecodeError:
            raise self.failed(Say("bot-failed-not-json", line=_plain(heard))) from None

    def _ended(self) -> Say:
        try:
            code = self._process.wait(MOMENT)
        except subprocess.TimeoutExpired:
            return Say("bot-failed-closed")
        # Its last output may still be in the pipe.
        self._listener.join(MOMENT)
        return Say("bot-failed-ended", code=code)

    def failed(self, fault: Say) -> BotFailed:
        """A failure, with the last words of the program."""
        return BotFailed(fault, list(self._words))

    def finish(self, seconds: float) -> bool:
        """Ends its input and gives it time to end. Whatever is left of it then is killed; says if it was none."""
        self._outbox.put(None)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            ended = False
        else:
            ended = True
        self._stop()
        return ended


def _thread(work: Callable[..., None], *given: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], outbox: queue.SimpleQueue[bytes | None], inbox: queue.SimpleQueue[bytes | Sign]) -> None:
    try:
        while (line := outbox.get()) is not None:
            pipe.write(line)
            pipe.flush()
    except OSError:
        inbox.put(Sign.ENDED)
    with contextlib.suppress(OSError):
        pipe.close()


def _cut(pipe: IO[bytes], inbox: queue.SimpleQueue[bytes | Sign]) -> None:
    """Cuts what a program says into lines, whatever pieces it comes in."""
    rest = b""
    with pipe:
        # The incomplete last line of a killed program does not count.
        while piece := _some(pipe):
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                inbox.put(line)
            if len(rest) > LONGEST_LINE or inbox.qsize() > MOST_LINES:
                inbox.put(Sign.FLOODED)
                return
    inbox.put(Sign.ENDED)


def _keep_last(pipe: IO[bytes], words: deque[str]) -> None:
    rest = b""
    with pipe:
        while piece := _some(pipe):
            *lines, rest = (rest + piece).split(b"\n")
            words.extend(filter(None, map(_plain, lines[-LAST_WORDS:])))
            # Only the beginning of an endless line is kept.
            rest = rest[:LONGEST_LINE]
    words.extend(filter(None, [_plain(rest)]))


def _some(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), 65_536)
    except OSError:
        return b""


def _plain(line: bytes) -> str:
    """A line that is safe to print: no terminal control codes."""
    text = line.decode(errors="replace").strip()[:WORDS_OF_A_LINE]
    return "".join(c if c.isprintable() else " " for c in text)


def _end(process: subprocess.Popen[bytes], outbox: queue.SimpleQueue[bytes | None], owner: int) -> None:
    """Kills a program and all that it started, and lets the thread go that writes to it."""
    # After a fork this may be called in a process that the program does not belong to.
    if os.getpid() != owner:
        return
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    outbox.put(None)
