"""Requests for the home page and for profiles."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from fastapi import FastAPI, Request
from fastapi import Path as PathPart
from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from shokai.server.house import House
from shokai.server.http import shapes_home as shapes
from shokai.server.http.asking import Known, KnownByCookie, Maybe, TheHouse, shown
from shokai.server.http.friends import friends_told
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import TableListed
from shokai.server.live.news import news_for
from shokai.server.people.homes import again_at, away_since, home_of, is_here, is_invited
from shokai.server.people.person import Person
from shokai.server.people.profiles import own_profile, profile_called
from shokai.server.storage import schema as db
from shokai.server.tables.words import refuse

# Tables of others on the home page.
MOST_OF_OTHERS = 5


def listed_for(row: dict[str, Any], person: Person | None) -> TableListed:
    """A table in a list, as somebody sees it."""
    seats = row["seats"]
    mine = [i for i, seat in enumerate(seats) if person and seat.get("person") == person.id]
    your_turn = row["actor"] in mine and not seats[row["actor"]]["minded"] if mine else False
    if row.get("delay") and not mine:
        # Whose turn it is now, those who watch see later.
        row["actor"] = None
    return TableListed(
        **row, your_turn=your_turn, your_seats=mine, invited=person is not None and is_invited(row, person.id)
    )


def _note_again(connection: Connection, house: House, person: str, games: list[dict[str, Any]]) -> None:
    """Notes after which of somebody's own games they can ask for another."""
    there = again_at(connection, person, [game["id"] for game in games if game["id"]], house.people.rematch_of)
    for game in games:
        game["again"] = game["id"] in there


async def note_presence(house: House, person: str, all_along: bool = False) -> None:
    """Notes that somebody is here."""
    # Only a note: who cannot be noted is let in all the same.
    with contextlib.suppress(SQLAlchemyError):
        async with house.store.engine.begin() as connection:
            await connection.run_sync(is_here, person, all_along)


def add_home(app: FastAPI) -> None:
    @app.get("/api/home", tags=["people"])
    async def home(house: TheHouse, person: Maybe) -> shapes.HomeTold:
        """The home page: your tables and games, and what you can join or watch."""
        mine: dict[str, Any] = {
            "running": [], "more_running": 0, "finished": [], "games": 0, "away": None,
        }  # fmt: skip
        if person:
            await note_presence(house, person.id)
            async with house.store.reading() as connection:
                mine = await connection.run_sync(home_of, person.id)
                finished = [one["game"] for one in mine["finished"] if one["game"]]
                await connection.run_sync(_note_again, house, person.id, finished)
        others = {}
        for which in ("open", "live"):
            # Some more in the place of those where they sit.
            rows, further = await house.store.list_tables(
                which, person.id if person else None, MOST_OF_OTHERS + len(mine["running"])
            )
            theirs = [one for one in (listed_for(row, person) for row in rows) if not one.your_seats]
            others[which] = (theirs[:MOST_OF_OTHERS], further is not None or len(theirs) > MOST_OF_OTHERS)
        return shapes.HomeTold(
            running=[listed_for(row, person) for row in mine["running"]],
            more_running=mine["more_running"],
            finished=[
                shapes.FinishedTold(table=listed_for(one["table"], person), game=one["game"])
                for one in mine["finished"]
            ],
            games=mine["games"],
            away=mine["away"],
            friends=await friends_told(house, person) if person and person.account else None,
            open=others["open"][0],
            more_open=others["open"][1],
            live=others["live"][0],
            more_live=others["live"][1],
        )

    @app.get("/api/home/news", tags=["people"])
    async def news(house: TheHouse, person: Known) -> shapes.NewsTold:
        """What happened at your tables while you were away."""
        async with house.store.reading() as connection:
            away = await connection.run_sync(away_since, person.id)
        if away is None:
            return shapes.NewsTold(since=None, tables=[], more=0)
        told = await news_for(house.hub, person.id, away)
        tables = [{**one, "table": listed_for(one["table"], person)} for one in told["tables"]]
        return shapes.NewsTold(
            since=told["since"], tables=[shapes.NewsOfTable(**one) for one in tables], more=told["more"]
        )

    @app.get("/api/me/profile", tags=["people"])
    async def mine(house: TheHouse, person: Known, request: Request) -> shapes.ProfileTold:
        """Your own profile, whoever else may see it."""
        house.hub.quotas.check_profile(address_of(request.scope))
        async with house.store.reading() as connection:
            told = await connection.run_sync(own_profile, person.id)
            await connection.run_sync(_note_again, house, person.id, told["recent"] if told else [])
        if told is None:
            raise refuse("name-first")
        return shapes.ProfileTold(**told)

    @app.post("/api/me/profile", tags=["people"])
    async def show(asked: shapes.ShownAsked, house: TheHouse, person: KnownByCookie) -> shapes.ShownTold:
        """Sets who can see your profile."""
        async with house.store.engine.begin() as connection:
            await connection.execute(update(db.people).where(db.people.c.id == person.id).values(shown=asked.shown))
        return shapes.ShownTold(shown=asked.shown)

    @app.get("/api/people/{name}", tags=["people"])
    async def profile(
        name: Annotated[str, PathPart(max_length=80)], house: TheHouse, person: Maybe, request: Request
    ) -> shapes.ProfileTold:
        """The profile of an account, if you can see it; the answer is 404 whether it is hidden or does not exist."""
        return shapes.ProfileTold(**await shown(house, request, profile_called, name, person))


__all__ = ["add_home", "listed_for", "note_presence"]
