"""What the database knows of how games were played: noted once for each game that is over, and summed up for all.

Sums of what everybody may know grow with every game, so that nobody has to count a hundred thousand games. What lies
deeper in a line of moves, and what is one's own, is read from the rows of the seats.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, and_, func, insert, literal_column, or_, select, text, update

from shokai.match.openings import Played, Tally
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.ratings import Mark
from shokai.server.storage.rows import events_of, terms_of
from shokai.server.storage.store import Store
from shokai.server.tables.words import refuse

PEOPLE, BOTS, OWN = "people", "bots", "own"
# Moves of a line whose sums are kept; further ones are looked up.
DEPTH = 4
# Rows of seats that are looked through for one answer: own games, and games that began with a line.
MOST_OWN, MOST_SEATS = 5_000, 20_000
# What a sum can be named by; see schema.
LONGEST_PARENT, LONGEST_KEY = 200, 80
LINE = "line"

# What is counted, after which line, and which of the things that there are.
Key = tuple[str, str, str]
# The same with the number of players.
Counted = dict[tuple[str, str, str, int], Tally]


@dataclass(frozen=True)
class SeatRow:
    """One seat of a finished game, with its result."""

    table: str
    seat: int
    players: int
    finished: float
    place: int
    points: int
    win: float
    order: int
    line: str
    steps: tuple[int, ...]
    choices: dict[str, str]
    sources: dict[str, int]
    strategy: str | None
    by_bot: bool = False

    def played(self) -> Played:
        """As openings are counted."""
        moves = tuple(self.line.split(",")[:-1])
        return Played(self.seat, "", self.players, moves, self.points, self.place, self.win, self.steps)

    def told(self) -> Iterator[tuple[Key, int]]:
        """Everything that is counted of it, and the points that count there."""
        yield ("all", "", ""), self.points
        yield ("seats", "", str(self.order)), self.points
        yield ("months", "", datetime.fromtimestamp(self.finished, UTC).strftime("%Y-%m")), self.points
        if self.strategy:
            yield ("strategies", "", self.strategy), self.points
        for chart, key in self.choices.items():
            yield (f"choice {chart}", "", key), self.points
        for source, points in self.sources.items():
            yield ("sources", "", source), points
            if self.place == 1:
                yield ("winners", "", source), points
        begun = ""
        for move in self.line.split(",")[:-1][:DEPTH]:
            yield (LINE, begun, move), self.points
            begun += f"{move},"


def counted(seats: Iterable[SeatRow]) -> Counted:
    """The sums of some seats."""
    sums: Counted = defaultdict(Tally)
    for seat in seats:
        for (chart, parent, key), points in seat.told():
            if len(chart) + len(parent) <= LONGEST_PARENT and len(key) <= LONGEST_KEY:
                sums[chart, parent, key, seat.players].add(seat.win, points, seat.place)
    return sums


# Noting.


async def unstudied(store: Store, after: Mark, most: int) -> list[Mark]:
    """Games that are over and noted but not read yet, oldest first, those after one."""
    c = db.tables.c
    later = or_(c.updated > after[0], (c.updated == after[0]) & (c.id > after[1]))
    # Not a parameter, so that the index of just these tables is used.
    over = c.state == literal_column("'over'")
    wanted = select(c.updated, c.id).where(over, c.studied.is_(False), c.noted, later)
    async with store.engine.connect() as connection:
        rows = await connection.execute(wanted.order_by(c.updated, c.id).limit(most))
        return [(row.updated, row.id) for row in rows]


async def game_to_read(store: Store, id: str) -> dict[str, Any] | None:
    """What the workroom has to know to read a game; None as long as its cards are played somewhere."""
    async with store.engine.connect() as connection:
        found = (await connection.execute(select(db.tables).where(db.tables.c.id == id))).mappings().first()
        events = (await connection.execute(events_of(id))).all() if found else []
    if found is None or not await store.deal_is_over(found["deal"]):
        return None
    # Nobody's words are needed to read a game.
    told = [[e.kind, json.loads(e.data), e.at] for e in events if e.kind != "chat"]
    return {"terms": vars(terms_of(dict(found))), "events": told}


def note_seats(connection: Connection, id: str, seats: Sequence[dict[str, Any]]) -> None:
    """Notes how a game was played, once, and adds it to the sums where everybody may know of it."""
    if connection.dialect.name == "postgresql":
        # Sums of several games change the same rows: one process at a time.
        connection.execute(text("select pg_advisory_xact_lock(5406003)"))
    t, r = db.tables.c, db.results.c
    fresh = update(db.tables).where(t.id == id, t.studied.is_(False)).values(studied=True)
    if not connection.execute(fresh).rowcount or not seats:
        return
    terms = connection.execute(select(t.public, t.terms).where(t.id == id)).one()
    listed = terms.public and not json.loads(terms.terms).get("cards")
    results = {row["seat"]: row for row in connection.execute(select(db.results).where(r.table_id == id)).mappings()}
    if len(results) != len(seats):
        return
    winners = sum(row["place"] == 1 for row in results.values()) or 1
    sums: dict[str, Counted] = {}
    for read in seats:
        opening, result = read["opening"], results[read["opening"]["seat"]]
        # A seat that a bot finished for somebody is neither a person's nor a bot's.
        who = OWN if not listed or result["by_bot"] else PEOPLE if result["bot"] is None else BOTS
        seat = SeatRow(
            id, result["seat"], result["players"], result["finished"], result["place"], result["points"],
            1 / winners if result["place"] == 1 else 0.0, read["order"], "".join(f"{m}," for m in opening["moves"]),
            tuple(opening["steps"]), read["choices"], read["sources"], read["strategy"],
        )  # fmt: skip
        connection.execute(insert(db.seat_notes).values(_row(seat, result["game"], who)))
        for key, tally in counted([seat]).items() if listed else ():
            sums.setdefault(who, defaultdict(Tally))[key].join(tally)
    game = next(iter(results.values()))["game"]
    for who, sum_ in sums.items():
        _add(connection, game, who, sum_)


def _row(seat: SeatRow, game: str, who: str) -> dict[str, Any]:
    return {
        "table_id": seat.table, "seat": seat.seat, "game": game, "who": who, "place_in_order": seat.order,
        "line": seat.line, "steps": json.dumps(seat.steps), "choices": json.dumps(seat.choices),
        "sources": json.dumps(seat.sources), "strategy": seat.strategy, "win": seat.win,
    }  # fmt: skip


def _add(connection: Connection, game: str, who: str, sums: Counted) -> None:
    rows = [
        {
            "game": game, "chart": chart, "parent": parent, "key": key, "players": players, "who": who,
            "games": tally.games, "wins": tally.wins, "points": tally.points, "places": tally.places,
        }
        for (chart, parent, key, players), tally in sorted(sums.items())
    ]  # fmt: skip
    if not rows:
        return
    c, fresh = db.seat_counts.c, insert_into(connection, db.seat_counts)
    more = {name: c[name] + fresh.excluded[name] for name in ("games", "wins", "points", "places")}
    found = fresh.on_conflict_do_update(index_elements=list(db.seat_counts.primary_key.columns.keys()), set_=more)
    connection.execute(found, rows)


# Looking.


async def all_sums(store: Store, game: str, who: Sequence[str], charts: Sequence[str], parent: str = "") -> Counted:
    """The sums of some charts of a game; of lines, those of the moves after one."""
    c = db.seat_counts.c
    wanted = select(c.chart, c.parent, c.key, c.players, c.games, c.wins, c.points, c.places)
    wanted = wanted.where(c.game == game, c.chart.in_(charts), c.parent == parent, c.who.in_(who))
    sums: Counted = defaultdict(Tally)
    async with store.engine.connect() as connection:
        for row in await connection.execute(wanted):
            tally = Tally(row.games, row.wins, row.points, row.places)
            sums[row.chart, row.parent, row.key, row.players].join(tally)
    return sums


def _joined() -> Any:
    n, r = db.seat_notes.c, db.results.c
    return select(
        r.table_id, r.seat, r.players, r.finished, r.place, r.points, n.win, n.place_in_order, n.line, n.steps,
        n.choices, n.sources, n.strategy, r.by_bot,
    )  # fmt: skip


def _seat(row: Any) -> SeatRow:
    return SeatRow(
        row.table_id, row.seat, row.players, row.finished, row.place, row.points, row.win, row.place_in_order, row.line,
        tuple(json.loads(row.steps)), json.loads(row.choices), json.loads(row.sources), row.strategy,
        row.by_bot,
    )  # fmt: skip


async def _seats(store: Store, wanted: Any) -> list[SeatRow]:
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    # Beside the games: there can be thousands.
    return await asyncio.to_thread(lambda: [_seat(row) for row in rows])


async def own_seats(store: Store, game: str, person: str) -> list[SeatRow]:
    """Somebody's own games, the last ones, oldest first; not those where they had several seats, nor those that a bot
    finished for them."""
    n, r = db.seat_notes.c, db.results.c
    both = and_(n.table_id == r.table_id, n.seat == r.seat)
    wanted = _joined().join_from(db.results, db.seat_notes, both)
    wanted = wanted.where(r.person == person, r.game == game)
    found = await _seats(store, wanted.order_by(r.finished.desc(), r.table_id).limit(MOST_OWN))
    # Not a subquery: SQLite would look through all games of somebody for each of them.
    seats = Counter(one.table for one in found)
    return [one for one in reversed(found) if seats[one.table] == 1 and not one.by_bot]


async def seats_after(store: Store, game: str, who: Sequence[str], line: str) -> list[SeatRow]:
    """Seats at tables that everybody sees which began with a line."""
    n, r = db.seat_notes.c, db.results.c
    both = and_(n.table_id == r.table_id, n.seat == r.seat)
    wanted = _joined().join_from(db.seat_notes, db.results, both)
    wanted = wanted.where(n.game == game, n.who.in_(who), *_begins_with(line)).limit(MOST_SEATS)
    return await _seats(store, wanted)


async def examples(store: Store, game: str, who: Sequence[str], lines: Sequence[str]) -> dict[str, tuple[str, int]]:
    """For each line a game that everybody can see in which it was played, and after how many steps it had been."""
    n, t = db.seat_notes.c, db.tables.c
    found: dict[str, tuple[str, int]] = {}
    async with store.engine.connect() as connection:
        for line in lines:
            wanted = select(n.table_id, n.steps).join_from(db.seat_notes, db.tables, t.id == n.table_id)
            wanted = wanted.where(n.game == game, n.who.in_(who), *_begins_with(line), t.public).limit(1)
            row = (await connection.execute(wanted)).first()
            if row:
                found[line] = row.table_id, json.loads(row.steps)[line.count(",") - 1]
    return found


async def still_there(store: Store, ids: Sequence[str]) -> set[str]:
    """Which of some tables were not cleared away."""
    async with store.engine.connect() as connection:
        return set((await connection.execute(select(db.tables.c.id).where(db.tables.c.id.in_(ids)))).scalars())


def _begins_with(line: str) -> tuple[Any, ...]:
    # Nothing sorts behind the last of all characters.
    return (db.seat_notes.c.line >= line, db.seat_notes.c.line < line + "\U0010ffff") if line else ()


async def waiting(store: Store, game: str, most: int) -> int:
    """How many games are over and not read yet; so many at most."""
    c = db.tables.c
    over = c.state == literal_column("'over'")
    some = select(c.id).where(over, c.studied.is_(False), c.game == game).limit(most).subquery()
    async with store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(some)) or 0


def check_line(after: Sequence[str]) -> str:
    """A line of moves as it is stored; raises Refusal for what cannot be one."""
    if any("," in move or not move.strip() or not move.isprintable() for move in after):
        raise refuse("bad-message")
    return "".join(f"{move.strip()}," for move in after)
