"""Who acts, what an action comes to, and what may be asked of either before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shokai.server.tables.chairs import Chair
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.words import refuse


@dataclass(frozen=True)
class Who:
    """The person who acts, and the seat they look from; who watches sees what everybody may see."""

    person: str | None
    name: str
    seat: int | None = None
    watches: bool = False
    account: bool = False
    # Where they act from, as far as that is known.
    address: str = ""


# An event that is to happen: its kind, and what belongs to it.
Happening = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Outcome:
    """Events to be added, or an answer; `wish` is something that only the server can do.

    `ahead` is the game as the events leave it, where it had to be played on to find out which they are.
    """

    events: list[Happening] = field(default_factory=list)
    answer: dict[str, Any] | None = None
    wish: str | None = None
    ahead: TableMatch | None = None


def my_turn(table: Table, who: Who, at: int) -> int:
    """The seat of somebody who has to decide in the situation that they saw."""
    if table.state != PLAYING:
        raise refuse("not-playing")
    if at != table.at:
        raise refuse("late")
    mine = table.seats_of(who.person)
    if not mine:
        raise refuse("not-seated")
    if table.actor not in mine:
        raise refuse("not-your-turn")
    if table.chairs[table.actor].minded:
        raise refuse("minded")
    return table.actor


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    """A chair, if it is theirs."""
    if seat >= table.terms.players or seat not in table.seats_of(who.person):
        raise refuse("not-your-seat")
    return table.chairs[seat]


def voter_seat(table: Table, who: Who) -> int:
    """The seat by which somebody is asked and answers."""
    mine = table.seats_of(who.person)
    voting = [seat for seat in table.voters if seat in mine]
    if not voting:
        raise refuse("not-seated")
    return voting[0]


def host_only(table: Table, who: Who) -> None:
    """Refuses what is the host's to do."""
    if who.person != table.terms.host:
        raise refuse("host-only")
