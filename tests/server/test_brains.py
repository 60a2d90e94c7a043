"""Thinking processes: however one dies, and whatever it says, its question is answered by another, without a traceback.

And however a server dies, its thinking processes die with it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import uvloop
from helpers.command import surroundings
from helpers.tables import sooner_or_later
from helpers.working import gone

from shokai.server.metrics import BRAINS_LOST
from shokai.server.thinking import pool as thinking
from shokai.server.thinking.compiling import Compiler

Loop = Callable[[], asyncio.AbstractEventLoop]
Scene = Callable[[thinking.Pool], Awaitable[None]]

# Answers 7 to everything; only when it is asked the odd question for the first time, it does something else.
BRAIN = """\
import json, os, sys, time
begun = {folder!r} + "/begun"
for line in sys.stdin:
    job = json.loads(line)
    good = json.dumps({{"id": job["id"], "move": 7}})
    if "odd" in job and not os.path.exists(begun):
        with open(begun + ".new", "w") as file:
            file.write(str(os.getpid()))
        os.rename(begun + ".new", begun)
        {way}
    else:
        print(good, flush=True)
"""

ODD = {"odd": True}
THINKS_FOR_EVER = "time.sleep(600)"
ANSWERS = "print(good, flush=True)"


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def loop(request: pytest.FixtureRequest) -> Loop:
    """Both event loops: each has its own ways to say that a pipe is broken."""
    made: Loop = request.param
    return made


@pytest.fixture
def brain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Says what the thinking process does with the odd question."""

    def behaves(way: str) -> None:
        source = BRAIN.format(folder=str(tmp_path), way=way)
        monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", source))

    return behaves


@pytest.fixture
def play(loop: Loop, caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[Scene], None]]:
    """Plays a scene with one thinking process; a traceback in the log fails the test, from wherever it comes."""

    def on_loop(scene: Scene) -> None:
        async def main() -> None:
            pool = thinking.Pool(1)
            try:
                await scene(pool)
            finally:
                await pool.stop()
                assert pool.pids == []

        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(main())

    with caplog.at_level(logging.DEBUG):
        yield on_loop
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


def lost() -> float:
    """How many thinking processes were lost so far."""
    return float(BRAINS_LOST._value.get())


async def begun(folder: Path) -> int:
    """Waits until the odd question is being thought about; the process that does."""
    await sooner_or_later((folder / "begun").exists, "the odd question")
    return int((folder / "begun").read_text())


def kill_at_once(pid: int) -> None:
    """Kills a process and waits until it is dead, while the event loop stands still and hears nothing of it."""
    process = psutil.Process(pid)
    process.kill()
    while not gone(process):
        time.sleep(0.001)


WAYS = {
    "dies": "os._exit(1)",
    "dies by a signal": "os.kill(os.getpid(), 11)",
    "dies after half an answer": "print(good[:9], end='', flush=True); os._exit(1)",
    "dies before the end of the line": "print(good, end='', flush=True); os._exit(1)",
    "says what is no JSON": "print('Segmentation fault', flush=True)",
    "says what is no text": "sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()",
    "says JSON that nobody can read": "print('[' * 50_000, flush=True)",
    "says a number": "print(7, flush=True)",
    "answers another question": "print(json.dumps({'id': 0, 'move': 5}), flush=True)",
    "answers without a move": "print(json.dumps({'id': job['id']}), flush=True)",
    "answers with a word": "print(json.dumps({'id': job['id'], 'move': 'pass'}), flush=True)",
    "says a line that is too long": "print('x' * (1 << 21), flush=True)",
    "says a line that never ends": "exec('while True: print(0, end=str())')",
}


@pytest.mark.parametrize("way", WAYS)
def test_whatever_a_brain_does_its_question_goes_to_another(
    way: str, brain: Callable[[str], None], play: Callable[[Scene], None]
) -> None:
    brain(WAYS[way])

    async def scene(pool: thinking.Pool) -> None:
        before = lost()
        assert await pool.think(ODD) == 7
        assert lost() == before + 1
        (second,) = pool.pids
        assert await pool.think({}) == 7
        assert pool.pids == [second]

    play(scene)


@pytest.mark.parametrize("turns", [*range(6), 10, 30])
def test_a_brain_that_is_killed_between_two_questions(
    turns: int, brain: Callable[[str], None], play: Callable[[Scene], None]
) -> None:
    """The event loop hears of the end in several steps, and the next question may come between any two of them."""
    brain(ANSWERS)

    async def scene(pool: thinking.Pool) -> None:
        assert await pool.think({}) == 7
        (first,) = pool.pids
        kill_at_once(first)
        for _ in range(turns):
            await asyncio.sleep(0)
        assert await pool.think({}) == 7
        assert first not in pool.pids

    play(scene)


@pytest.mark.parametrize("turns", [0, 1, 3, 30])
def test_a_brain_that_is_killed_between_writing_and_draining(
    turns: int, brain: Callable[[str], None], play: Callable[[Scene], None]
) -> None:
    brain(ANSWERS)

    async def scene(pool: thinking.Pool) -> None:
        assert await pool.think({}) == 7
        (first,) = pool.pids
        stdin: Any = pool._brains[0]._process.stdin  # type: ignore[union-attr]
        drain = stdin.drain

        async def late() -> None:
            kill_at_once(first)
            for _ in range(turns):
                await asyncio.sleep(0)
            await drain()

        stdin.drain = late
        # One that has answered before it dies is missed by whoever asks next.
        assert [await pool.think({}), await pool.think({})] == [7, 7]
        assert first not in pool.pids

    play(scene)


@pytest.mark.parametrize("told", [True, False])
def test_a_brain_whose_broken_pipe_is_known_before_its_end(
    told: bool, brain: Callable[[str], None], play: Callable[[Scene], None]
) -> None:
    """So it may look for a moment when one was killed between two questions; to uvloop also closed, but not closing."""
    brain(ANSWERS)

    async def scene(pool: thinking.Pool) -> None:
        assert await pool.think({}) == 7
        (first,) = pool.pids
        psutil.Process(first).suspend()
        stdin: Any = pool._brains[0]._process.stdin  # type: ignore[union-attr]
        if not told:
            stdin.is_closing = lambda: False
        stdin.close()
        await stdin.wait_closed()
        assert pool.pids == [first]
        assert await pool.think({}) == 7
        assert first not in pool.pids

    play(scene)


def test_a_brain_that_is_killed_while_it_thinks(
    brain: Callable[[str], None], play: Callable[[Scene], None], tmp_path: Path
) -> None:
    brain(THINKS_FOR_EVER)

    async def scene(pool: thinking.Pool) -> None:
        thought = asyncio.create_task(pool.think(ODD))
        first = await begun(tmp_path)
        os.kill(first, signal.SIGKILL)
        assert await thought == 7
        assert first not in pool.pids

    play(scene)


@pytest.mark.parametrize("way", [THINKS_FOR_EVER, f"os.close(0); os.close(1); {THINKS_FOR_EVER}"])
def test_a_brain_that_never_answers_is_replaced(
    way: str,
    brain: Callable[[str], None],
    play: Callable[[Scene], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    brain(way)

    async def scene(pool: thinking.Pool) -> None:
        assert await pool.think({}) == 7
        patience = thinking.PATIENCE
        monkeypatch.setattr(thinking, "PATIENCE", 3)
        thought = asyncio.create_task(pool.think(ODD))
        first = await begun(tmp_path)
        # The next one may take its time to start.
        monkeypatch.setattr(thinking, "PATIENCE", patience)
        assert await thought == 7
        assert first not in pool.pids

    play(scene)


def test_a_thought_that_is_given_up_leaves_no_process_behind(
    brain: Callable[[str], None], play: Callable[[Scene], None], tmp_path: Path
) -> None:
    brain(THINKS_FOR_EVER)

    async def scene(pool: thinking.Pool) -> None:
        thought = asyncio.create_task(pool.think(ODD))
        first = await begun(tmp_path)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert not psutil.pid_exists(first)
        assert await pool.think({}) == 7

    play(scene)


def test_a_pool_stops_though_its_process_was_killed_just_now(
    brain: Callable[[str], None], play: Callable[[Scene], None]
) -> None:
    brain(ANSWERS)

    async def scene(pool: thinking.Pool) -> None:
        assert await pool.think({}) == 7
        kill_at_once(pool.pids[0])

    play(scene)


def test_a_brain_that_dies_again_and_again_is_given_up(
    monkeypatch: pytest.MonkeyPatch, play: Callable[[Scene], None]
) -> None:
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))

    async def scene(pool: thinking.Pool) -> None:
        with pytest.raises(thinking.BotFailed, match="again and again"):
            await pool.think({})

    play(scene)


def test_no_process_can_be_started(brain: Callable[[str], None], play: Callable[[Scene], None]) -> None:
    """Here because there are no file descriptors left; once there are, bots think again."""
    brain(ANSWERS)

    async def scene(pool: thinking.Pool) -> None:
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, most))
        try:
            with pytest.raises(thinking.BotFailed, match="no thinking process can be started: "):
                await pool.think({})
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
        assert await pool.think({}) == 7

    play(scene)


def test_a_program_that_is_not_there(monkeypatch: pytest.MonkeyPatch, play: Callable[[Scene], None]) -> None:
    monkeypatch.setattr(thinking, "COMMAND", ("/nowhere/brain",))

    async def scene(pool: thinking.Pool) -> None:
        with pytest.raises(thinking.BotFailed, match="no thinking process can be started"):
            await pool.think({})

    play(scene)


# Servers that die.

# Two thinking processes, the real ones but for what they think.
OWNER = """\
import asyncio, sys
from shokai.server.thinking import pool as thinking

thinking.COMMAND = (sys.executable, "-c", sys.argv[2])

async def main():
    pool = thinking.Pool(2)
    await asyncio.gather(pool.think({}), pool.think({}))

if sys.argv[1] == "uvloop":
    import uvloop
    uvloop.run(main())
else:
    asyncio.run(main())
"""
THOUGHT = """\
import ctypes, os
from pathlib import Path
from shokai.server.thinking import brain

def answer(job, bots):
    begun = Path({folder!r}) / f"{{os.getpid()}}.begun"
    begun.touch()
    {thought}

{before}
brain.answer = answer
brain.main()
"""
# What is thought, and what is done before.
NOT_BY_THE_KERNEL = "brain._die_with_parent = lambda: None"
THOUGHTS = {
    "in Python": ("exec('while True: pass')", ""),
    "in Python, where the kernel does not help": ("exec('while True: pass')", NOT_BY_THE_KERNEL),
    "in compiled code that lets others run": ("ctypes.CDLL(None).sleep(600)", NOT_BY_THE_KERNEL),
    "in compiled code that lets nobody run": ("ctypes.PyDLL(None).sleep(600)", ""),
}


@pytest.mark.parametrize("which", ["asyncio", "uvloop"])
@pytest.mark.parametrize("thought", THOUGHTS)
def test_brains_die_with_their_server_even_in_thought(thought: str, which: str, tmp_path: Path) -> None:
    if "nobody" in thought and sys.platform != "linux":
        pytest.skip("only Linux ends a process with its parent")
    code, before = THOUGHTS[thought]
    source = THOUGHT.format(folder=str(tmp_path), thought=code, before=before)
    owner = subprocess.Popen([sys.executable, "-c", OWNER, which, source], env=surroundings(tmp_path))
    brains: list[psutil.Process] = []

    async def scene() -> None:
        def thinkers() -> list[Path]:
            assert owner.poll() is None
            return found if len(found := sorted(tmp_path.glob("*.begun"))) == 2 else []

        brains.extend(psutil.Process(int(path.stem)) for path in await sooner_or_later(thinkers, "two thinkers"))
        owner.kill()
        owner.wait()
        await sooner_or_later(lambda: all(map(gone, brains)), "the end of the brains")

    try:
        asyncio.run(scene())
    finally:
        owner.kill()
        owner.wait()
        for brain in brains:
            if not gone(brain):
                brain.kill()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="only Linux and macOS have priorities of this kind")
def test_compiling_in_the_background_gives_way_to_the_server() -> None:
    async def scene() -> None:
        compiler = Compiler()
        compiler.start()
        try:
            await sooner_or_later(lambda: compiler.pid, "the process that compiles")
            pid = compiler.pid
            assert pid
            await sooner_or_later(lambda: os.getpriority(os.PRIO_PROCESS, pid) > 0, "its low priority")
        finally:
            await compiler.stop()

    asyncio.run(scene())
