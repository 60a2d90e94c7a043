"""The log of a table: what happened, step by step, in sentences."""

from __future__ import annotations

from shokai.engine.engine import CHANCE
from shokai.match.match import Match
from shokai.server.tables.view_types import LogEntry, SayTold
from shokai.server.tables.words import told


def log_entries(match: Match, since: int) -> list[LogEntry]:
    """What happened from a step on, as entries of the log; the decision's seat is everybody's key to its colour."""
    entries: list[LogEntry] = []
    steps = match.steps
    first = match.history.first
    for number in range(max(since, first), match.step):
        step = steps[number - first]
        for line in match.log_of(number):
            said: SayTold = told(line)
            before = entries[-1] if entries else None
            if before and step.seat == CHANCE and _goes_on(before["said"], said):
                before["said"]["args"]["cards"] += said["args"]["cards"]
            else:
                entries.append({"step": number, "seat": None if step.seat == CHANCE else step.seat, "said": said})
    return entries


def _goes_on(first: SayTold, second: SayTold) -> bool:
    """Whether two sentences differ only in the cards that they tell of."""
    if first["id"] != second["id"] or not isinstance(first["args"].get("cards"), list):
        return False
    return all(first["args"][name] == second["args"].get(name) for name in first["args"] if name != "cards")
