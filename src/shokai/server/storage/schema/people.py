"""Who plays here: accounts, how they are reached, friends, and when they have time."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint, false, text

from shokai.server.storage.schema.common import metadata, partial_index

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
    # When they were last on the home page, and when they were there the last time before that.
    Column("seen", Float),
    Column("away", Float),
    # Who may see their profile: `nobody`, the `opponents` they have played with, or `everyone`.
    Column("shown", String(12), nullable=False, server_default=text("'opponents'")),
)

# Browsers that are logged in to an account: their cookies are void without the row.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# Codes that work once: `reset` sets a new password for a person, `invite` allows one new account.
codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
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

# Addresses that the operator has shut out: single ones, or networks.
blocked_addresses = Table(
    "blocked_addresses",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("created", Float, nullable=False),
)

# Ways to reach somebody who is not here: a webhook, a mail address, a browser.
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("address", Text, nullable=False),
    # Of a browser: the keys that its push messages are encrypted with, and what it is called.
    Column("push_keys", Text),
    Column("label", String(60), nullable=False, server_default=text("''")),
    # How a webhook is told: `json` or `text`.
    Column("format", String(12), nullable=False),
    Column("language", String(8), nullable=False),
    # What is not told here: kinds of notices, with spaces between them.
    Column("off", String(100), nullable=False, server_default=text("''")),
    Column("created", Float, nullable=False),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    # The digest of the code that confirms it, until when it works, and how often it was tried.
    Column("code", String(64)),
    Column("code_until", Float),
    Column("code_tries", Integer, nullable=False, server_default=text("0")),
    # When something was last delivered, when it last failed and why, and how many notices in a row were given up.
    Column("delivered", Float),
    Column("failed", Float),
    Column("problem", String(40)),
    Column("dropped", Integer, nullable=False, server_default=text("0")),
)

# What is to be told through a channel, and what was: each once, whichever process is to tell it.
notices = Table(
    "notices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("channel", String(24), ForeignKey("channels.id"), nullable=False),
    Column("table_id", String(24), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    # After how many steps of the game.
    Column("step", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("claimed", Float, nullable=False, server_default=text("0")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("done", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("channel", "table_id", "kind", "step", name="notices_once"),
)

# Few at any time: what is still to be told.
partial_index("notices_due", notices.c.due, where=notices.c.done.is_(False))

# Who is a friend of whom: a row for each of the two.
friends = Table(
    "friends",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# Who would like to be a friend of whom, and who wants to hear nothing from whom: by name, whether there is such an
# account or not, so that nobody finds out.
friend_asks, friend_blocks = (
    Table(
        name,
        metadata,
        Column("person", String(24), ForeignKey("people.id"), primary_key=True),
        # The name in lower case, as of accounts, and as it was given.
        Column("account", String(48), primary_key=True, index=True),
        Column("name", String(24), nullable=False),
        Column("created", Float, nullable=False),
    )
    for name in ("friend_asks", "friend_blocks")
)

# When somebody sleeps, by their own time zone, and when they last said so.
hours = Table(
    "hours",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(60), nullable=False),
    Column("night_begins", String(5)),
    Column("night_ends", String(5)),
    Column("changed", Float, nullable=False),
)

# Days on which somebody is away: by their own calendar, and from when to when that was where they were.
absences = Table(
    "absences",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("first", String(10), nullable=False),
    Column("last", String(10), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
)
