"""Honest games at a server that is attacked: they go on, and at the end every deal follows from its seed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from typing import Any

from benchmarks.attacks.wires import TEXT, Caller, Tally, Wire, anywhere, connect, said
from shokai.match.record import verify
from shokai.server.tables.diff import patched

RANDOM = {"kind": "bot", "bot": "random"}
# Seconds without a move after which a game does not go on any more.
STILL = 60.0


class Honest:
    """One table after the other: of bots, or of a person and a bot."""

    def __init__(self, port: int, game: str, person: bool) -> None:
        self._port, self._game, self._person = port, game, person
        self._dice = random.Random(f"{game} {person}")
        self._numbers = 0
        self._host = Caller(port, Tally(), anywhere())
        self._view: dict[str, Any] = {}
        self._moved = time.monotonic()
        self.id = ""
        self.steps = self.verified = 0
        self.stillest = 0.0
        self._faults: list[str] = []

    async def begin(self) -> None:
        """A new table."""
        self._host.close()
        self._host = await Caller(self._port, Tally(), anywhere()).named("Honest")
        seats = [{"kind": "me"}, RANDOM] if self._person else [RANDOM, RANDOM]
        self.id = await self._host.table(game=self._game, players=2, seats=seats)
        self._moved = time.monotonic()
        if not self.id:
            self._faults.append(f"no table of {self._game}")

    async def go_on(self, until: float) -> None:
        """Plays until the time is over, and begins anew when a game ends."""
        while time.monotonic() < until and self.id:
            wire = await connect(self._port, self.id, self._host.address, self._host.cookie)
            frames = wire.frames()
            while time.monotonic() < until and wire.open:
                try:
                    await asyncio.wait_for(self._next(wire, frames), 1)
                except TimeoutError:
                    # A wait that was given up has spoiled the stream; a new connection has everything.
                    break
                if self._view.get("table", {}).get("state") == "over":
                    await self._check()
                    await self.begin()
                    break
                await asyncio.sleep(0.02)
            wire.close()
            self.stillest = max(self.stillest, time.monotonic() - self._moved)

    async def _next(self, wire: Wire, frames: AsyncIterator[tuple[int, bytes]]) -> None:
        """One message, and a move if there is one to be made."""
        async for kind, payload in frames:
            if kind != TEXT:
                continue
            message = json.loads(payload)
            before = self._view.get("step", 0)
            if message["type"] == "view":
                self._view = message["view"]
            elif message["type"] == "change":
                self._view = patched(self._view, message["diff"])
            elif message["type"] == "refused" and message["why"]["code"] not in ("late", "too-fast"):
                self._faults.append(f"an honest move was refused: {message['why']['code']}")
            if self._view["step"] != before:
                self.steps += max(self._view["step"] - before, 0)
                self.stillest = max(self.stillest, time.monotonic() - self._moved)
                self._moved = time.monotonic()
            if message["type"] in ("view", "change") and "play" in self._view["you"]["can"]:
                self._numbers += 1
                move = self._dice.choice(self._view["game"]["moves"])["number"]
                await asyncio.sleep(0.05)
                await wire.send(said(client="h", id=self._numbers, do="play", at=self._view["at"], move=move))
            return

    async def _check(self) -> None:
        """Whether all that was dealt follows from the seed: as the server says, and as its record shows."""
        caller = Caller(self._port, Tally(), anywhere())
        status, told = await caller.ask("GET", f"/api/tables/{self.id}/verify")
        found, record = await caller.ask("GET", f"/api/tables/{self.id}/record")
        caller.close()
        if status != 200 or not json.loads(told)["good"]:
            self._faults.append(f"the shuffle of {self.id} is not verified: {status} {told[:200]!r}")
        elif found != 200 or (await asyncio.to_thread(verify, record.decode())).fault:
            self._faults.append(f"the record of {self.id} is not verified: {found}")
        else:
            self.verified += 1

    async def end(self) -> list[str]:
        """Closes what is not over, looks at it, and tells what was wrong with anything."""
        if self.id:
            self._numbers += 1
            message = {"client": "h", "id": self._numbers, "do": "close"}
            status, told = await self._host.ask("POST", f"/api/tables/{self.id}/do", message)
            # A game may have ended by itself just before.
            if status != 200 and b'"not-playing"' not in told:
                self._faults.append(f"an honest table cannot be closed: {status} {told[:200]!r}")
            await self._check()
        if not self.steps or self.stillest > STILL:
            self._faults.append(f"{self._game} stood still for {self.stillest:.0f} seconds after {self.steps} steps")
        self._host.close()
        return self._faults

    def told(self) -> dict[str, Any]:
        """What was played."""
        return {
            "game": self._game, "person": self._person, "steps": self.steps, "verified": self.verified,
            "longest_pause_s": round(self.stillest, 1),
        }  # fmt: skip
