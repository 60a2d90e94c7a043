"""Requests about the hours at which somebody cannot play: nights, and days away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI

from shokai.server.house import House
from shokai.server.http.asking import KnownByCookie, TableId, TheHouse
from shokai.server.http.buckets import Buckets
from shokai.server.http.shapes_hours import AbsenceAsked, HoursAsked, HoursTold
from shokai.server.people import hours
from shokai.server.people.person import Person
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Changes of one person: so many a second over time, so many at once.
PER_SECOND, AT_ONCE = 1 / 30, 20


def add_hours(app: FastAPI) -> None:
    changes = Buckets(PER_SECOND, AT_ONCE)

    async def told(house: House, person: Person) -> HoursTold:
        async with house.store.engine.connect() as connection:
            return HoursTold(**await connection.run_sync(hours.hours_of, person.id, wall_time()))

    async def change(house: House, person: Person, work: Callable[..., None], *asked: Any) -> HoursTold:
        if house.settings.limits and not changes.take(person.id):
            raise refuse("too-fast")
        async with house.store.engine.begin() as connection:
            await connection.run_sync(work, person.id, *asked, wall_time())
        await house.hub.renew_hours(person.id)
        return await told(house, person)

    @app.get("/api/me/hours", tags=["people"])
    async def own_hours(house: TheHouse, person: KnownByCookie) -> HoursTold:
        """Your time zone, your night, and the days on which you are away."""
        return await told(house, person)

    @app.post("/api/me/hours", tags=["people"])
    async def set_own_hours(asked: HoursAsked, house: TheHouse, person: KnownByCookie) -> HoursTold:
        """Says where you live and when you sleep: your clocks stand still then, where a table allows it."""
        night = (asked.night[0], asked.night[1]) if asked.night else None
        return await change(house, person, hours.set_hours, asked.zone, night)

    @app.post("/api/me/absences", tags=["people"], status_code=201)
    async def be_away(asked: AbsenceAsked, house: TheHouse, person: KnownByCookie) -> HoursTold:
        """Says that you are away on some days: your clocks stand still then, where a table allows it."""
        return await change(house, person, hours.add_absence, asked.first, asked.last)

    @app.delete("/api/me/absences/{id}", tags=["people"])
    async def come_back(id: TableId, house: TheHouse, person: KnownByCookie) -> HoursTold:
        """Ends days away, or lets them be. A day that has begun is taken."""
        return await change(house, person, hours.end_absence, id)
