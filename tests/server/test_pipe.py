"""The connection through which moves are written to PostgreSQL, in good days and bad."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import psycopg
import pytest
from helpers.tables import run, sooner_or_later
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from shokai.server.storage.pipe import Pipe, TooLate

pytest_plugins = ("helpers.postgres",)

ADD = "insert into things (id, text) select * from json_to_recordset($1::json) as one(id int, text text)"
WRONG = "insert into things (id, text) values (1, ($1::text)::int::text)"


@contextlib.asynccontextmanager
async def piped(database: str) -> AsyncIterator[Pipe]:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("create table things (id int primary key, text text)")
    pipe = Pipe(database, (ADD, WRONG))
    try:
        yield pipe
    finally:
        pipe.close()


def things(database: str) -> dict[int, str]:
    with psycopg.connect(database) as connection:
        return dict(connection.execute("select id, text from things").fetchall())


def waiting(other: psycopg.Connection[tuple[int]]) -> list[tuple[int]]:
    """Who waits for somebody else to end a transaction on this database."""
    who = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    return other.execute(who).fetchall()


def row(id: int, text: str) -> list[bytes]:
    return [b'[{"id":%d,"text":"%s"}]' % (id, text.encode())]


def test_all_is_done_or_nothing(database: str) -> None:
    async def scene() -> None:
        async with piped(database) as pipe:
            await pipe.carry_out([(ADD, row(1, "Zoë")), (ADD, row(2, "b"))])
            assert things(database) == {1: "Zoë", 2: "b"}
            with pytest.raises(TooLate):
                await pipe.carry_out([(ADD, row(3, "c")), (ADD, row(2, "other")), (ADD, row(4, "d"))])
            assert things(database) == {1: "Zoë", 2: "b"}
            # What the database itself cannot do is told as everywhere else, without the values.
            with pytest.raises(DBAPIError) as why:
                await pipe.carry_out([(ADD, row(5, "e")), (WRONG, [b"secret"])])
            assert not isinstance(why.value, OperationalError)
            await pipe.carry_out([(ADD, row(6, "f"))])
            assert things(database) == {1: "Zoë", 2: "b", 6: "f"}

    run(scene())


def test_what_is_longer_than_the_socket_takes_at_once_arrives(database: str) -> None:
    async def scene() -> None:
        async with piped(database) as pipe:
            long = "x" * 20_000_000
            await pipe.carry_out([(ADD, row(1, long))])
            assert things(database) == {1: long}

    run(scene())


def test_a_connection_that_breaks_is_opened_again(database: str) -> None:
    async def scene() -> None:
        async with piped(database) as pipe:
            await pipe.carry_out([(ADD, row(1, "a"))])
            with psycopg.connect(database, autocommit=True) as other:
                # While nothing is written nobody notices.
                other.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where pid <> pg_backend_pid() and datname = current_database()"
                )
                await sooner_or_later(lambda: pipe._connection is None, "an end of the connection")
                await pipe.carry_out([(ADD, row(2, "b"))])
                # And in the midst of a transaction: it waits for somebody who writes the same.
                other.execute("begin")
                other.execute("insert into things values (3, 'theirs')")
                writing = asyncio.create_task(pipe.carry_out([(ADD, row(3, "c"))]))
                await sooner_or_later(lambda: waiting(other), "somebody who waits")
                other.execute("select pg_terminate_backend(%s)", waiting(other)[0])
                with pytest.raises(OperationalError):
                    await writing
                other.execute("rollback")
            await pipe.carry_out([(ADD, row(3, "c"))])
            assert things(database) == {1: "a", 2: "b", 3: "c"}

    run(scene())


def test_whoever_stops_waiting_leaves_nothing_half_done(database: str) -> None:
    async def scene() -> None:
        async with piped(database) as pipe:
            await pipe.carry_out([(ADD, row(1, "a"))])
            with psycopg.connect(database, autocommit=True) as other:
                other.execute("begin")
                other.execute("insert into things values (2, 'theirs')")
                writing = asyncio.create_task(pipe.carry_out([(ADD, row(2, "b"))]))
                await sooner_or_later(lambda: waiting(other), "somebody who waits")
                writing.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await writing
                other.execute("rollback")
            await pipe.carry_out([(ADD, row(2, "c"))])
            assert things(database) == {1: "a", 2: "c"}

    run(scene())


def test_where_there_is_no_database_that_is_said(database: str) -> None:
    async def scene() -> None:
        pipe = Pipe(make_url(database).set(database="nowhere").render_as_string(False), (ADD,))
        with pytest.raises(OperationalError):
            await pipe.carry_out([(ADD, row(1, "a"))])

    run(scene())
