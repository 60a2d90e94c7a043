"""A contest in figures: what screens, JSON and the report all show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, pvariance
from typing import Any

from shokai.arena.contest import Game, Outcome
from shokai.arena.ratings import Meeting, Rating, rate
from shokai.arena.statistics import Interval, Sequence, fixed_interval, is_sure, plain_interval, sequence_of
from shokai.arena.times import Times
from shokai.match.game import game_for
from shokai.texts import Say


@dataclass
class AtSeat:
    """An entrant at one seat."""

    games: int = 0
    share: float = 0.0
    points: float = 0.0


@dataclass
class Figures:
    """An entrant's figures. `share` is what one of its seats wins, so it compares to the fair share.

    Margins and points are those of games that ended; `ended` says at how many seats it had such a game.
    """

    name: str
    bot: str
    share: Interval
    margin: Interval
    points: Interval
    seats: list[AtSeat]
    times: Times
    margins: Counter[int]
    ended: int


@dataclass
class Summary:
    """All figures of a contest. `method` names the interval: `student` or `betting`.

    `truncated` games did not end. They are draws; their points count nowhere.
    """

    outcome: Outcome
    entrants: list[Figures]
    fair: float
    method: str
    verdict: str
    decisions: float
    turns: float
    end_reasons: dict[str, int]
    truncated: int
    times: Times
    errors: list[dict[str, Any]]
    # The sentences of the errors, to be said in any language.
    faults: list[Say]
    # How often one entrant was placed before another, and in how many games they met; by both numbers.
    ahead: dict[tuple[int, int], tuple[float, int]]
    ratings: list[Rating] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.outcome.games)

    @property
    def blocks(self) -> int:
        """How many blocks count."""
        return len(self.outcome.blocks)


def summarise(outcome: Outcome) -> Summary:
    """The figures of a contest that was played."""
    lineup, games = outcome.plan.lineup, outcome.games
    entrants = [_figures(outcome, e) for e in range(len(lineup.entrants))]
    first = entrants[0].share
    if len(entrants) == 2:
        entrants[1].share = _rest(first, lineup.players - 1)
    verdict = "unsure"
    if is_sure(first, lineup.fair):
        verdict = "better" if first.mean > lineup.fair else "worse"
    return Summary(
        outcome=outcome,
        entrants=entrants,
        fair=lineup.fair,
        method="betting" if outcome.plan.until_sure else "student",
        verdict=verdict,
        decisions=_mean(game.played.decisions for game in games),
        turns=_mean(game.played.turns for game in games),
        end_reasons=dict(Counter(game.played.reason for game in games if not game.played.truncated).most_common()),
        truncated=sum(game.played.truncated for game in games),
        times=Times.of(figures.times for figures in entrants),
        errors=_errors(outcome),
        faults=[error.said for game in games for error in game.played.errors],
        ahead=_ahead(games),
        ratings=rate(len(entrants), [_meeting(game) for game in games]),
    )


def running_share(outcome: Outcome, entrant: int = 0) -> list[Interval]:
    """The share after each block, with its interval as it stood then: a confidence sequence."""
    looks, found = Sequence(), []
    for share in outcome.block_shares(entrant):
        looks.add(share)
        found.append(looks.interval)
    return found


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fmean(found) if found else 0.0


def _interval(blocks: list[list[int]]) -> Interval:
    """The interval of a mean over blocks of games; of a block may be nothing left when its games were truncated."""
    games, some = [value for block in blocks for value in block], [block for block in blocks if block]
    of_one = pvariance(games) / len(some[0]) if len(games) > 1 else 0.0
    return plain_interval([fmean(block) for block in some], of_one)


def _rest(share: Interval, seats: int) -> Interval:
    """What is left for each of the other seats, when one has this share."""
    low = None if share.high is None else (1 - share.high) / seats
    high = None if share.low is None else (1 - share.low) / seats
    return Interval(low, (1 - share.mean) / seats, high)


def _sat(games: Iterable[Game], entrant: int) -> list[tuple[Game, int]]:
    """The games and seats of an entrant."""
    return [(game, p) for game in games for p, sits in enumerate(game.seating) if sits == entrant]


def _figures(outcome: Outcome, e: int) -> Figures:
    lineup, shares = outcome.plan.lineup, outcome.block_shares(e)
    blocks = [_sat(block, e) for block in outcome.blocks]
    sat = _sat(outcome.games, e)
    ended = [[(game, p) for game, p in block if not game.played.truncated] for block in blocks]
    tables = sum(e in table for table in lineup.tables)
    seats = [AtSeat() for _ in range(lineup.players)]
    for p, at in enumerate(seats):
        here = [game.played for game, seat in sat if seat == p]
        at.games = len(here)
        at.share = _mean(played.shares()[p] for played in here)
        at.points = _mean(played.points[p] for played in here if not played.truncated)
    return Figures(
        name=lineup.entrants[e].name,
        bot=lineup.entrants[e].bot,
        share=sequence_of(shares).interval if outcome.plan.until_sure else fixed_interval(shares, lineup.fair, tables),
        margin=_interval([[game.played.margins()[p] for game, p in block] for block in ended]),
        points=_interval([[game.played.points[p] for game, p in block] for block in ended]),
        seats=seats,
        times=Times.of(game.played.times[p] for game, p in sat),
        margins=Counter(game.played.margins()[p] for block in ended for game, p in block),
        ended=sum(map(len, ended)),
    )


def _errors(outcome: Outcome) -> list[dict[str, Any]]:
    names = game_for(outcome.plan.game).seat_names
    return [
        {
            "bot": outcome.plan.lineup.entrants[game.seating[error.seat]].name,
            "seat": names[error.seat],
            "block": number,
            "game": game.unit.key[:12],
            "decision": error.decision,
            "kind": error.kind,
            "message": str(error.said),
        }
        for number, block in enumerate(outcome.blocks)
        for game in block
        for error in game.played.errors
    ]


def _meeting(game: Game) -> Meeting:
    who = sorted(set(game.seating))
    places = [_mean(game.played.places[p] for p, sits in enumerate(game.seating) if sits == e) for e in who]
    return who, places


def _ahead(games: Iterable[Game]) -> dict[tuple[int, int], tuple[float, int]]:
    won: Counter[tuple[int, int]] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    halves: Counter[tuple[int, int]] = Counter()
    for game in games:
        who, places = _meeting(game)
        for i, a in enumerate(who):
            for j, b in enumerate(who):
                if a != b:
                    met[a, b] += 1
                    won[a, b] += places[i] < places[j]
                    halves[a, b] += places[i] == places[j]
    return {pair: ((won[pair] + halves[pair] / 2) / met[pair], met[pair]) for pair in met}
