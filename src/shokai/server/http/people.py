"""Requests about people: names, accounts, cookies, tokens."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from fastapi import FastAPI, Request, Response

from shokai.server.house import House
from shokai.server.http import shapes
from shokai.server.http.asking import Known, KnownByCookie, Maybe, MaybeByCookie, TableId, TheHouse
from shokai.server.http.guard import address_of
from shokai.server.operators.desk import at_one_moment
from shokai.server.operators.own_export import everything_of
from shokai.server.operators.rules import INVITED
from shokai.server.people.guessing import DEVICE_COOKIE, Device
from shokai.server.people.people import COOKIE, KEPT, Person
from shokai.server.people.sessions import browser_called
from shokai.server.tables.words import refuse


def exported(url: str, person: str) -> str:
    """Everything that is stored about somebody, as JSON."""
    told = at_one_moment(url, partial(everything_of, person=person))
    return json.dumps(told, ensure_ascii=False, indent=1)


def add_people(app: FastAPI) -> None:
    _add_identity(app)
    _add_passwords(app)
    _add_sessions(app)
    _add_data(app)
    _add_tokens(app)


def _keep(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=KEPT, httponly=True, samesite="lax", secure=request.url.scheme == "https")


async def _remember(house: House, request: Request, response: Response, person: Person) -> None:
    """Gives a browser a person's cookie."""
    person = await house.people.begin_session(person, browser_called(request.headers.get("user-agent", "")))
    _keep(request, response, COOKIE, house.people.cookie_for(person))
    if person.account:
        _know_device(house, request, response, person)


def _know_device(house: House, request: Request, response: Response, person: Person) -> None:
    """Marks a browser as one that has logged in to an account, also after it logs out."""
    device = _device_of(house, request).entered(person.id, person.epoch)
    _keep(request, response, DEVICE_COOKIE, house.people.devices.cookie_for(device))


def _device_of(house: House, request: Request) -> Device:
    return house.people.devices.by_cookie(request.cookies.get(DEVICE_COOKIE))


def _add_identity(app: FastAPI) -> None:
    @app.get("/api/me", tags=["people"])
    async def me(house: TheHouse, person: Maybe, request: Request, response: Response) -> shapes.PersonTold | None:
        """Who you are."""
        if person and person.account and person.token is None and person.session is None:
            # A cookie from before there were sessions.
            await _remember(house, request, response, person)
        return shapes.PersonTold(**person.told()) if person else None

    @app.post("/api/me", tags=["people"])
    async def name_me(
        asked: shapes.NameAsked, house: TheHouse, person: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Sets your name."""
        if person is None:
            house.hub.quotas.check_guest(address_of(request.scope))
            person = await house.people.new_guest(asked.name)
            await _remember(house, request, response, person)
        else:
            person = await house.people.rename(person, asked.name)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/account", tags=["people"])
    async def account(
        asked: shapes.NewAccountAsked, house: TheHouse, person: MaybeByCookie, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Turns a guest into an account."""
        if house.desk.rules.registration == INVITED and not asked.invitation:
            raise refuse("invitation-needed")
        if person is None:
            house.hub.quotas.check_guest(address_of(request.scope))
            person = await house.people.new_guest(asked.name)
        invitation = asked.invitation if house.desk.rules.registration == INVITED else None
        person = await house.people.make_account(person, asked.name, asked.password, invitation)
        await _remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/enter", tags=["people"])
    async def enter(
        asked: shapes.AccountAsked, house: TheHouse, known: MaybeByCookie, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Logs in to an account, which takes over the tables you had as a guest."""
        address, device = address_of(request.scope), _device_of(house, request)
        person = await house.people.enter(asked.name, asked.password, address, device, known)
        if known and not known.account and known.id != person.id:
            await house.handovers.begin(known.id, person)
        await _remember(house, request, response, person)
        return shapes.PersonTold(**person.told())


def _add_passwords(app: FastAPI) -> None:
    @app.post("/api/me/password", tags=["people"])
    async def password(
        asked: shapes.PasswordAsked, house: TheHouse, person: KnownByCookie, request: Request, response: Response
    ) -> shapes.PasswordChanged:
        """Changes your password; all other browsers are logged out, and programs need new tokens."""
        address, device = address_of(request.scope), _device_of(house, request)
        person, dropped = await house.people.change_password(person, asked.old, asked.new, address, device)
        await _remember(house, request, response, person)
        return shapes.PasswordChanged(**person.told(), dropped_tokens=dropped)

    @app.post("/api/me/leave", tags=["people"])
    async def leave(
        house: TheHouse, person: Maybe, request: Request, response: Response, asked: shapes.LeaveAsked | None = None
    ) -> shapes.Left:
        """Logs out this browser, or everything: all browsers and all tokens."""
        dropped = 0
        if person and person.session and person.token is None:
            await house.people.end_session(person, person.session)
        if person and asked and asked.everywhere:
            if person.token is not None:
                raise refuse("needs-cookie")
            person, dropped = await house.people.leave_everywhere(person)
            if person.account:
                _know_device(house, request, response, person)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return shapes.Left(left=True, dropped_tokens=dropped)

    @app.post("/api/me/reset", tags=["people"])
    async def reset(
        asked: shapes.ResetAsked, house: TheHouse, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Sets a new password with a code from the operator, and logs in."""
        person = await house.people.reset_password(asked.code, asked.password, address_of(request.scope))
        await _remember(house, request, response, person)
        return shapes.PersonTold(**person.told())


def _add_sessions(app: FastAPI) -> None:
    @app.get("/api/me/sessions", tags=["people"])
    async def sessions(house: TheHouse, person: KnownByCookie) -> list[shapes.SessionTold]:
        """The browsers that are logged in to your account."""
        return [shapes.SessionTold(**session) for session in await house.people.sessions.listed(person)]

    @app.delete("/api/me/sessions/{id}", tags=["people"])
    async def end_session(id: TableId, house: TheHouse, person: KnownByCookie) -> dict[str, bool]:
        """Logs a browser out and closes its connections."""
        if not await house.people.end_session(person, id):
            raise refuse("not-found")
        return {"ended": True}


def _add_data(app: FastAPI) -> None:
    exporting = asyncio.Lock()

    @app.get("/api/me/export", tags=["people"])
    async def export(house: TheHouse, person: KnownByCookie) -> Response:
        """Everything the server stores about you, as a JSON file."""
        # One after the other and beside the games: it can be long.
        async with exporting:
            text = await asyncio.to_thread(exported, house.store.url, person.id)
        name = f"attachment; filename=shokai-{person.id}.json"
        return Response(text, media_type="application/json", headers={"content-disposition": name})

    @app.post("/api/me/delete", tags=["people"])
    async def delete(
        asked: shapes.DeleteAsked, house: TheHouse, person: KnownByCookie, request: Request, response: Response
    ) -> shapes.Deleted:
        """Erases you for good: your account, your own tables, your name at others; accounts give their password."""
        if person.account:
            address, device = address_of(request.scope), _device_of(house, request)
            await house.people.check_password(person, asked.password, address, device)
        await house.desk.forget(person.id)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return shapes.Deleted(deleted=True)


def _add_tokens(app: FastAPI) -> None:
    @app.get("/api/me/tokens", tags=["people"])
    async def tokens(house: TheHouse, person: Known) -> list[shapes.TokenTold]:
        """Your tokens, without their secret part."""
        return [shapes.TokenTold(**token) for token in await house.people.tokens(person)]

    @app.post("/api/me/tokens", tags=["people"])
    async def new_token(asked: shapes.TokenAsked, house: TheHouse, person: KnownByCookie) -> shapes.NewToken:
        """Creates a token for a program; it is shown once. A token cannot create another."""
        return shapes.NewToken(**await house.people.new_token(person, asked.label))

    @app.delete("/api/me/tokens/{id}", tags=["people"])
    async def drop_token(id: TableId, house: TheHouse, person: Known) -> dict[str, bool]:
        """Deletes a token and closes its connections."""
        if not await house.people.drop_token(person, id):
            raise refuse("not-found")
        return {"dropped": True}
