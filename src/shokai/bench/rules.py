"""The benchmark behind `shokai bench`: random play, copying, compiling, starting.

Every decision of a player counts, forced ones too; cards that chance deals are not counted as
decisions (`deals_per_second` tells of them). Machines are shared and noisy: compare within one run.
"""

# The compiled copying loop is rule code.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from shokai._version import __version__
from shokai.bots import bot_for
from shokai.bots.searching import SearchBot
from shokai.engine.engine import Engine, Series, engine_for
from shokai.engine.rule import rule
from shokai.match.game import game_for
from shokai.match.match import Match

SEED = 2026


@rule
def copy_states(states, n):
    """Copies states round and round, each from its neighbour, so that no copy can be left out."""
    last = len(states) - 1
    for i in range(n):
        source = states[i & last]
        target = states[(i + 1) & last]
        for word in range(len(source)):
            target[word] = source[word]


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    model = ""
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "")
    return {
        "system": platform.platform(),
        "processor": model or platform.processor(),
        "cores": os.cpu_count(),
    }


def versions() -> dict[str, str]:
    """What the figures were measured with."""
    return {
        "shokai": __version__,
        "python": platform.python_version(),
        **{name: version(name) for name in ("numpy", "numba", "llvmlite")},
    }


def play_rate(engine: Engine, players: int, seconds: float) -> dict[str, float]:
    """Random games for about so many seconds, after a short warm-up."""
    games = 20 if engine.backend == "python" else 2_000
    engine.random_games(Series(players), SEED, games)
    series, begun = Series(players), time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or not series.games:
        engine.random_games(series, SEED, games)
    return {
        "decisions_per_second": round(series.decisions / spent),
        "deals_per_second": round(series.deals / spent),
        "games_per_second": round(series.games / spent, 1),
        "decisions_per_game": round(series.decisions / series.games, 1),
    }


def clone_time(engine: Engine, players: int) -> float:
    """Nanoseconds for one copy of a state: in compiled code for native, in Python for python."""
    n, best = (20_000 if engine.backend == "python" else 2_000_000), float("inf")
    if engine.backend == "python":
        state = engine.new(players)
        for _ in range(5):
            begun = time.perf_counter()
            for _ in range(n):
                engine.clone(state)
            best = min(best, time.perf_counter() - begun)
    else:
        import numpy as np

        # As words of eight bytes, the way compiled code copies states.
        states = np.stack([engine.new(players) for _ in range(64)]).view(np.int64)
        copy = engine.bind(copy_states)
        copy(states, 1)
        for _ in range(5):
            begun = time.perf_counter()
            copy(states, n)
            best = min(best, time.perf_counter() - begun)
    return round(best / n * 1e9, 1)


_START = """
import time; begun = time.perf_counter()
from shokai.match.game import game_for
from shokai.engine.engine import Series, engine_for
engine = engine_for(game_for({game!r}).rules, "native")
{work}
print(time.perf_counter() - begun)
"""


def start_times(game: str) -> tuple[float, float]:
    """Seconds to compile everything into an empty cache, and to start again with it.

    The warm start is a whole process, from its first line of Python to a finished random game.
    """
    with tempfile.TemporaryDirectory() as cache:

        def run(work: str) -> tuple[float, float]:
            begun = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-c", _START.format(game=game, work=work)],
                env={**os.environ, "SHOKAI_CACHE": cache},
                capture_output=True,
                text=True,
                check=True,
            )
            return float(done.stdout), time.perf_counter() - begun

        cold, _ = run("engine.compile()")
        _, warm = run("engine.random_games(Series(2), 1, 1)")
    return round(cold, 2), round(warm, 2)


def search_rate(game: str, players: int, seconds: float) -> float:
    """Iterations of the search bot's tree a second, over positions from all parts of a game between bots."""
    match, guide = Match(game, players, seed="bench", backend="native"), bot_for("heuristic:turns=20", SEED)
    seats = []
    for _ in range(match.kind.most_decisions):
        if match.over:
            break
        if len(match.legal) > 1:
            seats.append(match.seat())
        match.play(guide.choose(match.seat()))
    chosen = seats[:: max(1, len(seats) // 10)]
    iterations, begun = 0, time.perf_counter()
    for seat in chosen:
        bot = SearchBot(SEED, seconds=seconds / len(chosen))
        iterations += bot.think(seat, to_the_end=True).iterations
    return round(iterations / (time.perf_counter() - begun))


def bench(game: str, players: int, seconds: float, told: Callable[[str], None]) -> dict[str, Any]:
    """All figures for a game. `told` hears which part is being measured."""
    rules = game_for(game).rules
    report: dict[str, Any] = {"game": game, "players": players}
    told("compile")
    cold, warm = start_times(game)
    for backend in ("python", "native"):
        told(backend)
        engine = engine_for(rules, backend)
        report[backend] = {
            **play_rate(engine, players, seconds),
            "clone_nanoseconds": clone_time(engine, players),
        }
    told("search")
    search = {"search_iterations_per_second": search_rate(game, players, seconds)}
    report["native"] |= {"cold_compile_seconds": cold, "warm_start_seconds": warm, **search}
    report["state_bytes"] = rules.FIELDS.dtype.itemsize
    report["machine"] = machine()
    report["versions"] = versions()
    report["date"] = time.strftime("%Y-%m-%d")
    return report
