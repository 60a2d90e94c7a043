"""Deals that are played at several tables: nobody may know at one of them what is coming at another.

Who has sat at a table of a deal, or watched one, neither sits at another of it nor looks at it until all are over. Who
sits at none may be anybody, also the host: as long as a deal is played at several tables, nobody watches. And a table
that somebody has watched without a seat does not share its deal any more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import exists, or_, select

from shokai.server.storage import schema as db
from shokai.server.storage.daily import has_finished, is_secret
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.store import Store
from shokai.server.storage.writing import CHANNEL
from shokai.server.storage.writing_at_once import NOTIFY
from shokai.server.tables.table import CLOSED, OVER, Table
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time
from shokai.texts import Refusal

if TYPE_CHECKING:
    from shokai.server.live.memory import Live

# People without a name, whoever they are, among those who have watched.
NAMELESS = ""


class Deals:
    """Who may see which table, by what the database knows of all of them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def check_look(self, live: Live, person: str | None) -> None:
        """Refuses those who might learn here what is coming elsewhere; remembers who watches all the same."""
        await self.check_talk(live, person)
        table = live.table
        if table.terms.daily or _is_duplicate(table):
            return
        watches = table.names and table.state not in (OVER, CLOSED) and not table.seats_of(person)
        if watches and (person or NAMELESS) not in live.watched_by:
            await self._remember(live, person or NAMELESS)

    async def check_talk(self, live: Live, person: str | None) -> None:
        """Refuses those who could tell here what they have seen elsewhere."""
        table = live.table
        if table.terms.daily:
            await self._check_daily(live, person, table.terms.daily)
            return
        if _is_duplicate(table):
            await self._check_duplicate(live, person)
            return
        others = await self._others(table.terms.deal, table.terms.id)
        live.shared = bool(others) and not all(_is_over(state) for state in (table.state, *(o.state for o in others)))
        if not live.shared:
            return
        if (table.names and not table.seats_of(person)) or await self._knows(others, person):
            raise refuse("same-deal")

    async def _check_daily(self, live: Live, person: str | None, day: str) -> None:
        """At a table of the deal of a day is only who plays there. A game that is over may be looked at by those who
        have played the deal to the end themselves, and by everybody when it is no secret any more."""
        table = live.table
        if person and table.seats_of(person):
            return
        live.shared = True
        if _is_over(table.state):
            if not is_secret(day, wall_time()):
                return
            async with self._store.engine.connect() as connection:
                finished = await connection.run_sync(has_finished, day, table.terms.game, person)
            if person and finished:
                return
        raise refuse("daily-first")

    async def _check_duplicate(self, live: Live, person: str | None) -> None:
        """Where all tables of a round have one deal, everybody sees only their own until the last of them is over:
        from the beginning, also before the others are made."""
        table = live.table
        if table.seats_of(person):
            return
        live.shared = not (_is_over(table.state) and await self._store.deal_is_over(table.terms.deal))
        if live.shared:
            raise refuse("same-deal")

    async def check_ask(self, live: Live, person: str | None) -> None:
        """Refuses to say anything about moves to those who may not look: an answer is a look as well."""
        if person not in live.cleared:
            await self.check_talk(live, person)
            if person and live.table.seats_of(person):
                live.cleared.add(person)

    async def check_sit(self, table: Table, person: str | None) -> None:
        """Refuses a seat to somebody who has seen another table of the deal."""
        await self.check_deal(table.terms.deal, person, table.terms.id)

    async def check_deal(self, deal: str, person: str | None, id: str = "") -> None:
        """Refuses somebody who has seen a table of a deal, other than one."""
        if await self._knows(await self._others(deal, id), person):
            raise refuse("same-deal")

    async def check_lend(self, deal: str) -> None:
        """Refuses another table of a deal that somebody without a seat has seen: they may be anybody."""
        w = db.table_watchers.c
        of_deal = select(db.tables.c.id).where(db.tables.c.deal == deal)
        async with self._store.engine.connect() as connection:
            seen = await connection.scalar(select(w.person).where(w.table_id.in_(of_deal)).limit(1))
        if seen is not None:
            raise refuse("deal-watched")

    async def check_secret(self, table: Table) -> None:
        """Refuses a table of a deal that is known by now: every other one of it is over."""
        others = await self._others(table.terms.deal, table.terms.id)
        if others and all(_is_over(other.state) for other in others):
            raise refuse("deal-is-known")

    async def may_see(self, live: Live, person: str | None) -> bool:
        """Whether somebody who looks may go on: costs nothing unless something has changed."""
        if self.certainly_sees(live, person):
            return True
        seated = live.table.seats_of(person)
        try:
            await self.check_look(live, person)
        except Refusal:
            return False
        if seated and person:
            # From now on they are kept from the other tables.
            live.cleared.add(person)
        return True

    def certainly_sees(self, live: Live, person: str | None) -> bool:
        """Whether somebody who looks may go on, as far as that is known without asking the database."""
        table, seated = live.table, live.table.seats_of(person)
        if (table.terms.daily or _is_duplicate(table)) and seated:
            return True
        if not table.names or (seated and (not live.shared or person in live.cleared)):
            return True
        return (
            not seated and not live.shared and (_is_over(table.state) or (person or NAMELESS) in live.watched_by)
        )  # fmt: skip

    async def others(self, table: Table) -> list[str]:
        """The other tables of a table's deal. Those of a day, or of a round, are closed to each other from the
        beginning."""
        if table.terms.daily or _is_duplicate(table):
            return []
        return [other.id for other in await self._others(table.terms.deal, table.terms.id)]

    async def announce(self, ids: Sequence[str]) -> None:
        """Tells the other processes that the deal of some tables is played at one more: nothing has happened there."""
        if not self._store.is_sqlite and ids:
            told = [json.dumps([self._store.process, id, 0, 0, []]) for id in ids]
            async with self._store.engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": told})

    async def _remember(self, live: Live, name: str) -> None:
        """Writes down that somebody watches a table; raises Refusal if its deal was shared at the same moment."""
        terms = live.table.terms
        async with self._store.engine.begin() as connection:
            row = {"table_id": terms.id, "person": name}
            await connection.execute(insert_into(connection, db.table_watchers).values(row).on_conflict_do_nothing())
        live.watched_by.add(name)
        # Whoever shares a deal stores the table first and then looks for watchers: one of the two sees the other.
        if await self._others(terms.deal, terms.id):
            live.shared = True
            raise refuse("same-deal")

    async def _others(self, deal: str, id: str) -> Sequence[Any]:
        """The other tables of a deal; not those that were closed before anybody saw a card."""
        c, e = db.tables.c, db.events.c
        begun = exists().where(e.table_id == c.id, e.kind == "begin")
        wanted = select(c.id, c.state, c.host, c.terms).where(c.deal == deal, c.id != id, or_(c.state != CLOSED, begun))
        async with self._store.engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def _knows(self, tables: Sequence[Any], person: str | None) -> bool:
        """Whether somebody has sat at one of these tables or watched it; to have made it is nothing yet."""
        if not tables or person is None:
            return False
        ids, p, w, e = [t.id for t in tables], db.table_people.c, db.table_watchers.c, db.events.c
        sat = select(p.table_id).where(p.table_id.in_(ids), p.person == person)
        watched = select(w.table_id).where(w.table_id.in_(ids), w.person == person).limit(1)
        async with self._store.engine.connect() as connection:
            if await connection.scalar(watched) is not None:
                return True
            there = set((await connection.execute(sat)).scalars())
            # A host is among a table's people from the beginning.
            hosted = [t for t in tables if t.id in there and t.host == person]
            if len(hosted) < len(there):
                return True
            if any(seat.get("person") == person for t in hosted for seat in json.loads(t.terms)["seats"]):
                return True
            sittings = select(e.data).where(e.table_id.in_([t.id for t in hosted]), e.kind == "sit")
            return any(json.loads(data)["person"] == person for data in (await connection.execute(sittings)).scalars())


def _is_duplicate(table: Table) -> bool:
    """Whether a table belongs to a round of a tournament in which all have the same deal."""
    return table.terms.tournament is not None and table.terms.deal != table.terms.id


def _is_over(state: str) -> bool:
    return state in (OVER, CLOSED)
