"""Tunes the weights of a game's insight by evolution: weights that win more games have more offspring.

    python -m shokai.bots.tuning osaka --players 2 --generations 20 --blocks 30 --workers 2

Each generation draws weights around the present mean and lets the heuristic bot play with each of them against
the champion, all on the same deals. The better half makes the next mean and the next spread of each weight
(separable CMA-ES, after Ros and Hansen, 2008). When the mean has clearly beaten the champion it becomes the
champion, and the file is written. The search bot judges with the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import numpy as np

from shokai.bots.planning import HeuristicBot
from shokai.bots.weights import Weights, insight_of, path_of, weights_of
from shokai.engine.engine import CHANCE, OVER, engine_for
from shokai.match.game import game_for
from shokai.match.seat import seat_at

# A step of a weight at the start: a part of its size, or of this where it is smaller.
STEP, SMALL = 0.3, 0.3


def play(game: str, sets: list[Weights], seed: int, turns: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game of heuristic bots with the given weights, seat by seat: points and places.

    Some weights that are tried may never end a game; such a one counts as it stands.
    """
    kind = game_for(game)
    engine = engine_for(kind.rules, "native")
    dice = random.Random(seed)
    bots = [HeuristicBot(seed + 7 * p, turns, weights) for p, weights in enumerate(sets)]
    state, decisions = engine.new(len(sets)), 0
    while (actor := engine.actor(state)) != OVER and decisions < kind.most_decisions:
        if actor == CHANCE:
            engine.deal(state, engine.outcome(state, dice.randrange(engine.chance(state).total)))
        else:
            engine.apply(state, bots[actor].choose(seat_at(kind, engine, state)))
            decisions += 1
    standing = engine.standing(state, len(sets))
    return standing.points, standing.places


@dataclass(frozen=True)
class Duel:
    """One against copies of another, in every seat once, on one deal."""

    game: str
    players: int
    one: Weights
    others: Weights
    seed: int
    turns: int


def fitness(duel: Duel) -> tuple[float, float]:
    """How well the one did: wins and leads together, and wins alone, both between 0 and 1."""
    both = wins = 0.0
    for seat in range(duel.players):
        sets = [duel.one if p == seat else duel.others for p in range(duel.players)]
        points, places = play(duel.game, sets, duel.seed, duel.turns)
        lead = points[seat] - max(n for p, n in enumerate(points) if p != seat)
        won = (places[seat] == 1) / places.count(1)
        wins += won
        both += 0.5 * won + 0.5 * (0.5 + 0.5 * lead / (abs(lead) + insight_of(duel.game).LEAD))
    return both / duel.players, wins / duel.players


class Evolution:
    """Separable CMA-ES: a mean, a step length, and a scale for each weight."""

    def __init__(self, mean: Any, scale: Any, seed: int) -> None:
        n = len(mean)
        self.mean, self.scale, self.step = mean.copy(), scale.copy(), 1.0
        self.size = 4 + int(3 * np.log(n))
        self._random = np.random.default_rng(seed)
        ranks = np.log(self.size / 2 + 0.5) - np.log(np.arange(1, self.size // 2 + 1))
        self._shares = ranks / ranks.sum()
        self._mass = 1 / (self._shares**2).sum()
        self._path_step, self._path = np.zeros(n), np.zeros(n)
        self._c_step = (self._mass + 2) / (n + self._mass + 3)
        self._damp = 1 + self._c_step + 2 * max(0.0, np.sqrt((self._mass - 1) / (n + 1)) - 1)
        self._c_path = 4 / (n + 4)
        self._c_rank = min(0.5, (n + 2) / 3 * 2 * (self._mass + 1 / self._mass) / ((n + 2) ** 2 + self._mass))
        self._length = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def offspring(self) -> Any:
        """New weights around the mean."""
        self._draws = self._random.standard_normal((self.size, len(self.mean)))
        return self.mean + self.step * self.scale * self._draws

    def learn(self, fitnesses: Any) -> None:
        """The better half makes the next mean, step and scales."""
        best = self._draws[np.argsort(-fitnesses)[: len(self._shares)]]
        z = self._shares @ best
        self.mean = self.mean + self.step * self.scale * z
        keep = 1 - self._c_step
        self._path_step = keep * self._path_step + np.sqrt(self._c_step * (2 - self._c_step) * self._mass) * z
        keep = 1 - self._c_path
        self._path = keep * self._path + np.sqrt(self._c_path * (2 - self._c_path) * self._mass) * self.scale * z
        spread = self._shares @ (self.scale * best) ** 2
        rank_one = self._path**2 / self._mass + (1 - 1 / self._mass) * spread
        self.scale = np.sqrt((1 - self._c_rank) * self.scale**2 + self._c_rank * rank_one)
        self.step *= float(np.exp((np.linalg.norm(self._path_step) / self._length - 1) * self._c_step / self._damp))


def as_weights(row: Any) -> Weights:
    """A row of numbers as weights, rounded as they will be written; points stay points."""
    half = len(row) // 2
    early, late = ([round(float(w), 3) for w in part] for part in (row[:half], row[half:]))
    for part in (early, late):
        part[0], part[-1] = 1.0, max(part[-1], 0.5)
    return tuple(early), tuple(late)


def tune(asked: Any, pool: Executor) -> None:
    """Evolves for some generations, telling of each, and writes whatever beats the champion."""
    champion = weights_of(asked.game, asked.players)
    row = np.array(champion[0] + champion[1])
    evolution = Evolution(row, STEP * np.maximum(np.abs(row), SMALL), asked.seed)
    begun, first, seed = time.monotonic(), champion, asked.seed * 1_000_000

    def duels(one: Weights, others: Weights, seeds: range) -> list[Duel]:
        return [Duel(asked.game, asked.players, one, others, s, asked.turns) for s in seeds]

    for generation in range(asked.generations):
        seeds = range(seed, seed + asked.blocks)
        seed += asked.blocks
        rows = evolution.offspring()
        jobs = [duel for one in rows for duel in duels(as_weights(one), champion, seeds)]
        told = np.array([both for both, _ in pool.map(fitness, jobs, chunksize=2)]).reshape(len(rows), -1)
        evolution.learn(told.mean(axis=1))
        line = f"{generation:3} best {told.mean(axis=1).max():.3f} mean {told.mean():.3f} step {evolution.step:.2f}"
        if generation % asked.every == asked.every - 1:
            seeds = range(seed, seed + 4 * asked.blocks)
            seed += 4 * asked.blocks
            challenger = as_weights(evolution.mean)
            shares = np.array([won for _, won in pool.map(fitness, duels(challenger, champion, seeds), chunksize=2)])
            sure = 1.65 * shares.std() / np.sqrt(len(shares))
            line += f"; mean against champion {shares.mean():.3f}"
            if shares.mean() - sure > 1 / asked.players:
                champion = challenger
                write(asked.game, asked.players, champion)
                line += ", the new champion"
        print(f"{line}  {time.monotonic() - begun:.0f} s", flush=True)
    seeds = range(seed, seed + 4 * asked.blocks)
    wins = np.mean([won for _, won in pool.map(fitness, duels(champion, first, seeds), chunksize=2)])
    print(f"champion against the first weights: {wins:.3f} (fair is {1 / asked.players:.3f})")


def write(game: str, players: int, weights: Weights) -> None:
    """Keeps the champion."""
    told = json.loads(path_of(game).read_text("utf-8"))
    told[str(players)] = {"early": list(weights[0]), "late": list(weights[1])}
    lines = [
        f'"{n}": {{\n "early": {json.dumps(w["early"])},\n "late": {json.dumps(w["late"])}\n}}' for n, w in told.items()
    ]
    path_of(game).write_text("{" + ",\n".join(lines) + "}\n", "utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--blocks", type=int, default=30, help="deals for each set of weights")
    parser.add_argument("--turns", type=int, default=80, help="turns that the bots imagine for each decision")
    parser.add_argument("--every", type=int, default=4, help="generations between two challenges of the champion")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    insight_of(asked.game)
    with ProcessPoolExecutor(asked.workers) as pool:
        tune(asked, pool)


if __name__ == "__main__":
    main()
