"""Chances to win: they add up to 1, their intervals hold, and over many positions they come true."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb, sqrt

import pytest

from shokai.bots.analysis import analyse
from shokai.bots.chances import interval, win_shares
from shokai.bots.planning import HOW, HeuristicBot
from shokai.bots.thinker import Future, thinker_for
from shokai.bots.weights import weights_of
from shokai.engine.engine import CHANCE, OVER, engine_for
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import seat_at

# How much everybody thinks, in the games that are foreseen and in those that are played.
QUICK = 10
# Games foreseen from each position: one half says how sure a win looks, the other one is held to it.
HALF = 5
# Bins of equal width by the share of wins in the first half, and the chi-square value that so many degrees of freedom
# exceed once in a hundred times.
BINS, ONE_IN_A_HUNDRED = 5, 15.09


# Intervals.


@pytest.mark.parametrize("games", [20, 60, 400])
@pytest.mark.parametrize("p", [0.01, 0.1, 0.25, 0.5, 0.9, 0.99])
def test_an_interval_has_the_true_share_in_it_about_95_times_of_100(p: float, games: int) -> None:
    held = 0.0
    for wins in range(games + 1):
        low, high = interval(wins / games, games)
        if low <= p <= high:
            held += comb(games, wins) * p**wins * (1 - p) ** (games - wins)
    # Whole numbers of wins do not allow exactly 95 %.
    assert 0.91 < held <= 1


@pytest.mark.parametrize("games", [1, 8, 60])
def test_nothing_but_losses_or_wins_leaves_something_open(games: int) -> None:
    low, high = interval(0, games)
    assert low == 0
    assert 1 / games / 2 < high < 1
    assert interval(1, games) == (pytest.approx(1 - high), 1)
    assert interval(0.5, 0) == (0, 1)


# Shares.


def test_a_shared_first_place_splits_the_win() -> None:
    futures = [Future((7, 7, 3), (1, 1, 3)), Future((1, 9, 2), (3, 1, 2)), Future((4, 4, 4), (1, 1, 1))]
    assert win_shares(futures, 3) == pytest.approx([(1 / 2 + 1 / 3) / 3, (1 / 2 + 1 + 1 / 3) / 3, 1 / 9])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybodys_chances_add_up_to_1(players: int) -> None:
    told = analyse(Match("osaka", players, seed="chances", backend="native"), iterations=20, games=50)
    assert sum(told.chances) == pytest.approx(1, abs=1e-5)
    assert told.games == 50
    for chance, (low, high) in zip(told.chances, told.intervals, strict=True):
        assert 0 <= low <= chance <= high <= 1
        assert low < high


def test_a_game_that_does_not_end_counts_as_it_stands() -> None:
    match = Match("yokohama", 3, seed="endless", backend="native")
    thinker = thinker_for("yokohama", "native")
    with thinker.room() as room:
        room.begin(HOW, weights_of("yokohama", 3))
        futures, unfinished = room.foresee(thinker.known(match.seat()), 3, 4, QUICK, seed=1, most=40)
    assert unfinished == 4
    assert all(min(future.places) == 1 for future in futures)
    assert sum(win_shares(futures, 3)) == pytest.approx(1)


# Calibration.


@dataclass(frozen=True)
class Foretold:
    """A seat's wins in games foreseen from a position, in two halves, and in the game that was really played."""

    first: list[float]
    second: list[float]
    won: float


def _foretold(game: str, players: int, number: int, after: int) -> Foretold | None:
    """Plays a game with quick bots, foresees its end after some decisions; None if it is over before."""
    kind, dice = game_for(game), random.Random(f"{game} {players} {number}")
    engine, thinker = engine_for(kind.rules, "native"), thinker_for(game, "native")
    bots = [HeuristicBot(dice.randrange(1 << 40), QUICK) for _ in range(players)]
    state, seen, decisions = engine.new(players), None, 0
    while (actor := engine.actor(state)) != OVER:
        if actor == CHANCE:
            engine.deal(state, engine.outcome(state, dice.randrange(engine.chance(state).total)))
            continue
        seat = seat_at(kind, engine, state)
        if decisions == after:
            with thinker.room() as room:
                room.begin(HOW, weights_of(game, players))
                seen, _ = room.foresee(seat.known, players, 2 * HALF, QUICK, dice.randrange(1 << 40))
        engine.apply(state, bots[actor].choose(seat))
        decisions += 1
    if seen is None:
        return None
    # One seat of each game, because the seats' wins depend on each other.
    p, standing = number % players, engine.standing(state, players)
    wins = [future.shares()[p] for future in seen]
    return Foretold(wins[:HALF], wins[HALF:], Future(standing.points, standing.places).shares()[p])


def _series(game: str, players: int, positions: int, earliest: int, latest: int) -> Iterator[Foretold]:
    """Positions from as many games, each after a number of decisions drawn beforehand: drawn by the length of the game,
    it would tell something about how the game went on."""
    dice, number, found = random.Random(f"{game} {players}"), 0, 0
    while found < positions:
        told = _foretold(game, players, number, dice.randrange(earliest, latest))
        number += 1
        if told:
            found += 1
            yield told


@cache
def _five_hundred() -> list[Foretold]:
    told = [told for players in (2, 3, 4) for told in _series("osaka", players, 156, 5, 180)]
    return told + list(_series("yokohama", 2, 32, 120, 300))


def _chi_square(foretold: list[Foretold], doubt: float = 0.0) -> float:
    """How far wins are off from what was foreseen, bin by bin, in terms of chance.

    A bin is chosen by the first half of the games and wins are compared with the second: a share that was high by
    good luck would otherwise come into a bin of high shares. `doubt` draws the shares towards a half.
    """
    bins: dict[int, list[float]] = {}
    for told in foretold:
        share = statistics.fmean(told.second)
        off = told.won - (share + doubt * (0.5 - share))
        bins.setdefault(min(int(BINS * statistics.fmean(told.first)), BINS - 1), []).append(off)
    assert len(bins) == BINS
    return sum(sum(offs) ** 2 / sum(off * off for off in offs) for offs in bins.values())


def test_chances_come_true_over_500_positions() -> None:
    foretold = _five_hundred()
    assert len(foretold) == 500
    assert _chi_square(foretold) < ONE_IN_A_HUNDRED


def test_chances_that_are_too_timid_would_be_noticed() -> None:
    """The ratings of search, which hardly leave 0.30 to 0.66, would not pass for chances."""
    assert _chi_square(_five_hundred(), doubt=0.5) > ONE_IN_A_HUNDRED


def test_chances_are_as_sure_as_they_say() -> None:
    """The error of a share is as large as the games from which it comes say, neither more nor less."""
    excess = []
    for told in _five_hundred():
        # The variance of the real game, and of the mean of the second half, estimated from the first half.
        expected = statistics.variance(told.first) * (1 + 1 / HALF)
        excess.append((told.won - statistics.fmean(told.second)) ** 2 - expected)
    assert abs(sum(excess)) < 2.6 * sqrt(sum(e * e for e in excess))
