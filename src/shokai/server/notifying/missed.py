"""Turns that nobody has noted: a server was killed in the moment between a move and its notice."""

from __future__ import annotations

import json

from sqlalchemy import Connection, select

from shokai.server.live.hub import Hub
from shokai.server.notifying.due import TURN, Due
from shokai.server.storage import schema as db
from shokai.server.tables.table import PLAYING
from shokai.server.times import wall_time
from shokai.texts import Refusal

# Seconds for which it is looked back, and tables that are looked at.
BACK, MOST = 86_400.0, 200


async def missed(hub: Hub) -> list[tuple[str, Due]]:
    """Whose turn it is, where they have a channel. What was noted before is not noted again."""
    async with hub.store.engine.connect() as connection:
        waiting = await connection.run_sync(_waiting)
    found = []
    for id, person in waiting:
        try:
            live = await hub.get(id)
        except Refusal:
            continue
        found.append((id, Due(person, (TURN,), len(live.table.steps))))
    return found


def _waiting(connection: Connection) -> list[tuple[str, str]]:
    t, at, c = db.tables.c, db.table_people.c, db.channels.c
    wanted = (
        select(t.id, t.actor, t.summary, at.person)
        .join_from(db.table_people, db.tables, t.id == at.table_id)
        .join(db.channels, c.person == at.person)
        .where(t.state == PLAYING, t.updated > wall_time() - BACK, t.updated > c.created, c.confirmed)
        .order_by(t.updated.desc())
        .limit(MOST)
    )
    found = {}
    for row in connection.execute(wanted):
        seats = json.loads(row.summary)["seats"]
        if row.actor is not None and seats[row.actor].get("person") == row.person and not seats[row.actor]["minded"]:
            found[row.id] = row.person
    return list(found.items())
