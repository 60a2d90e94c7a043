"""Requests for the ratings of bots: yardsticks on the scale of people."""

from __future__ import annotations

from fastapi import FastAPI

from shokai.server.http.asking import TheHouse
from shokai.server.http.shapes_home import LevelTold
from shokai.server.storage.practice import levels_told


def add_ratings(app: FastAPI) -> None:
    @app.get("/api/ratings", tags=["people"])
    async def ratings(house: TheHouse) -> list[LevelTold]:
        """How strong every level of the bots is, in each game with each number of players."""
        async with house.store.engine.connect() as connection:
            return [LevelTold(**one) for one in await connection.run_sync(levels_told)]
