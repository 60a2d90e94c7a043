"""What a request comes to is decided without changing anything; what happened makes a new table of the old one."""

from __future__ import annotations

import json
import random
from collections import Counter, deque
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from shokai.server.tables.acting import act
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Outcome, Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.playing import played
from shokai.server.tables.table import CLOSED, OVER, PLAYING, Table
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.terms import Terms
from shokai.server.tables.views import view_of
from shokai.server.thinking.minder import job_for
from shokai.texts import Refusal

PEOPLE = [Who("a", "Anna"), Who("b", "Ben"), Who("c", "Cleo"), Who("z", "Zoe"), Who(None, "")]
# What is worked out when it is first asked for, a module, and what the last steps were told as to other processes.
LAZY = ("commitment", "own_cards", "game", "fresh")


def a_table(game: str, seed: str) -> Table:
    """Anna's, with two open seats and a clock; whoever watches sees it five steps later."""
    seats = ({"kind": "person", "person": "a", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    clock = {"bank": 600.0, "each": 5.0}
    return Table(Terms("t", game, 0, 3, seats, "a", seed, "t", 0.0, clock=clock, delay=5))


def all_of(value: Any) -> Any:
    """Everything that a table is, the states that its match remembers included."""
    if isinstance(value, Table):
        _ = value.names and value.match  # which is made when it is first asked for
        return {name: all_of(part) for name, part in vars(value).items() if name not in LAZY}
    if isinstance(value, TableMatch):
        engine, history = value.engine, value.history
        states = [bytes(engine.fields.to_bytes(engine.lists(state))) for state in history.states]
        return value.names, history.first, history.steps, states, [past.step for past in history.undone]
    if is_dataclass(value):
        return {field.name: all_of(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return [(key, all_of(part)) for key, part in value.items()]
    if isinstance(value, list | tuple | deque):
        return [all_of(part) for part in value]
    return sorted(value) if isinstance(value, set) else value


def a_request(table: Table, dice: random.Random) -> dict[str, Any]:
    """Anything that somebody may send; mostly what has a chance to be done."""
    moves = table.match.legal_texts() if table.state == PLAYING else []
    move = dice.choice([*moves * 3, "token R", "buy", "nonsense", 3])
    at = table.at - (dice.random() < 0.1) if table.at else 0
    asked = dice.choice([*table.asks, 0])
    kinds = {
        "play": {"at": at, "move": move}, "undo": {"at": at}, "redo": {"at": at}, "ask_undo": {"at": at},
        "answer": {"ask": asked, "yes": dice.random() < 0.7}, "chat": {"text": dice.choice(["Hello", "\x00", "は"])},
        "sit": {"seat": dice.randrange(4), "invite": dice.choice([None, "checked elsewhere"])},
        "stand": {"seat": dice.randrange(4)}, "start": {}, "mind": {"seat": dice.randrange(3), "bot": None},
        "invite": {"seat": dice.randrange(4)}, "replace": {"seat": dice.randrange(4), "yes": dice.random() < 0.9},
        "pause": {"on": dice.random() < 0.5}, "rematch": {}, "close": {}, "why": {"move": str(move)},
        "preview": {"move": str(move)}, "bot": {"seat": dice.randrange(4), "bot": dice.choice([None, "random"])},
        "swap": {"seat": dice.randrange(4), "other": dice.randrange(4)}, "rename": {"name": dice.choice(["", "Tea"])},
    }  # fmt: skip
    kind = dice.choice([*kinds, *["play"] * 12, *["undo", "redo", "answer"] * 2])
    if kind == "mind" and dice.random() < 0.5:
        kinds["mind"]["bot"] = dice.choice(["random", "clerk", "nobody knows it"])
    return {"do": kind, "client": dice.choice("xy"), "id": dice.randrange(10_000), **kinds[kind]}


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
@pytest.mark.parametrize("seed", range(2))
def test_deciding_changes_nothing(game: str, seed: int) -> None:
    dice, table = random.Random(f"{game} {seed}"), a_table(game, f"deciding {seed}")
    happened: list[Numbered] = []
    kinds: Counter[str] = Counter()
    refused = answered = 0
    for number in range(300):
        # Ben and Cleo sit down; then anything may happen.
        seat = {"do": "sit", "client": "x", "id": 1, "seat": number + 1}
        who = dice.choice(PEOPLE) if number > 1 else PEOPLE[number + 1]
        asked = ACTION.validate_python(a_request(table, dice) if number > 1 else seat)
        if asked.do in ("play", "undo", "redo", "why", "preview") and table.actor is not None and dice.random() < 0.8:
            who = next((one for one in PEOPLE if one.person == table.chairs[table.actor or 0].person), who)
        before = all_of(table)
        try:
            outcome = act(table, who, asked)
        except Refusal:
            outcome, refused = Outcome(), refused + 1
        if table.bot_to_move and not outcome.events and dice.random() < 0.5:
            outcome, who = played(table, dice.choice(table.match.legal)), Who(None, "")
        assert all_of(table) == before, asked
        answered += outcome.answer is not None
        if not outcome.events or (outcome.events[-1][0] == "close" and number < 280):
            continue
        events = [Event(kind, data, 10.0 * number, who.person, "c", number) for kind, data in outcome.events]
        numbered = [Numbered(table.version + 1 + i, event) for i, event in enumerate(events)]
        later = table.after(numbered, outcome.ahead)
        assert all_of(table) == before, "what happens makes a new table"
        # Whether somebody has played it before or not, it comes to the same.
        assert all_of(later) == all_of(table.after(numbered))
        # A table that was left behind goes its own way, and the new one does not notice.
        kept = all_of(later)
        table.apply(numbered)
        table.apply([Numbered(table.version + 1, Event("close", {}, 10.0 * number))])
        assert all_of(later) == kept
        table, happened = later, happened + numbered
        kinds.update(event.kind for event in events)
        if table.state in (OVER, CLOSED):
            break
    again = a_table(game, f"deciding {seed}")
    again.apply(happened)
    for who in PEOPLE:
        assert view_of(again, who, set())["game"] == view_of(table, who, set())["game"]
    assert kinds["play"] > 40, kinds
    assert {"sit", "begin", "undo", "chat"} <= kinds.keys(), kinds
    assert refused > 20
    assert answered


def test_every_kind_of_event_of_a_person_is_decided_on() -> None:
    """In games of several people, all that needs the others' consent, too: the test above would miss it otherwise."""
    dice, kinds, table = random.Random(1), Counter[str](), a_table("osaka", "all kinds")
    for number in range(2500):
        who = dice.choice(PEOPLE[:4])
        try:
            outcome = act(table, who, ACTION.validate_python(a_request(table, dice)))
        except Refusal:
            continue
        events = [Event(kind, data, float(number), who.person) for kind, data in outcome.events]
        table = table.after([Numbered(table.version + 1 + i, e) for i, e in enumerate(events)], outcome.ahead)
        kinds.update(event.kind for event in events)
        if table.state in (OVER, CLOSED):
            table = a_table("osaka", f"all kinds {number}")
    known = {name.removeprefix("_on_") for name in dir(Table) if name.startswith("_on_")}
    assert known - kinds.keys() == {"rest", "stuck", "host", "hours", "keep", "rematch"}, "these are the server's own"


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_questions_are_answered_on_both_back_ends(game: str, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOKAI_BACKEND", backend)
    table = a_table(game, "questions")
    for who, seat in ((PEOPLE[1], 1), (PEOPLE[2], 2)):
        sits = act(table, who, ACTION.validate_python({"do": "sit", "client": "x", "id": seat, "seat": seat}))
        events = [Event(kind, data, 1.0, who.person) for kind, data in sits.events]
        table = table.after([Numbered(table.version + 1 + i, event) for i, event in enumerate(events)], sits.ahead)
    assert table.match.engine.backend == backend
    assert table.actor is not None
    move = table.match.legal_texts()[0]
    for kind in ("why", "preview"):
        asked = ACTION.validate_python({"do": kind, "client": "x", "id": 9, "move": move})
        assert act(table, PEOPLE[table.actor], asked).answer
    known = job_for(table, "random")["known"]
    assert isinstance(json.dumps(known), str)
