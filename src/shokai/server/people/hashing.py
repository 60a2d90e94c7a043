"""Passwords are hashed by processes of their own.

A hash takes 64 MB and all cores for a moment, by design. In a thread of the server it held up everything: whoever
allocates memory waits for those who fill theirs, whatever their priority is. The processes stay, because to start one
stops the server as well, until the system finds time for the new one: not much, but with every login.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from typing import Any

from shokai.server.thinking.child import Child, Lost

log = logging.getLogger("shokai.server")

# Passwords that are hashed at the same time: each takes 64 MB while it lasts.
AT_ONCE = 2
# Passwords that are hashed or wait for it: half a minute's worth. Whoever comes then is asked to come again.
MOST_WAITING = 100
# How much lower than the server's its priority is.
NICE = 15
# A process may have died before it heard of the password.
TRIES = 2
COMMAND = (sys.executable, "-m", "shokai.server.people.hashing")


class Hashing:
    """Hashes passwords, two at a time."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(AT_ONCE)
        # Started when they are first needed; the one that was used last is used first.
        self._free = [Child(lambda: COMMAND, lambda: log.warning("a hashing process died")) for _ in range(AT_ONCE)]
        self._all = list(self._free)
        self._waiting = 0

    def check_room(self) -> None:
        """Refuses where too many wait already."""
        if self._waiting >= MOST_WAITING:
            # Not above: processes that hash need no sentences.
            from shokai.server.tables.words import refuse

            raise refuse("too-busy")

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        return str(await self._asked({"password": password}))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one that was stored. Where there is none, no takes as long."""
        if stored is None:
            await self.hashed(password)
            return False
        return bool(await self._asked({"password": password, "stored": stored}))

    async def _asked(self, job: dict[str, Any]) -> Any:
        self.check_room()
        self._waiting += 1
        try:
            async with self._gate:
                child = self._free.pop()
                try:
                    return await self._answer(child, json.dumps(job).encode() + b"\n")
                finally:
                    self._free.append(child)
        finally:
            self._waiting -= 1

    @staticmethod
    async def _answer(child: Child, question: bytes) -> Any:
        async def read(stdout: asyncio.StreamReader) -> Any:
            return json.loads(await stdout.readline())

        for _ in range(TRIES - 1):
            try:
                return await child.ask(question, read)
            except Lost:
                continue
        return await child.ask(question, read)

    async def stop(self) -> None:
        """Ends the processes."""
        for child in self._all:
            await child.stop()


def answer(job: dict[str, Any]) -> str | bool:
    """The hash of a password, or whether it fits one.

    >>> stored = answer({"password": "correct horse"})
    >>> [answer({"password": word, "stored": stored}) for word in ("correct horse", "wrong horse")]
    [True, False]
    """
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error, InvalidHashError

    hasher = PasswordHasher()
    if "stored" not in job:
        return hasher.hash(job["password"])
    try:
        return hasher.verify(job["stored"], job["password"])
    except (Argon2Error, InvalidHashError):
        return False


def main() -> None:
    """Answers as long as there is somebody to answer."""
    from shokai.server.thinking.inside import die_with_parent, say, take_questions

    die_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions, out = take_questions()
    while True:
        say(out, json.dumps(answer(json.loads(questions.get()))).encode(), b"\n")


if __name__ == "__main__":
    main()
