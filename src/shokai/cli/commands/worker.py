"""The command `shokai worker`: thinks for the bots of several web processes."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_server
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai worker --database postgresql://shokai@db/shokai")
    add_server(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Thinks until it is told to stop."""
    from shokai.server.run import worker

    return worker(asked, speak)
