"""What requests have in common: who asks, of which house, and answers that are JSON already."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response
from fastapi import Path as PathPart
from sqlalchemy import Connection

from shokai.server.house import House
from shokai.server.http.guard import address_of
from shokai.server.people.people import COOKIE, Person, let_in
from shokai.server.tables.deciding import Who
from shokai.server.tables.words import refuse

# Answers of text; their errors are JSON all the same.
PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _maybe(request: Request) -> Person | None:
    """Who asks, if they are known."""
    return await identify(house_of(request), request.headers.get("authorization"), request.cookies.get(COOKIE))


async def identify(house: House, authorization: str | None, cookie: str | None) -> Person | None:
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        person = await house.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise refuse("name-first")
        return let_in(person)
    return let_in(await house.people.by_cookie(cookie))


async def _person(person: Annotated[Person | None, Depends(_maybe)]) -> Person:
    if person is None:
        raise refuse("name-first")
    return person


async def _turn(request: Request, person: Annotated[Person | None, Depends(_maybe)]) -> str:
    """Whose turn it is in the workroom: an account's, or an address's, because guests are made in a moment."""
    return f"account {person.id}" if person and person.account else await _address(request)


async def _address(request: Request) -> str:
    return f"address {address_of(request.scope)}"


async def _by_cookie(person: Annotated[Person | None, Depends(_maybe)]) -> Person | None:
    """Who asks for what no token may do: one that is stolen must not last longer than its owner wants."""
    if person and person.token is not None:
        raise refuse("needs-cookie")
    return person


async def _known_by_cookie(person: Annotated[Person | None, Depends(_by_cookie)]) -> Person:
    return await _person(person)


TheHouse = Annotated[House, Depends(house_of)]
Maybe = Annotated[Person | None, Depends(_maybe)]
Known = Annotated[Person, Depends(_person)]
Turn = Annotated[str, Depends(_turn)]
# The same for requests that ask nobody who they are.
AddressTurn = Annotated[str, Depends(_address)]
MaybeByCookie = Annotated[Person | None, Depends(_by_cookie)]
KnownByCookie = Annotated[Person, Depends(_known_by_cookie)]
TableId = Annotated[str, PathPart(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int | None, Query(ge=0, le=3)]
# Whether somebody looks as one who does not sit here, for a screen that everybody sees.
Watching = Annotated[bool, Query()]


def as_is(view: Any) -> Response:
    """A response that is right by construction: its shape is for the documentation. Bytes are JSON already."""
    text = view if isinstance(view, bytes) else json.dumps(view, separators=(",", ":"), ensure_ascii=False)
    return Response(text, media_type="application/json")


def who_is(person: Person | None, seat: int | None, watches: bool = False, address: str = "") -> Who:
    if person is None:
        return Who(None, "", address=address)
    return Who(person.id, person.name, seat, watches, person.account, address)


async def shown(
    house: House,
    request: Request,
    look: Callable[[Connection, str, str | None], dict[str, Any] | None],
    name: str,
    person: Person | None,
) -> dict[str, Any]:
    """What an account shows to whoever asks; refused in the same way where it is hidden and where there is none."""
    house.hub.quotas.check_profile(address_of(request.scope))
    if not name.isprintable():
        raise refuse("not-found")
    async with house.store.reading() as connection:
        found = await connection.run_sync(look, name, person.id if person else None)
    if found is None:
        raise refuse("not-found")
    return found
