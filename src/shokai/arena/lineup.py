"""Who sits at which table: from the bots that were named to tables, and from tables to rotations of the seats.

| bots named | players | tables |
|---|---|---|
| one | any | the bot against copies of itself: a mirror match |
| two | N | the first against N - 1 copies of the second |
| as many as players | N | all of them at one table |
| more than players | N | a table for every choice of N of them: a round robin |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from shokai.bots import bot_for, canonical
from shokai.texts import Refusal, Say

# Who sits at a table, seat by seat, as numbers of entrants.
Seating = tuple[int, ...]


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: the name in tables and figures, and the bot behind it."""

    name: str
    bot: str


@dataclass(frozen=True)
class Lineup:
    """The entrants and the tables at which they meet; everybody sits at some table."""

    entrants: tuple[Entrant, ...]
    tables: tuple[Seating, ...]

    @property
    def players(self) -> int:
        """How many sit at each table."""
        return len(self.tables[0])

    @property
    def fair(self) -> float:
        """What each seat would win if all were equal."""
        return 1 / self.players

    @property
    def games_in_block(self) -> int:
        """How many games one block has."""
        return len(self.tables) * self.players

    def seatings(self) -> Iterator[Seating]:
        """Every table in every rotation of its seats: the games of one block."""
        for table in self.tables:
            for turned in range(self.players):
                yield tuple(table[(p - turned) % self.players] for p in range(self.players))

    def names(self, seating: Seating) -> tuple[str, ...]:
        """The bots of a seating."""
        return tuple(self.entrants[e].bot for e in seating)


def entrants_for(bots: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants that texts name; the same name a second time gets a number.

    >>> [entrant.name for entrant in entrants_for(["random", "uniform", "random"])]
    ['random', 'uniform', 'random#2']
    """
    met: Counter[str] = Counter()
    found = []
    for text in bots:
        name = text.strip()
        # Making one finds everything that is wrong with it, before a game begins.
        bot_for(name, 0)
        met[name] += 1
        found.append(Entrant(name if met[name] == 1 else f"{name}#{met[name]}", canonical(name)))
    return tuple(found)


def players_for(bots: int, fewest: int, most: int) -> int:
    """How many sit at a table when nobody said so: all bots that find a seat."""
    return min(max(bots, fewest), most)


def lineup_for(bots: Sequence[str], players: int) -> Lineup:
    """The line-up of these bots at tables of so many.

    >>> lineup_for(["random", "uniform"], 4).tables
    ((0, 1, 1, 1),)
    >>> list(lineup_for(["random", "uniform"], 3).seatings())
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    >>> lineup_for(["random", "uniform", "random"], 2).tables
    ((0, 1), (0, 2), (1, 2))
    """
    entrants = entrants_for(bots)
    count = len(entrants)
    if count == 1:
        return mirror_of(bots[0], players)
    if count == 2:
        return Lineup(entrants, ((0, *[1] * (players - 1)),))
    if count < players:
        raise Refusal(Say("arena-seats-left", bots=count, players=players))
    return Lineup(entrants, tuple(combinations(range(count), players)))


def mirror_of(bot: str, players: int) -> Lineup:
    """A bot against copies of itself. The copies are an entrant of their own, so that it can win or lose."""
    return Lineup(entrants_for([bot, bot]), ((0, *[1] * (players - 1)),))
