"""Channels in the database: through what people want to be told, and of what."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from shokai.server.notifying.due import KINDS
from shokai.server.people.people import new_id
from shokai.server.storage import schema as db
from shokai.server.tables.words import refuse, told
from shokai.server.times import wall_time
from shokai.texts import Say

WEBHOOK, MAIL, PUSH = "webhook", "mail", "push"
JSON, TEXT = "json", "text"
# Channels of one person.
MOST = 5
# Notices in a row that were given up, after which nothing more is sent.
MUTED = 5


# Answers of a push service about a subscription that is no more.
GONE = (404, 410)


def channels_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Somebody's channels, as they are told to them."""
    c = db.channels.c
    rows = connection.execute(select(db.channels).where(c.person == person).order_by(c.created, c.id)).mappings()
    return [shown(dict(row)) for row in rows]


def channel_of(connection: Connection, id: str, person: str) -> dict[str, Any]:
    """One channel of somebody; raises Refusal where they have none of that name."""
    c = db.channels.c
    row = connection.execute(select(db.channels).where(c.id == id, c.person == person)).mappings().first()
    if row is None:
        raise refuse("not-found")
    return dict(row)


def shown(row: dict[str, Any]) -> dict[str, Any]:
    """What somebody is told of a channel of theirs."""
    names = (
        "id",
        "kind",
        "address",
        "label",
        "format",
        "language",
        "confirmed",
        "created",
        "delivered",
        "failed",
        "dropped",
    )
    problem = said_of(row["problem"]) if row["problem"] else None
    return {
        **{name: row[name] for name in names},
        "off": row["off"].split(),
        "problem": told(problem) if problem else None,
        "muted": row["dropped"] >= MUTED,
    }


def said_of(problem: str) -> Say:
    """Why something was not delivered, in words."""
    if problem.startswith("http-"):
        return Say("server-receiver-refused", status=problem.removeprefix("http-"))
    return Say("server-undelivered", why=problem)


def is_gone(channel: dict[str, Any], status: int | None) -> bool:
    """Whether an answer says that a browser has ended its subscription, for good."""
    return channel["kind"] == PUSH and status in GONE


def add_channel(connection: Connection, person: str, **values: Any) -> str:
    """A new channel of somebody; raises Refusal when they have too many, or the same already."""
    c, p = db.channels.c, db.people.c
    # Changes nothing, but holds the row: of many at once, each counts those before it.
    connection.execute(update(db.people).where(p.id == person).values(epoch=p.epoch))
    if (connection.scalar(select(func.count()).where(c.person == person)) or 0) >= MOST:
        raise refuse("too-many-channels", most=MOST)
    same = select(c.id).where(c.person == person, c.kind == values["kind"], c.address == values["address"])
    if connection.scalar(same) is not None:
        raise refuse("channel-is-there")
    id = new_id()
    connection.execute(insert(db.channels).values(id=id, person=person, created=wall_time(), **values))
    return id


def add_push(connection: Connection, person: str, replaces: str | None, **values: Any) -> str:
    """A browser of somebody. It belongs to one person: whoever logs in there last; and it may have got a new address,
    which `replaces` an old one with all that was chosen for it."""
    c = db.channels.c
    same = select(c.id, c.person, c.push_keys).where(c.kind == PUSH, c.address == values["address"])
    for row in connection.execute(same).all():
        if row.person == person:
            connection.execute(
                update(db.channels).where(c.id == row.id).values(push_keys=values["push_keys"], dropped=0)
            )
            return str(row.id)
        if row.push_keys == values["push_keys"]:
            # Only the browser itself knows its keys: nobody ends the messages of others with their address alone.
            drop_channel(connection, row.id)
    old = select(c.id, c.off, c.language).where(c.person == person, c.kind == PUSH, c.address == replaces)
    if replaces and (before := connection.execute(old).first()):
        drop_channel(connection, before.id)
        values |= {"off": before.off, "language": before.language}
    return add_channel(connection, person, kind=PUSH, **values)


def change_channel(connection: Connection, id: str, person: str, **values: Any) -> dict[str, Any]:
    """Changes how somebody is told, and of what; the channel then."""
    c = db.channels.c
    if values:
        connection.execute(update(db.channels).where(c.id == id, c.person == person).values(**values))
    return channel_of(connection, id, person)


def drop_channel(connection: Connection, id: str, person: str | None = None) -> bool:
    """Removes a channel, of somebody or of whomever, with all that was to be sent through it; whether there was one."""
    c = db.channels.c
    mine = c.id == id if person is None else (c.id == id) & (c.person == person)
    connection.execute(delete(db.notices).where(db.notices.c.channel.in_(select(c.id).where(mine))))
    return bool(connection.execute(delete(db.channels).where(mine)).rowcount)


def off_text(off: list[str]) -> str:
    """Kinds of notices that are not wanted, as they are stored."""
    return " ".join(kind for kind in KINDS if kind in off)


def note_delivery(connection: Connection, id: str, problem: str | None, given_up: bool = False) -> None:
    """Notes that something arrived, or why it did not."""
    c, now = db.channels.c, wall_time()
    if problem is None:
        values: dict[str, Any] = {"delivered": now, "failed": None, "problem": None, "dropped": 0}
    else:
        values = {"failed": now, "problem": problem[:40], "dropped": c.dropped + (1 if given_up else 0)}
    connection.execute(update(db.channels).where(c.id == id).values(values))
