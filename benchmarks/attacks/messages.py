"""Sends hostile messages to a server of its own for a while, while honest games go on there.

    python -m benchmarks.attacks.messages --seconds 600 --seed 1

Messages of every kind are made from the server's own schemas and spoiled: wrong types, missing and unknown keys, huge
and negative numbers, NaN, deep nesting, halves of characters, long texts, old and new numbers, wrong tables, bytes in
place of text, cut JSON, valid messages in the wrong order; over the WebSocket and as requests, by people who sit at a
table, who watch it, and by strangers. Ends with 1 when anything is found that must not be; see `Findings`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.attacks.honest import Honest
from benchmarks.attacks.mutating import Maker
from benchmarks.attacks.target import Target
from benchmarks.attacks.wires import BINARY, CLOSE, TEXT, Caller, Tally, Wire, anywhere, connect, frame
from shokai.server.live.socket import LONGEST

# So many messages, and then a ping to see that all were answered; a connection may send twenty a second.
BATCH, PACE = 9, 0.55
SITTING, WATCHING, STRANGE = "sits", "watches", "is a stranger"
# Megabytes by which the server may grow: it keeps 200 tables that nobody looks at, and knows 10,000 addresses.
MOST_GROWTH = 250.0


@dataclass
class Findings:
    """What was sent, what came back, and what must not have happened."""

    seed: int
    sent: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    # Tables that somebody can go to, with one's own among them.
    tables: list[str] = field(default_factory=list)

    def fault(self, what: str, *about: Any) -> None:
        """An error of the server's own, an answer that did not come, an end without a word."""
        self.faults.append(f"{what}: {' '.join(str(one)[:300] for one in about)}")


class Visitor:
    """Somebody who sends messages through WebSockets, at one table after the other."""

    def __init__(self, target: Target, findings: Findings, schemas: dict[str, Any], number: int) -> None:
        self._target, self._findings = target, findings
        self._dice = random.Random(f"{findings.seed} visitor {number}")
        self._maker = Maker(schemas, self._dice)
        self._kinds = schemas["$defs"]["FromClient"]["oneOf"]
        self.role = (SITTING, WATCHING, SITTING, STRANGE)[number % 4]
        self._said: list[str] = []
        self._number = 0
        self._view: dict[str, Any] = {}

    async def go_on(self, until: float) -> None:
        """Until the time is over."""
        while time.monotonic() < until:
            caller = Caller(self._target.port, Tally(), anywhere())
            if self.role != STRANGE:
                await caller.named(self.role)
            table = await self._table(caller)
            wire = await connect(self._target.port, table, caller.address, caller.cookie)
            if wire.status == 101:
                await self._talk(wire, min(until, time.monotonic() + self._dice.choice((3, 10, 30))))
            elif wire.status != 403:
                self._findings.fault("no WebSocket", wire.status)
            wire.close()
            caller.close()

    async def _table(self, caller: Caller) -> str:
        tables = self._findings.tables
        if self.role == SITTING:
            seats = self._dice.choice((["me", "me"], ["me", "open"], ["me", "bot"], ["me", "me", "bot"]))
            asked = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in seats]
            game = self._dice.choice(("osaka", "yokohama"))
            if made := await caller.table(game=game, players=len(seats), seats=asked):
                tables.append(made)
                return made
        return self._dice.choice(tables) if tables and self._dice.random() < 0.95 else "nothing"

    async def _talk(self, wire: Wire, until: float) -> None:
        frames = wire.frames()
        while time.monotonic() < until:
            begun, expected = time.monotonic(), 0
            batch = [self._message() for _ in range(BATCH)]
            sent = frame(b'{"do":"ping"}')
            for message in batch:
                expected += _answers_to(message)
                self._findings.sent["messages"] += 1
            data = b"".join(message if isinstance(message, bytes) else frame(message.encode()) for message in batch)
            await wire.send(data + sent)
            pings = 1 + sum(message == "ping" or _is(message, "ping") for message in batch)
            if not await self._hear(frames, expected, pings, batch):
                return
            await asyncio.sleep(max(begun + PACE - time.monotonic(), 0))

    def _message(self) -> str | bytes:
        """The next one: a text, or a frame that has none."""
        dice, view = self._dice, self._view
        self._number += 1
        game = view.get("game") or {}
        moves = [move[key] for move in game.get("moves", ())[:8] for key in ("number", "text")] or [0, "take R5"]
        at = view.get("at", 0)
        known = {
            "at": (at, at, at, at - 1, at + 1), "move": tuple(moves), "seat": (0, 0, 1, 1, 2, 3), "ask": (1, at, 2),
            "id": (self._number,) * 8 + (max(self._number - 3, 0), self._number + 10**6), "invite": (None, "x.y.z"),
        }  # fmt: skip
        schema = dice.choice(self._kinds)
        roll = dice.random()
        if roll < 0.05 and self._said:
            return dice.choice(self._said)
        value = self._maker.value(schema, known)
        if roll < 0.45:
            text = json.dumps(value)
        elif roll < 0.99:
            text = self._maker.text(self._maker.spoiled(value), 60_000)
        else:
            # The connection ends, and says why.
            return dice.choice(
                (frame(b"\0\xff", BINARY), frame(b"\xff\xfe{}"), frame(b"x" * 70_000), frame(text_of(value), BINARY))
            )
        self._said = [*self._said[-30:], text]
        return text

    async def _hear(self, frames: Any, expected: int, pings: int, batch: list[str | bytes]) -> bool:
        """What comes up to the pong of the last ping; whether the connection is still there."""
        findings, answered = self._findings, 0
        async for kind, payload in frames:
            if kind == CLOSE:
                code = int.from_bytes(payload[:2], "big")
                findings.ends[str(code or "no code")] += 1
                if code in (0, 1006, 1011):
                    findings.fault("closed without a reason", code, self.role, batch)
                return False
            if kind != TEXT:
                continue
            message = json.loads(payload)
            findings.heard[message["type"]] += 1
            if message["type"] in ("view", "change"):
                self._see(message)
            elif message["type"] == "bye":
                findings.ends[message["why"]] += 1
                return False
            elif message["type"] == "pong":
                pings -= 1
                if pings == 0:
                    if answered != expected:
                        findings.fault("answers missing", answered, expected, batch)
                    return True
            else:
                answered += 1
                if message["type"] == "refused":
                    findings.heard[message["why"]["code"]] += 1
                    if message["why"]["code"] == "internal":
                        findings.fault("an error of ours", self.role, batch)
        findings.fault("ended without a word", self.role, batch)
        return False

    def _see(self, message: dict[str, Any]) -> None:
        """Knows roughly what there is to be done, as somebody does who looked a while ago."""
        if message["type"] == "view":
            self._view = message["view"]
            return
        for change in message["diff"]:
            if change[0] == ["at"]:
                self._view["at"] = change[1]
            elif change[0] == ["game", "moves"] and len(change) > 1 and self._view.get("game"):
                self._view["game"]["moves"] = change[1]


def text_of(value: Any) -> bytes:
    """JSON as bytes."""
    return json.dumps(value).encode()


def _is(message: str | bytes, do: str) -> bool:
    """Whether the server takes a message for a ping or a look."""
    try:
        found = json.loads(message) if isinstance(message, str) and len(message) <= LONGEST else None
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("do") == do


def _answers_to(message: str | bytes) -> int:
    return 0 if isinstance(message, bytes) or _is(message, "ping") or _is(message, "look") else 1


class Asker:
    """Somebody who sends requests of every kind, each from any address."""

    def __init__(self, target: Target, findings: Findings, document: dict[str, Any], number: int) -> None:
        self._target, self._findings = target, findings
        self._dice = random.Random(f"{findings.seed} asker {number}")
        self._maker = Maker(document, self._dice)
        operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        # What is posted is looked at most; passwords take long, by design.
        self._operations = [
            one
            for one in operations
            for _ in range(1 if one[1] in ("/api/me/account", "/api/me/enter", "/api/me/password") else 6)
        ] + [one for one in operations if one[1].endswith("/do")] * 60

    async def go_on(self, until: float) -> None:
        """Until the time is over."""
        caller = await Caller(self._target.port, Tally(), anywhere()).named()
        while time.monotonic() < until:
            if self._dice.random() < 0.05:
                caller.close()
                caller = Caller(self._target.port, Tally(), anywhere())
                if self._dice.random() < 0.8:
                    await caller.named()
            elif self._dice.random() < 0.2:
                caller.address = anywhere()
            await self._ask(caller)
            await asyncio.sleep(0.02)
        caller.close()

    async def _ask(self, caller: Caller) -> None:
        dice, maker = self._dice, self._maker
        method, path, operation = dice.choice(self._operations)
        tables = tuple(self._findings.tables) or ("nothing",)
        known: dict[str, tuple[Any, ...]] = {
            "id": (*tables[-20:], "nothing") if "tables" in path else (1, 2, 3, 10**6),
            "seat": (0, 1, 2, 3),
        }
        query = []
        for parameter in operation.get("parameters", ()):
            value = maker.value(parameter["schema"], known, parameter["name"])
            value = maker.spoiled(value) if dice.random() < 0.3 else value
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", _quoted(value) or "x")
            elif dice.random() < 0.5:
                query.append(f"{parameter['name']}={_quoted(value)}")
        known["id"] = (dice.randrange(10**6),)
        body: bytes | None = None
        if told := operation.get("requestBody"):
            value = maker.value(told["content"]["application/json"]["schema"], known)
            hostile = dice.random() < 0.6
            body = (maker.text(maker.spoiled(value), 1 << 21) if hostile else json.dumps(value)).encode(
                "utf-8", "surrogatepass"
            )
        elif method == "POST":
            body = b"{}"
        address = path + ("?" + "&".join(query) if query else "")
        status, answer = await caller.ask(method, address, body)
        self._judge(method, address, body, status, answer)

    def _judge(self, method: str, path: str, body: bytes | None, status: int, answer: bytes) -> None:
        findings = self._findings
        findings.sent[f"{method} requests"] += 1
        findings.heard[f"HTTP {status}"] += 1
        code = ""
        if status >= 400:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                code = json.loads(answer)["code"]
            if not code:
                findings.fault("an error without a code", method, path, body, status, answer)
        if status == 0 or (status >= 500 and code != "too-busy") or b"Traceback" in answer:
            findings.fault("an error of ours", method, path, body, status, answer)


def _quoted(value: Any) -> str:
    from urllib.parse import quote

    text = value if isinstance(value, str) else json.dumps(value)
    return quote(text.encode("utf-8", "surrogatepass"), safe="")[:2000]


async def run(target: Target, asked: argparse.Namespace) -> dict[str, Any]:
    """Everybody at once; what came of it."""
    findings = Findings(asked.seed)
    documents = []
    for path in ("/api/messages.json", "/api/openapi.json"):
        caller = Caller(target.port, Tally(), anywhere())
        documents.append(json.loads((await caller.ask("GET", path))[1]))
        caller.close()
    until, memory = time.monotonic() + asked.seconds, [target.megabytes]
    honest = [Honest(target.port, game, person) for game in ("osaka", "yokohama") for person in (False, True)]
    for table in honest:
        await table.begin()
    findings.tables += [table.id for table in honest]

    async def watch() -> None:
        while time.monotonic() < until:
            await asyncio.sleep(1)
            memory.append(target.megabytes)

    everybody = [
        *(table.go_on(until) for table in honest),
        *(Visitor(target, findings, documents[0], n).go_on(until) for n in range(asked.visitors)),
        *(Asker(target, findings, documents[1], n).go_on(until) for n in range(asked.askers)),
        watch(),
    ]
    for told in await asyncio.gather(*everybody, return_exceptions=True):
        if isinstance(told, BaseException):
            findings.fault("the fuzzer broke", type(told).__name__, told)
    for table in honest:
        for fault in await table.end():
            findings.fault("an honest game", fault)
    caller = Caller(target.port, Tally(), anywhere())
    ready = (await caller.ask("GET", "/api/ready"))[1]
    caller.close()
    if b"true" not in ready or not target.runs:
        findings.fault("not ready", ready)
    for line in target.log.splitlines():
        if "Traceback" in line or " error " in line:
            findings.fault("in the log", line)
    if memory[-1] - memory[0] > MOST_GROWTH:
        findings.fault("memory", memory[0], memory[-1])
    return {
        "seed": asked.seed, "seconds": asked.seconds, "sent": dict(findings.sent),
        "heard": dict(findings.heard.most_common()), "ends": dict(findings.ends.most_common()),
        "honest": [table.told() for table in honest],
        "memory_mb": [round(one, 1) for one in memory[:: max(len(memory) // 12, 1)]],
        "faults": len(findings.faults), "first_faults": findings.faults[:10],
    }  # fmt: skip


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.attacks.messages",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long; 60 by default")
    parser.add_argument("--seed", type=int, default=1, help="other messages; 1 by default")
    parser.add_argument("--visitors", type=int, default=12, help="people with a WebSocket; 12 by default")
    parser.add_argument("--askers", type=int, default=4, help="people who send requests; 4 by default")
    parser.add_argument("--no-compile", action="store_true", help="a server that does not compile for its bots")
    asked = parser.parse_args(words)
    options = ["--no-compile"] if asked.no_compile else []
    with tempfile.TemporaryDirectory(prefix="shokai-messages-") as folder, Target(Path(folder), *options) as target:
        with contextlib.suppress(OSError):
            os.nice(5)
        told = asyncio.run(run(target, asked))
    print(json.dumps(told, indent=1))
    return 1 if told["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
