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

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import numpy as np

from shokai.engine.contract import WORD
from shokai.engine.engine import engine_for
from shokai.engine.machine import cores
from shokai.research import stepping
from shokai.research.observer import look_of, looking_engine
from shokai.research.settings import Beginnings, Mix, Position, read_settings, which_games

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from shokai.sight.pieces import Pieces

    Bools = NDArray[np.bool_]


class Vector:
    """Many games of a kind. After `step` and `reset` these arrays tell where the games stand; they are always the
    same arrays, written anew:

    - `observations`, float32 or uint8 (games, features): what the seat that decides knows, that seat first. Nobody
      else may write to it, because what stays the same during a game is written when it begins and then left alone;
    - `masks`, bool (games, moves): its legal moves, of which there is always one;
    - `movers`, int8 (games): which seat that is;
    - `over`, bool (games): whether a game came to its end in this step. A new one has begun in its place already,
      and the observation is of that one;
    - `truncated`, bool (games): whether a game was cut off in this step because it had `most_decisions`. Here, too, a
      new one has begun;
    - `rewards`, float32 (games, players): at the end of a game from 1 for the first to -1 for the last, else 0. A
      truncated game was not decided, so it has none;
    - `points` and `places`, int64 (games, players): how the last game that ended or was truncated there stood;
    - `final_observations` (games, features): what the seat that moved last saw then;
    - `decisions`, int64 (games): how many decisions each present game has had, by whoever made them.

    `seats` are those whose moves are asked for; the `others` move at random: `uniform` or `random` as the bots of
    these names, one for all or one for each of them. With `skip_forced` nobody is asked where there is one legal
    move. `most_decisions` counts the decisions of all seats, forced ones too; None is no limit. `dtype` is `float32`
    or `uint8`; the numbers are the same. `positions` is what games start from, see `reset`.

    `mix` puts games of several kinds into one vector: pairs of players and options, which the games take in turn, game
    `g` the pair `g % len(mix)`. `players` and `options` are not asked then, arrays have as many seats as the largest
    games need, and nothing starts from a position.

    A game's course depends on the seed, its number and the moves made in it, and not on the number of games or
    threads. A vector belongs to one thread at a time; different vectors share nothing that is written.
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
        seats: Sequence[int] | None = None,
        others: str | Sequence[str] = "uniform",
        skip_forced: bool = False,
        most_decisions: int | str | None = "auto",
        mix: Mix | None = None,
        dtype: str = "float32",
        positions: Position | Sequence[Position] | None = None,
        threads: int | None = None,
        final_seat: int = -1,
    ) -> None:
        self._given: dict[str, Any] = {
            "game": game, "games": games, "players": players, "options": options, "view": view, "seats": seats,
            "others": others, "skip_forced": skip_forced, "most_decisions": most_decisions, "mix": mix,
            "dtype": dtype, "threads": threads, "final_seat": final_seat,
        }  # fmt: skip
        self._make()
        self.reset(seed, positions=positions)

    def _make(self) -> None:
        """Everything but the games themselves."""
        given = self._given
        self.game, games, players = given["game"], given["games"], given["players"]
        told = ("options", "view", "seats", "others", "dtype", "skip_forced", "most_decisions", "mix")
        chosen = {name: given[name] for name in told}
        settings = read_settings(self.game, games, players, **chosen, viewer=given["final_seat"])
        players = settings.players
        self.games, self.players = games, players
        self.pieces: Pieces = look_of(self.game).PIECES
        rules: Any = settings.game.rules
        self.moves: int = rules.MOVES
        self.ended = 0
        no_limit = settings.most_decisions == stepping.NO_LIMIT
        self.most_decisions: int | None = None if no_limit else settings.most_decisions
        self.settings = settings
        self.engine = looking_engine(engine_for(rules, "native"))
        most, size = rules.PLAYERS[1], self.engine.fields.dtype.itemsize
        self._from = Beginnings(settings, games, self.engine, np.uint8)
        self._homes = np.zeros((games, size), np.uint8)
        self._words = np.zeros((games, rules.WORDS), np.int64)
        self._rngs = np.zeros((games, 2), np.int64)
        self._places = np.zeros((games, most), np.int64)
        self._points = np.zeros((games, most), np.int64)
        self._rewards = np.zeros((games, most), np.float32)
        self._moves = np.zeros(games, np.int64)
        self._dice = np.zeros((games, 2), np.int64)
        self._outs = np.zeros((games, self.pieces.size), settings.dtype)
        self.observations: NDArray[Any] = self._outs.view()
        self.observations.flags.writeable = False
        self.final_observations: NDArray[Any] = np.zeros((games, self.pieces.size), settings.dtype)
        self.masks: Bools = np.zeros((games, self.moves), np.bool_)
        self.movers: NDArray[np.int8] = np.zeros(games, np.int8)
        self.over: Bools = np.zeros(games, np.bool_)
        self.truncated: Bools = np.zeros(games, np.bool_)
        self.decisions: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rewards = self._rewards[:, :players]
        self.points = self._points[:, :players]
        self.places = self._places[:, :players]
        self._begin, self._step, self._choose = (
            self.engine.bind(door) for door in (stepping.begin_games, stepping.step_games, stepping.choose_any)
        )
        self._all = np.arange(games)
        threads = given["threads"] or cores()
        self._threads = max(1, min(threads, games // _WORTH_A_THREAD))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def reset(
        self,
        seed: int | Sequence[int] = 0,
        *,
        which: Any = None,
        positions: Position | Sequence[Position] | None = None,
    ) -> None:
        """Begins games anew: all of them, or those that `which` has, as numbers or as a mask.

        `seed` is one for all games, which differ by their numbers, or a list with one for each of them; a game with a
        seed of its own is the same in any slot. `positions` is one for all or one for each, as texts or entries
        (docs/reference/formats.md); by default, games start as the rules say. Later games in the same slot start from
        the same position.
        """
        chosen = self._all if which is None else which_games(which, self.games)
        self._from.set(chosen, seed, positions)
        if which is None:
            self.ended = 0
        for array in (self.over, self.truncated, self._rewards, self._points, self._places):
            array[chosen] = 0
        unasked = self._on_all_cores(
            chosen,
            lambda first, last: self._begin(
                self._homes, self._from.starts, self._from.rows, self._from.seeds, self._from.numbers, chosen, first,
                last, self.settings.numbers, self.decisions, self._words, self._rngs, self._dice, self._outs,
                self.masks, self.movers,
            ),
        )  # fmt: skip
        number = max(unasked)
        if number >= 0:
            raise ValueError(
                f"Game {number} ends or reaches most_decisions before any of the seats is asked for a decision."
            )

    def step(self, moves: Any, which: Any = None) -> None:
        """Makes one move in every game, or in those that `which` has; `moves` has a place for every game all the
        same. Refuses, before anything has happened, where one is not legal."""
        given = np.asarray(moves)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"Moves are {self.games} whole numbers, not an array of {given.dtype} {given.shape}.")
        whole = which is None
        chosen = self._all if whole else which_games(which, self.games)
        made = self._moves
        made[:] = given
        wanted = made if whole else made[chosen]
        good = (wanted >= 0) & (wanted < self.moves)
        if good.all():
            # Checked against the rules, because callers may have written to the masks.
            good = (self._words[chosen, wanted // WORD] >> (wanted % WORD)) & 1 == 1
        if not good.all():
            number = int(chosen[np.flatnonzero(~good)[0]])
            raise ValueError(f"Move {made[number]} is not legal in game {number}; see `masks`.")
        some = _NONE if whole else chosen
        self._on_all_cores(
            chosen,
            lambda first, last: self._step(
                self._homes, self._from.starts, self._from.rows, made, some, first, last, self.settings.numbers,
                self.decisions, self._words, self._rngs, self._places, self._points, self._rewards, self.over,
                self.truncated, self.final_observations, self._outs, self.masks, self.movers,
            ),
        )  # fmt: skip
        self.ended += int(np.count_nonzero(self.over if whole else self.over[chosen]))

    def limit_each(self, decisions: int | None) -> None:
        """From now on, games are truncated after so many decisions for each of their players, too; None: no more."""
        self.settings.numbers[stepping.EACH] = decisions or 0

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for every game, each equally likely."""
        moves = np.empty(self.games, np.int64)
        self._choose(self._words, self._dice, 0, self.games, moves)
        return moves

    def states(self) -> NDArray[np.uint8]:
        """The states of all games, as the bytes that the compiled rules work on."""
        return self._homes.copy()

    def state(self, number: int) -> NDArray[np.uint8]:
        """A copy of the state of one game."""
        return np.array(self._homes[number])

    def seed_of(self, number: int) -> tuple[int, int]:
        """What a game was last begun with: a seed, and its number or 0 where the seed is its own."""
        return int(self._from.seeds[number]), int(self._from.numbers[number])

    def _on_all_cores(self, chosen: NDArray[np.int64], work: Callable[[int, int], Any]) -> list[Any]:
        # Compiled code releases the GIL, so Python threads are enough, and unlike Numba's own they may be used
        # by several vectors at once.
        n = max(1, min(self._threads, len(chosen) // _WORTH_A_THREAD))
        parts = [(len(chosen) * i // n, len(chosen) * (i + 1) // n) for i in range(n)]
        if self._pool is None or n == 1:
            return [work(*part) for part in parts]
        others = [self._pool.submit(work, *part) for part in parts[1:]]
        done = [work(*parts[0])]
        return done + [other.result() for other in others]

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: getattr(self, name) for name in _KEPT}
        begun = {name: getattr(self._from, name) for name in _BEGUN}
        return {"given": self._given, "ended": self.ended, "arrays": arrays, "from": begun}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._given = kept["given"]
        self._make()
        self.ended = kept["ended"]
        for name, array in kept["arrays"].items():
            getattr(self, name)[...] = array
        for name, array in kept["from"].items():
            setattr(self._from, name, np.array(array))


# Where all games are stepped, they need not be named.
_NONE = np.zeros(0, np.int64)

# A few hundred games are not worth another thread.
_WORTH_A_THREAD = 128

# What a vector is besides its settings: everything that is pickled.
_BEGUN = ("starts", "seeds", "numbers", "rows")
_KEPT = (
    "_homes", "_words", "_rngs", "_places", "_points", "_rewards", "_dice", "_outs",
    "final_observations", "masks", "movers", "over", "truncated", "decisions",
)  # fmt: skip
