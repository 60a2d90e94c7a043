"""Those who watch a game that is on see it some steps later, where the table says so.

One match for each table follows the game at that distance, however many watch.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from shokai.engine.engine import CHANCE
from shokai.match.game import Step
from shokai.server.tables.course import RECENT, REMEMBERED, Snapshot
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.view_types import LogEntry

if TYPE_CHECKING:
    from shokai.server.storage.store import Store

# States that stay in memory: more than those of the table, so that hardly any undo goes further.
FOLLOWED = 4 * REMEMBERED


def is_behind(table: Table, person: str | None) -> bool:
    """Whether somebody sees the game later than it is played: whoever has no seat, until it is over."""
    return bool(table.terms.delay) and table.state == PLAYING and not table.seats_of(person)


def hears_no_watchers(table: Table) -> bool:
    """Whether those who watch have nothing to say to those who play: neither by chat nor by what they are called."""
    return table.state == PLAYING and (bool(table.terms.delay) or not table.terms.watchers_talk)


def step_behind(table: Table) -> int:
    """The last step that those who watch may know: where somebody decides, as a table does not stand still while its
    cards are dealt."""
    step = max(len(table.steps) - table.terms.delay, 0)
    while 0 < step < len(table.steps) and table.steps[step].seat == CHANCE:
        step -= 1
    return step


class Behind:
    """The game as those who watch see it."""

    def __init__(self) -> None:
        self._match: TableMatch | None = None
        self._steps: list[Step] = []
        self._log: deque[LogEntry] = deque(maxlen=RECENT)

    @property
    def log(self) -> list[LogEntry]:
        """The last entries of the log, as of the match that was asked for last."""
        return list(self._log)

    async def prepare(self, table: Table, store: Store) -> None:
        """Takes the game up near where those who watch see it; hold the lock, and ask before everybody's view.

        Without this the whole game would be replayed in the event loop, at the first look and again and again.
        """
        if not self.is_prepared(table):
            self._begin(table, await store.snapshot_before(table.terms.id, max(step_behind(table) - RECENT, 0)))

    def is_prepared(self, table: Table) -> bool:
        """Whether a view of the table needs nothing from the database."""
        return not table.terms.delay or table.state != PLAYING or self._way_back(table) is not None

    def match(self, table: Table) -> TableMatch:
        """The game so many steps ago."""
        step = step_behind(table)
        steps = table.steps[:step]
        back = self._way_back(table)
        match = self._begin(table) if back is None or self._match is None else self._match
        if back is not None and back < len(self._steps):
            match.history.back_to(back)
            del self._steps[back:]
            while self._log and self._log[-1]["step"] >= back:
                self._log.pop()
        before = _last_decision(self._steps)
        match.history.repeat(steps[len(self._steps) :])
        self._steps = steps
        # Cards that are dealt one after the other are told together.
        while self._log and self._log[-1]["step"] >= before:
            self._log.pop()
        self._log.extend(log_entries(match, before, steps, self._log[-1] if self._log else None))
        match.history.forget(min(step - FOLLOWED, _last_decision(steps)))
        return match

    def _begin(self, table: Table, snapshot: Snapshot | None = None) -> TableMatch:
        """At first, after an undo that went far, and when somebody else took a seat."""
        self._match = table.match_at(snapshot.step if snapshot else 0, snapshot)
        self._steps = table.steps[: self._match.step]
        self._log.clear()
        return self._match

    def _way_back(self, table: Table) -> int | None:
        """The last step that is still as we know it; None where our match does not remember it."""
        if self._match is None or self._match.names != table.names:
            return None
        steps, known = table.steps[: step_behind(table)], self._steps
        same = min(len(steps), len(known))
        if steps[:same] != known[:same]:
            same = next(number for number in range(same) if steps[number] != known[number])
        # With the decision before it: its line of the log goes on with what is dealt.
        return same if same == len(known) or _last_decision(known[:same]) >= self._match.history.first else None


def _last_decision(steps: list[Step]) -> int:
    """The number of the last step that was not dealt."""
    number = len(steps)
    while number and steps[number - 1].seat == CHANCE:
        number -= 1
    return max(number - 1, 0)
