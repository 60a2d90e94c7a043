"""What people do in the game itself: move, take back, and ask about moves. Nothing is changed here: see `acting`."""

from __future__ import annotations

from typing import Any

from shokai.engine.contract import CHANCE
from shokai.match.match import Match
from shokai.server.tables import actions as do
from shokai.server.tables.chairs import PERSON
from shokai.server.tables.consent import undo_floor, undo_to
from shokai.server.tables.deciding import Outcome, Who, my_turn, voter_seat
from shokai.server.tables.foretelling import preview_told, why_told
from shokai.server.tables.lessons import run_of
from shokai.server.tables.table import OVER, PLAYING, Table
from shokai.server.tables.words import refuse

# Moves that one text may stand for: a purchase, and a card for each coin of the dearest market.
LONGEST_LINE = 40


def told_after(match: Match, before: int) -> dict[str, Any]:
    """What a game event tells: the steps that were made and who has to decide now."""
    steps = [(step.seat, step.number) for step in match.steps[before - match.history.first :]]
    return {"steps": steps, "actor": match.actor}


def play(table: Table, who: Who, action: do.Play) -> Outcome:
    """A move of somebody who has to decide."""
    my_turn(table, who, action.at)
    return taught(table, action.move) if table.terms.lesson else played(table, action.move)


def taught(table: Table, move: str | int) -> Outcome:
    """A move in a lesson, and what the others do after it; raises Refusal for what is not taught here."""
    run = run_of(table)
    run.check(move)
    match, before = table.match.clone(), table.match.step
    match.play(move)
    later = run.after(match.steps[before - match.history.first :])
    if later.at != run.at:
        match.history.repeat(later.happenings(run.stage))
    events = [("play", told_after(match, before))]
    if later.done and not match.over:
        events.append(("close", {"learned": True}))
    return Outcome(events, ahead=match)


def played(table: Table, move: str | int) -> Outcome:
    """A move of the seat that has to decide, whoever makes it."""
    match = table.match.clone()
    match.play(move)
    return Outcome([("play", told_after(match, table.match.step))], ahead=match)


def can_undo(table: Table, mine: list[int]) -> bool:
    """Whether one made the last decision oneself, nothing was revealed since, and it is still one's turn."""
    return table.actor in mine and _last_free(table) is not None


def _last_free(table: Table) -> int | None:
    """The last decision of whoever decides now, if only what belongs to it came after it."""
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seat != table.actor or by_bot(table, number):
            return None
        if not _forced(table, number):
            return number
    return None


def _forced(table: Table, number: int) -> bool:
    """Whether a step was the only one possible: made without asking, it is taken back with the decision before it.

    Not where others could learn from it what is in a hand.
    """
    history = table.match.history
    if number < history.first or _has_company(table):
        return False
    return len(table.match.engine.legal(history.at(number).state)) == 1


def _has_company(table: Table) -> bool:
    """Whether more than one person plays."""
    first = None
    for chair in table.chairs:
        if chair.kind == PERSON and not chair.left:
            if first is not None and chair.person != first:
                return True
            first = chair.person
    return False


def by_bot(table: Table, step: int) -> bool:
    """Whether a bot made a step. Whoever let it play has seen what it advises: that is not taken back in silence."""
    return step in table.fairness.by_bots


def undo(table: Table, who: Who, action: do.Undo) -> Outcome:
    """Takes one's own decision back before anybody saw what follows; or all of the turn, as far as that holds."""
    seat = my_turn(table, who, action.at)
    if not can_undo(table, [seat]):
        raise refuse(_why_not_undone(table, seat))
    last, first = len(table.steps) - 1, _last_free(table) or 0
    while action.whole and first and table.steps[first - 1].seat == seat and not by_bot(table, first - 1):
        first -= 1
    # One by one: each is a decision of its own, to be thought over and to be made again.
    return Outcome([("undo", {"to": to, "actor": seat}) for to in range(last, first - 1, -1)])


def _why_not_undone(table: Table, seat: int) -> str:
    """Why the last decision cannot be taken back by oneself, and what can be done about it, if anything can."""
    if table.terms.daily or table.terms.tournament:
        return "undo-gone"
    if table.voters != [seat]:
        return "cannot-undo"
    # Bots and teachers are not asked.
    return "undo-alone" if can_ask_undo(table, [seat]) else "nothing-to-undo"


def redo(table: Table, who: Who, action: do.Redo) -> Outcome:
    """Makes the decision again that was taken back last."""
    my_turn(table, who, action.at)
    if not table.undone:
        raise refuse("nothing-to-redo")
    match = table.match.clone()
    match.history.repeat(table.undone[-1])
    return Outcome([("redo", told_after(match, table.match.step))], ahead=match)


def last_own(table: Table, mine: list[int]) -> int | None:
    """Where the last decision was that somebody made, with all that belongs to it: a purchase and its payment."""
    last = _last_made(table, mine)
    return None if last is None else _begun_at(table, last)


def _last_made(table: Table, mine: list[int]) -> int | None:
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seat in mine and not _forced(table, number):
            return number
    return None


def can_ask_undo(table: Table, mine: list[int]) -> bool:
    """Whether somebody may ask to take their last decision back."""
    floor = undo_floor(table)
    # Where nobody was replaced, it does not matter where the decision began: that takes long to find out, for a view.
    return _last_made(table, mine) is not None if not floor else (last_own(table, mine) or 0) >= floor


def _turn_begun(table: Table, number: int) -> int:
    """The first decision of somebody's turn with this one: before it others decided, or nobody had to."""
    first, seat = number, table.steps[number].seat
    while number and table.steps[number - 1].seat in (seat, CHANCE):
        number -= 1
        if table.steps[number].seat == seat:
            first = number
    return first


def _begun_at(table: Table, number: int) -> int:
    """The first of the moves that are one text in a record, of which this is the last."""
    match, seat, first, texts = table.match, table.steps[number].seat, number, list[str]()
    for step in range(number, max(number - LONGEST_LINE, match.history.first - 1), -1):
        if table.steps[step].seat != seat or (texts and by_bot(table, step) != by_bot(table, number)):
            break
        past = match.history.at(step)
        texts.insert(0, match.kind.move_text(match.engine.lists(past.state), past.step.number))
        joined: str | None = texts[0]
        for text in texts[1:]:
            joined = joined and match.kind.join_moves(joined, text)
        if joined:
            first = step
    return first


def ask_undo(table: Table, who: Who, action: do.AskUndo) -> Outcome:
    """Asks the others whether one's last decision may be taken back, or one's last turn."""
    if table.state not in (PLAYING, OVER):
        raise refuse("not-playing")
    if table.state == OVER:
        # The seed is known now.
        raise refuse("over")
    if action.at != table.at:
        raise refuse("late")
    seat = voter_seat(table, who)
    to = last_own(table, table.seats_of(who.person))
    if to is None:
        raise refuse("nothing-to-undo")
    if action.whole:
        to = _turn_begun(table, to)
    check_floor(table, to)
    if table.voters == [seat]:
        return Outcome([undo_to(table, to)])
    return Outcome([("ask", {"what": "undo", "seat": seat, "to": to})])


def check_floor(table: Table, to: int) -> None:
    """Refuses to take back what somebody saw who was replaced since."""
    if to < undo_floor(table):
        raise refuse("undo-replaced")


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
    return match.engine.lists(match.engine.hidden(match.history.state, table.actor))


def why(table: Table, who: Who, action: do.Why) -> Outcome:
    """Why a move is not possible."""
    return Outcome(answer=why_told(table.game, _known(table, who), action.move, table.names))


def preview(table: Table, who: Who, action: do.Preview) -> Outcome:
    """What a move would bring about."""
    return Outcome(answer=preview_told(table.match, _known(table, who), action.move))
