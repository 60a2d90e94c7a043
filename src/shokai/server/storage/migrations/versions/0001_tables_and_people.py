"""The first schema: people, tables, events, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "shared",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("account", sa.String(48), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("epoch", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("games", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("deal", sa.String(24), nullable=False, index=True),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("bot", sa.String(80)),
        sa.Column("claimed", sa.Float, nullable=False, server_default=sa.text("0")),
        sa.Column("falls", sa.Float),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("summary", sa.Text, nullable=False, server_default=sa.text("'{}'")),
    )
    op.create_index("tables_by_state", "tables", ["state", "updated"])
    op.create_index("tables_of_bots", "tables", ["bot", "claimed"])
    op.create_table(
        "table_people",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True, index=True),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("client", sa.String(100)),
        sa.Column("number", sa.BigInteger),
        sa.UniqueConstraint("table_id", "client", "number", name="events_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
