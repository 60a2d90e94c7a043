"""Running a server: starting, stopping, looking after it, and what it says when it is started wrongly."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused
from helpers.patience import slowdown
from helpers.places import DOCS
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, a_move, run, sooner_or_later

from shokai.server.client import Client, Refused
from shokai.server.run import _own_addresses
from shokai.server.settings import OFF, ON, settings_from

OSAKA = {"game": "osaka", "players": 2, "seats": [ME, OPEN]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


# Looking after it.


def test_health_and_readiness(server: Serving) -> None:
    for path, told in (("/api/health", {"state": "alive"}), ("/api/ready", {"ready": True})):
        answer = server.ask("GET", path)
        assert (answer.status_code, answer.json()) == (200, told)


def test_metrics_count_what_happens(server: Serving) -> None:
    def metric(name: str) -> float:
        text = server.ask("GET", "/metrics").text
        return sum(float(found) for found in re.findall(rf"^{name}(?:{{[^}}]*}})? ([\d.e+]+)$", text, re.MULTILINE))

    names = ["actions_total", "refused_total", "events_total", "requests_total", "tables_in_memory"]
    before = {name: metric(f"shokai_{name}") for name in names}
    cookie = server.cookie("Anna")
    table = server.ask("POST", "/api/tables", OSAKA, cookie=cookie).json()["id"]
    for do in ("start", "start"):
        server.ask("POST", f"/api/tables/{table}/do", {"client": do, "id": 1 + len(do), "do": do}, cookie=cookie)
    server.ask("POST", f"/api/tables/{table}/do", {"client": "x", "id": 1, "do": "start"}, cookie=cookie)
    after = {name: metric(f"shokai_{name}") for name in names}
    assert {name: after[name] > before[name] for name in names} == dict.fromkeys(names, True)
    assert metric("process_resident_memory_bytes") > 1e6


def test_logs_are_json_and_know_no_secrets(tmp_path: Path) -> None:
    """Even at its most talkative, over all that has secrets: passwords, cookies, tokens, invitations, seeds, chat."""
    secrets = {"password": "a password of Anna", "chat": "a word among friends", "wrong": "not the password of Anna"}

    async def scene(server: Serving) -> None:
        anna, ben = server.client(), server.client()
        await anna.name("Anna")
        secrets["guest"] = str(anna.cookie)
        await anna.ask("POST", "/api/me/account", {"name": "Anna", "password": secrets["password"]})
        with pytest.raises(Refused):
            await ben.ask("POST", "/api/me/enter", {"name": "Anna", "password": secrets["wrong"]})
        await ben.name("Ben")
        secrets["cookie"], secrets["other cookie"] = str(anna.cookie), str(ben.cookie)
        secrets["token"] = (await anna.ask("POST", "/api/me/tokens", {"label": "bot"}))["token"]
        await Client(server.address, secrets["token"]).ask("GET", "/api/me")
        table = await anna.create(game="osaka", players=3, seats=[ME, OPEN, BOT])
        async with anna.live(table) as first:
            told = await first.act("invite", seat=1)
            secrets["invitation"] = told["answer"]["invite"]
            async with ben.live(table) as second:
                await second.act("sit", seat=1, invite=secrets["invitation"])
                await second.act("chat", text=secrets["chat"])
                for _ in range(6):
                    await first.until(lambda view: view["thinking"] is None)
                    await second.reach(first.view["version"])
                    await a_move(first, second)
                with pytest.raises(Refused):
                    await second.act("play", at=0, move="take R5")
        await anna.ask("GET", f"/api/tables/{table}?invite={secrets['invitation']}")

    with Serving(tmp_path, "--log-format", "json", "--log-level", "debug", thinkers=1) as server:
        run(scene(server))
        assert server.terminate() == 0
    with sqlite3.connect(server.data) as database:
        secrets |= {f"seed {n}": row[0] for n, row in enumerate(database.execute("select seed from tables"))}
        secrets |= {
            f"hash {n}": row[0] for n, row in enumerate(database.execute("select password from people")) if row[0]
        }
        secrets["signing"] = database.execute("select value from shared where name = 'secret'").fetchone()[0]
    lines = server.log.splitlines()
    assert lines, "a talkative server says something"
    for line in lines:
        assert {"at", "level", "logger", "text"} <= set(json.loads(line)), line
    assert len(secrets) >= 10
    for name, secret in secrets.items():
        assert secret not in server.said, name


# Stopping and starting.


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_stop_in_the_middle_of_play_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    heard: list[str] = []

    async def scene(server: Serving) -> tuple[str, int, str]:
        """Two people play as fast as they can while the server is told to stop; the last move they know is stored."""
        anna, ben = server.client(), server.client()
        await anna.name("Anna")
        await ben.name("Ben")
        table = await anna.create(**OSAKA)
        await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
        async with anna.live(table) as first, ben.live(table) as second:
            first.heard = heard.append
            versions = [(await a_move(first, second))["version"] for _ in range(5)]

            async def play_on() -> None:
                while True:
                    versions.append((await a_move(first, second))["version"])

            playing = asyncio.create_task(play_on())
            await sooner_or_later(lambda: len(versions) > 5, "a sixth move")
            server.send(how)
            assert await asyncio.to_thread(server.wait) == 0
            playing.cancel()
            await asyncio.wait({playing})
        return table, versions[-1], str(anna.cookie)

    with Serving(tmp_path) as server:
        table, version, cookie = run(scene(server))
        assert json.loads(heard[-1]) == {"type": "bye", "why": "stopping"}
        server.start()
        view = server.ask("GET", f"/api/tables/{table}", cookie=f"shokai={cookie}").json()
        assert version >= 6
        assert view["version"] >= version
        assert view["you"]["seat"] == 0
        assert "Traceback" not in server.log


@pytest.mark.alone
def test_a_second_start_is_ready_within_three_seconds(tmp_path: Path) -> None:
    with Serving(tmp_path, "--log-level", "warning", fresh=True) as server:
        server.restart()
    # Where others work on the machine, a start gets only its share of it.
    assert server.seconds_to_start <= 3.0 * slowdown()


def test_settings_may_come_from_the_environment(tmp_path: Path) -> None:
    env = {"SHOKAI_LOG_FORMAT": "json", "SHOKAI_LOG_LEVEL": "debug", "SHOKAI_LAN": "yes", "SHOKAI_HOST": "127.0.0.1"}
    with Serving(tmp_path, env=env) as server:
        assert server.ask("GET", "/api/about").json()["addresses"] == [f"{server.address}/"]
        server.terminate()
        assert all(json.loads(line) for line in server.log.splitlines())


def test_with_lan_phones_find_the_server(tmp_path: Path) -> None:
    with Serving(tmp_path, "--lan") as server:
        assert f"http://127.0.0.1:{server.port}/" in server.out
        assert "Anyone on this network can connect." in server.out
        addresses = _own_addresses()
        for address in addresses:
            assert f"http://{address}:{server.port}/" in server.out
            with socket.create_connection((address, server.port), 10):
                pass
        if addresses:
            # A QR code of half blocks, as high as it is wide.
            rows = [line for line in server.out.splitlines() if re.search("[▀▄█]{3}", line)]
            assert len(rows) > 10


def test_without_lan_only_this_machine_can_connect(server: Serving) -> None:
    for address in _own_addresses():
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((address, server.port), 5)
    assert not re.search("[▀▄█]", server.out)


# Started wrongly: one sentence, and the code of a misused command.


@pytest.mark.parametrize(
    ("words", "fragments"),
    [
        ("--port abc", ["abc", "65535"]),
        ("--port 70000", ["70000", "65535"]),
        ("--port -1", ["-1", "65535"]),
        ("--thinkers many", ["many"]),
        ("--database mysql://localhost/x", ["mysql", "postgresql://"]),
        ("--database nonsense", ["nonsense", "postgresql://"]),
        ("--database postgresql://anna:SECRET@127.0.0.1:1/x", ["127.0.0.1:1/x"]),
        ("--database postgresql://127.0.0.1:1/x?password=SECRET", ["127.0.0.1:1/x"]),
        ("--data a.db --database postgresql://localhost/x", ["--data", "--database"]),
        ("--secret SECRET", ["16"]),
        ("--metrics-token SECRET", ["16"]),
        ("--origins play.example.org", ["play.example.org", "https://"]),
        ("--origins https://a.example,http://[", ["http://["]),
        ("--log-level loud", ["loud", "debug"]),
        ("--log-format xml", ["xml", "json"]),
        ("--host 192.0.2.1", ["192.0.2.1"]),
        ("--host nowhere.invalid", ["nowhere.invalid"]),
        ("--data .", ["Cannot use the database"]),
        ("--data text.txt", ["Cannot use the database text.txt"]),
        ("--database sqlite:///text.txt", ["Cannot use the database text.txt"]),
        ("--data /dev/null/tables.db", ["Cannot use the database /dev/null/tables.db"]),
        ("--data=", ["--data is empty"]),
        ("--database=", ["--database is empty"]),
        ("--host=", ["--host is empty"]),
        ("--proxies=", ["--proxies is empty"]),
        ("--proxies 127.0.0.1,traefik", ["traefik", "10.0.0.0/24"]),
        ("--proxies 10.0.0.0/240", ["10.0.0.0/240"]),
    ],
)
def test_what_is_wrong_with_an_option_is_one_sentence(
    command: Command, tmp_path: Path, words: str, fragments: list[str]
) -> None:
    (tmp_path / "text.txt").write_text("no database, but a text that is long enough to be taken for one" * 50)
    port = [] if "--port" in words else ["--port", "0"]
    answer = command("serve", "--no-browser", "--no-compile", *port, *words.split())
    refused(answer, *fragments)
    assert len(answer.err.strip().splitlines()) == 1
    assert "SECRET" not in answer.said


def test_a_port_that_is_taken(server: Serving, command: Command) -> None:
    answer = command("serve", "--no-browser", "--data", "other.db", "--port", str(server.port))
    refused(answer, str(server.port), "in use", "--port")


def test_a_database_of_a_newer_version(command: Command, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        server.terminate()
    with sqlite3.connect(server.data) as database:
        database.execute("update alembic_version set version_num = '9999'")
    refused(command("serve", "--no-browser", "--port", "0", "--data", str(server.data)), "newer", "9999")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "high", "high"),
        ("LOG_LEVEL", "loud", "loud"),
        ("SECRET", "short", "16"),
        ("DATABASE", "nonsense", "nonsense"),
        ("DATA", "", "SHOKAI_DATA is empty"),
        ("HOST", " ", "SHOKAI_HOST is empty"),
        ("LIMITS", "", "SHOKAI_LIMITS is empty"),
        (
            "LIMITS",
            "ja",
            "“ja” is not valid for SHOKAI_LIMITS: use 1, true, yes, on, y, t, enabled to turn it on or 0, false",
        ),
        ("LAN", "2", "SHOKAI_LAN"),
        ("PROXIES", "10.0.0.1;10.0.0.2", "10.0.0.1;10.0.0.2"),
    ],
)
def test_wrong_settings_in_the_environment(command: Command, name: str, value: str, told: str) -> None:
    answer = command("serve", "--no-browser", env={f"SHOKAI_{name}": value, "SHOKAI_COMPILE": "no"})
    refused(answer, told)


def test_a_switch_is_what_its_word_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for word, on in [(word, True) for word in (*ON, "Yes", " y ")] + [(word, False) for word in (*OFF, "OFF")]:
        monkeypatch.setenv("SHOKAI_LIMITS", word)
        assert settings_from(None).limits is on, word


def test_a_worker_needs_a_database_that_can_be_shared(command: Command) -> None:
    refused(command("worker"), "PostgreSQL", "--database")


def test_help_names_every_option(command: Command) -> None:
    answer = command("serve", "--help")
    assert answer.code == ALL_IS_WELL
    documented = (DOCS / "operations/hosting.md").read_text("utf-8")
    options = set(re.findall(r"--[a-z][a-z-]+", answer.out)) - {"--help"}
    assert len(options) > 12
    for option in options:
        assert f"`{option}" in documented, f"docs/operations/hosting.md does not tell of {option}"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are counted where there is /proc")
def test_nothing_is_left_running(tmp_path: Path) -> None:
    with Serving(tmp_path, thinkers=2) as server:
        cookie = server.cookie("Anna")
        server.ask("POST", "/api/tables", {**OSAKA, "seats": [BOT, BOT]}, cookie=cookie)
        pid = server.pid

        def children() -> set[int]:
            stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat") if path.exists()]
            return {int(text.split()[0]) for text in stats if int(text.rpartition(")")[2].split()[1]) == pid}

        started: set[int] = set()
        while not started:
            started = children()
        assert server.terminate() == 0
    for child in started:
        command_line = Path(f"/proc/{child}/cmdline")
        assert not command_line.exists() or b"shokai" not in command_line.read_bytes()
