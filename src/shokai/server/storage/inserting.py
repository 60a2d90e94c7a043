"""INSERT statements that may find their row there already: each database has its own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_into(connection: Connection | AsyncConnection, table: Table) -> Any:
    """An INSERT that knows `on_conflict_do_nothing` and the like, for the database of a connection."""
    insert: Any = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    return insert(table)
