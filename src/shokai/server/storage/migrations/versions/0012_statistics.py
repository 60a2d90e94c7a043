"""Statistics: how every seat of a finished game was played, and what came of it on all public tables."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0012", "0011"


def upgrade() -> None:
    # Every game that is over is read once more, in the background.
    op.add_column("tables", sa.Column("studied", sa.Boolean, nullable=False, server_default=sa.false()))
    left = sa.text("state = 'over' AND studied IS false")
    op.create_index(
        "tables_to_study", "tables", ["updated", "id"], sqlite_where=sa.text("state = 'over' AND studied IS 0"),
        postgresql_where=left,
    )  # fmt: skip
    op.create_table(
        "seat_notes",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("who", sa.String(6), nullable=False),
        sa.Column("place_in_order", sa.Integer, nullable=False),
        sa.Column("line", sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("strategy", sa.String(24)),
        sa.Column("win", sa.Float, nullable=False),
        sa.Index("seat_notes_by_line", "game", "who", "line"),
    )
    op.create_table(
        "seat_counts",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("chart", sa.String(40), primary_key=True),
        sa.Column("parent", sa.String(200), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(6), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
    )
