"""The deal of the day: the same for everybody, once, a board, and nobody who sees it before having played it."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from helpers.attacking import do, view_of, with_account
from helpers.patience import PATIENCE
from helpers.serving import Serving


@pytest.fixture(scope="module")
def dealing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with bots."""
    with Serving(tmp_path_factory.mktemp("dealing"), thinkers=1) as serving:
        yield serving


def begin(server: Serving, cookie: str, game: str = "osaka") -> str:
    told = server.ask("POST", f"/api/daily/{game}", cookie=cookie)
    assert told.status_code == 200, told.text
    return str(told.json()["id"])


def daily(server: Serving, cookie: str, game: str = "osaka") -> dict[str, Any]:
    return next(one for one in server.ask("GET", "/api/daily", cookie=cookie).json() if one["game"] == game)


def give_up(server: Serving, table: str, cookie: str) -> None:
    assert do(server, table, cookie, "close").status_code == 200


def play_on(server: Serving, table: str, cookie: str) -> dict[str, Any]:
    """Plays to the end; the last view."""
    until = time.monotonic() + PATIENCE
    while (view := view_of(server, table, cookie))["table"]["state"] == "playing":
        assert time.monotonic() < until
        if "play" in view["you"]["can"]:
            do(server, table, cookie, "play", at=view["at"], move=view["game"]["moves"][0]["number"])
        else:
            time.sleep(0.02)
    return view


def test_everybody_gets_the_same_deal_at_a_table_of_their_own(dealing: Serving) -> None:
    anna, ben = with_account(dealing, "SameAnna"), with_account(dealing, "SameBen")
    tables = [begin(dealing, cookie) for cookie in (anna, ben)]
    assert tables[0] != tables[1]
    assert len(view_of(dealing, tables[0], anna)["table"]["seats"]) == daily(dealing, anna)["players"] == 3
    # Once: whoever comes again comes to the same table.
    assert begin(dealing, anna) == tables[0]
    seen = []
    for table, cookie in zip(tables, (anna, ben), strict=True):
        view = dealing.ask("GET", f"/api/tables/{table}/history/0", cookie=cookie).json()["game"]
        seen.append(json.dumps(view).replace("SameAnna", "NAME").replace("SameBen", "NAME"))
    assert seen[0] == seen[1]
    assert (
        view_of(dealing, tables[0], anna)["table"]["commitment"]
        == (view_of(dealing, tables[1], ben)["table"]["commitment"])
    )


def test_nobody_sees_it_before_having_played_it(dealing: Serving) -> None:
    anna, ben = with_account(dealing, "SpyAnna"), with_account(dealing, "SpyBen")
    guest = dealing.cookie("Guest")
    table = begin(dealing, anna)
    mine = begin(dealing, ben)

    def closed(cookie: str) -> list[str]:
        paths = ("", "/history/1", "/log", "/record", "/verify")
        told = [dealing.ask("GET", f"/api/tables/{table}{path}", cookie=cookie) for path in paths]
        assert all(one.status_code == 403 for one in told), [one.text for one in told]
        return [one.json()["code"] for one in told]

    for cookie in (ben, guest, with_account(dealing, "SpyCara")):
        assert closed(cookie) == ["daily-first"] * 3 + ["not-over-yet"] * 2
        assert do(dealing, table, cookie, "chat", text="what is coming?").json()["code"] == "daily-first"
    give_up(dealing, table, anna)
    # It is over, and Ben plays the same cards still.
    for cookie in (ben, guest):
        assert closed(cookie)[0] == "daily-first"
    # Anna learns the seed no earlier than the others, and does not deal the same to a friend.
    view = view_of(dealing, table, anna)
    assert view["table"].get("seed") is None
    assert dealing.ask("GET", f"/api/tables/{table}/record", cookie=anna).json()["code"] == "not-over-yet"
    asked = {"game": "osaka", "players": 3, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2, "same_deal_as": table}
    assert dealing.ask("POST", "/api/tables", asked, cookie=anna).json()["code"] == "deal-not-yours"
    exported = dealing.ask("GET", "/api/me/export", cookie=anna).json()
    [told] = [one for one in exported["tables"] if one["id"] == table]
    assert [one for one in told["events"] if one["kind"] != "chat"] == []
    # Once Ben has played to the end, he may look.
    play_on(dealing, mine, ben)
    assert dealing.ask("GET", f"/api/tables/{table}", cookie=ben).status_code == 200
    assert dealing.ask("GET", f"/api/tables/{table}/history/0", cookie=ben).status_code == 200
    assert closed(guest)[0] == "daily-first"


def test_who_gives_up_sees_no_game_of_others(dealing: Serving) -> None:
    """A second account that gives up at once would show its owner the whole deal, to be played with the first."""
    anna, second = with_account(dealing, "DoneAnna"), with_account(dealing, "SecondBen")
    table, mine = begin(dealing, anna), begin(dealing, second)
    assert play_on(dealing, table, anna)["table"]["state"] == "over"
    give_up(dealing, mine, second)
    for path in ("", "/history/1", "/log"):
        told = dealing.ask("GET", f"/api/tables/{table}{path}", cookie=second)
        assert (told.status_code, told.json()["code"]) == (403, "daily-first")
    assert dealing.ask("GET", f"/api/tables/{table}/record", cookie=second).json()["code"] == "not-over-yet"
    # Their own game they have seen already.
    own = view_of(dealing, mine, second)["table"]
    assert (own["state"], own["seed"]) == ("closed", None)
    told = daily(dealing, second)
    assert told["played"]
    assert [one["table"] for one in told["board"]] == [None] * len(told["board"])


def test_a_game_that_goes_on_is_seen_by_nobody_else(dealing: Serving) -> None:
    anna, ben = with_account(dealing, "OnAnna"), with_account(dealing, "OnBen")
    table = begin(dealing, anna)
    play_on(dealing, begin(dealing, ben), ben)
    assert dealing.ask("GET", f"/api/tables/{table}", cookie=ben).json()["code"] == "daily-first"


def test_it_is_played_alone_and_without_help(dealing: Serving) -> None:
    anna, ben = with_account(dealing, "AloneAnna"), with_account(dealing, "AloneBen")
    table = begin(dealing, anna)
    for action, more in (("mind", {"seat": 0, "bot": "clerk"}), ("invite", {"seat": 0})):
        assert do(dealing, table, anna, action, **more).json()["code"] == "not-in-daily"
    assert do(dealing, table, ben, "sit", seat=1).json()["code"] in ("not-in-daily", "daily-first", "same-deal")
    view = view_of(dealing, table, anna)
    assert do(dealing, table, anna, "ask_undo", at=view["at"]).json()["code"] == "not-in-daily"
    # Whoever undoes what cannot be undone hears of nobody who could agree to it.
    until = time.monotonic() + PATIENCE
    while "play" not in (view := view_of(dealing, table, anna))["you"]["can"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert do(dealing, table, anna, "undo", at=view["at"]).json()["code"] == "undo-gone"
    assert not {"mind", "invite", "hint", "ask_undo"} & set(view["you"]["can"])
    assert not view["table"]["hints"]
    listed = [
        one["id"] for which in ("open", "live") for one in dealing.ask("GET", f"/api/tables?which={which}").json()
    ]
    assert table not in listed


def test_the_board_compares_results_and_shows_tables_to_those_who_have_played(dealing: Serving) -> None:
    anna, ben = with_account(dealing, "BoardAnna"), with_account(dealing, "BoardBen")
    table = begin(dealing, anna)
    view = play_on(dealing, table, anna)
    assert view["table"]["state"] == "over"
    until = time.monotonic() + PATIENCE
    while not (row := [one for one in daily(dealing, ben)["board"] if one["name"] == "BoardAnna"]):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert (row[0]["you"], row[0]["table"]) == (False, None)
    mine = daily(dealing, anna)
    assert (mine["played"], mine["table"]) == (True, table)
    assert [(one["you"], one["table"]) for one in mine["board"] if one["name"] == "BoardAnna"] == [(True, table)]
    # Who gave up is not on it, and sees where nobody else played.
    give_up(dealing, begin(dealing, ben), ben)
    assert "BoardBen" not in [one["name"] for one in daily(dealing, ben)["board"]]
    assert [one["table"] for one in daily(dealing, ben)["board"] if one["name"] == "BoardAnna"] == [None]
    cara = with_account(dealing, "BoardCara")
    play_on(dealing, begin(dealing, cara), cara)
    assert [one["table"] for one in daily(dealing, cara)["board"] if one["name"] == "BoardAnna"] == [table]


def test_two_days_later_it_is_no_secret_any_more(dealing: Serving) -> None:
    anna = with_account(dealing, "LateAnna")
    table = begin(dealing, anna, "yokohama")
    give_up(dealing, table, anna)
    assert dealing.ask("GET", f"/api/tables/{table}/record").json()["code"] == "not-over-yet"
    # As if it had been begun days ago.
    with sqlite3.connect(dealing.data) as database:
        database.execute("update daily_deals set day = '2020-01-01' where game = 'yokohama'")
    assert dealing.ask("GET", f"/api/tables/{table}/record").status_code == 200


def test_who_cannot_play_it_is_told_why(dealing: Serving) -> None:
    told = dealing.ask("POST", "/api/daily/osaka", cookie=dealing.cookie("Guest"))
    assert (told.status_code, told.json()["code"]) == (403, "daily-account")
    assert dealing.ask("POST", "/api/daily/chess", cookie=with_account(dealing, "Chess")).status_code == 404
    assert {one["game"] for one in dealing.ask("GET", "/api/daily").json()} >= {"osaka", "yokohama"}


def test_whoever_asks_for_the_deal_many_times_at_once_gets_one_table(dealing: Serving) -> None:
    cookie = with_account(dealing, "AtOnce")
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(dealing.ask, "POST", "/api/daily/osaka", cookie=cookie) for _ in range(6)]
        told = [one.result() for one in asked]
    assert {one.status_code for one in told} <= {200, 201}, [one.text for one in told]
    assert len({one.json()["id"] for one in told}) == 1
