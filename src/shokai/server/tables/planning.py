"""Planned moves: what somebody would do if it were their turn now, and what becomes of it when their turn comes.

A plan names moves. When they are due they are held against the rules, and dropped with a note if one is not possible,
or if a card or tile was revealed since the plan was made, unless it is to be played even so. Answers to questions that
come in the turns of others stand whatever is revealed: they are about what one has oneself. Nobody else hears of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

from shokai.engine.contract import CHANCE
from shokai.engine.fields import State
from shokai.match.game import Step
from shokai.server.tables.deciding import Outcome, Who, own_chair
from shokai.server.tables.foretelling import preview_told, why_told
from shokai.server.tables.playing import LONGEST_LINE, played
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.view_types import SayTold
from shokai.server.tables.words import refuse, told
from shokai.texts import Refusal, Say

# Moves of one plan, and characters of one of them.
MOST_MOVES, LONGEST_MOVE = LONGEST_LINE, 200
OWN_TURN = "turn"


@dataclass(frozen=True)
class Plan:
    """What somebody plans for a seat: moves in their order, and answers by what is asked."""

    seat: int
    person: str
    # After how many steps of the game it was made.
    step: int
    moves: tuple[str, ...] = ()
    answers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    even_so: bool = False
    # What became of the last one.
    note: SayTold | None = None
    # Which steps those were; None for a plan from before this was noted.
    past: str | None = None

    @property
    def is_empty(self) -> bool:
        return not self.moves and not self.answers

    def data(self) -> dict[str, Any]:
        """What is stored of it besides whose it is."""
        answers = {key: list(moves) for key, moves in self.answers.items()}
        told = {"moves": list(self.moves), "answers": answers, "even_so": self.even_so, "note": self.note}
        return {**told, "past": self.past}

    @classmethod
    def of(cls, seat: int, person: str, step: int, data: dict[str, Any]) -> Plan:
        """A plan as it was stored."""
        answers = {key: tuple(moves) for key, moves in data["answers"].items()}
        told = (data["even_so"], data.get("note"), data.get("past"))
        return cls(seat, person, step, tuple(data["moves"]), answers, *told)


def check_planner(table: Table, who: Who, seat: int) -> None:
    """Refuses whoever has nothing to plan here."""
    own_chair(table, who, seat)
    if table.state != PLAYING or table.terms.lesson:
        raise refuse("not-playing")
    if getattr(table.game, "as_if_turn", None) is None:
        raise refuse("no-plans")


def asked_of(table: Table, s: State) -> str:
    """What whoever decides is asked."""
    asked = cast("Callable[[State], str] | None", getattr(table.game, "asked_about", None))
    return asked(s) if asked else OWN_TURN


def imagined(table: Table, seat: int) -> TableMatch | None:
    """The game as a seat knows it, as if its turn began now; None where that cannot be."""
    match = table.match
    known = match.engine.lists(match.engine.hidden(match.history.state, seat))
    s = cast("State | None", table.game.as_if_turn(known, seat))  # type: ignore[attr-defined]
    if s is None:
        return None
    return TableMatch.taken_up(table.terms.game, s, 0, seed="imagined", names=table.names, options=table.terms.options)


def foreseen(table: Table, seat: int, moves: list[str]) -> dict[str, Any]:
    """What a seat could do if it were its turn now and it had made these moves: what it would see, and what it did.

    It ends where the turn does, and where something would be revealed: nobody knows what.
    """
    match, lines, ends = _imagined_after(table, seat, moves)
    if match is None:
        return {"game": None, "question": None, "said": [], "ends": True}
    view = None if ends else match.shared_view(seat)
    asks = None if ends else told(table.game.question(match.state))
    return {"game": view, "question": asks, "said": lines, "ends": ends}


def about_move(table: Table, seat: int, moves: list[str], about: str, move: str) -> dict[str, Any]:
    """Why a move after planned ones is not possible, or what it would bring about."""
    match, _, ends = _imagined_after(table, seat, moves)
    if match is None or ends:
        raise refuse("plan-over")
    if about == "why":
        return why_told(table.game, match.state, move, table.names)
    return preview_told(match, match.state, move)


def _imagined_after(table: Table, seat: int, moves: list[str]) -> tuple[TableMatch | None, list[SayTold], bool]:
    """The game as a seat imagines it after moves of its own, what they were, and whether nothing can follow them."""
    match, lines = imagined(table, seat), list[SayTold]()
    if match is None:
        return None, lines, True
    ends = False
    for text in moves:
        if ends:
            raise refuse("plan-over")
        ends = not _imagine(table, match, seat, text, lines)
    return match, lines, ends or not _skip(table, match, seat)


def _imagine(table: Table, match: TableMatch, seat: int, text: str, lines: list[SayTold]) -> bool:
    """Makes a planned move in a game that is only imagined; False when nothing can follow it."""
    if not _skip(table, match, seat):
        raise refuse("plan-over")
    text = table.game.with_seats(text, table.names)
    for number in table.game.read_moves(match.state, text):
        if match.actor != seat:
            raise refuse("plan-over")
        if reason := table.game.why_not(match.state, number, table.names):
            raise Refusal(reason.said)
        _step(match, number)
        lines += [told(said) for said in match.log_of(match.step - 1)]
    return match.actor == seat


def _step(match: TableMatch, number: int) -> None:
    # Without dealing: what comes is not known.
    match.history.make(Step(match.actor, number))


def _skip(table: Table, match: TableMatch, seat: int) -> bool:
    """Declines what can only be declined; whether it is still the seat's to decide."""
    while match.actor == seat and table.game.only_says_no(list(match.history.legal)):
        _step(match, match.history.legal[0])
    return match.actor == seat


def checked(table: Table, who: Who, plan: Plan) -> Plan:
    """A plan that can be kept; raises Refusal for one that would not be possible now."""
    check_planner(table, who, plan.seat)
    foreseen(table, plan.seat, list(plan.moves))
    known = {key: {moves for moves, _ in options} for key, _, options in _answers(table, plan.seat)}
    for key, moves in plan.answers.items():
        if tuple(moves) not in known.get(key, set()):
            raise refuse("bad-answer", asked=key[:40])
    if plan.moves and table.actor == plan.seat and asked_of(table, table.match.state) == OWN_TURN:
        raise refuse("your-turn-now")
    return replace(plan, step=len(table.steps), note=None, past=past_of(table, len(table.steps)))


def past_of(table: Table, step: int) -> str:
    """The first steps of a game in a few letters: where some were taken back and others made, they are not the same."""
    digest = hashlib.sha256()
    for one in table.steps[:step]:
        digest.update(f"{one.seat} {one.number};".encode())
    return digest.hexdigest()[:16]


def _answers(table: Table, seat: int) -> list[Any]:
    answers = getattr(table.game, "answers", None)
    match = table.match
    return answers(match.engine.lists(match.engine.hidden(match.history.state, seat)), seat) if answers else []


def answers_told(table: Table, seat: int) -> list[dict[str, Any]]:
    """What may be asked of a seat in the turns of others, and the answers that it could give."""
    return [
        {
            "key": key,
            "said": told(said),
            "options": [{"moves": list(moves), "said": told(option)} for moves, option in options],
        }
        for key, said, options in _answers(table, seat)
    ]


@dataclass(frozen=True)
class Followed:
    """What a plan comes to when its seat has to decide: something to play, and what is left of the plan."""

    plan: Plan
    outcome: Outcome | None = None


def follow(table: Table, plan: Plan) -> Followed | None:
    """What becomes of a plan now; None while it is not due."""
    chair = table.chairs[plan.seat]
    if chair.person != plan.person:
        # Somebody else has the seat: nobody's plan any more.
        return Followed(replace(plan, moves=(), answers={}))
    if table.state != PLAYING or table.actor != plan.seat or chair.minded:
        return None
    key = asked_of(table, table.match.state)
    if key != OWN_TURN:
        return _answer(table, plan, key)
    if not plan.moves:
        return None
    if len(table.steps) < plan.step or plan.past not in (None, past_of(table, plan.step)):
        return Followed(_dropped(plan, Say("slow-plan-undone")))
    if not plan.even_so and any(step.seat == CHANCE for step in table.steps[plan.step :]):
        return Followed(_dropped(plan, Say("slow-plan-revealed")))
    legal = list(table.match.history.legal)
    move: str | int = table.game.with_seats(plan.moves[0], table.names)
    try:
        outcome, left = played(table, move), plan.moves[1:]
    except Refusal as why:
        if not table.game.only_says_no(legal):
            return Followed(_dropped(plan, Say("slow-plan-illegal", why=why.said)))
        # What can only be declined was passed over when the plan was made.
        outcome, left = played(table, legal[0]), plan.moves
    done = replace(plan, moves=left)
    return Followed(done if left else replace(done, note=cast(SayTold, told(Say("slow-plan-played")))), outcome)


def _answer(table: Table, plan: Plan, key: str) -> Followed | None:
    if key not in plan.answers:
        return None
    moves, legal = plan.answers[key], list(table.match.history.legal)
    note = cast(SayTold, told(Say("slow-plan-answered")))
    try:
        if moves:
            outcome, left = played(table, moves[0]), moves[1:]
        else:
            # No more cards: what is insured is chosen in the order of the rules, the dearest first.
            done = [number for number in legal if table.game.move_text(table.match.state, number) == "done"]
            outcome, left = played(table, done[0] if done else legal[0]), ()
    except Refusal as why:
        rest = {asked: answer for asked, answer in plan.answers.items() if asked != key}
        lost = cast(SayTold, told(Say("slow-plan-illegal", why=why.said)))
        return Followed(replace(plan, answers=rest, note=lost))
    return Followed(replace(plan, answers={**plan.answers, key: left}, note=note), outcome)


def _dropped(plan: Plan, why: Say) -> Plan:
    return replace(plan, moves=(), note=cast(SayTold, told(why)))
