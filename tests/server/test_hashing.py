"""Passwords of many people at once: hashed elsewhere, two at a time, and not without end."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from helpers.patience import PATIENCE
from helpers.tables import run

from shokai.server.people import hashing
from shokai.server.people.hashing import Hashing
from shokai.texts import Refusal


def pids(hashes: Hashing) -> set[int]:
    return {child.pid for child in hashes._all if child.pid}


def test_the_event_loop_is_free_while_many_log_in() -> None:
    """By the processor's own clock: one hash takes more of it than the loop may have for all of them."""

    async def scene() -> None:
        hashes, seen = Hashing(), set[int]()
        try:
            stored = await hashes.hashed("the right password")
            begun, turns = time.thread_time(), 0
            asked = [asyncio.create_task(hashes.fits(stored, f"the {w} password")) for w in ["right", "wrong"] * 5]
            while not all(task.done() for task in asked):
                await asyncio.sleep(0.005)
                turns += 1
                seen |= pids(hashes)
            assert [task.result() for task in asked] == [True, False] * 5
            assert turns > 3
            # Less what looking on took.
            assert time.thread_time() - begun - 0.0005 * turns < 0.1
            # The same two processes for all of them.
            assert len(seen) == hashing.AT_ONCE
        finally:
            await hashes.stop()
        assert not pids(hashes)

    run(scene(), 4 * PATIENCE)


def test_who_comes_when_very_many_wait_is_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MOST_WAITING", 3)

    async def scene() -> None:
        hashes = Hashing()
        try:
            told = await asyncio.gather(*(hashes.hashed("one of many") for _ in range(5)), return_exceptions=True)
            refused = [one for one in told if isinstance(one, Refusal)]
            assert [one.said.id for one in refused] == ["server-too-busy"] * 2
            # Nobody waits any more.
            assert await hashes.fits(await hashes.hashed("later"), "later")
        finally:
            await hashes.stop()

    run(scene(), 4 * PATIENCE)


def test_a_process_that_was_killed_is_started_again() -> None:
    async def scene() -> None:
        hashes = Hashing()
        try:
            stored = await hashes.hashed("a password")
            [pid] = pids(hashes)
            os.kill(pid, signal.SIGKILL)
            assert await hashes.fits(stored, "a password")
            assert pids(hashes) - {pid}
        finally:
            await hashes.stop()

    run(scene(), 4 * PATIENCE)
