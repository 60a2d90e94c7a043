"""The store: reads tables and adds events, in SQLite or PostgreSQL.

A table's row repeats what its events say, to find tables by; it is written in the same transaction.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any

from sqlalchemy import (
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shokai.server.storage import schema as db
from shokai.server.storage.addresses import checked_url, file_of, make_private, no_database, refuse_stranger
from shokai.server.storage.daily import day_of_deal, is_secret
from shokai.server.storage.files import FileLock, take_or_refuse
from shokai.server.storage.lists import listed
from shokai.server.storage.migrating import bring_up_to_date
from shokai.server.storage.pipe import Pipe, TooLate
from shokai.server.storage.places import Place
from shokai.server.storage.rows import events_of, numbered, summary_listed, terms_of
from shokai.server.storage.tournaments import deal_waits
from shokai.server.storage.writing import (
    PRESENCE,
    Commit,
    Conflict,
    event_rows,
    people_of,
    row_of,
    statements,
    write_nothing,
    write_to_file,
)  # fmt: skip
from shokai.server.storage.writing_at_once import CUT, NOTIFY, WRITE_ALL
from shokai.server.tables.course import RECENT, Snapshot
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.server.times import wall_time
from shokai.texts import Refusal

# Seconds at most until a bot that failed is asked again.
LONGEST_PAUSE = 60.0
# Connections that are kept, and how many of them read long lists at the same time.
CONNECTIONS, READERS = 5, 3


class Store:
    """One database, seen by one process."""

    def __init__(self, url: str) -> None:
        # The name of this process in messages to others.
        self.process = secrets.token_urlsafe(6)
        self.url = checked_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        pool: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": 5}
        # Without the values, which are hashes of passwords and seeds: errors go to the log.
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **pool)
        self._readers = asyncio.Semaphore(READERS)
        self._pipe = Pipe(self.url, (WRITE_ALL, CUT))
        if self.is_sqlite:
            self._writer = create_engine(self.url.replace("+aiosqlite", ""), hide_parameters=True)
            self._writing = ThreadPoolExecutor(1, "scribe")
            self._lock = FileLock(file_of(self.url))
            for engine in (self.engine.sync_engine, self._writer):
                event.listen(engine, "connect", _prepare_sqlite)

    async def open(self, alone: bool = False) -> None:
        """Connects, and brings the schema up to date; raises Refusal where that cannot be.

        `alone` keeps other servers from the file: each would go by what it has in memory.
        """
        if self.is_sqlite:
            refuse_stranger(file_of(self.url), self.url)
            make_private(file_of(self.url))
        try:
            if self.is_sqlite:
                if alone:
                    take_or_refuse(self._lock, file_of(self.url))
                # Detect a file that cannot be opened here: the other driver reports it from a thread.
                self._writer.connect().close()
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    # Of several processes that start at once, one migrates.
                    await connection.execute(text("select pg_advisory_xact_lock(5406001)"))
                await connection.run_sync(bring_up_to_date)
        except Refusal:
            await self.close()
            raise
        except Exception as error:
            await self.close()
            raise no_database(self.url, error) from error

    async def close(self) -> None:
        self._pipe.close()
        await self.engine.dispose()
        if self.is_sqlite:
            self._writing.shutdown()
            self._writer.dispose()
            self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for what takes many statements, such as a profile: a few at a time, so that moves never wait for
        a crowd of them."""
        async with self._readers, self.engine.connect() as connection:
            yield connection

    # What all processes share.

    async def shared(self, name: str, fresh: str) -> str:
        """A value that the first process to ask has set."""
        async with self.engine.begin() as connection:
            found = await connection.scalar(select(db.shared.c.value).where(db.shared.c.name == name))
        if found is not None:
            return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(db.shared).values(name=name, value=fresh))
                return fresh
        except IntegrityError:
            return await self.shared(name, fresh)

    # Tables.

    async def create(self, table: Table, events: Sequence[Event] = ()) -> None:
        """Stores a new table with what has happened at it so far: all of it or, if the server ends now, nothing."""
        terms = {f.name: getattr(table.terms, f.name) for f in fields(Terms) if f.name not in ("seed", "deal")}
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(db.tables).values(
                    id=table.terms.id,
                    game=table.terms.game,
                    terms=json.dumps(terms),
                    seed=table.terms.seed,
                    deal=table.terms.deal,
                    public=table.terms.public,
                    created=table.terms.created,
                    **row_of(table),
                )
            )
            for person in sorted(people_of(table)):
                await connection.execute(insert(db.table_people).values(table_id=table.terms.id, person=person))
            if events:
                await connection.execute(insert(db.events), event_rows(table.terms.id, 0, events))

    async def has(self, id: str) -> bool:
        """Whether there is such a table."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(db.tables.c.id).where(db.tables.c.id == id)) is not None

    async def running_of(self, person: str) -> list[dict[str, Any]]:
        """The games that somebody plays, as lists show them."""
        t, at = db.tables.c, db.table_people.c
        theirs = select(t.id, t.updated, t.summary).join_from(db.table_people, db.tables, t.id == at.table_id)
        wanted = theirs.where(at.person == person, t.state == PLAYING).order_by(t.id)
        async with self.engine.connect() as connection:
            tables = [summary_listed(row) for row in (await connection.execute(wanted)).mappings()]
        return [table for table in tables if any(seat["person"] == person for seat in table["seats"])]

    async def load(self, id: str) -> Table | None:
        """A table as it stands."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.tables).where(db.tables.c.id == id))).mappings().first()
            if row is None:
                return None
            happened = await self._events(connection, id, 0)
        table = Table(terms_of(dict(row)))
        table.apply(happened)
        # What happened since then fills the log.
        snapshot = await self.snapshot_before(id, len(table.steps) - RECENT)
        if snapshot:
            table.begin_from(snapshot)
        return table

    async def since(self, id: str, version: int) -> list[Numbered]:
        """What happened after a version."""
        async with self.engine.connect() as connection:
            return await self._events(connection, id, version)

    async def _events(self, connection: AsyncConnection, id: str, version: int) -> list[Numbered]:
        return numbered(await connection.execute(events_of(id, version)))

    async def snapshot_before(self, id: str, step: int) -> Snapshot | None:
        """The last snapshot that is not after a step."""
        c = db.snapshots.c
        wanted = select(c.step, c.text).where(c.table_id == id, c.step <= step).order_by(c.step.desc()).limit(1)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        return Snapshot(*found) if found else None

    async def keep_snapshots(self, id: str, version: int, made: Sequence[Snapshot]) -> bool:
        """Keeps snapshots of a table; False when something happened there since: they may be of moves taken back."""
        c, s = db.tables.c, db.snapshots
        async with self.engine.begin() as connection:
            # Changes nothing, but nobody adds events before this is written: in SQLite it takes the right to write.
            same = update(db.tables).where(c.id == id, c.version == version).values(version=version)
            if not (await connection.execute(same)).rowcount:
                return False
            await connection.execute(delete(s).where(s.c.table_id == id, s.c.step.in_([each.step for each in made])))
            await connection.execute(insert(s), [{"table_id": id, "step": m.step, "text": m.text} for m in made])
        return True

    async def commit(self, commits: Sequence[Commit]) -> None:
        """Adds events of several tables, all or none; raises Conflict if one of them is too late."""
        try:
            if self.is_sqlite:
                # The driver for SQLite changes threads with every statement; a thread of our own changes once.
                await asyncio.get_running_loop().run_in_executor(self._writing, self._commit_to_file, commits)
            else:
                await self._pipe.carry_out(statements(commits, self.process))
        except (IntegrityError, TooLate):
            raise Conflict from None

    def _commit_to_file(self, commits: Sequence[Commit]) -> None:
        with self._writer.begin() as connection:
            write_to_file(connection, commits)

    async def try_to_write(self) -> None:
        """Writes something and removes it again, in one transaction; raises whatever keeps it from being stored."""
        if self.is_sqlite:
            # In the thread of those who write, so that nobody waits for a lock.
            await asyncio.get_running_loop().run_in_executor(self._writing, self._try_to_write_to_file)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(write_nothing, self.process)

    def _try_to_write_to_file(self) -> None:
        with self._writer.begin() as connection:
            write_nothing(connection, self.process)

    async def tell_presence(self, payloads: list[str]) -> None:
        """Tells the other processes who is present here."""
        if payloads:
            async with self.engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": PRESENCE, "payloads": payloads})

    async def settled(self, id: str) -> None:
        """Waits until nobody is writing to a table: what was sent before is stored by then, or never will be.

        A connection can break after a transaction was told to end: PostgreSQL may still be about to store it. It locks
        the table's row until then. Nobody else writes to a file.
        """
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await connection.execute(select(db.tables.c.id).where(db.tables.c.id == id).with_for_update())

    async def sequence_of(self, id: str, client: str, number: int) -> int | None:
        """The event that a message led to."""
        c = db.events.c
        wanted = select(c.sequence).where(c.table_id == id, c.client == client, c.number == number)
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted)

    # Bots.

    async def claim(self, id: str, version: int, seconds: float) -> float | None:
        """Takes a bot's move on; until when, or None when somebody else has it, or it was made."""
        now, c = wall_time(), db.tables.c
        due = (c.bot.is_not(None), c.claimed < now, c.bot_after <= now)
        return await self._set_claim(now + seconds, c.id == id, c.version == version, *due)

    async def keep_claim(self, id: str, until: float, seconds: float) -> float | None:
        """Keeps a bot's move for longer; None when it was lost."""
        return await self._set_claim(wall_time() + seconds, db.tables.c.id == id, db.tables.c.claimed == until)

    async def release(self, id: str, until: float) -> None:
        """Gives a bot's move back."""
        await self._set_claim(0.0, db.tables.c.id == id, db.tables.c.claimed == until)

    async def _set_claim(self, until: float, *where: Any) -> float | None:
        async with self.engine.begin() as connection:
            done = await connection.execute(update(db.tables).where(*where).values(claimed=until))
        return until if done.rowcount else None

    async def release_all(self) -> None:
        """Gives all moves of bots and all reviews back: for the only process of a database."""
        async with self.engine.begin() as connection:
            for table in (db.tables, db.reviews, db.deep_reviews):
                await connection.execute(update(table).where(table.c.claimed > 0).values(claimed=0))

    async def waiting_for_bots(self, most: int, held: Callable[[str], bool] = lambda bot: False) -> list[str]:
        """Tables whose bots nobody is thinking for: of every host one, then of every host another, and so on.

        Each time those go first that have waited longest, so the longest waiting of all is always among them; those
        that are held back stand in nobody's way.
        """
        now, c = wall_time(), db.tables.c
        turn = func.row_number().over(partition_by=c.host, order_by=(c.updated, c.id)).label("turn")
        waiting = (c.bot.is_not(None), c.claimed < now, c.bot_after <= now)
        async with self.engine.connect() as connection:
            bots = (await connection.execute(select(c.bot).where(*waiting).distinct())).scalars()
            may_not = [bot for bot in bots if held(bot)]
            due = select(c.id, c.updated, turn).where(*waiting, c.bot.not_in(may_not)).subquery().c
            wanted = select(due.id).order_by(due.turn, due.updated, due.id).limit(most)
            return list((await connection.execute(wanted)).scalars())

    async def bot_failed(self, id: str) -> tuple[int, float]:
        """Counts a failure of a bot: how many there were in a row, and after how many seconds it is asked again.

        Where there is no such table any more, there were none.
        """
        c = db.tables.c
        async with self.engine.connect() as connection:
            before = await connection.scalar(select(c.bot_failures).where(c.id == id))
        if before is None:
            return 0, 0.0
        failures = int(before) + 1
        pause = float(min(2 ** min(failures - 1, 10), LONGEST_PAUSE))
        async with self.engine.begin() as connection:
            # Another process may have counted the same failure.
            counted = update(db.tables).where(c.id == id, c.bot_failures == failures - 1)
            await connection.execute(counted.values(bot_failures=failures, bot_after=wall_time() + pause))
        return failures, pause

    async def forget_bot(self, id: str) -> None:
        """Lets a table wait for its bot no more, although its events say so."""
        async with self.engine.begin() as connection:
            await connection.execute(update(db.tables).where(db.tables.c.id == id).values(bot=None))

    async def fallen(self, now: float, after: str, most: int) -> list[str]:
        """Tables whose clock has run down, by their ids, those after one; so that some that stay keep none away."""
        c = db.tables.c
        wanted = select(c.id).where(c.falls < now, c.id > after).order_by(c.id).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # Lists.

    async def list_tables(
        self, which: str, person: str | None, most: int = 50, before: Place | None = None
    ) -> tuple[list[dict[str, Any]], Place | None]:
        """Tables to show in a list, the newest first, and the place where it goes on."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(listed, which, person, most, before)

    async def deal_is_over(self, deal: str) -> bool:
        """Whether no table of a deal is being played, nor can be."""
        c = db.tables.c
        async with self.engine.connect() as connection:
            day = await connection.run_sync(day_of_deal, deal)
            waits = await connection.run_sync(deal_waits, deal)
        if day is not None:
            return not is_secret(day, wall_time())
        if waits:
            return False
        wanted = select(func.count()).where(c.deal == deal, or_(c.state == "gathering", c.state == PLAYING))
        async with self.engine.connect() as connection:
            return not await connection.scalar(wanted)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # Write-ahead logging lets readers go on while somebody writes; full synchronisation means that a move which
    # was acknowledged is on the disk.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
