"""What `shokai admin` can be asked."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any

# What people and tables are called, where it begins like an option: one in sixty-four does. No option is so long.
from shokai.games import GAMES

_ID = re.compile(r"-[A-Za-z0-9_-]{15}")


def add_admin(admin: argparse.ArgumentParser, common: Any, say: Callable[..., str], number: Any) -> None:
    """Adds the operator's commands, each with the options of the database."""

    class Parser(type(admin)):  # type: ignore[misc]  # whichever parser the command has
        def _parse_optional(self, arg_string: str) -> Any:
            """Whether a word is an option; None for one that is not."""
            return None if _ID.fullmatch(arg_string) else super()._parse_optional(arg_string)

    commands = admin.add_subparsers(dest="admin", metavar="WHAT", required=True, parser_class=Parser)

    def command(name: str, example: str) -> argparse.ArgumentParser:
        text = say(f"cli-admin-{name}-help")
        parser = commands.add_parser(
            name, help=text, description=text, parents=[common], epilog=f"{say('cli-example')}: shokai admin {example}"
        )
        parser.add_argument("--data", metavar="FILE", help=say("server-help-data"))
        parser.add_argument("--database", metavar="URL", help=say("server-help-database"))
        if name != "export":
            parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
        return parser

    def paged(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--page", type=number, default=1, metavar="N", help=say("admin-help-page"))
        parser.add_argument("--rows", type=number, default=50, metavar="N", help=say("admin-help-rows"))

    people = command("people", "people --search anna")
    people.add_argument("--search", default="", metavar="TEXT", help=say("admin-help-search"))
    people.add_argument("--blocked", action="store_true", help=say("admin-help-blocked"))
    paged(people)

    tables = command("tables", "tables --state playing --failing")
    tables.add_argument("--search", default="", metavar="TEXT", help=say("admin-help-search-tables"))
    tables.add_argument("--state", metavar="STATE", help=say("admin-help-state"))
    tables.add_argument("--game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    tables.add_argument("--host", dest="of_host", default="", metavar="PERSON", help=say("admin-help-host"))
    tables.add_argument("--person", default="", metavar="PERSON", help=say("admin-help-at"))
    tables.add_argument("--failing", action="store_true", help=say("admin-help-failing"))
    paged(tables)

    def of_person(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
        parser.add_argument("person", metavar="PERSON", help=say("admin-help-person"))
        return parser

    paged(of_person(command("person", "person Anna")))

    block = command("block", "block 192.0.2.0/24")
    block.add_argument("who", nargs="?", metavar="WHO", help=say("admin-help-block-who"))
    block.add_argument("--force", action="store_true", help=say("admin-help-force"))
    command("unblock", "unblock 192.0.2.0/24").add_argument("who", metavar="WHO", help=say("admin-help-who"))
    command("end", "end TABLE").add_argument("table", metavar="TABLE", help=say("admin-help-table"))
    delete = of_person(command("delete", "delete Anna"))
    delete.add_argument("--yes", action="store_true", help=say("admin-help-yes"))
    export = of_person(command("export", "export Anna anna.jsonl"))
    export.add_argument("file", metavar="FILE", help=say("admin-help-file"))
    export.add_argument("--with-running", action="store_true", help=say("admin-help-with-running"))
    busy = command("busy", "busy --server https://play.example.org")
    busy.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help=say("admin-help-server"))
