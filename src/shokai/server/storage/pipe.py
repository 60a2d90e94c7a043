"""The shortest way to PostgreSQL, for what is written with every move.

The driver and the toolkit above it set out anew with each statement: they look up its parts, change between greenlets,
wait for the socket three times a transaction. That took ten times as long as the rest. Here a connection is kept, its
statements are prepared once, and the loop says when there is something to read (libpq's pipeline mode).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    import psycopg
    from psycopg.pq.abc import PGconn

# A statement, and its parameters as text.
Statement = tuple[str, list[bytes]]
_ENDS = _BEGIN, _COMMIT, _ROLLBACK = "begin", "commit", "rollback"


class TooLate(Exception):
    """What is to be written is there already, or what it belongs to is gone."""


class Pipe:
    """A connection that carries out one transaction after the other; it is opened when it is first needed."""

    def __init__(self, url: str, known: Sequence[str]) -> None:
        self._url = url
        # The statements that it is to carry out, by the names that a connection has for them.
        self._names = {text: f"shokai_{n}".encode() for n, text in enumerate((*_ENDS, *known))}
        self._lock = asyncio.Lock()
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._descriptor = -1
        # Who waits for the end of a turn, and the first thing that went wrong in it.
        self._waiting: asyncio.Future[None] | None = None
        self._wrong: Exception | None = None

    async def carry_out(self, statements: Sequence[Statement]) -> None:
        """Carries statements out, all or none; raises TooLate, or whatever PostgreSQL has to say.

        Whoever hears that the connection broke does not know whether it was done: see `Store.settled`.
        """
        async with self._lock:
            try:
                if self._connection is None:
                    await self._connect()
                # Rows are locked before the COMMIT is sent.
                wrong = await self._turn((_BEGIN, []), *statements)
                at_the_end = await self._turn((_ROLLBACK if wrong else _COMMIT, []))
            except BaseException as error:
                # Broken, or nobody waits any more: what the connection is at, nobody knows.
                self.close()
                raise _as_elsewhere(error) from None
        if fault := wrong or at_the_end:
            raise _as_elsewhere(fault) from None

    def close(self) -> None:
        """Ends the connection; the next statement opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            asyncio.get_running_loop().remove_reader(self._descriptor)
            connection.pgconn.finish()
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.cancel() and not waiting.cancelled():
            # Whoever waited may have heard it in another way.
            waiting.exception()

    async def _connect(self) -> None:
        import psycopg

        url = make_url(self._url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        pipe = connection.pgconn
        pipe.nonblocking = 1
        pipe.enter_pipeline_mode()
        # Asked for now: a connection that broke has none.
        self._descriptor = pipe.socket
        asyncio.get_running_loop().add_reader(self._descriptor, self._read)
        self._connection = connection
        for text, name in self._names.items():
            pipe.send_prepare(name, text.encode())
        if wrong := await self._turn():
            raise wrong

    async def _turn(self, *statements: Statement) -> Exception | None:
        """Sends statements, and waits until all are carried out; what went wrong with them."""
        assert self._connection is not None
        pipe, self._wrong = self._connection.pgconn, None
        waiting = self._waiting = asyncio.get_running_loop().create_future()
        for text, values in statements:
            pipe.send_query_prepared(self._names[text], values)
        pipe.pipeline_sync()
        await self._flush(pipe)
        await waiting
        return self._wrong

    async def _flush(self, pipe: PGconn) -> None:
        """Sends all that is to be sent; more than the socket takes at once, as it is read at the other end."""
        loop = asyncio.get_running_loop()
        while pipe.flush():
            free = loop.create_future()
            loop.add_writer(self._descriptor, _set, free)
            try:
                await free
            finally:
                loop.remove_writer(self._descriptor)

    def _read(self) -> None:
        """Takes in what has come."""
        from psycopg import OperationalError, errors, pq

        if self._connection is None:
            return
        pipe = self._connection.pgconn
        try:
            pipe.consume_input()
            while self._waiting is not None and not pipe.is_busy():
                if pipe.status == pq.ConnStatus.BAD:
                    raise OperationalError("the connection is lost")
                result = pipe.get_result()
                if result is None or result.status == pq.ExecStatus.PIPELINE_ABORTED:
                    # The end of a statement, or one that was left out because one before it went wrong.
                    continue
                if result.status == pq.ExecStatus.PIPELINE_SYNC:
                    waiting, self._waiting = self._waiting, None
                    _set(waiting)
                elif result.status == pq.ExecStatus.FATAL_ERROR and self._wrong is None:
                    self._wrong = errors.error_from_result(result, encoding="utf-8")
        except Exception as broken:
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_exception(broken)
            else:
                self.close()


def _as_elsewhere(error: BaseException) -> BaseException:
    """An error as the rest of the storage knows it."""
    import psycopg

    if isinstance(error, psycopg.IntegrityError):
        return TooLate()
    if isinstance(error, psycopg.Error):
        return DBAPIError.instance(None, None, error, psycopg.Error, hide_parameters=True)
    return error


def _set(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
