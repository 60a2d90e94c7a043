"""Codes that work once and for a while: to set a new password, and to make an account where not everybody may.

Only the operator makes them. The database keeps their digests.
"""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from shokai.server.storage import schema as db
from shokai.server.times import wall_time

RESET, INVITE = "reset", "invite"
LONGEST_CODE = 80


def new_code(
    connection: Connection, kind: str, seconds: float, person: str | None = None, alone: bool = True
) -> tuple[str, float]:
    """A code and when it expires. A person has one at a time, unless it is not to be `alone`."""
    code, now, c = secrets.token_urlsafe(18), wall_time(), db.codes.c
    gone = c.expires < now
    connection.execute(delete(db.codes).where(gone | (c.person == person) if person and alone else gone))
    connection.execute(
        insert(db.codes).values(digest=_digest(code), kind=kind, person=person, created=now, expires=now + seconds)
    )
    return code, now + seconds


def whose_code(connection: Connection, code: str) -> str | None:
    """Whose password a code resets; None for one that does not work."""
    c = db.codes.c
    return connection.scalar(
        select(c.person).where(c.digest == _digest(code), c.kind == RESET, c.expires > wall_time())
    )


def use_code(connection: Connection, kind: str, code: str) -> bool:
    """Uses a code up; whether it worked."""
    c = db.codes.c
    used = delete(db.codes).where(c.digest == _digest(code), c.kind == kind, c.expires > wall_time())
    return bool(connection.execute(used).rowcount)


def _digest(code: str) -> str:
    return hashlib.sha256(code.strip()[:LONGEST_CODE].encode("utf-8", "replace")).hexdigest()
