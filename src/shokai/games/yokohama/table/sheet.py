"""The score sheet at the end of the game, part by part."""

from __future__ import annotations

from shokai.games.yokohama.rules.ending import PARTS, final_part, ranking
from shokai.games.yokohama.table.part_types import REASON
from shokai.games.yokohama.table.view_types import YokohamaResult, YokohamaScore
from shokai.engine.fields import State

FINAL_PARTS = ("church", "customs", "technology", "countries", "remainder")
assert len(FINAL_PARTS) == PARTS


def final_sheet(s: State, p: int) -> YokohamaScore:
    """The final score of a player."""
    track = s.points[p]
    parts: list[int] = [final_part(s, part, p) for part in range(PARTS)]
    church, customs, technology, countries, remainder = parts
    return {
        "track": track,
        "church": church,
        "customs": customs,
        "technology": technology,
        "countries": countries,
        "remainder": remainder,
        "total": track + sum(parts),
    }


def result(s: State) -> YokohamaResult:
    """Why the game is over, the places from 1, and everybody's sheet."""
    places = [0] * s.players
    ranking(s, places)
    return {
        "reason": REASON[s.ended],
        "places": places,
        "scores": [final_sheet(s, p) for p in range(s.players)],
    }
