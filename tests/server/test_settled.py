"""What views and lists tell around a game is made again only when it changes: and then it is what its events say."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from shokai.server.storage.writing import row_of, summary_of
from shokai.server.tables.acting import act
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import CLOSED, OVER, PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.views import view_of
from shokai.texts import Refusal

PEOPLE = [Who("a", "Anna"), Who("b", "Ben"), Who("z", "Zoe")]


def a_table(game: str, clock: dict[str, Any] | None) -> Table:
    seats = ({"kind": "person", "person": "a", "name": "Anna"}, {"kind": "open"})
    return Table(Terms("t", game, 0, 2, seats, "a", f"settled {game}", "t", 0.0, clock=clock))


def a_request(table: Table, dice: random.Random) -> dict[str, Any]:
    """Mostly moves; now and then everything that stands around the game."""
    asked: dict[str, dict[str, Any]] = {
        "play": {"at": table.at, "move": dice.choice(table.match.legal) if table.state == PLAYING else 0},
        "undo": {"at": table.at}, "ask_undo": {"at": table.at}, "chat": {"text": "Hello"},
        "answer": {"ask": dice.choice([*table.asks, 0]), "yes": dice.random() < 0.8},
        "mind": {"seat": dice.randrange(2), "bot": dice.choice([None, "clerk"])},
        "replace": {"seat": dice.randrange(2), "yes": dice.random() < 0.5}, "pause": {"on": dice.random() < 0.5},
        "sit": {"seat": 1}, "close": {},
    }  # fmt: skip
    kind = dice.choice([*asked, *["play"] * 30]) if table.names else "sit"
    return {"do": kind, "client": "x", "id": 1, **asked[kind]}


@pytest.mark.parametrize("clock", [None, {"bank": 600.0, "each": 5.0}], ids=["no clock", "a clock"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_table_tells_what_its_events_say(game: str, clock: dict[str, Any] | None) -> None:
    dice, table = random.Random(game), a_table(game, clock)
    happened: list[Numbered] = []
    kinds, shared = Counter[str](), 0
    while len(happened) < 160 and table.state not in (OVER, CLOSED):
        asked = ACTION.validate_python(a_request(table, dice))
        mover = table.chairs[table.actor or 0].person
        who = next(one for one in PEOPLE if one.person == ("b" if asked.do == "sit" else mover))
        if asked.do in ("answer", "replace"):
            who = dice.choice(PEOPLE[:2])
        try:
            outcome = act(table, who, asked)
        except Refusal:
            continue
        if not outcome.events or (outcome.events[-1][0] == "close" and len(happened) < 120):
            continue
        events = [Event(kind, data, 10.0 * len(happened), who.person) for kind, data in outcome.events]
        numbered = [Numbered(table.version + 1 + i, event) for i, event in enumerate(events)]
        for one in PEOPLE:
            view_of(table, one, {"a"})
        told = table.shown
        table, happened = table.after(numbered, outcome.ahead), happened + numbered
        kinds.update(event.kind for event in events)
        view_of(table, PEOPLE[0], {"a"})
        shared += told is not None and table.shown is not None and told[1] is table.shown[1]
        fresh = a_table(game, clock)
        fresh.apply(happened)
        for one in PEOPLE:
            for present in ({"a"}, {"a", "b"}):
                seen, expected = view_of(table, one, present), view_of(fresh, one, present)
                # After an undo, what went out of the window of the log does not come back.
                log, whole = seen["log"], expected["log"]
                assert log == whole[len(whole) - len(log) :]
                assert {**seen, "log": []} == {**expected, "log": []}, asked
        assert row_of(table) == row_of(fresh)
        assert json.loads(row_of(table)["summary"]) == summary_of(fresh)
    assert {"sit", "begin", "play", "chat", "mind", "ask"} <= kinds.keys(), kinds
    # Without a clock, most moves change nothing around the game.
    assert shared == 0 if clock else shared > 0
