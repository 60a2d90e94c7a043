"""The rules of a house: who may make an account, what everybody is told, how long finished tables are kept, and
whether bots may search.

They are in the database, as one value that all processes share. Like everything of the operator's, they work on a
connection and end with a word to all processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from sqlalchemy import Connection, select, update

from shokai.server.operators.operating import person_called, speak, take_the_floor
from shokai.server.people.codes import INVITE, RESET, new_code
from shokai.server.people.names import can_be_shown, checked_name
from shokai.server.storage import schema as db
from shokai.server.storage.inserting import insert_into
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# The row of `shared`.
RULES = "rules"
OPEN, INVITED = "open", "invited"
REGISTRATIONS = (OPEN, INVITED)
LONGEST_ANNOUNCEMENT = 300
# Days for which finished tables are kept at least, where they are not kept for ever, and at most.
FEWEST_DAYS, MOST_DAYS = 1, 36_500
# Names of those who may hold tournaments.
MOST_HOSTS = 200
# Hours for which a code to reset a password works, days for which an invitation does, and the most of both.
RESET_HOURS, INVITE_DAYS, MOST_HOURS = 24, 14, 24 * 365
HOUR, DAY = 3600.0, 86_400.0


@dataclass(frozen=True)
class Rules:
    """What the operator has decided; the defaults are a house that is open to all and forgets nothing."""

    registration: str = OPEN
    announcement: str = ""
    announced: float | None = None
    # None for ever.
    keep_days: int | None = None
    # Whose accounts may hold tournaments, by their names in lower case; none named means everybody's.
    hosts: list[str] = field(default_factory=list)
    # Whether bots that search wait, and the rest of the machine is for everybody else.
    bots_paused: bool = False

    def told(self) -> dict[str, Any]:
        """For the operator."""
        return asdict(self)


def rules_of(connection: Connection) -> Rules:
    """The rules as they are."""
    found = connection.scalar(select(db.shared.c.value).where(db.shared.c.name == RULES))
    told = json.loads(found) if found else {}
    # A later version may have more of them.
    return Rules(**{name: value for name, value in told.items() if name in {f.name for f in fields(Rules)}})


def _registration(registration: str) -> dict[str, Any]:
    """Who may make an account: everybody, or who has an invitation."""
    if registration not in REGISTRATIONS:
        raise refuse("admin-bad-registration", word=registration[:40], words=REGISTRATIONS)
    return {"registration": registration}


def _announcement(text: str) -> dict[str, Any]:
    """What everybody sees on the home page; nothing takes it away."""
    text = " ".join(text.split())
    if len(text) > LONGEST_ANNOUNCEMENT or (text and not can_be_shown(text)):
        raise refuse("admin-bad-announcement", longest=LONGEST_ANNOUNCEMENT)
    return {"announcement": text, "announced": wall_time() if text else None}


def _keep_days(days: int | None) -> dict[str, Any]:
    """For how many days tables are kept after their end; None for ever."""
    if days is not None and not FEWEST_DAYS <= days <= MOST_DAYS:
        raise refuse("admin-bad-days", fewest=FEWEST_DAYS, most=MOST_DAYS)
    return {"keep_days": days}


def _hosts(names: Sequence[str]) -> dict[str, Any]:
    """Whose accounts may hold tournaments; nobody named means everybody's. It does not matter whether they exist, but
    what nobody can be called would keep everybody from it."""
    if len(names) > MOST_HOSTS:
        raise refuse("admin-too-many-hosts", most=MOST_HOSTS)
    return {"hosts": sorted({checked_name(name).lower() for name in names})}


_CHECKED: dict[str, Callable[[Any], dict[str, Any]]] = {
    "registration": _registration, "announcement": _announcement, "keep_days": _keep_days, "hosts": _hosts,
    # Whether bots that search are held back.
    "bots_paused": lambda on: {"bots_paused": on},
}  # fmt: skip


def change(connection: Connection, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Changes the rules that are named: all of them, or none where one of them cannot be."""
    changes: dict[str, Any] = {}
    for name, value in asked.items():
        changes |= _CHECKED[name](value)
    take_the_floor(connection)
    rules = replace(rules_of(connection), **changes)
    fresh = insert_into(connection, db.shared).values(name=RULES, value="{}")
    connection.execute(fresh.on_conflict_do_nothing())
    value = json.dumps(rules.told(), ensure_ascii=False)
    connection.execute(update(db.shared).where(db.shared.c.name == RULES).values(value=value))
    speak(connection, {"do": "rules"})
    return rules.told()


def new_reset(connection: Connection, person: str, hours: int = RESET_HOURS) -> dict[str, Any]:
    """A code with which somebody sets a new password, for the operator to give them."""
    _check_hours(hours)
    take_the_floor(connection)
    found = person_called(connection, person)
    if found["account"] is None:
        raise refuse("admin-no-account", person=found["name"])
    code, expires = new_code(connection, RESET, hours * HOUR, found["id"])
    return {"code": code, "expires": expires, "id": found["id"], "name": found["name"]}


def new_invitation(connection: Connection, days: int = INVITE_DAYS) -> dict[str, Any]:
    """A code with which somebody may make one account."""
    _check_hours(days * 24)
    take_the_floor(connection)
    code, expires = new_code(connection, INVITE, days * DAY)
    return {"code": code, "expires": expires}


def _check_hours(hours: int) -> None:
    if not 1 <= hours <= MOST_HOURS:
        raise refuse("admin-bad-time", most=MOST_HOURS // 24)
