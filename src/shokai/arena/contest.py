"""A contest: blocks of a line-up, played until there are enough of them.

Games come back in any order, and quick ones first. So only complete blocks count, from the first one on without a
gap: what came out does not depend on who was faster, and a test that stops early stops at the same block everywhere.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from shokai.arena.game import Played
from shokai.arena.lineup import Lineup, Seating
from shokai.arena.local import Executor
from shokai.arena.stamp import stamp_for
from shokai.arena.statistics import Interval, Sequence, is_sure
from shokai.arena.store import Store
from shokai.arena.unit import Unit, units_of_block
from shokai.engine.engine import MOST_DECISIONS

# Seconds between two looks at what others play.
PATIENCE = 1.0

BLOCKS = 20
MOST_BLOCKS = 500

# What can be kept of games besides their results.
RECORDS = "records"


@dataclass(frozen=True)
class Plan:
    """What is to be played. `blocks` is their number, or with `until_sure` the most there may be.

    With `keep_records` the moves of every game are kept as a record beside its result.
    """

    game: str
    lineup: Lineup
    options: str = ""
    backend: str = "python"
    seed: str = "0"
    blocks: int = BLOCKS
    until_sure: bool = False
    most_decisions: int = MOST_DECISIONS
    keep_records: bool = False

    def units(self, block: int) -> list[Unit]:
        """The games of a block."""
        return units_of_block(
            self.lineup,
            self.game,
            self.options,
            self.backend,
            self.seed,
            block,
            most_decisions=self.most_decisions,
            keep_record=self.keep_records,
            stamp=self._stamp,
        )

    @property
    def stamp(self) -> str:
        """The version of the rules and of all bots that take part."""
        return self._stamp(self.game, tuple(entrant.bot for entrant in self.lineup.entrants))

    def _stamp(self, game: str, bots: tuple[str, ...]) -> str:
        # Taken once: a tournament is of one version, and whoever plays notices when that is no longer there.
        who = tuple(sorted(set(bots)))
        if who not in self._stamps:
            self._stamps[who] = stamp_for(game, who)
        return self._stamps[who]

    @cached_property
    def _stamps(self) -> dict[tuple[str, ...], str]:
        return {}


@dataclass(frozen=True)
class Game:
    """A game of a block that was played, with the entrants who sat there."""

    unit: Unit
    seating: Seating
    played: Played


@dataclass
class Outcome:
    """What a contest came to. `stopped` is `blocks`, `sure` or `most`; `fresh` and `kept` count its games."""

    plan: Plan
    blocks: list[list[Game]] = field(default_factory=list)
    stopped: str = ""
    fresh: int = 0
    kept: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> list[Game]:
        """All games that count."""
        return [game for block in self.blocks for game in block]

    def block_shares(self, entrant: int) -> list[float]:
        """What a seat of an entrant won in each block, on average."""
        return [_share(block, entrant) for block in self.blocks]


@dataclass(frozen=True)
class Progress:
    """How far a contest is. `share` is that of the first entrant where the contest ends when that is sure."""

    blocks: int
    games: int
    of_games: int
    share: Interval | None


def _share(block: list[Game], entrant: int) -> float:
    shares = [
        share
        for game in block
        for sits, share in zip(game.seating, game.played.shares(), strict=True)
        if sits == entrant
    ]
    return sum(shares) / len(shares)


def play_contest(
    plan: Plan, store: Store, executor: Executor, told: Callable[[Progress], None] = lambda progress: None
) -> Outcome:
    """Plays a contest, as far as its games are not in the store yet."""
    begun = time.perf_counter()
    runner = _Runner(plan, store, executor, told)
    try:
        runner.run()
    finally:
        executor.drop()
        store.release_all()
    runner.outcome.seconds = time.perf_counter() - begun
    return runner.outcome


class _Runner:
    """Hands units out in the order of the blocks and puts complete blocks together."""

    def __init__(self, plan: Plan, store: Store, executor: Executor, told: Callable[[Progress], None]) -> None:
        self._plan, self._store, self._executor, self._told = plan, store, executor, told
        self.outcome = Outcome(plan)
        self._looks = Sequence() if plan.until_sure else None
        self._planned: dict[int, list[Unit]] = {}
        self._done: dict[str, Played] = {}
        self._upcoming = self._all_units()
        # Those that somebody else is playing.
        self._elsewhere: deque[Unit] = deque()
        self._looked_elsewhere = 0.0

    def _all_units(self) -> Iterator[Unit]:
        for block in range(self._plan.blocks):
            self._planned[block] = self._plan.units(block)
            yield from self._planned[block]

    def run(self) -> None:
        self._tell()
        while not self.outcome.stopped:
            self._hand_out()
            self._store.touch()
            finished = self._executor.wait(PATIENCE / 4)
            for unit, played in finished:
                self._store.save(unit, played)
                self._done[unit.key] = played
                self.outcome.fresh += 1
            if self._elsewhere and not finished:
                self._look_elsewhere()
            self._gather()
            self._tell()

    def _hand_out(self) -> None:
        while self._executor.free() > 0:
            unit = next(self._upcoming, None)
            if unit is None:
                return
            self._take(unit)
            # Blocks that were played before may be enough.
            if self._gather():
                return

    def _take(self, unit: Unit) -> None:
        if unit.key in self._done:
            return
        played = self._store.load(unit)
        if played is not None:
            self._done[unit.key] = played
            self.outcome.kept += 1
        elif self._store.claim(unit):
            self._executor.submit(unit)
        else:
            self._elsewhere.append(unit)

    def _look_elsewhere(self) -> None:
        """Fetches what others have played meanwhile, and takes over what they left."""
        pause = self._looked_elsewhere + PATIENCE - time.monotonic()
        if pause > 0 and self._executor.free() > 0:
            time.sleep(min(pause, PATIENCE / 4))
        if pause > 0:
            return
        self._looked_elsewhere = time.monotonic()
        for _ in range(len(self._elsewhere)):
            if self._executor.free() <= 0:
                return
            self._take(self._elsewhere.popleft())

    def _gather(self) -> bool:
        """Appends the blocks that are complete now; whether that is enough."""
        outcome, plan = self.outcome, self._plan
        while not outcome.stopped:
            number = len(outcome.blocks)
            units = self._planned.get(number)
            if units is None or any(unit.key not in self._done for unit in units):
                break
            seatings = plan.lineup.seatings()
            block = [Game(unit, seating, self._done[unit.key]) for unit, seating in zip(units, seatings, strict=True)]
            outcome.blocks.append(block)
            if self._looks:
                self._looks.add(_share(block, 0))
                if is_sure(self._looks.interval, plan.lineup.fair):
                    outcome.stopped = "sure"
            if not outcome.stopped and len(outcome.blocks) == plan.blocks:
                outcome.stopped = "most" if plan.until_sure else "blocks"
        return bool(outcome.stopped)

    def _tell(self) -> None:
        share = self._looks.interval if self._looks and self.outcome.blocks else None
        of_games = self._plan.blocks * self._plan.lineup.games_in_block
        self._told(Progress(len(self.outcome.blocks), len(self._done), of_games, share))
