"""What is written to a client in one turn of the event loop goes out together, and all of it, and in order."""

from __future__ import annotations

import asyncio
import socket

import pytest

from shokai.server import loops
from shokai.server.live.gathering import Gathered


async def connected() -> tuple[Gathered, socket.socket]:
    """A transport, and who reads what is written to it."""
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
    return Gathered(transport, loop), theirs


def test_messages_of_one_turn_are_one_write() -> None:
    async def play() -> bytes:
        transport, reader = await connected()
        transport.write(b"done ")
        transport.write(b"change")
        with pytest.raises(BlockingIOError):
            reader.recv(100)
        await asyncio.sleep(0)
        heard = reader.recv(100)
        transport.write(b"!")
        await asyncio.sleep(0)
        return heard + reader.recv(100)

    assert loops.run(play()) == b"done change!"


def test_a_goodbye_is_heard_before_the_end() -> None:
    async def play() -> bytes:
        transport, reader = await connected()
        transport.write(b"bye")
        transport.close()
        assert transport.is_closing()
        heard = reader.recv(100)
        while (more := await asyncio.get_running_loop().sock_recv(reader, 100)) != b"":
            heard += more
        return heard

    assert loops.run(play()) == b"bye"


def test_what_is_written_to_a_lost_connection_troubles_nobody() -> None:
    async def play() -> list[str]:
        troubles: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: troubles.append(str(context)))
        transport, reader = await connected()
        transport.abort()
        reader.close()
        for _ in range(5):
            await asyncio.sleep(0)
        transport.write(b"done")
        await asyncio.sleep(0)
        return troubles

    assert loops.run(play()) == []
