"""The command `shokai load`: how many tables a server can carry."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_json
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai load --tables 300 --seconds 20 --json")
    parser.add_argument("--tables", type=parser.number, default=300, metavar="N", help=say("load-help-tables"))
    parser.add_argument("--seconds", type=parser.number, default=20, metavar="S", help=say("load-help-seconds"))
    parser.add_argument("--address", metavar="URL", help=say("load-help-address"))
    parser.add_argument("--database", metavar="URL", help=say("load-help-database"))
    parser.add_argument("--processes", type=parser.number, default=1, metavar="N", help=say("load-help-processes"))
    parser.add_argument("--apart", action="store_true", help=say("load-help-apart"))
    parser.add_argument("--share", type=parser.number, metavar="PERCENT", help=say("load-help-share"))
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Plays at many tables at once and measures."""
    from shokai.server.load import load

    return load(asked, speak)
