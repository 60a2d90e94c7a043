"""Planned moves in the database: one plan for each seat of a table."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, insert, select, update

from shokai.server.storage import schema as db
from shokai.server.storage.writing_at_once import NOTIFY
from shokai.server.tables.planning import Plan
from shokai.server.tables.table import PLAYING

# Where tables are told of to which somebody has added a plan.
PLANS = "shokai_plans"


def plans_at(connection: Connection, table: str) -> dict[int, Plan]:
    """What is planned for the seats of a table, or what became of it."""
    rows = connection.execute(select(db.plans).where(db.plans.c.table_id == table)).mappings()
    return {row["seat"]: Plan.of(row["seat"], row["person"], row["step"], json.loads(row["data"])) for row in rows}


def keep_plan(connection: Connection, table: str, plan: Plan, now: float) -> None:
    """Keeps a plan in the place of the one before; one without anything in it is gone."""
    p = db.plans.c
    here = (p.table_id == table) & (p.seat == plan.seat)
    if plan.is_empty and plan.note is None:
        connection.execute(delete(db.plans).where(here))
        return
    values = {
        "person": plan.person, "made": now, "step": plan.step, "due": not plan.is_empty,
        "data": json.dumps(plan.data(), ensure_ascii=False),
    }  # fmt: skip
    if not connection.execute(update(db.plans).where(here).values(values)).rowcount:
        connection.execute(insert(db.plans).values(table_id=table, seat=plan.seat, **values))


def tell_of_plan(connection: Connection, table: str) -> None:
    """Tells other processes, where there may be some, that a table has a plan; with the plan itself, or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": PLANS, "payloads": [table]})


def tables_with_due_plans(connection: Connection, after: str, most: int) -> list[str]:
    """Tables whose turn has come to a seat with a plan, by their ids, those after one: perhaps whoever brought the game
    there could not follow it."""
    p, t = db.plans.c, db.tables.c
    due = select(t.id).join_from(db.plans, db.tables, t.id == p.table_id)
    due = due.where(p.due, t.state == PLAYING, t.actor == p.seat, t.bot.is_(None), t.id > after)
    return list(connection.execute(due.order_by(t.id).limit(most)).scalars())
