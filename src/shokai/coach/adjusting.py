"""Results of the arena without luck: what the same decisions would have won on average.

The luck of a game has a mean of zero, whoever plays, so taking it away leaves the mean of the results as it is and
makes them vary less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from statistics import fmean, pvariance
from typing import Any

from shokai.arena.contest import Outcome
from shokai.arena.statistics import Interval, plain_interval
from shokai.coach.luck import Dealt, course
from shokai.coach.outlook import Foresight, nothing
from shokai.match.record import read_record

# Futures before each draw.
FUTURES = 48


@dataclass(frozen=True)
class Adjusted:
    """A bot's share of the wins as it was and without luck, both over blocks, and the variance that is left."""

    name: str
    plain: Interval
    share: Interval
    variance: float | None

    def told(self) -> dict[str, Any]:
        """For JSON."""
        left = None if self.variance is None else round(self.variance, 4)
        return {"plain": self.plain.told(), "share": self.share.told(), "variance": left}


@cache
def _eyes(game: str) -> Foresight:
    return Foresight(game)


def luck_of(record: str) -> tuple[float, ...]:
    """What chance gave each seat in a game, in shares of the win."""
    match = read_record(record)
    eyes, luck = _eyes(match.game), nothing(match.players)
    states = [eyes.state(match.engine, state) for state in match.history.states]
    for event in course(eyes, match.history.steps, states, FUTURES):
        if isinstance(event, Dealt):
            luck = luck.plus(event.luck)
    return luck.wins


def lucks_of(records: Sequence[str], workers: int) -> Iterator[tuple[float, ...]]:
    """The luck of many games, one after the other, from several processes."""
    if workers == 1 or len(records) < 2:
        yield from map(luck_of, records)
        return
    # Fresh processes: compiled code and threads do not survive a fork.
    with get_context("spawn").Pool(min(workers, len(records))) as pool:
        yield from pool.imap(luck_of, records)


def adjusted(outcome: Outcome, lucks: Sequence[Sequence[float]]) -> list[Adjusted]:
    """Everybody's share with and without luck, where `lucks` are those of all games in their order."""
    luck_by_game = dict(zip((id(game) for game in outcome.games), lucks, strict=True))
    told = []
    for e, entrant in enumerate(outcome.plan.lineup.entrants):
        plain: list[list[float]] = []
        without: list[list[float]] = []
        for block in outcome.blocks:
            sat = [(game, p) for game in block for p, sits in enumerate(game.seating) if sits == e]
            plain.append([game.played.shares()[p] for game, p in sat])
            without.append([game.played.shares()[p] - luck_by_game[id(game)][p] for game, p in sat])
        told.append(Adjusted(entrant.name, _interval(plain), _interval(without), _left(plain, without)))
    return told


def _interval(blocks: list[list[float]]) -> Interval:
    games = [value for block in blocks for value in block]
    return plain_interval([fmean(block) for block in blocks], pvariance(games) / len(blocks[0]))


def _left(plain: list[list[float]], without: list[list[float]]) -> float | None:
    """Which part of the variance of a block is left; None where there was none."""
    before = pvariance([fmean(block) for block in plain])
    return pvariance([fmean(block) for block in without]) / before if before else None
