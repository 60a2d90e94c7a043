"""The settings of vectors, validated and converted to numbers; and positions to start games from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from shokai.engine.contract import OVER
from shokai.engine.engine import Engine
from shokai.engine.fields import State
from shokai.match.game import Game, game_for, read_options
from shokai.research import stepping
from shokai.research.observer import VIEWS

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The numbers that observations can be made of. All of them fit into a byte.
DTYPES = ("float32", "uint8")
# Bots that move inside compiled code.
COMPILED_BOTS = ("uniform", "random")
# A position as the text of docs/reference/formats.md, or as its entries.
Position = str | Mapping[str, str]
# Games of several kinds in one vector: numbers of players, each with options.
Mix = Sequence[tuple[int, str]]
MOST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Settings:
    """The settings of a vector, as its compiled code takes them (`numbers`) and as Python needs them."""

    game: Game
    players: int
    # Players and options of the games, which take them in turn.
    mix: tuple[tuple[int, int], ...]
    view: str
    dtype: str
    most_decisions: int
    numbers: NDArray[np.int64]


def read_settings(
    game: str,
    games: int,
    players: int,
    *,
    options: str,
    view: str,
    seats: Sequence[int] | None,
    others: str | Sequence[str],
    dtype: str,
    skip_forced: bool,
    most_decisions: int | str | None,
    viewer: int = -1,
    mix: Mix | None = None,
) -> Settings:
    """Validates all of them; raises an error with a sentence about what is wrong."""
    kind = game_for(game)
    tables = [(players, options)] if mix is None else list(mix)
    if not tables:
        raise ValueError("A mix has at least one pair of players and options.")
    for number, _ in tables:
        check_players(kind, number)
    players = max(number for number, _ in tables)
    kinds = tuple((number, read_options(kind, words)) for number, words in tables)
    if games < 1:
        raise ValueError(f"There must be at least one game, not {games}.")
    if view not in VIEWS:
        raise ValueError(f"There is no view {view!r}; it can be {' or '.join(VIEWS)}.")
    if dtype not in DTYPES:
        raise ValueError(f"Observations cannot be of {dtype!r}; it can be {' or '.join(DTYPES)}.")
    asked = sorted(set(range(players) if seats is None else seats))
    if not asked or not all(0 <= seat < players for seat in asked):
        raise ValueError(f"The seats are some of 0 to {players - 1}, not {seats}.")
    unasked = [seat for seat in range(players) if seat not in asked]
    named = [others] * len(unasked) if isinstance(others, str) else list(others)
    if len(named) != len(unasked) or not all(name in COMPILED_BOTS for name in named):
        raise ValueError(f"The {len(unasked)} others are {' or '.join(COMPILED_BOTS)} each, not {others}.")
    by_kind = [seat for seat, name in zip(unasked, named, strict=True) if name == "random"]
    most = limit_of(game, most_decisions)
    numbers = np.zeros(stepping.SETTINGS, np.int64)
    numbers[stepping.PLAYERS] = players
    numbers[stepping.SEATS] = seat_set(asked)
    numbers[stepping.BY_KIND] = seat_set(by_kind)
    numbers[stepping.SKIP] = bool(skip_forced)
    numbers[stepping.MEMORY] = VIEWS.index(view)
    numbers[stepping.VIEWER] = viewer
    numbers[stepping.MOST] = most
    return Settings(kind, players, kinds, view, dtype, most, numbers)


def check_players(game: Game, players: int) -> None:
    """Refuses a number of players that the game is not for."""
    rules: Any = game.rules
    if not rules.PLAYERS[0] <= players <= rules.PLAYERS[1]:
        raise ValueError(f"{game.name} is for {rules.PLAYERS[0]} to {rules.PLAYERS[1]} players, not {players}.")


def seat_set(seats: Sequence[int]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in set(seats))


def limit_of(game: str, most_decisions: int | str | None) -> int:
    """After how many decisions a game is truncated: `auto` is the game's own limit, None or 0 stands for no limit.

    >>> limit_of("yokohama", "auto"), limit_of("osaka", 100), limit_of("osaka", None) == stepping.NO_LIMIT
    (10000, 100, True)
    """
    if most_decisions == "auto":
        return game_for(game).most_decisions
    if not most_decisions:
        return stepping.NO_LIMIT
    if isinstance(most_decisions, str) or not 1 <= most_decisions < stepping.NO_LIMIT:
        raise ValueError(f"most_decisions is a number from 1, None for no limit, or 'auto', not {most_decisions!r}.")
    return int(most_decisions)


def checked_seed(seed: Any) -> int:
    """A seed as a number that compiled code can take."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"A seed is a whole number from 0 to 2**63 - 1, not {seed!r}.")
    return int(seed)


def which_games(which: Any, games: int) -> NDArray[np.int64]:
    """The numbers of the games that somebody means: all of them, those named, or those of a mask.

    >>> which_games([2, 0], 4).tolist(), which_games(np.array([False, True]), 2).tolist()
    ([0, 2], [1])
    """
    if which is None:
        return np.arange(games)
    array = np.asarray(which)
    if array.dtype == np.bool_ and array.shape == (games,):
        return np.flatnonzero(array)
    numbers = array.ndim == 1 and (np.issubdtype(array.dtype, np.integer) or not array.size)
    if not numbers or (array.size and not 0 <= array.min() <= array.max() < games):
        raise ValueError(f"`which` has numbers of games from 0 to {games - 1}, or True or False for each game.")
    return np.unique(array).astype(np.int64)


def entries_of(position: Position) -> dict[str, str]:
    """The entries of a position, each a line `key: value`.

    >>> entries_of("market: R5 B2\\nWhite hand: G5  # the dearest")
    {'market': 'R5 B2', 'White hand': 'G5'}
    """
    if isinstance(position, Mapping):
        return dict(position)
    if not isinstance(position, str):
        raise ValueError(f"A position is a text or a dictionary, not {type(position).__name__}.")
    entries: dict[str, str] = {}
    for line in position.splitlines():
        told = line.partition("#")[0].strip()
        if not told:
            continue
        key, colon, value = (part.strip() for part in told.partition(":"))
        if not colon or key in entries:
            raise ValueError(f"Each line of a position is `key: value`, every key once; this one is not: {told}")
        entries[key] = value
    return entries


class Beginnings:
    """What each game of a vector begins with: a seed, a number, and a row of `starts`, which has states."""

    def __init__(self, settings: Settings, games: int, engine: Engine, dtype: Any) -> None:
        self._settings, self._games, self._engine, self._dtype = settings, games, engine, dtype
        self.starts = np.stack([self._as_row(engine.new(*kind)) for kind in settings.mix])
        self._kinds = len(settings.mix)
        self.seeds: NDArray[np.int64] = np.zeros(games, np.int64)
        self.numbers: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rows: NDArray[np.int64] = np.arange(games) % self._kinds

    def _as_row(self, state: State) -> NDArray[Any]:
        state_bytes = self._engine.fields.to_bytes(state) if self._engine.backend == "python" else state
        return np.array(state_bytes, np.uint8).view(self._dtype)

    def set(self, chosen: NDArray[np.int64], seed: int | Sequence[int], positions: Any) -> None:
        """For the chosen games: one seed for all, which differ by their numbers, or one for each; one position for
        all, one for each, or None. Nothing changes where anything is wrong."""
        seeds = [checked_seed(one) for one in ([seed] if np.ndim(seed) == 0 else seed)]  # type: ignore[union-attr]
        if np.ndim(seed) and len(seeds) != len(chosen):
            raise ValueError(f"There are {len(chosen)} games to begin, but {len(seeds)} seeds.")
        each = list(positions) if isinstance(positions, list | tuple) else [] if positions is None else [positions]
        if positions is not None and len(each) not in (1, len(chosen)):
            raise ValueError(f"There are {len(chosen)} games to begin, but {len(each)} positions.")
        if positions is not None and self._kinds > 1:
            raise ValueError("A vector with a mix of games starts none of them from a position.")
        told = self._settings
        read = [self._as_row(start_from(told.game, self._engine, told.players, position)) for position in each]
        self.seeds[chosen], self.numbers[chosen] = seeds, 0 if np.ndim(seed) else chosen
        self.rows[chosen] = len(self.starts) + np.arange(len(read)) if read else chosen % self._kinds
        if read:
            self.starts = np.concatenate([self.starts, read])
        # The first rows are the beginnings of new games; of the others, those stay that some game begins with.
        new = np.arange(self._kinds)
        used, rows = np.unique(np.append(self.rows, new), return_inverse=True)
        self.starts, self.rows[:] = self.starts[used], rows[: -self._kinds]


def start_from(game: Game, engine: Engine, players: int, position: Position) -> State:
    """The state that a position describes, for a game of so many players that is not over."""
    s, names = game.read_position(entries_of(position))
    if len(names) != players:
        raise ValueError(f"The position is for {len(names)} players, not {players}.")
    if s.actor == OVER:
        raise ValueError("The game of the position is over.")
    return engine.of_lists(s)
