"""Openings: what players do first, how often, and how it ends. Counted over finished games.

An opening is what one player did in the first of their own moves, by the texts of the moves.

>>> from shokai import Match
>>> match = Match("osaka", seed="7")
>>> while not match.over:
...     _ = match.play(match.legal[0])
>>> for row in openings([played(match)], by="seat"):
...     print(row.who, row.move, row.games, round(row.wins, 2))
1 token R 1 1.0
2 token R 1 0.0
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from shokai.match.match import Match

# What rows can be told apart by, besides the move.
BY = ("all", "seat", "player", "players")
# Own moves that are noted of each player.
NOTED = 40


@dataclass(frozen=True)
class Played:
    """One player's game: the own first moves, final points and place, and the share of the win."""

    seat: int
    name: str
    players: int
    moves: tuple[str, ...]
    points: int
    place: int
    win: float
    # After how many steps of the game each of the moves had been made.
    steps: tuple[int, ...] = ()


@dataclass
class Tally:
    """What came of several games: sums, to which others can be added."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    places: int = 0

    def add(self, win: float, points: float, place: int) -> None:
        """Counts one more."""
        self.games += 1
        self.wins += win
        self.points += points
        self.places += place

    def join(self, other: Tally) -> None:
        """Counts those of another."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.places += other.places


@dataclass(frozen=True)
class Row:
    """A move: of whom, how often, its share of all moves there, and what came of it on average."""

    who: str
    move: str
    games: int
    share: float
    wins: float
    points: float
    place: float


def played(match: Match) -> tuple[Played, ...]:
    """A finished game, player by player."""
    first: dict[int, list[tuple[str, int]]] = {seat: [] for seat in range(match.players)}
    for made in match.decisions():
        if len(first[made.seat]) < NOTED:
            first[made.seat].append((made.move.text, made.step + 1))
    end = match.standing
    winners = list(end.places).count(1)
    return tuple(
        Played(
            seat, name, match.players, tuple(text for text, _ in first[seat]), end.points[seat], end.places[seat],
            1 / winners if end.places[seat] == 1 else 0.0, tuple(step for _, step in first[seat]),
        )
        for seat, name in enumerate(match.names)
    )  # fmt: skip


def openings(
    games: Iterable[Sequence[Played]], after: Sequence[str] = (), by: str = "all", player: str | None = None
) -> list[Row]:
    """What was played after some own moves, the most frequent first; only by one player, where one is named."""
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    begun = tuple(after)
    for game in games:
        for one in game:
            if player is not None and one.name.lower() != player.lower():
                continue
            if len(one.moves) > len(begun) and one.moves[: len(begun)] == begun:
                found[_who(one, by), one.moves[len(begun)]].add(one.win, one.points, one.place)
    return rows_of(found)


def rows_of(found: Mapping[tuple[str, str], Tally]) -> list[Row]:
    """Rows of what was counted for each of those who play and each move, the most frequent first."""
    whole: dict[str, int] = defaultdict(int)
    for (who, _), tally in found.items():
        whole[who] += tally.games
    rows = [
        Row(who, move, n := tally.games, n / whole[who], tally.wins / n, tally.points / n, tally.places / n)
        for (who, move), tally in found.items()
        if tally.games
    ]
    return sorted(rows, key=lambda row: (row.who, -row.games, row.move))


def _who(one: Played, by: str) -> str:
    return {"all": "", "seat": str(one.seat + 1), "player": one.name, "players": str(one.players)}[by]
