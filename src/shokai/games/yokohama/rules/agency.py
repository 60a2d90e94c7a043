"""Employment Agency (004 p.14): pieces from the warehouse to the hand."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.rewards import items_for_sale, take_item
from shokai.games.yokohama.rules.state import DONE, ITEM
from shokai.games.yokohama.rules.steps import mark, pop
from shokai.engine.rule import rule


@rule
def items_to_hire(s):
    """Trading houses are named before shops, shops before assistants: the order does not matter."""
    return items_for_sale(s, s.turn) & ((2 << s.order) - 1)


@rule
def await_hiring(s):
    if s.count > 0 and items_to_hire(s) != 0:
        s.actor = s.turn
    else:
        end_hiring(s)


@rule
def legal_hiring(s, words):
    mark(words, ITEM, items_to_hire(s))
    mark(words, DONE, 1)


@rule
def hire(s, item):
    take_item(s, s.turn, item)
    s.order = item
    s.count -= 1
    s.fresh = 0


@rule
def end_hiring(s):
    s.count = 0
    s.order = 0
    pop(s)
