"""How fast vectors of games are stepped, with every way to make them faster beside the usual one.

    python -m benchmarks.vectors [osaka] [yokohama] [--seconds 2] [--players 4] [--threads 1]

All of them in one run, in short slices in turn, of which the best counts, so that others on the machine matter less.
Questions are the decisions that were asked for; decisions count the forced ones that were made besides.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

from shokai.games import GAMES
from shokai.research.vector import Vector

SEED = 2026
SLICE = 0.25
WAYS: dict[str, dict[str, Any]] = {
    "float32": {},
    "uint8": {"dtype": "uint8"},
    "float32, forced skipped": {"skip_forced": True},
    "uint8, forced skipped": {"dtype": "uint8", "skip_forced": True},
}


@dataclass
class Runner:
    """A vector that is measured, and its best slice."""

    name: str
    vector: Vector
    questions: float = 0.0
    decisions: float = 0.0

    def run(self, seconds: float) -> None:
        """Steps at random for some seconds."""
        vector, steps, made = self.vector, 0, 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            before = vector.decisions.copy()
            vector.step(vector.random_moves())
            steps += 1
            went_on = ~(vector.over | vector.truncated)
            made += int((vector.decisions - before)[went_on].sum()) + int((~went_on).sum())
        self.questions = max(self.questions, steps * vector.games / spent)
        self.decisions = max(self.decisions, made / spent)


def measure(game: str, players: int, seconds: float, threads: int | None, games: int | None = None) -> list[Runner]:
    """All ways, slice by slice in turn."""
    count = games or (4096 if game == "osaka" else 1024)
    runners = []
    for name, settings in WAYS.items():
        vector = Vector(game, count, players, seed=SEED, threads=threads, **settings)
        vector.step(vector.random_moves())
        runners.append(Runner(name, vector))
    for _ in range(max(1, round(seconds / SLICE))):
        for runner in runners:
            runner.run(min(SLICE, seconds))
    return runners


def main() -> None:
    """Prints a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each way")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--threads", type=int, default=None, help="all cores unless given")
    chosen = parser.parse_args()
    for game in chosen.names:
        print(f"| {game} | questions/s | decisions/s | bytes a question |\n|---|--:|--:|--:|")
        for runner in measure(game, chosen.players, chosen.seconds, chosen.threads):
            size = runner.vector.observations[0].nbytes
            print(f"| {runner.name} | {runner.questions:,.0f} | {runner.decisions:,.0f} | {size:,} |", flush=True)


if __name__ == "__main__":
    main()
