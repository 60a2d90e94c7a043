"""What is played for besides a game: the deal of the day, puzzles, ratings, honours, tournaments."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false, text

from shokai.server.storage.schema.common import metadata

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
