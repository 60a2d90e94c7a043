"""Compiling what the laboratory plays with ahead of its first use: `shokai compile --only laboratory`."""

from __future__ import annotations

from pathlib import Path

from shokai.engine.engine import engine_for
from shokai.engine.native import NativeEngine
from shokai.match.game import game_for
from shokai.research import stepping
from shokai.research.observer import looking_engine
from shokai.sight.looks import observe_state

_DOORS = (
    stepping.begin_games, stepping.step_games, stepping.choose_any, observe_state, stepping.go_on,
    stepping.secret_of,
)  # fmt: skip


def _mark(game: str) -> Path:
    """See `NativeEngine.mark_of`."""
    engine = looking_engine(engine_for(game_for(game).rules, "native"))
    assert isinstance(engine, NativeEngine)
    return engine.mark_of(*_DOORS)


def is_compiled(game: str) -> bool:
    """Whether a game was compiled for the laboratory before, on this machine, from this code."""
    return _mark(game).exists()


def compile(game: str) -> None:
    """Has everything compiled, by a step of a vector and of a single game."""
    from shokai.research.table import Table
    from shokai.research.vector import Vector

    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    games = Vector(game, games=1)
    games.step(games.random_moves())
    table = Table(game)
    table.begin(seed=0)
    table.observe(0)
    table.engine.bind(stepping.secret_of)(table.state)
    _mark(game).touch()
