"""Tables whose games are long or whose cards nobody has read are made ready in the workroom, in nobody's way."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from helpers.command import ALL_IS_WELL, Command
from helpers.filling import opened, terms_of
from helpers.patience import PATIENCE
from helpers.tables import run

from shokai.match.history import History
from shokai.match.match import Match
from shokai.server.live.preparing import MOST_REPLAYED
from shokai.server.storage.writing import Commit, people_of, row_of
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Outcome, Who
from shokai.server.tables.events import Event
from shokai.server.tables.openings import opening, point_of
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms
from shokai.server.thinking import workroom
from shokai.texts import Refusal

pytest_plugins = ("helpers.long_games", "helpers.postgres")


async def stored(hub: Any, terms: Terms, game: Match | None = None) -> None:
    """A table as another version may have left it, with a game in one go and no snapshots."""
    table = Table(terms)
    await hub.store.create(table)
    if game:
        steps = [(step.seat, step.number) for step in game.steps]
        begin = {"names": game.names, "bots": {}, "steps": [], "actor": 0}
        events = [Event("begin", begin, 1.0), Event("play", {"steps": steps, "actor": game.actor}, 1.0)]
        row = {**row_of(table), "version": 2, "state": "over" if game.over else "playing"}
        await hub.store.commit([Commit(terms.id, 0, events, row, people_of(table))])


def snapshots_of(path: Path, id: str) -> list[int]:
    with closing(sqlite3.connect(path)) as file:
        return [n for (n,) in file.execute("select step from snapshots where table_id = ? order by step", (id,))]


def test_an_imported_table_gets_snapshots_when_it_is_first_opened(
    tmp_path: Path, command: Command, long_game: Match
) -> None:
    source, target = tmp_path / "from.db", tmp_path / "to.db"
    terms = replace(terms_of("imported", "yokohama", 4), options=long_game.options, card_set=long_game.kind.card_sets)

    async def make() -> None:
        async with opened(f"sqlite:///{source}") as hub:
            await stored(hub, terms, long_game)

    async def look_back() -> None:
        async with opened(f"sqlite:///{target}") as hub:
            live = await hub.get(terms.id)
            assert live.table.must_be_replayed <= MOST_REPLAYED
            assert live.table.match.state == long_game.state
            assert len(hub.view(live, Who("anna", "Anna"))["log"]) > 30
            # What is taken back goes to a snapshot, too, and not to the beginning.
            to = next(n for n, step in enumerate(long_game.steps) if n >= 1500 and step.seat >= 0)
            assert await hub.add(
                live, live.table.at, Outcome([("undo", {"to": to, "actor": long_game.steps[to].seat})])
            )
            assert live.table.snapshot_step > to - MOST_REPLAYED
            assert live.table.match.state == long_game.at(to).state

    run(make())
    assert command("export", "all.jsonl", "--data", str(source)).code == ALL_IS_WELL
    assert command("import", "all.jsonl", "--data", str(target)).code == ALL_IS_WELL
    assert snapshots_of(target, terms.id) == []
    run(look_back())
    made = snapshots_of(target, terms.id)
    assert made[0] < MOST_REPLAYED
    assert max(b - a for a, b in itertools.pairwise(made)) < MOST_REPLAYED
    # Those of what was taken back are gone.
    assert 1500 - MOST_REPLAYED < made[-1] <= 1500 + 100


def test_who_watches_later_has_no_long_game_replayed_in_the_event_loop(tmp_path: Path, long_game: Match) -> None:
    """Neither at the first look nor with every undo."""
    game = long_game.at(next(n for n, step in enumerate(long_game.steps) if n >= 1500 and step.seat >= 0))
    terms = replace(
        terms_of("late", "yokohama", 4, delay=5), options=game.options, card_set=game.kind.card_sets
    )  # fmt: skip

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'late.db'}") as hub:
            await stored(hub, terms, game)
            live = await hub.get(terms.id)
            made: list[int] = []
            for number, to in enumerate((game.step, game.step - 1, game.step - 9, game.step - 300)):
                if number:
                    assert await hub.add(live, live.table.at, Outcome([("undo", {"to": to, "actor": 0})]))
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(History, "_make", counted(made, History._make))
                    async with live.lock:
                        await live.behind.prepare(live.table, hub.store)
                        seen = hub.view(live, Who("zoe", "Zoe"))
                assert seen["step"] == to - 5
                assert {**seen["game"], "moves": []} == {**game.at(to - 5).view(), "moves": []}
                assert len(made) < MOST_REPLAYED * (2 if number in (0, 3) else 0) + 1
                made.clear()

    def counted(made: list[int], make: Any) -> Any:
        def counting(history: History, step: Any) -> None:
            made.append(history.step)
            make(history, step)

        return counting

    run(scene())


def test_snapshots_are_made_in_postgresql_too_unless_the_game_went_on(database: str, long_game: Match) -> None:
    terms = replace(terms_of("long", "yokohama", 4), options=long_game.options, card_set=long_game.kind.card_sets)

    async def scene() -> None:
        async with opened(database) as hub:
            await stored(hub, terms, long_game)
            live = await hub.get(terms.id)
            assert live.table.must_be_replayed <= MOST_REPLAYED
            kept = await hub.store.snapshot_before(terms.id, long_game.step)
            assert kept is not None
            assert kept.step > long_game.step - MOST_REPLAYED
            late = replace(kept, step=1)
            assert not await hub.store.keep_snapshots(terms.id, live.table.version - 1, [late])
            assert await hub.store.snapshot_before(terms.id, 1) is None

    run(scene())


def test_a_table_of_an_earlier_version_finds_where_its_record_stood(tmp_path: Path, long_game: Match) -> None:
    record = long_game.record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            old = terms_of("old", "yokohama", 4, record=record, step=700)
            await stored(hub, old)
            live = await hub.get("old")
            assert live.table.terms.position == opening(vars(old))["position"]
            match = live.table.first_match(live.table.game.seat_names)
            there = point_of(record, 700)
            assert (match.state, match.actor) == (there.state, there.actor)
            assert hub.workroom.pids

    run(scene())


def test_many_tables_can_be_opened_at_once(tmp_path: Path) -> None:
    """More than may wait of one person."""
    ids = [f"old{n}" for n in range(workroom.MOST_WAITING + 6)]

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            for id in ids:
                await stored(hub, terms_of(id, "osaka", 2, record=Match("osaka", seed="7").record(secret=True)))
            lives = await asyncio.gather(*map(hub.get, ids))
            assert all(live.table.terms.position for live in lives)

    run(scene())


def test_cards_that_nobody_has_read_are_read_in_the_workroom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of an earlier version with a record and cards beside it, whose rematch has the cards."""

    def never(terms: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError("cards are read in the event loop")

    cards = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'
    record = Match("yokohama", 2, seed="7").record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            for id, text in (("good", cards), ("bad", "[[orders")):
                await stored(hub, terms_of(id, "yokohama", 2, record=record, cards=text))
                live = await hub.get(id)
                async with live.lock:
                    await hub.add(live, live.table.at, Outcome([("close", {})]))
            monkeypatch.setattr("shokai.server.tables.course.opening", never)
            told = await rematch(hub, "good")
            live = await hub.get(told["answer"]["table"])
            assert live.table.own_cards == 1
            with pytest.raises(Refusal, match=r"TOML|cards"):
                await rematch(hub, "bad")

    async def rematch(hub: Any, id: str) -> dict[str, Any]:
        asked = ACTION.validate_python({"do": "rematch", "client": "c", "id": 1})
        told: dict[str, Any] = await hub.act(id, Who("anna", "Anna"), asked)
        return told

    run(scene())


def test_a_rematch_that_waits_for_the_workroom_holds_nobody_up(tmp_path: Path) -> None:
    """Those who chat at the old table go on while the cards of the new one are read."""
    cards = '[[orders]]\nnumber = 1\ncountry = "NL"\ngoods = "1 fish"\nreward = "9 vp"\n'
    record = Match("yokohama", 2, seed="7").record(secret=True)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'old.db'}") as hub:
            await stored(hub, terms_of("old", "yokohama", 2, record=record, cards=cards))
            live = await hub.get("old")
            async with live.lock:
                await hub.add(live, live.table.at, Outcome([("close", {})]))
            # The process that reads cards stands still.
            working = [psutil.Process(pid) for pid in hub.workroom.pids]
            for process in working:
                process.suspend()
            try:
                again = asyncio.create_task(act(hub, do="rematch"))
                chat = asyncio.create_task(act(hub, do="chat", text="Once more?"))
                await asyncio.wait({chat}, timeout=PATIENCE)
                assert chat.done(), "the table is locked"
                assert not again.done()
            finally:
                for process in working:
                    process.resume()
            told = await again
            assert (await hub.get(told["answer"]["table"])).table.own_cards == 1

    async def act(hub: Any, **action: Any) -> dict[str, Any]:
        asked = ACTION.validate_python({"client": action["do"], "id": 1, **action})
        told: dict[str, Any] = await hub.act("old", Who("anna", "Anna"), asked)
        return told

    run(scene())
