"""What results are worth in a tournament, and how everybody stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

# What sitting out is worth: a win; where deals are compared, what is usual.
BYE, BYE_OF_DEAL = 1.0, 0.5


@dataclass(frozen=True)
class Result:
    """How somebody came out of a round; `person` None is a bot, `number` None a round that they sat out."""

    round: int
    number: int | None
    seat: int
    person: str | None
    place: int | None
    points: int | None
    score: float | None


def scores_by_place(places: Sequence[int]) -> list[float]:
    """What places at a table are worth: 1 for the first, 0 for the last, equal steps between; equal places share.

    >>> scores_by_place([2, 1, 3]), scores_by_place([1, 1]), scores_by_place([1, 2, 2, 4])
    ([0.5, 1.0, 0.0], [0.5, 0.5], [1.0, 0.5, 0.5, 0.0])
    """
    others = len(places) - 1
    return [
        sum((other > place) + (other == place) / 2 for j, other in enumerate(places) if j != i) / others
        for i, place in enumerate(places)
    ]


def scores_by_deal(points: Sequence[int]) -> list[float]:
    """What the points of those are worth who had the same seat in the same deal: how many they beat, ties half.

    >>> scores_by_deal([30, 50, 30])
    [0.25, 1.0, 0.25]
    """
    return scores_by_place([-one for one in points])


@dataclass
class Standing:
    """How somebody stands. Equal scores are decided by those of their opponents, by wins, by points.

    Where deals are compared, wins and points say more of the seat than of whoever sat there: they decide nothing.
    """

    person: str
    score: float = 0.0
    opponents: float = 0.0
    firsts: int = 0
    points: int = 0
    games: int = 0
    place: int = 0
    met: list[str] = field(default_factory=list)

    def order(self, by_deal: bool) -> tuple[float, ...]:
        scores = -round(self.score, 6), -round(self.opponents, 6)
        return scores if by_deal else (*scores, -self.firsts, -self.points)


def standings(people: Iterable[str], results: Iterable[Result], by_deal: bool = False) -> list[Standing]:
    """Everybody, the best first; equal ones share a place.

    >>> rows = [Result(1, 1, 0, "a", 1, 40, 1.0), Result(1, 1, 1, "b", 2, 30, 0.0)]
    >>> [(one.place, one.person, one.score) for one in standings(["b", "a"], rows)]
    [(1, 'a', 1.0), (2, 'b', 0.0)]
    >>> same = [Result(1, 1, 0, "a", 1, 40, 0.5), Result(1, 1, 1, "b", 2, 30, 0.5)]
    >>> [[one.place for one in standings("ab", same, by_deal)] for by_deal in (False, True)]
    [[1, 2], [1, 1]]
    """
    told = {person: Standing(person) for person in people}
    tables: dict[tuple[int, int], list[str]] = defaultdict(list)
    for one in results:
        if one.person is None or one.person not in told or one.score is None:
            continue
        standing = told[one.person]
        standing.score += one.score
        if one.number is not None:
            standing.games += 1
            standing.firsts += one.place == 1
            standing.points += one.points or 0
            tables[one.round, one.number].append(one.person)
    for seated in tables.values():
        for person in seated:
            told[person].met += [other for other in seated if other != person]
    for standing in told.values():
        standing.opponents = sum(told[other].score for other in standing.met)
    ordered = sorted(told.values(), key=lambda one: one.order(by_deal))
    for i, standing in enumerate(ordered):
        same = i and ordered[i - 1].order(by_deal) == standing.order(by_deal)
        standing.place = ordered[i - 1].place if same else i + 1
    return ordered
