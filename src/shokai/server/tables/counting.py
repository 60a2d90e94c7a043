"""Games that count for the ratings: who agrees to one, what is not possible in it, and whether it counted.

Nobody gets out of a game that counts by themselves: no bot plays for somebody who is there, and no seat changes hands.
Who leaves is last, or makes the game void, as the table said before anybody sat down.
"""

from __future__ import annotations

from collections.abc import Sequence

from shokai.server.tables.chairs import OPEN, PERSON
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING, Table
from shokai.server.tables.words import refuse

LOSE, VOID = "lose", "void"
# Seconds for which it must have been somebody's turn, with nobody there, before the others can vote them out.
ABSENT = 120.0
# What spoils a game, whoever did it: `undo` needs everybody's consent.
SPOILS = ("undo", "hint", "seat")


def check_made(account: bool, kinds: Sequence[str], plain: bool) -> None:
    """Refuses a table that cannot count: of a guest, for one person, or not with a fresh deal of printed cards."""
    if not account:
        raise refuse("rated-accounts")
    if not plain:
        raise refuse("rated-plain")
    if kinds.count("me") > 1 or len(kinds) - kinds.count("bot") < 2:
        raise refuse("rated-people")


def check_sit(table: Table, person: str, account: bool) -> None:
    """Refuses a seat where the game counts to guests, to whoever has one, and when it has begun."""
    if not table.terms.rated:
        return
    if not account:
        raise refuse("rated-accounts")
    if table.seats_of(person):
        raise refuse("rated-people")
    if table.state != GATHERING:
        raise refuse("rated-seats")


def check_start(table: Table) -> None:
    """Refuses to begin a game that counts with bots that nobody agreed to."""
    if table.terms.rated and any(chair.kind == OPEN for chair in table.chairs):
        raise refuse("rated-start")


def check_mind(table: Table, bot: str | None) -> None:
    """Refuses a bot for somebody who is there."""
    if table.terms.rated and bot is not None:
        raise refuse("rated-no-bot")


def check_invite(table: Table) -> None:
    """Refuses to hand a seat over."""
    if table.terms.rated and table.state == PLAYING:
        raise refuse("rated-seats")


def check_replace(table: Table, seat: int, present: set[str], now: float) -> None:
    """Refuses a vote against somebody who is there, or was a moment ago."""
    if not table.terms.rated or seat >= table.terms.players:
        return
    if table.chairs[seat].person in present or table.actor != seat or now < table.moved + ABSENT:
        raise refuse("rated-there", seconds=round(ABSENT))


def gone(table: Table) -> set[int]:
    """Seats of people for whom a bot plays: their time was up or they were voted out, and they did not come back."""
    return {chair.number for chair in table.chairs if chair.kind == PERSON and chair.minded}


def counts(table: Table) -> str | None:
    """`yes`, why a game does not count, or None where nobody said that it would."""
    if not table.terms.rated:
        return None
    if table.state == CLOSED:
        return "closed"
    for why in SPOILS:
        if why in table.spoiled:
            return why
    left = gone(table)
    if table.terms.leavers == VOID and (left or "minded" in table.spoiled):
        return "minded"
    if table.state == OVER and all(chair.number in left for chair in table.chairs if chair.kind == PERSON):
        return "minded"
    return "yes"


def places(table: Table) -> list[int]:
    """Everybody's place at the end; who left a game that counts, or one of a tournament, is behind all others."""
    told = list(table.match.standing.places)
    if (table.terms.rated or table.terms.tournament) and table.terms.leavers == LOSE:
        for seat in gone(table):
            told[seat] = len(told) + 1
    return told
