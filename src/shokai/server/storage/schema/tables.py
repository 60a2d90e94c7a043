"""Tables with their events, what is derived from them to find tables quickly, and how games ended."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
    text,
    true,
)

from shokai.server.storage.schema.common import metadata, partial_index

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("terms", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    # Tables of one deal share a seed; it stays secret until all of them are over.
    Column("deal", String(24), nullable=False, index=True),
    Column("host", String(24), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # From here on derived from the events, to find tables.
    Column("version", Integer, nullable=False, server_default=text("0")),
    Column("state", String(12), nullable=False),
    Column("updated", Float, nullable=False),
    Column("actor", Integer),
    # The bot that has to move; it is the queue of the workers.
    Column("bot", String(80)),
    Column("claimed", Float, nullable=False, server_default=text("0")),
    # How often it failed in a row, and when it is asked again.
    Column("bot_failures", Integer, nullable=False, server_default=text("0")),
    Column("bot_after", Float, nullable=False, server_default=text("0")),
    # When the clock that runs will have run down.
    Column("falls", Float),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("summary", Text, nullable=False, server_default=text("'{}'")),
    # Whether the results of a game that is over are noted, and whether honours were given for it.
    Column("noted", Boolean, nullable=False, server_default=false()),
    Column("honoured", Boolean, nullable=False, server_default=false()),
    # Whether a game that is over was read for the statistics.
    Column("studied", Boolean, nullable=False, server_default=false()),
    Index("tables_by_state", "state", "updated"),
    Index("tables_of_bots", "bot", "claimed"),
)


def _still_to_do(name: str, done: Column[bool]) -> None:
    """An index of the games that are over and were not gone through for something yet."""
    those = and_(tables.c.state == "over", done.is_(False))
    partial_index(name, tables.c.updated, tables.c.id, where=those)


_still_to_do("tables_to_note", tables.c.noted)
_still_to_do("tables_to_honour", tables.c.honoured)
_still_to_do("tables_to_study", tables.c.studied)

# Few among all: tables that are not over, for the lists that everybody looks at.
UNFINISHED = tables.c.state.in_((literal_column("'gathering'"), literal_column("'playing'")))

partial_index("tables_unfinished", tables.c.state, tables.c.updated, where=UNFINISHED)

# To look through all tables of somebody without reading what is in them.
Index("tables_at_a_glance", tables.c.id, tables.c.state, tables.c.updated)

# For counting the tables of a host.
Index("tables_of_hosts", tables.c.host, tables.c.state)

# How every seat of a game ended. They stay when an old table is cleared away.
results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    # None at a bot's seat.
    Column("person", String(24)),
    Column("name", String(24), nullable=False),
    Column("bot", String(80)),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # The rating in this game before and after, where it counted.
    Column("mu_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    # Whether somebody played it by themselves to its end, with nothing that makes it another game; None of games from
    # before this was noted.
    Column("fair", Boolean),
    # Whether a bot played somebody's seat to the end.
    Column("by_bot", Boolean, nullable=False, server_default=false()),
    Index("results_of_people", "person", "finished"),
)

# How every seat of a game was played, beside its result: read once when the game is over.
seat_notes = Table(
    "seat_notes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    # Who may know of it: `people` and `bots` at tables that everybody sees, else `own`.
    Column("who", String(6), nullable=False),
    # The seat's place in the order of play, from 1.
    Column("place_in_order", Integer, nullable=False),
    # The own first moves, a comma behind each, and after how many steps of the game each had been made, as JSON. By
    # their bytes, so that lines that begin alike stand together.
    Column("line", Text().with_variant(Text(collation="C"), "postgresql"), nullable=False),
    Column("steps", Text, nullable=False),
    # What was chosen first, and points by their sources, as JSON; what that is called.
    Column("choices", Text, nullable=False),
    Column("sources", Text, nullable=False),
    Column("strategy", String(24)),
    # The share of the win.
    Column("win", Float, nullable=False),
    Index("seat_notes_by_line", "game", "who", "line"),
)

# What came of it on all tables that everybody sees: sums that grow with every game.
seat_counts = Table(
    "seat_counts",
    metadata,
    Column("game", String(20), primary_key=True),
    # What is counted, after which line of moves, and which of the things that there are.
    Column("chart", String(40), primary_key=True),
    Column("parent", String(200), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("who", String(6), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("places", Integer, nullable=False),
)

table_people = Table(
    "table_people",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
)

# Who has watched a table without a seat there: they know of its deal.
table_watchers = Table(
    "table_watchers",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
)

# Who has asked for a hint at a table. Not an event: nobody else hears of it.
table_hints = Table(
    "table_hints",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(24)),
    # The person and what their program calls itself.
    Column("client", String(100)),
    Column("number", BigInteger),
    # A message takes effect once, whichever process hears it first.
    UniqueConstraint("table_id", "client", "number", name="events_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)


# Reviews of games that are over, as far as they are made: they can be made again at any time.


def _reviews(name: str) -> Table:
    """Reviews of one depth."""
    return Table(
        name,
        metadata,
        Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
        # After how many steps the last moment is, all moments as JSON, and whether they are all there are.
        Column("reached", Integer, nullable=False, server_default=text("0")),
        Column("moments", Text, nullable=False, server_default=text("'[]'")),
        Column("done", Boolean, nullable=False, server_default=false()),
        # Until when the process that makes it is expected to tell more.
        Column("claimed", Float, nullable=False, server_default=text("0")),
    )


reviews, deep_reviews = _reviews("reviews"), _reviews("deep_reviews")

# What somebody plans to do when it is their turn. Not an event: nobody else may see that there is a plan at all.
plans = Table(
    "plans",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("made", Float, nullable=False),
    # After how many steps of the game.
    Column("step", Integer, nullable=False),
    # Whether something is planned still; else only what became of it is told.
    Column("due", Boolean, nullable=False, server_default=true()),
    Column("data", Text, nullable=False),
)
