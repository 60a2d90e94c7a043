"""The hub: the tables that this process has in memory, who looks at them, and how actions become events.

What is in memory can be thrown away at any time: it is made again from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from shokai.server.http.quotas import Quotas
from shokai.server.live.deals import Deals
from shokai.server.live.memory import Live, Watcher, bare
from shokai.server.live.preparing import prepare, take_up_later, with_position
from shokai.server.metrics import ACTIONS, EVENTS
from shokai.server.people.people import People
from shokai.server.storage.certain import certainly
from shokai.server.storage.scribe import Scribe
from shokai.server.storage.store import Store
from shokai.server.storage.writing import Announcement, Commit, Conflict, people_of, row_of
from shokai.server.tables import actions as do
from shokai.server.tables.acting import Outcome, Who, act, begun, refuse
from shokai.server.tables.counting import check_replace
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.rematching import kept_for, rematch_terms
from shokai.server.tables.table import CLOSED, MESSAGES, OVER, SNAPSHOT_EVERY, Table, Terms
from shokai.server.tables.views import view_of
from shokai.server.thinking.workroom import Workroom
from shokai.texts import Refusal

log = logging.getLogger("shokai.server")

# Tables in memory that nobody looks at, and for how many seconds those are kept that were just asked for.
IDLE, JUST_ASKED_FOR = 200, 10.0
# How often an action is tried again when another process was faster.
TRIES = 20
# Events of one table. The longest games have some thousands; beyond this there is only playing on and closing.
MOST_EVENTS = 20_000


class Hub:
    """All tables, through one process."""

    def __init__(self, store: Store, people: People, limits: bool = True, away: float = 60) -> None:
        self.store = store
        self.people = people
        self.quotas = Quotas(store, limits)
        self.scribe = Scribe(store)
        self.workroom = Workroom()
        self.deals = Deals(store)
        self._away = away
        # Called with the id of a table whose bot has to move.
        self.bot_is_due: Callable[[str], None] = lambda id: None
        self.finished: Callable[[str], None] = lambda id: None
        # Called when somebody came to a table, or went.
        self.came_or_went: Callable[[Live, bool], None] = lambda live, came: None
        # How many look at tables through this process.
        self.watched = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._acting: set[asyncio.Task[Any]] = set()

    # Tables in memory.

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
        if any(numbered.event.data.get("rewritten") for numbered in happened):
            # Not only is there something new: what was before is not what we know.
            await self._reload(live)
            return
        live.table.apply(happened)
        live.see(*(numbered.event.person for numbered in happened))
        # Before the database is asked, which may be away.
        live.wake()
        if live.table.must_be_replayed:
            await take_up_later(live.table, self.store)
        live.seed_is_public = await self._seed_is_public(live.table)
        live.wake()

    # Making tables.

    async def create(self, terms: Terms, address: str = "") -> str:
        """A new table; one without open seats begins at once. Raises Refusal where its host has too many."""
        table = Table(terms)
        if all(chair.kind != "open" for chair in table.chairs):
            opening = begun(table, table.chairs)
        else:
            table.first_match(table.title.seat_names[: terms.players])  # what cannot be played is refused now
            opening = None
        async with self.quotas.making_table(terms.host, address):
            await self.store.create(table)
        live = Live(table)
        self._keep(live)
        if terms.deal != terms.id:
            await self._open_another(live)
        if opening:
            async with live.lock:
                await self._add(live, [Event(*opening, time.time(), terms.host)])
        return terms.id

    async def _open_another(self, live: Live) -> None:
        """Shares a deal: who watches a table of it is sent away, in all processes."""
        others = await self.deals.others(live.table)
        for one in filter(None, (live, *map(self.at_hand, others))):
            self._share(one)
        await self.deals.announce(others)
        try:
            await self.deals.check_lend(live.table.terms.deal)
            await self.deals.check_secret(live.table)
        except Refusal:
            # Somebody began to watch just now, or the game whose deal it was has ended.
            async with live.lock:
                await self._add(live, [Event("close", {}, time.time(), live.table.terms.host)])
            raise

    def _share(self, live: Live) -> None:
        live.shared, live.seed_is_public = True, False
        live.wake()

    # Actions.

    async def act(self, id: str, who: Who, action: do.Action) -> dict[str, Any]:
        """What a person's message comes to: `done` or an `answer`; raises Refusal.

        Let it go to its end also when whoever asked has gone: what is being stored must be told to the others.
        """
        live = await self.get(id)
        ACTIONS.labels(action.do).inc()
        live.see(who.person)
        # Somebody else's messages are others, whatever they are called.
        sender = f"{who.person} {action.client}"
        async with live.lock:
            for _ in range(TRIES):
                repeated = await self._stored(live.table, sender, action.id)
                if repeated is not None:
                    return self._done(live.table, action, repeated)
                before = live.answered.get((sender, action.id))
                if isinstance(before, Exception):
                    raise bare(before) if isinstance(before, Refusal) else before.with_traceback(None)
                if before is not None:
                    return self._done(live.table, action, before)
                version = live.table.version
                try:
                    outcome = await certainly(lambda: self._outcome(live, who, action), id)
                except Exception as why:
                    # Another process may have stored what we have not heard of: perhaps this very message.
                    if not self.store.is_sqlite:
                        await certainly(lambda: self._refresh(live), id)
                    if live.table.version != version:
                        continue
                    live.answer((sender, action.id), why)
                    raise
                if outcome.answer is not None:
                    return {"type": "answer", "client": action.client, "id": action.id, "answer": outcome.answer}
                if not outcome.events:
                    live.answer((sender, action.id), live.table.version)
                    return self._done(live.table, action, live.table.version)
                now = time.time()
                events = [Event(kind, data, now, who.person) for kind, data in outcome.events]
                # With the last: whoever sends it again hears of the same version.
                events[-1] = replace(events[-1], client=sender, number=action.id)
                try:
                    await self._add(live, events)
                    return self._done(live.table, action, live.table.version)
                except Refusal:
                    # There is no such table any more.
                    raise
                except Exception as error:
                    # Stored all the same, by another process or although the answer was lost? The table was read again.
                    stored = await self._stored(live.table, sender, action.id)
                    if stored is not None:
                        return self._done(live.table, action, stored)
                    if not isinstance(error, Conflict):
                        live.answer((sender, action.id), error)
                        raise
        raise refuse("busy")

    async def act_to_the_end(self, id: str, who: Who, action: do.Action) -> dict[str, Any]:
        """The same for somebody who may be cancelled meanwhile."""
        task = asyncio.create_task(self.act(id, who, action))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        # Somebody has to ask what came of it, or Python complains.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    def _done(self, table: Table, action: do.Action, version: int) -> dict[str, Any]:
        told = {"type": "done", "client": action.client, "id": action.id, "version": version}
        if isinstance(action, do.Rematch):
            told |= {"type": "answer", "answer": {"table": table.rematch}}
        return told

    async def _stored(self, table: Table, sender: str, number: int) -> int | None:
        """The event that a message led to, however long ago. The database is asked only for what a table forgot."""
        numbers = table.clients.get(sender, {})
        found = numbers.get(number)
        if found is None and len(numbers) >= MESSAGES and number < max(numbers):
            return await certainly(lambda: self.store.sequence_of(table.terms.id, sender, number), table.terms.id)
        return found

    async def _outcome(self, live: Live, who: Who, action: do.Action) -> Outcome:
        table = live.table
        if table.version >= MOST_EVENTS and not _fits_full_table(table, action):
            raise refuse("table-full")
        if isinstance(action, do.Chat) and not self.quotas.may_chat(who):
            raise refuse("too-fast")
        if isinstance(action, do.Chat) and not table.seats_of(who.person):
            await self.deals.check_talk(live, who.person)
        if isinstance(action, do.Answer) and (ask := table.asks.get(action.ask)) and ask.person and action.yes:
            # They may have looked elsewhere since they asked for the seat.
            await self.deals.check_sit(table, ask.person)
        if isinstance(action, do.Sit) and action.seat < table.terms.players:
            if action.invite is not None:
                generation = table.chairs[action.seat].generation
                if not self.people.is_invitation(action.invite, table.terms.id, action.seat, generation):
                    raise refuse("bad-invitation")
            await self.deals.check_sit(table, who.person)
        if isinstance(action, do.Replace) and action.yes:
            check_replace(table, action.seat, live.present, time.time())
            live.attendance.check_away(table, action.seat, live.present, self._away)
        outcome = act(table, who, action)
        if outcome.wish == "invite" and isinstance(action, do.Invite):
            generation = table.chairs[action.seat].generation
            outcome.answer = {"invite": self.people.invitation(table.terms.id, action.seat, generation)}
        elif outcome.wish == "rematch":
            again = await self._rematch(table, who)
            outcome.events = [] if table.rematch else [("rematch", {"table": again})]
        return outcome

    async def check_look(self, live: Live, person: str | None) -> None:
        """Refuses a look to those who might learn here what is coming at another table."""
        live.see(person)
        await self.deals.check_look(live, person)

    async def _rematch(self, table: Table, who: Who) -> str:
        """A table for the same people, with whoever asks on their seats; it begins when all have come."""
        assert who.person is not None
        # Two who wish it at once, through whatever processes, come to the same table.
        id = self.people.rematch_of(table.terms.id)
        if not await self.store.has(id):
            try:
                terms = rematch_terms(table, id, who.person)
                if terms.cards is not None and terms.position is None:
                    terms = await with_position(terms, self.workroom)
                return await self.create(terms, who.address)
            except IntegrityError:
                pass
        live = await self.get(id)
        async with live.lock:
            for _ in range(TRIES):
                seats = kept_for(live.table, who.person)
                if not seats:
                    break
                outcome = act(live.table, who, do.Sit(do="sit", client="rematch", id=0, seat=seats[0]))
                with contextlib.suppress(Conflict):
                    await self._add(live, [Event(kind, data, time.time(), who.person) for kind, data in outcome.events])
        return id

    async def add(
        self, live: Live, at: int, events: list[tuple[str, dict[str, Any]]], person: str | None = None
    ) -> bool:
        """Adds events of the server's own, unless the game has moved since; hold the lock."""
        if live.table.at != at:
            return False
        try:
            await self._add(live, [Event(kind, data, time.time(), person) for kind, data in events])
        except Conflict:
            return False
        return True

    async def _add(self, live: Live, events: list[Event]) -> None:
        """Stores events, then tells everybody. Who holds the lock sees nothing that is not stored."""
        table, base = live.table, live.table.version
        people = people_of(table)
        turn = table.turn if table.names else None
        numbered = [Numbered(base + 1 + i, event) for i, event in enumerate(events)]
        try:
            table.apply(numbered)
            commit = Commit(table.terms.id, base, events, row_of(table), people_of(table) - people)
            if any(event.kind == "undo" for event in events):
                commit.cut = len(table.steps)
                live.snapshot_at = min(live.snapshot_at, commit.cut)
            if table.must_be_replayed:
                await take_up_later(table, self.store)
            step = len(table.steps)
            if table.names and step >= live.snapshot_at + SNAPSHOT_EVERY and table.turn != turn:
                commit.snapshot = table.snapshot()
                live.snapshot_at = step
            await self.scribe.commit(commit)
        except BaseException:
            # What the table took in was not stored: what the database has is the truth.
            await self._reload(live)
            raise
        EVENTS.inc(len(events))
        live.wake()
        if table.bot_to_move:
            self.bot_is_due(table.terms.id)
        if table.state in (OVER, CLOSED):
            self.finished(table.terms.id)
            live.seed_is_public = await certainly(lambda: self._seed_is_public(table), table.terms.id)
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

    def view(self, live: Live, who: Who) -> dict[str, Any]:
        """What somebody sees; hold the lock."""
        return view_of(live.table, who, live.present, live.seed_is_public, live.behind)


def _fits_full_table(table: Table, action: do.Action) -> bool:
    """Whether an action is possible where very much has happened: it brings the game on, or lets it go on at all."""
    if isinstance(action, do.Mind):
        return action.bot is None and action.seat < len(table.chairs) and table.chairs[action.seat].minded is not None
    if isinstance(action, do.Pause):
        return not action.on
    return isinstance(action, do.Play | do.Close | do.Answer | do.Rematch)
