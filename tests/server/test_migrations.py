"""Migrations: whatever earlier schema a database has, with rows in it, it comes to the newest and loses nothing.

Every schema that there ever was has an export of a small database in tests/golden/server, written by `shokai export` of
that time from what `helpers.filling` makes. A new migration needs the export of the schema before it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from helpers.command import ALL_IS_WELL, Command, refused
from helpers.filling import opened
from helpers.places import TESTS
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.engine import make_url

from shokai.server.storage import schema
from shokai.server.storage.addresses import checked_url
from shokai.server.storage.importing import TABLES
from shokai.server.storage.migrating import migrate, newest, revision_of, revisions
from shokai.server.tables.deciding import Who
from shokai.texts import Refusal

pytest_plugins = ("helpers.postgres",)

GOLDEN = TESTS / "golden" / "server"


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A transaction in a database of either kind."""
    plain = make_url(checked_url(url))
    engine = create_engine(plain.set(drivername="sqlite") if plain.drivername.startswith("sqlite") else plain)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def rows_of(revision: str) -> list[tuple[str, dict[str, Any]]]:
    """The rows that a database of a schema has: (table, row)."""
    lines = [json.loads(line) for line in (GOLDEN / f"{revision}.jsonl").read_text("utf-8").splitlines()]
    assert lines[0]["schema"] == revision
    return [(name, row) for line in lines[1:-1] for name, row in line.items()]


def test_every_schema_has_its_rows() -> None:
    assert [path.stem for path in sorted(GOLDEN.glob("*.jsonl"))] == sorted(revisions())


@pytest.mark.parametrize("revision", revisions())
def test_an_earlier_database_comes_up_to_date(revision: str, any_database: str) -> None:
    rows = rows_of(revision)
    with connected(any_database) as connection:
        migrate(connection, revision)
        there = MetaData()
        there.reflect(connection)
        for name, row in rows:
            connection.execute(insert(there.tables[name]), row)
        assert revision_of(connection) == revision

    async def look() -> None:
        """As the server opens it: everything is there and can be gone on with."""
        async with opened(any_database) as hub:
            ids = [row["id"] for name, row in rows if name == "tables"]
            states = set()
            for id in ids:
                live = await hub.get(id)
                assert live.table.version == sum(1 for name, row in rows if name == "events" and row["table_id"] == id)
                states.add(live.table.state)
                view = hub.view(live, Who(live.table.terms.host, "Anna"))
                assert view["you"]["seats"] == [0]
            assert states == {"gathering", "playing", "over", "closed"}
            assert (await hub.people.enter("Anna", "correct horse")).account

    asyncio.run(look())
    with connected(any_database) as connection:
        assert revision_of(connection) == newest()
        for name in TABLES:
            table = schema.metadata.tables[name]
            found = connection.execute(select(table).order_by(*table.primary_key.columns)).mappings().all()
            old = [row for table_name, row in rows if table_name == name]
            assert len(found) == len(old)
            if not old:
                continue
            kept = set(old[0]) & set(found[0])
            assert kept
            assert sorted([str(row[key]) for key in sorted(kept)] for row in found) == sorted(
                [str(row[key]) for key in sorted(kept)] for row in old
            )


def test_migrations_lead_to_the_schema_of_the_program(any_database: str) -> None:
    with connected(any_database) as connection:
        migrate(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


@pytest.mark.parametrize("revision", revisions())
def test_an_export_of_an_earlier_schema_can_be_imported(
    revision: str, any_database: str, command: Command, tmp_path: Path
) -> None:
    assert command("import", str(GOLDEN / f"{revision}.jsonl"), "--database", any_database).code == ALL_IS_WELL
    assert command("export", "again.jsonl", "--database", any_database).code == ALL_IS_WELL
    again = [json.loads(line) for line in (tmp_path / "again.jsonl").read_text("utf-8").splitlines()]
    assert again[0]["schema"] == newest()
    assert len(again) == len(rows_of(revision)) + 2


def test_a_database_of_a_newer_program_is_left_alone(any_database: str, command: Command) -> None:
    with connected(any_database) as connection:
        migrate(connection)
        connection.execute(text("update alembic_version set version_num = '9999'"))

    async def open_it() -> None:
        async with opened(any_database):
            pass

    with pytest.raises(Refusal, match="newer version of Shokai"):
        asyncio.run(open_it())
    refused(command("serve", "--database", any_database, "--port", "0"), "newer version of Shokai", "9999", newest())
    refused(command("export", "out.jsonl", "--database", any_database), "newer version of Shokai")
    with connected(any_database) as connection:
        assert revision_of(connection) == "9999"


def test_two_processes_that_start_at_once_migrate_once(database: str) -> None:
    async def open_many() -> None:
        async def one() -> None:
            async with opened(database):
                pass

        await asyncio.gather(*(one() for _ in range(4)))

    asyncio.run(open_many())
    with connected(database) as connection:
        assert connection.execute(text("select version_num from alembic_version")).all() == [(newest(),)]
