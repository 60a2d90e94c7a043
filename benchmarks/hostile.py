"""Positions from outside, by the million: none may crash the program, and none may keep it busy.

    python -m benchmarks.hostile yokohama --positions 1000000 --workers 16

Each position is read. One that is accepted is looked at by every seat, previewed, played on, and written again. No
action may take longer than LIMIT seconds of processor time. Workers are processes of their own: one that comes back
from a position no more is killed, and the position is reported.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from benchmarks.mutations import Entries, Pool
from shokai.bots import bot_for
from shokai.engine.engine import CHANCE, OVER, engine_for
from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.server.tables.table_match import TableMatch
from shokai.texts import Refusal

LIMIT = 0.1  # seconds of processor time for one action
ENDLESS = 5.0  # the same, after which interpreted code is interrupted
PATIENCE = 120.0  # seconds without a word from a worker: compiled code cannot be interrupted
MOVES = 8  # decisions to play on, at least to the end of the turn
# Sayings that tell of a number that has grown beyond what a position can hold.
GROWN = ("position-out-of-bounds", "position-bad-number")


# Fields that no text tells, because they follow from the others; a reader fills them in.
DERIVED = ("reach",)


class Endless(BaseException):
    """An action that does not come to an end; nobody may catch it by mistake."""


class Harm(Exception):
    """What a position did that it should not do."""


class Trial:
    """Hostile positions of a game, tried one by one."""

    def __init__(self, game: str, seed: int, both: bool) -> None:
        self._game = game_for(game)
        self._engine = engine_for(self._game.rules)
        self._other = engine_for(self._game.rules, "native" if self._engine.backend == "python" else "python")
        self._both = both
        self.pool = Pool(self._engine, self._game, seed)
        self._bot = bot_for("greedy", seed)
        self.slowest: dict[str, float] = {}
        self._slow = ""

    def warm_up(self) -> None:
        """Plays on from untouched states: whatever is compiled, bound and loaded at the first call does not count."""
        for s in self.pool.untouched(60):
            self._engine.impossible(self._engine.of_lists(s))
            match = self._taken_up(s)
            self._look(match, [""])
            self._play(match, random.Random(0), [""])
        self.slowest.clear()
        # Nor do collections that look through all that was loaded.
        gc.collect()
        gc.freeze()

    def text(self, number: int) -> str:
        """A position as a report shows it."""
        made = self.pool.hostile(number)
        if isinstance(made, dict):
            return "\n".join(f"{key}: {value}".rstrip() for key, value in made.items())
        fields = [f for f in self._game.rules.FIELDS if not f.fixed]
        return "\n".join(f"{f.name} = {getattr(made, f.name)}" for f in fields)

    def run(self, number: int) -> str:
        """Tries one position: "refused" or "accepted". Raises Harm."""
        made = self.pool.hostile(number)
        self._slow = ""
        signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
        doing = ["read"]
        try:
            match = self._read(made, doing)
            if match is not None:
                self._look(match, doing)
                self._play(match, random.Random(number), doing)
        except Endless:
            raise Harm(f"endless: {doing[0]}") from None
        except Harm:
            raise
        except Exception as error:
            raise Harm(f"{doing[0]}: {type(error).__name__}: {error}\n{traceback.format_exc()}") from None
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if self._slow:
            raise Harm(self._slow)
        return "refused" if match is None else "accepted"

    @contextmanager
    def _timed(self, what: str, doing: list[str]) -> Iterator[None]:
        doing[0] = what
        begun = time.thread_time()
        yield
        taken = time.thread_time() - begun
        self.slowest[what] = max(taken, self.slowest.get(what, 0.0))
        if taken > LIMIT:
            self._slow = f"slow: {what}: {taken:.2f} s"

    def _read(self, made: Entries | State, doing: list[str]) -> Match | None:
        if isinstance(made, dict):
            try:
                with self._timed("read", doing):
                    return Match.from_position(self._game.name, made, seed="hostile")
            except Refusal:
                return None
        fields = self._game.rules.FIELDS
        with self._timed("check", doing):
            refused = bool(fields.out_of_bounds(made)) or bool(self._engine.impossible(self._engine.of_lists(made)))
        if refused:
            return None
        return self._taken_up(made)

    def _taken_up(self, s: State) -> Match:
        names, options = self.pool.names(s), getattr(s, "options", 0)
        return TableMatch.taken_up(self._game.name, s, 0, seed="hostile", names=names, options=options)

    def _look(self, match: Match, doing: list[str]) -> None:
        """Every view, every preview, some reasons, the table as it is drawn and written."""
        for seat in (None, *range(match.players)):
            with self._timed("view", doing):
                match.view(seat, memory=seat is not None)
        with self._timed("table", doing):
            match.table(0)
        with self._timed("standing", doing):
            match.standing  # noqa: B018, a property that is computed
        for move in range(0, self._game.rules.MOVES, 11):
            with self._timed("why_not", doing):
                self._game.why_not(match.state, move, match.names)
        for move in match.legal[:12]:
            with self._timed("preview", doing):
                match.preview(match.move_text(move))
        self._written(match, doing)

    def _written(self, match: Match, doing: list[str]) -> None:
        """What is accepted can be written, and read again as the same."""
        with self._timed("write", doing):
            lines = self._game.write_position(match.state, match.names)
        try:
            again, _ = self._game.read_position(dict(line.split(":", 1) for line in lines))
        except Refusal as refusal:
            if refusal.said.id in GROWN:
                return
            raise Harm(f"written, but not read again: {refusal}") from None
        names = [f.name for f in self._game.rules.FIELDS if f.name not in DERIVED]
        different = [name for name in names if getattr(again, name) != getattr(match.state, name)]
        if different:
            raise Harm(f"read again, these differ: {', '.join(different)}")

    def _play(self, match: Match, rng: random.Random, doing: list[str]) -> None:
        """The rest of the turn and some decisions more, at random, the first one by a bot."""
        other = self._other.of_lists(match.state) if self._both else None
        turn, decisions = match.state.turn, 0
        while match.actor != OVER and decisions < 60 and (decisions < MOVES or match.state.turn == turn):
            before = len(match.steps)
            if match.actor == CHANCE:
                with self._timed("deal", doing):
                    match.deal_on()
            else:
                with self._timed("legal", doing):
                    legal = match.legal
                if not legal:
                    raise Harm("somebody decides who can do nothing")
                if decisions == 0:
                    with self._timed("greedy", doing):
                        self._bot.choose(match.seat())
                with self._timed("play", doing):
                    match.play(rng.choice(legal))
                decisions += 1
            self._check(match, doing)
            if other is not None:
                doing[0] = f"the {self._other.backend} engine"
                for step in match.steps[before:]:
                    (self._other.deal if step.seat == CHANCE else self._other.apply)(other, step.number)
                if self._other.lists(other) != match.state:
                    raise Harm("the back ends differ")
        self._look(match, doing)

    def _check(self, match: Match, doing: list[str]) -> None:
        """What follows from a position that can be, can be."""
        doing[0] = "check"
        if self._game.rules.FIELDS.out_of_bounds(match.state):
            return
        fault = self._game.rules.FAULTS[self._game.rules.impossible(match.state)]
        if fault:
            raise Harm(f"a move led to what cannot be: {fault}")


def _interrupt(_signal: int, _frame: Any) -> None:
    raise Endless


def work(asked: argparse.Namespace) -> None:
    """A worker: says which position comes next, and what came of those before."""
    signal.signal(signal.SIGVTALRM, _interrupt)
    trial = Trial(asked.game, asked.seed, asked.both)
    trial.warm_up()
    for number in range(asked.first, asked.first + asked.positions, asked.stride):
        print(json.dumps({"at": number}), flush=True)
        try:
            print(json.dumps({"came": trial.run(number)}))
        except Harm as harm:
            print(json.dumps({"harm": str(harm), "number": number, "position": trial.text(number)}), flush=True)
        if number % 50 < asked.stride:
            print(json.dumps({"slowest": trial.slowest}))
    print(json.dumps({"slowest": trial.slowest, "done": True}), flush=True)


class Workers:
    """Processes that try positions, each every n-th one."""

    def __init__(self, asked: argparse.Namespace, told: Callable[[dict[str, Any]], None]) -> None:
        self._asked, self._told = asked, told
        self.counts: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        self._lock = threading.Lock()
        self._until = float("inf")

    def run(self) -> None:
        """All positions, or as many as there is time for."""
        # What is not compiled yet is compiled once, and not by every worker.
        subprocess.run(self._command(0, 0), stdout=subprocess.DEVNULL, check=True)
        self._until = time.monotonic() + (self._asked.seconds or float("inf"))
        threads = [threading.Thread(target=self._lane, args=(i,)) for i in range(self._asked.workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _lane(self, lane: int) -> None:
        """One worker after another, each from where the one before was killed."""
        end = self._asked.first + self._asked.positions
        number: int | None = self._asked.first + lane
        while number is not None and number < end and time.monotonic() < self._until:
            number = self._follow(number, end)

    def _command(self, first: int, end: int) -> list[str]:
        return [
            sys.executable, "-m", "benchmarks.hostile", self._asked.game, "--worker", "--seed", str(self._asked.seed),
            "--first", str(first), "--positions", str(end - first), "--stride", str(self._asked.workers),
            *(["--both"] if self._asked.both else []),
        ]  # fmt: skip

    def _follow(self, first: int, end: int) -> int | None:
        """Listens to a worker. Where it got stuck, the number after; None when it is done."""
        worker = subprocess.Popen(self._command(first, end), stdout=subprocess.PIPE, text=True)
        assert worker.stdout
        heard, at = [time.monotonic()], -1
        watch = threading.Thread(target=self._watch, args=(worker, heard), daemon=True)
        watch.start()
        finished = False
        for line in worker.stdout:
            heard[0] = time.monotonic()
            said = json.loads(line)
            at = said.get("at", at)
            finished = finished or "done" in said
            self._count(said)
        worker.wait()
        if finished or time.monotonic() >= self._until:
            return None
        self._count({"harm": f"the worker ended with {worker.returncode}", "number": at})
        return at + self._asked.workers if at >= 0 else None

    def _watch(self, worker: subprocess.Popen[str], heard: list[float]) -> None:
        while worker.poll() is None:
            if time.monotonic() - heard[0] > PATIENCE or time.monotonic() > self._until:
                worker.kill()
            time.sleep(0.2)

    def _count(self, said: dict[str, Any]) -> None:
        with self._lock:
            if "came" in said:
                self.counts[said["came"]] += 1
            elif "harm" in said:
                self.counts["harm"] += 1
                self._told(said)
            for what, seconds in said.get("slowest", {}).items():
                self.slowest[what] = max(seconds, self.slowest.get(what, 0.0))


def main(words: list[str] | None = None) -> int:
    """The command: 1 if a position did harm."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=10_000, help="how many positions; 10,000 by default")
    parser.add_argument("--seconds", type=float, help="stop after so many seconds")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes; as many as cores by default"
    )
    parser.add_argument("--seed", type=int, default=1, help="other positions; 1 by default")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--both", action="store_true", help="play with both back ends, and compare them")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--stride", type=int, default=1, help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.worker:
        work(asked)
        return 0
    harms: list[dict[str, Any]] = []
    kinds: Counter[str] = Counter()

    def told(harm: dict[str, Any]) -> None:
        harms.append(harm)
        kind = harm["harm"].splitlines()[0]
        kinds[kind] += 1
        # The first of each kind with its position: most are of few kinds.
        if kinds[kind] == 1:
            print(f"position {harm['number']}: {harm['harm']}\n{harm.get('position', '')}\n", flush=True)

    begun = time.monotonic()
    workers = Workers(asked, told)
    workers.run()
    taken = time.monotonic() - begun
    done = sum(workers.counts.values())
    print(json.dumps({
        "game": asked.game, "seed": asked.seed, "backend": os.environ.get("SHOKAI_BACKEND", "python"),
        "boundscheck": os.environ.get("SHOKAI_BOUNDSCHECK", "") == "1", "both": asked.both, "positions": done,
        "first": asked.first, **dict(workers.counts), "seconds": round(taken, 1), "per_second": round(done / taken, 1),
        "harms": dict(kinds),
        "slowest": {what: round(seconds, 3) for what, seconds in sorted(workers.slowest.items())},
    }))  # fmt: skip
    return 1 if harms else 0


if __name__ == "__main__":
    sys.exit(main())
