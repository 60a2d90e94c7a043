"""Puzzles: who has tried which, how well people solve them, how hard they are."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0009", "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("mode", sa.String(4), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("credit", sa.Float, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("mu", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_people",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("best", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("day", sa.String(10)),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("mode", sa.String(4), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("solved", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
