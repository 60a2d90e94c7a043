"""Codes that confirm a mail address: six digits, for half an hour, tried a few times. The database keeps digests."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import Connection, update

from shokai.server.notifying.channels import channel_of
from shokai.server.storage import schema as db
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

MINUTES, MOST_TRIES = 30, 5


def new_mail_code(connection: Connection, channel: str) -> str:
    """A code for a channel; an earlier one is void."""
    code = f"{secrets.randbelow(1_000_000):06d}"
    values = {"code": _digest(channel, code), "code_until": wall_time() + MINUTES * 60, "code_tries": 0}
    connection.execute(update(db.channels).where(db.channels.c.id == channel).values(**values))
    return code


def confirm(connection: Connection, id: str, person: str, code: str) -> bool:
    """Confirms a channel of somebody, if the code is right; raises Refusal where they have no such channel."""
    channel, c = channel_of(connection, id, person), db.channels.c
    if channel["confirmed"]:
        return True
    # Counted before it is looked at: of many tries at once only so many are looked at.
    counted = update(db.channels).where(c.id == id, c.code_tries < MOST_TRIES, c.code_until > wall_time())
    if not connection.execute(counted.values(code_tries=c.code_tries + 1)).rowcount:
        return False
    if not hmac.compare_digest(str(channel["code"]), _digest(id, code)):
        return False
    connection.execute(update(db.channels).where(c.id == id).values(confirmed=True, code=None, code_until=None))
    return True


def check_mail_code(good: bool) -> None:
    """Refuses a code that was wrong."""
    if not good:
        raise refuse("bad-mail-code")


def _digest(channel: str, code: str) -> str:
    return hashlib.sha256(f"{channel} {''.join(code.split())}".encode("utf-8", "replace")).hexdigest()
