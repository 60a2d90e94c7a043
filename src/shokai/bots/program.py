"""A bot that is a program of its own, in any language: `program:COMMAND`.

The program is started when it is needed first, and may play any number of games, one after the other. What
is said to it is in docs/guide/bots.md; `shokai conform COMMAND` checks a program.
"""

from __future__ import annotations

import os

from shokai.bots.dialogue import Dialogue
from shokai.bots.failures import BotFailed
from shokai.bots.lines import words_of
from shokai.engine.engine import Standing
from shokai.match.seat import Seat
from shokai.texts import Refusal, Say

# Seconds for each answer, unless the environment says otherwise.
SECONDS = 10.0
VARIABLE = "SHOKAI_BOT_SECONDS"
LEAST, MOST = 0.01, 3600.0

# Seeds are small enough for every language's integers.
SEEDS = 2**31


def time_limit() -> float:
    """The seconds that a program has for each answer."""
    text = os.environ.get(VARIABLE, "")
    if not text:
        return SECONDS
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not LEAST <= seconds <= MOST:
        raise Refusal(Say("bad-bot-seconds", variable=VARIABLE, text=text, low=LEAST, high=MOST))
    return seconds


class ProgramBot:
    """Asks a program for every decision.

    A new game is told by a new hello: after `begin`, and whenever the game, the number of players or the seat
    is another than before. After a failure, the next decision starts the program anew.
    """

    def __init__(self, seed: int, command: str, seconds: float | None = None) -> None:
        # Refuse an unparsable command now, not in the middle of a game.
        words_of(command)
        self._command = command
        self._seconds = time_limit() if seconds is None else seconds
        self._seed = seed
        self._dialogue: Dialogue | None = None
        self._table: tuple[str, int, int] | None = None
        # What the program calls itself, and what it said about its last move.
        self.name = ""
        self.note = ""

    def choose(self, seat: Seat) -> int:
        """The program's move. Raises BotFailed."""
        self.note = ""
        table = (seat.game, int(seat.view["players"]), seat.number)
        try:
            if self._dialogue is None:
                self._dialogue = Dialogue(self._command, self._seconds)
                self._table = None
            if table != self._table:
                self.name = self._dialogue.hello(*table, seed=self._seed % SEEDS)
                self._table = table
                # Each game gets a different seed, reproducibly for the whole series.
                self._seed += 1
            answer = self._dialogue.decide(seat.view)
        except BotFailed:
            self._drop()
            raise
        self.note = answer.note
        return answer.move

    def begin(self) -> None:
        """The next decision belongs to a new game."""
        self._table = None

    def end(self, standing: Standing) -> None:
        """Tells the program how its game ended; the next decision belongs to a new one."""
        if self._dialogue and self._table:
            self._dialogue.result(standing)
        self._table = None

    def close(self) -> None:
        """Says goodbye. The program has a moment to end, and is killed with its children then."""
        if self._dialogue:
            self._dialogue.goodbye()
        self._dialogue = None

    def _drop(self) -> None:
        if self._dialogue:
            self._dialogue.kill()
        self._dialogue = None
