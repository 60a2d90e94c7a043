"""What a bot makes of a position, for people: chances, expected scores, moves with their ratings, its plan."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from shokai.bots.planning import HOW
from shokai.bots.searching import SearchBot
from shokai.bots.thinker import seed_for, thinker_at
from shokai.bots.weights import weights_of
from shokai.game.match import Match
from shokai.game.seat import Seat
from shokai.texts import Say

# Games played on to the end for the expected scores, and how much each seat thinks in them.
GAMES, QUICK = 60, 30


@dataclass(frozen=True)
class Rated:
    """A move: its text, how often it was tried, and the chances of the seat after it, from 0 to 1."""

    move: int
    text: str
    visits: int
    chance: float


@dataclass(frozen=True)
class Analysis:
    """A position rated for every seat."""

    seat: int
    names: tuple[str, ...]
    iterations: int
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    spreads: tuple[float, ...]
    moves: tuple[Rated, ...]
    plan: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """Fit for JSON."""
        return asdict(self)

    def said(self) -> list[Say]:
        """The same in sentences, the plan first."""
        best = self.moves[0]
        share = best.visits / max(self.iterations, 1)
        told = [Say("analysis-plan", player=self.names[self.seat], plan=self.plan)]
        told.append(Say("analysis-best", move=best.text, chance=best.chance, share=share))
        for p, name in enumerate(self.names):
            told.append(
                Say("analysis-seat", player=name, chance=self.chances[p], score=self.scores[p], spread=self.spreads[p])
            )
        return told


def analyse(match: Match, seconds: float | None = 1.0, iterations: int | None = None, games: int = GAMES) -> Analysis:
    """Thinks about the next real decision, with what the seat knows that has to take it."""
    match = _past_forced_moves(match)
    seat = match.seat()
    bot = SearchBot(0, None if iterations else seconds, iterations)
    thought = bot.think(seat, to_the_end=True)
    results = _foreseen(seat, games)
    columns = [[row[p] for row in results] for p in range(match.players)]
    return Analysis(
        seat=seat.number,
        names=tuple(match.names),
        iterations=thought.iterations,
        chances=tuple(round(r, 4) for r in thought.rewards[: match.players]),
        scores=tuple(round(statistics.fmean(column), 2) for column in columns),
        spreads=tuple(round(statistics.pstdev(column), 2) for column in columns),
        moves=tuple(
            Rated(o.move, match.move_text(o.move), o.visits, round(o.rewards[seat.number], 4)) for o in thought.options
        ),
        plan=tuple(_plan_in_words(match, thought.line)),
    )


def _past_forced_moves(match: Match) -> Match:
    """The same match, or one that has gone on to where somebody has a choice."""
    while len(match.legal) == 1:
        match = match.clone().play(match.legal[0])
    return match


def _foreseen(seat: Seat, games: int) -> list[list[int]]:
    thinker = thinker_at(seat)
    known = thinker.known(seat)
    with thinker.lock:
        thinker.begin(HOW, weights_of(seat.game, seat.players))
        return thinker.foresee(known, games, QUICK, seed_for(0, seat))


def _plan_in_words(match: Match, line: Sequence[int]) -> list[str]:
    """The bot's own moves up to where chance or somebody else comes in; forced moves are left out."""
    ahead, words = match.clone(), []
    ahead.dealer = None
    seat = match.actor
    for move in line:
        while ahead.actor == seat and len(ahead.legal) == 1:
            ahead.play(ahead.legal[0])
        if ahead.actor != seat or move not in ahead.legal:
            break
        words.append(ahead.move_text(move))
        ahead.play(move)
    return words
