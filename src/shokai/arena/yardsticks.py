"""How strong the levels are on the scale of people's ratings, before anybody has played against them.

The arena measures how far a level is above the one below it; a game's `levels.toml` says what came of it. The scale is
that of OpenSkill, on which somebody of whom nothing is known has 25: the middle between levels 3 and 4 is put there.
Nobody has measured that. It is where levels from beginner to master would have an average player, and games against
people move them from there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp, hypot, log, sqrt

from shokai.bots import LEVELS
from shokai.engine.once import once

# Strength and its standard error.
Skill = tuple[float, float]

# The names of the levels, the weakest first.
NAMES = tuple(bot for bot in LEVELS.values() if bot.startswith("level:"))
# OpenSkill's own numbers: what somebody unknown has, and how much chance there is in one seat of one game.
MIDDLE, BETA = 25.0, 25.0 / 6
# Rating points between two levels where nobody has measured them, their standard error, and the standard error of one
# game in points; then that of where the middle of all levels lies, on the scale.
AIM, AIM_ERROR, GAME_ERROR, MIDDLE_ERROR = 200.0, 100.0, 400.0, 2.0


def spread(players: int, errors: Sequence[float] = ()) -> float:
    """By what differences of strength are divided in a game: the more seats and the more doubt, the less they tell."""
    return sqrt(players * BETA**2 + sum(error**2 for error in errors))


def on_scale(points: float, players: int) -> float:
    """What rating points of the arena, 400 times the logarithm of the odds against one opponent, are on the scale.

    >>> round(on_scale(400, 2), 2)
    13.57
    """
    return points * log(10) / 400 * spread(players)


def share(one: Skill, others: Sequence[Skill]) -> float:
    """How often somebody comes first against others, by the model of Plackett and Luce that OpenSkill rates by.

    >>> round(share((25.0, 0.0), [(25.0, 0.0)] * 3), 2)
    0.25
    >>> round(share((25 + on_scale(200, 2), 0.0), [(25.0, 0.0)]), 2)
    0.76
    """
    all_of_them = [one, *others]
    by = spread(len(all_of_them), [error for _, error in all_of_them])
    return 1 / sum(exp((mu - one[0]) / by) for mu, _ in all_of_them)


@once
def starting(game: str, players: int) -> dict[str, Skill]:
    """The strength of each level of a game with so many players, as the arena has it.

    >>> levels = starting("osaka", 2)
    >>> [round(mu, 1) for mu, _ in levels.values()]
    [9.4, 16.9, 22.5, 27.5, 32.7, 39.1]
    """
    above, games = _measured(game, players)
    steps = [on_scale(points, players) for points in above]
    errors = [on_scale(GAME_ERROR / sqrt(n) if n else AIM_ERROR, players) for n in games]
    ladder = [sum(steps[:level]) for level in range(len(NAMES))]
    low, high = len(NAMES) // 2 - 1, len(NAMES) // 2
    middle = (ladder[low] + ladder[high]) / 2
    return {
        name: (
            MIDDLE + ladder[level] - middle,
            hypot(MIDDLE_ERROR, *(errors[level:low] if level < high else errors[high:level])),
        )
        for level, name in enumerate(NAMES)
    }  # fmt: skip


def _measured(game: str, players: int) -> tuple[list[float], list[int]]:
    steps = len(NAMES) - 1
    path = files(f"shokai.games.{game}") / "levels.toml"
    if path.is_file():
        for row in tomllib.loads(path.read_text("utf-8"))["players"]:
            if row["players"] == players:
                assert len(row["above"]) == len(row["games"]) == steps
                return row["above"], row["games"]
    return [AIM] * steps, [0] * steps
