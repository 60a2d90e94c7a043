"""What happened at a table that makes it another game: read from its events, so that old tables have it as well."""

from __future__ import annotations

from dataclasses import dataclass, field

# A bot played for somebody who wished it; a seat changed hands in the middle of the game; something was taken back
# that others had seen, or that a bot had decided.
MINDED, SEAT, UNDO = "minded", "seat", "undo"


@dataclass
class Fairness:
    """Marks of a table, and the steps that bots decided."""

    spoiled: set[str] = field(default_factory=set)
    by_bots: set[int] = field(default_factory=set)

    def play(self, first: int, steps: int, by_bot: bool) -> None:
        """Steps were made, by a bot or by a person."""
        if by_bot:
            self.by_bots.update(range(first, first + steps))

    def undo(self, to: int, steps: int, own_turn: bool) -> None:
        """Of so many steps, all from one on were taken back.

        A single one, in one's own turn, is a decision with nothing revealed after it: everybody may think again.
        """
        if steps - to > 1 or not own_turn or to in self.by_bots:
            self.spoiled.add(UNDO)
        self.by_bots = {step for step in self.by_bots if step < to}
