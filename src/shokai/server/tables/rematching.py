"""Rematches: the same people at a new table, seats turned by one. It begins when all of them have come."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from shokai.match.dealer import new_seed
from shokai.server.tables.chairs import OPEN, PERSON, Chair
from shokai.server.tables.table import GATHERING, Table
from shokai.server.tables.terms import Terms
from shokai.server.times import wall_time


def rematch_terms(table: Table, id: str, person: str) -> Terms:
    """The terms of the new table; whoever asks for it sits there already and is its host, for the others it is kept."""
    seats = [_seat(chair, person) for chair in table.chairs]
    people = sum(seat["kind"] != "bot" for seat in seats)
    # Cards that were checked for the same set are what they were.
    checked = table.terms.record is None and table.terms.card_set == table.game.card_sets
    return replace(
        table.terms, id=id, seats=tuple(seats[1:] + seats[:1]), host=person, seed=new_seed(), deal=id,
        created=wall_time(), card_set=table.game.card_sets, record=None, step=None, rematch_of=table.terms.id,
        position=table.terms.position if checked else None, rated=bool(table.terms.rated) and people > 1, daily=None,
        tournament=None,
    )  # fmt: skip


def _seat(chair: Chair, person: str) -> dict[str, Any]:
    if chair.kind != PERSON or chair.left:
        return {"kind": "bot", "bot": chair.player, "name": chair.player or ""}
    if chair.person == person:
        return {"kind": PERSON, "person": person, "name": chair.name}
    return {"kind": OPEN, "kept": chair.person, "name": chair.name}


def kept_for(table: Table, person: str | None) -> list[int]:
    """The seats that wait for somebody."""
    if person is None or table.state != GATHERING:
        return []
    return [chair.number for chair in table.chairs if chair.kind == OPEN and chair.kept == person]
