"""Each seat's outlook in a position: its share of the win and its final points, as expected by the network."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp, hypot, log, sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

from shokai.bots.guided_room import guided_thinker_for, is_compiled
from shokai.bots.thinker import bytes_of, seed_of
from shokai.coach import foresight
from shokai.engine.engine import CHANCE, OVER, Engine, wanted_backend
from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.network.alike import named_for
from shokai.network.file import SEATS

# So many times the futures of any other draw are looked at before the first card.
AT_THE_START = 24


@dataclass(frozen=True)
class Outlook:
    """What each seat may expect: its share of the win, all of them adding up to 1, and its final points."""

    wins: tuple[float, ...]
    points: tuple[float, ...]

    def less(self, other: Outlook) -> Outlook:
        """By how much it is better than another, seat by seat."""
        return Outlook(
            tuple(a - b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a - b for a, b in zip(self.points, other.points, strict=True)),
        )

    def plus(self, other: Outlook) -> Outlook:
        """Both together, seat by seat."""
        return Outlook(
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
        )


def nothing(players: int) -> Outlook:
    """No difference for anybody."""
    return Outlook((0.0,) * players, (0.0,) * players)


@dataclass(frozen=True)
class Samples:
    """Futures of a position, each as an outlook; those of one seed can be compared one by one.

    `looks` are the same as the network sees them under every name, and `names` those that count: see
    `shokai.network.alike`.
    """

    rows: tuple[Outlook, ...]
    looks: tuple[tuple[Outlook, ...], ...] = ()
    names: frozenset[int] = frozenset({0})

    @property
    def mean(self) -> Outlook:
        """What is expected."""
        return Outlook(
            tuple(sum(column) / len(self.rows) for column in zip(*(row.wins for row in self.rows), strict=True)),
            tuple(sum(column) / len(self.rows) for column in zip(*(row.points for row in self.rows), strict=True)),
        )

    def error_against(self, other: Samples, seat: int) -> float:
        """The standard error of a seat's difference in chances to other samples of the same seed.

        Where the network is asked under several names and these do not agree on the difference, that counts, too.
        """
        apart = [a.wins[seat] - b.wins[seat] for a, b in zip(self.rows, other.rows, strict=True)]
        if not self.looks or self.names == other.names == {0}:
            return standard_error(apart)
        # Where the moves decide under which names the network knows the position, none of them may be left out.
        names = self.names if self.names == other.names else range(len(self.looks[0]))
        by_name = [
            sum(a[name].wins[seat] - b[name].wins[seat] for a, b in zip(self.looks, other.looks, strict=True))
            / len(apart)
            for name in names
        ]
        # They are opinions of one network, not samples: asking more of them does not make them surer.
        return hypot(standard_error(apart), stdev(by_name) if len(by_name) > 1 else 0.0)


def sharpened(wins: Sequence[float], factor: float) -> tuple[float, ...]:
    """Shares of a win, surer of themselves for a factor above 1 and less sure for one below; 0 and 1 stay.

    >>> [round(share, 2) for share in sharpened((0.8, 0.2), 0.5)]
    [0.67, 0.33]
    >>> sharpened((0.5, 0.5, 0.0), 2.0)
    (0.5, 0.5, 0.0)
    """
    if factor == 1.0:
        return tuple(wins)
    parts = [max(share, 0.0) ** factor for share in wins]
    whole = sum(parts)
    return tuple(part / whole for part in parts)


@cache
def factors_of(game: str) -> Mapping[int, float]:
    """By how much the network's chances are sharpened, by number of players: as `benchmarks.coach` has measured.

    A game says so in `chances.json` in its folder; one without it takes the chances as they are.
    """
    file = resources.files(f"shokai.games.{game}") / "chances.json" if game in GAMES else None
    if file is None or not file.is_file():
        return {}
    return {int(players): float(factor) for players, factor in json.loads(file.read_text("utf-8")).items()}


def standard_error(numbers: Sequence[float]) -> float:
    """The standard error of a mean.

    >>> standard_error([1.0, 1.0, 1.0, 1.0])
    0.0
    >>> round(standard_error([0.0, 1.0, 0.0, 1.0]), 3)
    0.289
    """
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((n - mean) ** 2 for n in numbers) / (len(numbers) - 1) / len(numbers))


def together(looks: Sequence[Outlook]) -> Outlook:
    """One position seen under several names: the mean of its logarithms, so that what makes the network take one seat
    for a stranger under one name and another seat under another cancels out.

    >>> [round(share, 2) for share in together([Outlook((0.96, 0.04), (9, 3)), Outlook((0.06, 0.94), (3, 9))]).wins]
    [0.55, 0.45]
    """
    if len(looks) == 1:
        return looks[0]
    parts = [exp(sum(log(max(share, 1e-9)) for share in column) / len(looks)) for column in _columns(looks, "wins")]
    points = tuple(sum(column) / len(looks) for column in _columns(looks, "points"))
    return Outlook(tuple(part / sum(parts) for part in parts), points)


def _columns(looks: Sequence[Outlook], name: str) -> Iterator[tuple[float, ...]]:
    return zip(*(getattr(look, name) for look in looks), strict=True)


def _outlook_in(row: Sequence[float], at: int, players: int, factor: float = 1.0) -> Outlook:
    """An outlook as rule code has written it."""
    return Outlook(sharpened(row[at : at + players], factor), tuple(row[at + SEATS : at + SEATS + players]))


class Foresight:
    """Looks ahead in the positions of a game. Several threads may use one."""

    def __init__(
        self,
        game: str,
        backend: str | None = None,
        file: Path | None = None,
        calibrated: bool = True,
        symmetric: bool = True,
    ) -> None:
        """`backend` is compiled where that has been done before; a Refusal says where there is no network.

        Without `calibrated`, chances are the network's own. Without `symmetric`, the network is asked under one name
        of everything only: see `shokai.network.alike`.
        """
        self._factors = factors_of(game) if calibrated else {}
        native = wanted_backend() != "python" and is_compiled(game)
        self.backend = backend or ("native" if native else "python")
        self._brain = named_for(game, self.backend, file, symmetric)
        self.engine: Engine = guided_thinker_for(game, self.backend).engine
        self._door = self.engine.bind(foresight.foresee)
        self._starts: dict[tuple[bytes, int], Outlook] = {}

    def state(self, engine: Engine, state: State) -> State:
        """Another back end's state as one of this."""
        return state if engine is self.engine else self.engine.of_lists(engine.lists(state))

    def samples(self, state: State, samples: int, seed: int, move: int = foresight.NOTHING) -> Samples:
        """So many futures of a position, or of a move in it."""
        players, names, new = self.engine.players(state), self._brain.names, self.engine
        results: Any = new.floats(samples, 2 * SEATS * names)
        known: Any = new.ints(samples)
        seen, totals, levels = self._brain.room()
        self._door(
            state, new.home(), move, samples, seed, new.ints(new.word_count), new.ints(2), new.ints(SEATS),
            new.floats(SEATS), self._brain.points, results, known, seen, names, *self._brain.arrays, totals, levels,
        )  # fmt: skip
        factor = self._factors.get(players, 1.0)
        # An array of NumPy gives its numbers one by one at a price.
        numbers = results if isinstance(results, list) else results.tolist()
        if names == 1:
            return Samples(tuple(_outlook_in(row, 0, players, factor) for row in numbers))
        looks = tuple(
            tuple(_outlook_in(row, at, players) for at in range(0, 2 * SEATS * names, 2 * SEATS)) for row in numbers
        )
        asked = tuple(tuple(name for name in range(names) if int(bits) >> name & 1) for bits in known)
        rows = (together([look[name] for name in own]) for look, own in zip(looks, asked, strict=True))
        return Samples(
            tuple(Outlook(sharpened(row.wins, factor), row.points) for row in rows),
            looks,
            frozenset(name for own in asked for name in own),
        )

    def outlook(self, state: State, samples: int) -> Outlook:
        """What is expected of a position. Where somebody has a choice, one look is enough.

        Each position is looked at in futures of its own. If those of the same step were alike in every game, so would
        be their error, and luck would not cancel out over many games.
        """
        seed = seed_of(bytes_of(self.engine, state))
        return self.samples(state, samples if self.goes_on_by_itself(state) else 1, seed).mean

    def start(self, state: State, samples: int) -> Outlook:
        """What is expected before the first card, with many more futures: all games that begin so share its error."""
        key = bytes_of(self.engine, state), samples
        if key not in self._starts:
            self._starts[key] = self.outlook(state, samples * AT_THE_START)
        return self._starts[key]

    def goes_on_by_itself(self, state: State) -> bool:
        """Whether chance is next, or a move that is forced."""
        actor = self.engine.actor(state)
        return actor == CHANCE or (actor != OVER and len(self.engine.legal(state)) == 1)
