"""Walks: whole games of random players, step by step, by a given stream of choices."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.engine.fields import State
from shokai.match.game import Game, game_for

# Random games are over long before; the longest of 100,000 of YOKOHAMA had 6,300 steps.
MANY_STEPS = 15_000

# For each game: what a random player likes to do, and what not, by how the moves begin.
STYLES: dict[str, dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "osaka": {
        "any": ((), ()),
        "hoard": (("take",), ()),
        "buy": (("buy",), ()),
        "reserve": (("reserve",), ()),
    },
    "yokohama": {
        "any": ((), ()),
        "build": (("shop", "house", "hire", "pair", "go", "get 4", "get 5"), ("church", "customs", "order", "recall")),
        "clear": (("customs", "buy import", "pair", "go", "get", "fulfil"), ("church", "order", "recall")),
        "deliver": (("fulfil", "order", "second", "pair", "go", "get", "good"), ("church",)),
        "learn": (("learn", "imports", "pair", "go", "get", "buy import", "mill"), ("church", "order", "recall")),
        "send": (("agent", "achieve", "fulfil", "marker", "token", "place", "go"), ("church", "recall")),
    },
}


@dataclass(frozen=True)
class Walked:
    """One step of a walk: the state before it, who made it (a seat or CHANCE), its number, after it."""

    game: Game
    before: Any
    seat: int
    number: int
    after: Any

    @property
    def words(self) -> list[str]:
        """The words of a move; of a deal there are none."""
        return [] if self.seat == CHANCE else self.game.move_text(self.before, self.number).split()


def walk(
    engine: Engine, players: int, seed: int = 0, choices: bytes = b"", style: str = "any", options: int = 0
) -> Iterator[Walked]:
    """Plays a game to its end. The bytes choose, one a choice, and a seeded generator after them.

    The states are list states that nobody changes later.
    """
    game = game_for(engine.game.NAME)
    rng = random.Random(f"{seed} {players} {options}")
    stream = iter(choices)

    def choose(n: int) -> int:
        byte = next(stream, None)
        return rng.randrange(n) if byte is None else byte % n

    state = engine.new(players, options)
    before = engine.lists(engine.clone(state))
    for _ in range(MANY_STEPS):
        seat = engine.actor(state)
        if seat == OVER:
            return
        if seat == CHANCE:
            number = engine.outcome(state, choose(engine.chance(state).total))
            engine.deal(state, number)
        else:
            number = _chosen(game, before, engine.legal(state), style, choose)
            engine.apply(state, number)
        after = engine.lists(engine.clone(state))
        yield Walked(game, before, seat, number, after)
        before = after
    pytest.fail("a game that does not end")


def _chosen(game: Game, s: Any, legal: list[int], style: str, choose: Callable[[int], int]) -> int:
    """A move that a player of a style would make. Nobody is of one mind all the time."""
    likes, shuns = STYLES[game.name][style]
    liked = legal
    if likes and choose(8):
        rest = [m for m in legal if not game.move_text(s, m).startswith(shuns)] or legal
        liked = [m for m in rest if choose(4) and game.move_text(s, m).startswith(likes)] or rest
    return liked[choose(len(liked))]


def check_copies(engine: Engine, states: Sequence[State], steps: int) -> None:
    """Plays on with copies of some states: the originals must not notice."""
    for s in states[:: max(1, len(states) // 12)]:
        original = engine.of_lists(s)
        twin = engine.clone(original)
        for _ in range(steps):
            if engine.actor(twin) == OVER:
                break
            if engine.actor(twin) == CHANCE:
                engine.deal(twin, engine.outcome(twin, 0))
            else:
                engine.apply(twin, engine.legal(twin)[-1])
        assert engine.lists(original) == s
        assert engine.lists(twin) != s or engine.actor(original) == OVER
