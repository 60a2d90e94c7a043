"""What happened at somebody's tables while they were away, in sentences that everybody at the table could read."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select

from shokai.server.live.hub import Hub
from shokai.server.people.homes import news_tables
from shokai.server.storage import schema as db
from shokai.server.storage.writing import summary_of
from shokai.server.tables.table import CLOSED, OVER, Table
from shokai.server.tables.words import told
from shokai.texts import Refusal, Say

# Tables that are told of, sentences of each, and events of each that are looked at.
MOST_TABLES, MOST_LINES, MOST_EVENTS = 3, 3, 2000
_PLAYED = ("begin", "play", "redo")


async def news_for(hub: Hub, person: str, since: float) -> dict[str, Any]:
    """What happened since a moment; at most three tables, and how many more there are."""
    async with hub.store.engine.connect() as connection:
        ids, in_all = await connection.run_sync(news_tables, person, since, MOST_TABLES)
    tables = []
    for id in ids:
        try:
            live = await hub.get(id)
            # An answer is a look as well.
            await hub.deals.check_talk(live, person)
        except Refusal:
            # It was deleted just now, or they play the same cards elsewhere.
            continue
        if _watches(live.table, person):
            continue
        happened = await _events(hub, id, since)
        async with live.lock:
            if news := _news(live.table, person, happened):
                tables.append(news)
    return {"since": since, "tables": tables, "more": max(in_all - len(ids), 0)}


def _watches(table: Table, person: str) -> bool:
    """Whether somebody would only watch a game that goes on: they may see it later than it is played, or not at all."""
    return bool(table.names) and table.state not in (OVER, CLOSED) and not table.seats_of(person)


async def _events(hub: Hub, id: str, since: float) -> list[tuple[str, dict[str, Any], str | None]]:
    e = db.events.c
    wanted = select(e.kind, e.data, e.person).where(e.table_id == id, e.at > since)
    async with hub.store.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(e.sequence.desc()).limit(MOST_EVENTS))).all()
    return [(kind, json.loads(data), person) for kind, data, person in reversed(rows)]


def _news(table: Table, person: str, happened: list[tuple[str, dict[str, Any], str | None]]) -> dict[str, Any] | None:
    """What a table has to tell; None where only the person themselves did something."""
    mine = table.seats_of(person)
    says: list[Any] = []
    others = [(kind, data) for kind, data, who in happened if who != person]
    for kind, data in others:
        if kind == "sit" and not table.names:
            says.append(told(Say("page-news-sat", player=data["name"])))
    if table.names:
        step = _step_then(table, happened)
        says += [
            entry["said"] for entry in table.log if entry["step"] >= step and entry["seat"] not in mine
        ]  # fmt: skip
    shown = says[-MOST_LINES:]
    talk = sum(1 for kind, _ in others if kind == "chat")
    if talk:
        shown.append(told(Say("page-news-chat", n=talk)))
    if table.state == OVER and any(kind in _PLAYED for kind, _, _ in happened):
        shown.append(told(Say("page-news-over")))
    # Who closed it themselves knows.
    if table.state == CLOSED and any(kind == "close" for kind, _ in others):
        shown.append(told(Say("page-news-closed")))
    if not shown:
        return None
    return {
        "table": {**summary_of(table), "id": table.terms.id, "updated": round(table.updated, 1)},
        "lines": shown,
        "left_out": max(len(says) - MOST_LINES, 0),
        "step": _step_then(table, happened) if table.names else None,
    }


def _step_then(table: Table, happened: list[tuple[str, dict[str, Any], str | None]]) -> int:
    """How many steps of the game had been made when somebody went away, without those that were taken back since."""
    played = sum(len(data["steps"]) for kind, data, _ in happened if kind in _PLAYED)
    undone = [data["to"] for kind, data, _ in happened if kind == "undo"]
    return min(undone) if undone else max(len(table.steps) - played, 0)
