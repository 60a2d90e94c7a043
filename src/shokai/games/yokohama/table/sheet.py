"""The score sheet at the end of the game, part by part."""

from __future__ import annotations

from functools import lru_cache

from shokai.games.yokohama.rules.ending import PARTS, final_part, ranking
from shokai.games.yokohama.rules.state import FIELDS
from shokai.games.yokohama.table.part_types import REASON
from shokai.games.yokohama.table.view_types import YokohamaResult, YokohamaScore
from shokai.engine.fields import State

FINAL_PARTS = ("church", "customs", "technology", "countries", "remainder")
assert len(FINAL_PARTS) == PARTS


def final_sheet(s: State, p: int) -> YokohamaScore:
    """The final score of a player."""
    track = s.points[p]
    flags = tuple([tuple(of_player) for of_player in s.flags])
    church, customs, technology, countries = _slow_parts(
        s.players, tuple(s.church), tuple(s.customs), tuple(s.titles), flags
    )[p]
    remainder = final_part(s, PARTS - 1, p)
    return {
        "track": track,
        "church": church,
        "customs": customs,
        "technology": technology,
        "countries": countries,
        "remainder": remainder,
        "total": track + church + customs + technology + countries + remainder,
    }


@lru_cache(4096)
def _slow_parts(
    players: int, church: tuple[int, ...], customs: tuple[int, ...], titles: tuple[int, ...],
    flags: tuple[tuple[int, ...], ...],
) -> list[list[int]]:  # fmt: skip
    """All parts but the remainder, for everybody: few moves change them, and views show them after each."""
    s = FIELDS.new()
    s.players, s.church, s.customs, s.titles, s.flags = players, church, customs, titles, flags
    return [[final_part(s, part, p) for part in range(PARTS - 1)] for p in range(players)]


def result(s: State) -> YokohamaResult:
    """Why the game is over, the places from 1, and everybody's sheet."""
    places = [0] * s.players
    ranking(s, places)
    return {
        "reason": REASON[s.ended],
        "places": places,
        "scores": [final_sheet(s, p) for p in range(s.players)],
    }
