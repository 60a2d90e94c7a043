"""Friends and invitations by name: asking, agreeing, ending it, blocking; and no answer that says who exists."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import do, new_table, view_of, with_account
from helpers.patience import PATIENCE
from helpers.receiving import Receiver
from helpers.serving import Serving


def friend(server: Serving, cookie: str, name: str, change: str = "") -> dict[str, Any]:
    """What somebody is told of their friends after a change."""
    told = server.ask("POST", f"/api/me/friends{change}", {"name": name}, cookie=cookie)
    assert told.status_code == 200, told.text
    return dict(told.json())


def friends(server: Serving, cookie: str) -> dict[str, Any]:
    return dict(server.ask("GET", "/api/me/friends", cookie=cookie).json())


def names(told: dict[str, Any]) -> list[str]:
    return [one["name"] for one in told["friends"]]


def two_friends(server: Serving, one: str, other: str) -> tuple[str, str]:
    """Two accounts that are friends; their cookies."""
    first, second = with_account(server, one), with_account(server, other)
    friend(server, first, other)
    friend(server, second, one, "/accept")
    return first, second


def test_somebody_asks_and_the_other_agrees(server: Serving) -> None:
    anna, ben = with_account(server, "AskAnna"), with_account(server, "AskBen")
    assert friend(server, anna, "askben")["asked"] == ["askben"]
    assert friends(server, ben) == {"friends": [], "asking": ["AskAnna"], "asked": [], "blocked": []}
    assert names(friend(server, ben, "AskAnna", "/accept")) == ["AskAnna"]
    assert names(friends(server, anna)) == ["AskBen"]
    assert names(friends(server, ben)) == ["AskAnna"]
    assert friends(server, anna)["asked"] == friends(server, ben)["asking"] == []
    again = server.ask("POST", "/api/me/friends", {"name": "AskBen"}, cookie=anna)
    assert (again.status_code, again.json()["code"]) == (409, "friend-is-there")
    friend(server, ben, "AskAnna", "/remove")
    assert names(friends(server, anna)) == names(friends(server, ben)) == []


def test_two_who_ask_each_other_are_friends(server: Serving) -> None:
    anna, ben = with_account(server, "MutualAnna"), with_account(server, "MutualBen")
    friend(server, anna, "MutualBen")
    assert names(friend(server, ben, "MutualAnna")) == ["MutualAnna"]
    assert friends(server, anna)["asked"] == friends(server, ben)["asked"] == []


def test_no_answer_tells_who_exists(server: Serving) -> None:
    anna, cara, ben = with_account(server, "Prober"), with_account(server, "Prober2"), with_account(server, "Real")
    friend(server, ben, "Prober", "/block")
    for change in ("", "/remove", "/block", "/remove", ""):
        told = [friend(server, who, name, change) for who, name in ((anna, "Real"), (cara, "Unreal"))]
        assert json.dumps(told[0]) == json.dumps(told[1]).replace("Unreal", "Real"), change
    refused = [server.ask("POST", "/api/me/friends/accept", {"name": name}, cookie=anna) for name in ("Real", "Unreal")]
    assert [(one.status_code, one.json()["code"]) for one in refused] == [(404, "not-asked")] * 2


def test_an_invitation_answers_the_same_for_a_name_that_nobody_has(server: Serving) -> None:
    host = with_account(server, "Inviter")
    with_account(server, "Stranger")
    views = []
    for name in ("Stranger", "Nobodyatall"):
        table = new_table(server, host)
        told = do(server, table, host, "keep", seat=1, name=name)
        seat = view_of(server, table, host)["table"]["seats"][1]
        listed = server.ask("GET", "/api/tables?which=mine", cookie=host).json()[0]
        views.append(
            (told.status_code, sorted(told.json()), {**seat, "name": ""}, [sorted(one) for one in listed["seats"]])
        )
        assert seat["name"] == name
        assert "for" not in listed["seats"][1]
    assert views[0] == views[1]


def test_whoever_is_blocked_is_not_heard_and_does_not_notice(server: Serving) -> None:
    anna, ben = two_friends(server, "BlockAnna", "BlockBen")
    friend(server, ben, "BlockAnna", "/block")
    assert names(friends(server, anna)) == []
    assert friend(server, anna, "BlockBen")["asked"] == ["BlockBen"]
    assert friends(server, ben) == {"friends": [], "asking": [], "asked": [], "blocked": ["BlockAnna"]}
    table = new_table(server, anna)
    assert do(server, table, anna, "keep", seat=1, name="BlockBen").status_code == 200
    assert server.ask("GET", "/api/home", cookie=ben).json()["running"] == []
    # Once unblocked, the question is there.
    assert friend(server, ben, "BlockAnna", "/remove")["blocked"] == []
    assert friend(server, anna, "BlockBen")["asked"] == ["BlockBen"]
    assert friends(server, ben)["asking"] == ["BlockAnna"]


def test_an_invited_friend_sees_it_at_home_sits_down_or_declines(server: Serving) -> None:
    anna, ben = two_friends(server, "HostAnna", "GuestBen")
    for action, running in (("sit", 1), ("stand", 0)):
        table = new_table(server, anna)
        assert do(server, table, anna, "keep", seat=1, name="guestben").status_code == 200
        [listed] = [one for one in server.ask("GET", "/api/home", cookie=ben).json()["running"] if one["id"] == table]
        assert listed["invited"]
        # Nobody else takes the seat.
        told = do(server, table, server.cookie("Cuckoo"), "sit", seat=1)
        assert told.json()["code"] == "seat-kept"
        assert do(server, table, ben, action, seat=1).status_code == 200
        home = server.ask("GET", "/api/home", cookie=ben).json()["running"]
        assert len([one for one in home if one["id"] == table]) == running
    assert do(server, table, anna, "keep", seat=1, name="GuestBen").status_code == 200
    assert do(server, table, anna, "keep", seat=1, name=None).status_code == 200
    assert not view_of(server, table, anna)["table"]["seats"][1]["kept"]


def test_only_the_host_invites_and_only_to_free_seats(server: Serving) -> None:
    anna, ben = two_friends(server, "OnlyAnna", "OnlyBen")
    table = new_table(server, anna)
    assert do(server, table, ben, "keep", seat=1, name="OnlyAnna").json()["code"] == "host-only"
    assert do(server, table, anna, "keep", seat=0, name="OnlyBen").json()["code"] == "seat-taken"
    assert do(server, table, anna, "keep", seat=3, name="OnlyBen").json()["code"] == "no-such-seat"
    assert do(server, table, anna, "keep", seat=1, name="\u200b").json()["code"] == "bad-name"
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    assert do(server, table, anna, "keep", seat=1, name="OnlyBen").json()["code"] == "already-begun"


def test_an_invited_friend_is_notified_once_and_a_stranger_never(tmp_path: Path) -> None:
    with Serving(tmp_path, "--notify-after", "0", "--private-webhooks") as server, Receiver() as receiver:
        anna, ben = two_friends(server, "Anna", "Ben")
        cara = with_account(server, "Cara")
        for cookie in (ben, cara):
            asked = {"kind": "webhook", "address": receiver.address}
            server.ask("POST", "/api/me/channels", asked, cookie=cookie)
        table = new_table(server, anna)
        for name in ("Cara", "Ben"):
            assert do(server, table, anna, "keep", seat=1, name=name).status_code == 200
        # An invitation that is taken back before it is sent is not sent: wait for it.
        told = json.loads(receiver.next().body)
        for name in (None, "Ben"):
            assert do(server, table, anna, "keep", seat=1, name=name).status_code == 200
        assert (told["event"], told["table"]) == ("invite", table)
        assert told["text"].startswith("Anna invites you to a table: Traders of Osaka.")
        # What comes last is told last.
        assert do(server, table, ben, "sit", seat=1).status_code == 200
        assert json.loads(receiver.next().body)["event"] in ("turn", "start")
        assert len(receiver.all) == 2


def test_friends_who_are_here_are_seen(server: Serving) -> None:
    anna, ben = two_friends(server, "SeenAnna", "SeenBen")
    server.ask("GET", "/api/home", cookie=ben)
    until = time.monotonic() + PATIENCE
    while not (told := server.ask("GET", "/api/home", cookie=anna).json()["friends"]["friends"])[0]["here"]:
        assert time.monotonic() < until
    assert [(one["name"], one["here"]) for one in told] == [("SeenBen", True)]
    assert server.ask("GET", "/api/home", cookie=server.cookie("Guest")).json()["friends"] is None


@pytest.mark.parametrize(("number", "name"), enumerate(["", " ", "\u200b", "x" * 25, "a\u202eb"]))
def test_what_is_no_name_is_refused_in_a_sentence(server: Serving, number: int, name: str) -> None:
    known = with_account(server, f"Known{number}")
    for change in ("", "/accept", "/remove", "/block"):
        told = server.ask("POST", f"/api/me/friends{change}", {"name": name}, cookie=known)
        assert told.json()["code"] == "bad-name"
    for change in ("", "/block"):
        told = server.ask("POST", f"/api/me/friends{change}", {"name": f"known{number}"}, cookie=known)
        assert told.json()["text"] == "That is you."


def test_friends_are_for_accounts_by_cookie(server: Serving) -> None:
    told = server.ask("POST", "/api/me/friends", {"name": "Ben"}, cookie=server.cookie("Guest"))
    assert (told.status_code, told.json()["code"]) == (403, "friends-account")
    anna = with_account(server, "TokenAnna")
    token = server.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=anna).json()["token"]
    assert server.ask("GET", "/api/me/friends", authorization=f"Bearer {token}").json()["code"] == "needs-cookie"


def test_questions_are_limited(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        anna = with_account(server, "Anna")
        for n in range(30):
            friend(server, anna, f"Nobody{n}")
        told = server.ask("POST", "/api/me/friends", {"name": "Nobody30"}, cookie=anna)
        assert (told.status_code, told.json()["code"]) == (409, "too-many-asked")


def test_friends_go_with_whoever_is_erased(server: Serving) -> None:
    anna, ben = two_friends(server, "StayAnna", "GoneBen")
    cara = with_account(server, "StayCara")
    friend(server, cara, "GoneBen")
    friend(server, anna, "GoneBen", "/block")
    gone = server.ask("POST", "/api/me/delete", {"password": "correct horse battery"}, cookie=ben)
    assert gone.status_code == 200, gone.text
    assert friends(server, anna) == {"friends": [], "asking": [], "asked": [], "blocked": ["GoneBen"]}
    # What others have asked or blocked by name stays: that it went would tell that there was such an account.
    assert friends(server, cara)["asked"] == ["GoneBen"]


def test_a_guest_with_the_name_of_an_account_sees_nothing_of_it(server: Serving) -> None:
    with_account(server, "Sought")
    friend(server, with_account(server, "Seeker"), "Sought")
    told = server.ask("POST", "/api/me", {"name": "sought"})
    guest = told.headers["set-cookie"].partition(";")[0]
    assert friends(server, guest)["asking"] == []


def test_limits_hold_for_those_who_ask_at_once(server: Serving) -> None:
    """Five channels each, however many requests come in the same moment."""
    cookie = with_account(server, "Hasty")

    def add(number: int) -> int:
        asked = {"kind": "webhook", "address": f"http://198.51.100.7/{number}"}
        return server.ask("POST", "/api/me/channels", asked, cookie=cookie).status_code

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(add, range(12)))
    assert answers.count(200) == 5, answers
