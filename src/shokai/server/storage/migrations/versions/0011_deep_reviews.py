"""Deeper reviews of games that are over, beside the ordinary ones."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0011", "0010"


def upgrade() -> None:
    op.create_table(
        "deep_reviews",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("reached", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("moments", sa.Text, nullable=False, server_default=sa.text("'[]'")),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("claimed", sa.Float, nullable=False, server_default=sa.text("0")),
    )
