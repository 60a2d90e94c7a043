"""Forgetting a person: what an operator does when somebody asks for it.

Tables that were theirs alone are deleted. At tables with other people the game stays, and the person becomes
"somebody who left": in the events, in what the table was made with, and in what was said there.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from shokai.server.operators.operating import add_events, person_called, speak, take_the_floor
from shokai.server.people.friends import forget_friends
from shokai.server.people.people import new_id
from shokai.server.storage import schema as db
from shokai.server.storage.rows import events_of, numbered, terms_of
from shokai.server.storage.tournaments import forget_in_tournaments
from shokai.server.tables.chairs import GONE, names_for
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import GATHERING, PLAYING, STAND_IN, Table
from shokai.server.tables.terms import Terms
from shokai.server.times import wall_time

_NOTHING: tuple[str, dict[str, Any]] = ("answer", {"ask": 0, "seat": 0, "yes": False})
# What others see in the place of what was said.
SAID = "…"
# Seconds by which the clocks of processes may differ, with the time that something needs to be stored.
MEANWHILE = 600.0


@dataclass
class Forgotten:
    """What was done to forget somebody."""

    id: str
    name: str
    deleted: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    chat: int = 0
    tokens: int = 0

    def told(self) -> dict[str, Any]:
        """For whoever asked."""
        return {
            "id": self.id, "name": self.name, "deleted": self.deleted, "kept": self.kept, "chat": self.chat,
            "tokens": self.tokens,
        }  # fmt: skip


def forget(connection: Connection, person: str) -> dict[str, Any]:
    """Forgets somebody for ever; what was done. Raises Refusal when there is nobody of that name."""
    # Everything that was ever said is looked through before others have to wait, and by a connection of its own: in
    # SQLite, who has read something already may be too late to write.
    begun = wall_time()
    with connection.engine.connect() as before:
        said = _where_they_acted(before, person_called(before, person)["id"])
    take_the_floor(connection, games=True)
    done = _plan(connection, person, said, since=begun - MEANWHILE)
    for id in done.kept:
        done.chat += _leave(connection, id, done.id)
    for id in done.deleted:
        delete_table(connection, id)
    theirs = select(db.channels.c.id).where(db.channels.c.person == done.id)
    connection.execute(delete(db.notices).where(db.notices.c.channel.in_(theirs)))
    forget_friends(connection, done.id)
    forget_in_tournaments(connection, done.id, f"left-{new_id()}", GONE)
    for table in (
        db.table_people, db.table_watchers, db.sessions, db.codes, db.channels, db.tokens, db.daily_plays, db.hours,
        db.absences, db.plans, db.puzzle_tries, db.puzzle_people, db.table_hints, db.practice_ratings, db.honours,
    ):  # fmt: skip
        gone = connection.execute(delete(table).where(table.c.person == done.id)).rowcount
        done.tokens = gone if table is db.tokens else done.tokens
    # How a game ended stays for the others who played it.
    nobody = {"person": None, "name": GONE, "mu_before": None, "mu": None, "sigma": None}
    connection.execute(update(db.results).where(db.results.c.person == done.id).values(nobody))
    connection.execute(delete(db.people).where(db.people.c.id == done.id))
    speak(connection, {"do": "delete", "person": done.id, "tables": [*done.kept, *done.deleted]})
    return done.told()


def to_forget(connection: Connection, person: str) -> dict[str, Any]:
    """What `forget` would do, to ask whether it is meant."""
    return _plan(connection, person, set()).told()


def _where_they_acted(connection: Connection, id: str, since: float = 0.0) -> set[str]:
    """Tables where somebody did something, if only talk: of all, or of those where something happened lately."""
    e, t = db.events.c, db.tables.c
    wanted = select(e.table_id).where(e.person == id).distinct()
    if since:
        wanted = wanted.where(e.table_id.in_(select(t.id).where(t.updated >= since)))
    return set(connection.execute(wanted).scalars())


def _plan(connection: Connection, person: str, said: set[str], since: float = 0.0) -> Forgotten:
    """What is to be done, where it is known in which tables they did something before a moment."""
    found = person_called(connection, person)
    done, at = Forgotten(found["id"], found["name"]), db.table_people.c
    theirs = set(connection.execute(select(at.table_id).where(at.person == done.id)).scalars())
    # Where they only said something, or sat under the eyes of an older version. One may be deleted by now.
    acted = _where_they_acted(connection, done.id, since) | _still_there(connection, said)
    for id in sorted(theirs | acted):
        (done.deleted if id in theirs and _is_theirs_alone(connection, id, done.id) else done.kept).append(id)
    return done


def _still_there(connection: Connection, ids: set[str]) -> set[str]:
    return {id for id in ids if connection.scalar(select(db.tables.c.id).where(db.tables.c.id == id))}


def _is_theirs_alone(connection: Connection, id: str, person: str) -> bool:
    """Whether nobody else whom we know has a part in a table."""
    at, p, t = db.table_people.c, db.people.c, db.tables.c
    others = select(at.person).join_from(db.table_people, db.people, p.id == at.person)
    known = set(connection.execute(others.where(at.table_id == id, at.person != person)).scalars())
    if not known:
        return True
    row = connection.execute(select(t.state, t.host, t.summary).where(t.id == id)).one()
    # Where no game has begun, only those count who are there.
    there = {seat.get("person") for seat in json.loads(row.summary).get("seats", [])} | {row.host}
    return row.state == GATHERING and not known & there


def delete_table(connection: Connection, id: str, results: bool = True) -> None:
    """Deletes a table and all that belongs to it, with or without its results."""
    people = (db.table_watchers, db.table_hints, db.table_people)
    told = (db.notices, *((db.results, db.seat_notes) if results else ()))
    reviews = (db.reviews, db.deep_reviews)
    for table in (db.snapshots, *reviews, db.plans, db.events, *people, *told):
        connection.execute(delete(table).where(table.c.table_id == id))
    connection.execute(delete(db.tables).where(db.tables.c.id == id))


def _leave(connection: Connection, id: str, person: str) -> int:
    """Makes somebody at a table "somebody who left", and lets their seats go; how many lines they had said."""
    t, e = db.tables.c, db.events.c
    row = dict(connection.execute(select(db.tables).where(t.id == id)).mappings().one())
    # Another one at each table: nobody sees that it was the same person.
    nobody = f"left-{new_id()}"
    table = Table(_without(terms_of(row), person, nobody))
    happened = numbered(connection.execute(events_of(id)))
    changed, chat = [], 0
    for before in happened:
        after, said = _rewritten(table, before, person, nobody)
        table.apply([after])
        chat += said
        if after != before:
            changed.append(_values(after))
    if changed:
        connection.execute(
            update(db.events)
            .where(e.table_id == id, e.sequence == bindparam("the_sequence"))
            .values({name: bindparam(f"the_{name}") for name in ("data", "person", "client", "number")}),
            changed,
        )
    host = _new_host(connection, table, nobody)
    table.terms = Terms(**{**vars(table.terms), "host": host})
    values = {f.name: getattr(table.terms, f.name) for f in fields(Terms) if f.name not in ("seed", "deal")}
    connection.execute(update(db.tables).where(t.id == id).values(terms=json.dumps(values), host=host))
    # It names them; whoever wants it has it made again.
    for reviews in (db.reviews, db.deep_reviews):
        connection.execute(delete(reviews).where(reviews.c.table_id == id))
    add_events(connection, table, _farewell(table, nobody))
    return chat


def _rewritten(table: Table, numbered: Numbered, person: str, nobody: str) -> tuple[Numbered, int]:
    """An event without the person, at a table that has taken in all before it; and whether it was chat of theirs."""
    event = numbered.event
    mine = event.person == person
    data = _replaced(event.data, person, nobody)
    if mine and event.kind == "chat":
        data = {**data, "name": GONE, "text": SAID}
    if mine and event.kind == "rename":
        data = {"name": ""}
    if event.kind == "begin":
        data = {**data, "names": _names(table, data["names"], nobody)}
    if mine:
        # What their program calls itself matters only to messages that come twice, and none comes any more.
        event = Event(event.kind, data, event.at, nobody)
    else:
        event = Event(event.kind, data, event.at, event.person, event.client, event.number)
    return Numbered(numbered.sequence, event), int(mine and event.kind == "chat")


def _replaced(value: Any, person: str, nobody: str) -> Any:
    """JSON with somebody else in a person's place, wherever it names them."""
    if isinstance(value, dict):
        fresh = {(nobody if key == person else key): _replaced(inner, person, nobody) for key, inner in value.items()}
        named = "name" in value and person in (value.get("person"), value.get("kept"))
        return {**fresh, "name": GONE} if named else fresh
    if isinstance(value, list | tuple):
        return type(value)(_replaced(inner, person, nobody) for inner in value)
    return nobody if value == person else value


def _names(table: Table, names: list[str], nobody: str) -> list[str]:
    """The names that a game began with; who did not leave keeps theirs."""
    left = table.seats_of(nobody)
    kept = [name if seat not in left else "" for seat, name in enumerate(names)]
    for seat in left:
        word = names_for(table.game, table.chairs)[seat]
        unique, n = word, 1
        while unique.lower() in {name.lower() for name in kept}:
            n += 1
            unique = f"{word}{n}"
        kept[seat] = unique
    return kept


def _without(terms: Terms, person: str, nobody: str) -> Terms:
    values = {name: _replaced(value, person, nobody) for name, value in vars(terms).items() if name != "record"}
    # Whoever opened the table named it.
    return Terms(**{**values, "record": terms.record, "name": "" if terms.host == person else terms.name})


def _new_host(connection: Connection, table: Table, nobody: str) -> str:
    """Whoever looks after the table now: the first of the others."""
    if table.terms.host != nobody:
        return table.terms.host
    seated = [chair.person for chair in table.chairs if chair.person and chair.person != nobody]
    known = set(connection.execute(select(db.people.c.id).where(db.people.c.id.in_(seated))).scalars())
    return next((person for person in seated if person in known), nobody)


def _farewell(table: Table, nobody: str) -> list[tuple[str, dict[str, Any]]]:
    """What happens at a table when somebody leaves it for ever: before the game a seat is free, then a bot has it."""
    seats = table.seats_of(nobody)
    # What they asked for is refused: nobody can sit down for them, or wait for their turn to be taken back.
    events: list[tuple[str, dict[str, Any]]] = [
        ("answer", {"ask": ask.number, "seat": ask.seat, "yes": False})
        for ask in table.asks.values()
        if (ask.person == nobody if ask.kind == "seat" else ask.seat in seats)
    ]
    if table.state == GATHERING:
        events += [("stand", {"seat": seat}) for seat in (*seats, *kept_for(table, nobody))]
    elif table.state == PLAYING:
        # A game that is over stays as it was.
        gone = [seat for seat in seats if not table.chairs[seat].left]
        events += [("mind", {"seat": seat, "bot": STAND_IN, "left": True}) for seat in gone]
    # Something has to happen in any case, so that whoever still has the old table in memory is too late with what they
    # write of it. An answer to a question that nobody asked does nothing. Who hears of it takes all from the database.
    return [(kind, {**data, "rewritten": True}) for kind, data in events or [_NOTHING]]


def _values(numbered: Numbered) -> dict[str, Any]:
    event = numbered.event
    return {
        "the_sequence": numbered.sequence, "the_data": json.dumps(event.data, separators=(",", ":")),
        "the_person": event.person, "the_client": event.client, "the_number": event.number,
    }  # fmt: skip


__all__ = ["delete_table", "forget", "to_forget"]
