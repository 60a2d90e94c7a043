"""The weights of an insight's features, fitted to games; one file per game."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from shokai.bots import plain_insight
from shokai.texts import Refusal, Say

# Weights early and late in a game; the last of each says how far estimates of the lead are off.
Weights = tuple[tuple[float, ...], tuple[float, ...]]


def insight_of(game: str) -> ModuleType:
    """A game's own insight, see the template `shokai.bots.insight`; a plain one where it has none but tells points."""
    own = f"shokai.games.{game}.bot"
    if find_spec(own):
        return import_module(own)
    fields = import_module(f"shokai.games.{game}.rules").FIELDS
    if not any(field.name == "points" and len(field.shape) == 1 for field in fields):
        raise Refusal(Say("no-insight", game=game))
    return plain_insight


def path_of(game: str) -> Path:
    """Where a game's weights lie: beside its insight."""
    return Path(str(insight_of(game).__file__)).with_name("weights.json")


@cache
def weights_of(game: str, players: int) -> Weights:
    """The weights for a number of players."""
    insight = insight_of(game)
    if insight is plain_insight:
        return plain_insight.WEIGHTS
    features = insight.FEATURES
    told = json.loads(path_of(game).read_text("utf-8"))[str(players)]
    early, late = (tuple(float(w) for w in told[time]) for time in ("early", "late"))
    if {len(early), len(late)} != {features + 1}:
        raise ValueError(f"{path_of(game).name} has weights for another list of features; fit them again")
    return early, late
