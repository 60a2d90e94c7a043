"""What an operator can see and do: lists of people and tables, blocking, ending a table.

Everything works on a connection to the database, so that the command `shokai admin` and the admin page of a running
server do the same. What changes something is one transaction and ends with a word to all processes, see `speak`.
"""

from __future__ import annotations

import ipaddress
import json
import time
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, text, update

from shokai.games import GAMES
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.storage.rows import events_of, numbered, terms_of
from shokai.server.storage.writing import event_rows, row_of
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING, Table
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Where processes with PostgreSQL hear at once that the operator has spoken; with SQLite they look every other second.
CHANNEL = "shokai_operator"
# The row of `shared` with the last words.
WORDS = "operator"
# Words that are kept for processes to hear; who has missed more looks at everything again.
KEPT = 50
# Rows of a page of a list, and how far one can leaf.
ROWS, MOST_ROWS, LAST_PAGE = 50, 200, 100_000
LONGEST_SEARCH = 100
STATES = (GATHERING, PLAYING, OVER, CLOSED)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


# The operator's word.


def take_the_floor(connection: Connection, games: bool = False) -> None:
    """Begins a change: one operator at a time. Where it is about `games`, nobody adds events before its end.

    In SQLite it is the right to write, which has to be had before anything is read.
    """
    fresh = insert_into(connection, db.shared).values(name=WORDS, value='{"n": 0, "words": []}')
    connection.execute(fresh.on_conflict_do_update(index_elements=["name"], set_={"value": db.shared.c.value}))
    if games and connection.dialect.name != "sqlite":
        # Whoever is adding some finishes first; to wait for single rows could be to wait for each other.
        connection.execute(text("lock table events in share row exclusive mode"))


def speak(connection: Connection, word: dict[str, Any]) -> None:
    """Ends a change: tells all processes what was done, when it is stored."""
    said = last_words(connection)
    number = said["n"] + 1
    words = [*said["words"], [number, word]][-KEPT:]
    value = json.dumps({"n": number, "words": words}, separators=(",", ":"))
    connection.execute(update(db.shared).where(db.shared.c.name == WORDS).values(value=value))
    if connection.dialect.name != "sqlite":
        connection.execute(text("select pg_notify(:channel, '')"), {"channel": CHANNEL})


def last_words(connection: Connection) -> dict[str, Any]:
    """What the operator has said lately: how many words there were, and the last of them with their numbers."""
    found = connection.scalar(select(db.shared.c.value).where(db.shared.c.name == WORDS))
    told: dict[str, Any] = json.loads(found) if found else {"n": 0, "words": []}
    return told


# Lists.


def people_listed(
    connection: Connection, search: str = "", blocked: bool = False, page: int = 1, rows: int = ROWS
) -> dict[str, Any]:
    """People whose name or id has a text in it, those whose tables moved last first."""
    p, at, t = db.people.c, db.table_people.c, db.tables.c
    theirs = (
        select(at.person, func.count().label("tables"), func.max(t.updated).label("updated"))
        .select_from(db.table_people.join(db.tables, t.id == at.table_id))
        .group_by(at.person)
        .subquery()
    )
    seen = func.coalesce(theirs.c.updated, p.created)
    wanted = select(
        p.id, p.name, p.account.is_not(None).label("account"), p.blocked, p.created, p.games,
        func.coalesce(theirs.c.tables, 0).label("tables"), seen.label("updated"),
        func.coalesce(p.seen, seen).label("seen"),
    ).select_from(db.people.outerjoin(theirs, theirs.c.person == p.id))  # fmt: skip
    if search := checked_search(search):
        wanted = wanted.where(_has(p.name, search) | _has(p.id, search))
    if blocked:
        wanted = wanted.where(p.blocked)
    return _paged(connection, wanted.order_by(seen.desc(), p.id), "people", page, rows)


def tables_listed(
    connection: Connection,
    search: str = "",
    state: str | None = None,
    game: str | None = None,
    host: str = "",
    person: str = "",
    failing: bool = False,
    page: int = 1,
    rows: int = ROWS,
) -> dict[str, Any]:
    """Tables, those that moved last first; `search` is in their id or in the name of somebody there."""
    t, at, p = db.tables.c, db.table_people.c, db.people.c
    wanted = select(
        t.id, t.game, t.state, t.host, t.public, t.created, t.updated, t.version.label("events"), t.bot,
        t.bot_failures, t.summary,
    )  # fmt: skip
    if state is not None:
        if state not in STATES:
            raise refuse("admin-no-such-state", state=state, states=STATES)
        wanted = wanted.where(t.state == state)
    if game is not None:
        if game not in GAMES:
            raise refuse("admin-no-such-game", game=game, games=tuple(GAMES))
        wanted = wanted.where(t.game == game)
    if failing:
        wanted = wanted.where(t.bot_failures > 0)
    if host:
        wanted = wanted.where(t.host == person_called(connection, host)["id"])
    if person:
        who = person_called(connection, person)["id"]
        wanted = wanted.where(exists().where(at.table_id == t.id, at.person == who))
    if search := checked_search(search):
        there = exists().where(at.table_id == t.id, at.person == p.id, _has(p.name, search))
        wanted = wanted.where(_has(t.id, search) | there)
    told = _paged(connection, wanted.order_by(t.updated.desc(), t.id), "tables", page, rows)
    now = wall_time()
    for row in told["tables"]:
        seats = json.loads(row.pop("summary")).get("seats", [])
        row["seats"] = [seat["name"] if seat["kind"] == "person" else seat["bot"] or "" for seat in seats]
        row["age"] = round(now - row["created"], 1)
    return told


def person_told(connection: Connection, person: str, page: int = 1, rows: int = ROWS) -> dict[str, Any]:
    """Somebody and their tables."""
    found = person_called(connection, person)
    tokens = connection.scalar(select(func.count()).select_from(db.tokens).where(db.tokens.c.person == found["id"]))
    told = {name: found[name] for name in ("id", "name", "blocked", "created", "games")}
    tables = tables_listed(connection, person=found["id"], page=page, rows=rows)
    return {**told, "account": found["account"] is not None, "tokens": tokens or 0, **tables}


def person_called(connection: Connection, text: str) -> dict[str, Any]:
    """The row of somebody by their id, the name of their account, or a name that nobody else has; raises Refusal."""
    p, text = db.people.c, checked_search(text)
    if not text:
        raise refuse("admin-no-such-person", person=text)
    # An id is the same for ever; a name could be that of another's id.
    for mine in (p.id == text, p.account == text.lower(), p.name == text):
        found = connection.execute(select(db.people).where(mine).limit(2)).mappings().all()
        if len(found) > 1:
            raise refuse("admin-several-people", person=text)
        if found:
            return dict(found[0])
    raise refuse("admin-no-such-person", person=text)


def checked_search(search: str) -> str:
    """A text to look for, as any database takes it; raises Refusal for one that nobody can have meant."""
    search = search.strip()
    if len(search) > LONGEST_SEARCH or not search.isprintable():
        raise refuse("admin-bad-search", longest=LONGEST_SEARCH)
    return search


def _has(column: Any, search: str) -> Any:
    return column.icontains(search, autoescape=True)


def _paged(connection: Connection, wanted: Select[Any], name: str, page: int, rows: int) -> dict[str, Any]:
    page, rows = min(max(page, 1), LAST_PAGE), min(max(rows, 1), MOST_ROWS)
    total = connection.scalar(select(func.count()).select_from(wanted.order_by(None).subquery()))
    found = connection.execute(wanted.limit(rows).offset((page - 1) * rows)).mappings()
    return {"total": total or 0, "page": page, "rows": rows, name: [dict(row) for row in found]}


# Blocking.


def network_of(text: str) -> Network | None:
    """The network that a text names, or None for one that names no address at all.

    >>> [str(network_of(text)) for text in ("192.0.2.7", "192.0.2.7/24", "2001:DB8::1", "::ffff:192.0.2.7", "Anna")]
    ['192.0.2.7/32', '192.0.2.0/24', '2001:db8::1/128', '192.0.2.7/32', 'None']
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    mapped = network.network_address.ipv4_mapped if network.version == 6 else None
    if mapped is not None and network.prefixlen >= 96:
        return ipaddress.ip_network(f"{mapped}/{network.prefixlen - 96}")
    return network


def _named(network: Network) -> str:
    """As it is stored and shown: a single address without its length."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


_LOOPBACKS = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


def block(connection: Connection, who: str, force: bool = False, own: str | None = None) -> dict[str, Any]:
    """Shuts a person or an address out; `own` is the address of the operator who asks, as far as it is known."""
    network = network_of(who)
    if network is not None:
        mine = network_of(own) if own else None
        if not force and any(network.overlaps(one) for one in (*_LOOPBACKS, mine) if one and _alike(one, network)):
            raise refuse("admin-blocks-you", address=_named(network))
        return _set_address(connection, network, True)
    _must_not_look_like_an_address(who)
    return _set_person(connection, who, True)


def unblock(connection: Connection, who: str) -> dict[str, Any]:
    """Lets a person or an address in again."""
    network = network_of(who)
    if network is not None:
        return _set_address(connection, network, False)
    _must_not_look_like_an_address(who)
    return _set_person(connection, who, False)


def _alike(one: Network, other: Network) -> bool:
    return one.version == other.version


def _must_not_look_like_an_address(who: str) -> None:
    head, slash, length = who.strip().partition("/")
    if ":" in head or (slash and length.isdecimal()) or (head.count(".") == 3 and head.replace(".", "").isdigit()):
        raise refuse("admin-bad-address", address=checked_search(who))


def _set_address(connection: Connection, network: Network, blocked: bool) -> dict[str, Any]:
    take_the_floor(connection)
    address, c = _named(network), db.blocked_addresses.c
    there = connection.scalar(select(c.address).where(c.address == address)) is not None
    if blocked and not there:
        connection.execute(insert(db.blocked_addresses).values(address=address, created=wall_time()))
    elif not blocked:
        connection.execute(delete(db.blocked_addresses).where(c.address == address))
    done = {"address": address, "blocked": blocked, "changed": there != blocked}
    speak(connection, {"do": "block" if blocked else "unblock", "address": address})
    return done


def _set_person(connection: Connection, who: str, blocked: bool) -> dict[str, Any]:
    take_the_floor(connection)
    found = person_called(connection, who)
    connection.execute(update(db.people).where(db.people.c.id == found["id"]).values(blocked=blocked))
    speak(connection, {"do": "block" if blocked else "unblock", "person": found["id"]})
    return {"id": found["id"], "name": found["name"], "blocked": blocked, "changed": found["blocked"] != blocked}


def blocked(connection: Connection) -> dict[str, Any]:
    """Whoever is shut out."""
    p, a = db.people.c, db.blocked_addresses.c
    people = connection.execute(select(p.id, p.name).where(p.blocked).order_by(p.name, p.id)).mappings()
    addresses = connection.execute(select(a.address, a.created).order_by(a.created, a.address)).mappings()
    return {"people": [dict(row) for row in people], "addresses": [dict(row) for row in addresses]}


# Tables.


def end(connection: Connection, id: str) -> dict[str, Any]:
    """Closes a table, whatever happens there; one that is over stays as it is."""
    take_the_floor(connection, games=True)
    table = table_of(connection, id)
    state = table.state
    if state in (GATHERING, PLAYING):
        add_events(connection, table, [("close", {"by": "operator"})])
        speak(connection, {"do": "end", "tables": [table.terms.id]})
    return {"id": table.terms.id, "was": state, "state": table.state}


def table_of(connection: Connection, id: str) -> Table:
    """A table as it stands; raises Refusal when there is none."""
    wanted = select(db.tables).where(db.tables.c.id == checked_search(id))
    row = connection.execute(wanted).mappings().first()
    if row is None:
        raise refuse("no-such-table")
    table = Table(terms_of(dict(row)))
    table.apply(numbered(connection.execute(events_of(row["id"]))))
    return table


def add_events(connection: Connection, table: Table, events: list[tuple[str, dict[str, Any]]]) -> None:
    """Adds events to a table, and brings its row up to date.

    A process that has the table in memory and adds something is too late, and takes the table from the database again.
    """
    now, base = wall_time(), table.version
    fresh = [Event(kind, data, now) for kind, data in events]
    table.apply(Numbered(base + 1 + i, event) for i, event in enumerate(fresh))
    connection.execute(insert(db.events), event_rows(table.terms.id, base, fresh))
    # Whoever thought about a move there may stop, and what failed there is past.
    idle = {"claimed": 0.0, "bot_failures": 0, "bot_after": 0.0}
    connection.execute(update(db.tables).where(db.tables.c.id == table.terms.id).values(**row_of(table), **idle))


def amounts(connection: Connection) -> dict[str, Any]:
    """What waits for bots, what fails, how large all is, and how quickly the database answers."""
    t = db.tables.c
    waiting = connection.scalar(select(func.count()).where(t.bot.is_not(None)))
    failing = connection.execute(
        select(t.id, t.bot, t.bot_failures).where(t.bot_failures > 0).order_by(t.bot_failures.desc(), t.id).limit(10)
    ).mappings()
    open_tables = connection.scalar(select(func.count()).where(or_(t.state == GATHERING, t.state == PLAYING)))
    begun = time.perf_counter()
    connection.execute(select(1))
    latency = time.perf_counter() - begun
    if connection.dialect.name == "sqlite":
        pages, size = (connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("page_count", "page_size"))
        size = int(pages or 0) * int(size or 0)
    else:
        size = connection.scalar(text("select pg_database_size(current_database())"))
    return {
        "open_tables": open_tables or 0,
        "bots_waiting": waiting or 0,
        "bots_failing": [dict(row) for row in failing],
        "database_bytes": int(size or 0),
        "database_seconds": round(latency, 6),
    }
