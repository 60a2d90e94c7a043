"""Measures the rules of whichever Shokai this process finds, slice by slice, as `benchmarks.compare` asks for it.

It first prints as JSON which figures there are, then reads lines `FIGURE SECONDS` and answers each with units a second.

It runs with the sources of any checkout, older ones too, so it takes what it needs from `shokai.bench.rules`, which has
always imported it. Times are processor times of this process: other work on a shared machine is not counted.
"""

from __future__ import annotations

import functools
import json
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import shokai
from shokai.bench import rules

# What it has imported, it has; mypy knows only what it exports.
bench: Any = rules

GAMES = {"python": 20, "native": 2_000}
ITERATIONS, GUIDED_ITERATIONS = 20_000, 2_000


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Does the same work again and again for so long: units a second in the fastest turn."""
    best, begun = 0.0, time.process_time()
    while time.process_time() - begun < seconds or not best:
        start = time.process_time()
        units = work()
        best = max(best, units / (time.process_time() - start))
    return best


def play(engine: Any, players: int) -> int:
    """Random games, always the same ones: their decisions."""
    series = bench.Series(players)
    engine.random_games(series, bench.SEED, GAMES[engine.backend])
    return int(series.decisions)


def copier(engine: Any, players: int) -> Callable[[], int]:
    """Copies states, in Python or in compiled code, as `shokai bench` does."""
    if engine.backend == "python":
        state = engine.new(players)

        def in_python() -> int:
            for _ in range(2_000):
                engine.clone(state)
            return 2_000

        return in_python

    import numpy as np

    # As words of eight bytes, the way compiled code copies states.
    states = np.stack([engine.new(players) for _ in range(64)]).view(np.int64)
    copy = engine.bind(bench.copy_states)

    def compiled() -> int:
        copy(states, 1_000_000)
        return 1_000_000

    return compiled


def searchers(game: str, players: int) -> dict[str, Callable[[], int]]:
    """The bots that search think about a position of the opening: iterations of their trees."""
    match = bench.Match(game, players, seed="bench", backend="native")
    while len(match.legal) < 2:
        match.play(match.legal[0])
    seat = match.seat()

    def think(bot: Any, iterations: int) -> int:
        return int(bot(bench.SEED, iterations=iterations).think(seat, to_the_end=True).iterations)

    work: dict[str, Callable[[], int]] = {"search-iterations": functools.partial(think, bench.SearchBot, ITERATIONS)}
    # Older checkouts have no networks.
    if find_spec("shokai.bots.networking"):
        from shokai.bots.networking import MasterBot

        work["master-iterations"] = functools.partial(think, MasterBot, GUIDED_ITERATIONS)
    return work


def figures(game: str, players: int) -> dict[str, Callable[[], int]]:
    """What is measured: a turn of each kind of work, which returns its units."""
    # What a game brings was called its title once.
    find = bench.game_for if hasattr(bench, "game_for") else bench.title_for
    work: dict[str, Callable[[], int]] = {}
    for backend in GAMES:
        engine = bench.engine_for(find(game).rules, backend)
        work[f"{backend}-decisions"] = functools.partial(play, engine, players)
        work[f"{backend}-copies"] = copier(engine, players)
    return work | searchers(game, players)


def main(game: str, players: int) -> None:
    """Prepares everything, compiled and warm, then answers."""
    work = figures(game, players)
    units = {name: once() for name, once in work.items()}
    about = {"units": units, "versions": bench.versions(), "source": shokai.__file__}
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(best_rate(work[name], float(seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
