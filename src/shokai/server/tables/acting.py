"""What an action comes to: the events that it adds, an answer, or a refusal.

Nothing happens here, nor in `playing` and `seating`: the table is only read. Whoever asked stores the events, and then
takes the table after them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shokai.server.tables import actions as do
from shokai.server.tables import arranging, playing, seating
from shokai.server.tables.behind import is_behind
from shokai.server.tables.consent import granted
from shokai.server.tables.deciding import Happening, Outcome, Who, host_only, voter_seat
from shokai.server.tables.lessons import NOT_IN_DAILY, NOT_IN_LESSONS, NOT_IN_TOURNAMENTS
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING, Table
from shokai.server.tables.words import refuse


def act(table: Table, who: Who, action: do.Action) -> Outcome:
    """What an action comes to."""
    if table.terms.lesson and action.do in NOT_IN_LESSONS:
        raise refuse("not-in-lessons")
    if table.terms.daily and action.do in NOT_IN_DAILY:
        raise refuse("not-in-daily")
    if table.terms.tournament and (action.do in NOT_IN_TOURNAMENTS or (isinstance(action, do.Mind) and action.bot)):
        raise refuse("not-in-tournaments")
    return _ACTS[action.do](table, who, action)


def _chat(table: Table, who: Who, action: do.Chat) -> Outcome:
    if who.person is None:
        raise refuse("name-first")
    if not action.text.strip() or not all(c.isprintable() or c == "\n" for c in action.text):
        raise refuse("bad-chat")
    if is_behind(table, who.person):
        raise refuse("behind-chat")
    seats = table.seats_of(who.person)
    if not seats and not table.terms.watchers_talk and table.state == PLAYING:
        raise refuse("watchers-chat")
    return Outcome([("chat", {"name": who.name, "seat": seats[0] if seats else None, "text": action.text})])


def _answer(table: Table, who: Who, action: do.Answer) -> Outcome:
    ask = table.asks.get(action.ask)
    if ask is None:
        raise refuse("no-such-question")
    seat = voter_seat(table, who)
    events: list[Happening] = [("answer", {"ask": ask.number, "seat": seat, "yes": action.yes})]
    if action.yes and set(table.voters) <= ask.yes | {seat}:
        if ask.kind == "undo":
            playing.check_floor(table, ask.to)
        events.append(granted(table, ask))
    return Outcome(events)


def _pause(table: Table, who: Who, action: do.Pause) -> Outcome:
    seat = voter_seat(table, who)
    if table.clock is None or table.state != PLAYING:
        raise refuse("no-clock")
    if table.clock.paused == action.on:
        return Outcome()
    if action.on and table.voters != [seat]:
        # Nobody takes all the time in the world alone; to play on, one is enough.
        return Outcome([("ask", {"what": "pause", "seat": seat})])
    if action.on and table.terms.tournament:
        # Nobody here has to be asked, but everybody at the other tables waits.
        raise refuse("pause-alone")
    return Outcome([("pause", {"on": action.on})])


def _rematch(table: Table, who: Who, _: do.Rematch) -> Outcome:
    voter_seat(table, who)
    if table.state not in (OVER, CLOSED):
        raise refuse("not-over")
    return Outcome(wish="rematch")


def _close(table: Table, who: Who, _: do.Close) -> Outcome:
    if table.state == GATHERING:
        host_only(table, who)
        return Outcome([("close", {})])
    if table.state != PLAYING:
        raise refuse("not-playing")
    if not table.voters:
        # Only bots play. Nobody has to be asked, and somebody should be able to end it.
        host_only(table, who)
        return Outcome([("close", {})])
    seat = voter_seat(table, who)
    if table.voters == [seat]:
        return Outcome([("close", {})])
    return Outcome([("ask", {"what": "close", "seat": seat})])


_ACTS: dict[str, Callable[[Table, Who, Any], Outcome]] = {
    "play": playing.play, "undo": playing.undo, "redo": playing.redo, "ask_undo": playing.ask_undo,
    "why": playing.why, "preview": playing.preview,
    "sit": seating.sit, "stand": seating.stand, "start": seating.start, "mind": seating.mind,
    "invite": seating.invite, "keep": seating.keep, "replace": seating.replace,
    "bot": arranging.seat_bot, "swap": arranging.swap, "rename": arranging.rename,
    "answer": _answer, "chat": _chat, "pause": _pause, "rematch": _rematch, "close": _close,
}  # fmt: skip

__all__ = ["act"]
