"""A vector of games: thousands of them, one step at a time, each step one compiled call for every core.

>>> games = Vector("osaka", games=256, players=3, seed=7)
>>> games.observations.shape, games.masks.shape
((256, 382), (256, 59))
>>> for _ in range(300):
...     games.step(games.random_moves())
>>> bool(games.ended > 0), float(abs(games.rewards.sum()))
(True, 0.0)
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from shokai.game.title import read_options, title_for
from shokai.kernel.engine import engine_for
from shokai.kernel.machine import cores
from shokai.research import stepping
from shokai.research.observer import VIEWS, look_of, looking_engine

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from shokai.research.pieces import Pieces


class Vector:
    """Many games of a kind. After `step` and `reset` these arrays tell where the games stand; they are always the
    same arrays, written anew:

    - `observations`, float32 (games, features): what the seat that decides knows, that seat first;
    - `masks`, bool (games, moves): its legal moves;
    - `movers`, int8 (games): which seat that is;
    - `over`, bool (games): whether a game came to its end in this step. A new one has begun in its place already,
      and the observation is of that one;
    - `rewards`, float32 (games, players): at the end of a game from 1 for the first to -1 for the last, else 0;
    - `points`, int64 (games, players): the points of the last game that came to its end there;
    - `final_observations`, float32 (games, features): what the seat that moved last saw at that end.

    `seats` are those whose moves are asked for; the others move at random. A game's course depends on the seed, its
    number and the moves made in it, and not on the number of games or threads.
    """

    def __init__(
        self,
        game: str = "osaka",
        games: int = 1024,
        players: int = 2,
        *,
        options: str = "",
        view: str = "memory",
        seed: int = 0,
        seats: tuple[int, ...] | None = None,
        threads: int | None = None,
    ) -> None:
        title = title_for(game)
        rules: Any = title.rules
        if not rules.PLAYERS[0] <= players <= rules.PLAYERS[1]:
            raise ValueError(f"{game} is for {rules.PLAYERS[0]} to {rules.PLAYERS[1]} players, not {players}.")
        if view not in VIEWS:
            raise ValueError(f"There is no view {view!r}; it can be {' or '.join(VIEWS)}.")
        asked = range(players) if seats is None else seats
        if not asked or not all(0 <= seat < players for seat in asked):
            raise ValueError(f"The seats are some of 0 to {players - 1}, not {seats}.")
        self.game, self.games, self.players = game, games, players
        self.pieces: Pieces = look_of(game).PIECES
        self.moves: int = rules.MOVES
        self.ended = 0
        self._options = read_options(title, options)
        self._memory = VIEWS.index(view)
        self._seats = sum(1 << seat for seat in set(asked))
        self.engine = looking_engine(engine_for(rules, "native"))
        most = rules.PLAYERS[1]
        self._homes = np.zeros((games, self.engine.fields.dtype.itemsize), np.uint8)
        self._words = np.zeros((games, rules.WORDS), np.int64)
        self._rngs = np.zeros((games, 2), np.int64)
        self._places = np.zeros((games, most), np.int64)
        self._points = np.zeros((games, most), np.int64)
        self._rewards = np.zeros((games, most), np.float32)
        self._moves = np.zeros(games, np.int64)
        self._dice = np.zeros((games, 2), np.int64)
        self.observations: NDArray[np.float32] = np.zeros((games, self.pieces.size), np.float32)
        self.final_observations: NDArray[np.float32] = np.zeros((games, self.pieces.size), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((games, self.moves), np.bool_)
        self.movers: NDArray[np.int8] = np.zeros(games, np.int8)
        self.over: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.rewards = self._rewards[:, :players]
        self.points = self._points[:, :players]
        self._begin, self._step, self._choose = (
            self.engine.bind(door) for door in (stepping.begin_games, stepping.step_games, stepping.choose_any)
        )
        self._parts = _parts(games, threads or cores())
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self.over[:] = False
        self._rewards[:] = 0
        self._points[:] = 0
        self.ended = 0
        self._on_all_cores(
            lambda first, last: self._begin(
                self._homes, seed, first, last, self.players, self._options, self._seats, self._memory, self._words,
                self._rngs, self._dice, self.observations, self.masks, self.movers,
            )
        )  # fmt: skip

    def step(self, moves: Any) -> None:
        """Makes one move in every game. Refuses, before anything has happened, where one is not legal."""
        self._moves[:] = moves
        chosen = self._moves
        good = (chosen >= 0) & (chosen < self.moves)
        good[good] = self.masks[np.flatnonzero(good), chosen[good]]
        if not good.all():
            number = int(np.flatnonzero(~good)[0])
            raise ValueError(f"Move {chosen[number]} is not legal in game {number}; see `masks`.")
        self._on_all_cores(
            lambda first, last: self._step(
                self._homes, chosen, first, last, self.players, self._options, self._seats, self._memory, self._words,
                self._rngs, self._places, self._points, self._rewards, self.over, self.final_observations,
                self.observations, self.masks, self.movers,
            )
        )  # fmt: skip
        self.ended += int(np.count_nonzero(self.over))

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for every game, each equally likely."""
        moves = np.empty(self.games, np.int64)
        self._choose(self._words, self._dice, 0, self.games, moves)
        return moves

    def states(self) -> NDArray[np.uint8]:
        """The states of all games, as the bytes that the compiled rules work on."""
        return self._homes.copy()

    def _on_all_cores(self, work: Callable[[int, int], Any]) -> None:
        # Compiled code holds no lock, so threads of Python are enough, and unlike Numba's own they may be used
        # by several vectors at once.
        if self._pool is None:
            work(*self._parts[0])
            return
        others = [self._pool.submit(work, *part) for part in self._parts[1:]]
        work(*self._parts[0])
        for other in others:
            other.result()


def _parts(games: int, threads: int) -> list[tuple[int, int]]:
    """The games shared out among threads; a few hundred games are not worth another one."""
    n = max(1, min(threads, games // 128))
    return [(games * i // n, games * (i + 1) // n) for i in range(n)]
