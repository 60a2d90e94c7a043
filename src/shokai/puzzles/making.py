"""Makes puzzles from games: those that the network plays against itself at a temperature, and records.

Games are numbered, and each depends on the seed and its number alone. What is found is written after every game, with
a note of how far it is; who asks for the same again goes on from there, and comes to the same puzzles.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count as counting
from pathlib import Path

from shokai.bots.levels import rung
from shokai.bots.networking import NetworkBot
from shokai.engine.several import in_order
from shokai.match.files import cannot_write, read_text, write_whole
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.puzzles.judging import Depth, Judge
from shokai.puzzles.puzzle import ENDING, Puzzle, puzzles_in, read_puzzles, written
from shokai.texts import Refusal, Say

# The network plays as people do who know the game and still go wrong.
TEMPERATURE = 3.0
# Puzzles of one game at most, and in one file.
MOST_A_GAME, IN_A_FILE = 3, 100
NOTE = "progress.json"
HEAD = "# Made by `shokai puzzles make`; docs/guide/puzzles.md explains every line.\n\n"


@dataclass(frozen=True)
class Plan:
    """What puzzles are made from. Records come first, in the order of their names; then the network plays."""

    game: str
    seed: str = "0"
    players: tuple[int, ...] = ()
    records: Path | None = None
    depth: Depth = field(default_factory=Depth)
    # Only puzzles of these themes, where some are named.
    themes: tuple[str, ...] = ()
    # Those that beginners do not see, instead of those that the network does not see.
    easy: bool = False
    # The first day whose puzzle a new one may be.
    since: str = ""

    @property
    def key(self) -> str:
        """What the note of its progress is kept under."""
        told = [f"seed {self.seed}", f"players {' '.join(map(str, self.tables))}", f"records {self.records or '-'}"]
        if self.themes:
            told.append(f"themes {' '.join(self.themes)}")
        return ", ".join([*told, "easy"] if self.easy else told)

    @property
    def tables(self) -> tuple[int, ...]:
        """Numbers of players, one after the other: those that the network is strongest at."""
        low, high = game_for(self.game).rules.PLAYERS
        strong = tuple(n for n in range(low, high + 1) if rung(6, self.game, n).startswith("master"))
        return self.players or strong or (low,)


@dataclass(frozen=True)
class Progress:
    """After a game: how many games were looked at, and all puzzles so far."""

    games: int
    puzzles: tuple[Puzzle, ...]


class TooLate(Exception):
    """The time is over: what a game would have come to is found again when it goes on."""


def making(plan: Plan, out: Path, count: int, workers: int = 1, until: float | None = None) -> Iterator[Progress]:
    """Makes puzzles into a folder until it has so many, or until a moment of `time.time`; tells how far it is after
    every game. It can be broken off at any time, and goes on where it was."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(out, error) from None
    note = out / NOTE
    known = json.loads(read_text(str(note))) if note.is_file() else {}
    puzzles = {puzzle.id: puzzle for puzzle in puzzles_in(plan.game, out)}
    games = int(known.get(plan.key, 0))
    files = _records(plan)
    yield Progress(games, tuple(puzzles.values()))
    if len(puzzles) >= count:
        return
    for found in in_order(_of_game, counting(games), workers, _get_ready, plan, files, until):
        if found is None:
            return
        games += 1
        fresh = [puzzle for puzzle in found if puzzle.id not in puzzles][: count - len(puzzles)]
        puzzles |= {puzzle.id: replace(puzzle, since=plan.since) for puzzle in fresh}
        if fresh:
            _save(out, tuple(puzzles.values()))
        write_whole(str(note), json.dumps(known | {plan.key: games}, indent=1) + "\n")
        yield Progress(games, tuple(puzzles.values()))
        if len(puzzles) >= count:
            return


@dataclass(frozen=True)
class _Ready:
    """What a process needs to look for puzzles."""

    judge: Judge
    plan: Plan
    files: Sequence[Path]
    until: float | None


# One of each process: judges cannot be sent to others.
_ready: _Ready | None = None


def _get_ready(plan: Plan, files: Sequence[Path], until: float | None) -> None:
    global _ready  # noqa: PLW0603, set once, when a process begins
    _ready = _Ready(Judge(plan.game, plan.depth, plan.themes, plan.easy), plan, files, until)


def _of_game(number: int) -> list[Puzzle] | None:
    """The puzzles of a game by its number; None where the time was over before."""
    assert _ready
    try:
        if number < len(_ready.files):
            return of_record(_ready.judge, _ready.files[number], _ready.until)
        return of_self_play(_ready.judge, _ready.plan, number - len(_ready.files), _ready.until)
    except TooLate:
        return None


def of_self_play(judge: Judge, plan: Plan, number: int, until: float | None = None) -> list[Puzzle]:
    """The puzzles of one game that the network plays against itself."""
    players = plan.tables[number % len(plan.tables)]
    name = f"{plan.seed}-{number}"
    match = Match(plan.game, players, seed=f"puzzles-{name}", backend=judge.backend)
    bot = NetworkBot(number, TEMPERATURE)
    search = _Search(judge, f"self-play {name}", until)
    for _ in range(match.kind.most_decisions):
        if match.over:
            break
        search.look(match)
        match.play(bot.choose(match.seat()))
    return search.found


def of_record(judge: Judge, path: Path, until: float | None = None) -> list[Puzzle]:
    """The puzzles of a recorded game; none of a game of another kind."""
    whole = read_record(read_text(str(path)))
    if whole.game != judge.game:
        return []
    search = _Search(judge, f"record {path.name}", until)
    for step in range(whole.history.first, len(whole.steps)):
        match = whole.at(step)
        if match.actor >= 0:
            search.look(match)
    return search.found


class _Search:
    """Looks for the puzzles of one game: not many, and not two in one turn."""

    def __init__(self, judge: Judge, origin: str, until: float | None) -> None:
        self._judge, self._origin, self._until = judge, origin, until
        self.found: list[Puzzle] = []
        self._resting: int | None = None

    def look(self, match: Match) -> None:
        if self._until is not None and time.time() >= self._until:
            raise TooLate
        if match.actor != self._resting:
            self._resting = None
        if self._resting is not None or len(self.found) >= MOST_A_GAME:
            return
        puzzle = self._judge.puzzle(match, f"{self._origin}, step {match.step}")
        if puzzle:
            self.found.append(puzzle)
            self._resting = match.actor


def _records(plan: Plan) -> Sequence[Path]:
    if plan.records is None:
        return ()
    if not plan.records.is_dir():
        raise Refusal(Say("puzzle-no-folder", path=str(plan.records)))
    return sorted(plan.records.glob("*.shokai"))


def _save(out: Path, puzzles: Sequence[Puzzle]) -> None:
    for first in range(0, len(puzzles), IN_A_FILE):
        path = out / f"{first // IN_A_FILE + 1:03}{ENDING}"
        write_whole(str(path), HEAD + written(puzzles[first : first + IN_A_FILE]))


def renewing(game: str, folder: Path, workers: int = 1) -> Iterator[tuple[Puzzle, Puzzle | None]]:
    """Renews the puzzles of a folder: tells of each what has become of it, None if it is dropped. A file is written
    when all of its puzzles are done."""
    files = {path: read_puzzles(game, read_text(str(path)), path.name) for path in sorted(folder.glob(f"*{ENDING}"))}
    every = (puzzle for puzzles in files.values() for puzzle in puzzles)
    renewed = in_order(_renewed, every, workers, _get_ready, Plan(game), (), None)
    for path, puzzles in files.items():
        kept = []
        for puzzle, now in zip(puzzles, renewed, strict=False):
            if now:
                kept.append(now)
            yield puzzle, now
        write_whole(str(path), HEAD + written(kept))


def _renewed(puzzle: Puzzle) -> Puzzle | None:
    assert _ready
    return _ready.judge.renewed(puzzle)
