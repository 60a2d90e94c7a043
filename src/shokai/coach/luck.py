"""Luck: by how much what chance dealt was better or worse for each seat than what it could have dealt.

A stretch of a game from one choice to the next is a move and what follows from it: forced moves and chance. Before
chance deals, the outlook is the mean over what it may deal; afterwards it is the outlook there. The difference is luck.
Its mean is zero whatever the outlooks are worth, because what was dealt is one of the futures over which the mean was
taken. Everything else that the outlook changes by is what the move did. Together they lead from the outlook before the
first card to the result:

    result = outlook at the start + luck + moves
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shokai.coach.outlook import Foresight, Outlook
from shokai.engine.engine import CHANCE, Engine
from shokai.engine.fields import State
from shokai.match.game import Step


@dataclass(frozen=True)
class Dealt:
    """A draw: the step, and everybody's outlook before and after it."""

    step: int
    before: Outlook
    after: Outlook

    @property
    def luck(self) -> Outlook:
        """What it gave and took."""
        return self.after.less(self.before)


@dataclass(frozen=True)
class Moved:
    """A choice: the step, and everybody's outlook before the move and after it, before chance deals."""

    step: int
    seat: int
    before: Outlook
    after: Outlook


def course(
    foresight: Foresight, steps: list[Step], states: list[State], samples: int, begin: int = 0
) -> Iterator[Dealt | Moved]:
    """What each step of a game did to everybody's outlook: the next one starts where the last one ended.

    `states` are those before each step, and the last one; `samples` futures are looked at before each draw.
    With `begin` only what follows the first so many steps is told.
    """
    now = foresight.outlook(states[begin], samples) if begin else foresight.start(states[0], samples)
    for number, step in enumerate(steps[begin:], begin):
        if _is_certain(foresight.engine, states[number]):
            continue
        after = foresight.outlook(states[number + 1], samples)
        yield Dealt(number, now, after) if step.seat == CHANCE else Moved(number, step.seat, now, after)
        now = after


def _is_certain(engine: Engine, state: State) -> bool:
    """Whether there was one possibility only, so that nothing changed."""
    return len(engine.chance(state).weights if engine.actor(state) == CHANCE else engine.legal(state)) == 1
