"""What must be known for certain: the database is asked until it answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

log = logging.getLogger("shokai.server")

# Seconds until the next try when the database cannot be reached.
AGAIN = 1.0

Told = TypeVar("Told")


async def certainly(ask: Callable[[], Awaitable[Told]], table: str) -> Told:
    """The answer, however long the database is away.

    Whoever waits for it hears nothing meanwhile, and sends again: better than to hear that an action had no effect
    when it is stored.
    """
    while True:
        try:
            return await ask()
        except (OperationalError, InterfaceError, NoConnectionFree, OSError):
            log.exception("the database cannot be asked, trying again", extra={"table": table})
            await asyncio.sleep(AGAIN)
