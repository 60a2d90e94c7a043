"""What needs the consent of everybody who plays, and what follows when they have given it."""

from __future__ import annotations

from typing import Any

from shokai.server.tables.chairs import Ask, Chair
from shokai.server.tables.table import Table


def already_agreed(table: Table, chair: Chair, person: str) -> set[int]:
    """Who need not be asked whether somebody may take a seat in a running game: they, and who hands it over."""
    return {seat for seat in table.voters if table.chairs[seat].person in (person, chair.person)}


def undo_floor(table: Table) -> int:
    """The step before which nothing is taken back: what was when somebody was replaced is not undone without them."""
    return max(chair.left_at for chair in table.chairs)


def undo_to(table: Table, to: int) -> tuple[str, dict[str, Any]]:
    """Takes back what happened from a decision on."""
    return "undo", {"to": to, "actor": table.steps[to].seat}


def granted(table: Table, ask: Ask) -> tuple[str, dict[str, Any]]:
    """What happens when everybody has said yes."""
    if ask.kind == "undo":
        return undo_to(table, ask.to)
    if ask.kind == "seat":
        return "sit", {"seat": ask.seat, "person": ask.person, "name": ask.name}
    return ("pause", {"on": True}) if ask.kind == "pause" else ("close", {})
