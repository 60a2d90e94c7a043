"""What many games tell: one dictionary of a game, fit for JSON, as the page and the docs read it.

`tables` has one entry for each number of players: how many games, how long, what wins, and charts. A chart has an id,
a kind, rows and a sentence about them; a row has a key, its name as a message, and an estimate with a 95 % interval.
Kinds are `shares` (of the win, compared with an even share), `parts` (of all games), `worth` (points more) and `versus`
(those who win and the others). `levels` has the scores of each level among its equals.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import shokai.games
from shokai._version import __version__
from shokai.masters.charts import Chart, Series, mean, parts, shares
from shokai.masters.series import PORTION, SMALL_PORTION, Portion, as_rung, notes_of, series_of, temperatures_of
from shokai.masters.verdicts import verdict
from shokai.match.game import game_for
from shokai.network.brain import path_of
from shokai.texts import Refusal, Say

FORMAT = 1
LEVELS = range(1, 7)
# A level that searches plays so many times fewer games.
SLOWER = 10
# Games that a mean score is taken of, at least.
FEWEST_SCORES = 5
_FILE = "masters.json"


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    level_games: int
    seed: str
    options: int = 0

    @property
    def number(self) -> int:
        """The seed as a number."""
        return int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:6], "big")

    def portions(self) -> list[Portion]:
        """The games of the tables, numbers of players in turn, so that none waits for the others. Bots change seats."""
        found = []
        for k, first in enumerate(range(0, self.games, PORTION)):
            for players in self.players:
                bots = tuple(self.bots[(k + p) % len(self.bots)] for p in range(players))
                found += self._cut(bots, first, min(PORTION, self.games - first), players)
        return found

    def level_portions(self) -> dict[int, list[Portion]]:
        """The games of each level among equals."""
        found: dict[int, list[Portion]] = {level: [] for level in LEVELS if self.level_games}
        for level, portions in found.items():
            for players in self.players:
                bots = (as_rung(f"level:{level}", self.game, players),) * players
                games = self.level_games
                games = games if temperatures_of(bots) is not None else max(1, games // SLOWER)
                for first in range(0, games, PORTION):
                    portions += self._cut(bots, first, min(PORTION, games - first), 10 * players + level)
        return found

    def _cut(self, bots: tuple[str, ...], first: int, games: int, salt: int) -> list[Portion]:
        size = PORTION if temperatures_of(bots) is not None else SMALL_PORTION
        return [
            Portion(self.game, bots, self.options, self.number + salt, at, min(size, first + games - at))
            for at in range(first, first + games, size)
        ]


Played = list[tuple[Portion, Any]]


def findings(plan: Plan, played: Played, of_levels: dict[int, Played]) -> dict[str, Any]:
    """All that the games of a plan tell, as far as they were played."""
    tables = [table for players in plan.players if (table := _table(plan, played, players))]
    network = path_of(plan.game)
    return {
        "format": FORMAT,
        "game": plan.game,
        "version": __version__,
        "made": datetime.now(UTC).date().isoformat(),
        "bots": list(plan.bots),
        "network": hashlib.sha256(network.read_bytes()).hexdigest()[:12] if network.exists() else None,
        "seed": plan.seed,
        "tables": tables,
        "levels": [row for level, games in of_levels.items() for row in _level(plan, level, games)],
    }


def _table(plan: Plan, played: Played, players: int) -> dict[str, Any] | None:
    own = sorted((each for each in played if each[0].players == players), key=lambda each: each[0].first)
    if not own or not (series := series_of(own, plan.bots)).games:
        return None
    return {
        "players": players,
        "games": series.games,
        "truncated": sum(len(rows) for _, rows in own) - series.games,
        **_scores(series),
        "charts": [
            {**chart, "verdict": verdict(chart)}
            for chart in (*_charts(plan, series), *notes_of(plan.game).charts(series))
        ],
    }


def _scores(series: Series) -> dict[str, Any]:
    """How long games are, what everybody scores, and what the best do."""
    return {
        "turns": mean(series.turns, FEWEST_SCORES),
        "points": mean(series.points.mean(1), FEWEST_SCORES),
        "winner": mean(series.points.max(1), FEWEST_SCORES),
    }


def _charts(plan: Plan, series: Series) -> Iterator[Chart]:
    """What can be told of every game."""
    reasons = game_for(plan.game).rules.END_REASONS[1:]
    yield parts("ends", {key: Say("masters-end", reason=key) for key in reasons}, series.reasons)
    order = (_range(series.players) - series.starters[:, None]) % series.players + 1
    seats = {str(n): Say("masters-seat", n=n) for n in range(1, series.players + 1)}
    yield shares(series, "seats", seats, order, in_order=True)
    if len(plan.bots) > 1:
        yield shares(series, "bots", {bot: Say("masters-bot", bot=bot) for bot in plan.bots}, series.bots + 1)


def _range(n: int) -> Any:
    import numpy as np

    return np.arange(n)


def _level(plan: Plan, level: int, played: Played) -> Iterator[dict[str, Any]]:
    for players in plan.players:
        own = [each for each in played if each[0].players == players]
        if own and (series := series_of(own, own[0][0].bots)).games >= FEWEST_SCORES:
            yield {"players": players, "level": level, "games": series.games, **_scores(series)}


def shipped(game: str) -> dict[str, Any]:
    """The findings that come with a game; refused where there are none."""
    path = Path(next(iter(shokai.games.__path__))) / game / _FILE
    if game not in shokai.games.GAMES:
        raise Refusal(Say("no-such-game", game=game, games=shokai.games.GAMES))
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except OSError:
        raise Refusal(Say("masters-none", game=game)) from None
    return found


def with_findings(games: Sequence[str] = shokai.games.GAMES) -> list[str]:
    """The games that come with findings."""
    folder = Path(next(iter(shokai.games.__path__)))
    return [game for game in games if (folder / game / _FILE).is_file()]
