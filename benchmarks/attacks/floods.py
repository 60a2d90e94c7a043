"""Attacks by number and by silence: floods from one address, connections that hang, frames that are none."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from typing import Any

from benchmarks.attacks.field import ME, OPEN, Field, attack
from benchmarks.attacks.target import LONG
from benchmarks.attacks.wires import BINARY, CLOSE, PING, Wire, anywhere, frame, said

OSAKA = {"game": "osaka", "players": 2, "seats": [ME, OPEN]}
# What one attacker has open at the same time.
AT_ONCE = 16
# Bytes a second that reach a server through a line of a gigabit: inside one machine ten times as many would.
LINE = 125_000_000


async def _flood(
    field: Field, method: str, path: str, bodies: list[Any], cookie: str = "", at_once: int = AT_ONCE
) -> None:
    """The same from one address, as fast as it goes."""
    address = anywhere()

    async def one(_: int) -> None:
        caller = field.caller(address, cookie)
        while field.going():
            body = field.dice.choice(bodies)
            await caller.ask(method, path, body)
            if isinstance(body, bytes):
                await asyncio.sleep(len(body) * AT_ONCE / LINE)
            if not cookie:
                caller.cookie = ""

    await field.many(at_once, one)


@attack("requests")
async def requests(field: Field) -> None:
    """Every list and a page, from one address."""
    paths = ["/api/tables?which=open&limit=100", "/api/tables?which=over", f"/api/tables/{LONG}", "/api/about", "/"]
    await asyncio.gather(*(_flood(field, "GET", path, [None], at_once=4) for path in paths))


@attack("guests")
async def guests(field: Field) -> None:
    """New guests without end, from one address."""
    await _flood(field, "POST", "/api/me", [{"name": "Crowd"}])


@attack("tables")
async def tables(field: Field) -> None:
    """New tables of one person without end."""
    caller = await field.caller().named()
    seats = ([ME, OPEN], [ME, ME])
    await _flood(field, "POST", "/api/tables", [{**OSAKA, "seats": each} for each in seats], caller.cookie)


@attack("passwords")
async def passwords(field: Field) -> None:
    """Passwords are guessed, from one address and from many."""
    guesses = [{"name": f"Somebody {n}", "password": f"guess {n}"} for n in range(50)]

    async def elsewhere(_: int) -> None:
        while field.going():
            caller = field.caller(anywhere())
            await caller.ask("POST", "/api/me/enter", field.dice.choice(guesses))
            caller.close()

    await asyncio.gather(_flood(field, "POST", "/api/me/enter", guesses), field.many(4, elsewhere))


@attack("logins")
async def logins(field: Field) -> None:
    """Sixty people log in at once with the right passwords, from as many addresses, and again and again."""
    names = [f"Member {number}" for number in range(8)]

    async def member(number: int) -> None:
        owner = await field.caller(anywhere()).named()
        await owner.ask("POST", "/api/me/account", {"name": names[number], "password": "the right password"})

    await field.many(len(names), member)

    async def one(number: int) -> None:
        while field.going():
            caller = field.caller(anywhere())
            right = {"name": names[number % len(names)], "password": "the right password"}
            await caller.ask("POST", "/api/me/enter", right)
            caller.close()

    await field.many(60, one)


@attack("bodies")
async def bodies(field: Field) -> None:
    """Bodies of a megabyte, deep, wide, with very many keys, or nonsense, as fast as a gigabit line carries them."""
    made = [
        b"[" * 900_000, b'{"a":' * 100_000, b'{"client":"c","id":' + b"9" * 4000 + b',"do":"start"}',
        b"[" + b"0," * 400_000 + b"0]", ("{" + ",".join(f'"k{n}":0' for n in range(80_000)) + "}").encode(),
        ('{"client":"c","id":1,"do":"start",' + ",".join(f'"k{n}":0' for n in range(80_000)) + "}").encode(),
        b'{"client":"' + b"x" * 900_000 + b'"}', b"\xff" * 900_000, b'"' + b"\\ud800" * 150_000 + b'"',
    ]  # fmt: skip
    seats = ('{"game":"osaka","seats":[' + ",".join('{"kind":"x"}' for _ in range(60_000)) + "]}").encode()
    await asyncio.gather(
        _flood(field, "POST", f"/api/tables/{LONG}/do", made, at_once=8),
        _flood(field, "POST", "/api/tables", [*made, seats], at_once=4),
        _flood(field, "POST", "/api/records/look", made, at_once=4),
    )


# WebSockets.


async def _a_table(field: Field, **terms: Any) -> tuple[str, str]:
    """A table that has begun, and the cookie of its host."""
    caller = await field.caller(anywhere()).named()
    return await caller.table(**{**OSAKA, "seats": [ME, ME], **terms}), caller.cookie


@attack("sockets")
async def sockets(field: Field) -> None:
    """WebSockets are opened from one address, as many as go, and opened again when they are closed."""
    table, _ = await _a_table(field, game="yokohama")
    address = anywhere()

    async def one(_: int) -> None:
        while field.going():
            wires = [await field.wire(table, address) for _ in range(20)]
            hearing = [asyncio.ensure_future(field.hear(wire)) for wire in wires]
            await asyncio.sleep(1)
            for wire in wires:
                wire.close()
            await asyncio.gather(*hearing)

    await field.many(AT_ONCE, one)


@attack("messages")
async def messages(field: Field) -> None:
    """A hundred connections of one address ask for views, previews and reasons, as often as they may."""
    table, cookie = await _a_table(field, game="yokohama")
    address, numbers = anywhere(), iter(range(10**9))
    asks = [{"do": "look"}, {"do": "preview", "move": "x"}, {"do": "why", "move": "place 1@Bank"}, {"do": "ping"}]

    async def one(_: int) -> None:
        while field.going():
            wire = await field.wire(table, address, cookie)
            hearing = asyncio.ensure_future(field.hear(wire))
            while field.going() and wire.open:
                await wire.send(said(client="c", id=next(numbers), **field.dice.choice(asks)))
                field.tally.sent += 1
                await asyncio.sleep(0.05)
            wire.close()
            await hearing
            await asyncio.sleep(0.5)

    await field.many(100, one)


@attack("watchers")
async def watchers(field: Field) -> None:
    """Four hundred people from two addresses watch a table of quick bots, and nobody says a word."""
    caller = await field.caller(anywhere()).named()
    table = await caller.table(game="yokohama", players=4, seats=[{"kind": "bot", "bot": "random"}] * 4)
    addresses = [anywhere(), anywhere()]

    async def one(number: int) -> None:
        await asyncio.sleep(number / 100)
        while field.going():
            wire = await field.wire(table, addresses[number % 2])
            await field.hear(wire)
            wire.close()
            await asyncio.sleep(1)

    await field.many(400, one)
    await caller.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": 1, "do": "close"})


@attack("deaf sockets")
async def deaf(field: Field) -> None:
    """A hundred connections ask for whole views and read none of them."""
    table, cookie = await _a_table(field, game="yokohama")
    address = anywhere()

    async def one(_: int) -> None:
        while field.going():
            wire = await field.wire(table, address, cookie)
            # Nothing is read, and little is taken from the network.
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's transport can
            while field.going() and wire.open:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wire.send(said(do="look")), 1)
                field.tally.sent += 1
                await asyncio.sleep(0.06)
            wire.close()

    await field.many(100, one)


@attack("silence")
async def silence(field: Field) -> None:
    """Six hundred connections that say nothing, half a request, half a handshake, or a letter now and then."""
    head = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    beginnings = (b"", head, head + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-K", b"POST /api/me HT")
    body = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999\r\n\r\n{"

    async def one(number: int) -> None:
        while field.going():
            reader, writer = await asyncio.open_connection("127.0.0.1", field.target.port)
            field.tally.sent += 1
            writer.write((*beginnings, body)[number % 5])
            while field.going() and not reader.at_eof() and not writer.is_closing():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(65536), 1)
                if number % 2:
                    writer.write(b"x")
            field.tally.count("closed" if field.going() else "200")
            writer.close()

    await field.many(600, one)


def _bomb() -> bytes:
    """A megabyte of blanks that takes a thousand bytes on the way."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(b" " * (1 << 20)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


@attack("frames")
async def frames(field: Field) -> None:
    """Frames that are huge, cut, unmasked, of no kind, endless in parts, packed bombs, or no text at all."""
    table, cookie = await _a_table(field)
    huge = bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 100_000
    hostile = [
        frame(b"x" * 70_000), huge, frame(b"\xff\xfe"), frame(b"\0" * 100, BINARY), frame(b"x" * 5000),
        frame(b"{}", masked=False), frame(b"x", kind=5), frame(b"x", reserved=3), frame(b"x" * 126, PING),
        frame(b"x", CLOSE), frame((999).to_bytes(2, "big"), CLOSE), frame(b"x", 0), frame(_bomb(), reserved=4),
        frame(b"[", last=False) + frame(b"[", 0, last=False) * 3000, frame(b"a", last=False) + frame(b"b"),
        frame(b"x", PING) * 2000, frame(b"[" * 4000), frame(b'{"do":"look"') * 3, bytes(range(256)) * 40,
    ]  # fmt: skip
    packed = "Sec-WebSocket-Extensions: permessage-deflate\r\n"

    async def one(number: int) -> None:
        while field.going():
            address = anywhere()
            for _ in range(100):
                if not field.going():
                    return
                wire = await field.wire(table, address, cookie if number % 2 else "", packed)
                hearing = asyncio.ensure_future(field.hear(wire))
                for _ in range(3):
                    field.tally.sent += await wire.send(field.dice.choice(hostile))
                await asyncio.wait({hearing}, timeout=0.2)
                wire.close()
                await hearing

    await field.many(AT_ONCE, one)


@attack("copies and replays")
async def replays(field: Field) -> None:
    """The same messages again and again, old ones, those of others, over the WebSocket and as requests."""
    crowd = [await _a_table(field) for _ in range(6)]

    async def one(number: int) -> None:
        (table, cookie), (other, _) = crowd[number % 6], crowd[(number + 1) % 6]
        caller = field.caller(anywhere(), cookie)
        view = json.loads((await caller.ask("GET", f"/api/tables/{table}"))[1])
        old = [
            {"client": "c", "id": n, "do": "play", "at": view["at"], "move": n} for n in range(40)
        ] + [{"client": "c", "id": n, "do": "chat", "text": "again"} for n in range(40, 60)]  # fmt: skip
        wire: Wire | None = None
        while field.going():
            if wire is None or not wire.open:
                wire = await field.wire(table, caller.address, cookie)
                hearing = asyncio.ensure_future(field.hear(wire))
            for _ in range(10):
                message = field.dice.choice(old)
                field.tally.sent += 2 * await wire.send(said(**message) * 2)
            await caller.ask("POST", f"/api/tables/{field.dice.choice((table, other))}/do", field.dice.choice(old))
            await asyncio.sleep(1)
        if wire:
            wire.close()
            await hearing

    await field.many(24, one)
