"""The score sheet at the end of the game, part by part."""

from __future__ import annotations

from typing import Any

from shokai.games.yokohama.rules.ending import PARTS, final_part, ranking
from shokai.games.yokohama.rules.state import END_REASONS
from shokai.engine.fields import State

FINAL_PARTS = ("church", "customs", "technology", "countries", "remainder")
assert len(FINAL_PARTS) == PARTS


def final_sheet(s: State, p: int) -> dict[str, int]:
    """The final score of a player."""
    sheet = {"track": s.points[p]}
    sheet |= {name: final_part(s, part, p) for part, name in enumerate(FINAL_PARTS)}
    return {**sheet, "total": sum(sheet.values())}


def result(s: State) -> dict[str, Any]:
    """Why the game is over, the places from 1, and everybody's sheet."""
    places = [0] * s.players
    ranking(s, places)
    return {
        "reason": END_REASONS[s.ended],
        "places": places,
        "scores": [final_sheet(s, p) for p in range(s.players)],
    }
