"""What the host arranges before the game: bots on free seats, who sits where, and what the table is called."""

from __future__ import annotations

from shokai.server.people.names import can_be_shown
from shokai.server.tables import actions as do
from shokai.server.tables.chairs import BOT, OPEN
from shokai.server.tables.deciding import Outcome, Who, host_only
from shokai.server.tables.seating import checked_bot
from shokai.server.tables.table import GATHERING, Table
from shokai.server.tables.terms import LONGEST_TITLE
from shokai.server.tables.words import refuse


def checked_title(name: str) -> str:
    """The name of a table, or "" for none; raises Refusal for one that cannot be read."""
    title = " ".join(name.split())
    if title and not can_be_shown(title):
        raise refuse("bad-title", most=LONGEST_TITLE)
    return title


def seat_bot(table: Table, who: Who, action: do.SeatBot) -> Outcome:
    """Puts a bot on a seat that nobody has or waits for, changes its level, or takes it away."""
    _before_start(table, who, action.seat)
    chair = table.chairs[action.seat]
    if table.terms.rated:
        raise refuse("rated-no-bot")
    if chair.kind not in (OPEN, BOT):
        raise refuse("seat-taken")
    if chair.kept is not None:
        raise refuse("seat-kept", player=chair.name)
    bot = None if action.bot is None else checked_bot(action.bot)
    return Outcome([] if bot == chair.bot else [("bot", {"seat": chair.number, "bot": bot})])


def swap(table: Table, who: Who, action: do.Swap) -> Outcome:
    """Lets two seats change places."""
    _before_start(table, who, action.seat, action.other)
    if action.seat == action.other:
        return Outcome()
    return Outcome([("swap", {"seats": [action.seat, action.other]})])


def rename(table: Table, who: Who, action: do.Rename) -> Outcome:
    """Gives the table a name. Later it would be a way to talk to those who play, for a host who only watches."""
    _before_start(table, who)
    title = checked_title(action.name)
    return Outcome([] if title == table.terms.name else [("rename", {"name": title})])


def _before_start(table: Table, who: Who, *seats: int) -> None:
    host_only(table, who)
    if table.state != GATHERING:
        raise refuse("already-begun")
    if any(seat >= table.terms.players for seat in seats):
        raise refuse("no-such-seat")
