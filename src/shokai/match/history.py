"""The history of a match: the steps that were made, and the state before each of them.

A state is small and copying it is cheap, so nothing is ever undone by hand. A state that once stood here is never
changed: histories that go different ways share their past.

>>> from shokai import Match
>>> match = Match("osaka", seed=7).play("token R")
>>> match.history.step, match.history.steps[-1]
(16, Step(seat=1, number=48))
>>> match.history.back_to(15)
>>> match.legal_texts()[0]
'token R'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shokai.engine.engine import CHANCE, Engine
from shokai.engine.fields import State
from shokai.match.game import Step
from shokai.texts import Refusal, Say

if TYPE_CHECKING:
    from shokai.match.notes import Variation


@dataclass(frozen=True, slots=True)
class Past:
    """A step with the state before it, the comment after it, and the variations that could have stood in its place."""

    state: State
    step: Step
    comment: str = ""
    variations: tuple[Variation, ...] = ()


class History:
    """Where a game stands and how it came there. It knows the rules, but neither names nor who deals.

    `first` is the number of steps that came before those it remembers.
    """

    def __init__(self, engine: Engine, state: State, first: int = 0) -> None:
        self.engine = engine
        self.first = first
        self.past: list[Past] = []
        self.undone: list[Past] = []
        self._stand(state)

    def _stand(self, state: State) -> None:
        self.state = state
        self._lists: State | None = None
        self._legal: tuple[int, ...] | None = None
        self._offered: tuple[int, ...] = ()

    # Where it stands.

    @property
    def lists(self) -> State:
        """The state as a list state, to be read."""
        if self._lists is None:
            self._lists = self.engine.lists(self.state)
        return self._lists

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE or OVER."""
        return self.engine.actor(self.state)

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers of the legal moves."""
        if self._legal is None:
            self._legal = tuple(self.engine.legal(self.state)) if self.actor >= 0 else ()
        return self._legal

    def is_legal(self, move: int) -> bool:
        """Whether a move is legal; does not list all of them for it."""
        if move in self._offered:
            return True
        return self.engine.is_legal(self.state, move) if self._legal is None else move in self._legal

    def offer(self, moves: Sequence[int]) -> None:
        """Some of the legal moves are known, since they were shown to whoever decides: each is not looked up again."""
        self._offered = tuple(moves)

    # How it came there.

    @property
    def step(self) -> int:
        """How many steps were made."""
        return self.first + len(self.past)

    @property
    def steps(self) -> list[Step]:
        """The steps that it remembers."""
        return [past.step for past in self.past]

    @property
    def states(self) -> list[State]:
        """The states before each step that it remembers, and the present one."""
        return [past.state for past in self.past] + [self.state]

    def at(self, step: int) -> Past:
        """The step after so many others, with the state before it. Refuses what is to come, or forgotten."""
        if not self.first <= step < self.step:
            raise Refusal(Say("no-such-step", step=str(step), first=str(self.first), last=str(self.step)))
        return self.past[step - self.first]

    def after(self, step: int) -> State:
        """The state that a step led to."""
        return self.at(step + 1).state if step + 1 < self.step else self.state

    # Forward and back.

    def make(self, step: Step) -> None:
        """Makes a step; what was taken back before is gone."""
        self.undone.clear()
        self._make(step)

    def repeat(self, steps: Sequence[Step]) -> None:
        """Makes steps that were made before, moves and deals as they were; nothing more is dealt."""
        for step in steps:
            self.make(step)

    def _make(self, step: Step) -> None:
        self.past.append(Past(self.state, step))
        state = self.engine.clone(self.state)
        if step.seat == CHANCE:
            self.engine.deal(state, step.number)
        else:
            self.engine.apply(state, step.number)
        self._stand(state)

    @property
    def can_undo(self) -> bool:
        """Whether the last step was a decision: nothing was revealed since."""
        return bool(self.past) and self.past[-1].step.seat != CHANCE

    def undo(self) -> None:
        """Takes the last decision back."""
        if all(past.step.seat == CHANCE for past in self.past):
            raise Refusal(Say("nothing-to-undo"))
        if not self.can_undo:
            raise Refusal(Say("revealed-since"))
        self.undone.append(self.past.pop())
        self._stand(self.undone[-1].state)

    def redo(self) -> None:
        """Makes the decision again that was taken back last."""
        if not self.undone:
            raise Refusal(Say("nothing-to-redo"))
        again = self.undone.pop()
        self._make(again.step)
        # With its comment and its variations.
        self.past[-1] = again

    def back_to(self, step: int) -> None:
        """Goes back to where so many steps had been made, or as far as it remembers, whatever was revealed since."""
        step = max(step, self.first)
        if step < self.step:
            self._stand(self.at(step).state)
            del self.past[step - self.first :]
        self.undone.clear()

    def rewind(self) -> None:
        """Goes back to before the first step that it remembers: of a new game, nothing is dealt then."""
        self.back_to(self.first)

    def forget(self, step: int) -> None:
        """Remembers no more what was before a step; what is forgotten cannot be undone or looked at."""
        step = min(step, self.step)
        if step > self.first:
            del self.past[: step - self.first]
            self.first = step

    # Copies.

    def copy(self) -> History:
        """A history that goes its own way from here."""
        twin = History.__new__(History)
        twin.__dict__.update(self.__dict__)
        # States and steps are never changed: these are all that is written to.
        twin.past, twin.undone = list(self.past), list(self.undone)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # What was worked out on the way can be worked out again.
        return self.__dict__ | {"_lists": None, "_legal": None, "_offered": ()}
