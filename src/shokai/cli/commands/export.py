"""The command `shokai export`: everything of a server's database, as a file."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_database
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai export tables.jsonl")
    parser.add_argument("file", metavar="FILE", help=parser.speak.say("transfer-help-export-file"))
    add_database(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Writes the file."""
    from shokai.server.storage.transfer import export

    return export(asked, speak)
