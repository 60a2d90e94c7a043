"""How far apart the levels for people are: `python -m benchmarks.levels osaka --players 2 --games 200`.

Each level plays against copies of the one below it, the same deals from every seat. Tells its share of the wins with a
95 % interval over the deals, and the distance in rating points: 400 * log10(odds), where the odds are those against one
opponent, `share * (players - 1) / (1 - share)`. Also tells the longest a level took for a decision.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

from shokai.arena.game import play_game, warm_up
from shokai.bots.levels import QUICK, rung


class Distance(NamedTuple):
    """What came of a pair of levels."""

    share: float
    off: float
    games: int
    slowest: float


def points(share: float, players: int) -> float:
    """The distance in rating points that a share of the wins stands for.

    >>> round(points(0.76, 2)), round(points(0.25, 4))
    (200, 0)
    """
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share * (players - 1) / (1 - share))


def measured(game: str, above: str, below: str, players: int, games: int, seed: str = "levels") -> Distance:
    """Plays about so many games of a bot against copies of another."""
    warm_up(game, [above, below], players, 0, "native")
    blocks, slowest = [], 0.0
    for deal in range(max(games // players, 2)):
        shares = 0.0
        for seat in range(players):
            bots = [below] * players
            bots[seat] = above
            played = play_game(game, bots, deal=f"{seed} {deal}", seed=f"{seed} {deal}", backend="native")
            shares += played.shares()[seat]
            slowest = max(slowest, played.times[seat].quantile(1.0) / 1000)
        blocks.append(shares / players)
    mean = sum(blocks) / len(blocks)
    spread = sqrt(sum((share - mean) ** 2 for share in blocks) / (len(blocks) - 1) / len(blocks))
    return Distance(mean, 1.96 * spread, players * len(blocks), slowest)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="for each pair")
    parser.add_argument("--levels", default="2-6", help="which levels meet the one below: 2-6, or 6-6 for one of them")
    parser.add_argument("--seed", default="levels", help="other deals")
    asked = parser.parse_args(arguments)
    first, last = (int(word) for word in asked.levels.split("-"))
    print("| Level | is | Share against the level below | Rating points | Games | Slowest decision |")
    print("|---|---|---|---|---|---|")
    for level in range(max(first, 2), min(last, len(QUICK)) + 1):
        above = measured(asked.game, f"level:{level}", f"level:{level - 1}", asked.players, asked.games, asked.seed)
        low, middle, high = (
            round(points(above.share + off, asked.players)) for off in (-above.off, 0.0, above.off)
        )  # fmt: skip
        name = rung(level, asked.game, asked.players)
        print(
            f"| {level} | `{name}` | {100 * above.share:.1f} ± {100 * above.off:.1f} % "
            f"| {middle} ({low} to {high}) | {above.games} | {above.slowest:.2f} s |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
