"""Sessions: browsers that are logged in to an account, each to be seen and ended by its owner."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, insert, select, update

from shokai.server.people.endings import Ending, announce
from shokai.server.people.person import Person, person_of
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Sessions of one person; when there are more, the one that was unused longest ends.
MOST_SESSIONS = 30
# Seconds after which it is noted again that a session is in use.
NOTED = 3600.0

# What a browser calls itself, more telling names first: most claim to be Safari, too.
_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def browser_called(user_agent: str) -> str:
    """A browser and its system, as far as it tells.

    >>> browser_called("Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0")
    'Firefox, Android'
    >>> browser_called("curl/8.5.0")
    ''
    """
    parts = [next((name for mark, name in names if mark in user_agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return ", ".join(filter(None, parts))


class Sessions:
    """All sessions of a database."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    async def begin(self, person: Person, browser: str) -> Person:
        """The same person, known by a new session."""
        id, now, c = secrets.token_urlsafe(12), wall_time(), db.people.c
        async with self._engine.begin() as connection:
            # Changes nothing, but holds the row: a session is either there when all are ended, or comes too late.
            still = update(db.people).where(c.id == person.id, c.epoch == person.epoch).values(epoch=c.epoch)
            if not (await connection.execute(still)).rowcount:
                raise refuse("name-first")
            s = db.sessions.c
            mine = select(s.id).where(s.person == person.id).order_by(s.seen.desc()).offset(MOST_SESSIONS - 1)
            surplus = list((await connection.execute(mine)).scalars())
            await connection.execute(delete(db.sessions).where(s.id.in_(surplus)))
            await connection.execute(
                insert(db.sessions).values(id=id, person=person.id, label=browser[:60], created=now, seen=now)
            )
        return replace(person, session=id)

    async def person_of(self, id: str, person: str) -> Person | None:
        """Whoever a session is of, if it goes on."""
        s, now = db.sessions.c, wall_time()
        wanted = select(db.people, s.seen.label("session_seen")).join_from(db.sessions, db.people)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(s.id == id, s.person == person))
            row = found.mappings().first()
        if row is None:
            return None
        if row["session_seen"] < now - NOTED:
            async with self._engine.begin() as connection:
                await connection.execute(update(db.sessions).where(s.id == id).values(seen=now))
        return replace(person_of(row), session=id)

    async def listed(self, person: Person) -> list[dict[str, Any]]:
        """The browsers that somebody is logged in with, those that were used last first."""
        s = db.sessions.c
        wanted = select(s.id, s.label, s.created, s.seen).where(s.person == person.id).order_by(s.seen.desc(), s.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings()
            return [{**row, "current": row["id"] == person.session} for row in rows]

    async def end(self, person: Person, id: str) -> Ending | None:
        """Ends a session of somebody; None when they have no such session."""
        s, ending = db.sessions.c, Ending(person.id, session=id)
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(db.sessions).where(s.id == id, s.person == person.id))
            if not gone.rowcount:
                return None
            await announce(connection, ending)
        return ending
