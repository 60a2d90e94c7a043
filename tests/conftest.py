"""What many tests share: the engines, and walks through games by a given stream of choices."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from shokai.games import osaka
from shokai.games.osaka.state import BUY, INSURE, RESERVE, RESERVE_FARM, SAVE, START, TAKE, TAKE_HELD, TOKEN
from shokai.kernel.engine import CHANCE, OVER, Engine, engine_for

# A process started in the background may ignore Ctrl-C, and so would all it starts: the tests of Ctrl-C need it back.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# The same examples in every run, so that a failure is one for everybody. To look further afield:
# pytest --hypothesis-profile=explore
_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("shokai", deadline=None, derandomize=True, suppress_health_check=_QUIET)
settings.register_profile("explore", deadline=None, max_examples=2000, suppress_health_check=_QUIET)
settings.load_profile("shokai")

STYLES = ("any", "hoard", "buy", "reserve")
"""How a random player chooses: anything; coins first; goods first; stones first."""


@dataclass(frozen=True)
class Walked:
    """One step of a walk: the state before it, who made it (a seat or CHANCE), its number, after it."""

    before: Any
    seat: int
    number: int
    after: Any


def _liked(style: str, legal: list[int]) -> list[int]:
    """The moves a player of that style would rather make."""
    if style == "hoard":
        return [m for m in legal if m == TAKE_HELD or (m < TOKEN and m % 4 == TAKE)]
    if style == "buy":
        return [m for m in legal if m == BUY]
    if style == "reserve":
        return [m for m in legal if m < TOKEN and m % 4 in (RESERVE, RESERVE_FARM)]
    return legal


def walk(engine: Engine, players: int, seed: int = 0, choices: bytes = b"", style: str = "any") -> Iterator[Walked]:
    """Plays a game to its end. The bytes choose moves and deals, and a seeded generator after them.

    The states are list states that nobody changes later.
    """
    rng = random.Random(f"{seed} {players}")
    stream = iter(choices)

    def choose(n: int) -> int:
        byte = next(stream, None)
        return rng.randrange(n) if byte is None else byte % n

    state = engine.new(players)
    before = _copy(engine, state)
    while engine.actor(state) != OVER:
        seat = engine.actor(state)
        if seat == CHANCE:
            number = engine.outcome(state, choose(engine.chance(state).total))
            engine.deal(state, number)
        else:
            legal = engine.legal(state)
            # Nobody is of one mind all the time: one choice in eight is a free one.
            liked = _liked(style, legal) if choose(8) else legal
            number = (liked or legal)[choose(len(liked or legal))]
            engine.apply(state, number)
        after = _copy(engine, state)
        yield Walked(before, seat, number, after)
        before = after


def _copy(engine: Engine, state: Any) -> Any:
    return engine.lists(engine.clone(state))


@pytest.fixture(scope="session")
def python_engine() -> Engine:
    """The interpreted rules."""
    return engine_for(osaka, "python")


@pytest.fixture(scope="session")
def native_engine() -> Engine:
    """The compiled rules."""
    return engine_for(osaka, "native")


@pytest.fixture(scope="session", params=["python", "native"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Both back ends, one after the other."""
    return engine_for(osaka, request.param)


@pytest.fixture(scope="session")
def walks() -> Callable[..., Iterator[Walked]]:
    """The function `walk`, which plays a game and gives every step of it."""
    return walk


@pytest.fixture(scope="session")
def many_states(python_engine: Engine) -> list[Any]:
    """States of every phase, from games of all player counts and styles, the rare ones included."""
    states = []
    for seed in range(24):
        steps = walk(python_engine, 2 + seed % 3, seed, style=STYLES[seed % len(STYLES)])
        states += [step.after for i, step in enumerate(steps) if _is_rare(step.after) or i % 7 == seed % 7]
    return states


def _is_rare(s: Any) -> bool:
    """Lots for the start, insurance, choosing goods, somebody who can only pass, the end."""
    return s.phase in (START, INSURE, SAVE) or s.actor == OVER or s.passes > 0
