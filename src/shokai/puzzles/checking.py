"""Checks puzzles: the rules accept the position, the moves are legal, and values come out again within the error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from shokai.coach.outlook import Foresight, standard_error
from shokai.engine.several import in_order
from shokai.match.match import Match
from shokai.puzzles.puzzle import Puzzle, themes_of
from shokai.texts import Refusal, Say

# Futures of each move, dealt by a seed that no puzzle was made with.
FUTURES, SEED = 400, 77
# So many standard errors and so much beyond them a value may be off: numbers are rounded, machines differ.
SURE, ROUNDED = 4.0, 0.005


# One of each process that checks values.
_foresight: Foresight | None = None


def all_faults(game: str, puzzles: Sequence[Puzzle], values: bool, workers: int = 1) -> Iterator[list[Say]]:
    """What is wrong with each of many puzzles of a game, on so many cores."""
    return in_order(_faults, puzzles, workers, _get_ready, game, values)


def _get_ready(game: str, values: bool) -> None:
    global _foresight  # noqa: PLW0603, set once, when a process begins
    _foresight = Foresight(game, symmetric=False) if values else None


def _faults(puzzle: Puzzle) -> list[Say]:
    return faults_of(puzzle, _foresight)


def faults_of(puzzle: Puzzle, foresight: Foresight | None = None) -> list[Say]:
    """What is wrong with a puzzle; with eyes for futures, also whether its values come out again."""
    try:
        match = puzzle.match()
    except Refusal as refusal:
        return [refusal.said]
    if match.actor < 0:
        return [Say("puzzle-nobody-decides")]
    texts = match.legal_texts()
    faults = [Say("puzzle-illegal", move=value.move) for value in puzzle.moves if value.move not in texts]
    if puzzle.theme not in themes_of(puzzle.game):
        faults.append(Say("puzzle-bad-theme", theme=puzzle.theme))
    if puzzle.moves[0].move != puzzle.solution:
        faults.append(Say("puzzle-not-best"))
    if puzzle.turn:
        faults += _turn_faults(match, puzzle.turn.line)
    if foresight and not faults:
        faults += _value_faults(match, puzzle, foresight)
    return faults


def _turn_faults(match: Match, line: tuple[str, ...]) -> list[Say]:
    ahead = match.clone()
    for move in line:
        if move not in ahead.legal_texts():
            return [Say("puzzle-illegal", move=move)]
        ahead.play(ahead.legal[ahead.legal_texts().index(move)])
    return []


def _value_faults(match: Match, puzzle: Puzzle, foresight: Foresight) -> list[Say]:
    """The best move and the next best one once more."""
    seat = match.seat()
    known, p = foresight.state(seat.engine, seat.known), seat.number
    numbers = dict(zip(match.legal_texts(), match.legal, strict=True))
    best, second = (foresight.samples(known, FUTURES, SEED, numbers[value.move]) for value in puzzle.moves[:2])
    faults = []
    for value, samples in zip(puzzle.moves, (best, second), strict=False):
        # Both have about the same error.
        error = 2**0.5 * standard_error([row.wins[p] for row in samples.rows])
        if abs(samples.mean.wins[p] - value.wins[p]) > SURE * error + ROUNDED:
            told, found = value.wins[p], samples.mean.wins[p]
            faults.append(Say("puzzle-other-value", move=value.move, told=told, found=round(found, 4)))
    gap = best.mean.wins[p] - second.mean.wins[p]
    error = hypot(best.error_against(second, p), puzzle.error)
    if gap <= 0 or abs(gap - puzzle.gap) > SURE * error + ROUNDED:
        faults.append(Say("puzzle-other-gap", told=puzzle.gap, found=round(gap, 4)))
    return faults
