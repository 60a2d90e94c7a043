"""The command `shokai import`: reads an export into an empty database."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_database
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai import tables.jsonl --database postgresql://shokai@db/shokai")
    parser.add_argument("file", metavar="FILE", help=parser.speak.say("transfer-help-import-file"))
    add_database(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Reads the file."""
    from shokai.server.storage.transfer import import_

    return import_(asked, speak)
