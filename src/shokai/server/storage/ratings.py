"""Ratings of accounts, from games that are over. The database says which are still to be counted."""

from __future__ import annotations

from sqlalchemy import select, update

from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.counting import counts, places
from shokai.server.tables.table import OVER, PERSON, Table


async def unrated(store: Store) -> list[str]:
    """Tables that are over and not counted yet."""
    c = db.tables.c
    async with store.engine.connect() as connection:
        return list(
            (await connection.execute(select(c.id).where(c.state == OVER, c.rated.is_(False)).limit(50))).scalars()
        )


async def rate(store: Store, table: Table) -> None:
    """Counts a game for the accounts that played it, once; where two or more of them did, and it was to count."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    seats = _counted(table)
    ranks = places(table)
    async with store.engine.begin() as connection:
        c = db.tables.c
        done = await connection.execute(
            update(db.tables).where(c.id == table.terms.id, c.rated.is_(False)).values(rated=True)
        )
        wanted = select(db.people).where(db.people.c.id.in_(list(seats)), db.people.c.account.is_not(None))
        people = (await connection.execute(wanted)).mappings().all()
        if not done.rowcount or len(people) < 2:
            return
        before = [[model.rating() if p["mu"] is None else model.rating(mu=p["mu"], sigma=p["sigma"])] for p in people]
        after = model.rate(before, ranks=[ranks[seats[p["id"]]] for p in people])
        for person, team in zip(people, after, strict=True):
            values = {"mu": team[0].mu, "sigma": team[0].sigma, "games": person["games"] + 1}
            await connection.execute(update(db.people).where(db.people.c.id == person["id"]).values(**values))


def _counted(table: Table) -> dict[str, int]:
    """The people for whom a game counts, and their seats."""
    people = {chair.person: chair for chair in table.chairs if chair.kind == PERSON and chair.person}
    if table.terms.rated is None:
        # From before tables said so: every game counted, for those who stayed.
        people = {person: chair for person, chair in people.items() if not chair.left and table.terms.record is None}
    elif counts(table) != "yes":
        people = {}
    return {person: chair.number for person, chair in people.items()}
