"""Whole turns: what a turn is worth, from what its player knew when the last decision of it was made.

What chance deals at the end of a turn does not count: its last decision is followed into many futures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from shokai.bots.asking import dismiss
from shokai.bots.networking import MasterBot, NetworkBot
from shokai.bots.planning import HeuristicBot
from shokai.coach.outlook import Foresight
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.puzzles.puzzle import Turn
from shokai.texts import Refusal, Say

if TYPE_CHECKING:
    from shokai.puzzles.judging import Depth

# A turn is a puzzle as a whole from so many decisions with a choice on.
FEWEST = 3
# What a beginner does in the turn: so many turns of the network at the temperature of the lowest level.
BEGINNERS, TEMPERATURE = 6, 8.7
# Futures of the turn's last decision.
FUTURES = 200
# Decisions of a turn that are followed at most.
MOST = 60

Choose = Callable[[Seat], int]


def plays_on(match: Match, seat: int) -> bool:
    """Whether a seat that was deciding still has its turn."""
    return not match.over and match.actor == seat and match.state.turn == seat


def turn_value(start: Match, moves: list[int], foresight: Foresight, futures: int = FUTURES) -> float:
    """What a seat may expect of the win after these moves, the last of which ends its turn."""
    match = start.clone()
    seat = match.actor
    known, last = None, moves[-1]
    for move in moves:
        if match.actor == seat and len(match.legal) > 1:
            known, last = match.seat().known, move
        match.play(move)
    if known is None:
        known = start.seat().known
        last = moves[0]
    state = foresight.state(match.engine, known)
    return foresight.samples(state, futures, 0, last).mean.wins[seat]


def played_turn(start: Match, choose: Choose, first: int | None = None) -> list[int]:
    """The moves of a turn from here to its end, with a first move that may be given."""
    match, seat, moves = start.clone(), start.actor, list[int]()
    while plays_on(match, seat) and len(moves) < MOST:
        move = first if first is not None and not moves else choose(match.seat())
        moves.append(move)
        match.play(move)
    return moves


def played_out(start: Match, moves: Sequence[str]) -> list[int]:
    """The numbers of a whole turn's moves; refuses one that is not played to its end."""
    match, seat, numbers = start.clone(), start.actor, list[int]()
    for text in moves[:MOST]:
        if not plays_on(match, seat):
            raise Refusal(Say("puzzle-turn-is-over"))
        read = match.kind.read_moves(match.state, match.kind.with_seats(text, match.names))
        match.play(read[0])
        numbers.append(read[0])
    if not numbers or plays_on(match, seat):
        raise Refusal(Say("puzzle-turn-not-over"))
    return numbers


def whole_turn(start: Match, best: int, foresight: Foresight, depth: Depth) -> Turn | None:
    """The turn that begins with a best move, compared with what a beginner does; None where that is no puzzle."""
    if not plays_on(start, start.actor):
        # As where everybody chooses a first order, before anybody's turn.
        return None
    # Turns are dealt alike, and so are those of people who solve the puzzle.
    master = MasterBot(depth.seeds[0], iterations=max(depth.deep // 4, 1), lead=0.0, keep=0)
    network, heuristic = NetworkBot(0), HeuristicBot(0, 150)
    try:
        lines = [played_turn(start, bot.choose, best) for bot in (master, network, heuristic)]
    finally:
        dismiss(master)
    values = [turn_value(start, line, foresight) for line in lines]
    top = max(range(len(lines)), key=lambda i: (values[i], -i))
    line = lines[top]
    beginners = [played_turn(start, NetworkBot(seed, TEMPERATURE).choose) for seed in range(BEGINNERS)]
    weak = sum(turn_value(start, moves, foresight, FUTURES // 3) for moves in beginners) / BEGINNERS
    texts, choices, match = [], 0, start.clone()
    for move in line:
        choices += len(match.legal) > 1
        texts.append(match.move_text(move))
        match.play(move)
    if choices < FEWEST or values[top] - weak < depth.gap:
        return None
    return Turn(tuple(texts), round(values[top], 4), round(weak, 4))


def credit(turn: Turn, value: float) -> float:
    """From 0 for a weak turn to 1 for the best one.

    >>> round(credit(Turn((), 0.7, 0.5), 0.65), 2), credit(Turn((), 0.7, 0.5), 0.3)
    (0.75, 0.0)
    """
    return min(max((value - turn.weak) / (turn.best - turn.weak), 0.0), 1.0)
