"""Passwords are hashed by a process of its own, which ends with it.

A hash takes 64 MB and all cores for a moment, by design. In a thread of the server it held up everything: whoever
allocates memory waits for those who fill theirs, whatever their priority is.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

# Passwords that are hashed at the same time: each takes 64 MB while it lasts.
AT_ONCE = 2
# How much lower than the server's its priority is.
NICE = 15


class Hashing:
    """Hashes passwords, two at a time."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(AT_ONCE)

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
        async with self._gate:
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "shokai.server.people.hashing", stdin=pipe, stdout=pipe
            )
            told, _ = await process.communicate(json.dumps(job).encode())
        # Without a word it was killed: no password fits, and none is stored.
        return json.loads(told)


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


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    print(json.dumps(answer(json.load(sys.stdin))))
