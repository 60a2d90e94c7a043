"""The load test itself: it plays, kills, looks what is there, and tells what each part spent on a move."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.command import heard, refused
from helpers.patience import PATIENCE

from shokai.server.rationing import LOOK, Rationed, processor_seconds

pytest_plugins = ("helpers.postgres",)


def load(*words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "shokai", "load", "--tables", "4", "--seconds", "2", "--json", *words]
    told: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True, timeout=5 * PATIENCE).stdout
    )
    assert (told["lost"], told["errors"], told["killed"]) == (0, 0, True)
    assert told["moves"] > 0
    return told


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells what a process has used")
def test_it_tells_what_server_and_clients_spend_on_a_move() -> None:
    told = load()
    assert told["server_cpu_ms"] > 0
    assert told["clients_cpu_ms"] > 0
    assert told["each_server_cpu_ms"] == [told["server_cpu_ms"]]
    # SQLite works in the web process.
    assert "database_cpu_ms" not in told
    assert told["server_cores"] == pytest.approx(told["server_cpu_ms"] * told["moves_per_second"] / 1000, abs=0.02)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells what a process has used")
def test_it_tells_what_each_process_and_the_database_spend(postgres: Callable[[], str]) -> None:
    told = load("--database", postgres(), "--processes", "2", "--apart")
    assert len(told["each_server_cpu_ms"]) == 2
    assert all(ms > 0 for ms in told["each_server_cpu_ms"])
    assert sum(told["each_server_cpu_ms"]) == pytest.approx(told["server_cpu_ms"], abs=0.01)
    assert told["database_cpu_ms"] > 0


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(LOOK)


def state_of(process: subprocess.Popen[bytes]) -> str:
    """`T` where it is stopped."""
    return Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[0]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells what a process has used")
def test_who_is_ahead_of_its_share_is_stopped_until_it_is_not() -> None:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            with Rationed([busy.pid], 0.2):
                wait_until(lambda: state_of(busy) == "T")
                used = processor_seconds(busy.pid)
                wait_until(lambda: processor_seconds(busy.pid) > used)
            used = processor_seconds(busy.pid)
            wait_until(lambda: processor_seconds(busy.pid) > used + 0.2)
            assert state_of(busy) != "T"
        finally:
            busy.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells what a process has used")
def test_the_load_test_gives_every_web_process_its_share() -> None:
    told = load("--share", "30")
    assert told["share"] == 30
    # On average: at the end it may be one look ahead.
    assert 0 < told["server_cores"] < 0.4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--share", "0"], "1 to 100 percent"),
        (["--share", "101"], "1 to 100 percent"),
        (["--share", "20", "--address", "http://127.0.0.1:1"], "leave out --address"),
    ],
)
def test_what_is_no_share_is_refused_in_a_sentence(words: list[str], sentence: str) -> None:
    refused(heard(["load", *words]), sentence)
