"""Browsers that push messages are sent to, friends, and deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("channels", sa.Column("push_keys", sa.Text))
    op.add_column("channels", sa.Column("label", sa.String(60), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "friends",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    for name in ("friend_asks", "friend_blocks"):
        op.create_table(
            name,
            sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
            sa.Column("account", sa.String(48), primary_key=True, index=True),
            sa.Column("name", sa.String(24), nullable=False),
            sa.Column("created", sa.Float, nullable=False),
        )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("deal", sa.String(24), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
    )
    op.create_table(
        "daily_plays",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("table_id", sa.String(24), nullable=False, index=True),
    )
