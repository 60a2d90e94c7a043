"""The database: events, and what is derived from them to find tables quickly."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)  # fmt: skip

metadata = MetaData()

# Values that all processes share, such as the secret that signs cookies.
shared = Table(
    "shared",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    # The name in lower case, for accounts only: guests may share a name.
    Column("account", String(48), unique=True),
    Column("password", String(200)),
    # Counts changes of the password: cookies of an earlier one are void.
    Column("epoch", Integer, nullable=False, server_default=text("0")),
    Column("created", Float, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("games", Integer, nullable=False, server_default=text("0")),
    # Whom the operator has shut out.
    Column("blocked", Boolean, nullable=False, server_default=false()),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("digest", String(64), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

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
    Index("tables_by_state", "state", "updated"),
    Index("tables_of_bots", "bot", "claimed"),
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

# Addresses that the operator has shut out: single ones, or networks.
blocked_addresses = Table(
    "blocked_addresses",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("created", Float, nullable=False),
)
