"""Requests for ratings: the levels of the bots as yardsticks, and the ladder with people and bots on one scale."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import FastAPI, Query, Response

from shokai.match.game import game_for
from shokai.server.house import House
from shokai.server.http.asking import Maybe, TheHouse, as_is
from shokai.server.http.shapes_home import LadderTold, LevelTold
from shokai.server.http.shapes_statistics import GameName
from shokai.server.http.statistics import check_game
from shokai.server.people.ladder import ladder, rated_people
from shokai.server.storage.practice import levels_told
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Seconds for which the people on a ladder are kept: all rated games are looked through for them.
KEPT = 30.0

Players = Annotated[int, Query(ge=2, le=4)]


class _Ladders:
    """The people on each ladder, found anew after a while, and once for all who ask meanwhile."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int], tuple[float, Any]] = {}
        self._lock = asyncio.Lock()

    async def people(self, house: House, game: str, players: int) -> Any:
        async with self._lock:
            since, found = self._found.get((game, players), (-KEPT, None))
            if not since <= wall_time() < since + KEPT:
                async with house.store.engine.connect() as connection:
                    found = await connection.run_sync(rated_people, game, players)
                self._found[game, players] = wall_time(), found
            return found


def add_ratings(app: FastAPI) -> None:
    ladders = _Ladders()

    @app.get("/api/ratings", tags=["people"])
    async def ratings(house: TheHouse) -> list[LevelTold]:
        """How strong every level of the bots is, in each game with each number of players."""
        async with house.store.engine.connect() as connection:
            return [LevelTold(**one) for one in await connection.run_sync(levels_told)]

    @app.get("/api/ladder/{game}", tags=["people"], response_model=LadderTold)
    async def on_one_scale(game: GameName, house: TheHouse, person: Maybe, players: Players = 2) -> Response:
        """People and levels of the bots on one scale, in a game with a number of players.

        Only those who show their profile to everyone are on it; you see yourself in any case.
        """
        check_game(game)
        fewest, most = game_for(game).rules.PLAYERS
        if not fewest <= players <= most:
            raise refuse("not-found")
        everybody = await ladders.people(house, game, players)
        async with house.store.engine.connect() as connection:
            viewer = person.id if person else None
            return as_is(await connection.run_sync(ladder, game, players, viewer, everybody))
