"""Chaos: clients on a bad line, processes that are killed, and what must hold all the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shokai.server.client import Client, Live, Refused


@dataclass
class Line:
    """How bad a line is. Shares are of one message, replays of one heartbeat, halves of one end of a connection;
    `lasts` is a connection's mean life in seconds."""

    dice: random.Random
    drops: float = 0.05
    doubles: float = 0.1
    delays: float = 0.2
    longest_delay: float = 0.3
    lasts: float = 8.0
    replays: float = 0.5
    halves: float = 0.3
    # What went wrong, and how often.
    faults: Counter[str] = field(default_factory=Counter)

    def mend(self) -> None:
        """From now on everything arrives."""
        self.drops = self.doubles = self.delays = self.replays = 0.0
        self.lasts = float("inf")

    def ways(self) -> list[float]:
        """After how many seconds a message arrives, as often as it does."""
        if self.happens("dropped", self.drops):
            return []
        times = 2 if self.happens("copied", self.doubles) else 1
        return [self._delay() for _ in range(times)]

    def happens(self, fault: str, share: float) -> bool:
        """Whether something goes wrong now; if so, it is counted."""
        hit = self.dice.random() < share
        self.faults[fault] += hit
        return hit

    def _delay(self) -> float:
        return self.dice.random() * self.longest_delay if self.dice.random() < self.delays else 0.0


class BadLive(Live):
    """A look at a table through a bad line: messages are dropped, doubled, delayed, and overtake each other; old ones
    that were acknowledged come again.

    Each connection goes to any of the web processes, and breaks without a word after a while, or in half a message.
    """

    patience = 1.0
    heartbeat = 1.0

    def __init__(self, person: Client, addresses: list[str], table: str, seat: int | None, line: Line) -> None:
        super().__init__(person, "")
        self._line, self._addresses = line, addresses
        self._path = f"/api/tables/{table}/live" + ("" if seat is None else f"?seat={seat}")
        self._late: set[asyncio.TimerHandle] = set()
        # Where the connection leads that is open now.
        self.address = ""
        self._said: dict[int, str] = {}
        self._acknowledged: dict[int, int] = {}
        # Answers to copies that were not the answer to the first.
        self.contradictions: list[str] = []

    @property
    def client_name(self) -> str:
        """By which the database knows this client."""
        return self._client

    async def _run(self) -> None:
        while True:
            self.address = self._line.dice.choice(self._addresses)
            url = self.address.replace("http", "ws", 1) + self._path
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    url, additional_headers=self.person.headers, max_size=1 << 24, compression=None, ping_interval=None
                ) as socket:
                    self._socket = socket
                    self.following.connect()
                    tasks = [asyncio.create_task(self._beat(socket)), asyncio.create_task(self._break(socket))]
                    try:
                        async for text in socket:
                            self._later(socket, self._hear, str(text))
                    finally:
                        for task in tasks:
                            task.cancel()
            self._socket = None
            await asyncio.sleep(0.05)

    async def _break(self, socket: ClientConnection) -> None:
        until = time.monotonic() + self._line.dice.expovariate(1 / self._line.lasts)
        while time.monotonic() < until or self._line.lasts == float("inf"):
            await asyncio.sleep(0.1)
        if self._line.happens("half a message", self._line.halves):
            # The beginning of a text of 300 bytes, which never ends.
            socket.transport.write(b"\x81\xfe\x01\x2c" + self._line.dice.randbytes(self._line.dice.randrange(200)))
        else:
            self._line.faults["connection broken"] += 1
        socket.transport.abort()

    async def _beat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            if self._acknowledged and self._line.happens("replayed", self._line.replays):
                await self._send_text(socket, self._said[self._line.dice.choice(list(self._acknowledged))])
            await self._send_text(socket, json.dumps({"do": "ping"}))

    def _hear(self, text: str) -> None:
        super()._hear(text)
        message = json.loads(text)
        if message["type"] == "done" and message["client"] == self._client:
            if self._acknowledged.setdefault(message["id"], message["version"]) != message["version"]:
                self.contradictions.append(text)
        elif message["type"] == "refused" and message["id"] in self._acknowledged:
            self.contradictions.append(text)

    def _later(self, socket: ClientConnection, arrive: Callable[[str], Any], text: str) -> None:
        """Lets a message arrive, unless its connection breaks before."""
        for seconds in self._line.ways():
            if seconds:
                asyncio.get_running_loop().call_later(seconds, self._arrive, socket, arrive, text)
            else:
                self._arrive(socket, arrive, text)

    def _arrive(self, socket: ClientConnection, arrive: Callable[[str], Any], text: str) -> None:
        if self._socket is socket:
            arrive(text)

    async def _send_text(self, socket: ClientConnection, text: str) -> None:
        message = json.loads(text)
        if "id" in message:
            self._said[message["id"]] = text

        def send(text: str) -> None:
            task = asyncio.create_task(super(BadLive, self)._send_text(socket, text))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

        self._later(socket, send, text)


@dataclass
class Diary:
    """What somebody did, and what the server said to it: messages by their numbers."""

    done: dict[int, dict[str, Any]] = field(default_factory=dict)
    refused: dict[int, str] = field(default_factory=dict)


@dataclass
class Seated:
    """Somebody at a table: plays at random, talks, takes back, lets a bot mind the seat for a while."""

    person: Client
    person_id: str
    table: str
    seat: int
    live: BadLive
    dice: random.Random
    diary: Diary = field(default_factory=Diary)

    @property
    def sender(self) -> str:
        """By which the database knows the messages."""
        return f"{self.person_id} {self.live.client_name}"

    async def act(self, do: str, **more: Any) -> bool:
        """One action until it is answered; whether it was taken."""
        number = self.live.next_number
        try:
            self.diary.done[number] = await self.live.act(do, **more)
        except Refused as refusal:
            self.diary.refused[number] = refusal.code
        return number in self.diary.done

    async def play_until(self, over: asyncio.Event) -> None:
        """Plays as long as the chaos lasts."""
        while not over.is_set():
            view = self.live.view
            can, roll = view["you"]["can"], self.dice.random()
            open_asks = [ask for ask in view["table"]["asks"] if self.seat in ask["missing"]]
            if open_asks:
                await self.act("answer", ask=open_asks[0]["ask"], yes=self.dice.random() < 0.7)
            elif roll < 0.03:
                await self.act("chat", text=f"{self.dice.random()}")
            elif roll < 0.05 and "ask_undo" in can and self.dice.random() < 0.3:
                await self.act("ask_undo", at=view["at"])
            elif view["table"]["seats"][self.seat]["minded"]:
                if roll < 0.3:
                    await self.act("mind", seat=self.seat, bot=None)
            elif "mind" in can and roll < 0.055:
                await self.act("mind", seat=self.seat, bot="random")
            elif "undo" in can and roll < 0.15:
                await self.act("undo", at=view["at"])
            elif "redo" in can and roll < 0.18:
                await self.act("redo", at=view["at"])
            elif "play" in can and view["game"]["moves"]:
                await self.act("play", at=view["at"], move=self.dice.choice(view["game"]["moves"])["number"])
            with contextlib.suppress(TimeoutError):
                await self.live.until(lambda view, at=view["version"]: view["version"] > at, self.dice.random() * 0.3)
        # Or bots would play on for us.
        while "mind" in self.live.view["you"]["can"] and self.live.view["table"]["seats"][self.seat]["minded"]:
            if await self.act("mind", seat=self.seat, bot=None):
                await self.live.reach(self.diary.done[max(self.diary.done)]["version"])


def differences(mine: dict[str, Any], fresh: dict[str, Any], ignored: tuple[str, ...] = ()) -> list[str]:
    """Where two views differ, but for how far the windows of log and chat reach back."""
    found: list[str] = []
    for key, number in (("log", "step"), ("chat", "n")):
        one, other = mine[key], fresh[key]
        if not one or not other:
            if (one or other) and len(one) + len(other) > 0 and bool(one) != bool(other):
                found.append(f"{key}: {len(one)} entries and {len(other)}")
            continue
        first = max(one[0][number], other[0][number])
        # The first step of a window may be there in part.
        one, other = ([entry for entry in entries if entry[number] > first] for entries in (one, other))
        if one != other:
            found.append(f"{key}: {json.dumps(one)[:2000]}\n  and {json.dumps(other)[:2000]}")
    _compare("", {**mine, "log": 0, "chat": 0}, {**fresh, "log": 0, "chat": 0}, ignored, found)
    return found


def _compare(path: str, one: Any, other: Any, ignored: tuple[str, ...], found: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if key not in ignored:
                _compare(f"{path}.{key}", one.get(key, "nothing"), other.get(key, "nothing"), ignored, found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            _compare(f"{path}[{i}]", a, b, ignored, found)
    elif one != other:
        found.append(f"{path}: {one!r} and {other!r}")
