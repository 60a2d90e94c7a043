"""Entering an account brings a guest's tables along, however many; and lists of tables that are read page by page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.attacking import BOT, ME, OPEN, PASSWORD, cookie_in, do, new_table, two_at_a_table, view_of, with_account
from helpers.patience import PATIENCE
from helpers.serving import Serving
from sqlalchemy import Engine, create_engine, text

pytest_plugins = ("helpers.postgres",)


def pages(server: Serving, path: str, cookie: str, between: Callable[[], None] = lambda: None) -> list[list[Any]]:
    """A whole list, page by page, as its headers lead."""
    told: list[list[Any]] = []
    further: str | None = path
    while further:
        if told:
            between()
        answer = server.ask("GET", further, cookie=cookie)
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
        found = re.fullmatch(r'<(/api/tables\?[^>]+)>; rel="next"', answer.headers.get("link", ""))
        further = found and found[1]
    return told


def mine(server: Serving, cookie: str) -> list[str]:
    return [table["id"] for page in pages(server, "/api/tables?which=mine&limit=100", cookie) for table in page]


def test_entering_an_account_brings_every_table_of_the_guest_along(server: Serving) -> None:
    account = {"name": "Many tables", "password": PASSWORD}
    owner, guest, other = with_account(server, account["name"]), server.cookie("Guest"), server.cookie("Other")
    own = [new_table(server, guest) for _ in range(90)]
    watched = [new_table(server, guest, seats=[OPEN, BOT]) for _ in range(5)]
    played = [new_table(server, other) for _ in range(30)]
    for table in played:
        assert do(server, table, guest, "sit", seat=1).status_code == 200
    over = [new_table(server, guest, seats=[ME, ME]) for _ in range(3)]
    for table in over:
        assert do(server, table, guest, "close").status_code == 200
    with ThreadPoolExecutor(1) as pool:
        entering = pool.submit(server.ask, "POST", "/api/me/enter", account, cookie=guest)
        answered = 0
        # Others are served meanwhile.
        with httpx.Client(timeout=PATIENCE) as stranger:
            while not entering.done():
                assert stranger.get(f"{server.address}/api/health").status_code == 200
                answered += 1
        assert answered > 3
        assert cookie_in(entering.result()) != guest
    entered = cookie_in(entering.result())
    wait_until(lambda: "handover" not in notes(create_engine(f"sqlite:///{server.data}")))
    there = mine(server, owner)
    assert len(set(there)) == len(there)
    assert set(there) == {*own, *watched, *played, *over}
    for table in (own[0], own[-1]):
        you = view_of(server, table, entered)["you"]
        assert (you["seats"], you["host"]) == ([0], True)
        assert view_of(server, table, guest)["you"]["seats"] == []
    assert view_of(server, played[0], entered)["you"]["seats"] == [1]
    assert view_of(server, watched[0], entered)["you"]["host"]
    # Who had made the tables can begin and close them.
    assert do(server, own[5], entered, "start").status_code == 200
    assert do(server, watched[0], entered, "close").status_code == 200
    assert do(server, own[6], guest, "start").json()["code"] == "host-only"
    # To enter again changes nothing.
    before = view_of(server, own[0], entered)["version"]
    assert server.ask("POST", "/api/me/enter", account, cookie=guest).status_code == 200
    assert view_of(server, own[0], entered)["version"] == before


def notes(engine: Engine) -> str:
    with engine.connect() as connection:
        return " ".join(connection.execute(text("select name from shared")).scalars())


def wait_until(holds: Callable[[], Any]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_a_handover_that_was_interrupted_goes_on_by_itself(tmp_path: Path, any_database: str) -> None:
    engine = create_engine(any_database.replace("postgresql:", "postgresql+psycopg:"))

    def hosts() -> dict[str, int]:
        with engine.connect() as connection:
            found = connection.execute(text("select host, count(*) as count from tables group by host"))
            return {str(row[0]): int(row[1]) for row in found}

    with Serving(tmp_path, database=any_database) as server:
        owner, guest = with_account(server, "Anna"), server.cookie("Guest")
        id = server.ask("GET", "/api/me", cookie=owner).json()["id"]
        tables = [new_table(server, guest) for _ in range(60)]
        with ThreadPoolExecutor(1) as pool:
            pool.submit(server.ask, "POST", "/api/me/enter", {"name": "Anna", "password": PASSWORD}, cookie=guest)
            wait_until(lambda: hosts().get(id, 0) > 3)
            server.kill()
        assert 3 < hosts()[id] < 60
        server.start()
        wait_until(lambda: hosts() == {id: 60})
        wait_until(lambda: "handover" not in notes(engine))
        assert {view_of(server, table, owner)["you"]["seat"] for table in tables} == {0}
        assert set(mine(server, owner)) == set(tables)
    engine.dispose()


def test_a_seat_that_waits_for_a_guest_waits_for_their_account(server: Serving) -> None:
    table, anna, guest = two_at_a_table(server)
    running, other, _ = two_at_a_table(server)
    with_account(server, "Late")
    close = do(server, table, anna, "close").json()["version"]
    assert do(server, table, guest, "answer", ask=close, yes=True).status_code == 200
    again = do(server, table, anna, "rematch").json()["answer"]["table"]
    # At another table they would like to have a seat.
    invite = do(server, running, other, "invite", seat=0).json()["answer"]["invite"]
    view_of(server, running, guest)
    assert do(server, running, guest, "sit", seat=0, invite=invite).status_code == 200
    entered = server.ask("POST", "/api/me/enter", {"name": "Late", "password": PASSWORD}, cookie=guest)
    account = cookie_in(entered)
    wait_until(lambda: "handover" not in notes(create_engine(f"sqlite:///{server.data}")))
    [asked] = view_of(server, running, other)["table"]["asks"]
    assert (asked["name"], asked["kind"], asked["missing"]) == ("Late", "seat", [1])
    assert view_of(server, again, guest)["you"]["kept"] == []
    [seat] = view_of(server, again, account)["you"]["kept"]
    assert view_of(server, again, anna)["table"]["seats"][seat]["name"] == "Late"
    assert do(server, again, guest, "sit", seat=seat).json()["code"] == "seat-kept"
    assert do(server, again, account, "sit", seat=seat).status_code == 200
    assert view_of(server, again, account)["table"]["state"] == "playing"


def test_entering_twice_at_once_is_entering(tmp_path: Path, database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with Serving(tmp_path, database=database) as server:
        owner, guest = with_account(server, "Anna"), server.cookie("Guest")
        account, id = (server.ask("GET", "/api/me", cookie=one).json()["id"] for one in (owner, guest))
        table = new_table(server, guest)
        waits = text("select count(*) from pg_locks where not granted")
        with ThreadPoolExecutor(1) as pool, engine.connect() as watching:
            with engine.begin() as first:
                # The first is about to write what the second would write.
                note = {"name": f"handover {id}", "value": account}
                first.execute(text("insert into shared (name, value) values (:name, :value)"), note)
                enter = ("POST", "/api/me/enter", {"name": "Anna", "password": PASSWORD})
                second = pool.submit(server.ask, *enter, cookie=guest)
                wait_until(lambda: watching.scalar(waits))
            assert second.result().status_code == 200
        wait_until(lambda: "handover" not in notes(engine))
        assert view_of(server, table, owner)["you"]["seats"] == [0]
        # What was to be handed over to nobody is forgotten at the next start.
        with engine.begin() as connection:
            connection.execute(text("insert into shared (name, value) values ('handover guest', 'gone')"))
        server.restart()
        wait_until(lambda: "handover" not in notes(engine))
    engine.dispose()


@pytest.mark.parametrize("which", ["open", "live", "mine", "over"])
def test_lists_are_read_page_by_page_while_tables_change(tmp_path: Path, which: str) -> None:
    with Serving(tmp_path) as server:
        cookie = server.cookie("Anna")
        seats = [ME, OPEN] if which in ("open", "mine") else [ME, ME]
        tables = [new_table(server, cookie, seats=seats) for _ in range(25)]
        if which == "over":
            # As if all had been played to the end.
            engine = create_engine(f"sqlite:///{server.data}")
            with engine.begin() as connection:
                connection.execute(text("update tables set state = 'over'"))
            engine.dispose()
        newest_first = tables[::-1]
        at_once = server.ask("GET", f"/api/tables?which={which}", cookie=cookie)
        assert [table["id"] for table in at_once.json()] == newest_first
        assert "link" not in at_once.headers
        changed = iter([newest_first[0], newest_first[24], newest_first[3], newest_first[4]])

        def change() -> None:
            assert do(server, next(changed), cookie, "chat", text="hello").status_code == 200

        told = pages(server, f"/api/tables?which={which}&limit=10", cookie, change)
        seen = [table["id"] for page in told for table in page]
        # What comes to the front meanwhile is not told twice; what comes there from behind is told the next time.
        assert seen == newest_first[:24]
        assert [len(page) for page in told] == [10, 10, 4]


def test_a_place_that_is_none_is_refused(server: Serving) -> None:
    for before in ("", "x", "%00", "bmFuIGFiYw", "aW5mIGFiYw", "MS4wIAA", "é", "A" * 100):
        told = server.ask("GET", f"/api/tables?before={before}")
        assert (told.status_code, told.json()["code"]) == (400, "bad-cursor"), before
    for wrong in ("limit=0", "limit=101", "limit=x", "before=" + "A" * 200):
        assert server.ask("GET", f"/api/tables?{wrong}").status_code == 422
