"""Bots on the scale of people, and honours: which games count, what they change, and what nobody can win by them."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.filling import act, opened
from helpers.patience import PATIENCE
from sqlalchemy import insert, select

from shokai.arena.yardsticks import starting
from shokai.match.honours import earned_in
from shokai.server.honouring import Honouring
from shokai.server.live.hub import Hub
from shokai.server.people.belongings import hand_over_belongings
from shokai.server.people.people import Person
from shokai.server.people.profiles import own_profile
from shokai.server.storage import schema as db
from shokai.server.storage.honours import all_honours, facts_of, give_general
from shokai.server.storage.practice import levels_told, note_hint, practice_of
from shokai.server.storage.ratings import note_results
from shokai.server.storage.skills import fresh_skill
from shokai.server.tables.deciding import Outcome
from shokai.server.tables.fair import fair_seats
from shokai.server.tables.playing import played
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.texts import speaker

pytest_plugins = ("helpers.postgres",)


async def account(hub: Hub, name: str) -> Person:
    return await hub.people.make_account(await hub.people.new_guest(name), name, "correct horse")


async def finished(hub: Hub, id: str, person: Person, bots: tuple[str, ...] = ("trader",), **more: Any) -> Table:
    """A game of TRADERS OF OSAKA of somebody against bots, played to its end at random."""
    seats: list[dict[str, Any]] = [{"kind": "person", "person": person.id, "name": person.name}]
    seats += [{"kind": "bot", "bot": bot, "name": bot} for bot in bots]
    terms = Terms(
        id=id, game="osaka", options=0, players=len(seats), seats=tuple(seats), host=person.id, seed=f"seed of {id}",
        deal=id, created=1_700_000_000.25, rated=False, hints=True,
    )  # fmt: skip
    await hub.create(replace(terms, **more))
    live, dice, number = await hub.get(id), random.Random(id), 0
    while live.table.state == PLAYING:
        table, number = live.table, number + 1
        move = dice.choice(table.match.legal)
        if table.actor == 0:
            await act(hub, id, person, number, do="play", at=table.at, move=move)
        else:
            async with live.lock:
                out = Outcome(played(table, move).events)
                assert await hub.add(live, table.at, out)
    return live.table


async def levels(hub: Hub, players: int = 2) -> dict[str, tuple[int, int]]:
    """The ratings of all levels of TRADERS OF OSAKA, and how many games have moved them."""
    async with hub.store.engine.connect() as connection:
        told = await connection.run_sync(levels_told)
    mine = [one for one in told if one["game"] == "osaka" and one["players"] == players]
    return {one["bot"]: (one["rating"], one["games"]) for one in mine}


async def practice(hub: Hub, person: Person) -> tuple[tuple[float, float], int]:
    async with hub.store.engine.connect() as connection:
        return await connection.run_sync(practice_of, person.id, "osaka")


def test_a_fair_game_moves_a_level_and_the_player_against_bots_and_no_rating_among_people(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            anna = await account(hub, "Anna")
            before = await levels(hub)
            first = await finished(hub, "one", anna)
            await note_results(hub.store, first)
            won = first.match.standing.places[0] == 1
            after = await levels(hub)
            assert (after["level:4"][0] < before["level:4"][0]) == won
            assert after["level:4"][1] == 1
            assert {bot: one for bot, one in after.items() if bot != "level:4"} == {
                bot: one for bot, one in before.items() if bot != "level:4"
            }
            (mu, sigma), games = await practice(hub, anna)
            assert (mu > fresh_skill()[0]) == won
            assert (sigma < fresh_skill()[1], games) == (True, 1)
            # A level is well known, a player who is new is not.
            assert abs(mu - fresh_skill()[0]) > abs(after["level:4"][0] - before["level:4"][0]) / 40
            # The same day once more: it moves the player only.
            await note_results(hub.store, await finished(hub, "two", anna))
            assert await levels(hub) == after
            assert (await practice(hub, anna))[1] == 2
            # Nobody's rating among people, of this game or over all, comes from bots.
            async with hub.store.engine.connect() as connection:
                rated = select(db.results.c.mu).where(db.results.c.mu.is_not(None))
                assert (await connection.execute(rated)).all() == []
                row = (await connection.execute(select(db.people.c.mu, db.people.c.games))).one()
                assert tuple(row) == (None, 0)
                told = await connection.run_sync(own_profile, anna.id)
            assert told is not None
            assert (told["ratings"], told["history"]) == ([], [])
            assert told["practice"][0]["games"] == 2
            shares = [one["share"] for one in told["levels"] if (one["game"], one["players"]) == ("osaka", 2)]
            assert shares == sorted(shares, reverse=True)
            assert all(0 < share < 1 for share in shares)
            assert {one["share"] for one in told["levels"] if one["game"] == "yokohama"} == {None}

    asyncio.run(scene())


def test_games_that_are_not_fair_move_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/a.db") as hub:
            anna, guest = await account(hub, "Anna"), await hub.people.new_guest("Guest")
            before = await levels(hub)
            # A hint, whether it was followed or not.
            hinted = await finished(hub, "hint", anna)
            async with hub.store.engine.begin() as connection:
                await connection.run_sync(note_hint, "hint", anna.id)
            await note_results(hub.store, hinted)
            # A deal that could be known from elsewhere; somebody without an account; a bot that is no level.
            await note_results(hub.store, await finished(hub, "shared", anna, deal="another"))
            await note_results(hub.store, await finished(hub, "guest", guest))
            await note_results(hub.store, await finished(hub, "clerk", anna, ("clerk",)))
            assert await levels(hub) == before
            assert (await practice(hub, anna))[1] == 0
            async with hub.store.engine.connect() as connection:
                r = db.results.c
                rows = await connection.execute(select(r.table_id, r.fair).where(r.person.is_not(None)))
                assert {row.table_id: row.fair for row in rows} == {
                    "hint": False, "shared": True, "guest": True, "clerk": True,
                }  # fmt: skip
            # Several bots of one level are one level.
            await note_results(hub.store, await finished(hub, "three", anna, ("trader", "level:4")))
            assert (await levels(hub, 3))["level:4"][1] == 1
            _spoil(hinted, anna.id)

    asyncio.run(scene())


def _spoil(table: Table, person: str) -> None:
    """Whatever makes it another game, for whoever did it or for all."""
    assert fair_seats(table, set()) == {0}
    assert fair_seats(table, {person}) == set()
    for mark in ("undo", "seat", "minded"):
        spoiled = table.copy()
        spoiled.fairness.spoiled.add(mark)
        assert fair_seats(spoiled, set()) == set()
    for terms in ({"record": "a record"}, {"position": "a position"}, {"cards": "cards"}, {"lesson": "first"}):
        other = table.copy()
        other.terms = replace(table.terms, **terms)
        assert fair_seats(other, set()) == set()
    for change in ({"left": True}, {"minded": "clerk"}):
        gone = table.copy()
        vars(gone.chairs[0]).update(change)
        assert fair_seats(gone, set()) == set()
    hot = table.copy()
    hot.chairs[1].kind, hot.chairs[1].person = "person", person
    assert fair_seats(hot, set()) == set()


async def given(hub: Hub, person: Person, at_least: int = 1) -> dict[str, float]:
    """The honours of somebody, as soon as there are so many."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with hub.store.engine.connect() as connection:
                told = await connection.run_sync(own_profile, person.id)
            assert told is not None
            found = {one["name"]: one["at"] for one in told["honours"] if one["at"] is not None}
            if len(found) >= at_least:
                return found
            await asyncio.sleep(0.05)


def test_honours_are_given_for_games_also_for_those_of_before_and_once(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            anna = await account(hub, "Anna")
            games = [await finished(hub, f"game {n}", anna) for n in range(3)]
            # As of a server that had no honours: nobody looked through these games.
            for table in games:
                await note_results(hub.store, table)
            expected = {name for table in games for name in earned_in(table.full_match())[0]}
            won = [table for table in games if table.match.standing.places[0] == 1]
            expected |= {"first-win"} if won else set()
            assert expected, "these games are worth nothing: take others"
            honouring = Honouring(hub)
            honouring.start()
            found = await given(hub, anna, len(expected))
            await honouring.stop()
            assert found.keys() == expected
            if won:
                assert found["first-win"] == won[0].moved
            async with hub.store.engine.connect() as connection:
                looked = (await connection.execute(select(db.tables.c.honoured))).scalars().all()
            assert looked == [True] * 3
            # The next server finds nothing to do, and what was earned stays as it was.
            again = Honouring(hub)
            again.start()
            again.look_at(anna.id)
            more = await finished(hub, "game 9", anna)
            await note_results(hub.store, more)
            again.look()
            await _looked_through(hub, "game 9")
            await again.stop()
            later = await given(hub, anna, len(expected))
            assert {name: at for name, at in later.items() if name in found} == found

    asyncio.run(scene())


async def _looked_through(hub: Hub, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            async with hub.store.engine.connect() as connection:
                if await connection.scalar(select(db.tables.c.honoured).where(db.tables.c.id == table)):
                    return
            await asyncio.sleep(0.05)


def test_general_honours_follow_from_what_was_done_and_not_from_what_was_spoiled(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            anna = await account(hub, "Anna")
            wins = [
                ("osaka", 2, "level:6"),
                ("osaka", 3, "beginner"),
                ("osaka", 4, "peddler"),
                ("yokohama", 2, "clerk"),
            ]
            async with hub.store.engine.begin() as connection:
                for n, (game, players, bot) in enumerate(wins):
                    row = {"table_id": f"t{n}", "game": game, "players": players, "finished": float(n), "points": 9}
                    mine = {"seat": 0, "person": anna.id, "name": "Anna", "place": 1, "fair": game == "osaka"}
                    await connection.execute(insert(db.results).values(**row, **mine))
                    other = {"seat": 1, "bot": bot, "name": bot, "place": 2}
                    await connection.execute(insert(db.results).values(**row, **other))
                lit = {"streak": 1, "best": 7, "mu": 25.0, "sigma": 8.0}
                await connection.execute(insert(db.puzzle_people).values(person=anna.id, **lit))
                facts = await connection.run_sync(facts_of, anna.id, 9.0)
                assert (facts["wins"], facts["games_won"], facts["every_number"], facts["levels"]) == (3, 1, 1, 3)
                # By then only the first game was over.
                assert (await connection.run_sync(facts_of, anna.id, 0.5))["every_number"] == 0
                await connection.run_sync(give_general, anna.id, 9.0)
            assert (await given(hub, anna)).keys() == {"first-win", "every-number", "master", "puzzle-week"}

    asyncio.run(scene())


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_honour_has_a_name_a_sentence_and_a_sign(language: str) -> None:
    honours = all_honours()
    assert len({honour.name for _, honour in honours}) == len(honours) >= 20
    for game, honour in honours:
        assert game is None or honour.name.startswith(f"{game}-")
        assert len(honour.sign) == 1
        assert len(honour.name) <= 60
        for id in (f"page-honour-{honour.name}", f"page-honour-{honour.name}-about"):
            assert speaker(language).say(id) not in ("", id)


def test_a_guest_who_enters_an_account_keeps_puzzles_hours_and_honours(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            anna, guest = await account(hub, "Anna"), await hub.people.new_guest("Guest")
            tried = {"game": "osaka", "mode": "move", "at": 1.0, "credit": 1.0, "mu": 26.0}
            night = {"zone": "Europe/Berlin", "night_begins": "22:00", "night_ends": "07:00", "changed": 5.0}
            away = {"begins": 1.0, "ends": 2.0}
            async with hub.store.engine.begin() as connection:
                for person, puzzle, solved in ((guest, "a", True), (guest, "b", True), (anna, "b", False)):
                    row = insert(db.puzzle_tries).values(person=person.id, puzzle=puzzle, solved=solved, **tried)
                    await connection.execute(row)
                for person, best, day in ((guest, 9, "2026-11-18"), (anna, 2, "2026-11-01")):
                    row = insert(db.puzzle_people).values(person=person.id, best=best, day=day, streak=best)
                    await connection.execute(row.values(mu=20.0 + best, sigma=5.0))
                await connection.execute(insert(db.hours).values(person=guest.id, **night))
                for id, person, first, last in (
                    ("own", anna, "2026-12-01", "2026-12-10"),
                    ("same", guest, "2026-12-10", "2026-12-12"),
                    ("free", guest, "2026-12-20", "2026-12-30"),
                    ("much", guest, "2026-11-20", "2026-11-28"),
                ):
                    row = insert(db.absences).values(id=id, person=person.id, first=first, last=last, **away)
                    await connection.execute(row)
                await connection.execute(insert(db.honours).values(person=guest.id, name="first-win", at=3.0))
                for _ in range(2):
                    # To enter again changes nothing.
                    await connection.run_sync(hand_over_belongings, guest.id, anna.id)

                async def rows(table: Any) -> list[dict[str, Any]]:
                    return [dict(row) for row in (await connection.execute(select(table))).mappings()]

                assert {(row["person"], row["puzzle"]): row["solved"] for row in await rows(db.puzzle_tries)} == {
                    (anna.id, "a"): True, (anna.id, "b"): False,
                }  # fmt: skip
                [mine] = await rows(db.puzzle_people)
                assert (mine["person"], mine["mu"], mine["best"], mine["streak"]) == (anna.id, 22.0, 9, 9)
                assert [(row["person"], row["zone"]) for row in await rows(db.hours)] == [(anna.id, "Europe/Berlin")]
                # No day twice, and no more days in a year than anybody has: 10 and 9 and 11 would be 30.
                assert sorted(row["id"] for row in await rows(db.absences)) == ["much", "own"]
                assert [(row["person"], row["at"]) for row in await rows(db.honours)] == [(anna.id, 3.0)]

    asyncio.run(scene())


def test_levels_that_nobody_met_stand_where_the_arena_has_them(any_database: str) -> None:
    async def scene() -> None:
        async with opened(any_database) as hub:
            for players in (2, 3, 4):
                told = await levels(hub, players)
                assert [rating for rating, _ in told.values()] == [
                    round(500 + 40 * mu) for mu, _ in starting("osaka", players).values()
                ]
                assert {games for _, games in told.values()} == {0}

    asyncio.run(scene())
