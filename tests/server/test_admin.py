"""The operator: commands and requests, on real servers with SQLite and PostgreSQL, and what people notice of them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from helpers.attacking import (
    PASSWORD,
    do,
    heard_until,
    live,
    new_table,
    two_at_a_table,
    view_of,
    with_account,
)
from helpers.command import ALL_IS_WELL, MISUSED, Answer, Command, refused
from helpers.filling import fill
from helpers.operator import OPERATOR, TOKEN, Desk, id_of, serving, until
from helpers.patience import PATIENCE
from helpers.serving import Serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shokai.cli.main import make_parser
from shokai.texts import speaker

pytest_plugins = ("helpers.postgres",)

# Who is the operator.


def test_without_a_token_there_is_no_operator(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        for method, path in (("GET", "/people"), ("GET", "/busy"), ("POST", "/block"), ("DELETE", "/people/x")):
            for headers in ({}, {"authorization": f"Bearer {TOKEN}"}, {"authorization": "Bearer"}):
                told = server.ask(method, f"/api/admin{path}", b"{no json", **headers)
                assert (told.status_code, told.json()["code"]) == (404, "not-found")


def test_only_the_right_token_is_the_operators(one: Desk) -> None:
    for given in ("", "Bearer", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}", TOKEN):
        told = one.server.ask("GET", "/api/admin/people", authorization=given)
        assert (told.status_code, told.json()["code"]) == (403, "admin-wrong-token"), given
    # Nor is a person's cookie or token, and nothing is read of what strangers send.
    cookie = one.server.cookie("Mallory")
    token = one.server.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=cookie).json()["token"]
    assert one.ask("GET", "/people", token=token).status_code == 403
    assert one.server.ask("POST", "/api/admin/block", b"{no json", cookie=cookie).status_code == 403
    assert one.ask("GET", "/people").status_code == 200


def test_a_foreign_page_is_not_the_operator_even_with_the_token(one: Desk) -> None:
    for method, path, body in (("GET", "/people", None), ("POST", "/block", {"who": "192.0.2.1"})):
        told = one.ask(method, path, body, origin="https://evil.example")
        assert (told.status_code, told.json()["code"]) == (403, "foreign-origin")
    assert one.ask("GET", "/people", origin=one.server.address).status_code == 200


def test_tokens_cannot_be_guessed(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as desk:
        told = [desk.ask("GET", "/people", token=f"guess {n}", x_forwarded_for="198.51.100.1") for n in range(12)]
        assert [one.status_code for one in told] == [403] * 10 + [429] * 2
        assert told[-1].headers["retry-after"]
        # Even the right one is not told apart now; from elsewhere it works.
        assert desk.ask("GET", "/people", x_forwarded_for="198.51.100.1").status_code == 429
        assert desk.ask("GET", "/people", x_forwarded_for="198.51.100.2").status_code == 200


def test_a_short_token_is_refused(command: Command) -> None:
    refused(command("serve", "--admin-token", "short"), "16")


# Lists.


def test_people_and_tables_are_listed_searched_and_paged(desk: Desk) -> None:
    server = desk.server
    cookies = [server.cookie(name) for name in ("Zoë 50%", "Zoë_2", "Zoë本")]
    table = new_table(server, cookies[0], public=False)
    found = desk.ask("GET", "/people?search=Zo%C3%AB&rows=2").json()
    assert (found["total"], len(found["people"]), found["page"]) == (3, 2, 1)
    assert found["people"][0] == {
        **found["people"][0], "name": "Zoë 50%", "tables": 1, "account": False, "blocked": False,
    }  # fmt: skip
    rest = desk.ask("GET", "/people?search=Zo%C3%AB&rows=2&page=2").json()["people"]
    assert len({row["id"] for row in found["people"] + rest}) == 3
    # What a database takes for a pattern is only a text.
    for search, names in (("50%", ["Zoë 50%"]), ("ë_", ["Zoë_2"]), ("本", ["Zoë本"]), ("zo", 3), ("%", ["Zoë 50%"])):
        told = desk.ask("GET", f"/people?search={quote(search)}").json()
        assert told["total"] == 3 if names == 3 else [row["name"] for row in told["people"]] == names, search
    [row] = desk.ask("GET", "/tables?search=Zo%C3%AB&state=gathering&game=osaka").json()["tables"]
    assert (row["id"], row["public"], row["seats"]) == (table, False, ["Zoë 50%", ""])
    assert row["age"] < PATIENCE
    assert desk.ask("GET", "/tables?search=Zo%C3%AB&state=over").json()["total"] == 0
    assert desk.ask("GET", f"/tables?host={row['host']}").json()["total"] == 1
    assert desk.ask("GET", f"/tables?person={row['host']}&game=yokohama").json()["total"] == 0
    assert desk.ask("GET", f"/people/{row['host']}").json()["tables"][0]["id"] == table
    listed = json.loads(desk.command("people", "--search", "zoë", "--json").out)
    assert listed["total"] == 3
    said = desk.command("tables", "--person", "Zoë 50%")
    assert (said.code, said.err) == (ALL_IS_WELL, "")
    assert table in said.out
    assert said.out.endswith("1 in total, page 1 of 1.\n")
    shown = desk.command("person", row["host"], "--lang", "de")
    assert shown.out.startswith(f"Zoë 50% ({row['host']}): Gast\n")


HOSTILE = (
    "'; drop table people; --", "' or '1'='1", "%' or 1=1", "\\", "\\'", '"', "%", "_", "\U0001f600", "\u202e", "\x00",
    "x" * 5000,
)  # fmt: skip


@pytest.mark.parametrize("hostile", HOSTILE, ids=[repr(text[:20]) for text in HOSTILE])
def test_nothing_that_is_searched_for_or_named_breaks_anything(desk: Desk, hostile: str) -> None:
    desk.server.cookie("Somebody")
    before = desk.ask("GET", "/people").json()["total"]
    for path, name in (("/people", "search"), ("/tables", "search"), ("/tables", "person"), ("/tables", "host")):
        told = desk.ask("GET", f"{path}?{name}={quote(hostile)}")
        assert told.status_code in (200, 400, 404, 422), told.text
        if told.status_code == 200 and hostile not in ("%", "_", "\\", '"'):
            assert told.json()["total"] == 0
    told = desk.ask("POST", "/block", {"who": hostile})
    assert told.status_code in (400, 404, 422), told.text
    path = quote(hostile[:40], safe="")
    for method, rest in (("DELETE", ""), ("GET", "/export"), ("GET", "")):
        assert desk.ask(method, f"/people/{path}{rest}").status_code in (404, 405, 422)
    assert desk.ask("POST", f"/tables/{path}/end").status_code in (404, 405, 422)
    assert desk.ask("GET", "/people").json()["total"] == before


def test_what_is_wrong_with_a_command_is_one_sentence(tmp_path: Path, command: Command) -> None:
    fill(f"sqlite:///{tmp_path / 'tables.db'}")

    def admin(*words: str) -> Answer:
        return command("admin", *words, "--data", "tables.db")

    refused(admin("person", "nobody"), "nobody")
    refused(admin("delete", "nobody", "--yes"), "nobody")
    refused(admin("end", "no-table"), "no such table")
    refused(admin("tables", "--state", "asleep"), "asleep", "gathering")
    refused(admin("tables", "--game", "chess"), "chess", "osaka")
    refused(admin("people", "--search", "x" * 101), "100")
    refused(admin("block", "300.1.1.1"), "300.1.1.1")
    refused(admin("block", "192.0.2.0/33"), "192.0.2.0/33")
    refused(admin("block", "fe80::zz"), "fe80::zz")
    refused(admin("block", "127.0.0.1"), "--force")
    refused(admin("block", "0.0.0.0/0"), "--force")
    refused(admin("block", "::/0"), "--force")
    refused(admin("export", "Anna", "tables.db"), "existing files are not overwritten")
    refused(command("admin", "people", "--data", "none.db"), "none.db")
    refused(command("admin", "busy"), "SHOKAI_ADMIN_TOKEN")
    for server in ("ftp://x", "127.0.0.1", "http://", "http://x:99999", "http://[x", "http://x/path"):
        refused(command("admin", "busy", "--server", server, env=OPERATOR), "not a server address")
    refused(command("admin", "busy", "--server", "http://127.0.0.1:9", env=OPERATOR), "127.0.0.1:9")
    assert command("admin").code == MISUSED


@pytest.mark.parametrize("id", ["-JXTZdoj5ZSqpGSO", "-hXTZdoj5ZSqpGSO", "--yesZdoj5ZSqpGS", "----------------"])
def test_an_id_that_begins_like_an_option_is_an_id(id: str) -> None:
    parse = make_parser(speaker("en")).parse_args
    deleted = parse(["admin", "delete", id, "--yes"])
    assert (deleted.person, deleted.yes) == (id, True)
    assert parse(["admin", "end", "--json", id]).table == id
    exported = parse(["admin", "export", id, "file.jsonl", "--with-running"])
    assert (exported.person, exported.file, exported.with_running) == (id, "file.jsonl", True)
    assert parse(["admin", "tables", "--person", id, "--failing"]).person == id
    assert parse(["admin", "block", id, "--force"]).who == id


# Blocking.


def test_a_blocked_person_is_cut_off_and_can_do_nothing(desk: Desk) -> None:
    server = desk.server
    table, anna, ben = two_at_a_table(server)
    account = with_account(server, "Carl")
    carl = id_of(server, account)
    with live(server, table, cookie=ben) as socket, live(server, table, cookie=anna) as other:
        heard_until(socket, "view")
        done = desk.ask("POST", "/block", {"who": id_of(server, ben)})
        assert done.json() == {**done.json(), "name": "Ben", "blocked": True, "changed": True}
        assert heard_until(socket, "bye")["why"] == "blocked"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        other.send('{"do": "ping"}')
        assert heard_until(other, "pong")
    with live(server, table, cookie=ben) as socket:
        assert heard_until(socket, "bye")["why"] == "blocked"
    free = new_table(server, anna)
    refusals = [
        do(server, table, ben, "chat", text="hello"), do(server, free, ben, "sit", seat=1),
        server.ask("POST", "/api/tables", {}, cookie=ben), server.ask("GET", "/api/me", cookie=ben),
    ]  # fmt: skip
    assert [told.status_code for told in refusals[:2]] == [403, 403]
    assert all(told.json()["code"] in ("blocked", "bad-message") for told in refusals)
    # Blocked by the command: the account cannot even log in.
    assert desk.command("block", "Carl").out == f"Carl ({carl}) is blocked.\n"
    assert server.ask("GET", "/api/me", cookie=account).json()["code"] == "blocked"
    entered = server.ask("POST", "/api/me/enter", {"name": "Carl", "password": PASSWORD})
    assert (entered.status_code, entered.json()["code"]) == (403, "blocked")
    assert "shokai_blocked_total" in server.ask("GET", "/metrics").text
    shut_out = {row["name"] for row in desk.ask("GET", "/people?blocked=true").json()["people"]}
    assert shut_out == {row["name"] for row in desk.ask("GET", "/blocked").json()["people"]} >= {"Ben", "Carl"}
    assert desk.command("unblock", "Carl").code == ALL_IS_WELL
    assert "was not blocked" in desk.command("unblock", "Carl").out
    assert server.ask("POST", "/api/me/enter", {"name": "Carl", "password": PASSWORD}).status_code == 200
    assert desk.ask("POST", "/unblock", {"who": id_of_row(desk, "Ben")}).json()["changed"]
    assert do(server, table, ben, "chat", text="I am back").status_code == 200


def id_of_row(desk: Desk, name: str) -> str:
    [row] = [row for row in desk.ask("GET", "/people?blocked=true").json()["people"] if row["name"] == name]
    return str(row["id"])


def test_a_block_by_the_command_cuts_connections_of_a_running_server(desk: Desk) -> None:
    server = desk.server
    table, _, ben = two_at_a_table(server)
    person = id_of(server, ben)
    with live(server, table, cookie=ben) as socket:
        heard_until(socket, "view")
        done = desk.command("block", person)
        assert done.code == ALL_IS_WELL
        assert f"who=operator what=block id={person}" in done.err
        assert heard_until(socket, "bye")["why"] == "blocked"
    until(lambda: f"what=block id={person}" in server.log, "the log of the server")


def test_addresses_and_networks_are_shut_out(desk: Desk) -> None:
    server = desk.server

    def comes(address: str, path: str = "/api/about") -> int:
        return server.ask("GET", path, x_forwarded_for=address).status_code

    table = new_table(server, server.cookie("Dora"))
    with live(server, table, x_forwarded_for="203.0.113.9") as socket:
        heard_until(socket, "view")
        assert desk.ask("POST", "/block", {"who": "203.0.113.0/24"}).json()["address"] == "203.0.113.0/24"
        assert heard_until(socket, "bye")["why"] == "blocked-address"
    assert desk.ask("POST", "/block", {"who": "2001:db8:7::1"}).status_code == 200
    for address in ("203.0.113.9", "203.0.113.255", "::ffff:203.0.113.9", "2001:db8:7::1"):
        assert (comes(address), comes(address, "/"), comes(address, "/api/health")) == (403, 403, 200), address
    told = server.ask("GET", "/api/me", x_forwarded_for="203.0.113.9").json()
    assert told == {**told, "code": "blocked-address", "text": "The operator of this server has blocked your address."}
    with pytest.raises(InvalidStatus), live(server, table, x_forwarded_for="203.0.113.9"):
        pass
    for address in ("203.0.112.255", "203.0.114.0", "2001:db8:7::2", "127.0.0.1"):
        assert comes(address) == 200, address
    # The command is heard as well, also when it lets somebody in again.
    assert desk.command("block", "198.51.100.77").code == ALL_IS_WELL
    until(lambda: comes("198.51.100.77") == 403, "the block")
    assert "203.0.113.0/24" in desk.command("block").out
    assert desk.command("unblock", "203.0.113.0/24").out == "203.0.113.0/24 is no longer blocked.\n"
    until(lambda: comes("203.0.113.9") == 200, "the end of the block")
    assert desk.ask("POST", "/unblock", {"who": "198.51.100.77"}).json()["changed"]
    assert comes("198.51.100.77") == 200


def test_an_operator_does_not_shut_out_themselves_by_mistake(one: Desk) -> None:
    for who in ("127.0.0.1", "127.0.0.0/8", "::1", "0.0.0.0/0", "::ffff:127.0.0.1"):
        told = one.ask("POST", "/block", {"who": who})
        assert (told.status_code, told.json()["code"]) == (400, "admin-blocks-you"), who
    # Nor their own address, wherever they are.
    told = one.ask("POST", "/block", {"who": "198.51.100.0/24"}, x_forwarded_for="198.51.100.9")
    assert told.json()["code"] == "admin-blocks-you"
    assert one.ask(
        "POST", "/block", {"who": "198.51.100.0/24", "force": True}, x_forwarded_for="198.51.100.9"
    ).is_success
    assert one.ask("GET", "/people", x_forwarded_for="198.51.100.9").status_code == 403
    assert one.ask("POST", "/unblock", {"who": "198.51.100.0/24"}).is_success


def test_blocks_outlive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as desk:
        ben = desk.server.cookie("Ben")
        desk.ask("POST", "/block", {"who": id_of(desk.server, ben)})
        desk.ask("POST", "/block", {"who": "203.0.113.9"})
        desk.server.restart()
        assert desk.server.ask("GET", "/api/me", cookie=ben).status_code == 403
        assert desk.server.ask("GET", "/api/about", x_forwarded_for="203.0.113.9").status_code == 403


# Tables.


@pytest.mark.parametrize("way", ["request", "command"])
def test_a_table_is_ended_in_any_state(desk: Desk, way: str) -> None:
    server = desk.server

    def end(table: str) -> None:
        done = desk.ask("POST", f"/tables/{table}/end") if way == "request" else desk.command("end", table)
        assert done.status_code == 200 if isinstance(done, httpx.Response) else done.code == ALL_IS_WELL, done

    playing, anna, _ = two_at_a_table(server)
    gathering = new_table(server, anna)
    for table in (playing, gathering):
        with live(server, table, cookie=anna) as socket:
            assert heard_until(socket, "view")["view"]["table"]["state"] != "closed"
            end(table)
            # Everybody hears it, and why.
            assert "server-ended-by-operator" in json.dumps(heard_until(socket, "change")["diff"])
        view = view_of(server, table, anna)
        assert (view["table"]["state"], view["notice"]["id"]) == ("closed", "server-ended-by-operator")
        assert do(server, table, anna, "play", at=view["at"], move=0).json()["code"] == "not-playing"
    assert do(server, playing, anna, "chat", text="a pity").status_code == 200
    # One that is over stays as it is.
    before = view_of(server, playing, anna)["version"]
    end(playing)
    assert view_of(server, playing, anna)["version"] == before
    server.restart()
    assert view_of(server, playing, anna)["notice"]["id"] == "server-ended-by-operator"


def test_rules_of_the_house_are_changed_together_or_not_at_all(one: Desk) -> None:
    before = one.ask("GET", "/rules").json()
    for asked, status, code in (
        ({"announcement": "a\u202eb"}, 400, "admin-bad-announcement"),
        # What nobody can be called: then nobody could hold a tournament.
        ({"hosts": ["Anna", "\0"]}, 400, "bad-name"),
        ({"hosts": ["  "]}, 400, "bad-name"),
        # True is no number of days: after one day tables would be gone.
        ({"keep_days": True}, 422, "bad-message"),
        ({"keep_days": "7"}, 422, "bad-message"),
        ({"bots_paused": "yes"}, 422, "bad-message"),
    ):
        told = one.ask("POST", "/rules", {"registration": "invited", **asked})
        assert (told.status_code, told.json()["code"]) == (status, code), asked
        assert one.ask("GET", "/rules").json() == before, asked
    both = one.ask("POST", "/rules", {"announcement": " Tea  at four ", "hosts": ["Anna", "anna "]}).json()
    assert (both["announcement"], both["hosts"], both["registration"]) == ("Tea at four", ["anna"], "open")
    assert one.ask("POST", "/rules", {"announcement": "", "hosts": []}).json() == before


def test_a_space_beside_an_id_is_no_part_of_it(one: Desk) -> None:
    table, anna, _ = two_at_a_table(one.server)
    done = one.command("end", f" {table}", "--json")
    assert (done.code, json.loads(done.out)) == (ALL_IS_WELL, {"id": table, "was": "playing", "state": "closed"})
    until(lambda: view_of(one.server, table, anna)["table"]["state"] == "closed", "the end of a table")


# What is busy.


def test_the_operator_sees_what_is_busy_and_who_is_near_a_limit(tmp_path: Path, command: Command) -> None:
    with serving(tmp_path, limits=True, thinkers=1) as desk:
        server = desk.server
        for _ in range(20):
            server.ask("GET", "/api/health", x_forwarded_for="198.51.100.5")
        server.ask("POST", "/api/me/enter", {"name": "Anna", "password": "wrong password"})
        table = new_table(server, server.cookie("Anna"))
        with live(server, table, x_forwarded_for="198.51.100.6") as socket:
            heard_until(socket, "view")
            busy = desk.ask("GET", "/busy").json()
        assert busy["addresses"] == [{"address": "198.51.100.6", "connections": 1}]
        assert (busy["connections"], busy["tables_in_memory"], busy["open_tables"]) == (1, 1, 1)
        assert (busy["thinking"], busy["thinkers"], busy["bots_waiting"], busy["bots_failing"]) == (0, 2, 0, [])
        assert busy["database_bytes"] > 10_000
        assert 0 < busy["database_seconds"] < PATIENCE
        assert busy["refused"]["wrong-password"] == 1
        assert busy["limits"]["requests"]["at_once"] == 150
        assert busy["limits"]["passwords-for-an-account"]["fullest"][0]["key"] == "anna"
        dear = busy["limits"]["expensive-requests"]["fullest"]
        assert (dear[0]["key"], 0 < dear[0]["used"] < 1) == ("127.0.0.1", True)
        assert busy["most"]["events-of-a-table"] == 20_000
        until(lambda: "shokai_loop_lag_seconds" in server.ask("GET", "/metrics").text, "the lag")
        # Who fails is seen, and so are the tables.
        with closing(sqlite3.connect(server.data)) as database:
            database.execute("update tables set bot_failures = 4 where id = ?", (table,))
            database.commit()
        assert [row["id"] for row in desk.ask("GET", "/tables?failing=true").json()["tables"]] == [table]
        said = command("admin", "busy", "--server", server.address, env=OPERATOR)
        assert (said.code, said.err) == (ALL_IS_WELL, "")
        assert f"at table {table}, 4 times in a row" in said.out
        assert "Limit “requests”: 30 per second, bursts of 150" in said.out
        raw = json.loads(command("admin", "busy", "--server", server.address, "--json", env=OPERATOR).out)
        assert raw["bots_failing"][0]["id"] == table
        wrong = {"SHOKAI_ADMIN_TOKEN": "another token of 16"}
        refused(command("admin", "busy", "--server", server.address, env=wrong), "not the operator’s token")


def test_the_log_tells_what_the_operator_did_and_no_secrets(one: Desk) -> None:
    cookie = one.server.cookie("Frida")
    person = id_of(one.server, cookie)
    one.ask("POST", "/block", {"who": person})
    one.ask("DELETE", f"/people/{person}")
    assert f"who=operator what=block id={person}" in one.server.log
    assert f"who=operator what=delete id={person}" in one.server.log
    assert TOKEN not in one.server.log
