"""Honours of play: what a game has to praise in how it was played, whoever won.

A game brings them in its folder, in `honours.py`: `HONOURS`, a table of them, and `tally`, which goes through a whole
game once and counts for each seat what the table asks about. The place and the points of a seat are counted for every
game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.match.game import Step
from shokai.match.match import Match

# What was counted about one seat of one game.
Counted = Mapping[str, int]


@dataclass(frozen=True)
class Honour:
    """Its name, which its texts are found by, the sign on its seal, and whether what was counted is worth it."""

    name: str
    sign: str
    earned: Callable[[Counted], bool]


@dataclass(frozen=True)
class Passed:
    """A step with the states around it, to be read."""

    before: State
    step: Step
    after: State


@once
def honours_of(game: str) -> tuple[Honour, ...]:
    """What a game has to praise; nothing where it brings no table of it.

    >>> [honour.name for honour in honours_of("osaka")][:2]
    ['osaka-four-colours', 'osaka-last-token']
    """
    module = f"shokai.games.{game}.honours"
    return tuple(import_module(module).HONOURS) if find_spec(module) else ()


def earned_in(match: Match) -> list[list[str]]:
    """The honours that each seat has earned in a game that is over, whose whole past is known."""
    found: list[list[str]] = [[] for _ in range(match.players)]
    honours = honours_of(match.game)
    if not honours or not match.over:
        return found
    places, points = match.standing.places, match.standing.points
    counted = import_module(f"shokai.games.{match.game}.honours").tally(passed_in(match), match.players)
    for seat in range(match.players):
        facts = {**counted[seat], "place": places[seat], "points": points[seat]}
        found[seat] = [honour.name for honour in honours if honour.earned(facts)]
    return found


def passed_in(match: Match) -> Iterator[Passed]:
    """All steps of a game in their order."""
    history = match.history
    states = [history.engine.lists(state) for state in history.states]
    for number, step in enumerate(history.steps):
        yield Passed(states[number], step, states[number + 1])
