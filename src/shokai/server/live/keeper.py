"""The keeper: the tables that this process has in memory, who looks at them, and what other processes store of them.

What is in memory can be thrown away at any time: it is made again from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from shokai.server.live.deals import Deals
from shokai.server.live.memory import Live, Watcher
from shokai.server.live.preparing import prepare, take_up_later
from shokai.server.storage.certain import certainly
from shokai.server.storage.store import Store
from shokai.server.storage.writing import Announcement
from shokai.server.tables.deciding import Who
from shokai.server.tables.events import Numbered
from shokai.server.tables.table import CLOSED, OVER, Table
from shokai.server.tables.view_types import TableView
from shokai.server.tables.views import view_of
from shokai.server.tables.words import refuse
from shokai.server.thinking.turns import is_quick
from shokai.server.thinking.workroom import Workroom
from shokai.texts import Refusal

# Tables in memory that nobody looks at, and for how many seconds those are kept that were just asked for.
IDLE, JUST_ASKED_FOR = 200, 10.0


class Keeper:
    """Tables in memory, as the database has them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.workroom = Workroom()
        self.deals = Deals(store)
        # Called with the id of a table whose bot has to move.
        self.bot_is_due: Callable[[str], None] = lambda id: None
        # Called when somebody came to a table, or went.
        self.came_or_went: Callable[[Live, bool], None] = lambda live, came: None
        # Whether the operator holds bots back that search.
        self.bots_held = False
        # How many look at tables through this process.
        self.watched = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}

    def hold_bots(self, on: bool) -> None:
        """Holds bots back that search, as the operator has said, or lets them go on; everybody who waits is told."""
        if on == self.bots_held:
            return
        self.bots_held = on
        for live in self.lives:
            if _waits_for_search(live.table):
                live.renew()
                if not on:
                    self.bot_is_due(live.table.terms.id)

    async def get(self, id: str) -> Live:
        """A table; raises Refusal when there is none."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            live.asked = time.monotonic()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        # Others may wait for it, too, when whoever asked goes away.
        found = await asyncio.shield(self._loading[id])
        if found is None:
            raise refuse("no-such-table")
        return found

    def at_hand(self, id: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(id)

    @property
    def lives(self) -> list[Live]:
        """All tables in memory."""
        return list(self._live.values())

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody looks at a table."""
        live.enter(watcher)
        self.watched += 1
        self.came_or_went(live, True)

    def leave(self, live: Live, watcher: Watcher) -> None:
        """Somebody looks at a table no more."""
        live.leave(watcher)
        self.watched -= 1
        self.came_or_went(live, False)

    async def _in_memory(self, id: str) -> Live | None:
        """A table in memory, or on its way there: what is stored while it is read must not be missed."""
        loading = self._loading.get(id)
        try:
            return await asyncio.shield(loading) if loading else self._live.get(id)
        except Refusal:
            # It cannot be opened: whoever asked for it is told.
            return None

    async def _load(self, id: str) -> Live | None:
        table = await self.store.load(id) if 0 < len(id) <= 24 else None
        if table is None:
            return None
        await prepare(table, self.store, self.workroom)
        live = Live(table, snapshot_at=table.snapshot_step)
        live.seed_is_public = await self._seed_is_public(table)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.table.terms.id] = live
        before = time.monotonic() - JUST_ASKED_FOR
        idle = [
            id
            for id, other in self._live.items()
            if not other.watchers and not other.lock.locked() and other.asked < before
        ]
        for id in idle[: max(len(idle) - IDLE, 0)]:
            del self._live[id]

    async def _seed_is_public(self, table: Table) -> bool:
        return table.state in (OVER, CLOSED) and await self.store.deal_is_over(table.terms.deal)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def minds(self, id: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return id in self._live or id in self._loading

    def heard_at_once(self, told: Announcement) -> bool:
        """The same where nothing has to be waited for, as with nearly every move of a game that goes on."""
        live = self._live.get(told.table)
        if live is None or live.lock.locked() or not told.events or live.table.version != told.base:
            return False
        if live.table.must_be_replayed or any(_is_rewritten(numbered) for numbered in told.events):
            return False
        try:
            later = live.table.after(told.events, entries=told.entries)
        except Exception:
            # It is tried again there, and told of.
            return False
        if later.must_be_replayed or later.state in (OVER, CLOSED):
            return False
        self._take(live, later, told.events)
        live.seed_is_public = False
        if later.bot_to_move:
            self.bot_is_due(told.table)
        return True

    async def heard(self, told: Announcement) -> None:
        """Another process has stored something."""
        live = await self._in_memory(told.table)
        if live is None:
            return
        if not told.count:
            # Nothing has happened, but its deal is played at one more table.
            self._share(live)
            return
        async with live.lock:
            if live.table.version == told.base and told.events:
                await self._take_in(live, told.events)
            elif live.table.version < told.base + told.count:
                await self._refresh(live)
        if live.table.bot_to_move:
            self.bot_is_due(told.table)

    async def catch_up(self, live: Live) -> bool:
        """Looks for what other processes stored; whether there was something."""
        async with live.lock:
            return await self._refresh(live)

    async def refresh_watched(self) -> None:
        """Looks for what was missed, after announcements may have been lost."""
        for id in {*self._loading, *self._live}:
            if live := await self._in_memory(id):
                await self.catch_up(live)
                if await self.deals.others(live.table):
                    self._share(live)
                    live.seed_is_public = await self._seed_is_public(live.table)
                    live.wake()

    async def _refresh(self, live: Live) -> bool:
        happened = await self.store.since(live.table.terms.id, live.table.version)
        await self._take_in(live, happened)
        return bool(happened)

    async def reload(self, id: str) -> None:
        """Takes a table in memory from the database again, where the operator has rewritten or deleted it."""
        live = await self._in_memory(id)
        if live is None:
            return
        async with live.lock:
            with contextlib.suppress(Refusal):
                await self._reload(live)
        if live.table.bot_to_move:
            self.bot_is_due(id)

    async def _take_in(self, live: Live, happened: list[Numbered]) -> None:
        if any(_is_rewritten(numbered) for numbered in happened):
            # Not only is there something new: what was before is not what we know.
            await self._reload(live)
            return
        # Before the database is asked, which may be away.
        self._take(live, live.table.after(happened), happened)
        if live.table.must_be_replayed:
            await take_up_later(live.table, self.store)
        live.seed_is_public = await self._seed_is_public(live.table)
        live.wake()

    def _take(self, live: Live, later: Table, happened: list[Numbered]) -> None:
        live.table = later
        live.see(*(numbered.event.person for numbered in happened))
        live.wake()

    async def _reload(self, live: Live) -> None:
        """Takes a table from the database again; nobody gets at it before, hold the lock. Refuses where it is gone."""
        known = live.table.terms
        try:
            fresh = await certainly(lambda: self._read_again(known.id), known.id)
        except Exception:
            # Nobody can make anything of what the database has: a newer version wrote it, or it is damaged.
            self._drop(live, "internal")
            raise
        if fresh is None:
            # The operator has deleted it.
            self._drop(live, "no-such-table")
            raise refuse("no-such-table")
        # Where a table of an earlier version begins was found out when it was first opened.
        fresh.terms = replace(fresh.terms, position=fresh.terms.position or known.position)
        live.table, live.snapshot_at = fresh, fresh.snapshot_step
        live.seed_is_public = await self._seed_is_public(fresh)
        live.wake()

    async def _read_again(self, id: str) -> Table | None:
        # What was sent to the database may still be on its way to the disk.
        await self.store.settled(id)
        return await self.store.load(id)

    def _drop(self, live: Live, why: str) -> None:
        """Forgets a table of which nobody can see any more."""
        self._live.pop(live.table.terms.id, None)
        for watcher in live.watchers:
            watcher.say_goodbye(why)

    def view(self, live: Live, who: Who) -> TableView:
        """What somebody sees; hold the lock."""
        held = self.bots_held and _waits_for_search(live.table)
        return view_of(live.table, who, live.present, live.seed_is_public, live.behind, live.watching, held)

    async def check_look(self, live: Live, person: str | None) -> None:
        """Refuses a look to those who might learn here what is coming at another table."""
        live.see(person)
        await self.deals.check_look(live, person)

    def _share(self, live: Live) -> None:
        live.shared, live.seed_is_public = True, False
        live.wake()


def _waits_for_search(table: Table) -> bool:
    """Whether a bot has to move that searches for it."""
    return table.bot_to_move is not None and not is_quick(table.bot_to_move)


def _is_rewritten(numbered: Numbered) -> bool:
    """Whether the operator has changed what was before an event, too."""
    return bool(numbered.event.data.get("rewritten"))
