"""Reading a finished game seat by seat: its opening, what was chosen first, where the points came from.

What to look for, a game says in its `strategies`, with the notes that it takes for the masters: the same choices,
counted the same way, so that players can be compared with them. A game without any has openings and results only.

>>> from shokai import Match
>>> match = Match("osaka", seed="7")
>>> while not match.over:
...     _ = match.play(match.legal[0])
>>> first, second = read_game(match)
>>> first.order, first.strategy, sum(first.sources.values()) == first.opening.points
(2, 'red', True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.match.match import Match
from shokai.match.openings import Played, played
from shokai.texts import Say

# What is played by whom no single source of points stands out.
MIXED = "mixed"


@dataclass(frozen=True)
class Strategy:
    """A way to win: by sources that bring at least a share of somebody's points."""

    key: str
    sources: tuple[str, ...]
    share: float


class Strategies(Protocol):
    """What a game's `strategies` bring. Choices that the masters' charts count have their ids and keys."""

    # Names of the keys of every chart of choices, first that of how games are begun; of the sources of points; and of
    # the strategies with `mixed`.
    CHOICES: Mapping[str, Mapping[str, Say]]
    SOURCES: Mapping[str, Say]
    NAMES: Mapping[str, Say]
    STRATEGIES: Sequence[Strategy]

    def read(self, match: Match) -> list[tuple[dict[str, str], dict[str, int]]]:
        """For each seat of a game that is over what was chosen, by charts, and points by their sources."""


@dataclass(frozen=True)
class SeatRead:
    """One seat of a finished game."""

    opening: Played
    # The place in the order of play, from 1.
    order: int
    choices: dict[str, str] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)
    strategy: str | None = None


def strategies_of(game: str) -> Strategies | None:
    """What a game brings, if it does."""
    name = f"shokai.games.{game}.strategies"
    return cast(Strategies, import_module(name)) if game in GAMES and find_spec(name) else None


def read_game(match: Match) -> tuple[SeatRead, ...]:
    """A finished game, seat by seat."""
    brought, seats = strategies_of(match.game), played(match)
    starter = next((made.seat for made in match.decisions()), 0)
    found = brought.read(match) if brought else [({}, {}) for _ in seats]
    return tuple(
        SeatRead(
            one, (one.seat - starter) % match.players + 1, choices, sources,
            strategy_of(brought.STRATEGIES, sources) if brought and brought.STRATEGIES else None,
        )
        for one, (choices, sources) in zip(seats, found, strict=True)
    )  # fmt: skip


def strategy_of(table: Sequence[Strategy], sources: Mapping[str, int]) -> str:
    """The strategy whose sources brought the most of what it asks for; `mixed` where none brought enough.

    >>> table = (Strategy("church", ("church",), 0.5), Strategy("orders", ("orders", "countries"), 0.4))
    >>> strategy_of(table, {"church": 10, "orders": 5, "countries": 5}), strategy_of(table, {"church": 4, "tea": 6})
    ('orders', 'mixed')
    """
    whole = sum(max(points, 0) for points in sources.values())
    if not whole:
        return MIXED
    fits = [(sum(sources.get(name, 0) for name in one.sources) / whole / one.share, one.key) for one in table]
    # The first of equals: the table says which counts for more.
    best = max(fits, key=lambda fit: fit[0], default=(0.0, MIXED))
    return best[1] if best[0] >= 1 else MIXED


def noted(
    match: Match,
    count: int,
    before: Callable[[State, int, list[int]], None],
    after: Callable[[State, int, list[int]], None],
    end: Callable[[State, list[int]], None],
) -> list[int]:
    """The notes of `shokai.masters.notes` about a game that is over, taken by the interpreted rules."""
    notes, move = [0] * count, None
    lists = match.engine.lists
    for past in match.history.past:
        if past.step.seat < 0:
            continue
        state = lists(past.state)
        if move is not None:
            after(state, move, notes)
        move = past.step.number
        before(state, move, notes)
    last = match.history.lists
    if move is not None:
        after(last, move, notes)
    end(last, notes)
    return notes


__all__ = ["MIXED", "SeatRead", "Strategies", "Strategy", "noted", "read_game", "strategies_of", "strategy_of"]
