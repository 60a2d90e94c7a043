"""Gives honours for games that are over, in the background: one game after the other in the order in which they ended.

To know what was earned a game is played through again, in the workroom. The database says which games are still to be
looked through: those of before there were honours, too, and what was left when a server stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

from shokai.match.honours import honours_of
from shokai.server.live.hub import Hub
from shokai.server.live.preparing import past_of
from shokai.server.storage.honours import begin_anew, give_general, give_honours, has_begun, unhonoured
from shokai.server.storage.practice import hinted_at
from shokai.server.storage.ratings import FIRST
from shokai.server.tables.chairs import PERSON
from shokai.server.tables.fair import fair_seats
from shokai.server.tables.table import OVER, Table
from shokai.server.thinking.workroom import WorkFailed
from shokai.server.times import wall_time
from shokai.texts import Refusal

log = logging.getLogger("shokai.server")

# Games that are looked for at once, and seconds between two of them: those who play come first.
FOUND, PAUSE = 50, 0.02
# Seconds until it is tried again when the workroom had no time.
LATER = 30.0
# Refusals that say nothing about a game.
_BUSY = frozenset({"server-too-busy", "server-stopping"})


class Honouring:
    """Looks through games, and at people who have done something else that may be worth an honour."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._people: dict[str, None] = {}
        self._ended: dict[str, None] = {}

    def start(self) -> None:
        """Looks through what was left, and from now on what is told."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stops; what is left is looked through by the next server."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def look(self) -> None:
        """Results were noted."""
        self._wanted.set()

    def look_at(self, person: str) -> None:
        """Somebody has done something that is no game."""
        self._people[person] = None
        self._wanted.set()

    def heard(self, table: str) -> None:
        """A table has come to its end; perhaps a lesson was learned there."""
        self._ended[table] = None
        self._wanted.set()

    async def _work(self) -> None:
        begun = False
        while True:
            try:
                if not begun:
                    await self._begin()
                    begun = True
                await self._look_through()
            except Exception as error:
                if not (isinstance(error, Refusal) and error.said.id in _BUSY):
                    log.exception("honours could not be given")
                asyncio.get_running_loop().call_later(LATER, self._wanted.set)
            await self._wanted.wait()
            self._wanted.clear()

    async def _begin(self) -> None:
        """The first time that there are honours, or new ones, everybody is looked at."""
        async with self._hub.store.engine.begin() as connection:
            self._people |= dict.fromkeys(await connection.run_sync(begin_anew))
        await self._look_at_people()
        async with self._hub.store.engine.begin() as connection:
            await connection.run_sync(has_begun)

    async def _look_through(self) -> None:
        await self._look_at_people()
        after = FIRST
        while True:
            async with self._hub.store.engine.connect() as connection:
                found = await connection.run_sync(unhonoured, after, FOUND)
            if not found:
                return
            for after in found:
                await self._honour(after[1])
                await asyncio.sleep(PAUSE)

    async def _look_at_people(self) -> None:
        while self._ended:
            with contextlib.suppress(Refusal):
                table = (await self._hub.get(next(iter(self._ended)))).table
                if table.terms.lesson and table.learned:
                    self._people[table.terms.host] = None
            del self._ended[next(iter(self._ended))]
        while self._people:
            person = next(iter(self._people))
            async with self._hub.store.engine.begin() as connection:
                await connection.run_sync(give_general, person, wall_time())
            self._people.pop(person, None)

    async def _honour(self, id: str) -> None:
        try:
            live = await self._hub.get(id)
            async with live.lock:
                table = live.table
                job = past_of(table)
            if table.state != OVER:
                return
            async with self._hub.store.engine.connect() as connection:
                fair = fair_seats(table, await connection.run_sync(hinted_at, id))
            earned = await self._earned(table, job) if fair else [[]] * table.terms.players
            people = {chair.person: chair.number for chair in table.chairs if chair.kind == PERSON and chair.person}
            async with self._hub.store.engine.begin() as connection:
                await connection.run_sync(give_honours, id, table.moved, people, fair, earned)
        except Refusal as refusal:
            if refusal.said.id in _BUSY:
                raise
            # There is no such table any more, or nobody can open it.
            log.warning("a game could not be looked through for honours", extra={"table": id, "why": refusal.said.id})
        except Exception:
            # One table that cannot be opened must not keep honours from all others.
            log.exception("a game could not be looked through for honours", extra={"table": id})

    async def _earned(self, table: Table, job: dict[str, object]) -> list[list[str]]:
        nothing: list[list[str]] = [[]] * table.terms.players
        if not honours_of(table.terms.game):
            return nothing
        try:
            found: list[list[str]] = json.loads(await self._hub.workroom.do("honours", "honours", job))
        except (WorkFailed, Refusal) as error:
            if isinstance(error, Refusal) and error.said.id in _BUSY:
                raise
            log.warning("a game brings no honours of its own", extra={"table": table.terms.id, "why": str(error)})
            return nothing
        return found
