"""What people ask about games that were played: whole logs, records, proofs, earlier positions. The workroom answers.

The lock of a table is held only to take out of it what the workroom has to know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shokai.server.live.preparing import past_of
from shokai.server.storage.store import Store
from shokai.server.tables.behind import is_behind, step_behind
from shokai.server.tables.course import RECENT, Snapshot
from shokai.server.tables.deciding import Who
from shokai.server.tables.table import CLOSED, OVER, Table
from shokai.server.tables.views import seat_seen_from
from shokai.server.tables.words import refuse
from shokai.server.thinking.workroom import Workroom

if TYPE_CHECKING:
    from shokai.server.live.memory import Live


async def history(workroom: Workroom, whose: str, store: Store, live: Live, who: Who, step: int) -> bytes:
    """The game as somebody saw it after so many steps, and the last entries of its log, as JSON."""
    async with live.lock:
        table = live.table
        if not table.names:
            raise refuse("not-playing")
        last = _last_known(table, who)
        step = min(step, last)
        snapshot = await store.snapshot_before(table.terms.id, max(step - RECENT, 0))
        job = {**_from(table, snapshot, last), "step": step, "seat": seat_seen_from(table, who)}
    return await workroom.do("history", whose, job)


async def whole_log(workroom: Workroom, whose: str, store: Store, live: Live, who: Who, since: int) -> bytes:
    """The log from a step on, as JSON."""
    async with live.lock:
        table = live.table
        if not table.names:
            return b"[]"
        last = _last_known(table, who)
        snapshot = await store.snapshot_before(table.terms.id, min(since, last))
        job = {**_from(table, snapshot, last), "since": since}
    return await workroom.do("log", whose, job)


async def record_of(workroom: Workroom, whose: str, store: Store, live: Live) -> bytes:
    """The record of a game that is over."""
    return await workroom.do("record", whose, await _over(store, live))


async def verdict_on(workroom: Workroom, whose: str, store: Store, live: Live) -> bytes:
    """Whether the shuffle of a game that is over was fair, as JSON."""
    return await workroom.do("verify", whose, await _over(store, live))


async def check_reviewed(store: Store, live: Live) -> None:
    """Refuses to review a game that is not played to its end, wherever else its cards are still played."""
    await _over(store, live)
    if live.table.state != OVER:
        raise refuse("review-unfinished")


async def _over(store: Store, live: Live) -> dict[str, Any]:
    async with live.lock:
        table = live.table
        if not table.names or table.state not in (OVER, CLOSED) or not await store.deal_is_over(table.terms.deal):
            raise refuse("not-over-yet")
        return past_of(table)


def _last_known(table: Table, who: Who) -> int:
    """The last step that somebody may know."""
    return step_behind(table) if is_behind(table, who.person) else len(table.steps)


def _from(table: Table, snapshot: Snapshot | None, last: int) -> dict[str, Any]:
    past = past_of(table)
    told = [snapshot.step, snapshot.text] if snapshot else None
    return {**past, "steps": past["steps"][:last], "snapshot": told}
