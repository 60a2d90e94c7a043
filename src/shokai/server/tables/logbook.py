"""The log of a table: what happened, step by step, in sentences."""

from __future__ import annotations

from typing import Any

from shokai.engine.engine import CHANCE
from shokai.match.match import Match
from shokai.server.tables.words import told


def log_entries(match: Match, since: int) -> list[dict[str, Any]]:
    """What happened from a step on, as entries of the log; the decision's seat is everybody's key to its colour."""
    entries: list[dict[str, Any]] = []
    steps = match.steps
    for number in range(max(since, match.first), match.step):
        step = steps[number - match.first]
        for line in match.log_of(number):
            said = told(line)
            before = entries[-1] if entries else None
            if before and step.seat == CHANCE and _goes_on(before["said"], said):
                before["said"]["args"]["cards"] += said["args"]["cards"]
            else:
                entries.append({"step": number, "seat": None if step.seat == CHANCE else step.seat, "said": said})
    return entries


def _goes_on(first: dict[str, Any], second: dict[str, Any]) -> bool:
    """Whether two sentences differ only in the cards that they tell of."""
    if first["id"] != second["id"] or not isinstance(first["args"].get("cards"), list):
        return False
    return all(first["args"][name] == second["args"].get(name) for name in first["args"] if name != "cards")
