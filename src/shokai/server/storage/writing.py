"""What is written when something happens at tables: events, the tables' rows, snapshots, and a word to other processes.

All of it is one transaction, of many tables together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Self

from sqlalchemy import Boolean, Connection, Insert, Update, bindparam, case, delete, insert, literal_column, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from shokai.match.game import option_words
from shokai.server.jsons import encoded, read, written
from shokai.server.storage import schema as db
from shokai.server.storage.pipe import Statement
from shokai.server.storage.writing_at_once import CUT, ROW_TYPES, WRITE_ALL
from shokai.server.tables.counting import counts
from shokai.server.tables.course import Snapshot
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import LONGEST_BOT, OVER, Table
from shokai.server.tables.view_types import LogEntry

# What was stored, and who is present, for other processes.
CHANNEL, PRESENCE = "shokai", "shokai_presence"


# Events after which a bot is asked at once, however often it has failed before.
ASKS_BOTS_ANEW = ("sit", "begin", "play", "undo", "redo", "mind", "stuck")


class Conflict(Exception):
    """Somebody else was faster: look again."""


@dataclass
class Commit:
    """Events to be added to a table, and what follows from them."""

    table: str
    base: int
    events: list[Event]
    row: dict[str, Any]
    people: set[str]
    snapshot: Snapshot | None = None
    # Snapshots of later steps are of no use any more.
    cut: int | None = None
    # What a single move is told as in the log, for processes that take it in.
    entries: list[LogEntry] | None = None

    @property
    def only_chat(self) -> bool:
        """Whether people only talked."""
        return all(event.kind == "chat" for event in self.events)

    @property
    def same_bot(self) -> bool:
        """Whether a bot that failed has the same to decide as before."""
        return all(event.kind not in ASKS_BOTS_ANEW for event in self.events)


Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Written:
    """The rows that commits of several tables come to."""

    events: Rows
    tables: Rows
    snapshots: Rows
    people: Rows
    cuts: Rows

    @classmethod
    def of(cls, commits: Sequence[Commit]) -> Self:
        kept = [(c.table, c.snapshot) for c in commits if c.snapshot]
        return cls(
            [row for commit in commits for row in event_rows(commit.table, commit.base, commit.events)],
            [{"the_id": c.table, "only_chat": c.only_chat, "same_bot": c.same_bot, **c.row} for c in commits],
            [{"table_id": table, "step": snapshot.step, "text": snapshot.text} for table, snapshot in kept],
            [{"table_id": c.table, "person": person} for c in commits for person in sorted(c.people)],
            [{"the_id": c.table, "cut": c.cut} for c in commits if c.cut is not None],
        )


def write_to_file(connection: Connection, commits: Sequence[Commit]) -> None:
    """Writes commits of several tables to SQLite; raises IntegrityError if one of them is too late."""
    rows = Written.of(commits)
    if rows.cuts:
        connection.execute(_CUT_SNAPSHOTS, rows.cuts)
    for plain, values in ((_ADD_EVENTS, rows.events), (_UPDATE_TABLE, rows.tables)):
        connection.exec_driver_sql(plain.text, [plain.ordered(row) for row in values])
    if rows.snapshots:
        connection.execute(sqlite_insert(db.snapshots).on_conflict_do_nothing(), rows.snapshots)
    if rows.people:
        connection.execute(sqlite_insert(db.table_people).on_conflict_do_nothing(), rows.people)


def statements(commits: Sequence[Commit], process: str) -> list[Statement]:
    """The same for PostgreSQL, with a word to other processes."""
    rows = Written.of(commits)
    told = [announcement(process, c) for c in commits]
    all_of_it = [*map(encoded, (rows.events, rows.tables, rows.snapshots, rows.people, told)), CHANNEL.encode()]
    return [*([(CUT, [encoded(rows.cuts)])] if rows.cuts else []), (WRITE_ALL, all_of_it)]


def row_of(table: Table) -> dict[str, Any]:
    """What a table's row says of its events."""
    return {
        "host": table.terms.host,
        "version": table.version,
        "state": table.state,
        "updated": table.updated,
        "actor": table.actor,
        # Tables are only found by it. Names that are longer were once allowed.
        "bot": table.bot_to_move and table.bot_to_move[:LONGEST_BOT],
        "falls": table.clock.falls_at() if table.clock else None,
        "summary": _summary(table),
    }


def _summary(table: Table) -> str:
    """What lists show, as it is written: after most moves, the same as when the same seat had to decide before."""
    if table.listed is None or table.listed[0] != table.settled_at:
        table.listed = table.settled_at, {}
    known = table.listed[1]
    if table.actor not in known:
        known[table.actor] = written(summary_of(table))
    return known[table.actor]


def summary_of(table: Table) -> dict[str, Any]:
    """What a list of tables shows."""
    return {
        "name": table.terms.name,
        "game": table.terms.game,
        "options": option_words(table.game, table.terms.options),
        "state": table.state,
        "players": table.terms.players,
        "hurry": table.terms.hurry,
        "clock": table.terms.clock,
        "actor": table.actor,
        "seats": [
            {
                "kind": c.kind,
                "name": c.name,
                "bot": c.bot,
                "minded": c.minded,
                "person": c.person,
                "kept": bool(c.kept),
                "for": c.kept,
                "again": table.asks_again(c.person),
            }
            for c in table.chairs
        ],
        "rated": counts(table),
        "hints": table.terms.hints,
        "cards": table.own_cards,
        "delay": table.terms.delay,
        "daily": table.terms.daily,
        "tournament": table.terms.tournament,
        "lesson": table.terms.lesson,
        "learned": table.learned or table.state == OVER,
    }


def people_of(table: Table) -> set[str]:
    """Everybody who sits at a table or is waited for, and its host."""
    return {person for chair in table.chairs for person in (chair.person, chair.kept) if person} | {table.terms.host}


# What PostgreSQL takes in one announcement, in bytes.
LONGEST_ANNOUNCEMENT = 7900


@dataclass(frozen=True)
class Announcement:
    """What another process stored: the version of a table before, and the events, unless they are too long to say.

    A move comes with what it is told as in the log: to find the words takes longer than to make the move.
    """

    process: str
    table: str
    base: int
    count: int
    events: list[Numbered] | None
    entries: list[LogEntry] | None = None


def announcement(process: str, commit: Commit) -> str:
    told = [process, commit.table, commit.base, len(commit.events)]
    events = [[e.kind, e.data, e.at, e.person, e.client, e.number] for e in commit.events]
    text = encoded([*told, events, commit.entries])
    return (text if len(text) <= LONGEST_ANNOUNCEMENT else encoded([*told, None])).decode()


def read_announcement(payload: str) -> Announcement:
    """What `announcement` said."""
    process, table, base, count, events, *entries = read(payload)
    numbered = events and [Numbered(base + 1 + i, Event(*event)) for i, event in enumerate(events)]
    return Announcement(process, table, base, count, numbered, *entries)


def write_nothing(connection: Connection, process: str) -> None:
    """A row that comes and goes: what it takes is written, and nothing is left of it."""
    name = f"ready {process}"
    connection.execute(insert(db.shared).values(name=name, value=""))
    connection.execute(delete(db.shared).where(db.shared.c.name == name))


@dataclass(frozen=True)
class _Plain:
    """A statement as SQLite's driver takes it: with every move it is carried out with other values, and nothing else
    about it is looked at again."""

    text: str
    # The values of a row in the statement's order.
    ordered: Callable[[dict[str, Any]], tuple[Any, ...]]

    @classmethod
    def of(cls, statement: Insert | Update) -> Self:
        compiled = statement.compile(dialect=sqlite_dialect())
        return cls(str(compiled), itemgetter(*(compiled.positiontup or ())))


_ADD_EVENTS = _Plain.of(insert(db.events))
_UPDATE_TABLE = _Plain.of(
    update(db.tables)
    .where(db.tables.c.id == bindparam("the_id"))
    .values(
        {name: bindparam(name) for name in ROW_TYPES}
        # A bot goes on thinking while people chat.
        | {"claimed": case((bindparam("only_chat", type_=Boolean), db.tables.c.claimed), else_=literal_column("0"))}
        | {
            name: case((bindparam("same_bot", type_=Boolean), db.tables.c[name]), else_=literal_column("0"))
            for name in ("bot_failures", "bot_after")
        }
    )
)
_CUT_SNAPSHOTS = delete(db.snapshots).where(
    db.snapshots.c.table_id == bindparam("the_id"), db.snapshots.c.step > bindparam("cut")
)


def event_rows(table: str, base: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The rows of events that come after a version of a table."""
    return [
        {
            "table_id": table, "sequence": base + 1 + i, "kind": event.kind,
            "data": written(event.data), "at": event.at, "person": event.person,
            "client": event.client, "number": event.number,
        }
        for i, event in enumerate(events)
    ]  # fmt: skip
