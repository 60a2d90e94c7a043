"""Results and ratings, from games that are over. The database says which are still to be noted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, literal_column, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shokai.server.storage import schema as db
from shokai.server.storage.practice import hinted_at, rate_practice
from shokai.server.storage.skills import Skill, fresh_skill, rated
from shokai.server.storage.store import Store
from shokai.server.storage.tournaments import note_table
from shokai.server.tables.chairs import PERSON
from shokai.server.tables.counting import counts, gone, places
from shokai.server.tables.fair import fair_seats
from shokai.server.tables.table import Table

# A place in the order in which games are noted: when they ended, and their ids.
Mark = tuple[float, str]
FIRST: Mark = (0.0, "")
# As long as a name can be; a bot's seat may have the name of its settings.
LONGEST_NAME = 24


async def unnoted(store: Store, after: Mark, most: int) -> list[Mark]:
    """Tables that are over and not noted yet, oldest first, those after one: what fails keeps none away."""
    c = db.tables.c
    later = or_(c.updated > after[0], (c.updated == after[0]) & (c.id > after[1]))
    # Not a parameter, so that the index of just these tables is used.
    over = c.state == literal_column("'over'")
    wanted = select(c.updated, c.id).where(over, c.noted.is_(False), later).order_by(c.updated, c.id).limit(most)
    async with store.engine.connect() as connection:
        return [(row.updated, row.id) for row in await connection.execute(wanted)]


async def note_results(store: Store, table: Table) -> None:
    """Notes how a game ended, once, and counts it for the accounts that played it: where two or more of them did, and
    it was to count."""
    seats = _counted(table)
    ranks, points, left = places(table), table.match.standing.points, gone(table)
    async with store.engine.begin() as connection:
        if not store.is_sqlite:
            # A rating follows from the one before: one process at a time.
            await connection.execute(text("select pg_advisory_xact_lock(5406002)"))
        c = db.tables.c
        fresh = update(db.tables).where(c.id == table.terms.id, c.noted.is_(False)).values(noted=True)
        if not (await connection.execute(fresh)).rowcount:
            return
        # Noted are also games that were counted before there were results.
        uncounted = update(db.tables).where(c.id == table.terms.id, c.rated.is_(False)).values(rated=True)
        first_time = bool((await connection.execute(uncounted)).rowcount)
        wanted = select(db.people).where(db.people.c.id.in_(list(seats)), db.people.c.account.is_not(None))
        people = (await connection.execute(wanted)).mappings().all()
        before: dict[int, Skill] = {}
        after: dict[int, Skill] = {}
        if len(people) >= 2:
            ranked = [ranks[seats[person["id"]]] for person in people]
            if first_time:
                await _rate_overall(connection, people, ranked)
            known = [await _in_game(connection, person["id"], table.terms.game) for person in people]
            for person, old, new in zip(people, known, rated(known, ranked), strict=True):
                before[seats[person["id"]]], after[seats[person["id"]]] = old or fresh_skill(), new
        fair = fair_seats(table, await connection.run_sync(hinted_at, table.terms.id))
        await connection.run_sync(rate_practice, table, fair, ranks)
        await connection.execute(
            insert(db.results),
            [
                {
                    "table_id": table.terms.id, "seat": chair.number, "game": table.terms.game,
                    "players": table.terms.players, "finished": table.moved,
                    "person": chair.person if chair.kind == PERSON else None, "name": chair.name[:LONGEST_NAME],
                    "bot": None if chair.kind == PERSON else chair.bot and chair.bot[:80],
                    "place": ranks[chair.number], "points": points[chair.number],
                    "mu_before": before.get(chair.number, (None,))[0],
                    "mu": after.get(chair.number, (None,))[0], "sigma": after.get(chair.number, (None, None))[1],
                    "fair": chair.number in fair if chair.kind == PERSON else None,
                    "by_bot": chair.number in left,
                }
                for chair in table.chairs
            ],
        )  # fmt: skip
        if table.terms.tournament:
            outcome = [(ranks[chair.number], points[chair.number]) for chair in table.chairs]
            await connection.run_sync(note_table, table.terms.id, outcome)


async def _rate_overall(connection: AsyncConnection, people: Sequence[Any], ranks: list[int]) -> None:
    """The rating over all games."""
    known = [None if p["mu"] is None else (p["mu"], p["sigma"]) for p in people]
    for person, (mu, sigma) in zip(people, rated(known, ranks), strict=True):
        values = {"mu": mu, "sigma": sigma, "games": person["games"] + 1}
        await connection.execute(update(db.people).where(db.people.c.id == person["id"]).values(**values))


async def _in_game(connection: AsyncConnection, person: str, game: str) -> Skill | None:
    """Somebody's rating in one game so far."""
    r = db.results.c
    wanted = select(r.mu, r.sigma).where(r.person == person, r.game == game, r.mu.is_not(None))
    found = (await connection.execute(wanted.order_by(r.finished.desc()).limit(1))).first()
    return (found.mu, found.sigma) if found else None


def _counted(table: Table) -> dict[str, int]:
    """The people for whom a game counts, and their seats."""
    people = {chair.person: chair for chair in table.chairs if chair.kind == PERSON and chair.person}
    if table.terms.rated is None:
        # From before tables said so: every game counted, for those who stayed.
        people = {person: chair for person, chair in people.items() if not chair.left and table.terms.record is None}
    elif counts(table) != "yes":
        people = {}
    return {person: chair.number for person, chair in people.items()}
