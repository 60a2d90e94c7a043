"""The values of a position on the analysis board: everybody's chances, and the best moves with what the others cost.

It is the hint of the tables with everybody's outlook beside it, from what whoever has to decide can know.

>>> from shokai import Match
>>> told = values(Match("osaka", players=2, seed=7, backend="python").seat(), ("Mira", "Kenji"), compiled=False)
>>> told.seat, told.wins, len(told.choices)
(1, None, 3)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shokai.coach.hint import FUTURES, Choice, futures_of, hint
from shokai.coach.outlook import standard_error
from shokai.match.seat import Seat


@dataclass(frozen=True)
class Values:
    """Each seat's share of the win and final points if the first choice is played, with their standard errors.

    They are None where there is no network to tell.
    """

    seat: int
    choices: tuple[Choice, ...]
    wins: tuple[float, ...] | None = None
    errors: tuple[float, ...] | None = None
    points: tuple[float, ...] | None = None
    futures: int = FUTURES


def values(seat: Seat, names: Sequence[str], compiled: bool = True) -> Values:
    """What a position is worth to everybody."""
    told = hint(seat, names, compiled)
    futures = told.futures
    if futures is None and compiled:
        futures = futures_of(seat, [told.choices[0].move]).get(told.choices[0].move)
    if futures is None:
        return Values(seat.number, told.choices)
    mean = futures.mean
    errors = (standard_error([row.wins[p] for row in futures.rows]) for p in range(len(names)))
    return Values(
        seat.number,
        told.choices,
        tuple(round(part, 4) for part in mean.wins),
        tuple(round(error, 4) for error in errors),
        tuple(round(points, 2) for points in mean.points),
    )
