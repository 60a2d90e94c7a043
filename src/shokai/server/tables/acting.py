"""What an action comes to: the events that it adds, an answer, or a refusal.

Nothing happens here. The table is only read; whoever asked stores the events, and then the table takes them in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shokai.bots import canonical, is_code
from shokai.engine.engine import CHANCE
from shokai.match.match import IllegalMove, Match
from shokai.match.title import Reason
from shokai.server.tables import actions as do
from shokai.server.tables import counting
from shokai.server.tables.behind import is_behind
from shokai.server.tables.consent import already_agreed, granted, undo_floor, undo_to
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import (
    BOT,
    CLOSED,
    GATHERING,
    LONGEST_BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    STAND_IN,
    Chair,
    Table,
    names_for,
)  # fmt: skip
from shokai.server.tables.words import refuse, told

# How long a bot may be told to think where thinking processes serve everybody.
THOUGHT = {"heuristic": {"turns": 1_000}, "search": {"seconds": 5, "iterations": 20_000}}


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


@dataclass
class Outcome:
    """Events to be added, as (kind, data), or an answer; `wish` is something that only the server can do."""

    events: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    answer: dict[str, Any] | None = None
    wish: str | None = None


def checked_bot(text: str) -> str:
    """The name of a bot as people know it, if it may play on a server."""
    text = text.strip()
    if is_code(text):
        raise refuse("no-programs")
    if len(text) > LONGEST_BOT:
        raise refuse("bot-name-long", most=LONGEST_BOT)
    name, _, settings = canonical(text).partition(":")
    for setting in filter(None, settings.split(",")):
        called, _, value = setting.partition("=")
        most = THOUGHT[name].get(called)
        if most is None:
            raise refuse("bot-setting", setting=called, settings=tuple(THOUGHT[name]))
        if float(value) > most:
            raise refuse("bot-too-slow", setting=called, most=most)
    return text


def act(table: Table, who: Who, action: do.Action) -> Outcome:
    """What an action comes to."""
    return _ACTS[action.do](table, who, action)


# Whose seat, and whether the game is on.


def _my_turn(table: Table, who: Who, at: int) -> int:
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


def _mine(table: Table, who: Who, seat: int) -> Chair:
    if seat >= table.terms.players or seat not in table.seats_of(who.person):
        raise refuse("not-your-seat")
    return table.chairs[seat]


def _voter(table: Table, who: Who) -> int:
    """The seat by which somebody is asked and answers."""
    mine = table.seats_of(who.person)
    voting = [seat for seat in table.voters if seat in mine]
    if not voting:
        raise refuse("not-seated")
    return voting[0]


def _host_only(table: Table, who: Who) -> None:
    if who.person != table.terms.host:
        raise refuse("host-only")


# The game.


def after(match: Match, before: int) -> dict[str, Any]:
    """What a game event tells: the steps that were made and who has to decide now."""
    steps = [(step.seat, step.number) for step in match.steps[before - match.first :]]
    return {"steps": steps, "actor": match.actor}


def _play(table: Table, who: Who, action: do.Play) -> Outcome:
    _my_turn(table, who, action.at)
    return Outcome([("play", played(table, action.move))])


def played(table: Table, move: str | int) -> dict[str, Any]:
    """A move of the seat that has to decide."""
    match = table.match.clone()
    match.play(move)
    table.ahead = match
    return after(match, table.match.step)


def can_undo(table: Table, mine: list[int]) -> bool:
    """Whether one made the last decision oneself, nothing was revealed since, and it is still one's turn."""
    last = len(table.steps) - 1
    return last >= 0 and table.actor in mine and table.steps[-1].seat == table.actor and not by_bot(table, last)


def by_bot(table: Table, step: int) -> bool:
    """Whether a bot made a step. Whoever let it play has seen what it advises: that is not taken back in silence."""
    return step in table.fairness.by_bots


def _undo(table: Table, who: Who, action: do.Undo) -> Outcome:
    seat = _my_turn(table, who, action.at)
    if not can_undo(table, [seat]):
        raise refuse("cannot-undo")
    return Outcome([("undo", {"to": len(table.steps) - 1, "actor": seat})])


def _redo(table: Table, who: Who, action: do.Redo) -> Outcome:
    _my_turn(table, who, action.at)
    if not table.undone:
        raise refuse("nothing-to-redo")
    match = table.match.clone()
    match.repeat(table.undone[-1])
    return Outcome([("redo", after(match, table.match.step))])


def last_own(table: Table, mine: list[int]) -> int | None:
    """Where the last decision was that somebody made."""
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seat in mine:
            return number
    return None


def _ask_undo(table: Table, who: Who, action: do.AskUndo) -> Outcome:
    if table.state not in (PLAYING, OVER):
        raise refuse("not-playing")
    if table.state == OVER:
        # The seed is known now.
        raise refuse("over")
    if action.at != table.at:
        raise refuse("late")
    seat = _voter(table, who)
    to = last_own(table, table.seats_of(who.person))
    if to is None:
        raise refuse("nothing-to-undo")
    _check_floor(table, to)
    if table.voters == [seat]:
        return Outcome([undo_to(table, to)])
    return Outcome([("ask", {"what": "undo", "seat": seat, "to": to})])


def _check_floor(table: Table, to: int) -> None:
    if to < undo_floor(table):
        raise refuse("undo-replaced")


def _answer(table: Table, who: Who, action: do.Answer) -> Outcome:
    ask = table.asks.get(action.ask)
    if ask is None:
        raise refuse("no-such-question")
    seat = _voter(table, who)
    events: list[tuple[str, dict[str, Any]]] = [("answer", {"ask": ask.number, "seat": seat, "yes": action.yes})]
    if action.yes and set(table.voters) <= ask.yes | {seat}:
        if ask.kind == "undo":
            _check_floor(table, ask.to)
        events.append(granted(table, ask))
    return Outcome(events)


# People and seats.


def _chat(table: Table, who: Who, action: do.Chat) -> Outcome:
    if who.person is None:
        raise refuse("name-first")
    if not action.text.strip() or not all(c.isprintable() or c == "\n" for c in action.text):
        raise refuse("bad-chat")
    if is_behind(table, who.person):
        raise refuse("behind-chat")
    seats = table.seats_of(who.person)
    return Outcome([("chat", {"name": who.name, "seat": seats[0] if seats else None, "text": action.text})])


def _sit(table: Table, who: Who, action: do.Sit) -> Outcome:
    if who.person is None:
        raise refuse("name-first")
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    if table.state in (OVER, CLOSED):
        raise refuse("not-playing")
    chair = table.chairs[action.seat]
    if action.invite is None and (table.state != GATHERING or chair.kind != OPEN):
        raise refuse("seat-taken")
    if chair.kept not in (None, who.person):
        raise refuse("seat-kept", player=chair.name)
    counting.check_sit(table, who.person, who.account)
    sitter = {"seat": chair.number, "person": who.person, "name": who.name}
    if table.state == PLAYING and chair.person != who.person:
        # Whoever takes it over sees a hand: everybody who plays is asked.
        wanted = ("seat", chair.number, who.person)
        open_ask = next((ask for ask in table.asks.values() if (ask.kind, ask.seat, ask.person) == wanted), None)
        yes = already_agreed(table, chair, who.person) | (open_ask.yes if open_ask else set())
        if not set(table.voters) <= yes:
            return Outcome() if open_ask else Outcome([("ask", {"what": "seat", "yes": sorted(yes), **sitter})])
    events: list[tuple[str, dict[str, Any]]] = [("sit", sitter)]
    others = [c for c in table.chairs if c.number != chair.number]
    if table.state == GATHERING and all(c.kind != OPEN for c in others):
        chairs = [Chair(c.number, c.kind, c.person, c.name, c.bot) for c in table.chairs]
        chairs[chair.number] = Chair(chair.number, PERSON, who.person, who.name)
        events.append(begun(table, chairs))
    return Outcome(events)


def _stand(table: Table, who: Who, action: do.Stand) -> Outcome:
    if action.seat not in kept_for(table, who.person):
        _mine(table, who, action.seat)
    if table.state != GATHERING:
        raise refuse("already-begun")
    return Outcome([("stand", {"seat": action.seat})])


def _start(table: Table, who: Who, _: do.Start) -> Outcome:
    _host_only(table, who)
    if table.state != GATHERING:
        raise refuse("already-begun")
    counting.check_start(table)
    return Outcome([begun(table, table.chairs)])


def begun(table: Table, chairs: list[Chair]) -> tuple[str, dict[str, Any]]:
    """The beginning of the game; where nobody sits, a bot does."""
    names = names_for(table.title, chairs)
    match = table.ahead = table.first_match(names)
    bots = {str(c.number): STAND_IN for c in chairs if c.kind == OPEN}
    return "begin", {"names": names, "bots": bots, **after(match, 0)}


def _mind(table: Table, who: Who, action: do.Mind) -> Outcome:
    chair = _mine(table, who, action.seat)
    if table.state != PLAYING:
        raise refuse("not-playing")
    bot = None if action.bot is None else checked_bot(action.bot)
    counting.check_mind(table, bot)
    return Outcome([("mind", {"seat": chair.number, "bot": bot})])


def _invite(table: Table, who: Who, action: do.Invite) -> Outcome:
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    chair = table.chairs[action.seat]
    own = chair.number in table.seats_of(who.person)
    if not own and (chair.kind == PERSON or who.person != table.terms.host):
        raise refuse("not-your-seat")
    if table.state in (OVER, CLOSED) or (chair.kind == BOT and table.state == GATHERING):
        raise refuse("not-playing")
    if chair.kept is not None:
        raise refuse("seat-kept", player=chair.name)
    counting.check_invite(table)
    return Outcome(wish="invite")


def _replace(table: Table, who: Who, action: do.Replace) -> Outcome:
    if table.state != PLAYING:
        raise refuse("not-playing")
    by = _voter(table, who)
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    chair = table.chairs[action.seat]
    if chair.kind != PERSON or chair.person == who.person or chair.left:
        raise refuse("cannot-replace")
    events: list[tuple[str, dict[str, Any]]] = [("vote", {"seat": chair.number, "by": by, "yes": action.yes})]
    others = {seat for seat in table.voters if table.chairs[seat].person != chair.person}
    votes = table.votes.get(chair.number, set()) & others
    votes = votes | {by} if action.yes else votes - {by}
    if len(votes) * 2 > len(others):
        events.append(("mind", {"seat": chair.number, "bot": STAND_IN, "left": True}))
    return Outcome(events)


def _pause(table: Table, who: Who, action: do.Pause) -> Outcome:
    seat = _voter(table, who)
    if table.clock is None or table.state != PLAYING:
        raise refuse("no-clock")
    if table.clock.paused == action.on:
        return Outcome()
    if action.on and table.voters != [seat]:
        # Nobody takes all the time in the world alone; to play on, one is enough.
        return Outcome([("ask", {"what": "pause", "seat": seat})])
    return Outcome([("pause", {"on": action.on})])


def _rematch(table: Table, who: Who, _: do.Rematch) -> Outcome:
    _voter(table, who)
    if table.state not in (OVER, CLOSED):
        raise refuse("not-over")
    return Outcome(wish="rematch")


def _close(table: Table, who: Who, _: do.Close) -> Outcome:
    if table.state == GATHERING:
        _host_only(table, who)
        return Outcome([("close", {})])
    if table.state != PLAYING:
        raise refuse("not-playing")
    if not table.voters:
        # Only bots play. Nobody has to be asked, and somebody should be able to end it.
        _host_only(table, who)
        return Outcome([("close", {})])
    seat = _voter(table, who)
    if table.voters == [seat]:
        return Outcome([("close", {})])
    return Outcome([("ask", {"what": "close", "seat": seat})])


# Questions. They are answered from what the seat knows, so that no answer tells a secret.


def _known(table: Table, who: Who) -> Any:
    if table.state != PLAYING:
        raise refuse("not-playing")
    mine = table.seats_of(who.person)
    if not mine:
        raise refuse("not-seated")
    if table.actor not in mine:
        raise refuse("not-your-turn")
    match = table.match
    return match.engine.lists(match.engine.hidden(match.state, table.actor))


def _why(table: Table, who: Who, action: do.Why) -> Outcome:
    move = table.title.with_seats(action.move, table.names)
    reason = table.title.why_not_text(_known(table, who), move, table.names)
    return Outcome(answer={"reason": None if reason is None else told_reason(reason)})


def _preview(table: Table, who: Who, action: do.Preview) -> Outcome:
    s = _known(table, who)
    moves = table.title.read_moves(s, table.title.with_seats(action.move, table.names))
    reason = table.title.why_not(s, moves[0], table.names)
    if reason:
        raise IllegalMove(reason)
    sentences = table.title.preview_sentences(s, moves[0], table.names)
    return Outcome(answer={"preview": table.title.preview(s, moves[0]), "said": told(sentences)})


def told_reason(reason: Reason) -> dict[str, Any]:
    """A reason as JSON."""
    return {"code": reason.code, "text": told(reason.said), "section": reason.section}


_ACTS: dict[str, Callable[[Table, Who, Any], Outcome]] = {
    "play": _play, "undo": _undo, "redo": _redo, "ask_undo": _ask_undo, "answer": _answer, "chat": _chat, "sit": _sit,
    "stand": _stand, "start": _start, "mind": _mind, "invite": _invite, "replace": _replace, "pause": _pause,
    "rematch": _rematch, "close": _close, "why": _why, "preview": _preview,
}  # fmt: skip

__all__ = ["CHANCE", "Outcome", "Who", "act", "begun", "can_undo", "checked_bot", "last_own", "played", "refuse"]
