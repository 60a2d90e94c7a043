"""Follows plans: as soon as it is the turn of a seat with a plan, its move is made, before anybody is told to come."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from shokai.server.live.memory import Live
from shokai.server.storage.plans import keep_plan, plans_at, tables_with_due_plans, tell_of_plan
from shokai.server.tables.chairs import PERSON
from shokai.server.tables.deciding import Who
from shokai.server.tables.planning import Plan, checked, follow
from shokai.server.tables.table import PLAYING
from shokai.server.times import wall_time

if TYPE_CHECKING:
    from shokai.server.live.hub import Hub

log = logging.getLogger("shokai.server")

# Tables that one look finds.
FOUND = 50


async def keep(hub: Hub, live: Live, who: Who, plan: Plan) -> None:
    """Keeps what somebody plans, if it can be; what is due already is done at once. Hold the lock."""
    fresh = checked(live.table, who, plan)
    async with hub.store.engine.begin() as connection:
        await connection.run_sync(keep_plan, live.table.terms.id, fresh, wall_time())
        await connection.run_sync(tell_of_plan, live.table.terms.id)
    live.planned = True
    await follow_plan(hub, live)


async def withdraw(hub: Hub, live: Live, seat: int) -> None:
    """Forgets a plan, and what became of it. Hold the lock."""
    async with hub.store.engine.begin() as connection:
        await connection.run_sync(keep_plan, live.table.terms.id, Plan(seat, "", 0), wall_time())


async def follow_plan(hub: Hub, live: Live, by_hand: int | None = None) -> None:
    """Makes the next move of the seat that has to decide, if it is planned. Hold the lock.

    Whoever has just moved by hand, `by_hand`, plans no more: they know better now. Nothing that goes wrong here stops
    what led here.
    """
    table = live.table
    id = table.terms.id
    try:
        seat = table.actor
        due = table.state == PLAYING and seat is not None and table.chairs[seat].kind == PERSON
        if table.terms.lesson or live.planned is False or not (due or by_hand is not None):
            return
        async with hub.store.engine.connect() as connection:
            plans = await connection.run_sync(plans_at, id)
        live.planned = bool(plans)
        if by_hand in plans:
            await withdraw(hub, live, by_hand)
            del plans[by_hand]
        plan = plans.get(seat) if due and seat is not None else None
        followed = follow(table, plan) if plan and not plan.is_empty else None
        if followed is None or plan is None:
            return
        # First the plan, so that no move is ever made twice: if the server ends in between, it is asked by hand.
        async with hub.store.engine.begin() as connection:
            await connection.run_sync(keep_plan, id, followed.plan, wall_time())
        if followed.outcome is not None and not await hub.add(live, table.at, followed.outcome, plan.person):
            # Something happened meanwhile: what is planned is looked at again by whoever comes next.
            async with hub.store.engine.begin() as connection:
                await connection.run_sync(keep_plan, id, plan, wall_time())
    except Exception:
        log.exception("a plan could not be followed", extra={"table": id})


async def follow_due(hub: Hub, after: str = "") -> str:
    """Follows plans that nobody followed: a server ended between a move and the plan that it made due.

    Looks at some tables, those after one by their ids, and says after which the next look goes on: a plan of answers
    waits for its question through whole turns, and must keep no other one away.
    """
    async with hub.store.engine.connect() as connection:
        found = await connection.run_sync(tables_with_due_plans, after, FOUND)
    for id in found:
        # Whoever opens a table that cannot be opened is told so; here it must stop neither the others nor the server.
        with contextlib.suppress(Exception):
            live = await hub.get(id)
            async with live.lock:
                live.planned = None
                await follow_plan(hub, live)
    return found[-1] if len(found) == FOUND else ""
