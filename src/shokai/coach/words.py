"""A review in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from shokai.coach.hint import Reason
from shokai.coach.review import Decision, Review, SeatReview
from shokai.texts import Say

# Luck below this is called even.
EVEN = 0.005


def said(review: Review) -> list[Say]:
    """How everybody played, seat by seat."""
    return [line for seat in review.seats for line in _of_seat(seat)]


def _of_seat(seat: SeatReview) -> Iterator[Say]:
    sign = "none" if abs(seat.luck) < EVEN else "plus" if seat.luck > 0 else "minus"
    yield Say(
        "review-seat",
        player=seat.name,
        accuracy=seat.accuracy,
        # Whoever gave chances away may have won points by it.
        lost=max(seat.points_lost, 0.0),
        chance=seat.lost,
        sign=sign,
        luck=abs(seat.luck),
        result=seat.result,
        # In one game it can lie beyond what there is to win.
        without=min(max(seat.without_luck, 0.0), 1.0),
    )
    if seat.worst:
        most = "yes" if seat.worst.most else "no"
        yield Say("review-worst", most=most, round=seat.worst.round, points=seat.worst.points)


def of_mistake(decision: Decision, names: tuple[str, ...]) -> Say:
    """What was better, and by how much."""
    return Say(
        "review-mistake",
        player=names[decision.seat],
        played=decision.played,
        best=decision.best,
        loss=decision.loss,
        error=decision.error,
        points=decision.points_lost,
    )


def of_reason(reason: Reason) -> tuple[Say, Say]:
    """What kind of reason speaks for the better move, and the reason."""
    return Say("hint-kind", kind=reason.kind), reason.said
