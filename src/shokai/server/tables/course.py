"""The course of a game at a table: the steps that were made, and the match that they lead to."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from shokai.engine.fields import State
from shokai.match.dealer import commitment_of
from shokai.match.game import Game, Step, game_for
from shokai.match.match import Match
from shokai.server.jsons import written
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.openings import opening, read_opening
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.terms import Terms
from shokai.server.tables.view_types import LogEntry

# Log entries and lines of chat that a fresh view has; older ones can be asked for.
RECENT = 40
# States that stay in memory, to undo without looking anything up.
REMEMBERED = 8
# Steps between two snapshots, at least.
SNAPSHOT_EVERY = 25


@dataclass(frozen=True)
class Snapshot:
    """The game's state after so many steps."""

    step: int
    text: str


class Course:
    """A game by its terms, the names of those who play, and the steps so far; a match when somebody asks for it."""

    def __init__(self, terms: Terms, names: Sequence[str] = (), steps: Sequence[Step] = ()) -> None:
        self.terms = terms
        self.game: Game = game_for(terms.game)
        self.names = list(names)
        self.steps = list(steps)
        self._snapshot: Snapshot | None = None
        # Copies share it: whoever goes on or back takes a match of its own first.
        self._match: TableMatch | None = None
        self._log: deque[LogEntry] = deque(maxlen=RECENT)
        # What the last steps were told as in the log, where it was made.
        self.fresh: list[LogEntry] | None = None

    def copy(self) -> Self:
        """One that goes its own way from here."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.names, twin.steps, twin._log = list(self.names), list(self.steps), self._log.copy()
        return twin

    # Forward and back.

    def go_on(self, steps: list[Step], ahead: TableMatch | None = None, entries: list[LogEntry] | None = None) -> None:
        """Makes steps. `ahead` is the match with these steps made, where somebody has it: saves making them twice. From
        then on it is ours. `entries` are what the steps are told as, where somebody has found the words before."""
        before, self.fresh = len(self.steps), None
        self.steps += steps
        if ahead is not None and self._leads_to(ahead, before):
            self._match = ahead
        elif self._match is not None:
            self._match = self._match.clone()
            self._match.history.repeat(steps)
        if self._match is not None:
            if entries is None:
                entries = log_entries(self._match, before, self.steps, self._log[-1] if self._log else None)
            self.fresh = entries
            self._log.extend(self.fresh)
            self._match.history.forget(self._match.step - REMEMBERED)

    def _leads_to(self, ahead: TableMatch, before: int) -> bool:
        """Whether a match stands where this game does, and the log up to it is known."""
        known, last = ahead.history.first, len(self.steps)
        if (ahead.step, ahead.names) != (last, self.names) or known > before:
            return False
        return ahead.steps[before - known :] == self.steps[before:] and (self._match is not None or before == 0)

    def go_back(self, to: int) -> None:
        """Takes back all steps from one on."""
        if self._snapshot and self._snapshot.step > to:
            # It is of moves that were taken back.
            self._snapshot = None
        del self.steps[to:]
        if self._match is not None and to < self._match.history.first:
            self._match = None
        elif self._match is not None:
            self._match = self._match.clone()
            self._match.history.back_to(to)
            while self._log and self._log[-1]["step"] >= to:
                self._log.pop()

    def rename(self, names: list[str]) -> None:
        """Calls the seats by other names, in the log of what was before, too."""
        self.names, self._match = names, None

    # The match.

    def begin_from(self, snapshot: Snapshot) -> None:
        """Takes the game up from a state on the way to where it stands, which is quicker than from the beginning."""
        if self._state_of(snapshot) is not None:
            self._snapshot = snapshot

    @property
    def must_be_replayed(self) -> int:
        """How many steps must be made to have the match."""
        return 0 if self._match is not None else len(self.steps) - self.snapshot_step

    @property
    def snapshot_step(self) -> int:
        """The step of the snapshot that the game was taken up from."""
        return self._snapshot.step if self._snapshot else 0

    @property
    def match(self) -> TableMatch:
        """The game where it stands. Made when first asked for: most of what a table tells needs no game."""
        if self._match is None:
            self._match = self.match_at(len(self.steps), self._snapshot)
            self._log = deque(log_entries(self._match, self._match.history.first, self.steps), RECENT)
            self._match.history.forget(self._match.step - REMEMBERED)
        return self._match

    @property
    def log(self) -> list[LogEntry]:
        """The last entries of the log."""
        _ = self.match  # the log is made with it
        return list(self._log)

    def match_at(self, step: int, snapshot: Snapshot | None = None) -> TableMatch:
        """A match of its own where so many steps had been made."""
        state = self._state_of(snapshot) if snapshot and snapshot.step <= step else None
        if snapshot and state is not None:
            match = TableMatch.taken_up(
                self.terms.game, state, snapshot.step,
                seed=self.terms.seed, names=self.names, options=self.terms.options,
            )  # fmt: skip
        else:
            match = self.first_match(self.names)
            match.history.rewind()
        match.history.repeat(self.steps[match.step : step])
        return match

    def first_match(self, names: Sequence[str]) -> TableMatch:
        """The game at its first decision."""
        terms = self.terms
        if terms.record is None and terms.cards is None:
            return TableMatch(
                terms.game, terms.players, seed=terms.seed, names=names, options=terms.options, card_set=terms.card_set,
            )  # fmt: skip
        s, _ = read_opening(self.game, terms.position or opening(vars(terms))["position"])
        match = TableMatch.taken_up(terms.game, s, 0, seed=terms.seed, names=names, options=terms.options)
        match.start_position = self.game.write_position(s, names)
        match.deal_on()
        return match

    def _state_of(self, snapshot: Snapshot) -> State | None:
        """The state of a snapshot; None for one of other fields, written by another version."""
        values = json.loads(snapshot.text)
        fields = self.game.rules.FIELDS
        if values.keys() != {f.name for f in fields}:
            return None
        s = fields.new()
        for name, value in values.items():
            setattr(s, name, value)
        return s

    def snapshot(self) -> Snapshot:
        """The state where the game stands, to begin from later."""
        return snapshot_of(self.match)

    @property
    def turn(self) -> tuple[int, int]:
        """Changes when a turn begins: where snapshots are taken."""
        return turn_of(self.match)

    def full_match(self) -> TableMatch:
        """The whole game with all its states: for records."""
        return self.match_at(len(self.steps))

    @cached_property
    def commitment(self) -> str:
        """What is published of the seed at once."""
        return commitment_of(self.terms.seed)

    @cached_property
    def own_cards(self) -> int:
        """How many cards are not the printed ones; a cards file may also change how many copies there are of one."""
        if self.terms.cards is None and self.terms.record is None:
            return 0
        s = self.first_match(self.game.seat_names[: self.terms.players]).state
        return max(self.game.changed_cards(s), int(self.terms.cards is not None))


def turn_of(match: Match) -> tuple[int, int]:
    """Changes when a turn begins."""
    s = match.state
    return int(s.turn), int(getattr(s, "round", 0))


def snapshot_of(match: Match) -> Snapshot:
    """The state where a match stands."""
    s = match.state
    return Snapshot(match.step, written({f.name: getattr(s, f.name) for f in match.kind.rules.FIELDS}))
