"""Checks the deals of every table of an export: `shokai replay FILE --verify`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from sqlalchemy import Connection, select

from shokai.match.dealer import Dealer
from shokai.match.record import Verdict, verify_steps
from shokai.server.storage import schema as db
from shokai.server.storage.rows import events_of, numbered, terms_of
from shokai.server.storage.transfer import unpacked
from shokai.server.tables.table import Table
from shokai.texts import Refusal, Say, Speaker


def verify_export(path: str, speak: Speaker) -> int:
    """Tells of each table that was not dealt from its seed, and how many there are."""
    tables = deals = wrong = 0
    with unpacked(path) as connection:
        for id, verdict in _verdicts(connection):
            tables += 1
            deals += verdict.deals
            if verdict.fault:
                wrong += 1
                sys.stderr.write(f"shokai: {speak.say('verify-table-wrong', table=id, why=verdict.fault)}\n")
    if wrong:
        sys.stderr.write(f"shokai: {speak.say('verified-tables-wrong', tables=tables, wrong=wrong)}\n")
        return 1
    print(speak.say("verified-tables", tables=tables, deals=deals))
    return 0


def _verdicts(connection: Connection) -> Iterator[tuple[str, Verdict]]:
    """Each table that has begun, and what became of its deals."""
    for row in connection.execute(select(db.tables).order_by(db.tables.c.created)).mappings().all():
        try:
            table = Table(terms_of(dict(row)))
            table.apply(numbered(connection.execute(events_of(row["id"]))))
            if table.names:
                yield row["id"], _verdict(table)
        except Refusal as refusal:
            yield row["id"], Verdict(0, refusal.said)
        except (ValueError, TypeError, LookupError, AttributeError):
            # An export may come from anywhere; its rows were checked, what their texts hold was not.
            yield row["id"], Verdict(0, Say("verify-table-unreadable"))


def _verdict(table: Table) -> Verdict:
    match = table.first_match(table.names)
    match.history.rewind()
    return verify_steps(match, table.steps, Dealer(table.terms.seed))
