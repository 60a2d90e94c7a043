"""How fast these games run beside others, measured in one run on one machine, in the same way.

    pip install 'shokai[peers]'
    python -m benchmarks.peers [--seconds 3] [--json FILE]

Everybody plays at random, one core, without rendering. A decision is a choice of a player, forced ones too; what chance
does is not counted. All take turns in short slices, round after round, and each one's best slice counts, so that all
meet the same machine. Time is the processor's time of this process: other work on a shared machine is not counted.
Only the vector environment, which uses all cores, is measured by the clock on the wall.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from shokai.bench.rules import SEED, clone_time, machine, versions
from shokai.engine.engine import Engine, Series, engine_for
from shokai.engine.machine import cores
from shokai.match.game import game_for

ROUNDS = 4
CARD_GAMES = (
    "gin_rummy", "hearts", "crazy_eights", "cribbage", "euchre", "skat", "tarok", "bridge", "dou_dizhu", "go_fish",
)  # fmt: skip


@dataclass
class Contestant:
    """Somebody who can be measured: `play` makes some whole games and returns their decisions and their number."""

    name: str
    family: str
    play: Callable[[], tuple[int, int]]
    clone: Callable[[], Any] | None = None
    clone_nanoseconds: float | None = None
    wall: bool = False
    decisions_a_second: float = 0.0
    games_a_second: float = 0.0
    clones_a_second: float | None = None

    def run(self, seconds: float) -> None:
        """One slice; the best one counts."""
        clock = time.perf_counter if self.wall else time.process_time
        decisions = games = 0
        begun = clock()
        while (spent := clock() - begun) < seconds or not decisions:
            more, ended = self.play()
            decisions, games = decisions + more, games + ended
        if decisions / spent > self.decisions_a_second:
            self.decisions_a_second, self.games_a_second = decisions / spent, games / spent

    def run_clones(self, seconds: float) -> None:
        """Copies of a state in the middle of a game."""
        if self.clone_nanoseconds is not None:
            self.clones_a_second = 1e9 / self.clone_nanoseconds
        if self.clone is None:
            return
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            for _ in range(10):
                self.clone()
            done += 10
        self.clones_a_second = max(self.clones_a_second or 0.0, done / spent)


# Ours.


def ours(game: str, backend: str, players: int = 4) -> Contestant:
    """Random games of a back end."""
    engine: Engine = engine_for(game_for(game).rules, backend)
    portion = 1 if backend == "python" else 200 if game == "osaka" else 20
    engine.random_games(Series(players), SEED, 1)
    first = [0]

    def play() -> tuple[int, int]:
        series = Series(players, games=first[0])
        engine.random_games(series, SEED, portion)
        first[0] += portion
        return series.decisions, portion

    return Contestant(f"shokai {game}, {backend}", "shokai", play, clone_nanoseconds=clone_time(engine, players))


def our_vector(game: str, wall: bool, players: int = 4) -> Contestant:
    """The vector environment with observations and masks: on all cores by the clock on the wall, or one core alone."""
    from shokai.research.vector import Vector

    threads = cores() if wall else 1
    vector = Vector(game, 4096 if game == "osaka" else 1024, players, seed=SEED, threads=threads)

    def play() -> tuple[int, int]:
        before = vector.ended
        for _ in range(20):
            vector.step(vector.random_moves())
        return 20 * vector.games, vector.ended - before

    where = f"{threads} cores by the clock" if wall else "one core"
    return Contestant(f"shokai {game}, vector with observations, {where}", "shokai", play, wall=wall)


def ours_in_openspiel(game: str) -> Contestant:
    """Our games by way of OpenSpiel, from Python."""
    from shokai.research import openspiel  # noqa: F401 - registers them

    return openspiel_game(f"shokai_{game}(players=4)", "shokai", f"shokai {game}, as an OpenSpiel game")


# Others.


def catanatron() -> Contestant:
    """Settlers of Catan in Python, four random players."""
    from catanatron import Color, Game, RandomPlayer

    def table() -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> tuple[int, int]:
        game, decisions = table(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions, 1

    middle = table()
    for _ in range(150):
        middle.play_tick()
    return Contestant("catanatron", "catanatron", play, middle.copy)


def openspiel_game(name: str, family: str, told: str) -> Contestant:
    """A game of OpenSpiel, played from Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers those written in Python

    game, rng = pyspiel.load_game(name), random.Random(SEED)

    def steps(state: Any, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def play() -> tuple[int, int]:
        return steps(game.new_initial_state(), 1_000_000), 1

    middle = game.new_initial_state()
    steps(middle, 15)
    return Contestant(told, family, play, middle.clone)


def openspiel_inside(name: str) -> Contestant:
    """The same with its own random bots, all of it in C++: no Python between two decisions."""
    import pyspiel

    game, seed = pyspiel.load_game(name), [SEED]
    bots = [pyspiel.make_uniform_random_bot(p, SEED + p) for p in range(game.num_players())]

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        seed[0] += 1
        pyspiel.evaluate_bots(state, bots, seed[0])
        return sum(step.player >= 0 for step in state.full_history()), 1

    return Contestant(f"OpenSpiel {name}, C++, its own loop", "OpenSpiel C++", play)


def rlcard_game(name: str) -> Contestant:
    """A game of RLCard with its random agents' way of choosing."""
    import rlcard

    env, rng = rlcard.make(name, config={"seed": SEED}), random.Random(SEED)

    def steps(most: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions < most:
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def play() -> tuple[int, int]:
        return steps(1_000_000), 1

    steps(5)
    return Contestant(f"RLCard {name}", "RLCard", play, lambda: copy.deepcopy(env.game))


def pettingzoo_game(name: str) -> Contestant:
    """A classic game of PettingZoo."""
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(SEED)

    def play() -> tuple[int, int]:
        env.reset(seed=int(rng.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions, 1

    return Contestant(f"PettingZoo {name}", "PettingZoo", play)


def contestants() -> Iterator[Contestant | str]:
    """Everybody who is here; for those who are not, a sentence that says so."""
    makers: list[tuple[str, Callable[[], Contestant]]] = []
    for game in ("osaka", "yokohama"):
        for backend in ("native", "python"):
            makers.append((f"shokai {game}", lambda game=game, backend=backend: ours(game, backend)))  # type: ignore[misc]
        for wall in (True, False):
            makers.append((f"shokai {game} vector", lambda game=game, wall=wall: our_vector(game, wall)))  # type: ignore[misc]
        makers.append((f"shokai {game} in OpenSpiel", lambda game=game: ours_in_openspiel(game)))  # type: ignore[misc]
    makers.append(("catanatron", catanatron))
    for name in (*CARD_GAMES, "backgammon"):
        told = f"OpenSpiel {name}, C++, from Python"
        makers.append((told, lambda name=name, told=told: openspiel_game(name, "OpenSpiel C++", told)))  # type: ignore[misc]
        makers.append((f"OpenSpiel {name}", lambda name=name: openspiel_inside(name)))  # type: ignore[misc]
    for name in ("python_block_dominoes", "python_liars_poker"):
        told = f"OpenSpiel {name}"
        makers.append((told, lambda name=name, told=told: openspiel_game(name, "OpenSpiel Python", told)))  # type: ignore[misc]
    for name in ("gin-rummy", "uno", "mahjong", "doudizhu"):
        makers.append((f"RLCard {name}", lambda name=name: rlcard_game(name)))  # type: ignore[misc]
    for name in ("texas_holdem_v4", "connect_four_v3"):
        makers.append((f"PettingZoo {name}", lambda name=name: pettingzoo_game(name)))  # type: ignore[misc]
    for who, make in makers:
        try:
            contestant = make()
            contestant.play()
            yield contestant
        except Exception as error:
            yield f"{who} is left out: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"


def table(measured: list[Contestant]) -> str:
    """All figures, and how many times as fast our compiled games are."""
    best = {game: next(c for c in measured if c.name == f"shokai {game}, native") for game in ("osaka", "yokohama")}
    lines = [
        "| | decisions/s | games/s | clones/s | osaka native is | yokohama native is |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for c in measured:
        ratios = [f"{best[game].decisions_a_second / c.decisions_a_second:,.1f} x" for game in best]
        clones = "" if c.clones_a_second is None else f"{c.clones_a_second:,.0f}"
        # Games of a vector begin together; in a short run none may have come to its end.
        games = f"{c.games_a_second:,.1f}" if c.games_a_second else ""
        lines.append(f"| {c.name} | {c.decisions_a_second:,.0f} | {games} | {clones} | {' | '.join(ratios)} |")
    return "\n".join(lines)


def measure(seconds: float) -> tuple[list[Contestant], list[str]]:
    """Everybody in turn, round after round."""
    everybody = list(contestants())
    here = [c for c in everybody if isinstance(c, Contestant)]
    for _ in range(ROUNDS):
        for contestant in here:
            contestant.run(seconds / ROUNDS)
    for contestant in here:
        contestant.run_clones(seconds / ROUNDS)
    return here, [c for c in everybody if isinstance(c, str)]


def peer_versions() -> dict[str, str]:
    """The versions of those who were met."""
    found = {}
    for name in ("catanatron", "open_spiel", "rlcard", "pettingzoo"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description="How fast these games run beside others.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each, in slices")
    parser.add_argument("--json", type=Path, help="write the figures to a file as well")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    measured, left_out = measure(chosen.seconds)
    about = {"date": time.strftime("%Y-%m-%d"), "machine": machine(), "versions": {**versions(), **peer_versions()}}
    print(table(measured))
    print(*left_out, sep="\n")
    print(json.dumps(about))
    if chosen.json:
        figures = {
            c.name: {"decisions": c.decisions_a_second, "games": c.games_a_second, "clones": c.clones_a_second}
            for c in measured
        }
        chosen.json.write_text(json.dumps({**about, "figures": figures}, indent=1), "utf-8")


if __name__ == "__main__":
    main()
