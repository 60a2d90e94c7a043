"""Privacy: the operator forgets a person while others play on, and exports what the server has of one."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from helpers.attacking import PASSWORD, do, heard_until, live, new_table, two_at_a_table, view_of, with_account
from helpers.command import ALL_IS_WELL, FAILED, Command
from helpers.filling import fill
from helpers.operator import Desk, id_of, serving, until
from sqlalchemy import create_engine, text

from shokai.server.tables.chairs import GONE

pytest_plugins = ("helpers.postgres",)


# Forgetting.


@pytest.mark.parametrize("way", ["request", "command"])
def test_a_person_is_forgotten_and_the_games_of_others_go_on(desk: Desk, way: str) -> None:
    server, name = desk.server, f"Xaver{way}"
    cookie = with_account(server, name)
    person = id_of(server, cookie)
    token = server.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=cookie).json()["token"]
    ben = server.cookie("Ben")
    alone = new_table(server, cookie, seats=[{"kind": "me"}, {"kind": "me"}])
    shared = new_table(server, cookie)
    assert do(server, shared, ben, "sit", seat=1).status_code == 200
    gathering = new_table(server, ben, players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    assert do(server, gathering, cookie, "sit", seat=1).status_code == 200
    watched, other, third = two_at_a_table(server)
    for table in (shared, watched):
        assert do(server, table, cookie, "chat", text=f"I am {name}, call 555").status_code == 200
    assert do(server, shared, ben, "chat", text="mine stays").status_code == 200
    version = view_of(server, shared, ben)["version"]

    with live(server, shared, cookie=ben) as socket, live(server, alone, cookie=cookie) as theirs:
        heard_until(socket, "view")
        heard_until(theirs, "view")
        if way == "request":
            plan = desk.ask("GET", f"/people/{person}/deletion").json()
            assert person in desk.stored()
            done = desk.ask("DELETE", f"/people/{person}").json()
            assert (done["deleted"], done["kept"]) == (plan["deleted"], plan["kept"])
            assert done == {
                "id": person, "name": name, "deleted": [alone], "kept": sorted([shared, gathering, watched]),
                "chat": 2, "tokens": 1,
            }  # fmt: skip
        else:
            asked = desk.command("delete", name, typed="no\n")
            assert (asked.code, person in desk.stored()) == (FAILED, True)
            assert "Nothing was deleted." in asked.out
            assert desk.command("delete", name).code == FAILED
            done = desk.command("delete", person, typed="yes\n")
            assert done.code == ALL_IS_WELL
            assert f"{name} ({person}) has been erased. Tables deleted: 1." in done.out
            assert f"what=delete id={person}" in done.err
        # Who looks at a table sees them go; they themselves are sent away.
        assert GONE in json.dumps(heard_until(socket, "change")["diff"])
        assert heard_until(theirs, "bye")["why"] in ("no-such-table", "name-first")

    left = desk.stored()
    for trace in (person, name, name.lower(), "call 555", token.partition(".")[0]):
        assert trace not in left, trace
    assert server.ask("GET", "/api/me", cookie=cookie).json() is None
    assert server.ask("GET", "/api/me", authorization=f"Bearer {token}").status_code == 401
    assert server.ask("POST", "/api/me/enter", {"name": name, "password": PASSWORD}).json()["code"] == "wrong-password"
    assert server.ask("GET", f"/api/tables/{alone}").json()["code"] == "no-such-table"

    # The others play on: the game has its moves, a bot has the seat, and the next host is there.
    view = view_of(server, shared, ben)
    assert [(seat["name"], seat["left"]) for seat in view["table"]["seats"]] == [(GONE, True), ("Ben", False)]
    assert view["you"]["host"]
    assert view["version"] == version + 1
    assert [(line["name"], line["text"]) for line in view["chat"]] == [(GONE, "…"), ("Ben", "mine stays")]
    assert name not in json.dumps(view)
    assert do(server, shared, ben, "chat", text="still here").status_code == 200
    waiting = view_of(server, gathering, ben)
    assert [seat["kind"] for seat in waiting["table"]["seats"]] == ["person", "open", "open"]
    assert do(server, gathering, third, "sit", seat=1).status_code == 200
    assert view_of(server, watched, other)["chat"][-1]["name"] == GONE
    # Nothing that was in a memory comes back.
    assert name not in desk.stored()
    server.restart()
    assert view_of(server, shared, ben)["version"] == version + 2
    assert do(server, shared, ben, "close").status_code == 200
    record = server.ask("GET", f"/api/tables/{shared}/record").text
    assert name not in record
    assert "somebody_who_left" in record
    assert server.ask("GET", f"/api/tables/{shared}/verify").json()["good"]


def test_what_a_process_still_has_in_memory_does_not_bring_a_name_back(tmp_path: Path, database: str) -> None:
    """Two processes: one forgets, the other writes at the same table at once, before it may have heard of it."""
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    with serving(folders[0], database) as first, serving(folders[1], database) as second:
        table, anna, ben = two_at_a_table(first.server)
        person = id_of(first.server, anna)
        assert view_of(second.server, table, ben)["table"]["seats"][0]["name"] == "Anna"
        with live(second.server, table, cookie=anna) as socket, live(second.server, table, cookie=ben) as other:
            heard_until(socket, "view")
            heard_until(other, "view")
            assert first.ask("DELETE", f"/people/{person}").status_code == 200
            assert do(second.server, table, ben, "chat", text="at once").status_code == 200
            assert "Anna" not in first.stored()
            assert heard_until(socket, "bye")["why"] == "name-first"
            assert GONE in json.dumps(heard_until(other, "change")["diff"])
        assert view_of(second.server, table, ben)["table"]["seats"][0]["name"] == GONE
        # A block at one is a block at the other.
        with live(second.server, table, cookie=ben) as socket:
            heard_until(socket, "view")
            assert first.ask("POST", "/block", {"who": id_of(first.server, ben)}).is_success
            assert heard_until(socket, "bye")["why"] == "blocked"


def test_who_is_forgotten_while_they_connect_does_not_come_in(tmp_path: Path, database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with serving(tmp_path, database) as there, engine.connect() as watching:
        server = there.server
        table, _, _ = two_at_a_table(server)
        zoe = server.cookie("Zoe")
        person = id_of(server, zoe)
        # The table is read from the database, which takes as long as we like.
        server.restart()
        with ThreadPoolExecutor(1) as pool:
            with engine.begin() as lock:
                lock.execute(text("lock table snapshots in access exclusive mode"))
                connecting = pool.submit(live, server, table, cookie=zoe)
                waits = text("select count(*) from pg_locks where not granted")
                until(lambda: watching.scalar(waits), "somebody to come as far as the table")
                assert there.ask("DELETE", f"/people/{person}").status_code == 200
            with connecting.result() as socket:
                assert heard_until(socket, "bye")["why"] == "name-first"
    engine.dispose()


def test_a_deleted_table_is_gone_for_whoever_still_acts_there(one: Desk) -> None:
    cookie = one.server.cookie("Emil")
    table = new_table(one.server, cookie, seats=[{"kind": "me"}, {"kind": "me"}])
    dora = one.server.cookie("Dora")
    assert view_of(one.server, table, dora)["table"]["state"] == "playing"
    # By the command, so that the server still has the table in memory when somebody speaks there.
    assert one.command("delete", id_of(one.server, cookie), "--yes").code == ALL_IS_WELL
    told = do(one.server, table, dora, "chat", text="hello?")
    assert (told.status_code, told.json()["code"]) == (404, "no-such-table")
    assert "Traceback" not in one.server.log


def test_a_seat_that_is_kept_for_somebody_forgotten_is_free(one: Desk) -> None:
    server = one.server
    table, anna, ben = two_at_a_table(server)
    carl = server.cookie("Carl")
    ended = view_of(server, table, anna)["version"]
    assert do(server, table, anna, "close").status_code == 200
    assert do(server, table, ben, "answer", ask=ended + 1, yes=True).status_code == 200
    again = do(server, table, anna, "rematch").json()["answer"]["table"]
    [kept] = view_of(server, again, ben)["you"]["kept"]
    assert one.ask("DELETE", f"/people/{id_of(server, ben)}").status_code == 200
    assert "Ben" not in one.stored()
    seat = view_of(server, again, anna)["table"]["seats"][kept]
    assert (seat["kind"], seat["name"], seat["kept"]) == ("open", "", False)
    # Nobody leaves a game that is over.
    before = view_of(server, table, anna)["table"]["seats"]
    assert [(one["name"], one["left"]) for one in before] == [("Anna", False), (GONE, False)]
    assert do(server, again, carl, "sit", seat=kept).status_code == 200
    assert view_of(server, again, carl)["table"]["state"] == "playing"


def test_who_was_deleted_has_a_name_in_the_language_of_the_operator(one: Desk) -> None:
    table, anna, ben = two_at_a_table(one.server)
    assert one.ask("DELETE", f"/people/{id_of(one.server, anna)}").status_code == 200
    told = one.command("tables", "--person", id_of(one.server, ben), "--lang", "de")
    assert table in told.out
    assert "Jemand (gelöscht), Ben" in told.out


def test_nobody_is_asked_any_more_for_somebody_forgotten(one: Desk) -> None:
    table, anna, ben = two_at_a_table(one.server)
    assert do(one.server, table, ben, "close").status_code == 200
    assert len(view_of(one.server, table, anna)["table"]["asks"]) == 1
    assert one.ask("DELETE", f"/people/{id_of(one.server, ben)}").status_code == 200
    view = view_of(one.server, table, anna)["table"]
    assert (view["asks"], view["seats"][1]["left"], view["state"]) == ([], True, "playing")


# Exports.


def test_an_export_of_a_person_can_be_imported_and_has_no_secrets_of_others(
    tmp_path: Path, command: Command, any_database: str
) -> None:
    source = f"sqlite:///{tmp_path / 'tables.db'}"
    told = fill(source)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("update people set mu = 25, sigma = 8, games = 3")
        database.commit()
        seeds = dict(database.execute("select id, seed from tables"))
        [password] = database.execute("select password from people where account = 'anna'").fetchone()
    done = command("admin", "export", told["ben"], "ben.jsonl", "--data", "tables.db")
    assert done.code == ALL_IS_WELL, done.err
    assert "1 unfinished tables were left out" in done.out
    written = (tmp_path / "ben.jsonl").read_text("utf-8")
    for secret in (password, told["token"].partition(".")[0], seeds[told["begun"]], "192.0.2.0"):
        assert secret not in written, secret
    rows = [json.loads(line) for line in written.splitlines()]
    people = {row["people"]["id"]: row["people"] for row in rows if "people" in row}
    assert people[told["anna"]] == {
        **people[told["anna"]], "name": "Anna", "account": None, "password": None, "mu": None, "games": 0,
    }  # fmt: skip
    assert people[told["ben"]]["mu"] == 25
    assert {row["tables"]["id"] for row in rows if "tables" in row} == {told["closed"], told["over"]}
    assert command("import", "ben.jsonl", "--database", any_database).code == ALL_IS_WELL
    folder = tmp_path / "there"
    folder.mkdir()
    with serving(folder, any_database) as there:
        assert there.ask("GET", "/tables").json()["total"] == 2
        assert there.server.ask("GET", f"/api/tables/{told['over']}/verify").json()["good"]
    # With those that are on, and a warning.
    whole = command("admin", "export", told["ben"], "all.jsonl", "--with-running", "--data", "tables.db")
    assert "contains the seeds of unfinished games" in whole.out
    assert seeds[told["begun"]] in (tmp_path / "all.jsonl").read_text("utf-8")
    # A table that is over shares its seed with one that is not.
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("update tables set deal = ? where id = ?", (told["over"], told["begun"]))
        database.commit()
    assert command("admin", "export", told["ben"], "third.jsonl", "--data", "tables.db").code == ALL_IS_WELL
    assert seeds[told["over"]] not in (tmp_path / "third.jsonl").read_text("utf-8")


def test_an_export_over_the_web_is_the_same(one: Desk) -> None:
    table, anna, _ = two_at_a_table(one.server)
    person = id_of(one.server, anna)
    told = one.ask("GET", f"/people/{person}/export")
    assert told.headers["content-disposition"] == f"attachment; filename=shokai-{person}.jsonl"
    assert json.loads(told.text.splitlines()[0])["shokai"] == "export"
    assert table not in told.text
    assert table in one.ask("GET", f"/people/{person}/export?running=true").text
    # A name is no id here, whoever is called so.
    assert one.ask("GET", "/people/Anna/export").status_code in (404, 409)
