"""The stack of steps: what is happening, and what comes after it.

A turn is laid on the stack when it begins: phase A on top, then placement, movement, phase C.
Whatever a step leads to is pushed on top of it, an agent's action in phase A as much as the reward
of a shop; when that is over, the step below goes on. This is all there is to nested choices.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.state import NOBODY
from shokai.engine.rule import rule


@rule
def push(s, step):
    """A step to be done before the present one goes on."""
    s.stack[s.depth] = step
    s.depth += 1
    s.fresh = 1
    s.actor = NOBODY


@rule
def pop(s):
    """The present step is over."""
    s.depth -= 1
    s.stack[s.depth] = 0
    s.fresh = 1
    s.actor = NOBODY


@rule
def present_step(s):
    """The step on top."""
    return s.stack[s.depth - 1]


@rule
def become(s, step):
    """The present step turns into another one."""
    s.stack[s.depth - 1] = step
    s.actor = NOBODY


@rule
def ask(s):
    """The player whose turn it is decides."""
    s.actor = s.turn


@rule
def owns(s, p, title):
    """Whether a player has a technology."""
    return (s.titles[p] >> title) & 1 == 1


@rule
def mark(words, first, bits):
    """Marks a block of moves as legal."""
    words[first // 60] |= bits << (first % 60)
