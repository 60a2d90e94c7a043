"""Requests for ratings: the levels of the bots as yardsticks, and the ladder with people and bots on one scale."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response
from fastapi import Path as PathPart

from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.server.house import House
from shokai.server.http.asking import Known, Maybe, TheHouse, as_is, shown
from shokai.server.http.guard import address_of
from shokai.server.http.shapes_home import LadderTold, LevelTold, PlaceTold
from shokai.server.http.shapes_statistics import GameName
from shokai.server.http.statistics import check_game
from shokai.server.people.ladder import ladder, place_among, rated_in, rated_people
from shokai.server.people.profiles import person_seen
from shokai.server.storage.practice import levels_told
from shokai.server.storage.store import Store
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Seconds for which the people on a ladder are kept: all rated games are looked through for them.
KEPT = 30.0

Players = Annotated[int, Query(ge=2, le=4)]


class Ladders:
    """What is looked for in all rated games: found anew after a while, and once for all who ask meanwhile. Whoever asks
    for something else does not wait for it."""

    def __init__(self) -> None:
        self._found: dict[tuple[Any, ...], tuple[float, Any]] = {}
        self._looking: defaultdict[tuple[Any, ...], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def found(self, store: Store, look: Callable[..., Any], *which: Any) -> Any:
        async with self._looking[look, *which]:
            since, found = self._found.get((look, *which), (-KEPT, None))
            if not since <= wall_time() < since + KEPT:
                async with store.reading() as connection:
                    found = await connection.run_sync(look, *which)
                self._found[look, *which] = wall_time(), found
            return found


def add_ratings(app: FastAPI) -> None:
    ladders = Ladders()

    @app.get("/api/ratings", tags=["people"])
    async def ratings(house: TheHouse) -> list[LevelTold]:
        """How strong every level of the bots is, in each game with each number of players."""
        async with house.store.reading() as connection:
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
        everybody = await ladders.found(house.store, rated_people, game, players)
        async with house.store.reading() as connection:
            viewer = person.id if person else None
            return as_is(await connection.run_sync(ladder, game, players, viewer, everybody))

    async def places(house: House, person: str) -> list[PlaceTold]:
        told = []
        for game in GAMES:
            everybody = await ladders.found(house.store, rated_in, game)
            async with house.store.reading() as connection:
                place = await connection.run_sync(place_among, person, game, everybody)
            if place:
                told.append(PlaceTold(**place))
        return told

    # Apart from profiles, which are quick whatever has to be looked through for these.
    @app.get("/api/me/places", tags=["people"])
    async def own_places(house: TheHouse, person: Known, request: Request) -> list[PlaceTold]:
        """Your place among those who have a rating, in each game in which you have one."""
        house.hub.quotas.check_profile(address_of(request.scope))
        return await places(house, person.id)

    @app.get("/api/people/{name}/places", tags=["people"])
    async def their_places(
        name: Annotated[str, PathPart(max_length=80)], house: TheHouse, person: Maybe, request: Request
    ) -> list[PlaceTold]:
        """The places of an account whose profile you can see; 404 whether it is hidden or does not exist."""
        found = await shown(house, request, person_seen, name, person)
        return await places(house, found["id"])
