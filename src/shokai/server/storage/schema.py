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
    and_,
    false,
    literal_column,
    text,
    true,
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
# Few at any time: games that are over and still to be noted.
Index(
    "tables_to_note",
    tables.c.updated,
    tables.c.id,
    sqlite_where=and_(tables.c.state == "over", tables.c.noted.is_(False)),
    postgresql_where=and_(tables.c.state == "over", tables.c.noted.is_(False)),
)
# Few at any time, too: games that are over and were not looked through for honours yet.
Index(
    "tables_to_honour",
    tables.c.updated,
    tables.c.id,
    sqlite_where=and_(tables.c.state == "over", tables.c.honoured.is_(False)),
    postgresql_where=and_(tables.c.state == "over", tables.c.honoured.is_(False)),
)
# Few at any time: games that are noted and still to be read.
Index(
    "tables_to_study",
    tables.c.updated,
    tables.c.id,
    sqlite_where=and_(tables.c.state == "over", tables.c.studied.is_(False)),
    postgresql_where=and_(tables.c.state == "over", tables.c.studied.is_(False)),
)
# Few among all: tables that are not over, for the lists that everybody looks at.
UNFINISHED = tables.c.state.in_((literal_column("'gathering'"), literal_column("'playing'")))
Index(
    "tables_unfinished",
    tables.c.state,
    tables.c.updated,
    sqlite_where=UNFINISHED,
    postgresql_where=UNFINISHED,
)
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
Index(
    "notices_due",
    notices.c.due,
    sqlite_where=notices.c.done.is_(False),
    postgresql_where=notices.c.done.is_(False),
)

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

# The deal of a day, of each game; its seed stays secret while it is played.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("deal", String(24), nullable=False),
    Column("seed", String(200), nullable=False),
)

# Who has played it, and at which table: everybody once.
daily_plays = Table(
    "daily_plays",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("table_id", String(24), nullable=False, index=True),
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

# Who has tried which puzzle: what came of the first try, and whether it was solved later.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    # `move` for one decision, `turn` for a whole turn.
    Column("mode", String(4), primary_key=True),
    Column("at", Float, nullable=False),
    # From 0 to 1: how much of what there was to gain the first try gained.
    Column("credit", Float, nullable=False),
    Column("solved", Boolean, nullable=False, server_default=false()),
    # The rating of whoever tried, after it.
    Column("mu", Float, nullable=False),
)

# How well somebody solves puzzles, and on how many days in a row they have solved one.
puzzle_people = Table(
    "puzzle_people",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("streak", Integer, nullable=False, server_default=text("0")),
    Column("best", Integer, nullable=False, server_default=text("0")),
    # The last day on which one was solved.
    Column("day", String(10)),
)

# How hard a puzzle is, by who solves it.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("mode", String(4), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("solved", Integer, nullable=False, server_default=text("0")),
)

# How strong each level of the bots is, by game and number of players, as soon as a game has moved it.
bot_ratings = Table(
    "bot_ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("bot", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False, server_default=text("0")),
)

# How well somebody plays against the levels: apart from their rating among people.
practice_ratings = Table(
    "practice_ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False, server_default=text("0")),
)

# Who has earned which honour, when, and at which table if it was at one.
honours = Table(
    "honours",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(24), index=True),
)

# Tournaments: what they are played by, and how far they are.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("options", String(80), nullable=False),
    # People at a table, and rounds.
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # Whether all tables of a round have the same deal, and the results of a seat are compared.
    Column("duplicate", Boolean, nullable=False, server_default=false()),
    # The bot for seats that nobody has; None lets people sit out.
    Column("bot", String(80)),
    Column("public", Boolean, nullable=False),
    # Whether the next round begins by itself.
    Column("auto", Boolean, nullable=False, server_default=false()),
    Column("state", String(12), nullable=False),
    Column("round", Integer, nullable=False, server_default=text("0")),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tournaments_by_state", "state", "updated"),
)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("name", String(24), nullable=False),
    Column("joined", Float, nullable=False),
    # Who plays no further rounds, and whether the host said so: then only the host lets them in again.
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("dropped", Boolean, nullable=False, server_default=false()),
)

# The deal of a round, where all its tables have the same; its seed stays secret while it is played.
tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("deal", String(24), index=True),
    Column("seed", String(200)),
)

# Who sits where in each round, and how it came out. Who sits out is at table 0, each on a seat of their own.
tournament_seats = Table(
    "tournament_seats",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("table_id", String(24), index=True),
    # None at a bot's seat.
    Column("person", String(24), index=True),
    Column("place", Integer),
    Column("points", Integer),
    Column("score", Float),
    # Whether the host said how it came out.
    Column("ruled", Boolean, nullable=False, server_default=false()),
)
