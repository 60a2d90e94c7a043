"""Hours that do not count, days away, and planned moves."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("night_begins", sa.String(5)),
        sa.Column("night_ends", sa.String(5)),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("ix_absences_person", "absences", ["person"])
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_plans_person", "plans", ["person"])
