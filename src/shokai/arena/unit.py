"""A unit: one game to be played, known by the hash of everything that its result depends on."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from shokai.arena.faults import GameError
from shokai.arena.game import MakeBot, Played, play_game
from shokai.arena.lineup import Lineup
from shokai.arena.records import record_of
from shokai.arena.stamp import stamp_for
from shokai.arena.times import Times
from shokai.bots import bot_for
from shokai.engine.engine import MOST_DECISIONS
from shokai.match.game import game_for, read_options

# Of the files; raise it when what they hold changes its meaning.
FORMAT = 1


@dataclass(frozen=True)
class Unit:
    """Everything that a game depends on. `round` tells games apart that are alike in all else.

    `keep_record` is no part of that: it says that the moves are wanted, too.
    """

    game: str
    options: str
    backend: str
    seats: tuple[str, ...]
    deal: str
    round: int
    stamp: str
    most_decisions: int = MOST_DECISIONS
    keep_record: bool = field(default=False, compare=False)

    def inputs(self) -> dict[str, Any]:
        """What the hash is taken of, fit for JSON."""
        told = {"format": FORMAT, **asdict(self), "seats": list(self.seats)}
        del told["keep_record"]
        return told

    @cached_property
    def key(self) -> str:
        """The name of the unit: a hash of its inputs."""
        return _hash(self.inputs())

    @cached_property
    def seed(self) -> str:
        """Where the bots' own seeds come from: the same hash without the version, and wherever the game is truncated.

        So a change that changes no decision leaves every game as it was.
        """
        told = self.inputs() | {"stamp": ""}
        del told["most_decisions"]
        return _hash(told)

    def stamp_here(self) -> str:
        """The stamp that the unit would have by the sources of this process: another one is another game."""
        return stamp_for(self.game, self.seats)

    def play(self, make: MakeBot = bot_for) -> Played:
        """Plays the game."""
        options = read_options(game_for(self.game), self.options)
        played = play_game(
            self.game,
            self.seats,
            deal=self.deal,
            seed=self.seed,
            options=options,
            backend=self.backend,
            most_decisions=self.most_decisions,
            make=make,
        )
        if self.keep_record:
            played.record = record_of(self.game, self.seats, self.deal, options, played.moves)
        return played


def _hash(inputs: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


def units_of_block(
    lineup: Lineup,
    game: str,
    options: str,
    backend: str,
    seed: str,
    block: int,
    *,
    most_decisions: int = MOST_DECISIONS,
    keep_record: bool = False,
    stamp: Callable[[str, tuple[str, ...]], str] = stamp_for,
) -> list[Unit]:
    """The games of a block, in the order of the line-up's seatings. All of them are dealt alike."""
    met: dict[tuple[str, ...], int] = {}
    units = []
    for seating in lineup.seatings():
        seats = lineup.names(seating)
        met[seats] = met.get(seats, -1) + 1
        deal, stamped = f"arena {seed} {block}", stamp(game, seats)
        units.append(
            Unit(game, options, backend, seats, deal, met[seats], stamped, most_decisions, keep_record=keep_record)
        )
    return units


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
        "truncated": played.truncated,
    }
    # Detects a record that another run of the same game left behind.
    record = hash_of_record(played.record) if played.record else None
    return {"inputs": unit.inputs(), "node": platform.node(), "result": result, "record": record}


def hash_of_record(text: str) -> str:
    """What a result says of the record beside it."""
    return hashlib.sha256(text.encode()).hexdigest()


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
        truncated=bool(result["truncated"]),
    )
    if not len(played.points) == len(played.places) == len(played.times) == len(unit.seats) or 1 not in played.places:
        raise ValueError("not a result of this table")
    return played
