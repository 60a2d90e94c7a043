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
from collections.abc import Iterable, Sequence
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
    first: dict[int, list[str]] = {seat: [] for seat in range(match.players)}
    for made in match.decisions():
        if len(first[made.seat]) < NOTED:
            first[made.seat].append(made.move.text)
    end = match.standing
    winners = list(end.places).count(1)
    return tuple(
        Played(
            seat, name, match.players, tuple(first[seat]), end.points[seat], end.places[seat],
            1 / winners if end.places[seat] == 1 else 0.0,
        )
        for seat, name in enumerate(match.names)
    )  # fmt: skip


def openings(
    games: Iterable[Sequence[Played]], after: Sequence[str] = (), by: str = "all", player: str | None = None
) -> list[Row]:
    """What was played after some own moves, the most frequent first; only by one player, where one is named."""
    found: dict[tuple[str, str], list[Played]] = defaultdict(list)
    begun = tuple(after)
    for game in games:
        for one in game:
            if player is not None and one.name.lower() != player.lower():
                continue
            if len(one.moves) > len(begun) and one.moves[: len(begun)] == begun:
                found[_who(one, by), one.moves[len(begun)]].append(one)
    whole: dict[str, int] = defaultdict(int)
    for (who, _), ones in found.items():
        whole[who] += len(ones)
    rows = [
        Row(
            who, move, len(ones), len(ones) / whole[who], _mean([one.win for one in ones]),
            _mean([one.points for one in ones]), _mean([one.place for one in ones]),
        )
        for (who, move), ones in found.items()
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (row.who, -row.games, row.move))


def _who(one: Played, by: str) -> str:
    return {"all": "", "seat": str(one.seat + 1), "player": one.name, "players": str(one.players)}[by]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
