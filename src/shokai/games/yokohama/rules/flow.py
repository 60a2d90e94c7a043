"""The flow of a game: whose move it is, which moves there are, and what follows from them.

Which rule belongs to which step and to which move stands in the tables (`step_table`, `move_table`); the chains of
comparisons are written from them.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

from shokai.games.yokohama.rules import (
    action, agency, boards, building, extras, harbour, laboratory, movement, phases, placement, rewards, setup, steps,
)  # fmt: skip
from shokai.games.yokohama.rules.extras import legal_extras
from shokai.games.yokohama.rules.rows import MOVE_TABLE, PILE_TABLE, STEP_TABLE, Step
from shokai.games.yokohama.rules.setup import titles_in_deck
from shokai.games.yokohama.rules.state import (
    BETWEEN, DEAL_ACHIEVEMENTS, DONE, FIRST_OUTCOME, NOBODY, OFTEN, PILE_NUMBER, TITLE_CARD, WORDS, cells,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.bits import nth_one, ones
from shokai.engine.dispatch import Chapters, grouped, write_rule
from shokai.engine.rule import rule

_CHAPTERS = Chapters(
    action, agency, boards, building, extras, harbour, laboratory, movement, phases, placement, rewards, setup, steps
)


def _by_step(name, parameters, doc, column, otherwise=""):
    """A rule function that does what a column of the table of steps says."""
    return _CHAPTERS.choose(name, parameters, doc, column, often=OFTEN, otherwise=otherwise, module=__name__)


def _moves_of(row: Step, scope) -> list[str]:
    """Lines that carry out a move of a step: its blocks are told apart by their first numbers."""
    blocks = sorted((MOVE_TABLE[first] for first in row.moves), key=lambda block: block.first)
    lines = []
    for block, after in zip(blocks, [*blocks[1:], None], strict=True):
        given = f"s, move - {block.first}" if block.count > 1 else "s"
        called = _CHAPTERS.call(row.instead.get(block.first, block.apply), given, scope)
        lines += [f"if move < {after.first}:", f"    return {called}"] if after else [f"return {called}"]
    return lines


def _carry_out():
    scope: dict[str, Any] = {}
    # What no step lists is used between steps, whichever they are.
    listed = {first for row in STEP_TABLE for first in row.moves}
    free = {first: block.apply for first, block in MOVE_TABLE.items() if first not in listed and block.apply}
    lines = [f"if move == {first}: return {_CHAPTERS.call(cell, 's', scope)}" for first, cell in free.items()]
    bodies = {i: "\n".join(_moves_of(row, scope)) for i, row in enumerate(STEP_TABLE) if row.moves}
    for test, body in grouped(bodies, "step", OFTEN):
        lines += [f"if {test}:", *(f"    {line}" for line in body.split("\n"))]
    return write_rule("carry_out", "s, step, move", "Makes a move of a step.", lines, __name__, scope)


def _settle():
    """What is called most, without a call of its own for each step."""
    scope: dict[str, Any] = {}
    bodies = {number: _CHAPTERS.call(cell, "s", scope) for number, cell in cells("begin").items()}
    assert len(bodies) == len(STEP_TABLE)
    groups = grouped(bodies, "step", OFTEN)
    # The largest group needs no test. With one, compiled code would have to go on where no test holds, and random games
    # would take a tenth longer.
    rest = max(groups, key=lambda group: group[0].count("=="))
    groups.remove(rest)
    lines = [f"while s.actor == {NOBODY}:", "    step = s.stack[s.depth - 1]"]
    for i, (test, body) in enumerate(groups):
        lines += [f"    {'elif' if i else 'if'} {test}:", f"        {body}"]
    lines += ["    else:", f"        {rest[1]}"]
    doc = "Goes on until somebody must decide, chance must act, or the game is over."
    return write_rule("settle", "s", doc, lines, __name__, scope)


mark_legal = _by_step("mark_legal", "s, step, words", "Marks the legal moves of a step.", cells("legal"))
carry_out = _carry_out()
decline = _by_step("decline", "s, step", "Nothing (more) of what a step offers.", cells("decline"), "steps.pop")
settle = _settle()
deal_card = _by_step("deal_card", "s, step, card", "Does with a card what a step does.", cells("deal"))
urn_of = _by_step(
    "urn_of",
    "s, step",
    "The cards that may come in a step, as bits.",
    {number: PILE_TABLE[row.draws].left for number, row in enumerate(STEP_TABLE) if row.draws is not None},
    "0",
)


@rule
def legal(s, words):
    """See the contract."""
    for i in range(WORDS):
        words[i] = 0
    step = present_step(s)
    mark_legal(s, step, words)
    # Inside a running step Textile Mill and University must wait.
    if s.fresh == 1 and BETWEEN[step] == 1:
        legal_extras(s, words)


@rule
def apply(s, move):
    """See the contract."""
    s.actor = NOBODY
    step = present_step(s)
    if move == DONE:
        decline(s, step)
    else:
        carry_out(s, step, move)
    settle(s)


@rule
def deal(s, result):
    """See the contract."""
    step = present_step(s)
    deal_card(s, step, result - FIRST_OUTCOME[step])
    settle(s)


@rule
def deals_titles(s):
    """Technologies are counted by title; all other cards are in sets."""
    return FIRST_OUTCOME[present_step(s)] == TITLE_CARD


@rule
def tickets(s):
    """See the contract."""
    return titles_in_deck(s) if deals_titles(s) else ones(urn_of(s, present_step(s)))


@rule
def outcome(s, ticket):
    """See the contract."""
    if deals_titles(s):
        title = 0
        while ticket >= s.titles_left[title]:
            ticket -= s.titles_left[title]
            title += 1
        return TITLE_CARD + title
    step = present_step(s)
    return FIRST_OUTCOME[step] + nth_one(urn_of(s, step), ticket)


@rule
def weight(s, result):
    """See the contract."""
    if deals_titles(s):
        title = result - TITLE_CARD
        return s.titles_left[title] if 0 <= title < len(s.titles_left) else 0
    step = present_step(s)
    card = result - FIRST_OUTCOME[step]
    return (urn_of(s, step) >> card) & 1 if 0 <= card < 60 else 0


@rule
def draw_label(s, label):
    """See the contract. The piles are numbered by the steps that deal from them at set-up."""
    step = present_step(s)
    label[0] = PILE_NUMBER[step]
    label[1] = s.count if step == DEAL_ACHIEVEMENTS else 0
    label[2] = tickets(s)
