"""Options that several commands have, with the same words for each."""

from __future__ import annotations

from shokai.bots import BOTS, LEVELS
from shokai.cli.parser import Parser
from shokai.engine.engine import MOST_DECISIONS
from shokai.games import GAMES


def bot_words() -> dict[str, tuple[str, ...]]:
    """The bots and levels that help texts list."""
    # What follows the colon of one's own bots is the same in every language.
    whose = {"program": "program:COMMAND", "python": "python:MODULE:CLASS"}
    return {"bots": tuple(whose.get(name, name) for name in BOTS), "levels": tuple(LEVELS)}


def add_game(parser: Parser) -> None:
    """The game, which comes first and must be named."""
    parser.add_argument("game", metavar="GAME", help=parser.speak.say("cli-help-game", games=GAMES))


def add_file(parser: Parser) -> None:
    """A record."""
    parser.add_argument("file", metavar="FILE", help=parser.speak.say("cli-help-file"))


def add_json(parser: Parser) -> None:
    """Results for programs."""
    parser.add_argument("--json", action="store_true", help=parser.speak.say("cli-help-json"))


def add_backend(parser: Parser, told: str = "cli-help-backend") -> None:
    """How the rules run; a command that plays no games of bots has a default of its own to tell."""
    parser.add_argument("--backend", metavar="NAME", help=parser.speak.say(told))


def add_most_decisions(parser: Parser, told: str) -> None:
    """After how many decisions games are truncated; each command says in its own words what that means."""
    parser.add_argument(
        "--most-decisions", type=parser.number, default=MOST_DECISIONS, metavar="N",
        help=parser.speak.say(told, most=MOST_DECISIONS),
    )  # fmt: skip


def add_database(parser: Parser) -> None:
    """Which database."""
    say = parser.speak.say
    parser.add_argument("--data", metavar="FILE", help=say("server-help-data"))
    parser.add_argument("--database", metavar="URL", help=say("server-help-database"))


def add_server(parser: Parser) -> None:
    """What `serve` and `worker` share."""
    say = parser.speak.say
    add_database(parser)
    parser.add_argument("--secret", metavar="TEXT", help=say("server-help-secret"))
    parser.add_argument("--thinkers", metavar="N", help=say("server-help-thinkers"))
    parser.add_argument("--bots-alone", metavar="N", help=say("server-help-bots-alone"))
    parser.add_argument("--log-level", metavar="LEVEL", help=say("server-help-log-level"))
    parser.add_argument("--log-format", metavar="FORMAT", help=say("server-help-log-format"))
    parser.add_argument(
        "--no-compile", dest="compile", action="store_const", const="no", help=say("server-help-compile")
    )
