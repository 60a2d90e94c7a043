"""Friends in the database: who asked whom, who agreed, and who wants to hear nothing from whom.

Somebody is asked by name, and the name is all that is stored: whether there is such an account shows only when they
agree. A block works the same way, and whoever is blocked does not notice.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from shokai.server.people.names import checked_name
from shokai.server.people.person import Person
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Questions of one person that nobody has answered, friends, and names that are blocked.
MOST_ASKED, MOST_FRIENDS, MOST_BLOCKED = 30, 200, 200
# Questions of others that one is told of, the oldest first: many accounts may ask the same person.
MOST_ASKING = 100
# Seconds since somebody was last seen for whom they are still here: the home page asks more often than this.
HERE = 150.0


def ask(connection: Connection, person: Person, name: str) -> None:
    """Asks somebody to be a friend; whoever was asked by them agrees with this."""
    name = checked_name(name)
    account, f, a = name.lower(), db.friends.c, db.friend_asks.c
    if account == person.name.lower():
        raise refuse("friend-yourself")
    other = _id_of(connection, account)
    if other and connection.scalar(select(f.other).where(f.person == person.id, f.other == other)):
        raise refuse("friend-is-there", name=name)
    _drop(connection, db.friend_blocks, person.id, account)
    if other and connection.scalar(select(a.person).where(a.person == other, a.account == person.name.lower())):
        accept(connection, person, name)
        return
    _check_room(connection, db.friend_asks, person.id, MOST_ASKED, "too-many-asked")
    _add(connection, db.friend_asks, person=person.id, account=account, name=name, created=wall_time())


def accept(connection: Connection, person: Person, name: str) -> None:
    """Agrees to somebody who has asked; raises Refusal where nobody of that name did."""
    other, mine = _id_of(connection, checked_name(name).lower()), person.name.lower()
    asks = db.friend_asks.c
    asked = delete(db.friend_asks).where(asks.person == other, asks.account == mine)
    if not other or not connection.execute(asked).rowcount:
        raise refuse("not-asked")
    _drop(connection, db.friend_asks, person.id, checked_name(name).lower())
    for one in sorted((person.id, other)):
        _check_room(connection, db.friends, one, MOST_FRIENDS, "too-many-friends")
    now = wall_time()
    for one, another in ((person.id, other), (other, person.id)):
        _add(connection, db.friends, person=one, other=another, since=now)


def remove(connection: Connection, person: Person, name: str) -> None:
    """Ends a friendship, a question of one's own, one from somebody else, or a block: whatever there is."""
    account = checked_name(name).lower()
    for table in (db.friend_asks, db.friend_blocks):
        _drop(connection, table, person.id, account)
    other, asks = _id_of(connection, account), db.friend_asks.c
    if other:
        connection.execute(delete(db.friend_asks).where(asks.person == other, asks.account == person.name.lower()))
        _part(connection, person.id, other)


def block(connection: Connection, person: Person, name: str) -> None:
    """Hears nothing from somebody any more: neither questions nor invitations. They are not told."""
    name = checked_name(name)
    if name.lower() == person.name.lower():
        raise refuse("friend-yourself")
    _drop(connection, db.friend_asks, person.id, name.lower())
    if other := _id_of(connection, name.lower()):
        _part(connection, person.id, other)
    _check_room(connection, db.friend_blocks, person.id, MOST_BLOCKED, "too-many-blocked")
    _add(connection, db.friend_blocks, person=person.id, account=name.lower(), name=name, created=wall_time())


def hears(connection: Connection, person: str, other: str) -> bool:
    """Whether somebody wants to hear of another person at all."""
    b, p = db.friend_blocks.c, db.people.c
    blocks = select(b.person).join_from(db.friend_blocks, db.people, p.account == b.account)
    return connection.scalar(blocks.where(b.person == person, p.id == other)) is None


def friends_of(connection: Connection, person: Person) -> dict[str, Any]:
    """Somebody's friends; who has asked them, whom they have asked and blocked."""
    f, a, b, p = db.friends.c, db.friend_asks.c, db.friend_blocks.c, db.people.c
    wanted = select(p.id, p.name, p.seen, f.since).join_from(db.friends, db.people, p.id == f.other)
    here = wall_time() - HERE
    friends = [
        {"id": row.id, "name": row.name, "since": row.since, "here": (row.seen or 0.0) > here}
        for row in connection.execute(wanted.where(f.person == person.id, p.blocked.is_(False)))
    ]
    unheard = exists().where(b.person == person.id, b.account == p.account)
    asking = select(p.name).join_from(db.friend_asks, db.people, p.id == a.person)
    asking = asking.where(a.account == person.name.lower(), p.blocked.is_(False), ~unheard).order_by(a.created)
    asking = asking.limit(MOST_ASKING)
    return {
        "friends": friends,
        "asking": list(connection.execute(asking).scalars()),
        "asked": list(connection.execute(select(a.name).where(a.person == person.id).order_by(a.created)).scalars()),
        "blocked": list(connection.execute(select(b.name).where(b.person == person.id).order_by(b.name)).scalars()),
    }


def friend_called(connection: Connection, person: str, name: str) -> str | None:
    """The friend of somebody who has that name."""
    p, f = db.people.c, db.friends.c
    wanted = select(p.id).join_from(db.friends, db.people, p.id == f.other)
    return connection.scalar(wanted.where(f.person == person, p.account == name.lower(), p.blocked.is_(False)))


def forget_friends(connection: Connection, person: str) -> None:
    """Forgets all of this about somebody. What others have asked or blocked by name stays: that it went would tell them
    that there was such an account."""
    f = db.friends.c
    connection.execute(delete(db.friends).where(or_(f.person == person, f.other == person)))
    for table in (db.friend_asks, db.friend_blocks):
        connection.execute(delete(table).where(table.c.person == person))


def _id_of(connection: Connection, account: str) -> str | None:
    return connection.scalar(select(db.people.c.id).where(db.people.c.account == account))


def _part(connection: Connection, one: str, other: str) -> None:
    f = db.friends.c
    both = or_(and_(f.person == one, f.other == other), and_(f.person == other, f.other == one))
    connection.execute(delete(db.friends).where(both))


def _drop(connection: Connection, table: Any, person: str, account: str) -> None:
    connection.execute(delete(table).where(table.c.person == person, table.c.account == account))


def _check_room(connection: Connection, table: Any, person: str, most: int, code: str) -> None:
    # Changes nothing, but holds the row: of many at once, each counts those before it.
    p = db.people.c
    connection.execute(update(db.people).where(p.id == person).values(epoch=p.epoch))
    if len(connection.execute(select(table.c.person).where(table.c.person == person).limit(most)).all()) >= most:
        raise refuse(code, most=most)


def _add(connection: Connection, table: Any, **values: Any) -> None:
    connection.execute(insert_into(connection, table).values(**values).on_conflict_do_nothing())
