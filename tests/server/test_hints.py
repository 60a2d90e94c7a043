"""Hints at tables of a real server: what they say, who gets one, who does not hear of it, what they may not know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import BOT, ME, OPEN, people, refused, run, two_at_a_table

from shokai.match.match import Match
from shokai.server.client import Client
from shokai.server.tables.words import understood
from shokai.server.thinking import coaching
from shokai.server.thinking.coaching import Desk
from shokai.texts import Refusal, languages, speaker

KINDS = {"brings", "prepares", "prevents", "keeps", "mind"}


async def ask(client: Client, table: str, at: int | None = None) -> dict[str, Any]:
    """A hint in a situation, or in the one that there is."""
    if at is None:
        at = (await client.ask("GET", f"/api/tables/{table}"))["at"]
    told: dict[str, Any] = await client.ask("POST", f"/api/tables/{table}/hint", {"at": at})
    return told


async def refusal(asked: Awaitable[bytes]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.said.id


async def alone(client: Client, game: str, players: int = 2, **terms: Any) -> str:
    """A table where somebody plays for everybody: it is always their turn."""
    return await client.create(game=game, players=players, seats=[ME] * players, **terms)


async def seen_by_the_mover(client: Client, table: str) -> dict[str, Any]:
    view = await client.ask("GET", f"/api/tables/{table}")
    told: dict[str, Any] = await client.ask("GET", f"/api/tables/{table}?seat={view['game']['actor']}")
    return told


async def play(client: Client, table: str, number: int, at: int, move: int) -> None:
    action = {"client": "c", "id": number, "do": "play", "at": at, "move": move}
    await client.ask("POST", f"/api/tables/{table}/do", action)


@pytest.mark.parametrize(("game", "players"), [("osaka", 2), ("osaka", 4), ("yokohama", 2), ("yokohama", 3)])
def test_a_hint_is_a_legal_move_with_reasons_and_what_others_cost(address: str, game: str, players: int) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            table = await alone(anna, game, players)
            dice, reasons = random.Random(1), 0
            for number in range(12):
                view = await seen_by_the_mover(anna, table)
                assert "hint" in view["you"]["can"]
                assert view["table"]["hints"] is True
                told = await ask(anna, table, view["at"])
                legal = {move["number"]: move["text"] for move in view["game"]["moves"]}
                assert (told["at"], told["seat"]) == (view["at"], view["game"]["actor"])
                choices = told["choices"]
                assert [legal[choice["move"]] for choice in choices] == [choice["text"] for choice in choices]
                assert len({choice["move"] for choice in choices}) == min(len(legal), 3)
                if len(legal) > 1:
                    assert 0 <= choices[0]["chance"] <= 1
                    assert (choices[0]["loss"], choices[0]["sure"]) == (0, False)
                    assert all(choice["loss"] >= 0 for choice in choices)
                for reason in (reason for choice in choices for reason in choice["reasons"]):
                    reasons += 1
                    assert reason["kind"] in KINDS
                    for language in languages():
                        assert speaker(language).say(understood(reason["said"]))
                await play(anna, table, number, view["at"], dice.choice(list(legal)))
            assert reasons

    run(scene())


def test_who_may_not_have_a_hint_is_told_why(address: str) -> None:
    async def scene() -> None:
        async with (
            two_at_a_table(address, hints=True) as (table, anna, ben),
            people(address, "Carla") as (carla,),
        ):
            mover, other = (anna, ben) if "play" in anna.view["you"]["can"] else (ben, anna)
            at = mover.view["at"]
            assert "hint" not in other.view["you"]["can"]
            assert await refused(ask(carla, table, at)) == "not-seated"
            assert await refused(ask(Client(address), table, at)) == "not-seated"
            assert await refused(ask(other.person, table, at)) == "not-your-turn"
            assert await refused(ask(mover.person, table, at + 1)) == "late"
            assert await refused(ask(mover.person, "no-such-table", at)) == "no-such-table"
            for nonsense in ({}, {"at": -1}, {"at": "x"}, {"at": at, "seat": 1}, []):
                told = mover.person.ask("POST", f"/api/tables/{table}/hint", nonsense)
                assert await refused(told) == "bad-message"
            assert len((await ask(mover.person, table, at))["choices"]) == 3
            await mover.act("mind", seat=mover.view["you"]["seat"], bot="random")
            assert await refused(ask(mover.person, table, at)) in ("minded", "late", "not-your-turn")
        async with people(address, "Anna") as (anna_alone,):
            over = await alone(anna_alone, "osaka")
            at = (await anna_alone.ask("GET", f"/api/tables/{over}"))["at"]
            await anna_alone.ask("POST", f"/api/tables/{over}/do", {"client": "c", "id": 1, "do": "close"})
            assert await refused(ask(anna_alone, over, at)) == "not-playing"
            off = await alone(anna_alone, "osaka", hints=False)
            assert await refused(ask(anna_alone, off)) == "hint-off"
            view = await anna_alone.ask("GET", f"/api/tables/{off}")
            assert view["table"]["hints"] is False
            assert "hint" not in view["you"]["can"]
            lesson = (await anna_alone.ask("POST", "/api/lessons/osaka/turn", {}))["id"]
            assert await refused(ask(anna_alone, lesson)) == "not-in-lessons"

    run(scene())


def test_a_game_that_counts_has_no_hints(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as clients:
            for client in clients:
                own = f"Hint {random.SystemRandom().randrange(10**9)}"
                await client.ask("POST", "/api/me/account", {"name": own, "password": "correct horse"})
            anna, ben = clients
            rated = {"game": "osaka", "players": 2, "seats": [ME, OPEN], "rated": True}
            assert await refused(anna.create(**rated, hints=True)) == "rated-hints"
            table = await anna.create(**rated)
            await ben.ask("POST", f"/api/tables/{table}/do", {"client": "b", "id": 1, "do": "sit", "seat": 1})
            views = [await client.ask("GET", f"/api/tables/{table}") for client in clients]
            mover = next(seat for seat, view in enumerate(views) if "play" in view["you"]["can"])
            assert views[mover]["table"]["hints"] is False
            assert "hint" not in views[mover]["you"]["can"]
            assert await refused(ask(clients[mover], table)) == "hint-rated"
            assert (await anna.ask("GET", f"/api/tables/{table}"))["table"]["rated"] == "yes"

    run(scene())


def test_nobody_else_hears_of_a_hint(address: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(address) as (table, anna, ben):
            mover, other = (anna, ben) if "play" in anna.view["you"]["can"] else (ben, anna)
            before = await other.person.ask("GET", f"/api/tables/{table}")
            heard: list[str] = []
            other.heard = heard.append
            told = await ask(mover.person, table, mover.view["at"])
            # It would have come before the move that follows.
            after = await other.person.ask("GET", f"/api/tables/{table}")
            assert after == before
            assert heard == []
            done = await mover.play(told["choices"][0]["move"])
            view = await other.reach(done["version"])
            assert view["version"] == before["version"] + 1
            assert view["table"]["spoiled"] == []
            assert len([text for text in heard if json.loads(text)["type"] == "change"]) == 1

    run(scene())


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_hint_knows_nothing_that_the_seat_does_not_know(address: str, game: str) -> None:
    """All secrets are exchanged, and the hint is the same.

    Each table deals by a seed of its own. In TRADERS OF OSAKA that is all: who remembers every card knows all hands.
    """

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            match, dice, differing = Match(game, 3, seed="hints", backend="python"), random.Random(5), 0
            for k in range(4):
                for _ in range(40):
                    match.play(dice.choice(match.legal))
                while len(match.legal) < 3:
                    match.play(dice.choice(match.legal))
                engine, state = match.engine, match.history.state
                known = engine.hidden(state, match.actor)
                told = []
                for s in (state, engine.guessed(known, k), engine.guessed(known, 100 + k)):
                    lines = match.kind.write_position(engine.lists(s), match.names)
                    record = Match.from_position(game, "\n".join(lines), seed=f"{k}").record(secret=True)
                    table = await alone(anna, game, 3, record=record)
                    told.append((lines, (await ask(anna, table))["choices"]))
                differing += told[0][0] != told[1][0]
                assert told[0][1] == told[1][1] == told[2][1]
            assert differing == (4 if game == "yokohama" else 0)

    run(scene())


def test_who_asks_again_gets_the_same_and_costs_nothing(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with people(server.address, "Anna") as (anna,):
            table = await alone(anna, "osaka")
            told = [await ask(anna, table) for _ in range(30)]
            assert all(one == told[0] for one in told)
            assert [line for line in _metrics(server) if 'shokai_work_seconds_count{work="hint"} 1.0' in line]

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_one_hint_at_a_time_and_not_too_often(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with people(server.address, "Anna") as (anna,):
            tables = [await alone(anna, "osaka") for _ in range(13)]
            together = await asyncio.gather(*(ask(anna, table) for table in tables), return_exceptions=True)
            codes = Counter(getattr(one, "code", "told") for one in together)
            assert codes == {"told": 1, "hint-running": 9, "too-fast": 3}

    with Serving(tmp_path, thinkers=1, limits=True) as server:
        run(scene(server))


def test_a_coach_that_dies_is_replaced_and_stands_behind_the_bots(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with people(server.address, "Anna") as (anna,):
            table = await alone(anna, "osaka")
            await ask(anna, table)
            (first,) = _coaches(server.pid)
            # Bots are 5 below the server, the coach is below them.
            assert _nice(first) - _nice(server.pid) == 12
            first_process = Path(f"/proc/{first}")
            os.kill(first, signal.SIGKILL)
            view = await seen_by_the_mover(anna, table)
            await play(anna, table, 1, view["at"], view["game"]["moves"][0]["number"])
            assert len((await ask(anna, table))["choices"]) >= 1
            (second,) = _coaches(server.pid)
            assert second != first
            assert not first_process.exists()

    with Serving(tmp_path, thinkers=1) as server:
        run(scene(server))


def test_a_hint_on_a_busy_machine_takes_as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the processor's time that counts: others may have had all of it."""

    async def scene() -> None:
        desk = Desk()
        try:
            assert await refusal(desk.ask("anna", "hint", {})) == "server-hint-failed"
            assert desk.pid
            monkeypatch.setattr(coaching, "SECONDS", 0.5)
            os.kill(desk.pid, signal.SIGSTOP)
            waiting = asyncio.create_task(refusal(desk.ask("anna", "hint", {})))
            assert not (await asyncio.wait({waiting}, timeout=3 * coaching.SECONDS))[0]
            os.kill(desk.pid, signal.SIGCONT)
            assert await waiting == "server-hint-failed"
            # But nobody waits for ever.
            os.kill(desk.pid, signal.SIGSTOP)
            assert await refusal(desk.ask("anna", "hint", {})) == "server-too-heavy"
            assert desk.pid is None
        finally:
            await desk.stop()

    run(scene())


def test_a_server_without_thinking_processes_says_so(tmp_path: Path) -> None:
    async def scene(server: Serving) -> None:
        async with people(server.address, "Anna") as (anna,):
            assert await refused(ask(anna, await alone(anna, "osaka"))) == "hint-nobody"

    with Serving(tmp_path, thinkers=0) as server:
        run(scene(server))


def test_tables_say_whether_there_are_hints_and_rematches_keep_it(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            for terms, hints in (({}, True), ({"hints": False}, False), ({"hints": True}, True)):
                table = await anna.create(game="osaka", players=2, seats=[ME, BOT], **terms)
                assert (await anna.ask("GET", f"/api/tables/{table}"))["table"]["hints"] is hints
                await anna.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": 1, "do": "close"})
                again = await anna.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": 2, "do": "rematch"})
                view = await anna.ask("GET", f"/api/tables/{again['answer']['table']}")
                assert view["table"]["hints"] is hints

    run(scene())


def _metrics(server: Serving) -> list[str]:
    return server.ask("GET", "/metrics").text.splitlines()


def _coaches(server: int) -> list[int]:
    """The coaching processes of a server."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        # It may end while we look.
        with contextlib.suppress(OSError):
            status = (process / "status").read_text()
            command = (process / "cmdline").read_bytes()
            if f"PPid:\t{server}\n" in status and b"shokai.server.thinking.coach" in command:
                found.append(int(process.name))
    return found


def _nice(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])
