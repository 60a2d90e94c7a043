"""How large the numbers of an observation are in games of decent bots: what the scales of the pieces come from.

    python -m shokai.research.scaling [osaka] [yokohama] [--games 4] [--bot heuristic]

prints for every piece, and for every place of its last axis that has a scale of its own, the scale and what was
measured: the 95th percentile of the numbers that are not 0, and the greatest. A scale should be near the former.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import numpy as np
    from numpy.typing import NDArray

from shokai.bots import bot_for
from shokai.bots.asking import chosen
from shokai.games import GAMES
from shokai.match.game import Game, game_for
from shokai.research.observer import look_of
from shokai.research.table import Table


@dataclass(frozen=True)
class Measured:
    """The numbers that share a scale: the 95th percentile of those that are not 0, and the greatest."""

    name: str
    scale: float
    usual: float
    greatest: float


def _extremes(game: Game) -> tuple[str, ...]:
    """The options of a game: none of them, and all that go together, of the last edition."""
    editions = [word for word in game.options if word.isdecimal()]
    words = editions[-1:] + [word for word in game.options if word not in editions]
    return ("", " ".join(words)) if words else ("",)


def observed(game: str, games: int, bot: str = "heuristic", seed: int = 0) -> NDArray[np.float32]:
    """What the seats saw at their decisions in games of 2, 3 and 4 equal bots, a row for each decision."""
    rows = []
    options = _extremes(game_for(game))
    for number in range(games):
        for players in (2, 3, 4):
            table = Table(game, players, options=options[number % len(options)], most_decisions="auto")
            table.begin(seed + number)
            bots = [bot_for(bot, seed + 10 * number + seat) for seat in range(players)]
            while not table.over and not table.truncated:
                rows.append(table.observe(table.actor))
                table.play(chosen(bots[table.actor], table.seat()))
    return np.array(rows)


def measured(game: str, rows: NDArray[np.float32]) -> Iterator[Measured]:
    """The results, scale by scale."""
    pieces = look_of(game).PIECES
    named = pieces.named(rows)
    for piece in pieces.pieces:
        numbers: Any = named[piece.name]
        if isinstance(piece.scale, tuple):
            for k, scale in enumerate(piece.scale):
                yield _of(f"{piece.name}[{k}]", scale, numbers[..., k])
        else:
            yield _of(piece.name, piece.scale, numbers)


def _of(name: str, scale: float, numbers: NDArray[np.float32]) -> Measured:
    found = numbers[numbers != 0]
    if not found.size:
        return Measured(name, scale, 0.0, 0.0)
    return Measured(name, scale, float(np.percentile(found, 95)), float(found.max()))


def main() -> None:
    """Prints it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--games", type=int, default=4, help="games for each number of players")
    parser.add_argument("--bot", default="heuristic")
    chosen = parser.parse_args()
    for game in chosen.names:
        rows = observed(game, chosen.games, chosen.bot)
        print(f"{game}: {len(rows)} decisions of {chosen.bot}")
        for one in measured(game, rows):
            if one.scale != 1 or one.greatest > 1:
                print(f"  {one.name:<20} scale {one.scale:>4g}, 95 % {one.usual:>4g}, greatest {one.greatest:>4g}")


if __name__ == "__main__":
    main()
