"""Compiling what bots and the coach think with ahead of its first use: `shokai compile --only bots`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shokai.bots import compiling
from shokai.bots.guided_room import guided_thinker_for
from shokai.coach import foresight
from shokai.coach.outlook import Foresight
from shokai.match.match import Match
from shokai.network.brain import path_of


def is_compiled(game: str) -> bool:
    """Whether all of it was compiled before; the coach's part only where there is a network."""
    return compiling.is_compiled(game) and (not path_of(game).exists() or _mark(game).exists())


def compile(game: str) -> None:
    """Has it compiled."""
    compiling.compile(game)
    if path_of(game).exists():
        match, eyes = Match(game, 2, seed="compile", backend="python"), Foresight(game, "native")
        eyes.outlook(eyes.engine.of_lists(match.state), 1)
        _mark(game).parent.mkdir(parents=True, exist_ok=True)
        _mark(game).touch()


def _mark(game: str) -> Path:
    """See `NativeEngine.mark_of`."""
    engine: Any = guided_thinker_for(game, "native").engine
    return Path(engine.mark_of(foresight.foresee))
