"""Small programs that join as bots, good ones and bad ones, written to files and run as real processes."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

_PROGRAM = """\
import json, os, subprocess, sys, time


def say(**answer):
    print(json.dumps(answer), flush=True)


asked = 0
{start}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "decide":
        asked += 1
        moves = message["view"]["moves"]
        {decide}
    elif message["type"] == "goodbye":
        {goodbye}
"""

READY = 'say(type="ready", name="Test")'
FIRST = 'say(id=message["id"], move=moves[0]["number"])'
SLEEP = "time.sleep(100)"


def python(file: Path, *words: str) -> str:
    """A command that runs a file: this Python, with nothing but the standard library, which starts fastest."""
    return shlex.join([sys.executable, "-IS", str(file), *words])


def program(
    folder: Path,
    *,
    start: str = "",
    hello: str = READY,
    decide: str = FIRST,
    goodbye: str = "break",
    name: str = "program.py",
    words: tuple[str, ...] = (),
) -> str:
    """The command of a program that plays the first move, unless it is told to do something else."""
    file = folder / name
    file.write_text(_PROGRAM.format(start=start, hello=hello, decide=decide, goodbye=goodbye), "utf-8")
    return python(file, *words)
