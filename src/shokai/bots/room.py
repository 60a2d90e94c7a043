"""Workspace for a search: a growing tree and all arrays it writes to. It belongs to one thread at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from shokai.bots import tree
from shokai.bots.nodes import CHILD, DEEPEST, LIMIT, MOVE, NODE, ROOT, SIBLING, SUMS, USED, VISITS, replant
from shokai.bots.weights import Weights
from shokai.engine.engine import Engine
from shokai.engine.fields import State

# Rows of the tree at first and at most. When they are used up, the tree grows no further, and its values go on getting
# better. Interpreted thinking is too slow to get there.
FEWEST_ROWS = 2_000
MOST_ROWS = {"native": 1_000_000, "python": 100_000}
# Rows that an iteration may add, on average over a portion. It is far more than iterations need, and what is left out
# is added when the walk comes by again. The bound depends on the tree alone, not on the size of the arrays, so that a
# tree is the same in a room that was used before.
ROWS_EACH = 100
# Visits from which on a move belongs to what a bot intends.
SURE = 10


@dataclass(frozen=True)
class How:
    """How to think.

    `exploration` of moves seldom tried, `trust` in estimates (they count like so many visits), `turns` to look ahead,
    `playout`: how many of them are played beyond the turn in which the tree ends, `tempted`: how moves are chosen there
    (`tree.AT_RANDOM`, `BY_REWARD`, `BY_SCORE`). `first_share` is the part of a reward that is what the present turn
    leaves behind, `temperature` that of the prior over moves; 0 means a uniform prior.
    """

    exploration: float = 0.3
    trust: float = 3.0
    turns: int = 2
    tempted: int = tree.BY_REWARD
    first_share: float = 0.5
    temperature: float = 0.0
    playout: int = 100

    def numbers(self) -> tuple[float, ...]:
        """In the order of `tree`."""
        return (
            self.exploration, self.trust, self.turns, self.tempted, self.first_share, self.temperature, self.playout
        )  # fmt: skip


@dataclass(frozen=True)
class Option:
    """A move that was thought about: how often it was tried, and each seat's mean reward."""

    move: int
    visits: int
    rewards: tuple[float, ...]


@dataclass(frozen=True)
class Future:
    """A game played on to its end, or to as many decisions as it may take: points and places by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    def shares(self) -> list[float]:
        """What each seat has of the win; a shared first place splits it."""
        firsts = self.places.count(1)
        return [1 / firsts if place == 1 else 0.0 for place in self.places]


@dataclass(frozen=True)
class Thought:
    """What thinking came to: the moves tried, most visited first, and the line of moves that seemed best to all.

    `iterations` are those that went through the root, those of a tree that was kept included.
    """

    options: tuple[Option, ...]
    iterations: int
    rewards: tuple[float, ...]
    line: tuple[int, ...]

    @property
    def move(self) -> int:
        """The move to make."""
        return self.options[0].move


class Room:
    """Room to think about one position at a time."""

    def __init__(self, engine: Engine, insight: ModuleType, bound: tuple[Any, ...]) -> None:
        """`bound` are the `doors`, bound to the engine."""
        new, words = engine, engine.game.WORDS
        self._engine = engine
        self._think, self._grab, self._foresee, self._replant = bound
        self._work, self._spare, self._play, self._known = (new.home() for _ in range(4))
        self._tree, self._rng, self._path = new.ints(2), new.ints(2), new.ints(DEEPEST + 1)
        self._nodes, self._sums = self._rows(FEWEST_ROWS)
        self._words, self._more_words = new.ints(words), new.ints(words)
        self._counts, self._values = new.floats(insight.FEATURES), new.floats(4)
        self._places, self._rewards, self._at_first = new.ints(4), new.floats(4), new.floats(4)
        self._how = new.floats(len(How().numbers()))
        self._weights = new.floats(2, insight.FEATURES + 1)

    @property
    def backend(self) -> str:
        """The back end that thinks here."""
        return self._engine.backend

    def _rows(self, rows: int) -> tuple[Any, Any]:
        return self._engine.ints(rows, NODE), self._engine.floats(rows, SUMS)

    @property
    def rows(self) -> int:
        """The current capacity in nodes."""
        return len(self._nodes)

    @property
    def used(self) -> int:
        """How many rows the tree takes."""
        return int(self._tree[USED])

    def _make_room(self, iterations: int) -> None:
        most = MOST_ROWS[self._engine.backend]
        limit = min(max(self.used, ROOT + 1) + iterations * ROWS_EACH, most)
        if limit > self.rows:
            nodes, sums = self._rows(min(max(limit, 2 * self.rows), most))
            nodes[: self.used], sums[: self.used] = self._nodes[: self.used], self._sums[: self.used]
            self._nodes, self._sums = nodes, sums
        self._tree[LIMIT] = limit

    @property
    def _arrays(self) -> tuple[Any, ...]:
        return (
            self._work, self._spare, self._tree, self._nodes, self._sums, self._words, self._more_words, self._rng,
            self._path, self._weights, self._counts, self._values, self._places, self._rewards, self._at_first,
            self._how,
        )  # fmt: skip

    def begin(self, how: How, weights: Weights) -> None:
        """A new tree."""
        self._tree[USED] = 0
        for k, value in enumerate(how.numbers()):
            self._how[k] = float(value)
        for time in range(2):
            for k, weight in enumerate(weights[time]):
                self._weights[time][k] = weight

    def descend(self, move: int) -> bool:
        """Makes the node of a move the root, and forgets all that is not below it. False if it was never tried."""
        for child in self._children(ROOT) if self.used else ():
            if self._nodes[child][MOVE] == move and self._nodes[child][VISITS] > 0:
                nodes, sums = self._rows(self.rows)
                self._tree[USED] = self._replant(self._nodes, self._sums, child, nodes, sums)
                self._nodes, self._sums = nodes, sums
                return True
        return False

    def go_on(self, known: State, iterations: int, seed: int, number: int) -> None:
        """Some more iterations on the present tree; `number` is that of the portion, for its random numbers."""
        self._make_room(iterations)
        self._think(known, *self._arrays, iterations, seed, number)

    def grab(self, known: State, tries: int, seed: int) -> int:
        """See `planning.grab`."""
        return int(self._grab(known, self._work, self._words, self._more_words, self._rng, tries, seed, 0))

    def foresee(
        self, known: State, players: int, games: int, iterations: int, seed: int, *,
        first: int = 0, most: int = tree.MOST_IN_GAME,
    ) -> tuple[list[Future], int]:  # fmt: skip
        """Games `first` and on of a seeded series, played from here to the end by seats that think a little, and how
        many of them were broken off after `most` decisions. Uses up the tree."""
        self._tree[USED] = 0
        self._make_room(iterations)
        results = self._engine.ints(games, 8)
        unfinished = self._foresee(
            known, self._play, self._known, *self._arrays, iterations, seed, first, games, most, results
        )
        rows = [[int(n) for n in row] for row in results]
        return [Future(tuple(row[:players]), tuple(row[4 : 4 + players])) for row in rows], int(unfinished)

    def lead(self, legal: Collection[int]) -> int:
        """By how many visits the most visited legal move leads."""
        first = second = 0
        for child in self._legal_children(legal):
            visits = int(self._nodes[child][VISITS])
            first, second = (visits, first) if visits > first else (first, max(second, visits))
        return first - second

    def thought(self, legal: Collection[int]) -> Thought:
        """What the tree says at its root, about moves that are legal: a tree that was kept may know others."""
        options = [
            Option(int(self._nodes[n][MOVE]), int(self._nodes[n][VISITS]), self._mean(n))
            for n in self._legal_children(legal)
        ]
        options.sort(key=lambda option: (-option.visits, option.move))
        iterations = int(self._nodes[ROOT][VISITS])
        return Thought(tuple(options), iterations, self._mean(ROOT), tuple(self._line(legal)))

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._nodes[node][CHILD])
        while child:
            yield child
            child = int(self._nodes[child][SIBLING])

    def _legal_children(self, legal: Collection[int]) -> Iterator[int]:
        return (n for n in self._children(ROOT) if int(self._nodes[n][MOVE]) in legal)

    def _mean(self, node: int) -> tuple[float, ...]:
        visits = max(int(self._nodes[node][VISITS]), 1)
        return tuple(float(self._sums[node][p]) / visits for p in range(4))

    def _line(self, legal: Collection[int]) -> Iterator[int]:
        """Down the tree by the most visited moves, as long as they were tried more than a few times."""
        children = self._legal_children(legal)
        while tried := [n for n in children if self._nodes[n][VISITS] >= SURE]:
            node = max(tried, key=lambda n: (int(self._nodes[n][VISITS]), -int(self._nodes[n][MOVE])))
            yield int(self._nodes[node][MOVE])
            children = self._children(node)


def doors() -> tuple[Any, ...]:
    """The rule functions that are called from Python."""
    from shokai.bots import planning

    return tree.think, planning.grab, tree.foresee, replant
