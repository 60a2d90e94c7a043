"""Profiles of people with very many games, and lists of them, on a database filled like that of a large server."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, insert

from benchmarks.crowd import filled
from shokai.server.people.profiles import own_profile, profile_called
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store


def steps(folder: Path, tables: int) -> tuple[int, int]:
    """How many games somebody who plays often has, and the steps SQLite takes for both views of their profile."""
    engine = create_engine(f"sqlite:///{folder / f'{tables}.db'}")
    db.metadata.create_all(engine)
    with engine.begin() as connection:
        often = {"id": "often", "name": "often", "account": "often", "created": 0.0, "shown": "everyone"}
        connection.execute(insert(db.people), [often])
        filled(connection, people=50, tables=tables, names=["often"])
        taken = 0

        def count() -> int:
            nonlocal taken
            taken += 1
            return 0

        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_progress_handler(count, 100)
        own = own_profile(connection, "often")
        assert own is not None
        assert profile_called(connection, "often", None) is not None
        driver.set_progress_handler(None, 0)
    engine.dispose()
    return own["games"], taken


def test_a_profile_costs_in_proportion_to_its_games(tmp_path: Path) -> None:
    few, short = steps(tmp_path, 500)
    many, long = steps(tmp_path, 4_000)
    assert many > 4 * few
    assert long / short == pytest.approx(many / few, rel=0.5)


def steps_of_a_list(folder: Path, tables: int, which: str) -> int:
    """The steps SQLite takes for the first two pages of a list."""
    file, asked = folder / f"{tables}-{which}.db", list[tuple[str, Any]]()

    async def two_pages() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        async with store.engine.begin() as connection:
            await connection.run_sync(filled, 50, tables, [])
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append((told[2], told[3])))
        _, further = await store.list_tables(which, None)
        assert further is not None
        await store.list_tables(which, None, before=further)
        await store.close()

    asyncio.run(two_pages())
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    with sqlite3.connect(file) as connection:
        connection.set_progress_handler(count, 100)
        assert [len(connection.execute(*one).fetchall()) for one in asked] == [51, 51]
    connection.close()
    return taken


def test_a_list_of_games_costs_the_same_however_many_there_are(tmp_path: Path) -> None:
    few, many = (steps_of_a_list(tmp_path, tables, "over") for tables in (500, 4_000))
    assert many < 2 * few
