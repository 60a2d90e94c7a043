"""A bot's analysis of a position, for people: chances of winning, expected scores, rated moves, its plan.

Chances and scores come from games played on to the end by quick players, moves and plan from the search bot. The rating
of a move is its mean reward in the search, a number from 0 to 1 for comparing moves, not a chance of winning.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from shokai.bots.chances import interval, win_shares
from shokai.bots.planning import HOW
from shokai.bots.searching import SearchBot
from shokai.bots.thinker import Future, seed_for, thinker_at
from shokai.bots.weights import weights_of
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.texts import Say

# Games played on to the end, and how much each seat thinks in them. With a clock they come in portions, as many as
# there is time for.
GAMES, QUICK = 60, 30
PORTION, MOST_GAMES = 5, 400


@dataclass(frozen=True)
class Rated:
    """A move: its text, how often it was tried, and its rating from 0 to 1, the seat's mean reward after it."""

    move: int
    text: str
    visits: int
    rating: float


@dataclass(frozen=True)
class Analysis:
    """A position rated for every seat.

    `chances` are the shares of wins in `games` games played on to the end, of which `unfinished` were broken off, and
    `intervals` their 95 % intervals. `scores` are the mean final scores, `spreads` their standard deviations.
    """

    seat: int
    names: tuple[str, ...]
    iterations: int
    games: int
    unfinished: int
    chances: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]
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
        told.append(Say("analysis-best", move=best.text, rating=best.rating, share=share))
        for p, name in enumerate(self.names):
            low, high = (100 * bound for bound in self.intervals[p])
            told.append(
                Say(
                    "analysis-seat",
                    player=name,
                    chance=100 * self.chances[p],
                    low=low,
                    high=high,
                    score=self.scores[p],
                    spread=self.spreads[p],
                )
            )
        told.append(Say("analysis-games", games=self.games))
        if self.unfinished:
            told.append(Say("analysis-unfinished", games=self.unfinished))
        return told


def analyse(
    match: Match, seconds: float | None = 1.0, iterations: int | None = None, games: int | None = None
) -> Analysis:
    """Thinks about the next real decision, with what the seat knows that has to take it.

    With `iterations` it plays on `games` games and always comes to the same. Without, it takes `seconds` for the
    moves and about as long again for the games, unless their number is given.
    """
    match = _past_forced_moves(match)
    seat = match.seat()
    seconds = None if iterations else seconds
    thought = SearchBot(0, seconds, iterations).think(seat, to_the_end=True)
    if games is None and seconds is not None:
        futures, unfinished = _foreseen_in(seat, seconds)
    else:
        futures, unfinished = _foreseen(seat, 0, GAMES if games is None else games)
    shares = win_shares(futures, match.players)
    columns = [[future.points[p] for future in futures] for p in range(match.players)]
    return Analysis(
        seat=seat.number,
        names=tuple(match.names),
        iterations=thought.iterations,
        games=len(futures),
        unfinished=unfinished,
        chances=tuple(round(share, 6) for share in shares),
        intervals=tuple(_rounded(interval(share, len(futures))) for share in shares),
        scores=tuple(round(statistics.fmean(column), 2) for column in columns),
        spreads=tuple(round(statistics.pstdev(column), 2) for column in columns),
        moves=tuple(
            Rated(o.move, match.move_text(o.move), o.visits, round(o.rewards[seat.number], 4)) for o in thought.options
        ),
        plan=tuple(_plan_in_words(match, thought.line)),
    )


def _rounded(bounds: tuple[float, float]) -> tuple[float, float]:
    return round(bounds[0], 4), round(bounds[1], 4)


def _past_forced_moves(match: Match) -> Match:
    """The same match, or one that has gone on to where somebody has a choice."""
    while len(match.legal) == 1:
        match = match.clone().play(match.legal[0])
    return match


def _foreseen_in(seat: Seat, seconds: float) -> tuple[list[Future], int]:
    """As many games played on as there is time for, one portion at least."""
    futures: list[Future] = []
    unfinished, begun = 0, time.perf_counter()
    while not futures or (len(futures) < MOST_GAMES and time.perf_counter() - begun < seconds):
        more, broken_off = _foreseen(seat, len(futures), PORTION)
        futures += more
        unfinished += broken_off
    return futures, unfinished


def _foreseen(seat: Seat, first: int, games: int) -> tuple[list[Future], int]:
    thinker = thinker_at(seat)
    known = thinker.known(seat)
    with thinker.room() as room:
        room.begin(HOW, weights_of(seat.game, seat.players))
        return room.foresee(known, seat.players, games, QUICK, seed_for(0, seat), first=first)


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
