"""How far to trust the coach: are its chances right, and is its luck nobody's friend?

    python -m benchmarks.coach calibration osaka --players 2 --games 2000 --workers 16 --json calibration.json
    python -m benchmarks.coach luck osaka --players 2 --games 10000 --workers 16 --json luck.json

Both play games between bots, the same game for the same `--seed` and number, and follow every game from choice to
choice. `calibration` compares the chances that the coach gave after every step with how the games ended. `luck` adds
up what chance gave each seat, and what decisions did that were not the network's first thought (skill); the rest is
what the coach did not foresee.

With `--keep FILE` games are kept, one line each: a run that was stopped goes on from there, and the second command
needs to play nothing that the first one has played. `--seconds` ends a run with the games that are done by then.
`calibration --raw --seed fit --write` writes down by how much the network's chances must be sharpened; `calibration`
without it checks that with other games.

Errors are 95 % intervals over games, because all chances of one game depend on each other.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import TimeoutError, get_context
from pathlib import Path
from typing import Any

import shokai
from benchmarks.coach_figures import FACTORS, Row, calibration_told, luck_told
from shokai.arena.game import play_game
from shokai.bench.rules import machine
from shokai.bots.networking import NetworkBot
from shokai.coach import compiling
from shokai.coach.luck import Moved, course
from shokai.coach.outlook import Foresight, sharpened
from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.match.dealer import Dealer
from shokai.match.game import Step, game_for
from shokai.match.seat import Seat
from shokai.texts import Refusal

# Who plays: the network, as it played when it learned its values.
BOT = "network:temperature=1"
# Futures before a draw, as in a review of normal depth.
FUTURES = 48
# Futures of each decision that was not the network's first thought.
TRIES = 8
# Chances are sorted to the nearest 10 %: see `bin_of`.
BINS = 10


@dataclass(frozen=True)
class Job:
    """A game to be played and followed."""

    game: str
    bots: tuple[str, ...]
    seed: str
    number: int
    futures: int
    tries: int
    raw: bool

    @property
    def seats(self) -> tuple[str, ...]:
        """The bots by seat: everybody sits everywhere equally often."""
        turn = self.number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    @property
    def name(self) -> str:
        """Equal jobs have equal rows."""
        bots = ",".join(self.bots)
        return f"{self.game} {bots} {self.seed} {self.number} {self.futures} {self.tries}{' raw' if self.raw else ''}"


def bin_of(chance: float) -> int:
    """The nearest multiple of 10 %, by its number.

    >>> bin_of(0.7), bin_of(0.74), bin_of(0.76), bin_of(1.0)
    (7, 7, 8, 10)
    """
    return min(int(chance * BINS + 0.5), BINS)


def retraced(
    engine: Engine, game: str, players: int, options: int, deal: str, moves: Sequence[int]
) -> tuple[list[Step], list[State]]:
    """The steps of a game that was played with these moves and dealt by this seed, and its states for `course`."""
    dealer, left = Dealer(deal), iter(moves)
    state = engine.new(players, options)
    steps, states = list[Step](), [engine.clone(state)]
    while (actor := engine.actor(state)) != OVER:
        if actor == CHANCE:
            due = engine.chance(state)
            number = engine.outcome(state, dealer.ticket(game, due.label, due.total))
            engine.deal(state, number)
        else:
            number = next(left)
            engine.apply(state, number)
        steps.append(Step(actor, number))
        states.append(engine.clone(state))
    return steps, states


_eyes: dict[tuple[str, bool], Foresight] = {}


def row_of(job: Job) -> Row:
    """Plays a game and follows it."""
    eyes = _eyes.get((job.game, job.raw))
    if eyes is None:
        eyes = _eyes[job.game, job.raw] = Foresight(job.game, "native", calibrated=not job.raw)
    players, deal = len(job.bots), f"coach {job.seed} {job.number}"
    played = play_game(job.game, job.seats, deal=deal, seed=deal, backend="native")
    steps, states = retraced(eyes.engine, job.game, players, 0, deal, played.moves)
    result = played.shares()
    start = at = eyes.start(states[0], job.futures)
    luck, skill, points_luck = [0.0] * players, [0.0] * players, [0.0] * players
    # With two players, one's chances say all about the other's.
    told = range(players) if players > 2 else (job.number % 2,)
    bins: dict[int, list[float]] = {}
    worth = [0.0] * len(FACTORS)
    looks = 0
    for event in course(eyes, steps, states, job.futures):
        at = event.after
        for p in range(players):
            change = at.wins[p] - event.before.wins[p]
            if not isinstance(event, Moved):
                luck[p] += change
                points_luck[p] += at.points[p] - event.before.points[p]
        if isinstance(event, Moved) and job.tries:
            for p, change in enumerate(_skill(job, eyes, states[event.step], steps[event.step].number, event)):
                skill[p] += change
        if event.step + 1 < len(steps):
            looks += 1
            for p in told:
                chance = at.wins[p]
                cell = bins.setdefault(bin_of(chance), [0, 0.0, 0.0])
                cell[0] += 1
                cell[1] += chance
                cell[2] += result[p]
            for f, factor in enumerate(FACTORS):
                off = sharpened(at.wins, factor)
                worth[f] += sum((chance - won) ** 2 for chance, won in zip(off, result, strict=True))
    assert all(abs(a - b) < 1e-6 for a, b in zip(at.wins, result, strict=True)), "a game does not end as it ended"
    return Row(
        job.name, list(job.seats), list(start.wins), result, luck, skill, points_luck, list(map(float, played.points)),
        looks, {str(number): cell for number, cell in sorted(bins.items())}, [w / max(looks, 1) for w in worth],
    )  # fmt: skip


def _skill(job: Job, eyes: Foresight, state: Any, played: int, moved: Moved) -> Sequence[float]:
    """What a decision did for everybody beside the network's first thought, from what its seat knew."""
    known = eyes.engine.hidden(state, moved.seat)
    first = NetworkBot(0).choose(Seat(game_for(job.game), eyes.engine, moved.seat, known))
    if first == played:
        return ()
    own, other = (eyes.samples(known, job.tries, moved.step, move).mean for move in (played, first))
    return own.less(other).wins


def rows_of(jobs: Sequence[Job], workers: int, until: float) -> Iterator[Row]:
    """The rows of games as they are done, until a moment on the clock."""
    if workers == 1:
        for job in jobs:
            if time.monotonic() >= until:
                return
            yield row_of(job)
        return
    # Fresh processes: compiled code and threads do not survive a fork.
    with get_context("spawn").Pool(workers) as pool:
        coming = pool.imap_unordered(row_of, jobs)
        for _ in jobs:
            try:
                yield coming.next(max(until - time.monotonic(), 0.0))
            except StopIteration:
                return
            except TimeoutError:
                return


def kept_rows(path: Path | None) -> dict[str, Row]:
    """The games that an earlier run has kept; a line that was cut off is played again."""
    rows: dict[str, Row] = {}
    if path is None or not path.exists():
        return rows
    for line in path.read_text("utf-8").splitlines():
        try:
            row = Row(**json.loads(line))
        except (ValueError, TypeError):
            continue
        rows[row.name] = row
    return rows


def gathered(asked: argparse.Namespace) -> list[Row]:
    """All games that are asked for, or those that are done in time."""
    bots = tuple((asked.bots or [BOT]) * (asked.players if len(asked.bots or [BOT]) == 1 else 1))
    jobs = [Job(asked.game, bots, asked.seed, n, asked.futures, asked.skill, asked.raw) for n in range(asked.games)]
    until = time.monotonic() + asked.seconds
    if not compiling.is_compiled(asked.game):
        print("compiling ...", file=sys.stderr, flush=True)
        compiling.compile(asked.game)
    kept = kept_rows(asked.keep)
    rows = [kept[job.name] for job in jobs if job.name in kept]
    left = [job for job in jobs if job.name not in kept]
    told, begun = time.monotonic(), time.monotonic()
    if asked.keep and asked.keep.exists() and not asked.keep.read_bytes().endswith(b"\n"):
        # A run was stopped in the middle of a line.
        with asked.keep.open("a", encoding="utf-8") as file:
            file.write("\n")
    with Path(asked.keep or os.devnull).open("a", encoding="utf-8") as file:
        for done, row in enumerate(rows_of(left, min(asked.workers, max(len(left), 1)), until), 1):
            rows.append(row)
            file.write(json.dumps(vars(row)) + "\n")
            file.flush()
            if time.monotonic() - told > 10:
                told = time.monotonic()
                print(f"{len(rows)} of {len(jobs)} games, {done / (told - begun):.1f} a second", file=sys.stderr)
    return rows


def parser() -> argparse.ArgumentParser:
    """What can be asked."""
    asks = argparse.ArgumentParser(
        prog="python -m benchmarks.coach", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asks.add_argument("what", choices=("calibration", "luck"))
    asks.add_argument("game", choices=sorted(GAMES))
    asks.add_argument("--players", type=int, default=2)
    asks.add_argument("--games", type=int, default=None, help="2000 for calibration, 10000 for luck")
    asks.add_argument("--bots", type=lambda text: text.split(" vs "), help=f"'A vs B'; one for all is enough ({BOT})")
    asks.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    asks.add_argument("--futures", type=int, default=FUTURES, help=f"looked at before each draw ({FUTURES})")
    asks.add_argument("--skill", type=int, default=TRIES, help=f"futures of each decision; 0 for none ({TRIES})")
    asks.add_argument("--seed", default="1")
    asks.add_argument("--seconds", type=float, default=86_400.0, help="tell what is known after so long")
    asks.add_argument("--raw", action="store_true", help="the network's chances as they are, not calibrated")
    asks.add_argument("--write", action="store_true", help="with calibration --raw: write the game's chances.json")
    asks.add_argument("--keep", type=Path, metavar="FILE", help="keep games here, and go on from those kept before")
    asks.add_argument("--json", type=Path, metavar="OUT", help="write the figures here, too")
    return asks


def main(arguments: Sequence[str] | None = None) -> int:
    asks = parser()
    asked = asks.parse_args(arguments)
    if asked.games is None:
        asked.games = 2000 if asked.what == "calibration" else 10_000
    low, high = game_for(asked.game).rules.PLAYERS
    if not low <= asked.players <= high:
        asks.error(f"{asked.game} is not for {asked.players} players")
    if asked.bots and len(asked.bots) not in (1, asked.players):
        asks.error(f"name one bot for all seats, or {asked.players}, with ' vs ' between them")
    if asked.write and not (asked.raw and asked.what == "calibration"):
        asks.error("--write needs calibration --raw: a factor is for the network's own chances")
    if asked.skill < 0:
        asks.error("--skill must be 0 or more")
    for name in ("games", "workers", "futures", "seconds"):
        if getattr(asked, name) <= 0:
            asks.error(f"--{name} must be more than 0")
    try:
        rows = gathered(asked)
    except Refusal as refusal:
        asks.error(str(refusal))
    if len(rows) < 2:
        print("Too few games are done to tell anything; give it more --seconds.", file=sys.stderr)
        return 1
    figures, lines = calibration_told(rows) if asked.what == "calibration" else luck_told(rows)
    heading = f"{asked.game}, {asked.players} players, {len(rows)} games, seed {asked.seed}"
    print(f"{heading}, {', '.join(sorted(set(rows[0].bots)))}{', not calibrated' if asked.raw else ''}\n")
    print("\n".join(lines))
    if asked.write:
        file = Path(shokai.__file__).parent / "games" / asked.game / "chances.json"
        factors = json.loads(file.read_text("utf-8")) if file.exists() else {}
        factors[str(asked.players)] = figures["factor"]
        file.write_text(json.dumps(dict(sorted(factors.items()))) + "\n", "utf-8")
    if asked.json:
        whole: dict[str, Any] = {
            "what": asked.what,
            "game": asked.game,
            "players": asked.players,
            "games": len(rows),
            "seed": asked.seed,
            "bots": sorted(set(rows[0].bots)),
            "futures": asked.futures,
            "calibrated": not asked.raw,
            "figures": figures,
            "machine": machine(),
        }
        asked.json.write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
