"""The command `shokai admin`: what an operator can ask and do."""

from __future__ import annotations

import re
from typing import Any

from shokai.cli.options import add_database, add_json
from shokai.cli.parser import Parser, language_option
from shokai.games import GAMES
from shokai.texts import Speaker

# What people and tables are called, where it begins like an option: one in sixty-four does. No option is so long.
_ID = re.compile(r"-[A-Za-z0-9_-]{15}")


class _Parser(Parser):
    def _parse_optional(self, arg_string: str) -> Any:
        """Whether a word is an option; None for one that is not."""
        return None if _ID.fullmatch(arg_string) else super()._parse_optional(arg_string)


def declare(parser: Parser) -> None:
    """What can be asked: a command of the operator, each with the options of the database."""
    say = parser.speak.say
    parser.example("shokai admin tables --state playing")
    commands = parser.add_subparsers(dest="admin", metavar="WHAT", required=True, parser_class=_Parser)
    # Typed for parsers of the same class only, which argparse does not need.
    common: Any = language_option(parser.speak)

    def command(name: str, example: str) -> Parser:
        text = say(f"cli-admin-{name}-help")
        asked = commands.add_parser(name, help=text, description=text, parents=[common], speak=parser.speak)
        asked.example(f"shokai admin {example}")
        add_database(asked)
        if name != "export":
            add_json(asked)
        return asked

    def paged(parser: Parser) -> None:
        parser.add_argument("--page", type=parser.number, default=1, metavar="N", help=say("admin-help-page"))
        parser.add_argument("--rows", type=parser.number, default=50, metavar="N", help=say("admin-help-rows"))

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

    def of_person(parser: Parser) -> Parser:
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
    reset = of_person(command("reset", "reset Anna --server https://play.example.org"))
    reset.add_argument("--hours", type=reset.number, default=24, metavar="N", help=say("admin-help-hours"))
    invite = command("invite", "invite --server https://play.example.org")
    invite.add_argument("--days", type=invite.number, default=14, metavar="N", help=say("admin-help-days"))
    for parser in (reset, invite):
        parser.add_argument("--server", default="", metavar="URL", help=say("admin-help-link"))
    registration = command("registration", "registration invited")
    registration.add_argument("who", nargs="?", metavar="WHO", help=say("admin-help-registration"))
    announce = command("announce", 'announce "Maintenance tonight at ten"')
    announce.add_argument("text", nargs="?", metavar="TEXT", help=say("admin-help-announcement"))
    announce.add_argument("--clear", action="store_true", help=say("admin-help-clear"))
    keep = command("keep", "keep 365")
    keep.add_argument("days", nargs="?", metavar="DAYS", help=say("admin-help-keep"))
    keep.add_argument("--now", action="store_true", help=say("admin-help-now"))
    hosts = command("hosts", 'hosts Anna "Ben K"')
    hosts.add_argument("names", nargs="*", metavar="NAME", help=say("admin-help-host-names"))
    hosts.add_argument("--everybody", action="store_true", help=say("admin-help-everybody-hosts"))
    bots = command("bots", "bots pause")
    bots.add_argument("what", nargs="?", metavar="WHAT", help=say("admin-help-bots"))
    busy = command("busy", "busy --server https://play.example.org")
    busy.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help=say("admin-help-server"))


def run(asked: Any, speak: Speaker) -> int:
    """Asks the database, or the server."""
    from shokai.server.operators.admin import admin

    return admin(asked, speak)
