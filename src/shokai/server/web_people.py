"""Requests about people: names, accounts, cookies, tokens."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response

from shokai.server import shapes
from shokai.server.acting import refuse
from shokai.server.asking import Known, Maybe, TableId, TheHouse
from shokai.server.guard import address_of
from shokai.server.house import House
from shokai.server.people import COOKIE, KEPT, Person


def add_people(app: FastAPI) -> None:
    def remember(house: House, request: Request, response: Response, person: Person) -> None:
        response.set_cookie(
            COOKIE,
            house.people.cookie_for(person),
            max_age=KEPT,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

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
        asked: shapes.AccountAsked, house: TheHouse, person: Maybe, request: Request, response: Response
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
        asked: shapes.AccountAsked, house: TheHouse, guest: Maybe, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Enters an account; seats that you held as a guest come along."""
        person = await house.people.enter(asked.name, asked.password)
        if guest and not guest.account and guest.id != person.id:
            for row in await house.store.list_tables("mine", guest.id):
                await house.hub.take_over(row["id"], guest.id, person)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/password", tags=["people"])
    async def password(
        asked: shapes.PasswordAsked, house: TheHouse, person: Known, request: Request, response: Response
    ) -> shapes.PersonTold:
        """Changes the password of your account; all other browsers have to enter again."""
        person = await house.people.change_password(person, asked.old, asked.new)
        house.say_goodbye_to(person)
        remember(house, request, response, person)
        return shapes.PersonTold(**person.told())

    @app.post("/api/me/leave", tags=["people"])
    async def leave(
        house: TheHouse, person: Maybe, response: Response, asked: shapes.LeaveAsked | None = None
    ) -> dict[str, bool]:
        """Forgets the cookie: of this browser, or of all that you ever used."""
        if person and asked and asked.everywhere:
            await house.people.forget_cookies(person)
            house.say_goodbye_to(person)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return {"left": True}

    @app.get("/api/me/tokens", tags=["people"])
    async def tokens(house: TheHouse, person: Known) -> list[shapes.TokenTold]:
        """Your tokens, without what makes them work."""
        return [shapes.TokenTold(**token) for token in await house.people.tokens(person)]

    @app.post("/api/me/tokens", tags=["people"])
    async def new_token(asked: shapes.TokenAsked, house: TheHouse, person: Known) -> shapes.NewToken:
        """A token for a program; it is shown once."""
        return shapes.NewToken(**await house.people.new_token(person, asked.label))

    @app.delete("/api/me/tokens/{id}", tags=["people"])
    async def drop_token(id: TableId, house: TheHouse, person: Known) -> dict[str, bool]:
        """Makes a token void."""
        if not await house.people.drop_token(person, id):
            raise refuse("not-found")
        return {"dropped": True}
