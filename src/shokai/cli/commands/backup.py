"""The command `shokai backup`: copies a database file, also while a server works with it, and puts a copy back."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_database
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai backup tables.db")
    parser.add_argument("file", metavar="FILE", help=parser.speak.say("transfer-help-backup-file"))
    parser.add_argument("--restore", action="store_true", help=parser.speak.say("transfer-help-restore"))
    add_database(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Copies the file."""
    from shokai.server.storage.backups import backup

    return backup(asked, speak)
