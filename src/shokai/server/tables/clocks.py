"""Clocks: what each seat has left. They run by the times of the events, so every process counts alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Clock:
    """The clocks of a table: a bank for each seat, and what is added whenever a seat comes to decide.

    `per_move` fills the bank up instead, whenever the game comes to a seat: so many days for each move.
    """

    each: float
    left: list[float]
    running: int | None = None
    since: float = 0.0
    paused: bool = False
    per_move: float | None = None

    def turn(self, actor: int | None, at: float, moved: bool = True) -> None:
        """From now on this seat's clock runs, or nobody's; whether because the game has moved."""
        self._count(at)
        if actor is not None and actor != self.running:
            if self.per_move is None:
                self.left[actor] += self.each
            elif moved:
                # Who lets a bot take over and comes back has no more time than before.
                self.left[actor] = self.per_move
        self.running = actor

    def pause(self, on: bool, at: float) -> None:
        """Stops the clocks, or lets them run again."""
        self._count(at)
        self.paused = on

    def _count(self, at: float) -> None:
        if self.running is not None and not self.paused:
            self.left[self.running] -= max(at - self.since, 0.0)
        self.since = at

    def falls_at(self) -> float | None:
        """When the clock that runs will have run down."""
        if self.running is None or self.paused:
            return None
        return self.since + max(self.left[self.running], 0.0)
