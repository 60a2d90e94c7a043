"""A database with a bit of everything in it, made by the server's own parts without a network."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from shokai.server.live.hub import Hub
from shokai.server.people.codes import INVITE, RESET, new_code
from shokai.server.people.people import People, Person
from shokai.server.storage import schema as db
from shokai.server.storage.addresses import checked_url
from shokai.server.storage.ratings import note_results
from shokai.server.storage.statistics import game_to_read, note_seats
from shokai.server.storage.store import Store
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Who
from shokai.server.tables.finished import read_seats
from shokai.server.tables.table import PLAYING
from shokai.server.tables.terms import Terms

SECRET = "a secret that signs the cookies of a test"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Hub]:
    """A hub on a database."""
    store = Store(checked_url(url))
    await store.open()
    hub = Hub(store, People(store, await store.shared("secret", SECRET)), limits=False)
    hub.scribe.start()
    yield hub
    await hub.workroom.stop()
    await hub.scribe.stop()
    await store.close()


def fill(url: str) -> dict[str, str]:
    """An account with a token, a guest, and four tables: begun, closed, waiting, over. What they are called."""
    return asyncio.run(_fill(url))


async def _fill(url: str) -> dict[str, str]:
    async with opened(url) as hub:
        anna = await hub.people.new_guest("Anna")
        anna = await hub.people.make_account(anna, "Anna", "correct horse")
        ben = await hub.people.new_guest("Ben „der Schnelle“ 本")
        token = await hub.people.new_token(anna, "my bot")
        told = {"token": token["token"], "anna": anna.id, "ben": ben.id}
        for name, game, moves in (("begun", "yokohama", 40), ("closed", "osaka", 12), ("over", "osaka", 10_000)):
            told[name] = id = await hub.create(terms(name, game, anna, ben))
            await _play(hub, id, (anna, ben), moves, chat=name != "over")
            if name == "closed":
                await act(hub, id, anna, 9001, do="close")
                await act(hub, id, ben, 9002, do="answer", ask=max((await hub.get(id)).table.asks), yes=True)
        told["waiting"] = await hub.create(terms("waiting", "osaka", anna, None, clock={"bank": 60.0, "each": 5.0}))
        await hub.people.begin_session(anna, "Firefox, Linux")
        await note_results(hub.store, (await hub.get(told["over"])).table)
        job = await game_to_read(hub.store, told["over"])
        assert job
        async with hub.store.engine.begin() as connection:
            await connection.run_sync(note_seats, told["over"], read_seats(json.loads(json.dumps(job))))
            await connection.run_sync(new_code, RESET, 3600.0, anna.id)
            await connection.run_sync(new_code, INVITE, 3600.0)
            await connection.execute(insert(db.table_watchers).values(table_id=told["closed"], person=ben.id))
            await connection.execute(insert(db.blocked_addresses).values(address="192.0.2.0/24", created=1_700_000_000))
            hook = {"kind": "webhook", "address": "https://ntfy.example.org/anna", "format": "text", "language": "de"}
            row = insert(db.channels).values(id="hook", person=anna.id, created=1_700_000_000, off="end", **hook)
            await connection.execute(row.values(confirmed=True, failed=1_700_000_001.5, problem="timeout", dropped=1))
            await connection.execute(
                insert(db.notices).values(
                    id="notice", channel="hook", table_id=told["begun"], kind="turn", step=40, created=1_700_000_000,
                    due=1_700_000_020, done=True,
                )
            )  # fmt: skip
            browser = {**hook, "kind": "push", "address": "https://push.example.org/x", "push_keys": "{}"}
            row = insert(db.channels).values(id="browser", person=anna.id, created=1_700_000_000, label="Firefox")
            await connection.execute(row.values(**browser, confirmed=True))
            since, since_then = {"since": 1_700_000_000.5}, {"created": 1_700_000_000.5}
            for one, other in ((anna.id, ben.id), (ben.id, anna.id)):
                await connection.execute(insert(db.friends).values(person=one, other=other, **since))
            for table in (db.friend_asks, db.friend_blocks):
                named = {"account": "zoë", "name": "Zoë"}
                await connection.execute(insert(table).values(person=anna.id, **named, **since_then))
            night = {"zone": "Europe/Berlin", "night_begins": "22:00", "night_ends": "07:30"}
            await connection.execute(insert(db.hours).values(person=anna.id, changed=1_700_000_000, **night))
            away = {"first": "2026-12-24", "last": "2027-01-02", "begins": 1_798_066_800.0, "ends": 1_798_930_800.0}
            await connection.execute(insert(db.absences).values(id="away", person=anna.id, **away))
            plan = {"moves": ["assistants Port x3"], "answers": {}, "even_so": False}
            await connection.execute(
                insert(db.plans).values(
                    table_id=told["begun"], seat=1, person=ben.id, made=1_700_000_000, step=40, data=json.dumps(plan)
                )
            )
            day = {"day": "2026-11-18", "game": "osaka"}
            await connection.execute(insert(db.daily_deals).values(**day, deal="deal", seed="seed"))
            await connection.execute(insert(db.daily_plays).values(**day, person=anna.id, table_id=told["over"]))
            await _hold_tournament(connection, told["over"], anna, ben)
            puzzle, skill = {"game": "osaka", "puzzle": "0123abcd", "mode": "move"}, {"mu": 26.5, "sigma": 7.25}
            tried = {"at": 1_700_000_000.5, "credit": 1.0, "solved": True, "mu": 26.5}
            await connection.execute(insert(db.puzzle_tries).values(person=anna.id, **puzzle, **tried))
            lit = {"streak": 2, "best": 3, "day": "2026-11-18"}
            await connection.execute(insert(db.puzzle_people).values(person=anna.id, **skill, **lit))
            await connection.execute(insert(db.puzzle_ratings).values(**puzzle, **skill, tries=1, solved=1))
            level = {"game": "osaka", "players": 2, "bot": "level:4"}
            await connection.execute(insert(db.bot_ratings).values(**level, **skill, games=3))
            await connection.execute(
                insert(db.practice_ratings).values(person=anna.id, game="osaka", **skill, games=4)
            )  # fmt: skip
            won = {"name": "first-win", "at": 1_700_000_000.5, "table_id": told["over"]}
            await connection.execute(insert(db.honours).values(person=anna.id, **won))
            await connection.execute(insert(db.table_hints).values(table_id=told["begun"], person=ben.id))
    return told


async def _hold_tournament(connection: AsyncConnection, table: str, anna: Person, ben: Person) -> None:
    """A tournament whose first round is over."""
    at = {"created": 1_700_000_000.5, "updated": 1_700_000_100.5}
    kind = {"game": "osaka", "options": "", "players": 2, "rounds": 2, "bot": "clerk", "public": True}
    cup = insert(db.tournaments).values(id="cup", name="Hafenpokal", host=anna.id, state="running", round=1)
    await connection.execute(cup.values(**kind, **at, clock='{"bank":60.0,"each":5.0}'))
    for person in (anna, ben):
        row = {"tournament": "cup", "person": person.id, "name": person.name, "joined": 1_700_000_001.5}
        await connection.execute(insert(db.tournament_players).values(row))
    first = {"tournament": "cup", "round": 1}
    await connection.execute(insert(db.tournament_rounds).values(**first, began=1_700_000_002.5))
    for seat, person in enumerate((anna, ben)):
        row = {"number": 1, "seat": seat, "table_id": table, "person": person.id, "place": seat + 1, "points": 9}
        await connection.execute(insert(db.tournament_seats).values(**first, **row, score=1.0 - seat))


def terms(id: str, game: str, host: Person, guest: Person | None, **more: Any) -> Terms:
    """A table of two."""
    seats = [{"kind": "person", "person": p.id, "name": p.name} if p else {"kind": "open"} for p in (host, guest)]
    return Terms(
        id=f"table-{id}", game=game, options=0, players=2, seats=tuple(seats), host=host.id, seed=f"seed of {id}",
        deal=f"table-{id}", created=1_700_000_000.25, **more,
    )  # fmt: skip


async def act(hub: Hub, id: str, person: Person, number: int, **action: Any) -> dict[str, Any]:
    """One action of somebody."""
    message = ACTION.validate_python({"client": "filling", "id": number, **action})
    return await hub.act(id, Who(person.id, person.name), message)


async def _play(hub: Hub, id: str, people: tuple[Person, ...], moves: int, chat: bool) -> None:
    dice, live = random.Random(id), await hub.get(id)
    for number in range(1, moves + 1):
        table = live.table
        if table.state != PLAYING:
            break
        mover = people[table.actor or 0]
        done = await act(hub, id, mover, number, do="play", at=table.at, move=dice.choice(table.match.legal))
        if number % 5 == 0 and chat:
            await act(hub, id, people[0], 1000 + number, do="chat", text=f"Move {number} <b>& more</b> “”")
            if live.table.steps[-1].seat == live.table.actor:
                await act(hub, id, mover, 2000 + number, do="undo", at=done["version"])


def terms_of(id: str, game: str, players: int, **more: Any) -> Terms:
    """A table at which Anna sits on every seat."""
    seats = ({"kind": "person", "person": "anna", "name": "Anna"},) * players
    return Terms(id, game, 0, players, seats, "anna", "long", id, 1.0, **more)
