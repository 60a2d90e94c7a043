"""Skills as OpenSkill counts them, how games change them, and how they are told to people."""

from __future__ import annotations

from collections.abc import Sequence

# What somebody is thought to be able to do, and how uncertain that is.
Skill = tuple[float, float]
# Points for each unit of the scale, and those at its zero: 25, of whom nothing is known, is 1500.
POINTS, ZERO = 40, 500


def rated(known: Sequence[Skill | None], ranks: Sequence[int]) -> list[Skill]:
    """Everybody's skill after they came out so; None is somebody of whom nothing is known."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    before = [[model.rating(mu=one[0], sigma=one[1]) if one else model.rating()] for one in known]
    return [(team[0].mu, team[0].sigma) for team in model.rate(before, ranks=[float(rank) for rank in ranks])]


def fresh_skill() -> Skill:
    """The skill of somebody of whom nothing is known."""
    from openskill.models import PlackettLuce

    rating = PlackettLuce().rating()
    return rating.mu, rating.sigma


def shown(mu: float) -> int:
    """A skill as people are told it: 1500 for somebody of whom nothing is known.

    >>> shown(25.0), shown(30.0)
    (1500, 1700)
    """
    return round(ZERO + POINTS * mu)


def margin(sigma: float) -> int:
    """How far off it may be, with nineteen chances in twenty.

    >>> margin(2.5)
    200
    """
    return round(2 * POINTS * sigma)
