"""Moving data: `shokai export` and `shokai import`. The format is in docs/reference/formats.md.

An export is a text of JSON lines: what it is, one row of the database a line, how many there were. It has everything
but snapshots, which are made again; so tables can move from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn, TextIO

import sqlalchemy as sa
from sqlalchemy import Column, Connection, Engine, MetaData, Table, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from shokai._version import __version__
from shokai.bots import is_local
from shokai.server.settings import settings_from
from shokai.server.storage import schema as db
from shokai.server.storage.addresses import file_of, no_database
from shokai.server.storage.files import alone_with, appearing, ending_in_order
from shokai.server.storage.migrating import migrate, newest, revision_of, revisions
from shokai.server.storage.store import bring_up_to_date
from shokai.server.tables.table import LONGEST_BOT
from shokai.server.times import wall_time
from shokai.texts import Refusal, Say, Speaker

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


# The commands.


@ending_in_order()
def export(asked: Any, speak: Speaker) -> int:
    """Writes everything that a database has to a file."""
    url, path = settings_from(asked).database, Path(asked.file)
    refuse_existing(path)
    with opened(existing(url)) as engine:
        with engine.begin() as connection:
            if revision_of(connection) is None:
                raise Refusal(Say("transfer-nothing-there"))
            bring_up_to_date(connection)
        with appearing(path) as fresh, fresh.open("w", encoding="utf-8", newline="\n") as file:
            told = Counter[str]()
            for line in _lines(engine, told):
                file.write(line_of(line))
    print(speak.say("transfer-exported", path=asked.file, **counts(told)))
    return 0


@ending_in_order()
def import_(asked: Any, speak: Speaker) -> int:
    """Reads an export into an empty database."""
    url, told = settings_from(asked).database, Counter[str]()
    with _reading(asked.file) as file:
        rows = _rows(file)
        schema = next(rows)
        if _is_sqlite(url):
            target = file_of(url)
            target.parent.mkdir(parents=True, exist_ok=True)
            # A server that begins with this file meanwhile would go on with one that is no longer there.
            with alone_with(target):
                if target.exists():
                    with opened(url) as engine, engine.connect() as connection:
                        _refuse_full(connection)
                # Into a file of its own, which takes its place when all is in it.
                with appearing(target) as fresh, opened(f"sqlite:///{fresh}") as engine, engine.begin() as connection:
                    _read_in(connection, schema, rows, told)
        else:
            with opened(url) as engine, engine.begin() as connection:
                _read_in(connection, schema, rows, told)
    print(speak.say("transfer-imported", path=asked.file, **counts(told)))
    return 0


@contextlib.contextmanager
def unpacked(path: str) -> Iterator[Connection]:
    """A database with everything that an export holds, for as long as somebody looks at it."""
    with (
        ending_in_order(),
        _reading(path) as file,
        tempfile.TemporaryDirectory(prefix="shokai-") as folder,
        opened(f"sqlite:///{Path(folder) / 'unpacked.db'}") as engine,
        engine.begin() as connection,
    ):
        rows = _rows(file)
        _read_in(connection, next(rows), rows, Counter())
        yield connection


def counts(told: Counter[str]) -> dict[str, int]:
    """How many of what is worth telling."""
    return {name: told[name] for name in ("people", "tables", "events")}


# Databases and files.


def _is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def existing(url: str) -> str:
    """A database that is there, if it is a file; raises Refusal."""
    if _is_sqlite(url) and not file_of(url).is_file():
        raise Refusal(Say("transfer-no-file", path=str(file_of(url))))
    return url


def refuse_existing(path: Path) -> None:
    """Refuses to write over a file, or where there is no folder for it."""
    if not path.parent.is_dir():
        raise Refusal(Say("transfer-no-folder", path=str(path), folder=str(path.parent)))
    if path.exists() or path.is_symlink():
        raise Refusal(Say("transfer-exists", path=str(path)))


def _reading(path: str) -> TextIO:
    try:
        return Path(path).open(encoding="utf-8")
    except OSError as error:
        raise Refusal(Say("cannot-read", path=path, why=error.strerror or str(error))) from None


@contextlib.contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database, spoken to by one connection and without haste."""
    plain = make_url(url)
    if _is_sqlite(url):
        plain = plain.set(drivername="sqlite")
    engine = sa.create_engine(plain)
    if _is_sqlite(url):
        # The driver would begin a transaction only before the first change, and then not for a change of the schema.
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        yield engine
    except DBAPIError as error:
        raise no_database(url, error) from error
    finally:
        engine.dispose()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in ("busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


# Out.


def what_it_is() -> dict[str, Any]:
    """The first line of an export."""
    return {"shokai": "export", "format": FORMAT, "schema": newest(), "version": __version__, "at": wall_time()}


def line_of(value: dict[str, Any]) -> str:
    """A line of an export."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _lines(engine: Engine, told: Counter[str]) -> Iterator[dict[str, Any]]:
    """The lines of an export: all as it was at one moment, however long it takes."""
    yield what_it_is()
    isolated: dict[str, Any] = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with engine.connect().execution_options(**isolated, yield_per=BATCH) as connection:
        for name in TABLES:
            table = db.metadata.tables[name]
            for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings():
                values = dict(row)
                if name == "tables":
                    # Who thinks here does not think there.
                    values["claimed"] = 0.0
                    _cut_bot(values)
                told[name] += 1
                yield {name: values}
    yield {"end": {name: told[name] for name in TABLES}}


# In.


def _rows(file: TextIO) -> Iterator[Any]:
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


def _refuse_full(connection: Connection) -> None:
    if sa.inspect(connection).get_table_names():
        raise Refusal(Say("transfer-not-empty"))


def _read_in(connection: Connection, schema: str, rows: Iterator[tuple[int, str, Any]], told: Counter[str]) -> None:
    """Makes the schema that the rows are of, writes them, and brings all up to date."""
    _refuse_full(connection)
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
        _cut_bot(row)
    for column in table.columns:
        if not _fits(column, row[column.name]):
            _refuse_line(number, "transfer-why-value", column=column.name)


def _cut_bot(row: dict[str, Any]) -> None:
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


__all__ = [
    "counts",
    "existing",
    "export",
    "import_",
    "line_of",
    "opened",
    "refuse_existing",
    "unpacked",
    "what_it_is",
]  # fmt: skip
