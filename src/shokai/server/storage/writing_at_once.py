"""How PostgreSQL is told of what happened at many tables: in one statement, since it is waited for after each.

The transaction around it stays. Were the statement one by itself, nobody could tell after a broken connection whether
PostgreSQL is still to carry it out; as it is, rows are locked before the COMMIT is sent (`Store.settled`).
"""

from __future__ import annotations

from sqlalchemy import text

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
_CUTS = {"the_id": "text", "cut": "int"}


def _rows(number: int, name: str, types: dict[str, str]) -> str:
    """The rows that a parameter has: all of them are one JSON text, which is the quickest to make and to send."""
    columns = ", ".join(f"{column} {type}" for column, type in types.items())
    return f"json_to_recordset(${number}::json) as {name}({columns})"


def _insert(table: str, number: int, types: dict[str, str]) -> str:
    return f"insert into {table} ({', '.join(types)}) select * from {_rows(number, 'one', types)}"


# Parts that do not ask for each other are carried out in any order. Events must come first, table by table: of two
# processes that write to the same tables, one waits there, before it holds anything that the other needs.
_AFTER_EVENTS = "(select count(*) from added) > 0"

# Events, what tables' rows say of them, snapshots, people, and words to other processes; the channel of those.
WRITE_ALL = (
    f"with added as ({_insert('events', 1, _EVENTS)} returning 1),"
    f" updated as (update tables set {', '.join(f'{name} = fresh.{name}' for name in ROW_TYPES)},"
    " claimed = case when fresh.only_chat then tables.claimed else 0 end,"
    " bot_failures = case when fresh.same_bot then tables.bot_failures else 0 end,"
    " bot_after = case when fresh.same_bot then tables.bot_after else 0 end"
    f" from {_rows(2, 'fresh', _FRESH)} where tables.id = fresh.the_id and {_AFTER_EVENTS}),"
    f" kept as ({_insert('snapshots', 3, _SNAPSHOTS)} where {_AFTER_EVENTS} on conflict do nothing),"
    f" present as ({_insert('table_people', 4, _PEOPLE)} where {_AFTER_EVENTS} on conflict do nothing)"
    f" select pg_notify($6::text, told) from json_array_elements_text($5::json) as told where {_AFTER_EVENTS}"
)
# Snapshots of moves that were taken back.
CUT = f"delete from snapshots using {_rows(1, 'one', _CUTS)} where table_id = one.the_id and step > one.cut"
