"""The queue of notices: the database itself. Whoever claims one sends it; if they die, the claim ends by itself.

A notice stays for a while after it was sent, so that no other process, and no move that is made again, sends it twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from shokai.server.notifying.channels import MUTED
from shokai.server.notifying.due import TURN, Due
from shokai.server.people.people import new_id
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.times import wall_time

# Notices of one channel that wait to be sent: what comes then is left out.
MOST_WAITING = 20
# Seconds for which a notice is claimed, longer than any mail server may take, and for which one is kept that was sent.
CLAIM, KEPT = 900.0, 30 * 86_400.0
# Seconds until the next try after each that failed. Then it is given up.
PAUSES = (30.0, 120.0, 600.0, 3600.0)


def note(connection: Connection, happened: Iterable[tuple[str, Due]], now: float, after: float) -> int:
    """Notes what is to be told, at (table, who and what), and due so many seconds later; how many notices those are."""
    news = list(happened)
    channels = _channels(connection, {one.person for _, one in news})
    waiting = _waiting_by_channel(connection, [row["id"] for rows in channels.values() for row in rows])
    n, noted = db.notices.c, 0
    for table, one in news:
        for channel in channels.get(one.person, []):
            kind = next((kind for kind in one.kinds if kind not in channel["off"].split()), None)
            if kind is None:
                continue
            if kind == TURN:
                # Only the last turn is told.
                same = (n.channel == channel["id"], n.table_id == table, n.kind == TURN, n.done.is_(False))
                older = update(db.notices).where(*same, n.step != one.step).values(done=True)
                waiting[channel["id"]] = waiting.get(channel["id"], 0) - connection.execute(older).rowcount
            if waiting.get(channel["id"], 0) >= MOST_WAITING:
                continue
            fresh = {"id": new_id(), "channel": channel["id"], "table_id": table, "kind": kind, "step": one.step}
            row = (
                insert_into(connection, db.notices)
                .values(**fresh, created=now, due=now + after)
                .on_conflict_do_nothing()
            )
            added = connection.execute(row).rowcount
            noted += added
            waiting[channel["id"]] = waiting.get(channel["id"], 0) + added
    return noted


def _channels(connection: Connection, people: set[str]) -> dict[str, list[dict[str, Any]]]:
    c, found = db.channels.c, dict[str, list[dict[str, Any]]]()
    wanted = select(c.id, c.person, c.off).where(c.person.in_(people), c.confirmed, c.dropped < MUTED)
    for row in connection.execute(wanted).mappings():
        found.setdefault(row["person"], []).append(dict(row))
    return found


def _waiting_by_channel(connection: Connection, channels: list[str]) -> dict[str, int]:
    n = db.notices.c
    wanted = select(n.channel, func.count()).where(n.channel.in_(channels), n.done.is_(False)).group_by(n.channel)
    return {row[0]: row[1] for row in connection.execute(wanted)} if channels else {}


def due_now(connection: Connection, most: int) -> list[dict[str, Any]]:
    """Notices that nobody is sending, those that have waited longest first, one of each channel."""
    n, now = db.notices.c, wall_time()
    wanted = select(db.notices).where(n.done.is_(False), n.due <= now, n.claimed < now).order_by(n.due, n.id)
    first: dict[str, dict[str, Any]] = {}
    for row in connection.execute(wanted.limit(most * MOST_WAITING)).mappings():
        first.setdefault(row["channel"], dict(row))
    return list(first.values())[:most]


def claim(connection: Connection, id: str) -> bool:
    """Takes a notice on; False when somebody else has it."""
    n, now = db.notices.c, wall_time()
    free = update(db.notices).where(n.id == id, n.done.is_(False), n.claimed < now, n.due <= now)
    return bool(connection.execute(free.values(claimed=now + CLAIM)).rowcount)


def settle(connection: Connection, id: str) -> None:
    """A notice was sent, is given up, or tells nothing new any more."""
    connection.execute(update(db.notices).where(db.notices.c.id == id).values(done=True, claimed=0.0))


def postpone(connection: Connection, id: str, seconds: float, tried: bool) -> None:
    """Sends a notice later."""
    n = db.notices.c
    values = {"due": wall_time() + seconds, "claimed": 0.0, "tries": n.tries + (1 if tried else 0)}
    connection.execute(update(db.notices).where(n.id == id).values(values))


def forget_old(connection: Connection) -> None:
    """Forgets what was sent long ago."""
    n = db.notices.c
    connection.execute(delete(db.notices).where(n.done, n.created < wall_time() - KEPT))
