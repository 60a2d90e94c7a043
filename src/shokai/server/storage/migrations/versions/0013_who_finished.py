"""Results: for whom a bot played to the end, noted for good and not only as long as the table is there.

What such games have added to the sums of the statistics stays in them.
"""

import json

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0013", "0012"


def upgrade() -> None:
    op.add_column("results", sa.Column("by_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("summary"))
    results = sa.table("results", sa.column("table_id"), sa.column("seat"), sa.column("by_bot"), sa.column("person"))
    t, r = tables.c, results.c
    # As summaries are written; in most of them nobody was.
    some = t.summary.like('%"minded":"%') | t.summary.like('%"minded": "%')
    for id, summary in connection.execute(sa.select(t.id, t.summary).where(t.state == "over", some)).all():
        seats = [i for i, seat in enumerate(json.loads(summary)["seats"]) if seat.get("minded")]
        theirs = sa.update(results).where(r.table_id == id, r.seat.in_(seats), r.person.is_not(None))
        connection.execute(theirs.values(by_bot=sa.true()))
