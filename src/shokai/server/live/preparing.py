"""Makes sure that the game of a table can be taken up quickly in the event loop, before anybody gets at the table.

Tables of an import have no snapshots, those of another version may have some that nobody can read, and tables of
earlier versions do not know where their record stood. What has to be replayed for it is replayed in the workroom.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from shokai.server.storage.store import Store
from shokai.server.tables.course import RECENT, Snapshot
from shokai.server.tables.table import GATHERING, PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.server.thinking.workroom import Workroom

# Steps that may be replayed in the event loop: some hundredths of a second. Snapshots are closer together.
MOST_REPLAYED = 200


async def prepare(table: Table, store: Store, workroom: Workroom) -> None:
    """Finds or makes what a table is taken up from; raises Refusal where that takes too much."""
    terms = table.terms
    is_odd = (terms.record is not None or terms.cards is not None) and terms.position is None
    if is_odd and (table.state in (GATHERING, PLAYING) or not table.snapshot_step):
        table.terms = await with_position(terms, workroom)
    if table.must_be_replayed > MOST_REPLAYED:
        await _make_snapshots(table, store, workroom)
        await take_up_later(table, store)


async def with_position(terms: Terms, workroom: Workroom) -> Terms:
    """Terms that say where the game begins, found out in the workroom; does not wait behind what strangers bring."""
    told = json.loads(await workroom.do("reopening", _turn(terms.id), opening_job(vars(terms))))
    return replace(terms, position=told["position"])


def _turn(id: str) -> str:
    """Whose work it is: each table has its turn, so that however many are opened at once, none is refused for it."""
    return f"table {id}"


async def take_up_later(table: Table, store: Store) -> None:
    """Lets a table begin from the last snapshot before what fills its log."""
    snapshot = await store.snapshot_before(table.terms.id, len(table.steps) - RECENT)
    if snapshot:
        table.begin_from(snapshot)


async def _make_snapshots(table: Table, store: Store, workroom: Workroom) -> None:
    last: Snapshot | None = None
    while True:
        # So many steps at a time: however long a game is, none of them takes too long.
        begun = last.step if last else 0
        job = {**past_of(table), "from": begun, "snapshot": [last.step, last.text] if last else None}
        made = [Snapshot(*each) for each in json.loads(await workroom.do("snapshots", _turn(table.terms.id), job))]
        if not made or not await store.keep_snapshots(table.terms.id, table.version, made):
            return
        last = made[-1]


def opening_job(terms: dict[str, Any]) -> dict[str, Any]:
    """What the workroom has to know to find where a game begins."""
    return {name: terms[name] for name in ("game", "players", "options", "cards", "card_set", "record", "step")}


def past_of(table: Table) -> dict[str, Any]:
    """What the workroom has to know of a table to play its game; hold the lock for this only."""
    # Where the position is known, what it was found by would only be carried to and fro.
    known = {} if table.terms.position is None else {"record": None, "cards": ""}
    return {
        "terms": vars(table.terms) | known,
        "names": table.names,
        "steps": [(step.seat, step.number) for step in table.steps],
    }
