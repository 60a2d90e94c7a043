"""The attacks and hostile messages of `benchmarks.attacks`, briefly, and what they have found before."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import ME, heard_until, live, new_table
from helpers.filling import act, opened, terms
from helpers.patience import PATIENCE, slowdown, work_of
from helpers.places import ROOT
from helpers.serving import Serving
from helpers.tables import run
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from benchmarks.attacks.__main__ import QUIET
from benchmarks.attacks.field import ATTACKS
from benchmarks.attacks.mutating import Maker
from benchmarks.attacks.wires import frame
from shokai.match.match import Match
from shokai.server.http.guard import LARGEST_WITHOUT_TEXT
from shokai.server.http.problems import problem
from shokai.server.live.memory import CROWD
from shokai.server.live.socket import CROWDED
from shokai.server.people.people import Person
from shokai.server.tables.deciding import Who
from shokai.texts import Refusal


def told_by(*words: str) -> tuple[int, str]:
    """What a command said, and how it ended."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, timeout=4 * PATIENCE, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.mark.alone
def test_the_server_is_healthy_during_every_attack() -> None:
    """Each for a moment. How quick it is on a machine of its own is told in docs/operations/server.md."""
    code, out = told_by(
        "benchmarks.attacks", "--seconds", "2", "--json", "--no-compile",
        "--most", str(1000 * slowdown()),
    )  # fmt: skip
    attacks = [json.loads(line) for line in out.splitlines()]
    assert [one["attack"] for one in attacks] == [QUIET, *ATTACKS]
    assert code == 0, out
    for one in attacks:
        assert one["requests"] > 0 or one["attack"] == QUIET
        assert one["asked"] > 5
        assert one["errors"] == one["unanswered"] == 0, one
        assert (one["ready"], one["faults"]) == (True, [])
        assert one["grown_mb"] < 300


@pytest.mark.alone
def test_hostile_messages_break_nothing() -> None:
    code, out = told_by("benchmarks.attacks.messages", "--seconds", "8", "--seed", "3", "--no-compile")
    told = json.loads(out)
    assert (code, told["faults"]) == (0, 0), told["first_faults"]
    assert told["sent"]["messages"] > 20
    assert {"refused", "pong", "HTTP 422"} <= set(told["heard"])
    assert all(game["steps"] and game["verified"] for game in told["honest"])


def test_messages_are_the_same_for_a_seed_and_not_for_another() -> None:
    schema = {"type": "object", "required": ["at"], "properties": {"at": {"type": "integer"}, "text": {}}}

    def made(seed: int) -> list[str]:
        maker = Maker({}, random.Random(seed))
        return [maker.text(maker.spoiled(maker.value(schema, {})), 5000) for _ in range(50)]

    assert made(1) == made(1) != made(2)


# What they found.


class Looker:
    """Somebody who looks at a table."""

    def __init__(self, person: str | None) -> None:
        self.who = Who(person, person or "")
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def say_goodbye(self, why: str) -> None:
        raise AssertionError(why)


def test_who_comes_to_watch_wakes_nobody_else(tmp_path: Path) -> None:
    """With hundreds at a table, each that came or went had the view of all others made again."""
    anna, ben = (Person(name, name, False, 0, None, 0) for name in ("anna", "ben"))

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            table = await hub.get(await hub.create(terms("watched", "osaka", anna, ben)))
            first, others = Looker("anna"), [Looker(None), Looker(None), Looker("zoe")]
            hub.enter(table, first)
            # A few who watch are seen to come; of a crowd nobody is.
            alone = first.woken
            for _ in range(CROWD):
                hub.enter(table, Looker(None))
            assert first.woken == alone + CROWD
            before, stamp = first.woken, table.stamp
            for other in others:
                hub.enter(table, other)
                assert other.woken == 1
            hub.leave(table, others[0])
            assert (first.woken, table.stamp) == (before, stamp)
            assert (table.here, hub.watched) == ({"anna", "zoe"}, CROWD + 3)
            # Whoever sits there is seen to come and to go, once however often they look.
            seated = [Looker("ben"), Looker("ben")]
            for one in seated:
                hub.enter(table, one)
            assert (first.woken, others[1].woken) == (before + 1, 2)
            assert "ben" in table.present
            hub.leave(table, seated[0])
            assert first.woken == before + 1
            hub.leave(table, seated[1])
            assert first.woken == before + 2
            assert "ben" not in table.present

    run(scene())


def test_a_crowd_that_watches_is_told_changes_together_and_all_of_them(tmp_path: Path) -> None:
    """Each change for each of hundreds left no time for anybody else."""
    many, lines = 100, 60
    with Serving(tmp_path) as server, contextlib.ExitStack() as everything:
        anna = server.cookie("Anna")
        table = new_table(server, anna, seats=[ME, ME])
        crowd = [everything.enter_context(live(server, table)) for _ in range(many)]
        for wire in crowd:
            heard_until(wire, "view")
        begun = time.monotonic()
        for number in range(lines):
            said = {"client": "c", "id": number, "do": "chat", "text": f"line {number}."}
            assert server.ask("POST", f"/api/tables/{table}/do", said, cookie=anna).status_code == 200
        # The first of them saw the next ones come.
        for wire in crowd[-10:]:
            heard = [json.loads(wire.recv(timeout=PATIENCE))]
            while f"line {lines - 1}." not in json.dumps(heard[-1]):
                heard.append(json.loads(wire.recv(timeout=PATIENCE)))
            assert [message["n"] for message in heard] == list(range(2, len(heard) + 2))
            assert len(heard) <= (time.monotonic() - begun) / (CROWDED * many / 2) + 2


def test_the_document_of_all_requests_is_written_once(server: Serving) -> None:
    """One address that asks for it, as often as it may, took half of a core."""
    many, first = 60, server.ask("GET", "/api/openapi.json")
    before = work_of(server.pid)
    assert all(server.ask("GET", "/api/openapi.json").content == first.content for _ in range(many))
    assert (work_of(server.pid) - before) / many < 0.004


def test_wide_bodies_are_refused_before_they_are_looked_at(server: Serving) -> None:
    """Eighty thousand unknown keys were as many faults to be told, half a second of the event loop each time."""
    keys = ",".join(f'"k{n}":0' for n in range(80_000))
    wide = [
        "{" + keys + "}",
        '{"game":"osaka",' + keys + "}",
        "[" + "0," * 400_000 + "0]",
        '{"seats":[' + "[]," * 99_999,
    ]
    cookie, before = server.cookie("Anna"), work_of(server.pid)
    for body in wide:
        for path in ("/api/tables", "/api/records/look"):
            told = server.ask("POST", path, body.encode(), cookie=cookie, content_type="application/json")
            assert (told.status_code, told.json()["code"]) == (422, "bad-message")
    assert (work_of(server.pid) - before) / (2 * len(wide)) < 0.1
    # Where there is no text to be sent, a body is small at once.
    for path in ("/api/me", "/api/me/enter", "/api/tables/x/do"):
        told = server.ask("POST", path, b'"' + b"x" * LARGEST_WITHOUT_TEXT + b'"', content_type="application/json")
        assert (told.status_code, told.json()["code"]) == (413, "too-large")


def test_long_texts_of_any_letters_are_still_taken(server: Serving) -> None:
    """What counts is what is not text: quotes and backslashes in it are text."""
    for text in ('"', "\\", '\\"', "\n", "\u672c", "[0,", '{"a":'):
        record = text * (100_000 // len(text))
        told = server.ask("POST", "/api/records/look", {"record": record})
        assert (told.status_code, told.json()["code"] == "bad-message") == (400, False), text


def test_a_game_is_made_once_when_it_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = Match.__init__

    def counted(match: Match, *words: Any, **more: Any) -> None:
        made.append("")
        make(match, *words, **more)

    async def scene() -> None:
        anna = Person("anna", "anna", False, 0, None, 0)
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            monkeypatch.setattr(Match, "__init__", counted)
            id = await hub.create(terms("begun", "yokohama", anna, anna))
            live = await hub.get(id)
            assert live.table.match.step == len(live.table.steps) > 0
            assert len(made) == 1
            # It is the same game as one that is read again.
            move = live.table.match.legal[0]
            await act(hub, id, anna, 1, do="play", at=live.table.at, move=move)
            fresh = await hub.store.load(id)
            assert fresh is not None
            assert fresh.match.state == live.table.match.state
            assert fresh.log == live.table.log

    run(scene())


def test_what_is_remembered_of_refusals_holds_on_to_nothing(tmp_path: Path) -> None:
    """Two hundred of a table are remembered; each had kept its connection, with the whole view, in memory."""
    anna = Person("anna", "anna", False, 0, None, 0)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            id = await hub.create(terms("refused", "osaka", anna, anna))
            table = await hub.get(id)
            for number, move in enumerate(("fly", "take R5 R5 R5", "buy")):
                codes = []
                for _ in range(3):
                    with pytest.raises(Refusal) as refused:
                        await act(hub, id, anna, number, do="play", at=table.table.at, move=move)
                    codes.append((type(refused.value), problem(refused.value)))
                assert codes[0] == codes[1] == codes[2]
            kept = list(table.answered.values())
            assert len(kept) == 3
            assert [one.__traceback__ for one in kept if isinstance(one, Exception)] == [None] * 3

    run(scene())


def closed(wire: ClientConnection) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            wire.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


def test_garbled_frames_and_requests_do_not_fill_the_log(server: Serving) -> None:
    table = new_table(server, server.cookie("Anna"))
    before = len(server.log)
    for _ in range(5):
        with live(server, table) as wire:
            wire.socket.sendall(frame(b"\xff\xfe"))
            assert closed(wire) == 1007
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(b"NONSENSE\r\n\r\n")
            assert b" 400 " in raw.recv(65536)
    assert server.log[before:] == ""
