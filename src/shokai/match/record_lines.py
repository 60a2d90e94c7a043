"""The lines of a record: where comments and variations begin and end. See docs/reference/formats.md.

>>> lines = Lines(["White", "Pink"])
>>> for number, line in enumerate(["White: take R5 {dear}", "( White: pass {or", "so} )  # a remark"], 1):
...     lines.add(number, line)
>>> [piece.kind for piece in lines.ended()]
['step', 'comment', 'open', 'step', 'comment', 'close']
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from shokai.match.notes import DEEPEST, MOST_VARIATIONS, checked_comment, checked_length
from shokai.texts import Refusal, Say

# Where a line of the game ends: at a remark, which nobody keeps, or at a comment.
_END = re.compile(r"#|\s\{")
_BLANKS = re.compile(r"\s*")


@dataclass(frozen=True)
class Piece:
    """A `step` (a move, or deals), a `comment`, or an end of a variation: `open`, `close`."""

    number: int
    kind: str
    text: str = ""


class Lines:
    """Takes a record apart, line by line. Players may be called anything: where a name stands, no bracket is meant."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self.pieces: list[Piece] = []
        self._comment: list[str] = []
        # The line where the open comment began, and those of the open variations.
        self._since = 0
        self._open: list[int] = []
        self._variations = 0

    @property
    def in_comment(self) -> bool:
        """Whether the next line still belongs to a comment, whatever it looks like."""
        return self._since > 0

    def add(self, number: int, line: str) -> None:
        """The next line."""
        at = 0
        while True:
            at = self._commented(number, line, at) if self.in_comment else self._taken(number, line, at)
            if at >= len(line):
                return

    def ended(self) -> list[Piece]:
        """All pieces; raises Refusal where something is still open."""
        if self.in_comment:
            raise Refusal(Say("record-open-comment", number=self._since))
        if self._open:
            raise Refusal(Say("record-open-variation", number=self._open[-1]))
        return self.pieces

    # Each takes a piece of a line from a place on, and gives the place after it. The rest of a line is never copied:
    # somebody may send one of megabytes.

    def _commented(self, number: int, line: str, at: int) -> int:
        end = line.find("}", at)
        self._comment.append(line[at:] if end < 0 else line[at:end])
        if end < 0:
            return len(line)
        try:
            if text := checked_comment("\n".join(self._comment)):
                self._piece(number, "comment", self._with_last(text))
        except Refusal as refusal:
            raise Refusal(Say("record-bad-note", number=self._since, why=refusal.said)) from None
        self._comment, self._since = [], 0
        return end + 1

    def _with_last(self, text: str) -> str:
        """Comments in a row are one."""
        if not self.pieces or self.pieces[-1].kind != "comment":
            return text
        return checked_length(f"{self.pieces.pop().text}\n{text}")

    def _taken(self, number: int, line: str, at: int) -> int:
        begin = _BLANKS.match(line, at).end()  # type: ignore[union-attr]  # it may be empty, but it is there
        sign = line[begin : begin + 1]
        if not sign or sign == "#":
            return len(line)
        name = next((name for name in self._names if line.startswith(f"{name}:", begin)), "")
        if not name and sign in "{()":
            if sign == "{":
                self._since = number
            elif sign == "(":
                self._open_variation(number)
            else:
                self._close_variation(number)
            return begin + 1
        found = _END.search(line, begin + len(name) + 1)
        end = found.start() if found else len(line)
        text, closing = line[begin:end].rstrip(), 0
        # A move may have brackets of its own.
        while self._open and text.endswith(")") and text.count(")") > text.count("("):
            text, closing = text[:-1].rstrip(), closing + 1
        self._piece(number, "step", text)
        for _ in range(closing):
            self._close_variation(number)
        return end

    def _open_variation(self, number: int) -> None:
        self._variations += 1
        if len(self._open) == DEEPEST:
            raise Refusal(Say("record-bad-note", number=number, why=Say("deep-variations", depth=DEEPEST)))
        if self._variations > MOST_VARIATIONS:
            raise Refusal(Say("record-bad-note", number=number, why=Say("many-variations", most=MOST_VARIATIONS)))
        self._open.append(number)
        self._piece(number, "open")

    def _close_variation(self, number: int) -> None:
        if not self._open:
            raise Refusal(Say("record-no-variation", number=number))
        self._open.pop()
        self._piece(number, "close")

    def _piece(self, number: int, kind: str, text: str = "") -> None:
        self.pieces.append(Piece(number, kind, text))
