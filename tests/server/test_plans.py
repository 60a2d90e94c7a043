"""Planned moves: kept, played when they are due, dropped with a note, seen by nobody else."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import do, live, two_at_a_table, view_of
from helpers.filling import act, opened, terms
from helpers.patience import PATIENCE
from helpers.serving import Serving
from sqlalchemy import event

from shokai.engine.contract import CHANCE
from shokai.server.live import following
from shokai.server.live.following import keep
from shokai.server.live.hub import Hub
from shokai.server.people.people import Person
from shokai.server.storage.plans import keep_plan, plans_at
from shokai.server.tables.deciding import Outcome, Who
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.planning import Plan, asked_of, follow, past_of
from shokai.server.tables.playing import played
from shokai.texts import Refusal

pytest_plugins = ("helpers.postgres",)


def plan(server: Serving, table: str, cookie: str, seat: int, **asked: Any) -> Any:
    return server.ask("POST", f"/api/tables/{table}/plan/{seat}", asked, cookie=cookie)


def planned(server: Serving, table: str, cookie: str, seat: int) -> Any:
    return server.ask("GET", f"/api/tables/{table}/plan/{seat}", cookie=cookie)


def could(server: Serving, table: str, cookie: str, seat: int, *moves: str) -> Any:
    return server.ask("POST", f"/api/tables/{table}/plan/{seat}/look", {"moves": list(moves)}, cookie=cookie)


def to_first_turns(server: Serving, table: str, cookies: tuple[str, str]) -> int:
    """Plays on until the first ordinary turn; whose it is."""
    while True:
        seen = [view_of(server, table, cookie) for cookie in cookies]
        actor = int(seen[0]["game"]["actor"])
        moves = seen[actor]["game"]["moves"]
        if any(move["text"].startswith("take") for move in moves):
            return actor
        assert do(server, table, cookies[actor], "play", at=seen[0]["at"], move=moves[0]["number"]).status_code == 200


def test_a_plan_is_played_at_once_when_its_turn_comes_also_after_a_restart(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        table, *cookies = two_at_a_table(server)
        actor = to_first_turns(server, table, (cookies[0], cookies[1]))
        mover, waits, seat = cookies[actor], cookies[1 - actor], 1 - actor
        moves = [move["text"] for move in could(server, table, waits, seat).json()["game"]["moves"]]
        own = next(text for text in moves if text.startswith("take"))
        told = plan(server, table, waits, seat, moves=[own])
        assert told.status_code == 200, told.text
        assert told.json()["moves"] == [own]
        server.kill()
        server.start()
        seen = view_of(server, table, mover)
        other = next(
            m for m in seen["game"]["moves"] if m["text"].startswith("take") and m["text"].split("*")[0] != own
        )
        before = seen["step"]
        assert do(server, table, mover, "play", at=seen["at"], move=other["number"]).status_code == 200
        after = view_of(server, table, mover)
        # Both have moved, and it is the first one's turn again.
        assert after["step"] >= before + 2
        assert after["game"]["actor"] == actor
        left = planned(server, table, waits, seat).json()
        assert left["moves"] == []
        assert left["note"]["id"] == "slow-plan-played"
        # A note goes when it was read.
        assert server.ask("DELETE", f"/api/tables/{table}/plan/{seat}", cookie=waits).json()["note"] is None


def test_nobody_else_sees_a_plan_or_that_there_is_one(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        table, *cookies = two_at_a_table(server)
        actor = to_first_turns(server, table, (cookies[0], cookies[1]))
        mover, waits, seat = cookies[actor], cookies[1 - actor], 1 - actor
        own = could(server, table, waits, seat).json()["game"]["moves"][0]["text"]
        before = view_of(server, table, mover)
        with live(server, table, cookie=mover) as socket:
            first = json.loads(socket.recv(timeout=PATIENCE))
            assert first["type"] == "view"
            assert plan(server, table, waits, seat, moves=[own]).status_code == 200
            # Nothing is sent; the next thing heard is the answer to the question.
            socket.send(json.dumps({"do": "ping"}))
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "pong"
        assert view_of(server, table, mover) == {**before}
        for stranger in (mover, server.cookie("Eve")):
            assert planned(server, table, stranger, seat).json()["code"] == "not-your-seat"
            assert plan(server, table, stranger, seat, moves=[own]).json()["code"] == "not-your-seat"
            assert could(server, table, stranger, seat).json()["code"] == "not-your-seat"
            gone = server.ask("DELETE", f"/api/tables/{table}/plan/{seat}", cookie=stranger)
            assert gone.json()["code"] == "not-your-seat"
        assert server.ask("GET", f"/api/tables/{table}/plan/{seat}").status_code == 401


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"moves": ["fly to the moon"]}, 400), ({"moves": ["take R5"] * 99}, 422), ({"moves": ["x" * 300]}, 422),
        ({"answers": {"insure R": ["insure G2"]}}, 400), ({"answers": {"weather": []}}, 400), ({"other": 1}, 422),
    ],
)  # fmt: skip
def test_what_cannot_be_planned_is_refused_in_a_sentence(asked: dict[str, Any], status: int, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        table, *cookies = two_at_a_table(server)
        actor = to_first_turns(server, table, (cookies[0], cookies[1]))
        told = plan(server, table, cookies[1 - actor], 1 - actor, **asked)
        assert told.status_code == status
        assert told.json()["text"]
        mine = could(server, table, cookies[actor], actor).json()["game"]["moves"][0]["text"]
        assert plan(server, table, cookies[actor], actor, moves=[mine]).json()["code"] == "your-turn-now"


# What becomes of plans in whole games, in either database.


async def _game(hub: Hub, game: str, name: str) -> tuple[str, tuple[Person, Person]]:
    anna, ben = await hub.people.new_guest("Anna"), await hub.people.new_guest("Ben")
    return await hub.create(terms(name, game, anna, ben)), (anna, ben)


def _who(person: Person) -> Who:
    return Who(person.id, person.name)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_plans_in_whole_games_are_played_or_dropped_and_never_stop_one(game: str, any_database: str) -> None:
    """Whoever waits plans the first thing that they could do, half of the time whatever is revealed."""

    async def play() -> dict[str, int]:
        fates: dict[str, int] = {}
        async with opened(any_database) as hub:
            id, people = await _game(hub, game, f"plans-{game}")
            table = (await hub.get(id)).table
            for number in range(1, 160):
                live_table = await hub.get(id)
                table = live_table.table
                if table.state != "playing" or table.actor is None:
                    break
                waits = 1 - table.actor
                from shokai.server.tables.planning import foreseen

                look = foreseen(table, waits, [])
                moves = []
                if look["game"] is not None:
                    moves = [look["game"]["moves"][number % len(look["game"]["moves"])]["text"]]
                even_so = number % 2 == 0
                if moves:
                    async with live_table.lock:
                        wish = Plan(waits, people[waits].id, 0, tuple(moves), {}, even_so)
                        await keep(hub, live_table, _who(people[waits]), wish)
                mover, step = people[table.actor], len(table.steps)
                legal = table.match.history.legal
                await act(hub, id, mover, number, do="play", at=table.at, move=legal[number % len(legal)])
                after = live_table.table
                async with hub.store.engine.connect() as connection:
                    kept = (await connection.run_sync(plans_at, id)).get(waits)
                if kept and kept.note:
                    fate = str(kept.note["id"])
                    fates[fate] = fates.get(fate, 0) + 1
                    revealed = any(one.seat == CHANCE for one in after.steps[step:])
                    if fate == "slow-plan-revealed":
                        assert revealed
                        assert not even_so
        return fates

    fates = asyncio.run(play())
    assert fates.get("slow-plan-played", 0) > 3, fates


def test_answers_about_insurance_are_given_when_it_is_asked(any_database: str) -> None:
    async def play() -> int:
        answered = 0
        async with opened(any_database) as hub:
            for game in range(3):
                id, people = await _game(hub, "osaka", f"insured-{game}")
                live_table = await hub.get(id)
                for number in range(1, 260):
                    table = live_table.table
                    if table.state != "playing" or table.actor is None:
                        break
                    seat = table.actor
                    assert (
                        asked_of(table, table.match.state) == "turn"
                        or number == 0
                        or not await _has(hub, id, seat, table)
                    )
                    waits = 1 - seat
                    from shokai.server.tables.planning import answers_told

                    answers = {one["key"]: tuple(one["options"][-1]["moves"]) for one in answers_told(table, waits)}
                    async with live_table.lock:
                        await keep(hub, live_table, _who(people[waits]), Plan(waits, people[waits].id, 0, (), answers))
                    texts = table.match.legal_texts()
                    move = "buy" if "buy" in texts else texts[number % len(texts)]
                    number_of = table.match.history.legal[texts.index(move)]
                    await act(hub, id, people[seat], number, do="play", at=table.at, move=number_of)
                    async with hub.store.engine.connect() as connection:
                        kept = (await connection.run_sync(plans_at, id)).get(waits)
                    if kept and kept.note and kept.note["id"] == "slow-plan-answered":
                        answered += 1
        return answered

    assert asyncio.run(play()) > 0


async def _has(hub: Hub, id: str, seat: int, table: Any) -> bool:
    """Whether a seat is asked something that its plan has an answer to: it should have been given."""
    async with hub.store.engine.connect() as connection:
        kept = (await connection.run_sync(plans_at, id)).get(seat)
    return kept is not None and asked_of(table, table.match.state) in kept.answers


def test_who_plays_by_hand_plans_no_more_and_a_seat_that_changes_hands_has_no_plan(any_database: str) -> None:
    async def play() -> None:
        async with opened(any_database) as hub:
            id, people = await _game(hub, "osaka", "by-hand")
            live_table = await hub.get(id)
            number = 0
            while not any(text.startswith("take") for text in live_table.table.match.legal_texts()):
                table, number = live_table.table, number + 1
                assert table.actor is not None
                await act(
                    hub, id, people[table.actor], number, do="play", at=table.at, move=table.match.history.legal[0]
                )
            table = live_table.table
            seat = table.actor
            assert seat is not None
            with pytest.raises(Refusal):
                async with live_table.lock:
                    await keep(hub, live_table, _who(people[seat]), Plan(seat, people[seat].id, 0, ("take R5",)))
            # A plan that is there although it is the seat's turn, as after a crash: a move by hand ends it.
            async with hub.store.engine.begin() as connection:
                await connection.run_sync(keep_plan, id, Plan(seat, people[seat].id, 0, ("take R5",)), 0.0)
            hub.forget_plans()
            await act(hub, id, people[seat], 999, do="play", at=table.at, move=table.match.history.legal[0])
            async with hub.store.engine.connect() as connection:
                assert seat not in await connection.run_sync(plans_at, id)

    asyncio.run(play())


def test_where_nothing_is_planned_moves_do_not_look_for_plans(any_database: str) -> None:
    async def play() -> None:
        async with opened(any_database) as hub:
            id, people = await _game(hub, "osaka", "unplanned")
            looks: list[str] = []
            event.listen(
                hub.store.engine.sync_engine,
                "before_cursor_execute",
                lambda _, __, statement, *___: looks.append(statement) if "FROM plans" in statement else None,
            )
            for number in range(10):
                table = (await hub.get(id)).table
                assert table.actor is not None
                move = table.match.history.legal[0]
                await act(hub, id, people[table.actor], number, do="play", at=table.at, move=move)
            assert len(looks) <= 1

    asyncio.run(play())


def test_a_plan_kept_by_one_web_process_is_followed_by_another(webs: list[Serving]) -> None:
    one, other = webs
    table, *cookies = two_at_a_table(one)
    actor = to_first_turns(one, table, (cookies[0], cookies[1]))
    mover, waits, seat = cookies[actor], cookies[1 - actor], 1 - actor
    # The first process knows by now that nothing is planned here; the plan is kept by the second.
    texts = [move["text"] for move in could(other, table, waits, seat).json()["game"]["moves"]]
    own = next(text for text in texts if text.startswith("take"))
    assert plan(other, table, waits, seat, moves=[own]).json()["moves"] == [own]
    seen = view_of(one, table, mover)
    first = next(m for m in seen["game"]["moves"] if m["text"].startswith("take") and m["text"].split("*")[0] != own)
    assert do(one, table, mover, "play", at=seen["at"], move=first["number"]).status_code == 200
    # Heard of or found by looking: it is followed either way, and without anybody's help.
    until = time.monotonic() + 20 * PATIENCE
    while view_of(one, table, mover)["step"] < seen["step"] + 2:
        assert time.monotonic() < until
    assert planned(one, table, waits, seat).json()["note"]["id"] == "slow-plan-played"


def test_plans_that_wait_keep_no_due_one_away(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "FOUND", 1)

    async def play() -> None:
        async with opened(any_database) as hub:
            games = [await _game(hub, "osaka", f"waits-{number}") for number in range(3)]
            for id, people in games:
                table = (await hub.get(id)).table
                seat = table.actor
                assert seat is not None
                # Of the last one the server ended before its plan was followed; the others wait for a question.
                due = id == games[-1][0]
                moves = (table.match.legal_texts()[0],) if due else ()
                answers: dict[str, tuple[str, ...]] = {} if due else {"insure R": ()}
                waits = Plan(seat, people[seat].id, len(table.steps), moves, answers)
                async with hub.store.engine.begin() as connection:
                    await connection.run_sync(keep_plan, id, waits, 0.0)
            before = [len((await hub.get(id)).table.steps) for id, _ in games]
            after = ""
            for _ in games:
                after = await following.follow_due(hub, after)
            made = [len((await hub.get(id)).table.steps) for id, _ in games]
            assert [a > b for a, b in zip(made, before, strict=True)] == [False, False, True]

    asyncio.run(play())


def test_a_plan_is_for_the_game_that_it_was_made_in_not_for_one_as_long(any_database: str) -> None:
    """A step is taken back and another one made in its place: the game is as long as before, but not the same."""

    async def play() -> None:
        async with opened(any_database) as hub:
            id, people = await _game(hub, "osaka", "as-long")
            live = await hub.get(id)
            number = 0
            while not any(text.startswith("take") for text in live.table.match.legal_texts()):
                table, number = live.table, number + 1
                assert table.actor is not None
                await act(hub, id, people[table.actor], number, do="play", at=table.at, move=table.match.legal[0])
            actor = live.table.actor
            assert actor is not None
            await act(hub, id, people[actor], 500, do="play", at=live.table.at, move=live.table.match.legal[0])
            table, seat = live.table, live.table.actor
            assert seat == 1 - actor
            # It is their turn; what they plan is for the one after the other's next move.
            own = next(text for text in table.match.legal_texts() if text.startswith("take")).split("*")[0]
            plan = replace(Plan(seat, people[seat].id, 0, (own,), even_so=True), step=len(table.steps))
            plan = replace(plan, past=past_of(table, plan.step))
            assert follow(table, plan) is not None
            last = max(n for n, step in enumerate(table.steps) if step.seat == actor)
            undone = Outcome([("undo", {"to": last, "actor": actor})])
            async with live.lock:
                assert await hub.add(live, table.at, undone, people[actor].id)
            for move in live.table.match.legal[1:]:
                other = played(live.table, move)
                again = live.table.after([Numbered(live.table.version + 1, Event(*other.events[0], 0.0))], other.ahead)
                if again.actor == seat and len(again.steps) >= plan.step:
                    break
            followed = follow(again, plan)
            assert followed is not None
            assert followed.outcome is None
            assert followed.plan.note is not None
            assert followed.plan.note["id"] == "slow-plan-undone"
            # A plan from before this was noted goes by the length alone.
            old = follow(again, replace(plan, past=None))
            assert old is not None
            assert old.plan.note is None or old.plan.note["id"] != "slow-plan-undone"

    asyncio.run(play())


def test_what_is_pointed_at_while_planning_is_explained(tmp_path: Path) -> None:
    """As at one's turn: why a move would not be possible, and what another would bring about."""
    with Serving(tmp_path) as server:
        table, *cookies = two_at_a_table(server)
        actor = to_first_turns(server, table, (cookies[0], cookies[1]))
        waits, seat = cookies[1 - actor], 1 - actor

        def about(what: str, move: str, *moves: str, cookie: str = waits, of: int = seat) -> Any:
            asked = {"about": what, "move": move, "moves": list(moves)}
            return server.ask("POST", f"/api/tables/{table}/plan/{of}/move", asked, cookie=cookie)

        moves = [move["text"] for move in could(server, table, waits, seat).json()["game"]["moves"]]
        take = next(text for text in moves if text.startswith("take"))
        assert about("why", take).json()["reason"] is None
        wrong = next(f"take {colour}{value}" for colour in "RYGB" for value in (2, 3, 5) if not any(
            text.startswith(f"take {colour}{value}") for text in moves))  # fmt: skip
        assert about("why", wrong).json()["reason"]["text"]["id"]
        told = about("preview", take).json()
        assert told["said"]
        # After a move that ends the turn nothing follows, and nobody asks for somebody else.
        assert about("preview", take, take).json()["code"] == "plan-over"
        assert about("preview", take, cookie=cookies[actor]).json()["code"] == "not-your-seat"
