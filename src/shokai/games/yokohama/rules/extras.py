"""Textile Mill and University (004 p.17): once a turn, between steps (R6)."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import MILL_YEN, SILK, TEXTILE_MILL, UNIVERSITY_TITLE, UNIVERSITY_YEN
from shokai.games.yokohama.rules.state import MILL
from shokai.games.yokohama.rules.steps import mark, owns
from shokai.engine.rule import rule


@rule
def extras(s):
    """Bits of what can be used now: 1 the Textile Mill, 2 the University."""
    p = s.turn
    bits = 0
    if owns(s, p, TEXTILE_MILL) and s.mill_used == 0 and s.goods[p][SILK] > 0:
        bits |= 1
    if owns(s, p, UNIVERSITY_TITLE) and s.university_used == 0 and s.yen[p] >= UNIVERSITY_YEN and s.men_store[p] > 0:
        bits |= 2
    return bits


@rule
def legal_extras(s, words):
    # UNIVERSITY is the move after MILL.
    mark(words, MILL, extras(s))


@rule
def use_mill(s):
    s.goods[s.turn][SILK] -= 1
    s.yen[s.turn] += MILL_YEN
    s.mill_used = 1


@rule
def use_university(s):
    s.yen[s.turn] -= UNIVERSITY_YEN
    s.men_store[s.turn] -= 1
    s.men_hand[s.turn] += 1
    s.university_used = 1
