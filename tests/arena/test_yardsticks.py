"""Levels on the scale of people: what the arena measured comes out again."""

from __future__ import annotations

import re
import tomllib

import pytest
from helpers.places import ROOT

from shokai.arena.yardsticks import MIDDLE, NAMES, share, starting
from shokai.games import GAMES, OWN
from shokai.match.game import game_for

MEASURED = [
    (game, row["players"], row["above"])
    for game in GAMES
    for row in tomllib.loads((OWN / game / "levels.toml").read_text("utf-8"))["players"]
]


@pytest.mark.parametrize(("game", "players", "above"), MEASURED)
def test_a_level_beats_the_one_below_as_often_as_the_arena_found(game: str, players: int, above: list[float]) -> None:
    levels = [(mu, 0.0) for mu, _ in starting(game, players).values()]
    for below, points in enumerate(above):
        odds = 10 ** (points / 400) / (players - 1)
        found = share(levels[below + 1], [levels[below]] * (players - 1))
        assert found == pytest.approx(odds / (1 + odds))


def test_two_players_have_the_levels_that_the_docs_measure() -> None:
    measured = re.findall(r"(?m)^\| \d against \d \| (\d+) \(.+?\) \| (\d+) \| (\d+) \(.+?\) \| (\d+) \|$",
                          (ROOT / "docs" / "strength.md").read_text("utf-8"))  # fmt: skip
    assert len(measured) == 4
    for game, points, games in (("osaka", 0, 1), ("yokohama", 2, 3)):
        rows = tomllib.loads((OWN / game / "levels.toml").read_text("utf-8"))["players"]
        row = next(row for row in rows if row["players"] == 2)
        assert row["above"][:4] == [int(one[points]) for one in measured]
        assert row["games"] == [*(int(one[games]) for one in measured), 0]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_its_levels_around_somebody_unknown(game: str) -> None:
    fewest, most = game_for(game).rules.PLAYERS
    for players in range(fewest, most + 1):
        levels = starting(game, players)
        assert tuple(levels) == NAMES
        mus = [mu for mu, _ in levels.values()]
        assert mus == sorted(mus)
        assert mus[2] < MIDDLE < mus[3]
        # The farther from the middle, the less is known.
        sigmas = [sigma for _, sigma in levels.values()]
        assert sigmas[0] >= sigmas[1] >= sigmas[2] > 0
        assert sigmas[5] >= sigmas[4] >= sigmas[3] > 0


def test_everybody_has_their_share() -> None:
    people = [(25.0, 8.0), (31.0, 2.0), (18.5, 1.0)]
    shares = [share(one, [other for other in people if other is not one]) for one in people]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2]
