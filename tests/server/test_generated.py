"""Both games, played through a client that is made from what the server tells of itself and from nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from helpers.generated import Generated
from helpers.serving import Serving

TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def client(server: Serving) -> Iterator[Generated]:
    made = Generated(server.address)
    made.call("name_me_api_me_post", {"name": "Generated"})
    yield made
    made.close()


@pytest.mark.essential
@pytest.mark.parametrize("game", ["osaka", pytest.param("yokohama", marks=pytest.mark.slow)])
def test_a_whole_game_by_http_alone(client: Generated, game: str) -> None:
    dice, seats, number = random.Random(game), [0, 1], 0
    table = client.call("create_api_tables_post", {"game": game, "players": 2, "seats": TWO})["id"]
    look = "look_api_tables__id__get"
    while (view := client.call(look, id=table, seat=seats[0]))["table"]["state"] == "playing":
        if "play" not in view["you"]["can"]:
            # It is the other seat's turn.
            seats.reverse()
            continue
        number += 1
        move = dice.choice(view["game"]["moves"])["number"]
        action = {"client": "http", "id": number, "do": "play", "at": view["at"], "move": move}
        told = client.call("act_api_tables__id__do_post", action, id=table)
        assert (told["type"], told["id"]) == ("done", number)
        if number == 5:
            # Too late, and not even a move: the answer is the error itself.
            late = client.call("act_api_tables__id__do_post", {**action, "id": 10**6}, id=table, status=409)
            assert late["code"] == "late"
            none = {"client": "http", "id": 10**6 + 1, "do": "preview", "move": "nonsense"}
            assert client.call("act_api_tables__id__do_post", none, id=table, status=400)["said"]["id"]
    assert view["table"]["state"] == "over"
    assert view["sheet"]
    assert len(view["log"]) == 40
    assert client.call("verified_api_tables__id__verify_get", id=table)["good"]
    record = client.call("record_api_tables__id__record_get", id=table)
    asked = {"record": record, "step": 3, "ahead": 2}
    assert len(client.call("look_at_record_api_records_look_post", asked)["next"]) == 2
    assert client.call("whole_log_api_tables__id__log_get", id=table, since=0)[0]["step"] == 0
    assert client.call("history_api_tables__id__history__step__get", id=table, step=2, watch=True)["step"] == 2


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_whole_game_by_websocket(client: Generated, game: str) -> None:
    dice = random.Random(game)
    table = client.call("create_api_tables_post", {"game": game, "players": 2, "seats": TWO})["id"]
    lives = [client.live(table, seat=seat) for seat in (0, 1)]
    first = lives[0]
    first.send({"do": "ping"})
    assert first.hear_until("pong")["n"] >= 1
    first.send({"do": "look"})
    first.hear_until("view")
    assert first.act("chat", text="hello")["type"] == "done"
    asked = 0
    while lives[0].view["table"]["state"] == "playing":
        if "play" not in lives[0].view["you"]["can"]:
            before = lives[0].view["version"]
            lives.reverse()
            while lives[0].view["version"] < before:
                lives[0].hear()
            continue
        mover = lives[0]
        move = dice.choice(mover.view["game"]["moves"])
        if asked < 5:
            asked += 1
            told = mover.act("preview", move=move["text"])
            assert told["type"] == "answer", told
            assert mover.act("why", move=move["text"])["answer"] == {"reason": None}
        assert mover.act("play", at=mover.view["at"], move=move["number"])["type"] == "done"
    while first.view["table"]["state"] != "over":
        first.hear()
    assert first.view["sheet"]
    assert first.act("play", at=0, move=0)["why"]["code"] == "not-playing"
    again = first.act("rematch")
    while not first.view["table"]["rematch"]:
        first.hear()
    assert again["type"] in ("done", "answer")
    assert first.act("rematch")["answer"] == {"table": first.view["table"]["rematch"]}
    assert first.heard == {"view", "change", "done", "refused", "answer", "pong"}
    for live in lives:
        live.close()


def test_everything_else_that_the_document_names_can_be_called(client: Generated, server: Serving) -> None:
    """Accounts, tokens, lists and what gathers at a table; whole games call the rest."""
    somebody = Generated(server.address)
    account = {"name": "Generator", "password": "correct horse"}
    assert somebody.call("me_api_me_get") is None
    assert somebody.call("account_api_me_account_post", account)["account"]
    assert somebody.call("leave_api_me_leave_post", {"everywhere": False})["left"]
    assert somebody.call("me_api_me_get") is None
    assert somebody.call("enter_api_me_enter_post", account)["name"] == "Generator"
    token = somebody.call("new_token_api_me_tokens_post", {"label": "bot"})
    assert [one["id"] for one in somebody.call("tokens_api_me_tokens_get")] == [token["id"]]
    assert somebody.call("drop_token_api_me_tokens__id__delete", id=token["id"])["dropped"]
    somebody.call("new_token_api_me_tokens_post", {"label": "bot"})
    changed = {"old": account["password"], "new": "another horse"}
    assert somebody.call("password_api_me_password_post", changed)["dropped_tokens"] == 1
    assert somebody.call("password_api_me_password_post", changed, status=403)["code"] == "wrong-password"
    terms = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    tables = [somebody.call("create_api_tables_post", terms)["id"] for _ in range(3)]
    listed = somebody.call("listed_api_tables_get", which="mine", limit=2)
    assert [table["id"] for table in listed] == tables[:0:-1]
    live = somebody.live(tables[0])
    assert live.act("invite", seat=1)["answer"]["invite"]
    assert live.act("stand", seat=0)["type"] == "done"
    assert live.act("sit", seat=0, invite=None)["type"] == "done"
    assert live.act("mind", seat=0, bot=None)["type"] == "refused"
    assert live.act("close")["type"] == "done"
    live.send({"do": "look", "client": "generated", "id": 1})
    live.hear_until("view")
    somebody.call("about_api_about_get")
    assert somebody.call("leave_api_me_leave_post", {"everywhere": True})["left"]
    assert live.hear_until("bye")["why"] == "name-first"
    somebody.call("listed_api_tables_get", before="nonsense", status=400)
    somebody.call("create_api_tables_post", terms, status=401)
    live.close()
    somebody.close()
