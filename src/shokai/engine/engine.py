"""A game bound to one back end: what Match, simulations and tests call.

The two engines have the same methods and give the same results; `python` starts at once and
works on list states, `native` is compiled and works on bytes. All matches of a process share an engine, in
whatever thread they are: once a function is bound, an engine only reads, and every call has arrays of its own.

>>> from shokai.engine.engine import engine_for
>>> from shokai.games.osaka import rules as osaka
>>> engine = engine_for(osaka, "python")
>>> state = engine.new(players=3)
>>> engine.actor(state) == CHANCE
True
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from shokai.engine import contract, entries
from shokai.engine.chance import sow
from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.extras import MissingExtra
from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.engine.playout import MOST_DECISIONS
from shokai.engine.rule import Binder

__all__ = [
    "CHANCE",
    "MOST_DECISIONS",
    "OVER",
    "BrokenRules",
    "Chance",
    "Engine",
    "Series",
    "Standing",
    "default_backend",
    "engine_for",
    "wanted_backend",
]

BACKENDS = ("python", "native")

# Templates besides the contract, each with the module that stands in for it.
Parts = tuple[tuple[ModuleType, ModuleType], ...]


def wanted_backend() -> str | None:
    """The back end that SHOKAI_BACKEND asks for; None where it asks for none."""
    chosen = os.environ.get("SHOKAI_BACKEND")
    if chosen is not None and chosen not in BACKENDS:
        raise ValueError(f"SHOKAI_BACKEND is {chosen!r}; it can be {' or '.join(BACKENDS)}.")
    return chosen


def default_backend() -> str:
    """The back end of this process: SHOKAI_BACKEND, else `python`."""
    return wanted_backend() or "python"


class BrokenRules(RuntimeError):
    """Rules that lead to a state which is not over, and in which nobody can do anything."""

    def __init__(self, rules: Any, actor: int) -> None:
        super().__init__(f"{rules.NAME}: the game is not over, but player {actor + 1} has no legal move.")
        self.rules, self.actor = rules, actor

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are often played in other processes, and a module is found again by its name."""
        return _broken_rules, (self.rules.__name__, self.actor)


@dataclass(frozen=True)
class Chance:
    """A draw that is due: outcome -> tickets, their total, and the label of the draw."""

    weights: dict[int, int]
    total: int
    label: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """Points and places by seat; `reason` is empty while the game goes on."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@dataclass
class Series:
    """The totals of a series of games.

    `truncated` of the games were stopped before their end. They count in `games`, `decisions`, `deals` and `turns`,
    but not in `points`, `wins` and `reasons`: their standing is not a result.
    """

    players: int
    games: int = 0
    truncated: int = 0
    decisions: int = 0
    deals: int = 0
    turns: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)

    @property
    def ended(self) -> int:
        """How many of the games ended."""
        return self.games - self.truncated


class Engine:
    """The `python` engine; `native` changes only where states live and how functions are bound."""

    backend = "python"

    def __init__(self, game: ModuleType, parts: Parts = ()) -> None:
        self.game: Any = game
        self._more_parts = dict(parts)
        self.fields = game.FIELDS
        self.word_count = game.WORDS
        self._doors: dict[str, Any] = {}
        self._binder = self._make_binder()

    # What the native engine does differently.

    def _make_binder(self) -> Binder:
        return Binder(
            lambda function, native, apart: function,
            {contract: self.game, **self._more_parts},
            {
                "opened": lambda home: home,
                "fresh": lambda table: table.new(),
                "copied": lambda home, into: home.clone(),
            },
        )

    def _ints(self, *shape: int) -> Any:
        if len(shape) == 1:
            return [0] * shape[0]
        return [self._ints(*shape[1:]) for _ in range(shape[0])]

    def ints(self, *shape: int) -> Any:
        """Zeros for rule functions to write to."""
        return self._ints(*shape)

    def floats(self, *shape: int) -> Any:
        """The same for numbers with fractions."""
        return self._ints(*shape)

    def _seats(self) -> Any:
        """A zero for each seat."""
        return self._ints(self.game.PLAYERS[1])

    def home(self) -> Any:
        """Room for a state of a rule function's own."""
        return self._home()

    def _home(self) -> Any:
        """Where the doors that make their own states keep them."""
        return self.fields

    def _zeroed(self) -> State:
        return self.fields.new()

    def actor(self, state: State) -> int:
        """The seat that decides now, or CHANCE or OVER."""
        return int(state.actor)

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def lists(self, state: State) -> State:
        """The state as a list state, to read only."""
        return state

    def of_lists(self, s: State) -> State:
        """A state of this engine with the contents of a list state."""
        return s.clone()

    def clone(self, state: State) -> State:
        """A copy that shares nothing."""
        return state.clone()

    # The same for both.

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied or unpickled, an engine is this process's own."""
        parts = tuple((template.__name__, part.__name__) for template, part in self._more_parts.items())
        return _engine_of, (self.game.__name__, self.backend, parts)

    def door(self, name: str) -> Any:
        """A bound function of `entries`, bound when first asked for."""
        if name not in self._doors:
            self._doors[name] = self.bind(getattr(entries, name))
        return self._doors[name]

    def bind(self, function: Any) -> Any:
        """Any rule function, bound to this game and back end."""
        return self._binder.bind(function)

    def new(self, players: int, options: int = 0) -> State:
        """A new game, before its first card is dealt."""
        state = self._zeroed()
        self.door("set_up")(state, players, options)
        return state

    def legal(self, state: State) -> list[int]:
        """The legal moves, in the order of their numbers."""
        words = self._ints(self.word_count)
        self.door("legal")(state, words)
        moves = []
        for i, word in enumerate(words):
            left = int(word)
            while left:
                moves.append(i * WORD + (left & -left).bit_length() - 1)
                left &= left - 1
        if not moves and (actor := self.actor(state)) >= 0:
            raise BrokenRules(self.game, actor)
        return moves

    def is_legal(self, state: State, move: int) -> bool:
        """Whether a number is a legal move of the seat that acts."""
        if not 0 <= move < self.game.MOVES or self.actor(state) < 0:
            return False
        words = self._ints(self.word_count)
        self.door("legal")(state, words)
        return bool(int(words[move // WORD]) >> (move % WORD) & 1)

    def can_be_dealt(self, state: State, outcome: int) -> bool:
        """Whether a number is an outcome of the draw that is due."""
        if not 0 <= outcome < self.game.OUTCOMES or self.actor(state) != CHANCE:
            return False
        tickets = self._ints(self.game.OUTCOMES)
        self.door("chance")(state, tickets, self._ints(3))
        return bool(tickets[outcome])

    def apply(self, state: State, move: int) -> None:
        """Makes a legal move."""
        self.door("apply")(state, move)

    def chance(self, state: State) -> Chance:
        """The draw that is due."""
        tickets, label = self._ints(self.game.OUTCOMES), self._ints(3)
        total = self.door("chance")(state, tickets, label)
        weights = {i: int(n) for i, n in enumerate(tickets) if n}
        return Chance(weights, int(total), tuple(int(n) for n in label))

    def draw(self, state: State) -> tuple[tuple[int, ...], int]:
        """The label of the draw that is due, and its tickets, without asking for each outcome how many it has."""
        label = self._ints(3)
        self.game.draw_label(state, label)
        return tuple(label), self.game.tickets(state)

    def outcome(self, state: State, ticket: int) -> int:
        """The outcome that a ticket stands for."""
        return int(self.door("outcome")(state, ticket))

    def deal(self, state: State, outcome: int) -> None:
        """Makes a chance outcome happen."""
        self.door("deal")(state, outcome)

    def hidden(self, state: State, seat: int) -> State:
        """A copy without all that a seat with a perfect memory cannot know."""
        known = self.clone(state)
        self.door("hide")(known, seat)
        return known

    def guessed(self, known: State, seed: int) -> State:
        """A copy in which something possible stands for what the seat does not know."""
        state, rng = self.clone(known), self._ints(2)
        sow(rng, seed, 0)
        self.door("guess")(state, rng)
        return state

    def standing(self, state: State, players: int) -> Standing:
        """Points and places as they stand."""
        points, places = self._seats(), self._seats()
        reason = self.door("standing")(state, points, places)
        return Standing(
            tuple(int(n) for n in points[:players]),
            tuple(int(n) for n in places[:players]),
            self.game.END_REASONS[reason],
        )

    def broken_invariant(self, state: State) -> int:
        """0, or the number of the first invariant that does not hold."""
        return int(self.door("broken_invariant")(state))

    def impossible(self, state: State) -> str:
        """The name of what does not fit together in a state whose fields are within their bounds; else empty."""
        fault: str = self.game.FAULTS[self.door("impossible")(state)]
        return fault

    def random_games(
        self, series: Series, seed: int, games: int, options: int = 0, most_decisions: int = MOST_DECISIONS
    ) -> None:
        """Plays `games` more random games of a series; equal seeds give equal games.

        A game that is not over after `most_decisions` is truncated.
        """
        most, reasons = self.game.PLAYERS[1], self.game.END_REASONS
        counts = self._ints(3)
        sums = self._ints(3, max(most, len(reasons)))
        rng = self._ints(2)
        self.door("random_games")(
            self._home(), self._ints(self.word_count), rng, counts, series.players, options,
            seed, series.games, games, most_decisions, self._seats(), self._seats(), sums,
        )  # fmt: skip
        series.games += games
        series.decisions += int(counts[0])
        series.deals += int(counts[1])
        series.turns += int(counts[2])
        series.points = [a + int(b) for a, b in zip(series.points or [0] * most, sums[0], strict=False)]
        series.wins = [a + int(b) for a, b in zip(series.wins or [0] * most, sums[1], strict=False)]
        # The first reason is none: the game goes on.
        series.truncated += int(sums[2][0])
        for reason, n in list(zip(reasons, sums[2], strict=False))[1:]:
            if n:
                series.reasons[reason] = series.reasons.get(reason, 0) + int(n)

    def checked_games(
        self,
        players: int,
        seed: int,
        first: int,
        games: int,
        options: int = 0,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        """Plays random games, each for at most `most_decisions`, with all invariants checked at every step."""
        counts, rng = self._ints(3), self._ints(2)
        broken = self.door("checked_games")(
            self._home(), self._ints(self.word_count), rng, counts, players, options, seed, first, games, most_decisions
        )
        if broken:
            raise AssertionError(f"invariant {broken} broke in game {counts[2]} of seed {seed}")

    def recorded_game(
        self, players: int, seed: int, number: int, options: int = 0, most_steps: int = MOST_DECISIONS
    ) -> list[int]:
        """The first `most_steps` steps of one random game: moves as they are, deals as -1 - outcome."""
        steps, rng, words = self._ints(most_steps), self._ints(2), self._ints(self.word_count)
        n = self.door("recorded_game")(self._home(), words, rng, players, options, seed, number, steps)
        return [int(step) for step in steps[:n]]


def engine_for(game: ModuleType, backend: str | None = None, parts: Parts = ()) -> Engine:
    """This process's engine for a game; `backend` is `python`, `native`, or this process's choice."""
    return _engine(game, backend or default_backend(), parts)


@once
def _engine(game: ModuleType, backend: str, parts: Parts) -> Engine:
    if backend == "python":
        return Engine(game, parts)
    if backend == "native":
        try:
            from shokai.engine.native import NativeEngine
        except ModuleNotFoundError as error:
            raise MissingExtra(str(error.name), "fast") from None
        return NativeEngine(game, parts)
    raise ValueError(f"There is no back end {backend!r}; it can be {' or '.join(BACKENDS)}.")


def _broken_rules(game: str, actor: int) -> BrokenRules:
    return BrokenRules(import_module(game), actor)


def _engine_of(game: str, backend: str, parts: tuple[tuple[str, str], ...]) -> Engine:
    """The same for modules that are called by their names."""
    of_parts = tuple((import_module(template), import_module(part)) for template, part in parts)
    return engine_for(import_module(game), backend, of_parts)
