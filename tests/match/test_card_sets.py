"""Card sets: whatever was begun with earlier cards goes on with them, and new games have the newest.

What lies in tests/golden/cards-1 was written by version 0.1.0, before order O34 was known: records, a position, and a
database with four tables as a dump and as an export, each with O34 in somebody's hand. `table-NAME.shokai` are
the records of the same tables when that version had played them to the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.command import ALL_IS_WELL, Command
from helpers.filling import act, opened
from helpers.places import TESTS
from helpers.playing import entries, refusal_of
from helpers.serving import Serving
from helpers.tables import ME, OPEN, people, run

from shokai.engine.engine import CHANCE
from shokai.games.yokohama import table as yokohama
from shokai.games.yokohama.table import earlier, reader
from shokai.match.match import Match
from shokai.match.record import read_record, verify
from shokai.match.scenario import run_text
from shokai.server.client import Client
from shokai.server.tables.deciding import Who
from shokai.server.tables.table import OVER
from shokai.texts import speaker

FOLDER = TESTS / "golden" / "cards-1"
RECORDS = sorted(path.name for path in FOLDER.glob("*.shokai"))
TABLES = ("short", "long", "own", "record")
OLD_GOODS, NEW_GOODS = {"copper": 2, "silk": 3}, {"copper": 1, "silk": 2, "tea": 2}
OLD_REWARD = [{"icon": "vp", "n": 6}, {"icon": "import", "n": 1}]
NEW_REWARD = [{"icon": "vp", "n": 6}, {"icon": "yen", "n": 2}]
FULFILLED = "Yellow fulfils an order (German Empire): pays 2 copper, 3 silk, gets 6 points, 1 import."
O34 = 33


def text_of(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def held(view: dict[str, Any]) -> tuple[dict[str, int], list[dict[str, Any]]]:
    """What O34 asks for and gives, as a view shows it in a hand."""
    hands = [order for merchant in view["merchants"] for order in merchant["orders"] or ()]
    return next((order["goods"], order["reward"]) for order in hands if order["order"] == "O34")


def holder(match: Match) -> int:
    return next(seat for seat, hand in enumerate(match.state.hand) if O34 in hand)


# Records.


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("name", RECORDS)
def test_an_earlier_record_is_replayed_as_it_was_written(name: str, backend: str) -> None:
    text = text_of(name)
    match = read_record(text, backend=backend)
    assert match.record(secret=True) == text
    assert (match.over, verify(text).fault) == (name != "saved.shokai", None)


def test_an_earlier_game_is_told_as_it_was() -> None:
    match, speak = read_record(text_of("game.shokai")), speaker("en")
    told = [*match.log(), *match.kind.final_lines(match.state, match.names)]
    lines = text_of("game.txt").splitlines()
    assert FULFILLED in lines
    assert [speak.say(said) for said in told] == lines


@pytest.mark.parametrize("backend", ["python", "native"])
def test_an_earlier_game_that_was_saved_is_played_on(backend: str) -> None:
    end = read_record(text_of("game.shokai"))
    match = read_record(text_of("saved.shokai"), backend=backend)
    assert held(match.view(holder(match))) == (OLD_GOODS, OLD_REWARD)
    for step in end.steps[match.step :]:
        if step.seat != CHANCE:
            match.play(step.number)
    assert match.record() == text_of("game.shokai")


def test_the_command_replays_and_verifies_an_earlier_record(command: Command) -> None:
    verified = command("replay", str(FOLDER / "game.shokai"), "--verify")
    assert (verified.code, verified.err) == (ALL_IS_WELL, "")
    replayed = command("replay", str(FOLDER / "game.shokai"))
    assert replayed.code == ALL_IS_WELL
    assert FULFILLED in " ".join(replayed.out.split())


def test_a_new_record_names_its_cards_and_is_read_with_them() -> None:
    match = Match("yokohama", 4, seed="new cards")
    text = match.record(secret=True)
    assert '\n[Cards "2"]\n' in text
    again = read_record(text)
    assert again.state.order_goods == match.state.order_goods
    assert again.record(secret=True) == text
    without = read_record(text.replace('[Cards "2"]\n', ""))
    assert without.state.order_goods != match.state.order_goods
    assert without.record(secret=True) == text.replace('[Cards "2"]\n', "")


def test_a_game_without_changed_cards_names_none() -> None:
    assert "[Cards" not in Match("osaka", seed="1").record()


@pytest.mark.parametrize("told", ["0", "3", "x", "", "-1", "2 ", "²", "9" * 5000])
def test_a_card_set_that_nobody_knows_is_refused(told: str) -> None:
    record = Match("yokohama", seed="1").record().replace('[Cards "2"]', f'[Cards "{told}"]')
    said = refusal_of(read_record, record)
    assert said is not None
    assert "sets 1 to 2" in said


@pytest.mark.parametrize("number", [0, 3, -1])
def test_a_match_has_no_card_set_of_that_number(number: int) -> None:
    assert "sets 1 to 2" in (refusal_of(Match, "yokohama", card_set=number) or "")
    assert "set 1 only" in (refusal_of(Match, "osaka", card_set=2) or "")


def test_own_cards_replace_those_of_either_set() -> None:
    own = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'
    for number in (1, 2):
        match = Match("yokohama", seed="own", cards=own, card_set=number)
        again = read_record(match.record(secret=True))
        assert again.state.order_goods[0] == 0x1000
        assert again.state.order_goods == match.state.order_goods
        assert again.state.order_goods[1:] == Match("yokohama", seed="own", card_set=number).state.order_goods[1:]


@pytest.mark.parametrize(
    "second",
    [
        {"orders": [{"number": 1, "country": "US", "goods": "1 fish", "reward": "1 vp"}]},
        {"technologies": [{"name": "tram", "copies": 3}]},
        {"customs": {"vp": [1, 2, 3, 4, 5, 6, 7]}},
    ],
    ids=lambda second: next(iter(second)),
)
def test_one_more_set_is_one_more_entry(second: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a set had instead of the next one is all that has to be written down."""
    monkeypatch.setattr(earlier, "EARLIER", [*earlier.EARLIER[:1], second])
    for module, name in ((earlier, "CARD_SETS"), (reader, "CARD_SETS"), (yokohama, "card_sets")):
        monkeypatch.setattr(module, name, 3)
    monkeypatch.setattr(earlier, "_printed", cache(earlier._printed.__wrapped__))
    matches = [Match("yokohama", seed="sets", card_set=number) for number in (1, 2, 3)]
    assert [match.state.order_goods[O34] for match in matches] == [0x0032, 0x0221, 0x0221]
    assert matches[1].state != matches[2].state
    for number, match in enumerate(matches, 1):
        assert read_record(match.record(secret=True)).state == match.state
        assert Match.from_position("yokohama", entries(match.position())).state == match.state
        assert match.kind.facts(match.state, match.names)["cards"] == str(number)


# Positions and scenarios.


def test_an_earlier_position_is_read_with_its_cards() -> None:
    match = Match.from_position("yokohama", entries(text_of("position.txt")))
    assert match.state == read_record(text_of("saved.shokai")).state
    assert held(match.view(holder(match))) == (OLD_GOODS, OLD_REWARD)
    assert match.position() == text_of("position.txt")


def test_a_new_position_names_its_cards() -> None:
    match = Match("yokohama", seed="new cards")
    lines = entries(match.position())
    assert lines["cards"].strip() == "2"
    assert not any(key.startswith("order O") for key in lines)
    assert Match.from_position("yokohama", lines).state == match.state
    assert Match.from_position("yokohama", {**lines, "cards": "1"}).position() == "".join(
        f"{line}\n" for line in match.position().splitlines() if not line.startswith("cards:")
    )
    for told in ("0", "3", "x"):
        assert "sets 1 to 2" in (refusal_of(Match.from_position, "yokohama", {"cards": told}) or "")


SCENARIO = """
game: yokohama
scenario: Red fulfils the order from Germany
given:
  {line}
  P0 orders: O34
  P0 goods: c2 s3 t2
when:
  P0: fulfil O34
then:
  P0 goods: {goods}
  P0 yen: {yen}
"""


@pytest.mark.parametrize(
    ("line", "goods", "yen"),
    [("P1 yen: 0", "c0 s0 t2 i1", 0), ("cards: 1", "c0 s0 t2 i1", 0), ("cards: 2", "c1 s1 t0 i0", 2)],
)
def test_a_scenario_that_names_no_cards_has_the_first(line: str, goods: str, yen: int) -> None:
    assert [outcome.fault for outcome in run_text(SCENARIO.format(line=line, goods=goods, yen=yen))] == [None]


@pytest.mark.parametrize(("line", "number"), [("", 1), ("cards: 1", 1), ("cards: 2", 2)])
def test_a_new_game_in_a_scenario_names_its_cards_alike(line: str, number: int) -> None:
    text = f"game: yokohama\nscenario: new\ngiven:\n  new game: 2 players\n  {line}\nthen:\n  cards: {number}\n"
    assert [outcome.fault for outcome in run_text(text)] == [None]


# Tables on a server.


@pytest.fixture(params=["dump", "export"])
def database(request: pytest.FixtureRequest, tmp_path: Path, command: Command) -> str:
    """The database of version 0.1.0, as it was or moved."""
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    if request.param == "dump":
        with sqlite3.connect(path) as connection:
            connection.executescript(text_of("tables.sql"))
        connection.close()
    else:
        assert command("import", str(FOLDER / "tables.jsonl"), "--database", url).code == ALL_IS_WELL
    return url


@pytest.mark.parametrize("name", TABLES)
def test_an_earlier_table_is_played_on_with_its_cards(name: str, database: str) -> None:
    record = text_of(f"table-{name}.shokai")
    end = read_record(record)

    async def play_on() -> None:
        async with opened(database) as hub:
            live = await hub.get(f"table-{name}")
            people = await asyncio.gather(*(hub.people.by_id(str(chair.person)) for chair in live.table.chairs))
            seat = holder(live.table.match)
            view = hub.view(live, Who(people[seat].id, people[seat].name))
            assert held(view["game"]) == (OLD_GOODS, OLD_REWARD)
            while live.table.state != OVER:
                table, step = live.table, end.steps[len(live.table.steps)]
                number = 100_000 + len(table.steps)  # of messages that were not sent before
                await act(hub, table.terms.id, people[step.seat], number, do="play", at=table.at, move=step.number)
            assert live.table.full_match().record(secret=True) == record

    asyncio.run(play_on())


def test_new_tables_have_the_newest_cards_and_the_same_deal_the_same(database: str, tmp_path: Path) -> None:
    def card_set(id: str) -> int:
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            (terms,) = connection.execute("select terms from tables where id = ?", [id]).fetchone()
        return int(json.loads(terms).get("card_set", 1))

    async def tokens() -> list[str]:
        async with opened(database) as hub:
            chairs = (await hub.get("table-short")).table.chairs
            people = [await hub.people.by_id(str(chair.person)) for chair in chairs]
            return [(await hub.people.new_token(person, "test"))["token"] for person in people if person]

    async def scene(server: Serving, anna: Client, ben: Client) -> None:
        two = {"game": "yokohama", "players": 2}
        assert card_set(await anna.create(**two, seats=[ME, OPEN])) == 2
        # At the table of the same deal, the same order is dealt to the first seat, with the same face.
        again = await anna.create(**two, seats=[OPEN, OPEN], same_deal_as="table-short")
        async with people(server.address, "Cleo", "Dan") as (cleo, dan):
            for seat, client in enumerate((cleo, dan)):
                sit = {"client": "x", "id": 1, "do": "sit", "seat": seat}
                await client.ask("POST", f"/api/tables/{again}/do", sit)
            view = await cleo.ask("GET", f"/api/tables/{again}")
            assert held(view["game"]) == (OLD_GOODS, OLD_REWARD)
        # The table itself is closed, and those who want another one get one of today.
        async with anna.live("table-short") as first, ben.live("table-short") as second:
            await second.reach((await first.act("close"))["version"])
            await second.act("answer", ask=second.view["table"]["asks"][0]["ask"], yes=True)
            fresh = (await second.act("rematch"))["version"]
            view = await second.reach(fresh)
            assert card_set(view["table"]["rematch"]) == 2
        assert card_set("table-short") == 1

    first_token, second_token = asyncio.run(tokens())
    with Serving(tmp_path, database=database) as server:
        run(scene(server, server.client(first_token), server.client(second_token)))
