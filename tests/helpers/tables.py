"""Tables on a real server, and people at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from helpers.patience import PATIENCE
from shokai.server.client import Client, Live, Refused
from shokai.server.load import OwnServer

Told = TypeVar("Told")

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with thinking processes."""
    server = OwnServer(tmp_path_factory.mktemp("server"), thinkers=1)
    server.start()
    yield server.addresses[0]
    server.stop()


def run(scene: Coroutine[Any, Any, Told], seconds: float = 2 * PATIENCE) -> Told:
    """Plays a scene to its end; one that hangs is given up at last."""
    return asyncio.run(asyncio.wait_for(scene, seconds))


async def sooner_or_later(holds: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Waits until something holds; what it is then."""
    until = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < until, f"waited in vain for {what}"
        await asyncio.sleep(0.01)
    return found


@asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """Some guests."""
    clients = [Client(address) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.name(name)
    yield clients
    for client in clients:
        await client.__aexit__()


@asynccontextmanager
async def two_at_a_table(address: str, game: str = "osaka", **terms: Any) -> AsyncIterator[tuple[str, Live, Live]]:
    """Anna and Ben at a table that has begun."""
    async with people(address, "Anna", "Ben") as (anna, ben):
        table = await anna.create(game=game, players=2, seats=[ME, OPEN], **terms)
        await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
        async with anna.live(table) as first, ben.live(table) as second:
            yield table, first, second


async def a_move(*lives: Live) -> dict[str, Any]:
    """Whoever has to decide makes the first move there is, and everybody hears of it."""
    mover = next(live for live in lives if "play" in live.view["you"]["can"])
    done = await mover.play(mover.view["game"]["moves"][0]["number"])
    for live in lives:
        await live.reach(done["version"])
    return done


async def agree(version: int, *lives: Live, yes: bool = True) -> dict[str, Any]:
    """The first question that is open at a version is answered by some people; what the last of them sees then."""
    for live in lives:
        await live.reach(version)
        version = (await live.act("answer", ask=live.view["table"]["asks"][0]["ask"], yes=yes))["version"]
    return await lives[-1].reach(version)


async def refused(coroutine: Coroutine[Any, Any, Any]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as refusal:
        await coroutine
    return refusal.value.code
