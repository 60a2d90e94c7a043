"""What an attack knows: where the server is, how long it goes on, and what came of what was sent."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from benchmarks.attacks.target import Target
from benchmarks.attacks.wires import Caller, Tally, Wire, connect

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@dataclass
class Field:
    """One attack under way."""

    target: Target
    seconds: float
    dice: random.Random
    # Called when the attack itself begins.
    begun: Callable[[], object] = lambda: None
    until: float = 0.0
    tally: Tally = field(default_factory=Tally)
    _wires: list[Wire] = field(default_factory=list)
    _callers: list[Caller] = field(default_factory=list)

    def begin(self) -> None:
        """The time begins to run: for the second time after long preparations."""
        self.until = time.monotonic() + self.seconds
        self.begun()

    def going(self) -> bool:
        """Whether the time is not over."""
        return time.monotonic() < self.until

    def caller(self, address: str | None = None, cookie: str = "") -> Caller:
        """Somebody who sends requests, from an address or from one that nobody has come from yet."""
        self._callers.append(Caller(self.target.port, self.tally, address, cookie))
        return self._callers[-1]

    async def wire(self, table: str, address: str, cookie: str = "", extra: str = "") -> Wire:
        """A WebSocket at a table."""
        self.tally.sent += 1
        wire = await connect(self.target.port, table, address, cookie, extra)
        self.tally.count(wire.status or "closed")
        self._wires.append(wire)
        return wire

    async def many(self, number: int, attacker: Callable[[int], Awaitable[None]]) -> None:
        """Several at once, until the time is over; what they still wait for then is given up."""
        tasks = [asyncio.ensure_future(attacker(n)) for n in range(number)]
        _, late = await asyncio.wait(tasks, timeout=max(self.until - time.monotonic(), 0.1))
        for task in late:
            task.cancel()
        for told in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(told, Exception) and not isinstance(told, OSError | EOFError):
                raise told

    async def hear(self, wire: Wire) -> None:
        """Reads what comes, so that the server is not held up by us."""
        async for _ in wire.frames():
            pass

    async def rest(self) -> None:
        """Waits until the time is over."""
        await asyncio.sleep(max(self.until - time.monotonic(), 0))

    def close(self) -> None:
        for wire in self._wires:
            wire.close()
        for caller in self._callers:
            caller.close()


Attack = Callable[[Field], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    """Gives an attack its name; its docstring says what it is."""

    def named(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return named
