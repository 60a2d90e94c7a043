"""The opponents in an environment: bots inside compiled code where possible, otherwise in Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shokai.bots import Bot, bot_for, canonical
from shokai.bots.asking import chosen
from shokai.match.seat import seat_at
from shokai.research.settings import COMPILED_BOTS
from shokai.research.vector import Vector

# How often a game may begin anew without a decision for the own seat, from a position near the end for example.
ATTEMPTS = 100


@dataclass(frozen=True)
class Opponents:
    """The bots on the seats after one's own, clockwise, by their names."""

    names: tuple[str, ...]

    @classmethod
    def read(cls, players: int, opponents: str | Sequence[str]) -> Opponents:
        """One name for all, or one for each. Refuses names of bots that there are not."""
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(names)}.")
        for name in names:
            bot_for(name, 0)
        return cls(tuple(canonical(name) for name in names))

    def around(self, seat: int) -> dict[int, str]:
        """The name of the bot on every other seat."""
        players = len(self.names) + 1
        return {(seat + 1 + i) % players: name for i, name in enumerate(self.names)}

    def in_python(self, seat: int) -> list[int]:
        """The seats whose bots must be asked, when one's own is `seat`."""
        return sorted(p for p, name in self.around(seat).items() if name not in COMPILED_BOTS)

    def by_kind(self, seat: int) -> list[int]:
        """The seats that move as the bot `random` does, inside compiled code."""
        return sorted(p for p, name in self.around(seat).items() if name == "random")

    def bots(self, seat: int, seeds: Sequence[int]) -> dict[int, Bot]:
        """New bots for a game, with a seed for each seat."""
        around = self.around(seat)
        return {p: bot_for(around[p], int(seeds[p])) for p in self.in_python(seat)}


class Stepper:
    """Steps a vector from one decision of one's own seat to the next, with bots in Python on some other seats.

    As in the vector, a game that is over begins anew in the same step. The arrays tell of the first end in a step, if
    a game should end twice before its seat is asked.
    """

    def __init__(self, vector: Vector, seat: int, opponents: Opponents) -> None:
        self.vector, self.seat, self._opponents = vector, seat, opponents
        self._bots: list[dict[int, Bot]] = [{} for _ in range(vector.games)]
        # Every game has a generator for its bots, so that it does not depend on the others.
        self._random: dict[int, np.random.Generator] = {}
        self.rewards: NDArray[np.float32] = np.zeros(vector.games, np.float32)
        self.over: NDArray[np.bool_] = np.zeros(vector.games, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(vector.games, np.bool_)
        self.final_observations: NDArray[Any] = np.zeros_like(vector.final_observations)
        self.points: NDArray[np.int64] = np.zeros((vector.games, vector.players), np.int64)

    def begin(self, which: NDArray[np.int64]) -> None:
        """After a reset of these games: new bots for them, which move until the own seat is asked."""
        for g in which.tolist():
            self._random[g] = np.random.default_rng(self.vector.seed_of(g))
        self._new_bots(which)
        for array in (self.over, self.truncated, self.rewards, self.points):
            array[which] = 0
        self._let_bots_move(which)
        # A game may have ended before anyone was asked; a reset does not report that.
        for array in (self.over, self.truncated, self.rewards, self.points):
            array[which] = 0

    def step(self, moves: Any) -> None:
        """The own move in every game, and those of the bots after it."""
        vector = self.vector
        vector.step(moves)
        for array in (self.over, self.truncated, self.rewards):
            array[:] = 0
        everyone = np.arange(vector.games)
        self._note(everyone)
        self._let_bots_move(everyone)

    def _new_bots(self, which: NDArray[np.int64]) -> None:
        for g in which.tolist():
            seeds = self._random[g].integers(2**31, size=self.vector.players)
            self._bots[g] = self._opponents.bots(self.seat, seeds.tolist())

    def _note(self, stepped: NDArray[np.int64]) -> None:
        """Keeps what a step tells of the games that came to an end in it."""
        vector = self.vector
        done = stepped[vector.over[stepped] | vector.truncated[stepped]]
        first = done[~(self.over[done] | self.truncated[done])]
        self.over[first], self.truncated[first] = vector.over[first], vector.truncated[first]
        self.rewards[first] = vector.rewards[first, self.seat]
        self.points[first] = vector.points[first]
        self.final_observations[first] = vector.final_observations[first]
        self._new_bots(done)

    def _let_bots_move(self, among: NDArray[np.int64]) -> None:
        vector = self.vector
        moves = np.zeros(vector.games, np.int64)
        game = vector.settings.game
        waiting = among[vector.movers[among] != self.seat]
        ends = np.zeros(vector.games, np.int64)
        while len(waiting):
            for g in waiting:
                bot = self._bots[g][int(vector.movers[g])]
                moves[g] = chosen(bot, seat_at(game, vector.engine, vector.state(g)))
            vector.step(moves, waiting)
            self._note(waiting)
            ends[waiting] += vector.over[waiting] | vector.truncated[waiting]
            if ends.max() > ATTEMPTS:
                raise ValueError(f"Game {ends.argmax()} ended {ATTEMPTS} times before seat {self.seat} was asked.")
            waiting = waiting[vector.movers[waiting] != self.seat]
