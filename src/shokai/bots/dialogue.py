"""The protocol for bots in any language: JSON, one message per line, documented in docs/guide/bots.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from shokai.bots.lines import LineProcess
from shokai.engine.engine import Standing
from shokai.texts import Say

PROTOCOL = 1

# How long a program may take to end after the goodbye.
FAREWELL = 2.0

# Names and notes are shown to people, so they have a length.
LONGEST_NAME, LONGEST_NOTE = 40, 300


@dataclass(frozen=True)
class Answer:
    """What a program answered: the number of a legal move, and perhaps what it intends."""

    move: int
    note: str


class Dialogue:
    """The conversation with one program. Every method raises BotFailed if the program fails.

    `more` are fields unknown to the protocol, which a program must ignore.
    """

    def __init__(self, command: str, seconds: float) -> None:
        self._lines = LineProcess(command)
        self._seconds = seconds
        self._asked = 0

    def hello(self, game: str, players: int, seat: int, seed: int, more: dict[str, Any] | None = None) -> str:
        """Begins a game, the first or a further one, and returns the program's name."""
        table = {"game": game, "players": players, "seat": seat, "seed": seed, "seconds": self._seconds}
        self.tell({"type": "hello", "protocol": PROTOCOL, **table, **(more or {})})
        answer = self._hear()
        name = answer.get("name")
        if answer.get("type") != "ready" or not isinstance(name, str) or not _shown(name, LONGEST_NAME):
            raise self._lines.failed(Say("bot-failed-not-ready", line=_written(answer)))
        return _shown(name, LONGEST_NAME)

    def decide(self, view: dict[str, Any], more: dict[str, Any] | None = None) -> Answer:
        """Asks for a decision, and returns the number of a legal move."""
        self._asked += 1
        self.tell({"type": "decide", "id": self._asked, "view": view, **(more or {})})
        answer = self._hear()
        if not _is_whole(answer.get("id")) or answer["id"] != self._asked:
            raise self._lines.failed(Say("bot-failed-wrong-id", line=_written(answer), question=self._asked))
        if "move" not in answer:
            raise self._lines.failed(Say("bot-failed-no-move", line=_written(answer)))
        told = answer["move"]
        for move in view["moves"]:
            if (_is_whole(told) and told == move["number"]) or told == move["text"]:
                note = answer.get("note")
                return Answer(move["number"], _shown(note, LONGEST_NOTE) if isinstance(note, str) else "")
        raise self._lines.failed(Say("bot-failed-illegal", move=_written(told)))

    def result(self, standing: Standing) -> None:
        """Says how the game ended. It needs no answer, and the next game begins with a hello as ever."""
        ended = {"points": standing.points, "places": standing.places, "reason": standing.reason}
        self.tell({"type": "result", **ended})

    def goodbye(self) -> bool:
        """Ends the session; returns whether the program exited by itself."""
        self.tell({"type": "goodbye"})
        return self._lines.finish(FAREWELL)

    def hang_up(self) -> bool:
        """Closes the program's input without a goodbye; returns whether it exited by itself."""
        return self._lines.finish(FAREWELL)

    def kill(self) -> None:
        """Ends the program at once."""
        self._lines.finish(0)

    def tell(self, message: dict[str, Any]) -> None:
        """Says something that needs no answer."""
        # Only ASCII, which every language reads alike.
        self._lines.tell(json.dumps(message, separators=(",", ":")))

    def _hear(self) -> dict[str, Any]:
        line = self._lines.hear(self._seconds)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._lines.failed(Say("bot-failed-not-json", line=_shown(line, LONGEST_NOTE)))
        return answer


def _is_whole(value: object) -> bool:
    # In Python, true is a number, too.
    return isinstance(value, int) and not isinstance(value, bool)


def _written(value: object) -> str:
    return _shown(json.dumps(value), LONGEST_NOTE)


def _shown(text: str, longest: int) -> str:
    """A text that is safe to print: no terminal control codes, and of limited length."""
    plain = "".join(c if c.isprintable() else " " for c in text[:longest])
    return " ".join(plain.split())
