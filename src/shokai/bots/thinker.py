"""Compiled search, one per game and back end, and the workspaces that bots search in."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from shokai.bots import insight
from shokai.bots.room import Future, How, Option, Room, Thought, doors
from shokai.bots.weights import insight_of, weights_of
from shokai.engine.engine import Engine, engine_for, wanted_backend
from shokai.engine.extras import is_fast
from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import Seat

# Rooms kept for whoever thinks next, and how large they may be: 5 MB of nodes.
IDLE, LARGEST_IDLE = 8, 65_536


class Thinker:
    """Thinking about a game, bound to a back end. It holds no thoughts itself: those who think borrow a room.

    A bot that keeps its tree keeps its room. So several threads can think at once, and each bot at a table has its own.
    """

    def __init__(self, game: str, backend: str) -> None:
        kind = game_for(game)
        self.insight = insight_of(game)
        self.engine = engine_for(kind.rules, backend, ((insight, self.insight),))
        self._bound = tuple(self.engine.bind(door) for door in doors())
        # Taking from it and putting into it are atomic; one too many drops the oldest.
        self._idle: deque[Room] = deque(maxlen=IDLE)

    def known(self, seat: Seat) -> State:
        """What a seat knows, as a state of this thinker's back end."""
        if seat.engine.backend == self.engine.backend:
            return seat.known
        return self.engine.of_lists(seat.engine.lists(seat.known))

    def borrow(self) -> Room:
        """A room that nobody else has."""
        try:
            return self._idle.pop()
        except IndexError:
            return Room(self.engine, self.insight, self._bound)

    def give_back(self, room: Room) -> None:
        """Leaves a room to others."""
        if room.rows <= LARGEST_IDLE:
            self._idle.append(room)

    @contextmanager
    def room(self) -> Iterator[Room]:
        """A room for a while."""
        room = self.borrow()
        yield room
        # After an error it is not left to others.
        self.give_back(room)

    def compile(self) -> None:
        """Has everything compiled, by thinking a moment about the start of a game."""
        # Dealt by interpreted rules: the compiled ones may still be compiling.
        match = Match(self.engine.game.NAME, 2, seed="compile", backend="python")
        state = self.engine.of_lists(match.state)
        with self.room() as room:
            room.begin(How(turns=1), weights_of(self.engine.game.NAME, 2))
            room.go_on(state, 2, 0, 1)
            room.descend(room.thought(match.legal).move)
            room.grab(state, 1, 0)
            room.foresee(state, 2, 1, 1, 0, most=1)
        _mark(self.engine).parent.mkdir(parents=True, exist_ok=True)
        _mark(self.engine).touch()
        is_compiled.cache_clear()


def _mark(engine: Any) -> Path:
    """See `NativeEngine.mark_of`."""
    return Path(engine.mark_of(*doors()))


@once
def thinker_for(game: str, backend: str) -> Thinker:
    """This process's thinker for a game."""
    return Thinker(game, backend)


@cache
def is_compiled(game: str) -> bool:
    """Whether thinking about a game was compiled before, on this machine, from this code."""
    if not is_fast():
        return False
    own = insight_of(game)
    return _mark(engine_for(game_for(game).rules, "native", ((insight, own),))).exists()


def thinker_at(seat: Seat) -> Thinker:
    """The thinker for a seat: compiled, if the seat's rules are or if everything has been compiled already.

    Bots are as strong as their thinking is fast, and compiling takes minutes; so at a table with interpreted
    rules they think interpreted until somebody has compiled what they need; with SHOKAI_BACKEND=python always.
    """
    if seat.engine.backend == "native" or (wanted_backend() != "python" and is_compiled(seat.game)):
        return thinker_for(seat.game, "native")
    return thinker_for(seat.game, "python")


def bytes_of(engine: Engine, state: State) -> bytes:
    """A state as bytes, the same on both back ends."""
    return engine.fields.packed(state) if engine.backend == "python" else bytes(state)


def seed_for(seed: int, seat: Seat) -> int:
    """A seed from a bot's own and from all that its seat knows, so that a bot needs no memory."""
    return seed_of(bytes_of(seat.engine, seat.known) + str(seed).encode())


def seed_of(state: bytes) -> int:
    """A seed from the bytes of a state."""
    return int.from_bytes(hashlib.sha256(state).digest()[:7], "big")


__all__ = [
    "Future", "How", "Option", "Room", "Thinker", "Thought", "bytes_of", "is_compiled", "seed_for", "seed_of",
    "thinker_at", "thinker_for",
]  # fmt: skip
