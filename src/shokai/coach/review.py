"""The review of a game: what every decision cost, what chance gave, and how well each seat played.

A decision is rated from what its seat knew: the futures of the move that search prefers are compared with those of the
move that was played, each pair with the same guess at what is hidden. It is a mistake only where the difference
stands out from chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import exp
from typing import Any

from shokai.bots.networking import MasterBot
from shokai.coach.hint import Reason, reasons_for
from shokai.coach.luck import Dealt, Moved, course
from shokai.coach.outlook import Foresight, Outlook, nothing
from shokai.match.match import Match
from shokai.match.rounds import rounds_of
from shokai.match.seat import Seat
from shokai.texts import Refusal, Say

# A decision that loses so much of the chances of winning has an accuracy of 1/e, about 37 %.
SHARP = 0.15
# What counts as a mistake: at least so much, and so many standard errors.
MISTAKE, SURE = 0.03, 2.0
# Points of which a tenth, as they are told, shows nothing.
NOTHING = 0.05
# A draw or a mistake that changes somebody's chances by so much is a turning point.
TURNING = 0.12


@dataclass(frozen=True)
class Depth:
    """How closely a review looks: iterations of search, futures for each move and for each draw."""

    iterations: int = 150
    futures: int = 24
    draws: int = 48


DEPTHS = {"quick": Depth(60, 12, 24), "normal": Depth(), "deep": Depth(1500, 160, 200)}


@dataclass(frozen=True)
class Decision:
    """A decision with a choice: what was played, what search prefers, and everybody's outlook after either.

    `before` is the outlook with the best move, `after` that with the one that was played; `loss` and `points_lost` are
    the seat's own difference, `error` its standard error. `seeing` is what search prefers with all cards open.
    """

    step: int
    seat: int
    played: str
    best: str
    seeing: str
    before: Outlook
    after: Outlook
    loss: float
    points_lost: float
    error: float
    # What speaks for the best move, where it was missed by a mistake: see `hint.Reason`.
    why: tuple[Reason, ...] = ()

    @property
    def is_mistake(self) -> bool:
        """Whether something else was better beyond doubt."""
        return self.loss >= MISTAKE and self.loss >= SURE * self.error

    @property
    def accuracy(self) -> float:
        """From 1 for nothing lost down to 0."""
        return exp(-self.loss / SHARP) if self.loss >= SURE * self.error else 1.0


@dataclass(frozen=True)
class Moment:
    """After so many steps: everybody's outlook, and what led there. A review is a chain of them.

    `seat` is who moved, None for a draw; the first moment, before the first card, has neither a seat nor a draw.
    """

    step: int
    outlook: Outlook
    seat: int | None = None
    decision: Decision | None = None
    # The round of the step that led there, where the game has rounds.
    round: int | None = None


@dataclass(frozen=True)
class Worst:
    """The round that cost a seat most: its number, the points, and whether they are most of all that was lost."""

    round: int
    points: float
    most: bool


@dataclass(frozen=True)
class SeatReview:
    """How a seat played: accuracy from 0 to 1, what its decisions lost, what luck gave it, and how it ended."""

    name: str
    accuracy: float
    lost: float
    points_lost: float
    luck: float
    points_luck: float
    start: float
    result: float
    worst: Worst | None = None

    @property
    def without_luck(self) -> float:
        """Its result without luck, which is a share of the win on average, and can lie beyond 0 and 1 in one game."""
        return self.result - self.luck


@dataclass(frozen=True)
class Review:
    """A game reviewed, in the order of its steps."""

    game: str
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Dealt, ...]
    # Everybody's outlook by step, for a curve: before the first card, and after every step with a choice in it.
    curve: tuple[tuple[int, Outlook], ...]

    def as_dict(self) -> dict[str, Any]:
        """Fit for JSON."""
        return {
            "game": self.game,
            "seats": [seat_as_dict(seat) for seat in self.seats],
            "decisions": [decision_as_dict(decision) for decision in self.decisions],
            "chances": [
                {"step": dealt.step} | _both(dealt.before, dealt.after) | {"luck": _rounded(dealt.luck.wins)}
                for dealt in self.chances
            ],
        }


def moments(
    match: Match, depth: Depth = DEPTHS["normal"], foresight: Foresight | None = None, after: int | None = None
) -> Iterator[Moment]:
    """The moments of a finished game; with `after`, those that follow the moment after so many steps.

    Every moment depends on the game alone and not on those before it, so a review may be made in parts.
    """
    if not match.over:
        raise Refusal(Say("review-not-over"))
    if match.history.first:
        raise Refusal(Say("review-not-whole"))
    foresight = foresight or Foresight(match.game)
    states = [foresight.state(match.engine, state) for state in match.history.states]
    if after is None:
        yield Moment(0, foresight.start(states[0], depth.draws))
    # A tree that was kept would make a decision depend on where the part began.
    bot = MasterBot(0, iterations=depth.iterations, lead=0.0, keep=0)
    rounds = rounds_of(match)
    for event in course(foresight, match.history.steps, states, depth.draws, after or 0):
        if isinstance(event, Dealt):
            yield Moment(event.step + 1, event.after, round=rounds[event.step])
        else:
            decision = _decision(match, foresight, states[event.step], event, depth, bot)
            yield Moment(event.step + 1, event.after, event.seat, decision, rounds[event.step])


def review_of(match: Match, told: Sequence[Moment]) -> Review:
    """The review that all moments of a game make."""
    decisions = [moment.decision for moment in told if moment.decision]
    chances = [
        Dealt(after.step - 1, before.outlook, after.outlook) for before, after in pairwise(told) if after.seat is None
    ]
    curve = [(moment.step, moment.outlook) for moment in told]
    seats = seats_of(match.names, told)
    return Review(match.game, seats, tuple(decisions), tuple(chances), tuple(curve))


def reviewing(
    match: Match, depth: Depth = DEPTHS["normal"], foresight: Foresight | None = None
) -> Iterator[float | Review]:
    """Reviews a finished game: tells again and again which part is done, from 0 to 1, and at last the review."""
    told = []
    for moment in moments(match, depth, foresight):
        told.append(moment)
        yield moment.step / len(match.history.steps)
    yield review_of(match, told)


def review(match: Match, depth: Depth = DEPTHS["normal"], foresight: Foresight | None = None) -> Review:
    """The review of a finished game."""
    *_, last = reviewing(match, depth, foresight)
    assert isinstance(last, Review)
    return last


def _decision(match: Match, foresight: Foresight, state: Any, moved: Moved, depth: Depth, bot: MasterBot) -> Decision:
    engine, seat = foresight.engine, moved.seat
    played = match.history.steps[moved.step].number
    known = engine.hidden(state, seat)
    best = bot.choose(Seat(match.kind, engine, seat, known))
    seeing = bot.choose(Seat(match.kind, engine, seat, state))
    own = foresight.samples(known, depth.futures, moved.step, played)
    other = own if best == played else foresight.samples(known, depth.futures, moved.step, best)
    if other.mean.wins[seat] < own.mean.wins[seat]:
        # What was played is no worse, as far as the futures tell.
        best, other = played, own
    gap = other.mean.less(own.mean)
    s = engine.lists(state)
    error = other.error_against(own, seat)

    def text(move: int) -> str:
        return match.kind.move_text(s, move)

    told = Decision(
        moved.step, seat, text(played), text(best), text(seeing), other.mean, own.mean,
        gap.wins[seat], gap.points[seat], error,
    )  # fmt: skip
    if not told.is_mistake:
        return told
    fair = Seat(match.kind, engine, seat, known)
    return replace(told, why=reasons_for(fair, best, other, own, match.names))


def seats_of(names: Sequence[str], told: Sequence[Moment]) -> tuple[SeatReview, ...]:
    """How everybody played, from all moments of a game."""
    luck = nothing(len(names))
    for before, after in pairwise(told):
        if after.seat is None:
            luck = luck.plus(after.outlook.less(before.outlook))
    seats = []
    for p, name in enumerate(names):
        own = [moment.decision for moment in told if moment.decision and moment.seat == p]
        sure = [decision for decision in own if decision.loss >= SURE * decision.error]
        rounds = {moment.step - 1: moment.round for moment in told}
        seats.append(
            SeatReview(
                name,
                sum(decision.accuracy for decision in own) / max(len(own), 1),
                sum(decision.loss for decision in sure),
                sum(decision.points_lost for decision in sure),
                luck.wins[p],
                luck.points[p],
                told[0].outlook.wins[p],
                told[-1].outlook.wins[p],
                _worst([(rounds[decision.step], decision.points_lost) for decision in sure]),
            )
        )
    return tuple(seats)


def _worst(lost: Sequence[tuple[int | None, float]]) -> Worst | None:
    """The round in which most points were lost, of those with their rounds; none where nothing was lost in all.

    >>> _worst([(1, 2.0), (2, 1.9), (3, -3.4)])
    Worst(round=1, points=2.0, most=True)
    >>> _worst([(1, 1.0), (2, -0.97)]), _worst([(None, 2.0)])
    (None, None)
    """
    sums = dict[int, float]()
    for number, points in lost:
        if number is not None:
            sums[number] = sums.get(number, 0.0) + points
    # As the page tells it: less than half of a tenth is nothing.
    if sum(sums.values()) < NOTHING:
        return None
    number = max(sums, key=lambda one: sums[one])
    return Worst(number, sums[number], sums[number] > sum(max(points, 0.0) for points in sums.values()) / 2)


def _rounded(numbers: tuple[float, ...], places: int = 4) -> list[float]:
    return [round(number, places) for number in numbers]


def _both(before: Outlook, after: Outlook) -> dict[str, Any]:
    return {
        "before": _rounded(before.wins),
        "after": _rounded(after.wins),
        "points_before": _rounded(before.points, 2),
        "points_after": _rounded(after.points, 2),
    }


def decision_as_dict(decision: Decision) -> dict[str, Any]:
    return {
        "step": decision.step,
        "seat": decision.seat,
        "played": decision.played,
        "best": decision.best,
        "seeing_everything": decision.seeing,
        **_both(decision.before, decision.after),
        "loss": round(decision.loss, 4),
        "points_lost": round(decision.points_lost, 2),
        "error": round(decision.error, 4),
        "mistake": decision.is_mistake,
    }


def seat_as_dict(seat: SeatReview) -> dict[str, Any]:
    return {
        "name": seat.name,
        "accuracy": round(seat.accuracy, 4),
        "lost": {"chance": round(seat.lost, 4), "points": round(seat.points_lost, 2)},
        "luck": {"chance": round(seat.luck, 4), "points": round(seat.points_luck, 2)},
        "start": round(seat.start, 4),
        "result": round(seat.result, 4),
        "without_luck": round(seat.without_luck, 4),
        "worst": seat.worst and {**vars(seat.worst), "points": round(seat.worst.points, 2)},
    }
