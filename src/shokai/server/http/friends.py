"""Requests about friends. By name, and no answer tells whether there is such an account."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from fastapi import FastAPI
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from shokai.server.house import House
from shokai.server.http import shapes_friends as shapes
from shokai.server.http.asking import KnownByCookie, TheHouse
from shokai.server.http.buckets import Buckets
from shokai.server.people import friends
from shokai.server.people.homes import is_here
from shokai.server.people.person import Person
from shokai.server.tables.words import refuse

# Changes of one person: so many a second over time, so many at once.
PER_SECOND, AT_ONCE = 1 / 30, 20


async def friends_told(house: House, person: Person) -> shapes.FriendsTold:
    """Somebody's friends; those who are at a table through this process are here as well."""
    if not person.account:
        # A guest may be called like an account, and must not see who has asked that one.
        return shapes.FriendsTold(friends=[], asking=[], asked=[], blocked=[])
    async with house.store.engine.connect() as connection:
        told = await connection.run_sync(friends.friends_of, person)
    present = {connected.who.person for connected in house.connections}
    for one in told["friends"]:
        one["here"] = one["here"] or one["id"] in present
    told["friends"].sort(key=lambda one: (not one["here"], one["name"].lower()))
    return shapes.FriendsTold(**told)


def add_friends(app: FastAPI) -> None:
    changes = Buckets(PER_SECOND, AT_ONCE)

    async def change(
        house: House, person: Person, name: str, work: Callable[[Connection, Person, str], None]
    ) -> shapes.FriendsTold:
        if not person.account:
            raise refuse("friends-account")
        if house.settings.limits and not changes.take(person.id):
            raise refuse("too-fast")
        async with house.store.engine.begin() as connection:
            await connection.run_sync(work, person, name)
        return await friends_told(house, person)

    @app.get("/api/me/friends", tags=["people"])
    async def listed(house: TheHouse, person: KnownByCookie) -> shapes.FriendsTold:
        """Your friends, who has asked you, whom you have asked, and whom you have blocked."""
        # Only a note: who cannot be noted sees their friends all the same.
        with contextlib.suppress(SQLAlchemyError):
            async with house.store.engine.begin() as connection:
                await connection.run_sync(is_here, person.id)
        return await friends_told(house, person)

    @app.post("/api/me/friends", tags=["people"])
    async def ask(asked: shapes.FriendAsked, house: TheHouse, person: KnownByCookie) -> shapes.FriendsTold:
        """Asks somebody to be your friend, or agrees if they have asked you. Nobody is told whether they exist."""
        return await change(house, person, asked.name, friends.ask)

    @app.post("/api/me/friends/accept", tags=["people"])
    async def accept(asked: shapes.FriendAsked, house: TheHouse, person: KnownByCookie) -> shapes.FriendsTold:
        """Agrees to somebody who has asked you."""
        return await change(house, person, asked.name, friends.accept)

    @app.post("/api/me/friends/remove", tags=["people"])
    async def remove(asked: shapes.FriendAsked, house: TheHouse, person: KnownByCookie) -> shapes.FriendsTold:
        """Ends a friendship, takes a question back, turns one down, or ends a block."""
        return await change(house, person, asked.name, friends.remove)

    @app.post("/api/me/friends/block", tags=["people"])
    async def block(asked: shapes.FriendAsked, house: TheHouse, person: KnownByCookie) -> shapes.FriendsTold:
        """Hears nothing from somebody any more; they are not told."""
        return await change(house, person, asked.name, friends.block)
