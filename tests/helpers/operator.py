"""An operator in tests: a server that has one, and both ways in which they work with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from helpers.command import Answer, run
from helpers.patience import PATIENCE
from helpers.serving import Serving

TOKEN = "the operator of this test"
OPERATOR = {"SHOKAI_ADMIN_TOKEN": TOKEN}


class Desk:
    """A server, its database, and the two ways in which an operator works with them."""

    def __init__(self, server: Serving, database: str | None) -> None:
        self.server = server
        self._where = ("--database", database) if database else ("--data", str(server.data))
        self.url = database or f"sqlite:///{server.data}"

    def command(self, *words: str, typed: str = "", env: dict[str, str] | None = None) -> Answer:
        return run(self.server.folder, "admin", *words, *self._where, typed=typed, env=env)

    def ask(self, method: str, path: str, body: Any = None, token: str = TOKEN, **headers: str) -> httpx.Response:
        return self.server.ask(method, f"/api/admin{path}", body, authorization=f"Bearer {token}", **headers)

    def stored(self) -> str:
        """Everything that the database holds, as one text."""
        plain = make_url(self.url)
        name = plain.get_backend_name().replace("postgresql", "postgresql+psycopg")
        engine = create_engine(plain.set(drivername=name))
        with engine.connect() as connection:
            tables = (
                "people", "tokens", "sessions", "codes", "tables", "table_people", "table_watchers", "events",
                "results", "channels", "notices",
            )  # fmt: skip
            rows = [repr(row) for table in tables for row in connection.execute(text(f"select * from {table}"))]
        engine.dispose()
        return "\n".join(rows)


@contextmanager
def serving(folder: Path, database: str | None = None, **more: Any) -> Iterator[Desk]:
    with Serving(folder, database=database, env=OPERATOR, **more) as server:
        yield Desk(server, database)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def desk(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server without limits on rates, on either database."""
    database = request.getfixturevalue("postgres")() if request.param == "postgresql" else None
    with serving(tmp_path_factory.mktemp("server"), database) as there:
        yield there


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server with SQLite, where the database makes no difference."""
    with serving(tmp_path_factory.mktemp("one")) as there:
        yield there


def id_of(server: Serving, cookie: str) -> str:
    return str(server.ask("GET", "/api/me", cookie=cookie).json()["id"])


def until(holds: Callable[[], Any], what: str) -> Any:
    """Waits for what a running server does by itself."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)
    return found
