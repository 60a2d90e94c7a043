"""The hub: how actions become events.

What an action comes to is decided by what the table is (`tables.acting`) and what the database knows of other tables;
deciding changes nothing. Its events are stored. Then the table after them takes the place of the one before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy.exc import IntegrityError

from shokai.server.http.quotas import Quotas
from shokai.server.live.following import follow_plan
from shokai.server.live.hours import calendars, hours_for, keeps_hours
from shokai.server.live.keeper import Keeper
from shokai.server.live.memory import Live, bare
from shokai.server.live.preparing import take_up_later, with_position
from shokai.server.metrics import ACTIONS, EVENTS
from shokai.server.people.friends import friend_called
from shokai.server.people.names import checked_name
from shokai.server.people.people import People
from shokai.server.storage.certain import certainly
from shokai.server.storage.scribe import Scribe
from shokai.server.storage.store import Store
from shokai.server.storage.writing import Commit, Conflict, people_of, row_of
from shokai.server.tables import actions as do
from shokai.server.tables.acting import act
from shokai.server.tables.calendars import Calendar
from shokai.server.tables.counting import check_replace
from shokai.server.tables.course import SNAPSHOT_EVERY
from shokai.server.tables.deciding import Outcome, Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.rematching import kept_for, rematch_terms
from shokai.server.tables.seating import begun
from shokai.server.tables.table import CLOSED, MESSAGES, OVER, PLAYING, Table
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.terms import Terms
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time
from shokai.texts import Refusal

log = logging.getLogger("shokai.server")

# Retries of an action when another process stored its events first.
TRIES = 20
# Events of one table. The longest games have some thousands; beyond this there is only playing on and closing.
MOST_EVENTS = 20_000


# To look the counter of an action up takes longer than to count it.
_counter_of = cache(ACTIONS.labels)


class Hub(Keeper):
    """All tables, through one process."""

    def __init__(self, store: Store, people: People, limits: bool = True, away: float = 60) -> None:
        super().__init__(store)
        self.people = people
        self.quotas = Quotas(store, limits)
        self.scribe = Scribe(store)
        self._away = away
        # Called with the id of a table whose game has ended.
        self.finished: Callable[[str], None] = lambda id: None
        # Called with a table before and after something was stored; a new one has no before.
        self.happened: Callable[[Table | None, Table], None] = lambda before, after: None
        self._acting: set[asyncio.Task[Any]] = set()

    # Making tables.

    async def create(self, terms: Terms, address: str = "", official: bool = False) -> str:
        """A new table; one without open seats begins at once. Raises Refusal where its host has too many, unless it is
        `official`: the server made it for a tournament, which has limits of its own."""
        table = Table(terms)
        if all(chair.kind != "open" for chair in table.chairs):
            opening = begun(table, table.chairs)
        else:
            table.first_match(table.game.seat_names[: terms.players])  # what cannot be played is refused now
            opening = None
        new, events = table, list[Event]()
        if opening:
            events = events_of(opening, terms.host)
            events = [*await hours_for(self.store, new, events), *events]
            table = new.after([Numbered(1 + i, event) for i, event in enumerate(events)], opening.ahead)
        async with contextlib.nullcontext() if official else self.quotas.making_table(terms.host, address):
            # With its beginning: a server that ends now leaves no table behind that waits for nobody.
            await self.store.create(table, events)
        live = Live(table)
        self._keep(live)
        EVENTS.inc(len(events))
        self.happened(None, new)
        if opening:
            self.happened(new, table)
        if terms.deal != terms.id and not terms.daily and not terms.tournament:
            await self._open_another(live)
        if live.table.bot_to_move:
            self.bot_is_due(terms.id)
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
                await self._add(live, events_of(Outcome([("close", {})]), live.table.terms.host))
            raise

    # Actions.

    async def act(self, id: str, who: Who, action: do.Action) -> dict[str, Any]:
        """What a person's message comes to: `done` or an `answer`; raises Refusal.

        Let it go to its end also when whoever asked has gone: what is being stored must be told to the others.
        """
        live = await self.get(id)
        _counter_of(action.do).inc()
        live.see(who.person)
        # Message ids are per client: the same id from another client is another message.
        sender = f"{who.person} {action.client}"
        try:
            position = await self._position_of_rematch(live.table, who) if isinstance(action, do.Rematch) else None
        except Refusal as why:
            live.answer((sender, action.id), why)
            raise
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
                    outcome = await certainly(lambda: self._outcome(live, who, action, position), id)
                except Exception as why:
                    # Another process may have stored events that we have not seen yet, perhaps this very message.
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
                events = events_of(outcome, who.person)
                # With the last: whoever sends it again hears of the same version.
                events[-1] = events[-1]._replace(client=sender, number=action.id)
                try:
                    await self._add(live, events, outcome.ahead)
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
        # Retrieve the exception, or asyncio logs that nobody did.
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

    async def _outcome(self, live: Live, who: Who, action: do.Action, position: str | None) -> Outcome:
        table = live.table
        if table.version >= MOST_EVENTS and not _fits_full_table(table, action):
            raise refuse("table-full")
        if isinstance(action, do.Chat) and not self.quotas.may_chat(who):
            raise refuse("too-fast")
        if isinstance(action, do.Chat) and not table.seats_of(who.person):
            await self.deals.check_talk(live, who.person)
        if isinstance(action, do.Why | do.Preview):
            await self.deals.check_ask(live, who.person)
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
            self.check_away(live, action.seat)
        outcome = act(table, who, action)
        if outcome.wish == "invite" and isinstance(action, do.Invite):
            generation = table.chairs[action.seat].generation
            return Outcome(answer={"invite": self.people.invitation(table.terms.id, action.seat, generation)})
        if outcome.wish == "keep" and isinstance(action, do.Keep):
            return await self._kept(who, action)
        if outcome.wish == "rematch":
            again = await self._rematch(table, who, position)
            return Outcome([] if table.rematch else [("rematch", {"table": again})])
        return outcome

    def check_away(self, live: Live, seat: int) -> None:
        """Refuses to let a bot play on for somebody who is there, or was a moment ago; hold the lock."""
        check_replace(live.table, seat, live.present, wall_time())
        live.attendance.check_away(live.table, seat, live.present, self._away)

    async def _kept(self, who: Who, action: do.Keep) -> Outcome:
        """A seat for a friend, who hears of it. Any other name is written there just the same and reaches nobody: what
        happens does not tell who exists."""
        assert who.person is not None
        name = checked_name(action.name or "")
        async with self.store.engine.connect() as connection:
            friend = await connection.run_sync(friend_called, who.person, name)
        person = friend or self.people.nobody_called(name)
        return Outcome([("keep", {"seat": action.seat, "person": person, "name": name})])

    async def _position_of_rematch(self, table: Table, who: Who) -> str | None:
        """Where the game of a rematch begins, if that must be found out; before the lock is taken, as it takes long."""
        if table.state not in (OVER, CLOSED) or table.rematch or not table.asks_again(who.person):
            return None
        terms = rematch_terms(table, table.terms.id, who.person or "")
        return (await with_position(terms, self.workroom)).position if _is_unread(terms) else None

    async def _rematch(self, table: Table, who: Who, position: str | None) -> str:
        """A table for the same people, with whoever asks on their seats; it begins when all have come."""
        assert who.person is not None
        # Two people who ask at the same time, through any processes, get the same table.
        id = self.people.rematch_of(table.terms.id)
        if not await self.store.has(id):
            try:
                terms = rematch_terms(table, id, who.person)
                if _is_unread(terms):
                    # The game may have ended just now, between the question and the lock.
                    terms = replace(terms, position=position) if position else await with_position(terms, self.workroom)
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
                    await self._add(live, events_of(outcome, who.person), outcome.ahead)
        return id

    async def add(self, live: Live, at: int, outcome: Outcome, person: str | None = None) -> bool:
        """Adds events of the server's own, unless the game has moved since; hold the lock."""
        if live.table.at != at:
            return False
        try:
            await self._add(live, events_of(outcome, person), outcome.ahead)
        except Conflict:
            return False
        return True

    async def _add(self, live: Live, events: list[Event], ahead: TableMatch | None = None) -> None:
        """Stores events, then tells everybody. Nobody sees what is not stored."""
        before, base = live.table, live.table.version
        events = [*await hours_for(self.store, before, events), *events]
        # Asked first: the table after it has the match that is made for this.
        turn = before.turn if before.names else None
        table = before.after([Numbered(base + 1 + i, event) for i, event in enumerate(events)], ahead)
        commit = Commit(table.terms.id, base, events, row_of(table), people_of(table) - people_of(before))
        if len(events) == 1 and events[0].kind == "play":
            commit.entries = table.fresh
        step, snapshot_at = len(table.steps), live.snapshot_at
        if any(event.kind == "undo" for event in events):
            commit.cut = step
            snapshot_at = min(snapshot_at, step)
        if table.must_be_replayed:
            await take_up_later(table, self.store)
        if table.names and step >= snapshot_at + SNAPSHOT_EVERY and table.turn != turn:
            commit.snapshot = table.snapshot()
            snapshot_at = step
        try:
            await self.scribe.commit(commit)
        except BaseException:
            # It may have been stored anyway, or another process was faster: the database decides.
            await self._reload(live)
            raise
        live.table, live.snapshot_at = table, snapshot_at
        EVENTS.inc(len(events))
        live.wake()
        if table.at != before.at or table.bot_to_move != before.bot_to_move:
            by_hand = any(event.kind == "play" and event.client is not None for event in events)
            # Before anybody is told that it is their turn: a plan may have answered.
            await follow_plan(self, live, before.actor if by_hand else None)
            table = live.table
        self.happened(before, table)
        if table.bot_to_move:
            self.bot_is_due(table.terms.id)
        if table.state in (OVER, CLOSED):
            self.finished(table.terms.id)
            live.seed_is_public = await certainly(lambda: self._seed_is_public(table), table.terms.id)
            live.wake()

    def hear_of_plan(self, id: str) -> None:
        """Another process keeps a plan for somebody at a table."""
        if live := self.at_hand(id):
            live.planned = True

    def forget_plans(self) -> None:
        """Other processes may keep plans that we have not heard of: the database is asked again."""
        for live in self.lives:
            live.planned = None

    async def renew_hours(self, person: str) -> None:
        """Tells the tables at which somebody plays that their hours have changed."""
        for running in await self.store.running_of(person):
            with contextlib.suppress(Refusal):
                live = await self.get(running["id"])
                async with live.lock:
                    for _ in range(TRIES):
                        table = live.table
                        if table.state != PLAYING or not table.clock or not keeps_hours(table.terms):
                            break
                        seats: dict[int, str | None] = dict.fromkeys(table.seats_of(person), person)
                        known, told = table.clock.calendars, await calendars(self.store, table, seats, wall_time())
                        # What changes nothing is no event: they could be made without end.
                        events = [event for event in told if Calendar.of(event.data) != known[event.data["seat"]]]
                        try:
                            if events:
                                await self._add(live, events)
                            break
                        except Conflict:
                            continue


def events_of(outcome: Outcome, person: str | None) -> list[Event]:
    """What was decided, as events that happen now."""
    now = wall_time()
    return [Event(kind, data, now, person) for kind, data in outcome.events]


def _is_unread(terms: Terms) -> bool:
    """Whether nobody has read the cards of a table yet."""
    return terms.cards is not None and terms.position is None


def _fits_full_table(table: Table, action: do.Action) -> bool:
    """Whether an action is possible where very much has happened: it brings the game on, or lets it go on at all."""
    if isinstance(action, do.Mind):
        return action.bot is None and action.seat < len(table.chairs) and table.chairs[action.seat].minded is not None
    if isinstance(action, do.Pause):
        return not action.on
    return isinstance(action, do.Play | do.Close | do.Answer | do.Rematch)
