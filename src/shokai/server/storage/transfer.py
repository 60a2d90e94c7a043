"""Moving data: `shokai export` and `shokai import`. The format is in docs/reference/formats.md.

An export is a text of JSON lines: what it is, one row of the database a line, how many there were. It has everything
but snapshots, which are made again; so tables can move from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import contextlib
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from shokai._version import __version__
from shokai.server.settings import settings_from
from shokai.server.storage import schema as db
from shokai.server.storage.addresses import file_of, no_database
from shokai.server.storage.files import alone_with, appearing, ending_in_order
from shokai.server.storage.importing import BATCH, FORMAT, TABLES, cut_bot, read_in, refuse_full, rows_of
from shokai.server.storage.migrating import bring_up_to_date, newest, revision_of
from shokai.server.times import wall_time
from shokai.texts import Refusal, Say, Speaker

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
        rows = rows_of(file)
        schema = next(rows)
        if _is_sqlite(url):
            target = file_of(url)
            target.parent.mkdir(parents=True, exist_ok=True)
            # A server that begins with this file meanwhile would go on with one that is no longer there.
            with alone_with(target):
                if target.exists():
                    with opened(url) as engine, engine.connect() as connection:
                        refuse_full(connection)
                # Into a file of its own, which takes its place when all is in it.
                with appearing(target) as fresh, opened(f"sqlite:///{fresh}") as engine, engine.begin() as connection:
                    read_in(connection, schema, rows, told)
        else:
            with opened(url) as engine, engine.begin() as connection:
                read_in(connection, schema, rows, told)
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
        rows = rows_of(file)
        read_in(connection, next(rows), rows, Counter())
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
                    cut_bot(values)
                told[name] += 1
                yield {name: values}
    yield {"end": {name: told[name] for name in TABLES}}


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
