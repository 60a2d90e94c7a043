"""What everything that an insight notices is worth: numbers fitted to games, one file for each game."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path

# Weights early and late in a game; the last of each says how far estimates of the lead are off.
Weights = tuple[tuple[float, ...], tuple[float, ...]]


def path_of(game: str) -> Path:
    """Where a game's weights lie."""
    return Path(str(import_module(f"shokai.games.{game}").__file__)).with_name("weights.json")


@cache
def weights_of(game: str, players: int) -> Weights:
    """The weights for a number of players."""
    features = import_module(f"shokai.games.{game}.bot").FEATURES
    told = json.loads(path_of(game).read_text("utf-8"))[str(players)]
    early, late = (tuple(float(w) for w in told[time]) for time in ("early", "late"))
    if {len(early), len(late)} != {features + 1}:
        raise ValueError(f"{path_of(game).name} has weights for another list of features; fit them again")
    return early, late
