"""Compiled thinking with its room: the tree and all arrays that it writes to, one for each game and back end."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from shokai.bots import insight, tree
from shokai.bots.weights import Weights, weights_of
from shokai.game.match import Match
from shokai.game.seat import Seat
from shokai.game.title import title_for
from shokai.kernel.engine import engine_for
from shokai.kernel.fields import State

# Rows of the tree. When they are used up, the tree grows no further, and its values go on getting better.
NODES = {"native": 1_000_000, "python": 20_000}
# Visits from which on a move belongs to what a bot intends.
SURE = 10


@dataclass(frozen=True)
class How:
    """How to think: how curious about moves seldom tried, how many visits an estimate counts for, how far to look."""

    curiosity: float = 0.3
    trust: float = 3.0
    turns: int = 2
    tempted: bool = True
    at_first: float = 0.5
    doubt: float = 0.0


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
    """What thinking came to: the moves tried, most visited first, and the line of moves that seemed best to all."""

    options: tuple[Option, ...]
    iterations: int
    rewards: tuple[float, ...]
    line: tuple[int, ...]

    @property
    def move(self) -> int:
        """The move to make."""
        return self.options[0].move


class Thinker:
    """Room to think about one position at a time; hold `lock` meanwhile."""

    def __init__(self, game: str, backend: str) -> None:
        title = title_for(game)
        self.insight = import_module(f"shokai.bots.{game}")
        self.engine = engine_for(title.rules, backend, ((insight, self.insight),))
        self.lock = threading.Lock()
        new, words = self.engine, title.rules.WORDS
        self._think, self._grab, self._foresee = (new.bind(door) for door in _doors())
        self._work, self._spare, self._play, self._known = (new.home() for _ in range(4))
        self._tree, self._rng, self._path = new.ints(1), new.ints(2), new.ints(tree.DEEPEST + 1)
        self._nodes, self._sums = new.ints(NODES[backend], 4), new.floats(NODES[backend], 6)
        self._words, self._more_words = new.ints(words), new.ints(words)
        self._counts, self._values = new.floats(self.insight.FEATURES), new.floats(4)
        self._places, self._rewards, self._at_first = new.ints(4), new.floats(4), new.floats(4)
        self._how = new.floats(6)
        self._weights = new.floats(2, self.insight.FEATURES + 1)
        self._rounds = 0

    def known(self, seat: Seat) -> State:
        """What a seat knows, as a state of this thinker's back end."""
        if seat.engine.backend == self.engine.backend:
            return seat.known
        return self.engine.of_lists(seat.engine.lists(seat.known))

    def grab(self, known: State, tries: int, seed: int) -> int:
        """See `planning.grab`."""
        return int(self._grab(known, self._work, self._words, self._more_words, self._rng, tries, seed, 0))

    def begin(self, how: How, weights: Weights) -> None:
        """A new tree."""
        self._tree[0] = self._rounds = 0
        told = (how.curiosity, how.trust, how.turns, how.tempted, how.at_first, how.doubt)
        for k, value in enumerate(told):
            self._how[k] = float(value)
        for time in range(2):
            for k, weight in enumerate(weights[time]):
                self._weights[time][k] = weight

    @property
    def _room(self) -> tuple[Any, ...]:
        return (
            self._work, self._spare, self._tree, self._nodes, self._sums, self._words, self._more_words, self._rng,
            self._path, self._weights, self._counts, self._values, self._places, self._rewards, self._at_first,
            self._how,
        )  # fmt: skip

    def go_on(self, known: State, iterations: int, seed: int) -> None:
        """Some more iterations on the present tree."""
        self._rounds += 1
        self._think(known, *self._room, iterations, seed, self._rounds)

    def foresee(
        self, known: State, players: int, games: int, iterations: int, seed: int, *,
        first: int = 0, most: int = tree.MOST_IN_GAME,
    ) -> tuple[list[Future], int]:  # fmt: skip
        """Games `first` and on of a seeded series, played from here to the end by seats that think a little, and how
        many of them were broken off after `most` decisions. Uses up the tree."""
        results = self.engine.ints(games, 8)
        unfinished = self._foresee(
            known, self._play, self._known, *self._room, iterations, seed, first, games, most, results
        )
        rows = [[int(n) for n in row] for row in results]
        return [Future(tuple(row[:players]), tuple(row[4 : 4 + players])) for row in rows], int(unfinished)

    def compile(self) -> None:
        """Has everything compiled, by thinking a moment about the start of a game."""
        # Dealt by interpreted rules: compiled ones may be in the making beside us.
        match = Match(self.engine.game.NAME, 2, seed="compile", backend="python")
        state = self.engine.of_lists(match.state)
        with self.lock:
            self.begin(How(turns=1), weights_of(self.engine.game.NAME, 2))
            self.go_on(state, 1, 0)
            self.grab(state, 1, 0)
            self.foresee(state, 2, 1, 1, 0, most=1)
        _mark(self.engine).parent.mkdir(parents=True, exist_ok=True)
        _mark(self.engine).touch()
        is_compiled.cache_clear()

    def lead(self) -> int:
        """By how many visits the most visited move leads."""
        first = second = 0
        for child in self._children(tree.ROOT):
            visits = int(self._nodes[child][tree.VISITS])
            first, second = (visits, first) if visits > first else (first, max(second, visits))
        return first - second

    def thought(self) -> Thought:
        """What the tree says at its root."""
        options = [
            Option(int(self._nodes[n][tree.MOVE]), int(self._nodes[n][tree.VISITS]), self._mean(n))
            for n in self._children(tree.ROOT)
        ]
        options.sort(key=lambda option: (-option.visits, option.move))
        iterations = int(self._nodes[tree.ROOT][tree.VISITS])
        return Thought(tuple(options), iterations, self._mean(tree.ROOT), tuple(self._line()))

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._nodes[node][tree.CHILD])
        while child:
            yield child
            child = int(self._nodes[child][tree.SIBLING])

    def _mean(self, node: int) -> tuple[float, ...]:
        visits = max(int(self._nodes[node][tree.VISITS]), 1)
        return tuple(float(self._sums[node][p]) / visits for p in range(4))

    def _line(self) -> Iterator[int]:
        """Down the tree by the most visited moves, as long as they were tried more than a few times."""
        node = tree.ROOT
        while True:
            children = [n for n in self._children(node) if self._nodes[n][tree.VISITS] >= SURE]
            if not children:
                return
            node = max(children, key=lambda n: (int(self._nodes[n][tree.VISITS]), -int(self._nodes[n][tree.MOVE])))
            yield int(self._nodes[node][tree.MOVE])


def _doors() -> tuple[Any, ...]:
    from shokai.bots import planning

    return tree.think, planning.grab, tree.foresee


def _mark(engine: Any) -> Path:
    """See `NativeEngine.mark_of`."""
    return Path(engine.mark_of(*_doors()))


@cache
def thinker_for(game: str, backend: str) -> Thinker:
    """This process's thinker for a game."""
    return Thinker(game, backend)


@cache
def is_compiled(game: str) -> bool:
    """Whether thinking about a game was compiled before, on this machine, from this code."""
    own = import_module(f"shokai.bots.{game}")
    return _mark(engine_for(title_for(game).rules, "native", ((insight, own),))).exists()


def thinker_at(seat: Seat) -> Thinker:
    """The thinker for a seat: compiled, if the seat's rules are or if everything has been compiled already.

    Bots are as strong as their thinking is fast, and compiling takes minutes; so at a table with interpreted
    rules they think interpreted until somebody has compiled what they need.
    """
    if seat.engine.backend == "native" or is_compiled(seat.game):
        return thinker_for(seat.game, "native")
    return thinker_for(seat.game, "python")


def seed_for(seed: int, seat: Seat) -> int:
    """A seed from a bot's own and from all that its seat knows, so that a bot needs no memory."""
    known = seat.known
    if seat.engine.backend == "python":
        known = seat.engine.fields.to_bytes(known)
    return int.from_bytes(hashlib.sha256(bytes(known) + str(seed).encode()).digest()[:7], "big")


__all__ = ["Future", "How", "Option", "Thinker", "Thought", "is_compiled", "seed_for", "thinker_at", "thinker_for"]
