"""Tournaments; and indexes for servers with very many tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(24), nullable=False, index=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("duplicate", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("bot", sa.String(80)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Index("tournaments_by_state", "state", "updated"),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("deal", sa.String(24), index=True),
        sa.Column("seed", sa.String(200)),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24), index=True),
        sa.Column("person", sa.String(24), index=True),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("score", sa.Float),
        sa.Column("ruled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    unfinished = sa.text("state IN ('gathering', 'playing')")
    op.create_index(
        "tables_unfinished", "tables", ["state", "updated"], sqlite_where=unfinished, postgresql_where=unfinished
    )
    op.create_index("tables_at_a_glance", "tables", ["id", "state", "updated"])
