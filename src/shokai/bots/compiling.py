"""Compiling what bots think with ahead of its first use: `shokai compile --only bots`."""

from __future__ import annotations

from shokai.bots import guided_room, thinker
from shokai.network.brain import path_of


def is_compiled(game: str) -> bool:
    """Whether all that bots need was compiled before; thinking with a network only where there is one."""
    return thinker.is_compiled(game) and (not path_of(game).exists() or guided_room.is_compiled(game))


def compile(game: str) -> None:
    """Has it compiled."""
    if not thinker.is_compiled(game):
        thinker.thinker_for(game, "native").compile()
    if path_of(game).exists():
        guided_room.guided_thinker_for(game, "native").compile()
