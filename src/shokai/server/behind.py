"""Those who watch a game that is on see it some steps later, where the table says so.

One match for each table follows the game at that distance, however many watch.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from shokai.game.match import Match
from shokai.game.title import Step
from shokai.kernel.engine import CHANCE
from shokai.server.logbook import log_entries
from shokai.server.table import PLAYING, RECENT, REMEMBERED, Table


def is_behind(table: Table, person: str | None) -> bool:
    """Whether somebody sees the game later than it is played: whoever has no seat, until it is over."""
    return bool(table.terms.delay) and table.state == PLAYING and not table.seats_of(person)


def step_behind(table: Table) -> int:
    """The last step that those who watch may know."""
    return max(len(table.steps) - table.terms.delay, 0)


class Behind:
    """The game as those who watch see it."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._steps: list[Step] = []
        self._log: deque[dict[str, Any]] = deque(maxlen=RECENT)

    @property
    def log(self) -> list[dict[str, Any]]:
        """The last entries of the log, as of the match that was asked for last."""
        return list(self._log)

    def match(self, table: Table) -> Match:
        """The game so many steps ago."""
        step = step_behind(table)
        steps = table.steps[:step]
        if self._match is None or steps[: len(self._steps)] != self._steps or self._match.names != table.names:
            # At first, after an undo that went so far, and when somebody else took a seat.
            self._match = table.match_at(0)
            self._steps = []
            self._log.clear()
        before = _last_decision(self._steps)
        self._match.repeat(steps[len(self._steps) :])
        self._steps = steps
        # Cards that are dealt one after the other are told together.
        while self._log and self._log[-1]["step"] >= before:
            self._log.pop()
        self._log.extend(log_entries(self._match, before))
        self._match.forget(min(step - REMEMBERED, _last_decision(steps)))
        return self._match


def _last_decision(steps: list[Step]) -> int:
    """The number of the last step that was not dealt."""
    number = len(steps)
    while number and steps[number - 1].seat == CHANCE:
        number -= 1
    return max(number - 1, 0)
