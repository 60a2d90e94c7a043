"""A terminal with a table of `shokai play osaka`, and somebody who sits at it."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect

from helpers.command import HEAD, surroundings
from helpers.patience import PATIENCE

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
VERBS = "token|take|reserve|buy|pay|insure|save|done|pass"
PROMPT, HAND_OVER, END = range(3)


def plain(text: str) -> str:
    """What one reads on a screen: no codes, ordinary line ends."""
    return CODES.sub("", text).replace("\r\n", "\n")


def watched(place: Path, words: list[str], columns: int = 80) -> Any:
    """A command that somebody watches at a terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "shokai", *words],
        env=surroundings(place, TERM="xterm"),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, columns),
    )


class Screen:
    """A person, or several in turn, at a terminal with `shokai play osaka`."""

    def __init__(self, place: Path, words: str = "", columns: int = 80, **environment: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "shokai", "play", "osaka", *shlex.split(words)],
            env=surroundings(place, **{"TERM": "xterm-256color", **environment}),
            cwd=str(place),
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(50, columns),
            echo=False,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        self.who = ""
        self.at = PROMPT
        self._read()

    def _read(self) -> str:
        patterns = [r"(?:^|\n)(\w+)> ", r"(?:to|an) (\w+)\. (?:Press Enter|Drück).*?\. ", pexpect.EOF]
        self.at = self.child.expect(patterns)
        self.raw = self.child.before + (self.child.after if self.at != END else "")
        assert "Traceback" not in self.raw
        if self.at == END:
            self.child.close()
        else:
            self.who = self.child.match[1]
        return self.text

    @property
    def text(self) -> str:
        """What was shown since the last line was typed."""
        return plain(self.raw)

    def type(self, line: str) -> str:
        """Types a line and reads on to the next question."""
        self.child.sendline(line)
        return self._read()

    def choose(self, line: str) -> str:
        """The same; whoever is next takes the screen over."""
        self.type(line)
        return self.type("") if self.at == HAND_OVER else self.text

    def menu(self) -> list[int]:
        """The numbers that are offered; a question without moves to choose from is a mistake."""
        numbers = [int(n) for n in re.findall(rf"(?m)(?:^|  +) *(\d+) (?:{VERBS})\b", self.text)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers, f"asked without moves to choose from:\n{self.text}"
        return numbers

    def leave(self) -> str:
        self.child.sendline("quit")
        self.child.expect(pexpect.EOF)
        self.child.close()
        return plain(self.child.before)


Seat = Callable[..., Screen]


def record(position: str) -> str:
    """A saved game that begins with a position."""
    lines = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
    return f'{HEAD}[Seed "7"]\n\nposition:\n{lines}'


SINKING = """
    phase: insure
    turn: White
    actor: Pink
    asked: 1
    order: 2
    market: Y2 Y3
    ships: G5 R3
    Pink hand: R3 B5
    Pink goods: R5 R2 R2
"""
"""A position in which Pink is asked for insurance."""
