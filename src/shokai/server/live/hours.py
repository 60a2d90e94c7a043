"""When the people at a table do not play: what its clocks have to know of somebody who sits down."""

from __future__ import annotations

from shokai.server.people.hours import calendar_of
from shokai.server.storage.store import Store
from shokai.server.tables.events import Event
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms


def keeps_hours(terms: Terms) -> bool:
    """Whether the clocks of a table know when somebody sleeps or is away."""
    return bool(terms.clock and (terms.clock.get("nights") or terms.clock.get("absence")))


async def hours_for(store: Store, table: Table, events: list[Event]) -> list[Event]:
    """When those who sit down now do not play, where the table has to know; before anything else happens."""
    seats: dict[int, str | None] = {}
    for event in events:
        if event.kind == "sit":
            seats[event.data["seat"]] = event.data["person"]
        elif event.kind == "begin":
            seats = {**{chair.number: chair.person for chair in table.chairs if chair.person}, **seats}
    return await calendars(store, table, seats, events[0].at) if seats and keeps_hours(table.terms) else []


async def calendars(store: Store, table: Table, seats: dict[int, str | None], at: float) -> list[Event]:
    """The hours of the people on these seats, as events."""
    clock, told = table.terms.clock or {}, []
    async with store.engine.connect() as connection:
        for seat, person in seats.items():
            hours = await connection.run_sync(calendar_of, person or "", at)
            hours |= {} if clock.get("nights") else {"night": None}
            hours |= {} if clock.get("absence") else {"away": []}
            told.append(Event("hours", {"seat": seat, **hours}, at))
    return told
