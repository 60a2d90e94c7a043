"""How long the review of a whole game takes, in seconds of processor time, and when its first result is there.

    nice -n 10 python -m benchmarks.coach_time yokohama --players 2 --games 3 --json time.json

Games are played between networks, the same for the same `--seed`. One process reviews them, one after the other. The
first result is the first decision or draw that is told after the start; reading the record and the network counts.
Seconds of processor time do not depend on what else the machine does, as far as that is possible.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shokai.arena.game import play_game
from shokai.bench.rules import machine
from shokai.coach import compiling
from shokai.coach.outlook import Foresight
from shokai.coach.review import DEPTHS, moments
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.record import read_record

BOT = "network:temperature=1"


def record_of(game: str, players: int, seed: str) -> str:
    """A game between networks."""
    played = play_game(game, (BOT,) * players, deal=seed, seed=seed, backend="native")
    match = Match(game, players, seed=seed, backend="native")
    for move in played.moves:
        match.play(move)
    return match.record(secret=True)


def reviewed(record: str, depth: str) -> dict[str, Any]:
    """How long it took, and how much there was to review."""
    begun, told, first = time.process_time(), [], 0.0
    match = read_record(record)
    for moment in moments(match, DEPTHS[depth], Foresight(match.game, "native")):
        told.append(moment)
        if len(told) == 2:
            first = time.process_time() - begun
    seconds = time.process_time() - begun
    decisions = sum(1 for moment in told if moment.decision)
    return {
        "seconds": round(seconds, 2),
        "first": round(first, 2),
        "decisions": decisions,
        "draws": len(told) - 1 - decisions,
        "steps": len(match.steps),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    asks = argparse.ArgumentParser(
        prog="python -m benchmarks.coach_time",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asks.add_argument("game", choices=sorted(GAMES))
    asks.add_argument("--players", type=int, default=2)
    asks.add_argument("--games", type=int, default=3)
    asks.add_argument("--depth", choices=sorted(DEPTHS), default="normal")
    asks.add_argument("--seed", default="time")
    asks.add_argument("--json", type=Path, metavar="OUT", help="write the figures here, too")
    asked = asks.parse_args(arguments)
    low, high = game_for(asked.game).rules.PLAYERS
    if not low <= asked.players <= high:
        asks.error(f"{asked.game} is not for {asked.players} players")
    if asked.games <= 0:
        asks.error("--games must be more than 0")
    if not compiling.is_compiled(asked.game):
        print("compiling ...", file=sys.stderr, flush=True)
        compiling.compile(asked.game)
    rows = []
    print("| Game | Steps | Decisions | Draws | First result, s | Whole review, s |")
    print("|---|---|---|---|---|---|")
    for number in range(asked.games):
        row = reviewed(record_of(asked.game, asked.players, f"{asked.seed} {number}"), asked.depth)
        rows.append(row)
        print(
            f"| {number + 1} | {row['steps']} | {row['decisions']} | {row['draws']} "
            f"| {row['first']:.2f} | {row['seconds']:.1f} |",
            flush=True,
        )
    mean = sum(row["seconds"] for row in rows) / len(rows)
    load = os.getloadavg()[0]
    print(f"\nOn average {mean:.1f} s of processor time, {asked.depth} depth; the machine's load was {load:.0f}.")
    if asked.json:
        whole = {"game": asked.game, "players": asked.players, "depth": asked.depth, "games": rows}
        asked.json.write_text(json.dumps({**whole, "load": load, "machine": machine()}, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
