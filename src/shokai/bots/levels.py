"""Levels for people, from beginner to master: `level:1` to `level:6`.

A level is a bot with settings, chosen for each game and number of players by what plays well there. Weak levels know
what strong ones know: they look a little less far and like worse moves too well, by a temperature, as people do who
are learning; they do not throw games away by random blunders. How far apart levels are is measured by
`python -m benchmarks.levels` and written down in docs/strength.md.
"""

from __future__ import annotations

import logging

from shokai.bots import Bot, bot_for
from shokai.bots.asking import dismiss
from shokai.engine.extras import MissingExtra
from shokai.match.seat import Seat
from shokai.network.brain import brain_for
from shokai.texts import Refusal

_log = logging.getLogger("shokai.bots")

# Without a network, or where none plays well: temperatures of `heuristic`, and search above it. A turn of YOKOHAMA has
# more decisions, so that the same temperature would do more harm there.
_PLAIN = (
    "heuristic:temperature=0.3", "heuristic:temperature=0.08", "heuristic:temperature=0.04",
    "heuristic:temperature=0.015", "heuristic", "search:iterations=20000,seconds=0.5",
)  # fmt: skip
_PLAIN_OF = {
    "yokohama": (
        "heuristic:temperature=0.019", "heuristic:temperature=0.0145", "heuristic:temperature=0.0105",
        "heuristic:temperature=0.007", "heuristic", "search:iterations=20000,seconds=0.5",
    ),
}  # fmt: skip

# With a network, by game and number of players. A fixed number of iterations is the same level on every machine; the
# seconds are for machines where it would take too long.
RUNGS = {
    ("osaka", 2): (
        "network:temperature=11.3", "network:temperature=8.6", "network:temperature=6.3", "network:temperature=4.3",
        "network", "master:iterations=2000,seconds=0.5",
    ),
    ("osaka", 3): (
        "network:temperature=13.5", "network:temperature=10.3", "network:temperature=7.2", "network:temperature=4.6",
        "network", "master:iterations=2000,seconds=0.5",
    ),
    ("yokohama", 2): (
        "network:temperature=8.7", "network:temperature=6.9", "network:temperature=5.2", "network:temperature=3.6",
        "network", "master:iterations=2000,seconds=0.5",
    ),
}  # fmt: skip

# What levels are as long as nothing is compiled: the same, but quick.
QUICK = (
    "heuristic:temperature=0.15,turns=20", "heuristic:temperature=0.08,turns=20", "heuristic:temperature=0.04,turns=20",
    "heuristic:temperature=0.015,turns=20", "heuristic:turns=20", "search:seconds=0.5",
)  # fmt: skip


def plain(game: str) -> tuple[str, ...]:
    """The levels of a game without a network."""
    return _PLAIN_OF.get(game, _PLAIN)


def rung(level: int, game: str, players: int) -> str:
    """The bot that a level is at a table.

    >>> rung(1, "osaka", 2), rung(6, "osaka", 4)
    ('network:temperature=11.3', 'search:iterations=20000,seconds=0.5')
    """
    return RUNGS.get((game, players), plain(game))[level - 1]


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
