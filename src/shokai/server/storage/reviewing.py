"""Reviews in the database: what is made of them, and who is making them."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.times import wall_time

# Seconds that a process may be silent about a review before another one goes on with it.
LEASE = 120.0
# Where reviews are kept, by depth: see `shokai.coach.review.DEPTHS`.
TABLES = {"normal": db.reviews, "deep": db.deep_reviews}


@dataclass
class Kept:
    """A review as far as it is made."""

    moments: list[dict[str, Any]] = field(default_factory=list)
    reached: int = 0
    done: bool = False
    # Whether a process is making it, this one or another.
    going_on: bool = False


async def kept_review(store: Store, table: str, depth: str = "normal") -> Kept | None:
    """What there is of a review; None where nobody has asked for it."""
    r = TABLES[depth].c
    async with store.engine.connect() as connection:
        wanted = select(r.moments, r.reached, r.done, r.claimed).where(r.table_id == table)
        found = (await connection.execute(wanted)).first()
    if not found:
        return None
    going_on = not found.done and found.claimed > wall_time()
    return Kept(json.loads(found.moments), found.reached, found.done, going_on)


async def note_review(store: Store, table: str, depth: str = "normal") -> None:
    """Notes that a review is wanted, before its record is made: when somebody at the table is forgotten, the note goes,
    and nothing is made of a record that still has their name."""
    # It may be noted already, or the table is gone.
    with contextlib.suppress(IntegrityError):
        async with store.engine.begin() as connection:
            await connection.execute(insert(TABLES[depth]).values(table_id=table))


async def claim_review(store: Store, table: str, depth: str = "normal") -> bool:
    """Whether this process is to go on with a review that was noted, and no other one does."""
    r, now = TABLES[depth].c, wall_time()
    async with store.engine.begin() as connection:
        free = (
            update(TABLES[depth]).where(r.table_id == table, or_(r.done, r.claimed < now)).values(claimed=now + LEASE)
        )
        return bool((await connection.execute(free)).rowcount)


async def keep_review(store: Store, table: str, kept: Kept, going_on: bool, depth: str = "normal") -> bool:
    """Keeps what was made of a review; whether there is still anything to keep it for."""
    values = {
        "moments": json.dumps(kept.moments, separators=(",", ":"), ensure_ascii=False),
        "reached": kept.reached,
        "done": kept.done,
        "claimed": wall_time() + LEASE if going_on else 0.0,
    }
    async with store.engine.begin() as connection:
        there = update(TABLES[depth]).where(TABLES[depth].c.table_id == table)
        kept_there = await connection.execute(there.values(values))
    return bool(kept_there.rowcount)
