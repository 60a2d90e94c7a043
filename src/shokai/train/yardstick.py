"""How strong a network is against a bot that never changes: `python -m shokai.train.yardstick osaka --file F`.

Paired deals: in every deal the network sits on every seat once, the bot on all others. Tells one JSON object with the
network's share of the wins for each number of players; fair is one part of the players.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from math import sqrt
from pathlib import Path
from typing import Any

from shokai.arena.game import play_game, warm_up
from shokai.network.brain import FOLDER


def measured(game: str, bot: str, games: int, players: int, seed: str = "yardstick", own: str = "network") -> Any:
    """Share of the wins of `own` and half the width of its 95 % interval, and points, in about so many games."""
    # Compiling must not count as thinking.
    warm_up(game, [own, bot], players, 0, "native")
    blocks = []
    points = []
    for deal in range(max(games // players, 1)):
        shares = []
        for seat in range(players):
            bots = [bot] * players
            bots[seat] = own
            played = play_game(game, bots, deal=f"{seed} {deal}", seed=f"{seed} {deal}", backend="native")
            shares.append(played.shares()[seat])
            points.append((played.points[seat], (sum(played.points) - played.points[seat]) / (players - 1)))
        blocks.append(sum(shares) / players)
    mean = sum(blocks) / len(blocks)
    spread = sqrt(sum((share - mean) ** 2 for share in blocks) / max(len(blocks) - 1, 1) / len(blocks))
    ours, theirs = (round(sum(pair[k] for pair in points) / len(points), 1) for k in range(2))
    return {"share": round(mean, 3), "off": round(1.96 * spread, 3), "points": [ours, theirs], "games": len(points)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m shokai.train.yardstick", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--file", type=Path, help="the network; that of the package unless given")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--own", default="network")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", default="yardstick")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        if asked.file:
            shutil.copy(asked.file, Path(folder) / f"{asked.game}.network")
            os.environ[FOLDER] = folder
        told = {
            f"against_{asked.bot}_{number}": measured(
                asked.game, asked.bot, asked.games, int(number), asked.seed, asked.own
            )
            for number in asked.players.split(",")
        }
    json.dump(told, sys.stdout)
    print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
