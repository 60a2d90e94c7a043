"""A server says that people can play only while what they do can be stored."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import time
from pathlib import Path

import psycopg
from helpers.attacking import OSAKA
from helpers.patience import PATIENCE
from helpers.serving import Serving

pytest_plugins = ("helpers.postgres",)


def until_ready_is(server: Serving, status: int) -> None:
    given_up = time.monotonic() + PATIENCE
    while server.ask("GET", "/api/ready").status_code != status:
        assert time.monotonic() < given_up, server.log
        time.sleep(0.2)
    assert server.ask("GET", "/api/ready").json() == {"ready": status == 200}


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    """No file of the server may grow any more, which is what a full disk comes to."""
    with Serving(tmp_path) as server:
        cookie = server.cookie("Anna")
        most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        # The log still has room.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (16384, most[1]))
        until_ready_is(server, 503)
        assert "cannot be written to" in server.log
        assert server.ask("GET", "/api/health").status_code == 200
        assert server.ask("POST", "/api/tables", OSAKA, cookie=cookie).status_code == 500
        for _ in range(20):
            server.ask("GET", "/api/ready")
        assert server.log.count("cannot be written to") <= 2  # told when it changes, not as often as it is asked
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, most)
        until_ready_is(server, 200)
        assert server.ask("POST", "/api/tables", OSAKA, cookie=cookie).status_code == 201


def test_a_file_that_somebody_else_holds_is_noticed_and_nobody_waits_long(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        with contextlib.closing(sqlite3.connect(server.data, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            until_ready_is(server, 503)
            assert "within 2 seconds" in server.log
            assert server.ask("GET", "/api/health").status_code == 200
            database.execute("ROLLBACK")
        until_ready_is(server, 200)


def test_a_database_that_is_read_only_is_noticed(tmp_path: Path, database: str) -> None:
    with Serving(tmp_path, database=database) as server, psycopg.connect(database, autocommit=True) as operator:
        name = operator.info.dbname
        operator.execute(f"alter database {name} set default_transaction_read_only = on")
        operator.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s and pid <> pg_backend_pid()",
            [name],
        )
        given_up = time.monotonic() + PATIENCE
        while "read-only transaction" not in server.log:
            assert time.monotonic() < given_up, server.log
            server.ask("GET", "/api/ready")
            time.sleep(0.2)
        until_ready_is(server, 503)


def test_asking_leaves_nothing_behind(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        for _ in range(5):
            assert server.ask("GET", "/api/ready").status_code == 200
        with contextlib.closing(sqlite3.connect(server.data)) as database:
            kept = {name for (name,) in database.execute("select name from shared")}
    # Which honours there are is noted in the background, sooner or later.
    assert kept - {"honours"} == {"secret", "vapid"}
