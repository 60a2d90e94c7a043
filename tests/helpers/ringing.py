"""A server that rings at once, and a real receiver for what it sends: for tests of notices and of channels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from helpers.attacking import do, new_table
from helpers.receiving import Receiver
from helpers.serving import Serving

AT_ONCE = ("--notify-after", "0", "--private-webhooks")


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that tells people at once, also through receivers on this machine."""
    origin = ("--origins", "https://play.example.org")
    with Serving(tmp_path_factory.mktemp("ringing"), *AT_ONCE, *origin) as serving:
        yield serving


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as made:
        yield made


def hook(server: Serving, cookie: str, address: str, **more: Any) -> str:
    """Adds a webhook; its ID."""
    told = server.ask("POST", "/api/me/channels", {"kind": "webhook", "address": address, **more}, cookie=cookie)
    assert told.status_code == 200, told.text
    return str(told.json()["id"])


def rows(url: str, statement: str) -> list[tuple[Any, ...]]:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        found = [tuple(row) for row in connection.execute(text(statement))]
    engine.dispose()
    return found


def in_file(server: Serving) -> str:
    return f"sqlite:///{server.data}"


def at_a_table(server: Serving, anna: str, **more: Any) -> tuple[str, str]:
    """Anna's table where a guest sits, too, and the guest's cookie."""
    table, ben = new_table(server, anna, **more), server.cookie("Ben")
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    return table, ben
