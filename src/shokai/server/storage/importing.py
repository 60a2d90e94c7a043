"""What an export holds, row by row, and how it is read into a database: nothing in it is trusted."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NoReturn, TextIO

import sqlalchemy as sa
from sqlalchemy import Column, Connection, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from shokai.bots import is_local
from shokai.server.storage.migrating import migrate, revisions
from shokai.server.tables.table import LONGEST_BOT
from shokai.texts import Refusal, Say

FORMAT = 1
# In this order nothing is written before what it refers to.
TABLES = (
    "shared", "people", "tokens", "sessions", "codes", "tables", "table_people", "table_watchers", "table_hints",
    "events", "results", "seat_notes", "seat_counts", "blocked_addresses", "channels", "notices", "friends",
    "friend_asks", "friend_blocks",
    "daily_deals", "daily_plays", "hours", "absences", "plans", "puzzle_tries", "puzzle_people", "puzzle_ratings",
    "bot_ratings", "practice_ratings", "honours", "tournaments", "tournament_players", "tournament_rounds",
    "tournament_seats",
)  # fmt: skip
# Characters of a line; a row holds at most a record or the text of cards.
LONGEST_LINE = 1 << 24
# Rows that are written together.
BATCH = 500


def rows_of(file: TextIO) -> Iterator[Any]:
    """The schema that an export is of, then (line number, table, row); raises Refusal where it is none."""
    numbered = enumerate(_read(file), 1)
    number, head = next(numbered, (1, None))
    if not isinstance(head, dict) or head.get("shokai") != "export":
        raise Refusal(Say("transfer-no-export"))
    if head.get("format") != FORMAT or head.get("schema") not in revisions():
        raise Refusal(Say("transfer-newer-export", version=str(head.get("version"))))
    yield head["schema"]
    told = Counter[str]()
    for number, line in numbered:
        name, row = next(iter(line.items())) if isinstance(line, dict) and len(line) == 1 else ("", None)
        if name == "end":
            # An earlier schema has fewer tables.
            if not isinstance(row, dict) or Counter(row) != told:
                _refuse_line(number, "transfer-why-count")
            if next(numbered, None) is not None:
                _refuse_line(number + 1, "transfer-why-after-end")
            return
        if name not in TABLES or not isinstance(row, dict):
            _refuse_line(number, "transfer-why-no-row")
        told[name] += 1
        yield number, name, row
    raise Refusal(Say("transfer-cut-off"))


def _read(file: TextIO) -> Iterator[Any]:
    number = 0
    while True:
        number += 1
        try:
            # What has no end has no lines either.
            line = file.readline(LONGEST_LINE)
            if not line:
                return
            value = json.loads(line, parse_constant=_no_number)
        except (ValueError, RecursionError):
            # A first line that cannot be read is that of another file.
            if number == 1:
                raise Refusal(Say("transfer-no-export")) from None
            _refuse_line(number, "transfer-why-no-json")
        yield value


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _refuse_line(number: int, why: str, **args: Any) -> NoReturn:
    raise Refusal(Say("transfer-bad-line", line=number, why=Say(why, **args)))


def refuse_full(connection: Connection) -> None:
    """Refuses to write into a database that has anything; raises Refusal."""
    if sa.inspect(connection).get_table_names():
        raise Refusal(Say("transfer-not-empty"))


def read_in(connection: Connection, schema: str, rows: Iterator[tuple[int, str, Any]], told: Counter[str]) -> None:
    """Makes the schema that the rows are of, writes them, and brings all up to date."""
    refuse_full(connection)
    migrate(connection, schema)
    there = MetaData()
    there.reflect(connection)
    for name, group in itertools.groupby(rows, lambda row: row[1]):
        if name not in there.tables:
            _refuse_line(next(group)[0], "transfer-why-no-row")
        table = there.tables[name]
        while batch := list(itertools.islice(group, BATCH)):
            for number, _, row in batch:
                _check_row(number, table, row)
            _write(connection, table, [(number, row) for number, _, row in batch])
            told[name] += len(batch)
    _check_tables(connection, there)
    migrate(connection)


def _check_row(number: int, table: Table, row: dict[str, Any]) -> None:
    if row.keys() != {column.name for column in table.columns}:
        _refuse_line(number, "transfer-why-columns", table=table.name)
    for bot in _bots_in(row):
        # An export may come from anywhere, and importing it must not make a server run code or read files.
        if is_local(bot):
            _refuse_line(number, "transfer-why-code", bot=bot)
    if table.name == "tables":
        cut_bot(row)
    for column in table.columns:
        if not _fits(column, row[column.name]):
            _refuse_line(number, "transfer-why-value", column=column.name)


def cut_bot(row: dict[str, Any]) -> None:
    """Shortens a name that was once allowed to be longer: the row only repeats it, the events have all of it."""
    if isinstance(row["bot"], str):
        row["bot"] = row["bot"][:LONGEST_BOT]


# Where a row names bots, also in the JSON of its texts.
_NAMES_BOTS = ("bot", "bots", "minded")


def _bots_in(row: dict[str, Any]) -> Iterator[str]:
    """All bots that a row names, wherever in it."""
    waiting: list[tuple[bool, Any]] = [(name in _NAMES_BOTS, value) for name, value in row.items()]
    while waiting:
        named, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(named or name in _NAMES_BOTS, inner) for name, inner in value.items()]
        elif isinstance(value, list):
            waiting += [(named, inner) for inner in value]
        elif isinstance(value, str) and named:
            yield value
        elif isinstance(value, str) and value.lstrip().startswith(("{", "[")):
            with contextlib.suppress(ValueError, RecursionError):
                waiting.append((False, json.loads(value)))


def _fits(column: Column[Any], value: Any) -> bool:
    """Whether a value is of a column's kind; SQLite itself takes anything."""
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return isinstance(value, bool)
    if isinstance(kind, sa.Integer):
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63
    if isinstance(kind, sa.Float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    assert isinstance(kind, sa.String)
    return isinstance(value, str) and (kind.length is None or len(value) <= kind.length)


def _write(connection: Connection, table: Table, rows: list[tuple[int, dict[str, Any]]]) -> None:
    """Writes rows together; when that fails, one after the other, to say which it is."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table), [row for _, row in rows])
    except (SQLAlchemyError, ValueError, OverflowError):
        for number, row in rows:
            try:
                with connection.begin_nested():
                    connection.execute(insert(table), row)
            except (SQLAlchemyError, ValueError, OverflowError):
                _refuse_line(number, "transfer-why-does-not-fit", table=table.name)


def _check_tables(connection: Connection, there: MetaData) -> None:
    """Every table has all its events: a gap could never be played over."""
    tables, events = there.tables["tables"].c, there.tables["events"].c
    counted = (
        select(events.table_id, func.count().label("there"), func.max(events.sequence).label("last"))
        .group_by(events.table_id)
        .subquery()
    )
    there_are, last = func.coalesce(counted.c.there, 0), func.coalesce(counted.c.last, 0)
    wanted = (
        select(tables.id)
        .outerjoin_from(there.tables["tables"], counted, counted.c.table_id == tables.id)
        .where(sa.or_(there_are != tables.version, last != tables.version))
        .limit(1)
    )
    if (found := connection.scalar(wanted)) is not None:
        raise Refusal(Say("transfer-gap", table=found))
