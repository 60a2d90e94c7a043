"""What is written to a client in one turn of the event loop goes out together, and all of it, and in order."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter

import pytest
from helpers.tables import a_move, run, two_at_a_table
from websockets.asyncio.client import connect

from shokai.server import loops
from shokai.server.following import NEW, Following
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


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_every_client_reads_what_is_said_by_the_shortest_way(address: str, compression: str | None) -> None:
    """Short frames and long ones, compressed or not, and all of them in order, with those of the usual way between."""

    async def play() -> None:
        async with two_at_a_table(address, "yokohama") as (table, *lives):
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            headers = lives[0].person.headers
            async with connect(url, additional_headers=headers, compression=compression) as own:
                seen = Following()
                kinds: Counter[str] = Counter()

                async def hear_until(version: int) -> None:
                    while seen.view.get("version", 0) < version:
                        message = json.loads(await own.recv())
                        kinds[message["type"]] += 1
                        if message["type"] in ("view", "change"):
                            assert seen.hear(message) == NEW
                        else:
                            assert message["n"] <= kinds["view"] + kinds["change"]

                for _ in range(25):
                    await own.send('{"do": "ping"}')
                    done = await a_move(*lives)
                    await hear_until(done["version"])
                    assert {**seen.view, "log": []} == {**lives[0].view, "log": []}
                await own.send("x" * 300)
                refused = json.loads(await own.recv())
                while refused["type"] == "pong":
                    refused = json.loads(await own.recv())
                assert refused["why"]["code"] == "bad-message"
                assert kinds["view"] == 1
                assert kinds["change"] >= 20
                assert kinds["pong"] > 0

    run(play())
