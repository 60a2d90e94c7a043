"""What a child process does on its own side: takes questions from standard input, and ends with its server."""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

# From <linux/prctl.h>.
_PR_SET_PDEATHSIG = 1

Questions = queue.SimpleQueue[bytes]


def take_questions() -> tuple[Questions, BinaryIO]:
    """The lines of standard input as they come, and where the answers go."""
    # Ctrl-C is for the server, which ends us in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What others print must not get between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: Questions = queue.SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    return questions, out


def say(out: BinaryIO, *parts: bytes) -> None:
    """Answers."""
    try:
        out.writelines(parts)
        out.flush()
    except BrokenPipeError:
        # The server is gone, and nobody waits for the answer.
        os._exit(0)


def _read(questions: Questions) -> None:
    """Takes questions in. When there can be no more, nobody waits for an answer: the process ends, even in thought."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def die_with_parent() -> None:
    """Lets the kernel end this process with the server that started it, where it can.

    Compiled code may keep the thread that reads from noticing that there is nobody left to answer.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
