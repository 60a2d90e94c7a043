"""Ways to reach people who are not here, and what they are to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("format", sa.String(12), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("off", sa.String(100), nullable=False, server_default=sa.text("''")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("code", sa.String(64)),
        sa.Column("code_until", sa.Float),
        sa.Column("code_tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("delivered", sa.Float),
        sa.Column("failed", sa.Float),
        sa.Column("problem", sa.String(40)),
        sa.Column("dropped", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("channel", sa.String(24), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False, server_default=sa.text("0")),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("channel", "table_id", "kind", "step", name="notices_once"),
    )
    op.create_index(
        "notices_due", "notices", ["due"],
        sqlite_where=sa.text("done IS 0"), postgresql_where=sa.text("done IS false"),
    )  # fmt: skip
