"""No secret leaves the server: every byte that a seat's connection received, over whole games.

A view that is a function of what the seat knows cannot tell more than that. So each view that came over the wire is
compared with the view of the same table after `hide` has taken out of it all that the seat cannot know. Logs, answers
and errors are searched for the names of cards that the seat had not seen when they came, and for the seed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.tables import ME, OPEN

from shokai.engine.engine import OVER
from shokai.engine.fields import State
from shokai.games.osaka.rules.cards import KINDS, count
from shokai.match.dealer import Dealer
from shokai.server.client import Client, Live, Refused
from shokai.server.load import OwnServer
from shokai.server.storage.addresses import sqlite_url
from shokai.server.storage.store import Store
from shokai.server.tables.diff import patched
from shokai.server.tables.table import Table
from shokai.server.tables.table_match import TableMatch


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OwnServer]:
    server = OwnServer(tmp_path, thinkers=1)
    server.start()
    yield server
    server.stop()


class Wire:
    """All that came over one connection."""

    def __init__(self, live: Live) -> None:
        self.texts: list[str] = []
        live.heard = self.texts.append

    def replay(self) -> Iterator[tuple[dict[str, Any], str]]:
        """Every text with the view that the client had after it."""
        view: dict[str, Any] = {"version": 0, "game": None}
        for text in self.texts:
            message = json.loads(text)
            if message["type"] == "view":
                view = message["view"]
            elif message["type"] == "change":
                assert message["from"] == view["version"]
                view = patched(view, message["diff"])
            yield view, text


async def _play(address: str, game: str, players: int, seed: int) -> tuple[str, list[Wire], dict[int, list[str]]]:
    """A whole game by people who ask a lot, watched by a stranger; and what the answers over HTTP were."""
    dice = random.Random(seed)
    clients = [Client(address) for _ in range(players + 1)]
    for i, client in enumerate(clients):
        await client.name(f"Player{i}")
    table = await clients[0].create(game=game, players=players, seats=[ME] + [OPEN] * (players - 1))
    for seat in range(1, players):
        await clients[seat].ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": 1, "do": "sit", "seat": seat})
    lives = [client.look(table) for client in clients]
    wires = [Wire(live) for live in lives]
    asked: dict[int, list[str]] = {}
    for live in lives:
        await live.start()
    for _ in range(30):
        mover = next(i for i, live in enumerate(lives) if "play" in live.view["you"]["can"])
        view = lives[mover].view
        if "undo" in view["you"]["can"] and dice.random() < 0.2:
            done = await lives[mover].act("undo", at=view["at"])
        else:
            done = await lives[mover].play(dice.choice(view["game"]["moves"])["number"])
        for live in lives:
            await live.reach(done["version"])
    # Bots play on while people ask questions.
    for seat in range(players):
        await lives[seat].act("mind", seat=seat, bot="apprentice")
    while lives[0].view["table"]["state"] == "playing":
        await _ask_around(lives, dice, asked, table)
        await lives[0].until(lambda v: v["table"]["state"] != "playing", 0.5, give_up=True)
    for live in lives:
        await live.until(lambda v: v["table"]["state"] == "over")
    for client in clients:
        await client.__aexit__()
    return table, wires, asked


async def _ask_around(lives: list[Live], dice: random.Random, asked: dict[int, list[str]], table: str) -> None:
    """Questions, wrong moves, looks at the past and chat, from everybody."""
    for number, live in enumerate(lives):
        for do, more in (
            ("why", {"move": dice.choice(["fulfil O7", "keep O3", "buy", "take R5", "go Bank"])}),
            ("preview", {"move": dice.choice(["fulfil O9", "keep O1", "pay R5", "recall"])}),
            ("play", {"at": live.view["at"], "move": "fulfil O5"}),
            ("undo", {"at": live.view["at"] + 1}),
            ("chat", {"text": "what do you hold?"}),
        ):
            with contextlib.suppress(Refused):
                await live.act(do, **more)
        step = dice.randrange(live.view["step"] + 1)
        answers = []
        for path in (f"/history/{step}?seat=0", f"/log?since={step}", "/record", "/verify", "?seat=1"):
            try:
                answers.append(json.dumps(await live.person.ask("GET", f"/api/tables/{table}{path}")))
            except Refused as refusal:
                answers.append(json.dumps(refusal.why))
        # Bots play on meanwhile: what came may tell what is known by now.
        version = (await live.person.ask("GET", f"/api/tables/{table}"))["version"]
        asked.setdefault(number, []).extend(f"{version} {told}" for told in answers)


def _table(folder: Path, id: str) -> Table:
    async def load() -> Table | None:
        store = Store(sqlite_url(folder / "load.db"))
        try:
            return await store.load(id)
        finally:
            await store.close()

    table = asyncio.run(load())
    assert table is not None
    return table


def _states(table: Table, folder: Path) -> dict[int, State]:
    """The state of the game at every version, from the events in the database."""
    rows = sqlite3.connect(folder / "load.db").execute(
        "select sequence, kind, data from events where table_id = ? order by sequence", (table.terms.id,)
    )
    match = table.match_at(0)
    states: dict[int, State] = {}
    for sequence, kind, text in rows:
        data = json.loads(text)
        if kind in ("begin", "play", "redo"):
            match.history.repeat([type(table.steps[0])(*step) for step in data["steps"]])
        elif kind == "undo":
            match.history.back_to(data["to"])
        states[sequence] = match.engine.clone(match.state)
    return states


def _blind(table: Table, s: State, seat: int) -> State:
    """The state without what a seat cannot know, and in TRADERS OF OSAKA with other hands."""
    engine = table.match.engine
    known = engine.hidden(s, seat)
    if table.terms.game == "osaka":
        for p in range(table.terms.players):
            if p != seat:
                known.hand[p] = _other_hand(known.hand[p])
    return known


def _other_hand(hand: int) -> int:
    """Another hand of as many cards."""
    left, other = count(hand), 0
    for kind in range(KINDS):
        n = min(left, 9)
        other |= n << 4 * kind
        left -= n
    assert count(other) == count(hand)
    return other


def _seen_in(table: Table, s: State, seat: int | None) -> dict[str, Any]:
    match = TableMatch.taken_up(
        table.terms.game, s, 0, seed="nobody's", names=table.names, options=table.terms.options
    )  # fmt: skip
    return json.loads(json.dumps(match.view(seat)))


def _unseen_orders(states: dict[int, State], version: int, seat: int | None) -> set[str]:
    """Orders that somebody at a seat has not seen: in the pile, or with others since the beginning."""
    s = states[version]
    held = {card for v, past in states.items() if v <= version and seat is not None for card in past.hand[seat]}
    unseen = s.orders_left | s.secret
    return {f"O{card + 1}" for card in range(36) if unseen >> card & 1 and card not in held}


def _check_text(text: str, version: int, secrets: list[str], states: dict[int, State], seat: int | None) -> None:
    """No seed, and no order that the seat has not seen."""
    if version not in states or states[version].actor == OVER:
        return
    assert not [secret for secret in secrets if secret in text]
    if hasattr(states[version], "orders_left"):
        # What was asked for by name is repeated in the answer.
        found = set(re.findall(r"\bO\d+\b", text)) - {"O7", "O3", "O9", "O1", "O5"}
        assert not found & _unseen_orders(states, version, seat)


@pytest.mark.parametrize(("game", "players"), [("osaka", 3), ("yokohama", 3), ("yokohama", 2)])
def test_no_byte_tells_what_the_seat_cannot_know(server: OwnServer, tmp_path: Path, game: str, players: int) -> None:
    id, wires, asked = asyncio.run(asyncio.wait_for(_play(server.addresses[0], game, players, seed=5), 120))
    table = _table(tmp_path, id)
    states = _states(table, tmp_path)
    seed = table.terms.seed
    derived = [seed, Dealer(seed)._key.hex()]
    compared = 0
    for number, wire in enumerate(wires):
        seat = number if number < players else None
        for view, text in wire.replay():
            _check_text(text, view["version"], derived, states, seat)
            if view["game"] is None or json.loads(text)["type"] not in ("view", "change"):
                continue
            s = states[view["version"]]
            # A spectator knows no more than anybody: what they see must follow from what each seat knows.
            for knower in [seat] if seat is not None else range(players):
                assert view["game"] == _seen_in(table, _blind(table, s, knower), seat)
                compared += 1
        for answer in asked.get(number, []):
            version, _, text = answer.partition(" ")
            _check_text(text, int(version), derived, states, seat)
    assert compared > 100


def test_the_comparison_finds_a_leak() -> None:
    # The test above would be worth nothing if a blinded table looked the same with secrets in the view.
    table_match = TableMatch("osaka", 3, seed="7")
    while table_match.step < 60:
        table_match.play(table_match.legal[0])
    s = table_match.state
    open_view = table_match.kind.view(s, 0, memory=True)
    blind = s.clone()
    blind.hand[1] = _other_hand(blind.hand[1])
    assert table_match.kind.view(blind, 0, memory=True) != open_view
    assert table_match.kind.view(blind, 0, memory=False) == table_match.kind.view(s, 0, memory=False)
