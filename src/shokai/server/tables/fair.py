"""Fair games: what somebody did by themselves, in a game like any other. Only they move ratings of bots, and only they
bring honours."""

from __future__ import annotations

from shokai.server.tables.chairs import BOT, PERSON
from shokai.server.tables.table import OVER, Table

# What would make it another game, whoever did it.
SPOILS = frozenset({"undo", "hint", "seat", "minded"})


def is_fair(table: Table) -> bool:
    """Whether a game that is over was played from its beginning, with printed cards, and nothing taken back that
    others had seen; no bot played for somebody who wished it, and no seat changed hands."""
    terms = table.terms
    plain = terms.record is None and terms.position is None and terms.cards is None and terms.lesson is None
    return table.state == OVER and plain and not table.spoiled & SPOILS


def fair_seats(table: Table, hinted: set[str]) -> set[int]:
    """Seats of people who played a fair game to its end: without a hint, against others, and not on several seats."""
    if not is_fair(table):
        return set()
    return {
        chair.number
        for chair in table.chairs
        if chair.kind == PERSON and chair.person and not chair.minded and not chair.left
        and chair.person not in hinted and len(table.seats_of(chair.person)) == 1
    }  # fmt: skip


def has_own_deal(table: Table) -> bool:
    """Whether nobody could have met the same cards elsewhere."""
    return table.terms.deal == table.terms.id and table.terms.daily is None


def bots_at(table: Table) -> dict[int, str]:
    """The bots that had a seat of their own, as they are called."""
    return {chair.number: chair.bot for chair in table.chairs if chair.kind == BOT and chair.bot}
