"""The handover: an account gets what the guest had that somebody was before they entered it, tables above all.

What is to be done is noted in the database first. However many tables there are and whenever a server stops, the next
one that starts goes on with it; what was done before is not done again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import and_, delete, exists, literal, or_, select, update

from shokai.server.live.hub import TRIES, Hub
from shokai.server.people.belongings import hand_over_belongings
from shokai.server.people.people import Person
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.writing import Conflict
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING

log = logging.getLogger("shokai.server")

# Notes are shared values of this name, with the guest's id; the value is the account's.
NOTE = "handover "
# Seconds that somebody who enters an account waits for it; what is left then comes a little later.
WAIT = 10.0


class Handovers:
    """Hands tables over, one after the other, while everybody else plays."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._engine = hub.store.engine
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stopping = False

    async def begin(self, guest: str, person: Person) -> None:
        """Hands over what a guest has, most of it before it returns."""
        async with self._engine.begin() as connection:
            # Somebody may enter twice at once, or two accounts one after the other: the last one counts.
            note = insert_into(connection, db.shared).values(name=NOTE + guest, value=person.id)
            await connection.execute(
                note.on_conflict_do_update(index_elements=["name"], set_={"value": note.excluded.value})
            )
            # Games that are over stay as they are: the account finds them, and may play no deal that the guest knows.
            for table in (db.table_people, db.table_watchers):
                same = select(table.c.table_id, literal(person.id)).where(table.c.person == guest)
                await connection.execute(
                    insert_into(connection, table).from_select(["table_id", "person"], same).on_conflict_do_nothing()
                )
            r = db.results
            await connection.execute(update(r).where(r.c.person == guest).values(person=person.id))
            await connection.run_sync(hand_over_belongings, guest, person.id)
        before = self._running.get(guest)
        if before:
            await asyncio.wait({before}, timeout=WAIT)
        await asyncio.wait({self._start(guest, person)}, timeout=WAIT)

    async def resume(self) -> None:
        """Goes on with what a server that stopped has left."""
        wanted = select(db.shared.c.name, db.shared.c.value).where(db.shared.c.name.startswith(NOTE))
        async with self._engine.connect() as connection:
            notes = (await connection.execute(wanted)).all()
        for name, value in notes:
            person = await self._hub.people.by_id(value)
            if person:
                self._start(name.removeprefix(NOTE), person)
            else:
                # The operator has deleted the account.
                async with self._engine.begin() as connection:
                    await connection.execute(
                        delete(db.shared).where(db.shared.c.name == name, db.shared.c.value == value)
                    )

    async def stop(self) -> None:
        """Stops between two tables; the notes stay."""
        self._stopping = True
        if self._running:
            await asyncio.wait(self._running.values())

    def _start(self, guest: str, person: Person) -> asyncio.Task[None]:
        task = asyncio.create_task(self._hand_over_all(guest, person))
        self._running[guest] = task
        task.add_done_callback(lambda done: self._running.get(guest) is done and self._running.pop(guest))
        return task

    async def _hand_over_all(self, guest: str, person: Person) -> None:
        tried: set[str] = set()
        failed = False
        while fresh := [id for id in await self._tables_of(guest) if id not in tried]:
            for id in fresh:
                if self._stopping:
                    return
                tried.add(id)
                try:
                    await self._hand_over(id, guest, person)
                except Exception:
                    failed = True
                    log.exception("a table was not handed over; the next start tries it again", extra={"table": id})
        if not failed:
            c = db.shared.c
            async with self._engine.begin() as connection:
                await connection.execute(delete(db.shared).where(c.name == NOTE + guest, c.value == person.id))

    async def _tables_of(self, guest: str) -> list[str]:
        """Tables that are not over where a guest is host or sits, is waited for, or has asked for a seat."""
        c, p, w, e = db.tables.c, db.table_people.c, db.table_watchers.c, db.events.c
        has_part = c.id.in_(select(p.table_id).where(p.person == guest)) & or_(
            c.host == guest,
            c.summary.contains(f'"{guest}"', autoescape=True),
            and_(c.state == GATHERING, c.terms.contains(f'"{guest}"', autoescape=True)),
        )
        asked = exists().where(e.table_id == c.id, e.person == guest, e.kind == "ask")
        watches = c.id.in_(select(w.table_id).where(w.person == guest)) & (c.state == PLAYING) & asked
        wanted = select(c.id).where(c.state.in_((GATHERING, PLAYING)), has_part | watches)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(c.updated.desc()))).scalars())

    async def _hand_over_plans(self, id: str, guest: str, person: Person) -> None:
        """What the guest has planned at a table is planned by the account; hold the lock, so that nobody looks at it
        before the seat is theirs, too."""
        p = db.plans.c
        mine = update(db.plans).where(p.table_id == id, p.person == guest).values(person=person.id)
        async with self._engine.begin() as connection:
            await connection.execute(mine)

    async def _hand_over(self, id: str, guest: str, person: Person) -> None:
        live = await self._hub.get(id)
        if not self._hub.store.is_sqlite:
            await self._hub.catch_up(live)
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                if table.state in (OVER, CLOSED):
                    return
                events: list[tuple[str, dict[str, Any]]] = [
                    ("sit", {"seat": seat, "person": person.id, "name": person.name, "was": guest})
                    for seat in table.seats_of(guest)
                ]
                told = {"person": person.id, "name": person.name}
                events += [("keep", {"seat": seat, **told}) for seat in kept_for(table, guest)]
                # Asked again by the account, with the answers so far.
                events += [
                    ("ask", {"what": "seat", "seat": ask.seat, "yes": sorted(ask.yes), **told})
                    for ask in table.asks.values()
                    if ask.kind == "seat" and ask.person == guest
                ]
                if table.terms.host == guest:
                    events.append(("host", {"person": person.id}))
                await self._hand_over_plans(id, guest, person)
                if not events or await self._hub.add(live, table.at, Outcome(events), person.id):
                    return
        raise Conflict
