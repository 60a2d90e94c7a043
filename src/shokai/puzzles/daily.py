"""Which puzzle is the puzzle of a day: the same one everywhere, whatever puzzles are added later."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from hashlib import blake2b

from shokai.puzzles.puzzle import Puzzle, puzzles_of

# The first day on which it is chosen like this.
FIRST = date(2026, 11, 18).toordinal()


def daily(puzzles: Sequence[Puzzle], day: str) -> Puzzle | None:
    """The puzzle of a day, by lots that days and puzzles draw together; all come round before one comes again.

    A puzzle takes part from the day it is there `since`, so adding some changes no day before. One that is dropped
    leaves its own day to another, which leaves its own in turn: few days change.
    """
    chosen, shown, asked = None, set[str](), date.fromisoformat(day).toordinal()
    since = {puzzle.id: date.fromisoformat(puzzle.since).toordinal() if puzzle.since else 0 for puzzle in puzzles}
    for today in range(min(FIRST, asked), asked + 1):
        # Where all are new, they are there at once.
        there = [puzzle for puzzle in puzzles if since[puzzle.id] <= today] or puzzles
        fresh = [puzzle for puzzle in there if puzzle.id not in shown]
        if not fresh:
            # A new round, which does not begin with the last one's end.
            shown = set()
            fresh = [puzzle for puzzle in there if puzzle is not chosen] or list(there)
        chosen = max(fresh, key=lambda puzzle: _lot(today, puzzle.id), default=None)
        if chosen:
            shown.add(chosen.id)
    return chosen


@lru_cache(maxsize=16)
def of_the_day(game: str, day: str) -> Puzzle | None:
    """The puzzle of a day among those that come with a game."""
    return daily(puzzles_of(game), day)


def _lot(day: int, id: str) -> bytes:
    return blake2b(f"{day} {id}".encode(), digest_size=8).digest()
