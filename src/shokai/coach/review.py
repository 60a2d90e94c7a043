"""The review of a game: what every decision cost, what chance gave, and how well each seat played.

A decision is rated from what its seat knew: the futures of the move that search prefers are compared with those of the
move that was played, each pair with the same guess at what is hidden. It is a mistake only where the difference
stands out from chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from typing import Any

from shokai.bots.networking import MasterBot
from shokai.coach.luck import Dealt, Moved, course
from shokai.coach.outlook import Foresight, Outlook, nothing
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.texts import Refusal, Say

# A decision that loses so much of the chances of winning has an accuracy of 1/e, about 37 %.
SHARP = 0.15
# What counts as a mistake: at least so much, and so many standard errors.
MISTAKE, SURE = 0.03, 2.0
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

    @property
    def is_mistake(self) -> bool:
        """Whether something else was better beyond doubt."""
        return self.loss >= MISTAKE and self.loss >= SURE * self.error

    @property
    def accuracy(self) -> float:
        """From 1 for nothing lost down to 0."""
        return exp(-self.loss / SHARP) if self.loss >= SURE * self.error else 1.0


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
            "seats": [_seat_as_dict(seat) for seat in self.seats],
            "decisions": [_decision_as_dict(decision) for decision in self.decisions],
            "chances": [
                {"step": dealt.step} | _both(dealt.before, dealt.after) | {"luck": _rounded(dealt.luck.wins)}
                for dealt in self.chances
            ],
        }


def reviewing(
    match: Match, depth: Depth = DEPTHS["normal"], foresight: Foresight | None = None
) -> Iterator[float | Review]:
    """Reviews a finished game: tells again and again which part is done, from 0 to 1, and at last the review."""
    if not match.over:
        raise Refusal(Say("review-not-over"))
    if match.history.first:
        raise Refusal(Say("review-not-whole"))
    foresight = foresight or Foresight(match.game)
    states = [foresight.state(match.engine, state) for state in match.history.states]
    steps = match.history.steps
    decisions: list[Decision] = []
    chances: list[Dealt] = []
    start = foresight.outlook(states[0], depth.draws, 0)
    curve = [(0, start)]
    bot = MasterBot(0, iterations=depth.iterations, lead=0.0)
    for event in course(foresight, steps, states, depth.draws):
        curve.append((event.step + 1, event.after))
        if isinstance(event, Dealt):
            chances.append(event)
        else:
            decisions.append(_decision(match, foresight, states[event.step], event, depth, bot))
        yield event.step / len(steps)
    seats = _seats(match, start, decisions, chances, curve)
    yield Review(match.game, seats, tuple(decisions), tuple(chances), tuple(curve))


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

    def text(move: int) -> str:
        return match.kind.move_text(s, move)

    return Decision(
        moved.step, seat, text(played), text(best), text(seeing), other.mean, own.mean,
        gap.wins[seat], gap.points[seat], other.error_against(own, seat),
    )  # fmt: skip


def _seats(
    match: Match,
    start: Outlook,
    decisions: list[Decision],
    chances: list[Dealt],
    curve: list[tuple[int, Outlook]],
) -> tuple[SeatReview, ...]:
    luck = nothing(match.players)
    for dealt in chances:
        luck = luck.plus(dealt.luck)
    seats = []
    for p in range(match.players):
        own = [decision for decision in decisions if decision.seat == p]
        sure = [decision for decision in own if decision.loss >= SURE * decision.error]
        seats.append(
            SeatReview(
                match.names[p],
                sum(decision.accuracy for decision in own) / max(len(own), 1),
                sum(decision.loss for decision in sure),
                sum(decision.points_lost for decision in sure),
                luck.wins[p],
                luck.points[p],
                start.wins[p],
                curve[-1][1].wins[p],
            )
        )
    return tuple(seats)


def _rounded(numbers: tuple[float, ...], places: int = 4) -> list[float]:
    return [round(number, places) for number in numbers]


def _both(before: Outlook, after: Outlook) -> dict[str, Any]:
    return {
        "before": _rounded(before.wins),
        "after": _rounded(after.wins),
        "points_before": _rounded(before.points, 2),
        "points_after": _rounded(after.points, 2),
    }


def _decision_as_dict(decision: Decision) -> dict[str, Any]:
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


def _seat_as_dict(seat: SeatReview) -> dict[str, Any]:
    return {
        "name": seat.name,
        "accuracy": round(seat.accuracy, 4),
        "lost": {"chance": round(seat.lost, 4), "points": round(seat.points_lost, 2)},
        "luck": {"chance": round(seat.luck, 4), "points": round(seat.points_luck, 2)},
        "start": round(seat.start, 4),
        "result": round(seat.result, 4),
        "without_luck": round(seat.without_luck, 4),
    }
