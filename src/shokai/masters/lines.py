"""The lines of the masters: what networks do with their own first moves, and how it ends, counted over many games.

They come with a game as `lines.json`, made by `shokai masters GAME --lines FILE`; the opening explorer shows them
beside what people play. A line is a player's own first moves, each followed by a comma, as in the server's sums.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import shokai.games
from shokai._version import __version__
from shokai.arena.game import play_game
from shokai.engine.several import in_order
from shokai.match.match import Match
from shokai.match.openings import Played, Row, Tally, played, rows_of
from shokai.network.brain import path_of

FORMAT = 1
# Own moves that are counted, and seats that must have begun like this: less tells nothing.
DEPTH, FEWEST = 12, 4
_FILE = "lines.json"


@dataclass(frozen=True)
class LinesPlan:
    """What to play: so many games for each number of players, each of them decided by the seed and its number."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: str


Lines = dict[int, tuple[int, dict[str, Tally]]]


def playing(plan: LinesPlan, workers: int, seconds: float | None) -> Iterator[Lines]:
    """Counts game by game, numbers of players in turn; after so many seconds no game is counted any more."""
    found: Lines = {n: (0, defaultdict(Tally)) for n in plan.players}
    tasks = [(n, number) for number in range(plan.games) for n in plan.players]
    until = None if seconds is None else time.time() + seconds
    for (players, _), game in zip(tasks, in_order(_play, tasks, workers, _get_ready, plan, until), strict=False):
        if game is None:
            return
        games, lines = found[players]
        count(lines, game)
        found[players] = (games + 1, lines)
        yield found


def count(lines: dict[str, Tally], game: Iterable[Played]) -> None:
    """Adds a game to the lines."""
    for one in game:
        line = ""
        for move in one.moves[:DEPTH]:
            line += f"{move},"
            lines[line].add(one.win, one.points, one.place)


_plan: tuple[LinesPlan, float | None] | None = None


def _get_ready(plan: LinesPlan, until: float | None) -> None:
    global _plan  # noqa: PLW0603, set once, when a process begins
    _plan = plan, until


def _play(task: tuple[int, int]) -> tuple[Played, ...] | None:
    assert _plan
    (plan, until), (players, number) = _plan, task
    if until is not None and time.time() >= until:
        return None
    deal = f"lines {plan.seed} {number}"
    bots = tuple(plan.bots[(number + p) % len(plan.bots)] for p in range(players))
    moves = play_game(plan.game, bots, deal=deal, seed=deal).moves
    match = Match(plan.game, players, seed=deal)
    for move in moves:
        match.play(move)
    return played(match)


def as_dict(plan: LinesPlan, found: Lines) -> dict[str, Any]:
    """All of it, fit for JSON."""
    network = path_of(plan.game)
    return {
        "format": FORMAT,
        "game": plan.game,
        "version": __version__,
        "bots": list(plan.bots),
        "network": hashlib.sha256(network.read_bytes()).hexdigest()[:12] if network.exists() else None,
        "seed": plan.seed,
        "tables": [
            {
                "players": players,
                "games": games,
                "lines": {
                    line: [tally.games, round(tally.wins, 3), tally.points, tally.places]
                    for line, tally in sorted(lines.items())
                    if tally.games >= FEWEST
                },
            }
            for players, (games, lines) in found.items()
        ],
    }


@lru_cache(maxsize=8)
def _shipped(game: str) -> dict[int, dict[str, Tally]]:
    """The lines that come with a game, by the number of players; nothing where none do."""
    path = Path(next(iter(shokai.games.__path__))) / game / _FILE
    if game not in shokai.games.GAMES or not path.is_file():
        return {}
    told = json.loads(path.read_text("utf-8"))
    return {
        table["players"]: {line: Tally(*numbers) for line, numbers in table["lines"].items()}
        for table in told["tables"]
    }


def rows_after(game: str, after: Sequence[str], players: int = 0) -> list[Row]:
    """What the masters play after a line of their own moves, the most frequent first; 0 players: any number of them."""
    begun = "".join(f"{move}," for move in after)
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for n, lines in _shipped(game).items():
        if players in (0, n):
            for line, tally in lines.items():
                move = line.removeprefix(begun).rstrip(",")
                if line.startswith(begun) and move and "," not in move:
                    found["", move].join(tally)
    return rows_of(found)


def beside(game: str, after: Sequence[str], players: int = 0) -> dict[str, dict[str, float]]:
    """What the masters do there, move by move: how often, and the share of wins."""
    rows = (asdict(row) for row in rows_after(game, after, players))
    return {row["move"]: {"share": round(row["share"], 4), "wins": round(row["wins"], 4)} for row in rows}
