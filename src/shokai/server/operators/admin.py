"""`shokai admin`: what an operator does in a terminal. It works on the database; servers that run hear of it."""

from __future__ import annotations

import http.client
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rich.cells import cell_len
from sqlalchemy import Connection

from shokai.server import logs
from shokai.server.operators import forgetting, operating
from shokai.server.operators.desk import at_one_moment, carried_out, note
from shokai.server.operators.gate import ADMIN
from shokai.server.operators.house_commands import HOUSE_COMMANDS
from shokai.server.operators.person_export import person_lines, tables_of
from shokai.server.settings import Settings, settings_from
from shokai.server.storage.files import appearing
from shokai.server.storage.migrating import bring_up_to_date, revision_of
from shokai.server.storage.transfer import counts, existing, opened, refuse_existing
from shokai.server.tables.chairs import GONE
from shokai.texts import Refusal, Say, Speaker

DONE, NOT_DONE = 0, 1
HOUR, DAY = 3600, 86_400
# Seconds for a server's answer, and bytes of it.
PATIENCE, LONGEST = 30, 1 << 22


def admin(asked: Any, speak: Speaker) -> int:
    """Carries out what an operator asks."""
    settings = settings_from(asked)
    # What was done is a line on standard error, as in a server's log.
    logs.set_up(settings.log_level, settings.log_format)
    if asked.admin == "busy":
        return _busy(asked, speak, settings)
    _prepare(settings.database)
    done: int = _COMMANDS[asked.admin](asked, speak, settings.database)
    return done


def _prepare(url: str) -> None:
    with opened(existing(url)) as engine, engine.begin() as connection:
        if revision_of(connection) is None:
            raise Refusal(Say("transfer-nothing-there"))
        bring_up_to_date(connection)


# Lists.


def _people(asked: Any, speak: Speaker, url: str) -> int:
    told = carried_out(url, operating.people_listed, asked.search, asked.blocked, asked.page, asked.rows)
    if asked.json:
        return _json(told)
    head = [speak.say(f"admin-column-{name}") for name in ("id", "name", "tables", "updated", "state")]
    rows = [
        [row["id"], row["name"], str(row["tables"]), _date(row["updated"]), _kind(speak, row)] for row in told["people"]
    ]
    return _listed(speak, head, rows, told)


def _kind(speak: Speaker, row: dict[str, Any]) -> str:
    words = [speak.say("admin-account" if row["account"] else "admin-guest")]
    return ", ".join([*words, *([speak.say("admin-is-blocked")] if row["blocked"] else [])])


def _tables(asked: Any, speak: Speaker, url: str) -> int:
    told = carried_out(
        url, operating.tables_listed, asked.search, asked.state, asked.game, asked.of_host, asked.person, asked.failing,
        asked.page, asked.rows,
    )  # fmt: skip
    return _json(told) if asked.json else _listed(speak, *_of_tables(speak, told), told)


def _of_tables(speak: Speaker, told: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    gone = speak.say("somebody-who-left")
    columns = ("id", "game", "state", "age", "events", "failures", "seats")
    rows = [
        [
            row["id"], row["game"], speak.say(f"admin-state-{row['state']}"), _age(speak, row["age"]),
            str(row["events"]), str(row["bot_failures"] or ""),
            ", ".join(gone if name == GONE else name for name in row["seats"]),
        ]
        for row in told["tables"]
    ]  # fmt: skip
    return [speak.say(f"admin-column-{name}") for name in columns], rows


def _person(asked: Any, speak: Speaker, url: str) -> int:
    told = carried_out(url, operating.person_told, asked.person, asked.page, asked.rows)
    if asked.json:
        return _json(told)
    print(f"{told['name']} ({told['id']}): {_kind(speak, told)}")
    print(speak.say("admin-person", since=_date(told["created"]), games=told["games"], tokens=told["tokens"]))
    return _listed(speak, *_of_tables(speak, told), told)


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _age(speak: Speaker, seconds: float) -> str:
    if seconds >= 2 * DAY:
        return speak.say("admin-days", n=int(seconds / DAY))
    if seconds >= 2 * HOUR:
        return speak.say("admin-hours", n=int(seconds / HOUR))
    return speak.say("admin-minutes", n=int(seconds / 60))


def _listed(speak: Speaker, head: list[str], rows: list[list[str]], told: dict[str, Any]) -> int:
    _print_columns([head, *rows] if rows else [])
    pages = max(-(-told["total"] // told["rows"]), 1)
    print(speak.say("admin-listed", total=told["total"], page=told["page"], pages=pages))
    return DONE


def _print_columns(lines: Sequence[Sequence[str]]) -> None:
    """Columns as wide as what is in them; characters of Japanese take two places."""
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (text + " " * (width - cell_len(text)) for text, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def _json(told: Any) -> int:
    print(json.dumps(told, indent=2, ensure_ascii=False))
    return DONE


# What changes something.


def _block(asked: Any, speak: Speaker, url: str) -> int:
    if asked.who is None:
        return _blocked(asked, speak, url)
    return _told_block(asked, speak, carried_out(url, operating.block, asked.who, asked.force))


def _unblock(asked: Any, speak: Speaker, url: str) -> int:
    return _told_block(asked, speak, carried_out(url, operating.unblock, asked.who))


def _told_block(asked: Any, speak: Speaker, done: dict[str, Any]) -> int:
    note(asked.admin, done.get("id") or done["address"])
    if asked.json:
        return _json(done)
    who = f"{done['name']} ({done['id']})" if "id" in done else done["address"]
    if not done["changed"]:
        print(speak.say("admin-was-blocked" if done["blocked"] else "admin-was-not-blocked", who=who))
    else:
        print(speak.say("admin-blocked" if done["blocked"] else "admin-unblocked", who=who))
    return DONE


def _blocked(asked: Any, speak: Speaker, url: str) -> int:
    told = carried_out(url, operating.blocked)
    if asked.json:
        return _json(told)
    _print_columns([[row["id"], row["name"]] for row in told["people"]])
    _print_columns([[row["address"], _date(row["created"])] for row in told["addresses"]])
    print(speak.say("admin-blocked-in-all", people=len(told["people"]), addresses=len(told["addresses"])))
    return DONE


def _end(asked: Any, speak: Speaker, url: str) -> int:
    done = carried_out(url, operating.end, asked.table)
    if done["was"] != done["state"]:
        note("end", done["id"])
    if asked.json:
        return _json(done)
    print(speak.say("admin-ended" if done["was"] != done["state"] else "admin-was-over", table=done["id"]))
    return DONE


def _delete(asked: Any, speak: Speaker, url: str) -> int:
    plan = carried_out(url, forgetting.to_forget, asked.person)
    if not asked.yes:
        print(speak.say("admin-will-delete", **_forgotten(plan)))
        if not _confirmed(speak):
            print(speak.say("admin-nothing-deleted"))
            return NOT_DONE
    # By the id: the name may be somebody else's by now.
    done = carried_out(url, forgetting.forget, plan["id"])
    note("delete", done["id"])
    if asked.json:
        return _json(done)
    print(speak.say("admin-deleted", **_forgotten(done), chat=done["chat"], tokens=done["tokens"]))
    for name in ("deleted", "kept"):
        if done[name]:
            print(f"  {speak.say(f'admin-tables-{name}')}: {' '.join(done[name])}")
    return DONE


def _forgotten(done: dict[str, Any]) -> dict[str, Any]:
    who = f"{done['name']} ({done['id']})"
    return {"who": who, "deleted": len(done["deleted"]), "kept": len(done["kept"])}


def _confirmed(speak: Speaker) -> bool:
    try:
        typed = input(f"{speak.say('admin-sure')} ")
    except EOFError:
        print()
        return False
    return typed.strip().lower() in ("yes", "y", speak.say("admin-yes").lower())


def _export(asked: Any, speak: Speaker, url: str) -> int:
    path, told = Path(asked.file), Counter[str]()
    refuse_existing(path)

    def write(connection: Connection) -> tuple[str, int]:
        id = operating.person_called(connection, asked.person)["id"]
        left_out = len(tables_of(connection, id, True)) - len(tables_of(connection, id, asked.with_running))
        with appearing(path) as fresh, fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(person_lines(connection, id, asked.with_running, told))
        return id, left_out

    id, left_out = at_one_moment(url, write)
    note("export", id)
    print(speak.say("transfer-exported", path=asked.file, **counts(told)))
    if left_out:
        print(speak.say("admin-left-out", tables=left_out))
    if asked.with_running:
        print(speak.say("admin-has-seeds", path=asked.file))
    return DONE


_COMMANDS: dict[str, Callable[[Any, Speaker, str], int]] = {
    "people": _people, "tables": _tables, "person": _person, "block": _block, "unblock": _unblock, "end": _end,
    "delete": _delete, "export": _export, **HOUSE_COMMANDS,
}  # fmt: skip


# A server that runs.


def _busy(asked: Any, speak: Speaker, settings: Settings) -> int:
    if not settings.admin_token:
        raise Refusal(Say("admin-needs-token"))
    told = _asked_of(asked.server, f"{ADMIN}/busy", settings.admin_token)
    if asked.json:
        return _json(told)
    amounts = {name: value for name, value in told.items() if isinstance(value, int | float)}
    _print_columns([[speak.say(f"admin-busy-{name.replace('_', '-')}"), str(value)] for name, value in amounts.items()])
    _print_columns([["  " + row["address"], str(row["connections"])] for row in told["addresses"]])
    for row in told["bots_failing"]:
        print(speak.say("admin-bot-fails", table=row["id"], bot=row["bot"] or "", failures=row["bot_failures"]))
    for code, n in sorted(told["refused"].items()):
        print(speak.say("admin-refused", code=code, n=n))
    for name, limit in told["limits"].items():
        print(speak.say("admin-limit", name=name, per_second=limit["per_second"], at_once=limit["at_once"]))
        _print_columns([["  " + one["key"], f"{round(100 * one['used'])} %"] for one in limit["fullest"]])
    for name, most in told["most"].items():
        print(speak.say("admin-most", name=name, most=most))
    return DONE


def _asked_of(server: str, path: str, token: str) -> Any:
    """What a server answers the operator. The token goes nowhere else: redirections are not followed."""
    try:
        parts = urlsplit(server)
        port = parts.port
    except ValueError:
        raise Refusal(Say("admin-bad-server", server=server)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise Refusal(Say("admin-bad-server", server=server))
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname, port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        told = json.loads(answer.read(LONGEST))
        why = "" if answer.status == 200 else str(told["text"])
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError) as error:
        why = str(error).strip() or type(error).__name__
        raise Refusal(Say("admin-no-answer", server=server, why=why.removesuffix("."))) from None
    finally:
        connection.close()
    if why:
        raise Refusal(Say("admin-no-answer", server=server, why=why.removesuffix(".")))
    return told
