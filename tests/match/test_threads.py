"""Games in threads: whatever many do at once, each game goes as it would alone."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, TypeVar

import pytest

from shokai import Match
from shokai.bots import bot_for
from shokai.coach.outlook import Foresight, Samples
from shokai.engine.engine import Engine, engine_for
from shokai.engine.once import once
from shokai.games.osaka import rules as osaka
from shokai.games.yokohama import rules as yokohama
from shokai.match.record import read_record, verify
from shokai.research.observer import Observer
from shokai.texts import Say, Speaker

T = TypeVar("T")

THREADS = 8


@pytest.fixture(autouse=True)
def _switching() -> Iterator[None]:
    """Threads take turns as often as Python lets them."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(work: Callable[[int], T], jobs: int) -> list[T]:
    """What the work comes to for each number, done by threads that all begin together."""
    gate = Barrier(THREADS)
    with ThreadPoolExecutor(THREADS, initializer=gate.wait) as pool:
        return list(pool.map(work, range(jobs)))


def game_record(game: str, backend: str, number: int) -> str:
    """A game with everything that people ask for on the way, told by its record."""
    match = Match(game, 2 + number % 3, seed=f"threads {number}", backend=backend)
    choose = random.Random(number)
    for moves in range(60):
        if match.over:
            break
        seat = match.seat()
        assert seat.legal == match.legal
        match.play(choose.choice(match.legal))
        if moves % 20 == 0:
            assert len(match.standing.points) == match.players
            match.view(0)
            match.why_not("buy")
    return match.record(secret=True)


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_games_in_threads_go_as_they_would_alone(game: str, backend: str) -> None:
    alone = [game_record(game, backend, number) for number in range(24)]
    assert at_once(lambda number: game_record(game, backend, number), 24) == alone


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_good_records_are_good_however_many_are_checked_at_once(game: str) -> None:
    text = game_record(game, "python", 1)
    deals = verify(text).deals
    assert deals > 0
    for verdict in at_once(lambda _: verify(text), 24):
        assert verdict.fault is None
        assert verdict.deals == deals


@pytest.mark.parametrize("backend", ["python", "native"])
def test_one_match_may_be_read_by_many(backend: str) -> None:
    """A match that nobody plays on is only read, whatever it works out on the way."""
    match = read_record(game_record("yokohama", backend, 2), backend=backend)
    told = [match.at(step).view(0) for step in range(0, match.step, 40)]

    def read(_: int) -> Any:
        assert match.clone().legal == match.legal
        return [match.at(step).view(0) for step in range(0, match.step, 40)]

    assert all(seen == told for seen in at_once(read, THREADS))


@pytest.mark.parametrize("rules", [osaka, yokohama], ids=lambda rules: rules.NAME)
def test_engines_can_be_made_and_asked_for_the_first_time_by_many(rules: Any) -> None:
    """Binding follows calls from function to function, and remembers where it is: one thread at a time."""

    def first_moves(engine: Engine) -> list[int]:
        state = engine.new(2)
        while engine.actor(state) < 0:
            engine.deal(state, engine.outcome(state, 0))
        return engine.legal(state)

    expected = first_moves(engine_for(rules, "python"))
    for _ in range(5):
        engine = Engine(rules)
        assert at_once(lambda _: first_moves(engine), THREADS) == [expected] * THREADS  # noqa: B023


def test_what_is_made_once_is_made_once_for_all_threads() -> None:
    made = []

    @once
    def thing(name: str) -> list[str]:
        made.append(name)
        return [name]

    assert len({id(it) for it in at_once(lambda _: thing("engine"), THREADS)}) == 1
    assert made == ["engine"]


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
@pytest.mark.parametrize(
    "name", ["greedy", "heuristic:turns=20", "search:iterations=60", "network", "master:iterations=40"]
)
def test_bots_in_threads_choose_as_they_would_alone(game: str, name: str) -> None:
    def moves(number: int) -> list[int]:
        match = Match(game, 2 + number % 3, seed=f"bots {number}", backend="native")
        bots = [bot_for(name, seat) for seat in range(match.players)]
        made = []
        for _ in range(12):
            made.append(bots[match.actor].choose(match.seat()))
            match.play(made[-1])
        return made

    alone = [moves(number) for number in range(THREADS)]
    assert at_once(moves, THREADS) == alone


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_observers_in_threads_see_what_one_alone_sees(game: str, backend: str) -> None:
    match = Match(game, 3, seed="observed", backend=backend)
    observer = Observer(game, match.engine)
    choose = random.Random(1)
    states = []
    for _ in range(30):
        states.append((match.seat().known, match.actor))
        match.play(choose.choice(match.legal))

    def seen(_: int) -> list[bytes]:
        return [observer.observe(state, seat).tobytes() for state, seat in states]

    alone = seen(0)
    assert at_once(seen, THREADS) == [alone] * THREADS


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_one_foresight_in_threads_foresees_what_it_would_alone(game: str) -> None:
    match, eyes, choose = Match(game, 3, seed="foreseen", backend="native"), Foresight(game, "native"), random.Random(1)
    for _ in range(10):
        match.play(choose.choice(match.legal))
    states = match.history.states[-THREADS:]

    def foreseen(number: int) -> Samples:
        return eyes.samples(states[number], 60, number)

    alone = [foreseen(number) for number in range(THREADS)]
    assert at_once(foreseen, THREADS) == alone


def test_a_speaker_says_everything_to_everybody() -> None:
    """Messages are parsed when they are first said, and speak of one another."""
    match = Match("yokohama", 3, seed="told")
    choose = random.Random(3)
    for _ in range(80):
        match.play(choose.choice(match.legal))
    lines: list[Say] = match.log()
    told = [Speaker("en").say(line) for line in lines]
    for _ in range(3):
        fresh = Speaker("en")
        assert at_once(lambda _: [fresh.say(line) for line in lines], THREADS) == [told] * THREADS  # noqa: B023
