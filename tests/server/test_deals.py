"""One deal at several tables: whoever has seen one of them learns nothing for another."""

from __future__ import annotations

import json
from typing import Any

import pytest
from helpers.attacking import (
    BOT,
    ME,
    OPEN,
    OSAKA,
    PASSWORD,
    do,
    heard_until,
    live,
    new_table,
    two_at_a_table,
    view_of,
    with_account,
)  # fmt: skip
from helpers.patience import PATIENCE
from helpers.serving import Serving

pytest_plugins = ("helpers.attacking", "helpers.postgres")


def another(server: Serving, cookie: str, table: str, *seats: dict[str, str], **terms: Any) -> str:
    """The code with which a second table of a deal is refused, or `ok`."""
    asked = {**OSAKA, "seats": list(seats), "same_deal_as": table, **terms}
    told = server.ask("POST", "/api/tables", asked, cookie=cookie)
    return "ok" if told.status_code == 201 else str(told.json()["code"])


def looks(server: Serving, table: str, cookie: str) -> set[str]:
    """What somebody is told who looks at a table in every way there is."""
    told = {
        server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie).json().get("code", "seen")
        for path in ("", "?watch=true", "?seat=0", "/history/3")
    }
    log = server.ask("GET", f"/api/tables/{table}/log", cookie=cookie)
    told.add("seen" if log.status_code == 200 else log.json()["code"])
    with live(server, table, cookie=cookie) as socket:
        told.add(heard_until(socket, "bye")["why"] if told == {"same-deal"} else heard_until(socket, "view")["type"])
    return told


def test_a_host_does_not_watch_bots_with_the_deal_that_she_plays(server: Serving) -> None:
    anna = server.cookie("Anna")
    bots = new_table(server, anna, seats=[BOT, BOT])
    own = new_table(server, anna, seats=[OPEN, BOT], same_deal_as=bots)
    # Not before she sits down either: nobody would know afterwards.
    assert looks(server, bots, anna) == {"same-deal"}
    assert do(server, own, anna, "sit", seat=0).status_code == 200
    assert looks(server, bots, anna) == {"same-deal"}
    assert looks(server, bots, server.cookie("Second browser")) == {"same-deal"}
    assert looks(server, bots, "") == {"same-deal"}
    # Not from the other side either: who plays at one table sees that one only.
    assert view_of(server, own, anna)["you"]["seat"] == 0
    # A host ends what she cannot see. Bots have played there: until her own game is over, too, nobody looks.
    assert do(server, bots, anna, "close").status_code == 200
    assert looks(server, bots, anna) == {"same-deal"}
    assert do(server, own, anna, "close").status_code == 200
    assert looks(server, bots, anna) == {"seen", "view"}


@pytest.mark.parametrize("who", ["the host", "a guest", "nobody we know"])
def test_a_table_that_was_watched_does_not_share_its_deal(server: Serving, who: str) -> None:
    anna = server.cookie("Anna")
    cookie = {"the host": anna, "a guest": server.cookie("Guest"), "nobody we know": ""}[who]
    for path in ("", "/history/0", "/log"):
        table = new_table(server, anna, seats=[BOT, BOT])
        assert server.ask("GET", f"/api/tables/{table}{path}", cookie=cookie).status_code == 200
        assert another(server, anna, table, OPEN, OPEN) == "deal-watched"
    table = new_table(server, anna, seats=[BOT, BOT])
    with live(server, table, cookie=cookie) as socket:
        heard_until(socket, "view")
    assert another(server, anna, table, OPEN, OPEN) == "deal-watched"


def test_who_has_seen_a_table_to_its_end_does_not_play_its_deal(server: Serving) -> None:
    """Also when that game is over and the other one has not begun."""
    anna, ben, cleo, dan = (server.cookie(name) for name in ("Anna", "Ben", "Cleo", "Dan"))
    first = new_table(server, anna, seats=[OPEN, OPEN])
    second = new_table(server, anna, seats=[OPEN, OPEN], same_deal_as=first)
    assert do(server, first, ben, "sit", seat=0).status_code == 200
    assert do(server, first, cleo, "sit", seat=1).status_code == 200
    assert do(server, first, ben, "close").status_code == 200
    ask = view_of(server, first, cleo)["table"]["asks"][0]["ask"]
    assert do(server, first, cleo, "answer", ask=ask, yes=True).status_code == 200
    assert view_of(server, first, cleo)["table"]["seed"] is None
    assert do(server, second, ben, "sit", seat=0).json()["code"] == "same-deal"
    assert do(server, second, ben, "chat", text="The red five comes!").json()["code"] == "same-deal"
    assert looks(server, second, ben) == {"same-deal"}
    # The host has organised it, seen nothing, and may play at one of the tables.
    assert do(server, second, anna, "sit", seat=0).status_code == 200
    assert do(server, second, dan, "sit", seat=1).status_code == 200
    assert looks(server, first, anna) == {"same-deal"}
    assert another(server, anna, first, ME, OPEN) == "same-deal"
    assert another(server, anna, first, OPEN, OPEN) == "ok"


def test_who_waits_at_a_table_is_sent_away_when_its_shared_deal_begins(server: Serving) -> None:
    anna, ben, zoe = (server.cookie(name) for name in ("Anna", "Ben", "Zoe"))
    first = new_table(server, anna, seats=[OPEN, OPEN])
    with live(server, first, cookie=zoe) as watching, live(server, first, cookie=ben) as playing:
        assert heard_until(watching, "view")["view"]["game"] is None
        heard_until(playing, "view")
        new_table(server, anna, seats=[OPEN, OPEN], same_deal_as=first)
        assert do(server, first, ben, "sit", seat=0).status_code == 200
        assert do(server, first, anna, "start").status_code == 200
        while (told := json.loads(watching.recv(timeout=PATIENCE)))["type"] != "bye":
            assert "market" not in str(told)
        assert told["why"] == "same-deal"
        while "market" not in str(heard_until(playing, "change")):
            pass


def test_who_hands_a_seat_over_does_not_watch_a_shared_deal(server: Serving) -> None:
    table, anna, ben = two_at_a_table(server)
    new_table(server, anna, seats=[OPEN, OPEN], same_deal_as=table)
    invite = do(server, table, anna, "invite", seat=0).json()["answer"]["invite"]
    zoe = server.cookie("Zoe")
    with live(server, table, cookie=anna) as socket:
        heard_until(socket, "view")
        assert do(server, table, zoe, "sit", seat=0, invite=invite).status_code == 200
        ask = view_of(server, table, ben)["table"]["asks"][0]["ask"]
        assert do(server, table, ben, "answer", ask=ask, yes=True).status_code == 200
        assert heard_until(socket, "bye")["why"] == "same-deal"
    assert view_of(server, table, zoe)["you"]["seat"] == 0
    assert looks(server, table, anna) == {"same-deal"}


def test_an_account_that_comes_to_two_tables_of_a_deal_sees_one_at_most(server: Serving) -> None:
    """Two people who turn out to be one: the account takes the seat that its guest has at the other table."""
    account = {"name": "Xenia", "password": PASSWORD}
    host, xenia, guest = server.cookie("Host"), with_account(server, "Xenia"), server.cookie("Guest")
    first = new_table(server, host, seats=[OPEN, BOT, BOT], players=3)
    second = new_table(server, host, seats=[OPEN, BOT, OPEN], players=3, same_deal_as=first)
    with live(server, second, cookie=xenia) as socket:
        heard_until(socket, "view")
        assert do(server, first, xenia, "sit", seat=0).status_code == 200
        assert do(server, second, guest, "sit", seat=0).status_code == 200
        assert server.ask("POST", "/api/me/enter", account, cookie=guest).status_code == 200
        assert do(server, second, host, "start").status_code == 200
        while (told := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "bye":
            assert "market" not in str(told)
        assert told["why"] == "same-deal"
    # An answer about a move tells of the table as well.
    for question in ("why", "preview"):
        assert do(server, second, xenia, question, move="token R").json()["code"] == "same-deal"


def test_all_processes_send_watchers_away(webs: list[Serving]) -> None:
    one, two = webs
    anna, ben, zoe = one.cookie("Anna"), one.cookie("Ben"), one.cookie("Zoe")
    first = new_table(one, anna, seats=[OPEN, OPEN])
    with live(two, first, cookie=zoe) as watching:
        heard_until(watching, "view")
        new_table(one, anna, seats=[OPEN, OPEN], same_deal_as=first)
        assert do(one, first, ben, "sit", seat=0).status_code == 200
        assert do(one, first, anna, "start").status_code == 200
        assert heard_until(watching, "bye")["why"] == "same-deal"
    # Watching through one process is known to the other.
    table, anna, _ = two_at_a_table(one)
    assert view_of(two, table, zoe)["you"]["seat"] is None
    assert another(one, anna, table, OPEN, OPEN) == "deal-watched"
