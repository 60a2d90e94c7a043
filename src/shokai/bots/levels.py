"""Levels for people, from beginner to master: `level:1` to `level:6`.

A level is a bot with settings, chosen for each game and number of players by what plays well there: `rungs.toml` in the
game's folder. Weak levels know
what strong ones know: they look a little less far and like worse moves too well, by a temperature, as people do who
are learning; they do not throw games away by random blunders. How far apart levels are is measured by
`python -m benchmarks.levels` and written down in docs/strength.md.
"""

from __future__ import annotations

import logging
import tomllib
from dataclasses import dataclass, field
from importlib.resources import files

from shokai.bots import Bot, bot_for
from shokai.bots.asking import dismiss
from shokai.engine.extras import MissingExtra
from shokai.engine.once import once
from shokai.match.seat import Seat
from shokai.network.brain import brain_for
from shokai.texts import Refusal

_log = logging.getLogger("shokai.bots")

# Without a network, or where none plays well: temperatures of `heuristic`, and search above it. A game that needs
# others has them in its `rungs.toml`, with the levels that play by its network.
PLAIN = (
    "heuristic:temperature=0.3", "heuristic:temperature=0.08", "heuristic:temperature=0.04",
    "heuristic:temperature=0.015", "heuristic", "search:iterations=20000,seconds=0.5",
)  # fmt: skip

# What levels are as long as nothing is compiled: the same, but quick.
QUICK = (
    "heuristic:temperature=0.15,turns=20", "heuristic:temperature=0.08,turns=20", "heuristic:temperature=0.04,turns=20",
    "heuristic:temperature=0.015,turns=20", "heuristic:turns=20", "search:seconds=0.5",
)  # fmt: skip


@dataclass(frozen=True)
class Rungs:
    """The bots that the levels of a game are: without a network, and by the number of players."""

    plain: tuple[str, ...] = PLAIN
    by_players: dict[int, tuple[str, ...]] = field(default_factory=dict)


@once
def rungs_of(game: str) -> Rungs:
    """What a game's `rungs.toml` says of its levels; a game without one has the levels that need nothing."""
    path = files(f"shokai.games.{game}") / "rungs.toml"
    if not path.is_file():
        return Rungs()
    told = tomllib.loads(path.read_text("utf-8"))
    return Rungs(
        tuple(told.get("plain", PLAIN)), {row["players"]: tuple(row["bots"]) for row in told.get("players", ())}
    )


def plain(game: str) -> tuple[str, ...]:
    """The levels of a game without a network."""
    return rungs_of(game).plain


def rung(level: int, game: str, players: int) -> str:
    """The bot that a level is at a table.

    >>> rung(1, "osaka", 2), rung(6, "osaka", 4)
    ('network:temperature=11.3', 'search:iterations=20000,seconds=0.5')
    """
    return rungs_of(game).by_players.get(players, plain(game))[level - 1]


class LevelBot:
    """Plays as its level does at the table where it is asked."""

    def __init__(self, seed: int, level: int) -> None:
        self._seed, self._level = seed, level
        self._bots: dict[str, Bot] = {}

    def choose(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        name = rung(self._level, seat.game, seat.players)
        if name.startswith(("network", "master")) and not _has_network(seat.game):
            name = plain(seat.game)[self._level - 1]
        bot = self._bots.get(name) or self._bots.setdefault(name, bot_for(name, self._seed))
        return bot.choose(seat)

    def begin(self) -> None:
        """Forgets the last game."""
        self.close()

    def close(self) -> None:
        """Lets go of what it thought with."""
        while self._bots:
            dismiss(self._bots.popitem()[1])


def _has_network(game: str) -> bool:
    try:
        brain_for(game, "native")
    except MissingExtra:
        return False
    except Refusal as refusal:
        _log.warning("%s", refusal)
        return False
    return True
