"""Attacks on a real server, each of which fails. docs/operations/security.md says which protection stops which."""

from __future__ import annotations

import base64
import contextlib
import json
import random
import re
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import (
    METRICS,
    OPEN,
    OSAKA,
    PASSWORD,
    PUBLIC,
    anywhere,
    do,
    flood,
    heard_until,
    live,
    new_table,
    seed_of,
    two_at_a_table,
    view_of,
    with_account,
)
from helpers.patience import PATIENCE
from helpers.places import DOCS, TESTS
from helpers.serving import Serving
from websockets.exceptions import InvalidStatus

from shokai.match.dealer import commitment_of
from shokai.server.http.guard import LARGEST
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.playing import played
from shokai.server.tables.seating import begun
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.server.thinking.minder import job_for

# Other pages: forged requests, WebSockets, names that point to us.


def foreign_origins(server: Serving) -> list[str]:
    return [
        "null", "", "https://evil.example", "http://127.0.0.1:1", f"{server.address}.evil.example",
        f"http://evil.example/{server.address}", f"ftp://127.0.0.1:{server.port}", "http://[", "file://",
    ]  # fmt: skip


def test_no_other_page_can_act_with_my_cookie(server: Serving) -> None:
    cookie = with_account(server, "Victim")
    table = new_table(server, cookie)
    token = server.ask("POST", "/api/me/tokens", {"label": "x"}, cookie=cookie).json()["id"]
    attacks: list[tuple[str, str, Any]] = [
        ("POST", "/api/me", {"name": "Owned"}), ("POST", "/api/me/leave", None), ("POST", "/api/tables", OSAKA),
        ("POST", "/api/me/enter", {"name": "Victim", "password": PASSWORD}),
        ("POST", "/api/me/tokens", {"label": "mine"}), ("DELETE", f"/api/me/tokens/{token}", None),
        ("POST", f"/api/tables/{table}/do", {"client": "evil", "id": 1, "do": "close"}),
    ]  # fmt: skip
    for origin in foreign_origins(server):
        for method, path, body in attacks:
            told = server.ask(method, path, body, cookie=cookie, origin=origin)
            assert (told.status_code, told.json()["code"]) == (403, "foreign-origin"), (origin, path)
            assert "set-cookie" not in told.headers
    # Browsers that leave the origin out say so in another way.
    assert server.ask("POST", "/api/me/leave", cookie=cookie, sec_fetch_site="cross-site").status_code == 403
    assert server.ask("POST", "/api/me/leave", cookie=cookie, sec_fetch_site="same-site").status_code == 403
    # A name and password in a link are no token.
    basic = "Basic " + base64.b64encode(b"a:b").decode()
    told = server.ask("POST", "/api/me/leave", cookie=cookie, origin="null", authorization=basic)
    assert told.status_code == 403
    assert view_of(server, table, cookie)["table"]["state"] == "gathering"
    # Our own page can, with or without TLS.
    assert do(server, table, cookie, "chat", text="hello").status_code == 200
    own = server.ask("POST", "/api/me/leave", cookie=cookie, origin=server.address, sec_fetch_site="same-origin")
    assert own.status_code == 200


def test_a_page_without_tls_cannot_act_where_there_is_tls(server: Serving) -> None:
    cookie = server.cookie("Anna")
    secure = server.address.replace("http", "https")
    for origin, status in ((server.address, 403), (secure, 200)):
        told = server.ask("POST", "/api/me/leave", cookie=cookie, origin=origin, x_forwarded_proto="https")
        assert told.status_code == status


def test_a_public_name_is_ours(hosted: Serving) -> None:
    cookie = hosted.cookie("Anna")
    told = hosted.ask("POST", "/api/me/leave", cookie=cookie, origin=PUBLIC, host="play.example.org")
    assert told.status_code == 200
    other = hosted.ask("POST", "/api/me/leave", cookie=cookie, origin="https://evil.example", host="play.example.org")
    assert other.status_code == 403


def test_no_other_page_may_read(server: Serving) -> None:
    for method in ("GET", "OPTIONS"):
        told = server.ask(method, "/api/me", origin="https://evil.example", access_control_request_method="POST")
        assert not [name for name in told.headers if name.startswith("access-control")]
        assert told.headers["cross-origin-resource-policy"] == "same-origin"


def test_no_other_page_can_open_a_websocket(server: Serving) -> None:
    cookie = server.cookie("Anna")
    table = new_table(server, cookie)
    for origin in foreign_origins(server):
        with pytest.raises(InvalidStatus) as refused, live(server, table, cookie=cookie, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with live(server, table, cookie=cookie, origin=server.address) as own:
        assert heard_until(own, "view")["view"]["you"]["seat"] == 0


def test_another_name_for_this_machine_is_refused(server: Serving, hosted: Serving) -> None:
    """A page may let its own name point to 127.0.0.1, and is then of one origin with whatever listens there."""
    for name in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "192.0.2.7", "", "["):
        for method, path in (("GET", "/api/tables"), ("GET", "/"), ("POST", "/api/me")):
            told = server.ask(method, path, host=name, origin=f"http://{name}")
            assert (told.status_code, told.json()["code"]) == (421, "foreign-host"), name
    for name in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000"):
        assert server.ask("GET", "/api/me", host=name).status_code == 200
    assert hosted.ask("GET", "/api/me", host="play.example.org").status_code == 200
    assert hosted.ask("GET", "/api/me", host="evil.example").status_code == 421


def test_every_answer_has_its_headers(server: Serving, strict: Serving) -> None:
    answers = [
        server.ask("GET", path) for path in ("/", "/api/me", "/api/tables/nowhere", "/api/nothing", "/x.js", "/metrics")
    ]
    answers.append(server.ask("PUT", "/api/me"))
    answers.append(server.ask("POST", "/api/me", b"{"))
    answers.append(server.ask("POST", "/api/me", b"x" * (LARGEST + 1)))
    answers.append(server.ask("GET", "/api/me", host="evil.example"))
    answers.append(server.ask("POST", "/api/me", {"name": "x"}, origin="null"))
    answers.append(flood(strict, anywhere())[-1])
    assert {answer.status_code for answer in answers} >= {200, 403, 404, 405, 413, 421, 422, 429}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        for part in ("default-src 'self'", "script-src 'self';", "object-src 'none'", "frame-ancestors 'none'"):
            assert part in policy, answer.request.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


# Secrets of the game. server/test_secrets.py looks at every byte of whole games.


def everything_told(server: Serving, table: str, cookie: str) -> str:
    """All that somebody can ask for while a game is on."""
    paths = [
        "",
        "?seat=0",
        "?seat=1",
        "/log",
        "/record",
        "/verify",
        "/history/0",
        "/history/9?seat=1",
        "/history/99999",
    ]
    texts = [server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie).text for path in paths]
    texts += [server.ask("GET", f"/api/tables?which={which}", cookie=cookie).text for which in ("live", "mine", "over")]
    texts += [do(server, table, cookie, "why", move=move).text for move in ("take R5", "buy", "nonsense")]
    texts += [do(server, table, cookie, "preview", move=move).text for move in ("take R5", "token R", "nonsense")]
    texts.append(do(server, table, cookie, "play", at=0, move="take R5").text)
    texts.append(do(server, table, cookie, "play", at=10**6, move=10**5).text)
    with live(server, table, cookie=cookie) as socket:
        texts.append(str(socket.recv(timeout=PATIENCE)))
    return "\n".join(texts)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_seed_is_told_when_the_game_is_over_and_not_before(server: Serving, game: str) -> None:
    table, anna, ben = two_at_a_table(server, game=game)
    seed = seed_of(server, table)
    assert len(seed) >= 32
    for cookie in (anna, ben, server.cookie("Watcher"), ""):
        told = everything_told(server, table, cookie)
        assert seed not in told
        assert commitment_of(seed) in told
        assert "not-over-yet" in told
    assert do(server, table, anna, "close").status_code == 200
    assert seed not in everything_told(server, table, ben)
    ask = view_of(server, table, ben)["table"]["asks"][0]["ask"]
    assert do(server, table, ben, "answer", ask=ask, yes=True).status_code == 200
    assert view_of(server, table)["table"]["seed"] == seed
    assert server.ask("GET", f"/api/tables/{table}/verify").json()["good"]


def test_a_seat_is_seen_by_whoever_sits_there(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    stranger = server.cookie("Eve")
    for cookie, own in ((anna, 0), (ben, 1), (stranger, None), ("", None)):
        for seat in (None, 0, 1):
            assert view_of(server, table, cookie, seat)["you"]["seat"] == own
    for cookie in (stranger, ""):
        for what in ("why", "preview"):
            assert do(server, table, cookie, what, move="take R5").status_code in (401, 403)
        assert do(server, table, cookie, "play", at=view_of(server, table)["at"], move=0).status_code in (401, 403)


def test_a_deal_that_is_played_twice_cannot_be_watched(server: Serving) -> None:
    table, anna, _ = two_at_a_table(server)
    again = new_table(server, anna, seats=[OPEN, OPEN], same_deal_as=table)
    for cookie in ("", server.cookie("Second browser")):
        for path in ("", "/log", "/history/3"):
            told = server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie)
            assert (told.status_code, told.json()["code"]) == (403, "same-deal")
        with live(server, table, cookie=cookie) as socket:
            assert heard_until(socket, "bye")["why"] == "same-deal"
    assert do(server, again, anna, "sit", seat=0).json()["code"] == "same-deal"
    assert view_of(server, table, anna)["you"]["seat"] == 0
    # When the other table is closed, everybody may look.
    assert do(server, again, anna, "close").status_code == 200
    assert view_of(server, table)["table"]["id"] == table


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_thinking_process_knows_what_its_seat_knows(game: str) -> None:
    seats = tuple({"kind": "bot", "bot": "random", "name": "random"} for _ in range(3))
    terms = Terms("t", game, 0, 3, seats, host="h", seed="a seed that nobody knows", deal="t", created=0.0)
    table = Table(terms)
    table.apply([Numbered(1, Event(*begun(table, table.chairs).events[0], 0.0))])
    secrets, dice = 0, random.Random(1)
    while table.match.step < 200 and table.actor is not None:
        match = table.match
        job = job_for(table, "random")
        # What others hold may be anything that the seat cannot tell apart: the question is the same.
        hidden = match.engine.hidden(match.state, table.actor)
        assert job["known"] == {field.name: getattr(hidden, field.name) for field in table.game.rules.FIELDS}
        secrets += job["known"] != {field.name: getattr(match.state, field.name) for field in table.game.rules.FIELDS}
        assert terms.seed not in json.dumps(job)
        assert set(job) == {"game", "seat", "bot", "known"}
        [move] = played(table, dice.choice(match.legal)).events
        table.apply([Numbered(table.version + 1, Event(*move, 0.0))])
    # In TRADERS OF OSAKA whoever remembers every card that was taken knows all hands; only the deck is secret.
    assert secrets or game == "osaka"


# Guessing tables and invitations.


def test_secret_tables_are_not_listed_and_cannot_be_guessed(server: Serving) -> None:
    cookie = server.cookie("Anna")
    ids = [new_table(server, cookie, public=False) for _ in range(20)]
    listed = "".join(server.ask("GET", f"/api/tables?which={which}").text for which in ("open", "live", "over", "mine"))
    assert not [id for id in ids if id in listed]
    assert ids[0] in server.ask("GET", "/api/tables?which=mine", cookie=cookie).text
    # 96 bits each.
    assert all(re.fullmatch(r"[\w-]{16}", id) for id in ids)
    assert len(set(ids)) == len({id[:6] for id in ids}) == len({id[-6:] for id in ids}) == 20


def test_an_invitation_is_for_one_seat_and_one_time(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    other, _, _ = two_at_a_table(server)
    carl, dora = server.cookie("Carl"), server.cookie("Dora")
    invitation = do(server, table, anna, "invite", seat=0).json()["answer"]["invite"]
    # Not for a seat of somebody else, and not from somebody who has none.
    assert do(server, table, ben, "invite", seat=0).json()["code"] == "not-your-seat"
    assert do(server, table, carl, "invite", seat=1).json()["code"] == "not-your-seat"
    # (Not its last letter, which has bits that mean nothing.)
    flipped = invitation[:-2] + ("A" if invitation[-2] != "A" else "B") + invitation[-1]
    for where, seat, text in ((table, 1, invitation), (other, 0, invitation), (table, 0, flipped), (table, 0, "")):
        assert do(server, where, carl, "sit", seat=seat, invite=text).json()["code"] == "bad-invitation"
    assert do(server, table, carl, "sit", seat=0).json()["code"] == "seat-taken"
    assert do(server, table, carl, "sit", seat=0, invite=invitation).status_code == 200
    ask = view_of(server, table, ben)["table"]["asks"][0]["ask"]
    assert do(server, table, ben, "answer", ask=ask, yes=True).status_code == 200
    for cookie in (dora, anna):
        assert do(server, table, cookie, "sit", seat=0, invite=invitation).json()["code"] == "bad-invitation"
    assert view_of(server, table, carl)["you"]["seat"] == 0


def test_nobody_swallows_anothers_message_by_its_number(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    for cookie, text in ((ben, "first"), (anna, "second"), (anna, "repeated")):
        message = {"client": "c1", "id": 1, "do": "chat", "text": text}
        assert server.ask("POST", f"/api/tables/{table}/do", message, cookie=cookie).status_code == 200
    assert [line["text"] for line in view_of(server, table, anna)["chat"]] == ["first", "second"]


# What strangers learn.


def test_errors_tell_a_number_and_the_log_tells_the_rest(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        cookie = with_account(server, "Anna")
        table = new_table(server, cookie)
        with live(server, table, cookie=cookie) as socket:
            heard_until(socket, "view")
            with contextlib.closing(sqlite3.connect(server.data)) as database:
                hashed = database.execute("select password from people").fetchone()[0]
                database.execute("alter table people rename to gone")
                database.execute(
                    "create trigger broken before insert on events begin insert into nowhere values (1); end"
                )
            told = server.ask("POST", "/api/me/account", {"name": "Ben", "password": "a secret of mine"})
            socket.send('{"client": "c", "id": 1, "do": "chat", "text": "a secret word"}')
            refused = heard_until(socket, "refused")
        assert told.status_code == 500
        assert set(told.json()) == {"code", "text", "said", "incident"}
        assert told.json()["code"] == refused["why"]["code"] == "internal"
        for text in (told.text, json.dumps(refused)):
            assert not re.search(r"(?i)traceback|sqlalchemy|sqlite|select|insert|\.py", text)
        for number in (told.json()["incident"], refused["why"]["incident"]):
            assert number in server.log
        for secret in ("a secret of mine", "$argon2", hashed, "a secret word", cookie.partition("=")[2]):
            assert secret not in server.log


def test_metrics_are_for_the_operator(server: Serving, hosted: Serving) -> None:
    assert "shokai_requests_total" in server.ask("GET", "/metrics").text
    assert server.ask("GET", "/metrics", x_forwarded_for="203.0.113.5").status_code == 404
    for given in ("", "Bearer", f"Bearer {METRICS}x", METRICS):
        assert hosted.ask("GET", "/metrics", authorization=given).status_code == 404
    assert hosted.ask("GET", "/metrics", authorization=f"Bearer {METRICS}").status_code == 200


def test_metrics_do_not_grow_with_what_strangers_send(server: Serving) -> None:
    for n in range(20):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
            wire.sendall(f"WORD{n} /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            while wire.recv(65536):
                pass
    assert "WORD" not in server.ask("GET", "/metrics").text


def test_strangers_learn_nothing_of_the_network(server: Serving) -> None:
    about = server.ask("GET", "/api/about").json()
    assert about["addresses"] == []
    assert str(Path.home()) not in json.dumps(about)


def test_the_list_of_threats_names_tests_that_are_there() -> None:
    listed = (DOCS / "operations/security.md").read_text("utf-8")
    sources = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("test_*.py")}
    assert set(re.findall(r"tests/([\w/]+\.py)", listed)) <= sources.keys()
    tests = set(re.findall(r"`(?:tests/([\w/]+\.py)::)?(test_\w+)`", listed))
    assert len(tests) > 40
    everywhere = "\n".join(sources.values())
    assert not [name for path, name in tests if f"def {name}(" not in (sources[path] if path else everywhere)]
    # Of the files that its first lines name, it leaves out no test.
    attacks = [sources[path] for path in re.findall(r"tests/([\w/]+\.py)`", listed.partition("##")[0])]
    assert len(attacks) > 1
    own = set(re.findall(r"^def (test_\w+)", "\n".join(attacks), re.MULTILINE))
    named = {name for _, name in tests}
    assert own - named == {"test_the_list_of_threats_names_tests_that_are_there"}
