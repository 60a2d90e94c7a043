"""The rounds of a game, for games that count them or tell where a turn begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shokai.engine.engine import CHANCE
from shokai.match.game import Step
from shokai.match.match import Match


def opens_turn(kind: Any, step: Step) -> bool:
    """Whether a turn begins with a step; never in a game that does not say."""
    opens: Callable[[int], bool] | None = getattr(kind, "opens_turn", None)
    return opens is not None and step.seat != CHANCE and opens(step.number)


def round_of(turn: int, players: int) -> int:
    """The round of a turn; both are counted from 1."""
    return (turn - 1) // players + 1


def rounds_of(match: Match) -> list[int | None]:
    """The round of every step of a match from its first step on: that of the game's own count, else by turns.

    None before the first turn, and in a game that tells neither.
    """
    found: list[int | None] = []
    turn = 0
    for step, state in zip(match.history.steps, match.history.states, strict=False):
        turn += opens_turn(match.kind, step)
        counted = getattr(match.engine.lists(state), "round", None)
        found.append(counted if counted is not None else round_of(turn, match.players) if turn else None)
    return found
