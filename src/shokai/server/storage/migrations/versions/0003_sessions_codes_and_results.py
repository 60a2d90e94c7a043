"""Sessions, codes that work once, results of games, and who may see a profile."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float))
    op.add_column("people", sa.Column("away", sa.Float))
    op.add_column("people", sa.Column("shown", sa.String(12), nullable=False, server_default=sa.text("'opponents'")))
    op.add_column("tables", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false()))
    unnoted = sa.text("state = 'over' AND noted IS false")
    op.create_index(
        "tables_to_note", "tables", ["updated", "id"],
        sqlite_where=sa.text("state = 'over' AND noted IS 0"), postgresql_where=unnoted,
    )  # fmt: skip
    op.create_index("tables_of_hosts", "tables", ["host", "state"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("results_of_people", "results", ["person", "finished"])
