"""Requests about people: names, accounts, cookies, tokens."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response

from shokai.server.house import House
from shokai.server.http import shapes
from shokai.server.http.asking import Known, KnownByCookie, Maybe, MaybeByCookie, TableId, TheHouse
from shokai.server.http.guard import address_of
from shokai.server.people.guessing import DEVICE_COOKIE, Device
from shokai.server.people.people import COOKIE, KEPT, Person
from shokai.server.tables.acting import refuse


def add_people(app: FastAPI) -> None:
    def keep(request: Request, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name, value, max_age=KEPT, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )

    def remember(house: House, request: Request, response: Response, person: Person) -> None:
        """Gives a browser the cookie of somebody."""
        keep(request, response, COOKIE, house.people.cookie_for(person))
        if person.account:
            know_device(house, request, response, person)

    def know_device(house: House, request: Request, response: Response, person: Person) -> None:
        """Lets a browser be known as one that has entered an account, also after it has left."""
        device = device_of(house, request).entered(person.id, person.epoch)
        keep(request, response, DEVICE_COOKIE, house.people.devices.cookie_for(device))

    def device_of(house: House, request: Request) -> Device:
        return house.people.devices.by_cookie(request.cookies.get(DEVICE_COOKIE))

    @app.get("/api/me", tags=["people"])
    async def me(person: Maybe) -> shapes.PersonTold | None:
        """Who you are."""
        return shapes.PersonTold(**person.told()) if person else None

    @app.post("/api/me", tags=["people"])
    async def name_me(
        asked: shapes.NameAsked, house: TheHouse, person: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Gives you a name."""
        if person is None:
            house.hub.quotas.check_guest(address_of(request.scope))
            person = await house.people.new_guest(asked.name)
            remember(house, request, response, person)
        else:
            person = await house.people.rename(person, asked.name)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/account", tags=["people"])
    async def account(
        asked: shapes.AccountAsked, house: TheHouse, person: MaybeByCookie, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Makes an account of a guest."""
        if person is None:
            house.hub.quotas.check_guest(address_of(request.scope))
            person = await house.people.new_guest(asked.name)
        person = await house.people.make_account(person, asked.name, asked.password)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/enter", tags=["people"])
    async def enter(
        asked: shapes.AccountAsked, house: TheHouse, known: MaybeByCookie, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Enters an account; the tables that you had as a guest come along."""
        address, device = address_of(request.scope), device_of(house, request)
        person = await house.people.enter(asked.name, asked.password, address, device, known)
        if known and not known.account and known.id != person.id:
            await house.handovers.begin(known.id, person)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/password", tags=["people"])
    async def password(
        asked: shapes.PasswordAsked, house: TheHouse, person: KnownByCookie, request: Request, response: Response
    ) -> shapes.PasswordChanged:
        """Changes the password of your account; all other browsers have to enter again, programs need new tokens."""
        address, device = address_of(request.scope), device_of(house, request)
        person, dropped = await house.people.change_password(person, asked.old, asked.new, address, device)
        remember(house, request, response, person)
        return shapes.PasswordChanged(**person.told(), dropped_tokens=dropped)

    @app.post("/api/me/leave", tags=["people"])
    async def leave(
        house: TheHouse, person: Maybe, request: Request, response: Response, asked: shapes.LeaveAsked | None = None
    ) -> shapes.Left:
        """Forgets the cookie: of this browser, or of all that you ever used, and then the tokens of programs, too."""
        dropped = 0
        if person and asked and asked.everywhere:
            if person.token is not None:
                raise refuse("needs-cookie")
            person, dropped = await house.people.leave_everywhere(person)
            if person.account:
                know_device(house, request, response, person)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return shapes.Left(left=True, dropped_tokens=dropped)

    @app.get("/api/me/tokens", tags=["people"])
    async def tokens(house: TheHouse, person: Known) -> list[shapes.TokenTold]:
        """Your tokens, without what makes them work."""
        return [shapes.TokenTold(**token) for token in await house.people.tokens(person)]

    @app.post("/api/me/tokens", tags=["people"])
    async def new_token(asked: shapes.TokenAsked, house: TheHouse, person: KnownByCookie) -> shapes.NewToken:
        """A token for a program; it is shown once. No token can make another."""
        return shapes.NewToken(**await house.people.new_token(person, asked.label))

    @app.delete("/api/me/tokens/{id}", tags=["people"])
    async def drop_token(id: TableId, house: TheHouse, person: Known) -> dict[str, bool]:
        """Makes a token void, and ends what is connected by it."""
        if not await house.people.drop_token(person, id):
            raise refuse("not-found")
        return {"dropped": True}
