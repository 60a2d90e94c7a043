"""Ratings of bots, honours, who asked for hints, and whom a host has dropped from a tournament."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0010", "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("honoured", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_to_honour", "tables", ["updated", "id"],
        sqlite_where=sa.text("state = 'over' AND honoured IS 0"),
        postgresql_where=sa.text("state = 'over' AND honoured IS false"),
    )  # fmt: skip
    op.add_column("results", sa.Column("fair", sa.Boolean))
    op.add_column("tournament_players", sa.Column("dropped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "table_hints",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True, index=True),
    )
    op.create_table(
        "bot_ratings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "practice_ratings",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "honours",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(24), index=True),
    )
