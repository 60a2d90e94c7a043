"""The analysis board of a real server: what is tried is kept, what is hostile is refused, what is secret stays so."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import with_account
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, people, refused, run

from shokai import GAMES, Match
from shokai.match.record import read_record
from shokai.server.http import quotas


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("board"), thinkers=1) as serving:
        yield serving


def ask(server: Serving, path: str, **body: Any) -> Any:
    answer = server.ask("POST", f"/api/board{path}", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(server: Serving, path: str, **body: Any) -> str:
    """The code of what is refused: never a fault of the server's own."""
    answer = server.ask("POST", f"/api/board{path}", body)
    assert 400 <= answer.status_code < 500, answer.text
    told = answer.json()
    assert told["text"]
    return str(told["code"])


@pytest.mark.parametrize("game", GAMES)
def test_moves_for_every_seat_variations_and_comments_stay_in_the_record(server: Serving, game: str) -> None:
    dice = random.Random(3)
    record, seats = ask(server, "/begin", game=game, players=3)["record"], set()
    for _ in range(8):
        told = ask(server, "", record=record, do=None)
        seats.add(told["game"]["seat"])
        assert told["game"]["seat"] == told["game"]["actor"]
        assert told["questions"][0] is not None
        move = dice.choice(told["game"]["moves"])
        told = ask(server, "", record=record, do={"do": "play", "move": move["text"]})
        record = told["record"]
    assert len(seats) == 3
    start = next(i for i, step in enumerate(read_record(record).steps) if step.seat >= 0)
    here = ask(server, "", record=record, step=start)
    played = read_record(record).steps[start].number
    other = next(move["number"] for move in here["game"]["moves"] if move["number"] != played)
    tried = ask(server, "", record=record, step=start, do={"do": "play", "move": other})
    assert tried["line"] == [[start, 0]]
    noted = ask(
        server, "", record=tried["record"], line=tried["line"], step=tried["step"], do={"do": "comment", "text": "Hm."}
    )
    (line,) = ask(server, "", record=noted["record"])["lines"]
    assert [text for _, text in line["comments"]] == ["Hm."]
    assert read_record(noted["record"]).record(secret=True) == noted["record"]
    up = ask(server, "", record=noted["record"], do={"do": "promote", "line": line["line"]})
    assert read_record(up["record"]).steps[start].number == other
    gone = ask(server, "", record=noted["record"], do={"do": "remove", "line": line["line"]})
    assert gone["lines"] == []
    # Step by step: what is told ahead is what is told there.
    ahead = ask(server, "", record=record, step=start, ahead=5, brief=True)
    assert len(ahead["next"]) == len(ahead["questions"]) - 1 <= 5


@pytest.mark.parametrize("game", GAMES)
def test_why_previews_and_pictures(server: Serving, game: str) -> None:
    record = ask(server, "/begin", game=game)["record"]
    move = read_record(record).legal_texts()[0]
    assert ask(server, "/move", record=record, about="why", move=move)["reason"] is None
    assert ask(server, "/move", record=record, about="why", move="done")["reason"]["text"]["id"]
    assert "preview" in ask(server, "/move", record=record, about="preview", move=move)
    drawn = server.ask("POST", "/api/board/picture", {"record": record, "language": "ja"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert "<script" not in drawn.text


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_set_up_checked_and_opened(server: Serving, game: str) -> None:
    for empty in (True, False):
        laid = ask(server, "/position", game=game, players=4, empty=empty)
        assert {field["kind"] for field in laid["fields"]} >= {"cards", "number", "choice"}
        assert {field["key"] for field in laid["fields"]} <= set(laid["keys"])
        assert ask(server, "/check", game=game, position=laid["text"])["fault"] is None
        record = ask(server, "/begin", game=game, position=laid["text"])["record"]
        now = ask(server, "", record=record)
        assert (now["players"], now["game"]["actor"] is not None) == (4, True)
        again = ask(server, "/position", record=record)
        assert ask(server, "/check", game=game, position=again["text"])["fault"] is None
    bad = ask(server, "/check", game=game, position=laid["text"] + "nonsense: 3\n")
    assert bad["line"] == len(laid["text"].splitlines()) + 1
    assert bad["fault"]["id"] == "position-unknown-key"
    name = laid["names"][1]
    broken = laid["text"].replace(f"{name} points: 0", f"{name} points: many")
    fault = ask(server, "/check", game=game, position=broken)
    assert laid["text"].splitlines()[fault["line"] - 1].startswith(f"{name} points")
    assert refusal(server, "/begin", game=game, position=broken) == fault["fault"]["id"]


def test_a_position_that_cannot_be_is_told_by_the_rules(server: Serving) -> None:
    told = ask(server, "/check", game="osaka", position="market: " + "R5 " * 8)
    assert told["fault"]["id"] == "osaka-too-many-cards"
    told = ask(server, "/check", game="osaka", position="players: A B\nA tokens: RRRRRRRR\n")
    assert told["fault"]["id"] == "osaka-position-impossible"
    told = ask(server, "/check", game="yokohama", position="players: A B\nA men: 30@Bank\n")
    assert told["fault"] is not None


def test_nonsense_is_refused_in_a_sentence(server: Serving) -> None:
    record = Match("osaka", seed="7").record(secret=True)
    assert refusal(server, "", record="") == "not-a-record"
    assert refusal(server, "", record="\x00\U0001f600" * 50) == "not-a-record"
    assert refusal(server, "", record=record + "Pink: fly away\n") == "record-bad-line"
    assert refusal(server, "", record=record + "(\n" * 30) in ("deep-variations", "record-bad-note")
    assert refusal(server, "", record=record, line=[[3, 0]]) == "no-such-variation"
    assert refusal(server, "", record=record, line=[[3, 0, 1]]) == "bad-message"
    assert refusal(server, "", record=record, line=[[0, 0]] * 21) == "bad-message"
    assert refusal(server, "", record=record, step=-1) == "bad-message"
    assert refusal(server, "", record=record, do={"do": "explode"}) == "bad-message"
    assert refusal(server, "", record=record, do={"do": "play", "move": 99_999})
    assert refusal(server, "", record=record, do={"do": "play", "move": "x" * 5000}) == "bad-message"
    assert refusal(server, "", record=record, do={"do": "comment", "text": "} [Seed"}) == "bad-comment"
    assert refusal(server, "", record=record, do={"do": "remove", "line": []}) == "study-main-line"
    assert refusal(server, "/begin", game="chess")
    assert refusal(server, "/begin", game="osaka", options="2024")
    assert refusal(server, "/begin", game="osaka", players=9) == "bad-message"
    assert refusal(server, "/check", game="../../etc/passwd", position="")
    assert refusal(server, "/picture", record=record, language="xx") == "bad-message"
    assert refusal(server, "/move", record=record, about="preview", move="buy everything now")
    # Step numbers beyond the end mean the end.
    assert ask(server, "", record=record, step=100_000)["step"] == read_record(record).step


def test_what_is_too_large_is_refused_and_the_server_goes_on(server: Serving) -> None:
    big = server.ask("POST", "/api/board", {"record": "x" * 10_000_000})
    assert (big.status_code, big.json()["code"]) == (413, "too-large")
    assert refusal(server, "", record="x" * 200_001) == "bad-message"
    assert refusal(server, "/check", game="osaka", position="x" * 50_001) == "bad-message"
    # As many variations as fit: it is answered, or refused in a sentence, and never a fault.
    match = Match("osaka", seed="7")
    head = match.record(secret=True)
    tokens = [f"Pink: token {colour}" for colour in "RBYG"]
    many = head + f"{tokens[0]}\n" + "".join(f"( {tokens[1 + i % 3]} )\n" for i in range(900))
    told = ask(server, "", record=many)
    assert (len(told["lines"]), told["more_lines"]) == (200, 700)
    assert refusal(server, "", record=head + f"{tokens[0]}\n" + f"( {tokens[1]} )\n" * 1500)
    assert server.ask("GET", "/api/ready").status_code == 200


def test_a_running_table_cannot_be_opened(server: Serving) -> None:
    async def scene() -> None:
        async with people(server.address, "Anna", "Ben") as (anna, ben):
            table = await anna.create(game="osaka", players=2, seats=[ME, BOT])
            for whoever in (anna, ben):
                assert await refused(whoever.ask("GET", f"/api/tables/{table}/record")) == "not-over-yet"

    run(scene())


@pytest.mark.parametrize(("game", "players"), [("osaka", 2), ("yokohama", 3)])
def test_values_are_everybodys_chances_and_the_best_moves(server: Serving, game: str, players: int) -> None:
    async def scene() -> None:
        async with people(server.address, "Anna") as (anna,):
            record = Match(game, players, seed="9").record(secret=True)
            legal = {move.number for move in read_record(record).legal_moves}
            told = await anna.ask("POST", "/api/board/values", {"record": record})
            assert told["seat"] == read_record(record).actor
            assert 1 <= len(told["choices"]) <= 3
            assert {choice["move"] for choice in told["choices"]} <= legal
            if told["wins"] is not None:
                assert abs(sum(told["wins"]) - 1) < 0.01
                assert len(told["errors"]) == len(told["points"]) == players
            # Whoever looks at it again gets the same.
            assert await anna.ask("POST", "/api/board/values", {"record": record}) == told

    run(scene())


def test_values_know_nothing_that_the_seat_cannot_know(server: Serving) -> None:
    """All that is hidden is exchanged: orders in other hands, and what lies in the deck."""

    async def scene() -> None:
        async with people(server.address, "Anna") as (anna,):
            match = Match("yokohama", 2, seed="4")
            while match.kind.question(match.state).id == "yokohama-asks-draft":
                match.play(match.legal[0])
            lines = dict(line.split(":", 1) for line in match.position().splitlines())
            other = f"{match.names[1 - match.actor]} orders"
            mine = lines[other].split()
            shown = " ".join(lines.values()).split()
            free = [f"O{n}" for n in range(1, 30) if shown.count(f"O{n}") == 0]
            # What was dealt in secret may be any of these.
            lines["secret"] = " ".join([*lines["secret"].split(), *free[: len(mine)]])
            swapped = lines | {other: " ".join(free[: len(mine)])}
            hidden = []
            for position in (lines, swapped):
                again = Match.from_position("yokohama", position, seed="1")
                hidden.append(again.engine.lists(again.engine.hidden(again.history.state, again.actor)))
            assert hidden[0] == hidden[1]
            asked = [Match.from_position("yokohama", position, seed="1").record(True) for position in (lines, swapped)]
            assert asked[0] != asked[1]
            told = [await anna.ask("POST", "/api/board/values", {"record": record}) for record in asked]
            assert json.dumps(told[0]) == json.dumps(told[1])

    run(scene())


def test_values_are_for_people_who_play_nothing_that_counts(server: Serving) -> None:
    record = Match("osaka", seed="7").record(secret=True)
    assert refusal(server, "/values", record=record) == "name-first"

    async def scene() -> None:
        async with people(server.address, "Anna", "Ben", "Carla") as (anna, ben, carla):
            for client in (anna, ben):
                own = f"Board {random.SystemRandom().randrange(10**9)}"
                await client.ask("POST", "/api/me/account", {"name": own, "password": "correct horse"})
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], rated=True)
            assert (await anna.ask("POST", "/api/board/values", {"record": record}))["choices"]
            await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
            for client in (anna, ben):
                assert await refused(client.ask("POST", "/api/board/values", {"record": record})) == "values-rated"
            assert (await carla.ask("POST", "/api/board/values", {"record": record}))["choices"]
            # Nobody has to decide at the end of a game.
            match, dice = Match("osaka", seed="8"), random.Random(1)
            while not match.over:
                match.play(dice.choice(match.legal))
            over = {"record": match.record(secret=True)}
            assert await refused(carla.ask("POST", "/api/board/values", over)) == "board-nobody-decides"

    run(scene())


def test_no_values_beyond_the_hints_that_a_table_allows(server: Serving) -> None:
    """A position can be set up again on the board: who plays with others where there are no hints gets no values."""
    record = {"record": Match("osaka", seed="7").record(secret=True)}

    async def scene() -> None:
        async with people(server.address, "Anna", "Ben") as (anna, ben):
            # Alone with bots, it is nobody's business.
            alone = [ME, {"kind": "bot", "bot": "random"}]
            await anna.create(game="osaka", players=2, seats=alone, hints=False)
            # With hints, the board tells no more than they do.
            hinted = await anna.create(game="osaka", players=2, seats=[ME, OPEN])
            await ben.ask("POST", f"/api/tables/{hinted}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
            for client in (anna, ben):
                assert (await client.ask("POST", "/api/board/values", record))["choices"]
            table = await anna.create(game="osaka", players=2, seats=[ME, OPEN], hints=False)
            await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 2, "do": "sit", "seat": 1})
            for client in (anna, ben):
                assert await refused(client.ask("POST", "/api/board/values", record)) == "values-no-hints"
            # Both agree to end it.
            await anna.ask("POST", f"/api/tables/{table}/do", {"client": "a", "id": 3, "do": "close"})
            (asked,) = (await ben.ask("GET", f"/api/tables/{table}"))["table"]["asks"]
            agreed = {"client": "b", "id": 3, "do": "answer", "ask": asked["ask"], "yes": True}
            await ben.ask("POST", f"/api/tables/{table}/do", agreed)
            assert (await ben.ask("POST", "/api/board/values", record))["choices"]

    run(scene())


def test_who_plays_in_a_tournament_asks_no_machine(server: Serving) -> None:
    host, *players = (with_account(server, name) for name in ("Holds", "Plays", "Plays too"))
    cup = {"name": "Board", "game": "osaka", "players": 2, "rounds": 1}
    path = f"/api/tournaments/{server.ask('POST', '/api/tournaments', cup, cookie=host).json()['id']}"
    for cookie in players:
        assert server.ask("POST", f"{path}/join", cookie=cookie).status_code == 200
    assert server.ask("POST", f"{path}/begin", cookie=host).status_code == 200
    asked = {"record": Match("osaka", seed="7").record(secret=True)}
    for cookie in players:
        assert server.ask("POST", "/api/board/values", asked, cookie=cookie).json()["code"] == "values-rated"
    # Its host has opened the table, and does not play there.
    assert server.ask("POST", "/api/board/values", asked, cookie=host).json()["choices"]


def test_no_values_in_a_tournament_nor_behind_a_hundred_other_tables(server: Serving) -> None:
    body = {"record": Match("osaka", seed="9").record(secret=True)}
    anna, ben = with_account(server, "Values A"), with_account(server, "Values B")

    def values(cookie: str) -> str:
        told = server.ask("POST", "/api/board/values", body, cookie=cookie).json()
        return str(told.get("code", "told"))

    asked = {"name": "Values", "game": "osaka", "players": 2, "rounds": 1, "duplicate": True}
    id = server.ask("POST", "/api/tournaments", asked, cookie=anna).json()["id"]
    for cookie in (anna, ben):
        assert server.ask("POST", f"/api/tournaments/{id}/join", cookie=cookie).status_code == 200
        assert values(cookie) == "told"
    assert server.ask("POST", f"/api/tournaments/{id}/begin", cookie=anna).status_code == 200
    assert [values(anna), values(ben)] == ["values-rated"] * 2
    # A list shows so many tables, the newest first: what counts is not forgotten for them.
    for _ in range(101):
        table = {"game": "osaka", "players": 2, "seats": [ME, OPEN]}
        assert server.ask("POST", "/api/tables", table, cookie=anna).status_code == 201
    assert values(anna) == "values-rated"
    ruled = {"number": 1, "places": [1, 2]}
    assert server.ask("POST", f"/api/tournaments/{id}/rule", ruled, cookie=anna).status_code == 200
    assert [values(anna), values(ben)] == ["told"] * 2


def test_only_the_newest_question_is_answered(server: Serving) -> None:
    async def scene() -> None:
        async with people(server.address, "Anna") as (anna,):
            records = [Match("osaka", 4, seed=f"new {i}").record(secret=True) for i in range(5)]
            told = await asyncio.gather(
                *(anna.ask("POST", "/api/board/values", {"record": record}) for record in records),
                return_exceptions=True,
            )
            answered = [one for one in told if isinstance(one, dict)]
            # The one that was being looked at when the next one came, and the newest; those in between are given up.
            assert 1 <= len(answered) < len(told)
            assert all("another position" in str(one) for one in told if not isinstance(one, dict))

    run(scene())


def test_whoever_asks_too_much_waits(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=True) as server:
        body = {"game": "osaka"}
        codes = [server.ask("POST", "/api/board/begin", body).status_code for _ in range(quotas.BOARD_AT_ONCE + 60)]
        assert codes[0] == 200
        assert 429 in codes
        assert set(codes) <= {200, 429}
