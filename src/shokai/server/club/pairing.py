"""Who sits with whom in the next round: Swiss rules for tables of two to four.

The libraries for Swiss pairing that are kept up pair two opponents; none seats three or four. So this is our own, and
small: people with equal scores meet, the stronger half (by OpenSkill) against the weaker one; then two people change
places for as long as that makes repeated meetings or differences in score fewer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

# What two people who have met cost, against the square of a difference of one whole score.
AGAIN = 1000.0
# How bots stand among those whom somebody has met, and what sitting with one again costs.
A_BOT, BOT_AGAIN = "", 100.0
# Rounds of changing places; far more than were ever needed.
PASSES = 20


@dataclass(frozen=True)
class Entrant:
    """Somebody who is to be paired."""

    id: str
    score: float = 0.0
    strength: float = 0.0
    # Whom they have met, once for each time; the seats that they had; how often they sat out.
    met: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    byes: int = 0


@dataclass(frozen=True)
class Pairing:
    """The tables of a round, seat by seat (None is a bot), and who sits out."""

    tables: list[list[str | None]]
    byes: list[str]


def pair(entrants: Sequence[Entrant], size: int, bots: bool) -> Pairing:
    """Pairs a round for tables of a size. Bots fill what is left, at most one at a table where that is possible, or
    those sit out who have the lowest score and sat out least. Fewer people than seats always play with bots.

    >>> pair([Entrant("a", 1), Entrant("b", 0), Entrant("c", 1), Entrant("d", 0)], 2, bots=True).tables
    [['a', 'c'], ['b', 'd']]
    >>> pair([Entrant("a", 1), Entrant("b", 1), Entrant("c", 0)], 2, bots=False).byes
    ['c']
    """
    ranked = sorted(entrants, key=lambda one: (-one.score, -one.strength))
    byes: list[Entrant] = []
    if not bots and len(ranked) >= size:
        for _ in range(len(ranked) % size):
            out = min(reversed(ranked), key=lambda one: (one.byes, one.score))
            byes.append(out)
            ranked.remove(out)
    tables = _by_score(ranked, size)
    _improve(tables, size)
    return Pairing([_seated(table, size) for table in tables], [one.id for one in byes])


def _sizes(people: int, size: int) -> list[int]:
    """How many people sit at each table: the bots are spread over the last ones."""
    tables = -(-people // size)
    bots = tables * size - people
    each, more = divmod(bots, tables) if tables else (0, 0)
    return [size - each - (i >= tables - more) for i in range(tables)]


def _by_score(ranked: list[Entrant], size: int) -> list[list[Entrant]]:
    """Tables from the top: of those with equal scores the stronger meet the weaker; who is left floats down."""
    sizes = _sizes(len(ranked), size)
    tables: list[list[Entrant]] = []
    pool: list[Entrant] = []
    for score in sorted({one.score for one in ranked}, reverse=True):
        pool += [one for one in ranked if one.score == score]
        count, room = 0, 0
        while len(tables) + count < len(sizes) and room + sizes[len(tables) + count] <= len(pool):
            room += sizes[len(tables) + count]
            count += 1
        tables += _folded(pool[:room], sizes[len(tables) : len(tables) + count])
        pool = pool[room:]
    return tables


def _folded(people: list[Entrant], sizes: list[int]) -> list[list[Entrant]]:
    """The strongest part of a group is spread over the tables, then the next part, and so on."""
    tables: list[list[Entrant]] = [[] for _ in sizes]
    rest = list(people)
    while rest:
        for table, size in zip(tables, sizes, strict=True):
            if rest and len(table) < size:
                table.append(rest.pop(0))
    return tables


def _cost(table: Sequence[Entrant], size: int) -> float:
    bots = BOT_AGAIN * sum(one.met[A_BOT] ** 2 for one in table) if len(table) < size else 0.0
    return bots + sum((a.score - b.score) ** 2 + AGAIN * a.met[b.id] ** 2 for a, b in combinations(table, 2))


def _improve(tables: list[list[Entrant]], size: int) -> None:
    """Lets two people change places as long as something becomes better by it."""
    costs = [_cost(table, size) for table in tables]
    for _ in range(PASSES):
        changed = False
        for a, b in combinations(range(len(tables)), 2):
            # Where both are as good as can be, there is nothing to gain.
            if not costs[a] and not costs[b]:
                continue
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    one, other = tables[a][i], tables[b][j]
                    tables[a][i], tables[b][j] = other, one
                    after = (_cost(tables[a], size), _cost(tables[b], size))
                    if sum(after) + 1e-9 < costs[a] + costs[b]:
                        costs[a], costs[b], changed = *after, True
                    else:
                        tables[a][i], tables[b][j] = one, other
        if not changed:
            return


def _seated(table: list[Entrant], size: int) -> list[str | None]:
    """Everybody on the seat that they had least; bots on what is left."""
    people: list[Entrant | None] = [*table, *[None] * (size - len(table))]

    def unfair(order: Sequence[Entrant | None]) -> int:
        return sum((one.seats[seat] + 1) ** 2 for seat, one in enumerate(order) if one)

    best = min(permutations(people), key=unfair)
    return [one.id if one else None for one in best]
