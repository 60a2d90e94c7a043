"""Clocks: what each seat has left. They run by the times of the events, so every process counts alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Clock:
    """The clocks of a table: a bank for each seat, and what is added whenever a seat comes to decide."""

    each: float
    left: list[float]
    running: int | None = None
    since: float = 0.0
    paused: bool = False

    def turn(self, actor: int | None, at: float) -> None:
        """From now on this seat's clock runs, or nobody's."""
        self._count(at)
        if actor is not None and actor != self.running:
            self.left[actor] += self.each
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
