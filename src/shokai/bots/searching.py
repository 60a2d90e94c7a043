"""Search: as many iterations as time or a limit allows, and no more than needed."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from typing import Any

from shokai.bots.keeping import follows
from shokai.bots.thinker import How, Option, Room, Thinker, Thought, seed_for, thinker_at
from shokai.bots.weights import Weights, insight_of, weights_of
from shokai.engine.fields import State
from shokai.match.seat import Seat

# Iterations between two looks at the clock: as many as take a few milliseconds, few at first, because some take a
# thousand times as long as others. Each portion has random numbers of its own, so without a clock it is the same
# everywhere, and so are the trees.
FIRST_PORTION, LARGEST_PORTION, PORTION_SECONDS = 2, 400, 0.003
WITHOUT_CLOCK = 50
DEFAULT_SECONDS = 1.0


def how_for(seat: Seat) -> How:
    """How to search a game, by what its insight has found best."""
    own = insight_of(seat.game)
    return How(
        exploration=own.EXPLORATION,
        turns=own.LOOK_AHEAD[seat.players],
        first_share=own.FIRST_SHARE,
        temperature=own.TEMPERATURE,
    )


@dataclass(frozen=True)
class _Own:
    """A bot's own room, and the decision for which the tree in it has grown."""

    thinker: Thinker
    room: Room
    how: How
    known: State
    seat: int
    move: int


class SearchBot:
    """Monte-Carlo tree search, for `seconds` or for a fixed number of `iterations`, whichever is over first.

    It stops sooner when no move can overtake the leading one any more. With a number of iterations and no
    seconds it is deterministic: the same seat and seed lead to the same tree. If the position follows from its last
    decision by the move that it chose, and it is still its turn, it goes on with that part of its tree, unless
    `keep` is 0; then a game depends on that, too, and is the same if one bot plays it from its beginning.

    What else is given by name changes how it thinks; see `How`.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: float | None = None,
        weights: Weights | None = None,
        keep: float = 1,
        **how: Any,
    ) -> None:
        self._seed = seed
        self._most = None if iterations is None else int(iterations)
        self._seconds = DEFAULT_SECONDS if seconds is None and iterations is None else seconds
        self._weights = weights
        self._keep = bool(keep)
        self._how = how
        # The thinking thread takes it and puts it back; another thread meanwhile starts with an empty tree.
        self._own: _Own | None = None
        self._lock = threading.Lock()

    def __getstate__(self) -> dict[str, Any]:
        # A copy starts with an empty tree; locks cannot be copied.
        return self.__dict__ | {"_own": None, "_lock": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state | {"_lock": threading.Lock()})

    def think(self, seat: Seat, to_the_end: bool = False) -> Thought:
        """What came of it; `to_the_end` uses all the time, for the sake of the other moves."""
        if len(seat.legal) == 1:
            # Nothing to think about: the tree holds decisions only.
            nothing = (0.0,) * 4
            return Thought((Option(seat.legal[0], 0, nothing),), 0, nothing, (seat.legal[0],))
        begun, done, spent, left = time.perf_counter(), 0, 0.0, 1.0
        thinker = self._thinker(seat)
        seed, known, legal = seed_for(self._seed, seat), thinker.known(seat), frozenset(seat.legal)
        how = self._how_for(seat)
        room, number = self._room_for(thinker, how, known, seat), 0
        self._prepare(room, seat)
        while left > 0:
            step, number = self._portion(done, spent), number + 1
            room.go_on(known, step, seed, number)
            done, spent = done + step, time.perf_counter() - begun
            left = self._left(done, spent)
            if not to_the_end and room.lead(legal) > left:
                break
        thought = room.thought(legal)
        self._put_back(_Own(thinker, room, how, known, seat.number, thought.move))
        return thought

    def _room_for(self, thinker: Thinker, how: How, known: State, seat: Seat) -> Room:
        """The bot's own room, with the part of its tree that is about this position, or an empty one."""
        own = self._take()
        if own and own.thinker is not thinker:
            own.thinker.give_back(own.room)
            own = None
        if own and self._goes_on(own, how, known, seat.number) and own.room.descend(own.move):
            return own.room
        room = own.room if own else thinker.borrow()
        self._begin(room, how, seat)
        return room

    # What another kind of search does differently.

    def _thinker(self, seat: Seat) -> Any:
        return thinker_at(seat)

    def _how_for(self, seat: Seat) -> Any:
        return replace(how_for(seat), **self._how)

    def _begin(self, room: Any, how: Any, seat: Seat) -> None:
        room.begin(how, self._weights or weights_of(seat.game, seat.players))

    def _prepare(self, room: Any, seat: Seat) -> None:
        """Before a room is thought in, whether its tree is new or not."""

    def _goes_on(self, own: _Own, how: How, known: State, seat: int) -> bool:
        alike = self._keep and own.how == how and own.seat == seat
        return alike and follows(own.thinker.engine, own.known, own.move, known, seat)

    def _take(self) -> _Own | None:
        with self._lock:
            own, self._own = self._own, None
        return own

    def _put_back(self, own: _Own) -> None:
        with self._lock:
            before, self._own = self._own, own
        if before:
            before.thinker.give_back(before.room)

    def _portion(self, done: int, spent: float) -> int:
        """How many iterations to run before the next look at the clock."""
        if self._seconds is None:
            portion = WITHOUT_CLOCK
        elif not done:
            portion = FIRST_PORTION
        else:
            portion = max(min(int(done * PORTION_SECONDS / spent), 2 * done, LARGEST_PORTION), 1)
        return portion if self._most is None else min(portion, self._most - done)

    def _left(self, done: int, spent: float) -> float:
        """About how many more iterations there will be."""
        by_number = float("inf") if self._most is None else self._most - done
        by_time = float("inf") if self._seconds is None else done * (self._seconds - spent) / max(spent, 1e-6)
        return min(by_number, by_time)

    def choose(self, seat: Seat) -> int:
        return self.think(seat).move

    def begin(self) -> None:
        """Forgets the last game."""
        self.close()

    def close(self) -> None:
        """Leaves its room to others."""
        own = self._take()
        if own:
            own.thinker.give_back(own.room)
