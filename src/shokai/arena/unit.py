"""A unit: one game to be played, known by the hash of everything that its result depends on."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from shokai._version import __version__
from shokai.arena.faults import GameError
from shokai.arena.game import MakeBot, Played, play_game
from shokai.arena.lineup import Lineup
from shokai.arena.times import Times
from shokai.bots import BOTS, bot_for
from shokai.bots.lines import words_of
from shokai.game.title import read_options, title_for

# Of the files; raise it when what they hold changes its meaning.
FORMAT = 1

# Where the sources lie.
ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Unit:
    """Everything that a game depends on. `round` tells games apart that are alike in all else."""

    game: str
    options: str
    backend: str
    seats: tuple[str, ...]
    deal: str
    round: int
    stamp: str

    def inputs(self) -> dict[str, Any]:
        """What the hash is taken of, fit for JSON."""
        return {"format": FORMAT, **asdict(self), "seats": list(self.seats)}

    @cached_property
    def key(self) -> str:
        """The name of the unit: a hash of its inputs."""
        return _hash(self.inputs())

    @cached_property
    def seed(self) -> str:
        """Where the bots' own seeds come from: the same hash without the version.

        So a change that changes no decision leaves every game as it was.
        """
        return _hash(self.inputs() | {"stamp": ""})

    def stamp_here(self) -> str:
        """The stamp that the unit would have by the sources of this process: another one is another game."""
        return stamp_for(self.game, tuple(sorted(set(self.seats))))

    def play(self, make: MakeBot = bot_for) -> Played:
        """Plays the game."""
        options = read_options(title_for(self.game), self.options)
        return play_game(
            self.game, self.seats, deal=self.deal, seed=self.seed, options=options, backend=self.backend, make=make
        )


def _hash(inputs: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


def units_of_block(lineup: Lineup, game: str, options: str, backend: str, seed: str, block: int) -> list[Unit]:
    """The games of a block, in the order of the line-up's seatings. All of them are dealt alike."""
    met: dict[tuple[str, ...], int] = {}
    units = []
    for seating in lineup.seatings():
        seats = lineup.names(seating)
        met[seats] = met.get(seats, -1) + 1
        stamp = stamp_for(game, tuple(sorted(set(seats))))
        units.append(Unit(game, options, backend, seats, f"arena {seed} {block}", met[seats], stamp))
    return units


def _sources(game: str) -> Iterator[Path]:
    """All files that decide what happens in a game between bots."""
    for folder in ("kernel", f"games/{game}", "bots"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and file.suffix not in (".pyc", ".nbi", ".nbc"):
                yield file
    yield from (ROOT / "game" / name for name in ("dealer.py", "seat.py"))
    yield ROOT / "arena" / "game.py"


@cache
def _digest_of_sources(game: str) -> bytes:
    digest = hashlib.sha256()
    for file in _sources(game):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.digest()


@cache
def stamp_for(game: str, bots: tuple[str, ...] = ()) -> str:
    """The version of rules and bots: results of another version are results of another game.

    Of a bot that is a program, the files that its command names count as well.
    """
    digest = hashlib.sha256(_digest_of_sources(game))
    for name, _, command in (bot.partition(":") for bot in bots):
        if BOTS[name].free:
            words = words_of(command)
            for file in filter(Path.is_file, map(Path, words.split() if isinstance(words, str) else words)):
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return f"{__version__}-{digest.hexdigest()[:16]}"


def told(unit: Unit, played: Played) -> dict[str, Any]:
    """A unit and its result for JSON."""
    result = {
        "points": played.points,
        "places": played.places,
        "reason": played.reason,
        "decisions": played.decisions,
        "turns": played.turns,
        "seconds": round(played.seconds, 4),
        "times": [times.told() for times in played.times],
        "errors": [error.told() for error in played.errors],
    }
    return {"inputs": unit.inputs(), "node": platform.node(), "result": result}


def read(unit: Unit, data: Any) -> Played:
    """The result of a unit as `told` tells it. Raises ValueError, KeyError or TypeError for anything else."""
    if data["inputs"] != unit.inputs():
        raise ValueError("another unit")
    result = data["result"]
    played = Played(
        points=[int(n) for n in result["points"]],
        places=[int(n) for n in result["places"]],
        reason=str(result["reason"]),
        decisions=int(result["decisions"]),
        turns=int(result["turns"]),
        seconds=float(result["seconds"]),
        times=[Times.read(times) for times in result["times"]],
        errors=[GameError.read(error) for error in result["errors"]],
    )
    if not len(played.points) == len(played.places) == len(played.times) == len(unit.seats) or 1 not in played.places:
        raise ValueError("not a result of this table")
    return played
