"""Ratings of many bots from all their games: the Plackett-Luce model of OpenSkill, made for tables of any size.

OpenSkill rates as people play: the order of games matters, and what was long ago counts less. Bots do not change.
So nothing fades here, and the ratings are the mean over several orders of the same games.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

# Which entrants met in a game, and the place of each; the mean place if it has several seats.
Meeting = tuple[Sequence[int], Sequence[float]]

ORDERS = 20
# Cap on games times random orderings.
ENOUGH = 40_000


@dataclass(frozen=True)
class Rating:
    """A strength and its uncertainty. Ratings start at 25; a lead of about 6 points wins three games in four."""

    entrant: int
    mu: float
    sigma: float


def rate(entrants: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """The ratings, strongest first.

    >>> ranked = rate(3, [((0, 1, 2), (2, 3, 1)), ((0, 1, 2), (1, 2, 2)), ((0, 1, 2), (2, 3, 1))])
    >>> [rating.entrant for rating in ranked]
    [2, 0, 1]
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    orders = max(1, min(ORDERS, ENOUGH // max(1, len(meetings))))
    mus, variances = [0.0] * entrants, [0.0] * entrants
    for number in range(orders):
        shuffled = list(meetings)
        random.Random(number).shuffle(shuffled)
        now = [model.rating() for _ in range(entrants)]
        for who, places in shuffled:
            teams = model.rate([[now[e]] for e in who], ranks=list(places))
            for e, team in zip(who, teams, strict=True):
                now[e] = team[0]
        for e, rating in enumerate(now):
            mus[e] += rating.mu / orders
            variances[e] += rating.sigma**2 / orders
    found = [Rating(e, mus[e], math.sqrt(variances[e])) for e in range(entrants)]
    return sorted(found, key=lambda rating: (-rating.mu, rating.entrant))
