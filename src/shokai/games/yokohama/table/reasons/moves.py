"""Why not? For every move that is not legal: the condition that fails and the rule behind it.

The conditions themselves are in `turn` and `areas`, kind by kind, and in `ended`. Here is which kind a move is of, what
is said when it is only the wrong time for it, and how typed lines are judged.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from shokai.match.game import Reason
from shokai.games.yokohama.table.reasons import areas
from shokai.games.yokohama.table.reasons import ended
from shokai.games.yokohama.table.reasons import turn
from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.table.legality import is_legal, whole_harvest
from shokai.games.yokohama.table.names import edition
from shokai.games.yokohama.table.reading import gifts_named, read_moves
from shokai.games.yokohama.table.questions import question
from shokai.games.yokohama.rules import flow
from shokai.games.yokohama.rules.rows import MOVE_TABLE, STEP_TABLE
from shokai.games.yokohama.rules.state import BLOCKS, DEAL_MARKERS, DONE, FILL_ORDERS, HARVEST, MOVES
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import OVER
from shokai.engine.fields import State
from shokai.texts import Refusal, Say


# Every module of reasons has its own, so that the tests can read which texts it needs.
def _why(s: State, code: str, section: str, **args: object) -> Reason:
    return Reason(Say(f"yokohama-why-{code}", edition=edition(s), **args), f"yokohama-rules-{section}")


class Kind(NamedTuple):
    """One kind of move: its first number, its name, its section, and what tells its conditions."""

    first: int
    name: str
    section: str
    condition: Callable[[State, int, Sequence[str]], Reason | None]


def _none(_s: State, _i: int, _names: Sequence[str]) -> Reason | None:
    """Nothing but the time can be wrong."""
    return None


def _kinds() -> Iterator[Kind]:
    """In the order of the numbers. Gaps between the blocks have no name."""
    end = 0
    for block in BLOCKS:
        if block.first > end:
            yield Kind(end, "", "turn", _none)
        end = block.first + block.count
        yield Kind(block.first, block.kind, block.section, function(block.why, turn, areas) if block.why else _none)


KINDS = tuple(_kinds())
_FIRST = [kind.first for kind in KINDS]


def kind_of(move: int) -> Kind:
    """The kind of a move.

    >>> kind_of(0).name, kind_of(MOVES - 1).name
    ('place', 'marker')
    """
    return KINDS[bisect_right(_FIRST, move) - 1]


def why_not(s: State, move: int, names: Sequence[str]) -> Reason | None:
    """The reason why a move is not legal; None when it is."""
    if is_legal(s, move):
        return None
    if s.actor == OVER:
        return _why(s, "over", "end")
    if s.actor < 0:
        return _dealing(s)
    if not 0 <= move < MOVES or not kind_of(move).name:
        return _why(s, "no-such-move", "turn")
    kind = kind_of(move)
    return kind.condition(s, move - kind.first, names) or _not_now(s, kind)


def _dealing(s: State) -> Reason:
    step = present_step(s)
    if step <= DEAL_MARKERS:
        return _why(s, "dealing", "setup")
    return _why(s, "dealing", "port" if step == FILL_ORDERS else "laboratory")


def _not_now(s: State, kind: Kind) -> Reason:
    """When such a move is possible, and what is being asked now."""
    return _why(s, "not-now", kind.section, kind=kind.name, asked=question(s))


# Typed moves.


def why_not_text(s: State, text: str, names: Sequence[str]) -> Reason | None:
    """The reason why a typed move is not legal. It may stand for several moves of one step."""
    try:
        moves = read_moves(s, text)
    except Refusal as refusal:
        words = text.lower().split()
        if words[:1] == ["sell"] and {"import", "imports"} & set(words):
            return areas.no_import_sale(s)
        return Reason(refusal.said, "yokohama-rules-turn")
    t = before = s.clone()
    for i, move in enumerate(moves):
        reason = why_not(t, move, names)
        if reason:
            better = _step_over(before, moves[i - 1], t, move) if i else _judged_later(s, move, names, reason)
            return _given_twice(t, text, move) or better or reason
        before = t.clone()
        flow.apply(t, move)
    return None


def _given_twice(s: State, text: str, move: int) -> Reason | None:
    """Whatever else is wrong with the donations on a line, no kind may be there twice."""
    given = gifts_named(text) if kind_of(move).name == "donate" else []
    twice = [gift for gift in given if given.count(gift) > 1]
    return areas.donated_twice(s, twice[0]) if twice else None


def _judged_later(s: State, move: int, names: Sequence[str], reason: Reason) -> Reason | None:
    """A move of a later step of the turn is judged there: `place Canal` before the placement begins."""
    t = s.clone()
    while reason.code == "not-now":
        if is_legal(t, DONE):
            flow.apply(t, DONE)
        elif present_step(t) == HARVEST:
            flow.apply(t, whole_harvest(t))
        else:
            return None
        later = why_not(t, move, names) if t.actor == s.actor else None
        if later is None:
            return None
        reason = later
    return reason


def _step_over(before: State, last: int, after: State, move: int) -> Reason | None:
    """Why nothing more of a kind can follow on a line: the last move has ended its step."""
    kind, now = kind_of(move), STEP_TABLE[present_step(after)]
    cell = STEP_TABLE[present_step(before)].ended.get(kind.first)
    # Where the line has come to a step with moves of this kind, that step has said what is wrong.
    if not cell or kind.name in [MOVE_TABLE[first].kind for first in now.moves]:
        return None
    reason: Reason = function(cell, ended)(before, last, after, move - kind.first)
    return reason
