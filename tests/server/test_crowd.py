"""Profiles of people with very many games, on a database filled like that of a large server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert

from benchmarks.crowd import filled
from shokai.server.people.profiles import own_profile, profile_called
from shokai.server.storage import schema as db


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
