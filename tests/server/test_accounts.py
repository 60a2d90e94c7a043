"""Accounts: sessions, new passwords by the operator's code, invitations, export and deletion, on both databases."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from urllib.parse import quote

import pytest
from helpers.attacking import (
    PASSWORD,
    cookie_in,
    do,
    heard_until,
    live,
    new_table,
    two_at_a_table,
    view_of,
    with_account,
)
from helpers.command import ALL_IS_WELL, refused
from helpers.operator import Desk, id_of, serving, until
from helpers.serving import Serving
from itsdangerous import URLSafeSerializer
from sqlalchemy import create_engine, text

from shokai.server.tables.chairs import GONE

pytest_plugins = ("helpers.postgres",)

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
NEW = "a fresh password"


def entered(desk: Desk, name: str, password: str = PASSWORD, **headers: str) -> str:
    """The cookie of a browser that has logged in."""
    told = desk.server.ask("POST", "/api/me/enter", {"name": name, "password": password}, **headers)
    assert told.status_code == 200, told.text
    return told.headers["set-cookie"].partition(";")[0]


def change(desk: Desk, statement: str, **values: object) -> None:
    """Changes the database behind the server's back."""
    engine = create_engine(desk.url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


# Sessions.


def test_browsers_that_are_logged_in_are_listed_and_ended_one_by_one(desk: Desk) -> None:
    server = desk.server
    with_account(server, "Sessa")
    laptop = entered(desk, "Sessa", user_agent=FIREFOX)
    phone = entered(desk, "Sessa", user_agent=PHONE)
    told = server.ask("GET", "/api/me/sessions", cookie=laptop).json()
    assert len(told) == 3
    assert {(one["label"], one["current"]) for one in told} == {
        ("Firefox, Linux", True), ("Safari, iPhone", False), ("", False),
    }  # fmt: skip
    [theirs] = [one["id"] for one in told if one["label"] == "Safari, iPhone"]
    table = new_table(server, phone)
    with live(server, table, cookie=phone) as socket, live(server, table, cookie=laptop) as other:
        heard_until(socket, "view")
        heard_until(other, "view")
        assert server.ask("DELETE", f"/api/me/sessions/{theirs}", cookie=laptop).json() == {"ended": True}
        assert heard_until(socket, "bye")["why"] == "name-first"
        assert do(server, table, laptop, "chat", text="still here").status_code == 200
        assert heard_until(other, "change")
    assert server.ask("GET", "/api/me", cookie=phone).json() is None
    assert server.ask("GET", "/api/me", cookie=laptop).json()["name"] == "Sessa"
    assert server.ask("DELETE", f"/api/me/sessions/{theirs}", cookie=laptop).status_code == 404


def test_nobody_ends_or_sees_the_sessions_of_another(desk: Desk) -> None:
    server = desk.server
    mine, theirs = with_account(server, "Owner"), with_account(server, "Other")
    [session] = server.ask("GET", "/api/me/sessions", cookie=theirs).json()
    assert server.ask("DELETE", f"/api/me/sessions/{session['id']}", cookie=mine).status_code == 404
    token = server.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=theirs).json()["token"]
    for method, path in (("GET", "/api/me/sessions"), ("DELETE", f"/api/me/sessions/{session['id']}")):
        assert server.ask(method, path, authorization=f"Bearer {token}").json()["code"] == "needs-cookie"
        assert server.ask(method, path).json()["code"] == "name-first"
    for hostile in ("..", "%00", "' or 1=1 --", "x" * 300):
        told = server.ask("DELETE", f"/api/me/sessions/{quote(hostile, safe='')}", cookie=mine)
        assert told.status_code in (404, 405, 422)
    assert server.ask("GET", "/api/me", cookie=theirs).json()["name"] == "Other"


def test_logging_out_ends_the_session_and_a_copy_of_its_cookie(desk: Desk) -> None:
    server = desk.server
    first = with_account(server, "Leaver")
    second = entered(desk, "Leaver")
    assert server.ask("POST", "/api/me/leave", {}, cookie=second).json()["left"]
    assert server.ask("GET", "/api/me", cookie=second).json() is None
    assert len(server.ask("GET", "/api/me/sessions", cookie=first).json()) == 1


def test_a_cookie_from_before_there_were_sessions_goes_on_and_gets_one(tmp_path: Path) -> None:
    secret = "a secret that signs the cookies of this test"
    with Serving(tmp_path, env={"SHOKAI_SECRET": secret}) as server:
        person = id_of(server, with_account(server, "Old"))
        # As it was signed then: a person and an epoch.
        signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
        old = f"shokai={signer.dumps([person, 1])}"
        assert id_of(server, old) == person
        fresh = cookie_in(server.ask("GET", "/api/me", cookie=old))
        assert sum(one["current"] for one in server.ask("GET", "/api/me/sessions", cookie=fresh).json()) == 1
        # One of somebody else's making is nobody's.
        for made in ([person, 1, "no-session"], [person, 1, 5], [person, 1, "a", "b"], [person]):
            assert server.ask("GET", "/api/me", cookie=f"shokai={signer.dumps(made)}").json() is None


# New passwords.


@pytest.mark.parametrize("way", ["request", "command"])
def test_a_code_of_the_operator_sets_a_new_password_once(desk: Desk, way: str) -> None:
    server, name = desk.server, f"Forgot{way}"
    cookie = with_account(server, name)
    if way == "request":
        code = desk.ask("POST", f"/people/{id_of(server, cookie)}/reset").json()["code"]
    else:
        said = desk.command("reset", name, "--server", "https://play.example.org/")
        assert said.code == ALL_IS_WELL
        link = said.out.splitlines()[-1]
        assert link.startswith("https://play.example.org/login?reset=")
        code = link.partition("=")[2]
    assert code not in desk.stored()
    assert server.ask("POST", "/api/me/reset", {"code": code, "password": "short"}).json()["code"] == "bad-password"
    told = server.ask("POST", "/api/me/reset", {"code": code, "password": NEW})
    assert told.json()["name"] == name
    assert server.ask("GET", "/api/me", cookie=told.headers["set-cookie"].partition(";")[0]).json()["name"] == name
    # What was open with the old one is closed, and neither it nor the code works any more.
    assert server.ask("GET", "/api/me", cookie=cookie).json() is None
    assert server.ask("POST", "/api/me/enter", {"name": name, "password": PASSWORD}).json()["code"] == "wrong-password"
    again = server.ask("POST", "/api/me/reset", {"code": code, "password": NEW})
    assert (again.status_code, again.json()["code"]) == (403, "bad-code")
    entered(desk, name, NEW)


def test_a_code_expires_and_a_newer_one_replaces_it(desk: Desk) -> None:
    server = desk.server
    person = id_of(server, with_account(server, "Late"))
    first, second = (desk.ask("POST", f"/people/{person}/reset").json()["code"] for _ in range(2))
    assert server.ask("POST", "/api/me/reset", {"code": first, "password": NEW}).json()["code"] == "bad-code"
    change(desk, "update codes set expires = :now where person = :person", now=time.time() - 1, person=person)
    assert server.ask("POST", "/api/me/reset", {"code": second, "password": NEW}).json()["code"] == "bad-code"
    entered(desk, "Late")


def test_codes_cannot_be_guessed_and_tell_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as desk:
        told = [
            desk.server.ask(
                "POST", "/api/me/reset", {"code": f"guess {n}", "password": NEW}, x_forwarded_for="192.0.2.1"
            )
            for n in range(22)
        ]
        assert [one.json()["code"] for one in told] == ["bad-code"] * 20 + ["too-many-guesses"] * 2
        # An address that guessed codes may not go on with passwords.
        body = {"name": "Anna", "password": PASSWORD}
        entering = desk.server.ask("POST", "/api/me/enter", body, x_forwarded_for="192.0.2.1")
        assert entering.json()["code"] == "too-many-guesses"


@pytest.mark.parametrize("code", ["", " ", "\x00", "' or '1'='1", "\ud800", "x" * 80])
def test_hostile_codes_are_codes_that_do_not_work(one: Desk, code: str) -> None:
    body = json.dumps({"code": code, "password": NEW}).encode()
    told = one.server.ask("POST", "/api/me/reset", body, content_type="application/json")
    assert told.json()["code"] in ("bad-code", "bad-message")


def test_codes_are_for_accounts_that_there_are(one: Desk) -> None:
    guest = id_of(one.server, one.server.cookie("Gast"))
    assert one.ask("POST", f"/people/{guest}/reset").json()["code"] == "admin-no-account"
    assert one.ask("POST", "/people/nobody/reset").json()["code"] == "admin-no-such-person"
    refused(one.command("reset", "Gast"), "Gast")
    refused(one.command("reset", "nobody"), "nobody")
    refused(one.command("reset", "Gast", "--hours", "0"), "hour")


# Who may make an account.


def test_accounts_can_be_by_invitation_only(desk: Desk) -> None:
    server = desk.server
    assert server.ask("GET", "/api/about").json()["registration"] == "open"
    assert "need an invitation" in desk.command("registration", "invited").out
    until(lambda: server.ask("GET", "/api/about").json()["registration"] == "invited", "the new rule")
    body = {"name": "Stranger", "password": PASSWORD}
    assert server.ask("POST", "/api/me/account", body).json()["code"] == "invitation-needed"
    assert server.ask("POST", "/api/me/account", {**body, "invitation": "made up"}).json()["code"] == "bad-code"
    # Guests play, and accounts log in.
    assert server.cookie("Guest")
    code = desk.ask("POST", "/invitations").json()["code"]
    assert code not in desk.stored()
    # A name that is taken does not use it up.
    with_taken = server.ask("POST", "/api/me/account", {**body, "name": "Invited", "invitation": code})
    assert with_taken.status_code == 200
    assert server.ask("POST", "/api/me/account", {**body, "invitation": code}).json()["code"] == "bad-code"
    other = desk.command("invite").out.splitlines()[-1].partition("=")[2]
    taken = server.ask("POST", "/api/me/account", {**body, "name": "Invited", "invitation": other})
    assert taken.json()["code"] == "name-taken"
    assert server.ask("POST", "/api/me/account", {**body, "invitation": other}).status_code == 200
    # An invitation is no way to a new password, nor the other way round.
    third = desk.ask("POST", "/invitations").json()["code"]
    assert server.ask("POST", "/api/me/reset", {"code": third, "password": NEW}).json()["code"] == "bad-code"
    assert desk.ask("POST", "/rules", {"registration": "open"}).json()["registration"] == "open"
    assert server.ask("POST", "/api/me/account", {**body, "name": "Welcome"}).status_code == 200


# Export and deletion.


def test_a_person_downloads_all_that_is_theirs_and_no_secret(desk: Desk) -> None:
    server = desk.server
    cookie = with_account(server, "Exporter")
    person = id_of(server, cookie)
    server.ask("POST", "/api/me/tokens", {"label": "my program"}, cookie=cookie)
    table = new_table(server, cookie)
    ben = server.cookie("Ben")
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    for who, words in ((cookie, "mine"), (ben, "not mine")):
        assert do(server, table, who, "chat", text=words).status_code == 200
    told = server.ask("GET", "/api/me/export", cookie=cookie)
    assert "attachment" in told.headers["content-disposition"]
    everything = told.json()
    assert everything["person"]["name"] == "Exporter"
    assert [token["label"] for token in everything["tokens"]] == ["my program"]
    assert len(everything["sessions"]) == 1
    [there] = everything["tables"]
    assert (there["id"], there["host"]) == (table, True)
    assert [(seat["name"], seat["you"]) for seat in there["seats"]] == [("Exporter", True), ("Ben", False)]
    # The game goes on: what people said is theirs, what was dealt is nobody's yet.
    assert [(event["kind"], event["data"]["text"]) for event in there["events"]] == [("chat", "mine")]
    for secret in ("argon2", "digest", "not mine", "seed", id_of(server, ben)):
        assert secret not in told.text
    assert person in told.text
    assert server.ask("GET", "/api/me/export").status_code == 401


def test_a_person_deletes_their_account_with_its_password(desk: Desk) -> None:
    server = desk.server
    cookie = with_account(server, "Goner")
    person = id_of(server, cookie)
    table = new_table(server, cookie)
    ben = server.cookie("Ben")
    assert do(server, table, ben, "sit", seat=1).status_code == 200
    for body in ({}, {"password": ""}, {"password": "wrong horse battery"}):
        assert server.ask("POST", "/api/me/delete", body, cookie=cookie).json()["code"] == "wrong-password"
    token = server.ask("POST", "/api/me/tokens", {"label": "bot"}, cookie=cookie).json()["token"]
    told = server.ask("POST", "/api/me/delete", {"password": PASSWORD}, authorization=f"Bearer {token}")
    assert told.json()["code"] == "needs-cookie"
    assert server.ask("POST", "/api/me/delete", {"password": PASSWORD}, cookie=cookie).json() == {"deleted": True}
    assert server.ask("GET", "/api/me", cookie=cookie).json() is None
    for trace in (person, "Goner", "goner"):
        assert trace not in desk.stored()
    assert [seat["name"] for seat in view_of(server, table, ben)["table"]["seats"]] == [GONE, "Ben"]


def test_a_guest_deletes_themselves(desk: Desk) -> None:
    cookie = desk.server.cookie("Passerby")
    assert desk.server.ask("POST", "/api/me/delete", {}, cookie=cookie).json() == {"deleted": True}
    assert "Passerby" not in desk.stored()


def test_a_guest_becomes_an_account_without_loss(desk: Desk) -> None:
    """The same person with the same seat, host and chat, whether the account is new or was there before."""
    server = desk.server
    table, anna, ben = two_at_a_table(server)
    before = view_of(server, table, anna)["you"]
    made = server.ask("POST", "/api/me/account", {"name": "Annabel", "password": PASSWORD}, cookie=anna)
    account = made.headers["set-cookie"].partition(";")[0]
    assert made.json()["id"] == id_of(server, account)
    assert view_of(server, table, account)["you"] == before
    with_account(server, "Benno")
    entering = server.ask("POST", "/api/me/enter", {"name": "Benno", "password": PASSWORD}, cookie=ben)
    benno = entering.headers["set-cookie"].partition(";")[0]
    assert view_of(server, table, benno)["you"]["seats"] == [1]
