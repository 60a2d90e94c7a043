"""The log of a table: what happened, step by step, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.engine.engine import CHANCE
from shokai.match.game import Step
from shokai.match.match import Match
from shokai.match.rounds import opens_turn, round_of
from shokai.server.tables.view_types import LogEntry, SayTold
from shokai.server.tables.words import told


def log_entries(match: Match, since: int, earlier: Sequence[Step] = (), last: LogEntry | None = None) -> list[LogEntry]:
    """What happened from a step on, as entries of the log; the decision's seat is everybody's key to its colour.

    `earlier` are steps of the game, at least those that the match does not remember: turns are counted from the first,
    or from the `last` entry of what was before, so that a long game costs no more than a short one.
    """
    entries: list[LogEntry] = []
    steps = match.steps
    first = match.history.first
    begin = max(since, first)
    turn, counted = (last["turn"], last["step"] + 1) if last and "turn" in last else (0, 0)
    since_then = (*earlier[counted:first], *steps[max(counted - first, 0) : begin - first])
    turn += sum(opens_turn(match.kind, step) for step in since_then)
    for number in range(begin, match.step):
        step = steps[number - first]
        turn += opens_turn(match.kind, step)
        for line in match.log_of(number):
            said: SayTold = told(line)
            before = entries[-1] if entries else None
            if before and step.seat == CHANCE and _goes_on(before["said"], said):
                before["said"]["args"]["cards"] += said["args"]["cards"]
            else:
                entries.append({"step": number, "seat": None if step.seat == CHANCE else step.seat, "said": said})
                if turn:
                    entries[-1] |= {"round": round_of(turn, match.players), "turn": turn}
    return entries


def _goes_on(first: SayTold, second: SayTold) -> bool:
    """Whether two sentences differ only in the cards that they tell of."""
    if first["id"] != second["id"] or not isinstance(first["args"].get("cards"), list):
        return False
    return all(first["args"][name] == second["args"].get(name) for name in first["args"] if name != "cards")
