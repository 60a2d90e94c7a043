"""Bots that fail, who has watched, and whom the operator has shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("bot_failures", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("bot_after", sa.Float, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "table_watchers",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True, index=True),
    )
    op.create_table(
        "blocked_addresses",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
