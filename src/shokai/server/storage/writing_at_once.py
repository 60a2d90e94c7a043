"""How PostgreSQL is told of what happened at many tables: in one statement, since it is waited for after each.

The transaction around it stays. Were the statement one by itself, nobody could tell after a broken connection whether
PostgreSQL is still to carry it out; as it is, rows are locked before the COMMIT is sent (`Store.settled`).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

Rows = list[dict[str, Any]]

NOTIFY = text("select pg_notify(:channel, told) from unnest(cast(:payloads as text[])) as told")

ROW_TYPES = {
    "host": "text", "version": "int", "state": "text", "updated": "float8", "actor": "int", "bot": "text",
    "falls": "float8", "summary": "text",
}  # fmt: skip
_EVENTS = {
    "table_id": "text", "sequence": "int", "kind": "text", "data": "text", "at": "float8", "person": "text",
    "client": "text", "number": "int8",
}  # fmt: skip
_FRESH = {"the_id": "text", "only_chat": "bool", "same_bot": "bool", **ROW_TYPES}
_SNAPSHOTS = {"table_id": "text", "step": "int", "text": "text"}
_PEOPLE = {"table_id": "text", "person": "text"}


def _unnest(prefix: str, types: dict[str, str]) -> str:
    """Columns of rows, each an array."""
    return f"unnest({', '.join(f'cast(:{prefix}_{name} as {type}[])' for name, type in types.items())})"


def _columns(prefix: str, types: dict[str, str], rows: Rows) -> dict[str, list[Any]]:
    return {f"{prefix}_{name}": [row[name] for row in rows] for name in types}


def _insert(table: str, prefix: str, types: dict[str, str]) -> str:
    return f"insert into {table} ({', '.join(types)}) select * from {_unnest(prefix, types)}"


# Parts that do not ask for each other are carried out in any order. Events must come first, table by table: of two
# processes that write to the same tables, one waits there, before it holds anything that the other needs.
_AFTER_EVENTS = "(select count(*) from added) > 0"

WRITE_ALL = text(
    f"with added as ({_insert('events', 'event', _EVENTS)} returning 1),"
    f" updated as (update tables set {', '.join(f'{name} = fresh.{name}' for name in ROW_TYPES)},"
    " claimed = case when fresh.only_chat then tables.claimed else 0 end,"
    " bot_failures = case when fresh.same_bot then tables.bot_failures else 0 end,"
    " bot_after = case when fresh.same_bot then tables.bot_after else 0 end"
    f" from {_unnest('row', _FRESH)} as fresh({', '.join(_FRESH)})"
    f" where tables.id = fresh.the_id and {_AFTER_EVENTS}),"
    f" kept as ({_insert('snapshots', 'snapshot', _SNAPSHOTS)} where {_AFTER_EVENTS} on conflict do nothing),"
    f" present as ({_insert('table_people', 'people', _PEOPLE)} where {_AFTER_EVENTS} on conflict do nothing)"
    f" select pg_notify(:channel, told) from unnest(cast(:payloads as text[])) as told where {_AFTER_EVENTS}"
)


def write_all_values(
    events: Rows, rows: Rows, snapshots: Rows, people: Rows, channel: str, payloads: list[str]
) -> dict[str, Any]:
    """What `WRITE_ALL` is given."""
    return {
        **_columns("event", _EVENTS, events),
        **_columns("row", _FRESH, rows),
        **_columns("snapshot", _SNAPSHOTS, snapshots),
        **_columns("people", _PEOPLE, people),
        "channel": channel,
        "payloads": payloads,
    }


def send_arrays_in_binary(connection: Any, _: Any) -> None:
    """Prepares a new connection. In an array of texts every quotation mark is escaped, and JSON is full of them."""
    from psycopg.types.array import ListBinaryDumper

    connection.driver_connection.adapters.register_dumper(list, ListBinaryDumper)
