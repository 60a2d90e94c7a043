"""Tournaments: from the announcement to the places, whoever leaves, and nothing told too early."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import do, view_of, with_account
from helpers.filling import opened
from helpers.patience import PATIENCE
from helpers.places import TESTS
from helpers.serving import Serving
from helpers.tables import run
from sqlalchemy import create_engine, insert, select

from shokai.server.client import Client
from shokai.server.club.running import Tournaments
from shokai.server.http.tournaments import Large, seen_of, told_to
from shokai.server.people.person import Person
from shokai.server.storage import schema as db

pytest_plugins = ("helpers.postgres",)

CUP = {"name": "Thursday club", "game": "osaka", "players": 2, "rounds": 2}


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory, any_database: str) -> Iterator[Serving]:
    """A server with bots, on either database."""
    with Serving(tmp_path_factory.mktemp("club"), thinkers=1, database=any_database) as serving:
        yield serving


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without bots, where somebody who has gone is away at once."""
    with Serving(tmp_path_factory.mktemp("quiet"), "--away", "0") as serving:
        yield serving


def ask(server: Serving, cookie: str, path: str, body: Any = None) -> dict[str, Any]:
    told = server.ask("POST", f"/api/tournaments{path}", body, cookie=cookie)
    assert told.status_code in (200, 201), told.text
    return dict(told.json())


def refused(server: Serving, cookie: str, path: str, body: Any = None) -> str:
    told = server.ask("POST", f"/api/tournaments{path}", body, cookie=cookie)
    assert 400 <= told.status_code < 500, told.text
    return str(told.json()["code"])


def look(server: Serving, id: str, cookie: str = "") -> dict[str, Any]:
    told = server.ask("GET", f"/api/tournaments/{id}", cookie=cookie)
    assert told.status_code == 200, told.text
    return dict(told.json())


def play_round(server: Serving, id: str, people: dict[str, str]) -> dict[str, Any]:
    """Everybody plays their table of this round to its end; the tournament when all is noted."""
    until = time.monotonic() + PATIENCE
    round = look(server, id)["round"]
    while True:
        told = look(server, id)
        # The next one may have begun by itself.
        if not told["waits"] or told["round"] != round:
            return told
        assert time.monotonic() < until, told
        for table in told["tables"]:
            if table["state"] != "playing" or table["round"] != told["round"]:
                continue
            for seat in table["seats"]:
                if seat["bot"]:
                    continue
                cookie = people[seat["name"]]
                for _ in range(40):
                    view = view_of(server, table["table"], cookie)
                    if "play" not in view["you"]["can"]:
                        break
                    do(server, table["table"], cookie, "play", at=view["at"], move=view["game"]["moves"][0]["number"])


def gather(server: Serving, names: list[str], **more: Any) -> tuple[str, dict[str, str]]:
    """A tournament that all of them have joined; the first holds it."""
    people = {name: with_account(server, name) for name in names}
    id = ask(server, people[names[0]], "", {**CUP, **more})["id"]
    for cookie in people.values():
        ask(server, cookie, f"/{id}/join")
    return id, people


def test_a_whole_tournament(club: Serving) -> None:
    id, people = gather(club, ["Anna", "Ben", "Cara"], bot="random")
    host = people["Anna"]
    assert [one["id"] for one in club.ask("GET", "/api/tournaments?which=open").json()] == [id]
    told = ask(club, host, f"/{id}/begin")
    assert (told["state"], told["round"], told["waits"]) == ("running", 1, 2)
    assert refused(club, host, f"/{id}/begin") == "round-goes-on"
    first = [sorted(seat["name"] for seat in one["seats"] if not seat["bot"]) for one in told["tables"]]
    # Anybody may watch, and the table knows where it belongs.
    view = view_of(club, told["tables"][0]["table"], "")
    assert view["table"]["tournament"] == {"id": id, "name": CUP["name"], "round": 1, "number": 1}
    assert look(club, id, host)["table"] in {one["table"] for one in told["tables"]}
    told = play_round(club, id, people)
    assert (told["state"], told["round"]) == ("running", 1)
    scored = [seat for one in told["tables"] for seat in one["seats"]]
    assert all(seat["score"] in (0, 0.5, 1) and seat["place"] for seat in scored)
    told = ask(club, host, f"/{id}/begin")
    second = [
        sorted(seat["name"] for seat in one["seats"] if not seat["bot"]) for one in told["tables"] if one["round"] == 2
    ]
    # Nobody meets the same again, and somebody else plays with the bot.
    assert not {tuple(one) for one in first} & {tuple(one) for one in second}
    told = play_round(club, id, people)
    assert (told["state"], told["can"]) == ("over", [])
    standings = told["standings"]
    assert [one["score"] for one in standings] == sorted((one["score"] for one in standings), reverse=True)
    assert standings[0]["place"] == 1
    assert {one["games"] for one in standings} == {2}
    assert sum(one["score"] for one in standings) == pytest.approx(
        sum(s["score"] for one in told["tables"] for s in one["seats"] if not s["bot"])
    )
    assert refused(club, host, f"/{id}/begin") == "tournament-over"
    assert refused(club, with_account(club, "Late"), f"/{id}/join") == "tournament-over"
    assert [one["id"] for one in club.ask("GET", "/api/tournaments?which=over").json()] == [id]


def test_the_same_deal_for_all_and_nobody_sees_another_table(club: Serving) -> None:
    id, people = gather(club, ["Anna", "Ben", "Cara", "Dora"], rounds=1, duplicate=True)
    told = ask(club, people["Anna"], f"/{id}/begin")
    one, other = told["tables"]
    commitments = set()
    for table in (one, other):
        mine = people[table["seats"][0]["name"]]
        commitments.add(view_of(club, table["table"], mine)["table"]["commitment"])
    assert len(commitments) == 1
    stranger = people[other["seats"][0]["name"]]

    def codes(cookie: str, table: str) -> list[str]:
        paths = ("", "/history/1", "/log", "/record", "/verify")
        answers = [club.ask("GET", f"/api/tables/{table}{path}", cookie=cookie) for path in paths]
        assert all(answer.status_code == 403 for answer in answers), [answer.text for answer in answers]
        return [answer.json()["code"] for answer in answers]

    for cookie in (stranger, club.cookie("Guest"), with_account(club, "Eve")):
        assert codes(cookie, one["table"]) == ["same-deal"] * 3 + ["not-over-yet"] * 2
        assert do(club, one["table"], cookie, "chat", text="what is coming?").json()["code"] == "same-deal"
    # The first table ends: still nobody at the second sees it, nor how it came out.
    seated = {seat["name"]: people[seat["name"]] for seat in one["seats"]}
    until = time.monotonic() + PATIENCE
    while view_of(club, one["table"], next(iter(seated.values())))["table"]["state"] == "playing":
        assert time.monotonic() < until
        for cookie in seated.values():
            view = view_of(club, one["table"], cookie)
            if "play" in view["you"]["can"]:
                do(club, one["table"], cookie, "play", at=view["at"], move=view["game"]["moves"][-1]["number"])
    assert codes(stranger, one["table"])[0] == "same-deal"
    assert view_of(club, one["table"], next(iter(seated.values())))["table"]["seed"] is None
    asked = {"game": "osaka", "players": 2, "seats": [{"kind": "open"}] * 2, "same_deal_as": one["table"]}
    for cookie in seated.values():
        assert club.ask("POST", "/api/tables", asked, cookie=cookie).json()["code"] == "deal-not-yours"
    shown = next(table for table in look(club, id)["tables"] if table["table"] == one["table"])
    assert [(seat["place"], seat["points"], seat["score"]) for seat in shown["seats"]] == [(None, None, None)] * 2
    # Nor does the profile of somebody who played there say so, to others than themselves.
    player = one["seats"][0]["name"]
    assert club.ask("POST", "/api/me/profile", {"shown": "everyone"}, cookie=people[player]).status_code == 200

    def profile(cookie: str) -> tuple[int, list[Any], list[Any]]:
        told = club.ask("GET", f"/api/people/{player}", cookie=cookie).json()
        return told["games"], told["recent"], told["results"]

    while profile(people[player])[0] == 0:
        # Results are noted in the background.
        assert time.monotonic() < until
        time.sleep(0.05)
    assert profile(stranger) == profile("") == (0, [], [])
    told = play_round(club, id, people)
    assert told["state"] == "over"
    assert profile(stranger)[0] == len(profile(stranger)[1]) == 1
    for seat in (0, 1):
        pair = [table["seats"][seat] for table in told["tables"]]
        by_points = sorted(pair, key=lambda row: row["points"])
        expected = [0.5, 0.5] if by_points[0]["points"] == by_points[1]["points"] else [0, 1]
        assert [row["score"] for row in by_points] == expected
    assert club.ask("GET", f"/api/tables/{one['table']}", cookie=stranger).status_code == 200
    assert club.ask("GET", f"/api/tables/{one['table']}/record").status_code == 200


def test_the_host_decides_and_replaces(quiet: Serving) -> None:
    id, people = gather(quiet, ["HostA", "HostB", "HostC"], rounds=2, bot=None)
    host, other = people["HostA"], people["HostB"]
    told = ask(quiet, host, f"/{id}/begin")
    [out] = [one for one in told["tables"] if one["number"] == 0]
    assert (out["state"], out["seats"][0]["score"]) == ("out", 1)
    [table] = [one for one in told["tables"] if one["number"] == 1]
    for path, body in (
        ("rule", {"number": 1, "places": [1, 2]}),
        ("replace", {"number": 1, "seat": 0}),
        ("drop", {"name": "HostC"}),
        ("begin", None),
        ("end", None),
    ):
        assert refused(quiet, other, f"/{id}/{path}", body) == "host-only"
    assert refused(quiet, host, f"/{id}/rule", {"number": 1, "places": [1, 3]}) == "bad-places"
    assert refused(quiet, host, f"/{id}/rule", {"number": 1, "places": [1, 1, 3]}) == "bad-places"
    assert refused(quiet, host, f"/{id}/rule", {"number": 7, "places": [1, 2]}) == "no-such-table"
    ask(quiet, host, f"/{id}/replace", {"number": 1, "seat": 0})
    seats = view_of(quiet, table["table"], host)["table"]["seats"]
    assert (seats[0]["left"], seats[0]["minded"]) == (True, "clerk")
    assert refused(quiet, host, f"/{id}/replace", {"number": 1, "seat": 0}) == "cannot-replace"
    ask(quiet, host, f"/{id}/rule", {"number": 1, "places": [2, 1]})
    assert view_of(quiet, table["table"], host)["table"]["state"] == "closed"
    told = look(quiet, id)
    ruled = next(one for one in told["tables"] if one["number"] == 1)
    assert ruled["ruled"]
    assert [seat["score"] for seat in ruled["seats"]] == [0, 1]
    # Somebody goes; those who are left are paired, and who sat out plays.
    ask(quiet, host, f"/{id}/drop", {"name": "hostc"})
    assert refused(quiet, host, f"/{id}/drop", {"name": "Nobody"}) == "no-such-player"
    told = ask(quiet, host, f"/{id}/begin")
    [again] = [one for one in told["tables"] if one["round"] == 2]
    assert sorted(seat["name"] for seat in again["seats"]) == ["HostA", "HostB"]
    assert [one["gone"] for one in told["standings"] if one["name"] == "HostC"] == [True]
    ask(quiet, host, f"/{id}/end")
    assert look(quiet, id)["state"] == "over"


@pytest.mark.parametrize("begun", [False, True])
def test_who_was_dropped_comes_back_only_when_the_host_says_so(quiet: Serving, begun: bool) -> None:
    names = [f"{name} {begun}" for name in ("DropA", "DropB", "DropC")]
    id, people = gather(quiet, names, rounds=3)
    host, gone = people[names[0]], people[names[1]]
    if begun:
        ask(quiet, host, f"/{id}/begin")
    assert "readmit" in ask(quiet, host, f"/{id}/drop", {"name": names[1]})["can"]
    assert refused(quiet, gone, f"/{id}/join") == "tournament-dropped"
    assert "join" not in look(quiet, id, gone)["can"]
    assert [one["name"] for one in look(quiet, id)["standings"] if one["dropped"]] == [names[1]]
    # Not even by leaving first, nor by the hand of somebody else who takes part.
    assert refused(quiet, gone, f"/{id}/leave") == "not-in-tournament"
    assert refused(quiet, people[names[2]], f"/{id}/readmit", {"name": names[1]}) == "host-only"
    assert refused(quiet, host, f"/{id}/readmit", {"name": names[2]}) == "no-such-player"
    told = ask(quiet, host, f"/{id}/readmit", {"name": names[1].upper()})
    assert [one["gone"] for one in told["standings"]] == [False] * 3
    # Who leaves by themselves comes back by themselves.
    ask(quiet, gone, f"/{id}/leave")
    ask(quiet, gone, f"/{id}/join")


_KILLED = """
import asyncio, os, signal, sys
from helpers.filling import opened
from shokai.server.club.running import Tournaments
from shokai.server.live.hub import Hub
from shokai.server.storage.store import Store

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

async def begin(url, when):
    async with opened(url) as hub:
        people = []
        for name in ("Anna", "Ben"):
            people.append(await hub.people.make_account(await hub.people.new_guest(name), name, "correct horse"))
        cup = {"name": "Cup", "game": "osaka", "options": "", "players": 2, "rounds": 1, "rated": False,
               "duplicate": False, "public": True, "auto": False, "bot": None, "clock": None}
        tournaments = Tournaments(hub)
        id = await tournaments.create(people[0], cup)
        for person in people:
            await tournaments.join(id, person)
        # The round is given out; then its table is made.
        if when == "before":
            Store.create = die
        else:
            Hub._keep = die
        await tournaments.begin_round(id, people[0].id)

asyncio.run(begin(*sys.argv[1:]))
"""


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_table_whose_server_was_killed_is_there_as_a_whole_or_not_at_all(any_database: str, when: str) -> None:
    """Killed as a failure of power would, before a table is stored, or as soon as it is; the next server goes on."""
    command = [sys.executable, "-c", _KILLED, any_database, when]
    done = subprocess.run(command, cwd=TESTS, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()

    async def go_on() -> None:
        async with opened(any_database) as hub:
            async with hub.store.engine.connect() as connection:
                stored = (await connection.execute(select(db.tables.c.id, db.tables.c.state))).all()
            # Never one that waits with all seats taken.
            assert [row.state for row in stored] == ([] if when == "before" else ["playing"])
            await Tournaments(hub).resume()
            async with hub.store.engine.connect() as connection:
                [row] = (await connection.execute(select(db.tables.c.id, db.tables.c.state))).all()
            table = (await hub.get(row.id)).table
            assert (row.state, table.state, len(table.voters)) == ("playing", "playing", 2)
            assert table.match.legal

    asyncio.run(go_on())


def test_a_host_wins_no_rated_game_by_deciding(quiet: Serving) -> None:
    id, people = gather(quiet, ["KingA", "PawnB", "PawnC", "PawnD"], rounds=1, rated=True)
    host = people["KingA"]
    told = ask(quiet, host, f"/{id}/begin")
    own = next(one for one in told["tables"] if any(seat["name"] == "KingA" for seat in one["seats"]))
    [other] = [one for one in told["tables"] if one["number"] != own["number"]]
    seats = [seat["name"] for seat in own["seats"]]
    # Nobody loses to the host because the host says so, nor gets out of a defeat with them.
    for seat in range(2):
        assert refused(quiet, host, f"/{id}/replace", {"number": own["number"], "seat": seat}) == "rated-there"
    places = [1 if name == "KingA" else 2 for name in seats]
    assert refused(quiet, host, f"/{id}/rule", {"number": own["number"], "places": places}) == "own-rated-game"
    view = view_of(quiet, own["table"], host)["table"]
    assert (view["state"], view["rated"], [seat["left"] for seat in view["seats"]]) == ("playing", "yes", [False] * 2)
    # Where the host does not play, somebody has to be able to decide.
    ask(quiet, host, f"/{id}/rule", {"number": other["number"], "places": [1, 2]})
    # And where all agree to end a game, it is over without a result.
    do(quiet, own["table"], host, "close")
    seat, number = next((i, name) for i, name in enumerate(seats) if name != "KingA")
    question = view_of(quiet, own["table"], people[number])["table"]["asks"][0]["ask"]
    do(quiet, own["table"], people[number], "answer", ask=question, yes=True)
    assert ask(quiet, host, f"/{id}/rule", {"number": own["number"], "places": places})["state"] == "over"


def test_who_is_there_is_not_replaced_in_a_tournament(quiet: Serving) -> None:
    id, people = gather(quiet, ["ThereA", "ThereB"], rounds=1)
    table = ask(quiet, people["ThereA"], f"/{id}/begin")["tables"][0]
    seat = [one["name"] for one in table["seats"]].index("ThereB")

    async def scene() -> None:
        ben = Client(quiet.address)
        ben.cookie = people["ThereB"].partition("=")[2]
        async with ben.live(table["table"]) as live:
            await live.until(lambda view: view["you"]["seat"] == seat)
            where = {"number": table["number"], "seat": seat}
            told = await asyncio.to_thread(refused, quiet, people["ThereA"], f"/{id}/replace", where)
            assert told == "still-here"

    run(scene())


def test_a_table_of_a_tournament_is_played_by_those_who_were_paired(quiet: Serving) -> None:
    id, people = gather(quiet, ["FairA", "FairB"], rounds=1)
    table = ask(quiet, people["FairA"], f"/{id}/begin")["tables"][0]
    [name] = [seat["name"] for seat in table["seats"] if seat["name"] == "FairB"]
    seat = [one["name"] for one in table["seats"]].index(name)
    for action, more in (("mind", {"seat": seat, "bot": "clerk"}), ("invite", {"seat": seat}), ("sit", {"seat": 0})):
        assert do(quiet, table["table"], people["FairB"], action, **more).json()["code"] == "not-in-tournaments"
    can = view_of(quiet, table["table"], people["FairB"])["you"]["can"]
    assert not {"mind", "invite", "ask_undo", "hint"} & set(can)


def test_nobody_who_plays_with_bots_lets_a_tournament_wait(quiet: Serving) -> None:
    id, people = gather(quiet, ["WaitA", "WaitB", "WaitC"], rounds=1, clock={"bank": 600, "each": 5})
    tables = ask(quiet, people["WaitA"], f"/{id}/begin")["tables"]
    [alone] = [one for one in tables if any(seat["bot"] for seat in one["seats"])]
    [together] = [one for one in tables if one != alone]
    lone = next(people[seat["name"]] for seat in alone["seats"] if not seat["bot"])
    assert do(quiet, alone["table"], lone, "pause", on=True).json()["code"] == "pause-alone"
    view = view_of(quiet, alone["table"], lone)
    assert (view["table"]["paused"], "pause" in view["you"]["can"]) == (False, False)
    # Two people may agree.
    one, other = (people[seat["name"]] for seat in together["seats"])
    assert do(quiet, together["table"], one, "pause", on=True).status_code == 200
    asked = view_of(quiet, together["table"], other)["table"]["asks"][0]["ask"]
    assert do(quiet, together["table"], other, "answer", ask=asked, yes=True).status_code == 200
    assert view_of(quiet, together["table"], one)["table"]["paused"]
    assert do(quiet, together["table"], one, "pause", on=False).status_code == 200


def test_only_what_can_be_played_is_announced(quiet: Serving) -> None:
    host = with_account(quiet, "Picky")
    for change, code in (
        ({"name": "   "}, "bad-tournament-name"),
        ({"name": "x" * 61}, "bad-tournament-name"),
        ({"name": "a\u202eb"}, "bad-tournament-name"),
        ({"game": "chess"}, "not-found"),
        ({"players": 5}, "bad-message"),
        ({"rounds": 0}, "bad-message"),
        ({"rounds": 13}, "bad-message"),
        ({"bot": "python:x.py"}, "no-programs"),
        ({"duplicate": True, "rated": True}, "deal-rated"),
        ({"surprise": 1}, "bad-message"),
    ):
        assert refused(quiet, host, "", {**CUP, **change}) == code
    guest = quiet.cookie("Guest")
    assert refused(quiet, guest, "", CUP) == "tournament-account"
    id = ask(quiet, host, "", {**CUP, "public": False})["id"]
    assert refused(quiet, guest, f"/{id}/join") == "tournament-account"
    assert refused(quiet, host, f"/{id}/begin") == "tournament-alone"
    assert refused(quiet, host, f"/{id}/leave") == "not-in-tournament"
    assert id not in [one["id"] for one in quiet.ask("GET", "/api/tournaments").json()]
    assert id in [one["id"] for one in quiet.ask("GET", "/api/tournaments?which=mine", cookie=host).json()]
    assert quiet.ask("GET", "/api/tournaments/nothing").json()["code"] == "no-such-tournament"
    for _ in range(4):
        ask(quiet, host, "", CUP)
    assert refused(quiet, host, "", CUP) == "too-many-tournaments"
    ask(quiet, host, f"/{id}/end")
    assert quiet.ask("GET", f"/api/tournaments/{id}").status_code == 404


def test_the_operator_says_who_holds_tournaments(tmp_path_factory: pytest.TempPathFactory) -> None:
    token = {"authorization": "Bearer operators-only-0001"}
    with Serving(tmp_path_factory.mktemp("hosts"), "--admin-token", "operators-only-0001") as server:
        anna, ben = with_account(server, "Anna"), with_account(server, "Ben")
        told = server.ask("POST", "/api/admin/rules", {"hosts": [" anna "]}, **token)
        assert told.json()["hosts"] == ["anna"], told.text
        until = time.monotonic() + PATIENCE
        while server.ask("POST", "/api/tournaments", CUP, cookie=ben).json().get("code") != "tournament-hosts":
            assert time.monotonic() < until
        id = ask(server, anna, "", CUP)["id"]
        # Whoever may not hold one may take part.
        ask(server, ben, f"/{id}/join")


def test_rounds_go_on_by_themselves_and_after_a_crash(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("auto"), thinkers=1) as server:
        id, people = gather(server, ["Anna", "Ben"], rounds=2, auto=True)
        ask(server, people["Anna"], f"/{id}/begin")
        server.kill()
        server.start()
        play_round(server, id, people)
        until = time.monotonic() + PATIENCE
        while look(server, id)["round"] == 1:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert ask(server, people["Anna"], f"/{id}/rule", {"number": 1, "places": [1, 1]})["state"] == "over"


def test_who_is_forgotten_leaves_no_name(quiet: Serving) -> None:
    id, people = gather(quiet, ["StayA", "GoneB"], rounds=1)
    ask(quiet, people["StayA"], f"/{id}/begin")
    ask(quiet, people["StayA"], f"/{id}/rule", {"number": 1, "places": [1, 2]})
    exported = quiet.ask("GET", "/api/me/export", cookie=people["GoneB"]).json()
    assert [one["id"] for one in exported["tournaments"]] == [id]
    gone = quiet.ask("POST", "/api/me/delete", {"password": "correct horse battery"}, cookie=people["GoneB"])
    assert gone.status_code == 200, gone.text
    told = look(quiet, id)
    assert "GoneB" not in str(told)
    assert len(told["standings"]) == 2


def test_a_large_tournament_is_put_together_once_for_everybody(tmp_path: Path) -> None:
    # Every page of those who play asks every few seconds: to put it together for each of them would stop the server.
    engine = create_engine(f"sqlite:///{tmp_path / 'large.db'}")
    db.metadata.create_all(engine)
    rounds, people = 4, 128
    cup = {**CUP, "options": "", "bot": "clerk", "rounds": rounds, "round": rounds, "state": "running"}
    cup |= {"rated": False, "duplicate": False, "public": True, "auto": False, "created": 0, "updated": 0}
    with engine.begin() as connection:
        for id, size in (("large", people), ("small", 4)):
            connection.execute(insert(db.tournaments).values({**cup, "id": id, "host": "p0"}))
            players = [{"tournament": id, "person": f"p{i}", "name": f"N{i}", "joined": 0.0} for i in range(size)]
            connection.execute(insert(db.tournament_players), players)
            seats = [
                {
                    "tournament": id, "round": round, "number": i // 2 + 1, "seat": i % 2, "person": f"p{i}",
                    "table_id": f"{id}-{round}-{i // 2}", "place": i % 2 + 1, "points": i, "score": 1 - i % 2,
                }
                for round in range(1, rounds + 1)
                for i in range(size)
            ]  # fmt: skip
            connection.execute(insert(db.tournament_seats), seats)
        large, small = seen_of(connection, "large"), seen_of(connection, "small")
    kept = Large()
    kept.keep("large", large)
    kept.keep("small", small)
    # A small one is always as it is now.
    assert (kept.get("large"), kept.get("small")) == (large, None)

    def yours(told: dict[str, Any]) -> tuple[set[str], list[str]]:
        seats = {seat["name"] for table in told["tables"] for seat in table["seats"] if seat["you"]}
        return seats, [row["name"] for row in told["standings"] if row["you"]]

    for name in ("N7", "N0"):
        told = told_to(large, Person(name.replace("N", "p"), name, True, 0, None, 0))
        assert yours(told) == ({name}, [name])
        assert (told["joined"], told["yours"]) == (True, name == "N0")
        assert sum(seat["you"] for table in told["tables"] for seat in table["seats"]) == rounds
    assert yours(told_to(large, None)) == (set(), [])
    assert len(told["tables"]) == rounds * people // 2
