"""What a GPU makes of both games: the same games as the processor, how many decisions a second, and what limits it.

    python -m benchmarks.device [osaka] [yokohama] [--seconds 2] [--no-vector]

First every game is compared with the compiled rules on the processor, to the last byte of its final state, then random
play and stepping with observations are measured. It prints one line of JSON for each part.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from shokai.engine.cuda import TOLD, CudaRules, cuda, cuda_rules, is_simulated, why_not
from shokai.engine.engine import MOST_DECISIONS, engine_for
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.research.device import DeviceVector
from shokai.research.vector import Vector

SEED = 2026


def on_the_processor(
    game: str, players: int, games: int, seed: int = SEED, most: int = MOST_DECISIONS
) -> tuple[Any, Any]:
    """The same random games, one by one: what is told of each, and its last state."""
    engine = engine_for(game_for(game).rules, "native")
    play, told = engine.door("random_games"), np.zeros((games, TOLD), np.int32)
    states = np.zeros((games, engine.fields.dtype.itemsize), np.uint8)
    words, rng = engine.ints(engine.word_count), engine.ints(2)
    for number in range(games):
        counts, points, places, sums = (engine.ints(*shape) for shape in ((3,), (4,), (4,), (3, 6)))
        play(states[number], words, rng, counts, players, 0, seed, number, 1, most, points, places, sums)
        told[number] = [*counts, sums[2].argmax(), *points, *places]
    return told, states


def compare_games(game: str, players: int, games: int) -> dict[str, Any]:
    """Plays random games on both and compares them, game by game."""
    rules = cuda_rules(game_for(game).rules)
    finals = cuda().to_device(np.zeros((rules.state_words, games), np.int64))
    begun = time.perf_counter()
    told = rules.random_games(players, SEED, 0, games, finals=finals).copy_to_host()
    seconds = time.perf_counter() - begun
    states = np.ascontiguousarray(finals.copy_to_host().T).view(np.uint8)
    expected, expected_states = on_the_processor(game, players, games)
    equal = (told == expected).all(axis=1) & (states == expected_states).all(axis=1)
    return {
        "part": "compare games", "game": game, "players": players, "games": games, "equal": int(equal.sum()),
        "decisions": int(told[:, 0].sum()), "first call s": round(seconds, 1),
    }  # fmt: skip


def compare_steps(game: str, players: int, games: int, steps: int) -> dict[str, Any]:
    """Steps vectors of games on both and compares every array after every step."""
    begun = time.perf_counter()
    there, here = DeviceVector(game, games, players, seed=SEED), Vector(game, games, players, seed=SEED)
    different: dict[str, int] = {}
    for _ in range(steps):
        moves = here.random_moves()
        pairs = {
            "moves": (there.random_moves().copy_to_host(), moves),
            **{name: (getattr(there, name).copy_to_host(), getattr(here, name)) for name in _ARRAYS},
            "states": (there.states(), here.states()),
        }
        for name, (a, b) in pairs.items():
            if (a[..., : b.shape[-1]] != b).any():
                different[name] = different.get(name, 0) + 1
        here.step(moves)
        there.step(cuda().to_device(moves))
    return {
        "part": "compare steps", "game": game, "players": players, "games": games, "steps": steps,
        "games that ended": here.ended, "different": different, "seconds": round(time.perf_counter() - begun, 1),
    }  # fmt: skip


_ARRAYS = ("observations", "masks", "movers", "over", "rewards", "points")


def share_with_torch(game: str) -> dict[str, Any]:
    """Hands observations to PyTorch without a copy, and takes actions from it."""
    import torch

    there = DeviceVector(game, 1024, 2, seed=SEED)
    observations, masks = (torch.as_tensor(a, device="cuda") for a in (there.observations, there.masks))
    same = observations.data_ptr() == there.observations.__cuda_array_interface__["data"][0]
    before = observations.clone()
    scores = torch.rand(masks.shape, device="cuda").masked_fill(~masks, -1.0)
    there.step(scores.argmax(1))
    cuda().synchronize()
    return {
        "part": "torch", "game": game, "version": torch.__version__, "same memory": bool(same),
        "changed by a step": bool((before != observations).any()), "shape": list(observations.shape),
    }  # fmt: skip


def play_rate(rules: CudaRules, players: int, games: int, threads: int, block: int) -> tuple[float, int]:
    """Seconds and decisions of random play; the best of three."""
    best, decisions = float("inf"), 0
    for _ in range(3):
        cuda().synchronize()
        begun = time.perf_counter()
        told = rules.random_games(players, SEED, 0, games, threads=threads, block=block)
        cuda().synchronize()
        best = min(best, time.perf_counter() - begun)
        decisions = decisions or int(told.copy_to_host()[:, 0].sum())
    return best, decisions


def measure_play(game: str, players: int, games: int) -> Iterator[dict[str, Any]]:
    """Decisions a second for several numbers of threads on each multiprocessor."""
    rules = cuda_rules(game_for(game).rules)
    processors = 1 if is_simulated() else cuda().get_current_device().MULTIPROCESSOR_COUNT
    for resident in (256, 512, 1024, 1536, 2048, 4096, 8192):
        for block in (64, 128, 256):
            threads = min(games, processors * resident)
            seconds, decisions = play_rate(rules, players, games, threads, block)
            rates = {"million decisions/s": decisions / seconds / 1e6, "million games/s": games / seconds / 1e6}
            yield {
                "part": "play", "game": game, "players": players, "games": games, "threads a multiprocessor": resident,
                "block": block, "seconds": round(seconds, 4), **{name: round(rate, 3) for name, rate in rates.items()},
            }  # fmt: skip


def measure_steps(game: str, players: int, games: int, seconds: float) -> dict[str, Any]:
    """Decisions a second with actions from an array, observations and masks written."""
    there = DeviceVector(game, games, players, seed=SEED)
    for _ in range(20):
        there.step(there.random_moves())
    cuda().synchronize()
    begun, steps = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        for _ in range(10):
            there.step(there.random_moves())
        cuda().synchronize()
        steps += 10
    spent = time.perf_counter() - begun
    size = there.pieces.size * 4 + there.moves
    return {
        "part": "steps", "game": game, "players": players, "games": games, "steps": steps,
        "million decisions/s": round(steps * games / spent / 1e6, 1),
        "GB/s of observations and masks": round(steps * games * size / spent / 1e9, 1),
    }  # fmt: skip


def main() -> None:
    """Everything, part by part."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--compared", type=int, default=20_000, help="games to compare, each for 2, 3 and 4 players")
    parser.add_argument("--no-vector", action="store_true", help="random play only")
    parser.add_argument("--only-vector", action="store_true", help="stepping only")
    chosen = parser.parse_args()
    if trouble := why_not():
        raise SystemExit(trouble)

    def tell(part: dict[str, Any]) -> None:
        print(json.dumps(part), flush=True)

    for game in chosen.games:
        big = game == "yokohama"
        if not chosen.only_vector:
            for players in (2, 3, 4) if chosen.compared else ():
                tell(compare_games(game, players, chosen.compared // (5 if big else 1)))
            for part in measure_play(game, 4, 400_000 if big else 4_000_000):
                tell(part)
        if not chosen.no_vector:
            if chosen.compared:
                # Long enough for games to end and begin anew.
                tell(compare_steps(game, 3, *((64, 3000) if big else (512, 300))))
            tell(share_with_torch(game))
            for games in (16_384, 65_536, 262_144):
                tell(measure_steps(game, 4, games // (4 if big else 1), chosen.seconds))


if __name__ == "__main__":
    main()
