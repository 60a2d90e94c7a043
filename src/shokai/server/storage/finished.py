"""The finished games of a server's database, as matches: for those who count what was played."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import select

from shokai.match.match import Match
from shokai.server.storage import schema as db
from shokai.server.storage.rows import events_of, numbered, terms_of
from shokai.server.storage.transfer import existing, opened
from shokai.server.tables.finished import finished_match, is_whole
from shokai.server.tables.table import OVER
from shokai.texts import Refusal


def finished_games(url: str) -> Iterator[Match | None]:
    """Each game that was played to its end; None for one that cannot be read. Lessons do not count."""
    c = db.tables.c
    with opened(existing(url)) as engine, engine.connect() as connection:
        ids = connection.execute(select(c.id).where(c.state == OVER).order_by(c.created, c.id)).scalars().all()
        for id in ids:
            row = connection.execute(select(db.tables).where(c.id == id)).mappings().one()
            try:
                terms = terms_of(dict(row))
                if is_whole(terms):
                    yield finished_match(terms, numbered(connection.execute(events_of(id))))
            except (Refusal, ValueError, TypeError, LookupError, AttributeError):
                yield None
