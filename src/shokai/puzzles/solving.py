"""Solving a puzzle: the table as its seat sees it, answers to what is tried, and why. The solution stays here until it
is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shokai.coach.hint import Reason, certain_reasons
from shokai.match.game import Reason as Forbidden
from shokai.match.match import IllegalMove, Match
from shokai.puzzles.puzzle import Puzzle
from shokai.puzzles.turns import plays_on
from shokai.texts import Refusal, Say

# Moves of a turn that are taken at most.
MOST_MOVES = 60
# From so much of somebody's chances on it is worth telling that a move takes them away.
TELLING = 0.03


def table_at(puzzle: Puzzle, moves: Sequence[str]) -> tuple[Match, int]:
    """The table after some moves of the turn, and the seat whose turn it is; refuses what goes beyond the turn."""
    match = puzzle.match(backend="python")
    seat = match.actor
    for move in moves[:MOST_MOVES]:
        if not plays_on(match, seat):
            raise Refusal(Say("puzzle-turn-is-over"))
        match.play(known_move(match, move))
    return match, seat


def known_move(match: Match, text: str) -> int:
    """The first of the small moves that a text stands for; raises IllegalMove with the reason."""
    if len(text) > 200:
        raise Refusal(Say("puzzle-no-move"))
    s = match.engine.lists(match.seat().known)
    moves = match.kind.read_moves(s, match.kind.with_seats(text, match.names))
    reason: Forbidden | None = match.kind.why_not(s, moves[0], match.names)
    if reason:
        raise IllegalMove(reason)
    return moves[0]


def why(match: Match, move: int) -> tuple[Reason, ...]:
    """What speaks for a move and against it by the rules."""
    return certain_reasons(match.seat(), move, match.names)


def why_best(puzzle: Puzzle, match: Match) -> tuple[Reason, ...]:
    """What speaks for the solution: what it brings by the rules, and whom it hurts more than the next best move."""
    best, other = puzzle.moves[:2]
    p = match.actor
    hurt = max((q for q in range(match.players) if q != p), key=lambda q: other.wins[q] - best.wins[q])
    loss = other.wins[hurt] - best.wins[hurt]
    found = why(match, known_move(match, puzzle.solution))
    if loss < TELLING:
        return found
    return (*found, Reason("prevents", Say("puzzle-prevents", player=match.names[hurt], loss=round(100 * loss))))


def after(match: Match, move: int, seat: int) -> dict[str, Any]:
    """The table as the seat sees it after a move."""
    ahead = match.clone()
    ahead.play(move)
    seen: dict[str, Any] = ahead.view(seat)
    return {**seen, "moves": []}
