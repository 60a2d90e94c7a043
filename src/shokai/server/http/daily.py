"""Requests about the deal of the day: everybody plays the same one, once, against the same bots."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI, Request
from fastapi import Path as PathPart
from pydantic import BaseModel
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from shokai.games import GAMES
from shokai.match.game import game_for, read_options
from shokai.server.http.asking import KnownByCookie, Maybe, TheHouse
from shokai.server.http.channels import in_database
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import NewTable
from shokai.server.people.people import new_id
from shokai.server.people.person import Person
from shokai.server.storage import daily
from shokai.server.tables.table import CLOSED, OVER
from shokai.server.tables.terms import Terms
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# The bots, and how many sit at the table where the game allows it.
BOT, PLAYERS = "clerk", 3

Name = Annotated[str, PathPart(max_length=40, pattern=r"^[a-z0-9_-]+$")]


class DailyResult(BaseModel):
    name: str
    points: int
    place: int
    you: bool
    # Where it was played; None for the tables of others until you have finished your own game.
    table: str | None


class DailyTold(BaseModel):
    """The deal of the day of a game: how it stands, and how you are."""

    game: str
    day: str
    ends: float
    players: int
    bot: str
    begun: int
    # Your table, and whether your game there is over.
    table: str | None
    played: bool
    board: list[DailyResult]


def players_of(game: str) -> int:
    """How many play the deal of the day."""
    fewest, most = game_for(game).rules.PLAYERS
    return int(min(max(PLAYERS, fewest), most))


def told_of(connection: Connection, game: str, person: Person | None, now: float) -> DailyTold:
    """The deal of the day, as somebody may know it."""
    day, me = daily.day_at(now), person.id if person else None
    board, begun = daily.board_of(connection, day, game)
    mine = daily.own_play(connection, day, game, me)
    played = mine is not None and mine[1] in (OVER, CLOSED)
    finished = mine is not None and mine[1] == OVER
    return DailyTold(
        game=game, day=day, ends=daily.ends(day), players=players_of(game), bot=BOT, begun=begun,
        table=mine[0] if mine else None, played=played,
        board=[
            DailyResult(
                name=row["name"], points=row["points"], place=row["place"], you=row["person"] == me,
                table=row["table_id"] if finished else None,
            )
            for row in board
        ],
    )  # fmt: skip


def daily_terms(game: str, day: str, id: str, deal: tuple[str, str], person: Person) -> Terms:
    """The terms of somebody's table: alone with bots, not listed, without hints, as the day deals it."""
    bots: list[dict[str, Any]] = [{"kind": "bot", "bot": BOT, "name": BOT}] * (players_of(game) - 1)
    me = {"kind": "person", "person": person.id, "name": person.name}
    return Terms(
        id=id, game=game, options=read_options(game_for(game), ""), players=len(bots) + 1, seats=(me, *bots),
        host=person.id, seed=deal[1], deal=deal[0], created=wall_time(), public=False,
        card_set=game_for(game).card_sets, rated=False, hints=False, daily=day,
    )  # fmt: skip


def add_daily(app: FastAPI) -> None:
    @app.get("/api/daily", tags=["tables"])
    async def listed(house: TheHouse, person: Maybe) -> list[DailyTold]:
        """The deals of the day and their boards; the tables of others only once you have finished your own game."""
        now = wall_time()
        async with house.store.engine.connect() as connection:
            return [await connection.run_sync(told_of, game, person, now) for game in GAMES]

    @app.post("/api/daily/{game}", tags=["tables"])
    async def play(game: Name, house: TheHouse, person: KnownByCookie, request: Request) -> NewTable:
        """Your table with the deal of the day: a new one, or the one that you have. Only accounts play it."""
        if game not in GAMES:
            raise refuse("not-found")
        if not person.account:
            raise refuse("daily-account")
        day = daily.day_at(wall_time())
        deal = await in_database(house, daily.deal_of, day, game, new_id())
        table = await in_database(house, daily.take_part, day, game, person.id, new_id())
        if not await house.store.has(table):
            # Who is refused a table keeps its ID: however often they ask, also at once, they get one table at most.
            try:
                await house.hub.create(daily_terms(game, day, table, deal, person), address_of(request.scope))
            except IntegrityError:
                if not await house.store.has(table):
                    raise
        return NewTable(id=table)
