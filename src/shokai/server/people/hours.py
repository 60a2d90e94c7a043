"""When somebody cannot play: nights by their own time zone, and days away, of which there are so many a year."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from shokai.server.people.people import new_id
from shokai.server.storage import schema as db
from shokai.server.tables.calendars import day_at, midnight, night_between, zone_called
from shokai.server.tables.words import refuse

# Days that somebody may be away in a year.
DAYS_A_YEAR = 28
# Seconds between two changes of somebody's night: it must not follow the clock around.
BETWEEN_CHANGES = 7 * 86_400.0
# How far ahead days away can be named.
DAYS_AHEAD = 365
# Zones that mean wherever the server stands, which is nobody's concern and may change.
OF_THE_MACHINE = ("localtime", "posixrules")


def hours_of(connection: Connection, person: str, now: float) -> dict[str, Any]:
    """What somebody has said of their hours, and what they may still change."""
    row = connection.execute(select(db.hours).where(db.hours.c.person == person)).mappings().first()
    a = db.absences.c
    away = connection.execute(select(db.absences).where(a.person == person).order_by(a.first)).mappings().all()
    year = day_at(now, zone_called(row["zone"] if row else "UTC")).year
    return {
        "zone": row["zone"] if row else None,
        "night": [row["night_begins"], row["night_ends"]] if row and row["night_begins"] else None,
        "change_from": row["changed"] + BETWEEN_CHANGES if row and row["changed"] + BETWEEN_CHANGES > now else None,
        "days": DAYS_A_YEAR,
        "taken": [{"year": one, "days": days_taken(away, one)} for one in (year, year + 1)],
        "absences": [
            {"id": one["id"], "first": one["first"], "last": one["last"], "past": one["ends"] <= now} for one in away
        ],
    }


def calendar_of(connection: Connection, person: str, now: float) -> dict[str, Any]:
    """When no clock of somebody runs, from now on, for the tables that allow it."""
    row = connection.execute(select(db.hours).where(db.hours.c.person == person)).mappings().first()
    a = db.absences.c
    away = select(a.begins, a.ends).where(a.person == person, a.ends > now).order_by(a.begins)
    sleeps = row if row and row["night_begins"] else None
    return {
        # Where somebody lives matters, and is told, only for their night.
        "zone": sleeps["zone"] if sleeps else "UTC",
        "night": [sleeps["night_begins"], sleeps["night_ends"]] if sleeps else None,
        "away": [[begins, ends] for begins, ends in connection.execute(away)],
    }


def _hold(connection: Connection, person: str) -> None:
    """Lets nobody else change somebody's hours before this transaction ends; it is the first thing that it does.

    Days are counted before they are added: several that are asked for at once must not each find the year empty.
    """
    # Changes nothing, but takes the right to write: in SQLite of the file, else of the row.
    connection.execute(update(db.people).where(db.people.c.id == person).values(name=db.people.c.name))


def set_hours(connection: Connection, person: str, zone: str, night: tuple[str, str] | None, now: float) -> None:
    """Says where somebody lives and when they sleep."""
    if zone in OF_THE_MACHINE:
        raise refuse("bad-zone", zone=zone)
    zone_called(zone)
    _hold(connection, person)
    begins, ends = night_between(*night) if night else (None, None)
    h = db.hours.c
    row = connection.execute(select(db.hours).where(h.person == person)).mappings().first()
    values: dict[str, Any] = {"zone": zone, "night_begins": begins, "night_ends": ends}
    if row is None:
        # The first time, there was no night before: it may be set again at once.
        connection.execute(insert(db.hours).values(person=person, changed=now if night else 0.0, **values))
        return
    if all(row[name] == value for name, value in values.items()):
        return
    if begins is not None and row["changed"] + BETWEEN_CHANGES > now:
        raise refuse("night-changed", days=round(BETWEEN_CHANGES / 86_400))
    # No night at all can be had at any time: nobody gains by it.
    changed = now if begins is not None else row["changed"]
    connection.execute(update(db.hours).where(h.person == person).values(changed=changed, **values))


def add_absence(connection: Connection, person: str, first: str, last: str, now: float) -> None:
    """Somebody is away on some days: not before now, no longer than they may, and no day twice."""
    _hold(connection, person)
    row = connection.execute(select(db.hours.c.zone).where(db.hours.c.person == person)).first()
    zone = zone_called(row.zone if row else "UTC")
    try:
        one, other = date.fromisoformat(first), date.fromisoformat(last)
    except ValueError:
        raise refuse("bad-day") from None
    today = day_at(now, zone)
    if not today <= one <= other <= today + timedelta(days=DAYS_AHEAD):
        raise refuse("bad-absence", days=DAYS_AHEAD)
    a = db.absences.c
    there = connection.execute(select(db.absences).where(a.person == person)).mappings().all()
    if any(away["first"] <= other.isoformat() and one.isoformat() <= away["last"] for away in there):
        raise refuse("absence-there")
    fresh = {"first": one.isoformat(), "last": other.isoformat()}
    for year in range(one.year, other.year + 1):
        if days_taken([*there, fresh], year) > DAYS_A_YEAR:
            raise refuse(
                "absence-too-long", most=DAYS_A_YEAR, year=str(year), left=DAYS_A_YEAR - days_taken(there, year)
            )
    begins, ends = max(midnight(one, zone), now), midnight(other + timedelta(days=1), zone)
    connection.execute(insert(db.absences).values(id=new_id(), person=person, begins=begins, ends=ends, **fresh))


def end_absence(connection: Connection, person: str, id: str, now: float) -> None:
    """Somebody is back, or stays at home: days that have begun count."""
    _hold(connection, person)
    a = db.absences.c
    found = connection.execute(select(db.absences).where(a.id == id, a.person == person)).mappings().first()
    if found is None or found["ends"] <= now:
        raise refuse("no-such-absence")
    if found["begins"] > now:
        connection.execute(delete(db.absences).where(a.id == id))
        return
    row = connection.execute(select(db.hours.c.zone).where(db.hours.c.person == person)).first()
    today = day_at(now, zone_called(row.zone if row else "UTC")).isoformat()
    last = min(max(today, found["first"]), found["last"])
    connection.execute(update(db.absences).where(a.id == id).values(last=last, ends=now))


def days_taken(absences: Any, year: int) -> int:
    """How many days of a year somebody is away."""
    days = 0
    for away in absences:
        first = max(date.fromisoformat(away["first"]), date(year, 1, 1))
        last = min(date.fromisoformat(away["last"]), date(year, 12, 31))
        days += max((last - first).days + 1, 0)
    return days
