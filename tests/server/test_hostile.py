"""Hostile input to a real server: markup, files, records, cards. See docs/operations/security.md."""

from __future__ import annotations

import http.client
import json
import random
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from helpers.attacking import (
    ME,
    OSAKA,
    do,
    new_table,
    two_at_a_table,
    view_of,
    whose,
)
from helpers.patience import PATIENCE, work_of
from helpers.serving import Serving

from shokai.match.match import Match
from shokai.server.http import page as web

# Markup, databases, files.

MARKUP = "<b onclick='x()'>&amp;"


def test_names_and_chat_are_data(server: Serving) -> None:
    anna, ben = server.cookie(MARKUP), server.cookie("Ben")
    table = new_table(server, anna)
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    said = "<script>alert(1)</script> [x](javascript:alert(1)) { $name }"
    assert do(server, table, anna, "chat", text=said).status_code == 200
    told = server.ask("GET", f"/api/tables/{table}")
    assert told.headers["content-type"].startswith("application/json")
    assert told.json()["chat"][0]["text"] == said
    assert told.json()["table"]["seats"][0]["name"] == MARKUP
    do(server, table, anna, "close")
    ask = view_of(server, table)["table"]["asks"][0]["ask"]
    do(server, table, ben, "answer", ask=ask, yes=True)
    record = server.ask("GET", f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")
    assert record.text.count("[Players ") == 1


NAMES = ["Anna Müller", "横浜の商人", "か\u3099", "Nguye\u0302\u0303n", "ก็", "🦊", "❤\ufe0f", "1\ufe0f\u20e3", "?!"]
UNSEEN = [
    "\u2800", "\u3164", "\u2800 \u2800", "a\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f", "\U000e0100",
    "\u034f", "\u00ad", "\u200b", "\u200d", "\ufeff", "\u2066a\u2069", "a \u0301", "a" + "\u0301" * 9,
]  # fmt: skip


def test_names_of_many_languages_are_taken(server: Serving) -> None:
    for name in NAMES:
        assert server.ask("POST", "/api/me", {"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_nobody_sees_are_refused(server: Serving, name: str) -> None:
    assert server.ask("POST", "/api/me", {"name": name}).json()["code"] == "bad-name"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "a\x1b[2Jb", "a\x07", "\ud800"])
def test_names_that_cannot_be_shown_are_refused(server: Serving, name: str) -> None:
    told = server.ask("POST", "/api/me", json.dumps({"name": name}).encode(), content_type="application/json")
    assert told.json()["code"] in ("bad-name", "bad-message")
    cookie = server.cookie("Anna")
    table = new_table(server, cookie)
    message = json.dumps({"client": "x", "id": 1, "do": "chat", "text": name}).encode()
    told = server.ask("POST", f"/api/tables/{table}/do", message, cookie=cookie, content_type="application/json")
    assert told.status_code in (400, 422) or name.strip("x") == ""


def test_sql_is_data(server: Serving) -> None:
    attack = "x'; drop table people; --"
    cookie = server.cookie(attack[:24])
    assert whose(server, cookie=cookie)["name"] == attack[:24]
    answers = [
        server.ask("POST", "/api/me/enter", {"name": "' or 1=1 --", "password": "' or 1=1 --"}),
        server.ask("GET", "/api/tables?which=open' or '1'='1"),
        server.ask("GET", "/api/tables/' or '1'='1"),
        server.ask("DELETE", "/api/me/tokens/' or '1'='1", cookie=cookie),
        server.ask("GET", "/api/me", authorization="Bearer ' or 1=1 --.x"),
        server.ask("POST", "/api/tables", {**OSAKA, "same_deal_as": "' or '1'='1"}, cookie=cookie),
        server.ask("POST", "/api/tables", {**OSAKA, "game": attack}, cookie=cookie),
    ]
    assert all(400 <= answer.status_code < 500 for answer in answers)
    assert whose(server, cookie=cookie)["name"] == attack[:24]


def raw(server: Serving, path: str) -> tuple[int, bytes]:
    """A request whose path nobody has tidied up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", f"127.0.0.1:{server.port}")
    connection.endheaders()
    response = connection.getresponse()
    told = response.status, response.read()
    connection.close()
    return told


def test_only_files_of_the_page_are_sent(server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    up = ["..", "%2e%2e", "..%2f..", "%252e%252e", "..\\..", "assets/.."]
    inside = Path(web.__file__).relative_to(web.PAGE.parent.parent)
    paths = [f"/{'/'.join([step] * n)}/{file}" for step in up for n in (1, 2, 9) for file in (inside, "etc/passwd")]
    paths += ["//etc/passwd", "/%2fetc%2fpasswd", "/file:///etc/passwd", "/%00", "/a%00.js", f"/{'a' * 300}.js"]
    for path in (*paths, f"/{'a/' * 2000}b.js", "/%ff%fe.js"):
        status, body = raw(server, path)
        assert status in (200, 400, 404), path
        assert b"root:" not in body, path
        assert b"_file_of_page" not in body, path
    # The same where there surely is a page, and something secret beside it.
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page-secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(web, "PAGE", page)
    assert web._file_of_page("index.html") == page / "index.html"
    for path in ("../secret.txt", str(tmp_path / "secret.txt"), "../page-secret.txt", "link.txt", "\0", "", "x" * 999):
        assert web._file_of_page(path) is None, path


def test_programs_are_not_started(server: Serving) -> None:
    cookie = server.cookie("Anna")
    # Where the server runs: the name of a bot is short.
    trap = server.folder / "trap-of-a-program"
    touch = f"touch {trap.name}"
    for bot in (f"program:{touch}", f" program : {touch}", f"PROGRAM:{touch}", "program"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.status_code in (400, 422)
    table, anna, _ = two_at_a_table(server)
    assert do(server, table, anna, "mind", seat=0, bot=f"program:{touch}").json()["code"] == "no-programs"
    assert not trap.exists()


def test_python_is_not_imported(server: Serving, tmp_path: Path) -> None:
    """Neither where a bot is named, nor when a database names one all the same."""
    trap = tmp_path / "trap"
    (server.data.parent / "trap.py").write_text(f"open({str(trap)!r}, 'w')\n")
    cookie = server.cookie("Anna")
    for bot in ("python:trap:Trap", " python : trap:Trap", "PYTHON:trap:Trap", "python", "python:"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.status_code in (400, 422)
    table = {**OSAKA, "seats": [ME, {"kind": "bot", "bot": "python:trap:Trap"}]}
    told = server.ask("POST", "/api/tables", table, cookie=cookie)
    assert told.json()["code"] == "no-programs"
    assert "A server does not run user code" in told.text
    for bot in ("python:trap:Trap", f"program:touch {trap}"):
        assert "does not run user code" in answer_of_a_brain(bot, server.data.parent)
    assert not trap.exists()


def answer_of_a_brain(bot: str, folder: Path) -> str:
    """What a thinking process answers, whatever it is asked."""
    job = {"id": 1, "game": "osaka", "seat": 0, "known": {}, "bot": bot}
    with subprocess.Popen(
        [sys.executable, "-m", "shokai.server.thinking.brain"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, text=True,
    ) as brain:  # fmt: skip
        assert brain.stdin
        assert brain.stdout
        # It ends with its input, whatever it is thinking about: the answer comes first.
        brain.stdin.write(json.dumps(job) + "\n")
        brain.stdin.flush()
        return str(json.loads(brain.stdout.readline())["error"])


def test_no_bot_thinks_for_minutes(server: Serving) -> None:
    cookie = server.cookie("Anna")
    for bot in ("search:seconds=3600", "search:iterations=10000000", "heuristic:turns=100000"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.json()["code"] == "bot-too-slow"
    for bot in ("search:keep=0", "search:turns=100", "search:seconds=1,playout=100"):
        told = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, {"kind": "bot", "bot": bot}]}, cookie=cookie)
        assert told.json()["code"] == "bot-setting"
    for bot in ("apprentice", "clerk", "merchant", "president", "search:seconds=5"):
        new_table(server, cookie, seats=[ME, {"kind": "bot", "bot": bot}])


# Hostile records and cards.


@pytest.fixture(scope="module")
def long_record() -> str:
    """A game of YOKOHAMA by players without a plan, which takes longest."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match.record(secret=True)


@pytest.mark.alone
def test_long_records_hold_nobody_up(server: Serving, long_record: str) -> None:
    begun = time.monotonic()
    assert server.ask("POST", "/api/records/look", {"record": long_record}).status_code == 200
    took = time.monotonic() - begun
    client = server.client()
    looks = [
        threading.Thread(target=client._ask, args=("POST", "/api/records/look", {"record": long_record}))
        for _ in range(3)
    ]
    for look in looks:
        look.start()
    waited = []
    while any(look.is_alive() for look in looks):
        begun = time.monotonic()
        assert server.ask("GET", "/api/health").status_code == 200
        waited.append(time.monotonic() - begun)
    # One that met a busy machine says nothing; were they held up, nearly all would be.
    assert statistics.median(waited) < took / 4
    assert len(waited) > 10


# Whoever asked for the legal moves of this position never got an answer: nothing is needed of the donations.
ENDLESS = """[Shokai "1"]
[Game "yokohama"]

position:
  steps: begin end-turn phase-c recovery building bonus donating
  where: Church
  power: 2
  P0 men: 1@Church
  P0 president: Church
"""


def test_hostile_records_are_refused(server: Serving, long_record: str) -> None:
    head = '[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n'
    hostile = [
        "", "\0", "[" * 100_000, "[x] " * 50_000, head * 1000 + "x", head + "* " + "R5 " * 60_000,
        head + "position:\n" + "".join(f"  market: {'R5x99999 ' * 50}\n" for _ in range(100)),
        head.replace("Pink", "Pink " * 40_000), '[Shokai "1"]\n[Game "__import__(\'os\')"]\n', long_record[:-200] + "}",
        head + "position:\n  White hand: R5x999999999\n", head + "White: " + "buy " * 49_000, ENDLESS,
        head + "{" * 190_000, head + "{}" * 90_000 + "{", head + "(" * 190_000, head + "{\0}", head + ")",
        head + "{" + "x" * 190_000 + "}", head + "{x}" * 60_000,
    ]  # fmt: skip
    cookie = server.cookie("Anna")
    for record in hostile:
        before = work_of(server.pid)
        looked = server.ask("POST", "/api/records/look", {"record": record})
        made = server.ask("POST", "/api/tables", {**OSAKA, "seats": [ME, ME], "record": record}, cookie=cookie)
        assert 400 <= looked.status_code < 500, (record[:60], looked.text[:200])
        assert 400 <= made.status_code < 500, (record[:60], made.text[:200])
        assert "Traceback" not in looked.text + made.text
        assert work_of(server.pid) - before < 10, record[:60]
    assert server.ask("POST", "/api/records/look", {"record": "x" * 200_001}).status_code == 422


def test_annotated_records_are_looked_at_and_played_on(server: Serving) -> None:
    """Comments and variations are passed over: what counts is what was played."""
    match = Match("osaka", seed="7").play("token R")
    plain = match.record(secret=True)
    match.annotate("Red <b>first</b>.")
    other = match.clone().play("token B")
    match.play("token G").add_variation(other)
    looked = server.ask("POST", "/api/records/look", {"record": match.record(secret=True)})
    assert looked.status_code == 200, looked.text
    assert (looked.json()["step"], looked.json()["names"]) == (match.step, match.names)
    assert "<b>" not in looked.text
    table = {**OSAKA, "seats": [ME, ME], "step": match.step - 1}
    cookie = server.cookie("Anna")
    for record in (plain, match.record(secret=True)):
        made = server.ask("POST", "/api/tables", {**table, "record": record}, cookie=cookie)
        assert made.status_code < 300, made.text


def test_hostile_cards_are_refused(server: Serving) -> None:
    cookie = server.cookie("Anna")
    hostile = [
        "",
        "\0",
        "{" * 100_000,
        "[" * 199_000,
        "x = 1\n" * 30_000,
        '"' * 1000,
        "order: " + "R5 " * 60_000,
        "\n" * 199_000,
        ".".join("a" * 20_000) + " = 1",
        "x = " + "[" * 40_000 + "]" * 40_000,
    ]
    for cards in hostile:
        for game in ("osaka", "yokohama"):
            before = work_of(server.pid)
            asked = {**OSAKA, "game": game, "seats": [ME, ME], "cards": cards}
            told = server.ask("POST", "/api/tables", asked, cookie=cookie)
            assert 400 <= told.status_code < 500 or not cards.strip(), (game, cards[:40], told.text[:200])
            assert told.status_code < 500
            assert work_of(server.pid) - before < 10, cards[:40]
