"""Where thinking with a network happens: the arrays that it writes to, and its code, one for each game and back end."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shokai.bots import guided
from shokai.bots.nodes import DEEPEST, USED, replant
from shokai.bots.room import FEWEST_ROWS, Room
from shokai.bots.thinker import IDLE, Thinker
from shokai.engine.engine import Engine, engine_for, wanted_backend
from shokai.engine.extras import is_fast
from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.network.brain import Brain, brain_for
from shokai.network.file import OUT_UNIT, SEATS
from shokai.network.layers import exponential
from shokai.sight import look
from shokai.sight.looks import look_of

DOORS = (guided.first_thought, guided.think_guided, replant)


@dataclass(frozen=True)
class GuidedHow:
    """How to search with a network: see `guided`."""

    exploration: float = 2.5
    lead: float = 0.1
    urgency: float = 0.1
    temperature: float = 2.0

    def numbers(self) -> tuple[float, ...]:
        """In the order of `guided`."""
        return (self.exploration, self.lead, self.urgency, self.temperature)


@dataclass(frozen=True)
class Impression:
    """A network's first thought: a logit for each legal move, each seat's share of the win and expected final score."""

    logits: dict[int, float]
    wins: tuple[float, ...]
    points: tuple[float, ...]


class GuidedRoom(Room):
    """Room to think in with a network about one position at a time."""

    def __init__(self, engine: Engine, bound: tuple[Any, ...]) -> None:
        new, words = engine, engine.game.WORDS
        self._engine = engine
        self._first_thought, self._think, self._replant = bound
        self._work = new.home()
        self._tree, self._rng, self._path = new.ints(2), new.ints(2), new.ints(DEEPEST + 1)
        self._nodes, self._sums = self._rows(FEWEST_ROWS)
        self._words, self._more_words = new.ints(words), new.ints(words)
        self._places, self._rewards = new.ints(SEATS), new.floats(SEATS)
        self._how = new.floats(guided.HOW)
        self._outs = new.ints(engine.game.MOVES + 2 * SEATS)
        self._brain: Brain | None = None

    def think_with(self, brain: Brain) -> None:
        """Takes a network."""
        if self._brain is not brain:
            self._brain = brain
            self._seen, self._totals, self._levels = brain.room()

    def start(self, how: GuidedHow) -> None:
        """A new tree."""
        self._tree[USED] = 0
        for k, value in enumerate(how.numbers()):
            self._how[k] = float(value)

    def go_on(self, known: State, iterations: int, seed: int, number: int) -> None:
        assert self._brain
        self._make_room(iterations)
        self._think(
            known, self._work, self._tree, self._nodes, self._sums, self._words, self._more_words, self._rng,
            self._path, self._places, self._rewards, self._how, self._brain.points, iterations, seed, number,
            self._seen, *self._brain.arrays, self._totals, self._levels,
        )  # fmt: skip

    def impression(self, known: State, legal: list[int], players: int, seat: int) -> Impression:
        """The network's first thought about a position."""
        assert self._brain
        self._first_thought(
            known, self._seen, self._words, *self._brain.arrays, self._totals, self._levels, self._outs
        )  # fmt: skip
        # An array of NumPy gives its numbers one by one at a price.
        outs = self._outs if isinstance(self._outs, list) else self._outs.tolist()
        first = len(outs) - 2 * SEATS
        wins, scores = ([outs[at + i] / OUT_UNIT for i in range(players)] for at in (first, first + SEATS))
        parts = [exponential(win - max(wins)) for win in wins]
        at = [(p - seat) % players for p in range(players)]
        return Impression(
            {move: outs[move] / OUT_UNIT for move in legal},
            tuple(parts[i] / sum(parts) for i in at),
            tuple(scores[i] * self._brain.points for i in at),
        )


class GuidedThinker(Thinker):
    """Thinking with a network about a game, bound to a back end; those who think borrow a room."""

    def __init__(self, game: str, backend: str) -> None:
        self.engine = engine_for(game_for(game).rules, backend, ((look, look_of(game)),))
        self._bound = tuple(self.engine.bind(door) for door in DOORS)
        self._idle: deque[Room] = deque(maxlen=IDLE)

    def borrow(self) -> GuidedRoom:
        try:
            room = self._idle.pop()
        except IndexError:
            room = GuidedRoom(self.engine, self._bound)
        assert isinstance(room, GuidedRoom)
        return room

    def compile(self) -> None:
        """Has everything compiled, by thinking a moment about the start of a game."""
        game = self.engine.game.NAME
        match = Match(game, 2, seed="compile", backend="python")
        state, room = self.engine.of_lists(match.state), self.borrow()
        room.think_with(brain_for(game, self.engine.backend))
        room.impression(state, match.legal, 2, match.actor)
        room.start(GuidedHow())
        room.go_on(state, 2, 0, 1)
        room.descend(room.thought(match.legal).move)
        _mark(self.engine).parent.mkdir(parents=True, exist_ok=True)
        _mark(self.engine).touch()


def _mark(engine: Any) -> Path:
    """See `NativeEngine.mark_of`."""
    return Path(engine.mark_of(*DOORS))


@once
def guided_thinker_for(game: str, backend: str) -> GuidedThinker:
    """This process's thinker with a network for a game."""
    return GuidedThinker(game, backend)


def is_compiled(game: str) -> bool:
    """Whether thinking with a network was compiled before, on this machine, from this code."""
    if not is_fast():
        return False
    return _mark(engine_for(game_for(game).rules, "native", ((look, look_of(game)),))).exists()


def guided_thinker_at(seat: Seat) -> GuidedThinker:
    """The thinker for a seat: compiled, if the seat's rules are or if everything has been compiled already."""
    native = seat.engine.backend == "native" or (wanted_backend() != "python" and is_compiled(seat.game))
    return guided_thinker_for(seat.game, "native" if native else "python")
