"""Turns to think: people take them by the seconds that their bots have thought, however many tables they have."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from shokai.server.thinking.turns import QUICK, Line, Turn, Turns

FULL = 5.0


@dataclass
class Thinking:
    """A pool whose thoughts end when the test says so, and a clock that it turns."""

    turns: Turns
    now: float = 0.0
    begun: list[str] = field(default_factory=list)
    under_way: dict[str, list[asyncio.Event]] = field(default_factory=lambda: defaultdict(list))
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def wish(self, person: str, seconds: float = FULL, quick: bool = False) -> asyncio.Task[None]:
        async def thought() -> None:
            async with self.turns.turn(person, quick, QUICK if quick else seconds):
                self.begun.append(person)
                over = asyncio.Event()
                self.under_way[person].append(over)
                await over.wait()
                self.now += 0 if quick else seconds

        self.tasks.append(asyncio.create_task(thought()))
        return self.tasks[-1]

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def end(self, person: str) -> None:
        self.under_way[person].pop(0).set()
        await self.settle()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def thinking(places: int) -> Thinking:
    made = Thinking(Turns(places, lambda: made.now))
    return made


def test_whoever_comes_waits_for_one_thought_of_somebody_with_many_tables() -> None:
    async def scene() -> None:
        pool = thinking(1)
        for _ in range(29):
            pool.wish("Mallory")
        await pool.settle()
        pool.wish("Anna", 0.2)
        for n in range(10):
            await pool.end("Mallory")
            assert pool.begun == ["Mallory", "Anna"] * (n + 1)
            await pool.end("Anna")
            pool.wish("Anna", 0.2)
            await pool.settle()
        await pool.stop()

    asyncio.run(scene())


def test_nobody_waits_for_ever_behind_those_who_take_less() -> None:
    """Five seconds at a time against fifth parts of a second: both get the same time in the long run."""

    async def scene() -> None:
        pool = thinking(1)
        for _ in range(400):
            pool.wish("Anna", 0.2)
        for _ in range(29):
            pool.wish("Mallory")
        await pool.settle()
        while Counter(pool.begun)["Mallory"] < 5:
            await pool.end(pool.begun[-1])
        assert 60 <= Counter(pool.begun)["Anna"] <= 125
        await pool.stop()

    asyncio.run(scene())


def test_quick_bots_never_wait_for_those_that_search() -> None:
    async def scene() -> None:
        pool = thinking(1)
        for _ in range(29):
            pool.wish("Mallory")
        await pool.settle()
        for n in range(5):
            pool.wish("Anna", quick=True)
            await pool.settle()
            assert pool.begun == ["Mallory", *["Anna"] * (n + 1)]
            await pool.end("Anna")
        await pool.stop()

    asyncio.run(scene())


def test_one_person_never_holds_every_place() -> None:
    async def scene() -> None:
        pool = thinking(3)
        for _ in range(29):
            pool.wish("Mallory")
            pool.wish("Mallory", quick=True)
        await pool.settle()
        # Of three places for all, two; and the one for quick ones, which nobody keeps for long.
        assert len(pool.begun) == 2 + 1
        pool.wish("Anna")
        await pool.settle()
        assert pool.begun[-1] == "Anna"
        await pool.stop()

    asyncio.run(scene())


def test_quick_bots_use_what_those_that_search_leave_idle() -> None:
    async def scene() -> None:
        pool = thinking(2)
        for person in ("Anna", "Ben", "Cleo", "Dora"):
            pool.wish(person, quick=True)
        await pool.settle()
        assert pool.begun == ["Anna", "Ben", "Cleo"]
        pool.wish("Emil")
        await pool.settle()
        await pool.end("Ben")
        assert pool.begun[-1] == "Emil"
        await pool.end("Anna")
        assert pool.begun[-1] == "Dora"
        await pool.stop()

    asyncio.run(scene())


def test_whoever_goes_away_leaves_no_place_taken() -> None:
    """While they wait, in the moment when their turn comes, and in thought."""

    async def scene() -> None:
        pool = thinking(1)
        pool.wish("Anna")
        waiting, chosen = pool.wish("Ben"), pool.wish("Cleo")
        await pool.settle()
        waiting.cancel()
        await pool.settle()
        pool.under_way["Anna"].pop().set()
        # Anna's turn is over after one step of the loop, and Cleo's has come, but she has not heard of it yet.
        await asyncio.sleep(0)
        chosen.cancel()
        await pool.settle()
        assert "Ben" not in pool.begun
        in_thought = pool.wish("Dora")
        await pool.settle()
        assert pool.begun[-1] == "Dora"
        in_thought.cancel()
        await pool.settle()
        pool.wish("Emil")
        await pool.settle()
        assert pool.begun[-1] == "Emil"
        await pool.stop()

    asyncio.run(scene())


PEOPLE = st.sampled_from("ABCD")
STEPS = st.lists(st.one_of(st.tuples(PEOPLE, st.floats(0.01, 5)), st.none()), max_size=80)


@given(STEPS)
def test_whoever_comes_anew_waits_for_one_thought_of_each_other_at_most(steps: list[tuple[str, float] | None]) -> None:
    """Whatever happened before: people come with thoughts of any length, and the line goes on, in any order."""

    async def scene() -> None:
        line, numbers = Line(), iter(range(10_000))
        lengths: dict[Turn, float] = {}

        def come(person: str, seconds: float) -> None:
            turn = Turn(person, False, seconds, next(numbers))
            lengths[turn] = seconds
            line.join(turn)

        def serve() -> str | None:
            turn = line.first(lambda person: True)
            if turn is None:
                return None
            line.begin(turn)
            line.end(turn, lengths[turn])
            return turn.person

        for step in steps:
            if step is None:
                serve()
            else:
                come(*step)
        come("new", 1.0)
        before: list[str | None] = []
        while (served := serve()) != "new":
            before.append(served)
        assert max(Counter(before).values(), default=0) <= 1
        while serve() is not None:
            pass
        assert len(line) == 0

    asyncio.run(scene())
